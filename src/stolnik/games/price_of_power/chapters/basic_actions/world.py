"""What a Turn offers beyond Europe: Explore and Colonize."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.basic_actions.colonize import ENTRY as COLONIZE
from stolnik.games.price_of_power.chapters.basic_actions.explore import ENTRY as EXPLORE
from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = (EXPLORE, COLONIZE)
