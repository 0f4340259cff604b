"""Hunt, Trade, Pray and Conspire."""

import pytest

from stolnik.engine.flow import NO
from stolnik.games.paladins.chapters.actions import refuse_action
from stolnik.games.paladins.chapters.left_actions.pray import clear_an_action, refuse_pray
from tests.games.paladins.position import (
    asks,
    attributes,
    clause_of,
    gained,
    on_top,
    options,
    paladin,
    perform,
    plenty,
    position,
    refusal_of,
    run,
    spaces,
    stand,
    workers,
    workshop,
)

KINDS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")


@pytest.mark.rule("PAL-HTR.1")
@pytest.mark.parametrize("kind", KINDS)
def test_one_worker_of_any_kind_hunts_one_provision(kind: str) -> None:
    g = position()
    workers(g, 0, **{kind: 1})
    assert gained(g, 0, perform(g, 0, ("hunt", 1))) == {kind: -1, "provisions": 1}
    assert spaces(g, 0, "hunt") == [kind, "-"]


@pytest.mark.rule("PAL-HTR.2")
@pytest.mark.parametrize("kind", KINDS)
def test_one_worker_of_any_kind_trades_for_one_silver(kind: str) -> None:
    g = position()
    workers(g, 0, **{kind: 1})
    assert gained(g, 0, perform(g, 0, ("trade", 1))) == {kind: -1, "silver": 1}
    assert spaces(g, 0, "trade") == [kind, "-"]


@pytest.mark.rule("PAL-HTR.3")
def test_two_workers_one_a_scout_hunt_three_provisions() -> None:
    g = position()
    workers(g, 0, labourer=1, scout=1)
    gain = gained(g, 0, perform(g, 0, ("hunt", 2)))
    assert gain == {"labourer": -1, "scout": -1, "provisions": 3}
    g = position()
    workers(g, 0, labourer=1, merchant=1)
    assert clause_of(refuse_action(g, 0, ("hunt", 2))) == "PAL-HTR.3"


@pytest.mark.rule("PAL-HTR.4")
def test_two_workers_one_a_merchant_trade_for_three_silver() -> None:
    g = position()
    workers(g, 0, labourer=1, merchant=1)
    gain = gained(g, 0, perform(g, 0, ("trade", 2)))
    assert gain == {"labourer": -1, "merchant": -1, "silver": 3}
    g = position()
    workers(g, 0, labourer=1, scout=1)
    assert clause_of(refuse_action(g, 0, ("trade", 2))) == "PAL-HTR.4"


@pytest.mark.rule("PAL-HTR.5")
def test_trade_leaves_the_tax_supply_alone() -> None:
    g = position()
    workers(g, 0, labourer=1, merchant=1)
    run(perform(g, 0, ("trade", 2)))
    assert g.tax == 5


@pytest.mark.rule("PAL-HTR.6")
@pytest.mark.parametrize("action", ["hunt", "trade"])
def test_a_second_worker_cannot_be_added_in_a_later_turn(action: str) -> None:
    g = position()
    plenty(g, 0)
    stand(g, 0, action, "labourer")
    assert options(g, 0, action) == []
    assert clause_of(refuse_action(g, 0, (action, 2))) == "PAL-HTR.6"


# -- Pray ------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-PRA.1", "PAL-PRA.2", "PAL-PRA.3", "PAL-ACT.8", "PAL-ACT.12")
def test_ex11_pray_with_a_criminal() -> None:
    g = position(silver=2)
    stand(g, 0, "absolve", "cleric", "labourer", "merchant")
    workers(g, 0, criminal=1)
    gain = gained(g, 0, perform(g, 0, ("pray",)), [("clear", "absolve")])
    assert gain == {"criminal": -1, "silver": -2}
    assert g.tax == 5
    assert spaces(g, 0, "pray") == ["criminal"]
    assert spaces(g, 0, "absolve") == ["-", "-", "-"]
    workers(g, 0, cleric=1, labourer=1, merchant=1)
    g.players[0].silver = 1
    assert options(g, 0, "absolve") == [("absolve",)]


