"""Two players without Bots: two Event Actions each, and how the Round ends."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.chapters.effects.conditions import holds
from stolnik.games.price_of_power.chapters.event_cards.event_action import events_owed, take_event
from stolnik.games.price_of_power.chapters.event_cards.row import reveal_next
from stolnik.games.price_of_power.chapters.phases.actions import FORGO, PASS, take_turn
from stolnik.games.price_of_power.chapters.phases.cleanup import clean_the_board, next_first_player
from stolnik.games.price_of_power.events.phases import LastActions, LastTurns
from stolnik.games.price_of_power.state import EVENT_NOT_TAKEN, EVENT_TAKEN, PASSED, Europe, line_up
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import CASTILE, FRANCE, empty_hands, europe, refusal_of
from tests.games.running import Procedure, run

END: Move = ("end_turn",)


def turns(castile: int = 2, france: int = 2) -> Europe:
    """The first Turn, when so many Event Actions have been taken."""
    g = empty_hands(europe(2))
    for seat, taken in ((CASTILE, castile), (FRANCE, france)):
        g.players[seat].events = taken
        g.players[seat].status = EVENT_TAKEN if taken == 2 else EVENT_NOT_TAKEN
    return g


def one_turn(g: Europe, move: Move) -> None:
    for said in (move, END):
        run(take_turn(g), [said])


def event_turn(g: Europe) -> None:
    """A Turn for an Event Action; what the card does is not looked at."""
    table = Procedure(take_turn(g))
    table.say(next(move for move in table.ask.options if move[0] == "event"))
    g.agenda.clear()
    reveal_next(g)
    run(take_turn(g), [END])


def free_turn(g: Europe) -> None:
    """A Turn with some Action that is neither an Event nor a Pass."""
    g.turn.acted = True
    run(take_turn(g), [END])


@pytest.mark.rule("EU-20.2.1")
def test_the_event_decks_are_those_of_four_players_with_the_events_of_two_realms() -> None:
    g, of_four = europe(2), europe(4)
    playing = {g.players[seat].realm for seat in (CASTILE, FRANCE)}
    for age, deck in line_up(g).decks.items():
        cards = [g.box.events[no] for no in deck.first + deck.second]
        usual = line_up(of_four).decks[age]
        assert len(deck.first) == len(usual.first)
        assert len(cards) == len(usual.first) + len(usual.second)
        own = [card for card in cards if card.kind == "realm"]
        assert {card.realm for card in own} == playing
        assert len(own) == 4
        others = [of_four.box.events[no] for no in usual.first + usual.second]
        b_events = sum(card.kind == "B" for card in cards)
        assert b_events == sum(card.kind == "B" for card in others) + 4


@pytest.mark.rule("EU-20.2.2")
def test_events_are_revealed_as_with_four_players() -> None:
    g, of_four = europe(2), europe(4)
    assert [one.open for one in g.row] == [one.open for one in of_four.row]
    assert [one.open for one in g.row] == [True] * 3 + [False] * 2


@pytest.mark.rule("EU-20.2.3", "EU-4.2.9")
def test_who_has_taken_one_of_two_events_has_taken_an_event() -> None:
    g = turns(castile=0, france=0)
    asked = {"event_taken": "realm:castile"}
    assert not holds(g, FRANCE, asked)
    run(take_event(g, CASTILE, g.row[0]))
    assert events_owed(g, CASTILE) == 1
    assert holds(g, FRANCE, asked)


@pytest.mark.rule("EU-20.2.3")
def test_each_takes_two_events_and_passes_only_then() -> None:
    g = turns(0, 0)
    assert events_owed(g, CASTILE) == 2
    for left in (1, 0):
        table = Procedure(take_turn(g))
        assert PASS not in table.ask.options
        assert refusal_of(g, table.ask, PASS) == "EU-20.2.3"
        run(take_event(g, CASTILE, g.row[0]))
        g.agenda.clear()
        assert events_owed(g, CASTILE) == left
    table = Procedure(take_turn(g))
    assert PASS in table.ask.options
    assert not any(move[0] == "event" for move in table.ask.options)
    shown = g.box.events[g.row[0].event].id
    assert refusal_of(g, table.ask, ("event", shown)) == "EU-20.2.3"


@pytest.mark.rule("EU-20.2.4")
def test_the_first_to_pass_takes_three_ducats_and_the_second_none() -> None:
    g = turns()
    before = [player.ducats for player in g.players]
    one_turn(g, PASS)
    one_turn(g, PASS)
    assert [player.ducats for player in g.players] == [before[0] + 3, before[1]]
    assert g.step == "3A"


@pytest.mark.rule("EU-20.2.5")
def test_after_the_first_pass_the_other_has_two_turns() -> None:
    g = turns()
    one_turn(g, PASS)
    free_turn(g)
    assert (g.step, g.active) == ("last_actions", FRANCE)
    free_turn(g)
    assert g.step == "3A"
    assert g.players[FRANCE].status == PASSED + 1


@pytest.mark.rule("EU-20.2.5", "EU-20.2.6")
@pytest.mark.parametrize(("taken", "left"), [(2, 2), (1, 2), (0, 3)])
def test_how_many_turns_are_left_to_the_other_is_told(taken: int, left: int) -> None:
    g = turns(2, taken)
    told = listen(g)
    one_turn(g, PASS)
    assert LastTurns(FRANCE, left) in told
    assert LastActions() not in told


@pytest.mark.rule("EU-20.2.5")
@pytest.mark.parametrize("event_first", [True, False])
def test_an_event_action_that_is_owed_is_one_of_the_two_turns(event_first: bool) -> None:
    g = turns(2, 1)
    one_turn(g, PASS)
    if event_first:
        event_turn(g)
        assert g.step == "last_actions"
        free_turn(g)
    else:
        free_turn(g)
        assert g.step == "last_events"
        event_turn(g)
    assert g.step == "3A"
    assert g.players[FRANCE].passed


@pytest.mark.rule("EU-20.2.6", "EU-20.2.3", "EU-20.2.4", "EU-20.2.5", "EU-20.2.7")
def test_exb46_who_owes_both_events_has_one_other_action_besides() -> None:
    g = turns(2, 0)
    before = [player.ducats for player in g.players]
    one_turn(g, PASS)
    assert g.players[CASTILE].ducats == before[CASTILE] + 3
    event_turn(g)
    free_turn(g)
    assert (g.step, g.active) == ("last_events", FRANCE)
    offered = Procedure(take_turn(g)).ask.options
    assert any(move[0] == "event" for move in offered)
    assert PASS not in offered
    assert FORGO not in offered
    ducats = g.players[FRANCE].ducats
    on_event = next(one.ducats for one in g.row if one.open)
    event_turn(g)
    assert g.step == "3A"
    assert g.players[FRANCE].ducats == ducats + on_event
    assert next_first_player(g) == CASTILE


@pytest.mark.rule("EU-20.2.6")
def test_the_other_action_can_be_forgone() -> None:
    g = turns(2, 0)
    one_turn(g, PASS)
    one_turn(g, FORGO)
    assert g.step == "last_events"
    event_turn(g)
    event_turn(g)
    assert g.step == "3A"


@pytest.mark.rule("EU-20.2.7")
def test_the_first_player_keeps_the_token_by_passing_first() -> None:
    g = turns()
    g.players[CASTILE].status, g.players[FRANCE].status = PASSED, PASSED + 1
    assert next_first_player(g) == CASTILE
    g.players[CASTILE].status, g.players[FRANCE].status = PASSED + 1, PASSED
    assert next_first_player(g) == FRANCE
    g.step, g.queue = "5B", []
    run(clean_the_board(g))
    assert (g.first, [player.events for player in g.players]) == (FRANCE, [0, 0])
