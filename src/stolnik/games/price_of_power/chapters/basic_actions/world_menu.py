"""What a Turn offers beyond Europe: Explore and Colonize."""

from __future__ import annotations

from ..menu import Entry
from .colonize import ENTRY as COLONIZE
from .explore import ENTRY as EXPLORE

ENTRIES: tuple[Entry, ...] = (EXPLORE, COLONIZE)
