"""Attack and Convert: Outsiders."""

import pytest

from stolnik.engine.flow import Move
from stolnik.games.paladins.box.components import FAITH
from stolnik.games.paladins.chapters.actions import refuse_action
from stolnik.games.paladins.chapters.right_actions.attack import hired_arms
from stolnik.games.paladins.chapters.scoring import converted_vp
from stolnik.games.paladins.state import Paladins
from tests.games.paladins.position import (
    attributes,
    box,
    clause_of,
    gained,
    hold,
    lay,
    on_top,
    options,
    owe,
    paladin,
    perform,
    position,
    run,
    suspect,
    workers,
)

ATTACKERS = {"scout": -1, "labourer": -1, "fighter": -1}
PREACHERS = {"fighter": -1, "labourer": -1, "cleric": -1}


def attackers(g: Paladins, seat: int = 0) -> None:
    workers(g, seat, scout=1, labourer=1, fighter=1)


def preachers(g: Paladins, seat: int = 0) -> None:
    workers(g, seat, fighter=1, labourer=1, cleric=1)


def slot(g: Paladins, number: int) -> str:
    card = g.outsiders[number - 1]
    assert card is not None
    return card


def plus(spent: dict[str, int], reward: dict[str, int]) -> dict[str, int]:
    both = {name: spent.get(name, 0) + reward.get(name, 0) for name in spent | reward}
    return {name: n for name, n in both.items() if n}


# -- Attack ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-ATK.1",
    "PAL-ATK.2",
    "PAL-ATK.3",
    "PAL-ATK.6",
    "PAL-ATK.7",
    "PAL-ATK.8",
    "PAL-ATK.9",
    "PAL-REF.13",
)
def test_ex16_attack_with_bought_strength() -> None:
    g = position(silver=1)
    card = lay(g, "outsider_viking_mercenary", 4)
    others = [c for c in g.outsiders if c != card]
    attributes(g, 0, strength=5)
    attackers(g)
    assert gained(g, 0, perform(g, 0, ("attack", card))) == {
        "scout": -1,
        "fighter": -1,
        "labourer": 1,
        "silver": -1,
        "influence": 1,
    }
    assert g.tax == 5
    assert g.players[0].attacked == [card]
    assert g.players[0].converted == []
    assert g.outsiders[3] is None
    assert [c for c in g.outsiders if c is not None] == others


@pytest.mark.rule("PAL-ATK.2", "PAL-ATK.3")
@pytest.mark.parametrize(
    "strength, silver",
    [
        (0, [1, 2, 3, 4, 5, 6]),
        (1, [0, 1, 2, 3, 4, 5]),
        (2, [0, 1, 2, 3, 4, 5]),
        (3, [0, 0, 1, 2, 3, 4]),
        (5, [0, 0, 0, 1, 2, 3]),
        (6, [0, 0, 0, 1, 2, 3]),
        (11, [0, 0, 0, 0, 0, 0]),
        (12, [0, 0, 0, 0, 0, 0]),
    ],
)
def test_each_slot_beyond_the_best_within_reach_costs_one_silver(
    strength: int, silver: list[int]
) -> None:
    g = position()
    attributes(g, 0, strength=strength)
    assert [hired_arms(g, 0, number) for number in range(6)] == silver


@pytest.mark.rule("PAL-ATK.4")
def test_with_enough_silver_any_outsider_can_be_attacked() -> None:
    g = position(silver=6)
    attackers(g)
    assert options(g, 0, "attack") == [("attack", card) for card in g.outsiders]


@pytest.mark.rule("PAL-ATK.3")
def test_without_silver_only_those_within_strength_can_be_attacked() -> None:
    g = position(silver=0)
    attributes(g, 0, strength=4)
    attackers(g)
    assert options(g, 0, "attack") == [("attack", slot(g, 1)), ("attack", slot(g, 2))]
    assert clause_of(refuse_action(g, 0, ("attack", slot(g, 3)))) == "PAL-ATK.3"


@pytest.mark.rule("PAL-ATK.5")
@pytest.mark.parametrize("before", [0, 1, 7])
@pytest.mark.parametrize("place, hired", [(1, 0), (2, 0), (3, 0), (4, 1), (6, 3)])
@pytest.mark.parametrize("silver", [3, 9])
def test_an_attack_costs_no_silver_but_for_hired_arms(
    silver: int, place: int, hired: int, before: int
) -> None:
    g = position(silver=silver)
    attributes(g, 0, strength=5)
    hold(g, 0, "attacked", *g.outsider_deck[:before])  # nor does it grow dearer
    card = lay(g, "outsider_byzantine_warrior", place)
    attackers(g)
    run(perform(g, 0, ("attack", card)))
    assert g.players[0].silver == silver - hired


@pytest.mark.rule("PAL-ATK.5")
def test_who_is_strong_enough_can_attack_without_any_silver() -> None:
    g = position(silver=0)
    attributes(g, 0, strength=11)
    attackers(g)
    assert len(options(g, 0, "attack")) == 6


