"""Steps 3 and 4 of a Battle: pools of Battle Dice, rolls, and the Casualties that they inflict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.rulebook import rule

from ...box.components import ARTILLERY, CAVALRY, INFANTRY, UNIT_TYPES
from ...events.battles import DiceRolled
from ...state import Europe
from ...tasks import Battle
from ..government.ideas import battle_dice, doubles_infantry
from .sides import (
    ATTACKER,
    DEFENDER,
    force_id,
    in_command,
    player_in_command,
    strength,
    types_on_side,
)

BASIC_POOL: Final = 3
"""Infantry Dice of each side."""
OUTLINED: Final = "tercios"
"""The infantry result with an outlined figure beside it."""


@rule("EU 9.7.12 9.7.13 9.7.36 9.4.3 9.6.10 15.0.12")
def pool(g: Europe, battle: Battle, side: int) -> list[int]:
    """A side's dice by type: 3 for Infantry, the Leader's, those of Battle Actions and Ideas.

    A Muslim Realm may have chosen 3 for Cavalry instead.
    """
    one = battle.sides[side]
    dice = [led + added for led, added in zip(one.leader_dice, one.added, strict=True)]
    dice[CAVALRY if one.cavalry else INFANTRY] += BASIC_POOL
    seat = player_in_command(battle, side)
    if seat is not None:
        dice[INFANTRY] += battle_dice(g, seat)
    return dice


def throw(g: Europe, dice: Sequence[int]) -> list[str]:
    """The faces that so many dice of each type show."""
    return [
        g.dice.pick(g.box.dice[UNIT_TYPES[kind]]) for kind, n in enumerate(dice) for _ in range(n)
    ]


@rule("EU 9.7.15 9.MU.8 9.7.36")
def outlined_counts(g: Europe, battle: Battle, side: int) -> bool:
    """The outlined figure is a hit only with Tercios/Janissaries or Line Infantry."""
    seat = player_in_command(battle, side)
    return seat is not None and doubles_infantry(g, seat)


@rule("EU 9.7.14 9.7.15 9.7.16 9.MU.5 9.MU.8 9.MU.9 9.MU.11")
def hits(faces: Sequence[str], units: Sequence[int], outlined: bool) -> int:
    """Icons that match Units of their type, whatever die shows them; each Unit hits once."""
    infantry = faces.count("infantry") + faces.count(OUTLINED) * (2 if outlined else 1)
    return (
        min(infantry, units[INFANTRY])
        + min(faces.count("cavalry"), units[CAVALRY])
        + min(faces.count("artillery"), units[ARTILLERY])
    )


@rule("EU 9.6.4 9.7.16")
def roll(g: Europe, battle: Battle, pools: Sequence[Sequence[int]]) -> None:
    """Both sides roll at once; what each inflicts the other side has to take."""
    inflicted = []
    for side, dice in enumerate(pools):
        faces = throw(g, dice)
        units = types_on_side(g, battle, side)
        inflicted.append(hits(faces, units, outlined_counts(g, battle, side)))
        battle.sides[side].rolled = faces
        if faces:
            force = force_id(g, in_command(battle, side))
            g.tell(DiceRolled(g.box.areas[battle.area].id, force, faces, inflicted[side]))
    for side, enemy in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        taking = battle.sides[side]
        taking.due = min(inflicted[enemy], strength(g, battle, side))
        taking.lost = 0
    _begin_casualties(g, battle)


@rule("EU 9.7.17 9.7.21 9.7.38")
def _begin_casualties(g: Europe, battle: Battle) -> None:
    """Each roll starts with Mercenaries; in a continuous Battle the order goes on (a variant)."""
    if not g.box.options.get("continuous_battle"):
        battle.order = {}
    battle.spared = []
