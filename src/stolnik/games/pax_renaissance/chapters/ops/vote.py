"""Vote, a political op (F6): a majority of concessions changes a regime."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import SIDES, Empire, Op
from ...edition import refused
from ...events import Voted
from ...state import Pax
from ..tableau import ability_count, prestige, side_of
from ..tokens import concessions_at
from ..wars.regime_change import regime_change


def vote_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """The empires in the half of any tableau that the icon names."""
    assert op.side in SIDES
    for player in g.players:
        for empire in player.row(op.side):
            if empire in g.box.empires:
                yield ("vote", empire)


@rule("PAX1 E4.7 E4.12", "PAX2 E4.7 E4.12 GLO.Vassal.7 GLO.Op.2")
def refuse_vote(g: Pax, seat: Seat, card: str, op: Op, empire: Empire) -> Refusal | None:
    """An empire in play, no vassal, on the right side, with a majority and its price."""
    half = side_of(g, empire)
    if half is None or empire in g.suzerains:
        return refused(g, "PAX1-F6.3", "PAX2-F6.3")
    if half != op.side:
        return refused(g, "PAX1-F6.2", "PAX2-F6.2")
    if not has_majority(g, seat, empire):
        own, others = _votes(g, seat, empire), _most_votes_against(g, seat, empire)
        return refused(g, "PAX1-F6.5", "PAX2-F6.6", figures="votes", count=own, others=others)
    price, have = price_of_vote(g, seat, empire), g.players[seat].florins
    if have < price:
        return refused(g, "PAX1-F6.4", "PAX2-F6.4", figures="price", florins=price, have=have)
    return None


@rule("PAX1 F6.4", "PAX2 F6.4 GLO.RepressedToken.2")
def price_of_vote(g: Pax, seat: Seat, empire: Empire) -> int:
    """A florin for each token that the empire represses; an ability lets patrons lower it."""
    price = len(g.repressed.get(empire, ()))
    if price and (cards := ability_count(g, seat, "patron_reduces_price_of_votes")):
        price = max(0, price - cards * prestige(g, seat, "patron"))
    return price


@rule("PAX1 F6.5 GL.Concession.3", "PAX2 F6.6 GLO.Concession.3")
def has_majority(g: Pax, seat: Seat, empire: Empire) -> bool:
    """More concessions on its borders than any other single player has (1e R24)."""
    return _votes(g, seat, empire) > _most_votes_against(g, seat, empire)


def _most_votes_against(g: Pax, seat: Seat, empire: Empire) -> int:
    """The votes of the rival who has most."""
    return max(_votes(g, rival, empire) for rival in range(len(g.players)) if rival != seat)


@rule("PAX1 GL.Ability.2 A1.1", "PAX2 GLO.Ability.2")
def _votes(g: Pax, seat: Seat, empire: Empire) -> int:
    """The votes of a player: one a concession, and abilities may double that again and again."""
    votes = concessions_at(g, empire, seat)
    if votes:
        votes <<= ability_count(g, seat, "own_concessions_count_double_in_fairs_and_votes")
    return votes


@rule(
    "PAX1 F6.1 F6.4 F6.6 E4.14 GL.China.2",
    "PAX2 F6.1 F6.4 F6.8 F6.9 E4.14 GLO.China.2 GLO.Gambit.3",
)
def vote(g: Pax, seat: Seat, card: str, op: Op, empire: Empire) -> Flow[None]:
    """Pay for the repressed, and the regime changes: an own monarchy becomes a republic."""
    price = price_of_vote(g, seat, empire)
    g.players[seat].florins -= price
    g.tell(Voted(seat, empire, price))
    yield from regime_change(g, seat, empire, "vote")
