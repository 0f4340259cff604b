"""Paladins: three drawn in secret, one of them for this Round."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_secretly
from stolnik.rulebook import rule

from ...box.components import Action, Paladin, PaladinId
from ...events import PaladinChosen, PaladinRevealed
from ...state import Paladins, Player
from .. import rewards

PALADIN: Final = Topic("paladin", verbs=("paladin",), set_by=("PAL-RND.11",))


@rule("PAL-RND.10")
def draw_paladins(g: Paladins) -> None:
    """Each player draws the top three cards of the own deck."""
    for p in g.players:
        p.hand = [p.deck.pop() for _ in range(g.box.figures.paladin_draw)]
        p.known_top = 0
        p.known_bottom = min(p.known_bottom, len(p.deck))
    g.show()


@rule("PAL RND.11 RND.12 RND.13 RND.2")
def choose_paladins(g: Paladins) -> Flow[None]:
    """All players at once, in secret: one card to play, one on top, one below (R-16)."""
    offered = [ways(p) for p in g.players]
    answers = yield from choose_secretly(
        [Ask.of(seat, PALADIN, moves) for seat, moves in enumerate(offered)]
    )
    for seat, p in enumerate(g.players):
        play, top, bottom = offered[seat][answers[seat]]
        p.hand = []
        p.paladin = play
        p.deck.append(top)
        p.deck.insert(0, bottom)
        p.known_top = 1
        p.known_bottom += 1
        g.tell(PaladinChosen(seat))


def ways(p: Player) -> dict[Move, tuple[PaladinId, ...]]:
    """Which of the cards drawn to play, which to put on top, and which below: six ways."""
    return {("paladin", *cards): cards for cards in permutations(p.hand)}


@rule("PAL RND.14 PLD.1 PLD.2")
def reveal_paladin(g: Paladins, seat: Seat) -> Flow[None]:
    """Turn the chosen Paladin up and take its two Workers."""
    p = g.players[seat]
    assert p.paladin is not None
    p.revealed = True
    g.show()
    g.tell(PaladinRevealed(seat, p.paladin))
    for worker in g.box.paladins[p.paladin].workers:
        yield from rewards.gain_workers(g, seat, worker, told=True)


def current(g: Paladins, p: Player) -> Paladin | None:
    """The Paladin who helps this Round, once revealed."""
    if p.paladin is None or not p.revealed:
        return None
    return g.box.paladins[p.paladin]


@rule("PAL PLD.3 PLD.5")
def silver_due(g: Paladins, p: Player, action: Action, printed: int) -> int:
    """What an action costs in Silver with the help of this Round's Paladin."""
    paladin = current(g, p)
    if paladin is None or paladin.action != action:
        return printed
    return 0 if paladin.free_silver else max(0, printed - paladin.discount)


@rule("PAL PLD.3 PLD.5")
def provisions_due(g: Paladins, p: Player, action: Action, printed: int) -> int:
    """What an action costs in Provisions with the help of this Round's Paladin."""
    paladin = current(g, p)
    if paladin is None or paladin.action != action or not paladin.free_provisions:
        return printed
    return 0


@rule("PAL PLD.2 PLD.3")
def set_aside(g: Paladins) -> None:
    """At the end of the Round the Paladins used leave the game (R-15)."""
    for p in g.players:
        if p.paladin is not None:
            p.used.append(p.paladin)
        p.paladin = None
        p.revealed = False
