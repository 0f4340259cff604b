"""``stolnik sim``: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, count, screen_of
from stolnik.cli.drawing import ending, style_of
from stolnik.cli.games import title_of
from stolnik.cli.progress import progress_bar
from stolnik.cli.screen import Screen, plain_table
from stolnik.engine.words import words_of
from stolnik.lab.sim import UNFINISHED, Plan, Points, Report, Result, Share, simulate


@click.command("sim", cls=Command)
@click.argument("game")
@click.option("--games", callback=count(), default="100")
@parameters.players
@click.option("--bots", default="random")
@click.option("--seed", default="1")
@parameters.workers
@parameters.options
@parameters.data
@click.option("--records", type=click.Path(path_type=Path))
@parameters.as_json
@parameters.lang
@click.pass_context
def sim(
    ctx: click.Context,
    game: str,
    games: int,
    players: int | None,
    bots: str,
    seed: str,
    workers: int,
    settings: Sequence[str],
    variants: Sequence[str],
    data: Path | None,
    records: Path | None,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    played = parameters.load_game(game)
    plan = Plan(
        game=game,
        players=parameters.usual_players(played) if players is None else players,
        bots=parameters.bot_names(bots),
        seed=seed,
        options=parameters.chosen_options(played, settings, variants),
        data=data,
        records=records,
    )
    with progress_bar(screen, screen.say("sim-progress"), games) as advance:

        def progress(result: Result) -> None:
            advance(1)

        report = simulate(plan, games, workers=workers, progress=progress)
    if as_json:
        screen.json(_as_json(report, plan))
    else:
        _print(screen, report, plan)
    return 0


def _as_json(report: Report, plan: Plan) -> dict[str, object]:
    return {
        "game": report.game,
        "players": report.players,
        "seed": plan.seed,
        "options": plan.options,
        "games": report.games,
        "seats": [_share_as_json(share) for share in report.seats],
        "bots": {name: _share_as_json(share) for name, share in report.bots.items()},
        "points": {
            name: {"mean": round(points.mean, 2), "least": points.least, "most": points.most}
            for name, points in report.points.items()
        },
        "endings": report.endings,
        "decisions": {
            "total": report.decisions,
            "shortest": report.shortest,
            "median": report.median,
            "mean": round(report.mean, 1),
            "longest": report.longest,
        },
        "seconds": round(report.seconds, 3),
        "decisions_per_second": round(report.decisions_per_second),
    }


def _share_as_json(share: Share) -> dict[str, float]:
    return {
        "games": share.games,
        "wins": round(share.wins, 3),
        "rate": round(share.rate, 4),
        "margin": round(share.margin, 4),
    }


def _print(screen: Screen, report: Report, plan: Plan) -> None:
    say = screen.say
    spoken = words_of(parameters.load_game(report.game), screen.lang)
    screen.gap()
    screen.print(
        Text.assemble(
            (title_of(spoken), "bold"),
            "  ",
            say("sim-title", games=report.games, players=report.players),
        )
    )
    bots = _wins_table(screen, say("sim-bot"))
    if report.points:
        bots.add_column(say("sim-points"), justify="right")
    for name, share in report.bots.items():
        bots.add_row(Text(name, "bold"), *_share_cells(share), *_points_cell(report.points, name))
    seats = _wins_table(screen, say("sim-seat"))
    for seat, share in enumerate(report.seats):
        seats.add_row(Text(str(seat), f"bold {style_of(seat)}"), *_share_cells(share))
    endings = plain_table()
    endings.add_column(say("sim-ending"), min_width=14)
    endings.add_column(say("sim-games"), justify="right")
    for reason, times in report.endings.items():
        text = say("sim-unfinished") if reason == UNFINISHED else ending(spoken, reason)
        endings.add_row(text, f"{times}  {times / report.games:>4.0%}")
    for table in (bots, seats, endings):
        screen.gap()
        screen.print(table)
    screen.gap()
    screen.tell(
        "sim-lengths",
        shortest=report.shortest,
        median=round(report.median),
        mean=round(report.mean),
        longest=report.longest,
    )
    screen.tell(
        "sim-speed",
        decisions=report.decisions,
        seconds=f"{report.seconds:.1f}",
        rate=round(report.decisions_per_second),
    )
    if plan.records is not None:
        screen.tell("sim-records", folder=str(plan.records))


def _wins_table(screen: Screen, who: str) -> Table:
    table = plain_table()
    table.add_column(who, min_width=14)
    table.add_column(screen.say("sim-wins"), justify="right")
    table.add_column(screen.say("sim-rate"), justify="right")
    table.add_column("", min_width=24)
    return table


def _points_cell(points: Mapping[str, Points], name: str) -> list[str]:
    """The mean, and the range from the least to the most."""
    if name not in points:
        return []
    scored = points[name]
    return [f"{scored.mean:.1f}  ({scored.least} … {scored.most})"]


def _share_cells(share: Share) -> tuple[str, str, Text]:
    """Wins, their rate with its 95 % margin, and the same as a bar."""
    wins = f"{share.wins:.1f}".removesuffix(".0")
    bar = "█" * round(share.rate * 24)
    return wins, f"{share.rate:.0%} ± {share.margin:.0%}", Text(bar, "cyan")
