"""Convert Area: where, for how much, and what it stirs up."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import ADM, BASE
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.religion.conversion import CONVERT, price_of_conversion
from stolnik.games.price_of_power.chapters.religion.faiths import in_dissent
from stolnik.games.price_of_power.state import REBEL_TOWN, Europe
from tests.games.price_of_power.battle.field import load
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    place,
    town,
    unrest,
)
from tests.games.price_of_power.religion.faith import believe, forbids, profess, shown, take

ANDALUCIA = ("convert", "andalucia")


def reconquered() -> Europe:
    """Castile Owns all of Andalusia, which has Diverse Faiths."""
    g = europe()
    town(g, "granada", CASTILE)
    town(g, "gibraltar", CASTILE)
    load(g)
    return g


@pytest.mark.rule("EU-5.3.2", "EU-5.3.4", "EU-15.3.4", "EU-15.3.5")
def test_the_state_religion_comes_and_the_token_leaves() -> None:
    g = reconquered()
    castile = g.players[CASTILE]
    power, ducats = castile.power[ADM], castile.ducats
    believe(g, "revolutionary", "andalucia")
    procedure = take(g, CONVERT, CASTILE, ANDALUCIA)
    procedure.finish(lambda ask: ask.options[0])
    assert shown(g, "andalucia") == "catholic"
    assert (castile.power[ADM], castile.ducats) == (power - 2, ducats - 3)
    assert not in_dissent(g, CASTILE, area(g, "andalucia"))


@pytest.mark.rule("EU-5.3.2")
def test_it_costs_power_and_ducats() -> None:
    g = reconquered()
    castile = g.players[CASTILE]
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) is None
    castile.power[ADM] = 1
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) == "EU-5.3.2"
    castile.power[ADM], castile.ducats = 2, 2
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) == "EU-5.3.2"


@pytest.mark.rule("EU-15.0.8")
def test_protestants_convert_for_less() -> None:
    g = europe()
    assert price_of_conversion(g, ENGLAND) == 2
    profess(g, ENGLAND, "protestant")
    assert price_of_conversion(g, ENGLAND) == 1
    g.players[ENGLAND].ideas.append(g.box.idea_of["inquisition"])
    assert price_of_conversion(g, ENGLAND) == 0


@pytest.mark.rule("EU-5.3.3")
def test_all_provinces_are_own_or_of_fellow_believers() -> None:
    g = reconquered()
    g.tokens[place(g, "granada")] = 0  # Granada is Muslim
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) == "EU-5.3.3"
    town(g, "granada", FRANCE)
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) is None
    assert forbids(g, CONVERT, FRANCE, ANDALUCIA) is None
    assert forbids(g, CONVERT, ENGLAND, ANDALUCIA) == "EU-5.3.3"
    profess(g, FRANCE, "protestant")
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) == "EU-5.3.3"
    profess(g, FRANCE, "counter_reformed")
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) is None
    g.occupiers[place(g, "granada")] = REBEL_TOWN
    assert forbids(g, CONVERT, CASTILE, ANDALUCIA) == "EU-5.3.3"


@pytest.mark.rule("EU-5.3.3", "EU-15.3.2")
def test_all_areas_of_a_slot_count() -> None:
    g = europe(6)
    for name in ("akershus", "borgarsysla"):
        town(g, name, ENGLAND)
    believe(g, "protestant", "ostlandet")
    move = ("convert", "ostlandet")
    assert forbids(g, CONVERT, ENGLAND, move) == "EU-5.3.3"
    for name in ("trondelag", "vestlandet"):
        for one in g.box.areas[area(g, name)].places:
            town(g, g.box.places[one].id, ENGLAND)
    assert forbids(g, CONVERT, ENGLAND, move) is None
    assert [one for one in CONVERT.offers(g, ENGLAND) if one[1] == "vestlandet"] == []
    assert forbids(g, CONVERT, ENGLAND, ("convert", "vestlandet")) == "EU-15.3.2"
    take(g, CONVERT, ENGLAND, move).finish(lambda ask: ask.options[0])
    assert {shown(g, n) for n in ("ostlandet", "vestlandet", "trondelag")} == {"catholic"}


@pytest.mark.rule("EU-5.3.4")
def test_an_area_of_the_own_faith_is_not_converted() -> None:
    g = europe()
    assert forbids(g, CONVERT, CASTILE, ("convert", "leon")) == "EU-5.3.4"
    believe(g, "counter_reformed", "leon")
    assert forbids(g, CONVERT, CASTILE, ("convert", "leon")) == "EU-5.3.4"


@pytest.mark.rule("EU-15.0.2")
def test_overseas_nobody_is_converted() -> None:
    g = europe()
    distant = next(one.id for one in g.box.areas if one.distant)
    assert forbids(g, CONVERT, CASTILE, ("convert", distant)) == "EU-15.0.2"


@pytest.mark.rule("EU-2.6.1")
def test_nobody_is_converted_on_a_board_that_is_left_out() -> None:
    g = europe(3)
    east = next(one.id for one in g.box.areas if one.east and not one.distant)
    assert g.edition == BASE
    assert forbids(g, CONVERT, CASTILE, ("convert", east)) == "EU-2.6.1"


@pytest.mark.rule("EU-5.3.5")
def test_one_town_turns_to_unrest_and_dice_are_rolled_for_all_unrest_there() -> None:
    g = reconquered()
    unrest(g, "sevilla", "madrid")
    load(g, "lose_2_ducats", "lose_2_ducats")
    ducats = g.players[CASTILE].ducats
    asked = take(g, CONVERT, CASTILE, ANDALUCIA)
    assert set(asked.ask.options) == {
        ("unrest", "cordoba"),
        ("unrest", "granada"),
        ("unrest", "gibraltar"),
    }
    asked.say(("unrest", "granada"))
    assert asked.over
    assert has_unrest(g, place(g, "granada"))
    # Two dice, for Sevilla and Granada, and none for Madrid.
    assert g.players[CASTILE].ducats == ducats - 3 - 2 - 2


@pytest.mark.rule("EU-5.3.5")
def test_the_inquisition_stirs_up_nothing() -> None:
    g = reconquered()
    g.players[CASTILE].ideas.append(g.box.idea_of["inquisition"])
    assert take(g, CONVERT, CASTILE, ANDALUCIA).over
    assert not any(has_unrest(g, one) for one in g.box.areas[area(g, "andalucia")].places)


@pytest.mark.rule("EU-15.3.6")
def test_the_revolution_is_laid_on_top() -> None:
    g = europe(6)
    for name in ("granada", "gibraltar"):
        town(g, name, CASTILE)
    profess(g, CASTILE, "revolutionary")
    believe(g, "protestant", "andalucia")
    load(g)
    procedure = take(g, CONVERT, CASTILE, ANDALUCIA)
    procedure.finish(lambda ask: ask.options[0])
    assert shown(g, "andalucia") == "revolutionary"
    g.faiths[area(g, "andalucia")] &= 0x7F
    assert shown(g, "andalucia") == "protestant"
