"""Alliances: how many, with whom, and how they end."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events.relations import Allied, AllyActivated, TrucePlaced, WarSeparated
from ...events.tokens import TruceEnded
from ...state import Europe, Realm, War
from ..board.hostility import vassals_of
from ..board.ownership import is_npr, is_pr, owned, was_played
from ..board.supply import alliances_left, black_units_left
from ..curia.curia_track import keep_curia
from ..government.ideas import total
from ..government.stability import lower_stability
from .influence import influence_for_alliance, remove_all_from_realm, remove_from_realm
from .ties import at_war, is_fighting, realm_id, take_off_alliance

MOST_ALLIANCES = 3
INFLUENCE_LOST = 5
STABILITY_LOST = 2
MOST_ALLIED_UNITS = 5


@rule("EU-11.3.1")
def alliance_limit(g: Europe, seat: Seat) -> int:
    """Three, and one more with the Cabinet."""
    return MOST_ALLIANCES + total(g, seat, "alliance_limit", "n")


def refuse_another_ally(g: Europe, seat: Seat) -> Refusal | None:
    """Whether a player has room, and a token, for one more Alliance."""
    most = alliance_limit(g, seat)
    if len(g.players[seat].allies) >= most or not alliances_left(g, seat):
        return Refusal("EU-11.3.1", {"most": most}, "most")
    return None


def ally_of(g: Europe, realm: Realm) -> Seat | None:
    """The player whose Alliance token lies on an NPR."""
    for seat, player in enumerate(g.players):
        if realm in player.allies:
            return seat
    return None


@rule("EU 2.4.16 11.3.4 11.3.43 5.1.18")
def ally(g: Europe, seat: Seat, realm: Realm) -> None:
    """Put an Alliance token on a Capital; on an NPR it replaces an Opponent's.

    Between players each puts one on the other's.
    """
    if is_pr(realm):
        g.players[realm].allies[seat] = False
    else:
        former = ally_of(g, realm)
        if former is not None:
            take_off_alliance(g, former, realm)
    g.players[seat].allies[realm] = False
    g.tell(Allied(seat, realm_id(g, realm)))


# -- Active Allies -----------------------------------------------------------------------------


@rule("EU 5.2.21 11.3.35 11.3.41 13.2.3")
def allied_units(g: Europe, realm: Realm) -> int:
    """What an NPR gives: half the Tax Value of its and its Vassals' Provinces, at most 5.

    +1 Manpower tokens count; that a Distant Realm defends itself with twice its MC does not.
    """
    places = list(owned(g, realm))
    for vassal in vassals_of(g, realm):
        places += owned(g, vassal)
    value = sum(g.box.places[place].tax + g.plus_one.get(place, 0) for place in places)
    return min((value + 1) // 2, MOST_ALLIED_UNITS)


@rule("EU 2.3.1 5.2.20 5.2.21 11.3.34 11.3.35 9.MU.54")
def activate(g: Europe, seat: Seat, realm: Realm) -> None:
    """Flip the Alliance token, and add the Ally's Units to Available Manpower."""
    player = g.players[seat]
    units = max(0, min(allied_units(g, realm), black_units_left(g)))
    player.allies[realm] = True
    player.allied += units
    player.allied_from[realm] = units
    g.tell(AllyActivated(seat, realm_id(g, realm), units))


# -- ending one --------------------------------------------------------------------------------


