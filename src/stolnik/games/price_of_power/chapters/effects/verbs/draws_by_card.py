"""Action Cards that cards let players draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Topic, choose_thing

from ....box.components import POWER_OF, POWERS
from ....state import Europe
from ...action_cards.decks import can_draw, draw
from ..numbers import number
from ..scope import Args, Scope, Verb
from .means import players

DRAWS = Topic("card_draws", verbs=("draw",), set_by=("EU-6.0.5",))


def _draw_cards(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Free of the price of Phase 1, from a deck that the card names or the player chooses."""
    kinds = range(len(POWERS)) if args["deck"] == "any" else [POWER_OF[str(args["deck"])]]
    for seat in players(g, scope, args):
        for _ in range(number(g, scope, seat, args["n"])):
            decks: dict[Move, int] = {
                ("draw", POWERS[deck]): deck for deck in kinds if can_draw(g, deck)
            }
            if decks:
                deck = yield from choose_thing(seat, DRAWS, decks)
                g.players[seat].hand.append(draw(g, seat, deck))


VERBS: Final[Mapping[str, Verb]] = {
    "draw_cards": _draw_cards,
}
