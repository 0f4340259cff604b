"""Attack and Convert of the virtual player: the Outsider that its Resource marker points at."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FAITH, STRENGTH, Attribute, OutsiderId
from ...events import OutsiderAttacked, OutsiderConverted
from ...state import VIRTUAL, Paladins, virtual_player
from .gains import gain
from .resource_track import outsider_slot
from .workers import place_on_the_right

NONE_WITHIN_STRENGTH: Final = Refusal("PAL-SATC.2")
NONE_WITHIN_FAITH: Final = Refusal("PAL-SATC.5")
NO_SLOT: Final = Refusal("PAL-SATC.6")


def refuse_attack(g: Paladins) -> Refusal | None:
    """An Outsider must be within its Strength, for it does not buy any."""
    return NONE_WITHIN_STRENGTH if outsider_slot(g, STRENGTH) is None else None


@rule("PAL SATC.1 SATC.2 SATC.3")
def attack(g: Paladins) -> Flow[None]:
    """The card gives its immediate rewards and is kept face down."""
    place_on_the_right(g, "attack")
    card = _take(g, STRENGTH)
    virtual_player(g).attacked.append(card)
    g.tell(OutsiderAttacked(VIRTUAL, card))
    yield from gain(g, g.box.outsiders[card].attack_reward)


def refuse_convert(g: Paladins) -> Refusal | None:
    """A slot below its board must be free, and an Outsider within its Faith."""
    if len(virtual_player(g).converted) == len(g.box.convert_slots):
        return NO_SLOT
    return NONE_WITHIN_FAITH if outsider_slot(g, FAITH) is None else None


@rule("PAL SATC.4 SATC.5 SATC.6 SATC.8")
def convert(g: Paladins) -> Flow[None]:
    """The card goes on the leftmost empty slot, and Strength grows."""
    place_on_the_right(g, "convert")
    card = _take(g, FAITH)
    virtual_player(g).converted.append(card)
    g.tell(OutsiderConverted(VIRTUAL, card))
    yield from gain(g, g.box.outsiders[card].convert_reward)


def _take(g: Paladins, attribute: Attribute) -> OutsiderId:
    slot = outsider_slot(g, attribute)
    assert slot is not None
    card = g.outsiders[slot]
    assert card is not None
    g.outsiders[slot] = None
    return card
