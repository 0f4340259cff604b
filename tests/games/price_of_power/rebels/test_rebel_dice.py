"""Rebel Dice: who rolls how many, and what each result does."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.board.supply import black_units_left, rebel_towns_left
from stolnik.games.price_of_power.chapters.board.tracks import base_tax, covered_slots
from stolnik.games.price_of_power.chapters.board.unrest import add_unrest
from stolnik.games.price_of_power.chapters.event_cards.symbols.unrest_everywhere import (
    unrest_or_rebellion,
)
from stolnik.games.price_of_power.events.battles import (
    ArmyUnitExhausted,
    InfantryExhausted,
    RebelDiceRolled,
    UnitExhausted,
)
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import PORT, REBEL_TOWN, Europe
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay
from tests.games.price_of_power.battle.field import INFANTRY, deploy, under_way
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import (
    BLANK,
    at_work,
    rolls,
    show,
    step,
    unruly,
)
from tests.games.running import Procedure, run

REBELLION = "rebellion"


def dice_of(g: Europe) -> list[tuple[int, str, int]]:
    """From now on, who rolls how many dice for which Area."""
    heard: list[tuple[int, str, int]] = []

    def hear(event: Event) -> None:
        if isinstance(event, RebelDiceRolled):
            heard.append((event.seat, event.area, len(event.face)))

    g.attach(g.box, hear)
    return heard


# -- who rolls ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.2.1", "EU-14.2.2", "EU-14.2.3", "EU-4.3.37")
def test_in_step_i_all_roll_from_the_first_player_area_by_area() -> None:
    g = unruly("galicia", "badajoz", "madrid")
    unrest(g, "london")
    g.first = ENGLAND
    heard = dice_of(g)
    procedure = step(g, "3I")
    assert set(procedure.ask.options) == {("roll_for", "leon"), ("roll_for", "castile")}
    procedure.say(("roll_for", "leon"))
    assert procedure.over
    (english, *castilian) = heard
    assert (english[0], english[2]) == (ENGLAND, 1)
    assert castilian == [(CASTILE, "leon", 2), (CASTILE, "castile", 1)]
    assert g.step == "4A"


@pytest.mark.rule("EU-4.3.38", "EU-4.3.37")
def test_the_player_chooses_the_order_and_resolves_an_area_before_the_next() -> None:
    g = unruly("galicia", "madrid")
    show(g, "lose_1_power")
    procedure = rolls(g, CASTILE)
    procedure.say(("roll_for", "castile"))
    assert str(procedure.ask.topic) == "lose_any"
    heard = dice_of(g)
    procedure.say(("lose", "adm"))
    assert heard == [(CASTILE, "leon", 1)]


@pytest.mark.rule("EU-14.2.1")
def test_a_vassal_token_with_unrest_counts_as_well() -> None:
    g = unruly()
    vassal(g, "zaragoza", CASTILE, unrest=True)
    heard = dice_of(g)
    rolls(g, CASTILE)
    assert heard == [(CASTILE, "aragon", 1)]


@pytest.mark.rule("EU-4.3.39")
def test_rebels_by_themselves_cause_no_dice() -> None:
    g = unruly("galicia", "badajoz")
    g.occupiers[place(g, "galicia")] = REBEL_TOWN
    g.rebels[area(g, "leon")] = 3
    heard = dice_of(g)
    rolls(g, CASTILE)
    assert heard == [(CASTILE, "leon", 1)]


@pytest.mark.rule("EU-14.1.4")
def test_a_province_of_an_npr_never_has_unrest() -> None:
    g = unruly()
    lisboa = place(g, "lisboa")
    assert g.tokens[lisboa] == 0
    add_unrest(g, lisboa)
    assert not has_unrest(g, lisboa)
    assert g.tokens[lisboa] == 0


# -- Rebellion ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.2.5")
def test_among_units_rebels_appear_and_fight_after_all_rolls() -> None:
    g = unruly("galicia", "badajoz", "madrid")
    deploy(g, CASTILE, "leon", 2)
    show(g, REBELLION, REBELLION, "lose_1_power")
    procedure = rolls(g, CASTILE)
    procedure.say(("roll_for", "leon"))
    assert g.rebels[area(g, "leon")] == 2
    assert not any(isinstance(task, Battle) for task in g.agenda)
    show(g)
    procedure.say(("lose", "mil"))
    assert under_way(g).area == area(g, "leon")
    assert under_way(g).attacker == 7
    assert has_unrest(g, place(g, "galicia"))


@pytest.mark.rule("EU-14.2.5", "EU-4.3.37")
def test_one_battle_where_two_players_rolled_in_one_area() -> None:
    g = unruly("galicia")
    town(g, "badajoz", FRANCE, unrest=True)
    for seat in (CASTILE, FRANCE):
        deploy(g, seat, "leon", 2)
    g.players[FRANCE].armies[0].units[0] = 3
    show(g, REBELLION, REBELLION)
    rolls(g, CASTILE, FRANCE)
    battles = [task for task in g.agenda if isinstance(task, Battle)]
    assert [task.defenders for task in battles] == [[CASTILE, FRANCE]]
    assert g.rebels[area(g, "leon")] == 2


@pytest.mark.rule("EU-14.2.6", "EU-14.2.7")
def test_without_units_the_player_assigns_each_rebellion_to_a_province_with_unrest() -> None:
    g = unruly("galicia", "badajoz")
    show(g, REBELLION, BLANK)
    tax = base_tax(g, CASTILE)
    towns = rebel_towns_left(g)
    procedure = rolls(g, CASTILE)
    assert set(procedure.ask.options) == {("rebel", "galicia"), ("rebel", "badajoz")}
    assert refusal_of(g, procedure.ask, ("rebel", "salamanca")) == "EU-14.2.6"
    procedure.say(("rebel", "badajoz"))
    badajoz = place(g, "badajoz")
    assert g.occupiers[badajoz] == REBEL_TOWN
    assert not has_unrest(g, badajoz)
    assert has_unrest(g, place(g, "galicia"))
    assert covered_slots(g, CASTILE) == 1
    assert base_tax(g, CASTILE) < tax
    assert rebel_towns_left(g) == towns - 1
    assert g.rebels[area(g, "leon")] == 0


@pytest.mark.rule("EU-14.2.8", "EU-14.3.10")
def test_a_rebellion_in_a_province_that_is_no_core_liberates_it() -> None:
    g = unruly()
    town(g, "lisboa", CASTILE, unrest=True)
    show(g, REBELLION)
    rolls(g, CASTILE)
    assert g.tokens[place(g, "lisboa")] == 0
    assert g.cbs == [(CASTILE, realm(g, "portugal"))]


@pytest.mark.rule("EU-9.8.11", "EU-14.2.7", "EU-14.2.8")
@pytest.mark.parametrize(
    ("port", "zone"), [("london", "english_channel"), ("lisboa", "central_atlantic")]
)
def test_ships_leave_the_port_of_a_province_that_rebels_take(port: str, zone: str) -> None:
    g = unruly()
    town(g, port, ENGLAND, unrest=True)
    g.players[ENGLAND].ships = {PORT + place(g, port): 2}
    show(g, REBELLION)
    assert rolls(g, ENGLAND).over
    assert g.players[ENGLAND].ships == {g.box.zone_of[zone]: 2}


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3")
def test_without_rebel_towns_in_supply_one_comes_from_elsewhere() -> None:
    g = unruly("galicia")
    english = [one.no for one in g.box.places if g.tokens[one.no] & 0x70 == ENGLAND << 4]
    french = [one.no for one in g.box.places if g.tokens[one.no] & 0x70 == FRANCE << 4]
    for one in (english + french)[: rebel_towns_left(g)]:
        g.occupiers[one] = REBEL_TOWN
    assert rebel_towns_left(g) == 0
    show(g, REBELLION)
    procedure = rolls(g, CASTILE)
    first = g.box.places[english[0]].id
    assert ("take_rebel_town", first) in procedure.ask.options
    procedure.say(("take_rebel_town", first))
    assert g.occupiers[english[0]] == 0
    assert g.occupiers[place(g, "galicia")] == REBEL_TOWN


@pytest.mark.rule("EU-2.2.1", "EU-2.2.4")
def test_without_black_units_in_supply_rebels_come_from_another_area() -> None:
    g = unruly("galicia")
    deploy(g, CASTILE, "leon", 2)
    g.rebels[area(g, "loire")] = black_units_left(g) - 2
    g.players[AUSTRIA].allied = 2
    assert black_units_left(g) == 0
    show(g, REBELLION)
    before = g.rebels[area(g, "loire")]
    rolls(g, CASTILE)
    assert g.rebels[area(g, "loire")] == before - 1
    assert g.rebels[area(g, "leon")] == 1
    assert GAME.rules.audit(g) == []


# -- the other results -------------------------------------------------------------------------


@pytest.mark.rule("EU-14.2.9")
def test_a_player_loses_power_of_any_kind() -> None:
    g = unruly("galicia")
    g.players[CASTILE].power = [2, 0, 1]
    show(g, "lose_1_power")
    procedure = rolls(g, CASTILE)
    assert set(procedure.ask.options) == {("lose", "adm"), ("lose", "mil")}
    procedure.say(("lose", "adm"))
    assert g.players[CASTILE].power == [1, 0, 1]


@pytest.mark.rule("EU-14.2.10")
def test_a_regular_unit_is_exhausted_be_it_available_or_deployed() -> None:
    g = unruly("galicia")
    army = deploy(g, CASTILE, "castile", 1, 1, mercenaries=2)
    g.players[CASTILE].infantry = {area(g, "castile"): 1}
    show(g, "exhaust_1_manpower")
    procedure = rolls(g, CASTILE)
    assert set(procedure.ask.options) == {
        ("exhaust_available",),
        ("exhaust_unit", 1, "infantry"),
        ("exhaust_unit", 1, "cavalry"),
        ("exhaust_infantry", "castile"),
    }
    assert refusal_of(g, procedure.ask, ("exhaust_unit", 1, "artillery")) == "EU-14.2.10"
    procedure.say(("exhaust_unit", 1, "cavalry"))
    assert army.units == [1, 0, 0, 2, 0, 0, 0, 0, 0]
    assert g.players[CASTILE].exhausted == 1


@pytest.mark.rule("EU-14.2.10")
@pytest.mark.parametrize(
    ("answer", "event"),
    [
        (("exhaust_available",), UnitExhausted(CASTILE)),
        (("exhaust_unit", 1, "cavalry"), ArmyUnitExhausted(CASTILE, 1, "cavalry")),
        (("exhaust_infantry", "castile"), InfantryExhausted(CASTILE, "castile")),
    ],
)
def test_which_unit_is_exhausted_is_told(answer: Move, event: Event) -> None:
    g = unruly("galicia")
    deploy(g, CASTILE, "castile", 1, 1)
    g.players[CASTILE].infantry = {area(g, "castile"): 1}
    show(g, "exhaust_1_manpower")
    told = listen(g)
    rolls(g, CASTILE).say(answer)
    assert event in told


@pytest.mark.rule("EU-14.2.10")
@pytest.mark.parametrize("kind", ["available", "single"])
def test_whatever_is_exhausted_leaves_where_it_was(kind: str) -> None:
    g = unruly("galicia")
    player = g.players[CASTILE]
    player.available = 1 if kind == "available" else 0
    player.infantry = {} if kind == "available" else {area(g, "castile"): 1}
    show(g, "exhaust_1_manpower")
    assert rolls(g, CASTILE).over
    assert (player.available, player.infantry, player.exhausted) == (0, {}, 1)


@pytest.mark.rule("EU-14.2.11")
def test_2_ducats_are_lost() -> None:
    g = unruly("galicia")
    show(g, "lose_2_ducats")
    rolls(g, CASTILE)
    assert g.players[CASTILE].ducats == 13


@pytest.mark.rule("EU-14.2.13")
@pytest.mark.parametrize("result", ["lose_1_power", "exhaust_1_manpower"])
def test_who_cannot_lose_power_or_manpower_pays_2_ducats(result: str) -> None:
    g = unruly("galicia")
    player = g.players[CASTILE]
    player.power = [0, 0, 0]
    player.available = 0
    show(g, result)
    rolls(g, CASTILE)
    assert (player.ducats, player.exhausted) == (13, 0)


@pytest.mark.rule("EU-14.2.12")
def test_unrest_leaves_one_province_of_the_area_rolled_for() -> None:
    g = unruly("galicia", "badajoz", "madrid")
    show(g, "remove_1_unrest", BLANK)
    procedure = rolls(g, CASTILE)
    procedure.say(("roll_for", "leon"))
    assert set(procedure.ask.options) == {("calm", "galicia"), ("calm", "badajoz")}
    procedure.say(("calm", "galicia"))
    left = [name for name in ("galicia", "badajoz", "madrid") if has_unrest(g, place(g, name))]
    assert left == ["badajoz", "madrid"]


@pytest.mark.rule("EU-14.2.4")
def test_a_rebel_die_has_six_results() -> None:
    g = unruly()
    assert sorted(g.box.dice["rebel"]) == sorted(
        [
            "rebellion",
            "no_effect",
            "lose_2_ducats",
            "exhaust_1_manpower",
            "lose_1_power",
            "remove_1_unrest",
        ]
    )


@pytest.mark.rule("EU-14.2.9", "EU-14.2.11", "EU-14.2.13", "EU-14.2.14")
@pytest.mark.parametrize(("interest", "bankrupt"), [(4, False), (5, True)])
def test_exb26_a_rebel_die_that_cannot_be_paid(interest: int, bankrupt: bool) -> None:
    g = unruly("galicia", "badajoz")
    player = g.players[CASTILE]
    player.power, player.ducats, player.interest = [0, 0, 0], 1, interest
    show(g, "lose_1_power", "lose_2_ducats")
    rolls(g, CASTILE)
    if bankrupt:
        assert player.stability == -3
        assert player.prestige == -5
    else:
        assert (player.ducats, player.interest, player.stability) == (2, 5, 0)


# -- the symbol of an Event --------------------------------------------------------------------


def symbol(g: Europe, taker: int, *, unpicked: bool) -> Procedure:
    task = EventUnderWay(0, taker, unpicked=unpicked, stage="symbols")
    run(unrest_or_rebellion(g, task, ""))
    return at_work(g)


@pytest.mark.rule("EU-16.5.3", "EU-16.5.6", "EU-16.5.7", "EU-14.2.2", "EU-14.2.3")
@pytest.mark.parametrize("unpicked", [False, True])
def test_exb31_the_unrest_symbol(unpicked: bool) -> None:
    g = unruly("galicia", "badajoz", "salamanca")
    for one in [one.id for one in g.box.places if g.tokens[one.no] & 0x70 == FRANCE << 4][:4]:
        unrest(g, one)
    heard = dice_of(g)
    procedure = symbol(g, CASTILE, unpicked=unpicked)
    procedure.finish(lambda ask: ask.options[0])
    assert sum(n for seat, _, n in heard if seat == CASTILE) == (3 if unpicked else 1)
    assert sum(n for seat, _, n in heard if seat == FRANCE) == 4
    assert heard[0][0] == CASTILE


@pytest.mark.rule("EU-16.5.7")
def test_the_active_player_rolls_one_die_for_one_area_only() -> None:
    g = unruly("galicia", "madrid")
    heard = dice_of(g)
    procedure = symbol(g, CASTILE, unpicked=False)
    procedure.say(("roll_for", "castile"))
    assert procedure.over
    assert heard == [(CASTILE, "castile", 1)]


@pytest.mark.rule("EU-16.5.3")
@pytest.mark.parametrize(("unpicked", "power"), [(False, 4), (True, 3)])
def test_nobody_is_the_active_player_of_an_unpicked_event(unpicked: bool, power: int) -> None:
    g = unruly("galicia")
    g.active = CASTILE
    deploy(g, CASTILE, "leon", 3)
    task = EventUnderWay(0, CASTILE, unpicked=unpicked, stage="symbols")
    g.agenda.append(task)
    run(unrest_or_rebellion(g, task, ""))
    show(g, REBELLION, BLANK, BLANK, BLANK, INFANTRY)
    at_work(g)
    assert g.rebels[area(g, "leon")] == 0
    assert g.players[CASTILE].power[MIL] == power
