"""Every Townsfolk: discarded, hired, and at work in a team."""

import dataclasses

import msgspec
import pytest

from stolnik.engine.flow import Move
from stolnik.games.paladins.box.components import INFLUENCE, Reward, TownsfolkAbility
from stolnik.games.paladins.chapters.abilities import after_action, after_debt_paid
from stolnik.games.paladins.chapters.burdens.debts import destroy_debts, pay_debts
from stolnik.games.paladins.chapters.left_actions.recruit import discard_townsfolk, join_team
from tests.games.paladins.position import (
    attributes,
    box,
    gained,
    lay,
    on_top,
    options,
    owe,
    paladin,
    perform,
    plenty,
    position,
    run,
    spaces,
    stand,
    suspect,
    team,
    workers,
)
from tests.games.running import run_anyhow

Gain = dict[str, int]

REMOVE_ONE: list[Move] = [("remove_suspicions", 1)]
REMOVE_TWO: list[Move] = [("remove_suspicions", 2)]
CLEAR: list[Move] = [("clear", "hunt")]
DESTROY: list[Move] = [("destroy_debts", 1)]
TAX: Gain = {"silver": 1, "tax": -1}
TWO_TAX: Gain = {"silver": 2, "tax": -2}
CRIMINAL: Gain = {"criminal": 1, "suspicions": 1}
NONE: tuple[list[Move], Gain] = ([], {})
FORGIVEN: tuple[list[Move], Gain] = (REMOVE_ONE, {"suspicions": -1})

CARDS: dict[str, tuple[tuple[list[Move], Gain], tuple[list[Move], Gain], str, Gain]] = {
    # discarded; hired; works after; gives then
    "abbot_1": (([], {"cleric": 1, "labourer": 1}), NONE, "absolve", {"labourer": 1}),
    "abbot_2": ((CLEAR, {}), ([], {"provisions": 1}), "absolve", {"provisions": 1}),
    "abbot_3": ((DESTROY, {"unpaid": -1}), FORGIVEN, "absolve", TAX),
    "acolyte_1": (([], {"cleric": 1}), NONE, "commission", {"labourer": 1}),
    "acolyte_2": ((CLEAR, {}), ([], {"silver": 1}), "commission", {"silver": 1}),
    "acolyte_3": ((REMOVE_TWO, {"suspicions": -2}), FORGIVEN, "commission", TAX),
    "architect_1": (([], CRIMINAL), NONE, "develop", {"labourer": 1}),
    "architect_2": (
        ([], {"labourer": 1, "provisions": 1}),
        ([], {"provisions": 1}),
        "develop",
        {"provisions": 1},
    ),
    "architect_3": (([], TWO_TAX), FORGIVEN, "develop", TAX),
    "conspirator_1": ((REMOVE_TWO, {"suspicions": -2}), NONE, "inquisition", {}),
    "conspirator_2": (([], CRIMINAL), NONE, "inquisition", {}),
    "debt_collector_1": (([], {"labourer": 2}), NONE, "debt paid", {"labourer": 1}),
    "debt_collector_2": ((DESTROY, {"unpaid": -1}), NONE, "debt paid", {"fighter": 1}),
    "debt_collector_3": ((REMOVE_TWO, {"suspicions": -2}), NONE, "debt paid", {"scout": 1}),
    "defender_1": (([], {"strength": 1}), NONE, "attack", {"labourer": 1}),
    "defender_2": (
        ([], {"labourer": 1, "provisions": 1}),
        ([], {"provisions": 1}),
        "attack",
        {"provisions": 1},
    ),
    "defender_3": (([], TWO_TAX), FORGIVEN, "attack", TAX),
    "gatekeeper_1": (([], {"merchant": 1, "labourer": 1}), NONE, "fortify", {"labourer": 1}),
    "gatekeeper_2": (([], {"scout": 1}), ([], {"silver": 1}), "fortify", {"silver": 1}),
    "gatekeeper_3": (([], TWO_TAX), FORGIVEN, "fortify", TAX),
    "missionary_1": ((CLEAR, {}), NONE, "convert", {"labourer": 1}),
    "missionary_2": (
        ([], {"faith": 1}),
        ([], {"provisions": 1}),
        "convert",
        {"provisions": 1},
    ),
    "missionary_3": (([], {"scout": 1, "labourer": 1}), FORGIVEN, "convert", TAX),
    "peddler_1": (([], {"labourer": 2}), NONE, "inquisition", {}),
    "peddler_2": (([], {"labourer": 1, "provisions": 1}), NONE, "inquisition", {}),
    "peddler_3": ((REMOVE_TWO, {"suspicions": -2}), NONE, "inquisition", {}),
    "squire_1": (([], {"fighter": 1}), NONE, "inquisition", {}),
    "squire_2": (([], {"influence": 1}), NONE, "inquisition", {}),
    "squire_3": (([], CRIMINAL), NONE, "inquisition", {}),
    "watchman_1": (([], {"fighter": 1, "labourer": 1}), NONE, "garrison", {"labourer": 1}),
    "watchman_2": (
        ([], {"labourer": 1, "provisions": 1}),
        ([], {"silver": 1}),
        "garrison",
        {"silver": 1},
    ),
    "watchman_3": (([], {"merchant": 1}), FORGIVEN, "garrison", TAX),
}


def test_every_townsfolk_is_in_the_table_above() -> None:
    assert sorted(f"townsfolk_{name}" for name in CARDS) == sorted(box().townsfolk)


