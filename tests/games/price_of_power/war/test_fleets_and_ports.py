"""Worked cases: Fleets that form, split and join, and the Ports that they enter and leave."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL, Box
from stolnik.games.price_of_power.box.files import DATA
from stolnik.games.price_of_power.box.opening import open_box
from stolnik.games.price_of_power.chapters.board.sailing import ships_on_slots_in, take_slot
from stolnik.games.price_of_power.chapters.relations.ties import take_off_alliance
from stolnik.games.price_of_power.chapters.war.driven_out import leave_ports
from stolnik.games.price_of_power.state import (
    NPR,
    REBEL_TOWN,
    SMALL,
    Europe,
    Fleet,
    Officer,
    piece,
    task_of,
)
from stolnik.games.price_of_power.tasks import LeavingPorts, NavalBattle
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    DEFAULTS,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    TABLE,
    bare_map,
    place,
    realm,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.war.forces import at_arms, ships, turn, war
from tests.games.price_of_power.war.harbours import (
    ACTIVATE,
    coast,
    port,
    sailing,
    verbs,
    why_not,
    zone,
)
from tests.games.running import run

FROM_ATLANTIC: Move = ("send_from", "central_atlantic")
FROM_BISCAY: Move = ("send_from", "bay_of_biscay")


def bound_for(name: str) -> Move:
    return ("bound_for", name)


def homeward(name: str) -> Move:
    return ("bound_for_port", name)


def allied(g: Europe, seat: int) -> None:
    """Castile is an Ally of another player."""
    g.players[CASTILE].allies[seat] = False
    g.players[seat].allies[CASTILE] = False


# -- room in Ports -----------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.27", "EU-9.5.14")
def test_a_small_port_holds_two_ships() -> None:
    g = coast("galicia")
    g.players[CASTILE].ships = {port(g, "galicia"): 1}
    ships(g, CASTILE, "bay_of_biscay", 3)
    table = sailing(g, homeward("galicia"), FROM_BISCAY)
    assert table.ask.topic == "arrive", "no second one can be sent"
    assert g.players[CASTILE].power[MIL] == 5
    assert why_not(g, sailing(g), homeward("galicia")) == "EU-9.5.27"
    assert g.players[CASTILE].ships == {port(g, "galicia"): 2, zone(g, "bay_of_biscay"): 2}


@pytest.mark.rule("EU-9.5.27", "EU-9.5.28", "EU-9.5.20")
def test_a_large_port_holds_four_ships_and_six_as_one_fleet() -> None:
    g = coast("sevilla")
    castile, seville = g.players[CASTILE], port(g, "sevilla")
    castile.ships = {seville: 4, zone(g, "central_atlantic"): 2}
    castile.fleet = Fleet(zone(g, "gulf_of_lion"), heavy=1)  # three spaces away
    assert why_not(g, sailing(g), homeward("sevilla")) == "EU-9.5.27"
    castile.fleet.space = zone(g, "western_mediterranean")
    table = sailing(g, homeward("sevilla"))
    assert why_not(g, table, FROM_ATLANTIC) == "EU-9.5.27", "not without the Fleet"
    table.say(("send_fleet",), FROM_ATLANTIC)
    assert castile.fleet == Fleet(seville, light=5, heavy=1)
    assert castile.ships == {zone(g, "central_atlantic"): 1}, "the seventh stays at sea"
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.25", "EU-9.5.27", "EU-9.5.28")
def test_allies_share_the_room_in_a_port() -> None:
    g = coast("galicia")
    town(g, "bordeaux", ENGLAND)
    bordeaux, castile = port(g, "bordeaux"), g.players[CASTILE]
    g.players[ENGLAND].ships = {bordeaux: 1}
    g.players[ENGLAND].fleet = Fleet(bordeaux, heavy=2)
    ships(g, CASTILE, "bay_of_biscay", 2)
    assert why_not(g, sailing(g), homeward("bordeaux")) == "EU-9.5.25", "England is Neutral"
    allied(g, ENGLAND)
    table = sailing(g, homeward("bordeaux"), FROM_BISCAY)
    assert table.ask.topic == "arrive", "one of four places was free"
    assert castile.ships == {bordeaux: 1, zone(g, "bay_of_biscay"): 1}
    castile.ships = {}
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), heavy=2)
    assert why_not(g, sailing(g), homeward("bordeaux")) == "EU-9.5.28"


@pytest.mark.rule("EU-9.5.25")
def test_the_ports_of_vassals_and_allies_are_open_those_of_an_allys_vassals_are_not() -> None:
    g = coast("sevilla")
    portugal, granada = realm(g, "portugal"), realm(g, "granada")
    vassal(g, "ceuta", CASTILE)
    ships(g, CASTILE, "central_atlantic")
    table = sailing(g)
    assert homeward("ceuta") in table.ask.options
    assert why_not(g, table, homeward("lisboa")) == "EU-9.5.25"
    g.players[CASTILE].allies[portugal] = False
    g.overlords[granada - NPR] = portugal + 1
    table = sailing(g)
    assert homeward("lisboa") in table.ask.options
    assert why_not(g, table, homeward("gibraltar")) == "EU-9.5.25"
    table.say(homeward("lisboa"), FROM_ATLANTIC)
    assert g.players[CASTILE].ships == {port(g, "lisboa"): 1}


@pytest.mark.rule("EU-9.5.25")
def test_who_occupies_a_port_can_enter_it_and_unrest_closes_none() -> None:
    g = coast("galicia", "sevilla", "ceuta")
    town(g, "porto", FRANCE)
    war(g, CASTILE, "france")
    ships(g, CASTILE, "central_atlantic")
    unrest(g, "galicia")
    g.occupiers[place(g, "sevilla")] = REBEL_TOWN
    g.occupiers[place(g, "ceuta")] = piece(SMALL, FRANCE, unrest=True)
    g.occupiers[place(g, "porto")] = piece(SMALL, CASTILE, unrest=True)
    table = sailing(g)
    open_ports = {str(move[1]) for move in table.ask.options if move[0] == "bound_for_port"}
    assert open_ports == {"galicia", "porto"}
    for closed in ("sevilla", "ceuta"):
        assert why_not(g, table, homeward(closed)) == "EU-9.5.25"


# -- how far -----------------------------------------------------------------------------------


def with_a_port_between(folder: Path, port: str, zone: str) -> Box:
    """A board on which a Port faces one Sea Zone more: on ours, Ports face neighbours only."""
    shutil.copytree(TABLE, folder, dirs_exist_ok=True)
    for file, kind, field, name, more in (
        ("map_provinces", "provinces", "port_sea_zones", port, zone),
        ("map_sea_zones", "sea_zones", "ports_facing", zone, port),
    ):
        data = json.loads((DATA / f"{file}.json").read_text("utf-8"))
        next(one for one in data[kind] if one["id"] == name)[field].append(more)
        (folder / f"{file}.json").write_text(json.dumps(data), "utf-8")
    return open_box(DEFAULTS, folder)


@pytest.mark.rule("EU-9.5.15", "EU-9.5.25")
def test_a_friendly_port_leads_to_another_sea_and_counts_as_a_space(
    tmp_path: Path,
) -> None:
    g = at_arms(6)
    g.attach(with_a_port_between(tmp_path, "morea", "adriatic_sea"), None)
    bare_map(g)
    town(g, "izmir", OTTOMANS)
    ottomans = g.players[OTTOMANS]
    ottomans.fleet = Fleet(zone(g, "adriatic_sea"), light=1, galleys=2)
    war(g, OTTOMANS, "france")
    ships(g, FRANCE, "eastern_mediterranean")  # the other way
    table = turn(g, OTTOMANS)
    table.say(ACTIVATE)
    assert why_not(g, table, bound_for("aegean_sea")) == "EU-5.5.26"
    town(g, "morea", OTTOMANS)
    table = turn(g, OTTOMANS)
    table.say(ACTIVATE)
    assert why_not(g, table, homeward("izmir")) == "EU-5.5.26", "the third space"
    table.say(bound_for("aegean_sea"), ("send_fleet",))
    assert ottomans.fleet == Fleet(zone(g, "aegean_sea"), light=1, galleys=2)


# -- Fleets ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.20", "EU-9.MU.41")
def test_a_fleet_drops_a_ship_where_it_starts_and_takes_two_in_where_it_ends() -> None:
    g = coast("galicia")
    castile = g.players[CASTILE]
    biscay, atlantic = zone(g, "bay_of_biscay"), zone(g, "central_atlantic")
    castile.fleet = Fleet(biscay, light=2, heavy=1)
    castile.ships = {atlantic: 1}
    take_slot(g, CASTILE, atlantic)
    table = sailing(g, bound_for("central_atlantic"), ("fleet_leaves", 1))
    assert why_not(g, table, ("fleet_takes", 1)) == "EU-9.MU.41", "the start is over"
    table.say(("send_fleet",), DONE)
    assert why_not(g, table, ("fleet_takes", 3)) == "EU-9.MU.41", "two are here"
    table.say(("fleet_takes", 2))
    assert castile.fleet == Fleet(atlantic, light=3, heavy=1)
    assert castile.ships == {biscay: 1}
    assert ships_on_slots_in(g, CASTILE, atlantic) == 0, "who joins leaves the slot"
    assert table.ask.topic == "end_turn"
    assert audit(g) == []


@pytest.mark.rule("EU-9.MU.30", "EU-9.MU.35", "EU-9.MU.42", "EU-9.5.20", "EU-9.5.28")
def test_heavy_ships_and_galleys_are_never_left_behind() -> None:
    g = coast("murcia")
    castile, west = g.players[CASTILE], zone(g, "western_mediterranean")
    castile.fleet = Fleet(west, light=1, heavy=1, galleys=1)
    table = sailing(g, homeward("murcia"))
    assert why_not(g, table, ("send_fleet",)) == "EU-9.5.28", "three Ships in a Small Port"
    assert why_not(g, table, ("fleet_leaves", 2)) == "EU-9.MU.42"
    table.say(("fleet_leaves", 1), ("send_fleet",))
    assert castile.fleet == Fleet(port(g, "murcia"), heavy=1, galleys=1)
    assert castile.ships == {west: 1}
    castile.fleet = Fleet(west, heavy=2, galleys=1)
    castile.ships = {}
    assert why_not(g, sailing(g), homeward("murcia")) == "EU-9.5.28", "it has none to drop"


@pytest.mark.rule("EU-9.5.20", "EU-9.MU.41", "EU-9.MU.42", "EU-9.5.27")
def test_a_light_ship_leaves_a_fleet_that_stays_and_sails_alone() -> None:
    g = coast("galicia")
    castile = g.players[CASTILE]
    biscay, galicia = zone(g, "bay_of_biscay"), port(g, "galicia")
    castile.fleet = Fleet(biscay, light=2, heavy=2)
    castile.ships = {galicia: 1}
    table = sailing(g, homeward("galicia"))
    assert verbs(table) == {"fleet_leaves"}, "there is room for a single Ship"
    table.say(("fleet_leaves", 1), FROM_BISCAY)
    assert castile.ships == {galicia: 2}
    assert castile.fleet == Fleet(biscay, light=1, heavy=2)
    assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-9.MU.38", "EU-9.MU.39", "EU-9.MU.40")
def test_the_one_fleet_is_given_up_here_and_founded_there() -> None:
    g = coast("galicia")
    castile, eastern = g.players[CASTILE], zone(g, "eastern_atlantic")
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), light=1)
    ships(g, CASTILE, "central_atlantic", 1)
    table = sailing(g, bound_for("eastern_atlantic"))
    assert why_not(g, table, ("found_fleet", "central_atlantic")) == "EU-9.MU.38", "there is one"
    table.say(FROM_ATLANTIC, ("fleet_leaves", 1))
    assert castile.fleet == Fleet(), "without Ships it is off the board"
    table.say(FROM_BISCAY)
    assert {move for move in table.ask.options if move[0] == "fleet_takes"} == {
        ("fleet_takes", 1),
        ("fleet_takes", 2),
    }
    table.say(("fleet_takes", 2))
    assert (castile.fleet, castile.ships) == (Fleet(eastern, light=2), {})


# -- what happens in Ports ---------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.30", "EU-9.MU.36")
def test_when_an_alliance_ends_a_fleet_with_galleys_avoids_enemies_and_loses_them() -> None:
    g = coast("sevilla")
    town(g, "galicia", ENGLAND)
    allied(g, ENGLAND)
    castile, galicia, seville = g.players[CASTILE], port(g, "galicia"), port(g, "sevilla")
    castile.fleet = Fleet(galicia, heavy=1, galleys=1)
    castile.ships = {seville: 1}
    war(g, CASTILE, "france")
    ships(g, FRANCE, "bay_of_biscay")
    take_off_alliance(g, CASTILE, ENGLAND)
    assert g.agenda == [LeavingPorts(CASTILE)]
    for _ in range(2):
        run(
            leave_ports(g, task_of(g, LeavingPorts))
        )  # nothing to choose: the Bay of Biscay is Hostile
    assert castile.fleet == Fleet(zone(g, "central_atlantic"), heavy=1)
    assert castile.ships == {seville: 1}
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.29", "EU-9.MU.33")
def test_a_damaged_ship_that_reaches_the_port_of_an_ally_is_repaired_when_the_turn_ends() -> None:
    g = coast("sevilla")
    town(g, "lisboa", AUSTRIA)
    allied(g, AUSTRIA)
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), heavy=2, damaged=1)
    table = sailing(g, bound_for("central_atlantic"), ("send_fleet",), ("end_turn",))
    assert castile.fleet.damaged == 1, "not at sea"
    table = sailing(g, homeward("lisboa"), ("send_fleet",))
    assert castile.fleet.damaged == 1, "nor before the Turn is over"
    table.say(("end_turn",))
    assert castile.fleet == Fleet(port(g, "lisboa"), heavy=2)


@pytest.mark.rule("EU-9.5.26", "EU-9.5.16", "EU-9.4.3")
def test_a_fleet_in_port_takes_no_part_in_the_battle_before_it() -> None:
    g = coast("galicia")
    castile = g.players[CASTILE]
    card = next(one for one in g.box.cards if sum(one.character.dice) == 2)
    castile.fleet = Fleet(port(g, "galicia"), heavy=2, admiral=Officer(card.id))
    ships(g, CASTILE, "central_atlantic", 1)
    town(g, "bordeaux", FRANCE)
    war(g, CASTILE, "france")
    g.players[FRANCE].ships = {port(g, "bordeaux"): 2}
    sailing(g, bound_for("bay_of_biscay"), FROM_ATLANTIC, DONE)
    assert not any(isinstance(task, NavalBattle) for task in g.agenda), "theirs are in Port too"
    ships(g, FRANCE, "bay_of_biscay", 4)
    castile.ships = {zone(g, "central_atlantic"): 4}
    sailing(g, bound_for("bay_of_biscay"), *[FROM_ATLANTIC] * 4, DONE)
    battle = next(task for task in g.agenda if isinstance(task, NavalBattle))
    assert sum(battle.sides[0].leader_dice) == 0, "the Admiral is not there"
    assert castile.fleet == Fleet(port(g, "galicia"), heavy=2, admiral=Officer(card.id))
