"""Where a player's Units meet somebody who fights them."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import AreaNo
from stolnik.games.price_of_power.chapters.battle.outbreak import hostile_forces, units_of
from stolnik.games.price_of_power.chapters.board.hostility import enemies
from stolnik.games.price_of_power.chapters.board.ownership import (
    controller,
    is_npr,
    overlord,
)
from stolnik.games.price_of_power.state import Europe, Realm
from stolnik.rulebook import rule


def hostile_npr_province(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a Hostile NPR has a Province in an Area, and so defends it."""
    hostile = enemies(g, seat)
    if len(hostile) == 1:  # Rebels alone
        return False
    return any(
        controller(g, place) in hostile and is_npr(g, controller(g, place))
        for place in g.box.areas[area].places
    )


@rule("EU 5.5.22 5.5.39 9.5.3")
def battle_is_due(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player's Units in an Area have Hostile Units or Hostile NPR Provinces there."""
    if not units_of(g, seat, area):
        return False
    return bool(hostile_forces(g, seat, area)) or hostile_npr_province(g, seat, area)


def enemies_in(g: Europe, seat: Seat, area: AreaNo) -> set[Realm]:
    """The Enemies of a player with Units or Provinces in an Area."""
    hostile = enemies(g, seat)
    found = set(hostile_forces(g, seat, area))
    for place in g.box.areas[area].places:
        lord = overlord(g, place)
        holder = lord if lord is not None and not g.occupiers[place] else controller(g, place)
        if holder in hostile:
            found.add(holder)
    return found
