"""7.2.7 Colleges."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PROVINCES, Province
from ....events import CollegesFounded
from ....state import COLLEGE_POINTS, GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for, is_open


def refuse_colleges(g: GodsPlayground, seat: Seat) -> Refusal | None:
    """From turn 2 on, for who can pay for one college at least."""
    if not is_open(g, "colleges"):
        return Refusal("BOZ-7.2.7.5", figures="turn", about={"turn": g.turn})
    nearest = max(range(len(PROVINCES)), key=lambda province: g.provinces[province].cubes[seat])
    return refuse_college(g, seat, nearest)


def refuse_college(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """A college takes an own cube of its province, and two złotys."""
    have, needed = g.provinces[province].cubes[seat], cubes_for(g, "colleges")
    if have < needed:
        return Refusal("BOZ-7.2.7.1", figures="cubes", about={"needed": needed, "have": have})
    money, price = g.players[seat].money, g.box.figures.college_money
    if money < price:
        return Refusal("BOZ-7.2.7.1", figures="money", about={"needed": price, "have": money})
    return None


def refuse_choice(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """Every province chosen must have its cube, and the money must do for all."""
    if move[0] != "found":
        return None
    provinces = [PROVINCES.index(str(name)) for name in move[1:]]
    if len(set(provinces)) < len(provinces):
        return Refusal("BOZ-7.2.7.2")
    for province in provinces:
        refusal = refuse_college(g, ask.seat, province)
        if refusal is not None:
            return refusal
    money, price = g.players[ask.seat].money, g.box.figures.college_money * len(provinces)
    if money < price:
        return Refusal("BOZ-7.2.7.2", figures="money", about={"needed": price, "have": money})
    return None


COLLEGES: Final = Topic("colleges", verbs=("found",), refuse=refuse_choice, set_by=("BOZ-7.2.7.2",))


@rule("BOZ 7.2.7.1 7.2.7.2 7.2.7.4")
def found_colleges(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Choose provinces, pay a cube and two złotys for each, and mark the points at once."""
    price = g.box.figures.college_money
    player = g.players[seat]
    open_to = [p for p in range(len(PROVINCES)) if not refuse_college(g, seat, p)]
    most = min(len(open_to), player.money // price)
    chosen = yield from choose_thing(
        seat,
        COLLEGES,
        {
            ("found", *(PROVINCES[province] for province in provinces)): provinces
            for count in range(most, 0, -1)
            for provinces in combinations(open_to, count)
        },
    )
    for province in chosen:
        discard_cubes(g, seat, province, cubes_for(g, "colleges"))
    points = college_points(g, len(chosen))
    zlotys = price * len(chosen)
    player.money -= zlotys
    player.points[COLLEGE_POINTS] += points
    names = tuple(PROVINCES[province] for province in chosen)
    g.tell(CollegesFounded(seat, names, zlotys, points))


@rule("BOZ 7.2.7.1 7.2.7.3")
def college_points(g: GodsPlayground, provinces: int) -> int:
    """A point for each, and two more for schools in the whole country."""
    points = g.box.figures.college_points * provinces
    return points + g.box.figures.college_bonus if provinces == len(PROVINCES) else points
