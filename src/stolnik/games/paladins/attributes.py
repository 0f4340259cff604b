"""Faith, Strength and Influence: markers that rise, and Paladins who boost them for a Round."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.ledger import rule
from stolnik.games.paladins.components import ATTRIBUTES, Attribute
from stolnik.games.paladins.events import AttributeRaised
from stolnik.games.paladins.state import Paladins, Player


@rule("PAL-AIM.3", "PAL-PLD.2", "PAL-PLD.4")
def total(g: Paladins, p: Player, attribute: Attribute) -> int:
    """What counts for a requirement: the marker and the boost of this Round's Paladin."""
    value = p.attributes[attribute]
    if p.revealed and p.paladin is not None:
        value += g.box.paladins[p.paladin].boost[attribute]
    return value


@rule("PAL-AIM.3", "PAL-ICO.1")
def raise_attribute(g: Paladins, seat: Seat, attribute: Attribute, by: int) -> None:
    """Move a marker up; at the end of its track further rises are lost (R-14)."""
    markers = g.players[seat].attributes
    markers[attribute] = min(markers[attribute] + by, len(g.box.attribute_vp) - 1)
    g.tell(AttributeRaised(seat, ATTRIBUTES[attribute], markers[attribute]))
