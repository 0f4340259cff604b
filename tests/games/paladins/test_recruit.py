"""Recruit: Townsfolk discarded and hired."""

import pytest

from stolnik.engine.flow import NO
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.chapters.actions import refuse_action
from stolnik.games.paladins.chapters.left_actions.recruit import (
    free_recruit,
    refuse_payment,
    refuse_recruit,
)
from tests.games.paladins.position import (
    asks,
    clause_of,
    gained,
    lay,
    options,
    paladin,
    perform,
    position,
    run,
    spaces,
    stand,
    workers,
)


@pytest.mark.rule("PAL-REC.2", "PAL-REC.6", "PAL-REC.7", "PAL-REC.8", "PAL-REC.9")
def test_ex09_discarding_the_abbot() -> None:
    g = position(silver=2)
    card = lay(g, "townsfolk_abbot_1", 3)
    workers(g, 0, merchant=1)
    assert gained(g, 0, perform(g, 0, ("recruit", card, 1, "silver"))) == {
        "merchant": -1,
        "silver": -2,
        "cleric": 1,
        "labourer": 1,
    }
    assert g.townsfolk_discards == [card]
    assert g.townsfolk[2] is None
    assert g.players[0].team == []
    assert spaces(g, 0, "recruit") == ["merchant", "-"]


@pytest.mark.rule(
    "PAL-REC.3",
    "PAL-REC.4",
    "PAL-REC.10",
    "PAL-REC.11",
    "PAL-REC.12",
    "PAL-TWN.1",
    "PAL-TWN.2",
)
@pytest.mark.parametrize(
    "payment, price", [("silver", {"silver": -2}), ("debt", {"silver": 1, "unpaid": 1})]
)
def test_ex10_hiring_the_gatekeeper(payment: str, price: dict[str, int]) -> None:
    g = position(silver=3)
    card = lay(g, "townsfolk_gatekeeper_2", 1)
    workers(g, 0, labourer=1, fighter=1)
    # 3 Silver are paid, or a Debt is taken; 1 Silver is gained at once
    assert gained(g, 0, perform(g, 0, ("recruit", card, 2, payment))) == {
        "labourer": -1,
        "fighter": -1,
        **price,
    }
    assert g.players[0].team == [card]
    assert g.debts == 24 - g.players[0].unpaid
    assert spaces(g, 0, "recruit") == ["labourer", "fighter"]
    workers(g, 0, merchant=1, cleric=1, scout=1)
    g.wall_deck.remove("wall_strength_1")
    g.wall_deck.append("wall_strength_1")
    assert gained(g, 0, perform(g, 0, ("fortify",)))["silver"] == 1


@pytest.mark.rule("PAL-REC.2")
@pytest.mark.parametrize("slot, silver", [(1, 3), (2, 2), (3, 2), (4, 1), (5, 0)])
def test_the_slot_sets_the_price(slot: int, silver: int) -> None:
    g = position(silver=silver)
    card = g.townsfolk[slot - 1]
    assert card is not None
    assert refuse_payment(g, 0, slot - 1, "silver") is None
    if silver:
        g.players[0].silver -= 1
        assert clause_of(refuse_payment(g, 0, slot - 1, "silver")) == "PAL-REC.2"


@pytest.mark.rule("PAL-REC.3")
@pytest.mark.parametrize(
    "slot, allowed", [(1, True), (2, True), (3, False), (4, False), (5, False)]
)
def test_a_debt_replaces_the_silver_on_the_two_leftmost_slots(slot: int, allowed: bool) -> None:
    g = position()
    clause = None if allowed else "PAL-REC.3"
    assert clause_of(refuse_payment(g, 0, slot - 1, "debt")) == clause


@pytest.mark.rule("PAL-REC.3")
def test_a_debt_may_be_taken_in_both_modes_even_with_silver_at_hand() -> None:
    g = position(silver=10)
    card = lay(g, "townsfolk_acolyte_1", 2)
    workers(g, 0, labourer=1, fighter=1)
    assert [move for move in options(g, 0, "recruit") if move[1] == card] == [
        ("recruit", card, 1, "silver"),
        ("recruit", card, 1, "debt"),
        ("recruit", card, 2, "silver"),
        ("recruit", card, 2, "debt"),
    ]


@pytest.mark.rule("PAL-REC.4")
def test_no_debt_can_be_taken_from_an_empty_stack() -> None:
    g = position()
    g.debts = 0
    assert clause_of(refuse_payment(g, 0, 0, "debt")) == "PAL-REC.4"


