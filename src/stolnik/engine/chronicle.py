"""What is kept of what happened: when, what, and by which clauses of the rulebook.

Nobody writes the clauses beside an event.  The procedure that tells it cites them with ``@rule``,
or the one that has called it does, and while it tells, it is at work.
"""

from __future__ import annotations

from functools import lru_cache
from types import FrameType
from typing import Final, NamedTuple

from stolnik.engine import run
from stolnik.engine.game import AnyGame
from stolnik.engine.state import Event
from stolnik.rulebook.ledger import cited_by

_WHERE_RULES_BEGIN: Final = vars(run)


class Told(NamedTuple):
    """An entry of the chronicle."""

    number: int
    """How many moves had led to it."""
    event: Event
    clauses: tuple[str, ...]


def clauses_at_work(game: AnyGame, frame: FrameType | None) -> tuple[str, ...]:
    """The clauses that the innermost procedure obeys, of those that cite this game's rulebook."""
    while frame is not None and frame.f_globals is not _WHERE_RULES_BEGIN:
        cited = cited_by(frame.f_code)
        if cited:
            own = _of_its_rulebook(game, cited)
            if own:
                return own
        frame = frame.f_back
    return ()


@lru_cache(maxsize=10_000)
def _of_its_rulebook(game: AnyGame, cited: tuple[str, ...]) -> tuple[str, ...]:
    """Editions share procedures, which cite the rulebooks of all of them."""
    return tuple(clause for clause in cited if clause in game.ledger.clauses)
