"""From a cell of Table O8 to an action (O3, the flowchart O7)."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.solitaire.actions import (
    find_activation,
    find_errand,
    find_fair,
    find_sale,
)
from stolnik.games.pax_renaissance.solitaire.brain import Acquisition, Aim, Errands
from stolnik.games.pax_renaissance.solitaire.objectives import Objective
from stolnik.games.pax_renaissance.solitaire.plan import Plan
from stolnik.games.pax_renaissance.solitaire.purchases import find_acquisition, find_purchase
from stolnik.games.pax_renaissance.solitaire.thought import Thought
from stolnik.games.pax_renaissance.state import Pax


@rule("PAX2S-O1.3", "PAX2S-O3.2", "PAX2S-O3.8", "PAX2S-O3.9", "PAX2S-O3.10", "PAX2S-O3.11")
def find_plan(g: Pax, aim: Aim, won: Sequence[Aim] = ()) -> Plan | None:
    """An action for a cell: a purchase before ops, and ops before a sale or a trade fair."""
    thought = Thought(g, aim, won)
    match aim.cell:
        case Objective():
            for find in (find_purchase, find_activation, find_sale, find_fair):
                if (plan := find(thought)) is not None:
                    return plan
            return None
        case Acquisition():
            return find_acquisition(thought)
        case Errands():
            return find_errand(thought)
