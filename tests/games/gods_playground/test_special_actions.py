"""7.2 The eight special actions."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Ask, Move
from stolnik.games.gods_playground.box.components import ENEMIES, PROVINCES, EstateField
from stolnik.games.gods_playground.chapters.magnate_actions.special.city import refuse_city
from stolnik.games.gods_playground.chapters.magnate_actions.special.colleges import (
    refuse_colleges,
)
from stolnik.games.gods_playground.chapters.magnate_actions.special.confederation import (
    refuse_confederate,
    refuse_confederation,
)
from stolnik.games.gods_playground.chapters.magnate_actions.special.diplomacy import (
    refuse_diplomacy,
)
from stolnik.games.gods_playground.chapters.magnate_actions.special.gdansk import refuse_gdansk
from stolnik.games.gods_playground.chapters.magnate_actions.special.liberum_veto import (
    refuse_veto,
)
from stolnik.games.gods_playground.chapters.magnate_actions.special.moving_cubes import (
    refuse_moving,
)
from stolnik.games.gods_playground.chapters.magnate_actions.special.steward import refuse_steward
from stolnik.games.gods_playground.chapters.magnate_actions.special_actions import (
    GUARDS,
    SKIP,
    open_actions,
    special_action,
)
from stolnik.games.gods_playground.play import special_actions
from stolnik.games.gods_playground.state import (
    NOBODY,
    PRIVATE_ARMIES,
    SPECIAL_ACTIONS,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    Y,
    asked,
    city,
    clause,
    clients,
    cubes_in,
    deputies,
    dice,
    estates,
    hold_vienna,
    number,
    owners,
    points,
    position,
    run,
    sound,
    steward,
    treaty,
    why_not,
)


def acting(turn: int = 3, *, players: int = 3, money: int = 20, **variants: bool) -> GodsPlayground:
    return position(turn=turn, players=players, money=money, phase=SPECIAL_ACTIONS, **variants)


def field(g: GodsPlayground, province: str, place: int) -> EstateField:
    return g.box.tracks[number(province)][place - 1]


def verbs(g: GodsPlayground, seat: int) -> set[str]:
    return {str(move[0]) for move in open_actions(g, seat)}


# -- 7.2.0 in general -----------------------------------------------------------------------------


@pytest.mark.rule("BOZ-7.2.0.1", "BOZ-7.2.0.2", "BOZ-7.2.0.3")
def test_everybody_acts_twice_in_turn_order_and_may_repeat_an_action() -> None:
    g = acting(turn=1)
    clients(g, "prussia", {R: 2, W: 2, B: 2})
    g.hetman = g.active = R
    gdansk: Move = ("gdansk",)
    seats = []
    for move in (gdansk, SKIP, gdansk, gdansk, gdansk, SKIP):
        seats.append(g.active)
        run(special_actions(g), [move])
    assert seats == [R, B, W, R, B, W]  # who skipped may act in the second cycle
    assert g.players[R].money == 20 + 6 + 6
    assert g.phase == PRIVATE_ARMIES


@pytest.mark.rule("BOZ-7.2.0.4")
def test_there_are_eight_verbs_and_one_to_skip() -> None:
    assert len(GUARDS) == 8
    g = acting(turn=4)
    for name in PROVINCES:
        clients(g, name, {W: 3})
        estates(g, name, W, R)
    deputies(g, prussia=W)
    points(g, 0, 5, 5)
    assert verbs(g, W) == {*GUARDS, "skip"}


@pytest.mark.rule("BOZ-7.2.0.1")
def test_without_cubes_there_is_nothing_to_do() -> None:
    assert asked(special_action(acting(), W)) is None


# -- 7.2.1 steward --------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 7.2.1.1 7.2.1.2")
def test_a_steward_goes_under_the_own_estate_that_is_chosen() -> None:
    g = acting()
    clients(g, "prussia", {W: 1})
    estates(g, "prussia", W, R, W)
    run(special_action(g, W), [("steward", "prussia_estate_3")])
    assert [estate.steward for estate in g.provinces[0].estates] == [False, False, True]
    assert (g.stewards, cubes_in(g, "prussia")[W]) == (7, 0)
    assert sound(g)


@pytest.mark.rule("BOZ 7.2.1.1 7.2.1.3 7.2.1.5")
def test_what_forbids_a_steward() -> None:
    g = acting()
    clients(g, "prussia", {W: 1})
    estates(g, "prussia", W, R)
    estates(g, "lithuania", W)
    steward(g, "prussia", 1)
    assert clause(refuse_steward(g, W, field(g, "lithuania", 1))) == "BOZ-7.2.1.1"  # no cube
    assert clause(refuse_steward(g, W, field(g, "prussia", 2))) == "BOZ-7.2.1.1"  # not own
    assert clause(refuse_steward(g, W, field(g, "prussia", 3))) == "BOZ-7.2.1.1"  # nobody's
    assert clause(refuse_steward(g, W, field(g, "prussia", 1))) == "BOZ-7.2.1.3"
    g.stewards = 0
    assert clause(refuse_steward(g, W, field(g, "prussia", 1))) == "BOZ-7.2.1.5"


# -- 7.2.2 Gdańsk ---------------------------------------------------------------------------------


@pytest.mark.rule("BOZ-7.2.2.1", "BOZ-7.2.2.2")
def test_example_boz_ex7_gdansk() -> None:
    g = acting()
    clients(g, "prussia", {W: 1})
    run(special_action(g, W), [("gdansk",)])
    assert g.players[W].money == 26
    assert (cubes_in(g, "prussia")[W], g.players[W].cubes) == (0, 20)


@pytest.mark.rule("BOZ-7.2.2.1")
def test_gdansk_pays_twice_the_present_wealth_for_a_cube_of_prussia() -> None:
    g = acting()
    clients(g, "ukraine", {W: 1})
    assert clause(refuse_gdansk(g, W)) == "BOZ-7.2.2.1"
    clients(g, "prussia", {W: 1})
    g.provinces[0].wealth = 5
    run(special_action(g, W), [("gdansk",)])
    assert g.players[W].money == 30


# -- 7.2.3 diplomacy ------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 7.2.3.1 7.2.3.2 7.2.3.4 7.2.3.10 7.2.3.11")
def test_example_boz_ex8_treaty_with_moscow() -> None:
    g = acting(turn=1)
    clients(g, "lithuania", {R: 1})
    deputies(g, ukraine=R)
    dice(g, 5)
    run(special_action(g, R), [("diplomacy", "moscow")])
    assert g.players[R].money == 13
    assert cubes_in(g, "lithuania")[R] == 0
    assert g.provinces[number("ukraine")].seat == NOBODY
    assert g.treaty == number("moscow")
    assert g.broken_by == 2
    assert sound(g)


@pytest.mark.rule("BOZ-7.2.3.3")
def test_there_is_one_treaty_a_turn() -> None:
    g = acting()
    clients(g, "lithuania", {R: 1})
    deputies(g, ukraine=R)
    treaty(g, "north")
    assert clause(refuse_diplomacy(g, R, number("moscow"))) == "BOZ-7.2.3.3"
    g.treaty = NOBODY  # broken: it was this turn's all the same (R10)
    assert clause(refuse_diplomacy(g, R, number("moscow"))) == "BOZ-7.2.3.3"


@pytest.mark.rule("BOZ 7.2.3.1 7.2.3.2 7.2.3.15")
def test_what_a_treaty_takes() -> None:
    g = acting()
    moscow = number("moscow")
    assert clause(refuse_diplomacy(g, R, moscow)) == "BOZ-7.2.3.1"
    clients(g, "lithuania", {R: 1})
    assert clause(refuse_diplomacy(g, R, moscow)) == "BOZ-7.2.3.15"
    deputies(g, prussia=R)
    assert refuse_diplomacy(g, R, moscow) is None
    g.players[R].money = 1
    assert clause(refuse_diplomacy(g, R, moscow)) == "BOZ-7.2.3.2"


@pytest.mark.rule("BOZ-7.2.3.11", "BOZ-7.2.3.12")
def test_who_cannot_pay_in_full_loses_all_and_there_is_no_treaty() -> None:
    g = acting(money=7)
    clients(g, "lithuania", {R: 2})
    deputies(g, prussia=R, ukraine=R)
    dice(g, 6)
    run(special_action(g, R), [("diplomacy", "moscow")])
    assert g.players[R].money == 0
    assert cubes_in(g, "lithuania")[R] == 1
    assert [here.seat for here in g.provinces] == [NOBODY, NOBODY, R, NOBODY, NOBODY]
    assert (g.treaty, g.treaty_made) == (NOBODY, False)
    g.players[R].money = 8
    assert refuse_diplomacy(g, R, number("moscow")) is None  # another attempt is free (R10)


def partners(turn: int, **how: bool) -> dict[str, str | None]:
    """Of each enemy: the clause that bars a treaty with it, if any."""
    g = acting(turn=turn, **how)
    for name in PROVINCES:
        clients(g, name, {R: 1})
    deputies(g, prussia=R)
    return {name: clause(refuse_diplomacy(g, R, enemy)) for enemy, name in enumerate(ENEMIES)}


@pytest.mark.rule("BOZ 7.2.3.7 7.2.3.8")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_no_treaty_with_ottomans_and_none_with_habsburgs_before_turn_4(turn: int) -> None:
    assert partners(turn) == {
        "north": None,
        "moscow": None,
        "tatars": None,
        "ottomans": "BOZ-7.2.3.7",
        "habsburgs": "BOZ-7.2.3.8",
    }


@pytest.mark.rule("BOZ-7.2.3.9")
def test_in_turn_4_a_treaty_with_the_habsburgs_needs_a_free_vienna() -> None:
    assert partners(4)["habsburgs"] is None
    g = acting(turn=4)
    clients(g, "great_poland", {R: 1})
    deputies(g, prussia=R)
    hold_vienna(g)
    assert clause(refuse_diplomacy(g, R, number("habsburgs"))) == "BOZ-7.2.3.9"


@pytest.mark.rule("BOZ-12.1.1", "BOZ-12.1.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_with_limits_ottomans_and_tatars_change_places_in_turns_1_and_2(turn: int) -> None:
    barred = partners(turn, treaty_limits=True)
    assert barred["ottomans"] is None
    assert barred["tatars"] == "BOZ-12.1.2"
    assert barred["north"] is None


@pytest.mark.rule("BOZ-12.1.3")
@pytest.mark.parametrize("turn", [3, 4])
def test_with_limits_the_normal_rule_returns_in_turn_3(turn: int) -> None:
    barred = partners(turn, treaty_limits=True)
    assert barred["ottomans"] == "BOZ-12.1.3"
    assert barred["tatars"] is None


@pytest.mark.rule("BOZ 12.2.2 12.2.3 12.2.4 12.2.5")
def test_example_boz_ex28_a_dearer_treaty() -> None:
    g = acting(players=4, money=8, durable_treaties=True)
    clients(g, "lithuania", {Y: 2})
    deputies(g, prussia=Y, ukraine=Y)
    dice(g, 1)
    questions: list[Ask] = []
    run(special_action(g, Y), [("diplomacy", "moscow"), ("offer", 4)], asks=questions)
    assert questions[1].options == (("offer", 2), ("offer", 4), ("offer", 6))
    assert g.players[Y].money == 3
    assert (g.treaty, g.broken_by) == (number("moscow"), 3)
    # On a 5 or 6 the price would have been too high.
    g = acting(players=4, money=8, durable_treaties=True)
    clients(g, "lithuania", {Y: 1})
    deputies(g, prussia=Y)
    dice(g, 5)
    run(special_action(g, Y), [("diplomacy", "moscow"), ("offer", 4)])
    assert (g.players[Y].money, g.treaty, cubes_in(g, "lithuania")[Y]) == (0, NOBODY, 0)
    assert g.provinces[0].seat == NOBODY


@pytest.mark.rule("BOZ-12.2.1", "BOZ-12.2.3", "BOZ-12.2.5")
def test_each_price_has_its_number_of_dice() -> None:
    levels = [(level.money, level.broken_by) for level in acting().box.treaties]
    assert levels == [(2, 2), (4, 3), (6, 4)]
    g = acting(money=5, durable_treaties=True)
    clients(g, "lithuania", {R: 1})
    deputies(g, prussia=R)
    flow = special_action(g, R)
    next(flow)
    question = flow.send(("diplomacy", "moscow"))
    assert isinstance(question, Ask)
    assert question.options == (("offer", 2), ("offer", 4))
    assert why_not(g, question, ("offer", 6)) == "BOZ-12.2.5"
    assert why_not(g, question, ("offer", 4)) is None


# -- 7.2.4 moving cubes ---------------------------------------------------------------------------


@pytest.mark.rule("BOZ-7.2.4.1", "BOZ-7.2.4.3")
def test_one_or_two_cubes_move_and_none_is_lost() -> None:
    g = acting()
    clients(g, "prussia", {W: 2})
    run(special_action(g, W), [("move", "prussia", "ukraine"), DONE])
    assert (cubes_in(g, "prussia")[W], cubes_in(g, "ukraine")[W]) == (1, 1)
    run(
        special_action(g, W),
        [("move", "prussia", "ukraine"), ("move", "ukraine", "great_poland")],
    )
    assert [cubes_in(g, name)[W] for name in PROVINCES] == [0, 0, 1, 0, 1]
    assert g.players[W].cubes == 18


@pytest.mark.rule("BOZ-7.2.4.2")
def test_two_cubes_may_go_from_one_province_to_one_other() -> None:
    g = acting()
    clients(g, "prussia", {W: 2})
    run(
        special_action(g, W),
        [("move", "prussia", "little_poland"), ("move", "prussia", "little_poland")],
    )
    assert cubes_in(g, "little_poland")[W] == 2


@pytest.mark.rule("BOZ-7.2.4.1", "BOZ-7.2.4.2")
def test_a_cube_moves_once_and_to_another_province() -> None:
    g = acting()
    clients(g, "prussia", {W: 1})
    prussia, ukraine = number("prussia"), number("ukraine")
    assert clause(refuse_moving(g, W, ukraine, prussia)) == "BOZ-7.2.4.1"
    assert clause(refuse_moving(g, W, prussia, prussia)) == "BOZ-7.2.4.2"
    clients(g, "lithuania", {W: 1})
    flow = special_action(g, W)
    next(flow)
    question = flow.send(("move", "prussia", "ukraine"))
    assert isinstance(question, Ask)
    assert why_not(g, question, ("move", "ukraine", "prussia")) == "BOZ-7.2.4.1"
    assert why_not(g, question, ("move", "lithuania", "prussia")) is None
    assert question.options[-1] == DONE


# -- 7.2.5 liberum veto ---------------------------------------------------------------------------


@pytest.mark.rule("BOZ-7.2.5.1", "BOZ-7.2.5.2")
def test_a_veto_sends_all_deputies_home() -> None:
    g = acting()
    clients(g, "ukraine", {W: 1})
    deputies(g, prussia=W, lithuania=R, ukraine=R, great_poland=B)
    run(special_action(g, W), [("veto", "ukraine")])
    assert [here.seat for here in g.provinces] == [NOBODY] * 5
    assert [player.discs for player in g.players] == [15, 15, 15]
    assert cubes_in(g, "ukraine")[W] == 0
    assert clause(refuse_veto(g, W, number("ukraine"))) == "BOZ-7.2.5.1"


# -- 7.2.6 confederation --------------------------------------------------------------------------


def confederating() -> GodsPlayground:
    """Blue is last; red and white have estates in Lithuania, white's worth more."""
    g = acting(turn=4)
    points(g, 9, 7, 3)
    clients(g, "lithuania", {B: 5, R: 4, W: 6})
    estates(g, "lithuania", R, R, W)
    return g


