"""How the words of a condition name Realms, Areas and figures.

A card stays as it is printed, and what it asks is asked many times.  So a word reads what stands
beside it once, and leaves a check behind; words that are seldom asked may read anew each time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from stolnik.rulebook import rule

from ....box.components import AreaNo, AreaSet, Box, Faith, RealmNo
from ....box.effects import MAPPING, SEQUENCE, Frozen
from ....state import IS_VASSAL, NPR, Europe, Realm, kind_of, seats
from ...board.adjacency import areas_next_to, in_set
from ...board.atlas import of_the_map
from ...board.ownership import areas_of, is_pr, npr_places, owner, realm_at_table
from ...curia.cardinals import papal_controller
from ...government.ideas import COMPARISONS
from ..scope import Scope
from ..who import is_present

Condition = Mapping[str, Frozen]

Check = Callable[[Europe, Realm, Scope | None], bool]
"""Whether a Realm meets something; with the card under way, if there is one."""
Word = Callable[[Box, Frozen, Condition], Check]
"""Reads a word once: its value, and the condition that it stands in."""


class Context(msgspec.Struct, frozen=True, gc=False):
    """What stands around a word: the whole condition, and the card under way, if there is one."""

    condition: Condition
    scope: Scope | None


Test = Callable[[Europe, Realm, Frozen, Context], bool]
"""Whether a word with its value holds for a Realm."""


def read_each_time(tests: Mapping[str, Test]) -> Mapping[str, Word]:
    """Words that are seldom asked: their values are read when they are."""

    def word(test: Test) -> Word:
        return lambda box, value, condition: (
            lambda g, realm, scope: test(g, realm, value, Context(condition, scope))
        )

    return {name: word(test) for name, test in tests.items()}


# -- figures -----------------------------------------------------------------------------------


def names(value: Frozen) -> Sequence[str]:
    """One name or several."""
    if isinstance(value, str):
        return (value,)
    assert isinstance(value, SEQUENCE), value
    return value


def fields(value: Frozen) -> Mapping[str, Frozen]:
    assert isinstance(value, MAPPING), value
    return value


@rule("EU-15.0.3")
def is_named(faith: Faith, wanted: Sequence[str]) -> bool:
    """Whether a faith is one of these; Counter-Reformed is Catholic."""
    return faith.id in wanted or faith.counts_as in wanted


def least(value: Mapping[str, Frozen]) -> int:
    """What ``min`` asks for; one is enough if it is not there."""
    found = value.get("min", 1)
    assert isinstance(found, int), value
    return found


def within(condition: Condition) -> Callable[[int], bool]:
    """Whether a figure compares as ``{">=": 4}`` or ``{"<=": 0}`` asks."""
    fewest, most = condition.get(">="), condition.get("<=")
    assert fewest is None or isinstance(fewest, int), condition
    assert most is None or isinstance(most, int), condition
    return lambda found: (fewest is None or fewest <= found) and (most is None or found <= most)


def compared(comparison: str) -> Callable[[int], bool]:
    """Whether a figure is as a text such as ``>=2`` asks."""
    sign = comparison.rstrip("-0123456789")
    compare, wanted = COMPARISONS[sign], int(comparison[len(sign) :])
    return lambda found: compare(found, wanted)


# -- Realms ------------------------------------------------------------------------------------


def subjects(g: Europe, realm: Realm, who: Frozen, scope: Scope | None) -> list[Realm]:
    """Of whom a condition asks: ``self`` is who it is put to, ``you`` who the card is about."""
    you = realm if scope is None else scope.you
    match who:
        case "you":
            return [you]
        case "self":
            return [realm]
        case "opponents" | "others":
            return [seat for seat in seats(g) if seat != you]
        case "all" | "any":
            return seats(g)
    return [one for name in names(who) for one in realms_named(g, name, scope)]


def of_any(who: Frozen, check: Check) -> Check:
    """The same check of whom a condition asks; where that is several, one of them is enough."""
    if who == "self":
        return check
    if who == "you":
        return lambda g, realm, scope: check(g, realm if scope is None else scope.you, scope)
    return lambda g, realm, scope: any(
        check(g, one, scope) for one in subjects(g, realm, who, scope)
    )


def realms_named(g: Europe, name: str, scope: Scope | None) -> list[Realm]:
    """The Realms that a word names: by name, by what was bound, or by what they are."""
    if name.startswith("$"):
        bound = None if scope is None else scope.bound.get(name)
        return [] if bound is None else list(bound.things)
    if name.startswith("owner:"):
        found = owner(g, g.box.place_of[name.removeprefix("owner:")])
    elif name == "emperor":
        found = g.emperor
    elif name == "papal_controller":
        controller = papal_controller(g)
        return [] if controller is None else [controller]
    elif name in ("you", "self"):
        assert scope is not None, name
        found = scope.you if name == "you" else scope.me
    else:
        found = realm_at_table(g, g.box.realm_of[name.removeprefix("realm:")])
    return [found] if is_present(g, found) else []


def realm_called(box: Box, name: str) -> RealmNo | None:
    """The Realm of the box that a word calls by its name, if it does."""
    return box.realm_of.get(name.removeprefix("realm:"))


# -- Areas -------------------------------------------------------------------------------------


@of_the_map
def lands_of(g: Europe, realm: Realm) -> AreaSet:
    """The Areas that are part of a Realm; a Vassal keeps its own below the tokens on them."""
    if is_pr(realm):
        return areas_of(g, realm)
    areas = 0
    for place in npr_places(g, realm - NPR):
        token = g.tokens[place]
        if not g.occupiers[place] and (not token or kind_of(token) in IS_VASSAL):
            areas |= 1 << g.box.places[place].area
    return areas


def areas_named(g: Europe, value: Frozen, scope: Scope | None) -> list[AreaNo]:
    """The Areas that a word names: by name, by what was bound, or with those around."""
    if isinstance(value, MAPPING):
        return _areas_and_around(g, fields(value["areas"]), scope)
    found: list[AreaNo] = []
    for name in names(value):
        if name.startswith("$"):
            bound = None if scope is None else scope.bound.get(name)
            if bound is None:
                continue
            if bound.kind in ("province", "token"):
                found += [g.box.places[place].area for place in bound.things]
            else:
                found += bound.things
        else:
            found.append(g.box.area_of[name])
    return found


def areas_read(box: Box, value: Frozen) -> Callable[[Europe, Scope | None], Sequence[AreaNo]]:
    """Reads the Areas that a word names once, where it names them all by name."""
    if isinstance(value, MAPPING) or any(name.startswith("$") for name in names(value)):
        return lambda g, scope: areas_named(g, value, scope)
    found = [box.area_of[name] for name in names(value)]
    return lambda g, scope: found


def _areas_and_around(
    g: Europe, filters: Mapping[str, Frozen], scope: Scope | None
) -> list[AreaNo]:
    """Areas by name, and those next to them if the condition says so."""
    assert filters.keys() <= {"in", "or_adjacent"}, filters
    found = areas_named(g, filters["in"], scope)
    if not filters.get("or_adjacent"):
        return found
    around = 0
    for area in found:
        around |= 1 << area | areas_next_to(g, area)
    return list(in_set(around))
