"""The lands of the Empire, its Members and its Electors."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.empire.membership import (
    electors,
    hre_areas,
    is_inside,
    is_member,
    is_subject,
)
from stolnik.games.price_of_power.chapters.war.casus_belli import has_liberation_cb
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    area,
    europe,
    place,
    realm,
    town,
    vassal,
)

EAGLES = ["bohemia", "brandenburg", "rhineland", "saxony", "westphalia"]


def names(g: Europe, areas: list[int]) -> list[str]:
    return [g.box.areas[one].id for one in areas]


@pytest.mark.rule("EU-18.3.1", "EU-2.6.24")
def test_what_lies_inside_the_border_is_in_the_empire_unless_its_area_has_left() -> None:
    g = europe()
    assert is_inside(g, place(g, "praha"))
    assert is_inside(g, place(g, "silesia"))
    assert not is_inside(g, place(g, "poznan"))  # in the same Area, across the border
    assert area(g, "bohemia") in hre_areas(g)
    g.not_hre.append(area(g, "bohemia"))
    assert not is_inside(g, place(g, "praha"))
    assert area(g, "bohemia") not in hre_areas(g)


@pytest.mark.rule("EU-18.3.2")
def test_a_member_has_its_capital_in_the_empire() -> None:
    g = europe()
    assert is_member(g, realm(g, "bohemia"))
    assert is_member(g, AUSTRIA)
    assert not is_member(g, FRANCE)
    assert not is_member(g, realm(g, "venice"))  # Brescia lies inside, Venezia does not
    g.not_hre.append(area(g, "bohemia"))
    assert not is_member(g, realm(g, "bohemia"))


@pytest.mark.rule("EU-18.3.3", "EU-18.3.4")
def test_all_members_but_the_emperor_are_subjects_players_and_vassals_too() -> None:
    g = europe()
    assert not is_subject(g, AUSTRIA)
    assert is_subject(g, realm(g, "bohemia"))
    vassal(g, "mainz", FRANCE)
    assert is_subject(g, realm(g, "mainz"))
    assert not is_subject(g, FRANCE)
    g.emperor = realm(g, "bohemia")  # an Emperor can be an NPR
    assert is_subject(g, AUSTRIA)
    assert not is_subject(g, realm(g, "bohemia"))


@pytest.mark.rule("EU-18.3.14", "EU-2.6.25")
def test_an_eagle_area_elects_while_a_member_has_its_capital_there() -> None:
    g = europe()
    assert names(g, electors(g)) == EAGLES
    vassal(g, "mainz", CASTILE)
    vassal(g, "pfalz", CASTILE)
    vassal(g, "lorraine", CASTILE)
    assert area(g, "rhineland") in electors(g)  # a Vassal's Capital is still one
    for name in ("mainz", "pfalz"):
        town(g, name, CASTILE)
    assert area(g, "rhineland") in electors(g)
    g.not_hre.append(area(g, "rhineland"))
    assert area(g, "rhineland") not in electors(g)


@pytest.mark.rule("EU-18.3.15")
def test_an_eagle_area_does_not_elect_when_all_its_capitals_were_annexed_from_elsewhere() -> None:
    g = europe()
    for name in ("mainz", "pfalz"):
        town(g, name, AUSTRIA)
    assert area(g, "rhineland") in electors(g)  # Lorraine is left
    town(g, "lorraine", AUSTRIA)
    assert names(g, electors(g)) == ["bohemia", "brandenburg", "saxony", "westphalia"]


@pytest.mark.rule("EU-18.3.10", "EU-18.3.11", "EU-18.3.13")
def test_unlawful_occupants_of_1444() -> None:
    g = europe()
    found = {
        g.box.realms[one.no].id
        for one in g.box.realms
        if has_liberation_cb(g, AUSTRIA, realm(g, one.id))
    }
    assert {"burgundy", "venice", "denmark"} <= found
    assert not has_liberation_cb(g, AUSTRIA, FRANCE)
    assert not has_liberation_cb(g, FRANCE, realm(g, "venice"))  # no Emperor


@pytest.mark.rule("EU-18.3.12")
def test_exa33_an_area_that_left_gives_no_cb() -> None:
    g = europe()
    town(g, "genova", FRANCE)
    assert has_liberation_cb(g, AUSTRIA, FRANCE)
    g.not_hre.append(area(g, "lombardy"))
    assert not has_liberation_cb(g, AUSTRIA, FRANCE)
