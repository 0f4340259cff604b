"""The sequence of play, and how it ends."""

from __future__ import annotations

from sejmik.reward import reward
from sejmik.session import debate
from sejmik.state import Sejmik
from stolnik.engine.flow import CHECKPOINT, Flow, Seat
from stolnik.engine.game import Standing
from stolnik.rulebook import rule

SESSIONS = 4


@rule("SEJ-B1.1")
def play(g: Sejmik) -> Flow[None]:
    """Four sessions; each is a debate and, if a house carries it, a reward."""
    while g.session <= SESSIONS:
        yield CHECKPOINT
        if g.winner is None:
            yield from debate(g)
        else:
            yield from reward(g, g.winner)


@rule("SEJ-D1.1")
def influence(g: Sejmik, seat: Seat) -> int:
    return sum(g.box.ranks[noble] for noble in g.houses[seat].retinue)


@rule("SEJ-D1.2")
def standings(g: Sejmik) -> list[Standing]:
    sums = [influence(g, seat) for seat in range(len(g.houses))]
    return [
        Standing(seat, 1 + sum(other > own for other in sums), own, "influence")
        for seat, own in enumerate(sums)
    ]


def audit(g: Sejmik) -> list[str]:
    """Every noble of the box is in exactly one place."""
    places = [g.deck, g.discards, list(g.put.values())]
    for house in g.houses:
        places += [house.hand, house.retinue]
    return [
        f"{noble}: there are {count}, not {g.box.copies}"
        for noble in g.box.ranks
        if (count := sum(place.count(noble) for place in places)) != g.box.copies
    ]
