"""``stolnik replay``: a recorded game, checked and played again."""

from __future__ import annotations

from pathlib import Path

import click
from rich.rule import Rule
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, count, screen_of
from stolnik.cli.drawing import Drawer, Hanging
from stolnik.cli.files import read_file
from stolnik.cli.games import title_of
from stolnik.cli.screen import CliError, Screen
from stolnik.engine.chronicle import Told
from stolnik.engine.dice import added_by_the_keeper
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.words import words_of


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "to", callback=count(0))
@click.option("--log", "log", is_flag=True)
@click.option("--verify", is_flag=True)
@parameters.data
@parameters.as_json
@parameters.lang
@click.pass_context
def replay(
    ctx: click.Context,
    file: Path,
    to: int | None,
    log: bool,
    verify: bool,
    data: Path | None,
    as_json: bool,
) -> int:
    screen = screen_of(ctx)
    record = Record.loads(read_file(file))
    parameters.load_game(record.game)
    if to is not None and to > len(record.lines):
        raise CliError("replay-to", to=str(to), moves=str(len(record.lines)))
    match, happened = replayed(record, to, data)
    if as_json:
        screen.json(_as_json(record, match, happened if log else None))
        return 0
    _verdict(screen, record, match)
    if not verify:
        _story(screen, match, happened if log else [], record)
    return 0


Happened = list[Told]


def replayed(record: Record, to: int | None, data: Path | None) -> tuple[Match, Happened]:
    """Play the whole record again, and give the match as it stood after ``to`` moves."""
    stopped: list[tuple[Match, Happened]] = []

    def look(match: Match) -> None:
        if match.number == to:
            stopped.append((match.clone(), list(match.log)))

    match = Match.replay(record, data=data, listen=True, each=look)
    return stopped[0] if stopped else (match, match.log)


def _verdict(screen: Screen, record: Record, match: Match) -> None:
    screen.tell("replay-good", style="green", moves=len(record.lines))
    screen.tell("replay-fair", style="green")
    _say_whose(screen, record, match)
    screen.print(Text(screen.say("end-seed", seed=record.seed), "dim"))
    commitment = record.header.commitment
    screen.print(Text(screen.say("end-commitment", commitment=commitment), "dim"))


def _say_whose(screen: Screen, record: Record, match: Match) -> None:
    """Who has added to the dice, and for whom whoever kept the game did."""
    watcher = match.at(None)
    drawn = added_by_the_keeper(record.seed, record.nonces)
    own = [seat for seat in range(record.players) if seat not in drawn]
    if not record.nonces:
        screen.tell("replay-nonces-none")
    elif not drawn:
        screen.tell("replay-nonces-own", style="green")
    elif not own:
        screen.tell("replay-nonces-all")
    else:
        by = [
            ", ".join(watcher.player(screen.lang, seat) for seat in each) for each in (drawn, own)
        ]
        screen.tell("replay-nonces-some", drawn=by[0], own=by[1])


def _story(screen: Screen, match: Match, happened: Happened, record: Record) -> None:
    drawer = Drawer(screen, match.at(None))
    if happened:
        screen.gap()
        _print_log(screen, drawer, happened)
    screen.gap()
    heading = screen.say("replay-heading", number=match.number, moves=len(record.lines))
    title = Text.assemble(
        (title_of(words_of(match.game, screen.lang)), "bold"), (f"  {heading}", "dim")
    )
    screen.print(Rule(title, align="left", style="dim"))
    screen.print(drawer.table())
    if match.over:
        screen.print(drawer.standings(match.standings))
    else:
        for ask in match.pending:
            screen.print(Drawer(screen, match.at(ask.seat)).question())


def _print_log(screen: Screen, drawer: Drawer, happened: Happened) -> None:
    """Each line with the number of the move that brought it about."""
    for number, event, _ in happened:
        seen = event.seen_by(None)
        if seen is not None:
            line = Text.assemble((f"{number:>5}  ", "dim"), drawer.coloured(drawer.event(seen)))
            screen.print(Hanging(line, indent=7))


def _as_json(record: Record, match: Match, happened: Happened | None) -> dict[str, object]:
    shown: dict[str, object] = {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": record.options,
        "seed": record.seed,
        "commitment": record.header.commitment,
        "nonces": record.nonces,
        "drawn": added_by_the_keeper(record.seed, record.nonces),
        "verified": True,
        "moves": len(record.lines),
        "shown": match.number,
        "over": match.over,
        "standings": list(match.standings),
        "view": match.view(None),
    }
    if happened is not None:
        shown["log"] = [
            {"move": number, "event": seen, "clauses": clauses}
            for number, event, clauses in happened
            if (seen := event.seen_by(None)) is not None
        ]
    return shown
