"""Faith, Strength and Influence: markers that rise, and Paladins who boost them for a Round."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import ATTRIBUTES, Attribute
from ..events import AttributeRaised
from ..state import Paladins, Player


@rule("PAL AIM.3 PLD.2 PLD.4")
def total(g: Paladins, p: Player, attribute: Attribute) -> int:
    """What counts for a requirement: the marker and the boost of this Round's Paladin."""
    value = p.attributes[attribute]
    if p.revealed and p.paladin is not None:
        value += g.box.paladins[p.paladin].boost[attribute]
    return value


@rule("PAL AIM.3 ICO.1")
def raise_attribute(g: Paladins, seat: Seat, attribute: Attribute, by: int) -> None:
    """Move a marker up; at the end of its track further rises are lost (R-14)."""
    markers = g.players[seat].attributes
    rise = min(by, len(g.box.attribute_vp) - 1 - markers[attribute])
    markers[attribute] += rise
    g.tell(AttributeRaised(seat, ATTRIBUTES[attribute], markers[attribute], rise))


def short_of(clause: str, attribute: Attribute, needed: int, have: int) -> Refusal:
    """Something requires more of an Attribute than a player has."""
    about = {"attribute": ATTRIBUTES[attribute], "needed": needed, "have": have}
    return Refusal(clause, about, "attribute")
