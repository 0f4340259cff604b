"""9 Administration and 10 the end of the game."""

from __future__ import annotations

import pytest

from stolnik.games.gods_playground.chapters.administration.end_of_turn import end_turn
from stolnik.games.gods_playground.chapters.administration.plunder import (
    change_wealth,
    influence_felt,
    plunder,
    settle,
)
from stolnik.games.gods_playground.chapters.administration.prestige import (
    luxury,
    score_turn,
    war_glory,
)
from stolnik.games.gods_playground.chapters.victory import (
    estate_points,
    estate_points_in,
    final_scoring,
    ranking,
    standings,
)
from stolnik.games.gods_playground.play import next_turn
from stolnik.games.gods_playground.state import (
    CLIENTELE,
    END_OF_TURN,
    NOBODY,
    OVER,
    PLUNDER,
    PRESTIGE,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    Y,
    army,
    camp,
    city,
    clients,
    cossacks,
    crown,
    cubes_in,
    deputies,
    enemies,
    enemies_in,
    estates,
    great_poland_markers,
    hold_vienna,
    lay,
    markers,
    number,
    owners,
    points,
    position,
    sound,
    steward,
    treaty,
    vienna,
)


def plundered(turn: int = 2) -> GodsPlayground:
    return position(turn=turn, phase=PLUNDER)


def wealth(g: GodsPlayground, province: str) -> int:
    return g.provinces[number(province)].wealth


# -- 9.1 plunder ----------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 9.1.1.1 9.1.1.3 9.1.1.5 9.1.1.6")
def test_estates_fall_from_the_border_inwards_by_the_difference() -> None:
    g = plundered()
    estates(g, "prussia", W, R, B, W)
    enemies(g, "prussia", "north", 4)
    clients(g, "prussia", {W: 1, B: 1})
    settle(g, number("prussia"))
    assert owners(g, "prussia") == [W, R]
    assert wealth(g, "prussia") == 2
    assert [player.discs for player in g.players] == [14, 14, 15]  # those destroyed come back
    assert sound(g)


@pytest.mark.rule("BOZ-9.1.1.2")
def test_one_estate_falls_however_many_clients_there_are() -> None:
    g = plundered()
    estates(g, "prussia", W, R)
    enemies(g, "prussia", "north", 1)
    clients(g, "prussia", {W: 5})
    settle(g, number("prussia"))
    assert owners(g, "prussia") == [W]


@pytest.mark.rule("BOZ-9.1.1.4")
def test_steward_and_city_fall_with_their_estate() -> None:
    g = plundered(turn=3)
    estates(g, "prussia", W, R)
    steward(g, "prussia", 2)
    city(g, "prussia", 2)
    enemies(g, "prussia", "north", 1)
    settle(g, number("prussia"))
    assert (g.stewards, g.cities) == (8, 2)
    assert sound(g)


@pytest.mark.rule("BOZ-9.1.2.1", "BOZ-5.1.5")
def test_a_province_that_was_defended_stays_as_it_is() -> None:
    g = plundered()
    estates(g, "prussia", W)
    g.provinces[0].invaded = True
    settle(g, number("prussia"))
    assert (wealth(g, "prussia"), owners(g, "prussia")) == (3, [W])


@pytest.mark.rule("BOZ-9.1.3.1", "BOZ-9.1.3.2", "BOZ-5.1.5")
def test_a_province_at_peace_flourishes_even_if_it_was_just_freed() -> None:
    g = plundered()
    enemies(g, "lithuania", "moscow", 1)
    g.provinces[1].enemies[1] = 0  # beaten by a campaign, and none came after
    plunder(g)
    assert (wealth(g, "prussia"), wealth(g, "lithuania")) == (4, 4)


@pytest.mark.rule("BOZ-9.1.3.1")
def test_old_enemies_are_no_peace() -> None:
    g = plundered()
    enemies(g, "lithuania", "moscow", 1)
    settle(g, number("lithuania"))
    assert wealth(g, "lithuania") == 2


