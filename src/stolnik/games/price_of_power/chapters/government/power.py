"""Monarch Power: three pools of cubes."""

from __future__ import annotations

from functools import cache
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import POWERS
from ...events.phases import PowerChanged
from ...state import Europe
from ..board.cubes import find_cube
from ..board.supply import cubes_left

MOST_POWER = 10


@rule("EU 7.1.3 2.4.2")
def gain_power(g: Europe, seat: Seat, kind: int, n: int) -> Flow[None]:
    """Gain cubes of a kind; what is more than ten is discarded at once."""
    player = g.players[seat]
    room = min(n, MOST_POWER - player.power[kind])
    gained = max(0, min(room, cubes_left(g, seat))) if room else 0
    player.power[kind] += gained
    while gained < n and player.power[kind] < MOST_POWER:
        if not (yield from find_cube(g, seat)):
            break
        player.power[kind] += 1
        gained += 1
    if gained:
        g.tell(PowerChanged(seat, POWERS[kind], gained))


@rule("EU 2.0.2 4.2.4 7.1.1")
def spend_power(g: Europe, seat: Seat, kind: int, n: int) -> None:
    """Pay Power of the kind that is asked for; guards have seen that it is there."""
    player = g.players[seat]
    assert player.power[kind] >= n, (seat, kind, n)
    if n:
        player.power[kind] -= n
        g.tell(PowerChanged(seat, POWERS[kind], -n))


def refuse_power(g: Europe, seat: Seat, kind: int, n: int, clause: str) -> Refusal | None:
    """Whether a player has so much Power of a kind; the clause says the price."""
    have = g.players[seat].power[kind]
    if have < n:
        return Refusal(clause, {"price": n, "have": have, "power": POWERS[kind]}, "power")
    return None


def refuse_more(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """A pool that is full takes no more."""
    return None if move in ask.options else Refusal("EU-2.4.2", {"most": MOST_POWER}, "most")


GAIN_ANY = Topic("gain_any", verbs=("gain",), refuse=refuse_more, set_by=("EU-4.4.26",))


@cache
def losing_any(clause: str) -> Topic:
    """The question of which kind Power is lost, by the clause that demands it."""
    return Topic("lose_any", verbs=("lose",), set_by=(clause,))


BY_CARD: Final = "EU-16.3.9"
LOSE_ANY: Final = losing_any(BY_CARD)


def gain_any(g: Europe, seat: Seat, n: int) -> Flow[None]:
    """Gain Power of kinds that the player chooses, one at a time."""
    for _ in range(n):
        kinds: dict[Move, int] = {
            ("gain", name): kind
            for kind, name in enumerate(POWERS)
            if g.players[seat].power[kind] < MOST_POWER
        }
        if not kinds:
            return
        kind = yield from choose_thing(seat, GAIN_ANY, kinds)
        yield from gain_power(g, seat, kind, 1)


def lose_any(
    g: Europe, seat: Seat, n: int, kinds: tuple[int, ...] = (0, 1, 2), clause: str = BY_CARD
) -> Flow[int]:
    """Lose Power of kinds that the player chooses; tells how much could be lost."""
    for lost in range(n):
        pools: dict[Move, int] = {
            ("lose", POWERS[kind]): kind for kind in kinds if g.players[seat].power[kind]
        }
        if not pools:
            return lost
        kind = yield from choose_thing(seat, losing_any(clause), pools)
        spend_power(g, seat, kind, 1)
    return n
