"""Every bot against every other: who beats whom, and how strong is each?

>>> from stolnik.lab.duel import Duel
>>> duel = Duel("pax_renaissance_1e", 3, ("greedy", "random"), seed="7")
>>> [duel.seating(number) for number in range(2)]
[['greedy', 'random', 'random'], ['random', 'greedy', 'random']]

With more than two seats, one bot sits among several of the other, and then the other way round.
All seatings of all pairs meet the same seeds, so that luck does not tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import Any, Final

import msgspec

from stolnik.bots import make
from stolnik.engine.game import OptionValue
from stolnik.engine.registry import load
from stolnik.engine.setting import Setting
from stolnik.lab.errors import LabError
from stolnik.lab.journal import Heading, Journal
from stolnik.lab.ratings import Rating, ratings
from stolnik.lab.sim import LONGEST, Result, Share, play_all

COMMAND: Final = "duel"


class Duel(msgspec.Struct, frozen=True):
    """What is played: one game for each seating of each pair, with one seed after another."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "1"
    options: dict[str, OptionValue] = {}
    data: Path | None = None
    records: Path | None = None
    longest: int = LONGEST

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        for name in self.bots:
            make(name, "")
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise LabError("one-bot", bots=", ".join(self.bots))
        Setting.of(load(self.game), self.players, self.options, self.data)
        if self.players < 2:
            raise LabError("alone")

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    def games(self, wanted: int) -> int:
        """How many games are played in all, where each pair is to play so many or a few more."""
        each = len(_seatings("a", "b", self.players))
        return ceil(wanted / each) * each * len(self.pairs)

    def seating(self, number: int) -> list[str]:
        seatings = [each for pair in self.pairs for each in _seatings(*pair, self.players)]
        return seatings[number % len(seatings)]

    def seed_of(self, number: int) -> str:
        each = len(_seatings("a", "b", self.players))
        return f"{self.seed}/{number // (each * len(self.pairs))}"

    def heading(self) -> Heading:
        """What a file of such games begins with."""
        plan: dict[str, Any] = {
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "data": None if self.data is None else str(self.data),
        }
        return Heading(COMMAND, self.game, load(self.game).version, plan)


def _seatings(one: str, other: str, players: int) -> list[list[str]]:
    """Each of two bots alone in every seat, the other in all that are left."""
    return [
        [alone if seat == at else rest for seat in range(players)]
        for alone, rest in ((one, other), (other, one))[: 1 if players == 2 else 2]
        for at in range(players)
    ]


class Score(msgspec.Struct, frozen=True):
    """How a bot did against another, seat by seat: a shared place is half a duel won."""

    duels: int
    won: float

    @property
    def share(self) -> Share:
        return Share(self.duels, self.won)


class Outcome(msgspec.Struct, frozen=True):
    """Who beat whom."""

    game: str
    players: int
    games: int
    ratings: dict[str, Rating]
    """Strongest first."""
    scores: dict[str, dict[str, Score]]
    """By bot and opponent."""
    wins: dict[str, Share]
    """Of the games that a bot sat in, by seat: the share that it won."""
    unfinished: int


def hold(
    duel: Duel,
    wanted: int,
    *,
    workers: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Play until each pair has played so many games; those that a file holds are not played anew.

    ``progress`` is told of each game that ends, and at first of those that were there.
    """
    duel.check()
    journal = None if file is None else Journal(file, duel.heading(), Result)
    count = duel.games(wanted)
    results = [] if journal is None else [each for each in journal.results if each.number < count]
    played = {result.number for result in results}
    if progress is not None:
        progress(len(played))
    if duel.records is not None:
        duel.records.mkdir(parents=True, exist_ok=True)
    for result in play_all(duel, [n for n in range(count) if n not in played], workers):
        if journal is not None:
            journal.add(result)
        results.append(result)
        if progress is not None:
            progress(1)
    return outcome(duel, results)


def outcome(duel: Duel, results: Sequence[Result]) -> Outcome:
    """All games together, in the order of their numbers, whoever finished first."""
    meetings = [
        (a, b, won)
        for result in sorted(results, key=lambda result: result.number)
        for a, b, won in _meetings(result)
    ]
    won: dict[tuple[str, str], list[float]] = {}
    for a, b, share in meetings:
        won.setdefault((a, b), []).append(share)
        won.setdefault((b, a), []).append(1 - share)
    seats = {bot: [0, 0.0] for bot in duel.bots}
    for result in results:
        for seat, bot in enumerate(result.bots):
            seats[bot][0] += 1
            if seat in result.winners:
                seats[bot][1] += 1 / len(result.winners)
    rated = ratings(duel.bots, meetings)
    return Outcome(
        game=duel.game,
        players=duel.players,
        games=len(results),
        ratings=dict(sorted(rated.items(), key=lambda each: -each[1].rating)),
        scores={
            a: {b: Score(len(each), sum(each)) for b in duel.bots if (each := won.get((a, b)))}
            for a in duel.bots
        },
        wins={bot: Share(int(sat), first) for bot, (sat, first) in seats.items()},
        unfinished=sum(not result.places for result in results),
    )


def _meetings(result: Result) -> list[tuple[str, str, float]]:
    """A game as duels between the seats of different bots: 1 for the first, ½, or 0."""
    found = []
    for one, other in combinations(range(len(result.places)), 2):
        if result.bots[one] != result.bots[other]:
            ahead = result.places[other] - result.places[one]
            share = 0.5 if ahead == 0 else float(ahead > 0)
            found.append((result.bots[one], result.bots[other], share))
    return found
