"""What a Turn offers to a government: Research, National Focus, Stability, cards, Loans."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.action_cards.display import DISPLAY
from stolnik.games.price_of_power.chapters.action_cards.playing import PLAYING
from stolnik.games.price_of_power.chapters.basic_actions.minor import (
    APPOINT,
    LOANS,
    REPLENISHING,
)
from stolnik.games.price_of_power.chapters.basic_actions.national_focus import FOCUS
from stolnik.games.price_of_power.chapters.basic_actions.research import RESEARCH
from stolnik.games.price_of_power.chapters.basic_actions.stability import STABILITY
from stolnik.games.price_of_power.chapters.menu import Entry

ENTRIES: tuple[Entry, ...] = (
    RESEARCH,
    FOCUS,
    STABILITY,
    PLAYING,
    DISPLAY,
    APPOINT,
    LOANS,
    REPLENISHING,
)
