"""When the reserve is empty: a token is taken from somewhere on the table instead."""

from __future__ import annotations

from stolnik.engine.flow import NO, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.components import PAWNS, SEAT_OF, Border, Token
from stolnik.games.pax_renaissance.events import (
    BishopTaken,
    BorderTokenTaken,
    RepressedTaken,
    RulerTaken,
)
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import bishop_card
from stolnik.games.pax_renaissance.tokens import bishops_left, reserve, take_repressed


@rule(
    "PAX1-E2b.20",
    "PAX1-GL.TokenManagement.2",
    "PAX1-GL.TokenManagement.3",
    "PAX2-E2.23",
    "PAX2-GLO.TokenManagement.2",
    "PAX2-GLO.TokenManagement.3",
)
def obtain(
    g: Pax,
    seat: Seat,
    token: Token,
    *,
    besides: str | None = None,
    beside: int = 0,
    must: bool = False,
) -> Flow[bool]:
    """See to it that a token is in the reserve, if need be by taking one from the table.

    ``besides`` is the place that the token is meant for: it is not taken from there.
    ``beside`` tokens of this kind are in the player's hand already, beside the map.
    Only a token that ``must`` be placed cannot be declined.  1st edition R29, 2nd edition R25.
    """
    if _left(g, token) > beside:
        return True
    sources = _repressed_ones(g, token) or _placed_ones(g, token, besides)
    options = sources if must and sources else [NO, *sources]
    move = yield from choose(seat, "scarce_token", options, token=token)
    if move == NO:
        return False
    _take(g, seat, token, move)
    return True


def _left(g: Pax, token: Token) -> int:
    piece, _, religion = token.partition("_")
    return bishops_left(g, religion) if piece == "bishop" else reserve(g, token)


def _repressed_ones(g: Pax, token: Token) -> list[Move]:
    return [("take_repressed", empire) for empire, held in g.repressed.items() if token in held]


def _placed_ones(g: Pax, token: Token, besides: str | None) -> list[Move]:
    """Where else a token of this kind stands: in cities, on borders, on tableau cards."""
    piece, _, religion = token.partition("_")
    if piece == "bishop":
        cards = (card for card, bishop in g.bishops.items() if bishop == religion)
        target = None if besides is None else bishop_card(g, besides)
        return [("take_bishop", card) for card in cards if card != target]
    found: list[Move] = [
        ("take_ruler", slot)
        for slot, standing in g.cities.items()
        if standing == token and slot != besides
    ]
    borders: list[Border] = []
    if piece == "pawn":
        borders = [b for b, owner in g.concessions.items() if owner == SEAT_OF[token]]
    elif token == g.box.edition.ships[religion]:
        borders = [b for b, pirate in g.pirates.items() if pirate == religion]
    found.extend(("take_border", border) for border in borders if border != besides)
    return found


def _take(g: Pax, seat: Seat, token: Token, move: Move) -> None:
    """A token leaves its place for the reserve, to be used at once."""
    verb, place = str(move[0]), str(move[1])
    if verb == "take_repressed":
        take_repressed(g, place, token)
        g.tell(RepressedTaken(seat, token, place))
    elif verb == "take_ruler":
        del g.cities[place]
        g.tell(RulerTaken(seat, token, place))
    elif verb == "take_bishop":
        g.tell(BishopTaken(seat, g.bishops.pop(place), place))
    else:
        if token in PAWNS:
            del g.concessions[place]
        else:
            del g.pirates[place]
        g.tell(BorderTokenTaken(seat, token, place))