@pytest.mark.rule("PAL-PRA.1")
def test_pray_needs_a_cleric_and_2_silver() -> None:
    g = position(silver=2)
    workers(g, 0, labourer=1, scout=1, merchant=1, fighter=1)
    assert clause_of(refuse_pray(g, 0)) == "PAL-PRA.1"
    workers(g, 0, cleric=1)
    assert refuse_pray(g, 0) is None
    g.players[0].silver = 1
    assert clause_of(refuse_pray(g, 0)) == "PAL-PRA.1"


@pytest.mark.rule("PAL-PRA.2")
def test_one_own_action_with_workers_may_be_cleared_or_none() -> None:
    g = position()
    stand(g, 0, "hunt", "labourer")
    stand(g, 0, "commission", "scout", "labourer", "cleric")
    stand(g, 1, "trade", "labourer")
    workers(g, 0, cleric=1)
    ask = asks(perform(g, 0, ("pray",)))
    assert ask is not None
    assert list(ask.options) == [("clear", "hunt"), ("clear", "commission"), NO]
    assert refusal_of(g, ask, ("clear", "trade")) == "PAL-PRA.2"


def test_pray_the_action_does_not_clear_itself() -> None:
    g = position()
    stand(g, 0, "hunt", "labourer")
    workers(g, 0, cleric=1)
    ask = asks(perform(g, 0, ("pray",)))
    assert ask is not None
    assert ("clear", "pray") not in ask.options


@pytest.mark.rule("PAL-ICO.12")
def test_a_pray_reward_clears_any_own_action_even_pray() -> None:
    g = position(silver=0)
    stand(g, 0, "pray", "cleric")
    stand(g, 0, "attack", "scout", "labourer", "fighter")
    run(clear_an_action(g, 0), [("clear", "attack")])
    assert spaces(g, 0, "attack") == ["-", "-", "-"]
    run(clear_an_action(g, 0), [("clear", "pray")])
    assert spaces(g, 0, "pray") == ["-"]


@pytest.mark.rule("PAL-ACT.12")
def test_clearing_leaves_workshops_in_place() -> None:
    g = position()
    workshop(g, 0, "convert", 1)
    stand(g, 0, "convert", "-", "labourer", "cleric")
    run(clear_an_action(g, 0), [("clear", "convert")])
    assert spaces(g, 0, "convert") == ["workshop", "-", "-"]


def test_praying_with_nothing_to_clear_is_legal() -> None:
    g = position()
    workers(g, 0, cleric=1)
    assert gained(g, 0, perform(g, 0, ("pray",))) == {"cleric": -1, "silver": -2}


def test_an_action_can_be_taken_twice_in_a_round_with_pray() -> None:
    g = position()
    attributes(g, 0, strength=5)
    workers(g, 0, labourer=2, scout=2, fighter=2, cleric=1)
    first, second = g.outsiders[0], g.outsiders[1]
    assert first is not None
    assert second is not None
    run(perform(g, 0, ("attack", first)), [("place", "labourer", "scout", "fighter")])
    assert options(g, 0, "attack") == []
    run(perform(g, 0, ("pray",)), [("clear", "attack")])
    workers(g, 0, scout=1, labourer=1, fighter=1)
    run(perform(g, 0, ("attack", second)))
    assert g.players[0].attacked == [first, second]


# -- Conspire --------------------------------------------------------------------------------


@pytest.mark.rule("PAL-CON.1", "PAL-CON.2")
@pytest.mark.parametrize("kind", KINDS[:5])
def test_any_worker_conspires_for_a_criminal_and_a_suspicion(kind: str) -> None:
    g = position()
    workers(g, 0, **{kind: 1})
    on_top(g, 0)
    assert gained(g, 0, perform(g, 0, ("conspire",))) == {
        kind: -1,
        "criminal": 1,
        "suspicions": 1,
    }


@pytest.mark.rule("PAL-CON.1")
def test_conspire_needs_one_worker() -> None:
    g = position()
    workers(g, 0, labourer=1)
    assert options(g, 0, "conspire") == [("conspire",)]
    stand(g, 0, "conspire", "labourer")
    assert clause_of(refuse_action(g, 0, ("conspire",))) == "PAL-ACT.11"


def test_a_paladin_works_in_both_modes_of_hunt() -> None:
    for mode, provisions in ((1, 3), (2, 5)):
        g = position(provisions=0)
        paladin(g, 0, "girard")
        workers(g, 0, labourer=1, scout=mode - 1)
        run(perform(g, 0, ("hunt", mode)))
        assert g.players[0].provisions == provisions
