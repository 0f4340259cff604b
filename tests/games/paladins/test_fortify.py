"""Fortify: Walls."""

import pytest

from stolnik.engine.flow import Move
from stolnik.games.paladins.box.components import INFLUENCE
from stolnik.games.paladins.chapters.actions import refuse_action
from tests.games.paladins.position import (
    attributes,
    box,
    clause_of,
    gained,
    on_top,
    options,
    owe,
    paladin,
    perform,
    position,
    run,
    suspect,
    tally,
    workers,
)

FORTIFY: Move = ("fortify",)
SPENT = {"merchant": -1, "labourer": -1, "scout": -1, "provisions": -1}


@pytest.mark.rule(
    "PAL-FOR.1",
    "PAL-FOR.2",
    "PAL-FOR.3",
    "PAL-FOR.4",
    "PAL-FOR.5",
    "PAL-FOR.6",
    "PAL-FOR.7",
    "PAL-FOR.8",
    "PAL-PLD.4",
    "PAL-PLD.7",
)
def test_ex13_fortify_with_anseis() -> None:
    g = position(provisions=0)
    tally(g, 0, fortify=3)
    attributes(g, 0, influence=2)
    paladin(g, 0, "anseis")
    on_top(g, "wall_labourer_fighter")
    workers(g, 0, merchant=1, cleric=1, scout=1)
    assert gained(g, 0, perform(g, 0, FORTIFY)) == {
        "merchant": -1,
        "cleric": -1,
        "scout": -1,
        "strength": 1,
        "labourer": 1,
        "fighter": 1,
    }
    assert g.players[0].walls[3] == "wall_labourer_fighter"
    g.players[0].spaces = position().players[0].spaces
    workers(g, 0, merchant=1, cleric=1, scout=1)
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.4"  # the fifth needs 7, there are 5
    attributes(g, 0, influence=4)
    assert refuse_action(g, 0, FORTIFY) is None  # no Provisions with Anséis
    paladin(g, 0, "gerin")
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.2"
    g.players[0].provisions = 2
    assert refuse_action(g, 0, FORTIFY) is None


@pytest.mark.rule("PAL-FOR.4", "PAL-FOR.5")
@pytest.mark.parametrize(
    "built, influence", [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)]
)
def test_the_next_slot_sets_the_influence(built: int, influence: int) -> None:
    g = position()
    tally(g, 0, fortify=built)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    attributes(g, 0, influence=influence)
    assert refuse_action(g, 0, FORTIFY) is None
    if influence:
        attributes(g, 0, influence=influence - 1)
        assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.4"


@pytest.mark.rule("PAL-FOR.2")
@pytest.mark.parametrize(
    "built, provisions", [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]
)
def test_the_next_slot_sets_the_provisions(built: int, provisions: int) -> None:
    g = position(provisions=provisions)
    tally(g, 0, fortify=built)
    attributes(g, 0, influence=12)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    assert refuse_action(g, 0, FORTIFY) is None
    g.players[0].provisions -= 1
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.2"


@pytest.mark.rule("PAL-FOR.3", "PAL-FOR.6")
def test_the_top_wall_goes_to_the_leftmost_empty_slot() -> None:
    g = position()
    tally(g, 0, fortify=2)
    before = list(g.players[0].walls)
    attributes(g, 0, influence=3)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    on_top(g, "wall_cleric")
    shown = g.shown
    run(perform(g, 0, FORTIFY))
    assert g.players[0].walls == [*before, "wall_cleric"]
    assert "wall_cleric" not in g.wall_deck
    assert g.shown > shown


@pytest.mark.rule("PAL-FOR.6")
def test_without_walls_in_the_deck_there_is_no_fortify() -> None:
    g = position()
    g.wall_deck.clear()
    workers(g, 0, merchant=1, labourer=1, scout=1)
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.6"


@pytest.mark.rule("PAL-ACT.9")
def test_seven_walls_are_all() -> None:
    g = position()
    tally(g, 0, fortify=7)
    attributes(g, 0, influence=12)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-ACT.9"
    assert options(g, 0, "fortify") == []


@pytest.mark.rule("PAL-ACT.3", "PAL-ACT.4")
def test_ex06_fortify_requires_influence_and_raises_strength() -> None:
    g = position()
    tally(g, 0, fortify=1)
    attributes(g, 0, faith=12, strength=3)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    assert clause_of(refuse_action(g, 0, FORTIFY)) == "PAL-FOR.4"
    attributes(g, 0, influence=1)
    on_top(g, "wall_scout")
    gain = gained(g, 0, perform(g, 0, FORTIFY))
    assert gain["strength"] == 1
    assert g.players[0].attributes[INFLUENCE] == 1


