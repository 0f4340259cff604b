"""Which row of Table O8 the opponent follows (O2, O7, O8)."""

from __future__ import annotations

import pytest

from stolnik.games.pax_renaissance.chapters.victory import supreme_religion
from stolnik.games.pax_renaissance.solitaire.courses_of_action import (
    TABLE,
    Course,
    aims,
    cells_of,
    course_of_action,
    dominant_in_arms,
    dominant_in_bishops,
)
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import own, stand
from tests.games.pax_renaissance.second.solitaire.solo import aim, solo


def row(number: int) -> Course:
    return TABLE[number - 1]


def triggered(g: Pax, number: int) -> bool:
    return row(number).trigger(g)


def overridden(g: Pax, number: int) -> bool:
    override = row(number).override
    return override is not None and override(g)


def followed(g: Pax, below: int = 0) -> int | None:
    course = course_of_action(g, below)
    return None if course is None else course.number


# -- the triggers -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.1")
def test_row_1_is_overridden_by_the_imperial_victory() -> None:
    g = solo()
    assert not overridden(g, 1)
    g.active.append("imperial")
    assert overridden(g, 1)


@pytest.mark.rule("PAX2S-O8.2")
def test_row_1_is_triggered_by_two_kingdoms_more() -> None:
    g = solo()
    own(g, PLAYER, "england", "france", "hungary", "aragon")
    own(g, OPPONENT, "portugal", "byzantium")
    assert triggered(g, 1)
    g.republics.append("hungary")
    assert not triggered(g, 1)


@pytest.mark.rule("PAX2S-O8.6")
def test_row_2_is_overridden_by_the_renaissance_unless_the_opponent_leads_in_law() -> None:
    g = solo()
    own(g, PLAYER, "pren043")
    own(g, OPPONENT, "pren147x")
    assert not overridden(g, 2)
    g.active.append("renaissance")
    assert overridden(g, 2)
    own(g, OPPONENT, "pren053")
    assert not overridden(g, 2)


@pytest.mark.rule("PAX2S-O8.7")
def test_row_2_is_triggered_by_fewer_republics() -> None:
    g = solo()
    assert not triggered(g, 2)
    own(g, PLAYER, "england", republic=True)
    assert triggered(g, 2)
    own(g, OPPONENT, "hungary", republic=True)
    assert not triggered(g, 2)


@pytest.mark.rule("PAX2S-O8.11", "PAX2S-O8.16")
@pytest.mark.parametrize("number", [3, 4])
def test_rows_3_and_4_are_overridden_unless_the_opponent_leads_in_the_supreme_religion(
    number: int,
) -> None:
    g = solo()
    stand(g, venice="knight_catholic")
    g.bishops["england"] = "catholic"
    assert not overridden(g, number)
    g.active.append("holy")
    assert overridden(g, number)
    own(g, OPPONENT, "pren134x")
    assert not overridden(g, number)
    own(g, PLAYER, "pren003")
    assert overridden(g, number)


@pytest.mark.rule("PAX2S-O8.12")
def test_row_3_is_triggered_by_a_religion_that_rules_more_than_all_others_together() -> None:
    g = solo()
    g.states["aragon"] = "islamic"
    stand(g, venice="knight_catholic", cairo="rook_islamic", valencia="knight_catholic")
    assert not triggered(g, 3)
    stand(g, algiers="rook_islamic")
    assert triggered(g, 3)
    assert dominant_in_arms(g) == "islamic"


@pytest.mark.rule("PAX2S-O8.17")
def test_row_4_is_triggered_by_a_religion_with_more_bishops_than_all_others_together() -> None:
    g = solo()
    g.bishops.update(england="catholic", france="reformation", hungary="islamic")
    assert not triggered(g, 4)
    g.bishops.update(aragon="reformation", portugal="reformation")
    assert triggered(g, 4)
    assert dominant_in_bishops(g) == "reformation"


@pytest.mark.rule("PAX2S-O8.30")
def test_a_dominant_religion_need_not_be_supreme() -> None:
    g = solo()
    stand(g, venice="knight_catholic")
    g.bishops["england"] = "islamic"
    assert dominant_in_arms(g) == "catholic"
    assert dominant_in_bishops(g) == "islamic"
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX2S-O8.21")
def test_row_5_is_overridden_by_globalization_unless_the_opponent_leads_in_discovery() -> None:
    g = solo()
    assert not overridden(g, 5)
    g.active.append("globalization")
    assert overridden(g, 5)
    own(g, OPPONENT, "pren102x")
    assert not overridden(g, 5)


