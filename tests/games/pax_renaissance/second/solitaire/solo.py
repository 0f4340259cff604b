"""Builds positions of the solitaire game: the opponent is to act, and the market is empty.

>>> g = solo()
>>> offer(g, "east", 1, "pren045")          # for one florin
>>> plan(g, 1)                               # what row 1 of Table O8 makes of it
"""

from __future__ import annotations

from stolnik.engine.flow import Ask, Move
from stolnik.games.pax_renaissance.solitaire.courses_of_action import MAIN, TABLE, Aim
from stolnik.games.pax_renaissance.solitaire.decisions import IDLE, Mind, decide
from stolnik.games.pax_renaissance.solitaire.opponent import opponent_acts, play_solitaire
from stolnik.games.pax_renaissance.solitaire.plan import Plan
from stolnik.games.pax_renaissance.solitaire.search import find_plan
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import MarketRow, Pax, Turn
from tests.games.pax_renaissance.position import offer as offer
from tests.games.pax_renaissance.position import run
from tests.games.pax_renaissance.questions import question
from tests.games.pax_renaissance.second.second import second
from tests.games.running import Procedure

WEST_FACE_DOWN = "pren002"
EAST_FACE_DOWN = "pren062"


def solo(*, florins: int = 10, player: int = 10) -> Pax:
    """A bare table; nothing can be bought, and no fair can be held."""
    g = second(players=2)
    g.players[PLAYER].florins = player
    g.players[OPPONENT].florins = florins
    g.players[OPPONENT].automated = True
    g.turn = Turn(OPPONENT, 2, done=[], used=[], loaded=[], running=[])
    g.market = {side: MarketRow([None] * 6, [0] * 6) for side in ("east", "west")}
    return g


def face_down(g: Pax, *, east: int | None = None, west: int | None = None) -> None:
    """Lay a trade fair card with so many florins in a row."""
    if east is not None:
        offer(g, "east", 0, EAST_FACE_DOWN, florins=east)
    if west is not None:
        offer(g, "west", 0, WEST_FACE_DOWN, florins=west)


def aim(row: int, column: str = MAIN, religion: str = "") -> Aim:
    """A cell of Table O8."""
    return Aim(TABLE[row - 1], column, religion)


def plan(
    g: Pax, row: int, column: str = MAIN, religion: str = "", *, won: Aim | None = None
) -> Plan | None:
    """What the opponent would do for a cell."""
    return find_plan(g, aim(row, column, religion), [] if won is None else [won])


def acts(g: Pax, *answers: Move, asks: list[Ask] | None = None) -> None:
    """The opponent takes one action; the player answers what he is asked."""
    run(opponent_acts(g), answers, asks=asks)


def answer(g: Pax, topic: str, *options: Move, mind: Mind = IDLE, **about: str | int) -> Move:
    """What the opponent answers to a question."""
    return decide(g, question(topic, *options, seat=OPPONENT, **about), mind)


def goes_on(g: Pax, *answers: Move) -> Ask | None:
    """Play on with these answers of the player; his next question, if there is one."""
    table = Procedure(play_solitaire(g), g)
    table.say(*answers)
    assert all(ask.seat == PLAYER for ask in table.asked)
    return None if table.over else table.ask