@pytest.mark.rule("BOZ-9.1.0.1", "BOZ-9.1.0.2", "BOZ-2.40")
def test_wealth_stays_between_1_and_5() -> None:
    g = plundered()
    for _ in range(6):
        change_wealth(g, 0, 1)
    assert wealth(g, "prussia") == 5
    for _ in range(9):
        change_wealth(g, 0, -1)
    assert wealth(g, "prussia") == 1


@pytest.mark.rule("BOZ 9.1.4.2 9.1.4.3 9.1.4.5")
def test_markers_destroy_as_many_estates_and_lower_wealth() -> None:
    g = plundered()
    for name in ("great_poland", "prussia"):
        estates(g, name, W, R, B)
        markers(g, name, 2)
        clients(g, name, {W: 3})  # they are not subtracted
        settle(g, number(name))
        assert owners(g, name) == [W]
        assert wealth(g, name) == 2


@pytest.mark.rule("BOZ-9.1.4.4", "BOZ-9.1.4.6")
def test_great_poland_flourishes_with_two_cubes_only() -> None:
    for cubes, rise in ((0, 0), (1, 0), (2, 1)):
        g = plundered()
        clients(g, "great_poland", {W: cubes and 1, R: max(0, cubes - 1)})
        settle(g, number("great_poland"))
        assert wealth(g, "great_poland") == 3 + rise


@pytest.mark.rule("BOZ-9.1.4.1")
def test_influence_is_felt_in_turns_1_to_3_unless_vienna_was_invaded() -> None:
    assert [influence_felt(plundered(turn)) for turn in (1, 2, 3, 4)] == [True, True, True, False]
    g = plundered(3)
    g.vienna_invaded = True
    assert not influence_felt(g)
    estates(g, "great_poland", W)
    markers(g, "great_poland", 1)
    settle(g, number("great_poland"))
    assert owners(g, "great_poland") == [W]
    assert wealth(g, "great_poland") == 4  # at peace, without two cubes


# -- 9.2 prestige ---------------------------------------------------------------------------------


def scored() -> GodsPlayground:
    return position(turn=2, phase=PRESTIGE, money=0)


@pytest.mark.rule("BOZ 9.2.1.1 9.2.1.2 9.2.1.5 9.2.1.6 9.2.1.7 8.1.25")
def test_example_boz_ex24_war_glory() -> None:
    g = scored()
    camp(g, "ottomans", raiders={R: 5})
    camp(g, "tatars", raiders={W: 3, B: 3})
    enemies(g, "ukraine", "tatars", 2)  # they did invade
    score_turn(g)
    assert [player.prestige for player in g.players] == [1, 5, 1]


@pytest.mark.rule("BOZ-9.2.1.3", "BOZ-9.2.1.4")
def test_the_king_takes_his_share() -> None:
    g = scored()
    ottomans = number("ottomans")
    camp(g, "ottomans", raiders={R: 2, W: 1}, king=3)
    assert war_glory(g, ottomans) == {}
    camp(g, "ottomans", raiders={R: 1})
    assert war_glory(g, ottomans) == {R: 2}  # half of five, rounded down
    camp(g, "ottomans", raiders={W: 2})
    assert war_glory(g, ottomans) == {R: 1, W: 1}
    assert war_glory(g, number("moscow")) == {}


@pytest.mark.rule("BOZ-9.2.2.1", "BOZ-9.2.0.1", "BOZ-9.2.0.2")
def test_each_seat_in_the_sejm_is_worth_two_points() -> None:
    g = scored()
    deputies(g, prussia=W, lithuania=W, ukraine=R)
    score_turn(g)
    assert [player.prestige for player in g.players] == [4, 2, 0]


