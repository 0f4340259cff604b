"""Phase 3, Step C: Rebels Siege, move, fight and give up."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import AreaNo
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.board.tracks import covered_slots
from stolnik.games.price_of_power.chapters.rebels.rising import rebels_of_the_round, where_to
from stolnik.games.price_of_power.state import LARGE, REBEL_TOWN, SMALL, Europe, board, piece
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.battle.field import deploy, rebels, under_way
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import show, step, unruly


def held_by_rebels(g: Europe) -> set[str]:
    return {one.id for one in g.box.places if g.occupiers[one.no] == REBEL_TOWN}


def count(g: Europe, name: str) -> int:
    return g.rebels[area(g, name)]


# -- Sieges ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.5")
def test_without_rebels_nothing_happens() -> None:
    g = unruly("galicia")
    assert step(g, "3C").asked == []
    assert has_unrest(g, place(g, "galicia"))
    assert g.step == "3D"


@pytest.mark.rule("EU-4.3.8", "EU-4.3.9", "EU-14.3.4", "EU-14.3.8", "EU-4.3.11", "EU-4.3.27")
@pytest.mark.rule("EU-9.MU.52")
def test_exa5_rebels_siege_as_much_unrest_as_they_can() -> None:
    g = unruly("galicia", "badajoz")
    rebels(g, "leon", 2)
    assert step(g, "3C").over
    assert held_by_rebels(g) == {"galicia", "badajoz"}
    assert covered_slots(g, CASTILE) == 2
    assert count(g, "leon") == 2
    step(g, "3E")
    assert g.players[CASTILE].prestige == -2


@pytest.mark.rule("EU-14.3.5", "EU-14.3.6", "EU-4.3.9", "EU-4.3.10")
@pytest.mark.parametrize(
    ("units", "taken"),
    [(1, {"burgos"}), (2, {"madrid"}), (3, {"madrid", "burgos"})],
)
def test_exb25_rebel_siege_capacity(units: int, taken: set[str]) -> None:
    g = unruly("madrid", "burgos", "murcia")
    rebels(g, "castile", units)
    step(g, "3C")
    assert held_by_rebels(g) == taken


@pytest.mark.rule("EU-14.3.7")
def test_of_several_players_the_poorest_in_the_area_chooses() -> None:
    g = unruly("galicia")
    town(g, "badajoz", FRANCE, unrest=True)
    rebels(g, "leon", 1)
    procedure = step(g, "3C")
    assert procedure.ask.seat == FRANCE
    assert len(procedure.ask.options) == 2
    procedure.say(("rebel", "galicia"))
    assert held_by_rebels(g) == {"galicia"}


@pytest.mark.rule("EU-14.3.7", "EU-7.5.2")
def test_vassals_pay_half_of_what_towns_do_and_large_towns_twice() -> None:
    g = unruly("galicia")
    vassal(g, "badajoz", FRANCE, unrest=True)
    g.tokens[place(g, "salamanca")] = 0
    rebels(g, "leon", 1)
    assert step(g, "3C").ask.seat == FRANCE, "half a Ducat there, and Castile has 1"
    g = unruly("galicia")
    town(g, "badajoz", ENGLAND, unrest=True)
    g.tokens[place(g, "salamanca")] = 0
    g.tokens[place(g, "galicia")] = piece(LARGE, CASTILE, unrest=True)
    rebels(g, "leon", 1)
    assert step(g, "3C").ask.seat == ENGLAND


@pytest.mark.rule("EU-14.3.7", "EU-14.1.3")
def test_a_rebel_town_is_income_of_nobody() -> None:
    g = unruly("galicia")
    g.occupiers[place(g, "badajoz")] = REBEL_TOWN
    town(g, "salamanca", FRANCE, unrest=True)
    rebels(g, "leon", 1)
    assert step(g, "3C").over, "both have 1 Ducat there"
    assert held_by_rebels(g) == {"badajoz", "galicia"}


@pytest.mark.rule("EU-14.3.7", "EU-14.3.6")
def test_the_chooser_is_bound_to_large_provinces_first() -> None:
    g = unruly("madrid")
    town(g, "burgos", FRANCE, unrest=True)
    rebels(g, "castile", 3)
    procedure = step(g, "3C")
    assert procedure.over
    assert "madrid" in held_by_rebels(g)
    g = unruly("madrid", "murcia")
    town(g, "burgos", FRANCE, unrest=True)
    rebels(g, "castile", 1)
    ask = step(g, "3C").ask
    assert ask.seat == FRANCE
    assert refusal_of(g, ask, ("rebel", "madrid")) == "EU-14.3.6"


@pytest.mark.rule("EU-14.3.7")
def test_if_the_poorest_are_tied_the_alphabet_decides() -> None:
    g = unruly("galicia")
    g.tokens[place(g, "salamanca")] = 0
    town(g, "badajoz", FRANCE, unrest=True)
    rebels(g, "leon", 1)
    assert step(g, "3C").over
    assert g.tokens[place(g, "badajoz")] == piece(SMALL, CASTILE)
    assert has_unrest(g, place(g, "galicia"))


@pytest.mark.rule("EU-4.3.12", "EU-14.3.9", "EU-14.3.10")
def test_a_besieged_province_that_is_no_core_is_liberated() -> None:
    g = unruly()
    town(g, "lisboa", CASTILE, unrest=True)
    rebels(g, "portugal", 2)
    step(g, "3C")
    assert g.tokens[place(g, "lisboa")] == 0
    assert [seat for seat, _ in g.cbs] == [CASTILE]


@pytest.mark.rule("EU-14.3.9", "EU-14.3.11")
def test_rebels_end_an_occupation_that_shows_unrest() -> None:
    g = unruly()
    g.occupiers[place(g, "galicia")] = piece(SMALL, FRANCE, unrest=True)
    rebels(g, "leon", 1)
    step(g, "3C")
    assert g.occupiers[place(g, "galicia")] == 0
    assert g.cbs == []


# -- order and moves ---------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.6")
def test_areas_come_from_most_rebels_to_fewest_then_by_the_alphabet() -> None:
    g = unruly()
    for name, n in (("leon", 1), ("castile", 3), ("andalucia", 1)):
        rebels(g, name, n)
    task = rebels_of_the_round(g)
    assert task is not None
    assert [g.box.areas[no].id for no in task.areas] == ["castile", "andalucia", "leon"]


@pytest.mark.rule("EU-4.3.7")
def test_rebels_who_have_just_sieged_everything_do_not_move() -> None:
    g = unruly("galicia", "burgos")
    rebels(g, "leon", 3)
    step(g, "3C")
    assert count(g, "leon") == 3
    assert held_by_rebels(g) == {"galicia"}


@pytest.mark.rule("EU-4.3.13", "EU-14.3.16")
def test_all_but_one_move_where_there_is_unrest() -> None:
    g = unruly("burgos")
    rebels(g, "leon", 3)
    step(g, "3C")
    assert (count(g, "leon"), count(g, "castile")) == (1, 2)


@pytest.mark.rule("EU-4.3.13", "EU-4.3.18")
@pytest.mark.parametrize(("unruly_next_to_it", "there"), [(True, 1), (False, 0)])
def test_exa6_rebels_with_nothing_left_to_siege_move_or_dwindle(
    unruly_next_to_it: bool, there: int
) -> None:
    g = unruly(*(["burgos"] if unruly_next_to_it else []))
    for name in ("galicia", "badajoz"):
        g.occupiers[place(g, name)] = REBEL_TOWN
    rebels(g, "leon", 2)
    step(g, "3C")
    assert (count(g, "leon"), count(g, "castile")) == (1, there)
    assert held_by_rebels(g) == {"galicia", "badajoz"}


@pytest.mark.rule("EU-4.3.13")
def test_a_single_rebel_unit_stays_where_it_is() -> None:
    g = unruly("burgos")
    rebels(g, "leon", 1)
    step(g, "3C")
    assert (count(g, "leon"), count(g, "castile")) == (1, 0)


def destination(g: Europe, name: str, moving: int = 2) -> str | None:
    no: AreaNo | None = where_to(g, area(g, name), moving)
    return None if no is None else g.box.areas[no].id


@pytest.mark.rule("EU-4.3.14")
def test_most_unrest_then_most_towns_then_the_alphabet() -> None:
    g = unruly("burgos")
    town(g, "lisboa", CASTILE, unrest=True)
    assert destination(g, "leon") == "castile"
    unrest(g, "madrid")
    town(g, "lisboa", CASTILE)
    assert destination(g, "leon") == "castile"
    g = unruly("burgos", "sevilla")
    towns = {
        name: sum(bool(g.tokens[no]) for no in g.box.areas[area(g, name)].places)
        for name in ("castile", "andalucia")
    }
    assert towns["castile"] > towns["andalucia"]
    assert destination(g, "leon") == "castile"
    for no in g.box.areas[area(g, "castile")].places:
        if g.box.places[no].id not in ("burgos",):
            g.tokens[no] = 0
    for no in g.box.areas[area(g, "andalucia")].places:
        if g.box.places[no].id not in ("sevilla",):
            g.tokens[no] = 0
    assert destination(g, "leon") == "andalucia"
    town(g, "granada", CASTILE, unrest=True)
    unrest(g, "madrid")
    assert destination(g, "leon") == "andalucia"


@pytest.mark.rule("EU-4.3.14")
def test_more_unrest_wins_over_more_towns() -> None:
    g = unruly("burgos", "sevilla")
    assert destination(g, "leon") == "castile", "as much Unrest, and more Towns"
    unrest(g, "cordoba")
    assert destination(g, "leon") == "andalucia"
    g = unruly("burgos", "sevilla")
    for name in ("granada", "gibraltar"):
        g.occupiers[place(g, name)] = piece(SMALL, CASTILE)
    assert destination(g, "leon") == "andalucia", "Towns that Occupy are Towns"


@pytest.mark.rule("EU-4.3.13")
def test_rebels_move_by_land_only() -> None:
    g = unruly()
    near = g.box.areas[area(g, "northern_morocco")]
    assert not board(g).land[area(g, "andalucia")] >> near.no & 1
    town(g, g.box.places[near.places[0]].id, CASTILE, unrest=True)
    assert destination(g, "andalucia") is None


@pytest.mark.rule("EU-4.3.15")
@pytest.mark.parametrize(("units", "goes"), [(2, "castile"), (3, None)])
def test_rebels_do_not_move_where_players_outnumber_them(units: int, goes: str | None) -> None:
    g = unruly("burgos")
    deploy(g, CASTILE, "castile", units - 1)
    deploy(g, ENGLAND, "castile", 1)
    assert destination(g, "leon", moving=2) == goes


@pytest.mark.rule("EU-4.3.16", "EU-4.3.17")
def test_a_battle_is_fought_at_once_where_they_meet_units() -> None:
    g = unruly("burgos")
    deploy(g, CASTILE, "castile", 1)
    rebels(g, "leon", 3)
    rebels(g, "loire", 1)
    show(g)
    procedure = step(g, "3C")
    assert under_way(g).attacker == 7
    assert count(g, "loire") == 1
    assert procedure.ask.seat == CASTILE


@pytest.mark.rule("EU-4.3.17")
def test_rebels_never_fight_rebels() -> None:
    g = unruly("burgos")
    rebels(g, "leon", 3)
    rebels(g, "castile", 1)
    procedure = step(g, "3C")
    assert procedure.over
    assert not any(isinstance(task, Battle) for task in g.agenda)
    assert count(g, "castile") == 3


@pytest.mark.rule("EU-4.3.18")
def test_with_nowhere_to_go_one_rebel_unit_gives_up() -> None:
    g = unruly()
    rebels(g, "leon", 2)
    step(g, "3C")
    assert count(g, "leon") == 1
    step(g, "3C")
    assert count(g, "leon") == 0
