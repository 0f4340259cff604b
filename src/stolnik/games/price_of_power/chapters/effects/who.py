"""Whom a card means: players, NPRs, DNPRs and Vassals.

Conditions and selectors ask in their turn who is meant, so they are looked up when needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.effects import MAPPING, SEQUENCE, Frozen
from ...state import IS_VASSAL, NOBODY, NPR, Europe, Realm, kind_of, turn_order
from ..board.atlas import flags, of_the_map
from ..board.hostility import enemies, vassals_of
from ..board.ownership import has_land_of_its_own, is_pr, npr_places, owner, realm_at_table
from ..board.tracks import base_tax
from ..curia.cardinals import papal_controller
from ..religion.faiths import is_of
from .picking import pick_realm
from .scope import Scope

ANYBODY = ("any", "all")


def is_present(g: Europe, realm: Realm) -> bool:
    """Whether a Realm is at the table: a player, or with a Province of its own by law.

    A Vassal keeps its Provinces below the tokens of its Overlord.
    """
    if realm < NPR:
        return is_pr(realm)
    if has_land_of_its_own(g, realm - NPR):
        return True
    return any(kind_of(g.tokens[place]) in IS_VASSAL for place in npr_places(g, realm - NPR))


@of_the_map
def others_present(g: Europe, edition: int) -> tuple[Realm, ...]:
    """All Realms at the table that nobody plays, by their numbers."""
    tokens, lawful = g.tokens, flags(g).lawful
    found = {
        lawful[place]
        for place in g.box.boards[edition].places
        if not tokens[place] or kind_of(tokens[place]) in IS_VASSAL
    }
    return tuple(sorted([realm for realm in found if realm >= NPR]))


@rule("EU-16.3.6")
def in_order(g: Europe, scope: Scope, realms: Iterable[Realm]) -> list[Realm]:
    """Players clockwise from the Active Player, then the others."""
    found = set(realms)
    seats = [seat for seat in turn_order(g, scope.active) if seat in found]
    return [*seats, *sorted(found - set(seats))]


def chooser(g: Europe, scope: Scope, realm: Realm) -> Seat:
    """Who decides for a Realm: its player; the Active Player for one that nobody plays (R35)."""
    return realm if is_pr(realm) else scope.active


# -- who is meant ------------------------------------------------------------------------------


def realms_of(g: Europe, scope: Scope, who: Frozen, *, subject: Realm | None = None) -> list[Realm]:
    """All Realms that a card means; those that are not there are left out.

    Opponents are those of a subject, who is ``you`` unless another is named.
    """
    if subject is None:
        subject = scope.you if scope.gainer is None else scope.gainer
    if isinstance(who, str):
        found = _named(g, scope, who, subject)
    elif isinstance(who, MAPPING):
        found = _described(g, scope, who, subject)
    else:
        assert isinstance(who, SEQUENCE), who
        found = [realm for one in who for realm in realms_of(g, scope, one, subject=subject)]
    if len(found) == 1:
        return found if is_pr(found[0]) or is_present(g, found[0]) else []
    present = [realm for realm in found if is_pr(realm) or is_present(g, realm)]
    return list(dict.fromkeys(present))


@rule("EU-16.3.8")
def _named(g: Europe, scope: Scope, who: str, subject: Realm) -> list[Realm]:
    match who:
        case "you":
            return [scope.you]
        case "self":
            return [scope.me]
        case "all" | "any":
            return turn_order(g, scope.active)
        case "opponents" | "others":
            return [seat for seat in turn_order(g, scope.active) if seat != subject]
        case "emperor":
            return [g.emperor]
        case "papal_controller":
            controller = papal_controller(g)
            return [] if controller is None else [controller]
        case "acceptor":
            return scope.acceptors[-1:]
        case "seller":
            return [] if scope.seller is None else [scope.seller]
        case "attacker":
            return [one for one in scope.memory.get("attacker", ()) if one != NOBODY]
        case "enemies":
            return in_order(g, scope, (one for one in enemies(g, subject) if one != NOBODY))
        case "at_peace":
            return []
    if who.startswith("$"):
        bound = scope.bound.get(who)
        return list(bound.things) if bound is not None else []
    if who.startswith("owner:"):
        return [owner(g, g.box.place_of[who.removeprefix("owner:")])]
    return [realm_at_table(g, g.box.realm_of[who.removeprefix("realm:")])]


def _described(g: Europe, scope: Scope, who: Mapping[str, Frozen], subject: Realm) -> list[Realm]:
    if "list" in who:
        return realms_of(g, scope, who["list"])
    if "players" in who:
        return _fitting(g, scope, turn_order(g, scope.active), who["players"])
    if "opponents" in who or "others" in who:
        condition = who["opponents"] if "opponents" in who else who["others"]
        others = [one for one in turn_order(g, scope.active) if one != subject]
        return _fitting(g, scope, others, condition)
    if "owners_of" in who:
        from .selectors import owners_of

        return in_order(g, scope, owners_of(g, scope, who["owners_of"]))
    if "largest_pr" in who:
        return _largest(g, scope, str(who["largest_pr"]))
    if "chose" in who:
        return in_order(g, scope, (one for one, id in scope.chosen.items() if id == who["chose"]))
    if "did_not_choose" in who:
        option = who["did_not_choose"]
        return in_order(g, scope, (one for one, id in scope.chosen.items() if id != option))
    if "payers" in who:
        return in_order(g, scope, scope.payers)
    if "acceptors" in who:
        return list(dict.fromkeys(scope.acceptors))
    if "realm_and_vassals" in who:
        found = realms_of(g, scope, who["realm_and_vassals"])
        return found + [vassal for one in found for vassal in sorted(vassals_of(g, one))]
    if "vassals_of" in who:
        overlords = realms_of(g, scope, who["vassals_of"])
        return [vassal for one in overlords for vassal in sorted(vassals_of(g, one))]
    from .selectors import realms

    return realms(g, scope, who)


def _fitting(g: Europe, scope: Scope, realms: list[Realm], condition: Frozen) -> list[Realm]:
    """Those of some Realms that meet a condition in which ``self`` is that Realm."""
    assert isinstance(condition, MAPPING), condition
    if not condition:
        return realms
    from .conditions import holds

    return [realm for realm in realms if holds(g, realm, condition, scope.seen_by(realm))]


def _largest(g: Europe, scope: Scope, faith: str) -> list[Realm]:
    """The player of a faith with the highest Base Tax Income; of several the first in order."""
    seats = [seat for seat in turn_order(g, scope.active) if is_of(g, seat, faith)]
    return [max(seats, key=lambda seat: base_tax(g, seat))] if seats else []


# -- where there is a choice -------------------------------------------------------------------


@rule("EU-16.3.10")
def ask_who(
    g: Europe,
    scope: Scope,
    who: Frozen,
    *,
    subject: Realm | None = None,
    effect: str = "who",
) -> Flow[list[Realm]]:
    """Whom a card means, where it leaves that to a player.

    ``any`` and a description of Realms mean one of them; ``n`` up to so many; with ``prefer`` one
    who meets that must be named if there is one.  The subject names them (EU-16.3.10).
    """
    found = realms_of(g, scope, who, subject=subject)
    seat = chooser(g, scope, scope.me if subject is None else subject)
    if isinstance(who, MAPPING):
        if "prefer" in who:
            found = _fitting(g, scope, found, who["prefer"]) or found
            most, may_stop = 1, False
        elif "n" in who:
            n = who["n"]
            assert isinstance(n, int), who
            most, may_stop = n, "acceptors" not in who
        elif "realms" in who:
            most, may_stop = 1, False
        else:
            return found
    elif who == "any":
        seat, most, may_stop = scope.active, 1, False
    else:
        return found
    named: list[Realm] = []
    while len(named) < most:
        left = [one for one in found if one not in named]
        one = yield from pick_realm(g, scope, seat, effect, left, may_stop=may_stop)
        if one is None:
            break
        named.append(one)
    return named
