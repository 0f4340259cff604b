"""Phase 2: Turns, Passing, and the last Turns."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.chapters.phases.actions import PASS, entry_of, take_turn
from stolnik.games.price_of_power.chapters.phases.cleanup import clean_the_board
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import EVENT_NOT_TAKEN, EVENT_TAKEN, PASSED, Europe, Turn
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    empty_hands,
    europe,
    refusal_of,
)
from tests.games.running import Procedure, run

END: Move = ("end_turn",)


def turns(players: int = 4) -> Europe:
    return empty_hands(europe(players))


def event_taken(g: Europe, *seats: int) -> None:
    for seat in seats or range(len(g.players)):
        g.players[seat].status = EVENT_TAKEN


def is_minor(move: Move) -> bool:
    entry = entry_of(str(move[0]))
    return entry is not None and entry.minor


def one_turn(g: Europe, *moves: Move) -> None:
    """A whole Turn of the active player."""
    for move in (*moves, END):
        run(take_turn(g), [move])


@pytest.mark.rule("EU-4.2.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    g = turns()
    event_taken(g)
    g.first = g.active = FRANCE
    seats = []
    for _ in range(3):
        seats.append(g.active)
        one_turn(g, PASS)
    assert seats == [FRANCE, ENGLAND, AUSTRIA]


@pytest.mark.rule("EU-4.2.6", "EU-4.2.3")
def test_a_turn_ends_only_after_an_action() -> None:
    g = turns()
    event_taken(g)
    table = Procedure(take_turn(g))
    assert END not in table.ask.options
    table.say(PASS)
    after = Procedure(take_turn(g))
    assert after.ask.options[-1] == END
    assert PASS not in after.ask.options
    assert refusal_of(g, after.ask, PASS) == "EU-4.2.3"


@pytest.mark.rule("EU-4.2.8", "EU-5.1.2", "EU-4.2.7")
def test_nobody_passes_before_the_event_and_nobody_takes_two() -> None:
    g = turns()
    table = Procedure(take_turn(g))
    assert PASS not in table.ask.options
    assert refusal_of(g, table.ask, PASS) == "EU-4.2.8"
    table.say(("event", g.box.events[g.row[0].event].id))
    g.agenda.clear()  # what it says is another matter
    shown = g.box.events[g.row[0].event].id
    g.turn = Turn()
    after = Procedure(take_turn(g))
    assert PASS in after.ask.options
    assert ("event", shown) not in after.ask.options
    assert refusal_of(g, after.ask, ("event", shown)) == "EU-5.1.2"


@pytest.mark.rule("EU-4.2.11", "EU-4.2.14", "EU-4.2.15", "EU-4.2.16")
@pytest.mark.parametrize(
    ("players", "earned"),
    [(3, [5, 2]), (4, [5, 3, 2]), (5, [5, 3, 2]), (6, [5, 3, 2, 1])],
)
def test_exa3_ducats_for_passing(players: int, earned: list[int]) -> None:
    g = turns(players)
    event_taken(g)
    found = []
    for _ in range(len(earned)):
        before = g.players[g.active].ducats
        seat = g.active
        one_turn(g, PASS)
        found.append(g.players[seat].ducats - before)
    assert found == earned
    assert g.step == "last_actions"
    while g.step == "last_actions":
        seat = g.active
        before = g.players[seat].ducats
        one_turn(g, PASS)
        assert g.players[seat].ducats == before


@pytest.mark.rule("EU-4.2.18")
def test_who_has_passed_has_no_further_turn() -> None:
    g = turns(6)
    event_taken(g)
    one_turn(g, PASS)
    assert g.players[CASTILE].passed
    seats = set()
    while g.step == "actions":
        seats.add(g.active)
        one_turn(g, PASS)
    assert CASTILE not in seats


@pytest.mark.rule("EU-4.2.20", "EU-4.2.21", "EU-4.2.22", "EU-4.2.23", "EU-4.2.27")
def test_exa4_end_of_the_action_phase_with_six_players() -> None:
    g = turns(6)
    event_taken(g)
    g.players[AUSTRIA].status = EVENT_NOT_TAKEN
    for rank, seat in enumerate((4, 5, CASTILE)):
        g.players[seat].status = PASSED + rank
    g.active = ENGLAND
    one_turn(g, PASS)
    # Austria and France remain; Austria is next.
    assert (g.step, g.queue) == ("last_actions", [AUSTRIA, FRANCE])
    g.players[AUSTRIA].power[0] = g.players[FRANCE].power[0] = 5
    one_turn(g, ("increase_stability",))
    assert g.active == FRANCE
    one_turn(g, ("increase_stability",))
    assert g.players[FRANCE].passed
    assert (g.step, g.active) == ("last_events", AUSTRIA)
    table = Procedure(take_turn(g))
    actions = [move for move in table.ask.options if not is_minor(move)]
    assert {move[0] for move in actions} == {"event"}
    assert refusal_of(g, table.ask, PASS) == "EU-4.2.22"
    assert refusal_of(g, table.ask, ("increase_stability",)) == "EU-4.2.22"
    round_over = Procedure(play(g), g)
    round_over.say(actions[0])
    while round_over.ask.topic != "end_turn":
        round_over.say(round_over.ask.options[-1])
    assert g.step == "last_events"
    round_over.say(END)
    assert g.players[AUSTRIA].passed
    assert g.step.startswith(("3", "4"))


@pytest.mark.rule("EU-4.2.27")
def test_the_last_action_is_a_right_for_who_still_owes_the_event() -> None:
    g = turns(3)
    event_taken(g, CASTILE, FRANCE)
    for _ in range(2):
        one_turn(g, PASS) if g.active != ENGLAND else one_turn(g, ("forgo",))
    assert g.step == "last_actions"
    assert ("forgo",) in Procedure(take_turn(g)).ask.options
    one_turn(g, ("forgo",))
    assert (g.step, g.active) == ("last_events", ENGLAND)


@pytest.mark.rule("EU-4.2.20")
def test_the_last_actions_begin_right_after_the_last_paying_pass() -> None:
    g = turns(3)
    event_taken(g)
    one_turn(g, PASS)
    assert g.step == "actions"
    one_turn(g, PASS)
    assert (g.step, g.queue) == ("last_actions", [ENGLAND])


@pytest.mark.rule("EU-4.3.1", "EU-4.2.23")
def test_phase_3_begins_when_all_have_passed() -> None:
    g = turns(3)
    event_taken(g)
    for _ in range(3):
        one_turn(g, PASS)
    assert g.step == "3A"
    assert all(player.passed for player in g.players)


@pytest.mark.rule("EU-4.2.12", "EU-4.2.2", "EU-4.5.15")
def test_the_first_to_pass_becomes_first_player() -> None:
    g = turns()
    enter(g, "5B")
    for rank, seat in enumerate((ENGLAND, CASTILE, FRANCE, AUSTRIA)):
        g.players[seat].status = PASSED + rank
    g.queue = []  # the Emperor has placed Imperial Influence
    run(clean_the_board(g))
    assert g.first == ENGLAND


@pytest.mark.rule("EU-4.2.13", "EU-4.5.15")
def test_a_first_player_who_passes_first_hands_the_token_to_the_second() -> None:
    g = turns()
    enter(g, "5B")
    for rank, seat in enumerate((CASTILE, AUSTRIA, FRANCE, ENGLAND)):
        g.players[seat].status = PASSED + rank
    g.queue = []  # the Emperor has placed Imperial Influence
    run(clean_the_board(g))
    assert g.first == AUSTRIA


@pytest.mark.rule("EU-4.2.17")
def test_passing_uses_the_turn() -> None:
    g = turns()
    event_taken(g)
    run(take_turn(g), [PASS])
    assert g.turn.acted
    assert g.active == CASTILE
    run(take_turn(g), [END])
    assert g.active == FRANCE
    assert not g.turn.acted
