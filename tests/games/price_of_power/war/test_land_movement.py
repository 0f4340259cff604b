"""Land Activation: what moves, how far, and what it meets."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.war.access import refuse_access
from stolnik.games.price_of_power.chapters.war.land_movement import move_on_land
from stolnik.games.price_of_power.events.war import (
    ArmyMarched,
    Dropped,
    InfantryMarched,
    Regrouped,
    TookIn,
)
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    COLUMNS,
    REBEL_TOWN,
    RULER_GENERAL,
    Europe,
    Officer,
    task_of,
)
from stolnik.games.price_of_power.tasks import Battle, Moving
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    influence,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.war.forces import (
    army,
    at_arms,
    clause_of,
    infantry,
    rebels,
    ships,
    turn,
    war,
    where_is,
)
from tests.games.running import Procedure, run

ACTIVATE: Move = ("activate_land",)
HALT: Move = ("halt",)
FIRST: Move = ("move_army", 1)


def march(name: str) -> Move:
    return ("march", name)


def moving(g: Europe, mover: Move = FIRST, seat: int = CASTILE) -> Procedure:
    """On the march, before the first space; a single piece need not be chosen."""
    table = turn(g, seat)
    table.say(ACTIVATE)
    if table.ask.topic == "mover":
        table.say(mover)
    return table


def marches(table: Procedure) -> set[str]:
    return {str(move[1]) for move in table.ask.options if move[0] == "march"}


# -- the Action --------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.17", "EU-9.MU.7", "EU-9.MU.19", "EU-9.5.7")
def test_an_activation_costs_one_power_for_a_unit_and_for_a_whole_army() -> None:
    for mover, marched in (
        (FIRST, ArmyMarched(CASTILE, 1, "leon")),
        (("move_infantry", "castile"), InfantryMarched(CASTILE, "leon")),
    ):
        g = at_arms()
        army(g, CASTILE, 1, "castile", 4, 2, 0, 1)
        infantry(g, CASTILE, "castile")
        told = listen(g)
        table = moving(g, mover)
        table.say(march("leon"), HALT)
        assert marched in told
        assert g.players[CASTILE].power[MIL] == 5
        assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.5.18", "EU-5.5.17")
def test_who_has_no_units_or_no_power_activates_nothing() -> None:
    g = at_arms()
    table = turn(g, CASTILE)
    assert ACTIVATE not in table.ask.options
    assert refusal_of(g, table.ask, ACTIVATE) == "EU-5.5.18"
    infantry(g, CASTILE, "castile")
    g.players[CASTILE].power[MIL] = 0
    assert refusal_of(g, table.ask, ACTIVATE) == "EU-5.5.17"
    g.players[CASTILE].power[MIL] = 1
    assert ACTIVATE in turn(g, CASTILE).ask.options


@pytest.mark.rule("EU-5.5.18", "EU-5.5.19", "EU-9.5.1")
def test_one_army_or_one_single_unit_moves() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "castile", 2, 1)
    army(g, CASTILE, 2, "leon", 1)
    infantry(g, CASTILE, "castile", 2)
    table = turn(g, CASTILE)
    table.say(ACTIVATE)
    assert set(table.ask.options) == {
        FIRST,
        ("move_army", 2),
        ("move_infantry", "castile"),
        ("form_army", "castile", 3),
    }
    assert refusal_of(g, table.ask, ("move_army", 3)) == "EU-5.5.18"
    assert refusal_of(g, table.ask, ("move_infantry", "leon")) == "EU-5.5.18"
    assert refusal_of(g, table.ask, ("form_army", "castile", 1)) == "EU-9.MU.15"
    table.say(("move_infantry", "castile"), march("leon"), HALT)
    castile = g.players[CASTILE]
    assert castile.infantry == {area(g, "castile"): 1, area(g, "leon"): 1}
    assert where_is(g, CASTILE, 1) == "castile"


@pytest.mark.rule("EU-5.5.19", "EU-9.5.2", "EU-9.MU.18")
def test_a_move_goes_over_two_areas_and_not_over_three() -> None:
    g = at_arms()
    for name in ("barcelona", "toulouse"):
        town(g, name, CASTILE)
    army(g, CASTILE, 1, "leon", 2, 1, 0, 1)
    g.players[CASTILE].armies[0].general = Officer(RULER_GENERAL)
    table = moving(g)
    assert refusal_of(g, table.ask, march("aquitaine")) == "EU-5.5.19", "two Areas away"
    table.say(march("castile"), march("aragon"))
    moved = g.players[CASTILE].armies[0]
    assert (moved.area, moved.units[:4]) == (area(g, "aragon"), [2, 1, 0, 1])
    assert moved.general is not None
    assert marches(table) == set()
    assert refusal_of(g, table.ask, march("languedoc")) == "EU-5.5.19"


@pytest.mark.rule("EU-5.5.20", "EU-9.5.2")
def test_a_move_ends_in_a_hostile_or_neutral_area() -> None:
    g = at_arms()
    war(g, CASTILE, "portugal")
    army(g, CASTILE, 1, "leon", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    run(move_on_land(g, task_of(g, Moving)), [march("aragon")])
    after = Procedure(move_on_land(g, task_of(g, Moving)))
    assert marches(after) == set()
    assert refusal_of(g, after.ask, march("castile")) == "EU-5.5.20"
    # A Rebel Town makes an own Area Hostile, though nobody fights there.
    h = at_arms()
    army(h, CASTILE, 1, "castile", 2)
    h.occupiers[h.box.place_of["salamanca"]] = REBEL_TOWN
    h.agenda.append(Moving(CASTILE, 0, area(h, "castile")))
    run(move_on_land(h, task_of(h, Moving)), [march("leon")])
    stopped = Procedure(move_on_land(h, task_of(h, Moving)))
    assert marches(stopped) == set()
    assert refusal_of(h, stopped.ask, march("castile")) == "EU-5.5.20"


@pytest.mark.rule("EU-9.5.2")
def test_a_move_ends_in_a_distant_area() -> None:
    g = at_arms()
    task = Moving(CASTILE, 0, area(g, "mexico"), entered=1)
    army(g, CASTILE, 1, "mexico", 2)
    g.agenda.append(task)
    table = Procedure(move_on_land(g, task_of(g, Moving)))
    assert refusal_of(g, table.ask, march("central_america")) == "EU-9.5.44"


# -- Battles -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.22", "EU-9.5.3")
def test_entering_an_area_with_enemy_units_starts_a_battle_at_once() -> None:
    g = at_arms()
    rebels(g, "leon", 1)
    army(g, CASTILE, 1, "castile", 3)
    g.agenda.append(Moving(CASTILE, 0, area(g, "castile")))
    run(move_on_land(g, task_of(g, Moving)), [march("leon")])
    assert [type(task) for task in g.agenda] == [Battle], "the move is over"
    battle = g.agenda[0]
    assert isinstance(battle, Battle)
    assert (battle.area, battle.attacker) == (area(g, "leon"), CASTILE)
    assert battle.came_from == area(g, "castile")


@pytest.mark.rule("EU-5.5.22")
def test_entering_an_area_with_a_hostile_npr_province_starts_a_battle() -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    army(g, CASTILE, 1, "leon", 3)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    run(move_on_land(g, task_of(g, Moving)), [march("andalucia")])
    assert [type(task) for task in g.agenda] == [Battle]
    h = at_arms()
    army(h, CASTILE, 1, "leon", 3)
    h.agenda.append(Moving(CASTILE, 0, area(h, "leon")))
    run(move_on_land(h, task_of(h, Moving)), [march("andalucia")])
    assert [type(task) for task in h.agenda] == [Moving], "at Peace nobody fights"


# -- Mountains ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.5")
@pytest.mark.parametrize(("units", "price"), [(3, 0), (4, 1), (6, 1), (7, 2)])
def test_three_units_for_each_power_cross_mountains_into_a_hostile_area(
    units: int, price: int
) -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    army(g, CASTILE, 1, "castile", units)
    g.agenda.append(Moving(CASTILE, 0, area(g, "castile")))
    g.players[CASTILE].power[MIL] = price - 1
    if price:
        table = Procedure(move_on_land(g, task_of(g, Moving)))
        assert refusal_of(g, table.ask, march("andalucia")) == "EU-9.5.5"
    g.players[CASTILE].power[MIL] = price
    run(move_on_land(g, task_of(g, Moving)), [march("andalucia")])
    assert g.players[CASTILE].power[MIL] == 0


@pytest.mark.rule("EU-9.5.6")
def test_mountains_do_not_slow_units_on_the_way_to_a_friendly_area() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "castile", 9)
    g.agenda.append(Moving(CASTILE, 0, area(g, "castile")))
    g.players[CASTILE].power[MIL] = 0
    run(move_on_land(g, task_of(g, Moving)), [march("andalucia")])
    assert where_is(g, CASTILE, 1) == "andalucia"


# -- Military Access ---------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.8")
def test_areas_with_a_friendly_or_an_enemy_province_are_always_open() -> None:
    g = at_arms()
    bare_map(g)
    town(g, "burgos", CASTILE)
    assert refuse_access(g, CASTILE, area(g, "castile")) is None
    assert refuse_access(g, CASTILE, area(g, "portugal")) is not None
    g.players[CASTILE].allies = {realm(g, "portugal"): False}
    assert refuse_access(g, CASTILE, area(g, "portugal")) is None
    g.players[CASTILE].allies = {}
    war(g, CASTILE, "portugal")
    assert refuse_access(g, CASTILE, area(g, "portugal")) is None


@pytest.mark.rule("EU-9.5.8", "EU-2.5.10", "EU-2.5.17", "EU-11.4.4")
def test_a_vassal_is_neither_its_overlord_nor_what_is_free_of_it() -> None:
    g = at_arms()
    sicily = area(g, "sicily")
    for name in ("palermo", "mesina", "malta"):  # the rest of Aragon is an NPR
        vassal(g, name, FRANCE)
    g.players[CASTILE].allies = {realm(g, "aragon"): False}
    assert refuse_access(g, CASTILE, sicily) is not None
    g.players[CASTILE].allies = {FRANCE: False}
    assert refuse_access(g, CASTILE, sicily) is not None
    g.players[CASTILE].allies = {}
    war(g, CASTILE, "aragon")
    g.players[CASTILE].ducats = 0
    assert refuse_access(g, CASTILE, sicily) is not None
    g.occupiers[place(g, "malta")] = REBEL_TOWN
    assert refuse_access(g, CASTILE, sicily) is None
    g.occupiers[place(g, "malta")] = 0
    war(g, CASTILE, "france")
    assert refuse_access(g, CASTILE, sicily) is None
    assert refuse_access(g, FRANCE, sicily) is None


@pytest.mark.rule("EU-5.5.21", "EU-9.5.9")
def test_nobody_enters_a_neutral_area_at_peace_or_without_paying() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 2)
    table = moving(g)
    assert march("portugal") not in table.ask.options
    assert refusal_of(g, table.ask, march("portugal")) == "EU-9.5.9"
    war(g, CASTILE, "granada")
    assert now_refused(g, table.ask, march("portugal")) is None
    g.players[CASTILE].ducats = 2
    assert now_refused(g, table.ask, march("portugal")) == "EU-9.5.9"
    influence(g, "portugal", CASTILE, 1)
    assert now_refused(g, table.ask, march("portugal")) is None


@pytest.mark.rule("EU-5.5.21", "EU-9.5.9")
@pytest.mark.parametrize(
    ("price", "ducats", "cubes"), [("access_by_influence", 60, 1), ("access_by_ducats", 57, 2)]
)
def test_access_costs_an_influence_there_or_three_ducats(
    price: str, ducats: int, cubes: int
) -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    influence(g, "portugal", CASTILE, 2)
    army(g, CASTILE, 1, "leon", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    run(move_on_land(g, task_of(g, Moving)), [march("portugal"), (price,)])
    assert where_is(g, CASTILE, 1) == "portugal"
    assert g.players[CASTILE].ducats == ducats
    assert g.influence[area(g, "portugal") * COLUMNS + CASTILE] == cubes


@pytest.mark.rule("EU-9.5.9", "EU-11.2.6")
@pytest.mark.parametrize("cubes", [0, 2])
def test_a_marriage_saves_the_influence_that_access_costs(cubes: int) -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    influence(g, "portugal", CASTILE, cubes)
    g.players[CASTILE].ducats = 2
    g.players[CASTILE].marriages = {realm(g, "portugal"): False}
    army(g, CASTILE, 1, "leon", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    run(move_on_land(g, task_of(g, Moving)), [march("portugal")])
    assert where_is(g, CASTILE, 1) == "portugal"
    assert g.players[CASTILE].ducats == 2
    assert g.influence[area(g, "portugal") * COLUMNS + CASTILE] == cubes


@pytest.mark.rule("EU-9.5.10")
def test_a_claim_bars_access_to_a_neutral_area() -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    g.claims[area(g, "portugal")] = 1 << CASTILE
    refusal = refuse_access(g, CASTILE, area(g, "portugal"))
    assert clause_of(refusal) == "EU-9.5.10"


@pytest.mark.rule("EU-9.5.11")
@pytest.mark.parametrize("granted", [True, False])
def test_where_opponents_own_everything_one_of_them_must_allow_it(granted: bool) -> None:
    g = at_arms()
    war(g, CASTILE, "granada")
    for name, seat in (("lisboa", FRANCE), ("beira", ENGLAND), ("porto", FRANCE)):
        town(g, name, seat)
    army(g, CASTILE, 1, "leon", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    table = Procedure(move_on_land(g, task_of(g, Moving)))
    table.say(march("portugal"))
    assert (table.ask.seat, table.ask.topic) == (FRANCE, "passage")
    table.say(("deny",))
    assert table.ask.seat == ENGLAND
    table.say(("permit",) if granted else ("deny",))
    assert where_is(g, CASTILE, 1) == ("portugal" if granted else "leon")
    assert g.players[CASTILE].ducats == (57 if granted else 60)
    if not granted:
        again = Procedure(move_on_land(g, task_of(g, Moving)))
        assert refusal_of(g, again.ask, march("portugal")) == "EU-9.5.11"


# -- reorganising ------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.MU.20", "EU-9.5.12", "EU-9.5.13", "EU-9.MU.21")
def test_an_army_takes_in_and_drops_infantry_on_its_way() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "castile", 1, 1, 0, 2)
    infantry(g, CASTILE, "castile", 2)
    table = moving(g)
    told = listen(g)
    assert refusal_of(g, table.ask, ("take_in", 3)) == "EU-9.5.12"
    assert refusal_of(g, table.ask, ("regroup", 1)) == "EU-9.5.12"
    assert refusal_of(g, table.ask, ("hire_mercenary", "galley")) == "EU-5.5.49"
    table.say(("take_in", 2))
    assert told == [TookIn(CASTILE, army=1, units=2)]
    assert not {"take_in", "leave_behind"} & {move[0] for move in table.ask.options}, "once a space"
    table.say(march("leon"))
    drops = [move for move in table.ask.options if move[0] == "leave_behind"]
    assert drops == [("leave_behind", n) for n in (1, 2, 3)], "Regular Infantry alone"
    assert refusal_of(g, table.ask, ("leave_behind", 4)) == "EU-9.5.13"
    told.clear()
    table.say(("leave_behind", 1), HALT)
    assert Dropped(CASTILE, army=1, units=1) in told
    castile = g.players[CASTILE]
    assert castile.infantry == {area(g, "leon"): 1}
    assert castile.armies[0].units[:4] == [2, 1, 0, 2]
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.12", "EU-9.MU.16", "EU-9.MU.21", "EU-9.5.13")
def test_an_army_splits() -> None:
    g = at_arms()
    for units, splits in ((1, False), (2, True)):
        army(g, CASTILE, 1, "castile", units)
        assert (("regroup", 2) in moving(g).ask.options) == splits, "two Units are enough"
        g.agenda.clear()
    army(g, CASTILE, 1, "castile", 2, 2)
    table = moving(g)
    told = listen(g)
    table.say(("regroup", 2), ("keep_units", 0), ("keep_units", 2))
    assert told == [Regrouped(CASTILE, 1, 2, "regular", "infantry", 0, 2)], "Cavalry is as it was"
    table.say(march("leon"), HALT)
    castile = g.players[CASTILE]
    assert where_is(g, CASTILE, 1) == "leon"
    assert castile.armies[0].units[:3] == [0, 2, 0]
    assert where_is(g, CASTILE, 2) == "castile"
    assert castile.armies[1].units[:3] == [2, 0, 0]


@pytest.mark.rule("EU-9.5.12", "EU-9.MU.18")
def test_an_army_merges_with_another_and_leaves_the_board() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "castile", 1, 1)
    army(g, CASTILE, 2, "leon", 0, 0, 0, 3)
    table = moving(g)
    assert ("regroup", 2) not in table.ask.options, "it stands elsewhere"
    table.say(march("leon"), ("regroup", 2), *[("keep_units", 0)] * 3)
    castile = g.players[CASTILE]
    assert castile.armies[0].area == NONE
    assert castile.armies[1].units[:4] == [1, 1, 0, 3]
    assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-9.MU.16", "EU-9.MU.6")
def test_an_army_is_formed_of_infantry_in_its_area() -> None:
    g = at_arms()
    infantry(g, CASTILE, "castile", 3)
    table = turn(g, CASTILE)
    table.say(ACTIVATE)
    assert refusal_of(g, table.ask, ("form_army", "leon", 1)) == "EU-9.MU.16"
    table.say(("form_army", "castile", 1))
    assert table.ask.about == {"army": 1, "area": "castile"}
    table.say(("take_in", 2), march("leon"), HALT)
    castile = g.players[CASTILE]
    assert where_is(g, CASTILE, 1) == "leon"
    assert castile.armies[0].units[0] == 2
    assert castile.infantry == {area(g, "castile"): 1}


# -- Naval Transport ---------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.4", "EU-5.5.30", "EU-9.5.31", "EU-9.5.33", "EU-9.5.38")
def test_units_cross_the_sea_over_a_chain_of_ships() -> None:
    g = at_arms()
    town(g, "ulaidh", CASTILE)
    army(g, CASTILE, 1, "leon", 3)
    ships(g, CASTILE, "central_atlantic")
    table = moving(g)
    over: Move = ("ship_over", "ireland")
    assert over not in table.ask.options
    assert refusal_of(g, table.ask, over) == "EU-9.5.33"
    ships(g, CASTILE, "eastern_atlantic")
    table = moving(g)
    table.say(over)
    assert where_is(g, CASTILE, 1) == "ireland"
    assert refusal_of(g, table.ask, over) == "EU-9.5.38"


@pytest.mark.rule("EU-5.5.32", "EU-9.5.32")
def test_each_ship_carries_three_units_over_its_sea_zone() -> None:
    g = at_arms()
    town(g, "ulaidh", CASTILE)
    army(g, CASTILE, 1, "leon", 4)
    ships(g, CASTILE, "central_atlantic", 2)
    ships(g, CASTILE, "eastern_atlantic", 1)
    over: Move = ("ship_over", "ireland")
    table = moving(g)
    assert over not in table.ask.options
    assert refusal_of(g, table.ask, over) == "EU-9.5.32"
    g.agenda.clear()
    ships(g, CASTILE, "eastern_atlantic", 2)
    assert over in moving(g).ask.options


# -- the middle of a move ----------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_move_repeats_nothing() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "castile", 3)
    table = moving(g)
    table.say(march("leon"))
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Europe)
    copy.attach(g.box, None)
    again = Procedure(play(copy), copy)
    assert again.ask.options == table.ask.options
    assert copy.players[CASTILE].power[MIL] == 5
    again.say(march("castile"), HALT)
    assert where_is(copy, CASTILE, 1) == "castile"
    assert where_is(g, CASTILE, 1) == "leon"
