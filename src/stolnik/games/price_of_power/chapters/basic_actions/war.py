"""What a Turn offers to generals: Recruit, movement, Suppress Unrest."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = ()
