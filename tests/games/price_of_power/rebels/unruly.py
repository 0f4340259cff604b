"""Unrest and Rebels for tests, and the steps that deal with them."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat, rest_of
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.play import STEPS
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import RebelRolls
from tests.games.price_of_power.battle.field import field, load
from tests.games.price_of_power.position import unrest
from tests.games.running import Procedure

BLANK = "no_effect"


def unruly(*places: str) -> Europe:
    """The table of 1444 with no Unit on the board, and Unrest in these Provinces."""
    g = field()
    unrest(g, *places)
    return g


def _work(g: Europe) -> Flow[None]:
    while g.agenda:
        yield from work_on(g, g.agenda[-1])


def _whole(g: Europe, step: RoundStep) -> Flow[None]:
    while g.step == step:
        yield from _work(g)
        yield from rest_of(STEPS[step](g))


def step(g: Europe, name: RoundStep) -> Procedure:
    """A whole step of Phase 3."""
    enter(g, name)
    return Procedure(_whole(g, name))


def at_work(g: Europe) -> Procedure:
    """All that is under way, to its end."""
    return Procedure(_work(g))


def rolls(g: Europe, *seats: Seat) -> Procedure:
    """Rebel Dice of these players."""
    g.agenda.append(RebelRolls(list(seats)))
    return at_work(g)


def show(g: Europe, *faces: str) -> None:
    """What the next Rebel Dice show."""
    load(g, *faces)
