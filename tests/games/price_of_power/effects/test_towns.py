"""Towns, Vassal tokens and DNPR tokens that cards place, exchange and take off."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import COLOURS
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital,
    holder,
    is_core,
    is_npr,
    overlord,
    owner,
)
from stolnik.games.price_of_power.chapters.board.supply import (
    dnpr_left,
    large_towns_left,
    small_towns_left,
    vassal_tokens_left,
)
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.effects.scope import Bound
from stolnik.games.price_of_power.chapters.effects.verbs.towns import refuse_token
from stolnik.games.price_of_power.chapters.relations.alliances import activate
from stolnik.games.price_of_power.events.other_realms import DnprNotPlaced
from stolnik.games.price_of_power.events.phases import MarriageEnded
from stolnik.games.price_of_power.events.tokens import TownDeveloped
from stolnik.games.price_of_power.state import (
    LARGE,
    SMALL,
    UNREST,
    VASSAL,
    VASSALS,
    Europe,
    War,
    board,
    dnpr_token,
    kind_of,
    piece,
)
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
    realm,
    town,
    unrest,
    vassal,
)


def kind(g: Europe, name: str) -> int:
    return kind_of(g.tokens[place(g, name)])


def put(verb: str, who: str = "you", **filters: Any) -> list[dict[str, Any]]:
    return [{"do": verb, "who": who, "on": {"provinces": filters}}]


# -- gaining Provinces -------------------------------------------------------------------------


def test_towns_go_on_all_provinces_that_are_meant() -> None:
    g = europe()
    playing(g, put("place_town", owner="realm:naples"), CASTILE)
    assert [kind(g, name) for name in ("napoli", "bari", "salerno")] == [LARGE, SMALL, SMALL]
    assert not is_npr(g, realm(g, "naples"))
    assert not audit(g)


@pytest.mark.rule("EU-16.3.19")
@pytest.mark.parametrize("verb", ["place_town", "place_vassal"])
def test_what_another_player_owns_vassalized_or_occupies_is_not_gained(verb: str) -> None:
    g = europe()
    names = ["napoli", "bari", "salerno", "lisboa"]
    town(g, "napoli", FRANCE)
    vassal(g, "bari", ENGLAND)
    g.wars.append(War(FRANCE, realm(g, "naples")))
    g.occupiers[place(g, "salerno")] = piece(SMALL, FRANCE)
    playing(g, [{"do": verb, "who": "you", "on": {"provinces": {"in": names}}}], CASTILE)
    assert [holder(g, place(g, name)) for name in names] == [FRANCE, ENGLAND, None, CASTILE]
    refusal = refuse_token(g, CASTILE, place(g, "salerno"))
    assert refusal is not None
    assert refusal.clause == "EU-16.3.19"


@pytest.mark.rule("EU-16.3.19")
def test_a_card_may_say_which_tokens_are_displaced() -> None:
    g = europe()
    vassal(g, "napoli", FRANCE)
    town(g, "bari", FRANCE)
    playing(g, put("place_vassal", **{"in": ["napoli", "bari"], "replace": ["vassal"]}), CASTILE)  # type: ignore[arg-type]
    assert overlord(g, place(g, "napoli")) == CASTILE
    assert holder(g, place(g, "bari")) == FRANCE
    both = {"in": ["napoli", "bari"], "replace": ["town", "vassal"]}
    playing(g, put("place_vassal", **both), CASTILE)  # type: ignore[arg-type]
    assert overlord(g, place(g, "bari")) == CASTILE
    assert not audit(g)


@pytest.mark.rule("EU-16.3.19")
def test_ones_own_town_does_not_become_a_vassal() -> None:
    g = europe()
    town(g, "napoli", CASTILE)
    town(g, "bari", FRANCE)
    both = {"in": ["napoli", "bari"], "replace": ["town"]}
    playing(g, put("place_vassal", **both), CASTILE)  # type: ignore[arg-type]
    assert owner(g, place(g, "napoli")) == CASTILE
    assert overlord(g, place(g, "bari")) == CASTILE


def test_what_one_occupies_oneself_becomes_ones_own() -> None:
    g = europe()
    g.wars.append(War(CASTILE, realm(g, "naples")))
    g.occupiers[place(g, "bari")] = piece(SMALL, CASTILE)
    playing(g, put("place_town", **{"in": ["bari"]}), CASTILE)  # type: ignore[arg-type]
    assert owner(g, place(g, "bari")) == CASTILE
    assert g.occupiers[place(g, "bari")] == 0


def test_vassal_tokens_come_with_unrest_and_end_ties_with_the_realm() -> None:
    g = europe()
    naples = realm(g, "naples")
    g.players[FRANCE].allies[naples] = False
    activate(g, FRANCE, naples)
    g.players[ENGLAND].marriages[naples] = False
    g.players[CASTILE].marriages[naples] = False
    g.truces.append((ENGLAND, naples))
    card = [
        {
            "do": "place_vassal",
            "who": "you",
            "on": {"provinces": {"owner": "realm:naples"}},
            "unrest": True,
        }
    ]
    told = listen(g)
    playing(g, card, CASTILE)
    assert MarriageEnded(ENGLAND, "naples") in told
    assert MarriageEnded(CASTILE, "naples") not in told
    assert [kind(g, name) for name in ("napoli", "bari")] == [VASSALS, VASSAL]
    assert g.tokens[place(g, "bari")] & UNREST
    assert naples not in g.players[FRANCE].allies
    assert g.players[FRANCE].allied == 0
    assert naples not in g.players[ENGLAND].marriages
    assert naples in g.players[CASTILE].marriages
    assert g.truces == []


# -- taking off, exchanging --------------------------------------------------------------------


def test_tokens_return_to_their_tracks() -> None:
    g = europe()
    vassal(g, "napoli", CASTILE)
    town(g, "bari", CASTILE)
    left = vassal_tokens_left(g, CASTILE), small_towns_left(g, CASTILE)
    on = {"tokens": {"kind": ["town", "vassal"], "owner": "realm:castile", "area": ["naples"]}}
    playing(g, [{"do": "remove_tokens", "on": on, "n": "all"}], FRANCE)
    assert owner(g, place(g, "napoli")) == realm(g, "naples")
    assert (vassal_tokens_left(g, CASTILE), small_towns_left(g, CASTILE)) == (
        left[0] + 2,
        left[1] + 1,
    )


def test_vassals_become_towns_and_towns_vassals() -> None:
    g = europe()
    for name in ("napoli", "bari", "salerno"):
        vassal(g, name, CASTILE)
    unrest(g, "bari")
    on = {"tokens": {"kind": ["vassal"], "owner": "realm:castile", "provinces": ["napoli", "bari"]}}
    playing(
        g,
        [{"do": "swap_tokens", "who": "realm:castile", "on": on, "to": "town", "n": "all"}],
        FRANCE,
    )
    assert [kind(g, name) for name in ("napoli", "bari", "salerno")] == [LARGE, SMALL, VASSAL]
    assert g.tokens[place(g, "bari")] & UNREST
    on = {"tokens": {"kind": ["town"], "owner": "realm:castile", "not_core": True}}  # type: ignore[dict-item]
    card = [{"do": "swap_tokens", "who": "realm:castile", "on": on, "to": "vassal", "n": 1}]
    asked = playing(g, card, FRANCE)
    assert asked.ask.seat == CASTILE
    assert {move[1] for move in asked.ask.options} == {"napoli", "bari"}
    asked.say(("pick_province", "napoli"))
    assert [kind(g, name) for name in ("napoli", "bari")] == [VASSALS, SMALL]
    assert not audit(g)


# -- size --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.4.11", "EU-2.4.12")
def test_only_what_can_be_a_vassal_s_is_exchanged_for_vassal_tokens() -> None:
    """Neither a colony, which has no Realm of its own, nor a Province of another player's flag."""
    g = europe()
    for name in ("new_granada", "bordeaux", "granada"):
        town(g, name, FRANCE)
    on = {"tokens": {"kind": ["town"], "owner": "you", "not_core": True}}
    swap = [{"do": "swap_tokens", "who": "you", "on": on, "to": "vassal", "n": 1}]
    assert playing(g, swap, FRANCE).over
    assert [kind(g, name) for name in ("new_granada", "granada")] == [SMALL, VASSAL]
    assert not audit(g)


