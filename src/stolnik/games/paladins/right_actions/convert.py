"""Convert: Faith wins an Outsider over, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.attributes import total
from stolnik.games.paladins.components import FAITH, OutsiderId
from stolnik.games.paladins.events import OutsiderConverted
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import Paladins, Player
from stolnik.games.paladins.workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
NOT_ON_THE_TRACK: Final = Refusal("PAL-CVT.4")
LACKS_FAITH: Final = Refusal("PAL-CVT.4")
LACKS_SILVER: Final = Refusal("PAL-CVT.2")


@rule("PAL-CVT.2", "PAL-CVT.3")
def refuse_any_convert(g: Paladins, seat: Seat) -> Refusal | None:
    """Workers, a free slot below the board, and its Silver."""
    p = g.players[seat]
    lacking = refuse_workers(g, p, "convert")
    if lacking is not None:
        return lacking
    if len(p.converted) == len(g.box.convert_slots):
        return SEVEN_TIMES
    return LACKS_SILVER if p.silver < cost(g, p) else None


@rule("PAL-CVT.4")
def refuse_convert(g: Paladins, seat: Seat, card: OutsiderId) -> Refusal | None:
    if card not in g.outsiders:
        return NOT_ON_THE_TRACK
    if total(g, g.players[seat], FAITH) < g.box.outsider_slots[g.outsiders.index(card)].faith:
        return LACKS_FAITH
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


@rule("PAL-CVT.1", "PAL-CVT.2", "PAL-CVT.3", "PAL-CVT.5", "PAL-CVT.6", "PAL-ACT.3", "PAL-ACT.4")
def convert(g: Paladins, seat: Seat, card: OutsiderId) -> Flow[None]:
    """The card lies face up on the next slot below the board; only its lower part counts."""
    p = g.players[seat]
    yield from place_workers(g, seat, "convert")
    pay_silver(g, seat, cost(g, p))
    g.outsiders[g.outsiders.index(card)] = None
    p.converted.append(card)
    g.tell(OutsiderConverted(seat, card))
    yield from rewards.gain(g, seat, g.box.outsiders[card].convert_reward)
    yield from paladins.after_action(g, seat, "convert")
    yield from townsfolk.after_action(g, seat, "convert")


def cost(g: Paladins, p: Player) -> int:
    """The Silver of the next slot below the board."""
    return paladins.silver_due(g, p, "convert", g.box.convert_slots[len(p.converted)].cost)
