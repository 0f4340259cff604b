"""A turn of the virtual player: a Scheme, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import RIGHT_ACTIONS, Action, Scheme
from ...events import SchemeFailed
from ...state import VIRTUAL, Paladins, virtual_player
from . import absolve_and_fortify, attack_and_convert, commission_and_garrison, kings_cards, row
from .schemes import reveal_scheme
from .workers import workers_needed

TOO_FEW_WORKERS: Final = Refusal("PAL-SSCH.7")
BLOCKED: Final = Refusal("PAL-SSCH.8")
NO_ORDER: Final = Refusal("PAL-SKNG.4")


@rule("PAL SSCH.2 SSCH.3 SSCH.4 SSCH.6")
def virtual_turn(g: Paladins) -> Flow[None]:
    """Reveal a Scheme and follow it, or else take the leftmost free action of the row.

    Without Workers it has passed, and no Scheme is revealed (R-43).
    """
    if not virtual_player(g).workers:
        row.pass_round(g)
        return
    scheme = reveal_scheme(g)
    action = planned_action(g, scheme)
    if isinstance(action, Refusal):
        g.tell(SchemeFailed(VIRTUAL, scheme.id, action.clause))
        action = row.leftmost_available(g)
    yield from PERFORM[action](g)


@rule("PAL SSCH.3 SKNG.3")
def planned_action(g: Paladins, scheme: Scheme) -> Action | Refusal:
    """The action that a Scheme leads to, or why it leads to none (R-35)."""
    if scheme.action == "kings_order":
        possible = [a for a in kings_cards.ordered_actions(g) if not refuse_action(g, a)]
        return possible[0] if possible else NO_ORDER
    return refuse_action(g, scheme.action) or scheme.action


def refuse_action(g: Paladins, action: Action) -> Refusal | None:
    """Why the virtual player cannot take an action, if it cannot."""
    if action == "kings_favour":
        return kings_cards.refuse_favour(g)
    if action not in RIGHT_ACTIONS:
        return row.refuse_row_action(g, action)
    return refuse_workers(g, action) or REFUSE_ON_THE_RIGHT[action](g)


@rule("PAL-SSCH.3")
def refuse_workers(g: Paladins, action: Action) -> Refusal | None:
    """A right-side action must be free of Workers, and enough of them in the pool."""
    v = virtual_player(g)
    if v.right[RIGHT_ACTIONS.index(action)]:
        return BLOCKED
    return TOO_FEW_WORKERS if v.workers < workers_needed(g, action) else None


Guard: TypeAlias = Callable[[Paladins], Refusal | None]

REFUSE_ON_THE_RIGHT: Final[Mapping[Action, Guard]] = {
    "commission": lambda g: commission_and_garrison.refuse_settling(g, "commission"),
    "fortify": absolve_and_fortify.refuse_fortify,
    "garrison": lambda g: commission_and_garrison.refuse_settling(g, "garrison"),
    "absolve": absolve_and_fortify.refuse_absolve,
    "attack": attack_and_convert.refuse_attack,
    "convert": attack_and_convert.refuse_convert,
}

PERFORM: Final[Mapping[Action, Callable[[Paladins], Flow[None]]]] = {
    "commission": commission_and_garrison.commission,
    "fortify": absolve_and_fortify.fortify,
    "garrison": commission_and_garrison.garrison,
    "absolve": absolve_and_fortify.absolve,
    "attack": attack_and_convert.attack,
    "convert": attack_and_convert.convert,
    "kings_favour": kings_cards.use_favour,
    "recruit": row.recruit,
    "pray": row.pray,
    "trade": row.trade,
    "conspire": row.conspire,
    "rest": row.rest,
}
