"""Where lines come from: a person's keyboard, or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from rich.text import Text

from stolnik.cli.screen import Screen

LONGEST: Final = 4096
"""Letters of a line that are kept; what follows is dropped."""

ENDLESS: Final = 10_000_000
"""A line of so many letters never ends."""


class Leave(Exception):
    """The players leave the table before the game is over."""


class Keyboard:
    """Reads lines; at the end of the input the players leave."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        if self.typing:
            with suppress(ImportError):  # arrow keys and history; it is not on every system
                import readline  # noqa: F401

    @property
    def typing(self) -> bool:
        """Whether a person sits at it."""
        try:
            return sys.stdin.isatty()
        except ValueError:  # it was closed
            return False

    def read(self, who: str) -> str:
        """One line, without the blanks around it."""
        prompt = f"{who} › " if who else ""
        try:
            if self.typing:
                return input(prompt)[:LONGEST].strip()
            line = self._line()
        except (EOFError, OSError, ValueError):
            line = ""
        if not line:
            self.screen.gap()
            self.screen.tell("input-ended")
            raise Leave
        typed = line.strip()
        self.screen.print(Text(prompt + typed[:200]))
        return typed

    def _line(self) -> str:
        """A line of a pipe, however long; nothing if it does not end."""
        line = sys.stdin.readline(LONGEST)
        dropped = 0
        while line and not line.endswith("\n") and len(line) >= LONGEST:
            more = sys.stdin.readline(LONGEST)
            dropped += len(more)
            if dropped > ENDLESS:
                return ""
            if not more or more.endswith("\n"):
                break
        return line
