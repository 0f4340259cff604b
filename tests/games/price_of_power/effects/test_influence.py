"""Influence that cards place, remove and replace."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.effects.scope import Bound
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, SMALL, Europe, piece
from tests.games.price_of_power.effects.cards import playing, scope_of
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
)


def cubes(g: Europe, name: str) -> list[int]:
    """By seat, and Imperial at the end."""
    start = area(g, name) * COLUMNS
    row = list(g.influence[start : start + COLUMNS])
    return [*row[: len(g.players)], row[IMPERIAL]]


def clear(g: Europe) -> Europe:
    g.influence = bytearray(len(g.influence))
    return g


# -- gained ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.10", "EU-16.3.2")
def test_who_gains_influence_says_where_of_several_areas() -> None:
    g = clear(europe())
    card = [
        {
            "do": "influence",
            "who": "realm:france",
            "n": 2,
            "where": {"areas": {"in": ["naples", "aragon"]}},
        }
    ]
    asked = playing(g, card, CASTILE)
    assert asked.ask.seat == FRANCE
    asked.say(("pick_area", "naples"), ("pick_area", "aragon"))
    assert (own_cubes(g, FRANCE, area(g, "naples")), own_cubes(g, FRANCE, area(g, "aragon"))) == (
        1,
        1,
    )


def test_a_single_area_takes_all_of_it_and_a_limit_so_many_each() -> None:
    g = clear(europe())
    where = {"in": ["naples", "aragon"], "single": True}
    asked = playing(
        g, [{"do": "influence", "who": "you", "n": 2, "where": {"areas": where}}], CASTILE
    )
    asked.say(("pick_area", "naples"))
    assert asked.over
    assert cubes(g, "naples")[CASTILE] == 2
    where = {"in": ["naples", "aragon"], "max_each": 2}
    asked = playing(
        g, [{"do": "influence", "who": "you", "n": 3, "where": {"areas": where}}], FRANCE
    )
    asked.say(("pick_area", "aragon"), ("pick_area", "aragon"))
    assert asked.over
    assert cubes(g, "aragon")[FRANCE] == 2
    assert cubes(g, "naples")[FRANCE] == 1


@pytest.mark.rule("EU-16.3.11")
def test_influence_goes_only_where_an_npr_owns_something() -> None:
    g = clear(europe())
    for one in g.box.areas[area(g, "portugal")].places:
        town(g, g.box.places[one].id, CASTILE)
    # Nobody Owns what is Occupied: not all is a player's, and yet nothing an NPR's.
    g.occupiers[place(g, "porto")] = piece(SMALL, FRANCE)
    card = [{"do": "influence", "who": "you", "n": 1, "where": {"areas": {"in": ["portugal"]}}}]
    assert playing(g, card, CASTILE).over
    assert cubes(g, "portugal") == [0] * 5
    g.occupiers[place(g, "porto")] = 0
    g.tokens[place(g, "porto")] = 0
    playing(g, card, CASTILE)
    assert cubes(g, "portugal")[CASTILE] == 1


@pytest.mark.rule("EU-16.3.12", "EU-11.1.3")
def test_a_full_area_has_room_if_an_opponent_is_ousted() -> None:
    g = clear(europe())
    influence(g, "naples", FRANCE, 3)
    influence(g, "naples", ENGLAND, 1)
    card = [{"do": "influence", "who": "you", "n": 3, "where": {"areas": {"in": ["naples"]}}}]
    asked = playing(g, card, CASTILE)
    assert cubes(g, "naples")[CASTILE] == 1  # one found room
    assert asked.ask.options == (("oust", FRANCE), ("oust", ENGLAND), DONE)
    asked.say(("oust", FRANCE), DONE)
    assert cubes(g, "naples")[:3] == [2, 2, 1]
    assert asked.over


@pytest.mark.rule("EU-11.1.1", "EU-11.1.3")
def test_an_action_card_ousts_nobody() -> None:
    g = clear(europe())
    influence(g, "naples", FRANCE, 4)
    card = [{"do": "influence", "who": "you", "n": 3, "where": {"areas": {"in": ["naples"]}}}]
    assert playing(g, card, CASTILE, scope_of(CASTILE, "action_card", "dip_06_1")).over
    assert cubes(g, "naples")[:2] == [1, 4]
    mission = playing(g, card, CASTILE, scope_of(CASTILE, "mission", "france_11"))
    assert mission.ask.options == (("oust", FRANCE), DONE)


def test_an_absent_realm_gains_nothing() -> None:
    g = clear(europe())
    card = [
        {"do": "influence", "who": "realm:ottomans", "n": 2, "where": {"areas": {"in": ["naples"]}}}
    ]
    assert playing(g, card, CASTILE).over
    assert not any(g.influence)


# -- removed -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "left"), [(2, 3), ("all", 0), ("half", 2)])
def test_a_player_loses_so_many_cubes_all_or_half(n: int | str, left: int) -> None:
    g = clear(europe())
    influence(g, "naples", FRANCE, 5)
    where = {"areas": {"in": ["naples"]}}
    playing(g, [{"do": "remove_influence", "who": "realm:france", "n": n, "where": where}], CASTILE)
    assert own_cubes(g, FRANCE, area(g, "naples")) == left


@pytest.mark.rule("EU-11.2.6")
@pytest.mark.parametrize(("source", "left"), [("event", 1), ("action_card", 2)])
def test_a_marriage_saves_one_of_what_an_action_card_takes(source: str, left: int) -> None:
    g = clear(europe())
    influence(g, "aragon", CASTILE, 3)  # Castile is Married to Aragon
    card = [
        {"do": "remove_influence", "who": "you", "n": 2, "where": {"areas": {"in": ["aragon"]}}}
    ]
    playing(g, card, CASTILE, scope_of(CASTILE, source, "dip_04"))
    assert own_cubes(g, CASTILE, area(g, "aragon")) == left


@pytest.mark.rule("EU-18.2.3", "EU-11.2.4")
def test_the_emperor_may_give_up_imperial_influence() -> None:
    g = clear(europe())
    assert g.emperor == AUSTRIA
    influence(g, "saxony", AUSTRIA, 1)
    influence(g, "saxony", IMPERIAL, 1)
    card = [
        {"do": "remove_influence", "who": "emperor", "n": 1, "where": {"areas": {"in": ["saxony"]}}}
    ]
    asked = playing(g, card, CASTILE)
    assert asked.ask.seat == AUSTRIA
    assert refusal_of(g, asked.ask, ("lose_influence", "naples")) == "EU-16.3.9"
    g.players[AUSTRIA].marriages[realm(g, "naples")] = False
    assert refusal_of(g, asked.ask, ("lose_influence", "naples")) == "EU-11.2.4"
    asked.say(("lose_imperial", "saxony"))
    assert cubes(g, "saxony")[AUSTRIA:] == [1, 0]


def test_all_influence_of_everybody_leaves_one_area() -> None:
    g = clear(europe())
    influence(g, "naples", FRANCE, 2)
    influence(g, "naples", CASTILE, 1)
    influence(g, "aragon", ENGLAND, 1)
    where = {"areas": {"in": ["naples", "aragon", "portugal"], "single": True}}
    scope = scope_of(CASTILE)
    card = [{"do": "remove_influence", "who": "any", "n": "all", "where": where, "owner": "any"}]
    asked = playing(g, card, CASTILE, scope)
    assert asked.ask.options == (("pick_area", "aragon"), ("pick_area", "naples"))
    asked.say(("pick_area", "naples"))
    assert cubes(g, "naples") == [0] * 5
    assert cubes(g, "aragon")[ENGLAND] == 1
    assert sorted(scope.memory["removed_influence"]) == [CASTILE, FRANCE]


@pytest.mark.rule("EU-16.3.10")
def test_opponents_lose_what_the_player_chooses_and_nobody_else() -> None:
    g = clear(europe())
    for seat in (CASTILE, FRANCE, ENGLAND):
        influence(g, "naples", seat, 1)
    influence(g, "aragon", FRANCE, 1)
    scope = scope_of(CASTILE, "action_card", "dip_04", r=Bound("realm", [realm(g, "naples")]))
    where = {"areas": {"owned_by": "$r"}}
    card = [{"do": "remove_influence", "who": "you", "n": 2, "where": where, "owner": "opponents"}]
    asked = playing(g, card, CASTILE, scope)
    assert asked.ask.options == (("oust", FRANCE), ("oust", ENGLAND))
    assert refusal_of(g, asked.ask, ("oust", CASTILE)) == "EU-16.3.9"
    assert refusal_of(g, asked.ask, ("oust", AUSTRIA)) == "EU-16.3.9"
    g.players[AUSTRIA].marriages[realm(g, "naples")] = False
    assert refusal_of(g, asked.ask, ("oust", AUSTRIA)) == "EU-11.2.4"
    asked.say(("oust", ENGLAND))
    assert cubes(g, "naples")[:3] == [1, 0, 0]
    assert cubes(g, "aragon")[FRANCE] == 1


# -- replaced ----------------------------------------------------------------------------------


def test_cubes_of_others_make_way_for_ones_own() -> None:
    g = clear(europe())
    influence(g, "naples", FRANCE, 2)
    influence(g, "lombardy", ENGLAND, 1)
    where = {"areas": {"in": ["naples", "central_italy", "lombardy"]}}
    left = cubes_left(g, CASTILE)
    card = [{"do": "replace_influence", "who": "you", "n": 3, "where": where}]
    asked = playing(g, card, CASTILE)
    assert asked.ask.options == (("pick_area", "lombardy"), ("pick_area", "naples"))
    asked.say(("pick_area", "naples"), ("pick_area", "lombardy"))
    assert asked.over
    assert (cubes(g, "naples")[:2], cubes(g, "lombardy")[:3]) == ([2, 0], [1, 0, 0])
    assert cubes_left(g, CASTILE) == left - 3


@pytest.mark.rule("EU-16.3.2")
def test_an_area_is_cleared_of_influence_and_claims_though_it_has_only_claims() -> None:
    g = clear(europe())
    g.claims = bytearray(len(g.claims))
    g.claims[area(g, "naples")] = 1 << FRANCE | 1 << ENGLAND
    influence(g, "scotland", FRANCE, 2)
    where = {"areas": {"in": ["naples", "scotland", "portugal"], "single": True}}
    card = [
        {"do": "remove_influence", "who": "any", "n": "all", "where": where, "owner": "any"},
        {"do": "remove_claim", "who": "any", "n": "all", "where": {"areas": {"same_as": "last"}}},
    ]
    asked = playing(g, card, CASTILE)
    assert asked.ask.options == (("pick_area", "naples"), ("pick_area", "scotland"))
    asked.say(("pick_area", "naples"))
    assert asked.over
    assert not any(g.claims)
    assert cubes(g, "scotland")[FRANCE] == 2