@pytest.mark.rule("BOZ 7.2.6.1 7.2.6.2 7.2.6.3 7.2.6.5 7.2.6.8")
def test_example_boz_ex10_confederation() -> None:
    g = confederating()
    estate = [field(g, "lithuania", place) for place in (1, 2, 3)]
    assert clause(refuse_confederation(g, B, estate[2])) == "BOZ-7.2.6.2"
    assert clause(refuse_confederation(g, B, estate[1])) == "BOZ-7.2.6.5"
    run(special_action(g, B), [("confederation", "lithuania_estate_1")])
    assert owners(g, "lithuania") == [B, R, W]
    assert cubes_in(g, "lithuania") == [6, 4, 3]
    assert [player.discs for player in g.players] == [14, 14, 14]
    assert sound(g)
    # Had white fewer cubes, its estate could be seized.
    g = confederating()
    g.provinces[1].cubes[W] = 4
    assert refuse_confederation(g, B, estate[2]) is None


@pytest.mark.rule("BOZ-7.2.6.2")
def test_as_many_cubes_are_not_fewer() -> None:
    g = confederating()
    g.provinces[1].cubes[R] = 5
    assert clause(refuse_confederation(g, B, field(g, "lithuania", 1))) == "BOZ-7.2.6.2"


@pytest.mark.rule("BOZ-7.2.6.3", "BOZ-7.2.6.4", "BOZ-7.2.6.8")
def test_only_who_is_last_alone_may_confederate_and_from_turn_3_on() -> None:
    g = confederating()
    assert refuse_confederate(g, B) is None
    assert clause(refuse_confederate(g, R)) == "BOZ-7.2.6.3"
    points(g, 9, 3, 3)
    assert clause(refuse_confederate(g, B)) == "BOZ-7.2.6.4"
    points(g, 9, 7, 3)
    g.turn = 2
    assert clause(refuse_confederate(g, B)) == "BOZ-7.2.6.8"
    assert "confederation" not in verbs(g, B)
    g.turn = 3
    assert refuse_confederate(g, B) is None


