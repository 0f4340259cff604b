"""Where cards lie, whose they are, what lies on them, and what they ask for."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal
from stolnik.text import Phrase

from ...box.components import SIDES, CardId, Side
from ...chapters.market import FACE_DOWN, PURCHASES, full_hand, place_of
from ...chapters.selling import worth
from ...chapters.tableau import seat_of, side_of
from ...edition import refused
from ...play import PLAYS
from ...state import Pax
from .facts import actions_left, fact, told, who
from .places import empire, under_bishop


def card(g: Pax, reader: Seat | None, name: str) -> Inspection:
    """A card of the market or of a player, one that is gone, or one that nobody has seen yet.

    An empire card says the same as its empire.
    """
    if name in g.box.empires:
        return empire(g, reader, name)
    place = place_of(g, name)
    if place is not None:
        return told(_on_the_market(g, name, *place), _to_buy(g, reader, name, *place))
    facts = list(_with_a_bank(g, reader, name))
    mine = reader is not None and name in g.players[reader].hand
    return told(facts or [_elsewhere(g, name)], _to_play(g, reader) if mine else ())


# -- the market ------------------------------------------------------------------------------


def _on_the_market(g: Pax, name: CardId, side: Side, place: int) -> Iterator[Phrase]:
    if place == FACE_DOWN:
        yield fact("face_down", side=side)
    else:
        yield fact("for_sale", side=side, florins=place)
    if florins := g.market[side].florins[place]:
        yield fact("on_card", florins=florins)


def _to_buy(g: Pax, reader: Seat | None, name: CardId, side: Side, place: int) -> list[Term]:
    """What a purchase asks for: florins, room in the hand, and that it can still be made."""
    if reader is None or place == FACE_DOWN:
        return []
    player, mine = g.players[reader], g.turn.seat == reader
    have = player.florins
    price = refused(g, "PAX1-E1.6", "PAX2-E1.4", figures="price", florins=place, have=have)
    terms = [*actions_left(g, reader), Term(have >= place, price)]
    if not g.box.cards[name].comet:
        terms.append(_room(g, reader))
    if mine:
        bought = g.turn.bought
        turn = refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="bought", count=bought, most=PURCHASES)
        terms.append(Term(bought < PURCHASES, turn))
    if mine and name in g.turn.loaded:
        terms.append(Term(False, refused(g, "PAX1-E1.13", "PAX2-E1.9", figures="loaded")))
    return terms


def _room(g: Pax, reader: Seat) -> Term:
    held, most = len(g.players[reader].hand), g.box.figures.hand
    asks = refused(g, "PAX1-E1.3", "PAX2-E1.2", figures="hand", count=held, most=most)
    return Term(not full_hand(g, reader), asks)


# -- with a bank -----------------------------------------------------------------------------


def _with_a_bank(g: Pax, reader: Seat | None, name: CardId) -> Iterator[Phrase]:
    """A card in a hand that the reader may see, in a tableau, beside a king, or an old maid."""
    for owner, player in enumerate(g.players):
        if name in player.hand and owner == reader:
            yield fact("in_your_hand")
            yield fact("worth", florins=worth(g, owner, name))
        elif name in player.hand and not g.box.edition.hands_are_hidden:
            yield fact("in_hand_of", who=who(reader, owner))
        elif name in player.maids:
            yield fact("old_maid", who=who(reader, owner))
    if name in g.queens:
        yield fact("crowned", empire=g.queens[name])
    lord = seat_of(g, name)
    if lord is not None:
        yield fact("in_tableau", who=who(reader, lord), side=side_of(g, name))
    yield from under_bishop(g, name)
    if name in g.turn.used:
        yield fact("used")
    if lord is not None and lord == reader and name not in g.queens:
        yield fact("worth", florins=worth(g, lord, name))


def _to_play(g: Pax, reader: Seat | None) -> list[Term]:
    """What playing a card of one's hand asks for."""
    if reader is None or g.turn.seat != reader:
        return []
    count = g.turn.played
    turn: Refusal = refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="played", count=count, most=PLAYS)
    return [*actions_left(g, reader), Term(count < PLAYS, turn)]


def _elsewhere(g: Pax, name: CardId) -> Phrase:
    """A card that is discarded, next in an open deck, or out of sight."""
    if name in g.discards:
        return fact("discarded")
    if g.box.variants["astrology"]:
        for side in SIDES:
            if g.decks[side] and g.decks[side][-1] == name:
                return fact("next_card", side=side)
    side = g.box.cards[name].side
    if g.box.cards[name].comet:
        return fact("in_deck", side=side)
    return fact("unseen_or_held" if g.box.edition.hands_are_hidden else "unseen", side=side)
