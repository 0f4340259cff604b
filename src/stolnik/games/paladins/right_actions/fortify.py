"""Fortify: Influence builds a Wall, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.attributes import total
from stolnik.games.paladins.components import INFLUENCE
from stolnik.games.paladins.events import WallBuilt
from stolnik.games.paladins.resources import pay_provisions
from stolnik.games.paladins.state import Paladins, Player
from stolnik.games.paladins.workers import place_workers, refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")
LACKS_PROVISIONS: Final = Refusal("PAL-FOR.2")
LACKS_INFLUENCE: Final = Refusal("PAL-FOR.4")
NO_WALL_LEFT: Final = Refusal("PAL-FOR.6")


@rule("PAL-ACT.9", "PAL-FOR.2", "PAL-FOR.4", "PAL-FOR.5")
def refuse_fortify(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    lacking = refuse_workers(g, p, "fortify")
    if lacking is not None:
        return lacking
    built = len(p.walls)
    if built == len(g.box.wall_slots):
        return SEVEN_TIMES
    if total(g, p, INFLUENCE) < g.box.wall_slots[built].influence:
        return LACKS_INFLUENCE
    if p.provisions < cost(g, p):
        return LACKS_PROVISIONS
    return None if g.wall_deck else NO_WALL_LEFT


@rule(
    "PAL-FOR.1",
    "PAL-FOR.2",
    "PAL-FOR.3",
    "PAL-FOR.6",
    "PAL-FOR.7",
    "PAL-FOR.8",
    "PAL-ACT.3",
    "PAL-ACT.4",
)
def fortify(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions lay the top Wall of the deck on the leftmost empty slot, unseen before."""
    p = g.players[seat]
    yield from place_workers(g, seat, "fortify")
    pay_provisions(g, seat, cost(g, p))
    wall = g.wall_deck.pop()
    g.show()
    p.walls.append(wall)
    g.tell(WallBuilt(seat, wall))
    yield from rewards.gain(g, seat, g.box.walls[wall].rewards)
    yield from paladins.after_action(g, seat, "fortify")
    yield from townsfolk.after_action(g, seat, "fortify")


def cost(g: Paladins, p: Player) -> int:
    """The Provisions of the next Wall slot."""
    return paladins.provisions_due(g, p, "fortify", g.box.wall_slots[len(p.walls)].cost)
