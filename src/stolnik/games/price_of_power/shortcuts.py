"""One switch for all shortcuts of this game.

A shortcut says sooner what the rules say at length: what follows from the map is kept in mind
(``atlas``), a condition is not worked out again while nothing has changed that it asks about
(``sweep``), a menu tells at a glance what can be done (``menu``).  No rule hangs on one: with the
switch off, the same game is played the long way round, and the tests play both.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class Switch:
    """Whether shortcuts are taken."""

    __slots__ = ("taken",)

    def __init__(self) -> None:
        self.taken = True


SHORTCUTS: Final = Switch()


@contextmanager
def the_long_way() -> Iterator[None]:
    """Take no shortcut meanwhile, in any game of this process."""
    SHORTCUTS.taken = False
    try:
        yield
    finally:
        SHORTCUTS.taken = True
