"""How far ahead a bot should plan, and what it should try on the way."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Ask, Move, Seat

from ..box.components import Box
from ..state import Paladins


def horizon(g: Paladins, seat: Seat) -> int:
    """Plans end where the player passes; the number changes there, and with the Round."""
    return 2 * g.round + g.players[seat].passed


def plausible(g: Paladins, ask: Ask) -> Sequence[Move]:
    """The options but for those that another one makes needless, or nearly so."""
    match ask.topic:
        case "workers" | "favour_worker":
            # the first way keeps Criminals, and places Labourers before others
            return ask.options[:1]
        case "keep":
            most = len(ask.options[0])
            return [move for move in ask.options if len(move) == most]
        case "monk_space" | "outpost_space":
            return _different_spaces(g.box, ask.options)
    return ask.options


def _different_spaces(box: Box, options: Sequence[Move]) -> list[Move]:
    """Of spaces with the same reward only the rightmost: the others ask for less and can wait."""
    kinds = {box.spaces[box.space_at[str(move[1])]].kind: move for move in options}
    return list(kinds.values())
