"""Provinces that change hands: tokens on and off the board, and what follows from it."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.battles import OccupationEnded
from ...events.other_realms import ManpowerTokenRemoved, VassalFreed
from ...events.phases import CbRemoved, InfluenceLost, MarriageEnded, TownPlaced, TownTaken
from ...state import (
    COLUMNS,
    LARGE,
    MIXED_PAIR,
    NPR,
    PAIR,
    SMALL,
    STAND_IN,
    STAND_INS,
    VASSAL,
    VASSALS,
    Europe,
    Realm,
    piece,
    seat_of,
)
from ..empire.leaving_the_empire import review_areas
from ..relations.ties import close_ports, take_off_alliance
from .atlas import FLAGS, TOWNS, of_layers
from .ownership import (
    all_owned_by_players,
    box_number,
    flag_on,
    has_land_of_its_own,
    is_pr,
    npr_places,
    was_played,
)
from .supply import large_towns_left, small_towns_left, vassal_tokens_left


@rule("EU 7.5.1 7.5.3 7.5.6")
def town_for(g: Europe, seat: Seat, place: PlaceNo) -> int | None:
    """The kind of Town that a player can put on a Province: what is short is stood in for."""
    small, vassals = small_towns_left(g, seat), vassal_tokens_left(g, seat)
    if not g.box.places[place].large:
        return SMALL if small else STAND_IN if vassals else None
    if large_towns_left(g, seat):
        return LARGE
    if small >= 2:
        return PAIR
    if small and vassals:
        return MIXED_PAIR
    return STAND_INS if vassals >= 2 else None


def place_town(g: Europe, seat: Seat, place: PlaceNo, *, unrest: bool = False) -> bool:
    """A player becomes Owner of a Province; tells whether there was a Town to place."""
    kind = town_for(g, seat, place)
    if kind is None:
        return False
    g.tokens[place] = piece(kind, seat, unrest)
    g.tell(TownPlaced(seat, g.box.places[place].id))
    province_changed(g, place)
    return True


@rule("EU 2.4.11 2.4.12 11.4.5 21.0.6")
def refuse_vassal_token(g: Europe, place: PlaceNo) -> Refusal | None:
    """Why a Province cannot be a Vassal's.

    What bears the flag of a player is no Vassal, nor what remains of one (EU-21.0.6); a Territory
    without a flag is nobody's.
    """
    flag = flag_on(g, place)
    if is_pr(flag) or place in g.remains or was_played(g, flag):
        return Refusal("EU-2.4.11")
    return Refusal("EU-2.4.12") if flag < NPR else None


@rule("EU 11.4.7 13.2.4")
def place_vassal(g: Europe, seat: Seat, place: PlaceNo, *, unrest: bool = False) -> bool:
    """Vassal tokens on a Province, two on a Large one; tells whether that could be done.

    What was the Vassal of an NPR is bound to it no more when the last Province has changed hands.
    """
    if refuse_vassal_token(g, place) is not None:
        return False
    kind = VASSALS if g.box.places[place].large else VASSAL
    if vassal_tokens_left(g, seat) < (2 if kind == VASSALS else 1):
        return False
    g.tokens[place] = piece(kind, seat, unrest)
    g.tell(TownPlaced(seat, g.box.places[place].id))
    vassal = flag_on(g, place) - NPR
    if not has_land_of_its_own(g, vassal):
        g.overlords[vassal] = 0
    province_changed(g, place)
    return True


@rule("EU-13.3.3")
def take_off(g: Europe, seat: Seat, place: PlaceNo) -> None:
    """A Town or Vassal token returns to its Track; the Province shows its flag again.

    A DNPR token that was there has stayed below.
    """
    g.tokens[place] = 0
    g.tell(TownTaken(seat, g.box.places[place].id))
    province_changed(g, place)


def province_changed(g: Europe, place: PlaceNo) -> None:
    """What follows when a Province has another Owner: always call it, directly or from above."""
    if g.tokens[place]:
        g.remains.pop(place, None)
    _influence_leaves(g, g.box.places[place].area)
    _manpower_leaves(g, place)
    _drop_ties_with_the_vanished(g)
    _free_vassals_of_the_vanished(g)
    review_areas(g, [g.box.places[place].area])


@rule("EU-13.4.17")
def _manpower_leaves(g: Europe, place: PlaceNo) -> None:
    """+1 Manpower tokens are removed when a player annexes or Vassalizes their Province."""
    if g.tokens[place] and place in g.plus_one:
        del g.plus_one[place]
        g.tell(ManpowerTokenRemoved(seat_of(g.tokens[place]), g.box.places[place].id))


@rule("EU 13.2.4 2.5.12")
def _free_vassals_of_the_vanished(g: Europe) -> None:
    """The Vassals of an NPR that is gone are NPRs themselves (R58).

    Who Occupied them in a War with it is at Peace with them, and leaves.
    """
    gone = _vanished_overlords(g, bytes(g.overlords))
    for vassal, lord in enumerate(g.overlords) if gone else ():
        if lord - 1 in gone:
            g.overlords[vassal] = 0
            g.tell(VassalFreed(g.box.realms[vassal].id))
            for place in [one for one in npr_places(g, vassal) if not g.tokens[one]]:
                _end_occupation(g, place)


@of_layers(TOWNS | FLAGS)
def _vanished_overlords(g: Europe, overlords: bytes) -> frozenset[Realm]:
    """The NPRs that are gone, of those with Vassals, if these are the Overlords."""
    return _vanished(g, frozenset({lord - 1 for lord in {*overlords} if lord}))


def _end_occupation(g: Europe, place: PlaceNo) -> None:
    """The Occupier's Town leaves a Province of an NPR, and Ships its Port."""
    if g.occupiers[place]:
        occupier = seat_of(g.occupiers[place])
        g.occupiers[place] = 0
        g.tell(OccupationEnded(occupier, g.box.places[place].id))
        close_ports(g, occupier)
        review_areas(g, [g.box.places[place].area])


