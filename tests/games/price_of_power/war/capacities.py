"""What a Realm could recruit in a place, added up from what its Provinces support."""

from __future__ import annotations

from stolnik.games.price_of_power.box.components import AreaNo, ZoneNo
from stolnik.games.price_of_power.chapters.board.ports import port_size
from stolnik.games.price_of_power.chapters.war.capacity import (
    mustering_places,
    own_ports,
    supported_areas,
)
from stolnik.games.price_of_power.state import Europe, Realm


def military_capacity(g: Europe, realm: Realm, area: AreaNo) -> int:
    """A Realm's MC for an Area, before any of it is used."""
    places = mustering_places(g, realm)
    return sum(
        g.box.places[place].tax
        for place, areas in zip(places, supported_areas(g, realm, places), strict=True)
        if areas >> area & 1
    )


def naval_capacity(g: Europe, realm: Realm, zone: ZoneNo) -> int:
    """A Realm's NC for a Sea Zone, before any of it is used: Large Ports count as two."""
    return sum(
        port_size(g, port) for port in own_ports(g, realm) if zone in g.box.places[port].zones
    )
