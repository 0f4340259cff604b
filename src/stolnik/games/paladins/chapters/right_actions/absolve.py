"""Absolve: Influence fills a Jar, Faith grows and a Suspicion may be forgotten."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import JarSpace
from ...events import JarPlaced
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..burdens.suspicion import remove_suspicions
from ..workers import place_workers
from .tracks import next_place, price_of_next

JAR: Final = Topic("jar", verbs=("jar",), set_by=("PAL-ABS.6",))
ABSOLUTION: Final = Topic("absolution", verbs=("remove_suspicions",), set_by=("PAL-ABS.9",))


@rule("PAL ABS.1 ABS.2 ABS.3 ABS.5 ABS.6 ABS.7 ABS.8 ABS.9 ACT.3 ACT.4")
def absolve(g: Paladins, seat: Seat) -> Flow[None]:
    """Silver moves the lowest Jar to a free Jar space; the space it leaves shows Faith."""
    p = g.players[seat]
    yield from place_workers(g, seat, "absolve", price=price_of_next(g, seat, "absolve"))
    spaces: dict[Move, JarSpace] = {
        ("jar", jar): space for jar, space in g.box.jar_spaces.items() if jar not in p.jars
    }
    space = yield from choose_thing(seat, JAR, spaces)
    uncovered = next_place(g, seat, "absolve")
    p.jars.append(space.id)
    g.tell(JarPlaced(seat, space.id))
    yield from rewards.gain(g, seat, space.reward)
    yield from rewards.gain(g, seat, uncovered.uncovers)
    yield from remove_suspicions(g, seat, 1, topic=ABSOLUTION)
    yield from after_action(g, seat, "absolve")
