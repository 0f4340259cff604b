"""Who believes what: Areas, Realms, and where that is Dissent."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.religion.faiths import (
    faith_of_area,
    governed,
    in_dissent,
    state_religion,
)
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    OTTOMANS,
    POLAND,
    area,
    europe,
    realm,
)
from tests.games.price_of_power.religion.faith import believe, profess, shown


def of_area(g: Europe, name: str) -> str:
    return g.box.faiths[faith_of_area(g, area(g, name))].id


def of_realm(g: Europe, name: str) -> str:
    return g.box.faiths[state_religion(g, realm(g, name))].id


@pytest.mark.rule("EU-2.6.5", "EU-15.0.1", "EU-15.3.3", "EU-15.0.2")
def test_every_area_of_the_main_map_has_a_faith_and_no_other_area_has() -> None:
    g = europe(6)
    known = {"catholic", "orthodox", "muslim", "diverse_faiths"}
    for one in g.box.areas:
        found = g.box.faiths[faith_of_area(g, one.no)].id
        assert (found == "none") if one.distant else (found in known)
    assert of_area(g, "andalucia") == "diverse_faiths"
    assert of_area(g, "leon") == "catholic"


@pytest.mark.rule("EU-15.3.1", "EU-15.3.2")
def test_areas_with_an_arrow_follow_the_slot_of_their_neighbour() -> None:
    g = europe(6)
    believe(g, "protestant", "vestlandet")
    slot = area(g, "ostlandet")
    followers = ("ostlandet", "trondelag", "vestlandet")
    assert sorted(governed(g, slot)) == sorted(area(g, name) for name in followers)
    assert {of_area(g, n) for n in ("ostlandet", "trondelag", "vestlandet")} == {"protestant"}


@pytest.mark.rule("EU-15.0.3")
def test_counter_reformed_areas_and_realms_are_catholic() -> None:
    g = europe(6)
    believe(g, "counter_reformed", "bohemia")
    profess(g, CASTILE, "counter_reformed")
    assert shown(g, "bohemia") == "counter_reformed"
    assert of_area(g, "bohemia") == "catholic"
    assert of_realm(g, "castile") == "catholic"
    assert of_realm(g, "bohemia") == "catholic"
    assert not in_dissent(g, CASTILE, area(g, "leon"))
    assert not in_dissent(g, POLAND, area(g, "bohemia"))


@pytest.mark.rule("EU-15.0.16")
def test_below_the_revolution_the_old_faith_waits() -> None:
    g = europe(6)
    believe(g, "protestant", "seine")
    believe(g, "revolutionary", "seine")
    assert of_area(g, "seine") == "revolutionary"
    g.faiths[g.box.areas[area(g, "seine")].slot] &= 0x7F
    assert of_area(g, "seine") == "protestant"


@pytest.mark.rule("EU-15.2.1", "EU-15.2.2", "EU-15.2.5")
def test_an_npr_follows_its_capital_area_once_that_changes() -> None:
    g = europe(6)
    assert of_realm(g, "castile") == "catholic"
    assert of_realm(g, "ottomans") == "muslim"
    assert of_realm(g, "georgia") == "orthodox"
    assert of_area(g, "transcaucasia") == "diverse_faiths"
    believe(g, "muslim", "transcaucasia")  # after a while of another faith
    assert of_realm(g, "georgia") == "muslim"
    assert of_realm(g, "scotland") == "catholic"
    capital = g.box.places[g.box.realms[g.box.realm_of["scotland"]].capital].area
    believe(g, "protestant", g.box.areas[capital].id)
    assert of_realm(g, "scotland") == "protestant"
    believe(g, "revolutionary", g.box.areas[capital].id)
    assert of_realm(g, "scotland") == "revolutionary"


@pytest.mark.rule("EU-15.0.13", "EU-15.0.15")
def test_among_diverse_faiths_an_npr_keeps_its_own() -> None:
    g = europe(6)
    assert of_area(g, "andalucia") == "diverse_faiths"
    assert of_realm(g, "granada") == "muslim"


@pytest.mark.rule("EU-2.7.12")
def test_the_papal_states_stay_catholic() -> None:
    g = europe(6)
    believe(g, "protestant", "central_italy")
    assert of_realm(g, "papal_states") == "catholic"


@pytest.mark.rule("EU-15.3.7", "EU-15.0.14")
def test_dissent_is_another_faith_and_diverse_faiths_always() -> None:
    g = europe(6)
    assert in_dissent(g, OTTOMANS, area(g, "macedonia_and_thrace"))
    assert not in_dissent(g, OTTOMANS, area(g, "aydin"))
    assert not in_dissent(g, CASTILE, area(g, "leon"))
    for seat in (CASTILE, OTTOMANS, ENGLAND):
        assert in_dissent(g, seat, area(g, "andalucia"))
    distant = next(one.no for one in g.box.areas if one.distant)
    assert not in_dissent(g, CASTILE, distant)
