"""What a card means: Areas, Provinces, tokens, Realms, nodes, Sea Zones, Ships and Claims.

A selector is an id, a list of ids, a reference to what the card has touched (``affected``,
``last_claim`` ...), what a pick has bound (``$a``), or filters, all of which must be met.
"""

from .areas import areas
from .counting import counted, owners_of
from .limits import Limits, choices, limits
from .nodes_meant import nodes, zones
from .pieces import choose_provinces, claims, provinces, ships, tokens
from .realms_meant import realms

__all__ = [
    "Limits",
    "areas",
    "choices",
    "choose_provinces",
    "claims",
    "counted",
    "limits",
    "nodes",
    "owners_of",
    "provinces",
    "realms",
    "ships",
    "tokens",
    "zones",
]
