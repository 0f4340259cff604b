"""Aceh has the first number of all Realms, and is one like any other."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.battle.fight import fight
from stolnik.games.price_of_power.chapters.battle.outbreak import battle_breaks_out
from stolnik.games.price_of_power.chapters.battle.sides import DEFENDER, types_on_side
from stolnik.games.price_of_power.chapters.board.hostility import enemies, hostile_zone
from stolnik.games.price_of_power.chapters.board.ownership import independent, is_npr
from stolnik.games.price_of_power.chapters.effects.selectors.references import provinces_of
from stolnik.games.price_of_power.chapters.effects.who import is_present, others_present
from stolnik.games.price_of_power.chapters.other_realms.defence import land_support
from stolnik.games.price_of_power.chapters.relations.claims import claimed_realms
from stolnik.games.price_of_power.chapters.war.casus_belli import CONQUEST, casus_belli, refuse_war
from stolnik.games.price_of_power.chapters.war.encounters import (
    battle_is_due,
    naval_battle_is_due,
    note_who_is_faced,
)
from stolnik.games.price_of_power.events.naval import NprSailedAway
from stolnik.games.price_of_power.events.other_realms import NprRetreated, NprUnitLost
from stolnik.games.price_of_power.state import NPR, SMALL, Europe, dnpr_token, piece, task_of
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.battle.field import (
    BLANK,
    INFANTRY,
    battle,
    deploy,
    field,
    load,
    under_way,
    war,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import fleet, naval_battle, rolls, ships
from tests.games.price_of_power.peace.wars import (
    at_peace_table,
    occupy_all,
    owner_of,
    settle,
)
from tests.games.price_of_power.peace.wars import war as at_war
from tests.games.price_of_power.position import CASTILE, ENGLAND, area, europe, place, town
from tests.games.running import run

ACEH = NPR
HERE, STRAIT = "aceh", "east_indies"


def afield(units: int) -> Europe:
    """Castile is at War with Aceh and has come to it."""
    g = field()
    assert g.box.realms[ACEH - NPR].id == HERE
    war(g, CASTILE, ACEH)
    deploy(g, CASTILE, HERE, units)
    return g


@pytest.mark.rule("EU-2.4.7", "EU-2.4.10")
def test_it_is_independent_and_at_the_table() -> None:
    g = europe()
    assert is_npr(g, ACEH)
    assert ACEH in independent(g)
    assert is_present(g, ACEH)
    assert ACEH in others_present(g, g.edition)
    assert provinces_of(g, ACEH) == [place(g, HERE)]
    town(g, HERE, CASTILE)
    assert not is_npr(g, ACEH)
    assert not is_present(g, ACEH)


@pytest.mark.rule("EU-9.1.9", "EU-9.CB.2")
def test_a_claim_on_it_is_a_cb_and_lets_one_attack() -> None:
    g = europe()
    refusal = refuse_war(g, CASTILE, ACEH)
    assert refusal is not None
    assert refusal.clause == "EU-9.1.9"
    g.claims[area(g, HERE)] = 1 << CASTILE
    assert claimed_realms(g, CASTILE) == {ACEH}
    assert casus_belli(g, CASTILE, ACEH) == [CONQUEST]
    assert refuse_war(g, CASTILE, ACEH) is None


@pytest.mark.rule("EU-2.5.12", "EU-5.5.15", "EU-13.4.1")
def test_it_defends_its_area_unless_it_faced_the_enemy_before() -> None:
    g = afield(1)
    assert enemies(g, ACEH) == {CASTILE}
    assert battle_is_due(g, CASTILE, area(g, HERE))
    note_who_is_faced(g)
    assert g.turn.faced == {area(g, HERE): [ACEH]}
    assert not battle_is_due(g, CASTILE, area(g, HERE))


def colony(g: Europe, name: str) -> None:
    """Aceh is a DNPR with a Province overseas, and a Port that its token wakes."""
    g.dnpr_realms[0] = ACEH - NPR
    g.dnpr[place(g, HERE)] = g.dnpr[place(g, name)] = dnpr_token(0)


@pytest.mark.rule("EU-2.5.16", "EU-5.5.13")
def test_its_port_defends_the_sea_before_it() -> None:
    g = afield(0)
    sea = g.box.zone_of[STRAIT]
    ships(g, CASTILE, 1, STRAIT)
    assert naval_battle_is_due(g, CASTILE, sea, {ACEH})
    g.players[CASTILE].ships = {}
    assert hostile_zone(g, CASTILE, sea)


@pytest.mark.rule("EU-13.4.22", "EU-9.7.17", "EU-13.4.29")
def test_it_fights_with_infantry_to_the_last_in_its_capital_area() -> None:
    g = afield(6)
    told = listen(g)
    units = sum(land_support(g, ACEH, area(g, HERE)).values())
    assert units > 1
    battle_breaks_out(g, area(g, HERE), CASTILE)
    fought = under_way(g)
    while not fought.forces:
        run(fight(g, task_of(g, Battle)))
    assert fought.forces == {ACEH: units}
    assert types_on_side(g, fought, DEFENDER) == [units, 0, 0]
    load(g, *[INFANTRY] * 12)
    while g.agenda:
        run(fight(g, task_of(g, Battle)))
    assert told.count(NprUnitLost(HERE, HERE)) == units
    assert not any(isinstance(event, NprRetreated) for event in told)


@pytest.mark.rule("EU-13.4.27")
def test_elsewhere_it_retreats_from_more_units() -> None:
    g = afield(0)
    colony(g, "brunei")
    deploy(g, CASTILE, "brunei", 6)
    told = listen(g)
    load(g, *[BLANK] * 6)
    assert battle(g, "brunei", CASTILE).over
    assert NprRetreated(HERE, "brunei") in told


@pytest.mark.rule("EU-13.4.28", "EU-13.4.30")
def test_its_ships_sail_away_from_more_of_them() -> None:
    g = afield(0)
    colony(g, "goa")
    g.occupiers[place(g, HERE)] = piece(SMALL, ENGLAND)
    fleet(g, CASTILE, light=6, where="indian_ocean")
    told = listen(g)
    rolls(g, ("...", "..."))
    assert naval_battle(g, CASTILE, where="indian_ocean").over
    assert NprSailedAway(HERE, "indian_ocean") in told


@pytest.mark.rule("EU-10.PT.59")
def test_it_can_be_annexed() -> None:
    g = at_peace_table()
    at_war(g, CASTILE, ACEH)
    occupy_all(g, CASTILE, HERE)
    settle(g, CASTILE, ACEH, ("term", "full_annexation"), result="total")
    assert owner_of(g, HERE) == CASTILE
    assert g.wars == []
