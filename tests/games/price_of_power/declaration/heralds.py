"""Lets a player Declare War, up to the first question that follows."""

from __future__ import annotations

from stolnik.engine.flow import NO, YES, Move, Seat
from stolnik.engine.state import Event
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.war.forces import turn
from tests.games.running import Procedure

DONE: Move = ("done",)
JOIN: Move = ("answer_call",)
REJECT: Move = ("reject_call",)


def naming(g: Europe, seat: Seat) -> Procedure:
    """The question whom to attack."""
    procedure = turn(g, seat)
    procedure.say(("declare_war",))
    return procedure


def declaring(g: Europe, seat: Seat, *targets: str) -> Procedure:
    """War on these Realms."""
    procedure = naming(g, seat)
    for no, name in enumerate(targets):
        procedure.say(("attack", name), YES if no + 1 < len(targets) else NO)
    return procedure


def listen(g: Europe) -> list[Event]:
    """Everything that is told from now on."""
    told: list[Event] = []
    g.attach(g.box, told.append)
    return told
