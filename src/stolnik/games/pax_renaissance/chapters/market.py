"""The market (E1, D2, L1): buying cards, comets, and the refresh at the end of a turn."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import EAST, SIDES, VICTORIES, WEST, CardId, Side
from ..edition import refused
from ..events import Activated, Bought, Dealt, TurnedDown
from ..state import MarketRow, Pax
from .tableau import ability_count

FACE_DOWN = 0
"""The leftmost place of a row."""
PURCHASES = 2
"""How often a turn allows a purchase (D1.2)."""

ACTIVATE = Topic("activate", verbs=("activate",), set_by=("PAX1-L1.1", "PAX2-L1.1"))


def other_side(side: Side) -> Side:
    return "west" if side == "east" else "east"


def place_of(g: Pax, card: CardId) -> tuple[Side, int] | None:
    """The row and the place in which a card lies in the market."""
    for side in SIDES:
        cards = g.market[side].cards
        if card in cards:
            return side, cards.index(card)
    return None


# -- buying ----------------------------------------------------------------------------------


@rule("PAX1 E1.5")
def refuse_purchase(g: Pax, seat: Seat, card: CardId) -> Refusal | None:
    """Why a player may not buy this card now."""
    place = place_of(g, card)
    if place is None:
        return refused(g, "PAX1-A2.3", "PAX2-E1.1")  # only what lies in the market is for sale
    return refuse_to_buy_any(g) or refuse_place(g, seat, *place, full=full_hand(g, seat))


def refuse_to_buy_any(g: Pax) -> Refusal | None:
    """Why nothing can be bought any more this turn."""
    if g.turn.bought >= PURCHASES:
        return refused(
            g, "PAX1-D1.2", "PAX2-D1.4", figures="turn", count=g.turn.bought, most=PURCHASES
        )
    return None


@rule(
    "PAX1 E1.2 E1.4 E1.9 E1.12 D1.3 D2.4 E5.4 GL.Market.2",
    "PAX2 E1.3 E1.13 D2.4 GLO.Market.2 GLO.Hand.2 E1.8 E1.11",
)
def refuse_place(g: Pax, seat: Seat, side: Side, place: int, *, full: bool) -> Refusal | None:
    """Why the card in one place of a row cannot be bought; the price of a place is its number."""
    card = g.market[side].cards[place]
    if card is None:
        return refused(g, "PAX1-A2.3", "PAX2-E1.1")
    if place == FACE_DOWN:
        if g.box.cards[card].comet:
            return refused(g, "PAX1-L1.2", "PAX2-L1.2")
        return refused(g, "PAX1-E1.8", "PAX2-E1.6")
    have = g.players[seat].florins
    if have < place:
        return refused(g, "PAX1-E1.6", "PAX2-E1.4", figures="price", florins=place, have=have)
    if card in g.turn.loaded:
        return refused(g, "PAX1-E1.13", "PAX2-E1.9", figures="loaded")
    if full and not g.box.cards[card].comet:
        held, most = len(g.players[seat].hand), g.box.figures.hand
        return refused(g, "PAX1-E1.3", "PAX2-E1.2", figures="hand", count=held, most=most)
    return None


@rule("PAX1 E1.2 GL.Hand.2", "PAX2 E1.2 GLO.Hand.2")
def full_hand(g: Pax, seat: Seat) -> bool:
    """Whether a player holds all the cards he may; some cards lift the limit."""
    return len(g.players[seat].hand) >= g.box.figures.hand and not unlimited_hand(g, seat)


def unlimited_hand(g: Pax, seat: Seat) -> bool:
    return ability_count(g, seat, "no_hand_limit") > 0


def purchases(g: Pax, seat: Seat) -> list[Move]:
    """Every purchase that nothing refuses, row by row from the cheapest."""
    if refuse_to_buy_any(g):
        return []
    affordable = slice(FACE_DOWN + 1, g.players[seat].florins + 1)
    market = g.market
    cards = market[EAST].cards[affordable] + market[WEST].cards[affordable]
    if full_hand(g, seat):
        comets = (*g.box.comets[EAST], *g.box.comets[WEST])
        cards = [card for card in cards if card in comets]
    loaded = g.turn.loaded
    return [("buy", card) for card in cards if card and card not in loaded]


@rule("PAX1 E1.1 E1.11 E1.15 A3.3 GL.Hand.1", "PAX2 D1.5 E1.1 E1.8 E1.11 E1.12 GLO.Hand.1 A3.2")
def buy(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    """Pay for a card and take it, with the florins on it, into the hand; a comet is discarded."""
    where = place_of(g, card)
    assert where is not None
    side, place = where
    pay_for(g, seat, side, place)
    row = g.market[side]
    gained, row.florins[place] = row.florins[place], 0
    row.cards[place] = None
    g.players[seat].florins += gained
    g.tell(Bought(seat, card, place, gained))
    if g.box.cards[card].comet:
        g.discards.append(card)
        yield from activate(g, seat)
    else:
        g.players[seat].hand.append(card)


@rule("PAX1 E1.7 E1.9 E1.10 GL.China.3", "PAX2 E1.4 E1.5 E1.7 E1.9 GLO.China.3")
def pay_for(g: Pax, seat: Seat, side: Side, place: int) -> None:
    """Lay a florin on every card to the left; for a gap, on the other row's card above or below.

    If that place is empty too, the florin goes to China (1e R7, 2e R9).
    """
    row, other = g.market[side], g.market[other_side(side)]
    loaded = g.turn.loaded
    g.players[seat].florins -= place
    for left in range(place):
        for laid_on in (row, other):
            card = laid_on.cards[left]
            if card is not None:
                laid_on.florins[left] += 1
                loaded.append(card)
                break


@rule(
    "PAX1 L1.1 A3.2 A3.3 B6.3 GL.Comet.1",
    "PAX2 L1.1 A3.1 A3.2 B7.3 GLO.VictoryCard.1 GLO.Comet.1",
)
def activate(g: Pax, seat: Seat) -> Flow[None]:
    """Whoever bought a comet activates a victory card of his choice."""
    inactive: dict[Move, str] = {
        ("activate", name): name for name in VICTORIES if name not in g.active
    }
    if not inactive:
        return
    victory = yield from choose_thing(seat, ACTIVATE, inactive)
    g.active.append(victory)
    g.tell(Activated(seat, victory))


def comets(g: Pax) -> tuple[list[CardId], int]:
    """The comets that are for sale, and how many are still in the decks."""
    all_comets = [card for side in SIDES for card in g.box.comets[side]]
    rows = [g.market[side].cards for side in SIDES]
    on_sale = [card for card in all_comets if any(card in row[FACE_DOWN + 1 :] for row in rows)]
    seen = {*g.discards, *(card for row in rows for card in row)}
    return on_sale, sum(card not in seen for card in all_comets)


# -- the refresh -----------------------------------------------------------------------------


def refresh(g: Pax) -> bool:
    """Close the gaps of both rows and fill them up; true if the game is over then."""
    return g.box.edition.refresh(g)


@rule("PAX1 A2.2 L2.2 L2.3")
def refresh_row_by_row(g: Pax) -> bool:
    """1st edition: the game ends as soon as the second deck is emptied (1e R27)."""
    for side in SIDES:
        row = g.market[side]
        if None not in row.cards:
            continue
        leftmost = row.cards[FACE_DOWN]
        slide(row)
        exhausted = fill(g, side)
        turned = row.cards[FACE_DOWN]
        if turned is not None and turned != leftmost:
            g.tell(TurnedDown(turned, side))
        if exhausted:
            return True
    return False


@rule("PAX2 A2.2 D2.1 D2.2 D2.5 D2.6 D2.7 L2.2")
def refresh_column_by_column(g: Pax) -> bool:
    """2nd edition: the game ends if a space stays empty (2e R27)."""
    gapped = [(side, g.market[side]) for side in SIDES if None in g.market[side].cards]
    leftmost = [row.cards[FACE_DOWN] for _, row in gapped]
    for _, row in gapped:
        slide(row)
    empty = False
    for place in range(g.box.figures.row):
        for side, row in reversed(gapped):  # West first
            if row.cards[place] is None:
                empty = not deal(g, side, place) or empty
    for (side, row), before in zip(gapped, leftmost, strict=True):
        turned = row.cards[FACE_DOWN]
        if turned is not None and turned != before:
            g.tell(TurnedDown(turned, side))
    return empty


@rule("PAX1 D2.1 D2.3 D2.4 G5.4 L1.2", "PAX2 D2.1 D2.3 G5.3 L1.2")
def slide(row: MarketRow) -> None:
    """Cards move left with their florins; florins on the emptied first place wait for them there.

    Whatever comes to the leftmost place lies face down from then on.
    """
    cards, florins = row.cards, row.florins
    left_over = florins[FACE_DOWN] if cards[FACE_DOWN] is None else 0
    for _ in range(cards.count(None)):
        gap = cards.index(None)
        del cards[gap], florins[gap]
        cards.append(None)
        florins.append(0)
    florins[FACE_DOWN] += left_over


@rule("PAX1 D2.2 D2.5 D2.6 B4.9 L2.3")
def fill(g: Pax, side: Side) -> bool:
    """Fill a row from its deck, or from the other if that is empty; true if both are empty now."""
    cards = g.market[side].cards
    for place in range(cards.index(None), len(cards)):
        deal(g, side, place)
        if not any(g.decks.values()):
            return True
    return False


@rule("PAX1 D2.2 D2.5", "PAX2 D2.2 D2.5")
def deal(g: Pax, side: Side, place: int) -> bool:
    """A card for an empty place, from the row's own deck or the other; false if none is left."""
    deck = g.decks[side] or g.decks[other_side(side)]
    if not deck:
        return False
    g.show()
    g.market[side].cards[place] = card = deck.pop()
    g.tell(Dealt(card, side))
    return True
