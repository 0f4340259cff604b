"""King's Order and King's Favour Schemes."""

import pytest

from stolnik.games.paladins.box.components import LABOURER
from stolnik.games.paladins.chapters.rounds.kings_cards import refuse_favour
from stolnik.games.paladins.chapters.virtual_player.kings_cards import ordered_actions
from stolnik.games.paladins.chapters.virtual_player.turn import virtual_turn
from stolnik.games.paladins.events import SchemeFailed, VirtualFavourUsed, VirtualWorkersPlaced
from stolnik.games.paladins.state import VIRTUAL, VIRTUAL_WORKER, Paladins
from stolnik.games.paladins.view import view
from tests.games.paladins.position import kings_cards, lay, listen, run, suspect
from tests.games.paladins.solo.solo_position import (
    changed,
    field,
    has_done,
    keeps,
    markers,
    next_scheme,
    on,
    solo,
    standing,
    suspected,
    used_favours,
    virtual,
)


def able(*, workers: int = 9) -> Paladins:
    """Fortify, Convert and Commission are the Orders, and all three can be taken."""
    g = solo(workers=workers)
    kings_cards(g, orders=["fortify", "convert", "commission"])
    g.townsfolk = [None] * 5
    return g


def ordered(g: Paladins) -> str:
    """The action that a King's Order Scheme leads to."""
    next_scheme(g, "kings_order_1")
    heard = listen(g)
    run(virtual_turn(g))
    (placed,) = [event for event in heard if isinstance(event, VirtualWorkersPlaced)]
    return placed.action


# -- King's Orders ---------------------------------------------------------------------------


@pytest.mark.rule("PAL-SKNG.1", "PAL-SKNG.3")
def test_ex30_the_rightmost_order_comes_first() -> None:
    g = able()
    assert ordered_actions(g) == ["commission", "convert", "fortify"]
    assert ordered(g) == "commission"
    assert ordered(g) == "convert"
    assert ordered(g) == "fortify"


@pytest.mark.rule("PAL-SKNG.1")
def test_ex30_with_five_commissions_it_starts_with_convert() -> None:
    g = able()
    has_done(g, commission=4)
    assert ordered_actions(g)[0] == "commission"
    has_done(g, commission=1)
    assert ordered_actions(g) == ["convert", "fortify", "commission"]
    assert ordered(g) == "convert"


@pytest.mark.rule("PAL-SKNG.3")
def test_ex30_with_workers_on_commission_it_goes_to_convert() -> None:
    g = able()
    has_done(g, commission=3)
    standing(g, commission=3)
    assert ordered(g) == "convert"


@pytest.mark.rule("PAL-SKNG.3")
def test_with_an_attribute_too_low_the_next_order_to_the_left_is_tried() -> None:
    g = able()
    kings_cards(g, orders=["commission", "fortify", "garrison"])
    markers(g, influence=0)
    assert ordered(g) == "fortify"  # no Strength for a Garrison


@pytest.mark.rule("PAL-SKNG.2")
def test_with_all_orders_fulfilled_it_still_tries_the_rightmost() -> None:
    g = able()
    has_done(g, commission=5, fortify=5)
    keeps(g, "converted", *list(g.box.outsiders)[8:13])
    markers(g, influence=12)
    assert ordered_actions(g) == ["commission", "convert", "fortify"]
    assert ordered(g) == "commission"


@pytest.mark.rule("PAL-SKNG.1")
@pytest.mark.parametrize(
    "number, actions",
    [(1, ["fortify"]), (2, ["convert", "fortify"]), (3, ["commission", "convert", "fortify"])],
)
def test_only_revealed_orders_are_tried(number: int, actions: list[str]) -> None:
    g = solo(round=number)
    kings_cards(g, orders=["fortify", "convert", "commission"])
    assert ordered_actions(g) == actions


@pytest.mark.rule("PAL-SKNG.4")
def test_if_no_order_can_be_followed_the_row_comes_next() -> None:
    g = able(workers=2)
    next_scheme(g, "kings_order_2")
    heard = listen(g)
    run(virtual_turn(g))
    assert SchemeFailed(VIRTUAL, "scheme_kings_order_2", "PAL-SKNG.4") in heard
    assert on(g, "pray") == 1  # there is nobody to Recruit


@pytest.mark.rule("PAL-SKNG.3", "PAL-SKNG.4")
def test_a_fulfilled_order_is_tried_before_the_row() -> None:
    g = able()
    has_done(g, commission=5)
    standing(g, convert=3, fortify=3)
    markers(g, faith=12)
    assert ordered(g) == "commission"


