"""The texts of Events, as part of the Event Action."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import EVENT_NOT_TAKEN, EVENT_TAKEN, Europe, Officer
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    empty_hands,
    europe,
    row,
)
from tests.games.running import Procedure


def turns(*events: str, players: int = 4) -> Europe:
    g = empty_hands(europe(players))
    row(g, *events)
    for player in g.players:
        player.power, player.ducats, player.prestige = [3, 3, 3], 20, 0
        player.ruler = Officer("setup_castile")
    return g


@pytest.mark.rule("EU-5.1.5", "EU-16.3.8", "EU-16.3.6")
def test_the_text_comes_before_the_symbols_and_asks_everybody_whom_it_concerns() -> None:
    g = turns("152B", "151B", "153B")
    asked = Procedure(play(g), g)
    asked.say(("event", "152B"))
    assert asked.ask.topic == "effect_pick"
    asked.say(("pick_realm", "england"))
    assert (asked.ask.seat, asked.ask.topic) == (ENGLAND, "effect_option")
    assert dict(asked.ask.about) == {"origin": "152B", "choice": 0}
    asked.say(("option", "B"))
    assert g.players[CASTILE].power == [2, 3, 3]
    assert g.players[ENGLAND].interest == 2


@pytest.mark.rule("EU-16.3.8")
def test_101_2_works_for_whoever_takes_it() -> None:
    g = turns("101-2", "151B", "153B")
    g.active = FRANCE
    asked = Procedure(play(g), g)
    asked.say(("event", "101-2"), ("option", "A"))
    assert g.players[AUSTRIA].power[MIL] == 6


@pytest.mark.rule("EU-16.3.1")
def test_everybody_takes_exactly_one_event_in_an_action_phase() -> None:
    g = turns("152B", "151B", "153B")
    asked = Procedure(play(g), g)
    assert ("event", "152B") in asked.ask.options
    assert ("pass",) not in asked.ask.options, "the Event is still owed"
    g = turns("152B", "151B", "153B")
    g.players[CASTILE].status = EVENT_TAKEN
    asked = Procedure(play(g), g)
    assert not any(move[0] == "event" for move in asked.ask.options)
    assert g.players[FRANCE].status == EVENT_NOT_TAKEN
