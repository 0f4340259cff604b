"""Unrest, Rebels and Plague that cards bring or take away."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest, places_with_tokens
from stolnik.games.price_of_power.chapters.board.supply import (
    black_units_left,
    ill_or_interest_left,
)
from stolnik.games.price_of_power.chapters.effects.scope import Bound
from stolnik.games.price_of_power.chapters.relations.claims import areas_with_claims
from stolnik.games.price_of_power.events.battles import RebelDiceRolled
from stolnik.games.price_of_power.events.tokens import PlaguePlaced, RebelsLeft
from stolnik.games.price_of_power.state import REBEL_TOWN, Europe
from stolnik.games.price_of_power.tasks import Battle, RebelRolls
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, playing_event, scope_of
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    place,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.running import Procedure


def tokens(**filters: Any) -> dict[str, Any]:
    return {"tokens": {"kind": ["town", "vassal"], "owner": "any", **filters}}


def unruly(g: Europe) -> set[str]:
    return {one.id for one in g.box.places if has_unrest(g, one.no)}


def options(asked: Procedure) -> set[str]:
    return {str(move[1]) for move in asked.ask.options}


# -- Rebel Towns -------------------------------------------------------------------------------


@pytest.mark.rule("EU-14.2.7", "EU-14.3.9")
def test_a_rebel_town_lies_on_a_core_and_frees_what_is_none() -> None:
    g = europe()
    town(g, "lisboa", FRANCE)
    card = [{"do": "rebel_town", "on": tokens(provinces=["paris", "lisboa"])}]
    asked = playing(g, card, CASTILE)
    assert asked.over
    assert g.occupiers[place(g, "paris")] == REBEL_TOWN
    assert places_with_tokens(g, FRANCE).count(place(g, "lisboa")) == 0
    assert audit(g) == []


# -- Unrest ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.10", "EU-14.1.1")
def test_who_suffers_unrest_chooses_among_own_tokens() -> None:
    g = europe()
    card = [{"do": "unrest", "n": 2, "on": tokens(owner="realm:france")}]
    asked = playing(g, card, CASTILE)
    assert asked.ask.seat == FRANCE
    assert options(asked) == {g.box.places[one].id for one in places_with_tokens(g, FRANCE)}
    asked.say(("pick_province", "paris"), ("pick_province", "orleans"))
    assert asked.over
    assert unruly(g) == {"paris", "orleans"}


@pytest.mark.rule("EU-16.3.10")
def test_anybodys_tokens_are_for_the_active_player_to_choose() -> None:
    g = europe()
    town(g, "napoli", FRANCE)
    vassal(g, "bari", ENGLAND)
    town(g, "salerno", ENGLAND)
    asked = playing(g, [{"do": "unrest", "n": 1, "on": tokens(area=["naples"])}], CASTILE)
    assert asked.ask.seat == CASTILE
    assert options(asked) == {"napoli", "bari", "salerno"}
    asked.say(("pick_province", "bari"))
    assert unruly(g) == {"bari"}
    playing(g, [{"do": "unrest", "n": "all", "on": tokens(area=["naples"])}], CASTILE)
    assert unruly(g) == {"napoli", "bari", "salerno"}


def test_what_shows_unrest_already_or_is_occupied_does_not_count() -> None:
    g = europe()
    unrest(g, "paris")
    scope = scope_of(CASTILE)
    asked = playing(
        g, [{"do": "unrest", "n": 1, "on": tokens(owner="realm:france")}], CASTILE, scope
    )
    assert "paris" not in options(asked)
    asked.say(("pick_province", "orleans"))
    assert scope.memory["unrest_added"] == [place(g, "orleans")]


def test_unrest_in_each_area_in_a_part_and_in_a_single_area() -> None:
    g = europe()
    for name in ("napoli", "bari", "salerno", "lisboa", "porto"):
        town(g, name, FRANCE)
    inside = ["naples", "portugal"]
    card = [{"do": "unrest", "n": {"per_area": 1}, "on": tokens(owner="realm:france", area=inside)}]
    asked = playing(g, card, CASTILE)
    asked.say(("pick_province", "bari"), ("pick_province", "porto"))
    assert asked.over
    assert unruly(g) == {"porto", "bari"}
    half = {"fraction_per_area": "1/2", "round": "down"}
    asked = playing(g, [{"do": "unrest", "n": half, "on": tokens(area=inside)}], CASTILE)
    asked.say(("pick_province", "napoli"))
    assert unruly(g) == {"porto", "bari", "lisboa", "napoli"}
    for name in unruly(g):
        town(g, name, FRANCE)
    asked = playing(
        g, [{"do": "unrest", "n": {"fraction": "1/2"}, "on": tokens(area=inside)}], CASTILE
    )
    asked.say(*(("pick_province", name) for name in ("lisboa", "porto", "bari")))
    assert asked.over
    for name in unruly(g):
        town(g, name, FRANCE)
    card = [
        {"do": "unrest", "n": 3, "on": tokens(owner="realm:france", area=inside, single_area=True)}  # type: ignore[dict-item]
    ]
    asked = playing(g, card, CASTILE)
    # Only one of the two Areas has three.
    assert options(asked) == {"napoli", "bari", "salerno"}
    asked.say(("pick_province", "bari"), ("pick_province", "napoli"))
    assert unruly(g) == {"napoli", "bari", "salerno"}


def test_at_least_one_of_them_is_the_choosers_own() -> None:
    g = europe()
    town(g, "napoli", FRANCE)
    town(g, "bari", FRANCE)
    town(g, "salerno", CASTILE)
    card = [{"do": "unrest", "n": 2, "on": tokens(area=["naples"], at_least_own=1)}]
    asked = playing(g, card, CASTILE)
    assert options(asked) == {"napoli", "bari", "salerno"}
    asked.say(("pick_province", "bari"))
    assert asked.over
    assert unruly(g) == {"bari", "salerno"}


def test_a_range_of_unrest_is_chosen_and_counted() -> None:
    g = europe()
    for name in ("napoli", "bari", "salerno"):
        town(g, name, FRANCE)
    card = [
        {"do": "unrest", "n": {"range": [1, 3]}, "on": tokens(area=["naples"])},
        {
            "do": "rebels",
            "n": {"count": "unrest_added_by_this_card", "times": 2},
            "where": "affected",
        },
    ]
    asked = playing(g, card, CASTILE)
    asked.say(("pick_number", 2), ("pick_province", "bari"), ("pick_province", "napoli"))
    assert g.rebels[area(g, "naples")] == 4


def test_unrest_is_removed_all_half_or_so_many() -> None:
    g = europe()
    own = ["madrid", "badajoz", "sevilla"]
    unrest(g, *own)
    on = {"tokens": {"kind": ["town"], "owner": "you"}}
    asked = playing(g, [{"do": "remove_unrest", "n": "half", "on": on}], CASTILE)
    assert asked.ask.seat == CASTILE
    asked.say(("pick_province", "madrid"), ("pick_province", "sevilla"))
    assert unruly(g) == {"badajoz"}
    assert playing(g, [{"do": "remove_unrest", "n": 2, "on": on}], CASTILE).over
    assert unruly(g) == set()
    unrest(g, *own)
    assert playing(g, [{"do": "remove_unrest", "n": "all", "on": on}], CASTILE).over
    assert unruly(g) == set()


# -- Rebels ------------------------------------------------------------------------------------


def test_rebels_spread_over_the_areas_that_the_card_touched() -> None:
    g = europe()
    town(g, "napoli", FRANCE)
    town(g, "lisboa", FRANCE)
    left = black_units_left(g)
    card = [
        {"do": "unrest", "n": "all", "on": tokens(area=["naples", "portugal"])},
        {"do": "rebels", "n": 3, "where": "affected"},
    ]
    asked = playing(g, card, CASTILE)
    assert asked.ask.seat == CASTILE
    naples, portugal = ("pick_area", "naples"), ("pick_area", "portugal")
    asked.say(naples, portugal, naples)
    assert asked.over
    assert (g.rebels[area(g, "naples")], g.rebels[area(g, "portugal")]) == (2, 1)
    assert black_units_left(g) == left - 3


def test_rebels_in_each_area_at_most_so_many_or_by_token() -> None:
    g = europe()
    inside = ["naples", "portugal"]
    playing(
        g, [{"do": "rebels", "n": {"per_area": 2}, "where": {"areas": {"in": inside}}}], CASTILE
    )
    assert (g.rebels[area(g, "naples")], g.rebels[area(g, "portugal")]) == (2, 2)
    g.rebels = bytearray(len(g.rebels))
    where = {"areas": {"in": inside, "max_each": 2}}
    asked = playing(g, [{"do": "rebels", "n": 4, "where": where}], CASTILE)
    asked.say(("pick_area", "naples"), ("pick_area", "naples"))
    assert asked.over
    assert (g.rebels[area(g, "naples")], g.rebels[area(g, "portugal")]) == (2, 2)
    g.rebels = bytearray(len(g.rebels))
    where = {"areas": {"in": inside, "single": True}}
    playing(g, [{"do": "rebels", "n": 3, "where": where}], CASTILE).say(("pick_area", "portugal"))
    assert g.rebels[area(g, "portugal")] == 3
    for name in ("napoli", "bari", "porto"):
        town(g, name, FRANCE)
    g.rebels = bytearray(len(g.rebels))
    card = [{"do": "rebels", "n": {"count": tokens(area=inside)}, "where": "own_area_of_each"}]
    assert playing(g, card, CASTILE).over
    assert (g.rebels[area(g, "naples")], g.rebels[area(g, "portugal")]) == (2, 1)


@pytest.mark.rule("EU-14.3.1", "EU-9.7.1")
def test_rebels_among_units_fight_at_once() -> None:
    g = empty_hands(europe())
    leon = g.players[CASTILE].armies[0].area
    scope = scope_of(FRANCE, a=Bound("area", [leon]))
    card = [
        {"do": "rebels", "n": 1, "where": "$a"},
        {"do": "ducats", "who": "you", "n": 1},
    ]
    ducats = g.players[FRANCE].ducats
    asked = playing(g, card, FRANCE, scope)
    assert isinstance(g.agenda[-1], Battle)
    assert g.players[FRANCE].ducats == ducats  # the rest of the card waits for the Battle
    asked.finish(lambda ask: ask.options[0])
    assert not g.agenda
    assert g.players[FRANCE].ducats == ducats + 1
    assert not audit(g)


def test_rebels_leave_and_march_next_door() -> None:
    g = europe()
    g.rebels[area(g, "leon")] = 3
    g.rebels[area(g, "andalucia")] = 1
    where = {"areas": {"owned_by": "you"}}
    asked = playing(g, [{"do": "remove_rebels", "n": "half", "where": where}], CASTILE)
    told = listen(g)
    asked.say(("pick_area", "andalucia"))
    assert asked.over
    assert told.count(RebelsLeft("andalucia")) == 1
    assert told.count(RebelsLeft("leon")) == 1
    assert (g.rebels[area(g, "leon")], g.rebels[area(g, "andalucia")]) == (2, 0)
    g.rebels[area(g, "leon")] = 0
    g.rebels[area(g, "naples")] = 2
    start = {"areas": {"with_rebels": True, "single": True}}
    card = [{"do": "move_rebels", "from": start, "to": "adjacent_by_land", "n": "all"}]
    # Naples has one neighbour by land.
    assert playing(g, card, CASTILE).over
    assert (g.rebels[area(g, "naples")], g.rebels[area(g, "central_italy")]) == (0, 2)
    playing(
        g,
        [{"do": "remove_rebels", "n": "all", "where": {"areas": {"in": ["central_italy"]}}}],
        CASTILE,
    )
    assert not any(g.rebels)
    g.rebels[area(g, "leon")] = g.rebels[area(g, "andalucia")] = 2
    assert playing(g, [{"do": "remove_rebels", "n": "all", "where": where}], CASTILE).over
    assert not any(g.rebels)  # of all there is nothing to choose


def test_a_card_can_go_on_about_the_areas_that_rebels_have_left() -> None:
    g = europe()
    g.rebels[area(g, "leon")] = g.rebels[area(g, "andalucia")] = 1
    cards = [
        {"do": "remove_rebels", "n": "all", "where": {"areas": {"in": ["leon", "castile"]}}},
        {"do": "claim", "who": "you", "n": 1, "where": "last_area"},
    ]
    assert playing(g, cards, FRANCE).over
    assert areas_with_claims(g, FRANCE) == [area(g, "leon")]


@pytest.mark.rule("EU-14.2.1", "EU-14.2.2")
def test_rebel_dice_are_rolled_for_the_areas_that_a_card_names() -> None:
    g = empty_hands(europe())
    unrest(g, "madrid", "sevilla")
    here = g.box.areas[g.box.places[place(g, "sevilla")].area].id
    heard: list[Event] = []
    g.attach(g.box, heard.append)
    card = [{"do": "rebel_dice", "who": "you", "where": {"areas": {"in": [here]}}}]
    asked = playing(g, card, CASTILE)
    asked.finish(lambda ask: ask.options[0])
    rolled = [event.area for event in heard if isinstance(event, RebelDiceRolled)]
    assert rolled == [here]
    assert not any(isinstance(task, RebelRolls) for task in g.agenda)


# -- Plague ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.2.1")
def test_a_plague_spreads_in_a_chain_from_area_to_area() -> None:
    g = empty_hands(europe())
    left = ill_or_interest_left(g)
    asked = playing_event(g, "13A-1", CASTILE, ducats=4)
    asked.say(("pick_area", "leon"), ("pick_area", "andalucia"))
    steps = ["andalucia"]
    for _ in range(2):
        assert asked.ask.about["effect"] == "plague"
        assert "leon" not in options(asked)  # one token in each Area
        steps.append(str(asked.ask.options[-1][1]))
        asked.say(asked.ask.options[-1])
    assert [g.box.areas[one].id for one in g.plague] == ["leon", *steps]
    assert ill_or_interest_left(g) == left - 4


def test_a_plague_strikes_one_area_or_two() -> None:
    g = europe()
    where = {"areas": {"in": ["lombardy", "venetia"], "n": {"range": [1, 2]}}}
    asked = playing(g, [{"do": "plague", "where": where, "n": 1}], CASTILE)
    told = listen(g)
    asked.say(("pick_number", 1), ("pick_area", "venetia"))
    assert PlaguePlaced("venetia") in told
    assert g.plague == [area(g, "venetia")]
    assert refusal_of(g, asked.asked[-1], ("pick_area", "naples")) == "EU-16.3.9"
