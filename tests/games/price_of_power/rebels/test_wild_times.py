"""Games that begin with Unrest, Rebels and Wars everywhere stand the proof as well."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.box.components import Box
from stolnik.games.price_of_power.chapters.board.ownership import places_with_tokens
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.setup import setup
from stolnik.games.price_of_power.state import UNREST, Europe, War
from stolnik.proof import prove
from tests.length import so_many


def wild_setup(box: Box, players: int, dice: Dice) -> Europe:
    """The table of 1444 with Unrest on every token, Rebels about, and everybody at War."""
    g = setup(box, players, dice)
    for seat in range(players):
        for place in places_with_tokens(g, seat):
            g.tokens[place] |= UNREST
    homes = [army.area for player in g.players for army in player.armies if army.size]
    for area in (homes * 2)[:8]:
        near = g.box.areas[area].borders[0]
        g.rebels[near] = 1 + dice.below(2)
    g.wars = [War(one, (one + 1) % players) for one in range(players)]
    for one, player in enumerate(g.players):
        army = player.armies[0]
        other = g.players[(one + 1) % players].armies[0]
        if dice.below(2):
            army.area = other.area
    return g


WILD = replace(GAME, rules=replace(GAME.rules, setup=wild_setup))


def failures(players: int, *, games: int, seed: int, every: int) -> list[str]:
    """What the proof finds; a game that no package holds cannot be sent to another process."""
    options = {"length": "age_of_discovery"}
    proof = prove(WILD, players=players, games=games, seed=seed, options=options, every=every)
    return [fault for fault in proof.failures if "another process" not in fault]


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_wild_times_stand_the_proof(players: int) -> None:
    assert failures(players, games=so_many(1, whole=10), seed=3, every=16) == []


def test_a_wild_game_stands_the_proof() -> None:
    assert failures(3, games=1, seed=5, every=120) == []
