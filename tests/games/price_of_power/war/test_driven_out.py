"""Ships that must leave a Port."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.board.hostility import hostile_zone
from stolnik.games.price_of_power.chapters.relations.ties import take_off_alliance
from stolnik.games.price_of_power.chapters.war.driven_out import drive_out_ships, leave_ports
from stolnik.games.price_of_power.state import PORT, SMALL, Europe, Fleet, piece, task_of
from stolnik.games.price_of_power.tasks import LeavingPorts
from tests.games.price_of_power.position import CASTILE, FRANCE, bare_map, place, realm, town
from tests.games.price_of_power.war.forces import at_arms, ships, war
from tests.games.running import Procedure, run

ATLANTIC: Move = ("put_out", "central_atlantic")
BISCAY: Move = ("put_out", "bay_of_biscay")


def guests() -> Europe:
    """Castile with two Ships and a Fleet in Ports of Portugal, an Ally."""
    g = at_arms()
    castile = g.players[CASTILE]
    castile.allies = {realm(g, "portugal"): False}
    castile.ships = {PORT + place(g, "porto"): 2}
    castile.fleet = Fleet(PORT + place(g, "lisboa"), light=1, heavy=1, galleys=1)
    return g


@pytest.mark.rule("EU-9.5.30", "EU-9.MU.36")
def test_when_an_alliance_ends_ships_leave_the_ports_of_the_ally() -> None:
    g = guests()
    take_off_alliance(g, CASTILE, realm(g, "portugal"))
    assert g.agenda == [LeavingPorts(CASTILE)]
    for _ in range(3):
        run(leave_ports(g, task_of(g, LeavingPorts)))
    castile = g.players[CASTILE]
    atlantic = g.box.zone_of["central_atlantic"]
    assert castile.ships == {atlantic: 2}
    assert castile.fleet == Fleet(atlantic, light=1, heavy=1), "no Galleys in the Atlantic"
    assert g.agenda == []
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.30")
def test_ships_without_a_safe_sea_zone_are_disbanded() -> None:
    g = guests()
    war(g, CASTILE, "france")
    ships(g, FRANCE, "central_atlantic")
    take_off_alliance(g, CASTILE, realm(g, "portugal"))
    for _ in range(3):
        run(leave_ports(g, task_of(g, LeavingPorts)))
    castile = g.players[CASTILE]
    assert castile.ships == {}
    assert castile.fleet.space == NONE
    assert castile.fleet.size == 0


@pytest.mark.rule("EU-9.5.30")
def test_ships_in_own_ports_stay() -> None:
    g = guests()
    galicia = PORT + place(g, "galicia")
    g.players[CASTILE].ships = {galicia: 1}
    g.players[CASTILE].fleet = Fleet()
    take_off_alliance(g, CASTILE, realm(g, "portugal"))
    run(leave_ports(g, task_of(g, LeavingPorts)))
    assert g.players[CASTILE].ships == {galicia: 1}
    assert g.agenda == []


@pytest.mark.rule("EU-9.8.11")
def test_ships_in_a_besieged_port_go_to_a_sea_zone_next_to_it() -> None:
    g = at_arms()
    bare_map(g)
    town(g, "galicia", CASTILE)
    port = place(g, "galicia")
    g.players[CASTILE].ships = {PORT + port: 1}
    war(g, FRANCE, "castile")
    g.occupiers[port] = piece(SMALL, FRANCE, unrest=True)
    ships(g, FRANCE, "bay_of_biscay")
    table = Procedure(drive_out_ships(g, port))
    assert table.ask.seat == CASTILE
    assert set(table.ask.options) == {ATLANTIC, BISCAY}, "a Hostile Sea Zone is no hindrance"
    table.say(ATLANTIC)
    assert g.players[CASTILE].ships == {g.box.zone_of["central_atlantic"]: 1}


@pytest.mark.rule("EU-9.5.26")
def test_ships_in_port_are_not_met_by_enemies_at_sea() -> None:
    g = at_arms()
    bare_map(g)
    town(g, "galicia", CASTILE)
    war(g, FRANCE, "castile")
    g.players[CASTILE].ships = {PORT + place(g, "galicia"): 2}
    biscay = g.box.zone_of["bay_of_biscay"]
    assert not hostile_zone(g, FRANCE, biscay)
    ships(g, CASTILE, "bay_of_biscay")
    assert hostile_zone(g, FRANCE, biscay)
