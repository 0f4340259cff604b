"""Lets tests write cards of their own and play them, or play an Event by its number.

>>> table = playing(g, [{"do": "ducats", "who": "you", "n": 4}], CASTILE)
>>> table.over
True
"""

from __future__ import annotations

from typing import Any

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.box.components import COLOURS, Box
from stolnik.games.price_of_power.box.effects import Effects, Frozen, Known, Reader
from stolnik.games.price_of_power.chapters.agenda import WORK, settle
from stolnik.games.price_of_power.chapters.curia.curia_track import keep_curia
from stolnik.games.price_of_power.chapters.effects.run import run_card
from stolnik.games.price_of_power.chapters.effects.scope import Bound, Scope
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.running import Procedure

Json = Any
assert WORK, "the agenda can be worked off"


def known(box: Box) -> Known:
    return Known(
        areas=frozenset(box.area_of),
        provinces=frozenset(box.place_of),
        realms=frozenset(box.realm_of),
        nodes=frozenset(box.node_of),
        zones=frozenset(box.zone_of),
        maps=frozenset(area.map for area in box.areas),
        ideas=frozenset(box.idea_of),
        faiths=frozenset(box.faith_of),
        colours=frozenset(COLOURS),
    )


def reader(g: Europe, *bound: str) -> Reader:
    found = Reader(known(g.box), "test.json", "a card")
    found.bound.update(bound)
    return found


def read(g: Europe, effects: Json, *bound: str) -> Effects:
    """Effects as they are written in the data; ``bound`` are names that picks have bound."""
    return reader(g, *bound).effects(effects)


def condition(g: Europe, item: Json) -> Any:
    return reader(g).condition(item)


def select(g: Europe, kind: str, filters: Json) -> Frozen:
    """A selector such as ``{"areas": {"adjacent_to": "you"}}``, read and frozen."""
    verb = {"do": "influence", "who": "you", "n": 1, "where": {kind: filters}}
    (effect,) = read(g, [verb], "$a", "$b", "$r", "$p", "$s")
    return effect.args["where"]


def scope_of(seat: Seat, source: str = "event", card: str = "11A-1", **bound: Bound) -> Scope:
    """A scope as a card has it; ``a=Bound("area", [3])`` binds ``$a``."""
    scope = Scope.of(seat, source, card)
    scope.bound.update({f"${name}": what for name, what in bound.items()})
    return scope


def playing(g: Europe, effects: Json, seat: Seat, scope: Scope | None = None) -> Procedure:
    """Run effects for a player; what they put on the agenda is worked off as well."""
    found = scope_of(seat) if scope is None else scope
    return Procedure(_run(g, found, read(g, effects, *found.bound)), g)


def playing_event(g: Europe, name: str, seat: Seat, ducats: int = 0) -> Procedure:
    """Run the text of an Event for a player who has taken it."""
    event = g.box.events[g.box.event_of[name]]
    task = EventUnderWay(event.no, seat, unpicked=False, stage="text", ducats=ducats)
    g.agenda.append(task)
    return Procedure(_event(g, task, Scope.of(seat, "event", name), event.effects), g)


def _run(g: Europe, scope: Scope, effects: Effects) -> Flow[None]:
    depth = len(g.agenda)
    yield from run_card(g, scope, effects)
    yield from settle(g, depth)
    yield from keep_curia(g)


def _event(g: Europe, task: EventUnderWay, scope: Scope, effects: Effects) -> Flow[None]:
    yield from _run(g, scope, effects)
    g.agenda.remove(task)
