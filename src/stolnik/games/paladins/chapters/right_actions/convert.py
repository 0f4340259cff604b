"""Convert: Faith wins an Outsider over, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FAITH, OutsiderId
from ...events import OutsiderConverted
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..attributes import short_of, total
from ..workers import place_workers
from .tracks import price_of_next, refuse_next

NOT_ON_THE_TRACK: Final = Refusal("PAL-CVT.4")


def refuse_convert(g: Paladins, seat: Seat, card: OutsiderId) -> Refusal | None:
    if card not in g.outsiders:
        return NOT_ON_THE_TRACK
    faith = total(g, g.players[seat], FAITH)
    needed = g.box.outsider_slots[g.outsiders.index(card)].faith
    if faith < needed:
        return short_of("PAL-CVT.4", FAITH, needed, faith)
    return refuse_next(g, seat, "convert")


def convert_options(g: Paladins, seat: Seat) -> list[Move]:
    if refuse_next(g, seat, "convert"):
        return []
    faith = total(g, g.players[seat], FAITH)
    return [
        ("convert", card)
        for slot, card in enumerate(g.outsiders)
        if card is not None and g.box.outsider_slots[slot].faith <= faith
    ]


@rule("PAL CVT.1 CVT.2 CVT.3 CVT.5 CVT.6 ACT.3 ACT.4")
def convert(g: Paladins, seat: Seat, card: OutsiderId) -> Flow[None]:
    """The card lies face up on the next slot below the board; only its lower part counts."""
    p = g.players[seat]
    yield from place_workers(g, seat, "convert", price=price_of_next(g, seat, "convert"))
    g.outsiders[g.outsiders.index(card)] = None
    p.converted.append(card)
    g.tell(OutsiderConverted(seat, card))
    yield from rewards.gain(g, seat, g.box.outsiders[card].convert_reward)
    yield from after_action(g, seat, "convert")
