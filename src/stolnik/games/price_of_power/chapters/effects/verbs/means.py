"""What a card gives a Realm or takes from it: Prestige, Ducats, Power, Stability, Manpower ..."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.components import POWER_OF
from ....events.card_effects import (
    ColonistsChanged,
    InterestLost,
    MerchantLost,
    MerchantsLaidDown,
    NprManpowerToken,
)
from ....events.government import ManpowerTokenGained
from ....events.phases import StabilityChanged
from ....state import Europe
from ...board.cubes import find_cube
from ...board.ownership import is_npr, is_pr, owner
from ...government.learning import gain_merchant
from ...government.manpower import exhaust, refresh
from ...government.power import gain_any, gain_power, lose_any, spend_power
from ...government.stability import lower_stability, raise_stability
from ...government.treasury import gain_ducats, gain_interest, pay
from ...prestige.prestige_track import score
from ..numbers import amount, number
from ..picking import pick_node
from ..scope import Args, Scope, Verb
from ..selectors import nodes, provinces
from ..who import realms_of

MERCHANTS_BEFORE_A_THIRD: Final = 2


def players(g: Europe, scope: Scope, args: Args) -> list[Seat]:
    """The players that an effect is about; an NPR has no mats to change."""
    return [one for one in realms_of(g, scope, args.get("who", "you")) if is_pr(one)]


def _prestige(g: Europe, scope: Scope, args: Args) -> None:
    for seat in players(g, scope, args):
        score(g, seat, number(g, scope, seat, args["n"]), scope.why)


@rule("EU-7.4.12")
def _ducats(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Gained from the General Supply; a loss must be paid, with Loans if need be."""
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        if n >= 0:
            gain_ducats(g, seat, n, scope.why)
        else:
            yield from pay(g, seat, -n, scope.why)


def _power(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Power of a kind, of kinds that the player chooses, or of the Advisor who was dismissed."""
    kind = str(args["kind"])
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        if kind == "any":
            if n > 0:
                yield from gain_any(g, seat, n)
            else:
                yield from lose_any(g, seat, -n)
        elif kind == "matching_fired_advisor":
            for one in scope.memory.get("fired_advisor", ()):
                yield from _one_kind(g, seat, one, n)
        else:
            yield from _one_kind(g, seat, POWER_OF[kind], n)


def _one_kind(g: Europe, seat: Seat, kind: int, n: int) -> Flow[None]:
    if n > 0:
        yield from gain_power(g, seat, kind, n)
    else:
        spend_power(g, seat, kind, min(-n, g.players[seat].power[kind]))


def _stability(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        yield from raise_stability(g, seat, n) if n > 0 else lower_stability(g, seat, -n)


def _set_stability(g: Europe, scope: Scope, args: Args) -> None:
    for seat in players(g, scope, args):
        player = g.players[seat]
        to = number(g, scope, seat, args["to"])
        step = to - player.stability
        player.stability = to
        if step:
            g.tell(StabilityChanged(seat, step, to))


def _interest(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        if n > 0:
            yield from gain_interest(g, seat, n)
        else:
            lost = min(-n, g.players[seat].interest)
            g.players[seat].interest -= lost
            if lost:
                g.tell(InterestLost(seat, lost))


def _exhaust_manpower(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    for seat in players(g, scope, args):
        for _ in range(number(g, scope, seat, args["n"])):
            if not (yield from exhaust(g, seat)):
                break


def _refresh_manpower(g: Europe, scope: Scope, args: Args) -> None:
    for seat in players(g, scope, args):
        refresh(g, seat, amount(g, scope, seat, args["n"], g.players[seat].exhausted))


def can_refresh(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether anybody whom a card means has Exhausted Manpower."""
    return any(g.players[seat].exhausted for seat in players(g, scope, args))


def _manpower_bonus(g: Europe, scope: Scope, args: Args) -> None:
    """+1 Manpower tokens; they count from the next Phase 5 on (EU-9.3.6)."""
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        g.players[seat].plus_one += n
        g.tell(ManpowerTokenGained(seat, n))


def _npr_manpower_token(g: Europe, scope: Scope, args: Args) -> None:
    """A +1 Manpower token on a Province of an NPR."""
    for place in provinces(g, scope, args["on"]):
        if is_npr(g, owner(g, place)) and not g.tokens[place]:
            n = number(g, scope, scope.you, args["n"])
            g.plus_one[place] = g.plus_one.get(place, 0) + n
            g.tell(NprManpowerToken(g.box.places[place].id, n))


def _colonist(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Cubes in the Colonist Pool."""
    for seat in players(g, scope, args):
        player = g.players[seat]
        n = amount(g, scope, seat, args["n"], player.colonists)
        before = player.colonists
        if n < 0:
            player.colonists = max(0, player.colonists + n)
        for _ in range(n):
            if not (yield from find_cube(g, seat)):
                break
            player.colonists += 1
        if player.colonists != before:
            g.tell(ColonistsChanged(seat, player.colonists - before))


@rule("EU-16.3.21")
def _merchant(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A third Merchant comes only to who has exactly two; of several the player gives up one."""
    for seat in players(g, scope, args):
        n = number(g, scope, seat, args["n"])
        merchants = g.players[seat].merchants
        if n > 0 and len(merchants) == MERCHANTS_BEFORE_A_THIRD:
            gain_merchant(g, seat)
        for _ in range(min(-n, len(merchants))):
            yield from _lose_merchant(g, scope, seat)


def _lose_merchant(g: Europe, scope: Scope, seat: Seat) -> Flow[None]:
    merchants = g.players[seat].merchants
    aside = next((one for one in merchants if one.node < 0), None)
    if aside is not None:  # one that is not placed yet goes first
        merchants.remove(aside)
        g.tell(MerchantLost(seat))
        return
    node = yield from pick_node(g, scope, seat, "merchant", {one.node for one in merchants})
    merchants.remove(next(one for one in merchants if one.node == node))
    g.tell(MerchantLost(seat))


def _exhaust_merchants(g: Europe, scope: Scope, args: Args) -> None:
    """Merchants in the nodes are laid down."""
    there = nodes(g, scope, args["node"])
    for seat in players(g, scope, args):
        laid = [one for one in g.players[seat].merchants if one.node in there and one.upright]
        for merchant in laid:
            merchant.upright = False
        if laid:
            g.tell(MerchantsLaidDown(seat, len(laid)))


def _transfer_ducats(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One player pays another, with Loans if need be; who goes Bankrupt pays nothing."""
    to = [one for one in realms_of(g, scope, args["to"]) if is_pr(one)]
    for seat in (one for one in realms_of(g, scope, args["from"]) if is_pr(one)):
        if seat in to:
            continue
        n = number(g, scope, seat, args["n"])
        if (yield from pay(g, seat, n, scope.why)):
            for one in to:
                gain_ducats(g, one, n, scope.why)


VERBS: Final[Mapping[str, Verb]] = {
    "prestige": _prestige,
    "ducats": _ducats,
    "power": _power,
    "stability": _stability,
    "set_stability": _set_stability,
    "interest": _interest,
    "exhaust_manpower": _exhaust_manpower,
    "refresh_manpower": _refresh_manpower,
    "manpower_bonus": _manpower_bonus,
    "npr_manpower_token": _npr_manpower_token,
    "colonist": _colonist,
    "merchant": _merchant,
    "exhaust_merchants": _exhaust_merchants,
    "transfer_ducats": _transfer_ducats,
}
