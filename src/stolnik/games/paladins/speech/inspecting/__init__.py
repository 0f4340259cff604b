"""How a thing stands now, for whoever points at it: one function for each family of elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection

from ...state import Paladins
from . import boards, cards, kings_cards, players
from .facts import fact

Look: TypeAlias = Callable[[Paladins, Seat | None, str], Inspection]

LOOKS: Final[Mapping[str, Look]] = {
    "action": boards.action,
    "worker_space": boards.worker_space,
    "jar_space": boards.jar_space,
    "space": boards.space,
    "outsider": cards.outsider,
    "townsfolk": cards.townsfolk,
    "paladin": cards.paladin,
    "tavern": cards.tavern,
    "wall": cards.wall,
    "scheme": cards.scheme,
    "deck": cards.deck,
    "favour": kings_cards.favour,
    "order": kings_cards.order,
    "seat": players.seat,
    "suspicions": players.suspicions,
    "debts": players.debts,
    "worker": players.worker,
    "attribute": players.attribute,
}
"""By family of elements."""

TITLED: Final = ("order", "favour", "wall", "jar_space", "scheme")
"""Families whose names do not say what they are: an Order is called by its action."""


def inspect(g: Paladins, seat: Seat | None, element: str) -> Inspection:
    """How an element stands now: of what a seat cannot see the same wherever it lies."""
    family, _, name = element.partition(":")
    now = LOOKS[family](g, seat, name)
    if family not in TITLED:
        return now
    return now._replace(about={"facts": [[fact(f"is_{family}")], *now.about["facts"]]})
