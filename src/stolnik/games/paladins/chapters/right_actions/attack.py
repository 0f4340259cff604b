"""Attack: Strength, or hired arms, beat an Outsider, and Influence grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import STRENGTH, OutsiderId, Price
from ...events import OutsiderAttacked
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..attributes import total
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

NOT_ON_THE_TRACK: Final = Refusal("PAL-ATK.4")

STRENGTH_PER_SILVER: Final = 2


@rule("PAL ATK.2 ATK.3 ATK.5")
def hired_arms(g: Paladins, seat: Seat, slot: int) -> int:
    """Silver for missing Strength: 1 for every 2, an odd one rounded up (R-6)."""
    p = g.players[seat]
    missing = g.box.outsider_slots[slot].strength - total(g, p, STRENGTH)
    if missing <= 0:
        return 0
    return paladin_cards.silver_due(g, p, "attack", -(-missing // STRENGTH_PER_SILVER))


@rule("PAL ATK.2 ACT.10")
def refuse_attack(g: Paladins, seat: Seat, card: OutsiderId) -> Refusal | None:
    if card not in g.outsiders:
        return NOT_ON_THE_TRACK
    p = g.players[seat]
    due = price(g, seat, card).silver
    if p.silver < due:
        strength = total(g, p, STRENGTH)
        needed = g.box.outsider_slots[g.outsiders.index(card)].strength
        about = {"needed": needed, "strength": strength, "silver": due, "have": p.silver}
        return Refusal("PAL-ATK.3", about, "hired_arms")
    return refuse_workers(g, p, "attack")


def price(g: Paladins, seat: Seat, card: OutsiderId) -> Price:
    """The Silver that an Outsider on the track costs now."""
    return Price(silver=hired_arms(g, seat, g.outsiders.index(card)))


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


@rule("PAL ATK.1 ATK.6 ATK.7 ATK.8 ATK.9 ACT.3 ACT.4 REF.13")
def attack(g: Paladins, seat: Seat, card: OutsiderId) -> Flow[None]:
    """The card gives its upper-right rewards and lies face down; its slot stays empty."""
    yield from place_workers(g, seat, "attack", price=price(g, seat, card))
    g.outsiders[g.outsiders.index(card)] = None
    g.players[seat].attacked.append(card)
    g.tell(OutsiderAttacked(seat, card))
    yield from rewards.gain(g, seat, g.box.outsiders[card].attack_reward)
    yield from after_action(g, seat, "attack")
