"""When the reserve is empty: a token is taken from somewhere on the table instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from stolnik.engine.flow import NO, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ..box.components import PAWNS, SEAT_OF, Border, Empire, Slot, Token
from ..events import BishopTaken, BorderTokenTaken, RepressedTaken, RulerTaken
from ..state import Pax
from .tableau import bishop_card
from .tokens import bishops_left, reserve, take_repressed

SCARCE_TOKEN = Topic(
    "scarce_token",
    verbs=("take_repressed", "take_ruler", "take_border", "take_bishop", "no"),
    set_by=("PAX1-GL.TokenManagement.2", "PAX2-GLO.TokenManagement.2"),
)

Sources: TypeAlias = dict[Move, Callable[[], None]]
"""Where a token can be taken from: each move with what it does."""


@rule(
    "PAX1 E2b.20 GL.TokenManagement.2 GL.TokenManagement.3",
    "PAX2 E2.23 GLO.TokenManagement.2 GLO.TokenManagement.3",
)
def obtain(
    g: Pax,
    seat: Seat,
    token: Token,
    *,
    meant_for: str | None = None,
    mustered: int = 0,
    must: bool = False,
    fights: bool = False,
) -> Flow[bool]:
    """See to it that a token is in the reserve, if need be by taking one from the table.

    In the 1st edition it is not taken from the place that it is ``meant_for``.  So many of its
    kind have been ``mustered`` already, beside the map.  Only a token that ``must`` be placed
    cannot be declined.  One that ``fights`` may come even from among those whom it attacks.
    1e R29, 2e R25.
    """
    if _left(g, token) > mustered:
        return True
    spared = None if g.box.edition.scarce_tokens_may_stand_there else meant_for
    sources = _repressed_ones(g, seat, token) or _placed_ones(g, seat, token, spared)
    ways: dict[Move, Callable[[], None] | None] = {**sources}
    if not must or not sources:
        ways = {NO: None, **sources}
    take = yield from choose_thing(
        seat, SCARCE_TOKEN, ways, token=token, fights="yes" if fights else "no"
    )
    if take is None:
        return False
    take()
    return True


def _left(g: Pax, token: Token) -> int:
    piece, _, religion = token.partition("_")
    return bishops_left(g, religion) if piece == "bishop" else reserve(g, token)


def _repressed_ones(g: Pax, seat: Seat, token: Token) -> Sources:
    return {
        ("take_repressed", empire): partial(_from_the_repressed, g, seat, token, empire)
        for empire, held in g.repressed.items()
        if token in held
    }


def _placed_ones(g: Pax, seat: Seat, token: Token, spared: str | None) -> Sources:
    """Where else a token of this kind stands: in cities, on borders, on tableau cards."""
    piece, _, religion = token.partition("_")
    if piece == "bishop":
        target = None if spared is None else bishop_card(g, spared)
        return {
            ("take_bishop", card): partial(_off_its_card, g, seat, token, card)
            for card, bishop in g.bishops.items()
            if bishop == religion and card != target
        }
    found: Sources = {
        ("take_ruler", slot): partial(_out_of_its_city, g, seat, token, slot)
        for slot, standing in g.cities.items()
        if standing == token and slot != spared
    }
    borders: list[Border] = []
    if piece == "pawn":
        borders = [b for b, owner in g.concessions.items() if owner == SEAT_OF[token]]
    elif token == g.box.edition.ships[religion]:
        borders = [b for b, pirate in g.pirates.items() if pirate == religion]
    for border in borders:
        if border != spared:
            found["take_border", border] = partial(_off_its_border, g, seat, token, border)
    return found


# -- a token leaves its place for the reserve, to be used at once ------------------------------


def _from_the_repressed(g: Pax, seat: Seat, token: Token, empire: Empire) -> None:
    take_repressed(g, empire, token)
    g.tell(RepressedTaken(seat, token, empire))


def _out_of_its_city(g: Pax, seat: Seat, token: Token, slot: Slot) -> None:
    del g.cities[slot]
    g.tell(RulerTaken(seat, token, slot))


def _off_its_border(g: Pax, seat: Seat, token: Token, border: Border) -> None:
    if token in PAWNS:
        del g.concessions[border]
    else:
        del g.pirates[border]
    g.tell(BorderTokenTaken(seat, token, border))


def _off_its_card(g: Pax, seat: Seat, token: Token, card: str) -> None:
    g.tell(BishopTaken(seat, g.bishops.pop(card), card))
