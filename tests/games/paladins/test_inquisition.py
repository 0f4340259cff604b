"""The Inquisition."""

import pytest

from stolnik.engine.flow import DONE, Ask, Move
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.chapters.burdens.inquisition import hold_inquisition
from stolnik.games.paladins.chapters.burdens.tax import take_tax
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.state import Inquisition, Paladins
from tests.games.paladins.position import (
    asks,
    gained,
    on_top,
    perform,
    position,
    refusal_of,
    run,
    suspect,
    team,
    workers,
)
from tests.games.running import Procedure


def counts(g: Paladins) -> list[int]:
    return [len(p.suspicions) for p in g.players]


def debts(g: Paladins) -> list[int]:
    return [p.unpaid for p in g.players]


def use(*cards: str) -> list[Move]:
    return [("use", f"townsfolk_{card}") for card in cards]


@pytest.mark.rule("PAL-INQ.2", "PAL-INQ.4", "PAL-INQ.5", "PAL-INQ.8")
def test_ex19_inquisition_with_four_players() -> None:
    g = position(players=4)
    g.tax = 0
    suspect(g, 0, 0)
    suspect(g, 2, 0, 1, 2)
    suspect(g, 3, 2, 2, 0)
    run(hold_inquisition(g, 1))
    assert debts(g) == [0, 0, 1, 1]
    assert counts(g) == [1, 0, 2, 2]
    assert g.players[2].suspicions == [0, 1]
    assert g.players[3].suspicions == [2, 2]
    assert g.tax == 8


@pytest.mark.rule(
    "PAL-INQ.6",
    "PAL-INQ.7",
    "PAL-TWN.3",
    "PAL-TWN.5",
    "PAL-TWN.6",
    "PAL-TWN.7",
    "PAL-TWN.8",
    "PAL-TWN.9",
)
def test_ex20_order_of_inquisition_abilities() -> None:
    g = position()
    team(g, 0, "conspirator_1", "conspirator_2", "peddler_3", "squire_1", "squire_2")
    suspect(g, 0, 1, 2)
    suspect(g, 1, 0)
    order = use("peddler_3", "conspirator_1", "conspirator_2", "squire_1", "squire_2")
    assert gained(g, 0, hold_inquisition(g, 0), order) == {
        "silver": 2,
        "suspicions": -2,
        "faith": 1,
        "influence": 1,
    }
    assert debts(g) == [0, 1]  # without Suspicions seat 0 is not accused


@pytest.mark.rule("PAL-TWN.8")
def test_ex20_with_the_conspirators_first_the_peddler_gives_nothing() -> None:
    g = position()
    team(g, 0, "conspirator_1", "conspirator_2", "peddler_3")
    suspect(g, 0, 1, 2)
    questions: list[Ask] = []
    run(hold_inquisition(g, 0), use("conspirator_1", "conspirator_2"), asks=questions)
    assert [move[-1] for move in questions[0].options] == [
        "townsfolk_conspirator_1",
        "townsfolk_conspirator_2",
        "townsfolk_peddler_3",
        "done",
    ]
    assert list(questions[1].options) == [*use("conspirator_2"), DONE]
    assert g.players[0].silver == 10


# -- who is accused --------------------------------------------------------------------------


@pytest.mark.rule("PAL-INQ.2")
@pytest.mark.parametrize(
    "held, accused",
    [
        ([1, 0, 0], [1, 0, 0]),
        ([1, 2, 0], [0, 1, 0]),
        ([2, 2, 1], [1, 1, 0]),
        ([1, 1, 1], [1, 1, 1]),
    ],
)
def test_everybody_with_the_most_suspicions_gains_a_debt(
    held: list[int], accused: list[int]
) -> None:
    g = position(players=3)
    for seat, count in enumerate(held):
        suspect(g, seat, *[2] * count)
    run(hold_inquisition(g, 0))
    assert debts(g) == accused
    assert g.debts == 24 - sum(accused)


@pytest.mark.rule("PAL-INQ.3")
def test_without_suspicions_nobody_gains_a_debt() -> None:
    g = position(players=3)
    g.tax = 0
    run(hold_inquisition(g, 0))
    assert debts(g) == [0, 0, 0]
    assert g.tax == 7


