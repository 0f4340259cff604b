"""Wars that cards begin and end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.effects import Do, Effects
from ....events.relations import WarJoined
from ....state import Europe, Realm, War, task_of
from ....tasks import Declaration, Settlement
from ...agenda import settle
from ...board.ownership import is_pr
from ...peace.parties import enemies_at_the_table, give_back, held_between
from ...peace.terms.keep_board import is_capital, keep_board
from ...relations.alliances import end_by_card, end_truce
from ...relations.ties import at_war, realm_id
from ...war.war_by_event import declare_by_event, refuse_war_by_event
from ..picking import pick_realm
from ..scope import Args, Scope, Verb
from ..who import chooser, realms_of
from .means import players

TIES: Final = ("EU-9.1.4", "EU-9.1.5")
"""Restrictions that end with the Truce and the Alliance between two Realms."""
UNDISCOVERED: Final = ("EU-9.1.9",)
"""The restriction that ends with a Claim."""
BREAKS_TIES: Final = "break_ties_across_sides"
"""The sentence of a card that ends Truces and Alliances."""


@rule("EU 16.3.37 16.3.38 16.3.41")
def _war(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Declaration of War by the card: of several targets, one that is eligible."""
    for aggressor in realms_of(g, scope, args["aggressor"]):
        by = chooser(g, scope, aggressor)
        eligible = eligible_targets(g, scope, args, aggressor)
        target = yield from pick_realm(g, scope, by, "war", eligible)
        if target is None:
            continue
        if args.get("remove_truce_and_alliance"):
            cut_all_ties(g, aggressor, target)
        if args.get("defender_mc") == "half":
            scope.memory["half_mc"] = [target]
        depth = len(g.agenda)
        declare_by_event(g, aggressor, [target])
        if args.get("all_join"):
            _all_join(g, scope, aggressor, target)
        yield from settle(g, depth)


@rule("EU-16.3.38")
def eligible_targets(g: Europe, scope: Scope, args: Args, aggressor: Realm) -> list[Realm]:
    """Of whom a card names, those on whom a Realm can Declare War by it."""
    ignored = TIES if args.get("remove_truce_and_alliance") else ()
    return [
        one
        for one in realms_of(g, scope, args["target"], subject=aggressor)
        if refuse_war_by_event(g, aggressor, one, ignored) is None
    ]


@rule("EU-16.3.41")
def eligible_if_any(
    g: Europe, scope: Scope, name: str, then: Effects, realms: list[Realm]
) -> list[Realm]:
    """Of Realms among whom a target of War is picked, those that are eligible, if there are any.

    What the card does before the War is not in its way: it may place a Claim, or end ties.
    """
    before: set[str] = set()
    for effect in then:
        if not isinstance(effect, Do):
            continue
        args = effect.args
        if effect.verb == "war" and args["target"] == name:
            torn = bool(args.get("remove_truce_and_alliance")) or BREAKS_TIES in before
            ignored = (*(TIES if torn else ()), *(UNDISCOVERED if "claim" in before else ()))
            aggressors = realms_of(g, scope, args["aggressor"])
            eligible = [
                one
                for one in realms
                if any(refuse_war_by_event(g, by, one, ignored) is None for by in aggressors)
            ]
            return eligible or realms
        before.add(str(args["hook"]) if effect.verb == "rule" else effect.verb)
    return realms


def cut_all_ties(g: Europe, one: Realm, other: Realm) -> None:
    """The Alliance and the Truce between two Realms end, without any penalty."""
    for seat, realm in ((one, other), (other, one)):
        if is_pr(seat) and realm in g.players[seat].allies:
            end_by_card(g, seat, realm)
    end_truce(g, one, other)


@rule("EU 16.3.39 4.2.19 11.3.16")
def _all_join(g: Europe, scope: Scope, aggressor: Realm, target: Realm) -> None:
    """Everybody who has taken a side is at War with everybody on the other.

    Who has Passed neither Declares War nor has it Declared on them.  Whom the attacked calls
    fights all who have joined the attack.
    """

    def joined(side: str) -> list[Realm]:
        return [seat for seat in scope.memory.get(side, ()) if not g.players[seat].passed]

    ours = [aggressor, *joined("side_A")]
    theirs = [target, *joined("side_B")]
    for one in ours:
        for other in theirs:
            if not at_war(g, one, other):
                g.wars.append(War(one, other))
                g.tell(WarJoined(one, realm_id(g, other)))
    task_of(g, Declaration).joined += joined("side_A")


# -- the end of Wars ---------------------------------------------------------------------------


@rule("EU 10.1.6 10.4.3")
def _end_war(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """All Wars of a player end: who Occupies, keeps; Capitals may go back without a ransom.

    Peace with a player is peace with the Active Allies too, each of whom may have been attacked.
    """
    for seat in players(g, scope, args):
        for enemy in enemies_at_the_table(g, seat):
            if not at_war(g, seat, enemy):
                continue
            yield from _make_peace(g, seat, enemy, capitals=bool(args.get("capitals_returned")))


def _make_peace(g: Europe, seat: Seat, enemy: Realm, *, capitals: bool) -> Flow[None]:
    for place in held_between(g, seat, enemy) if capitals else ():
        if is_capital(g, place):
            yield from give_back(g, place)
    depth = len(g.agenda)
    yield from keep_board(g, Settlement(seat, enemy, "partial"), glory=False)
    yield from settle(g, depth)


VERBS: Final[Mapping[str, Verb]] = {
    "war": _war,
    "end_war": _end_war,
}
