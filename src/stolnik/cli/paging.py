"""What does not fit on the screen waits for a key; and a sign of life while nothing happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments

from stolnik.cli.screen import Screen

SOON: Final = 0.5
"""Seconds after which somebody who waits wants to know why."""


class Pager:
    """Shows one screenful at a time; Enter shows the next."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._rest: list[list[Segment]] = []

    def show(self, *what: RenderableType) -> None:
        """The first screenful, or all where there is no screen."""
        if self.screen.height is None:
            self.screen.print(Group(*what))
            return
        self._rest = self._lines(*what)
        self.more()

    def later(self, *what: RenderableType) -> None:
        """Nothing now; all of it when somebody presses Enter."""
        self._rest = [] if self.screen.height is None else self._lines(*what)

    @property
    def waiting(self) -> bool:
        """Whether there is more to see."""
        return bool(self._rest)

    def more(self) -> bool:
        """The next screenful, if there is any."""
        height = self.screen.height
        if not self._rest or height is None:
            return False
        room = max(4, height - 2)
        now, self._rest = self._rest[:room], self._rest[room:]
        for line in now:
            self.screen.print(Segments([*line, Segment.line()]), end="")
        if self._rest:
            self.screen.tell("more", style="dim", count=len(self._rest))
        return True

    def height_of(self, *what: RenderableType) -> int:
        """How many lines of the screen it takes."""
        return len(self._lines(*what))

    def _lines(self, *what: RenderableType) -> list[list[Segment]]:
        return self.screen.out.render_lines(Group(*what), pad=False)


@contextmanager
def sign_of_life(screen: Screen, sentence: str) -> Iterator[None]:
    """If it takes a while, say what is going on; only where somebody is looking."""
    if not screen.live:
        yield
        return
    status = screen.err.status(sentence, spinner="dots")
    timer = Timer(SOON, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()