@pytest.mark.rule("PAL-INQ.4")
@pytest.mark.parametrize("held, left", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_the_accused_discard_half_rounded_down(held: int, left: int) -> None:
    g = position()
    suspect(g, 0, *[2] * held)
    suspect(g, 1, *[1] * (held - 1))
    run(hold_inquisition(g, 1))
    assert counts(g) == [left, held - 1]


@pytest.mark.rule("PAL-INQ.8")
@pytest.mark.parametrize("players, supply", [(2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_is_filled_up_to_its_set_up_amount(players: int, supply: int) -> None:
    for left in (0, 3):
        g = position(players=players)
        g.tax = left
        run(hold_inquisition(g, 0))
        assert g.tax == supply


@pytest.mark.rule("PAL-INQ.9")
def test_debts_come_before_discards() -> None:
    g = position()
    g.debts = 0
    suspect(g, 0, 1, 2)
    run(hold_inquisition(g, 0))
    assert counts(g) == [2, 0]  # no Debt gained, so nothing is discarded


@pytest.mark.rule("PAL-INQ.10", "PAL-PAS.6")
def test_who_has_passed_takes_part() -> None:
    g = position()
    g.players[1].passed = True
    suspect(g, 1, 1, 2)
    team(g, 1, "peddler_1")
    gain = gained(g, 1, hold_inquisition(g, 0), use("peddler_1"))
    assert gain == {"labourer": 1, "unpaid": 1, "suspicions": -1}


# -- Townsfolk at an Inquisition -------------------------------------------------------------


@pytest.mark.rule("PAL-TWN.3", "PAL-INQ.6")
def test_a_conspirator_can_save_its_owner_from_the_debt() -> None:
    g = position()
    suspect(g, 0, 1, 1)
    suspect(g, 1, 2, 2)
    team(g, 0, "conspirator_1")
    run(hold_inquisition(g, 1), use("conspirator_1"))
    assert counts(g) == [1, 1]
    assert debts(g) == [0, 1]


@pytest.mark.rule("PAL-TWN.5")
@pytest.mark.parametrize(
    "card, gain",
    [
        ("peddler_1", {"labourer": 1}),
        ("peddler_2", {"provisions": 2}),
        ("peddler_3", {"silver": 2}),
    ],
)
def test_every_peddler_pays_with_two_suspicions_or_more(card: str, gain: dict[str, int]) -> None:
    for held, works in ((0, False), (1, False), (2, True), (3, True)):
        g = position()
        suspect(g, 0, *[2] * held)
        suspect(g, 1, *[1] * 4)
        team(g, 0, card)
        answers = use(card) if works else []
        assert gained(g, 0, hold_inquisition(g, 1), answers) == (gain if works else {})


@pytest.mark.rule("PAL-TWN.6")
@pytest.mark.parametrize(
    "card, attribute",
    [("squire_1", "faith"), ("squire_2", "influence"), ("squire_3", "strength")],
)
def test_every_squire_raises_its_attribute_without_suspicions(card: str, attribute: str) -> None:
    g = position()
    team(g, 0, card)
    assert gained(g, 0, hold_inquisition(g, 1), use(card)) == {attribute: 1}
    g = position()
    team(g, 0, card)
    suspect(g, 0, 1)
    suspect(g, 1, 1, 2)
    assert gained(g, 0, hold_inquisition(g, 1)) == {}


@pytest.mark.rule("PAL-TWN.3")
@pytest.mark.parametrize("card", ["conspirator_1", "conspirator_2"])
def test_every_conspirator_discards_a_suspicion(card: str) -> None:
    g = position()
    team(g, 0, card)
    suspect(g, 0, 0, 2)
    suspect(g, 1, 1, 1, 1)
    assert gained(g, 0, hold_inquisition(g, 0), use(card)) == {"suspicions": -1}
    assert g.players[0].suspicions == [0]


def test_every_use_is_optional() -> None:
    g = position()
    team(g, 0, "squire_1", "peddler_1")
    assert gained(g, 0, hold_inquisition(g, 0), [DONE]) == {}


@pytest.mark.rule("PAL-INQ.6", "PAL-TWN.7")
def test_other_townsfolk_do_nothing_at_an_inquisition() -> None:
    g = position()
    team(g, 0, "abbot_1", "debt_collector_1")
    assert asks(hold_inquisition(g, 0)) is None


def test_players_are_asked_clockwise_from_the_one_whose_effect_it_was() -> None:
    g = position(players=4)
    for seat, card in enumerate(("squire_1", "squire_2", "squire_3")):
        team(g, seat, card)
    questions: list[Ask] = []
    run(hold_inquisition(g, 2), [DONE, DONE, DONE], asks=questions)
    assert [ask.seat for ask in questions] == [2, 0, 1]


@pytest.mark.rule("PAL-INQ.9")
def test_the_interrupted_effect_goes_on_after_the_inquisition() -> None:
    g = position()
    g.tax = 1
    team(g, 1, "squire_1")
    on_top(g, 2)
    workers(g, 0, labourer=1)
    procedure = Procedure(perform(g, 0, ("conspire",)))
    ask = procedure.ask
    assert (ask.seat, ask.topic) == (1, "inquisition")
    assert GAME.sight.view(g, 0).inquisition == Inquisition(0, 1, [])  # type: ignore[attr-defined]
    assert g.tax == 0
    procedure.say(DONE)
    assert procedure.over
    assert g.inquisition is None
    assert (g.tax, debts(g)) == (5, [1, 0])
    assert audit(g) == []


def test_tax_taken_while_the_supply_is_empty_brings_no_second_inquisition() -> None:
    g = position()
    g.tax = 0
    run(take_tax(g, 0, 1))
    assert g.tax == 0


@pytest.mark.parametrize(
    "card, clause",
    [
        ("abbot_1", "PAL-INQ.6"),
        ("squire_2", "PAL-INQ.6"),
        ("conspirator_1", "PAL-TWN.9"),
        ("conspirator_2", "PAL-TWN.3"),
        ("peddler_1", "PAL-TWN.5"),
    ],
)
def test_a_use_that_is_not_possible_is_refused_by_its_clause(card: str, clause: str) -> None:
    g = position()
    team(g, 0, "abbot_1", "conspirator_1", "conspirator_2", "peddler_1", "squire_1")
    team(g, 1, "squire_2")
    suspect(g, 0, 0)
    procedure = Procedure(hold_inquisition(g, 0))
    procedure.say(use("conspirator_1")[0])
    ask = procedure.ask
    assert list(ask.options) == [*use("squire_1"), DONE]
    assert refusal_of(g, ask, ("use", f"townsfolk_{card}")) == clause


def test_a_squire_with_a_suspicion_is_refused() -> None:
    g = position()
    team(g, 0, "squire_1", "conspirator_1")
    suspect(g, 0, 0)
    ask = asks(hold_inquisition(g, 0))
    assert ask is not None
    assert refusal_of(g, ask, ("use", "townsfolk_squire_1")) == "PAL-TWN.6"
