"""What cards do to the Empire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ....state import Europe
from ...agenda import settle
from ...empire.authority import change_authority
from ...empire.defending import activate_defence, can_defend
from ...empire.leaving_the_empire import leave, review_areas
from ...empire.membership import hre_areas
from ..numbers import number
from ..scope import Args, Scope, Verb
from ..selectors import areas


@rule("EU-18.1.12")
def _authority(g: Europe, scope: Scope, args: Args) -> None:
    """Imperial Authority changes, whoever is Emperor."""
    change_authority(g, number(g, scope, scope.you, args["n"]), "imperial_card")


@rule("EU 18.3.5 18.6.2")
def _leave(g: Europe, scope: Scope, args: Args) -> None:
    """Areas leave the Empire; what that costs the Emperor stands on the card."""
    for area in areas(g, scope, args["areas"]):
        if area in hre_areas(g):
            leave(g, area)
            scope.touch(area)
    review_areas(g)


@rule("EU 18.4.6 18.3.7")
def _defend(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The Emperor begins to defend the Empire; Subjects contribute at once."""
    if can_defend(g):
        depth = len(g.agenda)
        activate_defence(g)
        yield from settle(g, depth)


def can_begin_defence(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether the Emperor could begin to defend the Empire now."""
    return can_defend(g) and not g.defending


VERBS: Final[Mapping[str, Verb]] = {
    "imperial_authority": _authority,
    "leave_hre": _leave,
    "activate_defending_hre": _defend,
}
