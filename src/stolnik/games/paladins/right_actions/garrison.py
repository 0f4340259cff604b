"""Garrison: Strength puts an Outpost into a region, and Faith grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.events import OutpostPlaced
from stolnik.games.paladins.regions import refuse_all_spaces, settle, space_reward
from stolnik.games.paladins.resources import pay_provisions
from stolnik.games.paladins.state import Paladins, outpost
from stolnik.games.paladins.workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
LACKS_PROVISIONS: Final = Refusal("PAL-GAR.2")


def outposts_placed(g: Paladins, seat: Seat) -> int:
    return g.pieces.count(outpost(seat))


@rule("PAL-ACT.9", "PAL-GAR.2", "PAL-GAR.4")
def refuse_garrison(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "garrison")
    if lacking is not None:
        return lacking
    placed = outposts_placed(g, seat)
    if placed == len(g.box.outpost_track):
        return SEVEN_TIMES
    if p.provisions < cost(g, seat):
        return LACKS_PROVISIONS
    return refuse_all_spaces(g, seat, "garrison")


@rule(
    "PAL-GAR.1",
    "PAL-GAR.2",
    "PAL-GAR.3",
    "PAL-GAR.6",
    "PAL-GAR.8",
    "PAL-ACT.3",
    "PAL-ACT.4",
)
def garrison(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions put the leftmost Outpost on a space; the space it leaves shows Faith."""
    placed = outposts_placed(g, seat)
    yield from place_workers(g, seat, "garrison")
    pay_provisions(g, seat, cost(g, seat))
    at = yield from settle(g, seat, "garrison", outpost(seat))
    g.tell(OutpostPlaced(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, g.box.outpost_track[placed].uncovers)
    yield from paladins.after_action(g, seat, "garrison")
    yield from townsfolk.after_action(g, seat, "garrison")


def cost(g: Paladins, seat: Seat) -> int:
    """The Provisions above the next Outpost."""
    printed = g.box.outpost_track[outposts_placed(g, seat)].cost
    return paladins.provisions_due(g, g.players[seat], "garrison", printed)
