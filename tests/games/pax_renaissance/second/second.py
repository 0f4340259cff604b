"""Builds positions of the 2nd edition; everything else comes from ``position``.

>>> g = second()
>>> enthrone(g, "england", bishop="reformation", repressed=["pawn_1"])
"""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Ask, Move
from stolnik.games.pax_renaissance.play import play
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import pax_position
from tests.games.running import Procedure


def second(*, players: int = 3, florins: int = 10, variants: Sequence[str] = ()) -> Pax:
    """The bare table of the 2nd edition: seat 0 to act, all empires on their thrones."""
    return pax_position(players=players, florins=florins, variants=variants, edition=2)


def enthrone(
    g: Pax,
    empire: str,
    *,
    queen: str | None = None,
    bishop: str | None = None,
    repressed: Sequence[str] = (),
) -> None:
    """Lay things on an empire card that is on its throne (or wherever it lies)."""
    if queen is not None:
        g.queens[queen] = empire
    if bishop is not None:
        g.bishops[empire] = bishop
    if repressed:
        g.repressed[empire] = list(repressed)


def next_ask(g: Pax, *answers: Move) -> Ask:
    """What the game asks next, after these answers, when it goes on from this position."""
    table = Procedure(play(g), g)
    table.say(*answers)
    return table.ask
