"""Recruit Units: Land Units in the Areas of a Realm, one purchase at a time."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import (
    ALLIED,
    ARTILLERY,
    CATEGORIES,
    CAVALRY,
    INFANTRY,
    MERCENARY,
    MIL,
    REGULAR,
    UNIT_TYPES,
    AreaNo,
)
from ...events.war import InfantryRaised, RecruitingBegan, UnitRaised
from ...shortcuts import SHORTCUTS
from ...state import Europe, task_of
from ...tasks import Recruiting
from ..battle.outbreak import battle_breaks_out
from ..board.adjacency import in_set
from ..board.supply import mercenaries_left
from ..government.ideas import recruits_artillery
from ..government.power import refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..menu import plain_entry
from .capacity import Ground, Levy, mustering_places, recruiting_ground, room_for
from .encounters import battle_is_due
from .shipyards import build_ship, refuse_yard, yards
from .units import (
    REGULAR_PRICES,
    SHIP_PRICES,
    add_infantry,
    armies_in,
    armies_in_reserve,
    ship_price,
    slot_of,
    stands_alone,
    unit_price,
)

PRICE = 1
"""Military Power."""
MOST_MERCENARIES = 3
"""In one Turn."""

# -- guards ------------------------------------------------------------------------------------


def refuse_recruiting(
    g: Europe, seat: Seat, move: Move = ("recruit",), price: int = PRICE
) -> Refusal | None:
    """Why a player cannot Recruit: Military Power, or nothing that could be recruited."""
    refusal = refuse_power(g, seat, MIL, price, "EU-5.5.36")
    if refusal is not None:
        return refusal
    task = Recruiting(seat)
    if yards(g, task):
        return None
    ground = recruiting_ground(g, seat)
    if any(refuse_area(g, task, area, ground) is None for area in areas_in(ground)):
        return None
    return Refusal("EU-5.5.36")


def _at_a_glance(g: Europe, seat: Seat) -> bool | None:
    """Mostly there is money and room for a Unit, or not even the price of the cheapest."""
    if g.players[seat].power[MIL] < PRICE:
        return False
    if _plainly_possible(g, seat):
        return True
    return False if _penniless(g, seat) else None


def _plainly_possible(g: Europe, seat: Seat) -> bool:
    """With money and a Province there is room for a Mercenary, or with Manpower for a first Unit.

    A Mercenary needs no capacity but an Army, and the first Unit of a Turn finds it unused.
    """
    player = g.players[seat]
    if player.available and not g.turn.levied:
        # Ideas make it cheaper, if anything.
        dearest = REGULAR_PRICES[INFANTRY]
        if player.ducats >= dearest or player.ducats >= unit_price(g, seat, REGULAR, INFANTRY):
            return bool(mustering_places(g, seat))
    if not can_hire(g, Recruiting(seat)) or not armies_in_reserve(player):
        return False
    return bool(mustering_places(g, seat))


@rule("EU 9.MU.44 9.MU.46")
def can_hire(g: Europe, task: Recruiting) -> bool:
    """Whether a player can pay for a Mercenary, and one is left, wherever it is needed."""
    if g.players[task.seat].ducats < price_in(g, task, MERCENARY, INFANTRY):
        return False  # as is most common
    return g.turn.mercenaries < MOST_MERCENARIES and mercenaries_left(g) > 0


def _penniless(g: Europe, seat: Seat) -> bool:
    """Without the price of the cheapest Unit or Ship, only Allied Infantry could be recruited."""
    if g.players[seat].allied:
        return False
    cheapest = min(
        unit_price(g, seat, REGULAR, INFANTRY), *(ship_price(g, seat, one) for one in SHIP_PRICES)
    )
    return g.players[seat].ducats < cheapest


def areas_in(ground: Ground) -> list[AreaNo]:
    """The Areas of a player, of the player's Vassals and, for Allied Units, of Active Allies."""
    return list(in_set(ground.own | ground.allied))


@rule("EU-5.5.37")
def refuse_area(g: Europe, task: Recruiting, area: AreaNo, ground: Ground) -> Refusal | None:
    """Why no Unit can be recruited in an Area: each is turned to once, and what is cheapest.

    Mercenaries and Allied Units need an Army there, or one that can be formed.
    """
    if area in task.areas:
        return Refusal("EU-5.5.36", {}, "turned_to")
    refusal = refuse_unit(g, task, area, REGULAR, INFANTRY, ground)
    player = g.players[task.seat]
    if refusal is None or not (armies_in(player, area) or armies_in_reserve(player)):
        return refusal
    for category in (MERCENARY, ALLIED):
        if not refuse_unit(g, task, area, category, INFANTRY, ground):
            return None
    return refusal


