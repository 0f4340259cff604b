"""What cards do with Land Units and Ships: gained, disbanded, lost, moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import (
    ALLIED,
    ARTILLERY,
    CATEGORIES,
    MERCENARY,
    NONE,
    REGULAR,
    UNIT_TYPES,
    AreaNo,
)
from ....box.effects import MAPPING, Frozen
from ....events.phases import ArmyUnitDisbanded, InfantryDisbanded
from ....events.war import ArmyMarched, InfantryMarched, ShipMoved
from ....state import PORT, Europe, Realm, board, task_of
from ....tasks import Battle, NavalBattle
from ...agenda import settle
from ...battle.battle_actions import add_dice
from ...battle.casualties import lose_anywhere
from ...battle.outbreak import battle_breaks_out
from ...battle.sides import ATTACKER, DEFENDER
from ...board.adjacency import in_set
from ...board.hostility import areas_with_units, land_units
from ...board.ownership import is_pr
from ...board.sailing import Berth, berths, lift, put_to_sea
from ...board.supply import mercenaries_left
from ...government.ideas import recruits_artillery
from ...government.treasury import refuse_ducats
from ...war.capacity import recruiting_ground
from ...war.encounters import battle_is_due, would_fight
from ...war.recruit import raise_unit
from ...war.seaways import can_sail_on, zones_next_to
from ...war.units import armies_in, armies_in_reserve, stands_alone, unit_price
from ..numbers import amount, bounds, number
from ..picking import pick, pick_area, pick_realm
from ..scope import Args, Scope, Verb
from ..selectors import areas, choices, limits
from ..who import chooser, realms_of
from .means import players

KINDS: Final = {"regular": REGULAR, "mercenary": MERCENARY}


# -- gaining Units -----------------------------------------------------------------------------


def price_of_unit(g: Europe, seat: Seat, category: int, unit: int, cost: str) -> int:
    """Ducats for a Unit that a card gives: nothing, half of its price rounded up, or all."""
    price = unit_price(g, seat, category, unit)
    return {"free": 0, "half": (price + 1) // 2, "printed": price}[cost]


@rule("EU-16.3.23")
def refuse_gain(g: Europe, seat: Seat, category: int, unit: int, cost: str) -> Refusal | None:
    """Why a Unit cannot be gained, wherever it would go."""
    if unit == ARTILLERY and not recruits_artillery(g, seat):
        return Refusal("EU-5.5.51")
    if category == REGULAR and not g.players[seat].available:
        return Refusal("EU-16.3.23")
    if category == MERCENARY and mercenaries_left(g) <= 0:
        return Refusal("EU-9.MU.44")
    return refuse_ducats(g, seat, price_of_unit(g, seat, category, unit, cost), "EU-16.3.22")


@rule("EU-16.3.22")
def refuse_ground(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """Gained Units go where no Battle starts."""
    return Refusal("EU-16.3.22") if would_fight(g, seat, area) else None


def refuse_gaining(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why a Unit is not on offer in the Area that was chosen."""
    if move in ask.options:
        return None
    match move:
        case ("raise_unit" | "raise_alone", str(category), str(unit), *_):
            if category not in KINDS or unit not in UNIT_TYPES:
                return None
            kind, what = KINDS[category], UNIT_TYPES.index(unit)
            refusal = refuse_gain(g, ask.seat, kind, what, str(ask.about["cost"]))
            return refusal or (Refusal("EU-9.MU.45") if kind == MERCENARY else None)
    return None


GAIN = Topic(
    "gain_units",
    verbs=("raise_unit", "raise_alone"),
    refuse=refuse_gaining,
    set_by=("EU-16.3.22",),
)


def _units_to_gain(
    g: Europe, seat: Seat, area: AreaNo, args: Args
) -> dict[Move, tuple[int, int, int]]:
    """What can be gained in an Area: by category, type and Army, or alone."""
    player = g.players[seat]
    category, cost = KINDS[str(args["kind"])], str(args.get("cost", "free"))
    wanted = str(args.get("type", "any"))
    armies = sorted({*armies_in(player, area), *armies_in_reserve(player)})
    found: dict[Move, tuple[int, int, int]] = {}
    for unit, name in enumerate(UNIT_TYPES):
        if wanted not in ("any", name) or refuse_gain(g, seat, category, unit, cost):
            continue
        if stands_alone(category, unit):
            found["raise_alone", CATEGORIES[category], name] = (category, unit, NONE)
        for army in armies:
            found["raise_unit", CATEGORIES[category], name, army + 1] = (category, unit, army)
    return found


