"""What a Turn offers to diplomats: Influence, Alliances, Claims, deals, Cut Ties."""

from __future__ import annotations

from ..menu import Entry
from . import alliance, cut_ties, diplomacy, fabricate_claims, influence_action

ENTRIES: tuple[Entry, ...] = (
    influence_action.ENTRY,
    alliance.ENTRY,
    fabricate_claims.ENTRY,
    diplomacy.ENTRY,
    cut_ties.ENTRY,
)
