"""Positions for tests of the wide world: Ships abroad, Claims, and an Exploration Die as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import ExplorationFace
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import PORT, Europe, Fleet, Turn
from tests.games.price_of_power.position import area, bare_map, place, town
from tests.games.price_of_power.war.forces import at_arms
from tests.games.running import Procedure

T = TypeVar("T")


class Charted(Dice, array_like=True):
    """Dice on which the Exploration Die shows these faces."""

    faces: list[ExplorationFace] = msgspec.field(default_factory=list)

    def pick(self, things: Sequence[T]) -> T:
        told: Any = self.faces.pop(0)
        return told


def roll(g: Europe, *faces: str) -> None:
    """What the Exploration Die shows: ``2``, or ``2!`` with danger."""
    found = [ExplorationFace(int(face[0]), face.endswith("!")) for face in faces]
    g.dice = Charted("charted", 0, found)


def old_world(*towns: tuple[str, Seat], players: int = 4) -> Europe:
    """A first Turn with Power to spend, these Towns and nothing else of players on the board."""
    g = at_arms(players)
    bare_map(g)
    for player in g.players:
        player.fleet = Fleet()
    for name, seat in towns:
        town(g, name, seat)
    return g


def knows(g: Europe, seat: Seat, idea: str = "quest_for_the_new_world") -> None:
    g.players[seat].ideas.append(g.box.idea_of[idea])


def zone(g: Europe, name: str) -> int:
    return g.box.zone_of[name]


def ship(g: Europe, seat: Seat, where: str, n: int = 1) -> None:
    """Light Ships in a Sea Zone."""
    g.players[seat].ships[zone(g, where)] = n


def in_port(g: Europe, seat: Seat, where: str, n: int = 1) -> None:
    g.players[seat].ships[PORT + place(g, where)] = n


def claim(g: Europe, seat: Seat, *names: str) -> None:
    for name in names:
        g.claims[area(g, name)] |= 1 << seat


def claims(g: Europe, seat: Seat) -> set[str]:
    return {one.id for one in g.box.areas if g.claims[one.no] >> seat & 1}


def turn(g: Europe, seat: Seat) -> Procedure:
    """The Turn of a player, at its menu."""
    g.active = seat
    g.agenda = []
    g.turn = Turn()
    return Procedure(play(g), g)


def named(table: Procedure, verb: str) -> set[str]:
    """The things that a question offers with a verb."""
    return {str(move[1]) for move in table.ask.options if move[0] == verb}
