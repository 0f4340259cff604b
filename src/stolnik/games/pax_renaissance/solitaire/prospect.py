"""How the opponent thinks: it tries a plan on a copy of the table and looks at the result (O3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

from stolnik.engine.flow import Ask, Move
from stolnik.rulebook import rule

from ..state import Pax
from .courses_of_action import Aim
from .decisions import decide
from .foresight import endings
from .objectives import Figures, Objective, reached, undone
from .plan import Plan, carry_out, mind_of
from .seats import OPPONENT


@dataclass(frozen=True, eq=False)
class Trial:
    """What came of a plan."""

    tables: list[Pax]
    """Where it can lead to; to more than one table only if the player has a say."""
    asked: list[Ask]
    """What the rules asked the opponent on the way."""


@dataclass(frozen=True, eq=False)
class Prospect:
    """The table as the opponent sees it, what it wants, and what it has won already this turn."""

    g: Pax
    aim: Aim
    won: Sequence[Aim] = ()
    tried: dict[Plan, Trial] = field(default_factory=dict, init=False)
    """Each plan that it has tried already, for a plan is weighed more than once."""

    @cached_property
    def before(self) -> Figures:
        return _figures(self.g, self.aim)

    def outcomes(self, plan: Plan) -> list[Pax]:
        """The tables that a plan can lead to."""
        return self.trial(plan).tables

    def trial(self, plan: Plan) -> Trial:
        """Try a plan; the table before the opponent does not change."""
        if plan not in self.tried:
            asked: list[Ask] = []
            mind = mind_of(self.aim, plan)

            def answer(table: Pax, ask: Ask) -> Move:
                asked.append(ask)
                return decide(table, ask, mind)

            tables = list(endings(self.g, partial(carry_out, plan=plan), answer))
            self.tried[plan] = Trial(tables, asked)
        return self.tried[plan]

    @rule("PAX2S O4.5")
    def spoils(self, table: Pax) -> bool:
        """Whether an action would take back what an earlier one has won."""
        return any(undone(_figures(self.g, aim), _figures(table, aim)) for aim in self.won)

    @rule("PAX2S O3.5 O7.2")
    def score(self, plan: Plan) -> tuple[int, int] | None:
        """How the objective stands at worst after a plan, and the florins that the plan costs.

        Nothing if the objective may not be reached (S4).
        """
        scores: list[tuple[int, int]] = []
        for table in self.outcomes(plan):
            after = _figures(table, self.aim)
            if not reached(self.before, after) or self.spoils(table) or pirated(self.g, table):
                return None
            spent = self.g.players[OPPONENT].florins - table.players[OPPONENT].florins
            scores.append((sum(after), spent))
        return max(scores)


@rule("PAX2S O5.5 O9.7")
def pirated(before: Pax, after: Pax) -> bool:
    """Whether a pirate stands where a concession of the opponent was, which must not be."""
    return any(
        owner == OPPONENT and border not in after.concessions and border in after.pirates
        for border, owner in before.concessions.items()
    )


def _figures(g: Pax, aim: Aim) -> Figures:
    cell = aim.cell
    return cell.figures(g, aim.religion) if isinstance(cell, Objective) else ()