@pytest.mark.rule("EU-16.3.20")
def test_a_small_town_becomes_a_large_one_and_counts_as_such() -> None:
    g = europe()
    income, left = base_tax(g, CASTILE), large_towns_left(g, CASTILE)
    unrest(g, "badajoz")
    asked = playing(g, [{"do": "develop", "who": "you", "n": 1}], CASTILE)
    offered = {str(move[1]) for move in asked.ask.options}
    assert "badajoz" in offered
    assert "sevilla" not in offered  # Large already
    told = listen(g)
    asked.say(("pick_province", "badajoz"))
    assert TownDeveloped(CASTILE, "badajoz") in told
    assert g.tokens[place(g, "badajoz")] == piece(LARGE, CASTILE, unrest=True)
    assert large_towns_left(g, CASTILE) == left - 1
    assert base_tax(g, CASTILE) != income
    assert not audit(g)


@pytest.mark.rule("EU-16.3.20")
def test_an_occupied_town_is_not_developed_nor_one_elsewhere() -> None:
    g = europe()
    g.occupiers[place(g, "badajoz")] = piece(SMALL, FRANCE)
    where = {"provinces": {"in": ["badajoz", "lisboa"]}}
    card = [{"do": "develop", "who": "you", "n": 1, "where": where}]
    assert playing(g, card, CASTILE).over
    assert kind(g, "badajoz") == SMALL
    g.occupiers[place(g, "badajoz")] = 0
    assert playing(g, card, CASTILE).over
    assert kind(g, "badajoz") == LARGE


