"""Claims: a right to Conquest in an Area, one of each player there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.phases import CbRemoved
from ...events.relations import CbPlaced, ClaimPlaced, ClaimRemoved, CoreRemoved
from ...state import NOBODY, NPR, REBELS, Europe, Realm
from ..board.ownership import controller, lawful_owner, overlord, owner, positions
from ..board.supply import CLAIMED, cb_tokens, claims, claims_left
from ..commerce.trade_deck import open_distant_trade
from .ties import realm_id


@rule("EU-7.6.9")
def has_claim(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """A Claim in an Area, or a Core token, which counts as one."""
    return bool(g.claims[area] >> seat & 1) or g.cores[area] == seat + 1


def claimed_areas(g: Europe, seat: Seat) -> list[AreaNo]:
    """Where a player's Claim tokens lie."""
    return positions(g.claims.translate(CLAIMED[seat]), 1)


def has_claims(g: Europe, seat: Seat) -> bool:
    """Whether a player has a Claim anywhere, Core tokens included."""
    return claims(g, seat) > 0 or seat + 1 in g.cores


def areas_with_claims(g: Europe, seat: Seat) -> list[AreaNo]:
    """Where a player has a Claim, Core tokens included."""
    return sorted({*claimed_areas(g, seat), *positions(g.cores, seat + 1)})


@rule("EU 5.4.14 9.CB.2 11.4.23")
def claimed_realms(g: Europe, seat: Seat) -> set[Realm]:
    """Whom the Conquest CB is good against: Lawful Owners and Controllers there (RA12).

    For a Vassal its Overlord answers.
    """
    found: set[Realm] = set()
    for area in areas_with_claims(g, seat):
        found |= claimed_in(g, seat, area)
    return found


def claimed_in(g: Europe, seat: Seat, area: AreaNo) -> set[Realm]:
    """Whom a Claim on one Area makes the Conquest CB good against."""
    found: set[Realm] = set()
    for place in g.box.areas[area].places:
        lord = overlord(g, place)
        found.add(lawful_owner(g, place) if lord is None else lord)
        if g.occupiers[place]:
            found.add(controller(g, place))
    return {_suzerain(g, realm) for realm in found} - {seat, NOBODY, REBELS}


def _suzerain(g: Europe, realm: Realm) -> Realm:
    """The Overlord of an NPR's Vassal, else the Realm itself."""
    lord = g.overlords[realm - NPR] if realm >= NPR else 0
    return lord - 1 if lord else realm


# -- placing and taking off --------------------------------------------------------------------


def remove_claim(g: Europe, seat: Seat, area: AreaNo) -> None:
    g.claims[area] &= ~(1 << seat)
    g.tell(ClaimRemoved(seat, g.box.areas[area].id))


def _remove_core(g: Europe, seat: Seat, area: AreaNo) -> None:
    g.cores[area] = 0
    g.tell(CoreRemoved(seat, g.box.areas[area].id))


def _remove_cb(g: Europe, seat: Seat, realm: Realm) -> None:
    g.cbs.remove((seat, realm))
    g.tell(CbRemoved(seat, realm_id(g, realm)))


CLAIM_TOKENS = Topic(
    "claim_tokens",
    verbs=("take_claim", "take_core", "take_cb"),
    set_by=("EU-2.2.2",),
)

CB_TOKENS = Topic(
    "cb_tokens",
    verbs=("give_up_claim", "give_up_cb"),
    set_by=("EU-2.2.2",),
)


@rule("EU 2.2.1 2.2.2 2.2.3")
def find_claim(g: Europe, seat: Seat) -> Flow[None]:
    """A Claim token of the Supply or, if all eight are out, one from elsewhere (R50)."""
    if claims_left(g, seat) > 0:
        return
    tokens: dict[Move, Callable[[], None]] = {
        ("take_claim", g.box.areas[area].id): partial(remove_claim, g, seat, area)
        for area in claimed_areas(g, seat)
    }
    for area, token in enumerate(g.cores):
        if token == seat + 1:
            tokens["take_core", g.box.areas[area].id] = partial(_remove_core, g, seat, area)
    for holder, realm in g.cbs:
        if holder == seat:
            tokens["take_cb", realm_id(g, realm)] = partial(_remove_cb, g, seat, realm)
    taking = yield from choose_thing(seat, CLAIM_TOKENS, tokens)
    taking()


def place_claim(g: Europe, seat: Seat, area: AreaNo) -> Flow[None]:
    """A Claim in an Area; guards have seen that there is none yet."""
    yield from find_claim(g, seat)
    g.claims[area] |= 1 << seat
    g.tell(ClaimPlaced(seat, g.box.areas[area].id))
    open_distant_trade(g, area)


@rule("EU 9.CB.6 2.2.3")
def refuse_cb(g: Europe, seat: Seat, realm: Realm, clause: str) -> Refusal | None:
    """Why a player cannot place a CB token: one lies there, or both are in use."""
    if (seat, realm) in g.cbs or cb_tokens(g, seat) >= g.box.pieces.claim_cb:
        return Refusal(clause, {"most": g.box.pieces.claim_cb}, "cb_tokens")
    return None


@rule("EU 9.CB.5 9.CB.6")
def place_cb(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """A CB token on the Capital of a Realm, where none of the player lies yet."""
    if (seat, realm) in g.cbs:
        return
    yield from _find_cb(g, seat)
    g.cbs.append((seat, realm))
    g.tell(CbPlaced(seat, realm_id(g, realm)))


@rule("EU 2.2.1 2.2.2 2.2.3")
def _find_cb(g: Europe, seat: Seat) -> Flow[None]:
    """One of the two tokens with a CB side, of the Supply or from elsewhere (R50).

    They may serve as Claims, but not as Cores.
    """
    both = cb_tokens(g, seat) >= g.box.pieces.claim_cb
    if not both and claims_left(g, seat) > 0:
        return
    tokens: dict[Move, Callable[[], None]] = {
        ("give_up_cb", realm_id(g, realm)): partial(_remove_cb, g, seat, realm)
        for holder, realm in g.cbs
        if holder == seat
    }
    if not both:
        for area in claimed_areas(g, seat):
            tokens["give_up_claim", g.box.areas[area].id] = partial(remove_claim, g, seat, area)
    taking = yield from choose_thing(seat, CB_TOKENS, tokens)
    taking()


def owns_area(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player Owns every Province of an Area."""
    places = g.box.areas[area].places
    for place in places:
        if owner(g, place) != seat:
            return False
    return bool(places)
