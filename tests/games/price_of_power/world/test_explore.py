"""Explore: who can, where a Ship goes, what the die allows, and what follows."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import DIP, MIL
from stolnik.games.price_of_power.chapters.basic_actions.explore import (  # type: ignore[attr-defined]
    is_settled,
    refuse_exploring,
    within_reach,
)
from stolnik.games.price_of_power.chapters.board.adjacency import in_set
from stolnik.games.price_of_power.chapters.relations.claims import place_claim
from stolnik.games.price_of_power.chapters.relations.colonies import colonial_claims
from stolnik.games.price_of_power.events.commerce import TookSlot
from stolnik.games.price_of_power.events.world import NothingDiscovered
from stolnik.games.price_of_power.state import CAPITAL_TOKEN, PORT, Europe, Fleet
from stolnik.games.price_of_power.tasks import Exploring
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.war.forces import clause_of, war
from tests.games.price_of_power.world.explorers import (
    claim,
    claims,
    in_port,
    knows,
    named,
    old_world,
    roll,
    ship,
    turn,
    zone,
)
from tests.games.running import Procedure, run

EXPLORE: Move = ("explore",)
STAY: Move = ("sail_nowhere",)
AGAIN: Move = ("roll_again",)
HOME: Move = ("turn_back",)


def discover(name: str) -> Move:
    return ("discover", name)


def overseas(*faces: str) -> Europe:
    """England knows the way to the New World and has a Ship in the Caribbean Sea."""
    g = old_world(("london", ENGLAND), ("lancashire", ENGLAND))
    knows(g, ENGLAND)
    ship(g, ENGLAND, "caribbean_sea")
    roll(g, *faces)
    return g


def rolled(g: Europe) -> Procedure:
    """The Explore Action of England after its roll, without a Ship's move."""
    table = turn(g, ENGLAND)
    table.say(EXPLORE)
    if table.ask.topic == "explorer":
        table.say(STAY)
    return table


# -- the golden example ------------------------------------------------------------------------


def example() -> Europe:
    g = overseas("2!")
    claim(g, ENGLAND, "antilles")
    in_port(g, ENGLAND, "lancashire")
    return g


@pytest.mark.rule(
    "EU-5.1.29",
    "EU-5.1.30",
    "EU-5.1.31",
    "EU-5.1.33",
    "EU-5.1.34",
    "EU-5.1.35",
    "EU-5.1.36",
    "EU-5.1.37",
)
def test_exa17_england_discovers_canada() -> None:
    g = example()
    before = list(g.players[ENGLAND].power)
    table = turn(g, ENGLAND)
    table.say(EXPLORE, ("explore_from_port", "lancashire"))
    assert table.ask.about["zone"] == "northwestern_atlantic", "over link A, and nowhere else"
    table.say(("stay_at_sea",))
    assert named(table, "discover") == {
        "florida",
        "mississippi",
        "new_granada",
        "guyana",
        "canada",
    }
    assert refusal_of(g, table.ask, discover("mexico")) == "EU-5.1.35"
    assert refusal_of(g, table.ask, discover("central_america")) == "EU-5.1.35"
    assert refusal_of(g, table.ask, discover("great_lakes")) == "EU-5.1.36"
    table.say(discover("canada"))
    assert claims(g, ENGLAND) == {"antilles", "canada"}
    assert set(colonial_claims(g, ENGLAND)) == {area(g, "antilles"), area(g, "canada")}
    adm, dip, mil = before
    assert g.players[ENGLAND].power == [adm, dip - 2, mil - 1]
    assert audit(g) == []


@pytest.mark.rule("EU-5.1.36")
def test_exa17_a_town_in_virginia_brings_great_lakes_near() -> None:
    g = example()
    town(g, "virginia", ENGLAND)
    assert "great_lakes" in named(rolled(g), "discover")


@pytest.mark.rule("EU-5.1.35")
def test_exa17_without_paying_the_exploration_fails_and_a_ship_is_lost() -> None:
    g = example()
    table = rolled(g)
    table.say(HOME)
    assert g.players[ENGLAND].ships == {PORT + place(g, "lancashire"): 1}
    assert claims(g, ENGLAND) == {"antilles"}


