"""Symbols of Events: Native Uprising, Lost at Sea, Pirates, taken and unpicked."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.board.supply import expanded_left, pirates_left
from stolnik.games.price_of_power.chapters.commerce.piracy import expand, place_pirate
from stolnik.games.price_of_power.chapters.event_cards.event_action import resolve_symbol
from stolnik.games.price_of_power.state import Europe, Fleet, Merchant
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    place,
    refusal_of,
)
from tests.games.price_of_power.world.explorers import in_port, named, old_world, ship, zone
from tests.games.running import Procedure, run


def resolve(g: Europe, symbol: str, taker: Seat = CASTILE, *, unpicked: bool = False) -> Procedure:
    task = EventUnderWay(0, taker, unpicked=unpicked, stage="symbols")
    return Procedure(resolve_symbol(g, task, symbol), g)


def unrest(g: Europe, name: str) -> bool:
    return has_unrest(g, place(g, name))


# -- Native Uprising ---------------------------------------------------------------------------


def colonies() -> Europe:
    """Castile and England have colonies and Colonists, France has Colonists alone."""
    g = old_world(
        ("sevilla", CASTILE),
        ("antilles", CASTILE),
        ("london", ENGLAND),
        ("virginia", ENGLAND),
        ("florida", ENGLAND),
    )
    for seat, n in ((CASTILE, 2), (ENGLAND, 1), (FRANCE, 3)):
        g.players[seat].colonists = n
    return g


def pools(g: Europe) -> list[int]:
    return [player.colonists for player in g.players]


@pytest.mark.rule("EU-16.5.8", "EU-16.5.9")
def test_everybody_loses_a_colonist_and_quiet_in_a_distant_town() -> None:
    g = colonies()
    table = resolve(g, "native_uprising")
    table.say(("keep_quiet",))
    assert table.ask.seat == ENGLAND
    assert named(table, "unrest") == {"virginia", "florida"}, "Distant Towns only"
    table.say(("unrest", "virginia"))
    assert table.over
    assert pools(g) == [1, 2, 0, 0]
    assert unrest(g, "virginia")
    assert not any(unrest(g, name) for name in ("florida", "antilles", "sevilla", "london"))


@pytest.mark.rule("EU-16.5.9")
def test_the_active_player_may_keep_the_colonist_instead() -> None:
    g = colonies()
    table = resolve(g, "native_uprising")
    table.say(("keep_colonist",))
    assert g.players[CASTILE].colonists == 2
    assert unrest(g, "antilles")


@pytest.mark.rule("EU-16.5.9")
def test_the_only_effect_may_be_ignored() -> None:
    g = colonies()
    table = resolve(g, "native_uprising", FRANCE)
    assert table.ask.options == (("keep_colonist",), ("endure",))
    assert refusal_of(g, table.ask, ("keep_quiet",)) == "EU-16.5.9"
    table.say(("keep_colonist",))
    assert g.players[FRANCE].colonists == 3


@pytest.mark.rule("EU-16.5.8", "EU-16.5.3")
def test_on_an_unpicked_event_nobody_is_spared() -> None:
    g = colonies()
    table = resolve(g, "native_uprising", unpicked=True)
    assert table.ask.seat == ENGLAND
    table.say(("unrest", "florida"))
    assert pools(g) == [1, 2, 0, 0]
    assert unrest(g, "antilles")
    assert unrest(g, "florida")


# -- Lost at Sea -------------------------------------------------------------------------------


def far_from_home() -> Europe:
    g = old_world(("sevilla", CASTILE), ("london", ENGLAND), ("bordeaux", FRANCE))
    ship(g, CASTILE, "caribbean_sea")
    ship(g, ENGLAND, "english_channel", 2)
    ship(g, ENGLAND, "caribbean_sea")
    g.players[ENGLAND].fleet = Fleet(zone(g, "north_sea"), heavy=2, damaged=1)
    ship(g, FRANCE, "bay_of_biscay")
    in_port(g, FRANCE, "bordeaux")
    return g


@pytest.mark.rule("EU-16.5.10")
def test_the_active_player_sinks_a_ship_of_each_opponent_far_from_its_ports() -> None:
    g = far_from_home()
    table = resolve(g, "lost_at_sea")
    assert table.ask.seat == CASTILE
    assert set(table.ask.options) == {
        ("lose_at_sea", "caribbean_sea"),
        ("lose_of_fleet", "heavy_ship"),
    }
    assert refusal_of(g, table.ask, ("lose_at_sea", "english_channel")) == "EU-16.5.10"
    table.say(("lose_of_fleet", "heavy_ship"))
    assert table.over, "the Ships of France lie before Bordeaux"
    fleet = g.players[ENGLAND].fleet
    assert (fleet.heavy, fleet.damaged) == (1, 1), "an Opponent takes the sound one"
    assert g.players[CASTILE].ships == {zone(g, "caribbean_sea"): 1}
    assert audit(g) == []


@pytest.mark.rule("EU-16.5.10")
def test_the_port_of_an_ally_shelters_ships() -> None:
    g = far_from_home()
    g.players[ENGLAND].fleet = Fleet()
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "bay_of_biscay")
    assert resolve(g, "lost_at_sea").over
    assert not g.players[ENGLAND].ships
    ship(g, ENGLAND, "bay_of_biscay")
    g.players[ENGLAND].allies[FRANCE] = False
    g.players[FRANCE].allies[ENGLAND] = False
    resolve(g, "lost_at_sea")
    assert g.players[ENGLAND].ships


@pytest.mark.rule("EU-16.5.11")
def test_on_an_unpicked_event_all_choose_for_themselves() -> None:
    g = far_from_home()
    table = resolve(g, "lost_at_sea", unpicked=True)
    assert not g.players[CASTILE].ships, "Castile has one Ship to lose, and loses it"
    assert table.ask.seat == ENGLAND
    table.say(("lose_of_fleet", "heavy_ship"))
    fleet = g.players[ENGLAND].fleet
    assert (fleet.heavy, fleet.damaged) == (1, 0), "the damaged one goes first"


# -- Pirates -----------------------------------------------------------------------------------


def merchants(g: Europe, *at: tuple[Seat, str]) -> None:
    for player in g.players:
        player.merchants = []
    for seat, name in at:
        g.players[seat].merchants.append(Merchant(g.box.node_of[name]))


def pirates(g: Europe) -> dict[str, int]:
    return {g.box.nodes[node].id: n for node, n in enumerate(g.pirates) if n}


@pytest.mark.rule("EU-16.5.12")
def test_pirates_appear_where_merchants_are() -> None:
    g = old_world()
    merchants(g, (CASTILE, "sevilla_node"), (FRANCE, "bordeaux_node"), (AUSTRIA, "champagne_node"))
    table = resolve(g, "pirates")
    assert named(table, "pirates_to") == {"sevilla_node", "bordeaux_node"}, "Maritime nodes only"
    assert refusal_of(g, table.ask, ("pirates_to", "genoa_node")) == "EU-16.5.12"
    table.say(("pirates_to", "bordeaux_node"))
    assert pirates(g) == {"bordeaux_node": 1}


@pytest.mark.rule("EU-16.5.12")
def test_without_merchants_any_maritime_node_will_do() -> None:
    g = old_world()
    merchants(g)
    nodes = named(resolve(g, "pirates"), "pirates_to")
    assert {"genoa_node", "sevilla_node", "north_america"} <= nodes
    assert all(g.box.nodes[g.box.node_of[name]].maritime for name in nodes)


@pytest.mark.rule("EU-16.5.13")
def test_unpicked_pirates_go_where_most_merchants_are() -> None:
    g = old_world()
    merchants(g, (CASTILE, "sevilla_node"), (FRANCE, "bordeaux_node"), (ENGLAND, "bordeaux_node"))
    g.expanded[g.box.node_of["sevilla_node"]] = 1
    assert resolve(g, "pirates", unpicked=True).over
    assert pirates(g) == {"bordeaux_node": 1}


@pytest.mark.rule("EU-16.5.13")
def test_among_equals_unpicked_pirates_prefer_an_expanded_node() -> None:
    g = old_world()
    merchants(g, (CASTILE, "sevilla_node"), (FRANCE, "bordeaux_node"), (ENGLAND, "genoa_node"))
    g.expanded[g.box.node_of["sevilla_node"]] = 1
    resolve(g, "pirates", unpicked=True)
    assert pirates(g) == {"sevilla_node": 1}


@pytest.mark.rule("EU-16.5.13")
def test_else_chance_decides() -> None:
    found = set()
    for seed in range(12):
        g = old_world()
        merchants(g, (CASTILE, "sevilla_node"), (FRANCE, "bordeaux_node"))
        g.dice = Dice(str(seed))
        resolve(g, "pirates", unpicked=True)
        found |= set(pirates(g))
    assert found == {"sevilla_node", "bordeaux_node"}


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3")
def test_when_no_pirate_is_left_one_comes_from_another_node() -> None:
    g = old_world()
    genoa, north = g.box.node_of["genoa_node"], g.box.node_of["north_sea_node"]
    sevilla = g.box.node_of["sevilla_node"]
    g.pirates[genoa] = 1
    g.pirates[north] = pirates_left(g)
    assert pirates_left(g) == 0
    table = Procedure(place_pirate(g, CASTILE, sevilla), g)
    assert table.ask.options == (("take_pirate", "genoa_node"), ("take_pirate", "north_sea_node"))
    table.say(("take_pirate", "genoa_node"))
    assert (g.pirates[genoa], g.pirates[sevilla]) == (0, 1)
    assert audit(g) == []


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3")
def test_when_no_expanded_token_is_left_one_comes_from_another_node() -> None:
    g = old_world()
    for node in range(expanded_left(g)):
        run(expand(g, CASTILE, node))
    assert expanded_left(g) == 0
    target = len(g.expanded) - 1
    table = Procedure(expand(g, CASTILE, target), g)
    first = g.box.nodes[0].id
    table.say(("take_expanded", first))
    assert (g.expanded[0], g.expanded[target]) == (0, 1)
    assert audit(g) == []
