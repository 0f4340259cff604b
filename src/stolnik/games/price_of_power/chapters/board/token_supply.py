"""Tokens for Ill Health, Interest and Plague come from one supply; it may run out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...events.phases import PlagueLifted, TokenTaken
from ...state import Europe
from .supply import ill_or_interest_left

TOKENS = Topic(
    "tokens",
    verbs=("take_interest", "take_plague"),
    set_by=("EU-2.2.2",),
)


@rule("EU 2.2.1 2.2.2 2.2.3 2.2.4")
def find_token(g: Europe, seat: Seat) -> Flow[bool]:
    """A token of the Supply or, when it has none, one from elsewhere that this player chooses."""
    if ill_or_interest_left(g) > 0:
        return True
    places: dict[Move, Callable[[], None]] = {
        ("take_interest", owner): partial(_less_interest, g, seat, owner)
        for owner, player in enumerate(g.players)
        if player.interest
    }
    for area in g.plague:
        places["take_plague", g.box.areas[area].id] = partial(_less_plague, g, area)
    if not places:
        return False
    taking = yield from choose_thing(seat, TOKENS, places)
    taking()
    return True


def _less_interest(g: Europe, seat: Seat, owner: Seat) -> None:
    g.players[owner].interest -= 1
    g.tell(TokenTaken(seat, owner))


def _less_plague(g: Europe, area: int) -> None:
    g.plague.remove(area)
    g.tell(PlagueLifted(g.box.areas[area].id))
