"""Garrison: Strength puts an Outpost into a region, and Faith grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events import OutpostPlaced
from ...state import Paladins, outpost
from .. import rewards, townsfolk
from ..regions import refuse_all_spaces, refuse_space, settle, space_reward
from ..resources import short_of_provisions
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("space", str(space)):
            return refuse_space(g, ask.seat, "garrison", g.box.space_at[space])
    return None


OUTPOST_SPACE: Final = Topic(
    "outpost_space", verbs=("space",), refuse=_refuse_answer, set_by=("PAL-GAR.5",)
)


def outposts_placed(g: Paladins, seat: Seat) -> int:
    return g.pieces.count(outpost(seat))


@rule("PAL GAR.2 GAR.4")
def refuse_garrison(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "garrison")
    if lacking is not None:
        return lacking
    placed = outposts_placed(g, seat)
    if placed == len(g.box.outpost_track):
        return SEVEN_TIMES
    price = cost(g, seat)
    if p.provisions < price:
        return short_of_provisions("PAL-GAR.2", price, p)
    return refuse_all_spaces(g, seat, "garrison")


@rule("PAL GAR.1 GAR.2 GAR.3 GAR.6 GAR.8 ACT.3 ACT.4")
def garrison(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions put the leftmost Outpost on a space; the space it leaves shows Faith."""
    placed = outposts_placed(g, seat)
    yield from place_workers(g, seat, "garrison", provisions=cost(g, seat))
    at = yield from settle(g, seat, "garrison", outpost(seat), OUTPOST_SPACE)
    g.tell(OutpostPlaced(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, g.box.outpost_track[placed].uncovers)
    yield from paladin_cards.after_action(g, seat, "garrison")
    yield from townsfolk.after_action(g, seat, "garrison")


def cost(g: Paladins, seat: Seat) -> int:
    """The Provisions above the next Outpost."""
    printed = g.box.outpost_track[outposts_placed(g, seat)].cost
    return paladin_cards.provisions_due(g, g.players[seat], "garrison", printed)
