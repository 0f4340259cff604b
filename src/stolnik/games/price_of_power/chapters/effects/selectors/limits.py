"""How things may be chosen among those that a card means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from ....box.components import AreaNo
from ....box.effects import MAPPING, Frozen
from ....state import Europe
from ...board.hostility import land_units
from ...board.ownership import is_pr
from ...religion.faiths import shown_faith
from ..scope import Scope
from ..who import realms_of
from .areas import areas, is_faith
from .references import listed


class Limits(msgspec.Struct, frozen=True):
    """What a selector says about choosing, besides what is eligible."""

    single: bool = False
    """All things chosen lie in one Area."""
    max_each: int | None = None
    """At most so many in one Area."""
    max_areas: int | None = None
    """In at most so many Areas."""
    n: Frozen = None
    """So many Areas or Provinces; a range is a choice."""
    at_least_own: int = 0
    """Of the tokens chosen, at least so many are the chooser's own."""
    prefer_not_religion: Frozen = None
    prefer_min_units: Frozen = None
    units_of: Frozen = None
    """Whose Units ``prefer_min_units`` counts."""
    must_include: Frozen = None
    """Areas to be chosen first, if they are eligible."""


NO_LIMITS: Final = Limits()
LIMITING: Final = frozenset(
    (
        *("single", "single_area", "max_each", "max_areas", "n", "at_least_own"),
        *("prefer_not_religion", "prefer_min_units", "with_units_of", "must_include_if_eligible"),
        "area",  # which may bring its own
    )
)
"""The filters that say something about choosing."""


def limits(selector: Frozen) -> Limits:
    """The limits of a selector; none where it only names things."""
    filters = _filters(selector)
    if filters is None or LIMITING.isdisjoint(filters):
        return NO_LIMITS
    # Tokens in a selection of Areas share the limits of that selection.
    inner = _filters(filters.get("area"))
    if inner is not None and "single" in inner:
        return msgspec.structs.replace(limits(filters["area"]), at_least_own=_own(filters))
    return Limits(
        single=bool(filters.get("single") or filters.get("single_area")),
        max_each=_figure(filters, "max_each"),
        max_areas=_figure(filters, "max_areas"),
        n=filters.get("n"),
        at_least_own=_own(filters),
        prefer_not_religion=filters.get("prefer_not_religion"),
        prefer_min_units=filters.get("prefer_min_units"),
        units_of=filters.get("with_units_of"),
        must_include=filters.get("must_include_if_eligible"),
    )


def _filters(selector: Frozen) -> Mapping[str, Frozen] | None:
    if isinstance(selector, MAPPING):
        for inner in selector.values():
            if isinstance(inner, MAPPING):
                return inner
    return None


def _figure(filters: Mapping[str, Frozen], name: str) -> int | None:
    value = filters.get(name)
    assert value is None or isinstance(value, int), filters
    return value


def _own(filters: Mapping[str, Frozen]) -> int:
    return _figure(filters, "at_least_own") or 0


def choices(
    g: Europe,
    scope: Scope,
    selector: Frozen,
    eligible: Iterable[AreaNo],
    chosen: Sequence[AreaNo] = (),
) -> list[AreaNo]:
    """Of the Areas that are eligible, those where the next thing may go.

    ``chosen`` are the Areas of the things chosen so far, one entry for each thing.
    """
    said = limits(selector)
    found = list(dict.fromkeys(eligible))
    if said is NO_LIMITS:
        return found
    if said.single and chosen:
        found = [area for area in found if area in chosen]
    if said.max_areas is not None and len(set(chosen)) >= said.max_areas:
        found = [area for area in found if area in chosen]
    if said.max_each is not None:
        found = [area for area in found if list(chosen).count(area) < said.max_each]
    return _preferred(g, scope, said, found, chosen)


def _preferred(
    g: Europe, scope: Scope, said: Limits, found: list[AreaNo], chosen: Sequence[AreaNo]
) -> list[AreaNo]:
    """What must be chosen first, if anything of the kind is eligible."""
    if said.must_include is not None:
        first = [
            area
            for one in listed(said.must_include)
            for area in areas(g, scope, one)
            if area in found and area not in chosen
        ]
        if first:
            return first
    if said.prefer_not_religion is not None:
        faith = said.prefer_not_religion
        better = [area for area in found if not is_faith(g, scope, shown_faith(g, area), faith)]
        found = better or found
    if said.prefer_min_units is not None:
        assert isinstance(said.prefer_min_units, int)
        seats = [one for one in realms_of(g, scope, said.units_of) if is_pr(one)]
        better = [
            area
            for area in found
            if any(land_units(g.players[one], area) >= said.prefer_min_units for one in seats)
        ]
        found = better or found
    return found
