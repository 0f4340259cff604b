"""From a cell of Table O8 to an action (O3, the flowchart O7)."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.rulebook import rule

from ..state import Pax
from .actions import find_activation, find_errand, find_fair, find_sale
from .courses_of_action import Acquisition, Aim, Errands
from .objectives import Objective
from .plan import Plan
from .prospect import Prospect
from .purchases import find_acquisition, find_purchase


@rule("PAX2S O1.3 O3.2 O3.8 O3.9 O3.10 O3.11")
def find_plan(g: Pax, aim: Aim, won: Sequence[Aim] = ()) -> Plan | None:
    """An action for a cell: a purchase before ops, and ops before a sale or a trade fair."""
    prospect = Prospect(g, aim, won)
    match aim.cell:
        case Objective():
            for find in (find_purchase, find_activation, find_sale, find_fair):
                if (plan := find(prospect)) is not None:
                    return plan
            return None
        case Acquisition():
            return find_acquisition(prospect)
        case Errands():
            return find_errand(prospect)
