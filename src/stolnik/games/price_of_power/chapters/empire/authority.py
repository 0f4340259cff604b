"""Imperial Authority: what it is worth to the Emperor, and how it rises and falls."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM
from ...events.empire import AuthorityChanged
from ...state import Europe
from ..government.power import refuse_power, spend_power
from ..menu import plain_entry
from .membership import electors, is_dissolved

LOWEST: Final = 0
HIGHEST: Final = 6
WITHOUT_ELECTORS: Final = 1
"""As high as Imperial Authority can be without any Elector Area."""
RAISE: Final[Move] = ("raise_authority",)

POWER_OF_AUTHORITY: Final = (
    (0, 0, 0),
    (0, 0, 0),
    (0, 1, 0),
    (0, 1, 0),
    (0, 1, 1),
    (0, 1, 1),
    (0, 2, 1),
)
"""By Imperial Authority: Administrative, Diplomatic and Military Power each Round."""
PRESTIGE_AT_THE_TOP: Final = 1


# -- how high it is ----------------------------------------------------------------------------


@rule("EU 18.1.1 18.1.3")
def highest(g: Europe) -> int:
    """As high as Imperial Authority can be: 1 more than there are Elector Areas."""
    return min(HIGHEST, WITHOUT_ELECTORS + len(electors(g)))


@rule("EU 18.1.1 18.1.3 18.1.12")
def change_authority(g: Europe, n: int, why: str) -> None:
    """Imperial Authority rises or falls, as far as it can."""
    if is_dissolved(g):
        return
    goal = max(LOWEST, g.authority + n)
    if n > 0:
        goal = max(g.authority, min(goal, highest(g)))
    _set(g, goal, why)


@rule("EU-18.1.13")
def keep_within_electors(g: Europe) -> None:
    """With fewer Elector Areas the Empire loses Authority, a step for each that is short."""
    if g.authority > WITHOUT_ELECTORS and not is_dissolved(g):
        _set(g, min(g.authority, highest(g)), "electors")


def _set(g: Europe, authority: int, why: str) -> None:
    n = authority - g.authority
    if n:
        g.authority = authority
        g.tell(AuthorityChanged(n, why, authority))


# -- what it is worth --------------------------------------------------------------------------


@rule("EU 4.4.17 18.1.5 18.1.6")
def imperial_income(g: Europe, seat: Seat) -> int:
    """Ducats for the Emperor in Phase 4; they are no part of the Base Tax Income."""
    return g.authority if g.emperor == seat else 0


@rule("EU 4.4.29 18.1.8 18.1.9 18.1.10")
def imperial_power(g: Europe, seat: Seat) -> tuple[int, int, int]:
    """Power for the Emperor in Phase 4, by kind."""
    return POWER_OF_AUTHORITY[g.authority] if g.emperor == seat else (0, 0, 0)


@rule("EU 4.4.32 18.1.10")
def imperial_prestige(g: Europe, seat: Seat) -> int:
    """At its highest, Imperial Authority brings Prestige as well."""
    return PRESTIGE_AT_THE_TOP if g.emperor == seat and g.authority == HIGHEST else 0


@rule("EU-4.7.12")
def final_prestige(g: Europe, seat: Seat) -> int:
    """What the Emperor scores in the end."""
    return g.authority if g.emperor == seat else 0


# -- raising it --------------------------------------------------------------------------------


def price_of_authority(g: Europe) -> int:
    """Administrative Power: 1 more than the present Imperial Authority."""
    return 1 + g.authority


@rule("EU 18.1.1 18.1.3 18.1.11")
def refuse_raising(g: Europe, seat: Seat, move: Move = RAISE) -> Refusal | None:
    """Why Imperial Authority cannot be raised: by the Emperor alone, and so far only."""
    if g.emperor != seat:
        return Refusal("EU-18.1.11")
    short = refuse_power(g, seat, ADM, price_of_authority(g), "EU-18.1.11")
    if short is not None:
        return short
    if g.authority >= HIGHEST:
        return Refusal("EU-18.1.1")
    return Refusal("EU-18.1.3") if g.authority >= highest(g) else None


@rule("EU 18.1.11 18.1.12")
def raise_authority(g: Europe, seat: Seat) -> None:
    """The Emperor's Action (R34): one step."""
    spend_power(g, seat, ADM, price_of_authority(g))
    change_authority(g, 1, "raised")


AUTHORITY = plain_entry("raise_authority", refuse_raising, raise_authority)
