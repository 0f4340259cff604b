"""Naxos has the first number of all Ports, and is one like any other: not a Sea Zone."""

from __future__ import annotations

from copy import copy

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.supply import ships_at_sea
from stolnik.games.price_of_power.chapters.event_cards.symbols.lost_at_sea import ships_adrift
from stolnik.games.price_of_power.chapters.relations.ties import take_off_alliance
from stolnik.games.price_of_power.chapters.war.driven_out import closed_ports, leave_ports
from stolnik.games.price_of_power.chapters.war.fleet import repair_fleets
from stolnik.games.price_of_power.chapters.war.shipwrecks import hulls, sink
from stolnik.games.price_of_power.events.war import FleetInPort, ShipBuilt, ShipInPort
from stolnik.games.price_of_power.events.world import ShipGone
from stolnik.games.price_of_power.state import PORT, Europe, Fleet, task_of
from stolnik.games.price_of_power.tasks import LeavingPorts
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    bare_map,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import at_arms, ships, turn
from tests.games.running import run

NAXOS, SEA = "naxos", "aegean_sea"
ACTIVATE: Move = ("activate_naval",)


def islands() -> Europe:
    """Castile has Naxos, and neither Ships nor anything else."""
    g = at_arms(6)
    bare_map(g)
    town(g, NAXOS, CASTILE)
    assert place(g, NAXOS) == 0
    g.players[CASTILE].fleet = Fleet()
    return g


def sea(g: Europe) -> int:
    return g.box.zone_of[SEA]


@pytest.mark.rule("EU-5.5.26", "EU-9.5.25")
def test_a_ship_puts_in_and_out_again() -> None:
    g = islands()
    castile = g.players[CASTILE]
    ships(g, CASTILE, SEA)
    told = listen(g)
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("bound_for_port", NAXOS), ("send_from", SEA))
    assert castile.ships == {PORT: 1}
    assert ShipInPort(CASTILE, NAXOS) in told
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("undock",), ("undock_ship", NAXOS, SEA))
    assert castile.ships == {sea(g): 1}
    castile.ships = {PORT: 1}
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("bound_for", "eastern_mediterranean"), ("send_from_port", NAXOS))
    assert castile.ships == {g.box.zone_of["eastern_mediterranean"]: 1}


@pytest.mark.rule("EU-5.5.26", "EU-9.5.28", "EU-9.MU.33", "EU-9.5.29")
def test_the_fleet_puts_in_and_is_repaired() -> None:
    g = islands()
    fleet = g.players[CASTILE].fleet = Fleet(sea(g), heavy=2, damaged=1)
    told = listen(g)
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("bound_for_port", NAXOS), ("send_fleet",))
    assert fleet.space == PORT
    assert FleetInPort(CASTILE, NAXOS) in told
    repair_fleets(g)
    assert fleet.damaged == 0
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("undock",), ("undock_fleet", SEA))
    assert fleet.space == sea(g)
    fleet.heavy = 5  # too many for a Small Port
    table = turn(g, CASTILE)
    table.say(ACTIVATE)
    assert ("bound_for_port", NAXOS) not in table.ask.options


@pytest.mark.rule("EU-9.MU.41", "EU-9.MU.42")
def test_light_ships_join_and_leave_the_fleet_there() -> None:
    g = islands()
    castile = g.players[CASTILE]
    castile.ships = {PORT: 1}
    castile.fleet = Fleet(PORT, heavy=1)
    table = turn(g, CASTILE)
    table.say(ACTIVATE, ("bound_for", SEA))
    assert ("fleet_takes", 1) in table.ask.options
    table.say(("fleet_takes", 1))
    assert (castile.ships, castile.fleet.light) == ({}, 1)


@pytest.mark.rule("EU-5.5.46", "EU-5.5.47")
def test_ships_are_built_there() -> None:
    g = islands()
    told = listen(g)
    table = turn(g, CASTILE)
    table.say(("recruit",), ("shipyard", NAXOS), ("build_in_port",))
    assert g.players[CASTILE].ships == {PORT: 1}
    assert [event.province for event in told if isinstance(event, ShipBuilt)] == [NAXOS]
    assert not any(g.turn.launched.values())


@pytest.mark.rule("EU-9.5.27")
@pytest.mark.parametrize(
    ("single", "fleet", "move", "clause"),
    [
        (1, Fleet(), ("build_in_port",), None),
        (2, Fleet(), ("build_in_port",), "EU-9.5.27"),
        (0, Fleet(PORT, heavy=1), ("build_fleet_in_port", "heavy_ship"), None),
        (0, Fleet(PORT, heavy=2), ("build_fleet_in_port", "heavy_ship"), "EU-9.5.28"),
    ],
)
def test_no_more_ships_are_built_there_than_it_holds(
    single: int, fleet: Fleet, move: Move, clause: str | None
) -> None:
    g = islands()
    castile = g.players[CASTILE]
    castile.ships = {PORT: single} if single else {}
    castile.fleet = copy(fleet)
    table = turn(g, CASTILE)
    table.say(("recruit",), ("shipyard", NAXOS))
    assert (move in table.ask.options) == (clause is None)
    assert refusal_of(g, table.ask, move) == clause


@pytest.mark.rule("EU-16.3.22")
def test_ships_are_gained_there_by_a_card() -> None:
    g = islands()
    card = [{"do": "gain_ships", "who": "you", "type": "light", "n": 1, "cost": "free"}]
    playing(g, card, CASTILE).say(("moor_in_port", NAXOS))
    assert g.players[CASTILE].ships == {PORT: 1}
    assert audit(g) == []


@pytest.mark.rule("EU-16.5.10")
def test_ships_there_are_not_at_sea() -> None:
    g = islands()
    castile = g.players[CASTILE]
    castile.ships = {PORT: 1}
    castile.fleet = Fleet(PORT, light=1)
    assert ships_at_sea(g, CASTILE) == 0
    town(g, NAXOS, FRANCE)
    assert ships_adrift(g, CASTILE) == {}
    everywhere = hulls(g, CASTILE, lambda space: True)
    assert {*everywhere} == {("lose_in_port", NAXOS), ("lose_of_fleet", "light_ship")}
    told = listen(g)
    sink(g, CASTILE, everywhere["lose_in_port", NAXOS])
    assert told == [ShipGone(CASTILE, "light_ship", SEA)]
    assert castile.ships == {}


@pytest.mark.rule("EU-9.5.30")
@pytest.mark.parametrize("in_fleet", [False, True])
def test_ships_leave_it_when_an_alliance_ends(in_fleet: bool) -> None:
    g = islands()
    castile = g.players[CASTILE]
    ally = realm(g, "naxos")
    g.tokens[place(g, NAXOS)] = 0
    castile.allies = {ally: False}
    if in_fleet:
        castile.fleet = Fleet(PORT, light=1)
    else:
        castile.ships = {PORT: 1}
    assert closed_ports(g, CASTILE) == []
    take_off_alliance(g, CASTILE, ally)
    assert g.agenda == [LeavingPorts(CASTILE)]
    run(leave_ports(g, task_of(g, LeavingPorts)))
    assert sea(g) in (castile.fleet.space, *castile.ships)
