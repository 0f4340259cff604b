"""8.1 Magnate campaigns, and how units fight."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import NO, PASS, YES, Ask
from stolnik.games.gods_playground.box.components import ENEMIES, PROVINCES
from stolnik.games.gods_playground.chapters.wars.campaigns import campaign, refuse_campaign
from stolnik.games.gods_playground.chapters.wars.combat import (
    attack,
    crown_attack,
    private_attack,
)
from stolnik.games.gods_playground.play import campaigns
from stolnik.games.gods_playground.state import CAMPAIGNS, NOBODY, RELIEF, GodsPlayground
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
    cossacks,
    crown,
    cubes_in,
    deputies,
    dice,
    enemies,
    enemies_in,
    hold_vienna,
    number,
    position,
    raiders,
    rolled_all,
    rolls_of,
    run,
    sound,
    treaty,
)


def at_war(turn: int = 2, **how: Any) -> GodsPlayground:
    return position(turn=turn, phase=CAMPAIGNS, **how)


def lead(g: GodsPlayground, seat: int, province: str, *rolls: int) -> None:
    """A campaign with own units only."""
    dice(g, *rolls)
    run(campaign(g, seat), [("campaign", province)])
    assert rolled_all(g)


# -- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 8.1.7 8.1.8 8.1.9")
def test_each_infantry_and_cavalry_token_rolls_one_die() -> None:
    g = at_war()
    army(g, W, "lithuania", 3, 2)
    dice(g, 4, 5, 6, 3, 4)
    assert private_attack(g, W, number("lithuania")) == 3
    assert rolled_all(g)


@pytest.mark.parametrize(
    "hits_on, artillery, roll, hit",
    [
        pytest.param(5, False, 5, True, marks=pytest.mark.rule("BOZ-8.1.8")),
        pytest.param(5, False, 4, False, marks=pytest.mark.rule("BOZ-8.1.8")),
        pytest.param(4, False, 4, True, marks=pytest.mark.rule("BOZ-8.1.9")),
        pytest.param(4, False, 3, False, marks=pytest.mark.rule("BOZ-8.1.9")),
        pytest.param(5, True, 4, True, marks=pytest.mark.rule("BOZ-8.1.10")),
        pytest.param(5, True, 3, False, marks=pytest.mark.rule("BOZ-8.1.10")),
        pytest.param(4, True, 3, True, marks=pytest.mark.rule("BOZ-8.1.10")),
        pytest.param(4, True, 2, False, marks=pytest.mark.rule("BOZ-8.1.10")),
    ],
)
def test_table_boz_ex30_what_hits(hits_on: int, artillery: bool, roll: int, hit: bool) -> None:
    g = at_war()
    dice(g, roll)
    assert attack(g, 1, hits_on, artillery).hits == hit


@pytest.mark.rule("BOZ-8.1.12", "BOZ-8.1.13")
@pytest.mark.parametrize("artillery", [False, True])
def test_a_1_destroys_the_unit_and_never_hits(artillery: bool) -> None:
    g = at_war()
    dice(g, 1, 2)
    rolled = attack(g, 2, 2, artillery)
    assert (rolled.hits, rolled.lost) == (1, 1)


@pytest.mark.rule("BOZ-8.1.12")
def test_destroyed_tokens_return_to_their_pool() -> None:
    g = at_war()
    army(g, W, "lithuania", 2, 2, 1)
    dice(g, 1, 2, 1, 1)
    private_attack(g, W, number("lithuania"))
    assert army_of(g, W, "lithuania") == [1, 0, 1]
    assert g.players[W].army == [3, 3, 0]
    assert sound(g)


@pytest.mark.rule("BOZ-8.1.10")
def test_artillery_does_not_roll() -> None:
    g = at_war()
    army(g, W, "lithuania", 1, 0, 1)
    dice(g, 4)
    assert private_attack(g, W, number("lithuania")) == 1
    assert rolled_all(g)


@pytest.mark.rule("BOZ-8.1.21", "BOZ-8.3.0.6", "BOZ-8.3.0.4")
def test_the_crown_army_fights_alike_and_loses_to_the_coat_of_arms() -> None:
    g = at_war()
    crown(g, 2, 2, 1)
    dice(g, 4, 1, 3, 1)
    assert crown_attack(g, W) == 2
    assert (g.crown, g.coat_of_arms) == ([1, 1, 1], [3, 3, 0])


# -- declaring ------------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 8.1.5 8.1.6 8.1.11 2.32 2.33 2.34 2.35 2.36")
def test_table_boz_ex29_each_province_attacks_its_own_enemy() -> None:
    for province, enemy in zip(PROVINCES, ENEMIES):
        g = at_war(turn=4)
        clients(g, province, {W: 2})
        army(g, W, province, 1)
        lead(g, W, province, 6)
        assert [sum(field.raiders) for field in g.fields].index(1) == ENEMIES.index(enemy)
        assert cubes_in(g, province)[W] == 1
        assert g.players[W].cubes == 18 - 1 + 1
        assert sound(g)


@pytest.mark.rule("BOZ-8.1.5", "BOZ-8.1.7")
def test_a_campaign_takes_a_cube_and_units_that_roll() -> None:
    g = at_war()
    lithuania = number("lithuania")
    army(g, W, "lithuania", 1)
    assert clause(refuse_campaign(g, W, lithuania)) == "BOZ-8.1.5"
    clients(g, "lithuania", {W: 1})
    assert refuse_campaign(g, W, lithuania) is None
    g.provinces[lithuania].armies[W] = [0, 0, 1]  # artillery alone
    assert clause(refuse_campaign(g, W, lithuania)) == "BOZ-8.1.7"


@pytest.mark.rule("BOZ-8.1.23", "BOZ-8.1.24")
def test_the_habsburgs_may_be_attacked_in_turn_4_only() -> None:
    for turn in (1, 2, 3):
        g = at_war(turn)
        clients(g, "great_poland", {W: 1})
        army(g, W, "great_poland", 1)
        assert clause(refuse_campaign(g, W, number("great_poland"))) == "BOZ-8.1.23"
    g.turn = 4
    assert refuse_campaign(g, W, number("great_poland")) is None
    lead(g, W, "great_poland", 6)
    assert raiders(g, "habsburgs")[W] == 1


@pytest.mark.rule("BOZ-7.2.3.5", "BOZ-7.2.3.6", "BOZ-8.1.30")
def test_a_treaty_bars_the_field_but_not_cubes_in_the_province() -> None:
    g = at_war()
    clients(g, "lithuania", {W: 2})
    army(g, W, "lithuania", 2)
    treaty(g, "moscow")
    assert clause(refuse_campaign(g, W, number("lithuania"))) == "BOZ-7.2.3.5"
    enemies(g, "lithuania", "moscow", 1)
    lead(g, W, "lithuania", 6, 6)
    assert enemies_in(g, "lithuania") == {}
    assert raiders(g, "moscow") == [0, 0, 0]  # the surplus hit is lost (R9)
    assert sound(g)


@pytest.mark.rule("BOZ 8.1.1 8.1.2 8.1.3 8.1.4")
def test_campaigns_go_in_cycles_until_all_have_passed() -> None:
    g = at_war(hetman=R)
    for seat in (W, R, B):
        clients(g, "lithuania", {seat: 2})
        army(g, seat, "lithuania", 1)
    dice(g, 2, 2, 2, *[6] * 40)
    seats = []
    for move in (("campaign", "lithuania"), PASS, ("campaign", "lithuania")):
        seats.append(g.active)
        run(campaigns(g), [move])
    assert seats == [R, B, W]
    seats = []
    while g.phase == CAMPAIGNS:
        seats.append(g.active)
        question = asked(campaign(g, g.active))
        run(campaigns(g), [] if question is None else [PASS])
    assert seats == [R, W]  # who passed is out
    assert g.phase == RELIEF


@pytest.mark.rule("BOZ-8.1.2")
def test_one_campaign_goes_against_one_enemy() -> None:
    g = at_war()
    for province in ("prussia", "lithuania"):
        clients(g, province, {W: 1})
        army(g, W, province, 1)
    lead(g, W, "prussia", 6)
    assert (raiders(g, "north")[W], raiders(g, "moscow")[W]) == (1, 0)


# -- hits -----------------------------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.1.28", "BOZ-8.1.29")
def test_enemy_cubes_in_the_province_are_hit_first() -> None:
    g = at_war()
    clients(g, "lithuania", {W: 1})
    army(g, W, "lithuania", 3)
    enemies(g, "lithuania", "north", 2)
    lead(g, W, "lithuania", 5, 5, 5)
    assert enemies_in(g, "lithuania") == {}
    assert raiders(g, "moscow")[W] == 1
    assert g.supply[number("north")] == 25


@pytest.mark.rule("BOZ-8.1.31")
def test_raiders_do_not_remove_enemy_cubes_in_a_field() -> None:
    g = at_war()
    clients(g, "lithuania", {W: 1})
    army(g, W, "lithuania", 1)
    camp(g, "moscow", cubes=1)
    lead(g, W, "lithuania", 6)
    assert g.fields[number("moscow")].cubes == 1
    assert raiders(g, "moscow")[W] == 1


@pytest.mark.rule("BOZ-8.1.11")
def test_a_hit_without_a_cube_in_the_pool_places_nothing() -> None:
    g = at_war()
    clients(g, "lithuania", {W: 19})
    clients(g, "prussia", {W: 1})
    army(g, W, "lithuania", 3)
    lead(g, W, "lithuania", 6, 6, 6)  # the cube that was paid is all there is
    assert raiders(g, "moscow")[W] == 1
    assert sound(g)


# -- Cossacks -------------------------------------------------------------------------------------


def in_ukraine(*units: int) -> GodsPlayground:
    g = at_war()
    clients(g, "ukraine", {W: 2})
    army(g, W, "ukraine", *units)
    cossacks(g, 2)
    return g


@pytest.mark.rule("BOZ-8.1.15", "BOZ-8.1.17", "BOZ-8.1.9", "BOZ-7.3.11")
def test_cossacks_may_join_and_their_hits_are_the_players() -> None:
    g = in_ukraine(1)
    dice(g, 2, 4, 3)
    questions: list[Ask] = []
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 2)], asks=questions)
    assert set(questions[1].options) == {("cossacks", 0), ("cossacks", 1), ("cossacks", 2)}
    assert raiders(g, "tatars")[W] == 1
    assert rolls_of(g.battle) == [("private", 0, 0), ("cossacks", 1, 0)]
    dice(g, 2)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 0)])
    assert rolled_all(g)


@pytest.mark.rule("BOZ-8.1.14")
def test_destroyed_cossacks_go_to_their_field() -> None:
    g = in_ukraine(1)
    dice(g, 2, 1)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 1)])
    assert (g.provinces[2].cossacks, g.cossacks) == (1, 1)
    assert sound(g)


@pytest.mark.rule("BOZ-8.1.16")
def test_artillery_helps_the_cossacks() -> None:
    g = in_ukraine(1, 0, 1)
    dice(g, 2, 3)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 1)])
    assert raiders(g, "tatars")[W] == 1


@pytest.mark.rule("BOZ-8.1.15")
def test_cossacks_need_own_infantry_or_cavalry() -> None:
    g = in_ukraine(0, 0, 1)
    assert clause(refuse_campaign(g, W, number("ukraine"))) == "BOZ-8.1.7"


@pytest.mark.rule("BOZ-8.1.18")
def test_cossacks_attack_tatars_only() -> None:
    g = in_ukraine(1)
    enemies(g, "ukraine", "moscow", 2)
    dice(g, 6, 6, 6)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 2)])
    # Own hits come first; while a green cube is left, the hits of the Cossacks are lost.
    assert enemies_in(g, "ukraine") == {"moscow": 1}
    assert raiders(g, "tatars")[W] == 0


@pytest.mark.rule("BOZ-8.1.18")
def test_cossacks_go_on_against_the_tatars_when_the_others_are_gone() -> None:
    g = in_ukraine(1)
    enemies(g, "ukraine", "moscow", 1)
    dice(g, 6, 6, 6)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 2)])
    assert enemies_in(g, "ukraine") == {}
    assert raiders(g, "tatars")[W] == 2


@pytest.mark.rule("BOZ-8.1.18")
def test_cossacks_stay_at_home_if_there_are_no_tatars_to_attack() -> None:
    g = in_ukraine(1)
    treaty(g, "tatars")
    enemies(g, "ukraine", "moscow", 2)
    lead(g, W, "ukraine", 6)
    g.provinces[2].enemies = [0, 0, 1, 0, 0]
    dice(g, 2, 6)
    run(campaign(g, W), [("campaign", "ukraine"), ("cossacks", 1)])
    assert enemies_in(g, "ukraine") == {}


# -- the Crown Army -------------------------------------------------------------------------------


def with_crown(*units: int) -> GodsPlayground:
    g = at_war()
    clients(g, "lithuania", {W: 3})
    army(g, W, "lithuania", 1)
    deputies(g, prussia=W, ukraine=W)
    crown(g, *units)
    return g


@pytest.mark.rule("BOZ-8.1.19", "BOZ-8.1.21", "BOZ-8.1.20")
def test_a_sejm_disc_brings_the_crown_army_into_one_campaign() -> None:
    g = with_crown(2, 1)
    dice(g, 2, 5, 4, 4)
    run(campaign(g, W), [("campaign", "lithuania"), YES])
    assert g.fields[number("moscow")].king == 2
    assert g.king_cubes == 10
    assert [here.seat for here in g.provinces] == [NOBODY, NOBODY, W, NOBODY, NOBODY]
    dice(g, 2)
    run(campaign(g, W), [("campaign", "lithuania"), NO])  # not in the next
    assert rolled_all(g)
    assert g.fields[number("moscow")].king == 2
    assert sound(g)


@pytest.mark.rule("BOZ-8.1.19")
def test_without_a_disc_or_without_units_there_is_no_crown_army() -> None:
    g = with_crown(0, 0, 1)
    lead(g, W, "lithuania", 2)
    g = with_crown(1)
    for here in g.provinces:
        here.seat = NOBODY
    lead(g, W, "lithuania", 2)


@pytest.mark.rule("BOZ-8.1.22")
def test_the_crown_army_finds_what_the_player_has_left() -> None:
    g = with_crown(2)
    enemies(g, "lithuania", "moscow", 2)
    dice(g, 6, 6, 6)
    run(campaign(g, W), [("campaign", "lithuania"), YES])
    assert enemies_in(g, "lithuania") == {}
    assert raiders(g, "moscow")[W] == 0
    assert g.fields[number("moscow")].king == 1
    assert rolls_of(g.battle) == [("private", 1, 0), ("crown", 2, 0)]


@pytest.mark.rule("BOZ-8.1.21")
def test_a_hit_without_a_kings_cube_places_nothing() -> None:
    g = with_crown(2)
    camp(g, "north", king=11)
    dice(g, 2, 6, 6)
    run(campaign(g, W), [("campaign", "lithuania"), YES])
    assert (g.fields[number("moscow")].king, g.king_cubes) == (1, 0)


def test_in_turn_4_raids_on_vienna_stand_in_field_v() -> None:
    g = at_war(turn=4)
    hold_vienna(g)
    clients(g, "great_poland", {W: 1})
    army(g, W, "great_poland", 1)
    lead(g, W, "great_poland", 6)
    assert raiders(g, "habsburgs")[W] == 1
    assert raiders(g, "ottomans")[W] == 0
