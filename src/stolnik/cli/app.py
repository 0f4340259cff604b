"""``stolnik``: reads the command, runs it, and turns every error into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final

import click

import stolnik as package
from stolnik.cli import streams
from stolnik.cli.backup import backup, restore
from stolnik.cli.command import CommandGroup, screen_of
from stolnik.cli.duel import duel
from stolnik.cli.files import file_error
from stolnik.cli.games import games
from stolnik.cli.parameters import lang
from stolnik.cli.play import play
from stolnik.cli.prove import prove
from stolnik.cli.replay import replay
from stolnik.cli.rules import rules
from stolnik.cli.screen import CliError, Screen, language, problem_with
from stolnik.cli.serve import serve
from stolnik.cli.sim import sim
from stolnik.cli.table_admin import table
from stolnik.engine.errors import StolnikError, clip
from stolnik.lab import PeerMissing
from stolnik.rulebook import LedgerError
from stolnik.text import TextError

FAILED: Final = 2
FAULT: Final = 70
"""A fault of ours."""
INTERRUPTED: Final = 130
SIGNALLED: Final = 128
"""To which the number of the signal is added."""


@click.group("stolnik", cls=CommandGroup, invoke_without_command=True)
@lang
@click.option("--version", is_flag=True)
@click.pass_context
def stolnik(ctx: click.Context, version: bool) -> int:
    if version:
        screen_of(ctx).print(f"stolnik {package.__version__}")
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
    return 0


for command in (games, play, serve, rules, replay, sim, duel, prove, table, backup, restore):
    stolnik.add_command(command)
with suppress(ModuleNotFoundError):  # a wheel goes without the benches
    from stolnik.cli.bench import bench

    stolnik.add_command(bench)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 means all is well, 1 that a check failed, 2 that it cannot be done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    screen = Screen(language(given, os.environ))
    with streams.signals():
        try:
            return _run(given, screen)
        except streams.Ended as ended:
            streams.silence()
            return SIGNALLED + ended.number
        except KeyboardInterrupt:  # once more, while we were saying goodbye
            return INTERRUPTED


def _run(given: list[str], screen: Screen) -> int:
    try:
        result = stolnik.main(given, prog_name="stolnik", standalone_mode=False, obj=screen)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone, as ``head`` does: that is no error to speak of.
        streams.silence()
        return 0
    except (KeyboardInterrupt, click.Abort):
        with suppress(OSError):
            screen.err.print()
        return _fail(screen, screen.say("interrupted"), INTERRUPTED)
    except StolnikError as error:
        return _fail(screen, error.say(screen.lang))
    except OSError as error:
        wrong = file_error(error)
        if error.filename is None:  # no file, so it is the output
            streams.silence(sys.stdout)
            wrong = CliError("output", problem=problem_with(error))
        return _fail(screen, wrong.say(screen.lang))
    except BrokenExecutor:
        return _fail(screen, CliError("worker").say(screen.lang))
    except click.ClickException as error:
        return _fail(screen, error.format_message())
    except (LedgerError, TextError, PeerMissing) as error:
        return _fail(screen, str(error))
    except Exception as error:
        if os.environ.get("STOLNIK_TRACEBACK"):
            raise
        problem = clip(f"{type(error).__name__}: {error}", 300)
        return _fail(screen, CliError("fault", problem=problem).say(screen.lang), FAULT)
    return result if isinstance(result, int) else 0


def _fail(screen: Screen, sentence: str, code: int = FAILED) -> int:
    """Say what went wrong, if anybody can still hear it."""
    try:
        screen.fail(sentence)
        sys.stdout.flush()
    except OSError:
        streams.silence()
    return code