@pytest.mark.rule("BOZ-7.2.6.1")
def test_confederation_takes_two_cubes_and_the_estate_of_another() -> None:
    g = confederating()
    estates(g, "prussia", B, R)
    clients(g, "prussia", {B: 1})
    assert clause(refuse_confederation(g, B, field(g, "prussia", 2))) == "BOZ-7.2.6.1"
    clients(g, "prussia", {B: 1})
    assert refuse_confederation(g, B, field(g, "prussia", 2)) is None
    assert clause(refuse_confederation(g, B, field(g, "prussia", 1))) == "BOZ-7.2.6.1"  # own
    assert clause(refuse_confederation(g, B, field(g, "prussia", 3))) == "BOZ-7.2.6.1"  # nobody's
    g.players[B].discs = 0
    assert clause(refuse_confederation(g, B, field(g, "prussia", 2))) == "BOZ-2.4"


@pytest.mark.rule("BOZ-7.2.6.6")
def test_a_steward_on_the_seized_estate_goes_home() -> None:
    g = confederating()
    steward(g, "lithuania", 1)
    run(special_action(g, B), [("confederation", "lithuania_estate_1")])
    assert g.stewards == 8
    assert not g.provinces[1].estates[0].steward


@pytest.mark.rule("BOZ-7.2.6.7", "BOZ-7.2.6.5")
def test_an_estate_with_a_city_is_safe_and_passed_over() -> None:
    g = confederating()
    city(g, "lithuania", 1)
    assert clause(refuse_confederation(g, B, field(g, "lithuania", 1))) == "BOZ-7.2.6.7"
    assert refuse_confederation(g, B, field(g, "lithuania", 2)) is None


