"""The agenda for procedures that cannot wait: what was put on it is worked off at once.

The main loop knows which chapter works on which task and hangs its table in here, so that a lower
room can start a higher one and know no more of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolnik.engine.flow import Flow

from ..state import Europe
from ..tasks import Task

Portion = Callable[[Europe], Flow[None]]
"""A bounded part of a step or a task: a question or two."""

WORK: Final[dict[type[Task], Portion]] = {}
"""By kind of task: who works on it.  ``play`` fills it in."""

AFTERWARDS: Final[list[Callable[[Europe, Task], None]]] = []
"""What follows when a task has been worked on.  ``play`` fills it in."""


def settle(g: Europe, depth: int) -> Flow[None]:
    """Work off all that was put on the agenda above a depth, for what goes on only afterwards."""
    while len(g.agenda) > depth:
        task = g.agenda[-1]
        yield from WORK[type(task)](g)
        for follow in AFTERWARDS:
            follow(g, task)
