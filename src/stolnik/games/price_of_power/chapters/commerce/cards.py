"""The Trade Deck: cards revealed, used and discarded."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import TradeCardNo
from stolnik.games.price_of_power.chapters.government.ideas import more_trade_cards
from stolnik.games.price_of_power.events.commerce import TradeCardsRevealed, TradeDeckReshuffled
from stolnik.games.price_of_power.state import Europe
from stolnik.rulebook import rule


@rule("EU-5.4.19")
def reveal(g: Europe, seat: Seat) -> list[TradeCardNo]:
    """Draw Trade Cards and show them to all; an Idea may bring one more."""
    wanted = g.box.trade_cards_drawn + more_trade_cards(g, seat)
    cards: list[TradeCardNo] = []
    while len(cards) < wanted:
        if not g.trade_deck:
            if not g.trade_discards:
                break
            reshuffle(g)
        cards.append(g.trade_deck.pop())
    g.show()
    g.tell(TradeCardsRevealed(seat, [g.box.trade_cards[card].id for card in cards]))
    return cards


def reshuffle(g: Europe) -> None:
    """An empty Trade Deck is made anew of all its discards (P6)."""
    g.trade_deck, g.trade_discards = g.trade_discards, []
    g.dice.shuffle(g.trade_deck)
    g.tell(TradeDeckReshuffled())
