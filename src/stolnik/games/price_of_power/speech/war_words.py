"""The words of the chapters of war."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Number, Verb

from ..box.components import CATEGORIES, MERCENARY, UNIT_TYPES
from ..chapters.effects.verbs.forces import price_of_unit
from ..chapters.war.access import PRICE_IN_DUCATS
from ..chapters.war.land_movement import price_of_pass
from ..chapters.war.recruit import price_in
from ..chapters.war.units import SHIP_PRICES, ship_price, unit_price
from ..state import Europe, task_if
from ..tasks import Moving, Recruiting
from .families import AREA, ARMY, CATEGORY, PROVINCE, UNIT, ZONE

Told = Mapping[str, object]
UNITS = Number("units", 0, 20)
SHIPS = Number("ships", 1, 15)
OTHER_ARMY = Number("other_army", 1, 3)


def _action(g: Europe, ask: Ask, *parts: object) -> Told:
    return {"price": 0 if ask.topic in ("free_action", "granted_action") else 1}


def _raise(g: Europe, ask: Ask, category: str, unit: str, army: int = 0) -> Told:
    if unit not in UNIT_TYPES or (category, unit) == ("allied", "artillery"):
        return {"price": 0, "new": 0}
    kind, what = CATEGORIES.index(category), UNIT_TYPES.index(unit)
    new = 1 if army and not g.players[ask.seat].armies[army - 1].size else 0
    if ask.topic == "gain_units":
        cost = str(ask.about["cost"])
        return {"price": price_of_unit(g, ask.seat, kind, what, cost), "new": new}
    task = task_if(g, Recruiting)
    if task is not None:
        return {"price": price_in(g, task, kind, what), "new": new}
    return {"price": unit_price(g, ask.seat, kind, what), "new": new}


def _light(g: Europe, ask: Ask, *parts: object) -> Told:
    return {"price": ship_price(g, ask.seat, "light_ship")}


def _ship(g: Europe, ask: Ask, unit: str, *parts: object) -> Told:
    return {"price": ship_price(g, ask.seat, unit) if unit in SHIP_PRICES else 0}


def _march(g: Europe, ask: Ask, area: str) -> Told:
    task = task_if(g, Moving)
    if task is None or task.area < 0:
        return {"price": 0}
    return {"price": price_of_pass(g, task, g.box.area_of[area])}


def _hire(g: Europe, ask: Ask, unit: str) -> Told:
    if unit not in UNIT_TYPES:
        return {"price": 0}
    return {"price": unit_price(g, ask.seat, MERCENARY, UNIT_TYPES.index(unit))}


def _access(g: Europe, ask: Ask) -> Told:
    return {"price": PRICE_IN_DUCATS}


VERBS: tuple[Verb, ...] = (
    Verb("recruit", tell=_action, price={"mil": "price"}),
    Verb("activate_land", tell=_action, price={"mil": "price"}),
    Verb("suppress", {"province": PROVINCE}, tell=_action, price={"mil": "price"}),
    # Recruit
    Verb("muster", {"area": AREA}),
    Verb("shipyard", {"province": PROVINCE}),
    Verb(
        "raise_unit",
        {"category": CATEGORY, "unit": UNIT, "army": ARMY},
        tell=_raise,
        price={"ducats": "price"},
    ),
    Verb(
        "raise_alone",
        {"category": CATEGORY, "unit": UNIT},
        tell=_raise,
        price={"ducats": "price"},
    ),
    Verb("build_in_port", tell=_light, price={"ducats": "price"}),
    Verb("build_at_sea", {"zone": ZONE}, tell=_light, price={"ducats": "price"}),
    Verb("build_on_slot", {"zone": ZONE}, tell=_light, price={"ducats": "price"}),
    Verb("build_fleet_in_port", {"unit": UNIT}, tell=_ship, price={"ducats": "price"}),
    Verb("build_fleet_at_sea", {"unit": UNIT, "zone": ZONE}, tell=_ship, price={"ducats": "price"}),
    Verb("fight_in", {"area": AREA}),
    # Land Movement
    Verb("move_army", {"army": ARMY}),
    Verb("move_infantry", {"area": AREA}),
    Verb("form_army", {"area": AREA, "army": ARMY}),
    Verb("march", {"area": AREA}, tell=_march, price={"mil": "price"}),
    Verb("ship_over", {"area": AREA}),
    Verb("take_in", {"units": UNITS}),
    Verb("leave_behind", {"units": UNITS}),
    Verb("regroup", {"other_army": OTHER_ARMY}),
    Verb("keep_units", {"units": UNITS}),
    Verb("hire_mercenary", {"unit": UNIT}, tell=_hire, price={"ducats": "price"}),
    Verb("halt"),
    # Naval Activation
    Verb("activate_naval", tell=_action, price={"mil": "price"}),
    Verb("undock"),
    Verb("bound_for", {"zone": ZONE}),
    Verb("bound_for_port", {"province": PROVINCE}),
    Verb("undock_ship", {"province": PROVINCE, "zone": ZONE}),
    Verb("undock_to_slot", {"province": PROVINCE, "zone": ZONE}),
    Verb("undock_fleet", {"zone": ZONE}),
    Verb("send_from", {"zone": ZONE}),
    Verb("send_from_slot", {"zone": ZONE}),
    Verb("send_from_port", {"province": PROVINCE}),
    Verb("send_fleet"),
    Verb("found_fleet", {"zone": ZONE}),
    Verb("found_fleet_in_port", {"province": PROVINCE}),
    Verb("fleet_takes", {"ships": SHIPS}),
    Verb("fleet_leaves", {"ships": SHIPS}),
    Verb("occupy_slot"),
    Verb("carry_army", {"army": ARMY}),
    Verb("carry_infantry", {"area": AREA}),
    Verb("put_out", {"zone": ZONE}),
    # Military Access
    Verb("access_by_influence"),
    Verb("access_by_ducats", tell=_access, price={"ducats": "price"}),
    Verb("permit"),
    Verb("deny"),
)
