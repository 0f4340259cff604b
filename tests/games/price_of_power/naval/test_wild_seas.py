"""Games that begin with Fleets, Pirates and Wars everywhere stand the proof as well."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.box.components import Box
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.setup import setup
from stolnik.games.price_of_power.state import Europe, Fleet, War, board
from stolnik.proof import prove


def wild_setup(box: Box, players: int, dice: Dice) -> Europe:
    """The table of 1444 with Ships all around, Pirates next to them, and everybody at War."""
    g = setup(box, players, dice)
    marked = [zone for zone in board(g).zones if g.box.zones[zone].mark]
    for seat, player in enumerate(g.players):
        player.ships = {}
        player.fleet = Fleet(marked[(4 * seat) % len(marked)], light=2, heavy=2, galleys=2)
        for zone in board(g).zones[seat :: 3 * players]:
            player.ships[zone] = 1
        player.power[2] = 6
    for node in [node.no for node in g.box.nodes if node.maritime][:6]:
        g.pirates[node] = 1
    g.slots = bytearray(len(g.slots))
    g.wars = [War(one, (one + 1) % players) for one in range(players)]
    return g


WILD = replace(GAME, rules=replace(GAME.rules, setup=wild_setup))


@pytest.mark.slow
def test_a_game_on_wild_seas_stands_the_proof() -> None:
    options = {"length": "age_of_discovery"}
    proof = prove(WILD, players=3, games=1, seed=4, options=options, every=120)
    assert [fault for fault in proof.failures if "another process" not in fault] == []
