"""Parameters that several commands share, and what their values mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from stolnik.bots import make, names
from stolnik.cli.command import count, one_of
from stolnik.cli.screen import CliError
from stolnik.engine.errors import StolnikError, clip
from stolnik.engine.game import AnyGame, OptionValue
from stolnik.engine.registry import load
from stolnik.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

USUAL_PLAYERS: Final = 3
"""How many play when nobody says otherwise, if the game allows it."""

MOST_WORKERS: Final = 256

# ``--lang`` is read before the command is, by ``screen.language``; here it is only checked.
lang = click.option("--lang", callback=one_of(LANGUAGES), expose_value=False)
as_json = click.option("--json", "as_json", is_flag=True)
players = click.option("--players", callback=count())
seed = click.option("--seed")
data = click.option("--data", type=click.Path(path_type=Path))
workers = click.option("--workers", callback=count(most=MOST_WORKERS), default="1")


def load_game(name: str) -> AnyGame:
    """The game of that name; one whose package is broken is refused in a sentence."""
    try:
        return load(name)
    except StolnikError:
        raise
    except Exception as error:  # anything can go wrong in another's package
        problem = clip(f"{type(error).__name__}: {error}", 300)
        raise CliError("broken-game", game=name, problem=problem) from error


def options(function: F) -> F:
    """``--option name=value`` and ``--variant name``, both as often as one likes."""
    function = click.option("--variant", "variants", multiple=True)(function)
    return click.option("--option", "settings", multiple=True)(function)


def chosen_options(
    game: AnyGame, settings: Sequence[str], variants: Sequence[str]
) -> dict[str, OptionValue]:
    """The options that were typed; whether the game has them, the game says."""
    chosen: dict[str, OptionValue] = dict.fromkeys(variants, True)
    known = {option.name: option for option in game.options}
    for setting in settings:
        name, equals, typed = setting.partition("=")
        if not equals:
            raise CliError("setting", setting=clip(setting))
        values = known[name].values if name in known else ()
        chosen[name] = next((value for value in values if _spelt(value) == typed.lower()), typed)
    return chosen


def _spelt(value: OptionValue) -> str:
    return str(value).lower()


def usual_players(game: AnyGame) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else min(game.players)


def bot_names(typed: str) -> tuple[str, ...]:
    """The bots of a list such as ``greedy,random``."""
    chosen = tuple(name.strip() for name in typed.split(",") if name.strip())
    if not chosen:
        raise CliError("no-bots", right=", ".join(names()))
    for name in chosen:
        make(name, "")
    return chosen
