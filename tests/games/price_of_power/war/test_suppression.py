"""Suppress Unrest."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.state import REBEL_TOWN, SMALL, Europe, piece
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    place,
    refusal_of,
    unrest,
    vassal,
)
from tests.games.price_of_power.war.forces import army, at_arms, rebels, turn, war


def calm(name: str) -> Move:
    return ("suppress", name)


def unruly(*names: str) -> Europe:
    g = at_arms()
    unrest(g, *names)
    return g


@pytest.mark.rule("EU-5.5.52")
def test_each_token_costs_one_military_power() -> None:
    g = unruly("burgos", "galicia")
    vassal(g, "zaragoza", CASTILE, unrest=True)
    table = turn(g, CASTILE)
    table.say(calm("burgos"), calm("zaragoza"), DONE)
    assert g.players[CASTILE].power[MIL] == 4
    assert not has_unrest(g, place(g, "burgos"))
    assert not has_unrest(g, place(g, "zaragoza"))
    assert has_unrest(g, place(g, "galicia"))
    assert table.ask.topic == "end_turn", "it is the Turn's Action"


@pytest.mark.rule("EU-5.5.52")
def test_without_unrest_or_power_there_is_nothing_to_suppress() -> None:
    g = unruly("galicia", "burgos")
    table = turn(g, CASTILE)
    assert calm("madrid") not in table.ask.options
    assert refusal_of(g, table.ask, calm("madrid")) == "EU-5.5.52"
    assert refusal_of(g, table.ask, calm("toulouse")) == "EU-5.5.52"
    g.players[CASTILE].power[MIL] = 1
    table.say(calm("burgos"))
    assert table.ask.topic == "end_turn", "no Power is left for Galicia"
    assert has_unrest(g, place(g, "galicia"))


@pytest.mark.rule("EU-5.5.53")
def test_not_among_rebel_or_enemy_units() -> None:
    g = unruly("galicia", "burgos")
    rebels(g, "leon")
    war(g, CASTILE, "france")
    army(g, FRANCE, 1, "castile", 1)
    table = turn(g, CASTILE)
    for name in ("galicia", "burgos"):
        assert calm(name) not in table.ask.options
        assert refusal_of(g, table.ask, calm(name)) == "EU-5.5.53"
    g.wars = []
    assert calm("burgos") in turn(g, CASTILE).ask.options, "a Neutral Army is no hindrance"


@pytest.mark.rule("EU-5.5.54", "EU-5.5.55")
def test_not_where_one_occupies_and_not_where_an_enemy_does() -> None:
    g = unruly("galicia")
    g.occupiers[place(g, "toulouse")] = piece(SMALL, CASTILE, unrest=True)
    g.occupiers[place(g, "galicia")] = REBEL_TOWN
    table = turn(g, CASTILE)
    assert not any(move[0] == "suppress" for move in table.ask.options)
    assert refusal_of(g, table.ask, calm("toulouse")) == "EU-5.5.54"
    assert refusal_of(g, table.ask, calm("galicia")) == "EU-5.5.55"


def test_why_not_is_answered_for_moves_of_other_questions_too() -> None:
    g = unruly("burgos", "galicia")
    table = turn(g, CASTILE)
    table.say(calm("burgos"))
    event = g.box.events[0].id
    assert refusal_of(g, table.ask, ("event", event)) == "EU-5.5.52"
    assert refusal_of(g, table.ask, calm("burgos")) == "EU-5.5.52"
