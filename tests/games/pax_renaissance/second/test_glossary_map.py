"""The glossary of the 2nd edition on the map, its routes and borders, and on locations."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import place_agents, reach_of
from stolnik.games.pax_renaissance.chapters.ops.siege import refuse_siege
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tableau import adjacent_lands, location, locations_match
from stolnik.games.pax_renaissance.chapters.tokens import levy_slots, slots
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.trade_shift import trade_shift
from stolnik.games.pax_renaissance.chapters.victory import (
    arms_in_theocracies,
    most_of_all,
    supreme_religion,
)
from stolnik.games.pax_renaissance.chapters.wars.map_card import theocracy
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.every_card import drive
from tests.games.pax_renaissance.position import border, box, crown, first_ask, hold, own, stand
from tests.games.pax_renaissance.running import targets
from tests.games.pax_renaissance.second.second import enthrone, second

BOX = box(edition=2)
EAST = ("hungary", "byzantium", "ottoman", "mamluk")
WEST = ("england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states")
NORTH = ("england", "france", "holy_roman_empire", "hungary", "byzantium")
SOUTH = ("portugal", "aragon", "papal_states", "ottoman", "mamluk")
"""The two rows of the map, from west to east."""


# -- empires and borders -------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Empire.1", "PAX2-GLO.East.1", "PAX2-GLO.West.1")
def test_there_are_four_eastern_and_six_western_empires() -> None:
    assert sorted(BOX.lands) == sorted(BOX.empires) == sorted((*EAST, *WEST))
    for side, empires in (("east", EAST), ("west", WEST)):
        assert set(BOX.reach[side]) == set(empires)
        assert {BOX.empires[empire].side for empire in empires} == {side}
        assert {BOX.lands[empire].side for empire in empires} == {side}


@pytest.mark.rule("PAX2-GLO.East.1", "PAX2-GLO.West.1")
def test_each_side_has_its_row_of_the_market_and_its_route() -> None:
    g = setup(BOX, 3, Dice("sides"))
    for side, colour in (("east", "black"), ("west", "white")):
        deck = [*g.decks[side], *(str(card) for card in g.market[side].cards)]
        assert {BOX.cards[card].side for card in deck} == {side}
        routes = [route for route in BOX.routes.values() if route.colour == colour]
        assert [route.side for route in routes] == [side] * 3


@pytest.mark.rule("PAX2-GLO.Adjacent.1")
def test_empires_are_adjacent_across_a_border_and_across_a_corner() -> None:
    g = second()
    for row, other in ((NORTH, SOUTH), (SOUTH, NORTH)):
        for column, empire in enumerate(row):
            near = {*row[max(column - 1, 0) : column + 2], *other[max(column - 1, 0) : column + 2]}
            assert set(adjacent_lands(g, empire)) == near - {empire}


@pytest.mark.rule("PAX2-GLO.Border.1")
def test_a_border_lies_between_two_empires_and_england_has_two() -> None:
    pairs = {frozenset(pair) for pair in BOX.between.values()}
    side_by_side = [set(pair) for row in (NORTH, SOUTH) for pair in pairwise(row)]
    one_above_the_other = [set(pair) for pair in zip(NORTH, SOUTH)]
    assert pairs == {frozenset(pair) for pair in (*side_by_side, *one_above_the_other)}
    assert set(BOX.lands["england"].borders) == {
        border("england", "france"),
        border("england", "portugal"),
    }


@pytest.mark.rule("PAX2-GLO.Border.2", "PAX2-GLO.Border.3")
def test_a_sea_border_is_crossed_by_a_route_active_or_not() -> None:
    crossed = {edge for route in BOX.routes.values() for edge in route.borders}
    assert BOX.sea == crossed
    assert len(BOX.sea) == 9
    ottoman = BOX.lands["ottoman"]
    assert len(ottoman.borders) == 3
    assert set(ottoman.sea_borders) == set(ottoman.borders)


@pytest.mark.rule("PAX2-GLO.Border.4")
def test_no_pirate_comes_to_a_land_border() -> None:
    g = second()
    card = "pren084"  # anywhere in the East
    ask = first_ask(place_agents(g, 0, card, [Agent("pirate", "islamic")]))
    offered = {str(move[2]) for move in ask.options if move != DONE}
    assert border("byzantium", "mamluk") not in offered
    assert border("hungary", "ottoman") in offered
    assert offered <= g.box.sea


# -- emporia and routes --------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Emporium.1", "PAX2-GLO.Emporium.2", "PAX2-GLO.TradeRoute.1")
def test_three_white_and_three_black_emporia_start_the_routes_of_their_colour() -> None:
    colours = {emporium: route.colour for emporium, route in BOX.routes.items()}
    assert colours == BOX.emporia
    assert {name for name, colour in colours.items() if colour == "white"} == {
        "trebizond",
        "spice_islands",
        "red_sea",
    }
    assert {name for name, colour in colours.items() if colour == "black"} == {
        "tana",
        "novgorod",
        "timbuktu",
    }
    for emporium, route in BOX.routes.items():
        assert emporium in BOX.lands[route.empires[0]].slots
        end = {"white": "holy_roman_empire", "black": "mamluk"}[route.colour]
        assert route.empires[-1] == end


@pytest.mark.rule("PAX2-GLO.Emporium.3", "PAX2-GLO.Emporium.5", "PAX2-GLO.TradeRoute.2")
def test_one_emporium_of_each_colour_is_open_at_the_start_and_ever_after() -> None:
    g = setup(BOX, 2, Dice("routes"))
    g.attach(BOX, None)

    def blocked() -> set[str]:
        return {slot for slot in BOX.emporia if slot not in slots(g, BOX.land_of[slot])}

    assert blocked() == {"novgorod", "spice_islands", "timbuktu", "red_sea"}
    for emporium in (*BOX.emporia, *BOX.emporia):
        trade_shift(g, 0, emporium)
        opened = set(BOX.emporia) - blocked()
        assert emporium in opened
        assert sorted(BOX.emporia[slot] for slot in opened) == ["black", "white"]


@pytest.mark.rule("PAX2-GLO.TradeRoute.1", "PAX2-GLO.Emporium.2")
@pytest.mark.parametrize("emporium", BOX.emporia)
def test_the_fair_of_a_colour_travels_the_route_of_its_open_emporium(emporium: str) -> None:
    g = second()
    route = BOX.routes[emporium]
    trade_shift(g, 0, emporium)
    g.market[route.side].florins[0] = 1
    drive(g, hold_fair(g, 0, route.side))
    levied = {BOX.land_of[slot] for slot in g.cities}
    assert levied == set(route.empires)


@pytest.mark.rule("PAX2-GLO.Emporium.4")
def test_a_blocked_emporium_raises_no_levies_and_takes_no_agents() -> None:
    g = second()
    assert "timbuktu" not in levy_slots(g, "aragon")
    ask = first_ask(place_agents(g, 0, "pren087", [Agent("rook", "islamic")]))
    assert {str(move[2]) for move in ask.options if move != DONE} == {"algiers", "valencia"}
    trade_shift(g, 0, "timbuktu")
    assert "timbuktu" in levy_slots(g, "aragon")
    assert "tana" not in levy_slots(g, "byzantium")


# -- locations -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Location.1", "PAX2-GLO.Location.2")
def test_ops_and_agents_of_a_card_stay_at_its_location() -> None:
    g = second()
    own(g, 0, "pren028")  # France: siege and tax
    stand(g, paris="knight_catholic", valencia="knight_catholic")
    g.pirates = {border("portugal", "aragon"): "islamic"}
    assert targets(g, "pren028", "siege") == [("siege_city", "paris")]
    siege = g.box.cards["pren028"].ops[1]
    refusal = refuse_siege(g, 0, "pren028", siege, "valencia")
    assert refusal is not None
    assert refusal.clause == "PAX2-E4.9"


@pytest.mark.rule("PAX2-GLO.Location.3")
def test_an_unmarried_queen_has_no_location_and_a_crowned_one_her_kings() -> None:
    g = second()
    g.players[1].maids.append("pren044")
    own(g, 0, "pren006", "pren001")
    assert location(g, "pren044") is None
    assert targets(g, "pren001", "behead") == []
    g.players[1].maids.clear()
    own(g, 1, "france")
    crown(g, "pren044", "france")
    g.bishops["pren044"] = "catholic"
    assert location(g, "pren044") == "france"
    assert targets(g, "pren001", "behead") == [("behead", "pren044")]


@pytest.mark.rule("PAX2-GLO.Location.4", "PAX2-GLO.Op.2")
def test_an_inquisitor_moves_bishops_anywhere() -> None:
    g = second()
    own(g, 0, "pren008")  # Aragon
    own(g, 1, "hungary", "ottoman")
    g.bishops = {"hungary": "catholic"}
    assert ("inquisitor", "hungary", "ottoman") in targets(g, "pren008", "inquisitor")


@pytest.mark.rule("PAX2-GLO.Location.5", "PAX2-GLO.Location.7")
@pytest.mark.parametrize("side, empires", [("east", EAST), ("west", WEST)])
def test_a_card_of_a_whole_side_counts_as_any_empire_of_it(
    side: str, empires: tuple[str, ...]
) -> None:
    g = second()
    for empire in (*EAST, *WEST):
        assert locations_match(g, side, empire) is (empire in empires)
        assert locations_match(g, empire, side) is (empire in empires)
    assert locations_match(g, side, side)
    assert not locations_match(g, "east", "west")
    assert not locations_match(g, empires[0], empires[1])


@pytest.mark.rule("PAX2-GLO.Location.6", "PAX2-GLO.Location.7")
@pytest.mark.parametrize(
    "card, empires", [("pren061", EAST), ("pren067", EAST), ("pren033", WEST), ("pren009", WEST)]
)
def test_its_player_picks_one_of_them_for_a_war(card: str, empires: tuple[str, ...]) -> None:
    g = second()
    for empire in empires:
        g.cities[slots(g, empire)[0]] = "rook_reformation"
        enthrone(g, empire, repressed=["knight_catholic"])
        if card == "pren061":  # a jihad with a bishop: it needs knights next door
            g.cities[slots(g, empire)[-1]] = "knight_islamic"
    hold(g, 0, card)
    ask = first_ask(play_card(g, 0, card))
    attacked = {str(move[1]) for move in ask.options if move[0] == "attack"}
    assert attacked == set(empires)
    assert set(reach_of(g, card)) == set(empires)


@pytest.mark.rule("PAX2-GLO.Location.6", "PAX2-GLO.Location.7")
def test_both_agents_of_such_a_card_go_to_the_same_empire() -> None:
    g = second()
    agents = [Agent("knight", "islamic"), Agent("knight", "islamic")]
    flow = place_agents(g, 0, "pren067", agents)
    ask = next(flow)
    lands = {g.box.land_of[str(move[2])] for move in ask.options if move != DONE}
    assert lands == set(EAST)
    ask = flow.send(("place", "knight_islamic", "buda"))
    lands = {g.box.land_of[str(move[2])] for move in ask.options if move != DONE}
    assert lands == {"hungary"}


@pytest.mark.rule("PAX2-GLO.Location.6", "PAX2-GLO.Location.7")
@pytest.mark.parametrize("card, inside, outside", [("pren084", "buda", "paris")])
def test_its_ops_reach_every_empire_of_the_side(card: str, inside: str, outside: str) -> None:
    g = second()
    own(g, 0, card, "pren031")
    g.cities = {inside: "rook_catholic", outside: "rook_catholic"}
    assert targets(g, card, "siege") == [("siege_city", inside)]
    assert targets(g, "pren031", "siege") == [("siege_city", outside)]


@pytest.mark.rule("PAX2-GLO.Location.8")
def test_what_stands_on_a_border_is_in_both_empires() -> None:
    g = second()
    own(g, 0, "pren028", "pren032")  # sieges and taxes in France and in Aragon
    south = border("france", "aragon")
    g.concessions = {south: 1}
    assert targets(g, "pren028", "tax") == [("tax", "france", south)]
    assert targets(g, "pren032", "tax") == [("tax", "aragon", south)]
    own(g, 0, "pren049")  # Portugal
    sea = border("portugal", "aragon")
    g.pirates = {sea: "islamic"}
    assert targets(g, "pren032", "siege") == [("siege_pirate", sea)]
    assert targets(g, "pren049", "siege") == [("siege_pirate", sea)]
    assert targets(g, "pren028", "siege") == []


# -- theocracies and supremacy -------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Theocracy.1", "PAX2-GLO.Medieval.1")
def test_two_empires_start_as_theocracies_and_eight_as_medieval_states() -> None:
    g = setup(BOX, 2, Dice("states"))
    g.attach(BOX, None)
    assert {empire for empire in BOX.lands if theocracy(g, empire)} == {"papal_states", "mamluk"}
    assert (g.states["papal_states"], g.states["mamluk"]) == ("catholic", "islamic")


def crowded(g: Pax) -> None:
    """Islam has three soldiers in its theocracies, the Catholics have one; others do not count."""
    g.states.update(ottoman="islamic", hungary="feudal")
    stand(g, cairo="rook_islamic", modon="knight_islamic", venice="knight_catholic")
    g.pirates = {border("hungary", "ottoman"): "islamic"}
    stand(g, buda="knight_islamic", rhodes="rook_catholic")  # medieval; of the wrong colour
    enthrone(g, "mamluk", repressed=["rook_islamic"])


@pytest.mark.rule("PAX2-GLO.Supremacy.2", "PAX2-GLO.Theocracy.5")
def test_only_tokens_of_its_colour_in_or_beside_a_theocracy_count() -> None:
    g = second()
    crowded(g)
    assert arms_in_theocracies(g) == {"catholic": 1, "islamic": 3, "reformation": 0}


@pytest.mark.rule("PAX2-GLO.Theocracy.6")
def test_a_pirate_between_two_theocracies_of_its_colour_counts_twice() -> None:
    g = second()
    g.states["ottoman"] = "islamic"
    g.pirates = {border("ottoman", "mamluk"): "islamic", border("hungary", "ottoman"): "islamic"}
    assert arms_in_theocracies(g)["islamic"] == 3


@pytest.mark.rule("PAX2-GLO.Supremacy.1")
@pytest.mark.parametrize(
    "bishops, supreme",
    [
        (["islamic"], "islamic"),
        (["islamic", "islamic", "catholic"], "islamic"),
        (["islamic", "islamic", "catholic", "reformation"], None),
        (["catholic"], None),
        ([], None),
    ],
)
def test_a_supreme_religion_has_more_bishops_and_more_arms_than_both_others(
    bishops: list[str], supreme: str | None
) -> None:
    g = second()
    crowded(g)
    for card, bishop in zip(("england", "france", "portugal", "aragon"), bishops):
        g.bishops[card] = bishop
    assert supreme_religion(g) == supreme


@pytest.mark.rule("PAX2-GLO.Supremacy.1")
def test_more_than_both_others_together() -> None:
    assert most_of_all({"catholic": 3, "islamic": 2, "reformation": 0}) == "catholic"
    assert most_of_all({"catholic": 3, "islamic": 2, "reformation": 1}) is None