def test_a_large_town_becomes_small() -> None:
    g = europe()
    on = {
        "tokens": {"kind": ["town"], "owner": "any", "size": "large", "area": ["andalucia", "leon"]}
    }
    before = large_towns_left(g, CASTILE)
    large = [one.id for one in g.box.places if g.tokens[one.no] == piece(LARGE, CASTILE)]
    asked = playing(g, [{"do": "reduce", "on": on, "n": 1}], FRANCE)
    if not asked.over:
        assert asked.ask.seat == FRANCE
        asked.say(("pick_province", "sevilla"))
    assert "sevilla" in large
    assert kind(g, "sevilla") == SMALL
    assert large_towns_left(g, CASTILE) == before + 1


@pytest.mark.parametrize(("left", "becomes"), [(0, LARGE), (1, SMALL)])
def test_a_large_town_stays_large_while_there_is_no_small_one_for_it(
    left: int, becomes: int
) -> None:
    g = europe()
    vacant = [one for one in g.box.places if not g.tokens[one.no] and not one.large]
    while small_towns_left(g, CASTILE) > left:
        g.tokens[vacant.pop().no] = piece(SMALL, CASTILE)
    on = {"tokens": {"kind": ["town"], "owner": "any", "size": "large", "provinces": ["sevilla"]}}
    assert playing(g, [{"do": "reduce", "on": on, "n": 1}], FRANCE).over
    assert kind(g, "sevilla") == becomes


# -- DNPRs -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.30", "EU-16.3.31")
def test_naples_is_founded_under_the_towns_of_players() -> None:
    g = empty_hands(europe(players=6))
    town(g, "bari", FRANCE)
    scope = scope_of(CASTILE)
    on = {"provinces": {"in": ["bari", "napoli", "salerno", "sevilla"]}}
    card = [{"do": "dnpr", "colour": "pink", "on": on, "realm": "naples", "capital": "napoli"}]
    playing(g, card, CASTILE, scope)
    naples = realm(g, "naples")
    assert capital(g, naples) == place(g, "napoli")
    assert is_core(g, naples, place(g, "bari"))
    assert holder(g, place(g, "bari")) == FRANCE
    assert g.dnpr[place(g, "sevilla")] == 0  # a Core of Castile
    assert set(scope.last["dnpr"]) == {place(g, name) for name in ("bari", "napoli", "salerno")}
    assert not audit(g)


@pytest.mark.rule("EU-16.3.30")
def test_a_realm_that_is_played_is_not_founded_as_a_dnpr() -> None:
    g = empty_hands(europe(players=4, line_up="northern"))
    assert realm(g, "sweden") in range(4)
    before = bytes(g.dnpr)
    sweden = COLOURS[g.box.dnprs[g.box.realm_of["sweden"]]]
    on = {"provinces": {"in": ["bari", "napoli"]}}
    card = [{"do": "dnpr", "colour": sweden, "on": on, "realm": "sweden", "capital": "napoli"}]
    assert playing(g, card, 0).over
    assert bytes(g.dnpr) == before


