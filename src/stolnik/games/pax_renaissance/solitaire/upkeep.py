"""What an action can leave behind, seen to before the next step."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.games.pax_renaissance.play import (
    crowd_venice,
    drop_card,
    exposed_concession,
    overfull_hand,
    sink_concession,
)
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tokens import VENICE_SECOND, venice_holds_two


def tidy_up(g: Pax) -> Flow[None]:
    """Venice holds one token too many, a hand a card, or a pirate a concession no longer safe."""
    while True:
        if VENICE_SECOND in g.cities and not venice_holds_two(g):
            yield from crowd_venice(g)
        elif (seat := overfull_hand(g)) is not None:
            yield from drop_card(g, seat)
        elif g.pirates and (border := exposed_concession(g)) is not None:
            sink_concession(g, border)
        else:
            return
