"""Absolve: Influence fills a Jar, Faith grows and a Suspicion may be forgotten."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFLUENCE, JarSpace
from ...events import JarPlaced
from ...state import Paladins
from .. import rewards, townsfolk
from ..attributes import short_of, total
from ..burdens.suspicion import remove_suspicions
from ..resources import short_of_silver
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")

JAR: Final = Topic("jar", verbs=("jar",), set_by=("PAL-ABS.6",))
ABSOLUTION: Final = Topic("absolution", verbs=("remove_suspicions",), set_by=("PAL-ABS.9",))


@rule("PAL ABS.2 ABS.4 ABS.5")
def refuse_absolve(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "absolve")
    if lacking is not None:
        return lacking
    used = len(p.jars)
    if used == len(g.box.jar_track):
        return SEVEN_TIMES
    influence, needed = total(g, p, INFLUENCE), g.box.jar_track[used].influence
    if influence < needed:
        return short_of("PAL-ABS.4", INFLUENCE, needed, influence)
    price = cost(g, seat)
    return short_of_silver("PAL-ABS.2", price, p) if p.silver < price else None


@rule("PAL ABS.1 ABS.2 ABS.3 ABS.6 ABS.7 ABS.8 ABS.9 ACT.3 ACT.4")
def absolve(g: Paladins, seat: Seat) -> Flow[None]:
    """Silver moves the lowest Jar to a free Jar space; the space it leaves shows Faith."""
    p = g.players[seat]
    yield from place_workers(g, seat, "absolve", silver=cost(g, seat))
    spaces: dict[Move, JarSpace] = {
        ("jar", jar): space for jar, space in g.box.jar_spaces.items() if jar not in p.jars
    }
    space = yield from choose_thing(seat, JAR, spaces)
    uncovered = g.box.jar_track[len(p.jars)]
    p.jars.append(space.id)
    g.tell(JarPlaced(seat, space.id))
    yield from rewards.gain(g, seat, space.reward)
    yield from rewards.gain(g, seat, uncovered.uncovers)
    yield from remove_suspicions(g, seat, 1, topic=ABSOLUTION)
    yield from paladin_cards.after_action(g, seat, "absolve")
    yield from townsfolk.after_action(g, seat, "absolve")


def cost(g: Paladins, seat: Seat) -> int:
    """The Silver of the next Jar."""
    p = g.players[seat]
    return paladin_cards.silver_due(g, p, "absolve", g.box.jar_track[len(p.jars)].cost)
