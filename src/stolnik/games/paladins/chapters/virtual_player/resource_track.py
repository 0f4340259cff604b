"""The Resource track: what the virtual player would gain, and which card it goes for."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...box.components import Attribute
from ...events import ResourceMarkerMoved, TaxReturned
from ...state import EMPTY, VIRTUAL, Paladins, virtual_player
from ..burdens.inquisition import hold_inquisition
from ..burdens.tax import drain
from ..rounds.kings_cards import favours_face_up
from .attribute_stacks import (
    lowest,
    raise_attribute,
    value,
)


@rule("PAL SRES.1 SRES.3 SRES.4 SRES.11")
def move_marker(g: Paladins, fields: int) -> None:
    """One field for each unit (R-33); past the right end it goes on from the left.

    Each time it does so, the lowest Attribute rises.
    """
    v = virtual_player(g)
    laps, v.resource = divmod(v.resource + fields, len(g.box.virtual_board.townsfolk_order))
    g.tell(ResourceMarkerMoved(VIRTUAL, fields, v.resource + 1))
    for _ in range(laps):
        raise_attribute(g, lowest(v))


# -- the Tax supply --------------------------------------------------------------------------


@rule("PAL-SRES.2")
def take_tax(g: Paladins, tax: int) -> Flow[None]:
    """Tax goes to the main supply, as far as there is any, and the marker moves (R-34)."""
    returned = drain(g, tax)
    g.tell(TaxReturned(VIRTUAL, returned))
    move_marker(g, tax)
    if returned and not g.tax:
        yield from hold_inquisition(g, VIRTUAL)


@rule("PAL-SRES.9")
def make_up_for_nothing(g: Paladins) -> Flow[None]:
    """With no card to discard, 1 Silver leaves the Tax supply instead; the marker stays."""
    returned = drain(g, 1)
    g.tell(TaxReturned(VIRTUAL, returned))
    if returned and not g.tax:
        yield from hold_inquisition(g, VIRTUAL)


# -- which card ------------------------------------------------------------------------------


@rule("PAL SRES.6 SRES.7")
def townsfolk_slot(g: Paladins) -> int | None:
    """The slot of the Townsfolk at the marker, or of the next to the right."""
    order = g.box.virtual_board.townsfolk_order[virtual_player(g).resource]
    return _first(order, [card is not None for card in g.townsfolk])


@rule("PAL SRES.6 SRES.7 SRES.8")
def outsider_slot(g: Paladins, attribute: Attribute) -> int | None:
    """The slot of the Outsider at the marker or next to the right within an Attribute."""
    v = virtual_player(g)
    reach = value(v, attribute)
    wanted = [
        card is not None and flags.asked(attribute) <= reach
        for card, flags in zip(g.outsiders, g.box.outsider_slots)
    ]
    return _first(g.box.virtual_board.outsider_order[v.resource], wanted)


@rule("PAL SRES.6 SRES.7 SKNG.5")
def favour_slot(g: Paladins) -> int | None:
    """The slot of the King's Favour at the marker or next to the right that nobody has used.

    A Favour that costs a Debt is no use when there is none to take (R-9, R-42).
    """
    order = g.box.virtual_board.favour_order[virtual_player(g).resource]
    free = [
        g.favour_workers[slot] == EMPTY and g.box.favours[card].cost.gain_debt <= g.debts
        for slot, card in enumerate(favours_face_up(g))
    ]
    return _first(order, free)


def _first(order: Sequence[int], wanted: Sequence[bool]) -> int | None:
    return next((slot for slot in order if slot < len(wanted) and wanted[slot]), None)
