"""Forge Alliance with an NPR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP
from ...state import IMPERIAL, NPR, Europe, Realm
from ..board.adjacency import in_set
from ..board.atlas import flags
from ..board.cubes import find_cube
from ..board.ownership import (
    areas_of,
    capital_area,
    is_distant,
    is_npr,
    is_on_the_map,
    is_pr,
    near_nprs,
    realm_at_table,
    tax_value,
    was_played,
)
from ..curia.curia_track import keep_curia
from ..government.power import refuse_power, spend_power
from ..menu import Deed, Entry
from ..relations.alliances import ally, ally_of, refuse_another_ally
from ..relations.claims import areas_with_claims, has_claim
from ..relations.influence import (
    areas_with_cubes,
    has_room,
    influence_for_alliance,
    own_cubes,
    put_cube,
)
from ..relations.ties import is_at_war, is_fighting, realm_id

MOST_POWER = 3
LEAST_INFLUENCE = 2
LEAST_CLAIMS_OVERSEAS = 2
"""RA8."""


@rule("EU-5.4.7")
def price_of_alliance(g: Europe, realm: Realm) -> int:
    """Half the Tax Income of an NPR, rounded up, at most 3."""
    return min((tax_value(g, realm) + 1) // 2, MOST_POWER)


def refuse_npr(g: Europe, realm: Realm) -> Refusal | None:
    """Whom no Alliance can be Forged with."""
    if is_pr(realm):
        return Refusal("EU-11.3.31")
    if not is_npr(g, realm):
        return Refusal("EU-11.4.4" if is_on_the_map(g, realm) else "EU-2.4.3")
    if was_played(g, realm):
        return Refusal("EU-21.0.6")
    return None


@rule("EU 5.4.9 11.3.5 11.3.6")
def refuse_forging(g: Europe, seat: Seat, realm: Realm, *, free: bool = False) -> Refusal | None:
    """Why a player cannot Forge an Alliance with a Realm; a card may make it free."""
    return (
        _refuse_partner(g, seat, realm)
        or _refuse_suitor(g, seat)
        or _refuse_terms(g, seat, realm, free=free)
    )


def _refuse_partner(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """A Realm that is no NPR, an Ally already, or at War."""
    refusal = refuse_npr(g, realm)
    if refusal is not None:
        return refusal
    if realm in g.players[seat].allies:
        return Refusal("EU-5.4.8", {}, "allied_already")
    return Refusal("EU-5.4.9", {}, "it_is_at_war") if is_fighting(g, realm) else None


def _refuse_suitor(g: Europe, seat: Seat) -> Refusal | None:
    """A player who is at War, or has no room for another Ally, whoever it would be."""
    if is_at_war(g, seat):
        return Refusal("EU-5.4.9", {}, "you_are_at_war")
    return refuse_another_ally(g, seat)


def _refuse_terms(
    g: Europe, seat: Seat, realm: Realm, *, free: bool, influence: int | None = None
) -> Refusal | None:
    """What the player is to the Realm, and what the Alliance costs.

    Who knows the player's Influence there hands it in.
    """
    if influence is None:
        influence = influence_for_alliance(g, seat, realm)
    refusal = _refuse_standing(g, seat, realm, influence)
    if refusal is not None or free:
        return refusal
    return refuse_power(g, seat, DIP, price_of_alliance(g, realm), "EU-5.4.7")


@rule("EU 5.4.10 5.4.11 5.4.12")
def _refuse_standing(g: Europe, seat: Seat, realm: Realm, mine: int) -> Refusal | None:
    """Two Influence there, more than the Opponent whose Ally it is, and Claims overseas."""
    if mine < LEAST_INFLUENCE:
        return Refusal("EU-5.4.10", {"due": LEAST_INFLUENCE, "have": mine}, "influence")
    rival = ally_of(g, realm)
    if rival is not None:
        theirs = influence_for_alliance(g, rival, realm)
        if mine <= theirs:
            return Refusal("EU-5.4.11", {"due": theirs + 1, "have": mine}, "influence")
    if is_distant(g, realm):
        claims = sum(has_claim(g, seat, area) for area in in_set(areas_of(g, realm)))
        if claims < LEAST_CLAIMS_OVERSEAS:
            return Refusal("EU-5.4.12", {"due": LEAST_CLAIMS_OVERSEAS, "have": claims}, "claims")
    return None


def possible_allies(g: Europe, seat: Seat) -> dict[Realm, int]:
    """NPRs in whose Areas the player has Influence enough, and how much that is.

    With Colonists it is those with any, or a Claim overseas, and no matter how much: the guard
    will tell.  An NPR that only reaches overseas asks for no Claim.
    """
    player, emperor, areas = g.players[seat], g.emperor == seat, areas_with_cubes(g, seat)
    if not (areas or emperor or player.colonists) and len(player.marriages) < LEAST_INFLUENCE:
        return {}  # as is most common
    there = {area: own_cubes(g, seat, area) for area in areas}
    if emperor:
        for area in areas_with_cubes(g, IMPERIAL):
            there[area] = there.get(area, 0) + own_cubes(g, IMPERIAL, area)
    for married in player.marriages:
        area = capital_area(g, married)
        if not g.box.areas[area].distant:
            there[area] = there.get(area, 0) + 1
    least = LEAST_INFLUENCE
    found: dict[Realm, int] = {}
    if player.colonists:  # they count as Influence overseas
        least = 1
        for area in areas_with_claims(g, seat):
            if g.box.areas[area].distant:
                there[area] = there.get(area, 0) + 1
        for realm in near_nprs(g, bytes(g.overlords)):
            if areas_of(g, realm) >> g.box.main_areas:
                found[realm] = 1
    elif sum(there.values()) < least:
        return {}
    tokens, occupiers, lawful = g.tokens, g.occupiers, flags(g).lawful
    for area in sorted(there):
        places = g.box.areas[area].places
        free = [lawful[one] for one in places if not tokens[one] and not occupiers[one]]
        for realm in dict.fromkeys(free):
            found[realm] = found.get(realm, 0) + there[area]
    return {realm: cubes for realm, cubes in found.items() if cubes >= least and realm >= NPR}


def _possible(g: Europe, seat: Seat, *, free: bool = False) -> list[Realm]:
    """The NPRs that a player can ally with; by a card for nothing."""
    if is_at_war(g, seat):
        return []
    found = possible_allies(g, seat)
    if not found or _refuse_suitor(g, seat):
        return []
    guess = g.players[seat].colonists > 0
    return [
        realm
        for realm, cubes in found.items()
        if not _refuse_partner(g, seat, realm)
        and not _refuse_terms(g, seat, realm, free=free, influence=None if guess else cubes)
    ]


def _forge(g: Europe, realm: Realm) -> Move:
    return "forge_alliance", realm_id(g, realm)


def alliances_to_forge(g: Europe, seat: Seat, *, free: bool = False) -> Mapping[Move, Deed]:
    """The Alliances that a player can Forge by a card, each with what that does."""
    return {
        _forge(g, realm): partial(forge_alliance, g, seat, realm, free=free)
        for realm in _possible(g, seat, free=free)
    }


def _offer(g: Europe, seat: Seat) -> Sequence[Move]:
    return [_forge(g, realm) for realm in _possible(g, seat)]


def _partner_in(g: Europe, move: Move) -> Realm:
    """The Realm that a move is about."""
    return realm_at_table(g, g.box.realm_of[str(move[1])])


def refuse_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_forging(g, seat, _partner_in(g, move))


@rule("EU 5.4.7 5.4.8")
def forge_alliance(g: Europe, seat: Seat, realm: Realm, *, free: bool = False) -> Flow[None]:
    """Pay, put the token on its Capital, and 1 Influence into that Area if there is room."""
    spend_power(g, seat, DIP, 0 if free else price_of_alliance(g, realm))
    ally(g, seat, realm)
    yield from keep_curia(g)  # the Cardinal of Roma comes with the token, before the Influence
    area = capital_area(g, realm)
    if has_room(g, area) and (yield from find_cube(g, seat)):
        put_cube(g, seat, area)


ENTRY = Entry(
    ("forge_alliance",),
    _offer,
    refuse_move,
    lambda g, seat, move: forge_alliance(g, seat, _partner_in(g, move)),
    needs=DIP,
)