@pytest.mark.rule("EU-16.3.30")
def test_the_active_player_picks_the_provinces_that_a_card_leaves_open() -> None:
    g = europe()
    on = {
        "provinces": {
            "in": ["bremen", "hamburg", "mecklenburg", "stralsund"],
            "n": 2,
            "plus": ["lubeck"],
        }
    }
    card = [
        {
            "do": "dnpr",
            "colour": "green",
            "on": on,
            "realm": "denmark_norway",
            "capital": "lubeck",
        }
    ]
    asked = playing(g, card, CASTILE)
    asked.say(("pick_province", "hamburg"), ("pick_province", "bremen"))
    norway = realm(g, "denmark_norway")
    assert capital(g, norway) == place(g, "lubeck")
    assert owner(g, place(g, "hamburg")) == norway
    assert owner(g, place(g, "mecklenburg")) != norway


@pytest.mark.rule("EU-2.2.2", "EU-16.3.30")
def test_with_too_few_tokens_the_active_player_says_which_provinces_get_one() -> None:
    g = europe()
    tokens = board(g).supply.dnpr[COLOURS.index("pink")]
    names = ["bari", "napoli", "salerno", "milano", "firenze", "siena", "parma", "genova"]
    card = [
        {
            "do": "dnpr",
            "colour": "pink",
            "on": {"provinces": {"in": names}},
            "realm": "naples",
            "capital": "napoli",
        }
    ]
    asked = playing(g, card, CASTILE)
    wanted = ["genova", "siena", "parma", "firenze", "milano"]
    assert len(wanted) == tokens - 1, "the Capital has got its token"
    asked.say(*(("pick_province", name) for name in wanted))
    assert asked.over
    borne = {name for name in names if g.dnpr[place(g, name)]}
    assert borne == {"napoli", *wanted}


def test_of_vacant_territories_one_is_settled() -> None:
    g = europe()
    before = sum(map(bool, g.dnpr))
    asked = playing_event(g, "102-2", FRANCE)
    asked.say(("option", "B"))
    settled = str(asked.ask.options[0][1])
    asked.say(("pick_province", settled))
    assert sum(map(bool, g.dnpr)) == before + 1
    assert owner(g, place(g, settled)) == realm(g, "portugal")


def no_token_left_for_portugal(g: Europe) -> None:
    own = g.dnpr_realms.index(g.box.realm_of["portugal"])
    abroad = [one.no for one in g.box.places if g.box.areas[one.area].distant]
    for at in abroad[: dnpr_left(g, COLOURS.index("green"))]:
        g.dnpr[at] = dnpr_token(own)


@pytest.mark.rule("EU-2.2.1")
def test_nobody_is_asked_what_to_settle_with_no_token_left() -> None:
    g = europe()
    no_token_left_for_portugal(g)
    before = bytes(g.dnpr)
    asked = playing_event(g, "102-2", FRANCE)
    asked.say(("option", "B"))
    assert asked.over or asked.ask.about.get("effect") != "dnpr"
    assert bytes(g.dnpr) == before


@pytest.mark.rule("EU-2.2.1")
def test_it_is_told_where_a_dnpr_lacks_a_token() -> None:
    g = europe()
    no_token_left_for_portugal(g)
    told = listen(g)
    on = {"provinces": {"in": ["tangiers"]}}
    card = [{"do": "dnpr", "colour": "green", "on": on, "realm": "portugal"}]
    assert playing(g, card, CASTILE).over
    assert not g.dnpr[place(g, "tangiers")]
    assert told == [DnprNotPlaced("portugal", "tangiers")]


def test_a_core_even_of_a_player_if_the_card_says_so() -> None:
    g = europe()
    scope = scope_of(CASTILE, a=Bound("area", [area(g, "andalucia")]))
    on = {"provinces": {"area": "$a", "even_pr_core": True}}
    card = [{"do": "dnpr", "colour": "pink", "on": on, "realm": "united_states"}]
    playing(g, card, CASTILE, scope)
    assert is_core(g, realm(g, "united_states"), place(g, "sevilla"))
