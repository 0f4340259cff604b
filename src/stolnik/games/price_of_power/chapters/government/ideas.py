"""Ideas: what a Realm knows, and what that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from operator import eq, ge, gt, le, lt
from typing import Final

from stolnik.engine.flow import Seat

from ...box.effects import Frozen
from ...state import Europe


def modifiers(g: Europe, seat: Seat, name: str) -> Iterator[Mapping[str, Frozen]]:
    """What a player's Ideas change, of one kind, such as ``round_income``."""
    kind = g.box.modifiers.get(name, {})
    for idea in g.players[seat].ideas:
        if idea in kind:
            yield from kind[idea]


def has_idea(g: Europe, seat: Seat, idea: str) -> bool:
    return g.box.idea_of[idea] in g.players[seat].ideas


def figure(modifier: Mapping[str, Frozen], name: str) -> int:
    """A number of a modifier; nothing is 0."""
    value = modifier.get(name, 0)
    assert isinstance(value, int), modifier
    return value


def total(g: Europe, seat: Seat, mod: str, name: str) -> int:
    """A number of all modifiers of a kind together."""
    found, kind = 0, g.box.modifiers.get(mod)
    if kind is None:
        return 0
    for idea in g.players[seat].ideas:
        if idea in kind:
            found += sum([figure(modifier, name) for modifier in kind[idea]])
    return found


COMPARISONS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">=": ge,
    "<=": le,
    ">": gt,
    "<": lt,
    "=": eq,
}


def compares(value: int, comparison: str) -> bool:
    """Whether a value is as a card asks, such as ``>=2``."""
    how, bound = _parsed(comparison)
    return how(value, bound)


@cache
def _parsed(comparison: str) -> tuple[Callable[[int, int], bool], int]:
    """What a card asks for, taken apart; the cards have few of them."""
    sign = comparison.rstrip("-0123456789")
    return COMPARISONS[sign], int(comparison[len(sign) :])


def has(g: Europe, seat: Seat, name: str) -> bool:
    """Whether a player has an Idea with a modifier of this kind."""
    return not g.box.modifiers.get(name, {}).keys().isdisjoint(g.players[seat].ideas)


# -- prices ------------------------------------------------------------------------------------


def action_discount(g: Europe, seat: Seat, action: str, power: str) -> int:
    """How much less Power of a kind an Action costs, such as ``increase_stability``."""
    found = 0
    for modifier in modifiers(g, seat, "action_discount"):
        if modifier["action"] == action:
            found += figure(modifier, power)
    return found


def research_discount(g: Europe, seat: Seat) -> int:
    """How much less Power an Idea costs."""
    return total(g, seat, "research_discount", "any")


def recruit_discount(g: Europe, seat: Seat, unit: str) -> int:
    """How many Ducats less a Regular Unit of a type costs, such as ``infantry``."""
    return total(g, seat, "recruit_discount", unit)


def ship_discount(g: Europe, seat: Seat, ship: str) -> int:
    """How many Ducats less a Ship costs: ``light_ship``, ``heavy_ship``, ``galley``."""
    return total(g, seat, "ship_discount", ship.removesuffix("_ship"))


# -- what is allowed ---------------------------------------------------------------------------


def explores_with_ships(g: Europe, seat: Seat) -> bool:
    return has(g, seat, "may_explore_with_ships")


def recruits_artillery(g: Europe, seat: Seat) -> bool:
    return has(g, seat, "may_recruit_artillery")


# -- trade -------------------------------------------------------------------------------------


def more_trade_cards(g: Europe, seat: Seat) -> int:
    """How many Trade Cards more a Trade Action shows."""
    return total(g, seat, "trade_cards_drawn", "n")


def rows_lower(g: Europe, seat: Seat, key_power: int) -> int:
    """How many rows lower Opponents collect in the node that a player trades in.

    ``key_power`` is the Trade Power that the player's Key Provinces bring there.
    """
    rows = 0
    for modifier in modifiers(g, seat, "opponents_trade_row_lower"):
        when = modifier["when"]
        assert isinstance(when, Mapping), modifier
        if compares(key_power, str(when["key_province_power_in_node"])):
            rows += figure(modifier, "rows")
    return rows


# -- battles -----------------------------------------------------------------------------------


def doubles_infantry(g: Europe, seat: Seat) -> bool:
    """Whether the outlined figure of a Battle Die is a second Infantry result."""
    return has(g, seat, "tercios_icon_double_infantry")


def charge_dice(g: Europe, seat: Seat, cavalry: int) -> int:
    """Cavalry Dice that a player alone rolls before the first Round of a Battle."""
    dice = 0
    for modifier in modifiers(g, seat, "charge_before_first_round"):
        number = modifier["n"]
        assert isinstance(number, Mapping), modifier
        dice += min(cavalry, figure(number, "max"))
    return dice


def leader_dice_removed(g: Europe, seat: Seat) -> int:
    """How many dice fewer the Leader of a player's Enemy brings."""
    return total(g, seat, "remove_enemy_leader_die", "n")


def battle_dice(g: Europe, seat: Seat, *, at_sea: bool = False) -> int:
    """Dice that Ideas add to every Battle: Infantry Dice on land, Artillery Dice at sea."""
    return total(g, seat, "battle_dice_bonus", "naval" if at_sea else "infantry")


def siege_cost(g: Europe, seat: Seat) -> int:
    """Military Power that a Siege against this player costs on top."""
    return total(g, seat, "siege_cost_against_you", "mil")
