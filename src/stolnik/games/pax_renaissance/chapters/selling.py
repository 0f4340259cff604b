"""Selling a card from the hand or the tableau (E3)."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import WEST, CardId, Op
from ..edition import refused
from ..events import Sold
from ..state import Pax
from .ops import family_of, perform, refuse_icon
from .play_card import launch
from .tableau import ability_count, cards_in, discard, ops_of, queens_of, seat_of, silenced
from .wars.regime_change import emancipate

SALES = 2
"""How often a turn allows a sale (D1.2)."""
DOUBLE = "sells_for_4"
TREACHERY = "on_sale_perform_one_shot_of_sold_card"
CIPHERS = "on_sale_use_one_political_op_of_opponent"
ENCLOSURE = "on_sale_emancipate_in_the_west"
TREACHEROUS = ("conspiracy", "peasant_revolt", "crusade", "apostasy")
"""The one-shots that Machiavellianism lets a sold card perform: civil wars, crusade, apostasy."""


@rule("PAX1 D1.7")
def refuse_sale(g: Pax, seat: Seat, card: str) -> Refusal | None:
    """Why a player may not sell this card now."""
    if refusal := refuse_to_sell_any(g):
        return refusal
    if card in sellable(g, seat):
        return None
    if card in g.queens and card in cards_in(g, seat):
        king = g.queens[card]
        return refused(g, "PAX1-E3.4", "PAX2-E3.4", figures="king", empire=king)
    if card in g.players[seat].maids:
        return Refusal("PAX1-I2.2")  # an old maid is not in the tableau (1e R32)
    return refused(g, "PAX1-E3.2", "PAX2-E3.2")


def refuse_to_sell_any(g: Pax) -> Refusal | None:
    """Why nothing can be sold any more this turn."""
    if g.turn.sold >= SALES:
        return refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="turn", count=g.turn.sold, most=SALES)
    return None


@rule("PAX1 E3.2 E3.4", "PAX2 E3.2 E3.4 I2.3")
def sellable(g: Pax, seat: Seat) -> list[str]:
    """Hand and tableau, vassals included, and perhaps old maids; a queen goes with her king."""
    player = g.players[seat]
    cards = player.hand + cards_in(g, seat)
    if g.queens:
        cards = [card for card in cards if card not in g.queens]
    if player.maids and g.box.edition.maids_can_be_sold:
        cards += player.maids
    return cards


def sales(g: Pax, seat: Seat) -> list[Move]:
    """Every sale that nothing refuses: the hand first, then the tableau, then old maids."""
    if refuse_to_sell_any(g):
        return []
    return [("sell", card) for card in sellable(g, seat)]


@rule(
    "PAX1 E3.1 E3.3 D1.7 GL.China.1 GL.Discard.1",
    "PAX2 D1.9 E3.1 E3.3 E3.5 GLO.China.1 GLO.Florins.2 GLO.Discard.1",
)
def sell(g: Pax, seat: Seat, card: str) -> Flow[None]:
    """Discard a card, with all that lies on and under it, for florins from China."""
    player = g.players[seat]
    florins = worth(g, seat, card)
    treachery = _treacherous(g, card) and ability_count(g, seat, TREACHERY) > 0
    ciphers = _gives(g, seat, card, CIPHERS)
    enclosure = _gives(g, seat, card, ENCLOSURE)
    g.tell(Sold(seat, card, florins))
    for pile in (player.hand, player.maids):
        if card in pile:
            pile.remove(card)
            g.discards.append(card)
            break
    else:
        discard(g, card, married=True)
    player.florins += florins
    if treachery:
        yield from launch(g, seat, card, g.box.cards[card].agents)
    if ciphers:
        yield from break_ciphers(g, seat)
    if enclosure:
        yield from free_the_west(g, seat)


@rule("PAX1 E3.1 E3.4 A1.1", "PAX2 A1.1 E3.1 E3.4 E3.6")
def worth(g: Pax, seat: Seat, card: str) -> int:
    """Two florins a card; a royal couple is sold together, and some cards are worth four.

    1e R33, 2e R22 and 2e R52.
    """
    if card not in g.box.empires:
        return _price(g, seat, card)
    return sum(_price(g, seat, each) for each in (card, *queens_of(g, card)))


def _price(g: Pax, seat: Seat, card: str) -> int:
    sale = g.box.figures.sale
    return 2 * sale if _gives(g, seat, card, DOUBLE) else sale


@rule("PAX2 E3.6")
def _gives(g: Pax, seat: Seat, card: CardId, ability: str) -> bool:
    """Whether a card has an ability, lies in the tableau, and no bishop silences it."""
    if card not in g.box.bearers.get(ability, ()):
        return False
    player = g.players[seat]
    return card not in player.hand and card not in player.maids and not silenced(g, card)


@rule("PAX2 GLO.Bishop.6")
def _treacherous(g: Pax, card: str) -> bool:
    """Whether Machiavellianism can use the one-shot of a card; a bishop may silence it (2e R21)."""
    known = g.box.cards.get(card)
    if known is None or not (known.one_shot or "").startswith(TREACHEROUS):
        return False
    return not (g.box.edition.bishops_silence_one_shots and silenced(g, card))


@rule("PAX1 GL.Ability.1", "PAX2 GLO.Cryptography.2")
def refuse_cipher(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """Only a political op, on a card of an opponent, that can be performed."""
    match move:
        case ("op", str(card), int(index)):
            ops = ops_of(g, card)
            if seat_of(g, card) in (None, ask.seat) or index >= len(ops):
                return None
            if family_of(ops[index]) == "political":
                return refuse_icon(g, ask.seat, card, ops[index])
    return None


CIPHERS_BROKEN = Topic(
    "ciphers",
    verbs=("op", "done"),
    refuse=refuse_cipher,
    set_by=("PAX1-GL.Ability.1", "PAX2-GLO.Cryptography.2"),
)


@rule(
    "PAX1 A1.1",
    "PAX2 GLO.Cryptography.1 GLO.Cryptography.2 GLO.Cryptography.3 GLO.Cryptography.4 B5.4",
)
def break_ciphers(g: Pax, seat: Seat) -> Flow[None]:
    """Cryptography, sold: use one political op of an opponent's card as if it were one's own."""
    options: dict[Move, tuple[str, Op] | None] = {
        ("op", card, index): (card, op)
        for other in range(len(g.players))
        if other != seat
        for card in cards_in(g, other)
        for index, op in enumerate(ops_of(g, card))
        if family_of(op) == "political" and refuse_icon(g, seat, card, op) is None
    }
    options[DONE] = None
    chosen = yield from choose_thing(seat, CIPHERS_BROKEN, options)
    if chosen is not None:
        yield from perform(g, seat, *chosen)


def free_the_west(g: Pax, seat: Seat) -> Flow[None]:
    """Enclosure, sold: empire by empire, the repressed of the West may be emancipated."""
    for empire in g.box.reach[WEST]:
        yield from emancipate(g, seat, empire)
