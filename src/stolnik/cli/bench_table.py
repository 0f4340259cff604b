"""``stolnik bench table``: how many games a server carries, next to boardgame.io's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolnik.cli.screen import CliError, Screen, plain_table

if TYPE_CHECKING:
    from stolnik.table.bench.measure import Figures

PROMISE_MS: Final = 100.0
FLAT_OUT: Final = 50
"""How many games are played as fast as they go, next to as many of the peer's."""
GAME: Final = "pax_renaissance_1e"


def bench_table(
    screen: Screen,
    games: int,
    pace: float,
    seconds: float,
    kills: int,
    largest: bool,
    as_json: bool,
) -> int:
    """The load on SQLite, then on PostgreSQL with two servers, then flat out next to the peer."""
    try:
        from stolnik.table.bench import kills as killing
        from stolnik.table.bench import measure, servers
    except ImportError as error:
        raise CliError("table-missing", name=error.name or "?") from None
    found: dict[str, object] = {}
    if kills:
        found["killed"] = killing.killed(GAME, games, kills)
        found["killed_postgresql"] = killing.killed(GAME, games, kills, postgres=True, processes=2)
        found["database_stopped"] = killing.database_stopped(GAME, games, 3)
        screen.json(found)
        return 0
    runs = [
        measure.run(GAME, games, pace, seconds),
        measure.run(GAME, games, pace, seconds, postgres=True, processes=2),
    ]
    for run in runs:
        _say(screen, run, as_json)
    flat = measure.run(GAME, FLAT_OUT, 0.0, seconds)
    _say(screen, flat, as_json)
    found["runs"] = [*runs, flat]
    if servers.peer_ready():
        peer = servers.boardgame_io(FLAT_OUT, seconds)
        found["boardgame_io"] = peer
        found["ratio"] = round(flat.moves_per_second / peer["moves_per_second"], 2)
        if not as_json:
            screen.tell(
                "bench-table-peer",
                peer=f"{peer['moves_per_second']:.0f}",
                ratio=f"{found['ratio']:.2f}",
            )
    elif not as_json:
        screen.tell("bench-table-no-peer", style="dim")
    if largest:
        say = lambda run: _say(screen, run, as_json)  # noqa: E731
        found["largest"] = measure.largest(GAME, pace, seconds, PROMISE_MS, say)
        if not as_json:
            screen.tell("bench-table-largest", games=str(found["largest"]))
    if as_json:
        screen.json(found)
    return 0


def _say(screen: Screen, run: Figures, as_json: bool) -> None:
    if as_json:
        return
    shown = plain_table()
    for heading in ("database", "games", "moves", "p50", "p99", "worst"):
        shown.add_column(screen.say(f"bench-table-{heading}"), justify="right")
    shown.add_row(
        f"{run.database} × {run.processes}",
        str(run.games),
        f"{run.moves_per_second:.0f}",
        f"{run.p50_ms:.0f}",
        f"{run.p99_ms:.0f}",
        f"{run.worst_ms:.0f}",
    )
    screen.print(shown)
