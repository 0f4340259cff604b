"""The Trade Deck: cards revealed, used and discarded."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, TradeCardNo
from ...events.commerce import TradeCardsRevealed, TradeDeckReshuffled
from ...events.world import DistantTradeBegan
from ...state import Europe
from ...tasks import Trading
from ..government.ideas import more_trade_cards


@rule("EU-5.4.19")
def reveal(g: Europe, seat: Seat, n: int | None = None) -> list[TradeCardNo]:
    """Draw Trade Cards and show them to all: so many, or three; an Idea may bring one more."""
    wanted = g.box.trade_cards_drawn + more_trade_cards(g, seat) if n is None else n
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


@rule("EU 5.1.39 12.6.1 12.6.2 12.1.4")
def open_distant_trade(g: Europe, area: AreaNo) -> None:
    """The first Claim or DNPR token on a Distant Continent brings its Trade Cards into the deck.

    The discards come back with them, even if other continents have brought all of its cards.
    """
    continent = g.box.areas[area].map
    number = g.box.continents.get(continent, 0)
    if not number or continent in g.discovered:
        return
    g.discovered.append(continent)
    used = {*g.trade_deck, *g.trade_discards}
    for task in g.agenda:
        if isinstance(task, Trading):
            used.update(task.cards)
    fresh = [
        card.no for card in g.box.trade_cards if number in card.continents and card.no not in used
    ]
    g.trade_deck += g.trade_discards + fresh
    g.trade_discards = []
    g.dice.shuffle(g.trade_deck)
    g.tell(DistantTradeBegan(continent, len(fresh)))
