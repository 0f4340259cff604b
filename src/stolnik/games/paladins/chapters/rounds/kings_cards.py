"""King's Orders and King's Favours: revealed Round by Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import WORKERS, FavourId, Price
from ...events import FavourRevealed, FavourUsed, OrderRevealed
from ...state import EMPTY, Paladins
from .. import rewards
from ..burdens.debts import gain_debts
from ..resources import (
    pay,
    short_of_provisions,
    short_of_silver,
)
from ..workers import (
    can_fill,
    choose_workers,
    refuse_placing,
    short_of_workers,
)

NOT_REVEALED: Final = Refusal("PAL-FAV.1")
USED_THIS_ROUND: Final = Refusal("PAL-FAV.2")
LACKS_WORKER: Final = Refusal("PAL-FAV.4")
NO_DEBT_LEFT: Final = Refusal("PAL-FAV.4", figures="no_debt")

FAVOUR_WORKER: Final = Topic(
    "favour_worker", verbs=("place",), refuse=refuse_placing, set_by=("PAL-FAV.4",)
)
FAVOUR_REWARD: Final = Topic("favour_reward", verbs=("take",), set_by=("PAL-FAV.4",))


@rule("PAL RND.5 RND.6 RND.7 RND.8 ORD.1 ORD.2")
def reveal_kings_cards(g: Paladins) -> None:
    """Turn up the cards on the spaces marked with this Round's number."""
    for slot, order in zip(g.box.order_slots, g.orders):
        if slot.reveal_round == g.round:
            g.show()
            g.tell(OrderRevealed(order, slot.vp))
    for slot, favour in zip(g.box.favour_slots, g.favours):
        if slot.reveal_round == g.round:
            g.show()
            g.tell(FavourRevealed(favour))


def orders_face_up(g: Paladins) -> list[str]:
    return g.orders[: g.box.revealed_orders[g.round]]


@rule("PAL-FAV.1")
def favours_face_up(g: Paladins) -> list[FavourId]:
    """A Favour stays for the rest of the game once it is revealed."""
    return g.favours[: g.box.revealed_favours[g.round]]


def refuse_favour(g: Paladins, seat: Seat, card: FavourId) -> Refusal | None:
    """A Favour must be revealed and unused this Round; its Worker and its price are needed."""
    if card not in favours_face_up(g):
        return NOT_REVEALED
    refusal = refuse_revealed(g, seat, g.favours.index(card))
    if refusal is LACKS_WORKER:  # how many there are needs only who asks why not
        placing = g.box.favours[card].placing
        return short_of_workers(refusal.clause, g.players[seat].pool, placing)
    if refusal is USED_THIS_ROUND and g.favour_workers[g.favours.index(card)] >= 0:
        held = WORKERS[g.favour_workers[g.favours.index(card)]]
        return Refusal(refusal.clause, {"worker": held}, "standing")
    return refusal


def refuse_revealed(g: Paladins, seat: Seat, slot: int) -> Refusal | None:
    """The same for a Favour that lies face up; a Debt is its price while there is one (R-9)."""
    if g.favour_workers[slot] != EMPTY:
        return USED_THIS_ROUND
    favour = g.box.favours[g.favours[slot]]
    p = g.players[seat]
    if not can_fill(p.pool, favour.placing):
        return LACKS_WORKER
    cost = favour.cost
    if p.silver < cost.silver:
        return short_of_silver("PAL-FAV.4", cost.silver, p)
    if p.provisions < cost.provisions:
        return short_of_provisions("PAL-FAV.4", cost.provisions, p)
    return NO_DEBT_LEFT if g.debts < cost.gain_debt else None


def price(g: Paladins, seat: Seat, card: FavourId) -> Price:
    return g.box.favours[card].cost


def favour_options(g: Paladins, seat: Seat) -> list[Move]:
    return [
        ("favour", card)
        for slot, card in enumerate(favours_face_up(g))
        if refuse_revealed(g, seat, slot) is None
    ]


@rule("PAL FAV.2 FAV.4 ACT.2")
def use_favour(g: Paladins, seat: Seat, card: FavourId) -> Flow[None]:
    """A Worker on the card, its price paid, and its rewards are gained."""
    favour = g.box.favours[card]
    (worker,) = yield from choose_workers(g, seat, favour.placing, FAVOUR_WORKER)
    g.favour_workers[g.favours.index(card)] = worker
    cost = favour.cost
    pay(g.players[seat], cost)
    g.tell(FavourUsed(seat, card, WORKERS[worker], cost.silver, cost.provisions))
    gain_debts(g, seat, cost.gain_debt)
    yield from rewards.gain(g, seat, favour.rewards, choice=FAVOUR_REWARD)


@rule("PAL-REF.12")
def clear_favours(g: Paladins) -> None:
    """All Workers on King's Favours return to the main supply."""
    g.favour_workers = [EMPTY] * len(g.favours)
