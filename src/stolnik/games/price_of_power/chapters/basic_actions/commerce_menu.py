"""What a Turn offers to merchants: Trade."""

from __future__ import annotations

from ..menu import Entry
from .trade import ENTRY

ENTRIES: tuple[Entry, ...] = (ENTRY,)
