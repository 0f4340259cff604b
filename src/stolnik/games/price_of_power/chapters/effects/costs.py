"""What a card makes a player pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import POWERS, REGULAR
from ...box.effects import MAPPING, SEQUENCE, Frozen
from ...state import Europe
from ..board.hostility import areas_with_units, hostile_area
from ..board.ownership import realm_at_table
from ..board.supply import deployed
from ..government.learning import bring_to_display, is_available, refuse_learning, research
from ..government.manpower import exhaust
from ..government.power import lose_any, refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..relations.influence import remove_from_realm
from ..relations.ties import influence_in_realm
from .conditions import holds
from .numbers import number
from .picking import pick
from .scope import Scope

COST = "EU-16.3.4"


def figure(g: Europe, scope: Scope, seat: Seat, value: Frozen) -> int:
    """An amount of a cost: fixed, with one's Stability on top, by a condition, or counted."""
    if isinstance(value, int):
        return value
    assert isinstance(value, MAPPING), value
    if "if" in value:
        condition = value["if"]
        assert isinstance(condition, MAPPING), value
        met = holds(g, seat, condition, scope.seen_by(seat))
        return figure(g, scope, seat, value["then" if met else "else"])
    if "count" in value:
        return number(g, scope.seen_by(seat), seat, value)
    base = value["base"]
    assert isinstance(base, int), value
    return max(0, base + g.players[seat].stability)


def _parts(cost: Frozen) -> Mapping[str, Frozen]:
    """A cost as a mapping; what is free, or paid already, costs nothing."""
    if isinstance(cost, MAPPING):
        return cost
    assert cost in (None, "free", "paid"), cost
    return {}


def _ways(cost: Mapping[str, Frozen]) -> Sequence[Frozen]:
    ways = cost["one_of"]
    assert isinstance(ways, SEQUENCE), cost
    return ways


# -- can it be paid? ---------------------------------------------------------------------------


@rule(COST)
def refuse_cost(g: Europe, scope: Scope, seat: Seat, cost: Frozen) -> Refusal | None:
    """Why a player cannot pay a cost; Loans cover only what must be paid (EU-5.2.24)."""
    said = _parts(cost)
    if "one_of" in said:
        refusals = [refuse_cost(g, scope, seat, way) for way in _ways(said)]
        return refusals[0] if all(refusals) else None
    for kind, name in enumerate(POWERS):
        if name in said:
            short = refuse_power(g, seat, kind, figure(g, scope, seat, said[name]), COST)
            if short:
                return short
    if "any" in said:
        price = figure(g, scope, seat, said["any"])
        spent = sum(figure(g, scope, seat, said[name]) for name in POWERS if name in said)
        have = sum(g.players[seat].power) - spent
        if have < price:
            return Refusal(COST, {"price": price, "have": have, "power": "any"}, "power")
    if "ducats" in said:
        short = refuse_ducats(g, seat, figure(g, scope, seat, said["ducats"]), COST)
        if short:
            return short
    return _refuse_other(g, seat, said)


def _refuse_other(g: Europe, seat: Seat, said: Mapping[str, Frozen]) -> Refusal | None:
    player = g.players[seat]
    if "exhaust" in said:
        price = said["exhaust"]
        assert isinstance(price, int), said
        if player.available + deployed(player, REGULAR) < price:
            return Refusal(COST)
    if "influence_in" in said:
        realm = realm_at_table(g, g.box.realm_of[str(said["influence_in"]).removeprefix("realm:")])
        n = said.get("n", 1)
        assert isinstance(n, int), said
        if influence_in_realm(g, seat, realm) < n:
            return Refusal(COST)
    if "research" in said:
        idea = g.box.ideas[g.box.idea_of[str(said["research"])]]
        if not is_available(g, idea.no):
            return Refusal(COST)
        return refuse_learning(g, seat, idea, _discount(said))
    if said.get("special") == "siege_or_plunder":
        if not any(hostile_area(g, seat, area) for area in areas_with_units(player)):
            return Refusal(COST)
    return None


def _discount(said: Mapping[str, Frozen]) -> int:
    discount = said.get("discount", 0)
    assert isinstance(discount, int), said
    return discount


# -- paying ------------------------------------------------------------------------------------


def pay_cost(g: Europe, scope: Scope, seat: Seat, cost: Frozen) -> Flow[None]:
    """Pay what a guard has seen to be there."""
    said = _parts(cost)
    if "one_of" in said:
        ways: dict[Move, Frozen] = {
            ("pick_power", _name(way)): way
            for way in _ways(said)
            if refuse_cost(g, scope, seat, way) is None
        }
        way = yield from pick(scope, seat, "pay", ways)
        yield from pay_cost(g, scope, seat, way)
        return
    for kind, name in enumerate(POWERS):
        if name in said:
            spend_power(g, seat, kind, figure(g, scope, seat, said[name]))
    if "any" in said:
        yield from lose_any(g, seat, figure(g, scope, seat, said["any"]))
    if "ducats" in said:
        spend_ducats(g, seat, figure(g, scope, seat, said["ducats"]), scope.why)
    if "exhaust" in said:
        price = said["exhaust"]
        assert isinstance(price, int), said
        for _ in range(price):
            yield from exhaust(g, seat)
    if "influence_in" in said:
        realm = realm_at_table(g, g.box.realm_of[str(said["influence_in"]).removeprefix("realm:")])
        n = said.get("n", 1)
        assert isinstance(n, int), said
        yield from remove_from_realm(g, seat, realm, n, by_action=False)
    if "research" in said:
        idea = g.box.idea_of[str(said["research"])]
        yield from bring_to_display(g, seat, idea)
        yield from research(g, seat, idea, _discount(said))


def _name(way: Frozen) -> str:
    """A price by the Power that it takes."""
    assert isinstance(way, MAPPING), way
    (name,) = way
    return str(name)
