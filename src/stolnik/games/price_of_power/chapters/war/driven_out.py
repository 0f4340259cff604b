"""Ships in Ports that are no longer Friendly: after a Siege, or when an Alliance ends."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, PlaceNo, ZoneNo
from ...events.war import PortClosed
from ...state import PORT, Europe, turn_order
from ...tasks import LeavingPorts
from ..battle.outbreak import naval_battle_breaks_out
from ..board.hostility import enemies, hostile_zone
from .encounters import naval_battle_is_due
from .fleet import disband_galleys, disband_in_port
from .seaways import friendly_port

LEAVE_PORT = Topic("leave_port", verbs=("put_out",), set_by=("EU-9.5.30",))


def closed_ports(g: Europe, seat: Seat) -> list[PlaceNo]:
    """The Ports with Ships of a player that are not Friendly any more."""
    player = g.players[seat]
    spaces = {space for space in (*player.ships, player.fleet.space) if space >= PORT}
    return [space - PORT for space in sorted(spaces) if not friendly_port(g, seat, space - PORT)]


@rule("EU-9.5.30")
def leave_ports(g: Europe, task: LeavingPorts) -> Flow[None]:
    """One Port: its Ships go to a Sea Zone next to it that is not Hostile, or are disbanded."""
    ports = closed_ports(g, task.seat)
    if not ports:
        g.agenda.remove(task)
        return
    port = g.box.places[ports[0]]
    zones: dict[Move, ZoneNo] = {
        ("put_out", g.box.zones[zone].id): zone
        for zone in port.zones
        if not hostile_zone(g, task.seat, zone)
    }
    if not zones:
        disband_in_port(g, task.seat, port.no)
        return
    zone = yield from choose_thing(task.seat, LEAVE_PORT, zones, province=port.id)
    _put_out(g, task.seat, port.no, zone)


DRIVEN_OUT = Topic("driven_out", verbs=("put_out",), set_by=("EU-9.8.11",))


@rule("EU-9.8.11")
def drive_out_ships(g: Europe, port: PlaceNo) -> Flow[None]:
    """After a Siege they go to any Sea Zone next to it; in a Hostile one they have to attack."""
    where = g.box.places[port]
    space = PORT + port
    for seat in turn_order(g, g.active) if where.zones else ():
        player = g.players[seat]
        if space != player.fleet.space and space not in player.ships:
            continue
        if friendly_port(g, seat, port):
            continue
        zones: dict[Move, ZoneNo] = {
            ("put_out", g.box.zones[zone].id): zone for zone in where.zones
        }
        zone = yield from choose_thing(seat, DRIVEN_OUT, zones, province=where.id)
        _put_out(g, seat, port, zone)
        if naval_battle_is_due(g, seat, zone, enemies(g, seat)):
            naval_battle_breaks_out(g, zone, seat)


def _put_out(g: Europe, seat: Seat, port: PlaceNo, zone: ZoneNo) -> None:
    player = g.players[seat]
    single = player.ships.pop(PORT + port, 0)
    if single:
        player.ships[zone] = player.ships.get(zone, 0) + single
    g.tell(PortClosed(seat, g.box.places[port].id, g.box.zones[zone].id))
    if player.fleet.space == PORT + port:
        player.fleet.space = zone
        if not g.box.zones[zone].mark:
            disband_galleys(g, seat)
        if not player.fleet.size:
            player.fleet.space = NONE
