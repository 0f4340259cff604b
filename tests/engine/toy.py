"""A toy game with one of everything that a match must cope with.

Each seat may, on its turn, ``add`` a number (a second question within the action), ``roll``,
``peek`` at a hidden card, ``call`` everybody to vote in secret, let all ``plan`` in private,
``break`` a rule on purpose, ask ``nobody``, ``pass`` the turn on, or ``end`` the game.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRecord
from stolnik.engine.flow import (
    CHECKPOINT,
    Ask,
    Flow,
    Move,
    Seat,
    Topic,
    choose,
    choose_privately,
    choose_secretly,
)
from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech, Standing
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Public, State
from stolnik.engine.vocabulary import Family, Number, Verb, Vocabulary

TURN: list[Move] = [
    ("add",),
    ("roll",),
    ("peek",),
    ("call",),
    ("plan",),
    ("break",),
    ("nobody",),
    ("pass",),
    ("end",),
]


def refuse(g: Toy, ask: Ask, move: Move) -> Refusal | None:
    return Refusal("SEJ-B1.1") if len(move) > 1 and int(move[1]) > 2 else None


ACTION, TENS, ONES, HOW, VOTE, PLAN = (
    Topic(name, verbs=verbs, refuse=refuse, set_by=("SEJ-B1.2",))
    for name, verbs in {
        "turn": [str(move[0]) for move in TURN],
        "tens": ["tens"],
        "ones": ["ones"],
        "how": ["how"],
        "vote": ["vote"],
        "plan": ["ones", "pass"],
    }.items()
)


class Toy(State):
    totals: list[int]
    secrets: list[int]
    """Each seat's own hidden number."""
    deck: list[int]
    """Hidden from all; the next card is the last."""
    peeked: list[int]
    """What the seat to move has seen of the deck this turn."""
    turn: int = 0
    voting: bool = False
    planning: bool = False
    over: bool = False


class Did(Public, frozen=True):
    seat: Seat
    what: str


class Seen(msgspec.Struct):
    totals: list[int]
    turn: int
    secret: int | None
    peeked: list[int]


class Interruption(BaseException):
    """What is raised when a person loses patience."""


def setup(box: object, players: int, dice: Dice) -> Toy:
    deck = list(range(10))
    dice.shuffle(deck)
    secrets = [dice.below(100) for _ in range(players)]
    return Toy(dice, 0, totals=[0] * players, secrets=secrets, deck=deck, peeked=[])


def play(g: Toy) -> Flow[None]:
    while not g.over:
        yield CHECKPOINT
        if g.voting:
            yield from vote(g)
        elif g.planning:
            yield from plan(g)
        else:
            yield from turn(g, g.turn)


def turn(g: Toy, seat: Seat) -> Flow[None]:
    verb, *_ = yield from choose(seat, ACTION, TURN)
    g.tell(Did(seat, str(verb)))
    if verb == "add":
        yield from add(g, seat)
    elif verb == "roll":
        g.totals[seat] += g.dice.below(6)
    elif verb == "peek":
        g.peeked.append(g.deck.pop())
        g.show()
    elif verb == "call":
        g.voting = True
    elif verb == "plan":
        g.planning = True
    elif verb == "break":
        yield from break_down(g, seat)
    elif verb == "nobody":
        assert (yield from choose_secretly([])) == []
        g.totals[seat] += 10
    elif verb == "pass":
        g.peeked = []
        g.turn = (seat + 1) % len(g.totals)
    else:
        g.over = True


def add(g: Toy, seat: Seat) -> Flow[None]:
    """Two questions, and the first answer lives in a local variable only."""
    _, tens = yield from choose(seat, TENS, [("tens", n) for n in range(3)])
    g.tell(Did(seat, "tens"))
    _, ones = yield from choose(seat, ONES, [("ones", n) for n in range(3)])
    g.totals[seat] += 10 * int(tens) + int(ones)


