"""How fast we play, next to our peers, in one run on one core.

Games and peers take turns in short slices, so that whatever else the machine does meets all of
them alike; time that other processes took from a slice is not counted against it; and the median
leaves out the slices that were disturbed all the same.  A game is compared with a peer round by
round, for a machine is not equally fast from one second to the next.  Everybody plays at random,
whole games one after another, a slice going on where the last one stopped, and does the same work
for each decision: list every legal move, choose one, carry it out.

Not every decision leaves a choice.  Our games do not ask where there is one answer; to catanatron
it is a tick like any other.  So decisions are also counted without those, on all sides alike.
"""

from __future__ import annotations

import gc
import platform
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, count, cycle, islice
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, TypeAlias

import msgspec

from stolnik.engine.game import Game
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.lab import peers

ROUNDS: Final = 25
"""How often everybody gets a slice."""

MIDGAMES: Final = 24
"""Matches, from all parts of the middle of several games, that are cloned in turn."""

WEIGHT: Final = {"decisions": 3, "clone": 1, "thaw": 1}
"""How long a slice of each kind is, next to the others."""

SHORTEST: Final = 0.001
"""Seconds below which the share of the core that a slice had cannot be told."""

AnyGame: TypeAlias = Game[Any, Any]
Meter: TypeAlias = Callable[[float], float]
"""Measures for so many seconds, and gives the figure."""


class Speed(msgspec.Struct, frozen=True):
    """How fast a game of ours is played and copied."""

    decisions_per_second: float
    clone_microseconds: float
    """To copy a match; the copy shows its question and its view at once."""
    thaw_microseconds: float
    """To copy a match and make the copy ready to take its next move."""
    ratio_to_catanatron: float
    choices_per_second: float
    """Decisions that left at least two options."""
    choice_ratio_to_catanatron: float


class PeerSpeed(msgspec.Struct, frozen=True):
    decisions_per_second: float
    clone_microseconds: float
    choices_per_second: float


class Report(msgspec.Struct, frozen=True):
    games: dict[str, Speed]
    peers: dict[str, PeerSpeed]
    rounds: int
    seconds: float
    python: str


PEERS: Final[dict[str, tuple[Callable[[], Meter], Meter, Callable[[], float]]]] = {
    "catanatron": (
        peers.catanatron_pace,
        peers.catanatron_clone_microseconds,
        peers.catanatron_choices,
    ),
    "chess": (
        peers.chess_pace,
        peers.chess_clone_microseconds,
        peers.chess_choices,
    ),
}
"""How fast each peer decides, how fast it is copied, and how many of its decisions are choices."""


