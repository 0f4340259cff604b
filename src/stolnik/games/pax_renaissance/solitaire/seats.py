"""Who sits at the table of the solitaire game."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat

PLAYER: Final[Seat] = 0
"""The person who plays."""
OPPONENT: Final[Seat] = 1
"""The automated opponent."""
