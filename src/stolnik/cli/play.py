"""``stolnik play``: a game in the terminal, with people at one keyboard and with bots."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import click
from rich.text import Text

from stolnik.bots import Bot, make, seed_of
from stolnik.bots import names as bot_names
from stolnik.cli import parameters
from stolnik.cli.command import Command, screen_of
from stolnik.cli.files import refuse_overwriting
from stolnik.cli.games import title_of
from stolnik.cli.keeping import (
    Keeper,
    Seating,
    Unfinished,
    has_seating,
    read_record,
    seating_of,
    sweep,
    unfinished,
)
from stolnik.cli.keyboard import Keyboard, Leave
from stolnik.cli.reading import whole
from stolnik.cli.screen import CliError, Screen, plain_table
from stolnik.cli.session import Session
from stolnik.engine.dice import commitment, draw_seed, own_nonce
from stolnik.engine.errors import StolnikError, clip
from stolnik.engine.flow import Seat
from stolnik.engine.game import AnyGame, OptionValue
from stolnik.engine.match import Match
from stolnik.engine.registry import names
from stolnik.engine.words import words_of
from stolnik.text import TextError

OFFERED: Final = 9
"""How many unfinished games are listed."""

LONGEST_NAME: Final = 24


@click.command("play", cls=Command)
@click.argument("game", required=False)
@parameters.players
@parameters.seed
@click.option("--human")
@click.option("--names", "called")
@click.option("--bots")
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
    human: str | None,
    called: str | None,
    bots: str | None,
    settings: Sequence[str],
    variants: Sequence[str],
    data: Path | None,
    record: Path | None,
    resume: Path | None,
) -> int:
    screen = screen_of(ctx)
    wishes = Wishes(human, called, None if bots is None else parameters.bot_names(bots))
    if record is not None:
        refuse_overwriting(record)
    keyboard = Keyboard(screen)
    sweep()
    if resume is None and game is None:
        chosen = _offered(screen, keyboard)
        if chosen is None:
            return 0
        game, resume = (chosen, None) if isinstance(chosen, str) else (None, chosen)
    if resume is not None:
        for name, given in (("--players", players), ("--seed", seed)):
            if given is not None:
                raise CliError("resume-fixed", option=name)
        if settings or variants:
            raise CliError("resume-fixed", option="--option")
        seated = seating_of(resume) if has_seating(resume) else None
        if data is None and seated is not None and seated.data is not None:
            data = Path(seated.data)
        found = read_record(resume, game)
        parameters.load_game(found.game)
        match = Match.replay(found, data=data, listen=True)
        seating = wishes.seating(match.players, data, seated)
        keeper = Keeper(match, seating, resume)
    else:
        assert game is not None
        loaded = parameters.load_game(game)
        count = parameters.usual_players(loaded) if players is None else players
        loaded.check_players(count)
        options = parameters.chosen_options(loaded, settings, variants)
        loaded.check_options(options, count)
        seating = wishes.seating(count, data, None)
        try:
            match = _start(screen, keyboard, loaded, count, seed, seating, data, options)
        except Leave:
            return 0
        keeper = Keeper(match, seating)
    machines: Mapping[Seat, Bot] = {
        seat: make(name, seed_of(match.seed, seat)) for seat, name in seating.bots.items()
    }
    return Session(screen, keyboard, match, machines, keeper, record).run()


class Wishes(NamedTuple):
    """Who is to play where, as far as it was said."""

    human: str | None
    names: str | None
    bots: Sequence[str] | None

    def seating(self, players: int, data: Path | None, before: Seating | None) -> Seating:
        """What was said; else as it was before; else one person against greedy bots."""
        known = before if before is not None and _fits(before, players) else None
        machines = dict(known.bots) if known is not None else None
        if machines is None or self.human is not None or self.bots is not None:
            sat = "0" if machines is None else _people(machines, players)
            bots = self.bots or tuple((machines or {}).values()) or ("greedy",)
            machines = _machines(human_seats(self.human or sat, players), players, bots)
        called = dict(known.names) if known is not None else {}
        if self.names is not None:
            people = [seat for seat in range(players) if seat not in machines]
            called = dict(zip(people, own_names(self.names, len(people))))
        return Seating(machines, called, None if data is None else str(data.absolute()))


def _fits(seating: Seating, players: int) -> bool:
    """Whether a seating that was read from disk is one for so many players."""
    seats = all(0 <= seat < players for seat in (*seating.bots, *seating.names))
    return seats and all(bot in bot_names() for bot in seating.bots.values())


def _people(machines: Mapping[Seat, str], players: int) -> str:
    return ",".join(str(seat) for seat in range(players) if seat not in machines) or "none"


def _machines(people: set[Seat], players: int, bots: Sequence[str]) -> dict[Seat, str]:
    seats = [seat for seat in range(players) if seat not in people]
    return {seat: bots[place % len(bots)] for place, seat in enumerate(seats)}


def own_names(typed: str, people: int) -> list[str]:
    """The names of a list such as ``Ala,Ola``: one for each person, or fewer."""
    given = [" ".join(name.split()) for name in typed.split(",")]
    wrong = [name for name in given if not name or len(name) > LONGEST_NAME]
    if wrong or len(given) > people or len(set(given)) < len(given):
        raise CliError("names", value=clip(typed), people=str(people), longest=str(LONGEST_NAME))
    return given


def human_seats(typed: str, players: int) -> set[Seat]:
    """The seats of a list such as ``0,2``; ``all`` and ``none`` are understood."""
    if typed == "all":
        return set(range(players))
    if typed == "none":
        return set()
    seats = [whole(part.strip()) for part in typed.split(",")]
    people = {seat for seat in seats if seat is not None and 0 <= seat < players}
    if len(people) < len(set(seats)):
        raise CliError("human", value=clip(typed), last=str(players - 1))
    return people


# -- a new game ------------------------------------------------------------------------------


def _start(
    screen: Screen,
    keyboard: Keyboard,
    game: AnyGame,
    players: int,
    seed: str | None,
    seating: Seating,
    data: Path | None,
    options: Mapping[str, OptionValue],
) -> Match:
    """Set the game up; where several people play, each of them adds to the dice."""
    people = [seat for seat in range(players) if seat not in seating.bots]
    nonces: list[str] = []
    secret = draw_seed() if seed is None else seed
    if seed is None and len(people) > 1:
        nonces = _nonces(screen, keyboard, secret, players, people, seating.names)
    values: dict[str, OptionValue] = dict(options)
    return Match.start(
        game, players=players, seed=secret, nonces=tuple(nonces), data=data, listen=True, **values
    )


def _nonces(
    screen: Screen,
    keyboard: Keyboard,
    seed: str,
    players: int,
    people: Sequence[Seat],
    called: Mapping[Seat, str],
) -> list[str]:
    """The commitment is published first, so that no seed can be chosen to suit what is added.

    It also binds what is added for bots, and for those who only press Enter.
    """
    screen.tell("welcome-commitment", style="dim", commitment=commitment(seed))
    screen.tell("nonces")
    nonces = []
    for seat in range(players):
        typed = ""
        if seat in people:
            who = called.get(seat) or screen.say("nonce-seat", number=seat)
            typed = clip(keyboard.read(who), 200)
        nonces.append(typed or own_nonce(seed, seat))
    return nonces


# -- games that were left --------------------------------------------------------------------


def _offered(screen: Screen, keyboard: Keyboard) -> Path | str | None:
    """A game that was left, or the name of a new one; ``None`` if neither is wanted."""
    left = unfinished()
    if not left:
        raise CliError("which-game", right=", ".join(names()))
    _list(screen, left)
    try:
        while True:
            typed = keyboard.read(screen.say("left-prompt"))
            place = whole(typed)
            if place is not None and 1 <= place <= len(left):
                return left[place - 1].file
            if not typed:
                return None
            if typed in names():
                return typed
            right = ", ".join(names())
            screen.tell("left-unknown", style="yellow", typed=clip(typed), right=right)
    except Leave:
        return None


def _list(screen: Screen, left: Sequence[Unfinished]) -> None:
    screen.gap()
    screen.tell("left", style="bold")
    table = plain_table()
    table.show_header = False
    for number, game in enumerate(left[:OFFERED], 1):
        title = game.game
        with suppress(StolnikError, OSError, TextError):  # it may be gone, or broken
            title = title_of(words_of(parameters.load_game(game.game), screen.lang))
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.touched))
        who = ", ".join(game.names)
        table.add_row(
            Text(str(number), "cyan"),
            Text(title, "bold"),
            Text(screen.say("left-moves", players=game.players, moves=game.moves)),
            Text(when, "dim"),
            Text(who),
        )
    screen.print(table)
    if len(left) > OFFERED:
        screen.tell("and-more", style="dim", count=len(left) - OFFERED)
