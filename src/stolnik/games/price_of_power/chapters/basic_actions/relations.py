"""What a Turn offers to diplomats: Influence, Alliances, Claims, deals, Cut Ties."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.basic_actions import (
    alliance,
    claims,
    cut_ties,
    diplomacy,
    influence,
)
from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = (
    influence.ENTRY,
    alliance.ENTRY,
    claims.ENTRY,
    diplomacy.ENTRY,
    cut_ties.ENTRY,
)
