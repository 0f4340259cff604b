"""Commission and Garrison: Monks and Outposts on the main board."""

import pytest

from stolnik.engine.flow import Ask, Move
from stolnik.games.paladins.box.components import FAITH, STRENGTH
from stolnik.games.paladins.chapters.actions import refuse_action
from stolnik.games.paladins.chapters.actions_done import done
from stolnik.games.paladins.chapters.regions import reachable, refuse_space
from stolnik.games.paladins.chapters.right_actions.commission_and_garrison import MONK_SPACE
from stolnik.games.paladins.state import EMPTY, Paladins, monk, outpost
from tests.games.paladins.position import (
    asks,
    attributes,
    box,
    clause_of,
    gained,
    lay,
    options,
    owe,
    paladin,
    perform,
    position,
    refusal_of,
    run,
    settle,
    spaces,
    stand,
    suspect,
    tally,
    workers,
    workshop,
)

COMMISSION: Move = ("commission",)
GARRISON: Move = ("garrison",)


def ready(g: Paladins, action: str, seat: int = 0) -> None:
    """Exactly the Workers for an action."""
    if action == "commission":
        workers(g, seat, scout=1, labourer=1, cleric=1)
    else:
        workers(g, seat, merchant=1, labourer=1, fighter=1)


@pytest.mark.rule(
    "PAL-COM.1",
    "PAL-COM.2",
    "PAL-COM.4",
    "PAL-COM.5",
    "PAL-COM.6",
    "PAL-COM.8",
    "PAL-PLD.4",
    "PAL-DEV.4",
)
def test_ex12_commission() -> None:
    g = position(provisions=1)
    workshop(g, 0, "commission", 1)
    attributes(g, 0, faith=2, influence=1)
    paladin(g, 0, "anseis")
    workers(g, 0, labourer=1, cleric=1)
    ask = asks(perform(g, 0, COMMISSION))
    assert ask is not None
    assert max(str(move[1]) for move in ask.options) < "space_r3"  # 3 Faith: not the 4 of region 3
    g = position(provisions=1)
    workshop(g, 0, "commission", 1)
    attributes(g, 0, faith=2, influence=1)
    paladin(g, 0, "anseis")
    workers(g, 0, labourer=1, cleric=1)
    assert gained(g, 0, perform(g, 0, COMMISSION), [("space", "space_r2_03")]) == {
        "labourer": -1,
        "cleric": -1,
        "provisions": -1,
        "scout": 1,
        "influence": 1,
    }
    assert g.pieces[box().space_at["space_r2_03"]] == monk(0)


@pytest.mark.rule(
    "PAL-GAR.1",
    "PAL-GAR.2",
    "PAL-GAR.4",
    "PAL-GAR.5",
    "PAL-GAR.6",
    "PAL-GAR.8",
    "PAL-GAR.9",
    "PAL-ICO.12",
)
def test_ex14_garrison() -> None:
    g = position(provisions=1, silver=0)
    attributes(g, 0, strength=5, faith=2)
    stand(g, 0, "hunt", "labourer")
    ready(g, "garrison")
    answers: list[Move] = [("space", "space_r3_04"), ("clear", "hunt")]
    assert gained(g, 0, perform(g, 0, GARRISON), answers) == {
        "merchant": -1,
        "labourer": -1,
        "fighter": -1,
        "provisions": -1,
        "faith": 1,
    }
    assert g.players[0].attributes[FAITH] == 3
    assert spaces(g, 0, "hunt") == ["-", "-"]
    assert g.pieces[box().space_at["space_r3_04"]] == outpost(0)


