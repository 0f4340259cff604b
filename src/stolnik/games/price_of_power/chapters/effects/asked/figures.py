"""Figures of a Realm that a condition compares, such as ``stability: ">=2"``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ....box.components import POWER_OF, POWERS, Box
from ....box.effects import Frozen
from ....state import COLUMNS, IMPERIAL, Europe, Realm
from ...board.adjacency import in_set, port_is_active
from ...board.atlas import of_the_map
from ...board.ownership import areas_of, capital_area, is_pr, owned
from ...board.ports import port_size
from ...board.supply import cores, ships_at_sea
from ...board.tracks import base_tax, manpower, tax_income
from ...board.unrest import unruly_places
from ...curia.cardinals import cardinals_of
from ...government.characters import character
from ...religion.faiths import areas_in_dissent
from ..scope import Scope
from .reading import (
    Check,
    Condition,
    Context,
    Word,
    compared,
    least,
    of_any,
    read_each_time,
    within,
)


@of_the_map
def _areas_fully_owned(g: Europe, seat: Seat) -> int:
    places, areas = g.box.places, g.box.areas
    owned_in = Counter([places[place].area for place in owned(g, seat)])
    return sum(n == len(areas[area].places) for area, n in owned_in.items())


@rule("EU-2.6.13")
def _ports(g: Europe, seat: Seat) -> int:
    """Ports of a player's own, a Large Port counting as 2."""
    return sum(port_size(g, place) for place in owned(g, seat))


def _seas(g: Europe, seat: Seat) -> int:
    """Sea Zones that Ports of a player's own face."""
    return len(
        {
            zone
            for place in owned(g, seat)
            if port_is_active(g, place)
            for zone in g.box.places[place].zones
        }
    )


def _influence(g: Europe, seat: Seat) -> int:
    """All Influence on the map: cubes, Marriages, and for the Emperor Imperial Influence."""
    cubes = sum(g.influence[seat::COLUMNS])
    if g.emperor == seat:
        cubes += sum(g.influence[IMPERIAL::COLUMNS])
    home = (capital_area(g, one) for one in g.players[seat].marriages)
    return cubes + sum(area < g.box.main_areas for area in home)


def _land_units(g: Europe, seat: Seat) -> int:
    player = g.players[seat]
    return sum(army.size for army in player.armies) + sum(player.infantry.values())


def ideas_of(g: Europe, seat: Seat, kind: int) -> int:
    """How many Ideas of a kind a player has."""
    return sum(g.box.ideas[idea].kind == kind for idea in g.players[seat].ideas)


FIGURES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "stability": lambda g, seat: g.players[seat].stability,
    "exhausted": lambda g, seat: g.players[seat].exhausted,
    "manpower": manpower,
    "interest": lambda g, seat: g.players[seat].interest,
    "imperial_authority": lambda g, seat: g.authority,
    "cardinals": cardinals_of,
    "advisors": lambda g, seat: sum(one is not None for one in g.players[seat].advisors),
    "allies": lambda g, seat: len(g.players[seat].allies),
    "marriages": lambda g, seat: len(g.players[seat].marriages),
    "ideas": lambda g, seat: len(g.players[seat].ideas),
    "ideas_of_each_type": lambda g, seat: min(
        ideas_of(g, seat, kind) for kind in range(len(POWERS))
    ),
    "cores": cores,
    "merchants": lambda g, seat: len(g.players[seat].merchants),
    "ports": _ports,
    "sea_zones_with_ports": _seas,
    "deployed_land_units": _land_units,
    "ships_at_sea": ships_at_sea,
    "areas_fully_owned": _areas_fully_owned,
    "areas_in_dissent": lambda g, seat: len(areas_in_dissent(g, seat)),
    "influence_total": _influence,
    "unrest_count": lambda g, seat: len(unruly_places(g, seat)),
    "unrest_total": lambda g, seat: len(unruly_places(g, seat)),
    "rebels_in_realm": lambda g, seat: sum(g.rebels[area] for area in in_set(areas_of(g, seat))),
    "trade_income_this_round": lambda g, seat: g.players[seat].deeds.trade,
    "wars_won_this_age": lambda g, seat: len(g.players[seat].deeds.wars),
    "expanded_nodes_with_merchant": lambda g, seat: sum(
        one.node >= 0 and g.expanded[one.node] > 0 for one in g.players[seat].merchants
    ),
}
"""What is compared with a text such as ``>=2``; only a player has these figures."""


def _figure(name: str) -> Word:
    of = FIGURES[name]

    def word(box: Box, value: Frozen, condition: Condition) -> Check:
        fits = compared(str(value))
        return lambda g, realm, scope: is_pr(realm) and fits(of(g, realm))

    return word


# -- government --------------------------------------------------------------------------------


def _has_idea(box: Box, value: Frozen, condition: Condition) -> Check:
    idea = box.idea_of[str(value)]
    return lambda g, realm, scope: is_pr(realm) and idea in g.players[realm].ideas


def _has_idea_type(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    return ideas_of(g, realm, POWER_OF[str(value)]) >= least(context.condition)


def _has_form(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A Government Form."""
    ideas = g.players[realm].ideas if is_pr(realm) else ()
    return any(g.box.ideas[idea].government for idea in ideas) == value


def _interregnum(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return is_pr(realm) and (g.players[realm].ruler is None) == value


def _ruler_has_dice(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Whether the Ruler brings Battle Dice."""
    if not is_pr(realm):
        return False
    ruler = g.players[realm].ruler
    if ruler is None:
        return not value
    who = character(g, ruler)
    return (any(who.dice) or who.chosen_dice > 0) == value


VALUES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "base_tax": base_tax,
    "tax_income": tax_income,
    "manpower": manpower,
    "prestige": lambda g, seat: g.players[seat].prestige,
    "ducats": lambda g, seat: g.players[seat].ducats,
}
"""Figures of a player that a condition can put a number to."""


def _value(box: Box, value: Frozen, condition: Condition) -> Check:
    """A figure of whoever ``of`` names."""
    figure, fits = VALUES[str(value)], within(condition)

    def check(g: Europe, realm: Realm, scope: Scope | None) -> bool:
        return is_pr(realm) and fits(figure(g, realm))

    return of_any(condition.get("of", "self"), check)


WORDS: Final[Mapping[str, Word]] = {
    **{name: _figure(name) for name in FIGURES},
    "has_idea": _has_idea,
    "value": _value,
    **read_each_time(
        {
            "has_idea_type": _has_idea_type,
            "has_government_form": _has_form,
            "interregnum": _interregnum,
            "ruler_has_dice": _ruler_has_dice,
        }
    ),
}
