"""The agenda for procedures that cannot wait: what was put on it is worked off at once.

The main loop knows which chapter works on which task and hangs its table in here, so that a lower
room can start a higher one and know no more of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from stolnik.engine.flow import Flow

from ..state import Europe
from ..tasks import Task

T = TypeVar("T", bound=msgspec.Struct)

Work: TypeAlias = Callable[[Europe, T], Flow[None] | None]
"""A bounded part of a task: a question or two, or none.  It is handed the task."""

WORK: Final[dict[type[msgspec.Struct], Work[Any]]] = {}
"""By kind of task: who works on it.  ``play`` fills it in."""

AFTERWARDS: Final[list[Callable[[Europe, Task], None]]] = []
"""What follows when a task has been worked on.  ``play`` fills it in."""


def done_by(kind: type[T], work: Work[T]) -> tuple[type[T], Work[T]]:
    """An entry of ``WORK``: tasks of a kind go to who can take them."""
    return kind, work


def work_on(g: Europe, task: Task) -> Flow[None]:
    """One part of a task."""
    flow = WORK[type(task)](g, task)
    if flow is not None:
        yield from flow


def settle(g: Europe, depth: int) -> Flow[None]:
    """Work off all that was put on the agenda above a depth, for what goes on only afterwards."""
    while len(g.agenda) > depth:
        task = g.agenda[-1]
        yield from work_on(g, task)
        for follow in AFTERWARDS:
            follow(g, task)
