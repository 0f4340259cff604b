"""Who wins a War: Automatic White Peace, Total and Partial Victory, and nobody."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.ownership import places_with_tokens
from stolnik.games.price_of_power.chapters.peace.parties import side
from stolnik.games.price_of_power.chapters.peace.victory import (
    partial_victory,
    result,
    total_victory,
    white_peace_is_due,
)
from stolnik.games.price_of_power.events.peace import PeaceConcluded
from stolnik.games.price_of_power.state import NPR, REBEL_TOWN, Europe
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import (
    active_ally,
    army,
    at_peace_table,
    occupy,
    occupy_all,
    talks,
    war,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    town,
    vassal,
)


def france_against(enemy: str | int) -> tuple[Europe, int]:
    g = at_peace_table()
    target = enemy if isinstance(enemy, int) else realm(g, enemy)
    war(g, FRANCE, target)
    return g, target


@pytest.mark.rule("EU-10.VC.1")
def test_a_war_without_occupation_is_a_white_peace() -> None:
    g, _ = france_against(AUSTRIA)
    assert white_peace_is_due(g, FRANCE, AUSTRIA)
    occupy(g, AUSTRIA, "lyon")
    assert not white_peace_is_due(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-4.3.20")
def test_wars_end_in_turn_order() -> None:
    g = at_peace_table()
    g.first = ENGLAND
    for seat, enemy in ((CASTILE, "granada"), (FRANCE, "savoy"), (ENGLAND, "scotland")):
        war(g, seat, realm(g, enemy))
    war(g, CASTILE, AUSTRIA)
    told = listen(g)
    talks(g)
    ended = [one.realm for one in told if isinstance(one, PeaceConcluded)]
    assert ended == ["scotland", "austria", "granada", "savoy"]


@pytest.mark.rule("EU-10.VC.1", "EU-10.0.4")
def test_a_vassals_province_counts_as_its_overlords() -> None:
    g, _ = france_against(AUSTRIA)
    occupy(g, AUSTRIA, "orleans")  # a Vassal of France
    assert not white_peace_is_due(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.1.4", "EU-10.0.3", "EU-10.3.2")
def test_active_allies_are_part_of_a_players_side() -> None:
    g, _ = france_against(AUSTRIA)
    savoy = realm(g, "savoy")
    g.players[AUSTRIA].allies[savoy] = False
    occupy(g, FRANCE, "geneve")
    assert white_peace_is_due(g, FRANCE, AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    assert side(g, AUSTRIA, FRANCE) == {AUSTRIA, savoy}
    assert not white_peace_is_due(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.VC.3", "EU-10.2.2")
def test_total_victory_over_an_npr_needs_every_province() -> None:
    g, savoy = france_against("savoy")
    occupy(g, FRANCE, "savoie", "geneve")
    assert not total_victory(g, FRANCE, savoy)
    occupy(g, FRANCE, "piemonte")
    assert total_victory(g, FRANCE, savoy)
    occupy(g, AUSTRIA, "piemonte")
    assert not total_victory(g, FRANCE, savoy)


@pytest.mark.rule("EU-10.VC.3", "EU-10.0.4")
def test_an_npr_with_vassals_is_not_beaten_without_them() -> None:
    g, burgundy = france_against("burgundy")
    occupy_all(g, FRANCE, "burgundy")
    assert not total_victory(g, FRANCE, burgundy)
    occupy_all(g, FRANCE, "brabant")
    occupy_all(g, FRANCE, "holland")
    occupy_all(g, FRANCE, "flanders")
    assert total_victory(g, FRANCE, burgundy)


@pytest.mark.rule("EU-10.VC.3")
def test_a_player_with_an_army_left_is_not_totally_beaten() -> None:
    g, _ = france_against(AUSTRIA)
    for name in [
        "osterreich",
        "wien",
        "steiermark",
        "lienz",
        "sundgau",
        "tirol",
        "karnten",
        "krain",
    ]:
        occupy(g, FRANCE, name)
    assert total_victory(g, FRANCE, AUSTRIA)
    army(g, AUSTRIA, "bohemia", 1)
    assert not total_victory(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.VC.3")
@pytest.mark.parametrize("seat", [CASTILE, FRANCE])
def test_what_rebels_hold_is_occupied_by_no_player(seat: int) -> None:
    g = at_peace_table()
    war(g, seat, AUSTRIA)
    for no in places_with_tokens(g, AUSTRIA):
        occupy(g, seat, g.box.places[no].id)
    assert total_victory(g, seat, AUSTRIA)
    g.occupiers[place(g, "tirol")] = REBEL_TOWN
    assert not total_victory(g, seat, AUSTRIA)


@pytest.mark.rule("EU-10.1.8", "EU-10.3.3")
def test_an_active_ally_is_tested_apart_for_a_total_victory() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "savoie", "geneve", "piemonte")
    assert total_victory(g, FRANCE, realm(g, "savoy"))
    assert not total_victory(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.VC.6")
@pytest.mark.parametrize(
    ("own", "theirs", "won"), [(4, 2, True), (5, 3, False), (1, 0, True), (0, 0, False)]
)
def test_two_to_one_wins_over_a_player(own: int, theirs: int, won: bool) -> None:
    g, _ = france_against(AUSTRIA)
    army(g, FRANCE, "loire", own)
    army(g, AUSTRIA, "austria", theirs)
    assert partial_victory(g, FRANCE, AUSTRIA) == won


@pytest.mark.rule("EU-10.VC.6", "EU-10.VC.7", "EU-10.VC.8", "EU-10.2.2")
def test_exb9_partial_victory_thresholds() -> None:
    g, _ = france_against(AUSTRIA)
    distant = next(each for each in g.box.areas if each.distant)
    army(g, FRANCE, "loire", 5)
    army(g, FRANCE, "loire", 1, which=1)
    g.players[FRANCE].armies[1].area = distant.no
    army(g, AUSTRIA, "austria", 3)
    assert not partial_victory(g, FRANCE, AUSTRIA)
    army(g, AUSTRIA, "austria", 2)
    assert partial_victory(g, FRANCE, AUSTRIA)
    savoy = realm(g, "savoy")
    war(g, FRANCE, savoy)
    g.rebels[area(g, "loire")] = 4
    assert partial_victory(g, FRANCE, savoy)
    g.rebels[area(g, "loire")] = 5
    assert not partial_victory(g, FRANCE, savoy)


@pytest.mark.rule("EU-10.VC.8")
def test_units_overseas_count_where_the_other_has_a_town() -> None:
    g, _ = france_against(AUSTRIA)
    distant = next(each for each in g.box.areas if each.distant and each.places)
    army(g, FRANCE, "loire", 3)
    g.players[FRANCE].armies[0].area = distant.no
    army(g, AUSTRIA, "austria", 1)
    assert not partial_victory(g, FRANCE, AUSTRIA)
    town(g, g.box.places[distant.places[0]].id, AUSTRIA)
    assert partial_victory(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.VC.8")
def test_the_town_of_an_occupier_overseas_is_a_town() -> None:
    g, _ = france_against(AUSTRIA)
    town(g, "guyana", FRANCE)
    army(g, FRANCE, "guyana", 3)
    army(g, AUSTRIA, "austria", 1)
    assert not partial_victory(g, FRANCE, AUSTRIA)
    occupy(g, AUSTRIA, "guyana")
    assert partial_victory(g, FRANCE, AUSTRIA)


@pytest.mark.rule("EU-10.VC.7", "EU-10.0.4")
def test_rebels_among_vassals_count_against_an_npr() -> None:
    g, savoy = france_against("savoy")
    army(g, FRANCE, "loire", 2)
    vassal(g, "milano", FRANCE)
    g.rebels[area(g, "lombardy")] = 2
    assert not partial_victory(g, FRANCE, savoy)
    occupy(g, AUSTRIA, "milano")
    assert partial_victory(g, FRANCE, savoy), "nothing there is the Realm's now"


@pytest.mark.rule("EU-10.VC.7")
def test_rebels_elsewhere_do_not_count_against_an_npr() -> None:
    g, savoy = france_against("savoy")
    army(g, FRANCE, "loire", 1)
    g.rebels[area(g, "castile")] = 6
    assert partial_victory(g, FRANCE, savoy)


@pytest.mark.rule("EU-10.3.6")
def test_victory_over_a_player_is_victory_over_the_active_allies() -> None:
    g, _ = france_against(AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    army(g, FRANCE, "loire", 2)
    army(g, AUSTRIA, "austria", 2)
    assert not partial_victory(g, FRANCE, realm(g, "savoy"))
    army(g, AUSTRIA, "austria", 1)
    assert partial_victory(g, FRANCE, realm(g, "savoy"))


@pytest.mark.rule("EU-10.VC.11", "EU-10.3.1", "EU-10.2.1")
def test_each_enemy_is_judged_by_itself() -> None:
    g, _ = france_against(AUSTRIA)
    war(g, FRANCE, ENGLAND)
    army(g, FRANCE, "loire", 4)
    army(g, AUSTRIA, "austria", 2)
    army(g, ENGLAND, "aquitaine", 3)
    occupy(g, ENGLAND, "lyon")
    assert result(g, FRANCE, AUSTRIA) == "partial"
    assert result(g, FRANCE, ENGLAND) == "inconclusive"
    assert result(g, CASTILE, NPR) != "total"