@pytest.mark.rule("BOZ-9.2.3.1", "BOZ-9.2.3.2", "BOZ-9.2.3.3")
def test_example_boz_ex25_luxury() -> None:
    g = scored()
    g.players[W].money = 12
    luxury(g, W)
    assert (g.players[W].money, g.players[W].prestige) == (2, 2)
    g.players[R].money = 4
    luxury(g, R)
    assert (g.players[R].money, g.players[R].prestige) == (4, 0)


@pytest.mark.rule("BOZ-9.2.0.1", "BOZ-9.2.0.2")
def test_raids_seats_and_luxury_are_scored_together() -> None:
    g = scored()
    camp(g, "moscow", raiders={W: 1})
    deputies(g, prussia=W)
    g.players[W].money = 5
    score_turn(g)
    assert g.players[W].points == [0, 4, 2, 1, 0]


# -- 9.3 end of turn ------------------------------------------------------------------------------


def ending(turn: int = 2) -> GodsPlayground:
    return position(turn=turn, phase=END_OF_TURN)


@pytest.mark.rule("BOZ 9.3.1 9.3.2 9.3.3 9.3.5 9.3.6 9.3.7 7.2.3.14 7.3.14")
def test_everything_is_put_away() -> None:
    g = ending()
    camp(g, "moscow", cubes=3, raiders={W: 2, R: 1}, king=2)
    camp(g, "tatars", cossacks=1)
    deputies(g, prussia=W, ukraine=R)
    army(g, W, "lithuania", 2, 1, 1)
    cossacks(g, 1)
    crown(g, 2, 2, 1)
    treaty(g, "north")
    g.city_built = g.provinces[0].invaded = True
    lay(g, [0, 0, 1, 1, 2, 2], [0, 0, 1, 1, 2, 2], [0, 0, 1, 1, 2, 2])
    end_turn(g)
    assert [player.cubes for player in g.players] == [20, 20, 20]
    assert [player.discs for player in g.players] == [15, 15, 15]
    assert [here.seat for here in g.provinces] == [NOBODY] * 5
    assert g.supply == [25, 25, 25, 30, 20]
    assert (g.king_cubes, g.cossacks) == (12, 2)
    assert g.players[W].army == [4, 3, 1]
    assert g.provinces[1].armies[W] == [0, 0, 0]
    assert (g.crown, g.coat_of_arms) == ([0, 0, 0], [4, 4, 1])
    assert (g.treaty, g.treaty_made, g.city_built) == (NOBODY, False, False)
    assert not g.provinces[0].invaded
    assert g.players[W].placed == []
    assert sound(g)


@pytest.mark.rule("BOZ-9.3.9", "BOZ-9.3.10")
def test_cubes_and_markers_in_provinces_stay() -> None:
    g = ending()
    clients(g, "prussia", {W: 2})
    markers(g, "great_poland", 3)
    end_turn(g)
    assert cubes_in(g, "prussia") == [2, 0, 0]
    assert great_poland_markers(g) == 3


