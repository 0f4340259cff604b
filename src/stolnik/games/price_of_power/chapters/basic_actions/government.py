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
from stolnik.games.price_of_power.chapters.empire.authority import AUTHORITY
from stolnik.games.price_of_power.chapters.menu import Entry
from stolnik.games.price_of_power.chapters.religion.conversion import CONVERT
from stolnik.games.price_of_power.chapters.religion.state_religion import STATE_RELIGION

ENTRIES: tuple[Entry, ...] = (
    RESEARCH,
    FOCUS,
    STABILITY,
    AUTHORITY,
    STATE_RELIGION,
    CONVERT,
    PLAYING,
    DISPLAY,
    APPOINT,
    LOANS,
    REPLENISHING,
)
