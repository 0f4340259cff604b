"""What a Turn offers to a government: Research, National Focus, Stability, cards, Loans."""

from __future__ import annotations

from ..action_cards.display import DISPLAY
from ..action_cards.playing import PLAYING
from ..empire.authority import AUTHORITY
from ..menu import Entry
from ..religion.conversion import CONVERT
from ..religion.state_religion import STATE_RELIGION
from .increase_stability import STABILITY
from .minor import APPOINT, LOANS, REPLENISHING
from .national_focus import FOCUS
from .research import RESEARCH

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
