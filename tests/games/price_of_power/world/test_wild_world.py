"""Games that begin with explorers, colonies and Colonists everywhere stand the proof as well."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.box.components import Box
from stolnik.games.price_of_power.chapters.basic_actions.explore import within_reach
from stolnik.games.price_of_power.chapters.board.adjacency import areas_touched_by_realm
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.setup import setup
from stolnik.games.price_of_power.state import SMALL, Europe, board, piece
from stolnik.proof import prove
from tests.games.price_of_power.position import europe


def wild_setup(box: Box, players: int, dice: Dice) -> Europe:
    """The table of 1444 with Ships, Claims and Towns of everybody on the Distant Continents."""
    g = setup(box, players, dice)
    quest = box.idea_of["quest_for_the_new_world"]
    distant = [zone for zone in board(g).zones if box.zones[zone].distant]
    territories = [place for place in box.places if place.territory]
    for seat, player in enumerate(g.players):
        player.ideas = [quest]
        for zone in distant[seat::2]:
            player.ships[zone] = 1
        player.power = [4, 4, 4]
        player.colonists = 3
        for place in territories[seat :: 3 * players]:
            g.tokens[place.no] = piece(SMALL, seat)
        for place in territories[seat + players :: 4 * players]:
            if not g.tokens[place.no]:
                g.claims[place.area] |= 1 << seat
    return g


WILD = replace(GAME, rules=replace(GAME.rules, setup=wild_setup))


@pytest.mark.slow
def test_a_game_in_the_wide_world_stands_the_proof() -> None:
    options = {"length": "age_of_discovery"}
    proof = prove(WILD, players=4, games=1, seed=4, options=options, every=120)
    assert [fault for fault in proof.failures if "another process" not in fault] == []


def test_what_a_realm_touches_abroad_is_found_by_its_gateways() -> None:
    for players in (4, 6):
        g = europe(players)
        abroad = board(g).area_set & ~board(g).main_set
        for place in g.box.places:
            if place.no not in board(g).places:
                continue
            g.tokens = bytearray(len(g.tokens))
            g.tokens[place.no] = piece(SMALL, 0)
            assert within_reach(g, 0) == areas_touched_by_realm(g, 0) & abroad, place.id
