"""Step G: Unrest where a Realm believes otherwise than its Areas."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import ADM, DIP, MIL
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.state import REBEL_TOWN, Europe
from tests.games.price_of_power.battle.field import load
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    europe,
    influence,
    place,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import step
from tests.games.price_of_power.religion.faith import believe, profess, undivided


def quiet(players: int = 4) -> Europe:
    """A table without any Dissent."""
    g = europe(players)
    undivided(g)
    return g


def restless(g: Europe, *names: str) -> list[bool]:
    return [has_unrest(g, place(g, name)) for name in names]


@pytest.mark.rule("EU-4.3.31", "EU-15.3.8", "EU-15.0.14")
def test_one_town_in_each_area_in_dissent() -> None:
    g = quiet()
    believe(g, "protestant", "leon", "east_anglia")
    believe(g, "diverse_faiths", "andalucia")
    procedure = step(g, "3G")
    assert procedure.ask.seat == CASTILE
    assert set(procedure.ask.options) == {("unrest", "sevilla"), ("unrest", "cordoba")}
    assert refusal_of(g, procedure.ask, ("unrest", "granada")) == "EU-4.3.31"
    procedure.say(("unrest", "cordoba"), ("unrest", "galicia"))
    assert procedure.ask.seat == ENGLAND
    procedure.say(("unrest", "london"))
    assert procedure.over
    assert g.step == "3H"
    assert restless(g, "cordoba", "galicia", "london") == [True] * 3
    assert restless(g, "sevilla", "madrid", "badajoz", "york") == [False] * 4


@pytest.mark.rule("EU-4.3.31")
def test_towns_in_unrest_already_or_occupied_bring_no_more() -> None:
    g = quiet()
    believe(g, "protestant", "andalucia")
    unrest(g, "sevilla", "cordoba")
    assert step(g, "3G").over


@pytest.mark.rule("EU-4.3.31", "EU-15.3.7")
def test_a_realm_of_the_faith_of_its_areas_stays_quiet() -> None:
    g = quiet()
    believe(g, "protestant", "andalucia", "castile", "leon", "macaronesia")
    profess(g, CASTILE, "protestant")
    assert step(g, "3G").over
    assert not any(restless(g, "sevilla", "madrid", "galicia"))


@pytest.mark.rule("EU-4.3.31", "EU-4.3.37", "EU-4.3.39")
def test_exa7_religious_dissent_and_a_rebel_die() -> None:
    g = europe()
    g.rebels[area(g, "leon")] = 2
    g.players[CASTILE].power = [3, 3, 3]
    procedure = step(g, "3G")
    procedure.say(("unrest", "cordoba"))
    assert procedure.over
    g.tokens[place(g, "sevilla")] &= 0x7F
    load(g, "lose_1_power")
    dice = step(g, "3I")
    assert dice.ask.seat == CASTILE
    assert set(dice.ask.options) == {("lose", "adm"), ("lose", "dip"), ("lose", "mil")}
    dice.say(("lose", "dip"))
    assert dice.over
    castile = g.players[CASTILE]
    assert [castile.power[kind] for kind in (ADM, DIP, MIL)] == [3, 2, 3]


@pytest.mark.rule("EU-4.3.32", "EU-15.3.9")
def test_vassals_in_dissent_cost_influence_or_unrest_in_one_area() -> None:
    g = quiet()
    believe(g, "protestant", "loire", "bohemia")
    profess(g, FRANCE, "catholic")
    for name in ("berry", "limousin"):
        g.tokens[place(g, name)] = 0
    for name in ("orleans", "bourbon"):
        vassal(g, name, FRANCE)  # France has only Vassals there
    vassal(g, "praha", FRANCE)
    influence(g, "bohemia", FRANCE, 2)
    influence(g, "saxony", FRANCE, 2)
    procedure = step(g, "3G")
    assert procedure.ask.topic == "dissent_of_vassals"
    assert set(procedure.ask.options) == {
        ("unrest", "orleans"),
        ("unrest", "bourbon"),
        ("unrest", "praha"),
        ("lose_influence", "bohemia"),
    }
    assert refusal_of(g, procedure.ask, ("lose_influence", "saxony")) == "EU-4.3.32"
    procedure.say(("unrest", "orleans"))
    assert procedure.over
    assert restless(g, "orleans", "bourbon", "praha") == [True, False, False]

    again = step(g, "3G")
    again.say(("lose_influence", "bohemia"))
    assert again.over
    assert g.influence[area(g, "bohemia") * 7 + FRANCE] == 1


@pytest.mark.rule("EU-4.3.32")
def test_a_vassal_that_somebody_occupies_costs_nothing() -> None:
    g = quiet()
    believe(g, "protestant", "bohemia")
    profess(g, FRANCE, "catholic")
    vassal(g, "praha", FRANCE)
    influence(g, "bohemia", FRANCE, 2)
    g.occupiers[place(g, "praha")] = REBEL_TOWN
    assert step(g, "3G").over
    assert g.influence[area(g, "bohemia") * 7 + FRANCE] == 2


@pytest.mark.rule("EU-4.3.33")
def test_who_has_towns_and_vassals_in_dissent_suffers_both() -> None:
    g = quiet()
    believe(g, "protestant", "loire")
    for name in ("orleans", "bourbon"):
        vassal(g, name, FRANCE)
    procedure = step(g, "3G")
    assert set(procedure.ask.options) == {("unrest", "berry"), ("unrest", "limousin")}
    procedure.say(("unrest", "berry"), ("unrest", "bourbon"))
    assert procedure.over
    assert restless(g, "berry", "bourbon", "limousin", "orleans") == [True, True, False, False]


def test_tolerance_keeps_two_areas_quiet() -> None:
    g = quiet(6)
    town(g, "kosovo", OTTOMANS)
    g.players[OTTOMANS].ideas.append(g.box.idea_of["tolerance"])
    procedure = step(g, "3G")
    tolerated = {("tolerate", name) for name in ("macedonia_and_thrace", "greece")}
    tolerated |= {("tolerate", n) for n in ("serbia_and_albania", "wallachia_and_bulgaria")}
    assert set(procedure.ask.options) == tolerated
    procedure.say(("tolerate", "greece"), ("tolerate", "macedonia_and_thrace"))
    procedure.finish(lambda ask: ask.options[0])
    assert restless(g, "yanya", "selanik", "edirne", "kosovo") == [False, False, False, True]
    assert sum(restless(g, "sofya", "silistre")) == 1


@pytest.mark.rule("EU-4.3.31")
def test_the_first_player_begins() -> None:
    g = quiet()
    believe(g, "protestant", "castile", "seine")
    g.first = FRANCE
    assert step(g, "3G").ask.seat == FRANCE
