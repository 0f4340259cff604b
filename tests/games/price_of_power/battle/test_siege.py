"""Sieges: where, for how much, and what becomes of the Provinces."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, YES
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.board.hostility import hostile_place
from stolnik.games.price_of_power.chapters.board.ownership import (
    controller,
    has_unrest,
    lawful_owner,
    owner,
)
from stolnik.games.price_of_power.chapters.board.supply import small_towns_left, vassal_tokens_left
from stolnik.games.price_of_power.chapters.board.tracks import base_tax, covered_slots
from stolnik.games.price_of_power.chapters.phases.actions import offers
from stolnik.games.price_of_power.chapters.war.siege import (
    areas_to_siege,
    begin_siege,
    refuse_siege,
    siege_price,
)
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    NOBODY,
    PORT,
    REBEL_TOWN,
    SMALL,
    UNREST,
    VASSAL,
    Europe,
    piece,
)
from tests.games.price_of_power.battle.field import deploy, field, rebels, war
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.running import Procedure


def siege(g: Europe, seat: int, where: str) -> Procedure:
    """A Siege from its beginning to its end."""

    def all_of_it():  # type: ignore[no-untyped-def]
        begin_siege(g, seat, area(g, where))
        while g.agenda:
            yield from work_on(g, g.agenda[-1])

    g.active = seat
    return Procedure(all_of_it())  # type: ignore[no-untyped-call]


def take(g: Europe, seat: int, where: str, name: str) -> None:
    """A Siege of one Province and nothing else."""
    wanted = ("besiege", name)
    siege(g, seat, where).finish(lambda ask: wanted if wanted in ask.options else DONE)


def rebel_town(g: Europe, *names: str) -> None:
    unrest(g, *names)
    for name in names:
        g.occupiers[place(g, name)] = REBEL_TOWN


def why_not(g: Europe, seat: int, where: str) -> str | None:
    refused = refuse_siege(g, seat, ("siege", where))
    return None if refused is None else refused.clause


# -- where -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.8.1", "EU-9.8.2", "EU-5.5.23")
def test_a_siege_takes_a_hostile_province_own_units_and_no_enemy_units() -> None:
    g = field()
    g.players[CASTILE].status = EVENT_TAKEN
    assert why_not(g, CASTILE, "leon") == "EU-9.8.2"
    deploy(g, CASTILE, "leon", 2)
    assert why_not(g, CASTILE, "leon") == "EU-9.8.2"
    rebel_town(g, "galicia")
    assert why_not(g, CASTILE, "leon") is None
    assert ("siege", "leon") in offers(g, CASTILE)
    rebels(g, "leon", 1)
    assert why_not(g, CASTILE, "leon") == "EU-9.8.2"
    assert areas_to_siege(g, CASTILE) == []


@pytest.mark.rule("EU-2.5.12", "EU-11.3.37", "EU-13.2.1")
def test_the_vassals_of_an_active_ally_can_be_besieged_as_the_ally_can() -> None:
    g = field()
    war(g, FRANCE, AUSTRIA)
    deploy(g, FRANCE, "croatia_and_bosnia", 2)
    hungary = realm(g, "hungary")
    g.players[AUSTRIA].allies[hungary] = False
    assert why_not(g, FRANCE, "croatia_and_bosnia") == "EU-9.8.2"
    g.players[AUSTRIA].allies[hungary] = True
    take(g, FRANCE, "croatia_and_bosnia", "zagreb")  # Croatia is a Vassal of Hungary
    assert controller(g, place(g, "zagreb")) == FRANCE


@pytest.mark.rule("EU-2.6.14", "EU-9.8.2")
def test_an_island_is_besieged_only_with_a_ship_beside_it() -> None:
    g = field()
    war(g, FRANCE, realm(g, "aragon"))
    deploy(g, FRANCE, "aragon", 3)
    g.players[FRANCE].ships.clear()
    g.slots = bytearray(len(g.slots))
    ask = siege(g, FRANCE, "aragon").ask
    assert ("besiege", "valencia") in ask.options
    assert refusal_of(g, ask, ("besiege", "baleares")) == "EU-2.6.14"
    assert ("besiege", "baleares") not in ask.options
    g.agenda.clear()
    assert why_not(g, FRANCE, "aragon") is None, "the mainland is enough"
    g.players[FRANCE].ships[g.box.zone_of["gulf_of_lion"]] = 1
    assert ("besiege", "baleares") in siege(g, FRANCE, "aragon").ask.options


@pytest.mark.rule("EU-2.2.4", "EU-9.8.4")
def test_no_more_is_besieged_than_there_are_towns_for() -> None:
    g = field()
    war(g, FRANCE, realm(g, "aragon"))
    deploy(g, FRANCE, "aragon", 3)
    bare = [
        one.no
        for one in g.box.places
        if not one.large and not g.tokens[one.no] and one.area != area(g, "aragon")
    ]
    while vassal_tokens_left(g, FRANCE):
        g.tokens[bare.pop()] = piece(VASSAL, FRANCE)
    while small_towns_left(g, FRANCE) > 1:
        g.tokens[bare.pop()] = piece(SMALL, FRANCE)
    procedure = siege(g, FRANCE, "aragon")
    assert ("besiege", "barcelona") in procedure.ask.options
    procedure.say(("besiege", "zaragoza"))
    assert ("besiege", "barcelona") not in procedure.ask.options
    assert refusal_of(g, procedure.ask, ("besiege", "barcelona")) == "EU-2.2.4"
    assert ("besiege", "valencia") in procedure.ask.options  # a Large Town is left


@pytest.mark.rule("EU-14.4.1", "EU-14.4.2")
def test_rebels_are_driven_out_of_an_enemys_province_without_a_town_to_occupy_it() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 4)
    rebel_town(g, "galicia", "salamanca")
    bare = [
        one.no
        for one in g.box.places
        if not one.large and not g.tokens[one.no] and one.area != area(g, "leon")
    ]
    while small_towns_left(g, FRANCE):
        g.tokens[bare.pop()] = piece(SMALL, FRANCE)
    while vassal_tokens_left(g, FRANCE):
        g.tokens[bare.pop()] = piece(VASSAL, FRANCE)
    procedure = siege(g, FRANCE, "leon")
    assert ("besiege", "galicia") in procedure.ask.options
    assert refusal_of(g, procedure.ask, ("besiege", "badajoz")) == "EU-2.2.4"
    procedure.say(("besiege", "galicia"))
    procedure.say(DONE)
    assert controller(g, place(g, "galicia")) == CASTILE


@pytest.mark.rule("EU-9.8.3", "EU-5.5.24", "EU-9.8.4")
def test_each_besieging_unit_costs_1_power() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    rebel_town(g, "galicia", "badajoz", "salamanca")
    procedure = siege(g, CASTILE, "leon")
    procedure.say(("besiege", "galicia"))
    assert g.players[CASTILE].power[MIL] == 2
    assert DONE in procedure.ask.options
    procedure.say(("besiege", "badajoz"))
    assert procedure.over
    assert g.players[CASTILE].power[MIL] == 1
    left = [one.id for one in g.box.places if g.occupiers[one.no]]
    assert left == ["salamanca"]


@pytest.mark.rule("EU-9.8.4")
def test_tax_value_is_bound_to_siege_strength_and_power() -> None:
    g = field()
    deploy(g, CASTILE, "castile", 1)
    rebel_town(g, "madrid")
    assert why_not(g, CASTILE, "castile") == "EU-9.8.4"
    deploy(g, CASTILE, "castile", 2)
    assert why_not(g, CASTILE, "castile") is None
    g.players[CASTILE].power[MIL] = 1
    assert why_not(g, CASTILE, "castile") == "EU-9.8.3"


@pytest.mark.rule("EU-9.8.3", "EU-9.8.4")
def test_artillery_needs_fewer_units() -> None:
    g = field()
    deploy(g, CASTILE, "castile", 1, 0, 1)
    rebel_town(g, "madrid", "burgos")
    procedure = siege(g, CASTILE, "castile")
    procedure.say(("besiege", "madrid"))
    assert g.players[CASTILE].power[MIL] == 2
    assert refusal_of(g, procedure.ask, ("besiege", "murcia")) == "EU-9.8.2"
    procedure.say(DONE)
    assert [one.id for one in g.box.places if g.occupiers[one.no]] == ["burgos"]


@pytest.mark.rule("EU-9.8.5")
def test_defensive_mentality_makes_a_siege_dearer() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 3)
    places = [place(g, "galicia"), place(g, "badajoz")]
    assert siege_price(g, FRANCE, area(g, "leon"), places) == 2
    g.players[CASTILE].ideas.append(g.box.idea_of["defensive_mentality"])
    assert siege_price(g, FRANCE, area(g, "leon"), places) == 3


# -- outcomes ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.8.6", "EU-14.4.1", "EU-9.8.12")
def test_rebels_and_unrest_leave_a_province() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1)
    tax = base_tax(g, CASTILE)
    rebel_town(g, "galicia")
    assert covered_slots(g, CASTILE) == 1
    siege(g, CASTILE, "leon")
    galicia = place(g, "galicia")
    assert (g.occupiers[galicia], has_unrest(g, galicia)) == (0, False)
    assert owner(g, galicia) == CASTILE
    assert (covered_slots(g, CASTILE), base_tax(g, CASTILE)) == (0, tax)


@pytest.mark.rule("EU-9.8.6")
def test_anybody_can_free_a_province_of_a_neutral_from_rebels() -> None:
    g = field()
    deploy(g, FRANCE, "leon", 1)
    rebel_town(g, "galicia")
    siege(g, FRANCE, "leon")
    assert owner(g, place(g, "galicia")) == CASTILE


@pytest.mark.rule("EU-9.8.10", "EU-14.4.2", "EU-9.8.6")
@pytest.mark.parametrize("answer", [YES, NO])
def test_an_enemys_province_may_be_taken_over_from_rebels(answer: tuple[str]) -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 1)
    rebel_town(g, "galicia")
    procedure = siege(g, FRANCE, "leon")
    procedure.say(("besiege", "galicia"), answer)
    galicia = place(g, "galicia")
    assert controller(g, galicia) == (FRANCE if answer == YES else CASTILE)
    assert has_unrest(g, galicia) is (answer == YES)


@pytest.mark.rule("EU-9.8.7", "EU-9.8.13", "EU-9.8.14", "EU-9.8.15")
def test_a_province_of_an_npr_is_occupied() -> None:
    g = field()
    war(g, CASTILE, realm(g, "granada"))
    deploy(g, CASTILE, "andalucia", 1)
    towns = small_towns_left(g, CASTILE)
    own = [one for one in g.box.places if one.flag == g.box.realm_of["granada"]]
    small = next(one for one in own if one.tax == 1)
    take(g, CASTILE, "andalucia", small.id)
    assert g.occupiers[small.no] == piece(SMALL, CASTILE, unrest=True)
    assert small_towns_left(g, CASTILE) == towns - 1
    assert g.tokens[small.no] == 0
    assert controller(g, small.no) == CASTILE
    assert lawful_owner(g, small.no) == realm(g, "granada")
    assert owner(g, small.no) == NOBODY


@pytest.mark.rule("EU-9.8.8", "EU-9.8.13", "EU-9.8.14", "EU-9.8.15")
@pytest.mark.parametrize("kind", ["town", "vassal"])
def test_a_province_of_a_hostile_player_is_occupied_and_gives_nothing(kind: str) -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    name, where = ("galicia", "leon") if kind == "town" else ("lisboa", "portugal")
    if kind == "vassal":
        vassal(g, name, CASTILE)
    deploy(g, FRANCE, where, 2)
    token = g.tokens[place(g, name)]
    take(g, FRANCE, where, name)
    assert g.tokens[place(g, name)] == token
    assert controller(g, place(g, name)) == FRANCE
    assert g.occupiers[place(g, name)] & UNREST
    assert owner(g, place(g, name)) == NOBODY
    assert covered_slots(g, CASTILE) >= 1
    assert GAME.rules.audit(g) == []


@pytest.mark.rule("EU-9.8.9", "EU-9.8.12")
def test_a_siege_frees_what_an_enemy_occupies_of_a_neutral_or_of_oneself() -> None:
    for besieger in (CASTILE, ENGLAND):
        g = field()
        war(g, FRANCE, besieger)
        g.occupiers[place(g, "galicia")] = piece(SMALL, FRANCE, unrest=True)
        towns = small_towns_left(g, FRANCE)
        deploy(g, besieger, "leon", 1)
        siege(g, besieger, "leon")
        assert g.occupiers[place(g, "galicia")] == 0
        assert small_towns_left(g, FRANCE) == towns + 1
        assert owner(g, place(g, "galicia")) == CASTILE
        assert covered_slots(g, CASTILE) == 0


@pytest.mark.rule("EU-9.8.10", "EU-9.8.9", "EU-9.8.3")
@pytest.mark.parametrize("at_war_with_the_owner", [True, False])
def test_exa39_a_province_that_two_fight_for(at_war_with_the_owner: bool) -> None:
    g = field()
    bordeaux = place(g, "bordeaux")
    where = g.box.areas[g.box.places[bordeaux].area].id
    town(g, "bordeaux", ENGLAND)
    g.occupiers[bordeaux] = piece(g.tokens[bordeaux] & 0x0F, FRANCE, unrest=True)
    war(g, FRANCE, ENGLAND, CASTILE)
    if at_war_with_the_owner:
        war(g, CASTILE, ENGLAND)
    deploy(g, CASTILE, where, 3)
    take(g, CASTILE, where, "bordeaux")
    assert controller(g, bordeaux) == (CASTILE if at_war_with_the_owner else ENGLAND)
    assert has_unrest(g, bordeaux) is at_war_with_the_owner


@pytest.mark.rule("EU-9.8.11")
def test_ships_put_to_sea_from_a_port_that_falls() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    galicia = g.box.places[place(g, "galicia")]
    player = g.players[CASTILE]
    player.ships = {PORT + galicia.no: 2}
    deploy(g, FRANCE, "leon", 1)
    procedure = siege(g, FRANCE, "leon")
    procedure.say(("besiege", "galicia"))
    while not procedure.over:
        assert procedure.ask.seat == CASTILE
        procedure.say(procedure.ask.options[0])
    assert PORT + galicia.no not in player.ships
    (zone,) = player.ships
    assert zone in galicia.zones
    assert player.ships[zone] == 2


def test_ships_of_who_regains_a_port_stay() -> None:
    g = field()
    galicia = place(g, "galicia")
    rebel_town(g, "galicia")
    g.players[CASTILE].ships = {PORT + galicia: 1}
    deploy(g, CASTILE, "leon", 1)
    siege(g, CASTILE, "leon")
    assert g.players[CASTILE].ships == {PORT + galicia: 1}
    assert not hostile_place(g, CASTILE, galicia)
