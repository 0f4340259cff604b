"""Change State Religion: who may, what it costs, and what religious Rebels can force."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.peace.terms.force_conversion import convert
from stolnik.games.price_of_power.chapters.religion.faiths import state_religion
from stolnik.games.price_of_power.chapters.religion.state_religion import STATE_RELIGION
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, REBEL_TOWN, Europe
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
    realm,
    refusal_of,
    unrest,
)
from tests.games.price_of_power.religion.faith import (
    believe,
    forbids,
    profess,
    professed,
    shown,
    take,
)
from tests.games.running import Procedure, run_anyhow

PROTESTANT = ("change_religion", "protestant")
CATHOLIC = ("change_religion", "catholic")
COUNTER_REFORM = ("counter_reform",)


def reformation(players: int = 4, **options: Any) -> Europe:
    """Age II; no die shows anything."""
    g = europe(players, **options)
    g.age = 2
    load(g)
    return g


def turn(g: Europe, seat: int, *answers: tuple[str, ...]) -> Procedure:
    procedure = take(g, STATE_RELIGION, seat, PROTESTANT)
    procedure.say(*answers)
    return procedure


def cubes(g: Europe, seat: int) -> dict[str, int]:
    row = g.influence[seat::COLUMNS]
    return {g.box.areas[no].id: n for no, n in enumerate(row) if n}


# -- who may -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.51", "EU-15.2.3", "EU-15.0.6", "EU-15.0.9")
def test_from_age_ii_on_catholics_turn_protestant_and_back() -> None:
    g = reformation()
    g.age = 1
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-15.2.3"
    g.age = 2
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) is None
    assert forbids(g, STATE_RELIGION, ENGLAND, CATHOLIC) == "EU-5.1.51"
    profess(g, ENGLAND, "protestant")
    assert forbids(g, STATE_RELIGION, ENGLAND, CATHOLIC) is None
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-5.1.51"
    profess(g, ENGLAND, "counter_reformed")
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) is None


@pytest.mark.rule("EU-5.1.51", "EU-5.1.52", "EU-15.2.4", "EU-15.0.13")
def test_no_other_faith_is_taken_or_left_by_action() -> None:
    g = reformation(6)
    for faith in ("orthodox", "muslim", "revolutionary", "diverse_faiths"):
        assert forbids(g, STATE_RELIGION, ENGLAND, ("change_religion", faith)) == "EU-5.1.51"
    for move in (PROTESTANT, CATHOLIC):
        assert forbids(g, STATE_RELIGION, OTTOMANS, move) == "EU-5.1.51"


@pytest.mark.rule("EU-2.7.12")
def test_the_pope_stays_catholic() -> None:
    g = europe(3, line_up="featured")
    g.age = 2
    pope = realm(g, "papal_states")
    assert pope < len(g.players)
    assert forbids(g, STATE_RELIGION, pope, PROTESTANT) == "EU-2.7.12"


@pytest.mark.rule("EU-10.PT.38", "EU-10.PT.39", "EU-15.2.3", "EU-15.2.4")
def test_exb6_a_forced_conversion_of_an_orthodox_realm_is_for_good() -> None:
    g = europe(6, muscovy=True)
    muscovy, france = realm(g, "muscovy"), realm(g, "france")
    run_anyhow(convert(g, france, muscovy))
    assert professed(g, muscovy) == "catholic"
    home = g.box.areas[g.box.places[g.box.place_of["moskva"]].area].id
    assert shown(g, home) == "catholic"
    for age in (1, 2, 3, 4):
        g.age = age
        assert forbids(g, STATE_RELIGION, muscovy, ("change_religion", "orthodox")) == "EU-5.1.51"


@pytest.mark.rule("EU-15.2.5", "EU-10.PT.38")
def test_an_npr_is_converted_with_its_area_even_if_that_had_the_faith_before() -> None:
    g = europe(6)
    georgia = realm(g, "georgia")
    assert g.box.faiths[state_religion(g, georgia)].id == "orthodox"
    run_anyhow(convert(g, OTTOMANS, georgia))
    assert g.box.faiths[state_religion(g, georgia)].id == "muslim"


# -- what it costs -----------------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.53", "EU-5.1.54")
def test_it_costs_prestige_and_stability_and_no_power() -> None:
    g = reformation()
    england = g.players[ENGLAND]
    power = list(england.power)
    turn(g, ENGLAND).finish(lambda ask: ask.options[0])
    assert professed(g, ENGLAND) == "protestant"
    assert (england.prestige, england.stability, england.power) == (-2, -1, power)


@pytest.mark.rule("EU-5.1.55", "EU-5.1.56")
def test_ties_with_the_old_faith_give_way_to_ties_with_the_new_one() -> None:
    g = reformation()
    england = g.players[ENGLAND]
    england.marriages = {realm(g, "burgundy"): False, realm(g, "aragon"): False}
    believe(g, "protestant", "saxony", "brandenburg", "aragon")
    for name, n in (("scotland", 4), ("ireland", 3), ("saxony", 1), ("flanders_and_wallonia", 0)):
        influence(g, name, ENGLAND, n)
    influence(g, "brandenburg", FRANCE, 4)
    procedure = turn(g, ENGLAND)
    # The Capital Area of Aragon is Protestant already, so that Marriage stays.
    assert procedure.ask.topic == "give_up"
    assert realm(g, "burgundy") not in england.marriages
    assert set(procedure.ask.options) == {
        ("lose_influence", "scotland"),
        ("lose_influence", "ireland"),
    }
    assert refusal_of(g, procedure.ask, ("lose_influence", "saxony")) == "EU-5.1.55"
    procedure.say(*[("lose_influence", "scotland")] * 4)
    assert procedure.ask.topic == "win_over", "what is left in Ireland is the only choice"
    assert cubes(g, ENGLAND) == {"ireland": 2, "saxony": 1}
    assert set(procedure.ask.options) == {
        ("place", "saxony"),
        ("place", "brandenburg"),
        ("place", "aragon"),
    }
    assert refusal_of(g, procedure.ask, ("place", "ireland")) == "EU-5.1.56"
    procedure.say(("place", "brandenburg"))
    assert ("place", "brandenburg") not in procedure.ask.options, "it is full"
    procedure.say(("place", "saxony"), ("place", "saxony"), ("place", "saxony"))
    # Imperial Influence takes the fifth place in Saxony.
    assert cubes(g, ENGLAND) == {"ireland": 2, "saxony": 4, "brandenburg": 1, "aragon": 1}


@pytest.mark.rule("EU-5.1.55", "EU-18.2.3", "EU-18.2.4")
def test_an_emperor_may_give_up_imperial_influence_which_is_not_placed_elsewhere() -> None:
    g = reformation()
    g.influence = bytearray(len(g.influence))
    g.emperor, g.hre_faith = ENGLAND, g.box.faith_of["protestant"]
    g.players[ENGLAND].marriages = {}
    believe(g, "protestant", "saxony")
    for name, seat in (("scotland", ENGLAND), ("brandenburg", IMPERIAL), ("saxony", IMPERIAL)):
        influence(g, name, seat, 2)
    procedure = turn(g, ENGLAND)
    assert set(procedure.ask.options) == {
        ("lose_influence", "scotland"),
        ("lose_imperial", "brandenburg"),
    }
    procedure.finish(lambda ask: ask.options[0])
    assert cubes(g, IMPERIAL) == {"saxony": 2}
    assert cubes(g, ENGLAND) == {"saxony": 2}, "all four have gone, and two are placed again"


@pytest.mark.rule("EU-5.1.55")
def test_one_marriage_of_several_ends() -> None:
    g = reformation()
    for name in ("scotland", "ireland", "flanders_and_wallonia"):
        influence(g, name, ENGLAND, 0)
    england = g.players[ENGLAND]
    england.marriages = {realm(g, "burgundy"): False, realm(g, "aragon"): False}
    procedure = turn(g, ENGLAND)
    assert set(procedure.ask.options) == {("end_marriage", "burgundy"), ("end_marriage", "aragon")}
    procedure.say(("end_marriage", "aragon"))
    assert list(england.marriages) == [realm(g, "burgundy")]


@pytest.mark.rule("EU-11.2.6", "EU-5.1.55")
def test_a_marriage_that_stays_saves_an_influence() -> None:
    g = reformation()
    england = g.players[ENGLAND]
    england.marriages = {realm(g, "burgundy"): False, realm(g, "aragon"): False}
    for name, n in (("scotland", 5), ("ireland", 5), ("flanders_and_wallonia", 0)):
        influence(g, name, ENGLAND, n)
    procedure = turn(g, ENGLAND, ("end_marriage", "aragon"))
    procedure.say(*[("lose_influence", "scotland")] * 4)
    assert cubes(g, ENGLAND) == {"scotland": 1, "ireland": 5}
    assert all(ask.topic != "win_over" for ask in procedure.asked), "no Area is Protestant"


@pytest.mark.rule("EU-5.1.57")
def test_unrest_in_each_own_area_of_the_old_faith_then_dice_there() -> None:
    g = reformation()
    g.players[FRANCE].marriages = {}
    for name in ("brittany_and_normandy", "lombardy", "scotland"):
        influence(g, name, FRANCE, 0)
    believe(g, "protestant", "loire", "languedoc")
    unrest(g, "berry")
    ducats = g.players[FRANCE].ducats
    load(g, *["lose_2_ducats"] * 9)
    procedure = turn(g, FRANCE)
    first = procedure.ask
    names = ("saintonge", "poitou", "armagnac")
    assert set(first.options) == {("unrest", name) for name in names}
    procedure.say(("unrest", "poitou"), ("unrest", "paris"))
    assert has_unrest(g, place(g, "lyon")), "the only Town in Burgundy"
    assert not has_unrest(g, place(g, "toulouse"))
    areas = {("roll_for", name) for name in ("aquitaine", "burgundy", "seine")}
    assert set(procedure.ask.options) == areas
    procedure.finish(lambda ask: ask.options[0])
    assert ducats - g.players[FRANCE].ducats == 2 * 3, "and no die for Berry"


# -- the Counter-Reformation -------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.58", "EU-15.0.4")
def test_a_catholic_may_join_the_counter_reformation_for_power() -> None:
    g = reformation()
    castile = g.players[CASTILE]
    assert forbids(g, STATE_RELIGION, CASTILE, COUNTER_REFORM) == "EU-5.1.58"
    believe(g, "counter_reformed", "central_italy")
    castile.power[ADM] = 2
    assert forbids(g, STATE_RELIGION, CASTILE, COUNTER_REFORM) == "EU-5.1.58"
    castile.power[ADM] = 3
    g.age = 1
    assert forbids(g, STATE_RELIGION, CASTILE, COUNTER_REFORM) == "EU-5.1.51"
    g.age = 2
    ties = (castile.prestige, castile.stability, cubes(g, CASTILE), dict(castile.marriages))
    assert take(g, STATE_RELIGION, CASTILE, COUNTER_REFORM).over
    assert castile.power[ADM] == 0
    assert (shown(g, "castile"), professed(g, CASTILE)) == ("counter_reformed",) * 2
    assert (castile.prestige, castile.stability, cubes(g, CASTILE), castile.marriages) == ties
    castile.power[ADM] = 3
    assert forbids(g, STATE_RELIGION, CASTILE, COUNTER_REFORM) == "EU-5.1.58"
    profess(g, ENGLAND, "protestant")
    assert forbids(g, STATE_RELIGION, ENGLAND, COUNTER_REFORM) == "EU-5.1.58"


@pytest.mark.rule("EU-5.1.58", "EU-15.0.16")
def test_a_token_below_the_revolution_is_still_on_the_board() -> None:
    g = reformation()
    g.players[CASTILE].power[ADM] = 3
    believe(g, "counter_reformed", "central_italy")
    believe(g, "revolutionary", "central_italy")
    assert forbids(g, STATE_RELIGION, CASTILE, COUNTER_REFORM) is None


# -- religious Rebels --------------------------------------------------------------------------


def beset(*, option: bool = True) -> Europe:
    """England is Catholic among Protestants, and Rebels hold London and two more Provinces."""
    g = europe(religious_rebels=option)
    load(g)
    believe(g, "protestant", "east_anglia", "northumbria")
    for name in ("london", "essex", "york"):
        g.occupiers[place(g, name)] = REBEL_TOWN
    return g


@pytest.mark.rule("EU-14.4.4", "EU-10.PT.39")
def test_rebels_in_the_capital_and_two_more_provinces_open_the_way() -> None:
    assert forbids(beset(option=False), STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-15.2.3"
    assert forbids(beset(), STATE_RELIGION, ENGLAND, PROTESTANT) is None
    g = beset()
    g.occupiers[place(g, "york")] = 0
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-15.2.3"
    g = beset()
    g.occupiers[place(g, "london")] = 0
    g.occupiers[place(g, "oxford")] = REBEL_TOWN
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-15.2.3"


@pytest.mark.rule("EU-14.4.4", "EU-15.0.13")
def test_any_faith_of_the_capital_area_can_be_adopted_so_but_diverse_faiths() -> None:
    g = beset()
    believe(g, "orthodox", "east_anglia")
    assert forbids(g, STATE_RELIGION, ENGLAND, ("change_religion", "orthodox")) is None
    believe(g, "diverse_faiths", "east_anglia")
    move = ("change_religion", "diverse_faiths")
    assert forbids(g, STATE_RELIGION, ENGLAND, move) == "EU-5.1.51"


@pytest.mark.rule("EU-14.4.3")
def test_rebels_in_areas_of_the_own_faith_are_no_religious_ones() -> None:
    g = beset()
    believe(g, "catholic", "northumbria")
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) == "EU-15.2.3"
    g.occupiers[place(g, "oxford")] = REBEL_TOWN
    assert forbids(g, STATE_RELIGION, ENGLAND, PROTESTANT) is None


@pytest.mark.rule("EU-14.4.5")
def test_rebels_of_the_new_faith_go_home() -> None:
    g = beset()
    g.occupiers[place(g, "wales")] = REBEL_TOWN
    g.rebels[area(g, "northumbria")] = 2
    g.rebels[area(g, "wales_and_wessex")] = 1
    turn(g, ENGLAND).finish(lambda ask: ask.options[0])
    assert professed(g, ENGLAND) == "protestant"
    assert not any(g.occupiers[place(g, name)] for name in ("london", "essex", "york"))
    assert g.rebels[area(g, "northumbria")] == 0
    assert g.occupiers[place(g, "wales")] == REBEL_TOWN
    assert g.rebels[area(g, "wales_and_wessex")] == 1
