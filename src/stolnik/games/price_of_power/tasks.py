"""What can be under way on the agenda: long procedures that keep their progress in the state.

The main loop works off the last task in bounded portions, with a checkpoint before each
(see ``play``).  A task is a plain record; the chapter that owns it works on it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import EventNo


class EventUnderWay(msgspec.Struct, array_like=True, tag="event"):
    """An Event that was taken, or the one that nobody took."""

    event: EventNo
    taker: Seat
    """The Active Player; for the unpicked Event the player whose Turn it is (R47)."""
    unpicked: bool
    stage: str
    """``text``, ``symbols``, ``ruler``, ``reveal``."""
    symbol: int = 0
    """How many symbols are resolved."""


Task: TypeAlias = EventUnderWay
