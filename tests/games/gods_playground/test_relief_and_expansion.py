"""8.3 Crown Army relief and 8.4 enemy expansion."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import PASS
from stolnik.games.gods_playground.chapters.pieces import remove_enemy
from stolnik.games.gods_playground.chapters.wars.expansion import (
    expand,
    expansions,
    share,
    spread_influence,
    step_from_vienna,
)
from stolnik.games.gods_playground.chapters.wars.invasions import invasion
from stolnik.games.gods_playground.chapters.wars.relief import (
    refuse_province,
    refuse_relief,
    refuse_vienna,
    relief,
)
from stolnik.games.gods_playground.chapters.wars.strength import strength
from stolnik.games.gods_playground.play import reliefs
from stolnik.games.gods_playground.state import (
    CLIENTELE,
    EXPANSION,
    INVASIONS,
    NOBODY,
    RELIEF,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army,
    army_of,
    asked,
    camp,
    clause,
    clients,
    crown,
    cubes_in,
    deputies,
    dice,
    enemies,
    enemies_in,
    great_poland_markers,
    hold_vienna,
    markers,
    number,
    position,
    rolled_all,
    run,
    sound,
    treaty,
    vienna,
    why_not,
)

# -- 8.3 relief -----------------------------------------------------------------------------------


def relieving(turn: int = 2, *units: int) -> GodsPlayground:
    g = position(turn=turn, phase=RELIEF)
    crown(g, *(units or (1, 1)))
    return g


@pytest.mark.rule("BOZ 8.3.0.1 8.3.0.3 8.3.0.5 8.3.0.2")
def test_the_hetman_attacks_one_province_free_of_charge() -> None:
    g = relieving()
    deputies(g, prussia=W)
    enemies(g, "ukraine", "tatars", 3)
    dice(g, 5, 4)
    run(relief(g, W), [("relieve", "ukraine")])
    assert enemies_in(g, "ukraine") == {"tatars": 1}
    assert g.provinces[0].seat == W
    assert sound(g)


@pytest.mark.rule("BOZ-8.3.0.8", "BOZ-8.3.0.2")
def test_everybody_else_pays_a_disc() -> None:
    g = relieving()
    enemies(g, "ukraine", "tatars", 3)
    assert clause(refuse_relief(g, R)) == "BOZ-8.3.0.8"
    deputies(g, prussia=R)
    dice(g, 2, 2)
    run(relief(g, R), [("relieve", "ukraine")])
    assert g.provinces[0].seat == NOBODY
    assert g.players[R].discs == 15


@pytest.mark.rule("BOZ-8.3.0.16", "BOZ-8.3.0.9")
def test_the_hetman_pays_from_the_second_cycle_on() -> None:
    g = relieving()
    g.step = 2
    enemies(g, "ukraine", "tatars", 3)
    assert clause(refuse_relief(g, W)) == "BOZ-8.3.0.8"
    deputies(g, prussia=W)
    assert refuse_relief(g, W) is None


@pytest.mark.rule("BOZ 8.3.0.7 8.3.0.10 8.3.0.14 8.3.0.9")
def test_relief_goes_in_cycles_and_may_strike_the_same_province_again() -> None:
    g = relieving()
    enemies(g, "ukraine", "tatars", 9)
    deputies(g, prussia=W, lithuania=R, ukraine=R, great_poland=B)
    dice(g, *[2] * 12)
    attack = ("relieve", "ukraine")
    seats = []
    for move in (attack, attack, PASS, attack, attack):
        seats.append(g.active)
        run(reliefs(g), [move])
    assert seats == [W, R, B, W, R]
    assert [here.seat for here in g.provinces] == [NOBODY] * 4 + [B]  # who passed is out


@pytest.mark.rule("BOZ-8.3.0.7", "BOZ-8.3.0.14")
def test_a_hetman_who_declines_has_passed() -> None:
    g = relieving()
    enemies(g, "ukraine", "tatars", 9)
    deputies(g, prussia=W, lithuania=R)
    run(reliefs(g), [PASS])
    assert g.players[W].passed
    assert g.active == R


@pytest.mark.rule("BOZ-8.3.0.11", "BOZ-8.3.0.12")
def test_the_crown_army_attacks_alone_and_surplus_hits_are_lost() -> None:
    g = relieving()
    enemies(g, "ukraine", "tatars", 1)
    army(g, W, "ukraine", 2, 2)
    dice(g, 6, 6)
    run(relief(g, W), [("relieve", "ukraine")])
    assert rolled_all(g)
    assert enemies_in(g, "ukraine") == {}
    assert g.fields[2].king == 0


@pytest.mark.rule("BOZ-8.3.0.13")
def test_without_crown_units_or_discs_the_phase_is_over() -> None:
    g = position(turn=2, phase=RELIEF)
    enemies(g, "ukraine", "tatars", 1)
    deputies(g, prussia=W)
    clients(g, "ukraine", {W: 1})
    assert clause(refuse_relief(g, W)) == "BOZ-8.3.0.13"
    for _ in range(3):
        run(reliefs(g))
    assert (g.turn, g.phase) == (3, CLIENTELE)


@pytest.mark.rule("BOZ-8.3.0.13")
def test_artillery_alone_is_still_an_army() -> None:
    g = relieving(2, 0, 0, 1)
    assert refuse_relief(g, W) is None


@pytest.mark.rule("BOZ-8.3.0.15", "BOZ-8.3.0.1")
def test_only_enemy_cubes_can_be_attacked_never_markers() -> None:
    g = relieving()
    markers(g, "great_poland", 2)
    assert clause(refuse_province(g, number("great_poland"))) == "BOZ-8.3.0.15"
    assert clause(refuse_province(g, number("prussia"))) == "BOZ-8.3.0.1"


@pytest.mark.rule("BOZ-8.3.1.1", "BOZ-8.3.1.2", "BOZ-8.2.4.5")
def test_in_turn_3_the_free_attack_may_relieve_vienna() -> None:
    g = relieving(3)
    camp(g, "habsburgs", ottomans=4)
    dice(g, 6, 6)
    run(relief(g, W), [("relieve_vienna",)])
    assert vienna(g) == 2
    assert sound(g)


@pytest.mark.rule("BOZ-8.3.1.1")
def test_vienna_is_relieved_in_turn_3_only_and_only_from_ottomans() -> None:
    g = relieving(3)
    assert clause(refuse_vienna(g)) == "BOZ-8.3.1.1"
    g = relieving(4)
    hold_vienna(g)
    assert clause(refuse_vienna(g)) == "BOZ-8.3.1.1"
    enemies(g, "prussia", "north", 1)
    question = asked(relief(g, W))
    assert question is not None
    assert why_not(g, question, ("relieve_vienna",)) == "BOZ-8.3.1.1"
    assert why_not(g, question, ("relieve", "ukraine")) == "BOZ-8.3.0.1"
    assert why_not(g, question, ("done",)) == "BOZ-8.3.0.1"


# -- 8.4 expansion --------------------------------------------------------------------------------


def expanding(turn: int = 2, **variants: bool) -> GodsPlayground:
    return position(turn=turn, phase=EXPANSION, **variants)


@pytest.mark.rule("BOZ 8.4.0.2 8.4.0.3 8.4.0.4 8.4.0.5 8.4.0.9")
def test_the_full_difference_enters_each_target_and_nothing_leaves_home() -> None:
    g = expanding()
    enemies(g, "prussia", "north", 5)
    clients(g, "prussia", {W: 1, R: 1})
    clients(g, "lithuania", {W: 2})
    expand(g, number("north"), number("prussia"))
    assert enemies_in(g, "prussia") == {"north": 5}
    assert enemies_in(g, "lithuania") == {"north": 3}
    assert enemies_in(g, "great_poland") == {"north": 3}
    assert cubes_in(g, "lithuania") == [2, 0, 0]
    assert g.provinces[1].invaded
    assert sound(g)


@pytest.mark.rule("BOZ-8.4.0.2")
def test_who_does_not_outnumber_the_clients_stays() -> None:
    g = expanding()
    enemies(g, "prussia", "north", 2)
    clients(g, "prussia", {W: 1, R: 1})
    expand(g, number("north"), number("prussia"))
    assert enemies_in(g, "lithuania") == {}


@pytest.mark.rule("BOZ-8.4.0.12")
def test_an_enemy_does_not_expand_to_where_it_is() -> None:
    g = expanding()
    enemies(g, "prussia", "north", 3)
    enemies(g, "lithuania", "north", 1)
    expand(g, number("north"), number("prussia"))
    assert enemies_in(g, "lithuania") == {"north": 1}
    assert enemies_in(g, "great_poland") == {"north": 3}


@pytest.mark.rule("BOZ-8.4.0.10", "BOZ-8.4.0.11")
def test_armies_defend_against_every_expansion() -> None:
    g = expanding()
    army(g, B, "lithuania", 0, 1)
    enemies(g, "prussia", "north", 2)
    enemies(g, "ukraine", "tatars", 3)
    markers(g, "little_poland", 1)
    dice(g, 4, 4)
    expansions(g)
    # One black cube falls, then one brown; one of each is left against one, and they clash.
    assert enemies_in(g, "lithuania") == {"tatars": 1}
    assert g.provinces[3].markers == 0
    assert rolled_all(g)


@pytest.mark.rule("BOZ-8.4.0.3")
def test_only_the_enemy_whose_home_it_is_expands() -> None:
    g = expanding()
    enemies(g, "lithuania", "north", 5)
    expansions(g)
    assert sum(sum(here.enemies) for here in g.provinces) == 5


@pytest.mark.rule("BOZ-8.4.0.2")
def test_old_cubes_expand_too_even_under_a_treaty() -> None:
    g = expanding()
    enemies(g, "lithuania", "moscow", 2)
    treaty(g, "moscow")
    expansions(g)
    assert enemies_in(g, "prussia") == {"moscow": 2}
    assert enemies_in(g, "ukraine") == {"moscow": 2}


@pytest.mark.rule("BOZ-8.4.0.6")
def test_when_the_supply_is_out_cubes_come_from_the_field() -> None:
    g = expanding()
    camp(g, "north", cubes=6)
    enemies(g, "prussia", "north", 4)
    enemies(g, "ukraine", "north", 9)  # 6 left beside the board, 8 wanted
    expand(g, number("north"), number("prussia"))
    assert enemies_in(g, "lithuania") == {"north": 4}
    assert enemies_in(g, "great_poland") == {"north": 4}
    assert (g.supply[0], g.fields[0].cubes) == (0, 4)
    assert sound(g)


@pytest.mark.rule("BOZ-8.4.0.7")
def test_too_few_cubes_are_split_and_an_odd_one_falls_by_chance() -> None:
    g = expanding()
    enemies(g, "prussia", "north", 6)
    enemies(g, "ukraine", "north", 14)  # 5 are left for twice 6
    dice(g, 2)  # the second target gets the odd one
    expand(g, number("north"), number("prussia"))
    assert enemies_in(g, "lithuania") == {"north": 2}
    assert enemies_in(g, "great_poland") == {"north": 3}
    assert sound(g)


@pytest.mark.rule("BOZ-8.4.0.7")
def test_even_shares_need_no_dice() -> None:
    g = expanding()
    dice(g)
    assert share(g, 4, [1, 4], 6) == [3, 3]
    assert share(g, 4, [1, 4], 8) == [4, 4]
    assert share(g, 4, [4], 3) == [3]
    assert share(g, 4, [], 0) == []


@pytest.mark.rule("BOZ-8.4.0.1", "BOZ-8.4.0.13")
def test_expansions_follow_the_order_of_the_fields() -> None:
    g = expanding()
    enemies(g, "prussia", "north", 3)
    enemies(g, "lithuania", "moscow", 2)
    expansions(g)
    # Black comes first: three against two green in Lithuania leave one; green has no cube left.
    assert enemies_in(g, "lithuania") == {"north": 1}
    assert enemies_in(g, "ukraine") == {}


# -- 8.4.1 markers --------------------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.4.1.1", "BOZ-8.4.1.3", "BOZ-8.4.0.9")
def test_markers_spread_and_cancel_cubes() -> None:
    g = expanding()
    markers(g, "great_poland", 3)
    clients(g, "great_poland", {W: 1})
    clients(g, "prussia", {W: 1})
    spread_influence(g)
    assert g.provinces[0].markers == 1
    assert cubes_in(g, "prussia") == [0, 0, 0]
    assert g.provinces[3].markers == 2
    assert great_poland_markers(g) == 3
    assert sound(g)


@pytest.mark.rule("BOZ-8.4.1.2")
def test_markers_vanish_among_enemies() -> None:
    g = expanding()
    markers(g, "great_poland", 2)
    enemies(g, "prussia", "north", 1)
    clients(g, "prussia", {W: 3})
    spread_influence(g)
    assert g.provinces[0].markers == 0
    assert cubes_in(g, "prussia") == [3, 0, 0]


@pytest.mark.rule("BOZ-8.4.0.12")
def test_markers_do_not_spread_to_where_markers_are() -> None:
    g = expanding()
    markers(g, "great_poland", 2)
    markers(g, "prussia", 1)
    spread_influence(g)
    assert g.provinces[0].markers == 1
    assert g.provinces[3].markers == 2


@pytest.mark.rule("BOZ-8.4.0.7")
def test_too_few_markers_are_split_too() -> None:
    g = expanding()
    markers(g, "great_poland", 4)
    markers(g, "ukraine", 3)  # three are left for twice four
    dice(g, 1)
    spread_influence(g)
    assert (g.provinces[0].markers, g.provinces[3].markers) == (2, 1)
    assert sound(g)


# -- 8.4.2 from Vienna ----------------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.4.2.1", "BOZ-8.4.2.2", "BOZ-8.2.4.6")
def test_orange_cubes_less_two_enter_great_poland() -> None:
    for standing, entering in ((5, 3), (3, 1), (2, 0), (1, 0)):
        g = expanding(3)
        camp(g, "habsburgs", ottomans=standing)
        step_from_vienna(g)
        assert sum(g.provinces[4].enemies) == entering
        assert vienna(g) == standing
        assert sound(g)


@pytest.mark.rule("BOZ-8.4.0.12")
def test_orange_cubes_in_great_poland_keep_others_out() -> None:
    g = expanding(3)
    camp(g, "habsburgs", ottomans=6)
    enemies(g, "great_poland", "ottomans", 1)
    step_from_vienna(g)
    assert enemies_in(g, "great_poland") == {"ottomans": 1}


@pytest.mark.rule("BOZ-8.4.2.1")
def test_a_switch_keeps_the_step_to_the_turn_of_the_siege() -> None:
    for allowed, entering in ((True, 2), (False, 0)):
        g = expanding(4, ottoman_step_in_turn_4=allowed)
        hold_vienna(g)
        camp(g, "habsburgs", ottomans=2)
        step_from_vienna(g)
        assert sum(g.provinces[4].enemies) == entering
    g = expanding(3, ottoman_step_in_turn_4=False)
    camp(g, "habsburgs", ottomans=4)
    step_from_vienna(g)
    assert enemies_in(g, "great_poland") == {"ottomans": 2}


@pytest.mark.rule("BOZ-8.2.4.9")
def test_in_turn_4_purple_arrows_count_as_orange_if_the_ottomans_hold_vienna() -> None:
    g = expanding(4)
    hold_vienna(g)
    enemies(g, "great_poland", "ottomans", 3)
    clients(g, "great_poland", {W: 1})
    expansions(g)
    assert enemies_in(g, "prussia") == {"ottomans": 2}
    assert enemies_in(g, "little_poland") == {"ottomans": 2}
    g = expanding(3)
    enemies(g, "great_poland", "ottomans", 3)
    expansions(g)
    assert enemies_in(g, "prussia") == {}


def test_what_came_from_vienna_does_not_go_on_at_once() -> None:
    g = expanding(4)
    hold_vienna(g)
    camp(g, "habsburgs", ottomans=4)
    expansions(g)
    assert enemies_in(g, "great_poland") == {"ottomans": 4}
    assert enemies_in(g, "prussia") == {}


def test_in_turn_3_markers_spread_before_the_ottomans_come() -> None:
    g = expanding(3)
    markers(g, "great_poland", 2)
    camp(g, "habsburgs", ottomans=3)
    expansions(g)
    assert great_poland_markers(g) == 0
    assert (g.provinces[0].markers, g.provinces[3].markers) == (2, 2)
    assert enemies_in(g, "great_poland") == {"ottomans": 1}
    assert army_of(g, W, "great_poland") == [0, 0, 0]


@pytest.mark.rule("BOZ-8.2.4.9", "BOZ-8.4.0.6")
def test_vienna_is_held_though_its_cubes_were_lent_to_the_invasion() -> None:
    g = position(turn=4, phase=INVASIONS)
    hold_vienna(g)
    enemies(g, "little_poland", "ottomans", 16)
    clients(g, "little_poland", {R: 6})
    invasion(g, number("ottomans"))
    invasion(g, number("habsburgs"))
    # Of the ten for Great Poland two are beside the board, and two in field V.
    assert enemies_in(g, "great_poland") == {"ottomans": 4}
    assert vienna(g) == 0
    assert strength(g, number("habsburgs")) == 10
    remove_enemy(g, number("little_poland"), number("ottomans"), 20)
    expansions(g)
    assert enemies_in(g, "prussia") == {"ottomans": 4}
    assert sound(g)
