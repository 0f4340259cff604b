"""``stolnik bench table``: how many games a server carries, next to boardgame.io's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stolnik.cli.screen import CliError, Screen, plain_table

if TYPE_CHECKING:
    from stolnik.table.bench.kills import Survived
    from stolnik.table.bench.measure import Figures
    from stolnik.table.bench.peers import Side

PROMISE_MS: Final = 100.0
FLAT_OUT: Final = 50
"""How many games are played as fast as they go, next to as many of the peer's."""
GAME: Final = "pax_renaissance_1e"
QUIET: Final = 0.3
"""Processors that may be busy with something else before we say that it spoils the figures."""
RATIOS: Final = {
    "ratio": ("stolnik-disk", "peer-memory"),
    "ratio-memory": ("stolnik-memory", "peer-memory"),
    "ratio-files": ("stolnik-disk", "peer-files"),
}
"""Which of our runs is held against which of the peer's."""
TWO_SERVERS: Final[dict[str, Any]] = {"postgres": True, "processes": 2}


def bench_table(
    screen: Screen,
    games: int,
    pace: float,
    seconds: float,
    kills: int,
    largest: bool,
    as_json: bool,
) -> int:
    """The promised load on both databases, then flat out next to the peer, opening, sleeping.

    Where it is asked for, also the largest load, and servers that are killed under it.
    """
    try:
        from stolnik.table.bench import kills as killing
        from stolnik.table.bench import measure
    except ImportError as error:
        raise CliError("table-missing", name=error.name or "?") from None
    report = _Report(screen, as_json)
    report.run("sqlite", measure.run(GAME, games, pace, seconds))
    report.run("postgresql", measure.run(GAME, games, pace, seconds, **TWO_SERVERS))
    _flat_out(report, seconds)
    opened = measure.opening()
    report.add("opened", opened)
    report.tell(
        "bench-table-opened",
        moves=opened.moves,
        median=f"{opened.median_ms:.0f}",
        worst=f"{opened.worst_ms:.0f}",
    )
    idle = measure.idle(GAME)
    report.add("idle", idle)
    report.tell("bench-table-idle", kilobytes=f"{idle.kilobytes:.0f}")
    if largest:
        for database, how in (("sqlite", {}), ("postgresql", TWO_SERVERS)):
            most = measure.largest(GAME, pace, seconds, PROMISE_MS, report.row, start=games, **how)
            report.add(f"largest_{database}", most)
            report.tell("bench-table-largest", games=most, database=database)
    if kills:
        report.survived("killed", kills, killing.killed(GAME, games, kills, pace=pace))
        two = killing.killed(GAME, games, kills, pace=pace, **TWO_SERVERS)
        report.survived("killed-postgresql", kills, two)
        times = max(1, kills // 4)
        stopped = killing.database_stopped(GAME, games, times, pace=pace)
        report.survived("stopped", times, stopped)
    if as_json:
        screen.json(report.found)
    return 0


def _flat_out(report: _Report, seconds: float) -> None:
    """As many moves as there is time for: ours with a large game, and both with the same one."""
    from stolnik.table.bench import measure, peers

    report.flat("flat_out", measure.run(GAME, FLAT_OUT, 0.0, seconds))
    if not peers.ready():
        report.tell("bench-table-no-peer", style="dim")
        return
    report.tell("bench-table-side-by-side", games=FLAT_OUT)
    sides = {side.name: side for side in peers.side_by_side(FLAT_OUT, seconds)}
    report.sides(list(sides.values()))
    ratios = {}
    for name, (ours, peer) in RATIOS.items():
        if ours in sides:
            moves = sides[ours].moves_per_second / max(0.1, sides[peer].moves_per_second)
            cost = sides[ours].server_ms / max(0.001, sides[peer].server_ms)
            ratios[name] = {"moves": round(moves, 2), "cost": round(cost, 2)}
            report.tell(f"bench-table-{name}", ratio=f"{moves:.2f}", cost=f"{cost:.2f}")
    report.add("ratios", ratios)
    busy = max(side.elsewhere for side in sides.values())
    if busy > QUIET:
        report.tell("bench-table-busy", style="dim", load=f"{busy:.1f}")


class _Report:
    """Says each figure as soon as it is there, and keeps it for JSON."""

    def __init__(self, screen: Screen, as_json: bool) -> None:
        self.screen = screen
        self.as_json = as_json
        self.found: dict[str, object] = {}

    def add(self, name: str, figure: object) -> None:
        self.found[name] = figure

    def tell(self, message: str, style: str = "", **about: str | int) -> None:
        if not self.as_json:
            self.screen.tell(message, style=style, **about)

    def run(self, name: str, run: Figures) -> None:
        self.add(name, run)
        self.row(run)

    def flat(self, name: str, run: Figures) -> None:
        self.add(name, run)
        self.tell(
            "bench-table-flat",
            games=run.games,
            game=run.game,
            moves=f"{run.moves_per_second:.0f}",
        )
        self.row(run)

    def sides(self, sides: list[Side]) -> None:
        for side in sides:
            self.add(side.name.replace("-", "_"), side)
        if self.as_json:
            return
        shown = plain_table()
        for heading in ("side", "moves", "p99", "server", "client", "elsewhere"):
            justify: Any = "left" if heading == "side" else "right"
            shown.add_column(self.screen.say(f"bench-table-{heading}"), justify=justify)
        for side in sides:
            shown.add_row(
                self.screen.say(f"bench-table-{side.name}"),
                f"{side.moves_per_second:.0f}",
                f"{side.p99_ms:.0f}",
                f"{side.server_ms:.2f}",
                f"{side.client_ms:.2f}",
                f"{side.elsewhere:.2f}",
            )
        self.screen.print(shown)

    def survived(self, name: str, times: int, what: Survived) -> None:
        self.add(name.replace("-", "_"), what)
        self.tell(
            "bench-table-survived",
            how=self.screen.say(f"bench-table-{name}", times=times),
            acknowledged=what.acknowledged,
            games=what.games,
            lost=what.lost,
            stuck=what.stuck,
            reconnected=what.reconnected,
        )

    def row(self, run: Figures) -> None:
        if self.as_json:
            return
        shown = plain_table()
        for heading in (
            *("database", "games", "moves", "p50", "p99", "worst"),
            *("server", "client", "elsewhere"),
        ):
            shown.add_column(self.screen.say(f"bench-table-{heading}"), justify="right")
        shown.add_row(
            f"{run.database} × {run.processes}",
            str(run.games),
            f"{run.moves_per_second:.0f}",
            f"{run.p50_ms:.0f}",
            f"{run.p99_ms:.0f}",
            f"{run.worst_ms:.0f}",
            f"{run.server_ms:.2f}",
            f"{run.client_ms:.2f}",
            f"{run.elsewhere:.2f}",
        )
        self.screen.print(shown)