# -- every Wall ------------------------------------------------------------------------------

PAY: Move = ("take", "pay_debt", 1)
REMOVE: Move = ("take", "remove_suspicion", 1)
TWO_SILVER: Move = ("take", "silver", 2)

WALLS: dict[str, tuple[list[Move], dict[str, int], int]] = {
    "wall_strength_1": ([], {"strength": 2}, 0),
    "wall_strength_2": ([], {"strength": 2}, 0),
    "wall_labourer_vp1_1": ([], {"strength": 1, "labourer": 1}, 1),
    "wall_labourer_vp1_2": ([], {"strength": 1, "labourer": 1}, 1),
    "wall_vp2_1": ([], {"strength": 1}, 2),
    "wall_vp2_2": ([], {"strength": 1}, 2),
    "wall_pay_debt_or_silver_1": (
        [PAY],
        {"strength": 1, "unpaid": -1, "paid": 1},
        0,
    ),
    "wall_pay_debt_or_silver_2": ([TWO_SILVER], {"strength": 1, "silver": 2}, 0),
    "wall_pay_debt_or_silver_3": ([PAY], {"strength": 1, "unpaid": -1, "paid": 1}, 0),
    "wall_remove_suspicion_or_silver_1": (
        [REMOVE],
        {"strength": 1, "suspicions": -1},
        0,
    ),
    "wall_remove_suspicion_or_silver_2": ([TWO_SILVER], {"strength": 1, "silver": 2}, 0),
    "wall_remove_suspicion_or_silver_3": (
        [REMOVE],
        {"strength": 1, "suspicions": -1},
        0,
    ),
    "wall_remove_suspicion_or_silver_4": ([TWO_SILVER], {"strength": 1, "silver": 2}, 0),
    "wall_labourer3": ([], {"strength": 1, "labourer": 3}, 0),
    "wall_labourer2": ([], {"strength": 1, "labourer": 2}, 0),
    "wall_labourer_merchant": ([], {"strength": 1, "labourer": 1, "merchant": 1}, 0),
    "wall_labourer_fighter": ([], {"strength": 1, "labourer": 1, "fighter": 1}, 0),
    "wall_labourer_scout": ([], {"strength": 1, "labourer": 1, "scout": 1}, 0),
    "wall_labourer_cleric": ([], {"strength": 1, "labourer": 1, "cleric": 1}, 0),
    "wall_scout_merchant": ([], {"strength": 1, "scout": 1, "merchant": 1}, 0),
    "wall_scout": ([], {"strength": 1, "scout": 1}, 0),
    "wall_merchant": ([], {"strength": 1, "merchant": 1}, 0),
    "wall_fighter": ([], {"strength": 1, "fighter": 1}, 0),
    "wall_cleric": ([], {"strength": 1, "cleric": 1}, 0),
}


def test_every_wall_is_in_the_table_above() -> None:
    assert sorted(WALLS) == sorted(box().walls)


@pytest.mark.rule("PAL-FOR.7", "PAL-FOR.8")
@pytest.mark.parametrize("wall", list(WALLS))
def test_every_wall_gives_all_its_rewards(wall: str) -> None:
    answers, reward, _ = WALLS[wall]
    g = position()
    suspect(g, 0, 1)
    owe(g, 0, unpaid=1)
    workers(g, 0, merchant=1, labourer=1, scout=1)
    on_top(g, wall)
    expected = {name: SPENT.get(name, 0) + reward.get(name, 0) for name in SPENT | reward}
    gain = gained(g, 0, perform(g, 0, FORTIFY), answers)
    assert gain == {name: n for name, n in expected.items() if n}


@pytest.mark.rule("PAL-FOR.8")
def test_every_wall_raises_strength() -> None:
    assert all(reward["strength"] >= 1 for _, reward, _ in WALLS.values())


@pytest.mark.rule("PAL-END.8")
@pytest.mark.parametrize("wall", list(WALLS))
def test_every_wall_has_its_printed_vp(wall: str) -> None:
    assert box().walls[wall].end_vp == WALLS[wall][2]


def test_of_a_choice_an_option_that_finds_no_object_may_be_taken() -> None:
    g = position()
    workers(g, 0, merchant=1, labourer=1, scout=1)
    on_top(g, "wall_pay_debt_or_silver_1")
    assert gained(g, 0, perform(g, 0, FORTIFY), [PAY]) == {**SPENT, "strength": 1}
