"""How often a player has taken each action, counted on the table."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import Action
from ..state import VIRTUAL, WORKSHOP, Paladins, Player, monk, outpost, virtual_player


def developed(p: Player) -> int:
    """How many Workshops have left the Develop track."""
    return p.spaces.count(WORKSHOP)


@rule("PAL-ORD.3")
def done(g: Paladins, seat: Seat, action: Action) -> int:
    """How often a player has done an action that is counted: for costs, Orders and scoring."""
    if seat == len(g.players):
        return virtually_done(g, action)
    p = g.players[seat]
    match action:
        case "develop":
            return developed(p)
        case "recruit":
            return len(p.team)  # however they joined; discarded ones leave no trace
        case "commission":
            return g.pieces.count(monk(seat))
        case "fortify":
            return len(p.walls)
        case "garrison":
            return g.pieces.count(outpost(seat))
        case "absolve":
            return len(p.jars)
        case "attack":
            return len(p.attacked)
        case "convert":
            return len(p.converted)
    raise ValueError(f"{action} leaves nothing on the table to count")


@rule("PAL-SEND.4")
def virtually_done(g: Paladins, action: Action) -> int:
    """The same for the virtual player: its Workshops count, and it recruits nobody (R-40)."""
    v = virtual_player(g)
    match action:
        case "develop":
            return sum(v.workshops)
        case "recruit":
            return 0
        case "commission":
            return g.pieces.count(monk(VIRTUAL))
        case "fortify":
            return len(v.walls)
        case "garrison":
            return g.pieces.count(outpost(VIRTUAL))
        case "absolve":
            return v.jars
        case "attack":
            return len(v.attacked)
        case "convert":
            return len(v.converted)
    raise ValueError(f"{action} leaves nothing on the table to count")
