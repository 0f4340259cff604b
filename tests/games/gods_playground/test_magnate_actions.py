"""7.1 and 7.3: new estates and private armies."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import PASS, Ask, Move
from stolnik.games.gods_playground.chapters.magnate_actions.new_estates import (
    new_estate,
    refuse_building,
)
from stolnik.games.gods_playground.chapters.magnate_actions.private_armies import (
    recruit,
    refuse_recruiting,
    unpaid_cossacks,
)
from stolnik.games.gods_playground.play import new_estates, play, private_armies
from stolnik.games.gods_playground.state import (
    CAMPAIGNS,
    NEW_ESTATES,
    PRIVATE_ARMIES,
    SPECIAL_ACTIONS,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army_of,
    asked,
    clause,
    clients,
    cubes_in,
    enemies,
    estates,
    markers,
    number,
    options,
    owners,
    position,
    run,
    sound,
    why_not,
)


def build(province: str) -> Move:
    return ("build", province)


# -- 7.1 new estates ------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 7.1.1 7.1.2 7.1.3 7.1.4 7.1.5 7.1.6 7.1.7")
def test_example_boz_ex6_new_estates_in_turn_1() -> None:
    g = position(turn=1, hetman=R)
    # Red, white, blue: the next seats clockwise are B and W, so that they sit R, B, W here.
    clients(g, "ukraine", {R: 1, W: 5})
    clients(g, "prussia", {B: 2})
    run(new_estates(g), [build("ukraine")])  # red
    run(new_estates(g), [build("prussia")])  # the second, in another province
    run(new_estates(g), [build("ukraine")])  # the third
    assert owners(g, "ukraine") == [R, W]
    assert g.step == 2
    run(new_estates(g))  # red has no cube left, and passes
    run(new_estates(g))  # one cube is not enough for a second estate
    run(new_estates(g), [build("ukraine")])
    assert owners(g, "ukraine") == [R, W, W]
    assert cubes_in(g, "ukraine")[W] == 2
    assert g.active == W  # the others are out
    run(new_estates(g), [build("ukraine")])  # a third estate costs two cubes, not three
    assert owners(g, "ukraine") == [R, W, W, W]
    assert cubes_in(g, "ukraine")[W] == 0
    assert g.phase == NEW_ESTATES
    run(new_estates(g))
    assert g.phase == SPECIAL_ACTIONS
    assert sound(g)


@pytest.mark.rule("BOZ-7.1.3", "BOZ-7.1.4", "BOZ-7.1.2")
def test_an_estate_needs_cubes_and_a_free_field() -> None:
    g = position()
    clients(g, "prussia", {W: 1})
    clients(g, "ukraine", {W: 3})
    estates(g, "ukraine", R, R, R, B, B)
    question = asked(new_estate(g, W))
    assert question is not None
    assert question.options == (build("prussia"), PASS)
    assert why_not(g, question, build("lithuania")) == "BOZ-7.1.3"
    assert why_not(g, question, build("ukraine")) == "BOZ-7.1.2"
    g.step = 2
    assert clause(refuse_building(g, W, number("prussia"))) == "BOZ-7.1.4"


@pytest.mark.rule("BOZ-2.4")
def test_without_a_disc_there_is_no_estate() -> None:
    g = position()
    clients(g, "prussia", {W: 1})
    g.players[W].discs = 0
    assert clause(refuse_building(g, W, number("prussia"))) == "BOZ-2.4"


@pytest.mark.rule("BOZ-7.1.7", "BOZ-7.1.1")
def test_who_passes_builds_no_more_this_turn() -> None:
    g = position()
    for seat in (W, R, B):
        clients(g, "ukraine", {seat: 6})
    run(new_estates(g), [PASS])
    run(new_estates(g), [build("ukraine")])
    run(new_estates(g), [build("ukraine")])
    assert g.active == R
    assert g.players[W].passed


@pytest.mark.rule("BOZ-7.1.8")
def test_estates_can_be_built_among_enemies() -> None:
    g = position()
    clients(g, "prussia", {W: 1})
    enemies(g, "prussia", "north", 4)
    assert refuse_building(g, W, number("prussia")) is None


# -- 7.3 private armies ---------------------------------------------------------------------------


def raising(**how: Any) -> GodsPlayground:
    return position(phase=PRIVATE_ARMIES, **how)


@pytest.mark.rule("BOZ 7.3.1 7.3.4 7.3.5 7.3.6 7.3.7 7.3.8 7.3.9 7.3.10 7.3.15 7.3.16")
def test_example_boz_ex13_recruiting() -> None:
    g = raising(turn=2)
    clients(g, "ukraine", {B: 3, W: 3})
    clients(g, "little_poland", {R: 4})
    enemies(g, "little_poland", "ottomans", 1)
    run(recruit(g, B), answers("ukraine", 1, 2, 0, 0))
    assert g.players[B].money == 10
    run(recruit(g, W), answers("ukraine", 2, 1, 0, 2))
    assert g.players[W].money == 8
    run(recruit(g, R), answers("little_poland", 3, 2, 1))
    assert g.players[R].money == 10
    assert cubes_in(g, "ukraine") == [2, 0, 2]
    assert cubes_in(g, "little_poland") == [0, 3, 0]
    assert army_of(g, B, "ukraine") == [1, 2, 0]
    assert army_of(g, W, "ukraine") == [2, 1, 0]
    assert army_of(g, R, "little_poland") == [3, 2, 1]
    assert g.provinces[number("ukraine")].cossacks == 2
    questions: list[Ask] = []
    run(recruit(g, B), answers("ukraine", 1, 0, 0), asks=questions)
    assert why_not(g, questions[1], ("infantry", 4)) == "BOZ-7.3.5"
    assert cubes_in(g, "ukraine")[B] == 1  # another cube, and the price
    assert g.players[B].money == 8
    assert sound(g)


def answers(province: str, infantry: int, cavalry: int, artillery: int, *wild: int) -> list[Move]:
    moves: list[Move] = [("recruit", province), ("infantry", infantry), ("cavalry", cavalry)]
    moves.append(("artillery", artillery))
    return [*moves, *(("cossacks", count) for count in wild)]


@pytest.mark.rule("BOZ-7.3.7")
def test_there_is_no_artillery_in_turn_1() -> None:
    g = raising(turn=1)
    clients(g, "prussia", {W: 1})
    questions: list[Ask] = []
    run(recruit(g, W), answers("prussia", 1, 1, 0)[:3], asks=questions)
    assert [question.topic for question in questions] == ["recruiting", "infantry", "cavalry"]
    assert army_of(g, W, "prussia") == [1, 1, 0]


@pytest.mark.rule("BOZ-7.3.4", "BOZ-7.3.13")
def test_recruiting_takes_a_cube_of_the_province_and_money() -> None:
    g = raising(money=1)
    clients(g, "prussia", {W: 1})
    assert clause(refuse_recruiting(g, W, number("lithuania"))) == "BOZ-7.3.4"
    assert clause(refuse_recruiting(g, W, number("prussia"))) == "BOZ-7.3.13"
    enemies(g, "prussia", "north", 1)
    assert refuse_recruiting(g, W, number("prussia")) is None  # one złoty buys infantry


@pytest.mark.rule("BOZ-7.3.13")
def test_money_and_tokens_are_the_only_limits() -> None:
    g = raising(money=9)
    clients(g, "prussia", {W: 1})
    questions: list[Ask] = []
    run(recruit(g, W), answers("prussia", 4, 0, 0)[:2], asks=questions)
    assert questions[1].options == tuple(("infantry", n) for n in range(5))
    assert g.players[W].money == 1


@pytest.mark.rule("BOZ-7.3.13")
def test_a_number_that_cannot_be_paid_is_refused() -> None:
    g = raising(money=5)
    clients(g, "prussia", {W: 1})
    flow = recruit(g, W)
    assert isinstance(next(flow), Ask)
    question = flow.send(("recruit", "prussia"))
    assert isinstance(question, Ask)
    assert question.options == (("infantry", 0), ("infantry", 1), ("infantry", 2))
    assert why_not(g, question, ("infantry", 3)) == "BOZ-7.3.13"
    assert why_not(g, question, ("infantry", 1)) is None


@pytest.mark.rule("BOZ-7.3.9")
def test_a_recruitment_has_at_least_one_own_token() -> None:
    g = raising(money=3)
    clients(g, "ukraine", {W: 1})
    run(recruit(g, W), [("recruit", "ukraine")])  # one infantry is all that can be had
    assert army_of(g, W, "ukraine") == [1, 0, 0]
    assert g.players[W].money == 1


@pytest.mark.rule("BOZ-7.3.9")
def test_cossacks_never_come_alone() -> None:
    g = raising(money=20)
    clients(g, "ukraine", {W: 1})
    flow = recruit(g, W)
    assert isinstance(next(flow), Ask)
    flow.send(("recruit", "ukraine"))
    question = flow.send(("infantry", 0))
    assert isinstance(question, Ask)
    assert question.topic == "cavalry"
    assert ("cavalry", 0) not in question.options  # in turn 1 there is no artillery
    assert why_not(g, question, ("cavalry", 0)) == "BOZ-7.3.9"


@pytest.mark.rule("BOZ-7.3.8")
def test_cossacks_can_be_recruited_in_ukraine_only_and_only_two() -> None:
    g = raising()
    clients(g, "ukraine", {W: 2})
    clients(g, "prussia", {W: 1})
    questions: list[Ask] = []
    run(recruit(g, W), answers("prussia", 1, 0, 0)[:3], asks=questions)
    assert "cossacks" not in [question.topic for question in questions]
    questions = []
    run(recruit(g, W), [*answers("ukraine", 1, 0, 0)[:3], ("cossacks", 1)], asks=questions)
    assert questions[-1].options == (("cossacks", 0), ("cossacks", 1), ("cossacks", 2))
    run(recruit(g, W), [*answers("ukraine", 1, 0, 0)[:3], ("cossacks", 1)], asks=questions)
    assert questions[-1].options == (("cossacks", 0), ("cossacks", 1))
    assert why_not(g, questions[-1], ("cossacks", 2)) == "BOZ-7.3.8"


@pytest.mark.rule("BOZ-7.3.15")
def test_markers_do_not_halve_prices() -> None:
    g = raising()
    clients(g, "great_poland", {W: 1})
    markers(g, "great_poland", 2)
    run(recruit(g, W), answers("great_poland", 1, 1, 0)[:3])
    assert g.players[W].money == 14


@pytest.mark.rule("BOZ-7.3.15")
def test_cossacks_cost_half_as_well() -> None:
    g = raising()
    clients(g, "ukraine", {W: 1})
    enemies(g, "ukraine", "tatars", 1)
    run(recruit(g, W), [*answers("ukraine", 2, 0, 0)[:3], ("cossacks", 2)])
    assert g.players[W].money == 20 - 2 - 2


@pytest.mark.rule("BOZ 7.3.1 7.3.2 7.3.3")
def test_recruiting_goes_in_cycles_until_all_have_passed() -> None:
    g = raising()
    for seat in (W, R, B):
        clients(g, "prussia", {seat: 3})
    run(private_armies(g), [PASS])
    run(private_armies(g), answers("prussia", 1, 0, 0)[:3])
    run(private_armies(g), answers("prussia", 1, 0, 0)[:3])
    assert (g.active, g.step) == (R, 2)  # who passed is out
    run(private_armies(g), answers("prussia", 1, 0, 0)[:3])
    run(private_armies(g), [PASS])
    run(private_armies(g), [PASS])
    assert g.phase == CAMPAIGNS


@pytest.mark.rule("BOZ-7.3.12")
def test_unpaid_cossacks_go_to_the_tatars_when_all_have_recruited() -> None:
    g = raising()
    clients(g, "ukraine", {W: 1})
    run(private_armies(g), [*answers("ukraine", 1, 0, 0)[:3], ("cossacks", 1)])
    flow = play(g)
    next(flow)
    while g.phase == PRIVATE_ARMIES:
        next(flow)
    assert g.fields[number("tatars")].cossacks == 1
    assert g.cossacks == 0


@pytest.mark.rule("BOZ-7.3.12")
def test_if_nobody_pays_both_cossacks_go() -> None:
    g = raising()
    unpaid_cossacks(g)
    assert g.fields[number("tatars")].cossacks == 2
    assert sound(g)


@pytest.mark.rule("BOZ-7.3.1")
def test_all_tokens_of_a_recruitment_stand_in_one_province() -> None:
    g = raising()
    clients(g, "prussia", {W: 1})
    clients(g, "lithuania", {W: 1})
    assert options(recruit(g, W)) == [("recruit", "prussia"), ("recruit", "lithuania"), PASS]
    run(recruit(g, W), answers("prussia", 2, 1, 0)[:3])
    assert army_of(g, W, "lithuania") == [0, 0, 0]
