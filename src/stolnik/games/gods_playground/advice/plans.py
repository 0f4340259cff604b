"""What a bot should try: how it lays its tokens, what it bids, and what it need not think of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.dice import Dice
from stolnik.engine.flow import PASS, Ask, Move, Seat

from ..box.components import GREAT_POLAND, PROVINCES, TURNS, Province
from ..chapters.estate_management.clientele import COURT, PLACES
from ..chapters.wars.campaigns import refuse_raid
from ..chapters.wars.strength import base_strength
from ..state import GodsPlayground
from .outlook import hits_of

COURTLY: Final = (0, 0, 0, 1, 2)
"""How high a token at the Royal Court should be, one of these by chance."""
MOST_BID: Final = (3, 3, 4, 4)
"""By turn: more than that the mace is hardly worth."""
LUCK: Final = 100


def plausible(g: GodsPlayground, ask: Ask) -> Sequence[Move]:
    """The options but for those that a sensible magnate does not think of."""
    match ask.topic:
        case "token":
            return [token(g, ask)]
        case "bid":
            return [bid(g, ask)]
        case "colleges":
            most = len(ask.options[0])
            return [move for move in ask.options if len(move) == most]
        case "campaign":
            return campaigns(g, ask)
    return ask.options


# -- influence tokens ---------------------------------------------------------------------------


def token(g: GodsPlayground, ask: Ask) -> Move:
    """The place that is asked for gets the token of its rank among those still open."""
    seat = ask.seat
    chance = g.dice.fork(f"tokens {seat}")
    at = PLACES.index(str(ask.about["place"]))
    laid = [int(ask.about[place]) for place in PLACES[:at]]
    left = tokens_to_lay(g, seat, laid)
    offered = {move[-1]: move for move in ask.options}
    court = max(n for n in left if n <= max(left[-1], chance.pick(COURTLY)))
    if at == COURT:
        return offered[f"influence_{court}"]
    left.remove(court)
    wishes = sorted(
        (wish(g, seat, province) + chance.below(LUCK) / LUCK for province in range(at, COURT)),
        reverse=True,
    )
    own = wish(g, seat, at) + chance.fork("own").below(LUCK) / LUCK
    rank = sum(other > own for other in wishes)
    return offered[f"influence_{left[min(rank, len(left) - 1)]}"]


def tokens_to_lay(g: GodsPlayground, seat: Seat, laid: Sequence[int]) -> list[int]:
    """The values that are still to be laid this turn, the highest first.

    Of a full hand they are one of each value, as far as whoever laid the first ones left that
    open; the others are for the next turn.
    """
    left = list(g.players[seat].tokens)
    for value in laid:
        left[value] -= 1
    first = [value for value, count in enumerate(left) if count and value not in laid]
    again = [value for value, count in enumerate(left) for _ in range(count - (value in first))]
    best = sorted(first, reverse=True) + sorted(again, reverse=True)
    return sorted(best[: len(PLACES) - len(laid)], reverse=True)


def wish(g: GodsPlayground, seat: Seat, province: Province) -> float:
    """How much a player wants clients in a province."""
    here = g.provinces[province]
    track = g.box.tracks[province]
    own = sum(estate.owner == seat for estate in here.estates)
    value = 0.8 * own - 0.7 * here.cubes[seat]
    if len(here.estates) < len(track):
        value += 0.4 * track[len(here.estates)].value
    if refuse_raid(g, province) is None:
        value += 0.3 * g.box.raid_prestige[province] + 0.1 * base_strength(g, province)
    if province == GREAT_POLAND and g.box.turns[g.turn].influence:
        value -= 1.0
    return value


# -- bids and campaigns ---------------------------------------------------------------------------


def bid(g: GodsPlayground, ask: Ask) -> Move:
    """Something between nothing and what the mace is worth, so that nobody can tell."""
    chance: Dice = g.dice.fork(f"bid {ask.seat}")
    money = g.players[ask.seat].money
    most = min(money // 4, MOST_BID[g.turn - TURNS[0]])
    return ask.options[chance.below(most + 1)]


def campaigns(g: GodsPlayground, ask: Ask) -> Sequence[Move]:
    """A strong army goes to war, whatever the dice may bring."""
    strong = [
        move
        for move in ask.options
        if move != PASS and hits_of(g, ask.seat, PROVINCES.index(str(move[1]))) >= 1.0
    ]
    return strong or ask.options
