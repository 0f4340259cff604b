"""An Emperor whom nobody plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.empire import EmperorRolled
from ...state import NPR, Europe, Realm
from ..board.hostility import areas_with_units, land_units
from ..board.ownership import is_pr, was_played
from .authority import change_authority
from .membership import hre_areas, is_dissolved, is_member

DIE: Final = 6
FAR: Final = 2
"""How far a roll must be from the Authority to move it."""
UNITS_FOR_AUTHORITY: Final = 3
UNITS_LESS_FOR_AN_AREA: Final = 2


@rule("EU 18.3.4 18.8.1")
def is_npr_emperor(g: Europe) -> bool:
    """Whether there is an Emperor whom nobody plays."""
    return not is_pr(g.emperor) and not is_dissolved(g)


# -- Authority ---------------------------------------------------------------------------------


@rule("EU 18.8.3 18.8.4 18.8.5 18.8.6")
def drift(authority: int, roll: int) -> int:
    """What a roll does to Imperial Authority."""
    if roll == 1 or (roll < DIE and roll <= authority - FAR):
        return -1
    return 1 if roll == DIE or roll >= authority + FAR else 0


@rule("EU-18.8.2")
def roll_for_authority(g: Europe) -> None:
    """At the end of each Round a die is rolled for an NPR Emperor."""
    if not is_npr_emperor(g):
        return
    roll = 1 + g.dice.below(DIE)
    g.tell(EmperorRolled(roll))
    change_authority(g, drift(g.authority, roll), "emperor_die")


# -- the defence of the Empire -----------------------------------------------------------------


@rule("EU-18.8.7")
def areas_invaded(g: Europe) -> int:
    """Areas of the Empire in which Units of outsiders stand; noted when a Turn begins."""
    if not is_npr_emperor(g):
        return 0
    invaded: set[AreaNo] = set()
    for seat, player in enumerate(g.players):
        units = areas_with_units(player)
        if units and not is_member(g, seat):
            invaded |= {area for area in units if land_units(player, area)}
    return len(invaded.intersection(hre_areas(g))) if invaded else 0


@rule("EU-18.8.7")
def imperial_aid(g: Europe, area: AreaNo, nprs: Iterable[Realm]) -> int:
    """What the Empire adds to NPRs that defend an Area of it, Members among them (R32, P98)."""
    if not is_npr_emperor(g) or area not in hre_areas(g):
        return 0
    if not any(realm >= NPR and is_member(g, realm) for realm in nprs):
        return 0
    return UNITS_FOR_AUTHORITY * g.authority - UNITS_LESS_FOR_AN_AREA * g.turn.foreign


# -- what cannot be done to it -----------------------------------------------------------------


@rule("EU 18.8.8 11.4.20")
def refuse_vassal(g: Europe, realm: Realm) -> Refusal | None:
    """The Pope and an NPR Emperor become nobody's Vassals, neither by force nor by diplomacy.

    Nor does what remains of a player who has left.
    """
    if was_played(g, realm):
        return Refusal("EU-21.0.6")
    if realm - NPR == g.box.papal_states:
        return Refusal("EU-11.4.20")
    return Refusal("EU-18.8.8") if realm == g.emperor else None