# -- 7.2.7 colleges -------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 7.2.7.1 7.2.7.2 7.2.7.3 7.2.7.4")
def test_example_boz_ex11_colleges() -> None:
    g = acting(turn=2)
    for name in PROVINCES:
        clients(g, name, {W: 2})
    three: Move = ("found", "prussia", "ukraine", "great_poland")
    run(special_action(g, W), [("colleges",), three])
    assert (g.players[W].prestige, g.players[W].money) == (3, 14)
    assert [cubes_in(g, name)[W] for name in PROVINCES] == [1, 2, 1, 2, 1]
    run(special_action(g, W), [("colleges",), ("found", *PROVINCES)])
    assert (g.players[W].prestige, g.players[W].money) == (10, 4)
    assert [cubes_in(g, name)[W] for name in PROVINCES] == [0, 1, 0, 1, 0]


@pytest.mark.rule("BOZ-7.2.7.5")
def test_colleges_open_in_turn_2() -> None:
    g = acting(turn=1)
    clients(g, "prussia", {W: 1})
    assert clause(refuse_colleges(g, W)) == "BOZ-7.2.7.5"
    g.turn = 2
    assert refuse_colleges(g, W) is None


@pytest.mark.rule("BOZ-7.2.7.1", "BOZ-7.2.7.2")
def test_every_college_has_its_price_and_its_province() -> None:
    g = acting(turn=2, money=5)
    for name in ("prussia", "ukraine", "great_poland"):
        clients(g, name, {W: 1})
    flow = special_action(g, W)
    next(flow)
    question = flow.send(("colleges",))
    assert isinstance(question, Ask)
    assert len(question.options) == 3 + 3  # one or two of three
    assert why_not(g, question, ("found", "lithuania")) == "BOZ-7.2.7.1"
    assert why_not(g, question, ("found", "prussia", "prussia")) == "BOZ-7.2.7.2"
    all_three: Move = ("found", "prussia", "ukraine", "great_poland")
    assert why_not(g, question, all_three) == "BOZ-7.2.7.2"  # six złotys
    assert why_not(g, question, ("found", "prussia", "ukraine")) is None
    g.players[W].money = 1
    assert clause(refuse_colleges(g, W)) == "BOZ-7.2.7.1"


