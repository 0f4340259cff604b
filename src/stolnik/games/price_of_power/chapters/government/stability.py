"""Stability, and what happens beyond its ends."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import ADM, DIP, MIL
from ...events.phases import StabilityChanged
from ...state import Europe
from .power import gain_power, lose_any, spend_power

LOWEST, HIGHEST = -3, 3
POWER_FOR_A_STEP = 2


@rule("EU 7.3.1 7.3.10 7.3.11 2.4.24")
def raise_stability(g: Europe, seat: Seat, n: int) -> Flow[None]:
    """One step at a time; a step beyond +3 is 2 Administrative Power instead."""
    player = g.players[seat]
    for _ in range(n):
        if player.stability < HIGHEST:
            player.stability += 1
            g.tell(StabilityChanged(seat, 1, player.stability))
        else:
            yield from gain_power(g, seat, ADM, POWER_FOR_A_STEP)


@rule("EU 7.3.1 7.3.10 7.3.12")
def lower_stability(g: Europe, seat: Seat, n: int) -> Flow[None]:
    """One step at a time; beyond -3 each costs 2 Administrative Power, or other Power (RA28)."""
    player = g.players[seat]
    for _ in range(n):
        if player.stability > LOWEST:
            player.stability -= 1
            g.tell(StabilityChanged(seat, -1, player.stability))
            continue
        own = min(POWER_FOR_A_STEP, player.power[ADM])
        spend_power(g, seat, ADM, own)
        yield from lose_any(g, seat, POWER_FOR_A_STEP - own, (DIP, MIL), "EU-7.3.12")
