"""An Emperor whom nobody plays, and the end of the Empire."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.changes import place_town
from stolnik.games.price_of_power.chapters.empire.dissolving import dissolve
from stolnik.games.price_of_power.chapters.empire.membership import (
    electors,
    hre_areas,
    is_member,
)
from stolnik.games.price_of_power.chapters.empire.npr_emperor import (
    drift,
    imperial_aid,
    refuse_vassal,
    roll_for_authority,
)
from stolnik.games.price_of_power.chapters.peace.terms.annexation import annex
from stolnik.games.price_of_power.chapters.peace.terms.vassalization import refuse_vassalization
from stolnik.games.price_of_power.chapters.religion.state_religion import adopt
from stolnik.games.price_of_power.chapters.war.encounters import note_who_is_faced
from stolnik.games.price_of_power.state import NOBODY
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.battle.field import battle, deploy, field, load, under_way, war
from tests.games.price_of_power.peace.wars import at_peace_table, occupy_all
from tests.games.price_of_power.peace.wars import war as at_war
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    area,
    europe,
    place,
    realm,
)
from tests.games.running import run_anyhow


@pytest.mark.rule("EU-18.8.1", "EU-18.3.4")
def test_an_npr_emperor_begins_with_three_and_loses_with_areas() -> None:
    g = europe(3)
    assert g.emperor == realm(g, "austria") > 6
    assert g.authority == 3
    for name in ("geneve", "bern", "st_gallen"):
        assert place_town(g, FRANCE, place(g, name))
    assert g.authority == 2


@pytest.mark.rule("EU-18.8.2", "EU-18.8.3", "EU-18.8.4", "EU-18.8.5", "EU-18.8.6", "EU-18.1.1")
def test_exb40_die_of_an_npr_emperor() -> None:
    assert [3 + drift(3, roll) for roll in range(1, 7)] == [2, 3, 3, 3, 4, 4]
    assert drift(5, 3) == -1
    assert drift(0, 2) == 1
    g = europe(3)
    g.authority = 6
    for _ in range(20):
        before = g.authority
        roll_for_authority(g)
        assert g.authority in (before - 1, before, before + 1)
        assert 0 <= g.authority <= 6
    g = europe(4)
    used = g.dice.used
    roll_for_authority(g)  # Austria is played
    assert (g.authority, g.dice.used) == (3, used)


@pytest.mark.rule("EU-18.8.7")
def test_exb41_defence_under_an_npr_emperor() -> None:
    g = field()
    g.emperor = realm(g, "bohemia")
    g.turn.foreign = 2
    bavaria = realm(g, "bavaria")
    assert imperial_aid(g, area(g, "bavaria_and_swabia"), [bavaria]) == 9 - 4
    war(g, FRANCE, bavaria)
    deploy(g, FRANCE, "bavaria_and_swabia", 9)
    load(g)
    g.emperor = AUSTRIA
    battle(g, "bavaria_and_swabia", FRANCE, "switzerland")
    plain = under_way(g).forces[bavaria]
    g = field()
    g.emperor = realm(g, "bohemia")
    g.turn.foreign = 2
    war(g, FRANCE, bavaria)
    deploy(g, FRANCE, "bavaria_and_swabia", 9)
    battle(g, "bavaria_and_swabia", FRANCE, "switzerland")
    assert under_way(g).forces == {bavaria: plain + 5}


@pytest.mark.rule("EU-18.8.7")
def test_a_hard_pressed_empire_cannot_defend_itself() -> None:
    g = field()
    g.emperor, g.authority = realm(g, "bohemia"), 0
    g.turn.foreign = 9
    bavaria = realm(g, "bavaria")
    war(g, FRANCE, bavaria)
    deploy(g, FRANCE, "bavaria_and_swabia", 9)
    assert battle(g, "bavaria_and_swabia", FRANCE, "switzerland").over  # nobody is there to fight


@pytest.mark.rule("EU-18.8.7")
def test_areas_with_units_of_outsiders_are_noted_when_the_turn_begins() -> None:
    g = field()
    g.emperor = realm(g, "bohemia")
    deploy(g, FRANCE, "saxony", 2)
    deploy(g, CASTILE, "rhineland", 2)
    deploy(g, AUSTRIA, "austria", 2)  # a Member
    note_who_is_faced(g)
    assert g.turn.foreign == 2
    g.emperor = AUSTRIA
    note_who_is_faced(g)
    assert g.turn.foreign == 0


@pytest.mark.rule("EU-18.8.8")
def test_an_npr_emperor_becomes_nobodys_vassal() -> None:
    g = at_peace_table()
    bohemia = g.emperor = realm(g, "bohemia")
    at_war(g, FRANCE, bohemia)
    occupy_all(g, FRANCE, "bohemia")
    refusal = refuse_vassalization(g, FRANCE, bohemia)
    assert refusal is not None
    assert refusal.clause == "EU-18.8.8"
    assert refuse_vassal(g, realm(g, "saxony")) is None


@pytest.mark.rule("EU-18.8.9")
def test_the_empire_ends_with_an_npr_emperor_that_is_annexed() -> None:
    g = at_peace_table()
    bohemia = g.emperor = realm(g, "bohemia")
    at_war(g, FRANCE, bohemia)
    occupy_all(g, FRANCE, "bohemia")
    run_anyhow(annex(g, FRANCE, bohemia))
    assert g.emperor == NOBODY
    assert hre_areas(g) == electors(g) == []
    assert not is_member(g, realm(g, "saxony"))
    assert audit(g) == []
    assert view(g, None).emperor == ""


@pytest.mark.rule("EU-18.7.7")
def test_a_revolutionary_emperor_dissolves_the_empire() -> None:
    g = europe(4, line_up="eastern")  # the deluxe edition
    emperor = g.emperor
    run_anyhow(adopt(g, emperor, g.box.faith_of["revolutionary"]))
    assert g.emperor == NOBODY
    assert g.authority == 0
    g = europe()
    dissolve(g)
    assert audit(g) == []


@pytest.mark.rule("EU-18.7.7", "EU-2.0.4")
def test_without_the_advanced_rule_the_empire_outlives_the_revolution_of_its_emperor() -> None:
    g = europe(4, line_up="eastern", hre_religion=False)
    emperor = g.emperor
    run_anyhow(adopt(g, emperor, g.box.faith_of["revolutionary"]))
    assert g.emperor == emperor
    assert audit(g) == []


@pytest.mark.rule("EU-18.5.3", "EU-18.1.12")
@pytest.mark.parametrize(("faith", "authority"), [("catholic", 2), ("protestant", 3)])
def test_an_emperor_who_annexes_a_member_of_his_faith_loses_authority(
    faith: str, authority: int
) -> None:
    g = at_peace_table()
    ulm = realm(g, "ulm")
    at_war(g, AUSTRIA, ulm)
    occupy_all(g, AUSTRIA, "ulm")
    g.players[AUSTRIA].faith = g.box.faith_of[faith]
    run_anyhow(annex(g, AUSTRIA, ulm))
    assert g.authority == authority