@pytest.mark.rule("PAX2S-O8.22")
def test_row_5_is_triggered_by_two_concessions_more() -> None:
    g = solo()
    g.concessions["border_england_france"] = PLAYER
    assert not triggered(g, 5)
    g.concessions["border_france_aragon"] = PLAYER
    assert triggered(g, 5)
    g.concessions["border_england_portugal"] = OPPONENT
    assert not triggered(g, 5)


@pytest.mark.rule("PAX2S-O8.26")
def test_row_6_is_triggered_by_two_actions_and_has_no_override() -> None:
    g = solo()
    assert triggered(g, 6)
    g.turn.actions = 1
    assert not triggered(g, 6)
    assert row(6).override is None


@pytest.mark.rule("PAX2S-O8.28")
def test_row_7_is_triggered_by_one_action_or_less_than_three_florins() -> None:
    g = solo(florins=3)
    assert not triggered(g, 7)
    g.players[OPPONENT].florins = 2
    assert triggered(g, 7)
    g.players[OPPONENT].florins = 3
    g.turn.actions = 1
    assert triggered(g, 7)
    assert row(7).override is None


# -- the order of rows and cells --------------------------------------------------------------


@pytest.mark.rule("PAX2S-O2.1", "PAX2S-O2.3", "PAX2S-O7.1")
def test_without_an_override_the_topmost_trigger_decides() -> None:
    g = solo()
    assert followed(g) == 6
    own(g, PLAYER, "england", republic=True)
    assert followed(g) == 2
    own(g, PLAYER, "hungary", "aragon")
    assert followed(g) == 1


@pytest.mark.rule("PAX2S-O2.2", "PAX2S-O7.1")
def test_with_an_active_victory_a_row_with_override_and_trigger_ranks_first() -> None:
    g = solo()
    own(g, PLAYER, "hungary", "aragon")
    own(g, PLAYER, "england", republic=True)
    g.active.append("renaissance")
    assert followed(g) == 2


@pytest.mark.rule("PAX2S-O2.2", "PAX2S-O2.3")
def test_an_override_without_its_trigger_is_none() -> None:
    g = solo()
    own(g, PLAYER, "hungary", "aragon")
    g.active.append("renaissance")
    assert followed(g) == 1


@pytest.mark.rule("PAX2S-O2.4", "PAX2S-O2.5", "PAX2S-O2.6", "PAX2S-O3.3", "PAX2S-O7.3")
def test_a_row_is_tried_from_its_main_to_its_prestige_objective() -> None:
    g = solo()
    own(g, PLAYER, "hungary", "aragon")
    columns = [each.column for each in aims(g) if each.course.number == 1]
    assert columns == ["main", "secondary", "prestige"]


@pytest.mark.rule("PAX2S-O2.5", "PAX2S-O2.6")
def test_after_an_objective_was_met_its_row_goes_on_with_the_next() -> None:
    g = solo()
    after = aims(g, aim(1, "main"))
    assert [(each.course.number, each.column) for each in after][:2] == [
        (1, "secondary"),
        (1, "prestige"),
    ]


@pytest.mark.rule("PAX2S-O2.7", "PAX2S-O7.4")
def test_from_a_row_without_objectives_the_search_goes_down() -> None:
    g = solo(florins=2)
    own(g, PLAYER, "hungary", "aragon")
    own(g, PLAYER, "england", republic=True)
    rows = list(dict.fromkeys(each.course.number for each in aims(g)))
    assert rows == [1, 2, 6, 7]


@pytest.mark.rule("PAX2S-O7.4")
def test_each_lower_row_must_meet_its_own_override_or_trigger() -> None:
    g = solo()
    own(g, PLAYER, "england", republic=True)
    stand(g, venice="knight_catholic")
    g.bishops["france"] = "reformation"
    assert [followed(g, below) for below in (0, 2, 3, 4, 6)] == [2, 3, 4, 6, None]
    g.concessions.update(border_england_france=PLAYER, border_france_aragon=PLAYER)
    g.active.append("globalization")
    assert followed(g, below=2) == 5


@pytest.mark.rule("PAX2S-O8.24", "PAX2S-O8.27", "PAX2S-O8.29")
def test_row_5_has_no_secondary_and_rows_6_and_7_only_a_main_objective() -> None:
    assert list(cells_of(row(5))) == ["main", "prestige"]
    assert list(cells_of(row(6))) == ["main"]
    assert list(cells_of(row(7))) == ["main"]
