"""The end of the Empire."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...events.empire import EmpireDissolved
from ...state import COLUMNS, IMPERIAL, NOBODY, Europe, Realm
from ..religion.faiths import is_of
from .imperial_faith import is_played_with
from .membership import is_dissolved


@rule("EU 18.7.7 18.8.9")
def dissolve(g: Europe) -> None:
    """No Emperor, no Authority, no Imperial Influence and no Imperial Manpower any more."""
    if is_dissolved(g):
        return
    g.emperor = NOBODY
    g.authority = g.imperial_units = 0
    g.defending = False
    g.not_hre = []
    for at in range(IMPERIAL, len(g.influence), COLUMNS):
        g.influence[at] = 0
    g.tell(EmpireDissolved())


@rule("EU-18.8.9")
def dissolve_with(g: Europe, realm: Realm) -> None:
    """The Empire goes down with an NPR Emperor that is Fully Annexed in peace talks."""
    if realm == g.emperor:
        dissolve(g)


@rule("EU 18.7.7 2.0.4")
def renounce(g: Europe, seat: Seat) -> None:
    """An Emperor who adopts the Revolutionary Ideology dissolves the Empire.

    That is one of the advanced rules on the Religion of the Empire, which can be left out.
    """
    if seat == g.emperor and is_of(g, seat, "revolutionary") and is_played_with(g):
        dissolve(g)
