"""The official Religion of the Empire: an advanced rule."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, FaithNo
from ...events.empire import HreFaithChanged, HreWithoutFaith
from ...state import Europe
from ..religion.faiths import faith_of_area, state_religion
from .authority import change_authority
from .membership import electors, is_dissolved

FIRST_AGE: Final = 3


def is_played_with(g: Europe) -> bool:
    """Whether the Religion of the Empire can change in this game; else it stays Catholic (P97)."""
    return bool(g.box.options.get("hre_religion", True))


@rule("EU 18.7.1 18.7.3 18.7.4 18.7.5")
def faith_of_electors(g: Europe) -> FaithNo:
    """Protestant or Catholic if all Elector Areas are, else no official Religion at all."""
    faiths = {faith_of_area(g, area) for area in electors(g)}
    for name in ("catholic", "protestant"):
        if faiths == {g.box.faith_of[name]}:
            return g.box.faith_of[name]
    return NONE


@rule("EU 18.7.1 18.7.2 18.7.3 18.7.4 18.7.5")
def review_faith(g: Europe) -> None:
    """At the end of a Round, from Age III on: the Empire follows its Electors."""
    if g.age < FIRST_AGE or is_dissolved(g) or not is_played_with(g) or not electors(g):
        return
    faith = faith_of_electors(g)
    if faith == g.hre_faith:
        return
    g.hre_faith = faith
    g.tell(HreWithoutFaith() if faith == NONE else HreFaithChanged(g.box.faiths[faith].id))
    if faith == g.box.faith_of["protestant"]:
        change_authority(g, -1, "hre_religion")


@rule("EU-18.7.6")
def refuse_emperors_reform(g: Europe, seat: Seat) -> Refusal | None:
    """An Emperor changes State Religion only if the Empire has another one."""
    if g.emperor != seat or not is_played_with(g):
        return None
    differs = g.hre_faith not in (NONE, state_religion(g, seat))
    return None if differs else Refusal("EU-18.7.6")
