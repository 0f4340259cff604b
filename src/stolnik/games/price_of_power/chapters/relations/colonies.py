"""Colonial Claims, and the Colonists that they bring."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.world import ColonistsGained, ColonistsLost
from ...state import Europe
from ..board.adjacency import is_vacant_territory
from ..board.cubes import find_cube
from ..government.ideas import total
from .claims import claimed_areas

MOST_COLONISTS: Final = 4
"""That Colonial Claims bring in a Round."""


@rule("EU 5.1.37 4.5.7")
def colonial_claims(g: Europe, seat: Seat) -> list[AreaNo]:
    """The vacant Territories with a Claim of a player."""
    return [area for area in claimed_areas(g, seat) if is_vacant_territory(g, area)]


@rule("EU-4.5.7")
def colonists_due(g: Europe, seat: Seat) -> int:
    """One for each Colonial Claim, four at most; an Idea may bring more."""
    settlers = min(MOST_COLONISTS, len(colonial_claims(g, seat)))
    return settlers + total(g, seat, "round_colonists", "n")


def gain_colonists(g: Europe, seat: Seat, n: int) -> Flow[None]:
    """Cubes go to the Colonist Pool, as far as the player has or finds any."""
    gained = 0
    while gained < n and (yield from find_cube(g, seat)):
        g.players[seat].colonists += 1
        gained += 1
    if gained:
        g.tell(ColonistsGained(seat, gained))


def lose_colonists(g: Europe, seat: Seat, n: int) -> int:
    """Cubes leave the Colonist Pool; tells how many there were to lose."""
    lost = min(n, g.players[seat].colonists)
    g.players[seat].colonists -= lost
    if lost:
        g.tell(ColonistsLost(seat, lost))
    return lost