@pytest.mark.rule("BOZ-9.3.4")
@pytest.mark.parametrize("standing, left", [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_at_the_end_of_turn_3_up_to_two_orange_cubes_stay(standing: int, left: int) -> None:
    g = ending(3)
    camp(g, "habsburgs", ottomans=standing)
    end_turn(g)
    assert (vienna(g), g.garrison) == (left, left)
    assert sound(g)


@pytest.mark.rule("BOZ-9.3.4")
def test_none_stays_at_the_end_of_turn_4() -> None:
    g = ending(4)
    hold_vienna(g)
    end_turn(g)
    assert (vienna(g), g.garrison) == (0, 0)


@pytest.mark.rule("BOZ-9.3.8")
def test_enemies_are_reduced_to_the_number_of_clients() -> None:
    g = ending()
    enemies(g, "prussia", "north", 5)
    clients(g, "prussia", {W: 1, R: 1})
    enemies(g, "lithuania", "moscow", 1)
    clients(g, "lithuania", {W: 3})
    enemies(g, "ukraine", "tatars", 2)
    end_turn(g)
    assert enemies_in(g, "prussia") == {"north": 2}
    assert enemies_in(g, "lithuania") == {"moscow": 1}
    assert enemies_in(g, "ukraine") == {}
    assert sound(g)


@pytest.mark.rule("BOZ-9.3.11", "BOZ-5.2.5")
def test_all_tokens_are_taken_back_at_the_end_of_turn_2() -> None:
    for turn, back in ((1, 6), (2, 12), (3, 6), (4, 6)):
        g = ending(turn)
        lay(g, *([0, 1, 2, 3, 4, 5] for _ in range(3)))
        end_turn(g)
        assert [sum(player.tokens) for player in g.players] == [back] * 3


@pytest.mark.rule("BOZ-9.3.12", "BOZ-10.0.1", "BOZ-1.3", "BOZ-4.1")
def test_after_the_fourth_turn_the_game_is_over() -> None:
    g = ending(3)
    next_turn(g)
    assert (g.turn, g.phase) == (4, CLIENTELE)
    g = ending(4)
    estates(g, "lithuania", R)
    next_turn(g)
    assert (g.turn, g.phase) == (4, OVER)
    assert g.players[R].prestige == 3


# -- 10 the end -----------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 10.0.2 10.0.3 10.0.4 10.0.6 7.2.8.2")
def test_example_boz_ex27_final_scoring_in_lithuania() -> None:
    g = position(turn=4)
    estates(g, "lithuania", R, R, W, B, B)
    city(g, "lithuania", 1)
    steward(g, "lithuania", 2)
    lithuania = number("lithuania")
    assert [estate_points_in(g, seat, lithuania) for seat in (R, B, W)] == [13, 10, 4]


@pytest.mark.rule("BOZ-10.0.5", "BOZ-10.0.2")
def test_estates_of_all_provinces_are_marked_on_the_track() -> None:
    g = position(turn=4)
    points(g, 5, 0, 0)
    estates(g, "prussia", W)
    estates(g, "ukraine", W)
    final_scoring(g)
    assert g.players[W].prestige == 5 + 2 + 3


@pytest.mark.rule("BOZ-12.3.1", "BOZ-12.3.2")
def test_private_duchies_score_a_point_more_for_native_estates() -> None:
    for duchies, extra in ((False, 0), (True, 1)):
        g = position(turn=4, players=4, private_duchies=duchies)
        estates(g, "lithuania", W, R)
        estates(g, "little_poland", B)
        estates(g, "great_poland", Y)
        estates(g, "prussia", W)
        assert estate_points(g, W) == 3 + extra + 2
        assert estate_points(g, R) == 4 + extra
        assert estate_points(g, B) == 2 + extra
        assert estate_points(g, Y) == 2 + extra
        city(g, "lithuania", 1)
        assert estate_points(g, W) == 9 + extra + 2  # the point is not tripled


@pytest.mark.rule("BOZ-10.1.1", "BOZ-1.4")
def test_most_prestige_wins() -> None:
    g = position(turn=4)
    points(g, 10, 30, 20)
    assert ranking(g) == [R, B, W]
    assert [(s.seat, s.place, s.score, s.reason) for s in standings(g)] == [
        (R, 1, 30, "won"),
        (B, 2, 20, "lost"),
        (W, 3, 10, "lost"),
    ]


@pytest.mark.rule("BOZ-10.1.2", "BOZ-10.1.3", "BOZ-10.1.4")
def test_ties_are_broken_by_cubes_then_money_then_turn_order() -> None:
    g = position(turn=4, hetman=R)
    points(g, 30, 30, 20)
    assert ranking(g) == [R, W, B]  # nearer to the mace
    assert standings(g)[0].reason == "order"
    g.players[W].money = 21
    assert ranking(g)[0] == W
    assert standings(g)[0].reason == "money"
    clients(g, "ukraine", {R: 1})
    assert ranking(g)[0] == R
    assert standings(g)[0].reason == "cubes"
