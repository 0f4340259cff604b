"""Many games between bots, on one core or several, and what came of them.

>>> from stolnik.lab.sim import Plan, simulate
>>> report = simulate(Plan("pax_renaissance_1e", 2, ("random",), seed="7"), games=2)
>>> report.games
2

A plan and the number of a game say everything about that game: how many workers there are, and
who finishes first, changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Final, Protocol

import msgspec

from stolnik.bots import make, seed_of
from stolnik.engine.flow import Seat
from stolnik.engine.game import OptionValue
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.setting import Setting
from stolnik.lab import farm

LONGEST: Final = 100_000
"""Decisions after which a game is stopped and counted as unfinished."""

UNFINISHED: Final = "unfinished"
"""The ending of such a game."""


class Games(Protocol):
    """What is played: everything about a game but its number."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Mapping[str, OptionValue]: ...
    @property
    def data(self) -> Path | None: ...
    @property
    def records(self) -> Path | None:
        """A folder that every finished game is written to."""

    @property
    def longest(self) -> int: ...

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game."""
        ...

    def seed_of(self, number: int) -> str:
        """The seed of a game."""
        ...


class Plan(msgspec.Struct, frozen=True):
    """What is played: the bots sit down in turn, and move one seat on with every game."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "1"
    options: dict[str, OptionValue] = {}
    data: Path | None = None
    records: Path | None = None
    """A folder that every finished game is written to."""
    longest: int = LONGEST

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        for name in self.bots:
            make(name, "")
        Setting.of(load(self.game), self.players, self.options, self.data)

    def seating(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    seed: str
    bots: list[str]
    """By seat."""
    winners: list[Seat]
    ending: str
    decisions: int
    seconds: float
    points: list[int] = []
    """By seat, in a finished game that counts points."""
    places: list[int] = []
    """By seat, in a finished game."""


class Points(msgspec.Struct, frozen=True):
    """What a bot scored in the games that it ended."""

    mean: float
    least: int
    most: int


class Share(msgspec.Struct, frozen=True):
    """How often somebody won; a shared victory is a part of one for each."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % interval around the rate (Wilson's, which is honest about few games).

        >>> Share(games=100, wins=50).margin < 0.1 < Share(games=20, wins=10).margin
        True
        """
        if not self.games:
            return 0.0
        z, n, p = 1.96, self.games, self.rate
        return z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)


class Report(msgspec.Struct, frozen=True):
    """Many games in a few figures."""

    game: str
    players: int
    games: int
    seats: list[Share]
    bots: dict[str, Share]
    points: dict[str, Points]
    """By bot, in games that count points."""
    endings: dict[str, int]
    shortest: int
    median: float
    mean: float
    longest: int
    decisions: int
    seconds: float
    """By the clock on the wall, all workers together."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    plan: Plan,
    games: int,
    *,
    workers: int = 1,
    progress: Callable[[Result], None] | None = None,
) -> Report:
    """Play so many games and sum them up; ``progress`` is told of each as it ends."""
    plan.check()
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    results = []
    start = perf_counter()
    for result in play_all(plan, range(games), workers):
        results.append(result)
        if progress is not None:
            progress(result)
    return summarise(plan, results, perf_counter() - start)


def play_all(games: Games, numbers: Sequence[int], workers: int = 1) -> Iterator[Result]:
    """Play the games of these numbers; with several workers they end in any order."""
    return farm.each(partial(play_one, games), numbers, workers)


def play_one(plan: Games, number: int) -> Result:
    """Play one game of a plan, from its own seed."""
    start = perf_counter()
    seed = plan.seed_of(number)
    seating = plan.seating(number)
    known = f"seed {seed}"
    bots = [make(name, seed_of(seed, seat), match=known) for seat, name in enumerate(seating)]
    match = Match.start(
        load(plan.game),
        players=plan.players,
        seed=seed,
        data=plan.data,
        nonces=(),
        listen=False,
        **plan.options,
    )
    chairs = [match.at(seat) for seat in range(plan.players)]
    while match.pending and match.number < plan.longest:
        seat = match.pending[0].seat
        match.submit(seat, bots[seat].choose(chairs[seat]))
    if plan.records is not None:
        (plan.records / f"{plan.game}-{number:05}.jsonl").write_bytes(match.record().dumps())
    standings = sorted(match.standings, key=lambda standing: standing.seat)
    return Result(
        number=number,
        seed=seed,
        bots=seating,
        winners=[standing.seat for standing in standings if standing.place == 1],
        ending=_ending(match),
        decisions=match.number,
        seconds=perf_counter() - start,
        points=[standing.score for standing in standings] if match.game.scored else [],
        places=[standing.place for standing in standings],
    )


def _ending(match: Match) -> str:
    """The reason of the best placed; in a game that nobody wins, of the one who lost it."""
    if not match.over:
        return UNFINISHED
    return min(match.standings, key=lambda standing: standing.place).reason


def summarise(plan: Plan, results: Sequence[Result], seconds: float) -> Report:
    seats = [0.0] * plan.players
    wins: dict[str, float] = dict.fromkeys(plan.bots, 0.0)
    sat: Counter[str] = Counter()
    scored: dict[str, list[int]] = {}
    for result in results:
        sat.update(result.bots)
        for name, points in zip(result.bots, result.points):
            scored.setdefault(name, []).append(points)
        for seat in result.winners:
            seats[seat] += 1 / len(result.winners)
            wins[result.bots[seat]] += 1 / len(result.winners)
    lengths = [result.decisions for result in results] or [0]
    endings = Counter(result.ending for result in results)
    return Report(
        game=plan.game,
        players=plan.players,
        games=len(results),
        seats=[Share(len(results), won) for won in seats],
        bots={name: Share(sat[name], won) for name, won in wins.items()},
        points={name: Points(mean(all_), min(all_), max(all_)) for name, all_ in scored.items()},
        endings=dict(endings.most_common()),
        shortest=min(lengths),
        median=median(lengths),
        mean=mean(lengths),
        longest=max(lengths),
        decisions=sum(result.decisions for result in results),
        seconds=seconds,
    )
