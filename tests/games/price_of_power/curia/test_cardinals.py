"""Cardinals, the Roma slot and the Papal Controller."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.curia.cardinals import (
    cardinals_of,
    papal_controller,
    regular_slots,
    roma_cardinal,
    uncontested_controller,
)
from stolnik.games.price_of_power.state import LARGE, REBEL_TOWN, piece
from tests.games.price_of_power.curia.rome import convert
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    europe,
    place,
    realm,
    town,
)


@pytest.mark.rule("EU-19.1.5")
def test_the_scenario_names_the_first_cardinals() -> None:
    assert europe().cardinals == [CASTILE, FRANCE, ENGLAND, AUSTRIA]
    assert roma_cardinal(europe()) is None


@pytest.mark.rule("EU-2.7.11", "EU-19.1.8")
def test_an_alliance_with_the_pope_gives_the_roma_slot_while_it_lasts() -> None:
    g = europe()
    g.players[AUSTRIA].allies[realm(g, "papal_states")] = False
    assert roma_cardinal(g) == AUSTRIA
    assert cardinals_of(g, AUSTRIA) == 2
    assert papal_controller(g) == AUSTRIA
    g.players[AUSTRIA].allies.clear()
    assert roma_cardinal(g) is None
    assert papal_controller(g) == CASTILE


@pytest.mark.rule("EU-2.7.11", "EU-19.1.9")
@pytest.mark.parametrize("occupied", [False, True])
def test_who_controls_roma_comes_before_the_pope_s_ally(occupied: bool) -> None:
    g = europe()
    g.players[AUSTRIA].allies[realm(g, "papal_states")] = False
    if occupied:
        g.occupiers[place(g, "roma")] = piece(LARGE, FRANCE)
    else:
        town(g, "roma", FRANCE)
    assert roma_cardinal(g) == FRANCE


@pytest.mark.rule("EU-19.1.8", "EU-19.0.1")
def test_roma_held_by_no_catholic_leaves_the_slot_to_the_pope_s_catholic_ally() -> None:
    g = europe(6)
    g.players[AUSTRIA].allies[realm(g, "papal_states")] = False
    g.occupiers[place(g, "roma")] = piece(LARGE, OTTOMANS)
    assert roma_cardinal(g) == AUSTRIA
    g.occupiers[place(g, "roma")] = REBEL_TOWN
    assert roma_cardinal(g) == AUSTRIA
    convert(g, AUSTRIA, "protestant")
    assert roma_cardinal(g) is None


@pytest.mark.rule("EU-19.1.9")
def test_a_player_who_is_the_pope_begins_with_the_roma_cardinal() -> None:
    g = europe(3, line_up="featured")
    assert roma_cardinal(g) == realm(g, "papal_states")


@pytest.mark.rule("EU-19.1.4", "EU-19.1.10", "EU-15.0.3")
def test_there_is_one_regular_slot_more_than_catholic_players() -> None:
    g = europe(6)
    assert regular_slots(g) == 6  # the Ottomans are Muslims
    convert(g, ENGLAND, "protestant")
    assert regular_slots(g) == 5
    convert(g, FRANCE, "counter_reformed")
    assert regular_slots(g) == 5


@pytest.mark.rule("EU-19.1.2", "EU-19.1.3", "EU-19.2.1")
def test_most_cardinals_control_the_curia_and_the_leftmost_decides_ties() -> None:
    g = europe()
    g.cardinals = [FRANCE, CASTILE, CASTILE, FRANCE, ENGLAND]
    assert papal_controller(g) == FRANCE
    assert uncontested_controller(g) is None
    g.cardinals = [FRANCE, CASTILE, CASTILE, FRANCE, CASTILE]
    assert papal_controller(g) == CASTILE
    assert uncontested_controller(g) == CASTILE


@pytest.mark.rule("EU-19.1.2", "EU-19.2.1")
def test_a_single_cardinal_controls_an_empty_curia_but_not_uncontested() -> None:
    g = europe()
    g.cardinals = [ENGLAND]
    assert papal_controller(g) == ENGLAND
    assert uncontested_controller(g) is None
    g.cardinals = []
    assert papal_controller(g) is None


@pytest.mark.rule("EU-19.1.3")
def test_roma_is_the_leftmost_slot() -> None:
    g = europe()
    g.cardinals = [CASTILE, AUSTRIA, CASTILE]
    g.players[AUSTRIA].allies[realm(g, "papal_states")] = False
    assert cardinals_of(g, AUSTRIA) == cardinals_of(g, CASTILE) == 2
    assert papal_controller(g) == AUSTRIA


@pytest.mark.rule("EU-19.0.1", "EU-15.0.5")
def test_cardinals_of_a_player_who_is_not_catholic_count_for_nothing() -> None:
    g = europe()
    g.cardinals = [CASTILE, CASTILE, FRANCE]
    convert(g, CASTILE, "protestant")
    assert cardinals_of(g, CASTILE) == 0
    assert papal_controller(g) == FRANCE
