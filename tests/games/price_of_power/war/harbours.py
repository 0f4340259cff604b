"""Coasts with few Ports, Ships in them, and Naval Activations for the tests of naval movement."""

from __future__ import annotations

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.state import PORT, Europe, Fleet
from tests.games.price_of_power.position import CASTILE, bare_map, place, refusal_of, town
from tests.games.price_of_power.war.forces import at_arms, turn
from tests.games.running import Procedure

ACTIVATE: Move = ("activate_naval",)


def coast(*towns: str) -> Europe:
    """Castile with these Ports only, and no Ships."""
    g = at_arms()
    bare_map(g)
    for name in towns or ("galicia", "lisboa"):
        town(g, name, CASTILE)
    g.players[CASTILE].fleet = Fleet()
    return g


def zone(g: Europe, name: str) -> int:
    return g.box.zone_of[name]


def port(g: Europe, name: str) -> int:
    return PORT + place(g, name)


def sailing(g: Europe, *moves: Move) -> Procedure:
    table = turn(g, CASTILE)
    table.say(ACTIVATE, *moves)
    return table


def why_not(g: Europe, table: Procedure, move: Move) -> str | None:
    """The clause for which a move is not offered."""
    assert move not in table.ask.options
    return refusal_of(g, table.ask, move)


def verbs(table: Procedure) -> set[str]:
    return {str(move[0]) for move in table.ask.options}
