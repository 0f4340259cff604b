"""Trade fairs where the 2nd edition has rules of its own (G): the Red Sea, Venice, levies."""

from __future__ import annotations

from itertools import cycle

import pytest

from stolnik.engine.flow import NO, Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.box.components import KNIGHTS, ROOKS
from stolnik.games.pax_renaissance.chapters.agents import refuse_agent
from stolnik.games.pax_renaissance.chapters.ops.behead import behead
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tokens import levy_slots, reserve, slots
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair, levy
from stolnik.games.pax_renaissance.events import Levied, VeniceCrowded
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, hold, listen, own, run, stand
from tests.games.pax_renaissance.running import icon
from tests.games.pax_renaissance.second.cards import (
    DALMATIANS,
    HOUSE_OF_BORGIA,
    INQUISITION_POPE,
    SPANISH_TERCIO,
)
from tests.games.pax_renaissance.second.second import enthrone, next_ask, second
from tests.games.pax_renaissance.table import Table

GONFALONIER = "pren024"  # West, Papal States: 2 catholic knights; condottieri
FERRARA = "pren055"  # West, Papal States: condottieri
WOLF_OF_RIMINI = "pren143x"  # West, Papal States: condottieri
CONDOTTIERI = (GONFALONIER, FERRARA, WOLF_OF_RIMINI)
SCHWARZER_HAUFEN = "pren033"  # West, in the West: an islamic knight


def levied(g: Pax, side: str, florins: int, *answers: Move) -> list[str]:
    """The empires that get a levy from a fair of seat 0 with so many florins on its card."""
    g.market[side].florins[0] = florins
    heard = listen(g)
    run(hold_fair(g, 0, side), answers)
    return [event.empire for event in heard if isinstance(event, Levied)]


# -- routes ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-G2.1", "PAX2-G5.1", "PAX2-B6.8")
def test_from_the_red_sea_the_white_route_runs_west_through_mamluk_and_ottoman() -> None:
    g = second(players=2)
    g.emporia["white"] = "red_sea"
    empires = [*g.box.routes["red_sea"].empires]
    assert empires == [
        "mamluk",
        "ottoman",
        "papal_states",
        "aragon",
        "portugal",
        "england",
        "france",
        "holy_roman_empire",
    ]
    for token, empire in zip(cycle(sorted({*KNIGHTS.values(), *ROOKS.values()})), empires):
        stand(g, **dict.fromkeys(slots(g, empire)[1:], token))  # one city is open
    assert levied(g, "west", 1) == empires


@pytest.mark.rule("PAX2-G2.2", "PAX2-B6.14")
def test_a_covered_emporium_starts_no_fair() -> None:
    g = second()
    stand(g, **dict.fromkeys(slots(g, "byzantium"), "rook_islamic"))
    g.concessions = {
        border("hungary", "byzantium"): 1,  # on the routes from Tana and Trebizond
        border("ottoman", "mamluk"): 2,  # on the route from the Red Sea
    }
    assert levied(g, "west", 0) == []
    assert [player.florins for player in g.players] == [11, 11, 10]


@pytest.mark.rule("PAX2-G3.3", "PAX2-G3.4")
def test_a_pirate_beside_a_protected_concession_takes_nothing() -> None:
    g = second(players=2)
    own(g, 1, DALMATIANS)
    crossing = border("hungary", "byzantium")
    g.concessions[crossing] = 1
    g.pirates[crossing] = "islamic"
    stand(g, **dict.fromkeys(slots(g, "byzantium"), "rook_islamic"))
    assert levied(g, "east", 1) == []
    assert [player.florins for player in g.players] == [11, 11]


# -- levies ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-G4.2", "PAX2-GLO.TokenManagement.2")
def test_a_levy_that_the_reserve_lacks_must_be_taken_from_the_repressed() -> None:
    g = second()
    enthrone(g, "aragon", repressed=["knight_catholic"] * 6)
    enthrone(g, "england", repressed=["knight_catholic"] * 4)
    stand(g, varna="rook_islamic")
    assert reserve(g, "knight_catholic") == 0
    asks: list[Ask] = []
    run(levy(g, 0, "hungary"), [("take_repressed", "england")], asks=asks)
    assert NO not in asks[0].options
    assert g.cities["buda"] == "knight_catholic"
    assert len(g.repressed["england"]) == 3


@pytest.mark.rule("PAX2-G4.2", "PAX2-GLO.TokenManagement.3")
def test_a_levy_that_is_not_even_repressed_is_taken_from_the_map() -> None:
    g = second()
    places = ["paris", "lyon", "bruges", "london", "bordeaux", "toledo", "granada", "vienna"]
    stand(g, **dict.fromkeys([*places, "lubeck", "nurnberg"], "knight_catholic"))
    stand(g, varna="rook_islamic")
    run(levy(g, 0, "hungary"), [("take_ruler", "lyon")])
    assert g.cities["buda"] == "knight_catholic"
    assert "lyon" not in g.cities


