"""King's Orders and King's Favours: revealed Round by Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import rewards
from stolnik.games.paladins.components import WORKERS, Favour, FavourId
from stolnik.games.paladins.debts import gain_debts
from stolnik.games.paladins.events import FavourRevealed, FavourUsed, OrderRevealed
from stolnik.games.paladins.resources import pay_provisions, pay_silver
from stolnik.games.paladins.state import EMPTY, Paladins, Player
from stolnik.games.paladins.workers import can_fill, choose_workers

NOT_REVEALED: Final = Refusal("PAL-FAV.1")
USED_THIS_ROUND: Final = Refusal("PAL-FAV.2")
LACKS_WORKER_OR_PRICE: Final = Refusal("PAL-FAV.4")


@rule("PAL-RND.5", "PAL-RND.6", "PAL-RND.7", "PAL-RND.8", "PAL-ORD.1", "PAL-ORD.2")
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


@rule("PAL-FAV.1", "PAL-FAV.2", "PAL-FAV.4")
def refuse_favour(g: Paladins, seat: Seat, card: FavourId) -> Refusal | None:
    """A Favour must be revealed and unused this Round; its Worker and its price are needed."""
    if card not in favours_face_up(g):
        return NOT_REVEALED
    if g.favour_workers[g.favours.index(card)] != EMPTY:
        return USED_THIS_ROUND
    favour = g.box.favours[card]
    p = g.players[seat]
    if not can_fill(p.pool, favour.placing) or not _can_pay(g, p, favour):
        return LACKS_WORKER_OR_PRICE
    return None


def _can_pay(g: Paladins, p: Player, favour: Favour) -> bool:
    """A Debt can be the price only while there is one (R-9)."""
    cost = favour.cost
    return p.silver >= cost.silver and p.provisions >= cost.provisions and g.debts >= cost.gain_debt


def favour_options(g: Paladins, seat: Seat) -> list[Move]:
    return [("favour", card) for card in favours_face_up(g) if not refuse_favour(g, seat, card)]


@rule("PAL-FAV.2", "PAL-FAV.4", "PAL-ACT.2")
def use_favour(g: Paladins, seat: Seat, card: FavourId) -> Flow[None]:
    """A Worker on the card, its price paid, and its rewards are gained."""
    favour = g.box.favours[card]
    (worker,) = yield from choose_workers(g, seat, favour.placing, "favour")
    g.favour_workers[g.favours.index(card)] = worker
    g.tell(FavourUsed(seat, card, WORKERS[worker]))
    pay_silver(g, seat, favour.cost.silver)
    pay_provisions(g, seat, favour.cost.provisions)
    gain_debts(g, seat, favour.cost.gain_debt)
    yield from rewards.gain(g, seat, favour.rewards)


@rule("PAL-REF.12")
def clear_favours(g: Paladins) -> None:
    """All Workers on King's Favours return to the main supply."""
    g.favour_workers = [EMPTY] * len(g.favours)
