"""Missions and Milestones: how near a player is to what they ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.engine.flow import Seat

from ..box.effects import Frozen
from ..chapters.board.ownership import areas_of, owner, realm_at_table
from ..chapters.effects.asked.counts_asked import COUNTED
from ..chapters.effects.asked.figures import FIGURES, VALUES
from ..chapters.effects.asked.reading import Condition, least
from ..chapters.effects.conditions import holds
from ..chapters.relations.ties import influence_in_areas
from ..state import Europe, Realm

MET: Final = 0.9
"""The share of its Prestige that a Mission is worth once it is met and not yet announced."""
ON_THE_WAY: Final = 0.5
"""The share when all but the last step is done; it falls with the square of what is missing."""
AT_LEAST: Final = ">="


def progress(g: Europe, seat: Seat, condition: Condition) -> float:
    """From 0 to 1; 1 only if the condition holds."""
    for word, value in condition.items():
        if word == "all":
            assert isinstance(value, Sequence)
            parts = [progress(g, seat, part) for part in value if isinstance(part, Mapping)]
            return sum(parts) / len(parts)
        if word == "any":
            assert isinstance(value, Sequence)
            return max(progress(g, seat, part) for part in value if isinstance(part, Mapping))
        found = _share(g, seat, word, value, condition)
        if found is not None:
            return max(0.0, min(1.0, found))
    return float(holds(g, seat, condition))


def _share(g: Europe, seat: Seat, word: str, value: Frozen, condition: Condition) -> float | None:
    """What one word of a condition has, next to what it wants."""
    if word in FIGURES and isinstance(value, str) and value.startswith(AT_LEAST):
        return FIGURES[word](g, seat) / max(1, int(value[len(AT_LEAST) :]))
    player = g.players[seat]
    match word:
        case "married_to" | "allied_to" if isinstance(value, str):
            ties = player.marriages if word == "married_to" else player.allies
            return float(_named(g, value) in ties)
        case "owns_all" if isinstance(value, Sequence):
            place_of = g.box.place_of
            return sum(owner(g, place_of[str(name)]) == seat for name in value) / len(value)
        case "value" if isinstance(wanted := condition.get(AT_LEAST), int):
            return VALUES[str(value)](g, seat) / max(1, wanted)
        case "count" if isinstance(wanted := condition.get(AT_LEAST), int):
            assert isinstance(value, Mapping)
            ((kind, filters),) = value.items()
            usual = COUNTED.get(kind)
            if usual is None or not isinstance(filters, Mapping) or not filters.keys() <= usual[0]:
                return None
            return usual[1](g, seat, filters) / max(1, wanted)
        case "influence_in" if isinstance(value, Mapping) and "realm" in value:
            areas = areas_of(g, _named(g, str(value["realm"])))
            return influence_in_areas(g, seat, areas) / least(value)
    return None


def _named(g: Europe, name: str) -> Realm:
    """A Realm by its name, as cards write it."""
    return realm_at_table(g, g.box.realm_of[name.removeprefix("realm:")])


def of_goal(prestige: int, done: float) -> float:
    """What a goal is worth that is so near."""
    return prestige * (MET if done >= 1 else ON_THE_WAY * done * done)


def goals(g: Europe, seat: Seat) -> float:
    """The Missions in hand, and the Milestones that this player has not reached."""
    box = g.box
    hopes = 0.0
    for held in g.players[seat].missions:
        mission = box.missions[held.mission]
        hopes += of_goal(mission.prestige, progress(g, seat, mission.condition))
    for shown in g.milestones:
        milestone = box.milestones[shown.milestone]
        rank = len(shown.reached)
        if seat in shown.reached or rank >= len(milestone.prestige):
            continue
        hopes += of_goal(milestone.prestige[rank], progress(g, seat, milestone.condition))
    return hopes
