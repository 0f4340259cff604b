"""What happens in a Declaration of War."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class WarDeclared(Public, frozen=True):
    seat: Seat
    realm: str
    why: str
    """The casus belli, or that there is none."""


class NprDeclaredWar(Public, frozen=True):
    """An Event makes an NPR the Aggressor."""

    realm: str
    owner: Seat


class NoFreeAction(Public, frozen=True):
    """The free Activation or Recruit is not taken."""

    seat: Seat