@rule("EU 5.2.30 11.3.42 11.3.44 11.3.45")
def break_alliance(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Cut Ties with an Ally: Influence is lost, and with one at War Stability too."""
    active = g.players[seat].allies[realm]
    fighting = is_fighting(g, realm)
    take_off_alliance(g, seat, realm)
    if not fighting:
        yield from remove_from_realm(
            g, seat, realm, INFLUENCE_LOST, by_action=True, clause="EU-11.3.44"
        )
        place_truce(g, seat, realm)
        return
    yield from lower_stability(g, seat, STABILITY_LOST)
    remove_all_from_realm(g, seat, realm)
    if active:
        separate_war(g, seat, realm)


def has_truce(g: Europe, one: Realm, other: Realm) -> bool:
    """A Truce binds both sides."""
    return (one, other) in g.truces or (other, one) in g.truces


def place_truce(g: Europe, seat: Seat, realm: Realm) -> None:
    """A Truce token of a player on a Realm's Capital."""
    g.truces.append((seat, realm))
    g.tell(TrucePlaced(seat, realm_id(g, realm)))


def end_truce(g: Europe, one: Realm, other: Realm) -> None:
    """The Truce tokens between two Realms, if there are any, leave before their time."""
    if has_truce(g, one, other):
        g.truces = [pair for pair in g.truces if set(pair) != {one, other}]
        seat, realm = (one, other) if is_pr(one) else (other, one)
        if is_pr(seat):
            g.tell(TruceEnded(seat, realm_id(g, realm)))


@rule("EU 11.3.24 11.3.47")
def separate_war(g: Europe, seat: Seat, realm: Realm) -> None:
    """Each Enemy who is a player is now at War with the former Active Ally alone."""
    for enemy in range(len(g.players)):
        if enemy != seat and at_war(g, seat, enemy) and not at_war(g, enemy, realm):
            g.wars.append(War(enemy, realm))
            g.tell(WarSeparated(enemy, realm_id(g, realm)))


@rule("EU 16.3.33 16.3.34 11.3.49")
def end_by_card(g: Europe, seat: Seat, realm: Realm) -> None:
    """A card ends an Alliance: without a penalty, but an Active Ally leaves with its Units."""
    active = g.players[seat].allies[realm]
    take_off_alliance(g, seat, realm)
    if active and not is_pr(realm):
        separate_war(g, seat, realm)


# -- gaining one by a card ---------------------------------------------------------------------


@rule("EU 16.3.13 16.3.14")
def refuse_gained(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a card cannot make two Realms Allies: they are, one is a Vassal, or one is at War.

    The Ally of an Opponent stays so unless the player has as much Influence there.
    """
    if realm == seat or realm in g.players[seat].allies:
        return Refusal("EU-11.3.4")
    if not is_pr(realm) and not is_npr(g, realm):
        return Refusal("EU-16.3.13")
    if was_played(g, realm):
        return Refusal("EU-21.0.6")
    if is_fighting(g, realm):
        return Refusal("EU-16.3.13")
    rival = None if is_pr(realm) else ally_of(g, realm)
    if rival is not None:
        mine = influence_for_alliance(g, seat, realm)
        theirs = influence_for_alliance(g, rival, realm)
        if mine < theirs:
            return Refusal("EU-16.3.14", {"due": theirs, "have": mine}, "influence")
    return None


TAKE_BACK = Topic(
    "take_back",
    verbs=("take_back", "done"),
    set_by=("EU-16.3.16",),
)


@rule("EU 11.3.49 16.3.16 16.3.17")
def _find_alliance(g: Europe, seat: Seat) -> Flow[list[Realm] | None]:
    """Which Alliance makes room for another: none if a token is free; nothing if none shall."""
    if refuse_another_ally(g, seat) is None:
        return []
    tokens: dict[Move, Realm | None] = {
        ("take_back", realm_id(g, one)): one
        for one, active in g.players[seat].allies.items()
        if not active
    }
    tokens[DONE] = None
    given_up = yield from choose_thing(seat, TAKE_BACK, tokens)
    return None if given_up is None else [given_up]


@rule("EU 11.3.49 16.3.13 16.3.16")
def gain_alliance(g: Europe, seat: Seat, realm: Realm) -> Flow[bool]:
    """A card makes an Ally, if it can; tells whether it did.

    Who has no token free may take back one of their own; between players both need one, and
    nobody gives up an Ally before both have one.
    """
    if refuse_gained(g, seat, realm):
        return False
    given_up: list[tuple[Seat, Realm]] = []
    for one in (seat, realm) if is_pr(realm) else (seat,):
        former = yield from _find_alliance(g, one)
        if former is None:
            return False
        given_up += [(one, other) for other in former]
    for one, other in given_up:
        take_off_alliance(g, one, other)
    ally(g, seat, realm)
    yield from keep_curia(g)  # the Cardinal of Roma comes with the token
    return True
