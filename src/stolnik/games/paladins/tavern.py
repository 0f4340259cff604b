"""The Tavern: more cards than players, four Workers on each."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import rewards
from stolnik.games.paladins.components import TavernId
from stolnik.games.paladins.events import TavernsReshuffled, TavernsRevealed, TavernTaken
from stolnik.games.paladins.state import Paladins

TAKEN: Final = Refusal("PAL-RND.16")


@rule("PAL-RND.9", "PAL-REF.11", "PAL-SRND.3")
def reveal_taverns(g: Paladins) -> None:
    """Reveal one card more than there are players; an empty deck is made anew (R-28)."""
    for _ in range(len(g.players) + 1):
        if not g.tavern_deck:
            g.tavern_deck, g.tavern_discards = g.tavern_discards, []
            g.dice.shuffle(g.tavern_deck)
            g.tell(TavernsReshuffled())
        g.taverns.append(g.tavern_deck.pop())
    g.show()
    g.tell(TavernsRevealed(tuple(g.taverns)))


@rule("PAL-RND.15", "PAL-RND.16", "PAL-RND.2")
def take_tavern(g: Paladins, seat: Seat) -> Flow[None]:
    """Choose one of the cards that are left and take its four Workers, one by one."""
    options: list[Move] = [("tavern", card) for card in g.taverns]
    move = yield from choose(seat, "tavern", options)
    card = str(move[1])
    g.taverns.remove(card)
    g.players[seat].tavern = card
    g.tell(TavernTaken(seat, card))
    for worker in g.box.taverns[card].workers:
        yield from rewards.gain_workers(g, seat, worker)


def refuse_tavern(g: Paladins, card: TavernId) -> Refusal | None:
    return None if card in g.taverns else TAKEN


@rule("PAL-REF.10")
def discard_taverns(g: Paladins) -> None:
    """All cards of this Round, taken or not, go face up to the discards."""
    for p in g.players:
        if p.tavern is not None:
            g.tavern_discards.append(p.tavern)
            p.tavern = None
    g.tavern_discards += g.taverns
    g.taverns = []
