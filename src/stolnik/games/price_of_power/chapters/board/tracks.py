"""The Tracks of the Player Mat: what Towns and Vassals on the board are worth."""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import PlaceNo, Track
from ...state import IS_VASSAL, REBEL_TOWN, SEATS, TOKENS, Europe, kind_of, seat_of
from ..government.ideas import total
from .atlas import OCCUPIERS, TOWNS, of_layers
from .ownership import places_with_tokens

MOST_MANPOWER = 20


class Pieces(NamedTuple):
    """Pieces of the three Tracks."""

    small: int
    large: int
    vassals: int


@rule("EU 7.5.1 3.3.2")
def on_the_board(g: Europe, seat: Seat) -> Pieces:
    """All Towns and Vassal tokens that have left a player's Tracks (RA52: Occupiers too)."""
    by_law = _by_law(g, seat)
    above = g.occupiers.translate(None, NOT_OF[seat])
    if not above:
        return by_law
    return Pieces(*map(add, by_law, _pieces(above)))


@of_layers(TOWNS)
def _by_law(g: Europe, seat: Seat) -> Pieces:
    """Those of them that lie where the player is Lawful Owner or Overlord."""
    return _pieces(g.tokens.translate(None, NOT_OF[seat]))


def _pieces(tokens: bytes | bytearray) -> Pieces:
    """What Towns and Vassal tokens take from the Tracks."""
    small, large, vassals = PIECES
    return Pieces(
        sum(tokens.translate(small)), sum(tokens.translate(large)), sum(tokens.translate(vassals))
    )


PIECES: Final = tuple(
    bytes(TOKENS[kind_of(token)][of] if kind_of(token) < len(TOKENS) else 0 for token in range(256))
    for of in range(len(Pieces._fields))
)
"""By Track: a table that turns tokens into what they take from it."""
NOT_OF: Final = tuple(
    bytes(
        token
        for token in range(256)
        if seat_of(token) != seat or kind_of(token) not in range(1, REBEL_TOWN)
    )
    for seat in range(SEATS)
)
"""By seat: all bytes that are no token of that player."""


def occupied(g: Europe, seat: Seat) -> Pieces:
    """Those of them that lie below a Rebel Town or an Occupier's Town."""
    occupiers = g.occupiers
    small = large = vassals = 0
    for place in places_with_tokens(g, seat):
        if occupiers[place]:
            taken = TOKENS[kind_of(g.tokens[place])]
            small += taken[0]
            large += taken[1]
            vassals += taken[2]
    return Pieces(small, large, vassals)


@of_layers(TOWNS | OCCUPIERS)
def _effective(g: Europe, seat: Seat) -> Pieces:
    """What the Tracks show as taken: Occupied pieces count for nothing."""
    out, lost = on_the_board(g, seat), occupied(g, seat)
    return Pieces(out.small - lost.small, out.large - lost.large, out.vassals - lost.vassals)


@rule("EU 7.5.4 7.5.5")
def _shown(track: Track, column: tuple[int, ...], taken: int) -> int:
    """A number on a Track; with its first twenty on the board, the second twenty add to it."""
    slots = track.slots
    full, rest = divmod(taken, slots)
    if full and not rest:
        full, rest = full - 1, slots
    return full * column[slots] + column[rest]


@rule("EU-7.5.2")
def half_ducats(token: int) -> int:
    """What a Town or Vassal token pays, in halves; what stands in for a Town pays as one."""
    small, large, vassals = TOKENS[kind_of(token)]
    return 2 * small + 4 * large + (1 if kind_of(token) in IS_VASSAL else 2) * vassals


@rule("EU-7.5.2")
def town_value(g: Europe, place: PlaceNo) -> int:
    """The Tax Value of a Town, which is that of the piece, not of the Province below (RA63)."""
    return half_ducats(g.tokens[place]) // 2


@rule("EU 7.5.2 7.5.7 4.4.7")
def base_tax(g: Europe, seat: Seat) -> int:
    """Base Tax Income: what the two Town Tracks show."""
    return _base_tax(g, _effective(g, seat))


def _base_tax(g: Europe, taken: Pieces) -> int:
    small, large = g.box.small_track, g.box.large_track
    return _shown(small, small.income, taken.small) + _shown(large, large.income, taken.large)


@rule("EU 4.4.8 11.4.1")
def vassal_tax(g: Europe, seat: Seat) -> int:
    """What the Vassal Track shows."""
    return g.box.vassal_track.income[_effective(g, seat).vassals]


def tax_income(g: Europe, seat: Seat) -> int:
    """What all three Tracks show."""
    taken = _effective(g, seat)
    return _base_tax(g, taken) + g.box.vassal_track.income[taken.vassals]


@rule("EU 7.5.7 9.3.1 9.3.4 9.3.7 3.3.3 14.1.2 18.1.4")
def manpower(g: Europe, seat: Seat) -> int:
    """The Tracks, Imperial Authority for the Emperor, Ideas and +1 tokens: at most 20."""
    taken = _effective(g, seat)
    small, large, vassals = g.box.small_track, g.box.large_track, g.box.vassal_track
    men = (
        _shown(small, small.manpower, taken.small)
        + _shown(large, large.manpower, taken.large)
        + vassals.manpower[taken.vassals]
        + g.players[seat].plus_one
        + total(g, seat, "manpower_bonus", "n")
    )
    if g.emperor == seat:
        men += g.authority
    return min(men, MOST_MANPOWER)


@rule("EU 4.3.11 14.2.7 14.3.8")
def covered_slots(g: Europe, seat: Seat) -> int:
    """Cubes that cover slots of the Tracks because what was taken from them is Occupied (P2)."""
    lost = occupied(g, seat)
    covered = lost.small + lost.large
    if lost.vassals:
        vassals = on_the_board(g, seat).vassals
        slots = g.box.vassal_track.income
        covered += slots[vassals] - slots[vassals - lost.vassals]
    return covered
