"""A bar for what takes a while; only where somebody is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stolnik.cli.screen import Screen


@contextmanager
def progress_bar(screen: Screen, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields what is called with how much more is done; the bar is on the error stream."""
    if not screen.live:
        yield lambda more: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
