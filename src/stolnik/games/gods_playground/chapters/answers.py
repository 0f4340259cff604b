"""From the answer that a player would like to give to the guard that knows why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.refusal import Refusal

from ..box.components import PROVINCES, Province
from ..state import GodsPlayground

ProvinceGuard: TypeAlias = Callable[[GodsPlayground, Seat, Province], Refusal | None]
AnswerGuard: TypeAlias = Callable[[GodsPlayground, Ask, Move], Refusal | None]


def of_province(verb: str, guard: ProvinceGuard) -> AnswerGuard:
    """The guard of answers that name a province; of others it knows nothing."""

    def refuse(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
        match move:
            case (said, str(province)) if said == verb:
                return guard(g, ask.seat, PROVINCES.index(province))
        return None

    return refuse
