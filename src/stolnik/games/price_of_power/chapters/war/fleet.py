"""The Fleet: Light Ships that join and leave it, Galleys in open seas, repairs."""

from __future__ import annotations

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, PlaceNo
from ...events.phases import Disbanded
from ...events.war import FleetInPort, FleetLeft, FleetRepaired, FleetSailed, FleetTook
from ...state import PORT, Europe, SeaSpace
from ..board.ports import room_in_port
from ..board.sailing import Berth, lift, ships_on_slots_in
from .seaways import Way, friendly_port, unmarked


def light_ships_in(g: Europe, seat: Seat, space: SeaSpace) -> int:
    """Single Light Ships of a player in a space, those on slots included."""
    on_slots = ships_on_slots_in(g, seat, space) if space < PORT else 0
    return g.players[seat].ships.get(space, 0) + on_slots


@rule("EU 9.MU.41 9.MU.42 9.5.20 9.5.28")
def reorganisations(g: Europe, seat: Seat, space: SeaSpace, *, sail: bool = False) -> list[Move]:
    """Light Ships that can join the Fleet in a space, or leave it there; no others can.

    They need room in a Port unless some of them sail.
    """
    fleet = g.players[seat].fleet
    found: list[Move] = []
    if fleet.space in (NONE, space):
        found += [("fleet_takes", n) for n in range(1, light_ships_in(g, seat, space) + 1)]
    if fleet.space == space:
        for n in range(1, fleet.light + 1):
            if sail or space < PORT or room_in_port(g, seat, space - PORT, fleet.size - n, n):
                found.append(("fleet_leaves", n))
    return found


@rule("EU 9.MU.41 9.MU.42")
def why_not_regrouped(g: Europe, seat: Seat, move: Move) -> Refusal:
    """Why no Ships join or leave the Fleet so: Light Ships do, once where it starts and ends."""
    fleet = g.players[seat].fleet
    match move:
        case ("fleet_leaves", int(n)) if fleet.light < n <= fleet.size:
            return Refusal("EU-9.MU.42")
    return Refusal("EU-9.MU.41")


@rule("EU 9.MU.38 9.MU.40 9.MU.41")
def join_fleet(g: Europe, seat: Seat, space: SeaSpace, n: int) -> None:
    """Light Ships join the Fleet, or found it; those off the slots first."""
    player = g.players[seat]
    for _ in range(n):
        lift(g, seat, Berth(space, not player.ships.get(space)))
    player.fleet.space = space
    player.fleet.light += n
    g.tell(FleetTook(seat, n))


@rule("EU 9.MU.38 9.MU.41 9.5.20 9.5.28")
def join_in_port(g: Europe, seat: Seat, port: PlaceNo) -> None:
    """All single Ships of a player in a Large Port join the Fleet, so that it holds them."""
    join_fleet(g, seat, PORT + port, light_ships_in(g, seat, PORT + port))


@rule("EU 9.MU.41 9.MU.42 9.5.20")
def leave_fleet(g: Europe, seat: Seat, n: int) -> None:
    """Light Ships stay where the Fleet is; without Ships it leaves the board."""
    player = g.players[seat]
    space = player.fleet.space
    player.fleet.light -= n
    player.ships[space] = player.ships.get(space, 0) + n
    if not player.fleet.size:
        player.fleet.space = NONE
    g.tell(FleetLeft(seat, n))


@rule("EU-9.MU.36")
def disband_galleys(g: Europe, seat: Seat) -> None:
    """In a Sea Zone without a mark all Galleys of the Fleet return to Supply."""
    fleet = g.players[seat].fleet
    lost, fleet.galleys = fleet.galleys, 0
    if lost:
        g.tell(Disbanded(seat, "galley", lost))


@rule("EU 9.MU.36 9.MU.40")
def move_fleet(g: Europe, seat: Seat, way: Way) -> None:
    """The Fleet moves as one; Galleys are lost in unmarked waters."""
    g.players[seat].fleet.space = way[-1]
    if unmarked(g, way):
        disband_galleys(g, seat)
    if way[-1] >= PORT:
        g.tell(FleetInPort(seat, g.box.places[way[-1] - PORT].id))
    else:
        g.tell(FleetSailed(seat, g.box.zones[way[-1]].id))


@rule("EU-9.5.30")
def disband_in_port(g: Europe, seat: Seat, port: PlaceNo) -> None:
    """All Ships of a player in a Port return to Supply."""
    player = g.players[seat]
    fleet = player.fleet
    lost = {"light_ship": player.ships.pop(PORT + port, 0)}
    if fleet.space == PORT + port:
        lost["light_ship"] += fleet.light
        lost |= {"heavy_ship": fleet.heavy, "galley": fleet.galleys}
        fleet.space, fleet.light, fleet.heavy, fleet.damaged, fleet.galleys = NONE, 0, 0, 0, 0
    for ship, n in lost.items():
        if n:
            g.tell(Disbanded(seat, ship, n))


@rule("EU 9.MU.33 9.5.29")
def repair_fleets(g: Europe) -> None:
    """Damaged Heavy Ships that end a Turn or a Round in a Friendly Port are repaired."""
    for seat, player in enumerate(g.players):
        fleet = player.fleet
        if fleet.damaged and fleet.space >= PORT and friendly_port(g, seat, fleet.space - PORT):
            fleet.damaged = 0
            g.tell(FleetRepaired(seat))
