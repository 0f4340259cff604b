"""Absolve: Influence fills a Jar, Faith grows and a Suspicion may be forgotten."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.attributes import total
from stolnik.games.paladins.components import INFLUENCE, JarSpaceId
from stolnik.games.paladins.events import JarPlaced
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import Paladins, Player
from stolnik.games.paladins.suspicion import remove_suspicions
from stolnik.games.paladins.workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
LACKS_SILVER: Final = Refusal("PAL-ABS.2")
LACKS_INFLUENCE: Final = Refusal("PAL-ABS.4")
HOLDS_A_JAR: Final = Refusal("PAL-ABS.6")


@rule("PAL-ACT.9", "PAL-ABS.2", "PAL-ABS.4", "PAL-ABS.5")
def refuse_absolve(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "absolve")
    if lacking is not None:
        return lacking
    used = len(p.jars)
    if used == len(g.box.jar_track):
        return SEVEN_TIMES
    if total(g, p, INFLUENCE) < g.box.jar_track[used].influence:
        return LACKS_INFLUENCE
    return LACKS_SILVER if p.silver < cost(g, p) else None


@rule(
    "PAL-ABS.1",
    "PAL-ABS.2",
    "PAL-ABS.3",
    "PAL-ABS.6",
    "PAL-ABS.7",
    "PAL-ABS.8",
    "PAL-ABS.9",
    "PAL-ACT.3",
    "PAL-ACT.4",
)
def absolve(g: Paladins, seat: Seat) -> Flow[None]:
    """Silver moves the lowest Jar to a free Jar space; the space it leaves shows Faith."""
    p = g.players[seat]
    yield from place_workers(g, seat, "absolve")
    pay_silver(g, seat, cost(g, p))
    options: list[Move] = [("jar", jar) for jar in g.box.jar_spaces if jar not in p.jars]
    move = yield from choose(seat, "jar", options)
    space = g.box.jar_spaces[str(move[1])]
    uncovered = g.box.jar_track[len(p.jars)]
    p.jars.append(space.id)
    g.tell(JarPlaced(seat, space.id))
    yield from rewards.gain(g, seat, space.reward)
    yield from rewards.gain(g, seat, uncovered.uncovers)
    yield from remove_suspicions(g, seat, 1)
    yield from paladins.after_action(g, seat, "absolve")
    yield from townsfolk.after_action(g, seat, "absolve")


def refuse_jar(g: Paladins, seat: Seat, jar: JarSpaceId) -> Refusal | None:
    """A Jar space holds one Jar."""
    return HOLDS_A_JAR if jar in g.players[seat].jars or jar not in g.box.jar_spaces else None


def cost(g: Paladins, p: Player) -> int:
    """The Silver of the next Jar."""
    return paladins.silver_due(g, p, "absolve", g.box.jar_track[len(p.jars)].cost)
