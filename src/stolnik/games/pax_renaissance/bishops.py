"""Bishops: the cards that they can enter, and what happens when they do (E2.2, F1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import NO, Flow, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.components import Empire, Religion
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.events import BishopEntered, DietOfWorms, Pacified
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import (
    bishop_card,
    bishop_cards,
    holds_bishops,
    location,
    locations_match,
)
from stolnik.games.pax_renaissance.tokens import take_repressed


@rule(
    "PAX1-E2b.4",
    "PAX1-E2b.5",
    "PAX1-B4.8",
    "PAX1-GL.Location.10",
    "PAX2-E2.11",
    "PAX2-E2.10",
    "PAX2-GLO.Bishop.2",
    "PAX2-GLO.Bishop.3",
    "PAX2-GLO.Location.9",
    "PAX2-F1.6",
)
def refuse_bishop(g: Pax, reach: Sequence[Empire], target: str) -> Refusal | None:
    """A bishop goes onto the played card or onto any other card of the same location."""
    if not holds_bishops(g, target):
        return refused(g, "PAX1-E2b.5", "PAX2-E2.11")
    place = location(g, target)
    if place is None or not any(locations_match(g, empire, place) for empire in reach):
        return refused(g, "PAX1-E2b.5", "PAX2-E2.11")
    return None


def cards_for_bishop(g: Pax, reach: Sequence[Empire]) -> Iterator[str]:
    """The cards that a bishop agent may enter."""
    for target in bishop_cards(g):
        if refuse_bishop(g, reach, target) is None:
            yield target


@rule(
    "PAX1-E2b.6",
    "PAX1-F1.4",
    "PAX1-F1.7",
    "PAX1-F1.17",
    "PAX1-I1.6",
    "PAX1-GL.Bishop.5",
    "PAX1-GL.Kill.1",
    "PAX2-E2.12",
    "PAX2-F1.3",
    "PAX2-GLO.Bishop.4",
    "PAX2-GLO.Kill.1",
)
def enter_card(g: Pax, seat: Seat, card: str, religion: Religion) -> Flow[None]:
    """A bishop arrives on a card: where another stands both die, else he may pacify."""
    card = bishop_card(g, card)
    resident = g.bishops.pop(card, None)
    if resident is not None:
        # Both die before anything else, so nobody is left to pacify (1st edition R11).
        g.tell(DietOfWorms(seat, card, religion, resident))
        return
    g.bishops[card] = religion
    g.tell(BishopEntered(seat, religion, card))
    if card in g.repressed:
        yield from pacify(g, seat, card)


@rule(
    "PAX1-F1.5",
    "PAX1-F1.6",
    "PAX1-GL.Bishop.6",
    "PAX1-GL.Kill.1",
    "PAX2-F1.4",
    "PAX2-F1.5",
    "PAX2-GLO.Bishop.5",
)
def pacify(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """Pacification: one repressed token of the player's choice may be killed, free of charge."""
    tokens = dict.fromkeys(g.repressed[empire])
    options = [NO, *(("pacify", token) for token in tokens)]
    move = yield from choose(seat, "pacification", options, empire=empire)
    if move == NO:
        return
    token = str(move[1])
    take_repressed(g, empire, token)
    g.tell(Pacified(seat, token, empire))