@rule("EU 5.5.40 5.5.42 5.5.43 5.5.44 5.5.45 9.MU.2 9.MU.44 9.MU.46 9.3.3")
def refuse_unit(
    g: Europe, task: Recruiting, area: AreaNo, category: int, unit: int, ground: Ground
) -> Refusal | None:
    """Why a Unit cannot be recruited in an Area."""
    seat = task.seat
    player = g.players[seat]
    if unit == ARTILLERY and category == ALLIED:
        return Refusal("EU-5.5.50")
    if unit == ARTILLERY and not recruits_artillery(g, seat):
        return Refusal("EU-5.5.51")
    if category == ALLIED:
        if not player.allied:
            return Refusal("EU-5.5.44")
        if not ground.allied >> area & 1:
            return Refusal("EU-5.5.45")
        if not room_for(g, ground, area, Levy(allied=1)):
            return Refusal("EU-9.2.2")
        return refuse_ducats(g, seat, price_in(g, task, category, unit), "EU-5.5.50")
    if not ground.own >> area & 1:
        return Refusal("EU-5.5.43" if category == MERCENARY else "EU-5.5.40")
    if category == MERCENARY:
        if g.turn.mercenaries >= MOST_MERCENARIES:
            return Refusal("EU-9.MU.46", {"most": MOST_MERCENARIES}, "most")
        if mercenaries_left(g) <= 0:
            return Refusal("EU-9.MU.44")
        return refuse_ducats(g, seat, price_in(g, task, category, unit), "EU-5.5.49")
    if not player.available:
        return Refusal("EU-9.3.3", {"most": 0}, "most")
    if not room_for(g, ground, area, Levy(regular=1)):
        return Refusal("EU-5.5.40")
    return refuse_ducats(g, seat, price_in(g, task, category, unit), "EU-5.5.48")


def price_in(g: Europe, task: Recruiting, category: int, unit: int) -> int:
    """Ducats for a Land Unit in a Recruit Action; a card may make it cheaper."""
    return max(0, unit_price(g, task.seat, category, unit) - task.discount)


@rule("EU 5.5.37 5.5.38 9.MU.10 9.MU.12 9.MU.45")
def refuse_army(g: Europe, seat: Seat, area: AreaNo, no: int) -> Refusal | None:
    """An Army takes in recruits where it stands; one off the board can be formed anywhere."""
    player = g.players[seat]
    if no in armies_in(player, area) or no in armies_in_reserve(player):
        return None
    return Refusal("EU-5.5.38")


def refuse_recruiting_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Recruiting)
    match move:
        case ("muster", str(name)):
            area = g.box.area_of[name]
            ground = recruiting_ground(g, task.seat)
            if area not in areas_in(ground):
                return Refusal("EU-5.5.40")
            return refuse_area(g, task, area, ground)
        case ("shipyard", str(name)):
            return refuse_yard(g, task, g.box.place_of[name])
    return None


def refuse_raising_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Recruiting)
    seat, ground = task.seat, recruiting_ground(g, task.seat)
    match move:
        case ("raise_alone", str(category), str(name)):
            if name not in UNIT_TYPES:
                return Refusal("EU-5.5.46")
            kind, unit = CATEGORIES.index(category), UNIT_TYPES.index(name)
            if not stands_alone(kind, unit):
                return Refusal(ALONE.get((kind, unit), "EU-5.5.37"))
            return refuse_unit(g, task, task.area, kind, unit, ground)
        case ("raise_unit", str(category), str(name), int(army)):
            if name not in UNIT_TYPES:
                return Refusal("EU-5.5.46")
            kind, unit = CATEGORIES.index(category), UNIT_TYPES.index(name)
            return refuse_army(g, seat, task.area, army - 1) or refuse_unit(
                g, task, task.area, kind, unit, ground
            )
    return None


ALONE = {
    (REGULAR, 1): "EU-9.MU.10",
    (REGULAR, 2): "EU-9.MU.12",
    (MERCENARY, 0): "EU-9.MU.45",
    (MERCENARY, 1): "EU-9.MU.45",
    (MERCENARY, 2): "EU-9.MU.45",
}
"""Why a kind of Unit cannot stand alone."""

RECRUIT = Topic(
    "recruit",
    verbs=("muster", "shipyard", "done"),
    refuse=refuse_recruiting_answer,
    set_by=("EU-5.5.36",),
)
RAISE = Topic(
    "raise_units",
    verbs=("raise_unit", "raise_alone", "done"),
    refuse=refuse_raising_answer,
    set_by=("EU-5.5.36",),
)
ORDER = Topic("battle_order", verbs=("fight_in",), set_by=("EU-5.5.39",))

# -- the Action --------------------------------------------------------------------------------


@rule("EU 5.5.36 9.5.7")
def begin_recruiting(g: Europe, seat: Seat, price: int = PRICE, discount: int = 0) -> None:
    """Pay for the Action; everything recruited is paid for one by one."""
    spend_power(g, seat, MIL, price)
    g.tell(RecruitingBegan(seat))
    g.agenda.append(Recruiting(seat, discount=discount))


RECRUITING = plain_entry(
    "recruit", refuse_recruiting, begin_recruiting, glance=_at_a_glance, needs=MIL
)


def recruit(g: Europe, task: Recruiting) -> Flow[None]:
    """One purchase, one turn to another place, or one of the Battles that follow."""
    if task.over:
        yield from _fight(g, task)
    elif task.area >= 0:
        yield from _raise_unit(g, task)
    elif task.port >= 0:
        yield from build_ship(g, task)
    else:
        yield from _turn_to(g, task)


