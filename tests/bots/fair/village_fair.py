"""A small game for the tests of what plays games: bots, the lab, the command line.

It has one of each: a hidden hand, dice, a question within an action, a question to all seats at
once, a variant, a setting with values, and a refusal with its clause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from stolnik.engine.data import read
from stolnik.engine.dice import Dice
from stolnik.engine.flow import (
    CHECKPOINT,
    PASS,
    Ask,
    Flow,
    Move,
    Seat,
    Topic,
    choose,
    choose_secretly,
    choose_thing,
)
from stolnik.engine.game import (
    Advice,
    Game,
    Option,
    Options,
    Rules,
    Sight,
    Speech,
    Standing,
)
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event, Public, State
from stolnik.engine.vocabulary import Family, Number, Verb, Vocabulary
from stolnik.rulebook import rule

HOME = Path(__file__).parent
PRIZE = {"small": 3, "large": 9}


class Box(msgspec.Struct, frozen=True):
    prices: dict[str, int]
    copies: int
    days: int
    prize: int


class Goods(msgspec.Struct, frozen=True):
    prices: dict[str, int]
    copies: int


class Stall(msgspec.Struct, array_like=True):
    basket: list[str]
    coins: int = 0


class Fair(State):
    stalls: list[Stall]
    cart: list[str]
    sold: int = 0
    day: int = 1
    turn: int = 0

    box: ClassVar[Box]


class Sold(Public, frozen=True):
    seat: Seat
    good: str


class DrewHidden(Public, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    good: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DrewHidden(self.seat)


class Bartered(Public, frozen=True):
    seat: Seat
    good: str


class DayEnded(Public, frozen=True):
    day: int


class Seen(msgspec.Struct):
    day: int
    cart: int
    coins: list[int]
    baskets: list[int]
    basket: list[str]


@rule("FAIR-B1.2")
def open_box(options: Options, data: Path | None) -> Box:
    goods = read(Goods, "goods.json", HOME, data)
    prize = PRIZE[str(options["prize"])]
    return Box(goods.prices, goods.copies, 2 if options["short"] else 3, prize)


def setup(box: Box, players: int, dice: Dice) -> Fair:
    cart = [good for good in box.prices for _ in range(box.copies)]
    dice.shuffle(cart)
    stalls = [Stall([cart.pop(), cart.pop(), cart.pop()]) for _ in range(players)]
    return Fair(dice=dice, shown=0, stalls=stalls, cart=cart)


def play(g: Fair) -> Flow[None]:
    while g.day <= g.box.days:
        yield CHECKPOINT
        if g.turn < len(g.stalls):
            yield from turn(g, g.turn)
            g.turn += 1
        else:
            yield from auction(g)
            g.tell(DayEnded(g.day))
            g.day, g.turn = g.day + 1, 0


def refuse_sale(g: Fair, seat: Seat, good: str) -> Refusal | None:
    return None if good in g.stalls[seat].basket else Refusal("FAIR-A1.2")


def refuse_in_turn(g: Fair, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("sell", str(good)):
            return refuse_sale(g, ask.seat, good)
        case ("draw",):
            return Refusal("FAIR-A1.3")
    return None


TURN = Topic(
    "turn",
    verbs=("sell", "barter", "draw", "pass"),
    refuse=refuse_in_turn,
    set_by=("FAIR-A1.1",),
)
BARTER = Topic("barter", verbs=("give",), set_by=("FAIR-A1.4",))
BID = Topic("bid", verbs=("bid",), set_by=("FAIR-B1.1",))


@rule("FAIR-A1.1")
def turn(g: Fair, seat: Seat) -> Flow[None]:
    stall = g.stalls[seat]
    options: list[Move] = [("sell", good) for good in g.box.prices if good in stall.basket]
    if stall.basket:
        options.append(("barter",))
    if g.cart:
        options.append(("draw",))
    move = yield from choose(seat, TURN, [*options, PASS], day=g.day)
    if move[0] == "sell":
        yield_price(g, seat, str(move[1]), 0)
        g.tell(Sold(seat, str(move[1])))
    elif move[0] == "barter":
        yield from barter(g, seat)
    elif move[0] == "draw":
        stall.basket.append(g.cart.pop(g.dice.below(len(g.cart))))
        g.show()
        g.tell(Drew(seat, stall.basket[-1]))


@rule("FAIR-A1.4")
def barter(g: Fair, seat: Seat) -> Flow[None]:
    goods: dict[Move, str] = {
        ("give", good): good for good in g.box.prices if good in g.stalls[seat].basket
    }
    given = yield from choose_thing(seat, BARTER, goods)
    yield_price(g, seat, given, 2)
    g.tell(Bartered(seat, given))


def yield_price(g: Fair, seat: Seat, good: str, more: int) -> None:
    g.stalls[seat].basket.remove(good)
    g.stalls[seat].coins += g.box.prices[good] + more
    g.sold += 1


def auction(g: Fair) -> Flow[None]:
    asks = [
        Ask.of(seat, BID, [("bid", coins) for coins in range(min(stall.coins, 3) + 1)])
        for seat, stall in enumerate(g.stalls)
    ]
    bids = [int(bid[1]) for bid in (yield from choose_secretly(asks))]
    winner = bids.index(max(bids))
    g.stalls[winner].coins += g.box.prize - bids[winner]


def view(g: Fair, seat: Seat | None) -> Seen:
    coins = [stall.coins for stall in g.stalls]
    baskets = [len(stall.basket) for stall in g.stalls]
    basket = [] if seat is None else [*g.stalls[seat].basket]
    return Seen(g.day, len(g.cart), coins, baskets, basket)


def imagine(g: Fair, seat: Seat, dice: Dice) -> None:
    others = [stall for other, stall in enumerate(g.stalls) if other != seat]
    hidden = sorted([*g.cart, *(good for stall in others for good in stall.basket)])
    dice.shuffle(hidden)
    for stall in others:
        stall.basket = [hidden.pop() for _ in stall.basket]
    g.cart = hidden


def standings(g: Fair) -> list[Standing]:
    coins = [stall.coins for stall in g.stalls]
    return [
        Standing(seat, 1 + sum(other > own for other in coins), own, "coins")
        for seat, own in enumerate(coins)
    ]


def audit(g: Fair) -> list[str]:
    count = g.sold + len(g.cart) + sum(len(stall.basket) for stall in g.stalls)
    right = len(g.box.prices) * g.box.copies
    return [] if count == right else [f"{count} goods, not {right}"]


def judgement(g: Fair, seat: Seat) -> float:
    stall = g.stalls[seat]
    return stall.coins + 0.1 * sum(g.box.prices[good] for good in stall.basket)


def summary(g: Fair, seat: Seat | None) -> Sequence[tuple[str, Mapping[str, Any]]]:
    lines: list[tuple[str, Mapping[str, Any]]] = [
        ("summary-day", {"day": g.day, "cart": len(g.cart)})
    ]
    for other, stall in enumerate(g.stalls):
        if other == seat:
            own = {"seat": other, "coins": stall.coins, "good": stall.basket}
            lines.append(("summary-player", own))
        else:
            rest = {"seat": other, "coins": stall.coins, "count": len(stall.basket)}
            lines.append(("summary-other", rest))
    return lines


GOOD = Family("good", lambda box: box.prices)

VOCABULARY = Vocabulary(
    verbs=(
        Verb("sell", {"good": GOOD}),
        Verb("give", {"good": GOOD}),
        Verb("bid", {"coins": Number("coins", 0, 3)}),
        Verb("barter"),
        Verb("draw"),
        Verb("pass"),
    ),
    seat=lambda g, seat: f"player-{seat}",
)

GAME = Game(
    name="village_fair",
    version="1",
    home=HOME,
    players=(2, 3, 4),
    scored=True,
    options=(Option("short"), Option("prize", ("small", "large"), players=(2, 3))),
    state=Fair,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine),
    speech=Speech(VOCABULARY, summary=summary),
    advice=Advice(judgement),
)