def test_the_two_leftmost_slots_take_a_debt_even_if_their_neighbours_are_gone() -> None:
    g = position(silver=0)
    g.townsfolk[0] = g.townsfolk[1] = None
    assert clause_of(refuse_payment(g, 0, 2, "debt")) == "PAL-REC.3"


@pytest.mark.rule("PAL-REC.5")
def test_a_second_worker_cannot_be_added_later() -> None:
    g = position()
    stand(g, 0, "recruit", "labourer")
    workers(g, 0, labourer=1, fighter=1)
    card = g.townsfolk[4]
    assert card is not None
    assert options(g, 0, "recruit") == []
    assert clause_of(refuse_recruit(g, 0, card, 2, "silver")) == "PAL-REC.5"
    assert clause_of(refuse_recruit(g, 0, card, 1, "silver")) == "PAL-ACT.11"


@pytest.mark.rule("PAL-REC.1", "PAL-REC.6")
def test_one_worker_of_any_kind_is_enough_to_discard() -> None:
    g = position(silver=0)
    for kind in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"):
        workers(g, 0, **{kind: 1})
        assert ("recruit", g.townsfolk[4], 1, "silver") in options(g, 0, "recruit")
        assert not [move for move in options(g, 0, "recruit") if move[2] == 2]


@pytest.mark.rule("PAL-REC.10")
def test_hiring_needs_a_fighter() -> None:
    g = position()
    card = g.townsfolk[4]
    assert card is not None
    workers(g, 0, labourer=1, cleric=1)
    assert clause_of(refuse_recruit(g, 0, card, 2, "silver")) == "PAL-REC.10"
    workers(g, 0, labourer=1, fighter=1)
    assert refuse_recruit(g, 0, card, 2, "silver") is None
    workers(g, 0, labourer=1, criminal=1)
    assert refuse_recruit(g, 0, card, 2, "silver") is None


@pytest.mark.rule("PAL-REC.13")
def test_any_card_on_the_track_can_be_chosen_and_no_other() -> None:
    g = position()
    workers(g, 0, labourer=1, fighter=1)
    for mode in (1, 2):
        cards = {move[1] for move in options(g, 0, "recruit") if move[2] == mode}
        assert cards == set(g.townsfolk)
    hidden = g.townsfolk_deck[0]
    for mode in (1, 2):
        for payment in ("silver", "debt"):
            move = ("recruit", hidden, mode, payment)
            assert clause_of(refuse_action(g, 0, move)) == "PAL-REC.13"


@pytest.mark.rule("PAL-REF.13")
def test_nothing_slides_when_a_card_is_taken() -> None:
    g = position()
    track = list(g.townsfolk)
    workers(g, 0, labourer=1)
    lay(g, "townsfolk_debt_collector_1", 2)
    track[1] = None
    run(perform(g, 0, ("recruit", "townsfolk_debt_collector_1", 1, "silver")))
    assert g.townsfolk == track
    assert audit(g) == []


def test_a_paladin_waives_the_price_in_both_modes() -> None:
    g = position(silver=0)
    paladin(g, 0, "roland")
    workers(g, 0, labourer=1, fighter=1)
    first = g.townsfolk[0]
    assert ("recruit", first, 1, "silver") in options(g, 0, "recruit")
    assert ("recruit", first, 2, "silver") in options(g, 0, "recruit")


# -- the free Recruit ------------------------------------------------------------------------


@pytest.mark.rule("PAL-ICO.10", "PAL-ICO.11")
def test_a_free_recruit_takes_any_card_into_the_team_without_silver_or_workers() -> None:
    g = position(silver=0)
    stand(g, 0, "recruit", "labourer", "fighter")
    card = lay(g, "townsfolk_watchman_2", 1)
    ask = asks(free_recruit(g, 0))
    assert ask is not None
    assert list(ask.options) == [*(("hire", c) for c in g.townsfolk), NO]
    assert gained(g, 0, free_recruit(g, 0), [("hire", card)]) == {"silver": 1}
    assert g.players[0].team == [card]
    assert g.players[0].unpaid == 0


def test_a_free_recruit_may_be_declined() -> None:
    g = position()
    assert gained(g, 0, free_recruit(g, 0), [NO]) == {}
    assert g.players[0].team == []


def test_a_free_recruit_from_an_empty_track_is_lost() -> None:
    g = position()
    g.townsfolk = [None] * 5
    assert asks(free_recruit(g, 0)) is None
