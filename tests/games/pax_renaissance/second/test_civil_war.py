"""Civil wars where the 2nd edition has its own rules (J); the others are tested with the 1st."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Ask
from stolnik.games.pax_renaissance.box.components import Agent
from stolnik.games.pax_renaissance.chapters.play_card import play_card, refuse_war
from stolnik.games.pax_renaissance.chapters.wars.battle import AGENT, PIRATE_AGENT
from stolnik.games.pax_renaissance.chapters.wars.civil_war import (
    conspiracy,
    conspirators,
    peasant_revolt,
    rebels,
)
from stolnik.games.pax_renaissance.events import BattleBegan
from stolnik.games.pax_renaissance.state import Pax, Unit
from tests.games.pax_renaissance.position import border, first_ask, hold, listen, own, run, stand
from tests.games.pax_renaissance.second.cards import (
    BANK_OF_ST_GEORGE,
    HOUSE_OF_BORGIA,
    JANISSARIES,
    THE_BOLD,
    ZWARTE_HOOP,
)
from tests.games.pax_renaissance.second.second import enthrone, second

BISHOP = Agent("bishop", "catholic")
KNIGHT = Agent("knight", "catholic")
ROOK = Agent("rook", "islamic")
PIRATE = Agent("pirate", "islamic")
PAWN = Agent("pawn")

AUGSBURG, CHANNEL = border("france", "holy_roman_empire"), border("england", "france")
PYRENEES = border("france", "aragon")


def battle(g: Pax, war: str) -> BattleBegan:
    """The battle that begins when seat 0 attacks France with a rook agent."""
    heard = listen(g)
    fought = conspiracy if war == "conspiracy" else peasant_revolt
    flow = fought(g, 0, "france", [ROOK])
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert ask.topic == "losses"  # before the first loss nobody is asked anything
    return next(event for event in heard if isinstance(event, BattleBegan))


@pytest.mark.rule("PAX2-J.6")
def test_a_civil_war_is_fought_at_the_location_of_the_card() -> None:
    g = second()
    hold(g, 0, THE_BOLD)
    assert list(first_ask(play_card(g, 0, THE_BOLD)).options) == [NO, ("attack", "france")]
    refusal = refuse_war(g, 0, THE_BOLD, "england", [KNIGHT])
    assert refusal is not None
    assert refusal.clause == "PAX2-J.6"


@pytest.mark.rule("PAX2-J.6")
def test_with_a_card_in_the_east_or_west_one_empire_of_the_region_is_chosen() -> None:
    g = second()
    hold(g, 0, JANISSARIES, HOUSE_OF_BORGIA)  # two knights, and nobody but a bishop
    asked = first_ask(play_card(g, 0, JANISSARIES))
    assert [str(move[-1]) for move in asked.options] == [
        "no",
        "hungary",
        "byzantium",
        "ottoman",
        "mamluk",
    ]
    g.pirates[CHANNEL] = "islamic"  # who has somebody to attack with in two empires
    asked = first_ask(play_card(g, 0, HOUSE_OF_BORGIA))
    assert list(asked.options) == [NO, ("attack", "england"), ("attack", "france")]


@pytest.mark.rule("PAX2-J1.1")
def test_all_agents_but_bishops_conspire_even_pawns() -> None:
    g = second()
    assert conspirators(g, 0, "france", [BISHOP, KNIGHT, ROOK, PAWN, PIRATE]) == [
        Unit("knight_catholic", AGENT),
        Unit("rook_islamic", AGENT),
        Unit("pawn_0", AGENT),
        Unit("pirate_islamic", PIRATE_AGENT),
    ]


@pytest.mark.rule("PAX2-J1.1")
def test_a_pawn_agent_can_win_a_conspiracy_and_becomes_a_concession() -> None:
    g = second()
    shore = border("hungary", "byzantium")
    hold(g, 0, BANK_OF_ST_GEORGE)  # a pawn in Byzantium
    run(
        play_card(g, 0, BANK_OF_ST_GEORGE),
        [("attack", "byzantium"), ("settle", "pawn_0", shore), DONE],
    )
    assert g.players[0].east == [BANK_OF_ST_GEORGE, "byzantium"]
    assert g.concessions == {shore: 0}


@pytest.mark.rule("PAX2-J1.4", "PAX2-J1.2", "PAX2-J1.3", "PAX2-J1.5", "PAX2-J1.6")
def test_everybody_who_can_conspire_must_and_nobody_else_does() -> None:
    g = second()
    stand(g, paris="knight_catholic", lyon="rook_catholic", london="knight_catholic")
    g.pirates.update({CHANNEL: "islamic", AUGSBURG: "reformation"})
    g.concessions[PYRENEES] = 0
    enthrone(g, "france", repressed=["pawn_0", "knight_islamic", "rook_reformation"])
    fought = battle(g, "conspiracy")
    assert fought.attackers == (
        "rook_islamic",
        "knight_islamic",
        "rook_reformation",
        "pirate_islamic",
        "pirate_reformation",
    )
    assert sorted(fought.defenders) == ["knight_catholic", "rook_catholic"]


@pytest.mark.rule("PAX2-J2.5", "PAX2-J2.3", "PAX2-J2.4", "PAX2-J2.7", "PAX2-J2.8")
def test_everybody_who_can_revolt_must_and_nobody_else_does() -> None:
    g = second()
    stand(g, paris="knight_catholic", lyon="rook_catholic", london="knight_catholic")
    g.pirates[CHANNEL] = "reformation"
    g.concessions.update({PYRENEES: 0, AUGSBURG: 1})
    enthrone(g, "france", repressed=["pawn_2", "knight_islamic", "pawn_0"])
    fought = battle(g, "peasant_revolt")
    assert sorted(fought.attackers) == [
        "pawn_0",  # a serf
        "pawn_0",  # a concession
        "pawn_2",
        "pirate_reformation",
        "rook_islamic",
    ]
    assert sorted(fought.defenders) == ["knight_catholic", "rook_catholic"]


@pytest.mark.rule("PAX2-J2.6", "PAX2-J2.2")
def test_own_concessions_rise_even_if_they_are_lost() -> None:
    g = second()
    stand(g, paris="knight_catholic", lyon="rook_catholic", bruges="rook_catholic")
    g.concessions.update({CHANNEL: 0, PYRENEES: 0})
    hold(g, 0, ZWARTE_HOOP)  # an islamic pirate
    run(play_card(g, 0, ZWARTE_HOOP), [("attack", "france")])
    assert g.concessions == {}
    assert g.cities == {}
    assert g.players[0].west == [ZWARTE_HOOP]  # a draw wins nothing


@pytest.mark.rule("PAX2-J2.9")
@pytest.mark.parametrize("owner", [0, 1])
def test_anybody_uses_all_serfs_even_against_the_empire_of_the_player_they_come_from(
    owner: int,
) -> None:
    g = second()
    own(g, owner, "france")
    g.repressed["france"] = ["pawn_1"]
    assert rebels(g, 0, "france", []) == [Unit("pawn_1", "france")]
    run(peasant_revolt(g, 0, "france", []), [("settle", "pawn_1", CHANNEL), DONE])
    assert g.players[0].west == ["france"]
    assert ("france" in g.republics) == (owner == 0)
    assert g.concessions == {CHANNEL: 1}


def test_a_conspiracy_leaves_a_theocracy_as_it_is() -> None:
    g = second()
    asks: list[Ask] = []
    run(
        conspiracy(g, 0, "mamluk", [KNIGHT]),
        [("settle", "knight_catholic", "cairo"), DONE],
        asks=asks,
    )
    assert [ask.topic for ask in asks] == ["survivors", "concession"]
    assert g.states["mamluk"] == "islamic"