# -- 7.2.8 city -----------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 7.2.8.1 7.2.8.3 7.2.8.4")
def test_example_boz_ex12_city_in_great_poland() -> None:
    g = acting(turn=3)
    clients(g, "great_poland", {W: 2, R: 2})
    estates(g, "great_poland", W, R)
    run(special_action(g, W), [("city", "great_poland_estate_1")])
    assert g.provinces[4].estates[0].city
    assert (cubes_in(g, "great_poland")[W], g.cities) == (0, 1)
    assert clause(refuse_city(g, R, field(g, "great_poland", 2))) == "BOZ-7.2.8.4"
    assert sound(g)


@pytest.mark.rule("BOZ 7.2.8.1 7.2.8.2 7.2.8.3 7.2.8.4")
def test_what_forbids_a_city() -> None:
    g = acting(turn=2)
    clients(g, "great_poland", {W: 1})
    estates(g, "great_poland", W, R)
    assert clause(refuse_city(g, W, field(g, "great_poland", 1))) == "BOZ-7.2.8.3"
    g.turn = 3
    assert clause(refuse_city(g, W, field(g, "great_poland", 1))) == "BOZ-7.2.8.1"
    clients(g, "great_poland", {W: 1})
    assert refuse_city(g, W, field(g, "great_poland", 1)) is None
    assert clause(refuse_city(g, W, field(g, "great_poland", 2))) == "BOZ-7.2.8.1"  # not own
    assert clause(refuse_city(g, W, field(g, "great_poland", 3))) == "BOZ-7.2.8.1"  # nobody's
    city(g, "great_poland", 1)
    assert clause(refuse_city(g, W, field(g, "great_poland", 1))) == "BOZ-7.2.8.2"
    g.cities = 0
    assert clause(refuse_city(g, W, field(g, "great_poland", 1))) == "BOZ-7.2.8.4"


def test_every_refusal_of_the_menu_goes_through_its_own_guard() -> None:
    g = acting(turn=1)
    clients(g, "prussia", {W: 1})
    question = asked(special_action(g, W))
    assert question is not None
    refused: dict[Move, str] = {
        ("steward", "prussia_estate_1"): "BOZ-7.2.1.1",
        ("city", "prussia_estate_1"): "BOZ-7.2.8.3",
        ("confederation", "prussia_estate_1"): "BOZ-7.2.6.8",
        ("colleges",): "BOZ-7.2.7.5",
        ("veto", "ukraine"): "BOZ-7.2.5.1",
        ("move", "ukraine", "prussia"): "BOZ-7.2.4.1",
        ("diplomacy", "north"): "BOZ-7.2.3.15",
    }
    for move, wanted in refused.items():
        assert why_not(g, question, move) == wanted
    assert why_not(g, question, ("gdansk",)) is None
    assert why_not(g, question, ("pass",)) == "BOZ-7.2.0.1"
