"""The Resource track: gains, Tax and the choice of cards."""

import pytest

from stolnik.engine.state import Event
from stolnik.games.paladins.box.components import FAITH, LABOURER, STRENGTH, Reward
from stolnik.games.paladins.chapters.virtual_player.gains import (
    destroy_debts,
    gain,
    remove_suspicions,
)
from stolnik.games.paladins.chapters.virtual_player.kings_cards import use_favour
from stolnik.games.paladins.chapters.virtual_player.resource_track import (
    favour_slot,
    move_marker,
    outsider_slot,
    take_tax,
    townsfolk_slot,
)
from stolnik.games.paladins.events import (
    AttributeRaised,
    InquisitionBegan,
    ResourceMarkerMoved,
    TaxReturned,
)
from stolnik.games.paladins.state import VIRTUAL
from tests.games.paladins.position import kings_cards, listen, run, suspect
from tests.games.paladins.solo.solo_position import (
    attribute,
    changed,
    field,
    indebted,
    markers,
    solo,
    suspected,
    used_favours,
    virtual,
)

# -- gains -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SRES.1")
@pytest.mark.parametrize("kind", ["silver", "provisions"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_unit_of_a_resource_moves_the_marker_one_field(kind: str, count: int) -> None:
    g = solo()
    assert changed(g, gain(g, [Reward(kind, count)])) == {"field": count}


@pytest.mark.rule("PAL-SRES.1", "PAL-SRES.2")
@pytest.mark.parametrize("count", [1, 2])
def test_tax_leaves_the_tax_supply_and_moves_the_marker(count: int) -> None:
    g = solo()
    heard = listen(g)
    silver = g.players[0].silver
    assert changed(g, gain(g, [Reward("tax", count)])) == {"field": count, "tax": -count}
    assert TaxReturned(VIRTUAL, count) in heard
    assert g.players[0].silver == silver


@pytest.mark.rule("PAL-SRES.2")
def test_a_tax_supply_too_small_still_moves_the_marker_all_the_way() -> None:
    g = solo()
    g.tax = 1
    suspect(g, 0, 1)
    heard = listen(g)
    run(take_tax(g, 2))
    assert virtual(g).resource == 2
    assert InquisitionBegan(VIRTUAL) in heard
    assert (g.tax, g.players[0].unpaid, virtual(g).unpaid) == (5, 1, 0)


@pytest.mark.rule("PAL-SRES.3", "PAL-SRES.11")
@pytest.mark.parametrize("start, fields, end", [(1, 4, 5), (5, 1, 1), (5, 2, 2), (3, 5, 3)])
def test_the_track_has_five_fields_and_goes_round(start: int, fields: int, end: int) -> None:
    g = solo()
    field(g, start)
    heard = listen(g)
    move_marker(g, fields)
    assert virtual(g).resource + 1 == end
    assert heard[0] == ResourceMarkerMoved(VIRTUAL, fields, end)


@pytest.mark.rule("PAL-SRES.4")
def test_the_lowest_attribute_rises_each_time_the_marker_goes_round() -> None:
    g = solo()
    markers(g, faith=3, strength=2, influence=1)
    move_marker(g, 4)
    assert attribute(g, "influence") == 1
    move_marker(g, 1)
    assert [attribute(g, a) for a in ("faith", "strength", "influence")] == [3, 2, 2]
    field(g, 5)
    move_marker(g, 6)  # twice round
    assert sum(attribute(g, a) for a in ("faith", "strength", "influence")) == 9


@pytest.mark.rule("PAL-SRES.5", "PAL-SSET.4")
def test_of_several_lowest_attributes_the_one_on_top_rises() -> None:
    g = solo()
    heard = listen(g)
    move_marker(g, 30)
    risen = [event.attribute for event in heard if isinstance(event, AttributeRaised)]
    # Each lands on top of those already there, so the next time round the last one
    # to come is the first to go.
    first = ["strength", "faith", "influence"]
    assert risen == first + first[::-1]


def test_at_the_end_of_the_track_a_rise_is_lost() -> None:
    g = solo()
    markers(g, faith=12, strength=12, influence=12)
    move_marker(g, 5)
    assert virtual(g).stacks[12] == [0, 1, 2]


# -- which card ------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SRES.6", "PAL-SRES.7")
@pytest.mark.parametrize(
    "marker, order",
    [
        (1, [1, 2, 3, 4, 5]),
        (3, [3, 4, 5, 1, 2]),
        (5, [5, 1, 2, 3, 4]),
    ],
)
def test_ex25_townsfolk_from_the_marker_on(marker: int, order: list[int]) -> None:
    g = solo()
    field(g, marker)
    found = []
    while (slot := townsfolk_slot(g)) is not None:
        found.append(slot + 1)
        g.townsfolk[slot] = None
    assert found == order


@pytest.mark.rule("PAL-SRES.6", "PAL-SRES.7", "PAL-SRES.8")
@pytest.mark.parametrize(
    "marker, order",
    [
        (1, [1, 2, 3, 4, 5, 6]),
        (3, [3, 4, 5, 6, 1, 2]),
        (5, [5, 6, 1, 2, 3, 4]),
    ],
)
@pytest.mark.parametrize("attribute", [FAITH, STRENGTH])
def test_ex25_outsiders_from_the_marker_on_the_sixth_after_the_fifth(
    marker: int, order: list[int], attribute: int
) -> None:
    g = solo()
    markers(g, faith=12, strength=12)
    field(g, marker)
    found = []
    while (slot := outsider_slot(g, attribute)) is not None:
        found.append(slot + 1)
        g.outsiders[slot] = None
    assert found == order


@pytest.mark.rule("PAL-SRES.6", "PAL-SRES.7")
@pytest.mark.parametrize("marker, order", [(1, [1, 2, 3]), (3, [3, 1, 2]), (4, [1, 2, 3])])
def test_ex25_revealed_favours_from_the_marker_on(marker: int, order: list[int]) -> None:
    g = solo(round=5)
    field(g, marker)
    found = []
    while (slot := favour_slot(g)) is not None:
        found.append(slot + 1)
        g.favour_workers[slot] = LABOURER
    assert found == order


# -- nothing to discard ----------------------------------------------------------------------


@pytest.mark.rule("PAL-SRES.9")
def test_without_a_suspicion_silver_leaves_the_tax_supply_and_the_marker_stays() -> None:
    g = solo()
    assert changed(g, remove_suspicions(g, 1)) == {"tax": -1}
    suspected(g, 1)
    assert changed(g, remove_suspicions(g, 2)) == {"suspicions": -1, "tax": -1}
    assert g.suspicion_discards == [1]


@pytest.mark.rule("PAL-SRES.9")
def test_without_a_debt_silver_leaves_the_tax_supply_too() -> None:
    g = solo()
    indebted(g, unpaid=1, paid=1)
    assert changed(g, destroy_debts(g, 2)) == {"unpaid": -1, "tax": -1}
    assert g.debts == 23


@pytest.mark.rule("PAL-SRES.9")
def test_silver_returned_for_nothing_can_bring_an_inquisition() -> None:
    g = solo()
    g.tax = 1
    suspect(g, 0, 0)
    heard: list[Event] = listen(g)
    run(remove_suspicions(g, 2))
    assert heard.count(InquisitionBegan(VIRTUAL)) == 1
    assert g.players[0].unpaid == 1
    assert g.tax == 4


# -- costs -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-SRES.10")
def test_ex26_a_favour_is_used_without_its_silver() -> None:
    g = solo()
    kings_cards(g, favours=["pay_debt_or_suspicions"])
    indebted(g, unpaid=1)
    assert changed(g, use_favour(g)) == {"workers": -1, "unpaid": -1, "paid": 1}
    assert used_favours(g) == ["kings_favour_pay_debt_or_suspicions"]


@pytest.mark.rule("PAL-SRES.10")
def test_provisions_are_not_paid_either() -> None:
    g = solo()
    kings_cards(g, favours=["develop_or_workers"])
    assert changed(g, use_favour(g)) == {"workers": 1}


def test_a_favour_that_costs_a_debt_gives_the_debt() -> None:
    g = solo()
    kings_cards(g, favours=["debt_for_workers"])
    assert changed(g, use_favour(g)) == {"workers": 2, "unpaid": 1}
    assert g.debts == 23


def test_without_a_debt_to_take_such_a_favour_is_passed_over() -> None:
    g = solo()
    kings_cards(g, favours=["debt_for_workers"])
    g.debts = 0
    assert favour_slot(g) == 1
