"""Trade Income: rows of a Trade Card, one player in each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NodeNo, TradeCard, TradeChance
from ...state import Europe
from ..government.ideas import rows_lower
from .nodes import key_power, merchants_of_others, refuse_key_provinces, trade_power

LOWEST: Final = 0
ROWS: Final = (1, 3, 6)
"""The least Trade Power of each Income row, from the lowest."""

TIES = Topic("trade_tie", verbs=("first",), set_by=("EU-12.5.10",))


@rule("EU 12.1.2 12.5.14")
def row_for(power: int) -> int:
    """The row that a Trade Power qualifies for; below the lowest it is none."""
    return sum(power >= least for least in ROWS) - 1


@rule("EU 12.5.7 12.1.2")
def income(g: Europe, card: TradeCard, node: NodeNo, row: int) -> int:
    """The green column, or the red one for an Expanded node."""
    return card.income[g.expanded[node]][row]


@rule("EU 12.5.8 12.5.9 12.5.10 12.5.11 12.4.6")
def share_rows(
    seat: Seat, powers: Mapping[Seat, int], rows: Mapping[Seat, int]
) -> Flow[dict[Seat, int]]:
    """Row by row from the top: of those who qualify the strongest takes it and pushes the rest.

    The Active Player breaks ties; who is pushed below the lowest row takes none.
    """
    taken: dict[Seat, int] = {}
    for row in reversed(range(len(ROWS))):
        waiting = [one for one in rows if rows[one] >= row and one not in taken]
        if waiting:
            strongest = max(powers[one] for one in waiting)
            ties: dict[Move, Seat] = {
                ("first", one): one for one in waiting if powers[one] == strongest
            }
            first = yield from choose_thing(seat, TIES, ties, row=ROWS[row])
            taken[first] = row
    return taken


@rule("EU 12.5.12 12.5.13 9.MU.55")
def rows_of(
    g: Europe, seat: Seat, chance: TradeChance, powers: Mapping[Seat, int]
) -> dict[Seat, int]:
    """The rows that players qualify for: each Pirate lowers them all.

    An Idea of the Active Player may lower the others in the node that is traded in.
    """
    lower = rows_lower(g, seat, key_power(g, seat, chance)) if seat in powers else 0
    return {
        one: row_for(power) - g.pirates[chance.node] - (0 if one == seat else lower)
        for one, power in powers.items()
    }


@rule("EU 5.4.27 12.5.1 12.5.18")
def collectors(g: Europe, seat: Seat, chance: TradeChance, also: Iterable[Seat]) -> dict[Seat, int]:
    """Who can collect in a primary node, with their Trade Power."""
    seats = [*also, *merchants_of_others(g, seat, chance.node)]
    return {
        one: trade_power(g, one, chance)
        for one in seats
        if not refuse_key_provinces(g, one, chance)
    }
