"""What cards bring between Realms: Influence, Alliances and Marriages (16.3)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Flow
from stolnik.games.price_of_power.chapters.board.supply import marriages_left
from stolnik.games.price_of_power.chapters.relations.alliances import (
    activate,
    end_by_card,
    gain_alliance,
    refuse_gained,
)
from stolnik.games.price_of_power.chapters.relations.influence import (
    gain_influence,
    own_cubes,
    refuse_by_card,
)
from stolnik.games.price_of_power.chapters.relations.marriages import gain_marriage
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.state import SMALL, Europe, War, piece
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    influence,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run


def clause_of_gaining(g: Europe, seat: int, name: str) -> str | None:
    refusal = refuse_gained(g, seat, realm(g, name))
    return None if refusal is None else refusal.clause


# -- Influence ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.11")
def test_a_card_places_influence_where_an_npr_or_a_vassal_owns_a_province() -> None:
    g = europe()
    granada = area(g, "andalucia")
    inside = [g.box.places[one].id for one in g.box.areas[granada].places]
    for name in inside:
        town(g, name, CASTILE)
    g.occupiers[place(g, inside[0])] = piece(SMALL, FRANCE)
    refusal = refuse_by_card(g, granada)
    assert refusal is not None
    assert refusal.clause == "EU-16.3.11"
    g.tokens[place(g, "granada")] = 0
    g.occupiers[place(g, inside[0])] = 0
    assert refuse_by_card(g, granada) is None
    vassal(g, "granada", FRANCE)
    assert refuse_by_card(g, granada) is None


@pytest.mark.rule("EU-16.3.12")
def test_in_a_full_area_an_opponents_influence_may_make_room_or_stay() -> None:
    g = europe()
    scotland = area(g, "scotland")
    g.influence[scotland * 7 : scotland * 7 + 7] = bytes(7)
    influence(g, "scotland", FRANCE, 5)
    asked = Procedure(gain_influence(g, CASTILE, scotland, may_refrain=True), g)
    assert asked.ask.options == (("oust", FRANCE), DONE)
    asked.say(DONE)
    assert asked.result is False
    assert own_cubes(g, FRANCE, scotland) == 5
    asked = Procedure(gain_influence(g, CASTILE, scotland, may_refrain=True), g)
    asked.say(("oust", FRANCE))
    assert (own_cubes(g, FRANCE, scotland), own_cubes(g, CASTILE, scotland)) == (4, 1)


# -- Alliances ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.13")
def test_an_ally_by_card_is_an_independent_realm_at_peace() -> None:
    g = europe()
    milan = realm(g, "milan")
    assert clause_of_gaining(g, CASTILE, "milan") is None
    g.wars.append(War(AUSTRIA, milan))
    assert clause_of_gaining(g, CASTILE, "milan") == "EU-16.3.13"
    g.wars.clear()
    for one in g.box.places:
        if one.flag == g.box.realm_of["milan"]:
            vassal(g, one.id, AUSTRIA)
    assert clause_of_gaining(g, CASTILE, "milan") == "EU-16.3.13"
    assert run(gain_alliance(g, CASTILE, milan)) is False
    assert milan not in g.players[CASTILE].allies


@pytest.mark.rule("EU-16.3.14")
@pytest.mark.parametrize(("cubes", "replaced"), [(1, False), (2, True)])
def test_an_opponents_ally_is_replaced_with_as_much_influence(cubes: int, replaced: bool) -> None:
    g = europe()
    milan = realm(g, "milan")
    g.players[FRANCE].allies[milan] = False
    influence(g, "lombardy", FRANCE, 2)
    influence(g, "lombardy", CASTILE, cubes)
    assert run(gain_alliance(g, CASTILE, milan)) is replaced
    assert (milan in g.players[CASTILE].allies) is replaced
    assert (milan in g.players[FRANCE].allies) is not replaced


@pytest.mark.rule("EU-16.3.16", "EU-16.3.17")
def test_a_token_is_taken_back_for_nothing_but_not_that_of_an_active_ally() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.allies = {realm(g, name): False for name in ("savoy", "bavaria", "portugal")}
    activate(g, CASTILE, realm(g, "bavaria"))
    influence(g, "portugal", CASTILE, 3)
    stability = castile.stability
    asked = Procedure(gain_alliance(g, CASTILE, realm(g, "milan")), g)
    assert asked.ask.options == (("take_back", "savoy"), ("take_back", "portugal"), DONE)
    assert refusal_of(g, asked.ask, ("take_back", "bavaria")) == "EU-16.3.16"
    asked.say(("take_back", "portugal"))
    assert set(castile.allies) == {realm(g, name) for name in ("savoy", "bavaria", "milan")}
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 3
    assert castile.stability == stability
    assert g.truces == []


@pytest.mark.rule("EU-16.3.16")
def test_who_takes_no_token_back_gains_no_ally() -> None:
    g = europe()
    g.players[CASTILE].allies = {realm(g, name): False for name in ("savoy", "bavaria", "venice")}
    asked = Procedure(gain_alliance(g, CASTILE, realm(g, "milan")), g)
    asked.say(DONE)
    assert asked.result is False
    assert realm(g, "milan") not in g.players[CASTILE].allies


@pytest.mark.rule("EU-16.3.33", "EU-16.3.34")
def test_an_active_ally_that_a_card_takes_leaves_with_its_units_for_a_war_of_its_own() -> None:
    g = europe()
    savoy = realm(g, "savoy")
    castile = g.players[CASTILE]
    castile.allies[savoy] = False
    activate(g, CASTILE, savoy)
    assert castile.allied > 0
    g.wars.append(War(CASTILE, FRANCE))
    end_by_card(g, CASTILE, savoy)
    assert savoy not in castile.allies
    assert castile.allied == 0
    assert at_war(g, FRANCE, savoy)
    assert g.truces == []


# -- Marriages ---------------------------------------------------------------------------------


def wed(g: Europe, seat: int, name: str) -> Flow[bool]:
    return gain_marriage(g, seat, realm(g, name))


@pytest.mark.rule("EU-16.3.15")
def test_a_marriage_by_card_needs_an_eligible_partner() -> None:
    g = europe()
    assert run(wed(g, CASTILE, "granada")) is False
    assert realm(g, "granada") not in g.players[CASTILE].marriages
    assert run(wed(g, CASTILE, "milan")) is True
    assert run(wed(g, CASTILE, "england")) is True
    assert CASTILE in g.players[ENGLAND].marriages


@pytest.mark.rule("EU-16.3.16")
def test_no_marriage_while_the_other_player_has_no_token_for_it() -> None:
    g = europe()
    france = g.players[FRANCE]
    france.marriages = {realm(g, one): False for one in ("savoy", "venice", "milan")}
    asked = Procedure(wed(g, CASTILE, "france"), g)
    assert asked.ask.seat == FRANCE
    asked.say(DONE)
    assert asked.result is False
    assert FRANCE not in g.players[CASTILE].marriages


@pytest.mark.rule("EU-16.3.16")
def test_a_marriage_token_is_taken_back_but_not_a_disputed_succession() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.marriages = {realm(g, "savoy"): False, realm(g, "bavaria"): True}
    castile.marriages[realm(g, "venice")] = False
    left = marriages_left(g, CASTILE)
    asked = Procedure(wed(g, CASTILE, "milan"), g)
    savoy, venice = ("take_back_marriage", "savoy"), ("take_back_marriage", "venice")
    assert asked.ask.options == (savoy, venice, DONE)
    assert refusal_of(g, asked.ask, ("take_back_marriage", "bavaria")) == "EU-16.3.16"
    asked.say(savoy)
    assert set(castile.marriages) == {realm(g, one) for one in ("bavaria", "venice", "milan")}
    assert marriages_left(g, CASTILE) == left
    asked = Procedure(wed(g, CASTILE, "saxony"), g)
    asked.say(DONE)
    assert asked.result is False
