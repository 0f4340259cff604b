"""Absolve: Jars."""

import pytest

from stolnik.engine.flow import Ask, Move
from stolnik.games.paladins.chapters.actions import refuse_action
from tests.games.paladins.position import (
    asks,
    attributes,
    box,
    clause_of,
    gained,
    options,
    owe,
    perform,
    position,
    refusal_of,
    run,
    spaces,
    stand,
    suspect,
    tally,
    workers,
)

ABSOLVE: Move = ("absolve",)
SPENT = {"cleric": -1, "labourer": -1, "merchant": -1, "silver": -1}


@pytest.mark.rule(
    "PAL-ABS.1",
    "PAL-ABS.2",
    "PAL-ABS.3",
    "PAL-ABS.5",
    "PAL-ABS.6",
    "PAL-ABS.7",
    "PAL-ABS.8",
    "PAL-ABS.9",
    "PAL-DEB.3",
)
def test_ex15_the_first_absolve() -> None:
    g = position(silver=1)
    owe(g, 0, unpaid=1)
    suspect(g, 0, 2)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    answers: list[Move] = [
        ("jar", "jar_space_pay_debt_1"),
        ("pay_debts", 1),
        ("remove_suspicions", 1),
    ]
    assert gained(g, 0, perform(g, 0, ABSOLVE), answers) == {
        **SPENT,
        "unpaid": -1,
        "paid": 1,
        "suspicions": -1,
        "faith": 1,
    }
    assert g.players[0].jars == ["jar_space_pay_debt_1"]
    assert g.suspicion_discards == [2]


@pytest.mark.rule("PAL-ABS.3", "PAL-ABS.4", "PAL-ABS.5")
@pytest.mark.parametrize(
    "used, influence", [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)]
)
def test_the_lowest_jar_left_sets_the_influence(used: int, influence: int) -> None:
    g = position()
    tally(g, 0, absolve=used)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    attributes(g, 0, influence=influence)
    assert refuse_action(g, 0, ABSOLVE) is None
    if influence:
        attributes(g, 0, influence=influence - 1)
        assert clause_of(refuse_action(g, 0, ABSOLVE)) == "PAL-ABS.4"


@pytest.mark.rule("PAL-ABS.2")
@pytest.mark.parametrize("used, silver", [(0, 1), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_lowest_jar_left_sets_the_silver(used: int, silver: int) -> None:
    g = position(silver=silver)
    tally(g, 0, absolve=used)
    attributes(g, 0, influence=12)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    assert refuse_action(g, 0, ABSOLVE) is None
    g.players[0].silver -= 1
    assert clause_of(refuse_action(g, 0, ABSOLVE)) == "PAL-ABS.2"


@pytest.mark.rule("PAL-ABS.6")
def test_a_jar_goes_to_any_jar_space_that_is_free() -> None:
    g = position()
    g.players[0].jars = ["jar_space_pray", "jar_space_faith"]
    attributes(g, 0, influence=4)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    ask = asks(perform(g, 0, ABSOLVE))
    assert ask is not None
    assert [move[1] for move in ask.options] == [
        "jar_space_pay_debt_1",
        "jar_space_pay_debt_2",
        "jar_space_free_recruit",
        "jar_space_remove_suspicion",
        "jar_space_two_labourers",
    ]
    assert refusal_of(g, ask, ("jar", "jar_space_pray")) == "PAL-ABS.6"


@pytest.mark.rule("PAL-ACT.9")
def test_seven_jars_are_all() -> None:
    g = position()
    tally(g, 0, absolve=7)
    attributes(g, 0, influence=12)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    assert clause_of(refuse_action(g, 0, ABSOLVE)) == "PAL-ACT.9"
    assert options(g, 0, "absolve") == []


@pytest.mark.rule("PAL-ABS.9")
def test_the_suspicion_may_be_kept() -> None:
    g = position()
    suspect(g, 0, 2)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    run(perform(g, 0, ABSOLVE), [("jar", "jar_space_faith"), ("remove_suspicions", 0)])
    assert g.players[0].suspicions == [2]


@pytest.mark.rule("PAL-ABS.9")
def test_no_more_than_one_suspicion_is_forgiven() -> None:
    g = position()
    suspect(g, 0, 0, 1, 2)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    questions: list[Ask] = []
    answers: list[Move] = [("jar", "jar_space_faith"), ("remove_suspicions", 1)]
    run(perform(g, 0, ABSOLVE), answers, asks=questions)
    assert list(questions[1].options) == [("remove_suspicions", 1), ("remove_suspicions", 0)]


@pytest.mark.rule("PAL-ACT.3", "PAL-ACT.4")
def test_absolve_requires_influence_and_raises_faith() -> None:
    g = position()
    tally(g, 0, absolve=1)
    attributes(g, 0, faith=12, strength=12, influence=1)
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    assert clause_of(refuse_action(g, 0, ABSOLVE)) == "PAL-ABS.4"
    attributes(g, 0, influence=2, faith=0)
    gain = gained(g, 0, perform(g, 0, ABSOLVE), [("jar", "jar_space_two_labourers")])
    assert gain["faith"] == 1
    assert "influence" not in gain
    assert "strength" not in gain


JARS: dict[str, tuple[list[Move], dict[str, int]]] = {
    "jar_space_pay_debt_1": ([("pay_debts", 1)], {"unpaid": -1, "paid": 1}),
    "jar_space_pay_debt_2": ([("pay_debts", 1)], {"unpaid": -1, "paid": 1}),
    "jar_space_free_recruit": ([("hire", "townsfolk_acolyte_2")], {"silver": 1}),
    "jar_space_faith": ([], {"faith": 1}),
    "jar_space_remove_suspicion": ([("remove_suspicions", 1)], {"suspicions": -1}),
    "jar_space_pray": ([("clear", "absolve")], {}),
    "jar_space_two_labourers": ([], {"labourer": 2}),
}


@pytest.mark.rule("PAL-ABS.7", "PAL-ABS.8")
@pytest.mark.parametrize("jar", list(box().jar_spaces))
def test_every_jar_space_gives_its_reward(jar: str) -> None:
    answers, reward = JARS[jar]
    g = position()
    owe(g, 0, unpaid=1)
    suspect(g, 0, 1, 2)
    stand(g, 0, "hunt", "labourer")
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    keep: list[Move] = [("remove_suspicions", 0)]
    gain = gained(g, 0, perform(g, 0, ABSOLVE), [("jar", jar), *answers, *keep])
    expected = {name: SPENT.get(name, 0) + reward.get(name, 0) for name in SPENT | reward}
    expected["faith"] = 1 + reward.get("faith", 0)
    assert gain == {name: n for name, n in expected.items() if n}
    if jar == "jar_space_free_recruit":
        assert g.players[0].team == ["townsfolk_acolyte_2"]
    if jar == "jar_space_pray":
        assert spaces(g, 0, "absolve") == ["-", "-", "-"]
