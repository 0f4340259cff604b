"""Claims and Cores that cards place and remove."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.supply import claims_left
from stolnik.games.price_of_power.chapters.effects.scope import Bound
from stolnik.games.price_of_power.chapters.relations.claims import claimed_areas
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.effects.cards import playing, playing_event, scope_of
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    town,
)

ITALY = ["lombardy", "central_italy", "naples"]


def claims(g: Europe, seat: int) -> set[str]:
    return {g.box.areas[one].id for one in claimed_areas(g, seat)}


def clear(g: Europe) -> Europe:
    g.claims = bytearray(len(g.claims))
    return g


@pytest.mark.rule("EU-16.3.18")
def test_a_second_claim_in_an_area_is_not_placed() -> None:
    g = clear(europe())
    g.claims[area(g, "naples")] |= 1 << CASTILE
    card = [{"do": "claim", "who": "you", "n": 2, "where": {"areas": {"in": ITALY}}}]
    scope = scope_of(CASTILE)
    asked = playing(g, card, CASTILE, scope)
    assert asked.over  # two Areas are left for two Claims
    assert claims(g, CASTILE) == set(ITALY)
    before = claims_left(g, CASTILE)
    assert playing(g, card, CASTILE).over
    assert claims_left(g, CASTILE) == before
    assert set(scope.last["claim"]) == {area(g, "lombardy"), area(g, "central_italy")}


@pytest.mark.rule("EU-16.3.18", "EU-7.6.9")
def test_a_core_counts_as_a_claim() -> None:
    g = clear(europe())
    g.cores[area(g, "naples")] = CASTILE + 1
    card = [{"do": "claim", "who": "you", "n": 1, "where": {"areas": {"in": ["naples"]}}}]
    assert playing(g, card, CASTILE).over
    assert claims(g, CASTILE) == set()


@pytest.mark.rule("EU-16.3.18")
def test_who_has_the_claim_already_still_sends_units_there() -> None:
    g = clear(empty_hands(europe()))
    g.players[CASTILE].power, g.players[CASTILE].ducats = [3, 3, 3], 20
    g.claims[area(g, "mexico")] |= 1 << CASTILE
    asked = playing_event(g, "253B", CASTILE)
    asked.say(("pick_realm", "aztec"))
    assert asked.ask.about["effect"] == "gain_units"
    assert ("pick_area", "mexico") in asked.ask.options


@pytest.mark.rule("EU-16.3.10")
def test_the_player_who_gains_a_claim_chooses_the_area() -> None:
    g = clear(europe())
    card = [{"do": "claim", "who": "realm:france", "n": 1, "where": {"areas": {"in": ITALY}}}]
    asked = playing(g, card, CASTILE)
    assert asked.ask.seat == FRANCE
    asked.say(("pick_area", "naples"))
    assert claims(g, FRANCE) == {"naples"}


def test_each_means_every_area_and_a_range_is_a_choice() -> None:
    g = clear(europe())
    playing(
        g, [{"do": "claim", "who": "you", "n": "each", "where": {"areas": {"in": ITALY}}}], CASTILE
    )
    assert claims(g, CASTILE) == set(ITALY)
    card = [
        {"do": "claim", "who": "you", "n": {"range": [0, 3]}, "where": {"areas": {"in": ITALY}}}
    ]
    asked = playing(g, card, FRANCE)
    asked.say(("pick_number", 1), ("pick_area", "lombardy"))
    assert claims(g, FRANCE) == {"lombardy"}
    playing(g, card, ENGLAND).say(("pick_number", 0))
    assert claims(g, ENGLAND) == set()


@pytest.mark.rule("EU-16.3.10")
def test_a_player_removes_own_claims_and_chooses_one_of_the_opponents() -> None:
    g = clear(europe())
    for name in ITALY:
        g.claims[area(g, name)] |= 1 << FRANCE
    g.claims[area(g, "naples")] |= 1 << ENGLAND | 1 << CASTILE
    where = {"areas": {"in": ITALY}}
    asked = playing(
        g, [{"do": "remove_claim", "who": "realm:france", "n": 1, "where": where}], CASTILE
    )
    assert asked.ask.seat == FRANCE
    asked.say(("pick_area", "lombardy"))
    assert claims(g, FRANCE) == {"central_italy", "naples"}
    scope = scope_of(CASTILE, a=Bound("area", [area(g, "naples")]))
    asked = playing(
        g, [{"do": "remove_claim", "who": "opponents", "n": 1, "where": "$a"}], CASTILE, scope
    )
    assert asked.ask.seat == CASTILE
    assert asked.ask.options == (("pick_realm", "france"), ("pick_realm", "england"))
    asked.say(("pick_realm", "england"))
    assert asked.over
    assert claims(g, ENGLAND) == set()
    assert "naples" in claims(g, FRANCE)  # one Claim of all Opponents, not one of each
    assert claims(g, CASTILE) == {"naples"}
    playing(g, [{"do": "remove_claim", "who": "any", "n": "all", "where": where}], CASTILE)
    assert not any(g.claims)


@pytest.mark.rule("EU-7.6.5", "EU-7.6.6", "EU-7.6.7")
def test_a_core_goes_where_not_all_is_core_already() -> None:
    g = clear(europe())
    for one in g.box.areas[area(g, "portugal")].places:
        town(g, g.box.places[one].id, CASTILE)
    card = [{"do": "core", "who": "you", "n": 1, "where": {"areas": {"in": ["portugal"]}}}]
    playing(g, card, CASTILE)
    assert g.cores[area(g, "portugal")] == CASTILE + 1
    assert not any(g.dnpr[one] for one in g.box.areas[area(g, "portugal")].places)
    before = bytes(g.cores)
    assert playing(g, card, CASTILE).over
    leon = [{"do": "core", "who": "you", "n": 1, "where": {"areas": {"in": ["leon"]}}}]
    assert playing(g, leon, CASTILE).over
    assert bytes(g.cores) == before


@pytest.mark.rule("EU-16.3.10")
def test_opponents_are_those_of_the_player_who_gains_the_claim() -> None:
    g = clear(europe())
    where = {"areas": {"in": ["leon", "seine"], "with_town_of": "opponents"}}
    card = [{"do": "claim", "who": "realm:france", "n": 1, "where": where}]
    assert playing(g, card, CASTILE).over
    assert claims(g, FRANCE) == {"leon"}
