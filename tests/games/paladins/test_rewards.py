"""The vocabulary of rewards, word by word."""

import pytest

from stolnik.engine.flow import NO, Ask, Move
from stolnik.games.paladins.box.components import CLERIC, CRIMINAL, INFLUENCE, REWARD_KINDS, Reward
from stolnik.games.paladins.chapters.rewards import AT_ONCE, IN_STEPS, gain, option_move
from stolnik.games.paladins.chapters.rounds.kings_cards import FAVOUR_REWARD
from stolnik.games.paladins.events import AttributeRaised, RewardDeclined
from tests.games.paladins.position import (
    asks,
    attributes,
    gained,
    listen,
    on_top,
    owe,
    position,
    run,
    spaces,
    stand,
    suspect,
    team,
)


def test_every_word_of_the_vocabulary_has_its_procedure() -> None:
    assert {*AT_ONCE, *IN_STEPS, "choice"} == REWARD_KINDS
    assert not set(AT_ONCE) & set(IN_STEPS)


@pytest.mark.parametrize(
    "reward, gains",
    [
        pytest.param(
            Reward("provisions", n=2), {"provisions": 2}, marks=pytest.mark.rule("PAL-ICO.2")
        ),
        pytest.param(Reward("silver", n=3), {"silver": 3}, marks=pytest.mark.rule("PAL-ICO.3")),
        pytest.param(
            Reward("tax", n=2), {"silver": 2, "tax": -2}, marks=pytest.mark.rule("PAL-ICO.4")
        ),
        pytest.param(
            Reward("attribute", n=2, attribute=INFLUENCE),
            {"influence": 2},
            marks=pytest.mark.rule("PAL-ICO.1"),
        ),
        pytest.param(
            Reward("worker", n=2, worker=CLERIC),
            {"cleric": 2},
            marks=pytest.mark.rule("PAL-ICO.5"),
        ),
        pytest.param(
            Reward("worker", worker=CRIMINAL),
            {"criminal": 1, "suspicions": 1},
            marks=pytest.mark.rule("PAL-ICO.6"),
        ),
        (Reward("gain_debt", n=2), {"unpaid": 2}),
    ],
)
def test_what_cannot_be_declined_is_gained_at_once(reward: Reward, gains: dict[str, int]) -> None:
    g = position()
    on_top(g, 0)
    assert gained(g, 0, gain(g, 0, [reward])) == gains


@pytest.mark.parametrize(
    "reward, answer, gains",
    [
        (Reward("remove_suspicion", n=2), ("remove_suspicions", 2), {"suspicions": -2}),
        (Reward("pay_debt"), ("pay_debts", 1), {"unpaid": -1, "paid": 1}),
        (Reward("destroy_debt"), ("destroy_debts", 1), {"unpaid": -1}),
        (Reward("free_recruit"), ("hire", "townsfolk_acolyte_2"), {"silver": 1}),
        (Reward("free_develop"), ("workshop", "attack", 1), {"scout": 1}),
        (Reward("pray"), ("clear", "hunt"), {}),
    ],
)
def test_what_may_be_declined_is_asked(reward: Reward, answer: Move, gains: dict[str, int]) -> None:
    def table() -> tuple[Ask | None, dict[str, int]]:
        g = position()
        suspect(g, 0, 1, 2)
        owe(g, 0, unpaid=1)
        stand(g, 0, "hunt", "labourer")
        ask = asks(gain(g, 0, [reward]))
        return ask, gained(g, 0, gain(g, 0, [reward]), [answer])

    ask, found = table()
    assert ask is not None
    assert ask.options[-1] in (NO, (answer[0], 0))
    assert found == gains


@pytest.mark.parametrize(
    "kind, answer",
    [
        ("remove_suspicion", ("remove_suspicions", 0)),
        ("pay_debt", ("pay_debts", 0)),
        ("destroy_debt", ("destroy_debts", 0)),
        ("free_recruit", NO),
        ("free_develop", NO),
        ("pray", NO),
    ],
)
def test_who_declines_a_reward_is_said_to_go_without(kind: str, answer: Move) -> None:
    g = position()
    suspect(g, 0, 1)
    owe(g, 0, unpaid=1)
    stand(g, 0, "hunt", "labourer")
    heard = listen(g)
    assert gained(g, 0, gain(g, 0, [Reward(kind)]), [answer]) == {}
    assert heard == [RewardDeclined(0, kind)]


def test_a_rise_beyond_the_track_is_told_as_none() -> None:
    g = position()
    attributes(g, 0, influence=11)
    heard = listen(g)
    for _ in range(2):
        run(gain(g, 0, [Reward("attribute", n=2, attribute=INFLUENCE)]))
    assert heard == [AttributeRaised(0, "influence", 12, rise) for rise in (1, 0)]


def test_who_has_chosen_a_reward_is_not_asked_again_whether_to_take_it() -> None:
    g = position()
    owe(g, 0, unpaid=2)
    stand(g, 0, "hunt", "labourer")
    stand(g, 0, "trade", "labourer")
    choice = Reward("choice", options=((Reward("pay_debt"),), (Reward("pray"),)))
    assert gained(g, 0, gain(g, 0, [choice], choice=FAVOUR_REWARD), [("take", "pay_debt", 1)]) == {
        "unpaid": -1,
        "paid": 1,
    }
    run(gain(g, 0, [choice], choice=FAVOUR_REWARD), [("take", "pray", 1), ("clear", "trade")])
    assert spaces(g, 0, "hunt") == ["labourer", "-"]


def test_an_option_is_named_by_its_rewards() -> None:
    assert option_move([Reward("silver", n=2)]) == ("take", "silver", 2)
    assert option_move([Reward("worker", worker=CLERIC), Reward("attribute", n=1)]) == (
        "take",
        "cleric",
        1,
        "faith",
        1,
    )


def test_rewards_come_from_left_to_right_each_completely_before_the_next() -> None:
    g = position(silver=0)
    g.tax = 1
    team(g, 1, "squire_1")
    flow = gain(g, 0, [Reward("tax"), Reward("silver", n=5)])
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.topic) == (1, "inquisition")
    assert g.players[0].silver == 1


@pytest.mark.parametrize(
    "kind", ["remove_suspicion", "pay_debt", "destroy_debt", "pray", "free_recruit"]
)
def test_a_reward_that_finds_no_object_is_lost(kind: str) -> None:
    g = position()
    g.townsfolk = [None] * 5
    assert asks(gain(g, 0, [Reward(kind)])) is None
