"""Faiths that cards bring to Areas and Realms, and the revolution."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo, FaithNo
from ....box.effects import MAPPING, Frozen
from ....state import REVOLUTION, Europe, Realm, board
from ...board.ownership import capital_area, is_pr
from ...religion.faiths import creed, faith_of_area, shown_faith, shown_state_religion
from ...religion.religion_tokens import REVOLUTIONARY, change_faith, remove_revolution
from ...religion.state_religion import adopt
from ..numbers import amount
from ..picking import pick_area
from ..scope import Args, Scope, Verb
from ..selectors import areas, choices
from ..who import chooser, realms_of

STATE_RELIGION_OF: Final = "state_religion_of:"


def _whose(g: Europe, scope: Scope, name: str) -> Realm | None:
    """The Realm that a card names where only its name stands."""
    who = name if name in ("you", "self") or name.startswith("$") else f"realm:{name}"
    return next(iter(realms_of(g, scope, who)), None)


def _faith(g: Europe, scope: Scope, value: Frozen) -> FaithNo | None:
    """A faith, or the State Religion of a Realm."""
    name = str(value)
    if not name.startswith(STATE_RELIGION_OF):
        return g.box.faith_of[name]
    realm = _whose(g, scope, name.removeprefix(STATE_RELIGION_OF))
    return None if realm is None else shown_state_religion(g, realm)


@rule("EU-16.3.10")
def _decider(g: Europe, scope: Scope, where: Frozen) -> Seat:
    """Who chooses among Areas: the one player whose they must be, else whose text it is (R35)."""
    said = where.get("areas") if isinstance(where, MAPPING) else None
    if isinstance(said, MAPPING) and isinstance(said.get("owned_by"), str):
        owners = realms_of(g, scope, said["owned_by"])
        if len(owners) == 1 and is_pr(owners[0]):
            return owners[0]
    return chooser(g, scope, scope.me)


def _each_of(
    g: Europe,
    scope: Scope,
    args: Args,
    effect: str,
    fits: Callable[[AreaNo], bool],
    do: Callable[[Seat, AreaNo], Flow[bool]],
) -> Flow[None]:
    """Do something in so many of the Areas that a card means, one choice at a time."""
    where = args["where"]
    seat = _decider(g, scope, where)
    main = board(g).main_set
    left = [area for area in areas(g, scope, where) if main >> area & 1 and fits(area)]
    due = amount(g, scope, seat, args.get("n", 1), len(left))
    chosen: list[AreaNo] = []
    while left and len(chosen) < due:
        if due >= len(left) + len(chosen):
            area: AreaNo | None = left[0]
        else:
            able = choices(g, scope, where, left, chosen)
            area = yield from pick_area(g, scope, seat, effect, able)
        if area is None:
            return
        chosen.append(area)
        if (yield from do(seat, area)):
            scope.touch(area)
        left = [one for one in left if one != area and fits(one)]


# -- faiths ------------------------------------------------------------------------------------


@rule("EU 15.3.5 16.3.9")
def _religion(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Religion tokens in Areas that have another faith."""
    faith = _faith(g, scope, args["faith"])
    if faith is None:
        return
    own = str(args["faith"]).startswith(STATE_RELIGION_OF)
    plain = own or creed(g.box, faith) == faith
    protestant = g.box.faith_of["protestant"]

    def fits(area: AreaNo) -> bool:
        if plain:  # what counts as the same faith needs no change
            return faith_of_area(g, area) != creed(g.box, faith)
        return shown_faith(g, area) != faith

    def bring(seat: Seat, area: AreaNo) -> Flow[bool]:
        was = shown_faith(g, area)
        changed = yield from change_faith(g, seat, area, faith)
        if changed and was == protestant:
            scope.memory.setdefault("converted_from_protestant", []).append(area)
        return changed

    yield from _each_of(g, scope, args, "religion", fits, bring)


@rule("EU 15.2.4 15.2.5 5.1.52")
def _adopt_religion(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A State Religion changes, without what the Action costs; an NPR's with its Capital Area."""
    faith = _faith(g, scope, args["faith"])
    if faith is None:
        return
    for realm in realms_of(g, scope, args["who"]):
        if is_pr(realm):
            yield from adopt(g, realm, faith)
        elif shown_state_religion(g, realm) != faith:
            area = capital_area(g, realm)
            yield from change_faith(g, chooser(g, scope, realm), area, faith)


# -- the revolution ----------------------------------------------------------------------------


@rule("EU 15.0.16 15.3.6")
def _revolution(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Revolutionary tokens on top of what lies in Areas."""
    faith = g.box.faith_of[REVOLUTIONARY]

    def rouse(seat: Seat, area: AreaNo) -> Flow[bool]:
        return (yield from change_faith(g, seat, area, faith))

    yield from _each_of(
        g, scope, args, "revolution", lambda area: shown_faith(g, area) != faith, rouse
    )


@rule("EU-15.0.16")
def _remove_revolution(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Revolutionary tokens leave: what is below is active again."""

    def quell(seat: Seat, area: AreaNo) -> Flow[bool]:
        yield from ()
        return remove_revolution(g, area)

    def is_roused(area: AreaNo) -> bool:
        return bool(g.faiths[g.box.areas[area].slot] & REVOLUTION)

    yield from _each_of(g, scope, args, "remove_revolution", is_roused, quell)


VERBS: Final[Mapping[str, Verb]] = {
    "religion": _religion,
    "adopt_religion": _adopt_religion,
    "revolution": _revolution,
    "remove_revolution": _remove_revolution,
}
