"""Puts a player into the menu of a Turn, with what diplomacy costs."""

from __future__ import annotations

from stolnik.engine.flow import Move, Seat
from stolnik.games.price_of_power.box.components import ADM, DIP
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import EVENT_TAKEN, Europe
from tests.games.price_of_power.position import empty_hands, europe
from tests.games.running import Procedure, why_not

END: Move = ("end_turn",)
DONE: Move = ("done",)
LET: Move = ("let",)


def table(
    players: int = 4, seat: Seat = 0, *, dip: int = 5, adm: int = 3, ducats: int = 20
) -> Europe:
    """The first Turn of a player, with so much Power and so many Ducats."""
    g = empty_hands(europe(players))
    g.first = g.active = seat
    for player in g.players:
        player.status = EVENT_TAKEN
    rich(g, seat, dip=dip, adm=adm, ducats=ducats)
    return g


def rich(g: Europe, seat: Seat, *, dip: int = 5, adm: int = 3, ducats: int = 20) -> None:
    g.players[seat].power[DIP] = dip
    g.players[seat].power[ADM] = adm
    g.players[seat].ducats = ducats


def menu(g: Europe, *moves: Move) -> Procedure:
    """The game as it goes on from here, after these answers."""
    procedure = Procedure(play(g), g)
    procedure.say(*moves)
    return procedure


def refused(procedure: Procedure, move: Move) -> tuple[str, dict[str, object]]:
    """The clause that forbids a move that is not offered, and its figures."""
    ask = procedure.ask
    assert move not in ask.options
    refusal = why_not(GAME, procedure.state, ask, move)
    assert refusal is not None, move
    return refusal.clause, dict(refusal.about)


def clause(procedure: Procedure, move: Move) -> str:
    return refused(procedure, move)[0]
