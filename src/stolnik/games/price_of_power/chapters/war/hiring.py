"""The variant Available Mercenaries: an Army hires some at home before it moves."""

from __future__ import annotations

from stolnik.engine.flow import Move
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ARTILLERY, MERCENARY, NONE, UNIT_TYPES
from ...state import Europe
from ...tasks import Moving
from ..board.ownership import areas_of
from ..board.supply import mercenaries_left
from ..government.ideas import recruits_artillery
from ..government.treasury import refuse_ducats
from .recruit import MOST_MERCENARIES, raise_unit
from .units import slot_of, unit_price

OPTION = "available_mercenaries"


def hires(g: Europe, task: Moving) -> bool:
    """Whether this Army may hire at all: at home, and before it moves."""
    if not g.box.options.get(OPTION) or task.army == NONE or task.entered:
        return False
    return bool(areas_of(g, task.seat) >> task.area & 1)


@rule("EU 5.5.35 9.MU.46")
def refuse_hiring(g: Europe, task: Moving, unit: int) -> Refusal | None:
    """Why a Mercenary cannot be hired: up to 3 in a Turn, at the normal price."""
    if not hires(g, task):
        return Refusal("EU-5.5.35")
    if g.turn.mercenaries >= MOST_MERCENARIES:
        return Refusal("EU-9.MU.46", {"most": MOST_MERCENARIES}, "most")
    if unit == ARTILLERY and not recruits_artillery(g, task.seat):
        return Refusal("EU-5.5.51")
    if mercenaries_left(g) <= 0:
        return Refusal("EU-9.MU.44")
    return refuse_ducats(g, task.seat, unit_price(g, task.seat, MERCENARY, unit), "EU-5.5.49")


def refuse_staying(task: Moving) -> Refusal | None:
    """Whoever was hired must move with the Army."""
    return Refusal("EU-5.5.35") if task.hired and not task.entered else None


def offers(g: Europe, task: Moving) -> dict[Move, int]:
    """The Mercenaries that the Army can hire now, by type."""
    if not hires(g, task):
        return {}
    return {
        ("hire_mercenary", name): unit
        for unit, name in enumerate(UNIT_TYPES)
        if refuse_hiring(g, task, unit) is None
    }


class Trial:
    """The Army as if a Mercenary were hired, to see whether it could still move."""

    def __init__(self, g: Europe, task: Moving, unit: int) -> None:
        self.player = g.players[task.seat]
        self.units = self.player.armies[task.army].units
        self.slot = slot_of(MERCENARY, unit)
        self.price = unit_price(g, task.seat, MERCENARY, unit)

    def __enter__(self) -> None:
        self.units[self.slot] += 1
        self.player.ducats -= self.price

    def __exit__(self, *_: object) -> None:
        self.units[self.slot] -= 1
        self.player.ducats += self.price


@rule("EU-5.5.35")
def hire(g: Europe, task: Moving, unit: int) -> None:
    """A Mercenary joins the Army."""
    price = unit_price(g, task.seat, MERCENARY, unit)
    raise_unit(g, task.seat, task.area, (MERCENARY, unit, task.army), price)
    g.turn.mercenaries += 1
    task.hired += 1
