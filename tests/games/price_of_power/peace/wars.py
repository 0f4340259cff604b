"""Puts Wars on the table of 1444: Enemies, Occupied Provinces, Armies, Active Allies."""

from __future__ import annotations

from typing import Any, Literal

from stolnik.engine.flow import Move, Seat
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.board.ownership import lawful_owner, npr_places
from stolnik.games.price_of_power.stages import PeaceResult
from stolnik.games.price_of_power.state import (
    LARGE,
    NPR,
    SMALL,
    Europe,
    Realm,
    War,
    piece,
    turn_order,
)
from stolnik.games.price_of_power.tasks import PeaceTalks, Settlement
from tests.games.price_of_power.position import area, empty_hands, europe, place, realm
from tests.games.running import Procedure, run


def at_peace_table(players: int = 4, **options: Any) -> Europe:
    """Phase 3, with nothing but the set-up on the board and nobody's Units anywhere."""
    g = empty_hands(europe(players, **options))
    g.step = "3D"
    g.queue = turn_order(g)
    g.wars, g.truces = [], []
    for player in g.players:
        player.allies, player.marriages = {}, {}
        player.infantry = {}
        for army in player.armies:
            army.area, army.units = -1, [0] * 9
    return g


def war(g: Europe, aggressor: Realm, target: Realm) -> None:
    g.wars.append(War(aggressor, target))


def occupy(g: Europe, seat: Seat, *names: str, unrest: bool = False) -> None:
    """Put an Occupier's Towns on Provinces."""
    for name in names:
        where = g.box.places[place(g, name)]
        g.occupiers[where.no] = piece(LARGE if where.large else SMALL, seat, unrest)


def occupy_all(g: Europe, seat: Seat, loser: str) -> None:
    """Occupy every Province of an NPR."""
    number = realm(g, loser) - NPR
    for no in npr_places(g, number):
        if not g.tokens[no]:
            occupy(g, seat, g.box.places[no].id)


def army(g: Europe, seat: Seat, where: str, n: int, which: int = 0) -> None:
    """An Army of Regular Infantry."""
    found = g.players[seat].armies[which]
    found.area = area(g, where)
    found.units = [0, 0, 0, n, 0, 0, 0, 0, 0]


def active_ally(g: Europe, seat: Seat, name: str, units: int = 0) -> None:
    player = g.players[seat]
    player.allies[realm(g, name)] = True
    player.allied += units
    player.allied_from[realm(g, name)] = units


def settlement(g: Europe, seat: Seat, enemy: Realm, result: PeaceResult = "partial") -> Procedure:
    """A settlement of a War, at the choice of its term."""
    g.agenda.append(Settlement(seat, enemy, result))
    return Procedure(work_off(g))


def work_off(g: Europe):  # type: ignore[no-untyped-def]
    """Work off everything that is under way, as the main loop does."""
    while g.agenda:
        yield from work_on(g, g.agenda[-1])


def settle(
    g: Europe, seat: Seat, enemy: Realm, *moves: Move, result: PeaceResult = "partial"
) -> None:
    """A whole settlement."""
    g.agenda.append(Settlement(seat, enemy, result))
    run(work_off(g), moves)


def talks(g: Europe, stage: Literal["white", "total", "open", "aftermath"] = "white") -> Procedure:
    """Peace talks from a sub-step on."""
    g.agenda.append(PeaceTalks(stage, turn_order(g)))
    return Procedure(work_off(g))


def owner_of(g: Europe, name: str) -> Realm:
    return lawful_owner(g, place(g, name))


def is_occupied(g: Europe, name: str) -> bool:
    return bool(g.occupiers[place(g, name)])
