"""Noughts and crosses, whole: what is on the table, how it is played, seen and said."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move, Seat, Topic
from stolnik.engine.game import Advice, Game, Options, Rules, Sight, Speech, Standing
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Public, State
from stolnik.engine.vocabulary import Family, Verb, Vocabulary
from stolnik.rulebook import rule

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Box(msgspec.Struct, frozen=True):
    cells: tuple[str, ...] = CELLS


class Sheet(State):
    marks: dict[str, Seat]
    """The cells that are marked, each with whose mark it bears."""


class Placed(Public, frozen=True):
    seat: Seat
    cell: str


class Seen(msgspec.Struct, frozen=True):
    marks: dict[str, Seat]


def refuse(g: Sheet, ask: Ask, move: Move) -> Refusal | None:
    return Refusal("NOU-A1.2") if move[1] in g.marks else None


TURN = Topic("turn", verbs=("place",), refuse=refuse, set_by=("NOU-A1.1",))


def open_box(options: Options, own: Path | None) -> Box:
    return Box()


def setup(box: Box, players: int, dice: Dice) -> Sheet:
    return Sheet(dice=dice, shown=0, marks={})


@rule("NOU A1.1 A1.2")
def play(g: Sheet) -> Flow[None]:
    """Turn by turn; the last free cell is asked for as well, as it is in the other program."""
    while winner(g) is None and len(g.marks) < len(CELLS):
        yield CHECKPOINT
        seat = len(g.marks) % 2
        free = tuple(("place", cell) for cell in CELLS if cell not in g.marks)
        move: Move = yield Ask.of(seat, TURN, free)
        g.marks[str(move[1])] = seat
        g.tell(Placed(seat, str(move[1])))


@rule("NOU-A1.3")
def winner(g: Sheet) -> Seat | None:
    marks = [g.marks.get(cell) for cell in CELLS]
    for a, b, c in LINES:
        if marks[a] is not None and marks[a] == marks[b] == marks[c]:
            return marks[a]
    return None


@rule("NOU-A1.4")
def standings(g: Sheet) -> list[Standing]:
    won = winner(g)
    scores = [int(won == seat) for seat in range(2)]
    return [Standing(seat, 2 if won == 1 - seat else 1, scores[seat]) for seat in range(2)]


def audit(g: Sheet) -> list[str]:
    return [cell for cell in g.marks if cell not in CELLS]


def view(g: Sheet, seat: Seat | None) -> Seen:
    return Seen(g.marks)


def imagine(g: Sheet, seat: Seat, dice: Dice) -> None:
    """Nothing is hidden."""


def judgement(g: Sheet, seat: Seat) -> float:
    won = winner(g)
    return 0.0 if won is None else 1.0 if won == seat else -1.0


CELL = Family("cell", lambda box: box.cells)

NOUGHTS = Game(
    name="noughts",
    version="1",
    home=Path(__file__).parent,
    players=(2,),
    options=(),
    state=Sheet,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine),
    speech=Speech(Vocabulary(verbs=(Verb("place", {"cell": CELL}),))),
    advice=Advice(judgement),
)
