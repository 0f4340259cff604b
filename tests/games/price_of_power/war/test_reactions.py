"""Reactions from hand when an Enemy Army comes: One Step Ahead and Scorched Earth."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    give,
    refusal_of,
)
from tests.games.price_of_power.war.forces import army, at_arms, infantry, turn, war, where_is
from tests.games.running import Procedure

AHEAD, SCORCHED = "mil_07_1", "mil_10_1"
LET: Move = ("let",)


def march(g: Europe, where: str) -> Procedure:
    """The first Army of France marches there from next door."""
    asked = turn(g, FRANCE)
    asked.say(("activate_land",))
    if asked.ask.topic == "mover":
        asked.say(("move_army", 1))
    asked.say(("march", where))
    return asked


def invaded(*hand: str, card_of: int = CASTILE) -> Europe:
    """France, at War with Castile, stands in Leon before the Army of Castile."""
    g = at_arms()
    army(g, FRANCE, 1, "leon", 3)
    war(g, FRANCE, "castile")
    give(g, card_of, *hand)
    return g


@pytest.mark.rule("EU-6.2.12", "EU-5.2.5", "EU-5.2.3")
def test_one_step_ahead_leads_an_army_away_before_the_battle() -> None:
    g = invaded(AHEAD)
    army(g, CASTILE, 1, "castile", 2)
    asked = march(g, "castile")
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "reaction")
    assert asked.ask.options == (("react", AHEAD), LET)
    assert any(isinstance(task, Battle) for task in g.agenda)
    asked.say(("react", AHEAD), ("activate_land",))
    while asked.ask.seat == CASTILE:
        move: Move = ("march", "andalucia")
        asked.say(move if move in asked.ask.options else asked.ask.options[-1])
    assert where_is(g, CASTILE, 1) == "andalucia"
    assert where_is(g, FRANCE, 1) == "castile"
    assert not any(isinstance(task, Battle) for task in g.agenda)
    assert g.players[CASTILE].power[MIL] == 5
    assert g.box.card_of[AHEAD] in g.discards[MIL]
    assert g.active == FRANCE
    assert not audit(g)


@pytest.mark.rule("EU-6.2.12")
def test_who_lets_it_come_fights() -> None:
    g = invaded(AHEAD)
    army(g, CASTILE, 1, "castile", 2)
    asked = march(g, "castile")
    assert refusal_of(g, asked.ask, ("as_ruler",)) == "EU-6.2.12"
    asked.say(LET)
    assert isinstance(g.agenda[-1], Battle)
    assert g.players[CASTILE].hand == [g.box.card_of[AHEAD]]


@pytest.mark.rule("EU-6.2.12")
def test_who_might_hold_the_card_is_asked_and_nobody_else() -> None:
    # A Military card that is another one: asked all the same, for the others cannot see it.
    g = invaded("mil_01_1")
    army(g, CASTILE, 1, "castile", 2)
    asked = march(g, "castile")
    assert asked.ask.options == (LET,)
    assert refusal_of(g, asked.ask, ("react", AHEAD)) == "EU-6.2.12"
    for spoil in ("power", "known", "deck"):
        g = invaded("adm_07_1" if spoil == "deck" else "mil_01_1")
        army(g, CASTILE, 1, "castile", 2)
        if spoil == "power":
            g.players[CASTILE].power[MIL] = 0
        elif spoil == "known":
            g.players[CASTILE].known = list(g.players[CASTILE].hand)
        assert march(g, "castile").ask.topic != "reaction"
    g = invaded(AHEAD, card_of=ENGLAND)  # England is at Peace
    army(g, ENGLAND, 1, "castile", 2)
    army(g, CASTILE, 1, "castile", 2)
    assert march(g, "castile").ask.topic != "reaction"


@pytest.mark.rule("EU-6.2.12")
def test_scorched_earth_costs_the_attacker_units_where_nobody_stands() -> None:
    g = invaded(SCORCHED)
    asked = march(g, "castile")
    assert asked.ask.options == (("react", SCORCHED), LET)
    asked.say(("react", SCORCHED))
    inside = g.box.areas[area(g, "castile")].places
    while asked.ask.topic == "effect_pick":
        asked.say(asked.ask.options[0])
    assert g.players[FRANCE].armies[0].size == 1
    assert sum(has_unrest(g, place) for place in inside) == 1
    assert g.players[CASTILE].power[MIL] == 5
    assert not audit(g)


@pytest.mark.rule("EU-6.2.12")
def test_scorched_earth_wears_down_the_army_that_has_come_and_no_other_unit() -> None:
    g = invaded(SCORCHED)
    army(g, FRANCE, 2, "castile", 2)
    infantry(g, FRANCE, "castile", 2)
    asked = march(g, "castile")
    asked.say(("react", SCORCHED))
    while asked.ask.seat == CASTILE:
        asked.say(asked.ask.options[0])
    assert [one.size for one in g.players[FRANCE].armies[:2]] == [1, 2]
    assert g.players[FRANCE].infantry == {area(g, "castile"): 2}
    assert not audit(g)


@pytest.mark.rule("EU-6.2.12", "EU-9.MU.17")
def test_an_army_that_scorched_earth_has_ruined_marches_no_further() -> None:
    g = at_arms()
    army(g, FRANCE, 1, "leon", 2)
    infantry(g, FRANCE, "castile")
    war(g, FRANCE, "castile")
    give(g, CASTILE, SCORCHED)
    asked = march(g, "castile")
    asked.say(("react", SCORCHED))
    while asked.ask.topic != "end_turn":
        assert asked.ask.topic != "march", "nobody is left to take the Infantry in"
        asked.say(asked.ask.options[-1])
    assert g.players[FRANCE].armies[0].size == 0
    assert not audit(g)


@pytest.mark.rule("EU-6.2.12")
def test_where_units_stand_the_earth_is_not_scorched() -> None:
    g = invaded(SCORCHED)
    infantry(g, CASTILE, "castile")
    assert march(g, "castile").ask.topic != "reaction"
    g = invaded(SCORCHED)
    army(g, CASTILE, 1, "castile", 1)
    asked = march(g, "castile")
    assert asked.ask.options == (LET,)  # it would take the other card
    assert DONE not in asked.ask.options
