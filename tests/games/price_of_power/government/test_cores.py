"""Core tokens."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import YES
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, NONE
from stolnik.games.price_of_power.chapters.board.ownership import (
    flag_on,
    is_core,
    lawful_owner,
    owner,
)
from stolnik.games.price_of_power.chapters.effects.run import run_card
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.event_cards.symbols.unrest_everywhere import (
    unrest_or_rebellion,
)
from stolnik.games.price_of_power.chapters.government.cores import place_core
from stolnik.games.price_of_power.chapters.phases.final_scoring import final_list
from stolnik.games.price_of_power.chapters.rebels.liberation import liberate
from stolnik.games.price_of_power.events.relations import CoreRemoved
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    PORT,
    REBEL_TOWN,
    SMALL,
    Europe,
    War,
    dnpr_token,
    piece,
)
from stolnik.games.price_of_power.tasks import EventUnderWay, RebelRolls
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    area,
    empty_hands,
    europe,
    give,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.running import Procedure, run, run_anyhow

GRANADA = "andalucia"
"""Castile's but for the Provinces of Granada."""
DEVELOPMENT = "adm_02_1"


def conquered(name: str = GRANADA, seat: int = CASTILE) -> Europe:
    g = europe()
    own(g, name, seat)
    return g


def own(g: Europe, name: str, seat: int) -> None:
    for one in g.box.areas[area(g, name)].places:
        town(g, g.box.places[one].id, seat)


def integrating(g: Europe) -> Procedure:
    """Castile plays Development and takes its second text, Integrate Area."""
    card = next(one for one in g.box.cards if one.type.card == "development")
    scope = Scope.of(CASTILE, "action_card", card.id)
    played = Procedure(run_card(g, scope, card.type.effects), g)
    played.say(("option", "B"))
    return played


@pytest.mark.rule("EU-7.6.4", "EU-7.6.6")
def test_an_area_is_integrated_only_if_it_is_owned_whole_and_not_all_core() -> None:
    g = europe()
    asked = integrating(g)
    assert asked.over, "no Area is Owned whole but those that are Core"
    assert not any(g.cores)
    own(g, GRANADA, CASTILE)
    own(g, "aragon", CASTILE)
    asked = integrating(g)
    asked.say(YES)
    assert set(asked.ask.options) == {("pick_area", GRANADA), ("pick_area", "aragon")}
    g.occupiers[place(g, "granada")] = REBEL_TOWN
    asked = integrating(g)
    asked.say(YES)
    assert asked.over, "only one Area is left to choose"
    assert g.cores[area(g, "aragon")] == CASTILE + 1
    assert audit(g) == []


def developing(g: Europe, power: int) -> Procedure:
    """Castile knows Nationalism, and has the Development card and so much Power for it."""
    castile = g.players[CASTILE]
    castile.ideas = [g.box.idea_of["absolute_monarchy"]]
    castile.power[ADM] = power
    empty_hands(g)
    g.active = CASTILE
    give(g, CASTILE, DEVELOPMENT)
    return Procedure(play(g), g)


@pytest.mark.rule("EU-7.6.4", "EU-6.0.2")
def test_absolute_monarchy_makes_integrate_area_cheaper_and_nothing_else_on_the_card() -> None:
    g = conquered()
    asked = developing(g, 3)
    asked.say(("play", DEVELOPMENT), ("option", "C"))
    assert g.players[CASTILE].power[ADM] == 0
    g = conquered()
    asked = developing(g, 2)
    asked.say(("play", DEVELOPMENT), YES)  # the other texts are too dear
    assert g.cores[area(g, GRANADA)] == CASTILE + 1
    assert g.players[CASTILE].power[ADM] == 0


@pytest.mark.rule("EU-7.6.4", "EU-6.0.2")
def test_without_an_area_to_integrate_absolute_monarchy_saves_nothing() -> None:
    assert ("play", DEVELOPMENT) not in developing(europe(), 2).ask.options
    assert ("play", DEVELOPMENT) in developing(europe(), 3).ask.options


