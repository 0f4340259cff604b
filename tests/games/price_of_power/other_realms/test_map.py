"""NPRs on the map: Vassals, DNPR tokens and +1 Manpower tokens."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.changes import (
    place_town,
    place_vassal,
    take_off,
)
from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import (
    is_npr,
    lawful_owner,
    npr_places,
    owner,
    value_in_peace,
)
from stolnik.games.price_of_power.chapters.peace.terms.keep_board import in_question
from stolnik.games.price_of_power.chapters.rebels.liberation import liberate
from stolnik.games.price_of_power.chapters.relations.alliances import allied_units
from stolnik.games.price_of_power.events.other_realms import ManpowerTokenRemoved, VassalFreed
from stolnik.games.price_of_power.state import NOBODY, NPR
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import at_peace_table, occupy, settlement
from tests.games.price_of_power.peace.wars import war as at_war
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    europe,
    place,
    realm,
    town,
    vassal,
)
from tests.games.running import run_anyhow


@pytest.mark.rule("EU-13.0.1")
def test_a_province_is_its_flags_unless_it_was_taken() -> None:
    g = europe()
    granada = realm(g, "granada")
    assert owner(g, place(g, "gibraltar")) == granada
    town(g, "gibraltar", CASTILE)
    assert owner(g, place(g, "gibraltar")) == CASTILE
    assert owner(g, place(g, "granada")) == granada
    g.dnpr[place(g, "granada")] = 1
    g.dnpr_realms[0] = g.box.realm_of["portugal"]
    assert owner(g, place(g, "granada")) == realm(g, "portugal")


# -- Vassals -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.2.4")
def test_vassals_of_an_npr_that_is_gone_are_free() -> None:
    g = europe()
    aragon, naples = realm(g, "aragon"), realm(g, "naples")
    assert not is_npr(g, naples)
    places = list(npr_places(g, aragon - NPR))
    for no in places[:-1]:
        place_town(g, CASTILE, no)
    assert not is_npr(g, naples)
    told = listen(g)
    place_town(g, CASTILE, places[-1])
    assert VassalFreed("naples") in told
    assert g.overlords[naples - NPR] == 0
    assert is_npr(g, naples)


@pytest.mark.rule("EU-13.2.4")
def test_vassals_whose_tokens_are_removed_are_free() -> None:
    g = europe()
    brittany = realm(g, "brittany")
    for name in ("rennes", "nantes"):
        vassal(g, name, FRANCE)
    assert not is_npr(g, brittany)
    take_off(g, FRANCE, place(g, "nantes"))
    assert is_npr(g, brittany)
    assert owner(g, place(g, "nantes")) == brittany


@pytest.mark.rule("EU-13.2.2")
def test_provinces_of_an_nprs_vassal_can_be_ceded() -> None:
    g = at_peace_table()
    aragon = realm(g, "aragon")
    at_war(g, ENGLAND, aragon)
    occupy(g, ENGLAND, "bari", "sardenya")
    assert in_question(g, ENGLAND, aragon) == sorted([place(g, "bari"), place(g, "sardenya")])
    talks = settlement(g, ENGLAND, aragon)
    talks.say(("term", "keep_current_board_state"))
    talks.finish(lambda ask: next(one for one in ask.options if str(one[0]).startswith("keep")))
    assert lawful_owner(g, place(g, "bari")) == ENGLAND
    assert lawful_owner(g, place(g, "napoli")) == realm(g, "naples")


@pytest.mark.rule("EU-13.2.4", "EU-2.4.10")
def test_the_vassal_of_an_npr_that_became_a_player_s_is_free_when_that_one_loses_it() -> None:
    g = europe()
    brabant = realm(g, "brabant")
    antwerpen, breda = place(g, "antwerpen"), place(g, "breda")
    assert place_vassal(g, FRANCE, antwerpen)
    assert vassals_of(g, realm(g, "burgundy")) >= {brabant}, "it still has Breda"
    assert place_vassal(g, FRANCE, breda)
    assert brabant not in vassals_of(g, realm(g, "burgundy"))
    assert not is_npr(g, brabant)
    take_off(g, FRANCE, breda)
    assert is_npr(g, brabant)


# -- DNPRs -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.3.3")
@pytest.mark.parametrize("annexed", [True, False])
def test_a_dnpr_token_stays_below_a_town_or_vassal_token(annexed: bool) -> None:
    g = europe()
    porto, portugal = place(g, "porto"), realm(g, "portugal")
    token = g.dnpr[porto]
    assert token
    assert (place_town if annexed else place_vassal)(g, CASTILE, porto)
    assert g.dnpr[porto] == token
    take_off(g, CASTILE, porto)
    assert owner(g, porto) == portugal


@pytest.mark.rule("EU-13.3.4")
def test_no_dnpr_token_goes_on_a_core_province_of_a_player() -> None:
    g = europe()
    territory = next(one for one in g.box.places if one.territory and not g.tokens[one.no])
    town(g, territory.id, FRANCE)
    g.cores[territory.area] = CASTILE + 1
    run_anyhow(liberate(g, territory.no))
    assert g.dnpr[territory.no] == 0
    assert owner(g, territory.no) == CASTILE
    # Where nobody has a Core it is one that the natives get.
    g = europe()
    town(g, territory.id, FRANCE)
    run_anyhow(liberate(g, territory.no))
    assert g.dnpr[territory.no]
    assert owner(g, territory.no) not in (FRANCE, NOBODY)


# -- +1 Manpower tokens ------------------------------------------------------------------------


@pytest.mark.rule("EU-13.4.13")
def test_scenarios_place_manpower_tokens_on_npr_provinces() -> None:
    assert europe(4).plus_one == {}
    g = europe(4, line_up="eastern")
    assert g.plus_one == {place(g, "constantinople"): 1}
    assert is_npr(g, owner(g, place(g, "constantinople")))


@pytest.mark.rule("EU-13.4.17")
@pytest.mark.parametrize("annexed", [True, False])
def test_they_leave_when_a_player_takes_the_province(annexed: bool) -> None:
    g = europe()
    granada = place(g, "granada")
    g.plus_one[granada] = 1
    g.occupiers[granada] = 0
    place_town(g, CASTILE, place(g, "gibraltar"))
    assert g.plus_one == {granada: 1}
    told = listen(g)
    (place_town if annexed else place_vassal)(g, CASTILE, granada)
    assert ManpowerTokenRemoved(CASTILE, "granada") in told
    assert g.plus_one == {}


@pytest.mark.rule("EU-13.4.15")
def test_they_count_as_tax_value_for_peace_and_for_an_allys_units() -> None:
    g = at_peace_table()
    granada = realm(g, "granada")
    assert allied_units(g, granada) == 1
    g.plus_one[place(g, "gibraltar")] = 1
    assert allied_units(g, granada) == 2
    assert value_in_peace(g, place(g, "gibraltar")) == 2
    at_war(g, CASTILE, granada)
    occupy(g, CASTILE, "gibraltar")
    ducats = g.players[CASTILE].ducats
    talks = settlement(g, CASTILE, granada)
    talks.say(("term", "keep_current_board_state"))
    talks.say(("sell_back", "gibraltar"))
    assert talks.over
    assert g.players[CASTILE].ducats == ducats + 3 * 2
