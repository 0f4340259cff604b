"""3 and 11.1 The set-up."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.flow import CHECKPOINT, Ask
from stolnik.games.gods_playground.box.components import PROVINCES
from stolnik.games.gods_playground.chapters.first_estates import (
    choose_family,
    place_first_estate,
)
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.play import play
from stolnik.games.gods_playground.setup import setup
from stolnik.games.gods_playground.state import (
    CLIENTELE,
    FAMILIES_PHASE,
    SETUP_PHASE,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    asked,
    box,
    estates,
    options,
    owners,
    run,
    sound,
    why_not,
)


def start(players: int, first: int = 0) -> GodsPlayground:
    """The first moment of a game in which the die has chosen this seat."""
    g = setup(box(), players, Dice("test"))
    g.attach(box(), None)
    g.first = g.hetman = first
    return g


def placing(players: int, first: int = 0) -> GodsPlayground:
    g = start(players, first)
    for seat, player in enumerate(g.players):
        player.family = seat
    g.phase, g.active = SETUP_PHASE, first
    return g


def who_places(g: GodsPlayground, count: int) -> list[int]:
    """The seats that are asked, as each puts a disc in Ukraine while there is room."""
    seats = []
    for _ in range(count):
        question = asked(place_first_estate(g))
        assert question is not None
        seats.append(question.seat)
        run(place_first_estate(g), [question.options[0]])
    return seats


@pytest.mark.rule("BOZ-1.1", "BOZ-11.1.1")
def test_three_or_four_can_play_and_nobody_else() -> None:
    assert GAME.players == (3, 4)
    with pytest.raises(BadRequest):
        GAME.check_players(2)
    with pytest.raises(BadRequest):
        GAME.check_players(5)


@pytest.mark.rule("BOZ 3.1 3.11 3.19 2.4")
def test_every_player_takes_a_full_set_and_ten_zlotys() -> None:
    player = start(3).players[0]
    assert player.cubes == 20
    assert player.discs == 16 - 1  # one marks prestige
    assert sum(player.tokens) == 12
    assert player.army == [4, 3, 1]
    assert player.money == 10
    assert player.prestige == 0


@pytest.mark.rule("BOZ-3.2")
def test_the_wealth_of_every_province_is_3() -> None:
    assert [here.wealth for here in start(3).provinces] == [3] * len(PROVINCES)


@pytest.mark.rule("BOZ 3.15 3.16 3.17 2.20 2.23 2.24")
def test_crown_army_cossacks_stewards_and_cities_lie_in_their_fields() -> None:
    g = start(3)
    assert g.cossacks == 2
    assert (g.king_cubes, g.coat_of_arms, g.crown) == (12, [4, 4, 1], [0, 0, 0])
    assert (g.stewards, g.cities) == (8, 2)


@pytest.mark.rule("BOZ-3.18")
def test_all_enemy_fields_are_empty() -> None:
    g = start(3)
    assert g.supply == [25, 25, 25, 30, 20]
    assert g.markers == 10
    for field in g.fields:
        assert (sum(field.raiders), field.king, field.cubes, field.cossacks) == (0, 0, 0, 0)
        assert (field.markers, field.ottomans) == (0, 0)


@pytest.mark.rule("BOZ-3.3", "BOZ-11.1.2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_dice_choose_the_first_player(players: int) -> None:
    firsts = {setup(box(), players, Dice(str(seed))).first for seed in range(40)}
    assert firsts == set(range(players))
    g = setup(box(), players, Dice("1"))
    assert g.hetman == g.first


@pytest.mark.rule("BOZ-3.1", "BOZ-1.2")
def test_each_player_picks_a_family_that_nobody_has() -> None:
    g = start(3)
    assert g.phase == FAMILIES_PHASE
    run(choose_family(g), [("family", "potocki")])
    question = asked(choose_family(g))
    assert question is not None
    assert question.seat == 1
    assert ("family", "potocki") not in question.options
    assert why_not(g, question, ("family", "potocki")) == "BOZ-1.2"
    run(choose_family(g), [("family", "sapieha")])
    run(choose_family(g), [("family", "leszczynski")])
    assert [player.family for player in g.players] == [2, 1, 3]
    assert (g.phase, g.active) == (SETUP_PHASE, g.first)


@pytest.mark.rule("BOZ-3.4", "BOZ-3.6", "BOZ-3.7", "BOZ-3.8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_three_players_place_three_rounds_each_from_the_next_player(first: int) -> None:
    g = placing(3, first)
    around = [(seat + first) % 3 for seat in (0, 1, 2, 1, 2, 0, 2, 0, 1)]
    assert who_places(g, 9) == around
    placed = [estate.owner for here in g.provinces for estate in here.estates]
    assert [placed.count(seat) for seat in range(3)] == [3, 3, 3]
    assert g.hetman == (first + 2) % 3  # the mace was passed on twice
    assert sound(g)


@pytest.mark.rule("BOZ 3.10 11.1.3 11.1.4 11.1.5")
def test_four_players_place_there_and_back() -> None:
    g = placing(4, 1)
    assert who_places(g, 8) == [1, 2, 3, 0, 0, 3, 2, 1]
    placed = [estate.owner for here in g.provinces for estate in here.estates]
    assert [placed.count(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert g.hetman == 1


@pytest.mark.rule("BOZ-3.5", "BOZ-3.9")
def test_a_disc_goes_on_the_lowest_free_field_of_any_track_with_room() -> None:
    g = placing(3)
    run(place_first_estate(g), [("estate", "ukraine")])
    run(place_first_estate(g), [("estate", "ukraine")])
    assert owners(g, "ukraine") == [0, 1]
    estates(g, "ukraine", 2, 2, 2)
    question = asked(place_first_estate(g))
    assert question is not None
    assert ("estate", "ukraine") not in question.options
    assert why_not(g, question, ("estate", "ukraine")) == "BOZ-3.5"
    assert len(options(place_first_estate(g))) == 4


@pytest.mark.rule("BOZ-3.13", "BOZ-3.14", "BOZ-4.3")
def test_turn_1_begins_with_income_as_soon_as_the_estates_stand() -> None:
    g = placing(3)
    flow = play(g)
    for _ in range(9):
        question = next(flow)
        while question is CHECKPOINT:
            question = next(flow)
        assert isinstance(question, Ask)
        assert g.turn == 0
        flow.send(question.options[0])
    assert (g.turn, g.phase) == (1, CLIENTELE)
    assert [player.money for player in g.players] == [20, 20, 20]  # 9 zł, made up to 10
