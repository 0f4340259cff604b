"""Bishops: the cards that they can enter, and what happens when they do (E2.2, F1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import NO, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import Empire, Religion, Token
from ..edition import refused
from ..events import BishopEntered, DietOfWorms, Pacified
from ..state import Pax
from .tableau import bishop_card, bishop_cards, holds_bishops, location, locations_match
from .tokens import take_repressed

PACIFICATION = Topic("pacification", verbs=("pacify", "no"), set_by=("PAX1-F1.5", "PAX2-F1.4"))


@rule("PAX1 E2b.4 B4.8 GL.Location.10", "PAX2 E2.10 GLO.Bishop.2 GLO.Bishop.3 GLO.Location.9 F1.6")
def refuse_bishop(g: Pax, reach: Sequence[Empire], target: str) -> Refusal | None:
    """A bishop goes onto the played card or onto any other card of the same location."""
    if not holds_bishops(g, target):
        return refused(g, "PAX1-E2b.5", "PAX2-E2.11")
    place = location(g, target)
    if place is None or not any(locations_match(g, empire, place) for empire in reach):
        return refused(g, "PAX1-E2b.5", "PAX2-E2.11", figures="location", empire=list(reach))
    return None


def cards_for_bishop(g: Pax, reach: Sequence[Empire]) -> Iterator[str]:
    """The cards that a bishop agent may enter."""
    for target in bishop_cards(g):
        if refuse_bishop(g, reach, target) is None:
            yield target


@rule(
    "PAX1 E2b.6 F1.4 F1.7 F1.17 I1.6 GL.Bishop.5 GL.Kill.1",
    "PAX2 E2.12 F1.3 GLO.Bishop.4 GLO.Kill.1",
)
def enter_card(g: Pax, seat: Seat, card: str, religion: Religion) -> Flow[None]:
    """A bishop arrives on a card: where another stands both die, else he may pacify."""
    card = bishop_card(g, card)
    resident = g.bishops.pop(card, None)
    if resident is not None:
        # Both die before anything else, so nobody is left to pacify (1e R11).
        g.tell(DietOfWorms(seat, card, religion, resident))
        return
    g.bishops[card] = religion
    g.tell(BishopEntered(seat, religion, card))
    if card in g.repressed:
        yield from pacify(g, seat, card)


@rule("PAX1 F1.5 F1.6 GL.Bishop.6 GL.Kill.1", "PAX2 F1.4 F1.5 GLO.Bishop.5")
def pacify(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """Pacification: one repressed token of the player's choice may be killed, free of charge."""
    tokens: dict[Move, Token | None] = {NO: None}
    tokens |= {("pacify", token): token for token in g.repressed[empire]}
    token = yield from choose_thing(seat, PACIFICATION, tokens, empire=empire)
    if token is None:
        return
    take_repressed(g, empire, token)
    g.tell(Pacified(seat, token, empire))
