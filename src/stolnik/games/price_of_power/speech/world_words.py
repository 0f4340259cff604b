"""The words of the wide world: Explore, Colonize, Ships lost and Pirates."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Family, Number, Verb

from ..chapters.basic_actions import colonize, explore
from ..chapters.commerce.trade_income import income
from ..chapters.effects.verbs.sea import TOP_ROW
from ..state import Europe, task_if
from ..tasks import Exploring
from .families import AREA, NODE, PROVINCE, TRADE_CARD, UNIT, ZONE

Told = Mapping[str, object]

CONTINENT = Family("continent", lambda box: list(box.continents), on_board=False)
COLONISTS = Number("settlers", 0, colonize.PRICE)


def _explore(g: Europe, ask: Ask) -> Told:
    return {"price": explore.PRICE}


def _discover(g: Europe, ask: Ask, area: str) -> Told:
    return {"price": explore.PRICE_OF_DANGER if _danger(g) else 0}


def _roll_again(g: Europe, ask: Ask) -> Told:
    return {"price": explore.PRICE_OF_A_ROLL}


def _turn_back(g: Europe, ask: Ask) -> Told:
    return {"danger": int(_danger(g))}


def _danger(g: Europe) -> bool:
    task = task_if(g, Exploring)
    return task is not None and task.danger


def _raid(g: Europe, ask: Ask, card: str, node: str, owner: int) -> Told:
    good = g.box.trade_cards[g.box.trade_card_of[card]]
    return {"ducats": income(g, good, g.box.node_of[node], TOP_ROW)}


def _colonize(g: Europe, ask: Ask, area: str) -> Told:
    return {"price": colonize.PRICE}


def _colonists(g: Europe, ask: Ask, settlers: int) -> Told:
    return {"price": colonize.PRICE - settlers}


VERBS: tuple[Verb, ...] = (
    Verb("explore", tell=_explore, price={"dip": "price", "mil": "price"}),
    Verb("explore_from", {"zone": ZONE}),
    Verb("explore_from_slot", {"zone": ZONE}),
    Verb("explore_from_port", {"province": PROVINCE}),
    Verb("sail_nowhere"),
    Verb("discover", {"area": AREA}, tell=_discover, price={"dip": "price"}),
    Verb("roll_again", tell=_roll_again, price={"dip": "price"}),
    Verb("turn_back", tell=_turn_back),
    Verb("lose_at_sea", {"zone": ZONE}),
    Verb("lose_on_slot", {"zone": ZONE}),
    Verb("lose_in_port", {"province": PROVINCE}),
    Verb("lose_of_fleet", {"unit": UNIT}),
    Verb("moor_in_port", {"province": PROVINCE}),
    Verb("moor_at_sea", {"zone": ZONE}),
    Verb("moor_on_slot", {"zone": ZONE}),
    Verb("moor_fleet_in_port", {"unit": UNIT, "province": PROVINCE}),
    Verb("moor_fleet_at_sea", {"unit": UNIT, "zone": ZONE}),
    Verb("raid", {"trade_card": TRADE_CARD, "node": NODE, "owner": SEAT}, tell=_raid),
    Verb("pirates_to", {"node": NODE}),
    Verb("take_pirate", {"node": NODE}),
    Verb("take_expanded", {"node": NODE}),
    Verb("keep_colonist"),
    Verb("keep_quiet"),
    Verb("endure"),
    Verb("colonize", {"area": AREA}, tell=_colonize),
    Verb("colonists", {"settlers": COLONISTS}, tell=_colonists, price={"adm": "price"}),
)