# -- who can Explore ---------------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.29")
@pytest.mark.parametrize("kind", [DIP, MIL])
def test_exploring_costs_power_of_two_kinds(kind: int) -> None:
    g = overseas()
    assert refuse_exploring(g, ENGLAND) is None
    g.players[ENGLAND].power[kind] = 0
    assert clause_of(refuse_exploring(g, ENGLAND)) == "EU-5.1.29"


@pytest.mark.rule("EU-5.1.30")
def test_ships_explore_only_with_the_idea() -> None:
    g = overseas()
    g.players[ENGLAND].ideas = []
    assert clause_of(refuse_exploring(g, ENGLAND)) == "EU-5.1.30"
    # A Town abroad is as good without it, but Ships neither sail nor show anything.
    town(g, "virginia", ENGLAND)
    in_port(g, ENGLAND, "lancashire")
    roll(g, "2")
    table = turn(g, ENGLAND)
    table.say(EXPLORE)
    assert table.ask.topic == "exploration"
    assert named(table, "discover") == {"florida", "great_lakes"}


@pytest.mark.rule("EU-5.1.36")
def test_who_has_nothing_near_a_distant_continent_cannot_explore() -> None:
    g = old_world(("london", ENGLAND))
    knows(g, ENGLAND)
    assert clause_of(refuse_exploring(g, ENGLAND)) == "EU-5.1.36"


@pytest.mark.rule("EU-5.1.36")
def test_a_ship_in_port_shows_nothing_but_may_sail() -> None:
    g = old_world(("london", ENGLAND), ("lancashire", ENGLAND))
    knows(g, ENGLAND)
    in_port(g, ENGLAND, "lancashire")
    assert not within_reach(g, ENGLAND)
    assert refuse_exploring(g, ENGLAND) is None


@pytest.mark.rule("EU-5.1.36", "EU-2.6.22")
def test_a_realm_reaches_overland_to_a_distant_continent() -> None:
    g = old_world(("perm", CASTILE), players=6)
    near = {g.box.areas[one].id for one in in_set(within_reach(g, CASTILE))}
    assert near == {"ural"}
    roll(g, "1")
    table = turn(g, CASTILE)
    table.say(EXPLORE)
    assert table.ask.options == (discover("ural"), AGAIN)


# -- the Ship ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.31", "EU-9.5.24", "EU-9.5.21")
def test_the_ship_ends_in_a_distant_sea_zone_up_to_two_spaces_away() -> None:
    g = old_world(("sevilla", CASTILE), ("lisboa", CASTILE))
    knows(g, CASTILE)
    in_port(g, CASTILE, "lisboa")
    roll(g, "1")
    table = turn(g, CASTILE)
    table.say(EXPLORE, ("explore_from_port", "lisboa"))
    # Link C joins the Central Atlantic to all three.
    west = {"caribbean_sea", "southwestern_atlantic"}
    assert named(table, "sail_to") == west | {"southeastern_atlantic"}
    assert refusal_of(g, table.ask, ("sail_to", "central_atlantic")) == "EU-9.5.24"
    assert refusal_of(g, table.ask, ("sail_to", "northwestern_atlantic")) == "EU-5.1.31"


@pytest.mark.rule("EU-5.1.32")
def test_the_ship_enters_no_hostile_sea_zone() -> None:
    g = old_world(("sevilla", CASTILE), ("lisboa", CASTILE))
    knows(g, CASTILE)
    in_port(g, CASTILE, "lisboa")
    war(g, FRANCE, "castile")
    ship(g, FRANCE, "caribbean_sea")
    ship(g, FRANCE, "southwestern_atlantic")
    table = turn(g, CASTILE)
    table.say(EXPLORE)
    table.say(("explore_from_port", "lisboa"))
    assert table.ask.topic == "explorer_berth", "one way is left"
    assert table.ask.about["zone"] == "southeastern_atlantic"


@pytest.mark.rule("EU-5.1.32")
def test_the_ship_passes_through_no_hostile_sea_zone() -> None:
    g = old_world(("sevilla", CASTILE), ("lisboa", CASTILE))
    knows(g, CASTILE)
    in_port(g, CASTILE, "lisboa")
    war(g, FRANCE, "castile")
    ship(g, FRANCE, "central_atlantic")
    assert clause_of(refuse_exploring(g, CASTILE)) == "EU-5.1.36"