@pytest.mark.rule("EU-7.6.5", "EU-7.6.8", "EU-7.6.9")
def test_a_core_token_drives_out_dnpr_tokens_and_other_cores() -> None:
    g = conquered()
    here = area(g, GRANADA)
    granada = place(g, "granada")
    g.dnpr[granada] = 1
    g.cores[here] = FRANCE + 1
    told = listen(g)
    g.claims[here] |= 1 << CASTILE
    before = dict(final_list(g, CASTILE))["cores"]
    run(place_core(g, CASTILE, here))
    assert g.dnpr[granada] == 0
    assert g.cores[here] == CASTILE + 1
    assert CoreRemoved(FRANCE, g.box.areas[here].id) in told
    assert g.claims[here] >> CASTILE & 1 == 0  # the token is its own Claim
    assert all(is_core(g, CASTILE, one) for one in g.box.areas[here].places)
    assert not is_core(g, flag_on(g, granada), granada)
    assert dict(final_list(g, CASTILE))["cores"] == before + 1
    assert audit(g) == []


@pytest.mark.rule("EU-7.6.5", "EU-2.5.12", "EU-2.6.12")
def test_occupiers_and_ships_leave_what_a_core_token_takes_from_a_dnpr() -> None:
    """Barcelona is Aragon's again, with which France is not at War."""
    g = empty_hands(europe())
    barcelona, portugal = place(g, "barcelona"), realm(g, "portugal")
    g.dnpr[barcelona] = dnpr_token(g.dnpr_realms.index(g.box.realm_of["portugal"]))
    g.wars = [War(FRANCE, portugal)]
    g.occupiers[barcelona] = piece(SMALL, FRANCE, unrest=True)
    g.players[FRANCE].ships = {PORT + barcelona: 1}
    run(place_core(g, CASTILE, area(g, "aragon")))
    assert owner(g, barcelona) == realm(g, "aragon")
    (space,) = g.players[FRANCE].ships
    assert space in g.box.places[barcelona].zones


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2")
def test_the_seventh_core_token_comes_from_another_area() -> None:
    g = conquered()
    others = [one.no for one in g.box.areas if one.no != area(g, GRANADA)][:6]
    for one in others:
        g.cores[one] = CASTILE + 1
    asked = Procedure(place_core(g, CASTILE, area(g, GRANADA)))
    assert len(asked.ask.options) == 6
    free = g.box.areas[area(g, GRANADA)].id
    assert refusal_of(g, asked.ask, ("take_core", free)) == "EU-2.2.2"
    asked.say(asked.ask.options[0])
    assert g.cores[others[0]] == 0
    assert g.cores.count(CASTILE + 1) == 6


@pytest.mark.rule("EU-7.6.3", "EU-7.6.8")
def test_a_rebellion_gives_a_province_to_the_realm_whose_core_it_is() -> None:
    g = conquered()
    granada = place(g, "granada")
    portugal = realm(g, "portugal")
    g.dnpr[granada] = dnpr_token(g.dnpr_realms.index(g.box.realm_of["portugal"]))
    run_anyhow(liberate(g, granada))
    assert lawful_owner(g, granada) == portugal, "the DNPR, not the flag below it"
    g = conquered()
    g.cores[area(g, GRANADA)] = FRANCE + 1
    run_anyhow(liberate(g, granada))
    assert lawful_owner(g, granada) == FRANCE
    g = conquered()
    run_anyhow(liberate(g, granada))
    assert lawful_owner(g, granada) == realm(g, "granada")


@pytest.mark.rule("EU-5.1.13")
def test_on_an_event_you_are_who_took_it() -> None:
    g = europe()
    g.first, g.active = CASTILE, FRANCE
    for unpicked, mild in ((False, FRANCE), (True, NONE)):
        g.agenda = []
        task = EventUnderWay(0, FRANCE, unpicked=unpicked, stage="symbols")
        run(unrest_or_rebellion(g, task, ""))
        assert g.agenda == [RebelRolls([FRANCE, 2, 3, CASTILE], mild)]