# -- King's Favours --------------------------------------------------------------------------


@pytest.mark.rule(
    "PAL-SKNG.5",
    "PAL-SKNG.7",
    "PAL-SRES.2",
    "PAL-SRES.3",
    "PAL-SRES.4",
    "PAL-SRES.7",
    "PAL-SRES.11",
)
def test_ex31_the_kings_favour_scheme() -> None:
    g = solo()
    kings_cards(g, favours=["pray", "remove_suspicion_and_tax"])
    g.favour_workers[4] = g.favour_workers[0] = LABOURER
    field(g, 5)
    markers(g, faith=2, strength=1, influence=3)
    suspected(g, 1, 0)
    next_scheme(g, "kings_favour_3")
    heard = listen(g)
    assert changed(g, virtual_turn(g)) == {
        "workers": -1,
        "suspicions": -1,
        "tax": -2,
        "field": -3,
        "strength": 1,
    }
    assert virtual(g).resource + 1 == 2
    assert g.favour_workers[1] == VIRTUAL_WORKER
    assert VirtualFavourUsed(VIRTUAL, "kings_favour_remove_suspicion_and_tax") in heard


@pytest.mark.rule("PAL-SKNG.5")
@pytest.mark.parametrize("number, marker, slot", [(3, 4, 0), (5, 2, 1), (5, 4, 0), (7, 4, 3)])
def test_the_favour_at_the_marker_is_chosen_among_those_revealed(
    number: int, marker: int, slot: int
) -> None:
    g = solo(round=number)
    field(g, marker)
    next_scheme(g, "kings_favour_1")
    run(virtual_turn(g))
    assert used_favours(g) == [g.favours[slot]]


@pytest.mark.rule("PAL-SKNG.6")
@pytest.mark.parametrize("number", [2, 4])
def test_without_a_free_favour_the_row_comes_next(number: int) -> None:
    g = solo(round=number)
    g.townsfolk = [None] * 5
    g.favour_workers = [LABOURER, LABOURER, -1, -1, -1]
    next_scheme(g, "kings_favour_1")
    heard = listen(g)
    run(virtual_turn(g))
    assert SchemeFailed(VIRTUAL, "scheme_kings_favour_1", "PAL-SKNG.6") in heard
    assert on(g, "pray") == 1
    assert used_favours(g) == []


@pytest.mark.rule("PAL-SKNG.7")
def test_its_worker_blocks_the_favour_for_the_human_player() -> None:
    g = solo()
    kings_cards(g, favours=["three_labourers"])
    next_scheme(g, "kings_favour_1")
    run(virtual_turn(g))
    g.players[0].pool = [3] * 6
    refusal = refuse_favour(g, 0, "kings_favour_three_labourers")
    assert refusal is not None
    assert refusal.clause == "PAL-FAV.2"
    assert view(g, 0).favour_workers[0] == "virtual"


FAVOURS = {
    "free_recruit": {"townsfolk": -1, "influence": 1},
    "remove_suspicion_and_tax": {"suspicions": -1, "field": 2, "tax": -2},
    "two_criminals": {"workers": 2, "suspicions": 2},
    "choose_attribute": {"strength": 1},
    "pay_debt_or_suspicions": {"suspicions": -2},
    "debt_for_workers": {"workers": 3, "unpaid": 1},
    "develop_or_workers": {"workers": 2},
    "three_labourers": {"workers": 3},
    "provisions_and_tax": {"field": 3, "tax": -1},
    "pray": {"workers": 1},
}


@pytest.mark.rule("PAL-SKNG.5")
@pytest.mark.parametrize("name", list(FAVOURS))
def test_every_favour_gives_its_reward(name: str) -> None:
    g = solo()
    g.suspicion_deck.reverse()  # cards without Tax on top
    suspected(g, 2, 2)
    suspect(g, 0, 1)
    lay(g, "townsfolk_squire_2", 1)
    kings_cards(g, favours=[name])
    next_scheme(g, "kings_favour_1")
    expected = {"workers": 0, **FAVOURS[name]}
    expected["workers"] -= 1
    change = changed(g, virtual_turn(g))
    assert change == {what: n for what, n in expected.items() if n}


def test_every_favour_is_in_the_table_above() -> None:
    assert {f"kings_favour_{name}" for name in FAVOURS} == set(solo().box.favours)
