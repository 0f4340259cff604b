"""Everything that can be said in the game; each room of chapters has its words beside this."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.vocabulary import SEAT, Vocabulary
from stolnik.games.price_of_power.speech import (
    battles,
    commerce,
    government,
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
    POWER,
    STEP,
    SYMBOL,
    WHY,
)
from stolnik.games.price_of_power.state import Europe


def seat_name(g: Europe, seat: Seat) -> str:
    """A player goes by the name of the Realm."""
    return f"realm-{g.box.realms[g.players[seat].realm].id}"


VOCABULARY = Vocabulary(
    verbs=(
        *phases.VERBS,
        *government.VERBS,
        *relations.VERBS,
        *commerce.VERBS,
        *war.VERBS,
        *battles.VERBS,
    ),
    fields={
        "owner": SEAT,
        "character": CHARACTER,
        "step": STEP,
        "age": AGE,
        "symbol": SYMBOL,
        "why": WHY,
        "what": WHY,
        "place": WHY,
        "enemies": FORCE,
        "face": FACE,
        "destination": AREA,
        "to_power": POWER,
    },
    seat=seat_name,
)
