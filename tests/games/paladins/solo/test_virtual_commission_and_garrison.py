"""Commission and Garrison of the virtual player."""

import pytest

from stolnik.games.paladins.chapters.virtual_player.commission_and_garrison import (
    commission,
    garrison,
    refuse_settling,
    wanted_space,
)
from stolnik.games.paladins.events import MonkSent, OutpostPlaced
from stolnik.games.paladins.state import VIRTUAL, Paladins, monk, outpost
from tests.games.paladins.position import box, lay, listen, run
from tests.games.paladins.solo.solo_position import (
    attribute,
    changed,
    field,
    has_done,
    indebted,
    markers,
    on,
    only_spaces,
    solo,
    standing,
    suspected,
    taken_by_virtual,
    virtual,
)


def strong(*spaces: str) -> Paladins:
    """All Attributes at their end, and only these spaces free."""
    g = solo()
    markers(g, faith=12, strength=12)
    only_spaces(g, *spaces)
    return g


@pytest.mark.rule("PAL-SPLC.1", "PAL-SPLC.2", "PAL-SPLC.9")
def test_commission_sends_a_monk_and_raises_influence() -> None:
    g = strong("space_r3_01")
    heard = listen(g)
    assert changed(g, commission(g)) == {"workers": -2, "influence": 1}  # a Labourer gained
    assert g.pieces[g.box.space_at["space_r3_01"]] == monk(VIRTUAL)
    assert MonkSent(VIRTUAL, "space_r3_01") in heard
    assert on(g, "commission") == 3


@pytest.mark.rule("PAL-SPLC.1", "PAL-SPLC.2", "PAL-SPLC.9")
def test_garrison_places_an_outpost_and_raises_faith() -> None:
    g = solo()
    markers(g, strength=12)
    only_spaces(g, "space_r3_01")
    heard = listen(g)
    assert changed(g, garrison(g)) == {"workers": -2, "faith": 1}
    assert g.pieces[g.box.space_at["space_r3_01"]] == outpost(VIRTUAL)
    assert OutpostPlaced(VIRTUAL, "space_r3_01") in heard


@pytest.mark.rule("PAL-SPLC.1")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_after_seven_there_is_no_piece_left(action: str) -> None:
    g = solo()
    markers(g, faith=12, strength=12)
    has_done(g, **{action: 6})
    assert refuse_settling(g, action) is None
    has_done(g, **{action: 1})
    refusal = refuse_settling(g, action)
    assert refusal is not None
    assert refusal.clause == "PAL-SPLC.1"


@pytest.mark.rule("PAL-SPLC.3")
@pytest.mark.parametrize(
    "action, name, needed",
    [
        ("commission", "faith", [0, 2, 4, 6, 8, 10]),
        ("garrison", "strength", [1, 3, 5, 7, 9, 11]),
    ],
)
def test_a_region_asks_for_the_attribute_of_the_virtual_player(
    action: str, name: str, needed: list[int]
) -> None:
    for region, least in enumerate(needed):
        g = solo()
        markers(g, faith=12, strength=12)
        indebted(g, unpaid=1)
        only_spaces(g, *(space.id for space in g.box.spaces if space.region == region))
        markers(g, **{name: least})
        assert wanted_space(g, action) is not None
        if least:
            markers(g, **{name: least - 1})
            assert wanted_space(g, action) is None
            refusal = refuse_settling(g, action)
            assert refusal is not None
            assert refusal.clause == "PAL-SPLC.3"


PRIORITY = (
    "space_r1_01",  # free Recruit
    "space_r4_05",  # pay a Debt
    "space_r3_04",  # Pray
    "space_r5_02",  # 2 Workers
    "space_r2_03",  # 1 Worker
    "space_r1_02",  # 2 Silver
    "space_r2_04",  # remove 1 Suspicion
)


@pytest.mark.rule("PAL-SPLC.4")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_spaces_are_taken_in_the_order_of_their_rewards(action: str) -> None:
    g = strong(*PRIORITY)
    indebted(g, unpaid=1)
    found = []
    while (at := wanted_space(g, action)) is not None:
        found.append(g.box.spaces[at].id)
        g.pieces[at] = monk(0)
    assert tuple(found) == PRIORITY


@pytest.mark.rule("PAL-SPLC.4")
def test_the_order_knows_every_kind_of_space() -> None:
    known = {kind for kinds in box().virtual_board.space_priority for kind in kinds}
    assert {space.kind for space in box().spaces} <= known


