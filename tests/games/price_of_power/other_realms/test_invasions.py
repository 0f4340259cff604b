"""Step B of Phase 3: who invades, where, and with what."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Flow, rest_of
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.battle.outbreak import hostile_forces
from stolnik.games.price_of_power.chapters.board.supply import black_units_left
from stolnik.games.price_of_power.chapters.other_realms.invasions import (
    eligible,
    in_reach,
    invaders,
    invasions_of_the_round,
    stay_as_rebels,
    target,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.play import STEPS
from stolnik.games.price_of_power.state import REBELS, SMALL, UNREST, Europe, Fleet, War, piece
from tests.games.price_of_power.battle.field import (
    BLANK,
    INFANTRY,
    deploy,
    field,
    load,
    under_way,
    war,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    area,
    bare_map,
    box,
    place,
    realm,
    town,
    vassal,
)
from tests.games.running import Procedure

FIGHT = ("fight",)


def borders(**options: bool) -> Europe:
    """Phase 3 on a map without Towns, Units or Ships."""
    g = field()
    g.attach(box(**options), None)
    bare_map(g)
    g.slots = bytearray(len(g.slots))
    for player in g.players:
        player.ships, player.fleet, player.allies = {}, Fleet(), {}
    return g


def step_b(g: Europe) -> Procedure:
    """Step B of Phase 3 alone."""
    enter(g, "3B")
    return Procedure(_until_it_is_over(g), g)


def _until_it_is_over(g: Europe) -> Flow[None]:
    while g.step == "3B":
        yield from rest_of(work_on(g, g.agenda[-1]) if g.agenda else STEPS["3B"](g))


def unruly(g: Europe, *names: str) -> list[bool]:
    found = []
    for name in names:
        token = g.occupiers[place(g, name)] or g.tokens[place(g, name)]
        found.append(bool(token & UNREST))
    return found


# -- who and whether ---------------------------------------------------------------------------


@pytest.mark.rule("EU-13.5.1", "EU-13.5.2", "EU-4.3.4")
def test_nprs_at_war_come_by_the_alphabet_but_for_active_allies() -> None:
    g = borders()
    assert invasions_of_the_round(g) is None
    venice, genoa, granada = (realm(g, name) for name in ("venice", "genoa", "granada"))
    war(g, AUSTRIA, venice, genoa, FRANCE)
    war(g, CASTILE, granada)
    task = invasions_of_the_round(g)
    assert task is not None
    assert task.nprs == [genoa, granada, venice]
    g.players[FRANCE].allies[venice] = True
    task = invasions_of_the_round(g)
    assert task is not None
    assert task.nprs == [genoa, granada]


@pytest.mark.rule("EU-4.3.4")
def test_without_the_advanced_rule_nobody_invades() -> None:
    g = borders(npr_invasions=False)
    town(g, "sevilla", CASTILE)
    war(g, CASTILE, realm(g, "granada"))
    step_b(g)
    assert not any(g.rebels)
    assert unruly(g, "sevilla") == [False]


@pytest.mark.rule("EU-13.5.3", "EU-4.3.4")
def test_an_npr_with_enemies_in_its_areas_stays_at_home() -> None:
    g = borders()
    granada = realm(g, "granada")
    town(g, "sevilla", CASTILE)
    war(g, CASTILE, granada)
    assert target(g, granada) == area(g, "andalucia")
    deploy(g, CASTILE, "leon", 1)
    assert target(g, granada) == area(g, "andalucia")
    deploy(g, CASTILE, "andalucia", 1)
    assert target(g, granada) is None


# -- where to ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.5.4")
def test_a_target_is_next_to_it_and_has_a_town_or_vassal_token_of_an_enemy() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    assert target(g, granada) is None
    town(g, "madrid", FRANCE)
    town(g, "paris", CASTILE)
    assert target(g, granada) is None
    vassal(g, "burgos", CASTILE)
    assert target(g, granada) == area(g, "castile")


@pytest.mark.rule("EU-13.5.4", "EU-13.5.8")
def test_its_own_provinces_that_an_enemy_occupies_are_a_target() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    g.occupiers[place(g, "gibraltar")] = piece(SMALL, CASTILE)
    assert target(g, granada) == area(g, "andalucia")
    step_b(g)
    assert unruly(g, "gibraltar") == [True]


@pytest.mark.rule("EU-13.5.5")
def test_no_way_leads_over_a_sea_zone_with_hostile_ships() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    town(g, "valencia", CASTILE)
    aragon = area(g, "aragon")
    assert target(g, granada) == aragon
    g.players[FRANCE].ships[g.box.zone_of["western_mediterranean"]] = 1
    assert target(g, granada) == aragon
    g.players[CASTILE].ships[g.box.zone_of["western_mediterranean"]] = 1
    assert target(g, granada) is None
    # By land Ships do not matter.
    town(g, "burgos", CASTILE)
    assert target(g, granada) == area(g, "castile")


@pytest.mark.rule("EU-13.5.6")
def test_units_of_a_player_at_peace_with_it_keep_it_out() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    town(g, "burgos", CASTILE)
    assert eligible(g, granada, {area(g, "castile")})
    deploy(g, FRANCE, "castile", 1)
    assert not eligible(g, granada, {area(g, "castile")})
    assert target(g, granada) is None
    g.wars.append(War(FRANCE, granada))
    assert target(g, granada) == area(g, "castile")


@pytest.mark.rule("EU-13.5.7")
def test_the_capital_area_then_cores_then_land_then_chance() -> None:
    g = borders()
    venice = realm(g, "venice")
    war(g, AUSTRIA, venice)
    # By sea only: Naples over the Adriatic; by land Tirol and Austria.
    town(g, "bari", AUSTRIA)
    by_land, by_sea = in_reach(g, venice)
    assert area(g, "naples") in by_sea - by_land
    assert target(g, venice) == area(g, "naples")
    town(g, "tirol", AUSTRIA)
    assert target(g, venice) == area(g, "tirol")
    town(g, "wien", AUSTRIA)
    seen = set()
    for seed in range(20):
        g.dice = Dice(str(seed))
        seen.add(target(g, venice))
    assert seen == {area(g, "tirol"), area(g, "austria")}
    # One of its Cores is in Lombardy, and three are in its Capital Area.
    town(g, "milano", AUSTRIA)
    assert target(g, venice) == area(g, "lombardy")
    town(g, "krain", AUSTRIA)
    assert target(g, venice) == area(g, "venetia")


# -- what they do ------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.5.8", "EU-13.5.9", "EU-13.5.11", "EU-4.3.4")
def test_two_tokens_turn_to_unrest_and_units_stay_as_rebels() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    for name in ("madrid", "burgos", "murcia"):
        town(g, name, CASTILE)
    step_b(g)
    assert unruly(g, "burgos", "madrid", "murcia") == [True, True, False]  # by the alphabet
    assert g.rebels[area(g, "castile")] == 1
    assert hostile_forces(g, FRANCE, area(g, "castile")) == [REBELS]


@pytest.mark.rule("EU-13.5.8")
def test_unrest_goes_to_enemies_only() -> None:
    g = borders()
    war(g, CASTILE, realm(g, "granada"))
    town(g, "burgos", FRANCE)
    town(g, "madrid", CASTILE, unrest=True)
    town(g, "murcia", CASTILE)
    step_b(g)
    assert unruly(g, "burgos") == [False]
    assert unruly(g, "murcia") == [True]


@pytest.mark.rule("EU-13.5.9", "EU-13.2.1")
def test_invaders_are_half_the_tax_value_that_it_and_its_vassals_control() -> None:
    g = borders()
    granada, aragon = realm(g, "granada"), realm(g, "aragon")
    assert invaders(g, granada) == 1
    # Aragon 9, Naples 4: half of 13, rounded up.
    assert invaders(g, aragon) == 7
    g.occupiers[place(g, "napoli")] = piece(SMALL, CASTILE)
    assert invaders(g, aragon) == 6
    g.plus_one[place(g, "barcelona")] = 2
    assert invaders(g, aragon) == 6


@pytest.mark.rule("EU-2.2.7")
def test_they_come_at_full_strength_without_pieces() -> None:
    g = borders()
    war(g, FRANCE, realm(g, "aragon"))
    town(g, "toulouse", FRANCE)
    g.players[AUSTRIA].allied = black_units_left(g)
    assert not black_units_left(g)
    step_b(g)
    assert g.rebels[area(g, "languedoc")] == 7


@pytest.mark.rule("EU-13.5.10", "EU-13.5.11", "EU-9.MU.53")
def test_they_fight_whom_they_meet_and_stay_if_they_win() -> None:
    g = borders()
    aragon = realm(g, "aragon")
    war(g, FRANCE, aragon)
    for name in ("toulouse", "montpellier"):
        town(g, name, FRANCE)
    deploy(g, FRANCE, "languedoc", 1)
    load(g, *[BLANK] * 6)
    procedure = step_b(g)
    task = under_way(g)
    assert (task.attacker, task.defenders, task.forces) == (aragon, [FRANCE], {aragon: 7})
    assert g.rebels[area(g, "languedoc")] == 0
    assert procedure.ask.seat == FRANCE
    load(g, INFANTRY, *[BLANK] * 5)
    procedure.say(FIGHT)
    assert g.players[FRANCE].armies[0].size == 0
    assert g.rebels[area(g, "languedoc")] == 7


@pytest.mark.rule("EU-13.5.10")
def test_invaders_who_are_outnumbered_retreat_as_npr_units_do() -> None:
    g = borders()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    town(g, "burgos", CASTILE)
    deploy(g, CASTILE, "castile", 3)
    load(g, *[BLANK] * 6)
    procedure = step_b(g)
    procedure.say(FIGHT)
    assert procedure.over
    assert g.rebels[area(g, "castile")] == 0
    assert g.players[CASTILE].armies[0].size == 3
    assert unruly(g, "burgos") == [True]


@pytest.mark.rule("EU-2.2.7", "EU-13.5.11")
def test_only_invaders_outnumber_the_black_units() -> None:
    g = borders(npr_invasions=True)
    far, near = area(g, "castile"), area(g, "leon")
    g.rebels[far] = black_units_left(g) - 1
    stay_as_rebels(g, realm(g, "portugal"), near, 4)
    assert (black_units_left(g), g.stand_ins) == (-3, 3)
    assert audit(g) == []
    g.rebels[near] += 1
    assert audit(g) == ["1 black Units more than there are"]
    # What stood in for black Units goes when they do, and counts for nobody else.
    g.rebels[far] = g.rebels[near] = 0
    stay_as_rebels(g, realm(g, "portugal"), near, 2)
    assert g.stand_ins == 0
