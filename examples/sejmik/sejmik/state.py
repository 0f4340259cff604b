"""The table as it stands."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sejmik.components import Box
from stolnik.engine.flow import Seat
from stolnik.engine.state import State


class House(msgspec.Struct, array_like=True):
    hand: list[str]
    retinue: list[str]
    vetoed: bool = False


class Sejmik(State):
    houses: list[House]
    deck: list[str]
    """The next noble to be drawn is the last."""
    discards: list[str]
    put: dict[Seat, str]
    """Who was put forward in the session that is being decided."""
    session: int = 1
    winner: Seat | None = None
    """The house that has carried the session and has not taken its reward."""

    box: ClassVar[Box]
