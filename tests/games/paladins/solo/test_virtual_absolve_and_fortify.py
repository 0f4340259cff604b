"""Absolve and Fortify of the virtual player, and its choices."""

import pytest

from stolnik.games.paladins.box.components import Reward
from stolnik.games.paladins.chapters.virtual_player.absolve_and_fortify import (
    absolve,
    fortify,
    refuse_absolve,
    refuse_fortify,
)
from stolnik.games.paladins.chapters.virtual_player.gains import gain
from stolnik.games.paladins.chapters.virtual_player.kings_cards import use_favour
from stolnik.games.paladins.events import JarTurned, WallBuilt
from stolnik.games.paladins.state import VIRTUAL
from tests.games.paladins.position import box, kings_cards, listen, on_top, run
from tests.games.paladins.solo.solo_position import (
    changed,
    has_done,
    indebted,
    markers,
    on,
    solo,
    suspected,
    virtual,
)

# -- Absolve ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SABF.1")
@pytest.mark.parametrize("jars", range(7))
def test_the_leftmost_jar_asks_for_influence(jars: int) -> None:
    g = solo()
    has_done(g, absolve=jars)
    markers(g, influence=2 * jars)
    assert refuse_absolve(g) is None
    if jars:
        markers(g, influence=2 * jars - 1)
        refusal = refuse_absolve(g)
        assert refusal is not None
        assert refusal.clause == "PAL-SABF.1"


@pytest.mark.rule("PAL-SABF.1")
def test_after_seven_there_is_no_jar_left() -> None:
    g = solo()
    markers(g, influence=12)
    has_done(g, absolve=7)
    assert refuse_absolve(g) is not None


@pytest.mark.rule("PAL-SABF.1", "PAL-SABF.2", "PAL-SABF.3")
def test_absolve_with_a_debt_pays_it_and_removes_one_suspicion() -> None:
    g = solo()
    indebted(g, unpaid=2)
    suspected(g, 0, 1, 2)
    heard = listen(g)
    assert changed(g, absolve(g)) == {
        "workers": -3,
        "jars": 1,
        "faith": 1,
        "suspicions": -1,
        "unpaid": -1,
        "paid": 1,
    }
    assert virtual(g).suspicions == [0, 1]
    assert JarTurned(VIRTUAL, 1) in heard
    assert on(g, "absolve") == 3


@pytest.mark.rule("PAL-SABF.3")
def test_absolve_without_a_debt_removes_two_suspicions() -> None:
    g = solo()
    indebted(g, paid=1)
    suspected(g, 0, 1, 2)
    assert changed(g, absolve(g)) == {"workers": -3, "jars": 1, "faith": 1, "suspicions": -2}


@pytest.mark.rule("PAL-SABF.2", "PAL-SABF.3", "PAL-SRES.9")
@pytest.mark.parametrize("debts, suspicions, tax", [(0, 0, -2), (0, 1, -1), (1, 0, -1)])
def test_what_absolve_does_not_find_drains_the_tax_supply(
    debts: int, suspicions: int, tax: int
) -> None:
    g = solo()
    indebted(g, unpaid=debts)
    suspected(g, *[0] * suspicions)
    change = changed(g, absolve(g))
    assert change["tax"] == tax
    assert "field" not in change


