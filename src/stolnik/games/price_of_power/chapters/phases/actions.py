"""Phase 2, Actions: Turns, Passing, and the last Turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events.phases import Forwent, HasPassed, LastActions, LastTurns
from ...shortcuts import SHORTCUTS
from ...state import EVENT_NOT_TAKEN, PASSED, Europe, Turn, seats, turn_order
from ..action_cards.display import DISPLAY
from ..action_cards.playing import PLAYING
from ..basic_actions import (
    alliance,
    colonize,
    cut_ties,
    diplomacy,
    explore,
    fabricate_claims,
    influence_action,
    trade,
)
from ..basic_actions.increase_stability import STABILITY
from ..basic_actions.minor import APPOINT, LOANS, REPLENISHING
from ..basic_actions.national_focus import FOCUS
from ..basic_actions.research import RESEARCH
from ..curia.papal_actions import PAPAL
from ..empire.authority import AUTHORITY
from ..event_cards.event_action import EVENT, EVENT_VERB, TWO, events_owed
from ..government.treasury import gain_ducats
from ..menu import Entry, Offers, plain_entry
from ..prestige.orders import MISSIONS
from ..religion.conversion import CONVERT
from ..religion.state_religion import STATE_RELIGION
from ..war.declaration import DECLARING
from ..war.encounters import note_who_is_faced
from ..war.fleet import repair_fleets
from ..war.land_movement import ACTIVATION
from ..war.naval_movement import SAILING
from ..war.recruit import RECRUITING
from ..war.siege import SIEGE
from ..war.suppression import SUPPRESSING
from .sequence import enter, next_step

PASS: Move = ("pass",)
FORGO: Move = ("forgo",)
END_TURN: Move = ("end_turn",)
LAST_TURNS_OF_TWO = 2
FEWEST = 3
"""Where somebody has left, the last two are paid as three are (P260)."""


# -- Passing -----------------------------------------------------------------------------------


def passed(g: Europe) -> int:
    """How many have Passed."""
    return sum([player.passed for player in g.players])


@rule("EU 4.2.11 4.2.14 4.2.15 4.2.16 20.2.4")
def ducats_for_passing(g: Europe) -> int:
    """What the next player to Pass earns."""
    playing = len(seats(g))
    table = g.box.pass_ducats[playing if len(g.players) == TWO else max(playing, FEWEST)]
    rank = passed(g)
    return table[rank] if rank < len(table) else 0


def refuse_pass(g: Europe, seat: Seat, move: Move = PASS) -> Refusal | None:
    """A player who has not taken the Event may not Pass."""
    if g.players[seat].status == EVENT_NOT_TAKEN:
        return Refusal("EU-20.2.3" if len(g.players) == TWO else "EU-4.2.8")
    return None


@rule("EU 4.2.11 4.2.17 4.2.18 5.2.27")
def take_pass(g: Europe, seat: Seat) -> None:
    """Ducats by rank, if any are left to earn, and no further Turn this Round."""
    earned = ducats_for_passing(g) if g.step == "actions" else 0
    g.players[seat].status = PASSED + passed(g)
    g.tell(HasPassed(seat, earned))
    gain_ducats(g, seat, earned, "pass")


PASSING = plain_entry("pass", refuse_pass, take_pass)


# -- the menu ----------------------------------------------------------------------------------

ENTRIES: list[Entry] = [
    *(EVENT, RESEARCH, FOCUS, STABILITY, AUTHORITY, STATE_RELIGION, CONVERT),
    *(PLAYING, DISPLAY, APPOINT, LOANS, REPLENISHING),
    *(influence_action.ENTRY, alliance.ENTRY, fabricate_claims.ENTRY),
    *(diplomacy.ENTRY, cut_ties.ENTRY, trade.ENTRY, explore.ENTRY, colonize.ENTRY),
    *(DECLARING, RECRUITING, ACTIVATION, SAILING, SUPPRESSING, SIEGE),
    *(MISSIONS, PAPAL, PASSING),
]
"""Everything a Turn can hold, in the order of the menu."""
MINOR_ENTRIES: list[Entry] = [entry for entry in ENTRIES if entry.minor]
_ENTRY_OF: dict[str, Entry] = {verb: entry for entry in ENTRIES for verb in entry.verbs}


def entry_of(verb: str) -> Entry | None:
    return _ENTRY_OF.get(verb)


@rule("EU 4.2.3 4.2.5 4.2.24 4.2.26 5.0.1 5.0.2 5.1.1 5.2.1")
def offers(g: Europe, seat: Seat, *, minor_only: bool = False) -> Iterator[Move]:
    """All that a player can do now."""
    adm, dip, mil = (cubes > 0 or not SHORTCUTS.taken for cubes in g.players[seat].power)
    entries = _open_with(adm, dip, mil, minor_only)
    return chain.from_iterable(offers_of_entry(g, seat) for offers_of_entry in entries)


@cache
def _open_with(adm: bool, dip: bool, mil: bool, minor_only: bool) -> tuple[Offers, ...]:
    """What the menu is made of for who has Power of these kinds and no other."""
    has = (adm, dip, mil)
    entries = MINOR_ENTRIES if minor_only else ENTRIES
    return tuple(one.offers for one in entries if one.needs is None or has[one.needs])


def refuse_in_turn(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why something is not in the menu of a Turn."""
    verb = str(move[0])
    entry = entry_of(verb)
    if entry is None:
        return None
    if g.turn.acted and not entry.minor:
        return Refusal("EU-4.2.3", {}, "acted")
    if g.step == "last_events" and verb != EVENT_VERB and not entry.minor:
        return Refusal("EU-4.2.22", {}, "only_an_event")
    return entry.refuse(g, ask.seat, move)