@pytest.mark.rule("PAL-REC.7", "PAL-REC.8")
@pytest.mark.parametrize("name", list(CARDS))
def test_every_discarded_townsfolk_gives_its_upper_right(name: str) -> None:
    g = position()
    suspect(g, 0, 1, 2)
    owe(g, 0, unpaid=1)
    stand(g, 0, "hunt", "labourer")
    on_top(g, 0)
    card = lay(g, f"townsfolk_{name}", 1)
    answers, gain = CARDS[name][0]
    assert gained(g, 0, discard_townsfolk(g, 0, card), answers) == gain
    assert card in g.townsfolk_discards
    if answers == CLEAR:
        assert spaces(g, 0, "hunt") == ["-", "-"]


@pytest.mark.rule("PAL-REC.11", "PAL-SET.27")
@pytest.mark.parametrize("name", list(CARDS))
def test_every_hired_townsfolk_gives_its_immediate_reward_only(name: str) -> None:
    g = position()
    suspect(g, 0, 1, 2)
    owe(g, 0, unpaid=1)
    card = lay(g, f"townsfolk_{name}", 1)
    answers, gain = CARDS[name][1]
    assert gained(g, 0, join_team(g, 0, card), answers) == gain
    assert g.players[0].team == [card]


@pytest.mark.rule("PAL-TWN.1", "PAL-TWN.2", "PAL-TWN.4")
@pytest.mark.parametrize("name", list(CARDS))
def test_every_townsfolk_works_after_its_own_action_and_no_other(name: str) -> None:
    _, _, works, gain = CARDS[name]
    for action in box().actions:
        g = position()
        team(g, 0, name)
        assert gained(g, 0, after_action(g, 0, action)) == (gain if works == action else {})
    g = position()
    team(g, 0, name)
    assert gained(g, 0, after_debt_paid(g, 0)) == (gain if works == "debt paid" else {})


@pytest.mark.rule("PAL-TWN.2")
@pytest.mark.parametrize(
    "kind, action",
    [
        ("abbot", "absolve"),
        ("acolyte", "commission"),
        ("architect", "develop"),
        ("defender", "attack"),
        ("gatekeeper", "fortify"),
        ("missionary", "convert"),
        ("watchman", "garrison"),
    ],
)
def test_the_matching_actions(kind: str, action: str) -> None:
    abilities = [card.ability for card in box().townsfolk.values() if card.kind == kind]
    assert len(abilities) == 3
    assert {ability.action for ability in abilities} == {action}


@pytest.mark.rule("PAL-TWN.1", "PAL-SET.24")
def test_a_townsfolk_works_every_time_its_action_is_taken() -> None:
    g = position(silver=0)
    team(g, 0, "watchman_2")
    g.players[0].attributes[1] = 1
    for _ in range(2):
        workers(g, 0, merchant=1, labourer=1, fighter=1)
        g.players[0].spaces = position().players[0].spaces
        g.pieces = position().pieces
        run(perform(g, 0, ("garrison",)), [("space", "space_r1_02")])
    assert g.players[0].silver == 2 * (2 + 1)


@pytest.mark.rule("PAL-TWN.9")
def test_copies_all_work() -> None:
    g = position(silver=0, provisions=0)
    team(g, 0, "abbot_1", "abbot_2")
    assert gained(g, 0, after_action(g, 0, "absolve")) == {"labourer": 1, "provisions": 1}


def test_a_townsfolk_of_another_player_does_not_help() -> None:
    g = position()
    team(g, 1, "abbot_1")
    assert gained(g, 0, after_action(g, 0, "absolve")) == {}


# -- the Debt Collector ----------------------------------------------------------------------


@pytest.mark.rule("PAL-TWN.4", "PAL-ICO.9")
def test_the_debt_collector_pays_for_each_debt_paid() -> None:
    g = position()
    owe(g, 0, unpaid=2)
    team(g, 0, "debt_collector_2")
    gain = gained(g, 0, pay_debts(g, 0, 2), [("pay_debts", 2)])
    assert gain == {"unpaid": -2, "paid": 2, "fighter": 2}


@pytest.mark.rule("PAL-TWN.4")
def test_the_debt_collector_does_not_pay_for_a_debt_destroyed() -> None:
    g = position()
    owe(g, 0, unpaid=1)
    team(g, 0, "debt_collector_2")
    assert gained(g, 0, destroy_debts(g, 0, 1), [("destroy_debts", 1)]) == {"unpaid": -1}


# -- the order of effects --------------------------------------------------------------------


def test_the_paladin_helps_before_the_townsfolk() -> None:
    g = position(silver=0)
    g.tax = 1
    team(g, 0, "defender_3")
    paladin(g, 0, "engelier")
    workers(g, 0, scout=1, labourer=1, fighter=1)
    card = lay(g, "outsider_saracen_marauder", 1)
    suspect(g, 0, 0)
    # 2 Silver of Engelier, then the last Tax and with it the Inquisition
    gain = gained(g, 0, perform(g, 0, ("attack", card)))
    assert (gain["silver"], gain["unpaid"], g.tax) == (3, 1, 5)


@pytest.mark.rule("PAL-TWN.1")
@pytest.mark.parametrize("action", list(box().actions))
def test_a_townsfolk_of_ones_own_can_work_after_any_action(action: str) -> None:
    g = position()
    plenty(g, 0)
    attributes(g, 0, faith=1, strength=1, influence=1)
    abbot = msgspec.structs.replace(
        box().townsfolk["townsfolk_abbot_1"],
        ability=TownsfolkAbility(
            "after_action", (Reward("attribute", n=7, attribute=INFLUENCE),), action
        ),
    )
    g.attach(
        dataclasses.replace(box(), townsfolk={**box().townsfolk, "townsfolk_abbot_1": abbot}), None
    )
    team(g, 0, "abbot_1")
    run_anyhow(perform(g, 0, options(g, 0, action)[0]))
    assert g.players[0].attributes[INFLUENCE] >= 8