# -- costs -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-COM.2", "PAL-FOR.2", "PAL-GAR.2", "PAL-ABS.2", "PAL-CVT.2")
def test_ex34_cost_of_the_nth_use() -> None:
    for track in (box().monk_track, box().wall_slots, box().outpost_track):
        assert [space.cost for space in track] == [1, 1, 1, 2, 2, 3, 3]
    assert [jar.cost for jar in box().jar_track] == [1, 2, 2, 2, 3, 3, 3]
    assert [slot.cost for slot in box().convert_slots] == [0, 1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(
    "action, clause",
    [
        pytest.param("commission", "PAL-COM.2", marks=pytest.mark.rule("PAL-COM.2", "PAL-COM.3")),
        pytest.param("garrison", "PAL-GAR.2", marks=pytest.mark.rule("PAL-GAR.2", "PAL-GAR.3")),
    ],
)
@pytest.mark.parametrize("before, cost", [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_leftmost_piece_left_sets_the_provisions(
    action: str, clause: str, before: int, cost: int
) -> None:
    g = position(players=4, provisions=cost)
    tally(g, 0, **{action: before})
    attributes(g, 0, faith=1, strength=1)
    ready(g, action)
    gain = gained(g, 0, perform(g, 0, (action,)), [("space", "space_r1_03")])
    assert gain["provisions"] == -cost
    assert done(g, 0, action) == before + 1
    g = position(players=4, provisions=cost - 1)
    tally(g, 0, **{action: before})
    attributes(g, 0, strength=1)
    ready(g, action)
    assert clause_of(refuse_action(g, 0, (action,))) == clause


@pytest.mark.rule("PAL-ACT.9")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_seven_monks_and_seven_outposts_are_all(action: str) -> None:
    g = position(players=4)
    tally(g, 0, **{action: 7})
    attributes(g, 0, faith=12, strength=12)
    ready(g, action)
    assert clause_of(refuse_action(g, 0, (action,))) == "PAL-ACT.9"
    assert options(g, 0, action) == []


# -- regions ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-COM.4", "PAL-GAR.4")
def test_ex35_region_requirements() -> None:
    assert [region.faith for region in box().regions][:3] == [0, 2, 4]
    assert [region.strength for region in box().regions][:3] == [1, 3, 5]


@pytest.mark.rule("PAL-COM.4")
@pytest.mark.parametrize(
    "faith, regions",
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5), (10, 6)],
)
def test_faith_opens_regions_from_the_left(faith: int, regions: int) -> None:
    g = position(players=4)
    attributes(g, 0, faith=faith, strength=0)
    within = {box().spaces[at].region for at in reachable(g, 0, "commission")}
    assert within == set(range(regions))


@pytest.mark.rule("PAL-GAR.4")
@pytest.mark.parametrize(
    "strength, regions",
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 5), (10, 5), (11, 6)],
)
def test_strength_opens_regions_from_the_left(strength: int, regions: int) -> None:
    g = position(players=4)
    attributes(g, 0, strength=strength, faith=12)
    within = {box().spaces[at].region for at in reachable(g, 0, "garrison")}
    assert within == set(range(regions))


@pytest.mark.rule("PAL-GAR.4")
def test_without_strength_no_garrison() -> None:
    g = position()
    ready(g, "garrison")
    assert clause_of(refuse_action(g, 0, GARRISON)) == "PAL-GAR.4"


@pytest.mark.rule("PAL-COM.9")
def test_a_lower_region_may_be_chosen() -> None:
    g = position()
    attributes(g, 0, faith=12)
    ready(g, "commission")
    ask = asks(perform(g, 0, COMMISSION))
    assert ask is not None
    chosen = [str(move[1]) for move in ask.options]
    assert "space_r1_01" in chosen
    assert "space_r6_01" in chosen


@pytest.mark.rule("PAL-COM.5", "PAL-GAR.5")
@pytest.mark.parametrize("action, clause", [("commission", "PAL-COM.5"), ("garrison", "PAL-GAR.5")])
def test_a_space_holds_one_monk_or_one_outpost_of_any_player(action: str, clause: str) -> None:
    g = position()
    attributes(g, 0, faith=2, strength=3)
    settle(g, 1, monks=["space_r1_01"], outposts=["space_r1_02"])
    settle(g, 0, monks=["space_r2_01"])
    for taken in ("space_r1_01", "space_r1_02", "space_r2_01"):
        at = box().space_at[taken]
        assert clause_of(refuse_space(g, 0, action, at)) == clause
        assert at not in reachable(g, 0, action)
    assert box().space_at["space_r2_02"] in reachable(g, 0, action)


