"""``stolnik``: reads the command, runs it, and turns every error into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

import click

import stolnik as package
from stolnik.cli.bench import bench
from stolnik.cli.command import CommandGroup, screen_of
from stolnik.cli.games import games
from stolnik.cli.parameters import lang
from stolnik.cli.play import play
from stolnik.cli.prove import prove
from stolnik.cli.replay import replay
from stolnik.cli.rules import rules
from stolnik.cli.screen import CliError, Screen, language
from stolnik.cli.sim import sim
from stolnik.engine.errors import StolnikError
from stolnik.engine.ledger import LedgerError
from stolnik.engine.text import TextError
from stolnik.lab.peers import PeerMissing

FAILED = 2
INTERRUPTED = 130


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


for command in (games, play, rules, replay, sim, prove, bench):
    stolnik.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 means all is well, 1 that a check failed, 2 that it cannot be done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(language(given, os.environ))
    try:
        result = stolnik.main(given, prog_name="stolnik", standalone_mode=False, obj=screen)
        sys.stdout.flush()
    except BrokenPipeError:
        return _nobody_reads()
    except (KeyboardInterrupt, click.Abort):
        screen.err.print()
        screen.fail(screen.say("interrupted"))
        return INTERRUPTED
    except StolnikError as error:
        screen.fail(error.say(screen.lang))
        return FAILED
    except OSError as error:
        screen.fail(_file_error(error).say(screen.lang))
        return FAILED
    except BrokenExecutor:
        screen.fail(CliError("worker").say(screen.lang))
        return FAILED
    except click.ClickException as error:
        screen.fail(error.format_message())
        return FAILED
    except (LedgerError, TextError, PeerMissing) as error:
        screen.fail(str(error))
        return FAILED
    return result if isinstance(result, int) else 0


def _file_error(error: OSError) -> CliError:
    name = str(error.filename) if error.filename is not None else "-"
    if isinstance(error, FileNotFoundError):
        return CliError("file-missing", file=name)
    if isinstance(error, PermissionError):
        return CliError("file-forbidden", file=name)
    if isinstance(error, IsADirectoryError):
        return CliError("file-folder", file=name)
    return CliError("file", file=name, problem=error.strerror or type(error).__name__)


def _nobody_reads() -> int:
    """Whoever read our output has gone, as ``head`` does: that is no error to speak of."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
