"""The Tavern: more cards than players, four Workers on each."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import TavernId
from ...events import TavernsReshuffled, TavernsRevealed, TavernTaken
from ...state import Paladins
from .. import rewards

TAKEN: Final = Refusal("PAL-RND.16")
NOT_REVEALED: Final = Refusal("PAL-RND.15")


def refuse_tavern(g: Paladins, card: TavernId) -> Refusal | None:
    """A card that another player has taken, or that is not among those revealed."""
    if card in g.taverns:
        return None
    return TAKEN if any(p.tavern == card for p in g.players) else NOT_REVEALED


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("tavern", str(card)):
            return refuse_tavern(g, card)
    return None


TAVERN: Final = Topic("tavern", verbs=("tavern",), refuse=_refuse_answer, set_by=("PAL-RND.15",))


@rule("PAL RND.9 REF.11 SRND.3")
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


@rule("PAL RND.15 RND.16 RND.2")
def take_tavern(g: Paladins, seat: Seat) -> Flow[None]:
    """Choose one of the cards that are left and take its four Workers, one by one."""
    cards: dict[Move, TavernId] = {("tavern", card): card for card in g.taverns}
    card = yield from choose_thing(seat, TAVERN, cards)
    g.taverns.remove(card)
    g.players[seat].tavern = card
    g.tell(TavernTaken(seat, card))
    for worker in g.box.taverns[card].workers:
        yield from rewards.gain_workers(g, seat, worker, told=True)


@rule("PAL-REF.10")
def discard_taverns(g: Paladins) -> None:
    """All cards of this Round, taken or not, go face up to the discards."""
    for p in g.players:
        if p.tavern is not None:
            g.tavern_discards.append(p.tavern)
            p.tavern = None
    g.tavern_discards += g.taverns
    g.taverns = []
