"""Commission: Faith sends a Monk to a region, and Influence grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.events import MonkSent
from stolnik.games.paladins.regions import refuse_all_spaces, settle, space_reward
from stolnik.games.paladins.resources import pay_provisions
from stolnik.games.paladins.state import Paladins, monk
from stolnik.games.paladins.workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
LACKS_PROVISIONS: Final = Refusal("PAL-COM.2")


def monks_sent(g: Paladins, seat: Seat) -> int:
    return g.pieces.count(monk(seat))


@rule("PAL-ACT.9", "PAL-COM.2", "PAL-COM.4")
def refuse_commission(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "commission")
    if lacking is not None:
        return lacking
    sent = monks_sent(g, seat)
    if sent == len(g.box.monk_track):
        return SEVEN_TIMES
    if p.provisions < cost(g, seat):
        return LACKS_PROVISIONS
    return refuse_all_spaces(g, seat, "commission")


@rule(
    "PAL-COM.1",
    "PAL-COM.2",
    "PAL-COM.3",
    "PAL-COM.6",
    "PAL-COM.8",
    "PAL-ACT.3",
    "PAL-ACT.4",
)
def commission(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions send the leftmost Monk to a space; the space it leaves shows Influence."""
    sent = monks_sent(g, seat)
    yield from place_workers(g, seat, "commission")
    pay_provisions(g, seat, cost(g, seat))
    at = yield from settle(g, seat, "commission", monk(seat))
    g.tell(MonkSent(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, g.box.monk_track[sent].uncovers)
    yield from paladins.after_action(g, seat, "commission")
    yield from townsfolk.after_action(g, seat, "commission")


def cost(g: Paladins, seat: Seat) -> int:
    """The Provisions above the next Monk."""
    printed = g.box.monk_track[monks_sent(g, seat)].cost
    return paladins.provisions_due(g, g.players[seat], "commission", printed)