@pytest.mark.rule("PAL-ACT.10")
def test_there_is_no_limit_to_attacks() -> None:
    g = position()
    beaten = [card for card in g.outsider_deck if card not in g.outsiders][:12]
    hold(g, 0, "attacked", *beaten)
    attackers(g)
    assert len(options(g, 0, "attack")) == 6


@pytest.mark.rule("PAL-ATK.4")
def test_only_outsiders_on_the_track_can_be_attacked() -> None:
    g = position()
    attackers(g)
    assert clause_of(refuse_action(g, 0, ("attack", g.outsider_deck[0]))) == "PAL-ATK.4"


@pytest.mark.rule("PAL-PLD.4")
def test_the_boost_counts_as_strength() -> None:
    g = position(silver=0)
    paladin(g, 0, "roland")
    attackers(g)
    assert len(options(g, 0, "attack")) == 2


@pytest.mark.rule("PAL-ACT.3", "PAL-ACT.4")
def test_attack_requires_strength_and_raises_influence() -> None:
    g = position(silver=0)
    attributes(g, 0, faith=12, influence=0)
    attackers(g)
    assert options(g, 0, "attack") == []
    attributes(g, 0, strength=1)
    card = lay(g, "outsider_saracen_warrior", 1)
    gain = gained(g, 0, perform(g, 0, ("attack", card)))
    assert {name: gain.get(name, 0) for name in ("faith", "strength", "influence")} == {
        "faith": 0,
        "strength": 0,
        "influence": 1,
    }


# -- Convert ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-CVT.1",
    "PAL-CVT.2",
    "PAL-CVT.3",
    "PAL-CVT.4",
    "PAL-CVT.5",
    "PAL-CVT.6",
    "PAL-OSC.4",
    "PAL-OSC.5",
)
@pytest.mark.parametrize("before", [2, 3, 4])
def test_ex17_convert(before: int) -> None:
    g = position(silver=2)
    earlier = [f"outsider_{kind}_mercenary" for kind in ("viking", "byzantine", "saracen")]
    hold(g, 0, "converted", *[*earlier, "outsider_saracen_mercenary_2"][:before])
    assassin = lay(g, "outsider_byzantine_assassin", 2)
    attributes(g, 0, faith=3)
    paladin(g, 0, "anseis")
    preachers(g)
    gain = gained(g, 0, perform(g, 0, ("convert", assassin)))
    assert gain == {**PREACHERS, "silver": -2, "strength": 2}
    assert g.players[0].converted[before] == assassin
    assert g.outsiders[1] is None
    assert converted_vp(g, 0, assassin) == 0
    hold(g, 0, "attacked", "outsider_saracen_archer", "outsider_saracen_warrior")
    hold(g, 0, "attacked", "outsider_viking_thief")
    assert converted_vp(g, 0, assassin) == 2


@pytest.mark.rule("PAL-CVT.4")
@pytest.mark.parametrize(
    "faith, slots", [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 4), (8, 5), (9, 5), (10, 6)]
)
def test_faith_decides_who_can_be_converted(faith: int, slots: int) -> None:
    g = position()
    attributes(g, 0, faith=faith, strength=12)
    preachers(g)
    assert options(g, 0, "convert") == [("convert", card) for card in g.outsiders[:slots]]


@pytest.mark.rule("PAL-CVT.4")
def test_faith_cannot_be_bought() -> None:
    g = position(silver=100)
    preachers(g)
    assert clause_of(refuse_action(g, 0, ("convert", slot(g, 2)))) == "PAL-CVT.4"


