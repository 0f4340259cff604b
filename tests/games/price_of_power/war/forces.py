"""Puts Armies, Infantry, Ships and Wars on the table for the tests of war."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    Army,
    Europe,
    Turn,
    War,
)
from tests.games.price_of_power.position import area, empty_hands, europe, realm
from tests.games.running import Procedure


def at_arms(players: int = 4) -> Europe:
    """A first Turn with everything to spend, and neither Armies, Allies nor Influence."""
    g = empty_hands(europe(players))
    for player in g.players:
        player.status = EVENT_TAKEN
        player.ducats = 60
        player.power = [3, 3, 6]
        player.available += sum(army.size for army in player.armies)
        player.armies = [Army(), Army(), Army()]
        player.ships = {}
        player.allies = {}
    g.slots = bytearray(len(g.slots))
    g.influence = bytearray(len(g.influence))
    return g


def army(g: Europe, seat: Seat, no: int, where: str, *units: int) -> None:
    """Army ``no`` (from 1) with these Units, by category and type."""
    mat = [*units, *[0] * (9 - len(units))]
    player = g.players[seat]
    player.armies[no - 1] = Army(area(g, where), mat, player.armies[no - 1].general)
    player.available = max(0, player.available - sum(mat[:3]))


def infantry(g: Europe, seat: Seat, where: str, n: int = 1) -> None:
    g.players[seat].infantry[area(g, where)] = n
    g.players[seat].available = max(0, g.players[seat].available - n)


def ships(g: Europe, seat: Seat, where: str, n: int = 1) -> None:
    g.players[seat].ships[g.box.zone_of[where]] = n


def war(g: Europe, aggressor: Seat, target: str) -> None:
    g.wars.append(War(aggressor, realm(g, target)))


def rebels(g: Europe, where: str, n: int = 1) -> None:
    g.rebels[area(g, where)] = n


def turn(g: Europe, seat: Seat) -> Procedure:
    """The Turn of a player, at its menu."""
    g.active = seat
    g.agenda = []
    g.turn = Turn()
    return Procedure(play(g), g)


def where_is(g: Europe, seat: Seat, no: int) -> str:
    return g.box.areas[g.players[seat].armies[no - 1].area].id


def clause_of(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.clause
