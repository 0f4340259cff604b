"""Everything that can be said in the game; each room of chapters has its words beside this."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.vocabulary import SEAT, Vocabulary
from stolnik.games.price_of_power.speech import (
    battles,
    commerce,
    declaration,
    government,
    naval,
    peace,
    phases,
    relations,
    war,
)
from stolnik.games.price_of_power.speech.families import (
    AGE,
    AREA,
    CHARACTER,
    FACE,
    FORCE,
    PEACE_TERM,
    POWER,
    STEP,
    SYMBOL,
    WHY,
    ZONE,
)
from stolnik.games.price_of_power.state import Europe


def seat_name(g: Europe, seat: Seat) -> str:
    """A player goes by the name of the Realm."""
    return f"realm-{g.box.realms[g.players[seat].realm].id}"


VOCABULARY = Vocabulary(
    verbs=(
        *phases.VERBS,
        *peace.VERBS,
        *government.VERBS,
        *relations.VERBS,
        *commerce.VERBS,
        *declaration.VERBS,
        *war.VERBS,
        *battles.VERBS,
        *naval.VERBS,
    ),
    fields={
        "owner": SEAT,
        "character": CHARACTER,
        "step": STEP,
        "age": AGE,
        "symbol": SYMBOL,
        "why": WHY,
        "term": PEACE_TERM,
        "what": WHY,
        "place": WHY,
        "to_power": POWER,
        "enemies": FORCE,
        "face": FACE,
        "destination": AREA,
        "haven": ZONE,
    },
    seat=seat_name,
)