@pytest.mark.rule("PAL-CVT.2")
@pytest.mark.parametrize("before, silver", [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_next_slot_below_the_board_sets_the_silver(before: int, silver: int) -> None:
    g = position(silver=silver)
    hold(g, 0, "converted", *g.outsider_deck[:before])
    preachers(g)
    card = slot(g, 1)
    assert refuse_action(g, 0, ("convert", card)) is None
    g.players[0].silver -= 1
    if silver:
        assert clause_of(refuse_action(g, 0, ("convert", card))) == "PAL-CVT.2"


@pytest.mark.rule("PAL-ACT.9")
def test_seven_converted_outsiders_are_all() -> None:
    g = position()
    hold(g, 0, "converted", *g.outsider_deck[:7])
    preachers(g)
    assert clause_of(refuse_action(g, 0, ("convert", slot(g, 1)))) == "PAL-ACT.9"
    assert options(g, 0, "convert") == []


@pytest.mark.rule("PAL-CVT.3")
def test_converted_outsiders_fill_the_slots_from_left_to_right() -> None:
    g = position()
    first, second = slot(g, 1), lay(g, "outsider_saracen_mercenary", 2)
    preachers(g)
    run(perform(g, 0, ("convert", first)))
    g.players[0].spaces = position().players[0].spaces
    attributes(g, 0, faith=2)
    preachers(g)
    run(perform(g, 0, ("convert", second)))
    assert g.players[0].converted == [first, second]


@pytest.mark.rule("PAL-ACT.3", "PAL-ACT.4", "PAL-CVT.5")
def test_convert_requires_faith_raises_strength_and_gives_nothing_else() -> None:
    g = position()
    card = lay(g, "outsider_viking_thief", 1)
    preachers(g)
    assert gained(g, 0, perform(g, 0, ("convert", card))) == {**PREACHERS, "strength": 1}
    assert g.players[0].attributes[FAITH] == 0


# -- every Outsider --------------------------------------------------------------------------

REMOVE: list[Move] = [("remove_suspicions", 1)]
DESTROY: list[Move] = [("destroy_debts", 1)]

OUTSIDERS: dict[str, tuple[list[Move], dict[str, int], int]] = {
    # what an Attack gives beyond 1 Influence, and the Strength of a Convert
    "viking_adventurer": ([], {"labourer": 1, "cleric": 1}, 1),
    "viking_armourer": ([], {"labourer": 1, "provisions": 1}, 1),
    "viking_assassin": ([], {"labourer": 1, "fighter": 1}, 2),
    "viking_barbarian": ([], {"silver": 1, "tax": -1, "provisions": 1}, 2),
    "viking_guardian": ([], {"merchant": 1, "provisions": 1}, 1),
    "viking_lookout": ([], {"merchant": 1}, 1),
    "viking_marauder": ([], {"criminal": 1, "suspicions": 1}, 1),
    "viking_mercenary": ([], {"labourer": 2}, 1),
    "viking_protector": ([], {"labourer": 1, "provisions": 1}, 1),
    "viking_thief": ([], {"silver": 2, "tax": -2}, 1),
    "viking_traitor": ([], {"criminal": 1, "suspicions": 1}, 1),
    "viking_vigilante": (DESTROY, {"unpaid": -1}, 1),
    "byzantine_archer": ([], {"scout": 1, "provisions": 1}, 1),
    "byzantine_armourer": ([], {"fighter": 1}, 1),
    "byzantine_assassin": ([], {"labourer": 1, "provisions": 1}, 2),
    "byzantine_champion": (REMOVE, {"suspicions": -1, "merchant": 1}, 1),
    "byzantine_guardian": ([], {"labourer": 2}, 1),
    "byzantine_hunter": (REMOVE, {"suspicions": -1, "fighter": 1}, 1),
    "byzantine_invader": ([], {"silver": 1, "tax": -1, "provisions": 1}, 2),
    "byzantine_lookout": ([], {"labourer": 1, "merchant": 1}, 1),
    "byzantine_mercenary": (REMOVE, {"suspicions": -1, "labourer": 1}, 1),
    "byzantine_thief": ([], {"criminal": 1, "suspicions": 1}, 1),
    "byzantine_traitor": (DESTROY, {"unpaid": -1}, 1),
    "byzantine_warrior": ([], {"provisions": 2}, 1),
    "saracen_adventurer": ([], {"labourer": 1, "scout": 1}, 1),
    "saracen_archer": ([], {"provisions": 2}, 1),
    "saracen_barbarian": ([], {"labourer": 1, "scout": 1}, 2),
    "saracen_champion": (REMOVE, {"suspicions": -1, "scout": 1}, 1),
    "saracen_hunter": (DESTROY, {"unpaid": -1}, 1),
    "saracen_invader": ([], {"influence": 1}, 2),
    "saracen_marauder": ([], {"influence": 1}, 1),
    "saracen_mercenary": ([], {"labourer": 1, "provisions": 1}, 1),
    "saracen_mercenary_2": ([], {"silver": 2, "tax": -2}, 1),
    "saracen_protector": ([], {"labourer": 2}, 1),
    "saracen_vigilante": (DESTROY, {"unpaid": -1, "cleric": 1}, 1),
    "saracen_warrior": ([], {"cleric": 1}, 1),
}


def test_every_outsider_is_in_the_table_above() -> None:
    assert sorted(f"outsider_{name}" for name in OUTSIDERS) == sorted(box().outsiders)


@pytest.mark.rule("PAL-ATK.6", "PAL-ATK.7")
@pytest.mark.parametrize("name", list(OUTSIDERS))
def test_every_attacked_outsider_gives_its_rewards_and_influence(name: str) -> None:
    answers, reward, _ = OUTSIDERS[name]
    g = position()
    suspect(g, 0, 1)
    owe(g, 0, unpaid=1)
    on_top(g, 0)
    attributes(g, 0, strength=1)
    attackers(g)
    card = lay(g, f"outsider_{name}", 1)
    reward = plus(reward, {"influence": 1})
    assert gained(g, 0, perform(g, 0, ("attack", card)), answers) == plus(ATTACKERS, reward)


@pytest.mark.rule("PAL-CVT.5", "PAL-CVT.6")
@pytest.mark.parametrize("name", list(OUTSIDERS))
def test_every_converted_outsider_gives_its_strength(name: str) -> None:
    g = position()
    preachers(g)
    card = lay(g, f"outsider_{name}", 1)
    strength = {"strength": OUTSIDERS[name][2]}
    assert gained(g, 0, perform(g, 0, ("convert", card))) == {**PREACHERS, **strength}