def break_down(g: Toy, seat: Seat) -> Flow[None]:
    _, how = yield from choose(seat, HOW, [("how", "error"), ("how", "interruption")])
    g.totals[seat] = -999
    g.dice.below(6)
    g.tell(Did(seat, "broke"))
    yield CHECKPOINT
    raise KeyError("no such thing") if how == "error" else Interruption


def vote(g: Toy) -> Flow[None]:
    asks = [Ask.of(seat, VOTE, [("vote", n) for n in range(3)]) for seat in range(len(g.totals))]
    for seat, (_, votes) in enumerate((yield from choose_secretly(asks))):
        g.totals[seat] += 100 * int(votes)
        g.tell(Did(seat, "voted"))
    g.voting = False


def plan(g: Toy) -> Flow[None]:
    """Each seat picks numbers in private, one after the other, until it has had enough."""
    plans = yield from choose_privately(
        {seat: partial(own_plan, g, seat) for seat in range(len(g.totals))}
    )
    for seat, numbers in plans.items():
        g.totals[seat] += 1000 * sum(numbers)
        g.tell(Did(seat, "planned"))
    g.planning = False


def own_plan(g: Toy, seat: Seat) -> Flow[list[int]]:
    numbers: list[int] = []
    while len(numbers) < 3:
        move = yield Ask.of(seat, PLAN, [*(("ones", n) for n in range(3)), ("pass",)])
        if move == ("pass",):
            break
        numbers.append(move[1])
    return numbers


def view(g: Toy, seat: Seat | None) -> Seen:
    secret = None if seat is None else g.secrets[seat]
    return Seen(g.totals, g.turn, secret, g.peeked if seat == g.turn else [])


def imagine(g: Toy, seat: Seat, dice: Dice) -> None:
    g.secrets = [
        secret if owner == seat else dice.below(100) for owner, secret in enumerate(g.secrets)
    ]
    g.deck.sort()
    dice.shuffle(g.deck)


def standings(g: Toy) -> list[Standing]:
    best = max(g.totals)
    return [Standing(seat, 1 if own == best else 2, own) for seat, own in enumerate(g.totals)]


def open_box(options: object, data: Path | None) -> None:
    return None


def audit(g: Toy) -> list[str]:
    return []


def judgement(g: Toy, seat: Seat) -> float:
    return g.totals[seat]


def seat_name(g: Toy, seat: Seat) -> str:
    return f"house-{seat}"


NUMBER = Number("number", 0, 9)

VOCABULARY = Vocabulary(
    verbs=(
        *(Verb(str(move[0])) for move in TURN),
        *(Verb(verb, {"number": NUMBER}) for verb in ("tens", "ones", "vote")),
        Verb("how", {"how": Family("how", lambda box: ("error", "interruption"))}),
    ),
    seat=seat_name,
)

TOY: Game[Toy, None] = Game(
    name="toy",
    version="1",
    home=Path(__file__).parents[2] / "examples" / "sejmik" / "sejmik",
    players=(1, 2, 3),
    options=(Option("loud"),),
    state=Toy,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine),
    speech=Speech(VOCABULARY),
    advice=Advice(judgement),
)


def toy(*moves: tuple[Seat, Move], players: int = 2, **kwargs: Any) -> Match:
    """A match of the toy after these moves."""
    match = Match.start(TOY, players=players, seed="toy", **kwargs)
    submit(match, *moves)
    return match


def submit(match: Match, *moves: tuple[Seat, Move]) -> None:
    for seat, move in moves:
        match.submit(seat, move)


pack = msgspec.msgpack.encode


def saved(match: Match) -> bytes | None:
    """The match as it is saved, if it can be: not when it is imagined within an action."""
    try:
        return match.save()
    except BadRecord:
        return None


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything about a match that a move that did not happen must leave as it was."""
    return (
        pack(match.state),
        list(match.pending),
        list(match.moves),
        list(match.log),
        saved(match),
        [match.can_undo(seat) for seat in range(match.players)],
        match.breadcrumb,
    )
