"""Lets a card grant an Action, or do one thing, and stands at the question that follows."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.box.effects import freeze
from stolnik.games.price_of_power.chapters.agenda import WORK
from stolnik.games.price_of_power.chapters.effects.scope import Args, Bound, Scope
from stolnik.games.price_of_power.chapters.effects.verbs.actions_by_card import grant
from stolnik.games.price_of_power.state import Europe, Realm, Turn
from tests.games.running import Procedure

assert WORK, "the main loop has hung in who works on which task"


def scope_of(seat: Seat, card: str = "12A-2", source: str = "event", **bound: Realm) -> Scope:
    """A card of this player, with Realms bound to names."""
    scope = Scope.of(seat, source, card)
    for name, one in bound.items():
        scope.bound[f"${name}"] = Bound("realm", [one])
    return scope


def args_of(**args: object) -> Args:
    """Arguments as they stand on a card."""
    frozen = freeze(args)
    assert isinstance(frozen, dict) or hasattr(frozen, "keys")
    return frozen  # type: ignore[return-value]


def granting(
    g: Europe,
    seat: Seat,
    action: str,
    *,
    scope: Scope | None = None,
    active: Seat | None = None,
    **args: object,
) -> Procedure:
    """An Action granted to a player, in the own Turn if no other is named."""
    g.active = seat if active is None else active
    g.turn = Turn()
    scope = scope_of(g.active) if scope is None else scope
    return Procedure(_grant(g, scope, seat, args_of(action=action, free=True, **args)), g)


def _grant(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    yield from grant(g, scope, seat, args)
