"""Commission: Faith sends a Monk to a region, and Influence grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events import MonkSent
from ...state import Paladins, monk
from .. import rewards, townsfolk
from ..regions import refuse_all_spaces, refuse_space, settle, space_reward
from ..resources import short_of_provisions
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("space", str(space)):
            return refuse_space(g, ask.seat, "commission", g.box.space_at[space])
    return None


MONK_SPACE: Final = Topic(
    "monk_space", verbs=("space",), refuse=_refuse_answer, set_by=("PAL-COM.5",)
)


def monks_sent(g: Paladins, seat: Seat) -> int:
    return g.pieces.count(monk(seat))


@rule("PAL COM.2 COM.4")
def refuse_commission(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "commission")
    if lacking is not None:
        return lacking
    sent = monks_sent(g, seat)
    if sent == len(g.box.monk_track):
        return SEVEN_TIMES
    price = cost(g, seat)
    if p.provisions < price:
        return short_of_provisions("PAL-COM.2", price, p)
    return refuse_all_spaces(g, seat, "commission")


@rule("PAL COM.1 COM.2 COM.3 COM.6 COM.8 ACT.3 ACT.4")
def commission(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions send the leftmost Monk to a space; the space it leaves shows Influence."""
    sent = monks_sent(g, seat)
    yield from place_workers(g, seat, "commission", provisions=cost(g, seat))
    at = yield from settle(g, seat, "commission", monk(seat), MONK_SPACE)
    g.tell(MonkSent(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, g.box.monk_track[sent].uncovers)
    yield from paladin_cards.after_action(g, seat, "commission")
    yield from townsfolk.after_action(g, seat, "commission")


def cost(g: Paladins, seat: Seat) -> int:
    """The Provisions above the next Monk."""
    printed = g.box.monk_track[monks_sent(g, seat)].cost
    return paladin_cards.provisions_due(g, g.players[seat], "commission", printed)
