"""Makes a Pope of a player, for the tests of the Papal Curia."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.war.forces import at_arms


def convert(g: Europe, seat: Seat, faith: str) -> None:
    g.players[seat].faith = g.box.faith_of[faith]


def rome(seat: Seat, players: int = 4, *, dip: int = 3) -> Europe:
    """A Turn in which a player controls the Papal Curia with two Cardinals."""
    g = at_arms(players)
    others = [one for one in g.cardinals if one != seat]
    g.cardinals = [seat, *others[:2], seat]
    g.players[seat].power[DIP] = dip
    return g
