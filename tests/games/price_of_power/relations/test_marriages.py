"""Marriages: who may Marry whom, and Vassals."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import capital_area
from stolnik.games.price_of_power.chapters.relations.marriages import (
    marry,
    refuse_marriage,
)
from stolnik.games.price_of_power.chapters.religion.faiths import state_religion
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    europe,
    realm,
    vassal,
)


def forbids(g: Europe, seat: int, name: str) -> str | None:
    refusal = refuse_marriage(g, seat, realm(g, name))
    return None if refusal is None else refusal.clause


@pytest.mark.rule("EU-11.2.2")
def test_three_marriages_and_a_fourth_with_the_cabinet() -> None:
    g = europe()
    for name in ("portugal", "navarra"):
        marry(g, CASTILE, realm(g, name))
    assert forbids(g, CASTILE, "milan") == "EU-11.2.2"
    g.players[CASTILE].ideas.append(g.box.idea_of["cabinet"])
    assert forbids(g, CASTILE, "milan") is None


@pytest.mark.rule("EU-11.2.8")
def test_several_players_may_marry_into_one_npr() -> None:
    g = europe()
    assert realm(g, "aragon") in g.players[CASTILE].marriages
    assert forbids(g, FRANCE, "aragon") is None
    marry(g, FRANCE, realm(g, "aragon"))
    assert realm(g, "aragon") in g.players[CASTILE].marriages
    assert forbids(g, FRANCE, "aragon") == "EU-11.2.1"


@pytest.mark.rule("EU-11.2.9", "EU-11.4.3")
def test_one_s_own_vassals_but_nobody_else_s() -> None:
    g = europe()
    vassal(g, "navarra", FRANCE)
    assert forbids(g, FRANCE, "navarra") is None
    assert forbids(g, ENGLAND, "navarra") == "EU-11.2.9"


@pytest.mark.rule("EU-11.2.12", "EU-11.2.13")
def test_christians_and_muslims_marry_among_themselves() -> None:
    g = europe(6)
    assert forbids(g, CASTILE, "granada") == "EU-11.2.12"
    assert forbids(g, CASTILE, "milan") is None
    assert forbids(g, OTTOMANS, "milan") == "EU-11.2.13"
    assert forbids(g, OTTOMANS, "tunis") is None
    assert forbids(g, CASTILE, "ottomans") == "EU-11.2.12"


@pytest.mark.rule("EU-11.2.12")
def test_an_npr_believes_what_its_capital_area_does() -> None:
    g = europe(6)
    granada = realm(g, "granada")
    slot = g.box.areas[capital_area(g, granada)].slot
    g.faiths[slot] = g.box.faith_of["catholic"] + 1
    assert state_religion(g, granada) == g.box.faith_of["catholic"]
    assert forbids(g, CASTILE, "granada") is None


@pytest.mark.rule("EU-11.2.14")
def test_a_revolutionary_realm_marries_nobody() -> None:
    g = europe()
    for seat in (CASTILE, FRANCE):
        g.players[seat].faith = g.box.faith_of["revolutionary"]
    assert forbids(g, CASTILE, "france") == "EU-11.2.14"
    assert forbids(g, CASTILE, "milan") == "EU-11.2.14"


@pytest.mark.rule("EU-11.2.1")
def test_a_republic_takes_no_new_marriages() -> None:
    g = europe()
    g.players[CASTILE].ideas.append(g.box.idea_of["revolutionary_regime"])
    assert forbids(g, CASTILE, "milan") == "EU-11.2.1"
    assert realm(g, "aragon") in g.players[CASTILE].marriages


@pytest.mark.rule("EU-11.4.5")
def test_vassal_provinces_with_different_flags_are_different_vassals() -> None:
    g = europe()
    names = ("navarra", "trier", "liege")
    for name in names:
        vassal(g, name, FRANCE)
    assert vassals_of(g, FRANCE) == {realm(g, name) for name in names}
