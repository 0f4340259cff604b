"""``stolnik play``: a game in the terminal, with people at one keyboard and with bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

import click

from stolnik.bots import Bot, make
from stolnik.cli import parameters
from stolnik.cli.command import Command, screen_of
from stolnik.cli.screen import CliError
from stolnik.cli.session import Session, refuse_overwriting
from stolnik.engine.flow import Seat
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import names


@click.command("play", cls=Command)
@click.argument("game", required=False)
@parameters.players
@parameters.seed
@click.option("--human", default="0")
@click.option("--bots", default="greedy")
@parameters.options
@parameters.data
@click.option("--record", type=click.Path(path_type=Path))
@click.option("--resume", type=click.Path(path_type=Path))
@parameters.lang
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: int | None,
    seed: str | None,
    human: str,
    bots: str,
    settings: Sequence[str],
    variants: Sequence[str],
    data: Path | None,
    record: Path | None,
    resume: Path | None,
) -> int:
    screen = screen_of(ctx)
    bot_names = parameters.bot_names(bots)
    if record is not None:
        refuse_overwriting(record)
    if resume is not None:
        for name, given in (("--players", players), ("--seed", seed)):
            if given is not None:
                raise CliError("resume-fixed", option=name)
        if settings or variants:
            raise CliError("resume-fixed", option="--option")
        match = _resumed(resume, game, data)
    else:
        match = _started(game, players, seed, settings, variants, data)
    people = human_seats(human, match.players)
    machines: dict[Seat, Bot] = {}
    called: dict[Seat, str] = {}
    for seat in range(match.players):
        if seat not in people:
            called[seat] = bot_names[len(called) % len(bot_names)]
            machines[seat] = make(called[seat], f"{match.seed}/bot {seat}")
    _prepare_input()
    return Session(screen, match, machines, called, record or resume).run()


def _started(
    name: str | None,
    players: int | None,
    seed: str | None,
    settings: Sequence[str],
    variants: Sequence[str],
    data: Path | None,
) -> Match:
    if name is None:
        raise CliError("which-game", right=", ".join(names()))
    game = parameters.load_game(name)
    options = parameters.chosen_options(game, settings, variants)
    return Match.start(
        game,
        players=parameters.usual_players(game) if players is None else players,
        seed=token_hex(8) if seed is None else seed,
        data=data,
        listen=True,
        **options,
    )


def _resumed(file: Path, name: str | None, data: Path | None) -> Match:
    record = Record.loads(file.read_bytes())
    if name is not None and name != record.game:
        raise CliError("resume-game", file=str(file), game=record.game, asked=name)
    return Match.replay(record, data=data, listen=True)


def human_seats(typed: str, players: int) -> set[Seat]:
    """The seats of a list such as ``0,2``; ``all`` and ``none`` are understood."""
    if typed == "all":
        return set(range(players))
    if typed == "none":
        return set()
    seats = [part.strip() for part in typed.split(",")]
    if not all(seat.isdigit() and int(seat) < players for seat in seats):
        raise CliError("human", value=typed, last=str(players - 1))
    return {int(seat) for seat in seats}


def _prepare_input() -> None:
    """Arrow keys and history for a person; for a pipe, no letter that would break it."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # it is not on every system
            import readline  # noqa: F401
    elif hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
