"""7.3 Phase 9: private armies."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import PASS, Ask, Flow, Move, Seat, Topic, choose_number, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PROVINCES, TATARS, UKRAINE, UNITS, Province, Unit, UnitKind
from ...events import CossacksUnpaid, Recruited
from ...state import GodsPlayground
from ..answers import of_province
from ..cycles import drop_out
from ..pieces import discard_cubes, occupier

SUPPLIED_BY: Final = ("BOZ-7.3.5", "BOZ-7.3.6", "BOZ-7.3.7")
"""By kind of unit: the clause that says how many there are, and from when on."""

RECRUIT_MOVES: Final[tuple[Move, ...]] = tuple(("recruit", province) for province in PROVINCES)


@rule("BOZ-7.3.15")
def price_of(g: GodsPlayground, kind: UnitKind, province: Province) -> int:
    """Half the price where enemy cubes stand; markers are not enemy cubes (R15)."""
    return kind.cost if occupier(g.provinces[province]) is None else kind.cost // 2


@rule("BOZ 7.3.5 7.3.6 7.3.7 7.3.13")
def most_units(g: GodsPlayground, seat: Seat, province: Province, kind: Unit) -> int:
    """How many tokens of a kind a player has and can pay for here."""
    unit = g.box.units[kind]
    player = g.players[seat]
    if g.turn < unit.from_turn:
        return 0
    price = price_of(g, unit, province)
    return min(player.army[kind], player.money // price) if price else player.army[kind]


def refuse_recruiting(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """Recruiting takes a cube of the province and the price of one own token at least (R15)."""
    have = g.provinces[province].cubes[seat]
    if have < 1:
        return Refusal("BOZ-7.3.4", figures="cubes", about={"needed": 1, "have": have})
    if any(most_units(g, seat, province, kind) for kind in range(len(UNITS))):
        return None
    player = g.players[seat]
    prices = [
        price_of(g, unit, province)
        for unit, left in zip(g.box.units, player.army)
        if left and g.turn >= unit.from_turn
    ]
    if not prices:
        return Refusal("BOZ-7.3.13", figures="no_tokens")
    about = {"needed": min(prices), "have": player.money}
    return Refusal("BOZ-7.3.13", figures="recruits", about=about)


RECRUITING: Final = Topic(
    "recruiting",
    verbs=("recruit", "pass"),
    refuse=of_province("recruit", refuse_recruiting),
    set_by=("BOZ-7.3.1",),
)


def refuse_number(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """So many tokens must be there and paid for; of a recruitment at least one is one's own."""
    if move[0] != ask.topic:
        return None
    number, player = int(move[1]), g.players[ask.seat]
    if number < min(int(option[1]) for option in ask.options):
        return Refusal("BOZ-7.3.9")
    if ask.topic == "cossacks":
        unit, left, clause = g.box.cossack, g.cossacks, "BOZ-7.3.8"
    else:
        kind = UNITS.index(ask.topic)
        unit, left, clause = g.box.units[kind], player.army[kind], SUPPLIED_BY[kind]
    if number > left or (number and g.turn < unit.from_turn):
        return Refusal(clause)
    needed = number * price_of(g, unit, PROVINCES.index(str(ask.about["province"])))
    if needed > player.money:
        about = {"needed": needed, "have": player.money}
        return Refusal("BOZ-7.3.13", figures="money", about=about)
    return None


NUMBERS: Final = tuple(
    Topic(unit, verbs=(unit,), refuse=refuse_number, set_by=("BOZ-7.3.1",)) for unit in UNITS
)
"""How many infantry, cavalry and artillery."""
COSSACKS: Final = Topic(
    "cossacks", verbs=("cossacks",), refuse=refuse_number, set_by=("BOZ-7.3.8",)
)


@rule("BOZ 7.3.1 7.3.4 7.3.16")
def recruit(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Raise any number of tokens in one province for one cube of it and their price, or pass."""
    options: dict[Move, Province | None] = {
        RECRUIT_MOVES[province]: province
        for province in range(len(PROVINCES))
        if not refuse_recruiting(g, seat, province)
    }
    options[PASS] = None
    province = yield from choose_thing(seat, RECRUITING, options)
    if province is None:
        drop_out(g, seat)
        return
    discard_cubes(g, seat, province)
    before = g.players[seat].money
    numbers = yield from recruit_own(g, seat, province)
    cossacks = yield from recruit_cossacks(g, seat, province)
    spent = before - g.players[seat].money
    infantry, cavalry, artillery = numbers
    name = PROVINCES[province]
    g.tell(Recruited(seat, name, infantry, cavalry, artillery, cossacks, spent))


def recruit_own(g: GodsPlayground, seat: Seat, province: Province) -> Flow[list[int]]:
    """So many of each kind, one token in all at the least."""
    player = g.players[seat]
    numbers: list[int] = []
    for kind, topic in enumerate(NUMBERS):
        later = range(kind + 1, len(UNITS))
        least = not any(numbers) and not any(most_units(g, seat, province, k) for k in later)
        most = most_units(g, seat, province, kind)
        number = yield from choose_number(
            seat, topic, UNITS[kind], range(least, most + 1), province=PROVINCES[province]
        )
        player.money -= number * price_of(g, g.box.units[kind], province)
        player.army[kind] -= number
        g.provinces[province].armies[seat][kind] += number
        numbers.append(number)
    return numbers


@rule("BOZ 7.3.8 7.3.9 7.3.10 7.3.11")
def recruit_cossacks(g: GodsPlayground, seat: Seat, province: Province) -> Flow[int]:
    """In Ukraine, Cossacks can join, for everybody who has troops there."""
    if province != UKRAINE:
        return 0
    player = g.players[seat]
    price = price_of(g, g.box.cossack, province)
    most = min(g.cossacks, player.money // price) if price else g.cossacks
    number = yield from choose_number(
        seat, COSSACKS, "cossacks", range(most + 1), province=PROVINCES[province]
    )
    player.money -= number * price
    g.cossacks -= number
    g.provinces[province].cossacks += number
    return number


@rule("BOZ-7.3.12")
def unpaid_cossacks(g: GodsPlayground) -> None:
    """Cossacks whom nobody has recruited go over to the Tatars (R48)."""
    if g.cossacks:
        g.tell(CossacksUnpaid(g.cossacks))
        g.fields[TATARS].cossacks += g.cossacks
        g.cossacks = 0
