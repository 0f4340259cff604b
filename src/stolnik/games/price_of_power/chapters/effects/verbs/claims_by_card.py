"""Claims and Cores that cards place and remove."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo
from ....state import Europe
from ...board.ownership import is_pr
from ...government.cores import is_all_core, place_core
from ...relations.claims import has_claim, place_claim, remove_claim
from ...relations.ties import realm_id
from ..numbers import how_many
from ..picking import pick, pick_area
from ..scope import Args, Scope, Verb
from ..selectors import areas, choices
from ..who import realms_of
from .choosing import MANY, decider, how_many_of, players

# -- Claims ------------------------------------------------------------------------------------


@rule("EU 16.3.10 16.3.18 7.6.9")
def _claim(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Claims where the player has none yet; a Core counts as one.

    Who has them all already is not held back by it: what follows is about those (EU-16.3.18).
    """
    where = args["where"]
    for seat in players(g, scope, args):
        within = areas(g, scope.gained_by(seat), where)
        left = [area for area in within if not has_claim(g, seat, area)]
        n = yield from how_many_of(g, scope, seat, args["n"], "claim", len(left), len(left))
        chosen: list[AreaNo] = []
        while len(chosen) < n:
            able = [area for area in within if not has_claim(g, seat, area)]
            able = choices(g, scope, where, able, chosen)
            if len(able) <= n - len(chosen):
                able = able[:1]  # all of them: nothing to choose
            area = yield from pick_area(g, scope, seat, "claim", able)
            if area is None:
                break
            yield from place_claim(g, seat, area)
            scope.touch(area, "claim")
            chosen.append(area)
        if not left:
            scope.note_claims(within)


def _has_token(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """A Claim token; a Core stays."""
    return bool(g.claims[area] >> seat & 1)


@rule("EU-16.3.10")
def _remove_claim(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Players remove Claims of their own; of Opponents, whose text it is chooses some."""
    who = args["who"]
    within = areas(g, scope, args["where"])
    if isinstance(who, str) and who in MANY:
        owners = [one for one in realms_of(g, scope, who, subject=scope.me) if is_pr(one)]
        yield from _remove_of(g, scope, args, decider(scope), owners, within)
        return
    for seat in players(g, scope, args):
        yield from _remove_of(g, scope, args, seat, [seat], within)


def _remove_of(
    g: Europe, scope: Scope, args: Args, seat: Seat, owners: list[Seat], within: list[AreaNo]
) -> Flow[None]:
    total = sum(_has_token(g, one, area) for one in owners for area in within)
    n = yield from how_many_of(g, scope, seat, args["n"], "remove_claim", total, total)
    for _ in range(n):
        there = [area for area in within if any(_has_token(g, one, area) for one in owners)]
        if n == total:
            there = there[:1]  # all of them: nothing to choose
        area = yield from pick_area(g, scope, seat, "remove_claim", there)
        assert area is not None
        whose: dict[Move, Seat] = {
            ("pick_realm", realm_id(g, one)): one for one in owners if _has_token(g, one, area)
        }
        if n == total:
            whose = dict([next(iter(whose.items()))])
        owner = yield from pick(scope, seat, "remove_claim", whose)
        assert owner is not None
        remove_claim(g, owner, area)
        scope.touch(area)


# -- Cores -------------------------------------------------------------------------------------


@rule("EU 7.6.4 7.6.5 7.6.6 7.6.7")
def _core(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Core token where not all Provinces are the player's Core already.

    The card says where: Integrate Area asks for an Area that is Owned whole, a Mission names one.
    """
    for seat in players(g, scope, args):
        within = areas(g, scope, args["where"])
        n = yield from how_many(g, scope, seat, args["n"], "core")
        for _ in range(n):
            able = [area for area in within if not is_all_core(g, seat, area)]
            area = yield from pick_area(g, scope, seat, "core", able)
            if area is None:
                break
            yield from place_core(g, seat, area)
            scope.touch(area)


def can_gain_core(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether there is an Area for the Core token that a card offers."""
    within = areas(g, scope, args["where"])
    return any(not is_all_core(g, seat, one) for seat in players(g, scope, args) for one in within)


VERBS: Final[Mapping[str, Verb]] = {
    "claim": _claim,
    "remove_claim": _remove_claim,
    "core": _core,
}
