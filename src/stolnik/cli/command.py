"""Commands whose help and errors are spoken in the reader's language.

What a command and its parameters are for stands in the catalogs, not in the code:

============================  ============================================================
``command-<name>``            one line
``command-<name>.about``      a paragraph or two
``command-<name>.examples``   lines of ``stolnik ...``, each followed by ``# what it does``
``param-<command>-<name>``    a parameter of one command; if there is no such message,
``param-<name>``              the same parameter wherever it occurs
``metavar-<name>``            how its value is called
============================  ============================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolnik.cli.reading import is_text, whole
from stolnik.cli.screen import CliError, Screen
from stolnik.engine.errors import clip

LONGEST: Final = 24 * 60 * 60
"""A day, in seconds: nobody measures longer."""

WIDEST: Final = 100
"""Help is not wider than this: long lines are hard to read."""


class Command(click.Command):
    """One command of ``stolnik``."""

    def get_help(self, ctx: click.Context) -> str:
        return _render(ctx, _about(self, ctx) + _parameters(self, ctx) + _examples(self, ctx))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return _parse(super().parse_args, ctx, args)


class CommandGroup(click.Group):
    """``stolnik`` itself."""

    command_class = Command

    def get_help(self, ctx: click.Context) -> str:
        return _render(
            ctx,
            _about(self, ctx)
            + _commands(self, ctx)
            + _parameters(self, ctx)
            + _examples(self, ctx),
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return _parse(super().parse_args, ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None:
            right = ", ".join(self.list_commands(ctx))
            raise CliError("command", command=clip(args[0]), right=right)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # as they were written, not by the alphabet


def screen_of(ctx: click.Context) -> Screen:
    screen = ctx.find_object(Screen)
    assert screen is not None
    return screen


# -- errors ----------------------------------------------------------------------------------


def _parse(parse: Any, ctx: click.Context, args: list[str]) -> list[str]:
    """Read the arguments; what is wrong with them is said as all our errors are."""
    command = ctx.command_path
    for word in args:
        if not is_text(word) and not _is_file(word):
            raise CliError("not-text", value=clip(ascii(word)))
    try:
        rest: list[str] = parse(ctx, args)
    except click.NoSuchOption as error:
        right = ", ".join(_names(ctx.command))
        option = clip(error.option_name)
        raise CliError("no-option", option=option, command=command, right=right) from None
    except click.MissingParameter as error:
        missing = error.param.name if error.param is not None else ""
        name = screen_of(ctx).say(f"metavar-{missing}")
        raise CliError("missing", name=name, command=command) from None
    except click.BadOptionUsage as error:
        raise CliError("needs-value", option=error.option_name) from None
    except click.UsageError as error:
        if type(error) is click.UsageError:  # words that no parameter takes
            raise CliError("extra", command=command) from None
        raise
    return rest


def _is_file(word: str) -> bool:
    """Whether a word names a file, which may be called anything."""
    try:
        return Path(word).exists()
    except (OSError, ValueError):
        return False


def _names(command: click.Command) -> list[str]:
    return [param.opts[-1] for param in command.params if isinstance(param, click.Option)]


Callback: TypeAlias = Callable[[click.Context, click.Parameter, Any], Any]


MOST: Final = 10**9


def count(least: int = 1, most: int = MOST) -> Callback:
    """A parameter that is a whole number of things."""

    def check(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        number = whole(value)
        if number is None or number < least:
            said = clip(value)
            raise CliError("count", option=_name(param), value=said, least=str(least))
        if number > most:
            raise CliError("count-most", option=_name(param), value=clip(value), most=str(most))
        return number

    return check


def seconds(ctx: click.Context, param: click.Parameter, value: str | float) -> float:
    """A parameter that is a time, and not zero."""
    try:
        time = float(value)
    except ValueError:
        time = 0.0
    if not 0 < time < float("inf"):
        raise CliError("seconds", option=_name(param), value=clip(value))
    if time > LONGEST:
        raise CliError("count-most", option=_name(param), value=clip(value), most=str(LONGEST))
    return time


def one_of(words: Sequence[str]) -> Callback:
    """A parameter that is one of a few words."""

    def check(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
        if value is not None and value not in words:
            right = ", ".join(words)
            raise CliError("one-of", option=_name(param), value=clip(value), right=right)
        return value

    return check


def _name(param: click.Parameter) -> str:
    return param.opts[-1]


# -- help ------------------------------------------------------------------------------------


def _render(ctx: click.Context, parts: list[RenderableType]) -> str:
    screen = screen_of(ctx)
    console = Console(
        file=StringIO(),
        width=min(screen.out.width, WIDEST),
        force_terminal=screen.out.is_terminal,
        highlight=False,
        markup=False,
    )
    console.print(Group(*parts))
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().rstrip("\n").split("\n")
    return "\n".join(line if screen.out.is_terminal else line.rstrip() for line in lines)


def _about(command: click.Command, ctx: click.Context) -> list[RenderableType]:
    screen = screen_of(ctx)
    message = f"command-{command.name}"
    title = Text.assemble((ctx.command_path, "bold cyan"), "  ", screen.say(message))
    usage = Text.assemble((screen.say("help-usage") + " ", "dim"), _usage(command, ctx))
    parts: list[RenderableType] = [Text(), title, Text(), usage]
    if screen.words.has(f"{message}.about"):
        parts += [Text(), Text(screen.say(f"{message}.about"))]
    return parts


def _usage(command: click.Command, ctx: click.Context) -> str:
    screen = screen_of(ctx)
    words = [ctx.command_path]
    for param in command.params:
        if isinstance(param, click.Argument):
            name = screen.say(f"metavar-{param.name}") + ("..." if param.nargs == -1 else "")
            words.append(name if param.required else f"[{name}]")
    if isinstance(command, click.Group):
        words.append(screen.say("metavar-command"))
    return " ".join([*words, screen.say("help-options-usage")])


def _rows(rows: list[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    return Padding(table, (0, 0, 0, 2))


def _heading(screen: Screen, message: str) -> list[RenderableType]:
    return [Text(), Text(screen.say(message), "bold")]


def _commands(group: click.Group, ctx: click.Context) -> list[RenderableType]:
    screen = screen_of(ctx)
    rows = [(name, screen.say(f"command-{name}")) for name in group.list_commands(ctx)]
    return [*_heading(screen, "help-commands"), _rows(rows)]


def _parameters(command: click.Command, ctx: click.Context) -> list[RenderableType]:
    screen = screen_of(ctx)
    rows = []
    for param in command.get_params(ctx):
        name = "help" if "--help" in param.opts else param.name
        special = f"param-{command.name}-{name}"
        message = special if screen.words.has(special) else f"param-{name}"
        rows.append((_signature(screen, param), screen.say(message)))
    return [*_heading(screen, "help-options"), _rows(rows)]


def _signature(screen: Screen, param: click.Parameter) -> str:
    if isinstance(param, click.Argument):
        return screen.say(f"metavar-{param.name}")
    flags = ", ".join(param.opts)
    if isinstance(param, click.Option) and param.is_flag:
        return flags
    return f"{flags} {screen.say(f'metavar-{param.name}')}"


def _examples(command: click.Command, ctx: click.Context) -> list[RenderableType]:
    screen = screen_of(ctx)
    message = f"command-{command.name}.examples"
    if not screen.words.has(message):
        return []
    parts = _heading(screen, "help-examples")
    for line in screen.say(message).splitlines():
        example, _, comment = line.partition("#")
        parts.append(Padding(Text(example.strip(), "green"), (0, 0, 0, 2)))
        parts.append(Padding(Text(comment.strip(), "dim"), (0, 0, 0, 6)))
    return parts