def _turn_to(g: Europe, task: Recruiting) -> Flow[None]:
    """Choose an Area or a Port, or be done."""
    ground = recruiting_ground(g, task.seat)
    player = g.players[task.seat]
    hiring = SHORTCUTS.taken and armies_in_reserve(player) and can_hire(g, task)
    places: dict[Move, tuple[int, int]] = {}
    for area in areas_in(ground):
        plain = hiring and ground.own >> area & 1 and area not in task.areas
        if plain or refuse_area(g, task, area, ground) is None:
            places["muster", g.box.areas[area].id] = (area, -1)
    for port in yards(g, task):
        places["shipyard", g.box.places[port].id] = (-1, port)
    if not places:
        task.over = True
        return
    answer: Move = yield Ask.of(task.seat, RECRUIT, [*places, DONE], ducats=player.ducats)
    if answer == DONE:
        task.over = True
        return
    task.area, task.port = places[answer]
    if task.area >= 0:
        task.areas.append(task.area)
    else:
        task.ports.append(task.port)


@rule("EU 5.5.36 5.5.37 5.5.38")
def _raise_unit(g: Europe, task: Recruiting) -> Flow[None]:
    """Recruit one Unit, alone or into an Army, or leave this Area."""
    seat, area = task.seat, task.area
    player = g.players[seat]
    ground = recruiting_ground(g, seat)
    armies = sorted({*armies_in(player, area), *armies_in_reserve(player)})
    options: dict[Move, tuple[int, int, int]] = {}
    for category, category_name in enumerate(CATEGORIES):
        for unit in _units_to_raise(g, task, area, category, ground):
            name = UNIT_TYPES[unit]
            if stands_alone(category, unit):
                options["raise_alone", category_name, name] = (category, unit, -1)
            for army in armies:
                options["raise_unit", category_name, name, army + 1] = (category, unit, army)
    if not options:
        task.area = -1
        return
    answer: Move = yield Ask.of(
        seat,
        RAISE,
        [*options, DONE],
        area=g.box.areas[area].id,
        ducats=player.ducats,
        available=player.available,
    )
    if answer == DONE:
        task.area = -1
        return
    deploy(g, task, *options[answer])


def _units_to_raise(
    g: Europe, task: Recruiting, area: AreaNo, category: int, ground: Ground
) -> list[int]:
    """The types that can be recruited in an Area: but for price and Artillery all are alike."""
    ducats = g.players[task.seat].ducats
    units = [unit for unit in (INFANTRY, CAVALRY) if price_in(g, task, category, unit) <= ducats]
    if units and refuse_unit(g, task, area, category, units[0], ground):
        return []
    if not refuse_unit(g, task, area, category, ARTILLERY, ground):
        units.append(ARTILLERY)
    return units


@rule("EU 5.5.40 5.5.41 5.5.44 9.2.2 9.MU.2 9.MU.16 9.MU.44 9.MU.45")
def deploy(g: Europe, task: Recruiting, category: int, unit: int, army: int) -> None:
    """Pay for a Unit and put it on the board or into an Army."""
    area = task.area
    raise_unit(g, task.seat, area, (category, unit, army), price_in(g, task, category, unit))
    regular, allied = g.turn.levied.get(area, (0, 0))
    if category == REGULAR:
        g.turn.levied[area] = (regular + 1, allied)
    elif category == ALLIED:
        g.turn.levied[area] = (regular, allied + 1)
    else:
        g.turn.mercenaries += 1
    if area not in task.battles:
        task.battles.append(area)


def raise_unit(g: Europe, seat: Seat, area: AreaNo, what: tuple[int, int, int], price: int) -> None:
    """A Unit of a category and type joins an Army, or stands alone; it is paid for."""
    category, unit, army = what
    player = g.players[seat]
    spend_ducats(g, seat, price, "recruit")
    if category == REGULAR:
        player.available -= 1
    elif category == ALLIED:
        player.allied -= 1
    name = g.box.areas[area].id
    if army < 0:
        add_infantry(player, area, 1)
        g.tell(InfantryRaised(seat, name, price))
    else:
        player.armies[army].area = area
        player.armies[army].units[slot_of(category, unit)] += 1
        kind, named = CATEGORIES[category], UNIT_TYPES[unit]
        g.tell(UnitRaised(seat, kind, named, army + 1, name, price))


@rule("EU-5.5.39")
def _fight(g: Europe, task: Recruiting) -> Flow[None]:
    """Battles come after all recruiting, in the order that the Active Player wants."""
    due: dict[Move, AreaNo] = {
        ("fight_in", g.box.areas[area].id): area
        for area in task.battles
        if battle_is_due(g, task.seat, area)
    }
    if not due:
        g.agenda.remove(task)
        return
    if len(due) == 1:
        (area,) = due.values()
    else:
        answer: Move = yield Ask.of(task.seat, ORDER, due)
        area = due[answer]
    task.battles.remove(area)
    battle_breaks_out(g, area, task.seat)