@pytest.mark.rule("PAX2-G4.2", "PAX2-G4.3")
def test_a_levy_follows_the_state_of_the_empire() -> None:
    for state, token in (("feudal", "knight_catholic"), ("islamic", "rook_islamic")):
        g = second()
        g.states["france"] = state
        asks: list[Ask] = []
        run(levy(g, 1, "france"), [("levy", "lyon")], asks=asks)
        assert asks[0].seat == 1
        assert {move[1] for move in asks[0].options} == {"paris", "lyon", "bruges"}
        assert g.cities == {"lyon": token}


# -- condottieri -------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-G4.6", "PAX2-G4.7")
@pytest.mark.parametrize("card", CONDOTTIERI)
def test_condottieri_in_any_tableau_give_venice_a_second_place(card: str) -> None:
    g = second()
    stand(g, venice="knight_catholic")
    assert levy_slots(g, "papal_states") == []
    own(g, 2, card)
    assert levy_slots(g, "papal_states") == ["venice_2"]
    run(levy(g, 0, "papal_states"))
    assert g.cities == {"venice": "knight_catholic", "venice_2": "knight_catholic"}
    assert levy_slots(g, "papal_states") == []


@pytest.mark.rule("PAX2-G4.7")
@pytest.mark.parametrize(
    "state, places",
    [
        ("catholic", ["venice", "venice_2"]),
        ("feudal", ["venice", "venice_2"]),
        ("islamic", ["venice"]),
        ("reformation", ["venice"]),
    ],
)
def test_venice_holds_two_while_its_icon_is_catholic(state: str, places: list[str]) -> None:
    g = second()
    own(g, 0, *CONDOTTIERI)
    g.states["papal_states"] = state
    assert list(slots(g, "papal_states")) == places


@pytest.mark.rule("PAX2-G4.6")
def test_the_second_place_of_venice_is_for_catholics() -> None:
    g = second()  # 2e R45
    own(g, 0, GONFALONIER, SCHWARZER_HAUFEN, SPANISH_TERCIO)
    stand(g, venice="rook_catholic")
    move = ("place", "knight_islamic", "venice_2")
    assert refuse_agent(g, 0, SCHWARZER_HAUFEN, move) == Refusal("PAX2-G4.6")
    assert refuse_agent(g, 0, SPANISH_TERCIO, ("place", "knight_catholic", "venice_2")) is None


def crowded_venice() -> Pax:
    g = second()
    own(g, 0, GONFALONIER)
    stand(g, venice="rook_islamic", venice_2="knight_catholic")
    return g


@pytest.mark.rule("PAX2-G4.8")
@pytest.mark.parametrize(
    "killed, left", [("venice", "knight_catholic"), ("venice_2", "rook_islamic")]
)
def test_when_the_condottieri_are_sold_one_of_two_tokens_is_discarded(
    killed: str, left: str
) -> None:
    g = crowded_venice()
    table = Table(g)
    table.answer(("sell", GONFALONIER))
    assert (table.seat, table.topic) == (0, "venice")
    table.answer(("kill", killed))
    assert g.cities == {"venice": left}


@pytest.mark.rule("PAX2-G4.8")
def test_when_the_condottieri_are_silenced_the_active_player_chooses_who_goes() -> None:
    g = crowded_venice()  # 2e R18
    g.players[0].west, g.players[1].west = [], [GONFALONIER]
    hold(g, 0, HOUSE_OF_BORGIA)
    ask = next_ask(g, ("play", HOUSE_OF_BORGIA), ("bishop", "catholic", GONFALONIER))
    assert (ask.seat, ask.topic) == (0, "venice")
    assert list(ask.options) == [("kill", "venice"), ("kill", "venice_2")]


@pytest.mark.rule("PAX2-G4.8")
def test_when_the_condottieri_are_beheaded_or_the_icon_changes_a_token_goes() -> None:
    for loss in ("behead", "islamic", "reformation"):
        g = crowded_venice()
        stand(g, venice="knight_catholic")
        if loss == "behead":
            own(g, 1, INQUISITION_POPE)
            behead(g, 1, INQUISITION_POPE, icon(g, INQUISITION_POPE, "behead")[1], GONFALONIER)
        else:
            g.states["papal_states"] = loss
        heard = listen(g)
        Table(g)  # two of a kind need no choice
        assert VeniceCrowded(0, "knight_catholic") in heard
        assert g.cities == {"venice": "knight_catholic"}


@pytest.mark.rule("PAX2-G4.8", "PAX2-G4.7")
def test_while_another_card_gives_it_venice_keeps_its_second_place() -> None:
    g = crowded_venice()
    own(g, 1, FERRARA)
    Table(g).answer(("sell", GONFALONIER))
    assert g.cities == {"venice": "rook_islamic", "venice_2": "knight_catholic"}


@pytest.mark.rule("PAX2-G4.6")
def test_both_knights_of_the_gonfalonier_can_go_to_venice() -> None:
    g = second()
    hold(g, 0, GONFALONIER)
    places: list[Move] = [("place", "knight_catholic", city) for city in ("venice", "venice_2")]
    run(play_card(g, 0, GONFALONIER), places)
    assert g.cities == {"venice": "knight_catholic", "venice_2": "knight_catholic"}
