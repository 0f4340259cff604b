"""What a card means: Areas, Provinces, tokens, Realms, nodes, Sea Zones, Ships and Claims.

A selector is an id, a list of ids, a reference to what the card has touched (``affected``,
``last_claim`` ...), what a pick has bound (``$a``), or filters, all of which must be met.
"""

from stolnik.games.price_of_power.chapters.effects.selectors.areas import areas
from stolnik.games.price_of_power.chapters.effects.selectors.counting import counted, owners_of
from stolnik.games.price_of_power.chapters.effects.selectors.limits import (
    Limits,
    choices,
    limits,
)
from stolnik.games.price_of_power.chapters.effects.selectors.pieces import (
    choose_provinces,
    claims,
    provinces,
    ships,
    tokens,
)
from stolnik.games.price_of_power.chapters.effects.selectors.realms import realms
from stolnik.games.price_of_power.chapters.effects.selectors.trade import nodes, zones

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
