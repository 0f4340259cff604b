"""The words of Missions, Milestones and Power Struggles."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb

from ..state import Europe
from .families import MISSION

Told = Mapping[str, object]


def _mission(g: Europe, ask: Ask, mission: str) -> Told:
    return {"prestige": g.box.missions[g.box.mission_of[mission]].prestige}


VERBS: tuple[Verb, ...] = (
    Verb("announce", {"mission": MISSION}, tell=_mission),
    Verb("hold", {"mission": MISSION}),
    Verb("order", {"mission": MISSION}),
)
