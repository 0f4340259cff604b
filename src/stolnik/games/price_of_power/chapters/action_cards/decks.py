"""The three Action decks and their discard piles."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import POWERS, CardNo
from ...events.phases import DiscardedCard, DrewCard, Reshuffled
from ...state import Europe
from ..government.characters import leave_hand

LEFT_ON_THE_PILE = 5


def can_draw(g: Europe, deck: int) -> bool:
    return bool(g.decks[deck] or g.discards[deck])


@rule("EU 4.1.5 6.0.8")
def draw(g: Europe, seat: Seat, deck: int) -> CardNo:
    """The top card of a deck, which only this player sees; the caller says where it goes."""
    card = draw_openly(g, deck)
    g.tell(DrewCard(seat, POWERS[deck], g.box.cards[card].id))
    return card


def draw_openly(g: Europe, deck: int) -> CardNo:
    """The top card of a deck, for the caller to tell of and to lay down."""
    if not g.decks[deck]:
        _reshuffle(g, deck)
    g.show()
    return g.decks[deck].pop()


@rule("EU 6.0.11 6.0.12")
def _reshuffle(g: Europe, deck: int) -> None:
    """All discards but the top five become the new deck; five or fewer, all of them."""
    pile = g.discards[deck]
    kept = pile[-LEFT_ON_THE_PILE:] if len(pile) > LEFT_ON_THE_PILE else []
    g.decks[deck] = pile[: len(pile) - len(kept)]
    g.discards[deck] = kept
    g.dice.shuffle(g.decks[deck])
    g.tell(Reshuffled(POWERS[deck]))


@rule("EU-6.0.10")
def discard(g: Europe, seat: Seat, card: CardNo) -> None:
    """Face up on the pile of its deck."""
    g.discards[g.box.cards[card].deck].append(card)
    g.tell(DiscardedCard(seat, g.box.cards[card].id))


def discard_from_hand(g: Europe, seat: Seat, card: CardNo) -> None:
    leave_hand(g.players[seat], card)
    discard(g, seat, card)
