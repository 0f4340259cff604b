"""How many: the numbers on cards, worked out where they are needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import ALLIED, CAVALRY, MERCENARY, REGULAR
from ...box.effects import MAPPING, SEQUENCE, Frozen
from ...state import Europe, Realm
from ...tasks import Battle, EventUnderWay
from ..board.ownership import holder, is_pr, lying_open, tax_value, towns
from ..board.supply import deployed
from ..board.tracks import base_tax, manpower, tax_income, town_value
from .picking import pick_number
from .scope import Scope
from .selectors import counted
from .who import chooser, realms_of

# -- values of a Realm -------------------------------------------------------------------------


def _land_units(g: Europe, seat: Seat) -> int:
    player = g.players[seat]
    return player.exhausted + sum(deployed(player, kind) for kind in (REGULAR, MERCENARY, ALLIED))


def _distant_towns(g: Europe, seat: Seat) -> int:
    return sum(
        town_value(g, place)
        for place in lying_open(g, towns(g, seat))
        if g.box.areas[g.box.places[place].area].distant
    )


def _cavalry(g: Europe, seat: Seat) -> int:
    """A player's Cavalry in the Battle that is being fought."""
    battle = next((task for task in reversed(g.agenda) if isinstance(task, Battle)), None)
    if battle is None:
        return 0
    armies = [army for army in g.players[seat].armies if army.area == battle.area]
    return sum(army.units[3 * kind + CAVALRY] for army in armies for kind in range(3))


VALUES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "base_tax": base_tax,
    "tax_income": tax_income,
    "manpower": manpower,
    "exhausted": lambda g, seat: g.players[seat].exhausted,
    "interest": lambda g, seat: g.players[seat].interest,
    "ducats": lambda g, seat: g.players[seat].ducats,
    "prestige": lambda g, seat: g.players[seat].prestige,
    "deployed_regular_units": lambda g, seat: deployed(g.players[seat], REGULAR),
    "deployed_and_exhausted_land_units": _land_units,
    "tax_value_of_distant_towns": _distant_towns,
    "cavalry_in_battle": _cavalry,
}
NPR_VALUES: Final = ("base_tax", "tax_income")
"""What an NPR has as well: the Tax Value of its Provinces."""


def value_of(g: Europe, realm: Realm, name: str) -> int:
    """A figure of a Realm; an NPR has no mats, only Provinces."""
    if is_pr(realm):
        return VALUES[name](g, realm)
    return tax_value(g, realm) if name in NPR_VALUES else 0


def _on_event(g: Europe) -> int:
    """The Ducats that lay on the Event which is being resolved."""
    task = next((task for task in reversed(g.agenda) if isinstance(task, EventUnderWay)), None)
    return 0 if task is None else task.ducats


# -- numbers -----------------------------------------------------------------------------------


def number(g: Europe, scope: Scope, realm: Realm, value: Frozen) -> int:
    """A number on a card, for the Realm that it concerns; halves are rounded up."""
    if isinstance(value, int):
        return value
    assert isinstance(value, MAPPING), value
    if "neg" in value:
        found = -number(g, scope, realm, value["neg"])
    elif "sum" in value:
        parts = value["sum"]
        assert isinstance(parts, SEQUENCE), value
        found = sum(number(g, scope, realm, part) for part in parts)
    elif "count" in value:
        found = _count(g, scope, value)
    else:
        found = _value(g, scope, realm, value)
    return _modified(found, value)


def _value(g: Europe, scope: Scope, realm: Realm, value: Mapping[str, Frozen]) -> int:
    name = str(value["value"])
    if name == "ducats_on_event":
        return _on_event(g)
    whose = realms_of(g, scope, value["of"]) if "of" in value else [realm]
    return sum(value_of(g, one, name) for one in whose)


def _count(g: Europe, scope: Scope, value: Mapping[str, Frozen]) -> int:
    what = value["count"]
    if not isinstance(what, str):
        return len(counted(g, scope, what))
    if what == "unrest_added_by_this_card":
        turned = scope.memory.get("unrest_added", [])
        if "of" in value:
            whose = realms_of(g, scope, value["of"])
            turned = [place for place in turned if holder(g, place) in whose]
        return len(turned)
    if what == "players_with_same_choice_as_you":
        own = scope.chosen.get(scope.you)
        return sum(option == own for one, option in scope.chosen.items() if one != scope.you)
    return scope.counts.get(what, 0)


def _modified(found: int, value: Mapping[str, Frozen]) -> int:
    """What a card does to a figure: times, divided by, not less than, not more than."""
    found = _divided(found * _figure(value, "times", 1), (1, _figure(value, "div", 1)), value)
    found = max(found, _figure(value, "min", found))
    return min(found, _figure(value, "max", found))


def _figure(value: Mapping[str, Frozen], name: str, default: int) -> int:
    found = value.get(name, default)
    assert isinstance(found, int), value
    return found


def _divided(found: int, share: tuple[int, int], value: Mapping[str, Frozen]) -> int:
    """A share of a figure, be it a loss; rounded up unless the card says down."""
    part, whole = share
    size, rest = divmod(abs(found) * part, whole)
    if rest and value.get("round") != "down":
        size += 1
    return size if found >= 0 else -size


def _share(text: Frozen) -> tuple[int, int]:
    """A part and a whole, such as ``1/2``."""
    part, _, whole = str(text).partition("/")
    return int(part), int(whole)


def amount(g: Europe, scope: Scope, realm: Realm, value: Frozen, total: int) -> int:
    """A number that may be a part of what there is: all of it, half, a fraction, at most so many.

    A loss of a part is below 0.
    """
    if value in ("all", "each"):
        return total
    if value == "half":
        return _divided(total, (1, 2), {})
    if isinstance(value, MAPPING):
        if "fraction" in value:
            return _divided(total, _share(value["fraction"]), value)
        if "all_max" in value:
            most = value["all_max"]
            assert isinstance(most, int), value
            return min(total, most)
        if value.get("neg") == "all":
            return -total
    return number(g, scope, realm, value)


def part_per_area(value: Frozen, there: int) -> int | None:
    """How many in each Area, where a card says so; nothing if it does not."""
    if not isinstance(value, MAPPING):
        return None
    if "per_area" in value:
        n = value["per_area"]
        assert isinstance(n, int), value
        return n
    if "fraction_per_area" in value:
        return _divided(there, _share(value["fraction_per_area"]), value)
    return None


def bounds(value: Frozen) -> tuple[int, int] | None:
    """The least and the most that may be chosen, where a card leaves that open."""
    if isinstance(value, MAPPING) and "range" in value:
        span = value["range"]
        assert isinstance(span, SEQUENCE), value
        least, most = span
        return int(least), int(most)
    return None


@rule("EU-16.3.10")
def how_many(
    g: Europe,
    scope: Scope,
    realm: Realm,
    value: Frozen,
    effect: str,
    *,
    most: int | None = None,
) -> Flow[int]:
    """A number on a card; a range is the choice of whom it concerns.  ``most`` are possible."""
    span = bounds(value)
    if span is None:
        n = number(g, scope, realm, value)
        return n if most is None else min(n, most)
    top = span[1] if most is None else min(span[1], most)
    if top <= span[0]:
        return max(0, top)
    return (yield from pick_number(scope, chooser(g, scope, realm), effect, span[0], top))