def bench(
    seconds: float = 20.0,
    games: Sequence[str] | None = None,
    *,
    rounds: int = ROUNDS,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Measure all registered games, or these, and all peers in about so many seconds."""
    start = perf_counter()
    ours = {name: load(name) for name in (names() if games is None else games)}
    meters: dict[tuple[str, str], Meter] = {}
    for name, game in ours.items():
        meters[name, "decisions"] = pace_of(game)
    for name, (pace, _, _) in PEERS.items():
        meters[name, "decisions"] = pace()
    for name, game in ours.items():
        matches = midgames(game)
        meters[name, "clone"] = partial(copy_microseconds, matches, Match.clone)
        meters[name, "thaw"] = partial(copy_microseconds, matches, ready_clone)
    for name, (_, clone, _) in PEERS.items():
        meters[name, "clone"] = clone
    slices = _take_turns(meters, seconds, rounds, progress)
    figures = {meter: median(measured) for meter, measured in slices.items()}
    choices = {name: share_of_choices(game) for name, game in ours.items()}
    choices |= {name: share() for name, (_, _, share) in PEERS.items()}
    catanatron = slices["catanatron", "decisions"]
    ratios = {
        name: median(
            own / peer for own, peer in zip(slices[name, "decisions"], catanatron, strict=True)
        )
        for name in ours
    }
    return Report(
        games={
            name: Speed(
                decisions_per_second=figures[name, "decisions"],
                clone_microseconds=figures[name, "clone"],
                thaw_microseconds=figures[name, "thaw"],
                ratio_to_catanatron=ratio,
                choices_per_second=figures[name, "decisions"] * choices[name],
                choice_ratio_to_catanatron=ratio * choices[name] / choices["catanatron"],
            )
            for name, ratio in ratios.items()
        },
        peers={
            name: PeerSpeed(
                decisions_per_second=figures[name, "decisions"],
                clone_microseconds=figures[name, "clone"],
                choices_per_second=figures[name, "decisions"] * choices[name],
            )
            for name in PEERS
        },
        rounds=rounds,
        seconds=perf_counter() - start,
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )


def _take_turns(
    meters: dict[tuple[str, str], Meter],
    seconds: float,
    rounds: int,
    progress: Callable[[int, int], None] | None,
) -> dict[tuple[str, str], list[float]]:
    """Give every meter one slice after another, round by round."""
    weights = sum(WEIGHT[kind] for _, kind in meters)
    slices: dict[tuple[str, str], list[float]] = {meter: [] for meter in meters}
    done = 0
    gc.collect()
    gc.freeze()  # what has been laid out stays until the end
    for _ in range(rounds):
        for meter, measure in meters.items():
            gc.collect()  # nobody clears up what another left behind
            length = seconds / rounds / weights * WEIGHT[meter[1]]
            figure = _undisturbed(partial(measure, length), rate=meter[1] == "decisions")
            slices[meter].append(figure)
            done += 1
            if progress is not None:
                progress(done, rounds * len(meters))
    gc.unfreeze()
    return slices


def _undisturbed(measure: Callable[[], float], *, rate: bool) -> float:
    """A figure as it would be if no other process had had a share of the core meanwhile."""
    wall, own = perf_counter(), process_time()
    figure = measure()
    wall, own = perf_counter() - wall, process_time() - own
    if wall < SHORTEST:
        return figure
    share = min(1.0, max(own / wall, 0.01))
    return figure / share if rate else figure * share


def random_game(game: AnyGame, players: int, seed: int) -> Iterator[Match]:
    """Play one game at random, and yield the match after every decision."""
    dice = random.Random(seed)
    match = Match.start(game, players=players, seed=seed)
    while match.pending:
        ask = match.pending[0]
        match.submit(ask.seat, dice.choice(ask.options))
        yield match


def tables(game: AnyGame) -> Sequence[int]:
    """The numbers of players to measure: in a solo game the rulebook thinks, which is not play."""
    return [players for players in game.players if players > 1] or game.players


def pace_of(game: AnyGame) -> Meter:
    """Play whole games, set-up included, with every number of players in turn."""
    games = (random_game(game, p, seed) for p, seed in zip(cycle(tables(game)), count(1)))
    return peers.pace(chain.from_iterable(games))


def share_of_choices(game: AnyGame) -> float:
    """How many of the decisions in one whole game of every number of players are choices."""
    options = [
        len(match.pending[0].options)
        for players in tables(game)
        for match in random_game(game, players, seed=1)
        if match.pending
    ]
    return sum(offered > 1 for offered in options) / len(options)


def midgames(game: AnyGame, wanted: int = MIDGAMES) -> list[Match]:
    """Matches from the middle half of random games, at every depth of an action."""
    matches: list[Match] = []
    for players, seed in zip(cycle(tables(game)), count(1)):
        length = sum(1 for _ in random_game(game, players, seed))
        per_game = max(1, wanted // (2 * len(tables(game))))
        step = max(1, length // 2 // per_game)
        middle = islice(random_game(game, players, seed), length // 4, 3 * length // 4, step)
        matches += [match.clone() for match in middle][:per_game]
        if len(matches) >= wanted:
            break
    return matches[:wanted]


def ready_clone(match: Match) -> Match:
    """A copy that stands ready to take its next move: the rules are running again."""
    twin = match.clone()
    twin.breadcrumb  # noqa: B018  (to say where it stands, the rules must run)
    return twin


def copy_microseconds(
    matches: Sequence[Match], copy: Callable[[Match], Match], seconds: float
) -> float:
    """The mean time of one copy, every match copied equally often; always the same matches."""
    made = 0
    start = now = perf_counter()
    while now - start < seconds or not made:
        for match in matches:
            copy(match)
        made += len(matches)
        now = perf_counter()
    return (now - start) / made * 1e6
