"""What a Turn offers to a government: Research, National Focus, Stability, cards, Loans."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = ()
