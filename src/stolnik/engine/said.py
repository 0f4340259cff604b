"""What somebody says to a match, if it has the form of a move or of a seed."""

from __future__ import annotations

from typing import Any, Final

from stolnik.engine.errors import BadRequest, IllegalMove, clip
from stolnik.engine.flow import Move

LONGEST_MOVE: Final = 64
"""More parts than any move has, and more letters than three of any id."""


def as_seed(seed: Any) -> str:
    """A seed as text, if it is one or a whole number."""
    if type(seed) is int or sayable(seed):
        return str(seed)
    raise BadRequest("seed-kind", seed=clip(seed))


def sayable(text: Any) -> bool:
    """Whether something is a text, without halves of letters that no hash can be made of."""
    return isinstance(text, str) and not any("\ud800" <= letter <= "\udfff" for letter in text)


def as_move(said: Any) -> Move:
    """What somebody says as a move, if it has the form of one."""
    if isinstance(said, (list, tuple)) and len(said) <= LONGEST_MOVE:
        move = tuple(said)
        if all(type(part) is int or (type(part) is str and len(part) <= 200) for part in move):
            return move
    raise IllegalMove("malformed", move=clip(said))
