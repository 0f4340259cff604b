"""Civil wars: conspiracies and peasant revolts (J)."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE, NO, YES, Ask
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.chapters.wars.battle import AGENT
from stolnik.games.pax_renaissance.chapters.wars.civil_war import (
    conspiracy,
    conspirators,
    loyalists,
    peasant_revolt,
    rebels,
    refuse_conspiracy,
    refuse_revolt,
)
from stolnik.games.pax_renaissance.events import BattleBegan
from stolnik.games.pax_renaissance.state import Unit
from tests.games.pax_renaissance.both import EACH_EDITION, twin
from tests.games.pax_renaissance.position import (
    border,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)
from tests.games.running import Procedure

BISHOP = Agent("bishop", "catholic")
KNIGHT = Agent("knight", "catholic")
ROOK = Agent("rook", "islamic")
PAWN = Agent("pawn")

AUGSBURG = border("france", "holy_roman_empire")
CHANNEL = border("england", "france")
PYRENEES = border("france", "aragon")
FLORENCE = border("aragon", "papal_states")


# -- both ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-J0.1", "PAX1-GL.CivilWar.1", "PAX2-J.1", "PAX2-J.3")
@pytest.mark.parametrize("war", ["conspiracy", "peasant_revolt"])
@EACH_EDITION
def test_civil_wars_are_one_shots_of_cards(war: str, edition: int) -> None:
    g = pax_position(edition=edition)
    card = next(c for c in g.box.cards.values() if c.one_shot == war and c.location == "france")
    hold(g, 0, card.id)
    heard = listen(g)
    Procedure(play_card(g, 0, card.id)).say(("attack", "france"))
    assert [event.cause for event in heard if isinstance(event, BattleBegan)] == [war]


@pytest.mark.rule("PAX1-J0.2", "PAX2-J.1")
@EACH_EDITION
def test_whoever_plays_the_card_must_say_whether_the_war_is_launched(edition: int) -> None:
    g = pax_position(edition=edition)
    card = twin(g, "the_bold")
    hold(g, 0, card)
    ask = first_ask(play_card(g, 0, card))
    assert ask.topic == "one_shot"
    assert list(ask.options) == [NO, ("attack", "france")]


@pytest.mark.rule("PAX1-J0.3", "PAX2-J.2")
@EACH_EDITION
def test_if_it_is_not_launched_there_is_no_battle_and_agents_are_placed_normally(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    stand(g, paris="rook_catholic")
    card = twin(g, "the_bold")
    hold(g, 0, card)
    heard = listen(g)
    run(
        play_card(g, 0, card),
        [NO, ("place", "knight_catholic", "lyon"), ("place", "knight_catholic", "bruges")],
    )
    assert not any(isinstance(event, BattleBegan) for event in heard)
    assert g.cities == {
        "paris": "rook_catholic",
        "lyon": "knight_catholic",
        "bruges": "knight_catholic",
    }
    assert g.players[0].west == [card]


@pytest.mark.rule("PAX1-J0.4", "PAX1-J0.5", "PAX2-J.3", "PAX2-J.5")
@EACH_EDITION
def test_if_it_is_launched_a_battle_is_fought_and_a_survivor_changes_the_regime(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    stand(g, paris="rook_catholic")
    card = twin(g, "the_bold")
    hold(g, 0, card)
    run(
        play_card(g, 0, card),
        [("attack", "france"), ("settle", "knight_catholic", "lyon"), DONE],
    )
    assert g.cities == {"lyon": "knight_catholic"}
    assert g.players[0].west == [card, "france"]


@pytest.mark.rule("PAX1-J0.5", "PAX2-J.5")
@EACH_EDITION
def test_a_lost_civil_war_changes_no_regime(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france")
    stand(g, paris="rook_catholic", lyon="knight_catholic")
    assert run(conspiracy(g, 0, "france", [KNIGHT, KNIGHT])) is False
    assert g.players[1].west == ["france"]
    assert g.concessions == {}


@pytest.mark.rule("PAX1-J0.6", "PAX1-T1.2", "PAX2-J.4")
@EACH_EDITION
def test_ex48_colours_do_not_matter_in_a_civil_war(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france")
    stand(g, paris="knight_catholic", lyon="rook_islamic")
    g.repressed["france"] = ["knight_islamic", "rook_catholic"]
    g.pirates[CHANNEL] = "islamic"
    assert conspirators(g, 0, "france", [KNIGHT, ROOK]) == [
        Unit("knight_catholic", AGENT),
        Unit("rook_islamic", AGENT),
        Unit("knight_islamic", "france"),
        Unit("rook_catholic", "france"),
        Unit(g.box.edition.ships["islamic"], CHANNEL),
    ]
    assert set(loyalists(g, "france")) == {
        Unit("knight_catholic", "paris"),
        Unit("rook_islamic", "lyon"),
    }


@pytest.mark.rule("PAX1-GL.Pirate.4", "PAX1-J1.3", "PAX1-J2.3", "PAX2-J1.2", "PAX2-J2.3")
@EACH_EDITION
def test_pirates_of_any_colour_join_both_civil_wars(edition: int) -> None:
    g = pax_position(edition=edition)
    g.pirates.update({CHANNEL: "islamic", AUGSBURG: "catholic"})
    ships = g.box.edition.ships
    pirates = [Unit(ships["islamic"], CHANNEL), Unit(ships["catholic"], AUGSBURG)]
    assert conspirators(g, 0, "france", []) == pirates
    assert rebels(g, 0, "france", []) == pirates


@pytest.mark.rule("PAX1-GL.RulingClass.1", "PAX1-J1.4", "PAX2-J1.6", "PAX2-J2.8")
@EACH_EDITION
def test_the_ruling_class_defends_whatever_its_kind_colour_and_origin(edition: int) -> None:
    g = pax_position(edition=edition)
    stand(g, constantinople_1="rook_islamic", constantinople_3="knight_reformation")
    stand(g, modon="rook_catholic", cairo="rook_islamic")
    assert loyalists(g, "ottoman") == [
        Unit("rook_islamic", "constantinople_1"),
        Unit("knight_reformation", "constantinople_3"),
        Unit("rook_catholic", "modon"),
    ]


# -- conspiracy ------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-J1.1", "PAX1-T1.1")
def test_knight_and_rook_agents_conspire_and_others_do_not() -> None:
    g = pax_position()
    assert conspirators(g, 0, "france", [BISHOP, KNIGHT, ROOK, PAWN]) == [
        Unit("knight_catholic", AGENT),
        Unit("rook_islamic", AGENT),
    ]


@pytest.mark.rule("PAX1-J1.2", "PAX1-T1.8", "PAX2-J1.3", "PAX2-J1.5")
@EACH_EDITION
def test_repressed_knights_and_rooks_conspire_but_serfs_do_not(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france")
    g.repressed["france"] = ["pawn_0", "rook_islamic", "knight_catholic", "pawn_2"]
    assert conspirators(g, 0, "france", []) == [
        Unit("rook_islamic", "france"),
        Unit("knight_catholic", "france"),
    ]


@pytest.mark.rule("PAX1-J1.1")
def test_concessions_and_neighbours_do_not_conspire() -> None:
    g = pax_position()
    g.concessions[CHANNEL] = 0
    stand(g, london="knight_catholic")
    assert conspirators(g, 0, "france", []) == []


@pytest.mark.rule("PAX1-GL.Battle.3")
def test_a_civil_war_without_an_attacker_cannot_be_launched() -> None:
    g = pax_position()
    for refusal in (
        refuse_conspiracy(g, 0, "france", [BISHOP]),
        refuse_revolt(g, 0, "france", [BISHOP]),
    ):
        assert refusal is not None
        assert refusal.clause == "PAX1-GL.Battle.3"
    g.pirates[CHANNEL] = "islamic"
    assert refuse_conspiracy(g, 0, "france", [BISHOP]) is None
    assert refuse_revolt(g, 0, "france", [BISHOP]) is None


@pytest.mark.rule(
    "PAX1-GL.Location.7",
    "PAX1-J1.2",
    "PAX1-J1.3",
    "PAX1-J1.4",
    "PAX1-GL.Battle.1",
    "PAX1-GL.Battle.2",
    "PAX1-GL.Battle.7",
    "PAX1-GL.Battle.9",
    "PAX1-GL.RegimeChange.3",
    "PAX1-GL.RegimeChange.5",
    "PAX1-GL.RegimeChange.11",
    "PAX1-E2a.3",
    "PAX1-E2b.5",
)
def test_ex31_house_of_borgia_against_aragon() -> None:
    g = pax_position()
    own(g, 1, "aragon")
    vassal(g, "aragon", "france")
    own(g, 2, "jesuits")
    g.repressed["aragon"] = ["knight_reformation"]
    stand(g, algiers="rook_islamic")
    g.pirates[FLORENCE] = "islamic"
    hold(g, 0, "house_of_borgia")
    asks: list[Ask] = []
    run(
        play_card(g, 0, "house_of_borgia"),
        [
            ("attack", "aragon"),
            ("lose", FLORENCE, "rook_islamic"),
            ("settle", "knight_reformation", "valencia"),
            ("concession", FLORENCE),
            ("bishop", "catholic", "jesuits"),
        ],
        asks=asks,
    )
    assert list(asks[1].options) == [
        ("lose", "aragon", "knight_reformation"),
        ("lose", FLORENCE, "rook_islamic"),
    ]
    assert g.cities == {"valencia": "knight_reformation"}
    assert g.pirates == {}
    assert reserve(g, "rook_islamic") == g.box.supply["rook_islamic"]
    assert g.players[0].west == ["house_of_borgia", "aragon"]
    assert g.players[1].west == []
    assert g.suzerains == {}
    assert g.concessions == {FLORENCE: 0}
    assert g.bishops == {"jesuits": "catholic"}


@pytest.mark.rule("PAX1-J1.5", "PAX1-GL.Theocracy.5", "PAX1-GL.RegimeChange.14")
@pytest.mark.parametrize("answer,side", [(YES, "feudal"), (NO, "reformation")])
def test_conspirators_may_but_need_not_abolish_a_theocracy(answer: Any, side: Any) -> None:
    g = pax_position()
    g.states["france"] = "reformation"
    run(
        conspiracy(g, 0, "france", [KNIGHT]),
        [("settle", "knight_catholic", "paris"), answer, DONE],
    )
    assert g.states["france"] == side
    assert g.players[0].west == ["france"]


@pytest.mark.rule("PAX1-J1.5")
def test_a_feudal_map_card_cannot_be_turned_by_a_conspiracy() -> None:
    g = pax_position()
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "france", [KNIGHT]),
        [("settle", "knight_catholic", "paris"), DONE],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["survivors", "concession"]
    assert g.states["france"] == "feudal"


@pytest.mark.rule("PAX1-J1.5")
def test_a_lost_conspiracy_leaves_the_theocracy() -> None:
    g = pax_position()
    stand(g, cairo="rook_islamic")
    assert run(conspiracy(g, 0, "mamluk", [KNIGHT])) is False
    assert g.states["mamluk"] == "islamic"


@pytest.mark.rule("PAX1-J1.6")
def test_the_ruling_class_stays_in_its_cities_when_the_map_card_is_turned() -> None:
    g = pax_position()
    g.states["hungary"] = "islamic"
    run(conspiracy(g, 0, "hungary", [KNIGHT, KNIGHT]), [YES, DONE])
    assert g.states["hungary"] == "feudal"
    assert g.cities == {"buda": "knight_catholic", "varna": "knight_catholic"}


@pytest.mark.rule("PAX1-J1.6")
def test_conspirators_choose_the_icons_of_constantinople_when_it_is_turned() -> None:
    g = pax_position()
    g.states["ottoman"] = "islamic"
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "ottoman", [KNIGHT]),
        [
            ("settle", "knight_catholic", "constantinople_3"),
            YES,
            ("stand", "knight_catholic", "constantinople_1"),
            DONE,
        ],
        asks=asks,
    )
    assert list(asks[2].options) == [
        ("stand", "knight_catholic", "constantinople_1"),
        ("stand", "knight_catholic", "constantinople_2"),
    ]
    assert g.cities == {"constantinople_1": "knight_catholic"}


# -- peasant revolt --------------------------------------------------------------------------


@pytest.mark.rule("PAX1-J2.2", "PAX1-T1.1", "PAX1-GL.Serf.1", "PAX1-T1.9", "PAX2-J2.1", "PAX2-J2.4")
@EACH_EDITION
def test_all_agents_but_bishops_and_serfs_of_every_colour_revolt(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france")
    g.repressed["france"] = ["pawn_1", "pawn_0"]
    assert rebels(g, 0, "france", [BISHOP, KNIGHT, ROOK, PAWN]) == [
        Unit("knight_catholic", AGENT),
        Unit("rook_islamic", AGENT),
        Unit("pawn_0", AGENT),
        Unit("pawn_1", "france"),
        Unit("pawn_0", "france"),
    ]


@pytest.mark.rule("PAX1-J2.3", "PAX1-GL.Concession.3", "PAX1-T1.7", "PAX2-J2.2")
@EACH_EDITION
def test_own_concessions_revolt_and_those_of_others_do_not(edition: int) -> None:
    g = pax_position(edition=edition)
    g.concessions.update({CHANNEL: 0, AUGSBURG: 1, PYRENEES: 0, FLORENCE: 0})
    assert set(rebels(g, 0, "france", [])) == {
        Unit("pawn_0", CHANNEL),
        Unit("pawn_0", PYRENEES),
    }


@pytest.mark.rule("PAX1-J2.4", "PAX1-T1.8", "PAX2-J2.7")
@EACH_EDITION
def test_repressed_knights_and_rooks_do_not_revolt(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 1, "france")
    g.repressed["france"] = ["knight_catholic", "rook_islamic"]
    assert rebels(g, 0, "france", []) == []


@pytest.mark.rule("PAX1-J2.5", "PAX1-T2.4")
def test_a_peasant_revolt_never_turns_the_map_card() -> None:
    g = pax_position()
    asks: list[Ask] = []
    run(
        peasant_revolt(g, 0, "mamluk", [KNIGHT]),
        [("settle", "knight_catholic", "cairo"), DONE],
        asks=asks,
    )
    assert g.states["mamluk"] == "islamic"
    assert "turn_map_card" not in [ask.topic for ask in asks]


@pytest.mark.rule("PAX1-J2.1")
def test_a_peasant_revolt_is_otherwise_fought_like_a_conspiracy() -> None:
    g = pax_position()
    own(g, 1, "france")
    stand(g, paris="rook_catholic")
    won = run(
        peasant_revolt(g, 0, "france", [KNIGHT, KNIGHT]),
        [("settle", "knight_catholic", "bruges"), DONE],
    )
    assert won
    assert g.cities == {"bruges": "knight_catholic"}
    assert g.players[0].west == ["france"]


def test_concessions_that_revolted_and_survived_stay_where_they_are() -> None:
    g = pax_position()
    g.concessions.update({CHANNEL: 0, PYRENEES: 0})
    stand(g, paris="knight_catholic")
    run(peasant_revolt(g, 0, "france", []), [("lose", CHANNEL, "pawn_0"), DONE])
    assert g.concessions == {PYRENEES: 0}


@pytest.mark.rule(
    "PAX1-E2a.1",
    "PAX1-E2a.2",
    "PAX1-J2.2",
    "PAX1-T0.4",
    "PAX1-GL.RegimeChange.2",
    "PAX1-GL.RegimeChange.11",
    "PAX1-GL.Battle.11",
    "PAX1-GL.Concession.1",
)
def test_ex07_peasant_revolt_in_an_empty_france() -> None:
    g = pax_position()
    hold(g, 0, "flanders_guild")
    asks: list[Ask] = []
    run(
        play_card(g, 0, "flanders_guild"),
        [("attack", "france"), ("settle", "pawn_0", CHANNEL), ("concession", AUGSBURG)],
        asks=asks,
    )
    assert ("concession", CHANNEL) not in asks[2].options
    assert g.players[0].west == ["flanders_guild", "france"]
    assert g.republics == []
    assert g.concessions == {CHANNEL: 0, AUGSBURG: 0}
    assert g.players[0].florins == 10


@pytest.mark.rule(
    "PAX1-J2.2",
    "PAX1-J2.3",
    "PAX1-GL.Battle.2",
    "PAX1-GL.Battle.11",
    "PAX1-GL.RegimeChange.6",
    "PAX1-GL.RegimeChange.9",
    "PAX1-T2.6",
    "PAX1-T2.7",
)
def test_ex32_peasant_revolt_against_the_own_france() -> None:
    g = pax_position()
    own(g, 0, "france")
    stand(g, paris="knight_catholic", bruges="rook_catholic")
    g.pirates[CHANNEL] = "islamic"
    g.concessions[AUGSBURG] = 0
    hold(g, 0, "flanders_guild")
    run(
        play_card(g, 0, "flanders_guild"),
        [
            ("attack", "france"),
            ("lose", CHANNEL, "rook_islamic"),
            ("lose", AUGSBURG, "pawn_0"),
            ("settle", "pawn_0", PYRENEES),
            ("concession", CHANNEL),
        ],
    )
    assert g.cities == {}
    assert g.pirates == {}
    assert g.concessions == {PYRENEES: 0, CHANNEL: 0}
    assert g.players[0].west == ["france", "flanders_guild"]
    assert g.republics == ["france"]