VERBS = tuple(verb for entry in ENTRIES for verb in entry.verbs)
TURN = Topic("turn", verbs=(*VERBS, "forgo"), refuse=refuse_in_turn, set_by=("EU-4.2.3",))
LAST_EVENT = Topic("last_event", verbs=VERBS, refuse=refuse_in_turn, set_by=("EU-4.2.22",))
AFTERWARDS = Topic(
    "end_turn", verbs=(*VERBS, "end_turn"), refuse=refuse_in_turn, set_by=("EU-4.2.5",)
)


# -- Turns -------------------------------------------------------------------------------------


@rule("EU 4.2.1 4.2.3 4.2.4 4.2.6 4.2.27")
def take_turn(g: Europe) -> Flow[None]:
    """Minor Actions and one other Action, or a Pass; then Minor Actions, and the Turn ends.

    One choice at a time; the end is always asked, so that a Turn can still be taken back.
    """
    seat = g.active
    if g.turn.faced is None:
        note_who_is_faced(g)
    if g.turn.acted:
        yield from _afterwards(g, seat)
        return
    menu: Iterator[Move] = offers(g, seat)
    topic = TURN
    if g.step == "last_events":
        menu = (move for move in menu if move[0] == EVENT_VERB or _is_minor(move))
        topic = LAST_EVENT
    elif g.step == "last_actions" and g.players[seat].status == EVENT_NOT_TAKEN:
        menu = chain(menu, (FORGO,))
    answer: Move = yield Ask.of(seat, topic, menu)
    if not _is_minor(answer):
        g.turn.acted = True
    if answer == FORGO:
        g.tell(Forwent(seat))  # the last Action is a right; the Event is still owed
    else:
        yield from _carry_out(g, seat, answer)


def _carry_out(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    return rest_of(_ENTRY_OF[str(move[0])].do(g, seat, move))


def _is_minor(move: Move) -> bool:
    entry = entry_of(str(move[0]))
    return entry is not None and entry.minor


@rule("EU 4.2.5 4.2.17 5.2.2")
def _afterwards(g: Europe, seat: Seat) -> Flow[None]:
    """More Minor Actions, or the end of the Turn."""
    menu = chain(offers(g, seat, minor_only=True), (END_TURN,))
    answer: Move = yield Ask.of(seat, AFTERWARDS, menu)
    if answer == END_TURN:
        g.turn = Turn()
        repair_fleets(g)
        g.recent = [one for one in g.recent if one != seat] + [seat]
        _next_turn(g)
    else:
        yield from _carry_out(g, seat, answer)


@rule("EU 4.2.1 4.2.20 4.2.23 4.3.1")
def _next_turn(g: Europe) -> None:
    """Clockwise to the next player who has not Passed, until nobody can earn Ducats any more."""
    if g.step != "actions":
        if len(g.players) == TWO:
            _next_last_turn_of_two(g)
        else:
            _next_last_turn(g)
        return
    waiting = _still_playing(g)
    if not waiting:
        enter(g, "3A")
    elif g.players[g.active].passed and ducats_for_passing(g) == 0:
        _begin_last_actions(g, waiting)
    else:
        g.active = waiting[0]


def _still_playing(g: Europe) -> list[Seat]:
    """All who have not Passed clockwise, beginning with the one after the active player."""
    players = g.players
    order = turn_order(g, (g.active + 1) % len(players))
    return [seat for seat in order if not players[seat].passed]


@rule("EU 4.2.20 20.2.5 20.2.6")
def _begin_last_actions(g: Europe, queue: list[Seat]) -> None:
    """One more Action for each who has not Passed, clockwise from the last who did (RA22).

    The second of two players has two Turns, or one more than the Event Actions owed (R41).
    """
    if len(g.players) == TWO:
        queue *= max(LAST_TURNS_OF_TWO, events_owed(g, queue[0]) + 1)
        g.tell(LastTurns(queue[0], len(queue)))
    else:
        g.tell(LastActions())
    enter(g, "last_actions")
    g.queue = queue
    g.active = queue[0]


@rule("EU 4.2.21 4.2.22 4.2.23")
def _next_last_turn(g: Europe) -> None:
    """Who has taken the Event is done and counts as Passed; the others still owe it."""
    player = g.players[g.active]
    if player.status != EVENT_NOT_TAKEN and not player.passed:
        player.status = PASSED + passed(g)
    g.queue.pop(0)
    if not g.queue and g.step == "last_actions":
        owing = _still_playing(g)
        next_step(g)
        g.queue = owing
    if g.queue:
        g.active = g.queue[0]
    else:
        enter(g, "3A")


@rule("EU 20.2.5 20.2.6")
def _next_last_turn_of_two(g: Europe) -> None:
    """The last Turns end with a Pass; as many as Event Actions are owed must be spent on them."""
    seat = g.active
    player = g.players[seat]
    g.queue.pop(0)
    if player.passed or not g.queue:
        if not player.passed:
            player.status = PASSED + passed(g)
        enter(g, "3A")
    elif g.step == "last_actions" and len(g.queue) == events_owed(g, seat):
        rest = g.queue
        next_step(g)
        g.queue = rest
        g.active = seat
