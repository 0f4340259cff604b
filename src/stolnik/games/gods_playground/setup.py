"""From the box to the first question."""

from __future__ import annotations

from stolnik.engine.dice import Dice
from stolnik.rulebook import rule

from .box.components import ENEMIES, PROVINCES, UNITS, Box
from .state import FAMILIES_PHASE, EnemyField, GodsPlayground, Player, ProvinceState

TRACK_DISC = 1
"""The disc of each player that marks prestige for the whole game."""


@rule("BOZ 1.1 2.5 2.20 2.23 2.24 3.2 3.3 3.13 3.14 3.15 3.16 3.17 3.18 11.1.2")
def setup(box: Box, players: int, dice: Dice) -> GodsPlayground:
    """Lay everything out; a throw of the dice says who is first."""
    first = dice.below(players)
    return GodsPlayground(
        dice=dice,
        shown=0,
        players=[new_player(box) for _ in range(players)],
        provinces=[
            ProvinceState(
                wealth=box.figures.wealth,
                cubes=[0] * players,
                armies=[[0] * len(UNITS) for _ in range(players)],
                enemies=[0] * len(ENEMIES),
            )
            for _ in PROVINCES
        ],
        fields=[EnemyField(raiders=[0] * players) for _ in ENEMIES],
        turn=0,
        phase=FAMILIES_PHASE,
        hetman=first,
        active=0,
        first=first,
        step=0,
        crown=[0] * len(UNITS),
        coat_of_arms=list(box.crown_army),
        king_cubes=box.king_cubes,
        cossacks=box.cossacks,
        stewards=box.stewards,
        cities=box.cities,
        supply=list(box.enemy_cubes),
        markers=box.markers,
    )


@rule("BOZ 3.1 3.11 3.19")
def new_player(box: Box) -> Player:
    """A full set of one colour and the money to begin with; one disc lies on the prestige track."""
    return Player(
        money=box.figures.money,
        cubes=box.cubes,
        discs=box.discs - TRACK_DISC,
        army=list(box.private_army),
        tokens=list(box.tokens),
    )
