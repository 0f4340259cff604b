"""6.1 Phase 3: granting the Hetman's mace."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_secretly
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events import BidMade, MaceGranted
from ...state import GodsPlayground
from ..estate_management.clientele import COURT


def refuse_bid(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """A bid is any amount of one's own money (R5)."""
    have = g.players[ask.seat].money
    match move:
        case ("bid", int(needed)) if needed > have:
            return Refusal("BOZ-6.1.3", figures="money", about={"needed": needed, "have": have})
    return None


BID: Final = Topic("bid", verbs=("bid",), refuse=refuse_bid, set_by=("BOZ-6.1.3",))


@rule("BOZ 6.1.1 6.1.2")
def compare_court_tokens(g: GodsPlayground) -> None:
    """The highest token at the Royal Court takes the mace; those who tie will bid for it."""
    g.bids = [0] * len(g.players)
    highest = max(player.placed[COURT] for player in g.players)
    tied = [seat for seat, player in enumerate(g.players) if player.placed[COURT] == highest]
    if len(tied) == 1:
        grant(g, tied[0], "court")
    else:
        settle_tie(g, tied)


@rule("BOZ-6.1.8")
def settle_tie(g: GodsPlayground, tied: list[Seat]) -> None:
    """They bid, if any of them can; otherwise the mace stays where it was."""
    if any(g.players[seat].money for seat in tied):
        g.bidders = tied
    else:
        grant(g, g.hetman, "kept")


@rule("BOZ 6.1.3 6.1.4 6.1.5 6.1.6 6.1.7 6.1.8")
def bidding(g: GodsPlayground) -> Flow[None]:
    """Secret bids, all of which are paid; who ties for the highest bids again.

    If nobody bids anything, nobody wants to bid, and the mace stays where it was (R5).
    """
    bidders = g.bidders
    most = max(g.players[seat].money for seat in bidders)
    sums: dict[Move, int] = {("bid", zlotys): zlotys for zlotys in range(most + 1)}
    answers = yield from choose_secretly(
        [
            Ask.of(seat, BID, [move for move in sums if sums[move] <= g.players[seat].money])
            for seat in bidders
        ]
    )
    bids = {seat: sums[move] for seat, move in zip(bidders, answers)}
    for seat, zlotys in bids.items():
        g.players[seat].money -= zlotys
        g.bids[seat] += zlotys
        g.tell(BidMade(seat, zlotys))
    highest = max(bids.values())
    tied = [seat for seat in bidders if bids[seat] == highest]
    g.bidders = []
    if highest == 0:
        grant(g, g.hetman, "kept")
    elif len(tied) == 1:
        grant(g, tied[0], "bid")
    else:
        settle_tie(g, tied)


def grant(g: GodsPlayground, seat: Seat, reason: str) -> None:
    """The Hetman takes the mace, and is first in turn order for this turn."""
    g.hetman = seat
    g.tell(MaceGranted(seat, reason))
