"""What a Turn offers to merchants: Trade."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.basic_actions.trade import ENTRY
from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = (ENTRY,)
