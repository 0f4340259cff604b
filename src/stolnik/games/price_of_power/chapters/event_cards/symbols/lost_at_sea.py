"""Lost at Sea: Ships far from Friendly Ports go down."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.rulebook import rule

from ....state import PORT, Europe, SeaSpace, board, turn_order
from ....tasks import EventUnderWay
from ...board.adjacency import port_is_active
from ...board.hostility import friendly_place, friends
from ...war.shipwrecks import Hull, hulls, lose_ship


@rule("EU-16.5.10")
def ships_adrift(g: Europe, seat: Seat) -> dict[Move, Hull]:
    """A player's Ships in Sea Zones that none of the player's Friendly Ports faces."""
    mine = friends(g, seat)

    def adrift(space: SeaSpace) -> bool:
        return space < PORT and not any(
            port_is_active(g, port) and friendly_place(g, seat, port, mine)
            for port in board(g).zone_ports[space]
        )

    return hulls(g, seat, adrift)


@rule("EU 16.5.10 16.5.11 16.5.2 16.5.3")
def lost_at_sea(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """The Active Player removes one Ship of each Opponent; else all choose for themselves."""
    for owner in turn_order(g, task.taker):
        if task.unpicked:
            yield from lose_ship(g, owner, owner, ships_adrift(g, owner), "lost_at_sea")
        elif owner != task.taker:
            yield from lose_ship(g, task.taker, owner, ships_adrift(g, owner), "lost_at_sea")
