"""Recruit, Pray, Trade, Conspire and Rest of the virtual player."""

import pytest

from stolnik.engine.flow import Flow
from stolnik.games.paladins.chapters.virtual_player import row
from stolnik.games.paladins.events import (
    Passed,
    RightSideCleared,
    SchemesReshuffled,
    TownsfolkDiscarded,
)
from stolnik.games.paladins.state import VIRTUAL, Paladins
from tests.games.paladins.position import lay, listen, on_top, run
from tests.games.paladins.solo.solo_position import (
    attribute,
    changed,
    field,
    indebted,
    next_scheme,
    on,
    solo,
    standing,
    suspected,
    virtual,
)

# -- Recruit ---------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SLFT.1", "PAL-SLFT.2")
def test_recruit_discards_the_townsfolk_at_the_marker_for_its_reward() -> None:
    g = solo()
    field(g, 3)
    card = lay(g, "townsfolk_abbot_1", 3)
    heard = listen(g)
    assert changed(g, row.recruit(g)) == {"workers": 1, "townsfolk": -1}  # 1 placed, 2 gained
    assert g.townsfolk[2] is None
    assert g.townsfolk_discards == [card]
    assert TownsfolkDiscarded(VIRTUAL, card) in heard
    assert on(g, "recruit") == 1


@pytest.mark.rule("PAL-SLFT.1")
def test_recruit_goes_on_to_the_right_where_the_card_is_gone() -> None:
    g = solo()
    field(g, 4)
    card = lay(g, "townsfolk_squire_1", 1)
    g.townsfolk[3] = g.townsfolk[4] = None
    run(row.recruit(g))
    assert g.townsfolk_discards == [card]


@pytest.mark.rule("PAL-SLFT.1", "PAL-SRES.10")
def test_recruit_costs_neither_silver_nor_a_debt() -> None:
    g = solo()
    lay(g, "townsfolk_squire_1", 1)
    assert changed(g, row.recruit(g)) == {"townsfolk": -1}  # a Worker for a Worker
    assert g.debts == 24


DISCARDS = {
    "abbot_1": {"workers": 2},
    "abbot_2": {"workers": 1},
    "abbot_3": {"unpaid": -1},
    "acolyte_1": {"workers": 1},
    "acolyte_3": {"suspicions": -2},
    "architect_1": {"workers": 1, "suspicions": 1},
    "architect_2": {"workers": 1, "field": 1},
    "architect_3": {"field": 2, "tax": -2},
    "defender_1": {"strength": 1},
    "missionary_2": {"faith": 1},
    "squire_2": {"influence": 1},
}


@pytest.mark.rule("PAL-SLFT.2")
@pytest.mark.parametrize("name", list(DISCARDS))
def test_the_discard_reward_is_gained_by_its_own_rules(name: str) -> None:
    g = solo()
    suspected(g, 0, 0)
    indebted(g, unpaid=1)
    on_top(g, 0)
    lay(g, f"townsfolk_{name}", 1)
    assert changed(g, row.discard_townsfolk(g)) == {"townsfolk": -1, **DISCARDS[name]}


# -- Pray ------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SLFT.3")
def test_pray_clears_the_right_side_but_not_the_left() -> None:
    g = solo()
    standing(g, commission=2, attack=3, recruit=1, conspire=1)
    heard = listen(g)
    assert changed(g, row.pray(g)) == {"workers": -1}
    assert virtual(g).right == [0] * 6
    assert [on(g, action) for action in ("recruit", "pray", "conspire")] == [1, 1, 1]
    assert RightSideCleared(VIRTUAL) in heard


@pytest.mark.rule("PAL-SLFT.4")
def test_pray_with_nothing_on_the_right_side_brings_a_worker() -> None:
    g = solo(workers=2)
    standing(g, recruit=1)
    heard = listen(g)
    run(row.pray(g))
    assert virtual(g).workers == 2
    assert RightSideCleared(VIRTUAL) not in heard


@pytest.mark.rule("PAL-SLFT.5")
@pytest.mark.parametrize("cleared", [True, False])
def test_pray_shuffles_all_schemes_into_a_new_deck(cleared: bool) -> None:
    g = solo(round=4)
    v = virtual(g)
    next_scheme(g, "pray")
    v.scheme = v.schemes.pop()
    v.scheme_discards.append(v.schemes.pop())
    standing(g, attack=3 if cleared else 0)
    on_favours = list(v.favour_schemes)
    before = list(v.schemes)
    heard = listen(g)
    run(row.pray(g))
    assert len(v.schemes) == 17 - len(on_favours)
    assert virtual(g).scheme is None
    assert (v.scheme_discards, v.favour_schemes) == ([], on_favours)
    assert v.schemes[: len(before)] != before
    assert g.dice.used == 1
    assert heard[-1] == SchemesReshuffled(VIRTUAL)


# -- Trade and Conspire ----------------------------------------------------------------------


@pytest.mark.rule("PAL-SLFT.6")
def test_trade_moves_the_marker_one_field() -> None:
    g = solo()
    assert changed(g, row.trade(g)) == {"workers": -1, "field": 1}
    assert on(g, "trade") == 1


@pytest.mark.rule("PAL-SLFT.7", "PAL-SLFT.8")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_brings_a_suspicion_two_workers_and_the_tax_on_the_card(tax: int) -> None:
    g = solo()
    on_top(g, tax)
    moved = {"field": tax, "tax": -tax} if tax else {}
    assert changed(g, row.conspire(g)) == {"workers": 1, "suspicions": 1, **moved}
    assert on(g, "conspire") == 1
    assert virtual(g).suspicions == [tax]


# -- Rest ------------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SLFT.9")
@pytest.mark.parametrize("pool, fields", [(1, 1), (2, 2), (4, 4)])
def test_rest_moves_the_marker_one_field_and_one_for_each_worker_left(
    pool: int, fields: int
) -> None:
    g = solo(workers=pool)
    run(row.rest(g))
    assert virtual(g).resource == fields


@pytest.mark.rule("PAL-SLFT.9", "PAL-SRES.4")
def test_a_long_rest_raises_the_lowest_attribute() -> None:
    g = solo(workers=10)
    run(row.rest(g))
    assert (attribute(g, "strength"), attribute(g, "faith")) == (1, 1)
    assert virtual(g).resource == 0


@pytest.mark.rule("PAL-SLFT.10", "PAL-SEND.1")
def test_whoever_rests_has_passed_and_keeps_no_workers() -> None:
    g = solo(workers=6)
    standing(g, attack=3, recruit=1)
    heard = listen(g)
    run(row.rest(g))
    v = virtual(g)
    assert v.passed
    assert (v.workers, v.right, v.row) == (0, [0] * 6, [0] * 5)
    assert heard[-1] == Passed(VIRTUAL, ())


def flows(g: Paladins) -> dict[str, Flow[None]]:
    return {
        "recruit": row.recruit(g),
        "pray": row.pray(g),
        "trade": row.trade(g),
        "conspire": row.conspire(g),
    }


@pytest.mark.parametrize("action", ["recruit", "pray", "trade", "conspire"])
def test_each_action_of_the_row_is_blocked_by_its_worker(action: str) -> None:
    g = solo()
    assert row.refuse_row_action(g, action) is None
    run(flows(g)[action])
    refusal = row.refuse_row_action(g, action)
    assert refusal is not None
    assert refusal.clause == "PAL-SSCH.8"