@pytest.mark.rule("PAL-COM.5")
def test_when_every_space_within_reach_is_taken_there_is_no_commission() -> None:
    g = position()
    settle(g, 1, monks=["space_r1_01", "space_r1_02"])
    ready(g, "commission")
    assert clause_of(refuse_action(g, 0, COMMISSION)) == "PAL-COM.5"
    assert options(g, 0, "commission") == []


@pytest.mark.rule("PAL-COM.7", "PAL-GAR.7", "PAL-ICO.13", "PAL-ICO.14", "PAL-ICO.15")
@pytest.mark.parametrize("action", ["commission", "garrison"])
@pytest.mark.parametrize(
    "players, for_three, for_four",
    [
        (2, "PAL-ICO.14", "PAL-ICO.15"),
        (3, None, "PAL-ICO.15"),
        (4, None, None),
    ],
)
def test_some_spaces_are_for_more_players(
    action: str, players: int, for_three: str | None, for_four: str | None
) -> None:
    g = position(players=players)
    attributes(g, 0, faith=12, strength=12)
    three, four = box().space_at["space_r1_03"], box().space_at["space_r1_04"]
    assert clause_of(refuse_space(g, 0, action, three)) == for_three
    assert clause_of(refuse_space(g, 0, action, four)) == for_four
    assert (three in reachable(g, 0, action)) == (for_three is None)
    assert (four in reachable(g, 0, action)) == (for_four is None)


@pytest.mark.rule("PAL-ICO.13")
def test_the_board_has_25_spaces_for_two_34_for_three_and_40_for_four() -> None:
    assert {n: len(open_) for n, open_ in box().open_spaces.items()} == {
        1: 25,
        2: 25,
        3: 34,
        4: 40,
    }


@pytest.mark.rule("PAL-PLD.4")
def test_the_requirement_counts_the_paladins_boost() -> None:
    g = position()
    paladin(g, 0, "oliver")
    assert {box().spaces[at].region for at in reachable(g, 0, "commission")} == {0, 1, 2}
    g.players[0].revealed = False
    assert {box().spaces[at].region for at in reachable(g, 0, "commission")} == {0}


# -- what each kind of space gives -----------------------------------------------------------

SPACES: dict[str, tuple[list[str], list[Move], dict[str, int]]] = {
    "labourer": (
        ["space_r1_03", "space_r2_05", "space_r3_01"],
        [],
        {"labourer": 1},
    ),
    "scout": (["space_r2_03", "space_r3_05"], [], {"scout": 1}),
    "merchant": (["space_r3_02", "space_r4_03"], [], {"merchant": 1}),
    "fighter": (["space_r3_06", "space_r4_01"], [], {"fighter": 1}),
    "cleric": (["space_r4_04"], [], {"cleric": 1}),
    "labourer_scout": (["space_r4_06"], [], {"labourer": 1, "scout": 1}),
    "labourer_fighter": (["space_r5_02"], [], {"labourer": 1, "fighter": 1}),
    "labourer_merchant": (["space_r5_04"], [], {"labourer": 1, "merchant": 1}),
    "labourer_cleric": (["space_r5_05"], [], {"labourer": 1, "cleric": 1}),
    "labourer_labourer": (
        ["space_r4_09", "space_r5_07", "space_r6_03"],
        [],
        {"labourer": 2},
    ),
    "2_silver": (
        [
            "space_r1_02",
            "space_r2_02",
            "space_r2_06",
            "space_r3_03",
            "space_r3_09",
            "space_r4_07",
            "space_r4_10",
        ],
        [],
        {"silver": 2},
    ),
    "remove_suspicion": (
        ["space_r1_04", "space_r2_04", "space_r2_07"],
        [("remove_suspicions", 1)],
        {"suspicions": -1},
    ),
    "pay_debt": (
        ["space_r3_08", "space_r4_05", "space_r5_03", "space_r5_06", "space_r6_01"],
        [("pay_debts", 1)],
        {"unpaid": -1, "paid": 1},
    ),
    "free_recruit": (
        ["space_r1_01", "space_r2_01", "space_r3_07"],
        [("hire", "townsfolk_abbot_2")],
        {"provisions": 1},
    ),
    "pray": (
        ["space_r3_04", "space_r4_02", "space_r4_08", "space_r5_01", "space_r6_02"],
        [("clear", "trade")],
        {},
    ),
}


