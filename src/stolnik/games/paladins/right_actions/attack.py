"""Attack: Strength, or hired arms, beat an Outsider, and Influence grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.attributes import total
from stolnik.games.paladins.components import STRENGTH, OutsiderId
from stolnik.games.paladins.events import OutsiderAttacked
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.workers import place_workers, refuse_workers

NOT_ON_THE_TRACK: Final = Refusal("PAL-ATK.4")
LACKS_STRENGTH_AND_SILVER: Final = Refusal("PAL-ATK.3")

STRENGTH_PER_SILVER: Final = 2


@rule("PAL-ATK.2", "PAL-ATK.3", "PAL-ATK.5")
def hired_arms(g: Paladins, seat: Seat, slot: int) -> int:
    """Silver for missing Strength: 1 for every 2, an odd one rounded up (R-6)."""
    p = g.players[seat]
    missing = max(0, g.box.outsider_slots[slot].strength - total(g, p, STRENGTH))
    return paladins.silver_due(g, p, "attack", -(-missing // STRENGTH_PER_SILVER))


@rule("PAL-ATK.2", "PAL-ATK.3", "PAL-ATK.4", "PAL-ACT.10")
def refuse_attack(g: Paladins, seat: Seat, card: OutsiderId) -> Refusal | None:
    if card not in g.outsiders:
        return NOT_ON_THE_TRACK
    p = g.players[seat]
    if p.silver < hired_arms(g, seat, g.outsiders.index(card)):
        return LACKS_STRENGTH_AND_SILVER
    return refuse_workers(g, p, "attack")


@rule("PAL-ATK.4")
def attack_options(g: Paladins, seat: Seat) -> list[Move]:
    """With enough Silver any Outsider on the track can be attacked."""
    p = g.players[seat]
    if refuse_workers(g, p, "attack"):
        return []
    return [
        ("attack", card)
        for slot, card in enumerate(g.outsiders)
        if card is not None and hired_arms(g, seat, slot) <= p.silver
    ]


@rule(
    "PAL-ATK.1",
    "PAL-ATK.6",
    "PAL-ATK.7",
    "PAL-ATK.8",
    "PAL-ATK.9",
    "PAL-ACT.3",
    "PAL-ACT.4",
    "PAL-REF.13",
)
def attack(g: Paladins, seat: Seat, card: OutsiderId) -> Flow[None]:
    """The card gives its upper-right rewards and lies face down; its slot stays empty."""
    slot = g.outsiders.index(card)
    yield from place_workers(g, seat, "attack")
    pay_silver(g, seat, hired_arms(g, seat, slot))
    g.outsiders[slot] = None
    g.players[seat].attacked.append(card)
    g.tell(OutsiderAttacked(seat, card))
    yield from rewards.gain(g, seat, g.box.outsiders[card].attack_reward)
    yield from paladins.after_action(g, seat, "attack")
    yield from townsfolk.after_action(g, seat, "attack")
