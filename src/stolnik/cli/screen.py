"""The terminal: in which language it speaks, and where it writes."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from stolnik.engine.errors import StolnikError
from stolnik.text import LANGUAGES, Catalog

HERE: Final = Path(__file__).parent

SEAT_STYLES: Final = ("cyan", "yellow", "magenta", "green", "blue", "red")
"""The colour in which each seat's name is written."""


def plain_table() -> Table:
    """A table with a line below its headings and no other."""
    return Table(
        box=box.SIMPLE_HEAD,
        header_style="bold",
        pad_edge=False,
        show_edge=False,
        padding=(0, 2, 0, 0),
    )


def printable(text: str) -> str:
    """A text that may come from a stranger, on one line and with nothing that steers a terminal.

    >>> printable("red\\x1b[31m\\n room")
    'red\\\\x1b[31m room'
    """
    line = " ".join(text.split())
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)


@cache
def cli_words(lang: str) -> Catalog:
    """The command line's own words."""
    return Catalog.load(lang, [HERE / "text"])


class CliError(StolnikError):
    """Something that only the command line can get wrong."""

    def say(self, lang: str) -> str:
        return cli_words(lang).say(f"error-{self.message}", **self.about_in(lang))


PROBLEMS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENAMETOOLONG: "long",
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "file",
}


def problem_with(error: OSError) -> str:
    """What is wrong with a file, for the message ``problem``; systems speak only English."""
    return PROBLEMS.get(error.errno or 0, "other")


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What ``--lang`` says, else what the environment says, else English.

    It is looked for before anything else is read, because errors and help are in it too.
    """
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            return _known_language(arguments[place + 1])
        if argument.startswith("--lang="):
            return _known_language(argument.removeprefix("--lang="))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return _of_locale(environment[variable])
    return "en"


def _of_locale(locale: str) -> str:
    """The language of a locale such as ``pl_PL.UTF-8``."""
    found = locale.lower().replace("-", "_").split("_")[0].split(".")[0]
    return found if found in LANGUAGES else "en"


def _known_language(name: str) -> str:
    """A language that was asked for by name; another is refused when the command is read."""
    return name if name in LANGUAGES else "en"


class _Console(Console):
    """A console that leaves it to us what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a command writes, and in which language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = cli_words(lang)
        self.out = _Console(highlight=False, markup=False, emoji=False)
        self.err = _Console(stderr=True, highlight=False, markup=False, emoji=False)

    def say(self, message: str, /, **about: str | int) -> str:
        return self.words.say(message, **about)

    def tell(self, message: str, /, style: str = "", **about: str | int) -> None:
        """Print one of our own sentences."""
        self.out.print(Text(self.say(message, **about), style))

    def print(self, *what: RenderableType, end: str = "\n") -> None:
        self.out.print(*what, end=end)

    def gap(self) -> None:
        self.out.print()

    def fail(self, sentence: str) -> None:
        """Say on the error stream what went wrong, in one line however narrow the terminal."""
        mark = Text("stolnik: ", "bold red" if self.err.is_terminal else "")
        line = printable(sentence)
        self.err.print(mark.append(line, "default not bold"), soft_wrap=True)

    def json(self, value: object) -> None:
        """Print a value for programs: JSON on one line, never coloured or wrapped."""
        text = msgspec.json.encode(value).decode()
        if not self.out.encoding.startswith("utf"):
            text = json.dumps(json.loads(text))
        sys.stdout.write(text + "\n")

    @property
    def height(self) -> int | None:
        """How many lines fit on the screen; ``None`` where nobody has a screen."""
        return self.out.size.height if self.out.is_terminal and sys.stdin.isatty() else None

    @property
    def live(self) -> bool:
        """Whether somebody is looking, so that progress is worth showing."""
        return self.err.is_terminal and os.environ.get("TERM") != "dumb"
