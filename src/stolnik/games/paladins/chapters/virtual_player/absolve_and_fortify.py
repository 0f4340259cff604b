"""Absolve and Fortify of the virtual player."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFLUENCE
from ...events import JarTurned, WallBuilt
from ...state import VIRTUAL, Paladins, virtual_player
from ..right_actions.tracks import next_place
from .attribute_stacks import value
from .gains import gain, pay_debts, remove_suspicions
from .workers import place_on_the_right

NO_JAR: Final = Refusal("PAL-SABF.1")
NO_WALL: Final = Refusal("PAL-SABF.4")
NO_SLOT_OR_CARD: Final = Refusal("PAL-SABF.5")


def refuse_absolve(g: Paladins) -> Refusal | None:
    """It needs a Jar, and Influence for the leftmost one."""
    v = virtual_player(g)
    asked = g.box.virtual_board.jar_influence
    return NO_JAR if v.jars == len(asked) or value(v, INFLUENCE) < asked[v.jars] else None


@rule("PAL SABF.1 SABF.2 SABF.3")
def absolve(g: Paladins) -> Flow[None]:
    """Turn a Jar: Faith, a Suspicion less, and a Debt paid or another Suspicion less."""
    v = virtual_player(g)
    place_on_the_right(g, "absolve")
    uncovered = next_place(g, VIRTUAL, "absolve").uncovers
    v.jars += 1
    g.tell(JarTurned(VIRTUAL, v.jars))
    yield from gain(g, uncovered)
    yield from remove_suspicions(g, 1)
    if v.unpaid:
        pay_debts(g, 1)
    else:
        yield from remove_suspicions(g, 1)


def refuse_fortify(g: Paladins) -> Refusal | None:
    """It needs a slot, Influence for it, and a Wall in the deck."""
    v = virtual_player(g)
    asked = g.box.virtual_board.wall_influence
    if len(v.walls) == len(asked) or not g.wall_deck:
        return NO_SLOT_OR_CARD
    return NO_WALL if value(v, INFLUENCE) < asked[len(v.walls)] else None


@rule("PAL-SABF.5")
def fortify(g: Paladins) -> Flow[None]:
    """The top Wall goes on the leftmost empty slot, and its rewards are gained."""
    place_on_the_right(g, "fortify")
    wall = g.wall_deck.pop()
    g.show()
    virtual_player(g).walls.append(wall)
    g.tell(WallBuilt(VIRTUAL, wall))
    yield from gain(g, g.box.walls[wall].rewards)
