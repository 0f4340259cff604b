"""What cards mean by their descriptions: Areas, Provinces, tokens, Realms, nodes, Sea Zones ..."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.effect_words import FILTERS
from stolnik.games.price_of_power.box.effects import freeze
from stolnik.games.price_of_power.chapters.board.ownership import (
    box_number,
    is_core,
    is_npr,
    npr_places,
)
from stolnik.games.price_of_power.chapters.effects import selectors
from stolnik.games.price_of_power.chapters.effects.scope import Bound, Scope
from stolnik.games.price_of_power.chapters.effects.who import ask_who, realms_of
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.state import (
    IMPERIAL,
    LARGE,
    NPR,
    SMALL,
    UNREST,
    Europe,
    Merchant,
    War,
    board,
    piece,
)
from tests.games.price_of_power.effects.cards import playing, scope_of, select
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    influence,
    place,
    realm,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.religion.faith import believe, profess
from tests.games.running import Procedure

ROOMS = "stolnik.games.price_of_power.chapters.effects.selectors."
# The package names its functions like these modules, so they are fetched by their full names.
area_words = import_module(ROOMS + "areas")
piece_words = import_module(ROOMS + "pieces")
realm_words = import_module(ROOMS + "realms_meant")


def table(players: int = 4) -> Europe:
    return empty_hands(europe(players))


def areas(g: Europe, filters: Any, seat: Seat = CASTILE, scope: Scope | None = None) -> set[str]:
    known = scope_of(seat) if scope is None else scope
    found = selectors.areas(g, known, select(g, "areas", filters))
    return {g.box.areas[one].id for one in found}


def provinces(
    g: Europe, filters: Any, seat: Seat = CASTILE, scope: Scope | None = None
) -> set[str]:
    known = scope_of(seat) if scope is None else scope
    found = selectors.provinces(g, known, select(g, "provinces", filters))
    return {g.box.places[one].id for one in found}


def tokens(g: Europe, filters: Any, seat: Seat = CASTILE, scope: Scope | None = None) -> set[str]:
    known = scope_of(seat) if scope is None else scope
    found = selectors.tokens(g, known, select(g, "tokens", filters))
    return {g.box.places[one].id for one in found}


def realms(g: Europe, filters: Any, seat: Seat = CASTILE, scope: Scope | None = None) -> set[str]:
    known = scope_of(seat) if scope is None else scope
    found = selectors.realms(g, known, select(g, "realms", filters))
    return {g.box.realms[box_number(g, one)].id for one in found}


def who(g: Europe, said: Any, seat: Seat = CASTILE, scope: Scope | None = None) -> list[str]:
    known = scope_of(seat) if scope is None else scope
    return [g.box.realms[box_number(g, one)].id for one in realms_of(g, known, freeze(said))]


# -- who ---------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.6")
def test_players_are_meant_clockwise_from_the_active_player() -> None:
    g = table()
    assert who(g, "all", FRANCE) == ["france", "england", "austria", "castile"]
    assert who(g, "opponents", FRANCE) == ["england", "austria", "castile"]
    assert who(g, "others", FRANCE) == who(g, "opponents", FRANCE)
    assert who(g, "you", FRANCE) == who(g, "self", FRANCE) == ["france"]


def test_realms_are_meant_by_name_whether_somebody_plays_them_or_not() -> None:
    g = table()
    assert who(g, "realm:france") == ["france"]
    assert who(g, "venice") == ["venice"]
    assert who(g, "realm:united_states") == [], "which is not there yet"
    assert who(g, ["you", "realm:venice", "you"]) == ["castile", "venice"]
    assert who(g, {"list": ["you", "realm:england"]}) == ["castile", "england"]
    for no in npr_places(g, g.box.realm_of["milan"]):
        vassal(g, g.box.places[no].id, FRANCE)
    assert who(g, "realm:milan") == ["milan"], "a Vassal is a Realm all the same"


def test_offices_and_owners_are_meant() -> None:
    g = table()
    assert who(g, "emperor") == ["austria"]
    assert who(g, "owner:paris") == ["france"]
    assert who(g, "owner:milano") == ["milan"]
    g.occupiers[place(g, "paris")] = piece(LARGE, ENGLAND)
    assert who(g, "owner:paris") == []
    g.wars = [War(FRANCE, CASTILE)]
    assert "castile" in who(g, "enemies", FRANCE)


def test_players_are_meant_by_what_they_have() -> None:
    g = table()
    for seat, stability in enumerate((2, -1, 3, -2)):
        g.players[seat].stability = stability
    assert who(g, {"players": {"stability": "<0"}}) == ["france", "austria"]
    assert who(g, {"opponents": {"stability": ">=2"}}) == ["england"]
    assert who(g, {"others": {"stability": "<0"}}, FRANCE) == ["austria"]
    assert who(g, {"players": {"at_war_with": "you"}}) == []
    g.wars = [War(ENGLAND, CASTILE)]
    assert who(g, {"players": {"at_war_with": "you"}}) == ["england"]
    with_venice = {"players": {"at_war_with": "realm:venice"}}
    g.players[CASTILE].allies[realm(g, "venice")] = False
    assert who(g, with_venice) == []
    g.players[CASTILE].allies[realm(g, "venice")] = True
    assert who(g, with_venice) == ["england"], "an Active Ally is part of the War"
    own = {"count": {"tokens": {"kind": ["town"], "owner": "self"}}, ">=": 14}
    assert who(g, {"players": own}) == ["england"], "each counts their own"


def test_players_are_meant_by_what_they_did_on_this_card() -> None:
    g = table()
    scope = scope_of(FRANCE)
    scope.chosen = {CASTILE: "A", ENGLAND: "B", FRANCE: "A"}
    scope.payers, scope.acceptors, scope.seller = [CASTILE, ENGLAND], [ENGLAND, AUSTRIA], CASTILE
    assert who(g, {"chose": "A"}, scope=scope) == ["france", "castile"]
    assert who(g, {"did_not_choose": "A"}, scope=scope) == ["england"]
    assert who(g, {"payers": True}, scope=scope) == ["england", "castile"]
    assert who(g, {"acceptors": True}, scope=scope) == ["england", "austria"]
    assert who(g, "acceptor", scope=scope) == ["austria"]
    assert who(g, "seller", scope=scope) == ["castile"]
    scope.bound["$r"] = Bound("realm", [realm(g, "venice")])
    assert who(g, "$r", scope=scope) == ["venice"]


def test_the_owners_of_things_are_meant() -> None:
    g = table()
    scope = scope_of(CASTILE)
    said = {"owners_of": {"tokens": {"owner": "any", "area": ["seine", "burgundy"]}}}
    assert who(g, said) == ["france"]
    scope.steps[0] = 1
    scope.touch(area(g, "leon"), "unrest", place(g, "galicia"))
    scope.touch(area(g, "seine"), "unrest", place(g, "paris"))
    assert who(g, {"owners_of": "last_unrest"}, scope=scope) == ["castile", "france"]
    scope.memory["removed_influence"] = [AUSTRIA, FRANCE, AUSTRIA]
    assert who(g, {"owners_of": "removed_influence"}, scope=scope) == ["france", "austria"]
    g.players[ENGLAND].merchants = [Merchant(g.box.node_of["genoa_node"])]
    scope.note_node(g.box.node_of["genoa_node"])
    assert "england" in who(g, {"owners_of": "merchants_in_last_node"}, scope=scope)


def test_a_realm_comes_with_its_vassals_if_the_card_says_so() -> None:
    g = table()
    found = who(g, {"realm_and_vassals": "burgundy"})
    assert found[0] == "burgundy"
    assert all(g.overlords[g.box.realm_of[one]] for one in found[1:])
    assert who(g, {"vassals_of": "burgundy"}) == found[1:] != []


def test_the_largest_player_of_a_faith_is_meant() -> None:
    g = table()
    assert who(g, {"largest_pr": "catholic"}) == ["france"]
    assert who(g, {"largest_pr": "orthodox"}) == []


def asking(g: Europe, said: Any, seat: Seat = CASTILE) -> Procedure:
    return Procedure(ask_who(g, scope_of(seat), freeze(said)), g)


@pytest.mark.rule("EU-16.3.10")
def test_where_a_card_leaves_open_who_a_player_names_them() -> None:
    g = table()
    asked = asking(g, "any")
    asked.say(("pick_realm", "england"))
    assert asked.result == [ENGLAND]
    asked = asking(g, {"opponents": {}, "n": 2})
    asked.say(("pick_realm", "england"), ("done",))
    assert asked.result == [ENGLAND]
    g.players[FRANCE].stability, g.players[ENGLAND].stability = 3, -3
    asked = asking(g, {"opponents": {}, "prefer": {"stability": ">=3"}})
    assert asked.over, "only France fits"
    assert asked.result == [FRANCE]
    asked = asking(g, {"realms": {"in": ["venice", "milan"]}})
    asked.say(("pick_realm", "venice"))
    assert asked.result == [realm(g, "venice")]
    assert asking(g, "opponents").result == [FRANCE, ENGLAND, AUSTRIA]


# -- Areas by where they lie -------------------------------------------------------------------


def test_areas_are_named() -> None:
    g = table()
    assert areas(g, {"in": ["leon", "seine"]}) == {"leon", "seine"}
    scope = scope_of(CASTILE, a=Bound("area", [area(g, "leon"), area(g, "naples")]))
    assert areas(g, {"in": ["$a"]}, scope=scope) == {"leon", "naples"}
    assert areas(g, {"in": ["seine"], "owned_by": "you"}) == set(), "filters must all be met"
    assert areas(g, {"map": "america"}) == {one.id for one in g.box.areas if one.map == "america"}
    assert areas(g, {"distant": True, "map": "main"}) == set()
    assert {g.box.areas[one].map for one in selectors.areas(g, scope, ("map:africa",))} == {
        "africa"
    }


@pytest.mark.rule("EU-2.5.6")
def test_areas_next_to_a_realm_include_its_own() -> None:
    g = table()
    found = areas(g, {"adjacent_to": "you"})
    assert {"leon", "portugal", "aragon"} <= found
    assert not found & {"bohemia", "scotland"}
    by_land = areas(g, {"adjacent_by_land_to": "you"})
    assert by_land < found
    assert "aragon" in by_land
    assert "northern_morocco" in found - by_land, "over the Ports of Sevilla"


def test_areas_next_to_an_area_do_not_include_it() -> None:
    g = table()
    found = areas(g, {"adjacent_to": ["leon"]})
    assert "portugal" in found
    assert "leon" not in found
    assert areas(g, {"in": ["leon"], "or_adjacent": True}) == found | {"leon"}
    by_land = areas(g, {"in": ["leon"], "or_adjacent_by_land": True})
    assert {"leon", "portugal"} <= by_land
    assert by_land <= found | {"leon"}
    more = areas(g, {"in": ["seine"], "or_adjacent_to": ["leon"]})
    assert more == found | {"seine"}


def test_what_extends_a_selection_must_meet_the_other_filters_as_well() -> None:
    g = table()
    found = areas(g, {"in": ["leon"], "or_adjacent": True, "owned_by": "realm:portugal"})
    assert "portugal" in found
    assert not found & {"leon", "castile"}
    found = areas(g, {"in": ["leon"], "or_adjacent": True, "with_town_of": "you"})
    assert "leon" in found
    assert "portugal" not in found


def test_areas_at_a_sea_and_by_a_node() -> None:
    g = table()
    baltic = areas(g, {"adjacent_sea": "baltic_sea"})
    assert "prussia" in baltic
    assert "leon" not in baltic
    assert areas(g, {"adjacent_sea": ["baltic_sea", "gulf_of_bothnia"]}) >= baltic
    assert areas(g, {"in": ["leon"], "or_adjacent_sea": "baltic_sea"}) == baltic | {"leon"}
    node = areas(g, {"adjacent_node": "north_sea_node"})
    assert node
    zones = g.box.nodes[g.box.node_of["north_sea_node"]].zones
    for name in node:
        ports = [g.box.places[one].zones for one in g.box.areas[area(g, name)].places]
        assert any(set(one) & set(zones) for one in ports)
    scope = scope_of(CASTILE)
    scope.note_node(g.box.node_of["north_sea_node"])
    coast = areas(g, {"adjacent_sea": "last_node"}, scope=scope)
    assert "naples" not in coast
    assert coast >= node
    scope.note_ship(g.box.zone_of["baltic_sea"])
    assert areas(g, {"adjacent_sea": "last_ships"}, scope=scope) == baltic
    assert not areas(g, {"not_sea_mark": "dagger"}) & {"naples", "lombardy"}
    assert "leon" in areas(g, {"not_sea_mark": "dagger"})


def test_areas_next_to_ones_own_pieces() -> None:
    g = table()
    claims = areas(g, {"adjacent_to_any_of": ["claim"]})
    assert claims == set()
    g.claims[area(g, "new_england")] |= 1 << CASTILE
    claims = areas(g, {"adjacent_to_any_of": ["claim"]})
    assert "new_england" in claims
    assert claims == {"new_england"} | areas(g, {"adjacent_to": ["new_england"]})
    both = areas(g, {"adjacent_to_any_of": ["town", "claim"]})
    assert both == claims | areas(g, {"adjacent_to": "you"})
    town(g, "cuzco", CASTILE)
    assert "cuzco" in areas(g, {"adjacent_to_any_of": ["town"]})
    g.occupiers[place(g, "cuzco")] = piece(SMALL, FRANCE)
    assert "cuzco" not in areas(g, {"adjacent_to_any_of": ["town"]}), "it does not lie open"
    influence(g, "scotland", CASTILE, 1)
    near = areas(g, {"adjacent_to": "you_or_influence"})
    assert {"scotland", "northumbria", "leon"} <= near
    assert "prussia" not in near


@pytest.mark.rule("EU-16.3.2")
def test_of_a_list_of_areas_one_or_several_may_be_chosen() -> None:
    for first, second in (("portugal", "scotland"), ("scotland", "scotland")):
        g = table()
        where = {"areas": {"in": ["portugal", "scotland"]}}
        asked = playing(g, [{"do": "influence", "who": "you", "n": 2, "where": where}], CASTILE)
        before = [own_cubes(g, CASTILE, area(g, name)) for name in (first, second)]
        assert {move[1] for move in asked.ask.options if move[0] == "pick_area"} == {
            "portugal",
            "scotland",
        }
        asked.say(("pick_area", first), ("pick_area", second))
        after = [own_cubes(g, CASTILE, area(g, name)) for name in (first, second)]
        gained = 2 if first == second else 1
        assert after == [n + gained for n in before]


# -- Areas by what the card has touched --------------------------------------------------------


def test_areas_that_the_card_has_touched() -> None:
    g = table()
    scope = scope_of(CASTILE)
    for step, name in enumerate(("leon", "seine", "naples")):
        scope.steps[0] = step
        scope.touch(area(g, name), "claim" if name == "seine" else "")
    assert areas(g, {"affected": True}, scope=scope) == {"leon", "seine", "naples"}
    assert areas(g, {"same_as": "last"}, scope=scope) == {"naples"}
    assert areas(g, {"chain_from": "last"}, scope=scope) == areas(g, {"adjacent_to": ["naples"]})
    names = (
        "affected",
        "each_affected",
        "last_area",
        "last_affected",
        "last_claim",
        "plague_areas",
    )
    found = [[g.box.areas[one].id for one in selectors.areas(g, scope, name)] for name in names]
    touched = ["leon", "seine", "naples"]
    assert found == [touched, touched, ["naples"], ["naples"], ["seine"], []]
    near = areas(g, {"adjacent_to": "last_claim"}, scope=scope)
    assert "seine" not in near
    both = areas(g, {"adjacent_to": "last_claim", "or_same": True}, scope=scope)
    assert both == near | {"seine"}


def test_all_that_one_effect_touches_is_noted_together() -> None:
    g = table()
    scope = scope_of(CASTILE)
    scope.steps[0] = 1
    for name in ("galicia", "badajoz", "paris"):
        scope.touch(g.box.places[place(g, name)].area, "unrest", place(g, name))
    assert len(scope.last["unrest"]) == 3
    assert areas(g, {"unrest_added": True}, scope=scope) == {"leon", "seine"}
    scope.steps[0] = 2
    scope.touch(area(g, "naples"), "unrest", place(g, "napoli"))
    assert scope.last["unrest"] == [place(g, "napoli")]
    assert areas(g, {"unrest_added": True}, scope=scope) == {"leon", "seine", "naples"}
    scope.touch(area(g, "naples"), "plague")
    scope.touch(area(g, "leon"), "plague")
    found = selectors.areas(g, scope, "plague_areas")
    assert found == [area(g, "naples"), area(g, "leon")]


def test_an_effect_that_touched_nothing_leaves_nothing_behind() -> None:
    g = table()
    scope = scope_of(CASTILE)
    scope.steps[0] = 1
    scope.touch(area(g, "leon"))
    scope.steps[0] = 2
    assert selectors.areas(g, scope, "last_affected") == [area(g, "leon")]
    scope.steps[0] = 3  # the second effect has found nothing to do
    assert selectors.areas(g, scope, "last_affected") == []
    assert selectors.areas(g, scope, "last_area") == [area(g, "leon")]


# -- Areas by what is there --------------------------------------------------------------------


@pytest.mark.rule("EU-11.2.3", "EU-18.2.3")
def test_a_marriage_is_influence_and_imperial_influence_the_emperor_s() -> None:
    g = table()
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.marriages.clear()
    for whose in ("you", "any", "realm:austria"):
        assert areas(g, {"with_influence_of": whose}) == set()
    before = areas(g, {"adjacent_to": "you_or_influence"})
    g.players[CASTILE].marriages[realm(g, "scotland")] = False
    assert areas(g, {"with_influence_of": "you"}) == {"scotland"}
    assert areas(g, {"with_influence_of": "any"}) == {"scotland"}
    assert "northumbria" in areas(g, {"adjacent_to": "you_or_influence"}) - before
    g.emperor = AUSTRIA
    influence(g, "saxony", IMPERIAL, 1)
    assert areas(g, {"with_influence_of": "realm:austria"}) == {"saxony"}
    assert areas(g, {"with_influence_of": "any"}) == {"scotland", "saxony"}
    assert "saxony" in areas(g, {"with_influence_or_town_of": "realm:austria"})


@pytest.mark.rule("EU-9.8.15", "EU-14.1.3")
def test_an_area_where_a_town_is_covered_has_none_of_that_player() -> None:
    g = table()
    for where in ("galicia", "salamanca", "badajoz"):
        g.occupiers[place(g, where)] = piece(SMALL, FRANCE)
    assert "leon" not in areas(g, {"with_town_of": "you"})
    assert "leon" not in areas(g, {"with_token_of": "you"})
    assert "leon" in areas(g, {"without_token_of": "you"})


@pytest.mark.rule("EU-15.0.3")
def test_counter_reformed_is_catholic() -> None:
    g = table()
    believe(g, "counter_reformed", "leon")
    assert "leon" in areas(g, {"religion": ["catholic"]})
    assert "leon" not in areas(g, {"not_religion": ["catholic"]})
    assert areas(g, {"religion": ["counter_reformed"]}) == {"leon"}
    profess(g, CASTILE, "counter_reformed")
    assert "venice" in realms(g, {"religion": ["state_religion_of:you"]})
    assert "castile" in realms(g, {"religion": ["catholic"]})


def test_areas_by_who_owns_what_there() -> None:
    g = table()
    portuguese = {"portugal", "macaronesia", "northern_morocco"}
    assert areas(g, {"owned_by": "realm:portugal"}) == portuguese
    assert "leon" in areas(g, {"owned_by": "you"})
    assert areas(g, {"capital_of": "self"}) == {
        g.box.areas[g.box.places[place(g, "madrid")].area].id
    }
    assert "leon" in areas(g, {"all_provinces_of": "you"})
    g.tokens[place(g, "galicia")] = 0
    assert "leon" not in areas(g, {"all_provinces_of": "you"})
    assert "leon" in areas(g, {"owned_by": "you"})
    assert "leon" not in areas(g, {"no_province_of": "you"})
    assert "seine" in areas(g, {"no_province_of": "you"})
    assert areas(g, {"owned_by": ["realm:france", "realm:scotland"]}) >= {"seine", "scotland"}


def test_areas_by_their_cores() -> None:
    g = table()
    assert "leon" in areas(g, {"core_areas_of": "you"})
    assert "leon" not in areas(g, {"not_all_core_of": "you"})
    assert "seine" in areas(g, {"not_all_core_of": "you"})
    portuguese = {"portugal", "macaronesia", "northern_morocco"}
    assert areas(g, {"core_areas_of": "realm:portugal"}) == portuguese
    assert areas(g, {"core_areas_of": "realm:netherlands"}) == set(), "they are not there yet"
    town(g, "lisboa", CASTILE)
    assert "portugal" in areas(g, {"with_noncore_town": True})
    assert "leon" not in areas(g, {"with_noncore_town": True})


def test_areas_of_the_empire_and_of_the_faiths() -> None:
    g = table()
    assert "austria" in areas(g, {"hre": True})
    assert "leon" not in areas(g, {"hre": True})
    assert areas(g, {"elector": True}) < areas(g, {"hre": True})
    g.not_hre.append(area(g, "lombardy"))
    assert "lombardy" not in areas(g, {"hre": True})
    assert "leon" in areas(g, {"religion": ["catholic"]})
    assert "leon" not in areas(g, {"not_religion": ["catholic"]})
    slot = g.box.areas[area(g, "saxony")].slot
    g.faiths[slot] = g.box.faith_of["protestant"] + 1
    assert areas(g, {"religion": ["protestant"], "in": ["saxony", "leon"]}) == {"saxony"}
    border = areas(g, {"faith_border": "catholic_protestant"})
    assert "saxony" in border
    assert "brandenburg" in border
    assert "bohemia" not in border  # Diverse Faiths
    assert "leon" not in border
    assert "saxony" in areas(g, {"dissent_for": "self"}, AUSTRIA)
    assert "leon" not in areas(g, {"dissent_for": "self"})
    assert "leon" in areas(g, {"religion": ["state_religion_of:castile"]})


def test_areas_by_tokens_influence_units_and_rebels() -> None:
    g = table()
    assert "leon" in areas(g, {"with_town_of": "any"})
    assert "leon" not in areas(g, {"with_town_of": "opponents"})
    assert "leon" in areas(g, {"with_token": True})
    assert areas(g, {"in": ["leon", "seine"], "with_token_of": "realm:france"}) == {"seine"}
    assert areas(g, {"in": ["leon", "seine"], "without_token_of": "realm:france"}) == {"leon"}
    vassal(g, "napoli", FRANCE)
    assert "naples" in areas(g, {"with_token_of": "realm:france"})
    assert "naples" not in areas(g, {"with_town_of": "realm:france"})
    assert areas(g, {"with_vassal_of": "realm:france", "in": ["naples", "seine"]}) == {"naples"}
    assert areas(g, {"with_influence_of": "you"}) == {"aragon", "portugal"}
    assert "scotland" in areas(g, {"with_influence_of": "any"})
    either = areas(g, {"with_influence_or_town_of": "you"})
    assert {"aragon", "leon"} <= either
    assert "naples" not in either
    g.players[FRANCE].infantry = {area(g, "naples"): 1}
    assert "naples" in areas(g, {"with_units_of": "realm:france"})
    g.rebels[area(g, "ireland")] = 1
    assert areas(g, {"with_rebels": True}) == {"ireland"}
    assert areas(g, {"with_unrest": True}) == set()
    unrest(g, "galicia", "salamanca")
    assert areas(g, {"with_unrest": True}) == {"leon"}
    assert "leon" in areas(g, {"town_without_unrest": True})
    unrest(g, "badajoz")
    assert "leon" not in areas(g, {"town_without_unrest": True})
    assert "seine" not in areas(g, {"town_without_unrest": True}), "one's own Towns only"


def test_hostile_and_vacant_areas() -> None:
    g = table()
    assert "seine" not in areas(g, {"hostile_to": "you"})
    g.wars = [War(CASTILE, FRANCE)]
    assert "seine" in areas(g, {"hostile_to": "you"})
    vacant = areas(g, {"vacant_territory": True})
    assert "new_england" in vacant
    town(g, "new_england", CASTILE)
    assert areas(g, {"vacant_territory": True}) == vacant - {"new_england"}


def test_a_fallback_serves_where_nothing_is_eligible() -> None:
    g = table()
    said = {"in": ["leon"], "with_rebels": True, "fallback": "naples"}
    assert areas(g, said) == {"naples"}
    g.rebels[area(g, "leon")] = 1
    assert areas(g, said) == {"leon"}
    said["fallback"] = {"areas": {"owned_by": ["realm:france"], "religion": ["catholic"]}}
    g.rebels[area(g, "leon")] = 0
    assert "seine" in areas(g, said)


# -- limits ------------------------------------------------------------------------------------


def choices(g: Europe, filters: Any, *chosen: str, scope: Scope | None = None) -> set[str]:
    known = scope_of(CASTILE) if scope is None else scope
    selector = select(g, "areas", filters)
    eligible = selectors.areas(g, known, selector)
    picked = [area(g, name) for name in chosen]
    found = selectors.choices(g, known, selector, eligible, picked)
    return {g.box.areas[one].id for one in found}


def test_limits_on_how_things_lie() -> None:
    g = table()
    three = ["leon", "seine", "naples"]
    assert choices(g, {"in": three, "single": True}) == set(three)
    assert choices(g, {"in": three, "single": True}, "leon") == {"leon"}
    assert choices(g, {"in": three, "max_each": 2}, "leon", "leon") == {"seine", "naples"}
    assert choices(g, {"in": three, "max_areas": 2}, "leon", "seine") == {"leon", "seine"}
    assert choices(g, {"in": three, "max_areas": 2}, "leon") == set(three)


def test_what_must_be_chosen_first() -> None:
    g = table()
    said = {
        "in": ["leon", "saxony", "switzerland"],
        "must_include_if_eligible": ["switzerland", "saxony"],
    }
    assert choices(g, said) == {"switzerland", "saxony"}
    assert choices(g, said, "saxony") == {"switzerland"}
    assert choices(g, said, "saxony", "switzerland") == {"leon", "saxony", "switzerland"}
    faiths = {"in": ["leon", "saxony"], "prefer_not_religion": "catholic"}
    assert choices(g, faiths) == {"leon", "saxony"}
    g.faiths[g.box.areas[area(g, "saxony")].slot] = g.box.faith_of["protestant"] + 1
    assert choices(g, faiths) == {"saxony"}
    g.players[FRANCE].infantry = {area(g, "leon"): 2, area(g, "seine"): 3}
    units = {"with_units_of": "realm:france", "prefer_min_units": 3, "in": ["leon", "seine"]}
    assert choices(g, units) == {"seine"}
    g.players[FRANCE].infantry[area(g, "seine")] = 1
    assert choices(g, units) == {"leon", "seine"}


def test_the_limits_of_tokens() -> None:
    g = table()
    said = selectors.limits(select(g, "tokens", {"owner": "any", "single_area": True}))
    assert said.single
    said = selectors.limits(select(g, "tokens", {"owner": "any", "at_least_own": 1}))
    assert said.at_least_own == 1
    inside = {"owner": "any", "area": {"areas": {"in": ["leon"], "single": True}}}
    assert selectors.limits(select(g, "tokens", inside)).single
    assert selectors.limits("affected") == selectors.Limits()


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("single", True),
        ("single_area", True),
        ("max_each", 2),
        ("max_areas", 2),
        ("n", 1),
        ("at_least_own", 1),
        ("prefer_not_religion", "catholic"),
        ("prefer_min_units", 3),
        ("with_units_of", "you"),
        ("must_include_if_eligible", "leon"),
        ("area", {"areas": {"single": True}}),
    ],
)
def test_a_single_word_is_a_limit(word: str, value: object) -> None:
    assert selectors.limits(freeze({"tokens": {word: value}})) != selectors.Limits()


# -- Provinces ---------------------------------------------------------------------------------


def test_provinces_by_name_place_and_owner() -> None:
    g = table()
    assert provinces(g, {"in": ["madrid", "paris"]}) == {"madrid", "paris"}
    assert provinces(g, ["madrid"]) == {"madrid"}
    assert provinces(g, {"area": ["leon"]}) == {"galicia", "salamanca", "badajoz"}
    assert provinces(g, {"area": ["seine"], "owner": "realm:france"}) == {"champagne", "paris"}
    assert "milano" in provinces(g, {"area": ["lombardy"], "owner": "npr"})
    assert provinces(g, {"area": ["leon"], "owner": "npr"}) == set()
    assert provinces(g, {"area": ["leon", "portugal"], "owner": "pr"}) == provinces(
        g, {"area": ["leon"]}
    )
    assert "madrid" in provinces(g, {"owner": "you"})
    g.occupiers[place(g, "madrid")] = piece(LARGE, FRANCE)
    assert "madrid" not in provinces(g, {"owner": "you"})
    scope = scope_of(CASTILE, a=Bound("area", [area(g, "leon")]))
    assert provinces(g, {"area": "$a"}, scope=scope) == provinces(g, {"area": ["leon"]})


def test_provinces_of_a_vassal_are_its_own() -> None:
    g = table()
    vassal(g, "milano", FRANCE)
    assert "milano" in provinces(g, {"owner": "realm:milan"})
    assert "milano" not in provinces(g, {"owner": "npr"})
    with_vassals = provinces(g, {"owner": {"realm_and_vassals": "burgundy"}})
    assert with_vassals >= provinces(g, {"owner": "realm:burgundy"})


def test_provinces_by_what_they_are() -> None:
    g = table()
    inside = {"area": ["leon", "portugal"]}
    assert provinces(g, {**inside, "core_of": "portugal"}) == {"lisboa", "beira", "porto"}
    assert "amsterdam" in provinces(g, {"dutch_core": True})
    coast = provinces(g, {**inside, "coastal": True})
    assert "lisboa" in coast
    assert "badajoz" not in coast
    assert all(g.box.places[place(g, one)].ports == 2 for one in provinces(g, {"ports": 2}))
    assert provinces(g, {"ports": 2, "owner": "you"}) <= {"sevilla"} | provinces(
        g, {"owner": "you"}
    )
    gold = provinces(g, {"gold": True})
    assert gold == {g.box.places[one].id for one in _in_play(g) if g.box.places[one].gold}
    assert all(
        g.box.areas[g.box.places[place(g, one)].area].distant
        for one in provinces(g, {"distant": True})
    )
    assert provinces(g, {"map": "america"}) < provinces(g, {"distant": True})
    caribbean = provinces(g, {"vacant_territory": True, "adjacent_sea": ["caribbean_sea"]})
    assert caribbean
    zone = g.box.zone_of["caribbean_sea"]
    assert all(zone in g.box.places[place(g, one)].zones for one in caribbean)
    assert provinces(g, {"in": ["madrid", "lisboa"], "vacant": True}) <= {"lisboa"}


def _in_play(g: Europe) -> frozenset[int]:
    return g.box.boards[g.edition].place_set


def test_provinces_that_a_selection_adds() -> None:
    g = table()
    said = {"in": ["madrid"], "area_all": ["leon"], "plus": ["paris"]}
    assert provinces(g, said) == {"madrid", "galicia", "salamanca", "badajoz", "paris"}


def test_what_is_added_to_no_selection_is_all_there_is() -> None:
    g = table()
    assert provinces(g, {"area_all": ["leon"]}) == {"galicia", "salamanca", "badajoz"}
    assert provinces(g, {"plus": ["paris"]}) == {"paris"}


def choosing(g: Europe, filters: Any) -> Procedure:
    selector = select(g, "provinces", filters)
    scope = scope_of(CASTILE)
    return Procedure(selectors.choose_provinces(g, scope, CASTILE, "dnpr", selector), g)


def test_some_of_the_provinces_are_chosen_and_others_come_by_themselves() -> None:
    g = table()
    asked = choosing(g, {"in": ["madrid", "burgos", "murcia"], "n": 2, "plus": ["paris"]})
    asked.say(("pick_province", "burgos"), ("pick_province", "murcia"))
    assert [g.box.places[one].id for one in asked.result] == ["burgos", "murcia", "paris"]
    asked = choosing(g, {"core_of": ["portugal"], "plus_adjacent": {"area": "portugal", "n": 1}})
    assert ("pick_province", "galicia") in asked.ask.options
    assert ("pick_province", "lisboa") not in asked.ask.options, "that is there already"
    asked.say(("pick_province", "galicia"))
    assert "galicia" in [g.box.places[one].id for one in asked.result]
    asked = choosing(g, {"in": ["madrid"], "plus_adjacent": {"sea": "baltic_sea", "n": 1}})
    assert ("pick_province", "danzig") in asked.ask.options
    assert ("pick_province", "burgos") not in asked.ask.options


# -- tokens ------------------------------------------------------------------------------------


def test_tokens_by_kind_owner_and_place() -> None:
    g = table()
    for name in ("navarra", "trier"):
        vassal(g, name, FRANCE)
    own = {"galicia", "salamanca", "badajoz"}
    assert tokens(g, {"owner": "you", "area": ["leon"]}) == own
    assert tokens(g, {"owner": "opponents", "area": ["leon"]}) == set()
    assert tokens(g, {"owner": "any", "area": ["leon"], "kind": ["vassal"]}) == set()
    assert tokens(g, {"owner": "realm:france", "kind": ["vassal"]}) == {
        "navarra",
        "trier",
    }
    assert tokens(g, {"owner": "any", "provinces": ["paris", "milano"]}) == {"paris"}
    assert tokens(g, {"owner": "any", "area": ["leon"], "distant": True}) == set()
    assert tokens(g, {"owner": "any", "area": ["leon"], "distant": False}) == own
    assert tokens(g, {"owner": {"players": {"stability": ">=9"}}}) == set()
    town(g, "new_england", CASTILE)
    assert tokens(g, {"owner": "you", "distant": True}) == {"new_england"}
    assert tokens(g, {"owner": "any", "area": ["map:america"]}) == {"new_england"}


@pytest.mark.rule("EU-14.1.3")
def test_what_an_occupier_covers_does_not_count() -> None:
    g = table()
    g.occupiers[place(g, "paris")] = piece(LARGE, ENGLAND)
    assert "paris" not in tokens(g, {"owner": "realm:france"})
    assert "paris" not in tokens(g, {"owner": "realm:england"})
    assert tokens(g, {"owner": "realm:england", "occupying": True}) == {"paris"}


@pytest.mark.rule("EU-2.7.10", "EU-7.6.1", "EU-7.6.8")
def test_dutch_cores_are_those_that_no_token_has_made_another_realms() -> None:
    g = table()
    town(g, "amsterdam", FRANCE)
    g.cores[area(g, "netherlands")] = FRANCE + 1
    assert tokens(g, {"owner": "any", "dutch_core": True}) == set()
    assert "amsterdam" not in provinces(g, {"dutch_core": True})
    assert "amsterdam" in provinces(g, {"area": ["netherlands"], "dutch_core": False})
    g.cores[area(g, "netherlands")] = 0
    g.dnpr[place(g, "amsterdam")] = g.dnpr_realms.index(g.box.realm_of["portugal"]) + 1
    assert tokens(g, {"owner": "any", "dutch_core": True}) == set()


@pytest.mark.rule("EU-2.4.13", "EU-7.6.1", "EU-2.7.10")
def test_the_cores_of_a_realm_are_all_provinces_that_are_its_own() -> None:
    g = table()
    g.cores[area(g, "leon")] = FRANCE + 1
    g.dnpr[place(g, "madrid")] = g.dnpr_realms.index(g.box.realm_of["portugal"]) + 1
    for name in ("castile", "france", "portugal", "netherlands", "milan"):
        found = selectors.provinces(g, scope_of(CASTILE), select(g, "provinces", {"core_of": name}))
        assert found == [no for no in board(g).places if is_core(g, realm(g, name), no)]
        assert found


def test_tokens_by_core_size_and_capital() -> None:
    g = table()
    town(g, "lisboa", CASTILE)
    assert tokens(g, {"owner": "you", "not_core": True}) == {"lisboa"}
    assert tokens(g, {"owner": "any", "core_of": "portugal"}) == {"lisboa"}
    town(g, "porto", FRANCE)
    assert tokens(g, {"owner": "any", "core_area_of": "portugal"}) >= {"lisboa", "porto"}
    town(g, "amsterdam", FRANCE)
    assert tokens(g, {"owner": "any", "dutch_core": True}) == {"amsterdam"}
    assert tokens(g, {"owner": "you", "capital": True}) == {"madrid"}
    assert "madrid" not in tokens(g, {"owner": "you", "capital": False})
    g.tokens[place(g, "galicia")] = piece(LARGE, CASTILE)
    g.tokens[place(g, "badajoz")] = piece(SMALL, CASTILE)
    large = tokens(g, {"owner": "you", "size": "large"})
    assert "galicia" in large
    assert "badajoz" not in large


def test_tokens_by_what_lies_near() -> None:
    g = table()
    near = tokens(g, {"owner": "any", "adjacent_to": "realm:portugal"})
    assert {"galicia", "badajoz"} <= near
    assert "paris" not in near
    scope = scope_of(CASTILE)
    scope.touch(area(g, "portugal"), "dnpr", place(g, "lisboa"))
    near = tokens(g, {"owner": "any", "adjacent_to": "last_dnpr"}, scope=scope)
    assert "galicia" in near
    biscay = {"owner": "any", "adjacent_sea": "bay_of_biscay"}
    assert "bordeaux" in tokens(g, biscay)
    assert "madrid" not in tokens(g, biscay)
    scope.note_node(g.box.node_of["genoa_node"])
    facing = tokens(g, {"owner": "any", "facing_sea_of": "last_node"}, scope=scope)
    assert "montpellier" in facing
    assert "london" not in facing
    marked = tokens(g, {"owner": "any", "facing_sea_mark": "dagger"})
    assert "montpellier" in marked
    assert "london" not in marked


def test_tokens_by_faith_and_by_their_owner() -> None:
    g = table()
    assert tokens(g, {"owner": "you", "area_religion": "dissent"}) == {"sevilla", "cordoba"}
    slot = g.box.areas[area(g, "leon")].slot
    g.faiths[slot] = g.box.faith_of["protestant"] + 1
    assert "galicia" in tokens(g, {"owner": "you", "area_religion": "dissent"})
    assert "galicia" in tokens(g, {"owner": "any", "owner_religion": "christian"})
    g.players[CASTILE].faith = g.box.faith_of["muslim"]
    assert "galicia" not in tokens(g, {"owner": "any", "owner_religion": "christian"})
    assert tokens(g, {"owner": "any", "area": ["leon"], "owner_not": "realm:castile"}) == set()
    home = g.box.areas[g.box.places[place(g, "madrid")].area].id
    away = {"owner": "any", "area": ["leon"], "owner_capital_not_in": [home]}
    assert tokens(g, away) == set()


def test_tokens_by_unrest_and_by_what_the_card_did() -> None:
    g = table()
    unrest(g, "galicia")
    assert tokens(g, {"owner": "any", "unrest": True}) == {"galicia"}
    assert "galicia" not in tokens(g, {"owner": "you", "unrest": False})
    g.rebels[area(g, "seine")] = 1
    found = tokens(g, {"owner": "any", "with_any": ["unrest", "rebels"]})
    assert found == {"galicia", "champagne", "paris"}
    assert tokens(g, {"owner": "any", "with_any": ["unrest"]}) == {"galicia"}
    scope = scope_of(CASTILE)
    scope.touch(area(g, "leon"), "unrest", place(g, "badajoz"))
    assert tokens(g, {"owner": "you", "unrest_added": True}, scope=scope) == {"badajoz"}
    others = tokens(g, {"owner": "you", "other_area": True}, scope=scope)
    assert "madrid" in others
    assert not others & {"galicia", "badajoz"}
    assert tokens(g, {"owner": "you", "area": "affected"}, scope=scope) == {
        "galicia",
        "salamanca",
        "badajoz",
    }


# -- Realms ------------------------------------------------------------------------------------


def test_realms_by_kind() -> None:
    g = table()
    independent = realms(g, {"kind": "independent"})
    assert {"castile", "milan", "venice"} <= independent
    nprs = realms(g, {"kind": "npr"})
    assert nprs == {one.id for one in g.box.realms if is_npr(g, realm(g, one.id))}
    assert independent == nprs | realms(g, {"kind": "pr"})
    assert realms(g, {"kind": "pr"}) == {"castile", "france", "england", "austria"}
    assert realms(g, {"kind": "dnpr"}) == {"portugal"}
    vassals = realms(g, {"kind": "vassal"})
    for no in npr_places(g, g.box.realm_of["milan"]):
        vassal(g, g.box.places[no].id, FRANCE)
    assert realms(g, {"kind": "vassal"}) == vassals | {"milan"}
    assert "milan" in realms(g, {"kind": "npr_or_own_vassal"}, FRANCE)
    assert "milan" not in realms(g, {"kind": "npr_or_own_vassal"}, CASTILE)
    assert "milan" in realms(g, {"vassal_of": "realm:france"})
    assert "milan" in realms(g, {"vassal_or_ally_of": "realm:france"})


def test_realms_by_where_they_lie() -> None:
    g = table()
    assert realms(g, {"in": ["venice", "milan", "united_states"]}) == {"venice", "milan"}
    near = realms(g, {"kind": "npr", "adjacent_to": "realm:papal_states"})
    assert "florence" in near
    assert "papal_states" not in near
    assert "portugal" not in near
    assert realms(g, {"in_area": "naples"}) == {"naples"}, "be it a Vassal of Aragon"
    assert realms(g, {"capital_in": ["bohemia"]}) == {"bohemia"}
    assert "venice" in realms(g, {"adjacent_sea": ["adriatic_sea"]})
    assert "venice" not in realms(g, {"adjacent_sea": ["baltic_sea"]})
    assert realms(g, {"distant": True, "kind": "npr"})
    assert "venice" not in realms(g, {"distant": True})
    assert "bohemia" in realms(g, {"hre": True})
    assert "venice" not in realms(g, {"hre": True})
    scope = scope_of(CASTILE, r=Bound("realm", [realm(g, "venice")]))
    assert realms(g, {"in": ["venice", "milan"], "except": "$r"}, scope=scope) == {"milan"}


def test_realms_by_their_ties() -> None:
    g = table()
    married = realms(g, {"has_marriage": True})
    assert {"aragon", "provence", "burgundy", "hungary"} <= married
    assert realms(g, {"ally_of": "you"}) == {"portugal"}
    assert realms(g, {"kind": "npr", "has_influence_of": "you"}) >= {"portugal", "aragon"}
    few = realms(g, {"kind": "npr", "has_influence_of": "you", "influence_min": 2})
    assert "aragon" in few
    assert "portugal" not in few
    assert "milan" in realms(g, {"at_peace": True})
    g.wars = [War(FRANCE, realm(g, "milan"))]
    assert "milan" not in realms(g, {"at_peace": True})
    assert "aragon" not in realms(g, {"eligible_marriage": "you"}), "married already"
    assert "portugal" in realms(g, {"eligible_marriage": "you"})
    assert "granada" not in realms(g, {"eligible_marriage": "you"})
    either = {"any_of": [{"adjacent_to": "realm:portugal"}, {"ally_of": "realm:france"}]}
    assert {"castile", "scotland"} <= realms(g, either)
    assert "venice" not in realms(g, either)


def test_realms_by_faith_and_strength() -> None:
    g = table()
    assert "venice" in realms(g, {"religion": ["catholic"]})
    assert "granada" in realms(g, {"religion": ["muslim"]})
    assert "venice" in realms(g, {"religion": ["state_religion_of:you"]})
    small = realms(g, {"base_tax_max": 1, "kind": "npr"})
    assert small
    assert "aragon" not in small
    pair = realms(g, {"in": ["aragon", "granada"], "strongest": True})
    assert pair == {"aragon"}


def test_realms_against_which_a_claim_is_good() -> None:
    g = table()
    scope = scope_of(CASTILE)
    scope.touch(area(g, "seine"), "claim")
    assert realms(g, {"cb_from": "last_claim"}, scope=scope) == set()
    g.claims[area(g, "seine")] |= 1 << CASTILE
    assert realms(g, {"cb_from": "last_claim"}, scope=scope) >= {"france", "burgundy"}
    assert "castile" not in realms(g, {"cb_from": "last_claim"}, scope=scope)


@pytest.mark.rule("EU-7.6.9", "EU-9.CB.2")
def test_a_core_is_as_good_as_the_claim_that_a_card_gives() -> None:
    g = table()
    scope = scope_of(CASTILE)
    g.cores[area(g, "seine")] = CASTILE + 1
    scope.note_claims([area(g, "seine")])
    assert realms(g, {"cb_from": "last_claim"}, scope=scope) >= {"france", "burgundy"}


def test_realms_near_ones_ships_and_claims() -> None:
    g = table()
    abroad = {"distant": True, "adjacent_to": "ships_of:castile"}
    assert realms(g, abroad) == set()
    g.players[CASTILE].ships[g.box.zone_of["indian_ocean"]] = 1
    assert realms(g, abroad)
    claimed = {"distant": True, "adjacent_to": "claims_or_towns_of:you"}
    assert realms(g, claimed) == set()
    g.claims[area(g, "mexico")] |= 1 << CASTILE
    assert realms(g, claimed)


# -- nodes, Sea Zones, Claims, Ships -----------------------------------------------------------


def test_nodes_and_sea_zones() -> None:
    g = table()
    scope = scope_of(CASTILE)

    def nodes(filters: Any) -> set[str]:
        found = selectors.nodes(g, scope, freeze({"nodes": filters}))
        return {g.box.nodes[one].id for one in found}

    def zones(filters: Any) -> set[str]:
        found = selectors.zones(g, scope, freeze({"zones": filters}))
        return {g.box.zones[one].id for one in found}

    assert nodes({"in": ["genoa_node", "alexandria"]}) == {"genoa_node"}, "one is not in play"
    assert "genoa_node" in nodes({"kind": "maritime"})
    assert "champagne_node" not in nodes({"kind": "maritime"})
    assert "champagne_node" in nodes({"kind": "inland"})
    g.players[CASTILE].merchants = [Merchant(g.box.node_of["genoa_node"])]
    assert nodes({"with_merchant_of": "you"}) == {"genoa_node"}
    assert nodes({"with_merchant_of": "you", "expanded": False}) == {"genoa_node"}
    g.expanded[g.box.node_of["genoa_node"]] = 1
    assert nodes({"with_merchant_of": "you", "expanded": False}) == set()
    assert nodes({"adjacent_map": "india_and_arabia"}) == {"indian_ocean_node"}
    scope.note_node(g.box.node_of["genoa_node"])
    assert selectors.nodes(g, scope, "last_node") == [g.box.node_of["genoa_node"]]
    assert zones(["baltic_sea"]) == zones({"in": ["baltic_sea"]}) == {"baltic_sea"}
    assert zones({"map": "india_and_arabia"}) == {"indian_ocean"}
    assert "indian_ocean" in zones({"distant": True})
    assert "baltic_sea" not in zones({"distant": True})


def test_claims_and_ships_are_counted() -> None:
    g = table()
    scope = scope_of(CASTILE)
    player = g.players[CASTILE]

    def count(kind: str, filters: Any) -> int:
        return len(selectors.counted(g, scope, freeze({kind: filters})))

    g.claims[area(g, "mexico")] |= 1 << CASTILE
    g.claims[area(g, "seine")] |= 1 << CASTILE
    assert count("claims", {"owner": "you"}) == 2
    assert count("claims", {"owner": "you", "distant": True}) == 1
    assert count("claims", {"owner": "opponents"}) == 0
    before = count("ships", {"owner": "you", "type": "light", "deployed": True})
    player.fleet.space, player.fleet.light, player.fleet.heavy = g.box.zone_of["indian_ocean"], 2, 1
    player.ships[g.box.zone_of["baltic_sea"]] = 3
    light = count("ships", {"owner": "you", "type": "light", "deployed": True})
    assert light == before + 5
    assert count("ships", {"owner": "you", "type": "heavy"}) == 1
    assert count("ships", {"owner": "you", "type": "galley"}) == 0
    player.fleet.galleys = 2
    assert count("ships", {"owner": "you", "type": "galley"}) == 2
    assert count("areas", {"in": ["leon", "seine"]}) == 2
    assert count("provinces", {"owner": "you", "area": ["leon"]}) == 3
    assert count("tokens", {"owner": "any", "area": ["leon"]}) == 3
    found = selectors.areas(g, scope, "own_area_of_each")
    assert found == [area(g, "leon")] * 3, "one entry for each token that was counted"


def test_unrest_bits_do_not_hide_a_token() -> None:
    g = table()
    g.tokens[place(g, "galicia")] |= UNREST
    assert "galicia" in tokens(g, {"owner": "you", "kind": ["town"]})
    assert realm(g, "venice") >= NPR


def test_every_filter_of_the_vocabulary_is_heeded() -> None:
    limits = {"n", "single", "max_each", "max_areas", "at_least_own", "single_area"}
    limits |= {"prefer_min_units", "prefer_not_religion", "must_include_if_eligible", "fallback"}
    limits |= {"or_same", "or_adjacent", "or_adjacent_by_land", "or_adjacent_to", "or_adjacent_sea"}
    limits |= {"strongest", "from_last_pick", "influence_min", "in", "kind", "owner", "occupying"}
    limits |= {"area_all", "plus", "plus_adjacent"}
    by_verbs = {"replace", "even_pr_core"}
    tables = {
        "areas": {*area_words.PLACES, *area_words.SETS, *area_words.FILTERS},
        "provinces": {*piece_words.PROVINCE_FILTERS},
        "tokens": {*piece_words.TOKEN_FILTERS},
        "realms": {*realm_words.FILTERS},
    }
    for kind, known in tables.items():
        assert FILTERS[kind] <= known | limits | by_verbs, kind


def test_realms_that_one_can_subjugate() -> None:
    g = table()
    assert "venice" not in realms(g, {"subjugable": True})
    assert "venice" in realms(g, {"subjugable": False})