def _grounds(g: Europe, scope: Scope, seat: Seat, args: Args) -> list[AreaNo]:
    """Where Units can be gained: as the card says, else where they could be recruited."""
    if "where" not in args:
        found = list(in_set(recruiting_ground(g, seat).own))
    else:
        found = areas(g, scope, args["where"])
    if args.get("where") == "last_claim":
        return found  # they are sent to fight at once, which the card says
    return [area for area in found if refuse_ground(g, seat, area) is None]


@rule("EU 16.3.22 16.3.23")
def _gain_units(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One Unit after the other; what finds no place is not gained."""
    for seat in players(g, scope, args):
        span = bounds(args["n"])
        least, most = span or (number(g, scope, seat, args["n"]),) * 2
        for gained in range(most):
            open_to = [
                area
                for area in _grounds(g, scope, seat, args)
                if _units_to_gain(g, seat, area, args)
            ]
            may_stop = gained >= least
            area = yield from pick_area(g, scope, seat, "gain_units", open_to, may_stop=may_stop)
            if area is None:
                break
            yield from _gain_one(g, scope, seat, area, args)


def _gain_one(g: Europe, scope: Scope, seat: Seat, area: AreaNo, args: Args) -> Flow[None]:
    cost = str(args.get("cost", "free"))
    category, unit, army = yield from choose_thing(
        seat, GAIN, _units_to_gain(g, seat, area, args), area=g.box.areas[area].id, cost=cost
    )
    price = price_of_unit(g, seat, category, unit, cost)
    raise_unit(g, seat, area, (category, unit, army), price)
    scope.touch(area, "units")


# -- disbanding --------------------------------------------------------------------------------


DISBAND = Topic(
    "card_disbands",
    verbs=("disband", "disband_infantry"),
    set_by=("EU-4.4.5",),
)


def _units_in(
    g: Europe, seat: Seat, among: set[AreaNo], exhaust: bool
) -> dict[Move, Callable[[], None]]:
    """A player's Land Units in these Areas, each with how it leaves."""
    player = g.players[seat]
    found: dict[Move, Callable[[], None]] = {}
    for no, army in enumerate(player.armies):
        for slot, n in enumerate(army.units):
            if n and army.area in among:
                category, unit = divmod(slot, 3)
                move: Move = ("disband", no + 1, CATEGORIES[category], UNIT_TYPES[unit])
                found[move] = partial(_disband_from_army, g, seat, no, slot, exhaust)
    for area in sorted(among & player.infantry.keys()):
        move = ("disband_infantry", g.box.areas[area].id)
        found[move] = partial(_disband_alone, g, seat, area, exhaust)
    return found


@rule("EU 4.4.5 9.MU.17")
def _disband_from_army(g: Europe, seat: Seat, no: int, slot: int, exhaust: bool) -> None:
    """Mercenaries go to the General Supply, Regular and Allied Units to the Manpower Reserve."""
    army = g.players[seat].armies[no]
    army.units[slot] -= 1
    if not army.size:
        army.area = NONE
    _to_reserve(g, seat, slot // 3, exhaust)
    g.tell(ArmyUnitDisbanded(seat, no + 1, CATEGORIES[slot // 3], UNIT_TYPES[slot % 3]))


def _disband_alone(g: Europe, seat: Seat, area: AreaNo, exhaust: bool) -> None:
    infantry = g.players[seat].infantry
    infantry[area] -= 1
    if not infantry[area]:
        del infantry[area]
    _to_reserve(g, seat, REGULAR, exhaust)
    g.tell(InfantryDisbanded(seat, g.box.areas[area].id))


def _to_reserve(g: Europe, seat: Seat, category: int, exhaust: bool) -> None:
    player = g.players[seat]
    if category == REGULAR and exhaust:
        player.exhausted += 1
    elif category == REGULAR:
        player.available += 1
    elif category == ALLIED:
        player.allied += 1


def _disband(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """So many Land Units of the owner's choice; of several Enemies so many in all."""
    exhaust = bool(args.get("exhaust"))
    if args["who"] == "enemies":
        yield from _disband_enemies(g, scope, args)
        return
    for seat in players(g, scope, args):
        among = _among(g, scope, seat, args)
        there = sum(land_units(g.players[seat], area) for area in among)
        for _ in range(min(there, amount(g, scope, seat, args["n"], there))):
            yield from _disband_one(g, seat, among, exhaust)


def _among(g: Europe, scope: Scope, seat: Seat, args: Args) -> set[AreaNo]:
    found = areas_with_units(g.players[seat])
    return found & set(areas(g, scope, args["where"])) if "where" in args else found


def _disband_one(g: Europe, seat: Seat, among: set[AreaNo], exhaust: bool) -> Flow[None]:
    units = _units_in(g, seat, among, exhaust)
    if units:
        leave = yield from choose_thing(seat, DISBAND, units)
        leave()


def _disband_enemies(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Who is attacked names Enemies, one for each Unit; they choose which Unit leaves."""
    where = args["where"]
    (subject,) = realms_of(g, scope, _owner_in(where)) or [scope.you]
    span = bounds(args["n"])
    least, most = span or (number(g, scope, subject, args["n"]),) * 2
    for gone in range(most):
        among = set(areas(g, scope, where))
        hostile = [
            one
            for one in realms_of(g, scope, "enemies", subject=subject)
            if is_pr(one) and _units_in(g, one, among, exhaust=False)
        ]
        by = chooser(g, scope, subject)
        enemy = yield from pick_realm(g, scope, by, "disband", hostile, may_stop=gone >= least)
        if enemy is None:
            return
        yield from _disband_one(g, enemy, among, exhaust=False)


def _owner_in(selector: Frozen) -> Frozen:
    """Whose Areas a selector means."""
    assert isinstance(selector, MAPPING), selector
    filters = selector["areas"]
    assert isinstance(filters, MAPPING), selector
    return filters["owned_by"]


# -- Casualties --------------------------------------------------------------------------------


@rule("EU-9.7.18")
def _casualties(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Units are lost as in a Battle: Regular ones are Exhausted."""
    scope.counts["units_removed"] = 0
    for realm in realms_of(g, scope, args["who"]):
        if "where" in args:
            yield from _lose_there(g, scope, realm, args)
        elif is_pr(realm):
            yield from _lose_anywhere(g, scope, realm, number(g, scope, realm, args["n"]))


def _lose_there(g: Europe, scope: Scope, realm: Realm, args: Args) -> Flow[None]:
    """In each of these Areas, or in one that its owner chooses."""
    found = areas(g, scope, args["where"])
    if limits(args["where"]).single:
        by = chooser(g, scope, realm)
        eligible = choices(g, scope, args["where"], found)
        area = yield from pick_area(g, scope, by, "casualties", eligible)
        found = [] if area is None else [area]
        for one in found:
            scope.touch(one, "units")
    for area in found if is_pr(realm) else ():
        there = land_units(g.players[realm], area)
        n = min(there, amount(g, scope, realm, args["n"], there))
        yield from lose_anywhere(g, realm, n, {area})
        scope.counts["units_removed"] += n


def _lose_anywhere(g: Europe, scope: Scope, seat: Seat, n: int) -> Flow[None]:
    """Of all Units on the board; what is missing is noted for the sentence that follows."""
    player = g.players[seat]
    there = sum(land_units(player, area) for area in areas_with_units(player))
    lost = min(n, there)
    yield from lose_anywhere(g, seat, lost)
    scope.counts["units_removed"] += lost
    scope.memory["missing_units"] = [n - lost]


def _attrition_roll(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The Army that has come loses Units in the Area that it entered."""
    (army,) = scope.memory.get("attacking_army", [NONE])
    for seat in players(g, scope, args):
        n = args["casualties"]
        assert isinstance(n, int), args
        where = set(scope.memory.get("attacked_area", ()))
        yield from lose_anywhere(g, seat, n, where, army)


def _battle_dice(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Dice for the Battle that is being fought, on the side that a player commands."""
    fights = [one for one in g.agenda if isinstance(one, Battle | NavalBattle)]
    if not fights:
        return
    battle = fights[-1]
    dice = args["dice"]
    assert isinstance(dice, MAPPING), args
    figures = [dice.get(name, 0) for name in (*UNIT_TYPES, "any")]
    for seat in players(g, scope, args):
        side = ATTACKER if seat == battle.attacker else DEFENDER
        if seat in (battle.attacker, battle.main):
            yield from add_dice(g, battle, side, seat, [n for n in figures if isinstance(n, int)])


# -- moves that a card names -------------------------------------------------------------------


def _move_units(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Ship sails further than it could, or Units that the card gave go to fight."""
    for seat in players(g, scope, args):
        if "ship" in args:
            yield from _sail(g, scope, seat, args)
        else:
            yield from _attack(g, scope, seat, args)


def _attack(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """The Units that were gained attack where they are, or in an Area next to them."""
    goals = areas(g, scope, args["to"])
    for start in scope.last.get("units", ()):
        if not land_units(g.players[seat], start):
            continue
        near = [one for one in goals if one == start or board(g).land[start] >> one & 1]
        goal = yield from pick_area(g, scope, seat, "move_units", near)
        if goal is None:
            continue
        if goal != start:
            _march(g, seat, start, goal)
        if battle_is_due(g, seat, goal):
            depth = len(g.agenda)
            battle_breaks_out(g, goal, seat, NONE if goal == start else start)
            task_of(g, Battle).halved = list(scope.memory.get("half_mc", ()))
            yield from settle(g, depth)


def _march(g: Europe, seat: Seat, start: AreaNo, goal: AreaNo) -> None:
    player, name = g.players[seat], g.box.areas[goal].id
    for no, army in enumerate(player.armies):
        if army.area == start:
            army.area = goal
            g.tell(ArmyMarched(seat, no + 1, name))
    alone = player.infantry.pop(start, 0)
    if alone:
        player.infantry[goal] = player.infantry.get(goal, 0) + alone
        g.tell(InfantryMarched(seat, name))


def _sail(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """One Light Ship, into unknown waters if the card says so."""
    spaces = args.get("spaces", 2)
    assert isinstance(spaces, int), args
    starts: dict[Move, Berth] = {}
    for berth in berths(g, seat):
        if berth.space >= PORT:
            starts.setdefault(("pick_province", g.box.places[berth.space - PORT].id), berth)
        else:
            starts.setdefault(("pick_zone", g.box.zones[berth.space].id), berth)
    chosen = yield from pick(scope, seat, "move_units", starts, may_stop=True)
    if chosen is None:
        return
    goals: dict[Move, int] = {
        ("pick_zone", g.box.zones[zone].id): zone
        for zone in _in_reach(g, seat, chosen.space, spaces)
    }
    zone = yield from pick(scope, seat, "move_units", goals)
    if zone is None:
        return
    lift(g, seat, chosen)
    put_to_sea(g, seat, zone)
    scope.note_ship(zone)
    g.tell(ShipMoved(seat, g.box.zones[zone].id))


def _in_reach(g: Europe, seat: Seat, start: int, spaces: int) -> list[int]:
    """Sea Zones within so many steps; a Ship stops where it meets an Enemy."""
    seen = {start}
    layer = [start]
    for _ in range(spaces):
        further = []
        for space in layer:
            if space != start and space < PORT and not _passable(g, seat, space):
                continue
            further += [zone for zone in zones_next_to(g, space) if zone not in seen]
            seen.update(further)
        layer = further
    return sorted(zone for zone in seen if zone != start and zone < PORT)


def _passable(g: Europe, seat: Seat, zone: int) -> bool:
    """A voyage of discovery goes on through Distant waters, which others have to stop in."""
    return g.box.zones[zone].distant or can_sail_on(g, seat, zone)


VERBS: Final[Mapping[str, Verb]] = {
    "gain_units": _gain_units,
    "disband": _disband,
    "casualties": _casualties,
    "attrition_roll": _attrition_roll,
    "battle_dice": _battle_dice,
    "move_units": _move_units,
}