# -- Fortify ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SABF.4")
@pytest.mark.parametrize("walls, needed", list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_the_next_wall_asks_for_influence(walls: int, needed: int) -> None:
    g = solo()
    has_done(g, fortify=walls)
    markers(g, influence=needed)
    assert refuse_fortify(g) is None
    if needed:
        markers(g, influence=needed - 1)
        refusal = refuse_fortify(g)
        assert refusal is not None
        assert refusal.clause == "PAL-SABF.4"


@pytest.mark.rule("PAL-SABF.5")
def test_without_a_slot_or_a_card_it_cannot_fortify() -> None:
    g = solo()
    markers(g, influence=12)
    has_done(g, fortify=7)
    refusal = refuse_fortify(g)
    assert refusal is not None
    assert refusal.clause == "PAL-SABF.5"
    g = solo()
    g.wall_deck = []
    assert refuse_fortify(g) == refusal


@pytest.mark.rule("PAL-SABF.5")
def test_fortify_lays_the_top_wall_on_the_next_slot_with_its_rewards() -> None:
    g = solo()
    has_done(g, fortify=1)
    on_top(g, "wall_labourer_fighter")
    heard = listen(g)
    assert changed(g, fortify(g)) == {"workers": -1, "walls": 1, "strength": 1}
    assert virtual(g).walls[-1] == "wall_labourer_fighter"
    assert WallBuilt(VIRTUAL, "wall_labourer_fighter") in heard
    assert g.shown == 1


@pytest.mark.rule("PAL-SABF.6")
@pytest.mark.parametrize(
    "wall, left",
    [
        ("wall_pay_debt_or_silver_1", {"unpaid": -1, "paid": 1}),
        ("wall_remove_suspicion_or_silver_1", {"suspicions": -1}),
    ],
)
def test_of_two_rewards_the_left_one_is_taken(wall: str, left: dict[str, int]) -> None:
    g = solo()
    indebted(g, unpaid=1)
    suspected(g, 1)
    on_top(g, wall)
    assert changed(g, fortify(g)) == {"workers": -3, "walls": 1, "strength": 1, **left}


@pytest.mark.rule("PAL-SABF.6")
@pytest.mark.parametrize("wall", ["wall_pay_debt_or_silver_1", "wall_remove_suspicion_or_silver_1"])
def test_if_the_left_one_cannot_be_carried_out_the_next_one_is(wall: str) -> None:
    g = solo()
    on_top(g, wall)
    assert changed(g, fortify(g)) == {"workers": -3, "walls": 1, "strength": 1, "field": 2}


@pytest.mark.rule("PAL-SABF.5")
@pytest.mark.parametrize("wall", list(box().walls))
def test_every_wall_can_be_built(wall: str) -> None:
    g = solo()
    on_top(g, wall)
    change = changed(g, fortify(g))
    assert change["strength"] >= 1
    assert change["walls"] == 1


# -- other choices ---------------------------------------------------------------------------


def test_it_never_develops() -> None:
    g = solo()
    kings_cards(g, favours=["develop_or_workers"])
    assert changed(g, use_favour(g)) == {"workers": 1}
    assert virtual(g).workshops == [0] * 6
    assert changed(g, gain(g, [Reward("free_develop")])) == {}


@pytest.mark.parametrize(
    "values, raised",
    [
        ({"faith": 3, "strength": 2, "influence": 4}, "strength"),
        ({"faith": 1, "strength": 1, "influence": 1}, "influence"),
        ({"influence": 1, "strength": 2, "faith": 1}, "faith"),
    ],
)
def test_a_free_choice_of_attribute_raises_the_lowest_on_top(
    values: dict[str, int], raised: str
) -> None:
    g = solo()
    kings_cards(g, favours=["choose_attribute"])
    markers(g, **values)
    assert changed(g, use_favour(g)) == {"workers": -1, raised: 1}


def test_a_choice_with_nothing_to_work_on_is_the_last_one() -> None:
    g = solo()
    kings_cards(g, favours=["pay_debt_or_suspicions"])
    assert changed(g, use_favour(g)) == {"workers": -1, "tax": -2}


def test_paying_a_debt_without_one_is_lost() -> None:
    g = solo()
    assert changed(g, gain(g, [Reward("pay_debt")])) == {}


def test_a_debt_can_be_a_reward_too() -> None:
    g = solo()
    run(gain(g, [Reward("gain_debt", 2)]))
    assert (virtual(g).unpaid, g.debts) == (2, 22)
