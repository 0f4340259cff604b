"""Fortify: Influence builds a Wall, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFLUENCE
from ...events import WallBuilt
from ...state import Paladins
from .. import rewards, townsfolk
from ..attributes import short_of, total
from ..resources import short_of_provisions
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
NO_WALL_LEFT: Final = Refusal("PAL-FOR.6")

WALL_REWARD: Final = Topic("wall_reward", verbs=("take",), set_by=("PAL-FOR.7",))


@rule("PAL FOR.2 FOR.4 FOR.5")
def refuse_fortify(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "fortify")
    if lacking is not None:
        return lacking
    built = len(p.walls)
    if built == len(g.box.wall_slots):
        return SEVEN_TIMES
    influence, needed = total(g, p, INFLUENCE), g.box.wall_slots[built].influence
    if influence < needed:
        return short_of("PAL-FOR.4", INFLUENCE, needed, influence)
    price = cost(g, seat)
    if p.provisions < price:
        return short_of_provisions("PAL-FOR.2", price, p)
    return None if g.wall_deck else NO_WALL_LEFT


@rule("PAL FOR.1 FOR.2 FOR.3 FOR.6 FOR.7 FOR.8 ACT.3 ACT.4")
def fortify(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions lay the top Wall of the deck on the leftmost empty slot, unseen before."""
    p = g.players[seat]
    yield from place_workers(g, seat, "fortify", provisions=cost(g, seat))
    wall = g.wall_deck.pop()
    g.show()
    p.walls.append(wall)
    g.tell(WallBuilt(seat, wall))
    yield from rewards.gain(g, seat, g.box.walls[wall].rewards, choice=WALL_REWARD)
    yield from paladin_cards.after_action(g, seat, "fortify")
    yield from townsfolk.after_action(g, seat, "fortify")


def cost(g: Paladins, seat: Seat) -> int:
    """The Provisions of the next Wall slot."""
    p = g.players[seat]
    return paladin_cards.provisions_due(g, p, "fortify", g.box.wall_slots[len(p.walls)].cost)
