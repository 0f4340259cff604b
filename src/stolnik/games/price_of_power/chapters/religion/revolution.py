"""Forms of Government that bring the revolution to a Realm, or end it there."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import Idea
from ...state import Europe
from ..board.ownership import capital_area
from .faiths import is_of, shown_faith
from .religion_tokens import REVOLUTIONARY, change_faith, remove_revolution
from .state_religion import adopt


@rule("EU 15.0.18 15.2.4")
def turn_with_government(g: Europe, seat: Seat, idea: Idea) -> Flow[None]:
    """A Revolutionary Regime makes a Realm Revolutionary; any other Form makes it what it was.

    Where Diverse Faiths are below the revolution, the Realm returns to its first State Religion.
    """
    area = capital_area(g, seat)
    for modifier in idea.passive:
        if modifier["mod"] == "state_religion":
            faith = g.box.faith_of[str(modifier["to"])]
            yield from adopt(g, seat, faith)
            yield from change_faith(g, seat, area, faith)
            return
    if idea.government and is_of(g, seat, REVOLUTIONARY):
        remove_revolution(g, area)
        faith = shown_faith(g, area)
        if not g.box.faiths[faith].group:
            faith = g.box.setups[g.players[seat].realm].faith
        yield from adopt(g, seat, faith)
