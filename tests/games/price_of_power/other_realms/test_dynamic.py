"""Dynamic NPRs: whose Provinces they get, which token has the C, and tokens that run out."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import COLOURS
from stolnik.games.price_of_power.chapters.board.changes import take_off
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital,
    is_core,
    is_npr,
    lawful_owner,
    owner,
)
from stolnik.games.price_of_power.chapters.board.supply import dnpr_left
from stolnik.games.price_of_power.chapters.other_realms.dynamic import dnprs_of, place_dnpr
from stolnik.games.price_of_power.events.other_realms import VassalFreed
from stolnik.games.price_of_power.state import NPR, PORT, SMALL, Europe, War, piece
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    europe,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run

GREEN = COLOURS.index("green")
PINK = COLOURS.index("pink")


def put(g: Europe, name: str, colour: int, who: str, *, with_c: bool = False) -> bool:
    number = g.box.realm_of[who]
    return run(place_dnpr(g, colour, place(g, name), number, CASTILE, with_c=with_c))


@pytest.mark.rule("EU-16.3.30", "EU-13.3.2", "EU-13.3.1")
def test_an_event_founds_a_dnpr_whose_capital_has_the_c() -> None:
    g = europe()
    told = listen(g)
    assert put(g, "bari", PINK, "naples")
    assert put(g, "salerno", PINK, "naples", with_c=True)
    naples = realm(g, "naples")
    assert is_npr(g, naples)
    assert told.count(VassalFreed("naples")) == 1
    assert g.overlords[naples - NPR] == 0
    assert capital(g, naples) == place(g, "salerno")
    assert owner(g, place(g, "bari")) == naples
    assert not audit(g)


@pytest.mark.rule("EU-16.3.31", "EU-16.3.32", "EU-13.3.3")
@pytest.mark.parametrize("annexed", [True, False])
def test_below_a_town_or_vassal_token_the_province_is_the_dnprs_core(annexed: bool) -> None:
    g = europe()
    (town if annexed else vassal)(g, "bari", FRANCE)
    before = g.tokens[place(g, "bari")]
    assert put(g, "bari", PINK, "naples")
    bari = place(g, "bari")
    assert g.tokens[bari] == before
    assert is_core(g, realm(g, "naples"), bari)
    take_off(g, FRANCE, bari)
    assert lawful_owner(g, bari) == realm(g, "naples")


@pytest.mark.rule("EU-16.3.31", "EU-13.3.4")
def test_a_core_province_of_a_player_never_becomes_a_dnprs() -> None:
    g = europe()
    left = dnpr_left(g, PINK)
    assert not put(g, "sevilla", PINK, "naples")
    assert g.dnpr[place(g, "sevilla")] == 0
    assert dnpr_left(g, PINK) == left


@pytest.mark.rule("EU-13.3.1", "EU-13.3.2")
def test_two_dnprs_of_a_colour_are_two_realms() -> None:
    g = europe()
    put(g, "bremen", GREEN, "denmark_norway")
    norway, portugal = realm(g, "denmark_norway"), realm(g, "portugal")
    assert owner(g, place(g, "bremen")) == norway
    assert owner(g, place(g, "lisboa")) == portugal
    assert capital(g, portugal) == place(g, "lisboa")
    assert dnprs_of(g, GREEN) == [portugal - NPR, norway - NPR]
    seen = view(g, CASTILE)
    assert seen.provinces["bremen"].dnpr == "green"
    assert seen.provinces["bremen"].dnpr_realm == "denmark_norway"
    assert seen.dnprs == {"portugal": "green", "denmark_norway": "green"}
    assert not audit(g)


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3")
def test_without_a_token_in_supply_one_of_another_dnpr_is_taken() -> None:
    g = europe()
    put(g, "bari", PINK, "naples")
    territories = [one.no for one in g.box.places if g.box.areas[one.area].distant]
    norway = g.box.realm_of["denmark_norway"]
    for at in territories[: dnpr_left(g, PINK)]:
        run(place_dnpr(g, PINK, at, norway, CASTILE))
    assert dnpr_left(g, PINK) == 0
    asked = Procedure(place_dnpr(g, PINK, place(g, "salerno"), norway, FRANCE), g)
    # Its own tokens would be put where they came from; only that of Naples can be taken.
    assert asked.over
    assert g.dnpr[place(g, "bari")] == 0
    assert owner(g, place(g, "salerno")) == norway + NPR
    naples = g.box.realm_of["naples"]
    asked = Procedure(place_dnpr(g, PINK, place(g, "napoli"), naples, FRANCE), g)
    assert asked.ask.seat == FRANCE
    assert ("take_dnpr", "salerno") in asked.ask.options
    assert refusal_of(g, asked.ask, ("take_dnpr", "bari")) == "EU-2.2.2"
    asked.say(("take_dnpr", "salerno"))
    assert g.dnpr[place(g, "salerno")] == 0
    assert owner(g, place(g, "napoli")) == realm(g, "naples")
    assert not audit(g)


@pytest.mark.rule("EU-2.2.1", "EU-2.6.12")
def test_guests_leave_the_port_whose_token_is_taken_for_another_province() -> None:
    g = europe()
    norway = g.box.realm_of["denmark_norway"]
    put(g, "bari", PINK, "denmark_norway")
    bari = place(g, "bari")
    g.players[FRANCE].allies[NPR + norway] = False
    g.players[FRANCE].ships = {PORT + bari: 1}
    g.wars.append(War(CASTILE, NPR + norway))
    g.occupiers[bari] = piece(SMALL, CASTILE)
    territories = [one.no for one in g.box.places if g.box.areas[one.area].distant]
    for at in territories[: dnpr_left(g, PINK)]:
        run(place_dnpr(g, PINK, at, g.box.realm_of["naples"], CASTILE))
    Procedure(
        place_dnpr(g, PINK, place(g, "salerno"), g.box.realm_of["naples"], AUSTRIA), g
    ).finish(lambda ask: ask.options[0])
    assert g.dnpr[bari] == 0
    assert g.occupiers[bari] == 0, "Castile is not at War with who Owns it now"
    (space,) = g.players[FRANCE].ships
    assert space in g.box.places[bari].zones
    assert not audit(g)


@pytest.mark.rule("EU-16.5.23")
def test_an_occupier_without_a_war_against_the_dnpr_leaves() -> None:
    g = europe()
    bremen = place(g, "bremen")
    g.wars.append(War(FRANCE, owner(g, bremen)))
    g.occupiers[bremen] = piece(SMALL, FRANCE)
    put(g, "bremen", GREEN, "denmark_norway")
    assert g.occupiers[bremen] == 0
    assert owner(g, bremen) == realm(g, "denmark_norway")


@pytest.mark.rule("EU-12.6.1")
def test_the_first_dnpr_token_on_a_continent_brings_its_trade_cards() -> None:
    g = europe()
    before = set(g.trade_deck)
    portugal = g.box.realm_of["portugal"]
    colour = g.box.dnprs[portugal]
    assert run(place_dnpr(g, colour, place(g, "antilles"), portugal, CASTILE))
    fresh = {g.box.trade_cards[card].id for card in set(g.trade_deck) - before}
    assert fresh == {"T03-1", "T04-1", "T06-1", "T09-1", "T11-2", "T11-3", "T24-1"}
