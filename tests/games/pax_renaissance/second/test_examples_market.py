"""The worked examples of the rulebook on set-up, market, playing cards, fairs and the end."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.agents import refuse_agent
from stolnik.games.pax_renaissance.chapters.market import buy, purchases, refresh, refuse_purchase
from stolnik.games.pax_renaissance.chapters.ops.behead import behead
from stolnik.games.pax_renaissance.chapters.ops.siege import siege
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tokens import slots
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.victory import supreme_religion
from stolnik.games.pax_renaissance.chapters.wars.campaign import refuse_campaign
from stolnik.games.pax_renaissance.events import BattleBegan, Levied, PirateTookProfit
from stolnik.games.pax_renaissance.play import menu, refuse_action
from stolnik.games.pax_renaissance.setup import build_deck
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import (
    border,
    box,
    hold,
    listen,
    own,
    run,
    saturate,
    stand,
)
from tests.games.pax_renaissance.running import icon, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    DAMASCUS_COFFEE,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    HOUSE_OF_BORGIA,
    ISABELLA,
    JESUITS,
    OTTOMAN_NAVY,
    SINDICAT_REMENCA,
    THE_BOLD,
    THE_GRIM,
    THE_HIDDEN,
)
from tests.games.pax_renaissance.second.second import enthrone, next_ask, second
from tests.games.pax_renaissance.table import Table

GONFALONIER = "pren024"
FIRST_CROSSING = border("hungary", "byzantium")
ALEXANDRIA = border("ottoman", "mamluk")
WEST_OF_FRANCE = border("england", "france")
SOUTH_OF_FRANCE = border("france", "aragon")
EAST_OF_FRANCE = border("france", "holy_roman_empire")


def card_at(g: Pax, side: str, place: int) -> str:
    card = g.market[side].cards[place]
    assert card is not None
    return card


def gains(g: Pax) -> list[int]:
    """What each player has won since he had ten florins."""
    return [player.florins - 10 for player in g.players]


def empires_levied(heard: list[object]) -> list[str]:
    return [event.empire for event in heard if isinstance(event, Levied)]


# -- set-up and market -------------------------------------------------------------------------


@pytest.mark.rule("PAX2-C5.2", "PAX2-C5.3", "PAX2-B7.1")
@pytest.mark.parametrize("players, size", [(3, 26), (2, 22), (4, 30)])
def test_pax2_ex1_deck_of_a_three_player_game(players: int, size: int) -> None:
    cards = box(edition=2).cards
    deck = build_deck(box(edition=2), "east", players, Dice("ex1"))
    drawn_last, on_top = deck[:14], deck[14:]
    assert len(deck) == len(set(deck)) == size
    assert sum(cards[card].comet for card in drawn_last) == 2
    assert not any(cards[card].comet for card in on_top)
    assert {cards[card].side for card in deck} == {"east"}


@pytest.mark.rule("PAX2-E1.4", "PAX2-E1.5", "PAX2-E1.6", "PAX2-E1.8", "PAX2-E1.12")
def test_pax2_ex2_purchase_costs() -> None:
    for florins in range(6):
        g = second(florins=florins)
        bought = [card for _, card in purchases(g, 0) if card in g.market["west"].cards]
        assert bought == g.market["west"].cards[1 : florins + 1]
    g = second(florins=3)
    row = g.market["west"]
    row.florins[3] = 2
    card = card_at(g, "west", 3)
    run(buy(g, 0, card))
    assert row.florins == [1, 1, 1, 0, 0, 0]
    assert (g.players[0].florins, g.players[0].hand) == (2, [card])
    assert refuse_purchase(g, 0, card_at(g, "west", 0)) == Refusal("PAX2-E1.6")


@pytest.mark.rule("PAX2-E1.7", "PAX2-E1.9")
@pytest.mark.parametrize("first, gap", [("buy", 1), ("fair", 0)])
def test_pax2_ex3_gap_in_the_row(first: str, gap: int) -> None:
    g = second()
    west, east = g.market["west"], g.market["east"]
    saturate(g)
    if first == "buy":
        run(buy(g, 0, card_at(g, "west", 1)))
    else:
        g.concessions[FIRST_CROSSING] = 1
        run(hold_fair(g, 0, "west"))
    west.florins, east.florins = [0] * 6, [0] * 6
    run(buy(g, 0, card_at(g, "west", 3)))
    assert [place for place in range(6) if west.florins[place]] == sorted({0, 1, 2} - {gap})
    assert [place for place in range(6) if east.florins[place]] == [gap]
    for place in range(1, 3):
        loaded = east.cards[place] if place == gap else west.cards[place]
        assert refuse_purchase(g, 0, str(loaded)) == Refusal("PAX2-E1.9", figures="loaded")


@pytest.mark.rule("PAX2-E5.3", "PAX2-D1.4", "PAX2-D1.12", "PAX2-D1.13")
def test_pax2_ex4_two_trade_fairs_in_one_turn() -> None:
    g = second()
    g.concessions[FIRST_CROSSING] = 1
    stand(g, tana="rook_islamic", caffa="rook_islamic", trebizond="rook_islamic")
    table = Table(g)
    table.answer(("fair", "east"))
    refusal = refuse_action(g, 0, ("fair", "east"))
    assert refusal is not None
    assert refusal.clause == "PAX2-D1.12"
    table.answer(("fair", "west"))
    assert table.seat == 1
    assert len(g.discards) == 2


@pytest.mark.rule("PAX2-D1.3", "PAX2-E4.2")
def test_pax2_ex5_an_action_must_change_something() -> None:
    g = second()
    own(g, 0, DAMASCUS_COFFEE)
    assert ("ops", "east") not in menu(g, 0)
    g.market["east"].florins[4] = 1
    assert ("ops", "east") in menu(g, 0)


# -- playing cards -----------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-E2.1",
    "PAX2-E2.2",
    "PAX2-E2.5",
    "PAX2-E2.6",
    "PAX2-J2.1",
    "PAX2-J.5",
    "PAX2-GLO.Battle.18",
    "PAX2-GLO.RegimeChange.2",
    "PAX2-GLO.RegimeChange.3",
    "PAX2-B5.10",
)
def test_pax2_ex6_revolt_in_undefended_france() -> None:
    g = second()
    hold(g, 0, FLANDERS_GUILD)
    heard = listen(g)
    asks: list[Ask] = []
    run(
        play_card(g, 0, FLANDERS_GUILD),
        [
            ("attack", "france"),
            ("settle", "pawn_0", EAST_OF_FRANCE),
            ("concession", WEST_OF_FRANCE),
        ],
        asks=asks,
    )
    battle = next(event for event in heard if isinstance(event, BattleBegan))
    assert (battle.attackers, battle.defenders) == (("pawn_0",), ())
    assert g.players[0].west == [FLANDERS_GUILD, "france"]
    assert g.republics == []
    assert g.concessions == {EAST_OF_FRANCE: 0, WEST_OF_FRANCE: 0}
    assert DONE in asks[2].options  # the second pawn is optional


@pytest.mark.rule(
    "PAX2-E2.9",
    "PAX2-E2.19",
    "PAX2-E2.20",
    "PAX2-E2.21",
    "PAX2-E2.22",
    "PAX2-GLO.Concession.4",
)
def test_pax2_ex7_one_shot_declined() -> None:
    g = second()
    g.concessions[WEST_OF_FRANCE] = 1
    g.pirates[EAST_OF_FRANCE] = "reformation"
    hold(g, 0, FLANDERS_GUILD)
    asks: list[Ask] = []
    run(play_card(g, 0, FLANDERS_GUILD), [NO, ("concession", SOUTH_OF_FRANCE)], asks=asks)
    assert set(asks[1].options) == {
        DONE,
        ("supplant", WEST_OF_FRANCE, "france"),
        ("concession", SOUTH_OF_FRANCE),
    }
    assert refuse_agent(g, 0, FLANDERS_GUILD, ("concession", EAST_OF_FRANCE)) == Refusal(
        "PAX2-E2.21"
    )
    assert g.players[0].florins == 10  # in the south he pays nothing
    assert g.concessions == {WEST_OF_FRANCE: 1, SOUTH_OF_FRANCE: 0}
    assert not any(SOUTH_OF_FRANCE in route.borders for route in g.box.routes.values())
    g.concessions.pop(SOUTH_OF_FRANCE)
    g.players[0].west.clear()
    hold(g, 0, FLANDERS_GUILD)
    run(play_card(g, 0, FLANDERS_GUILD), [NO, ("supplant", WEST_OF_FRANCE, "france")])
    assert g.players[0].florins == 9
    assert g.repressed == {"france": ["pawn_1"]}


@pytest.mark.rule("PAX2-E2.26", "PAX2-E2.27")
def test_pax2_ex8_card_and_agents_are_independent() -> None:
    g = second()
    hold(g, 0, THE_BOLD)
    places: list[Move] = [("place", "knight_catholic", city) for city in ("paris", "lyon")]
    run(play_card(g, 0, THE_BOLD), [NO, *places])
    own(g, 1, FLANDERS_GUILD, "france")
    siege(g, 1, FLANDERS_GUILD, icon(g, FLANDERS_GUILD, "siege")[1], "paris")
    assert g.players[0].west == [THE_BOLD]
    g.queens[ISABELLA] = "france"
    behead(g, 1, ISABELLA, icon(g, ISABELLA, "behead")[1], THE_BOLD)
    assert g.players[0].west == []
    assert g.cities == {"lyon": "knight_catholic"}


# -- trade fairs -------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-G1.1",
    "PAX2-G1.4",
    "PAX2-G2.3",
    "PAX2-G3.2",
    "PAX2-G3.3",
    "PAX2-G3.4",
    "PAX2-G4.1",
    "PAX2-G5.2",
)
def test_pax2_ex23_white_fair_cut_short() -> None:
    g = second(players=2)
    row = g.market["west"]
    row.florins[0] = 2
    discarded = row.cards[0]
    g.concessions = {border("hungary", "ottoman"): 1, EAST_OF_FRANCE: 1}
    g.pirates[border("aragon", "papal_states")] = "islamic"
    stand(g, buda="rook_islamic", varna="rook_islamic")  # Hungary is saturated
    heard = listen(g)
    levies: list[Move] = [("levy", "caffa"), ("levy", "rhodes")]
    run(hold_fair(g, 0, "west"), levies)
    assert g.discards == [discarded]
    assert gains(g) == [1, 1]
    assert PirateTookProfit("islamic", border("aragon", "papal_states"), 1) in heard
    assert empires_levied([*heard]) == ["byzantium", "ottoman", "papal_states"]
    assert row.florins[0] == 0


@pytest.mark.rule("PAX2-G1.5", "PAX2-G2.4")
def test_pax2_ex24_empty_face_down_card() -> None:
    g = second(players=2)
    run(hold_fair(g, 0, "east"))
    assert gains(g) == [1, 0]
    assert g.cities == {}
    assert g.market["east"].florins[0] == 0


@pytest.mark.rule("PAX2-G3.5", "PAX2-G5.1", "PAX2-G5.3")
def test_pax2_ex25_no_concessions_on_the_route() -> None:
    g = second()
    row = g.market["east"]
    row.florins[0] = 1
    follower = row.cards[1]
    heard = listen(g)
    levies: list[Move] = [("levy", city) for city in ("tana", "buda", "modon", "cyprus")]
    run(hold_fair(g, 0, "east"), levies)
    assert gains(g) == [1, 0, 0]
    assert empires_levied([*heard]) == ["byzantium", "hungary", "ottoman", "mamluk"]
    assert g.cities == {
        "tana": "knight_islamic",
        "buda": "knight_catholic",
        "modon": "rook_reformation",
        "cyprus": "rook_catholic",
    }
    assert (row.cards[0], row.florins[0]) == (None, 2)
    refresh(g)
    assert (row.cards[0], row.florins[0]) == (follower, 2)


@pytest.mark.rule("PAX2-E2.14", "PAX2-G4.6", "PAX2-G4.7", "PAX2-G4.8", "PAX2-F1.16")
def test_pax2_ex26_condottieri() -> None:
    g = second()
    stand(g, venice="rook_catholic")
    hold(g, 0, GONFALONIER)
    run(
        play_card(g, 0, GONFALONIER),
        [("oust", "knight_catholic", "venice"), ("place", "knight_catholic", "venice_2")],
    )
    assert g.players[0].florins == 9
    assert g.repressed == {"papal_states": ["rook_catholic"]}
    del g.cities["venice"]  # he died in a campaign
    g.concessions[border("aragon", "papal_states")] = 1  # where the voyage ends
    stand(g, **dict.fromkeys(slots(g, "byzantium"), "rook_islamic"))
    stand(g, buda="rook_islamic", varna="rook_reformation")
    stand(g, **dict.fromkeys(slots(g, "ottoman"), "rook_reformation"))
    run(hold_fair(g, 0, "west"))
    venice = {"venice": "knight_catholic", "venice_2": "knight_catholic"}
    assert venice.items() <= g.cities.items()
    hold(g, 0, HOUSE_OF_BORGIA)  # whose Catholic bishop silences the Gonfalonier
    next_ask(g, ("play", HOUSE_OF_BORGIA), NO, ("bishop", "catholic", GONFALONIER))
    assert g.cities["venice"] == "knight_catholic"
    assert "venice_2" not in g.cities


def east_fair(g: Pax, profits: int, *levies: str) -> list[object]:
    """Blue, who sits at seat 0, convenes the eastern fair."""
    g.market["east"].florins[0] = profits - 2
    heard = listen(g)
    run(hold_fair(g, 0, "east"), [("levy", city) for city in levies])
    return [*heard]


def before_the_black_fair() -> Pax:
    g = second()
    stand(g, trebizond="rook_reformation")  # Tana and Caffa are empty
    g.concessions = {FIRST_CROSSING: 0, ALEXANDRIA: 2}
    return g


@pytest.mark.rule(
    "PAX2-G2.1",
    "PAX2-G2.3",
    "PAX2-G3.2",
    "PAX2-G4.1",
    "PAX2-G4.2",
    "PAX2-G4.3",
    "PAX2-G5.2",
)
def test_pax2_ex27_black_fair_with_two_profits() -> None:
    g = before_the_black_fair()
    heard = east_fair(g, 2, "tana")
    assert gains(g) == [2, 0, 0]
    assert empires_levied(heard) == ["byzantium"]
    assert g.cities == {"trebizond": "rook_reformation", "tana": "knight_islamic"}


@pytest.mark.rule(
    "PAX2-G3.2",
    "PAX2-G4.4",
    "PAX2-G4.5",
    "PAX2-G5.2",
    "PAX2-GLO.City.2",
    "PAX2-GLO.Saturation.4",
)
def test_pax2_ex28_black_fair_with_three_profits() -> None:
    g = before_the_black_fair()
    stand(g, buda="knight_catholic", varna="knight_catholic")
    stand(g, constantinople_2="knight_islamic", constantinople_3="knight_islamic")
    stand(g, modon="rook_catholic", rhodes="rook_catholic")
    heard = east_fair(g, 3, "tana")
    assert gains(g) == [2, 0, 1]
    assert empires_levied(heard) == ["byzantium", "ottoman"]
    assert g.cities["constantinople_1"] == "rook_islamic"
    assert "cairo" not in g.cities


# -- the end, and how to read the parts ----------------------------------------------------------


@pytest.mark.rule(
    "PAX2-L3.2",
    "PAX2-L3.3",
    "PAX2-L3.4",
    "PAX2-L3.5",
    "PAX2-GLO.Theocracy.6",
    "PAX2-K3.9",
)
def test_pax2_ex41_supremacy_of_islam() -> None:
    g = second()
    own(g, 1, JESUITS)
    g.bishops[JESUITS] = "islamic"
    g.states["ottoman"] = "islamic"
    stand(g, venice="knight_catholic")
    enthrone(g, "mamluk", repressed=["rook_islamic"])
    assert supreme_religion(g) is None
    hold(g, 0, OTTOMAN_NAVY)
    run(play_card(g, 0, OTTOMAN_NAVY), [NO, ("pirate", "pirate_islamic", ALEXANDRIA)])
    assert supreme_religion(g) == "islamic"
    g.states["ottoman"] = "feudal"  # were it to count once, it would be one against one
    assert supreme_religion(g) is None


@pytest.mark.rule("PAX2-GLO.Border.1", "PAX2-GLO.Border.2", "PAX2-GLO.Border.3", "PAX2-B6.9")
def test_pax2_ex43_borders() -> None:
    lands = box(edition=2).lands
    assert {*lands["england"].borders} == {WEST_OF_FRANCE, border("england", "portugal")}
    assert {*lands["france"].borders} == {WEST_OF_FRANCE, SOUTH_OF_FRANCE, EAST_OF_FRANCE}
    assert len(lands["papal_states"].borders) == 3
    assert len(lands["ottoman"].sea_borders) == len(lands["ottoman"].borders) == 3
    assert SOUTH_OF_FRANCE not in box(edition=2).sea


@pytest.mark.rule(
    "PAX2-B6.3", "PAX2-B6.4", "PAX2-B6.10", "PAX2-B6.11", "PAX2-B6.12", "PAX2-C2.6", "PAX2-B6.9"
)
def test_pax2_ex44_the_mamluk_map_card() -> None:
    parts = box(edition=2)
    mamluk = parts.lands["mamluk"]
    assert mamluk.start == "islamic"
    assert mamluk.icons["islamic"]["cyprus"] == "rook_catholic"
    assert parts.start_tokens["cairo"] == "rook_islamic"
    assert parts.emporia["red_sea"] == "white"
    assert "red_sea" not in parts.open_emporia.values()
    assert mamluk.sea_borders == (ALEXANDRIA,)
    assert parts.banks["coeur"].start == ALEXANDRIA
    assert border("byzantium", "mamluk") not in parts.sea
    black = [route for route in parts.routes.values() if route.colour == "black"]
    assert {(route.empires[-1], route.borders[-1]) for route in black} == {("mamluk", ALEXANDRIA)}


@pytest.mark.rule("PAX2-B5.1", "PAX2-B5.6", "PAX2-B5.8")
def test_pax2_ex45_the_card_of_the_grim() -> None:
    card = box(edition=2).cards[THE_GRIM]
    assert (card.side, card.location) == ("east", "ottoman")
    assert card.prestige == ("islamic",)
    assert [each.kind for each in card.ops] == ["behead", "siege", "inquisitor"]
    assert card.ops[2].religion == "islamic"
    assert card.one_shot == "jihad"
    assert card.agents == (Agent("bishop", "islamic"),)


@pytest.mark.rule(
    "PAX2-E2.24",
    "PAX2-E2.25",
    "PAX2-F4.9",
    "PAX2-F9.3",
    "PAX2-GLO.Gambit.1",
    "PAX2-GLO.Gambit.2",
    "PAX2-GLO.Gambit.3",
)
def test_pax2_ex46_gambits() -> None:
    g = second()
    own(g, 0, DUKE_OF_MILAN, SINDICAT_REMENCA, "aragon", "france")
    g.concessions[SOUTH_OF_FRANCE] = 0
    stand(g, paris="knight_catholic")
    assert targets(g, DUKE_OF_MILAN, "tax") == [("tax", "aragon", SOUTH_OF_FRANCE)]
    assert refuse_campaign(g, 0, "france", "aragon") == Refusal("PAX2-F9.3")
    use(g, SINDICAT_REMENCA, "vote", ("vote", "aragon"), DONE)
    assert g.republics == ["aragon"]
    stand(g, valencia="rook_islamic", algiers="rook_catholic")
    hold(g, 0, JESUITS)
    run(
        play_card(g, 0, JESUITS),
        [
            ("attack", "aragon"),
            ("lose", "algiers", "rook_catholic"),
            DONE,
            ("bishop", "catholic", JESUITS),
        ],
    )
    assert g.republics == []  # a religious war flips it back
    hold(g, 0, FLANDERS_GUILD)
    run(
        play_card(g, 0, FLANDERS_GUILD),
        [
            ("attack", "france"),
            ("lose", "agent", "pawn_0"),
            DONE,
        ],
    )
    assert g.republics == ["france"]


@pytest.mark.rule("PAX2-E4.4", "PAX2-E4.6", "PAX2-E4.15", "PAX2-E4.16")
def test_pax2_ex47_a_new_card_acts_at_once() -> None:
    g = second()
    g.market["west"].florins[0] = 9
    own(g, 0, SINDICAT_REMENCA, THE_HIDDEN, "aragon")
    own(g, 1, "france")
    g.concessions[SOUTH_OF_FRANCE] = 0
    stand(g, paris="knight_catholic")
    table = Table(g)

    def acting() -> set[str]:
        assert table.ask is not None
        return {str(move[1]) for move in table.ask.options if move != DONE}

    table.answer(("ops", "west"))
    assert acting() == {SINDICAT_REMENCA, THE_HIDDEN}
    table.answer(op(g, SINDICAT_REMENCA, "vote"), ("vote", "france"), DONE)
    assert acting() == {THE_HIDDEN, "france"}  # gained by the vote
    table.answer(op(g, THE_HIDDEN, "vote"), ("vote", "aragon"), DONE)
    assert acting() == {"france", "aragon"}  # turned to its other side
    table.answer(op(g, "france", "campaign"), ("campaign", "england"), DONE)
    assert acting() == {"aragon"}  # England came too, but has no knights
    table.answer(op(g, "aragon", "commerce"))
    assert (table.topic, g.turn.actions) == ("action", 1)
    assert g.turn.used == [SINDICAT_REMENCA, THE_HIDDEN, "france", "aragon"]