@pytest.mark.rule("EU-5.1.31", "EU-9.5.17")
def test_the_explorer_may_take_a_vacant_slot() -> None:
    g = overseas("1")
    in_port(g, ENGLAND, "lancashire")
    table = turn(g, ENGLAND)
    table.say(EXPLORE, ("explore_from_port", "lancashire"))
    told = listen(g)
    table.say(("take_slot",))
    assert [event.seat for event in told if isinstance(event, TookSlot)] == [ENGLAND]
    assert g.slots.count(ENGLAND + 1) == 1
    assert audit(g) == []


@pytest.mark.rule("EU-2.7.5", "EU-9.5.47")
def test_an_explorer_pays_for_the_pacific() -> None:
    g = overseas("1")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "eastern_pacific")
    g.players[ENGLAND].power = [0, 1, 2]
    table = turn(g, ENGLAND)
    table.say(EXPLORE, ("explore_from", "eastern_pacific"), ("sail_to", "sea_of_japan"))
    table.say(("stay_at_sea",))
    assert g.players[ENGLAND].power == [0, 0, 0], "what was left paid for the way"
    assert g.players[ENGLAND].ships == {zone(g, "sea_of_japan"): 1}


@pytest.mark.rule("EU-2.7.5", "EU-9.5.47")
def test_an_explorer_of_the_pacific_pays_one_power_of_any_kind() -> None:
    g = overseas("1")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "eastern_pacific")
    g.players[ENGLAND].power = [3, 1, 1]
    table = turn(g, ENGLAND)
    table.say(EXPLORE, ("explore_from", "eastern_pacific"), ("sail_to", "sea_of_japan"))
    table.say(("stay_at_sea",))
    assert g.players[ENGLAND].power == [2, 0, 0]


@pytest.mark.rule("EU-2.7.5", "EU-9.5.47")
def test_without_power_no_explorer_crosses_the_pacific() -> None:
    g = overseas("1")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "eastern_pacific")
    g.players[ENGLAND].power = [0, 1, 1]
    table = turn(g, ENGLAND)
    table.say(EXPLORE, ("explore_from", "eastern_pacific"))
    assert table.ask.topic == "explorer_berth"
    assert table.ask.about["zone"] == "southeastern_pacific"


# -- the die -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.34")
def test_without_danger_settled_areas_are_found_with_any_number() -> None:
    g = overseas("1")
    town(g, "florida", FRANCE)
    vassal(g, "guyana", FRANCE)
    g.dnpr[place(g, "new_granada")] = 1 | CAPITAL_TOKEN
    g.dnpr_realms[0] = next(one for one, colour in g.box.dnprs.items() if colour == 0)
    table = rolled(g)
    assert named(table, "discover") == {
        "antilles",
        "mexico",
        "central_america",
        "florida",
        "guyana",
        "new_granada",
    }
    assert refusal_of(g, table.ask, discover("mississippi")) == "EU-5.1.34"
    assert refusal_of(g, table.ask, HOME) == "EU-5.1.34", "what is found is claimed"


@pytest.mark.rule("EU-5.1.34")
def test_a_distant_province_of_an_npr_is_settled_from_the_start() -> None:
    g = overseas("1")
    assert is_settled(g, area(g, "aceh"))
    assert not is_settled(g, area(g, "mississippi"))


@pytest.mark.rule("EU-5.1.33", "EU-5.1.38")
def test_two_rolls_more_can_be_bought_and_the_last_one_counts() -> None:
    g = overseas("1", "2", "3")
    g.players[ENGLAND].power[DIP] = 4
    table = rolled(g)
    table.say(AGAIN)
    assert g.players[ENGLAND].power[DIP] == 2
    assert "antilles" not in named(table, "discover")
    assert "florida" in named(table, "discover")
    table.say(AGAIN)
    assert g.players[ENGLAND].power[DIP] == 1
    assert named(table, "discover") == {"mexico", "central_america"}
    assert refusal_of(g, table.ask, AGAIN) == "EU-5.1.38"


@pytest.mark.rule("EU-5.1.33")
def test_another_roll_costs_diplomatic_power() -> None:
    g = overseas("1")
    g.players[ENGLAND].power[DIP] = 1
    table = rolled(g)
    assert refusal_of(g, table.ask, AGAIN) == "EU-5.1.33"