@pytest.mark.rule("PAL-SPLC.5")
def test_without_a_debt_spaces_that_pay_one_are_not_considered() -> None:
    g = strong("space_r4_05", "space_r2_04")
    indebted(g, paid=1)
    at = wanted_space(g, "commission")
    assert at == g.box.space_at["space_r2_04"]
    g.pieces[at] = monk(0)
    refusal = refuse_settling(g, "commission")
    assert refusal is not None
    assert refusal.clause == "PAL-SPLC.5"
    indebted(g, unpaid=1)
    assert refuse_settling(g, "commission") is None


@pytest.mark.rule("PAL-SPLC.6")
@pytest.mark.parametrize(
    "spaces",
    [
        ["space_r1_01", "space_r2_01"],
        ["space_r2_03", "space_r3_01", "space_r3_02", "space_r4_04"],
        ["space_r4_06", "space_r5_02", "space_r5_05"],
        ["space_r1_02", "space_r2_02", "space_r3_03", "space_r4_07"],
    ],
)
def test_of_the_same_reward_the_leftmost_space_is_taken(spaces: list[str]) -> None:
    g = strong(*spaces)
    assert wanted_space(g, "garrison") == g.box.space_at[spaces[0]]


def test_spaces_for_more_players_are_closed() -> None:
    g = strong("space_r1_03", "space_r3_07", "space_r4_09")
    assert wanted_space(g, "commission") is None


# -- rewards of spaces -----------------------------------------------------------------------


@pytest.mark.rule("PAL-SPLC.7")
def test_a_free_recruit_discards_a_townsfolk_for_its_reward() -> None:
    g = strong("space_r1_01")
    field(g, 2)
    card = lay(g, "townsfolk_squire_2", 2)
    assert changed(g, commission(g)) == {"workers": -3, "influence": 2, "townsfolk": -1}
    assert g.townsfolk_discards == [card]
    assert on(g, "recruit") == 0


def test_a_free_recruit_from_an_empty_track_is_lost() -> None:
    g = strong("space_r1_01")
    g.townsfolk = [None] * 5
    assert changed(g, commission(g)) == {"workers": -3, "influence": 1}


@pytest.mark.rule("PAL-SPLC.8")
def test_a_pray_reward_clears_the_right_side_with_the_workers_just_placed() -> None:
    g = strong("space_r3_04")
    standing(g, attack=3, trade=1)
    virtual(g).scheme = virtual(g).schemes.pop()
    assert changed(g, garrison(g)) == {"workers": -3}  # Faith is at its end
    assert virtual(g).right == [0] * 6
    assert on(g, "trade") == 1
    assert (len(virtual(g).schemes), virtual(g).scheme) == (17, None)
    assert g.dice.used == 1


@pytest.mark.rule("PAL-SPLC.9", "PAL-SRES.1")
@pytest.mark.parametrize(
    "space, reward",
    [
        ("space_r4_05", {"workers": -3, "unpaid": -1, "paid": 1}),
        ("space_r5_02", {"workers": -1}),
        ("space_r2_03", {"workers": -2}),
        ("space_r1_02", {"workers": -3, "field": 2}),
        ("space_r2_04", {"workers": -3, "suspicions": -1}),
    ],
)
def test_the_reward_of_the_space_is_gained(space: str, reward: dict[str, int]) -> None:
    g = strong(space)
    indebted(g, unpaid=1)
    suspected(g, 2)
    assert changed(g, commission(g)) == {**reward, "influence": 1}
    assert taken_by_virtual(g) == [space]


@pytest.mark.rule("PAL-SPLC.9", "PAL-SRES.9")
def test_a_space_that_removes_a_suspicion_drains_the_tax_supply_without_one() -> None:
    g = strong("space_r2_04")
    assert changed(g, commission(g)) == {"workers": -3, "influence": 1, "tax": -1}


def test_the_space_comes_before_the_attribute_it_uncovers() -> None:
    g = strong("space_r1_02")
    markers(g, influence=1, faith=2, strength=1)
    field(g, 5)
    run(garrison(g))
    # 2 Silver take the marker round, which raises Strength from the top of field 1 to field 2,
    # onto Faith; only then does the Outpost raise Faith.
    assert (attribute(g, "strength"), attribute(g, "faith")) == (2, 3)