def test_every_space_of_the_board_is_in_the_table_below() -> None:
    listed = [space for ids, _, _ in SPACES.values() for space in ids]
    assert sorted(listed) == sorted(space.id for space in box().spaces)


@pytest.mark.rule("PAL-COM.6", "PAL-GAR.6")
@pytest.mark.parametrize("action, raised", [("commission", "influence"), ("garrison", "faith")])
@pytest.mark.parametrize("kind", list(SPACES))
def test_every_space_gives_its_reward_to_monk_and_outpost(
    action: str, raised: str, kind: str
) -> None:
    ids, answers, reward = SPACES[kind]
    for space in ids:
        g = position(players=4)
        attributes(g, 0, faith=10, strength=11)
        suspect(g, 0, g.suspicion_deck[-1])
        owe(g, 0, unpaid=1)
        stand(g, 0, "trade", "labourer")
        ready(g, action)
        spent = {"labourer": -1, "provisions": -1}
        spent |= {"scout": -1, "cleric": -1} if action == "commission" else {}
        spent |= {"merchant": -1, "fighter": -1} if action == "garrison" else {}
        expected = {name: spent.get(name, 0) + reward.get(name, 0) for name in spent | reward}
        expected[raised] = 1
        gain = gained(g, 0, perform(g, 0, (action,)), [("space", space), *answers])
        assert gain == {name: n for name, n in expected.items() if n}
        if kind == "free_recruit":
            assert g.players[0].team == ["townsfolk_abbot_2"]
        if kind == "pray":
            assert spaces(g, 0, "trade") == ["-", "-"]


def test_a_space_whose_reward_finds_no_object_may_be_taken() -> None:
    g = position()
    attributes(g, 0, faith=6)
    ready(g, "commission")
    run(perform(g, 0, COMMISSION), [("space", "space_r4_05")])
    assert g.players[0].paid == 0
    assert g.pieces.count(EMPTY) == 39


@pytest.mark.rule("PAL-ACT.3", "PAL-ACT.4")
def test_commission_raises_influence_and_garrison_faith() -> None:
    for action, requires, rewards in (
        ("commission", "faith", "influence"),
        ("garrison", "strength", "faith"),
    ):
        g = position()
        attributes(g, 0, **{requires: 1})
        ready(g, action)
        gain = gained(g, 0, perform(g, 0, (action,)), [("space", "space_r1_02")])
        assert gain[rewards] == 1
        assert set(gain) & {"faith", "strength", "influence"} == {rewards}


def test_a_townsfolk_hired_by_a_commission_works_for_that_commission() -> None:
    g = position()
    lay(g, "townsfolk_acolyte_2", 4)
    ready(g, "commission")
    answers: list[Move] = [("space", "space_r1_01"), ("hire", "townsfolk_acolyte_2")]
    # its immediate Silver, and the Silver that it gives after a Commission
    assert gained(g, 0, perform(g, 0, COMMISSION), answers)["silver"] == 2


def test_what_an_action_gains_does_not_help_to_reach_a_space() -> None:
    g = position()
    attributes(g, 0, strength=1, faith=1)
    ready(g, "garrison")
    run(perform(g, 0, GARRISON), [("space", "space_r1_02")])
    assert g.players[0].attributes[FAITH] == 2
    assert g.players[0].attributes[STRENGTH] == 1


@pytest.mark.parametrize(
    "move, clause",
    [
        (("space", "space_r2_03"), "PAL-COM.4"),
        (("space", "space_r1_03"), "PAL-ICO.14"),
        (("space", "space_r1_01"), "PAL-COM.5"),
    ],
)
def test_a_wrong_space_is_refused_by_its_clause(move: Move, clause: str) -> None:
    g = position()
    settle(g, 1, monks=["space_r1_01"])
    ask = Ask.of(0, MONK_SPACE, [("space", "space_r1_02")])
    assert refusal_of(g, ask, move) == clause
    assert refusal_of(g, ask, ("space", "space_r1_02")) is None
