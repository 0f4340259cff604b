"""Convert: Faith wins an Outsider over, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FAITH, OutsiderId
from ...events import OutsiderConverted
from ...state import Paladins
from .. import rewards, townsfolk
from ..attributes import short_of, total
from ..resources import short_of_silver
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
NOT_ON_THE_TRACK: Final = Refusal("PAL-CVT.4")


@rule("PAL CVT.2 CVT.3")
def refuse_any_convert(g: Paladins, seat: Seat) -> Refusal | None:
    """Workers, a free slot below the board, and its Silver."""
    p = g.players[seat]
    lacking = refuse_workers(g, p, "convert")
    if lacking is not None:
        return lacking
    if len(p.converted) == len(g.box.convert_slots):
        return SEVEN_TIMES
    price = cost(g, seat)
    return short_of_silver("PAL-CVT.2", price, p) if p.silver < price else None


def refuse_convert(g: Paladins, seat: Seat, card: OutsiderId) -> Refusal | None:
    if card not in g.outsiders:
        return NOT_ON_THE_TRACK
    faith = total(g, g.players[seat], FAITH)
    needed = g.box.outsider_slots[g.outsiders.index(card)].faith
    if faith < needed:
        return short_of("PAL-CVT.4", FAITH, needed, faith)
    return refuse_any_convert(g, seat)


def convert_options(g: Paladins, seat: Seat) -> list[Move]:
    if refuse_any_convert(g, seat):
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
    yield from place_workers(g, seat, "convert", silver=cost(g, seat))
    g.outsiders[g.outsiders.index(card)] = None
    p.converted.append(card)
    g.tell(OutsiderConverted(seat, card))
    yield from rewards.gain(g, seat, g.box.outsiders[card].convert_reward)
    yield from paladin_cards.after_action(g, seat, "convert")
    yield from townsfolk.after_action(g, seat, "convert")


def cost(g: Paladins, seat: Seat, card: OutsiderId = "") -> int:
    """The Silver of the next slot below the board, whatever the card."""
    p = g.players[seat]
    return paladin_cards.silver_due(g, p, "convert", g.box.convert_slots[len(p.converted)].cost)