@pytest.mark.rule("EU-5.1.35")
def test_danger_without_power_fails_at_once_and_the_player_chooses_the_ship() -> None:
    g = overseas("2!")
    player = g.players[ENGLAND]
    player.power = [3, 1, 1]
    player.fleet = Fleet(zone(g, "northwestern_atlantic"), light=1, heavy=1)
    ship(g, ENGLAND, "north_sea")
    table = rolled(g)
    assert set(table.ask.options) == {
        ("lose_at_sea", "caribbean_sea"),
        ("lose_of_fleet", "light_ship"),
        ("lose_of_fleet", "heavy_ship"),
    }
    assert refusal_of(g, table.ask, ("lose_at_sea", "north_sea")) == "EU-5.1.35"
    table.say(("lose_of_fleet", "heavy_ship"))
    assert (player.fleet.light, player.fleet.heavy) == (1, 0)
    assert audit(g) == []


@pytest.mark.rule("EU-5.1.34")
def test_nothing_to_find_costs_no_ship() -> None:
    g = overseas("3")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "northwestern_atlantic")
    claim(g, ENGLAND, "hudson_bay")
    table = rolled(g)
    assert table.ask.options == (AGAIN, HOME)
    told = listen(g)
    table.say(HOME)
    assert NothingDiscovered(ENGLAND) in told
    assert g.players[ENGLAND].ships == {zone(g, "northwestern_atlantic"): 1}


@pytest.mark.rule("EU-5.4.15", "EU-5.1.37")
def test_no_second_claim_is_discovered() -> None:
    g = overseas("2")
    claim(g, ENGLAND, "florida")
    town(g, "guyana", ENGLAND)
    table = rolled(g)
    assert not named(table, "discover") & {"florida", "guyana"}
    assert refusal_of(g, table.ask, discover("florida")) == "EU-5.4.15"


# -- the Trade Deck ----------------------------------------------------------------------------


def goods(g: Europe, mark: str) -> set[str]:
    return {card.id for card in g.box.trade_cards if card.mark == mark}


@pytest.mark.rule("EU-5.1.39", "EU-12.6.1", "EU-12.6.2", "EU-12.1.4")
def test_the_first_discovery_brings_the_cards_of_the_continent() -> None:
    g = overseas("1", "2")
    used = g.trade_deck.pop()
    g.trade_discards = [used]
    known = {*g.trade_deck, used}
    rolled(g).say(discover("antilles"))
    new = {g.box.trade_cards[card].id for card in g.trade_deck if card not in known}
    assert new == {"T03-1", "T04-1", "T06-1", "T09-1", "T11-2", "T11-3", "T24-1"}
    assert g.trade_discards == [], "the discard pile is shuffled in as well"
    assert used in g.trade_deck
    assert audit(g) == []


@pytest.mark.rule("EU-5.1.39", "EU-12.6.1")
def test_a_second_discovery_leaves_the_deck_alone() -> None:
    g = overseas("1", "2")
    rolled(g).say(discover("antilles"))
    deck = list(g.trade_deck)
    rolled(g).say(discover("florida"))
    assert g.trade_deck == deck


@pytest.mark.rule("EU-5.1.39", "EU-12.6.1")
def test_the_discards_come_back_though_other_continents_have_brought_all_the_cards() -> None:
    g = old_world()
    for name in ("antilles", "java"):
        run(place_claim(g, CASTILE, area(g, name)))
    g.trade_discards = [g.trade_deck.pop()]
    cards = {*g.trade_deck, *g.trade_discards}
    for name in ("goa", "bengal"):
        run(place_claim(g, FRANCE, area(g, name)))
        assert {*g.trade_deck} == cards
        g.trade_discards = [g.trade_deck.pop()]
        cards.remove(g.trade_discards[0])


@pytest.mark.rule("EU-12.6.1", "EU-12.6.2")
def test_a_continent_without_a_number_brings_nothing() -> None:
    g = old_world(("perm", CASTILE), players=6)
    roll(g, "1")
    deck = list(g.trade_deck)
    table = turn(g, CASTILE)
    table.say(EXPLORE, discover("ural"))
    assert g.trade_deck == deck


# -- in the middle of it -----------------------------------------------------------------------


@pytest.mark.rule("EU-5.1.33")
def test_what_was_rolled_is_seen_and_kept() -> None:
    g = overseas("2!")
    rolled(g)
    (task,) = view(g, None).agenda
    assert task.kind == "explore"
    assert (task.about["number"], task.about["danger"]) == (2, True)
    (kept,) = msgspec.msgpack.decode(msgspec.msgpack.encode(g.agenda), type=list[Exploring])
    assert kept == g.agenda[-1]
