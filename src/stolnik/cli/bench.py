"""``stolnik bench``: how fast we play, next to our peers."""

from __future__ import annotations

import click
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.bench_table import bench_table
from stolnik.cli.command import Command, count, one_of, screen_of
from stolnik.cli.command import seconds as as_seconds
from stolnik.cli.games import title_of
from stolnik.cli.progress import progress_bar
from stolnik.cli.screen import Screen, plain_table
from stolnik.engine.registry import names
from stolnik.engine.words import words_of
from stolnik.lab.bench import Report
from stolnik.lab.bench import bench as measure


@click.command("bench", cls=Command)
@click.argument("what", required=False, callback=one_of(("games", "table")))
@click.option("--seconds", callback=as_seconds, default="20")
@click.option("--games", callback=count(), default="300")
@click.option("--pace", callback=as_seconds, default="2")
@click.option("--kills", callback=count(0), default="0")
@click.option("--largest", is_flag=True)
@parameters.as_json
@parameters.lang
@click.pass_context
def bench(
    ctx: click.Context,
    what: str | None,
    seconds: float,
    games: int,
    pace: float,
    kills: int,
    largest: bool,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    if what == "table":
        return bench_table(screen, games, pace, seconds, kills, largest, as_json)
    for name in names():
        parameters.load_game(name)
    with progress_bar(screen, screen.say("bench-progress"), 100) as advance:
        shown = 0

        def progress(done: int, of: int) -> None:
            nonlocal shown
            advance(100 * done // of - shown)
            shown = 100 * done // of

        report = measure(seconds, progress=progress)
    if as_json:
        screen.json(_as_json(report))
    else:
        _print(screen, report)
    return 0


def _as_json(report: Report) -> dict[str, object]:
    return {
        "games": {
            name: {
                "decisions_per_second": round(speed.decisions_per_second),
                "clone_microseconds": round(speed.clone_microseconds, 2),
                "thaw_microseconds": round(speed.thaw_microseconds, 2),
                "ratio_to_catanatron": round(speed.ratio_to_catanatron, 3),
                "choices_per_second": round(speed.choices_per_second),
                "choice_ratio_to_catanatron": round(speed.choice_ratio_to_catanatron, 3),
            }
            for name, speed in report.games.items()
        },
        "peers": {
            name: {
                "decisions_per_second": round(speed.decisions_per_second),
                "clone_microseconds": round(speed.clone_microseconds, 2),
                "choices_per_second": round(speed.choices_per_second),
            }
            for name, speed in report.peers.items()
        },
        "rounds": report.rounds,
        "seconds": round(report.seconds, 1),
        "python": report.python,
    }


def _print(screen: Screen, report: Report) -> None:
    say = screen.say
    table = plain_table()
    table.add_column("")
    table.add_column(say("bench-decisions"), justify="right")
    table.add_column(say("bench-choices"), justify="right")
    table.add_column(say("bench-clone"), justify="right")
    table.add_column(say("bench-thaw"), justify="right")
    for name, speed in report.games.items():
        table.add_row(
            Text(title_of(words_of(parameters.load_game(name), screen.lang)), "bold cyan"),
            _beside(speed.decisions_per_second, speed.ratio_to_catanatron, "bold"),
            _beside(speed.choices_per_second, speed.choice_ratio_to_catanatron, "bold"),
            f"{speed.clone_microseconds:.1f}",
            f"{speed.thaw_microseconds:.1f}",
        )
    catanatron = report.peers["catanatron"]
    for name, peer in report.peers.items():
        table.add_row(
            Text(name, "dim"),
            _beside(
                peer.decisions_per_second,
                peer.decisions_per_second / catanatron.decisions_per_second,
            ),
            _beside(
                peer.choices_per_second,
                peer.choices_per_second / catanatron.choices_per_second,
            ),
            f"{peer.clone_microseconds:.1f}",
            "–",
        )
    screen.gap()
    screen.print(table)
    screen.gap()
    screen.tell("bench-note", style="dim", rounds=report.rounds, python=report.python)


def _beside(figure: float, ratio: float, style: str = "") -> Text:
    """A figure, and how many times that of catanatron it is."""
    return Text.assemble((_whole(figure), style), (f"{ratio:6.2f} ×", "dim"))


def _whole(figure: float) -> str:
    """A figure with its thousands apart, as both languages read it."""
    return f"{figure:,.0f}".replace(",", "\N{NO-BREAK SPACE}")