@rule("EU-11.1.7")
def _influence_leaves(g: Europe, area: AreaNo) -> None:
    """Where players Own all Provinces, Influence returns to their supplies."""
    if area >= g.box.main_areas or not all_owned_by_players(g, area):
        return
    start = area * COLUMNS
    if any(g.influence[start : start + COLUMNS]):
        g.influence[start : start + COLUMNS] = bytes(COLUMNS)
        g.tell(InfluenceLost(g.box.areas[area].id))


@rule("EU 11.3.46 9.5.30 10.4.5 4.3.3")
def _drop_ties_with_the_vanished(g: Europe) -> None:
    """A Realm that is gone has no Allies, no Marriages, no Wars and no Truces.

    CB tokens have no Capital to lie on: to remove them now is no loss.
    """
    gone = _vanished(g, frozenset(_tied(g)))
    if not gone:
        return
    for seat, player in enumerate(g.players):
        for realm in [one for one in player.allies if one in gone]:
            take_off_alliance(g, seat, realm)
        widowed = [one for one in player.marriages if one in gone]
        for realm in [one for one in widowed if _marriage_must_end(g, seat, one)]:
            del player.marriages[realm]
            g.tell(MarriageEnded(seat, g.box.realms[box_number(g, realm)].id))
    g.wars = [war for war in g.wars if gone.isdisjoint((war.aggressor, war.target))]
    g.truces = [pair for pair in g.truces if gone.isdisjoint(pair)]
    for seat, realm in [one for one in g.cbs if one[1] in gone]:
        g.cbs.remove((seat, realm))
        g.tell(CbRemoved(seat, g.box.realms[box_number(g, realm)].id))


def _tied(g: Europe) -> set[Realm]:
    """All Realms with which a player has ties, or that are at War or have a Truce."""
    tied: set[Realm] = set()
    for player in g.players:
        tied.update(player.allies, player.marriages)
    for _, realm in g.cbs:
        tied.add(realm)
    for war in g.wars:
        tied.add(war.aggressor)
        tied.add(war.target)
    return tied.union(*g.truces)


@of_layers(TOWNS | FLAGS)
def _vanished(g: Europe, realms: frozenset[Realm]) -> frozenset[Realm]:
    """NPRs without any Province that is their own by law, or that are somebody's Vassals now."""
    return frozenset(
        [one for one in realms if not is_pr(one) and not has_land_of_its_own(g, one - NPR)]
    )


@rule("EU 11.2.9 11.2.10 11.4.3")
def _marriage_must_end(g: Europe, seat: Seat, realm: Realm) -> bool:
    """A Vassal is Married to its Overlord only; an annexed Realm to nobody."""
    tokens = [g.tokens[place] for place in npr_places(g, realm - NPR)]
    own = {piece(VASSAL, seat), piece(VASSALS, seat)}
    return not any(token & 0x7F in own for token in tokens)
