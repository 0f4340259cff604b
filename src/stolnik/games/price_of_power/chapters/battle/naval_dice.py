"""Step 3 of a Naval Battle: pools of Battle Dice, rolls, and the hits that they score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.rulebook import rule

from ...box.components import ARTILLERY
from ...events.naval import NavalDiceRolled
from ...state import Europe
from ...tasks import NavalBattle
from ..government.ideas import battle_dice
from .battle_dice import throw
from .naval_ships import factions, fleet_size, heavy_ships, hits_to_sink
from .sides import ATTACKER, DEFENDER, force_id, in_command, player_in_command

NAVAL_POOL: Final = 3
"""Artillery Dice of each side."""


@rule("EU 9.9.11 9.9.10 9.4.3")
def naval_pool(g: Europe, battle: NavalBattle, side: int) -> list[int]:
    """A side's dice by type: 3 for Artillery, the Admiral's, those of Battle Actions and Ideas."""
    one = battle.sides[side]
    dice = [led + added for led, added in zip(one.leader_dice, one.added, strict=True)]
    dice[ARTILLERY] += NAVAL_POOL
    seat = player_in_command(battle, side)
    if seat is not None:
        dice[ARTILLERY] += battle_dice(g, seat, at_sea=True)
    return dice


@rule("EU 9.9.11 9.9.12 9.MU.31 13.4.22")
def naval_hits(faces: Sequence[str], ships: int, heavy: int) -> int:
    """Artillery results that match a Ship, of whatever type, and one more for each Heavy Ship."""
    return min(faces.count("artillery"), ships) + heavy


@rule("EU 9.6.4 9.9.11 9.9.12")
def roll_at_sea(g: Europe, battle: NavalBattle) -> None:
    """Both sides roll at once; what each inflicts the other side has to take."""
    inflicted = []
    for side in (ATTACKER, DEFENDER):
        faces = throw(g, naval_pool(g, battle, side))
        heavy = sum(heavy_ships(g, battle, realm)[0] for realm in factions(battle, side))
        inflicted.append(naval_hits(faces, fleet_size(g, battle, side), heavy))
        battle.sides[side].rolled = faces
        force = force_id(g, in_command(battle, side))
        g.tell(NavalDiceRolled(g.box.zones[battle.zone].id, force, faces, inflicted[side]))
    for side, enemy in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        taking = battle.sides[side]
        taking.due = min(inflicted[enemy], hits_to_sink(g, battle, side))
        taking.lost = 0
    battle.sunk = [[0, 0, 0], [0, 0, 0]]
    battle.spared = []
