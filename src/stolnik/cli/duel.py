"""``stolnik duel``: every bot against every other, and how strong each is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, count, screen_of
from stolnik.cli.games import title_of
from stolnik.cli.progress import progress_bar
from stolnik.cli.screen import Screen, plain_table
from stolnik.engine.words import words_of
from stolnik.lab.duel import Duel, Outcome, hold
from stolnik.lab.plots import check_picture, draw_ratings


@click.command("duel", cls=Command)
@click.argument("game")
@click.argument("bots")
@click.option("--games", callback=count(), default="20")
@parameters.players
@click.option("--seed", default="1")
@parameters.workers
@parameters.options
@parameters.data
@click.option("--file", type=click.Path(path_type=Path))
@click.option("--plot", type=click.Path(path_type=Path))
@click.option("--records", type=click.Path(path_type=Path))
@parameters.as_json
@parameters.lang
@click.pass_context
def duel(
    ctx: click.Context,
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: str,
    workers: int,
    settings: Sequence[str],
    variants: Sequence[str],
    data: Path | None,
    file: Path | None,
    plot: Path | None,
    records: Path | None,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    played = parameters.load_game(game)
    fewest = min((each for each in played.players if each > 1), default=1)
    plan = Duel(
        game=game,
        players=fewest if players is None else players,
        bots=parameters.bot_names(bots),
        seed=seed,
        options=parameters.chosen_options(played, settings, variants),
        data=data,
        records=records,
    )
    plan.check()
    if plot is not None:
        check_picture(plot)
    with progress_bar(screen, screen.say("sim-progress"), plan.games(games)) as advance:
        outcome = hold(plan, games, workers=workers, file=file, progress=advance)
    title = title_of(words_of(played, screen.lang))
    if plot is not None:
        players_said = screen.say("sim-title", games=outcome.games, players=outcome.players)
        draw_ratings(plot, outcome.ratings, f"{title}: {players_said}", screen.say("duel-scale"))
    if as_json:
        screen.json(_as_json(outcome, plan))
    else:
        _print(screen, outcome, title)
        for kept, message in ((file, "duel-file"), (plot, "duel-plot"), (records, "sim-records")):
            if kept is not None:
                screen.tell(message, file=str(kept), folder=str(kept))
    return 0


def _as_json(outcome: Outcome, plan: Duel) -> dict[str, object]:
    return {
        "game": outcome.game,
        "players": outcome.players,
        "seed": plan.seed,
        "options": plan.options,
        "games": outcome.games,
        "unfinished": outcome.unfinished,
        "bots": {
            bot: {
                "rating": round(rated.rating),
                "margin": round(rated.margin),
                "games": outcome.wins[bot].games,
                "wins": round(outcome.wins[bot].rate, 4),
                "against": {
                    other: {
                        "duels": score.duels,
                        "won": score.won,
                        "margin": round(score.share.margin, 4),
                    }
                    for other, score in outcome.scores[bot].items()
                },
            }
            for bot, rated in outcome.ratings.items()
        },
    }


def _print(screen: Screen, outcome: Outcome, title: str) -> None:
    say = screen.say
    screen.gap()
    played = say("sim-title", games=outcome.games, players=outcome.players)
    screen.print(Text.assemble((title, "bold"), "  ", played))
    table = plain_table()
    table.add_column(say("sim-bot"), min_width=14)
    table.add_column(say("duel-rating"), justify="right")
    table.add_column(say("duel-won"), justify="right")
    for other in outcome.ratings:
        table.add_column(say("duel-against", bot=other), justify="right")
    for bot, rated in outcome.ratings.items():
        wins = outcome.wins[bot]
        table.add_row(
            Text(bot, "bold"),
            f"{rated.rating:.0f} ± {rated.margin:.0f}",
            f"{wins.rate:.0%} ± {wins.margin:.0%}",
            *(
                ""
                if (score := outcome.scores[bot].get(other)) is None
                else f"{score.won:g} / {score.duels}  {score.share.rate:.0%}"
                for other in outcome.ratings
            ),
        )
    screen.gap()
    screen.print(table)
    screen.gap()
    screen.tell("duel-meaning")
    if outcome.unfinished:
        screen.tell("duel-unfinished", games=outcome.unfinished)
