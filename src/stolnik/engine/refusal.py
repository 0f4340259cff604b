"""Why a move is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The clause of the ledger that forbids a move, and the figures that show it.

    A guard returns ``None`` or a refusal.  Options are what no guard refuses, and *why not?*
    is answered by the same guard, so the two can never disagree.
    """

    clause: str
    about: Mapping[str, Any] = {}
    figures: str = ""
    """Names the message ``figures-<name>`` that says them: *it costs 5, you have 4*."""
