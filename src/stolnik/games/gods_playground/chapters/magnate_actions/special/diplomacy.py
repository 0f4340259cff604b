"""7.2.3 Diplomacy, with the optional rules 12.1 and 12.2."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import ENEMIES, HABSBURGS, OTTOMANS, TATARS, Enemy, TreatyLevel
from ....events import EnvoysSent, TreatyFailed, TreatyMade
from ....state import NOBODY, GodsPlayground
from ...pieces import discard_cubes, sejm_discs, spend_sejm_disc
from .turns import cubes_for

EARLY_TURNS: Final = (1, 2)
"""The turns in which the limits on treaties turn the rules for Ottomans and Tatars round."""


def refuse_diplomacy(g: GodsPlayground, seat: Seat, enemy: Enemy) -> Refusal | None:
    """One treaty a turn, with whom it is allowed; for a cube, a seat in the Sejm and money."""
    barred = refuse_partner(g, enemy)
    if barred is not None:
        return barred
    if g.treaty_made:
        if g.treaty == NOBODY:
            return Refusal("BOZ-7.2.3.3")
        about = {"field": ENEMIES[g.treaty]}
        return Refusal("BOZ-7.2.3.3", figures="treaty_with", about=about)
    have, needed = g.provinces[enemy].cubes[seat], cubes_for(g, "diplomacy")
    if have < needed:
        return Refusal("BOZ-7.2.3.1", figures="cubes", about={"needed": needed, "have": have})
    if not sejm_discs(g, seat):
        return Refusal("BOZ-7.2.3.15", figures="sejm_discs", about={"have": 0})
    money, least = g.players[seat].money, g.box.treaties[0].money
    if money < least:  # R51
        return Refusal("BOZ-7.2.3.2", figures="money", about={"needed": least, "have": money})
    return None


@rule("BOZ-12.1.1", "BOZ-12.1.3")
def refuse_partner(g: GodsPlayground, enemy: Enemy) -> Refusal | None:
    """With which enemies there can be a treaty in this turn."""
    limited = g.box.variants.treaty_limits and g.turn in EARLY_TURNS
    if enemy == OTTOMANS and not limited:
        return Refusal("BOZ-12.1.3" if g.box.variants.treaty_limits else "BOZ-7.2.3.7")
    if enemy == TATARS and limited:
        return Refusal("BOZ-12.1.2", figures="turn", about={"turn": g.turn})
    if enemy == HABSBURGS and g.box.turns[g.turn].influence:
        return Refusal("BOZ-7.2.3.8", figures="turn", about={"turn": g.turn})
    if enemy == HABSBURGS and (ottomans := g.fields[HABSBURGS].ottomans):
        about = {"turn": g.turn, "n": ottomans}
        return Refusal("BOZ-7.2.3.9", figures="vienna", about=about)
    return None


def refuse_level(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """The fixed part of the price must be there (R51)."""
    have = g.players[ask.seat].money
    match move:
        case ("offer", int(needed)) if have < needed:
            return Refusal("BOZ-12.2.5", figures="money", about={"needed": needed, "have": have})
    return None


LEVEL: Final = Topic("treaty_price", verbs=("offer",), refuse=refuse_level, set_by=("BOZ-12.2.1",))


@rule("BOZ 7.2.3.1 7.2.3.2 7.2.3.4 7.2.3.10 7.2.3.11 7.2.3.12 12.2.5")
def negotiate(g: GodsPlayground, seat: Seat, enemy: Enemy) -> Flow[None]:
    """Pay a cube and a disc of the Sejm; then the die says what the gifts cost.

    Who cannot pay in full loses all money, and there is no treaty; another attempt is free to
    be made, by anybody (R10).
    """
    level = yield from declare_price(g, seat, enemy)
    discard_cubes(g, seat, enemy, cubes_for(g, "diplomacy"))
    spend_sejm_disc(g, seat)
    die = g.dice.below(6) + 1
    price = level.money + die
    g.tell(EnvoysSent(seat, ENEMIES[enemy], price, die, g.turn))
    player = g.players[seat]
    if player.money < price:
        g.tell(TreatyFailed(seat, ENEMIES[enemy], player.money, g.turn))
        player.money = 0
        return
    player.money -= price
    g.treaty = enemy
    g.treaty_made = True
    g.broken_by = level.broken_by
    g.tell(TreatyMade(seat, ENEMIES[enemy], level.broken_by, g.turn))


@rule("BOZ 12.2.1 12.2.2 12.2.3 12.2.4")
def declare_price(g: GodsPlayground, seat: Seat, enemy: Enemy) -> Flow[TreatyLevel]:
    """With more durable treaties, a dearer one is broken by more dice only."""
    levels = g.box.treaties
    if not g.box.variants.durable_treaties:
        return levels[0]
    money = g.players[seat].money
    return (
        yield from choose_thing(
            seat,
            LEVEL,
            {("offer", level.money): level for level in levels if level.money <= money},
            field=ENEMIES[enemy],
        )
    )
