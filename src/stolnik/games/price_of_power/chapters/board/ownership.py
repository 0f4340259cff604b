"""Lawful Owner, Controller and Owner: three relations to a Province, and Core Provinces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, AreaSet, PlaceNo, RealmNo
from ...box.opening import capital as natural_capital
from ...shortcuts import SHORTCUTS
from ...state import (
    CAPITAL_TOKEN,
    IS_TOWN,
    IS_VASSAL,
    NOBODY,
    NPR,
    REBEL_TOWN,
    REBELS,
    SEATS,
    UNREST,
    Europe,
    Realm,
    board,
    dnpr_token,
    kind_of,
    seat_of,
)
from .atlas import FLAGS, OCCUPIERS, TOWNS, UNREST_SIDES, flags, of_layers, of_the_map, seats_of


def realm_at_table(g: Europe, realm: RealmNo) -> Realm:
    """A Realm of the box as it sits at this table: the seat that plays it, else an NPR."""
    return seats_of(g).get(realm, NPR + realm)


@rule("EU 21.0.3 21.0.6")
def was_played(g: Europe, realm: Realm) -> bool:
    """Whether an NPR is what remains of a player who has left."""
    return any(player.left and NPR + player.realm == realm for player in g.players)


def box_number(g: Europe, realm: Realm) -> RealmNo:
    """The number in the box of a Realm at the table."""
    return g.players[realm].realm if realm < len(g.players) else realm - NPR


def is_pr(realm: Realm) -> bool:
    return realm < NOBODY


def _whose(kinds: tuple[int, ...]) -> tuple[Seat | None, ...]:
    """By token: whose it is, if it is of these kinds."""
    return tuple(seat_of(token) if kind_of(token) in kinds else None for token in range(256))


_TOWN_OF: Final = _whose(IS_TOWN)
_VASSAL_TOKEN_OF: Final = _whose(IS_VASSAL)


@rule("EU 2.4.3 2.4.8")
def flag_on(g: Europe, place: PlaceNo) -> Realm:
    """The Realm that a Province shows where no Town lies: its DNPR token, else its flag."""
    return flags(g).shown[place]


@rule("EU 2.4.29 2.4.9 2.4.12 21.0.3")
def lawful_owner(g: Europe, place: PlaceNo) -> Realm:
    """Who Owns a Province, or would if Rebels or an Enemy did not Occupy it."""
    seat = _TOWN_OF[g.tokens[place]]
    return flags(g).lawful[place] if seat is None else seat


@rule("EU-2.5.9")
def controller(g: Europe, place: PlaceNo) -> Realm:
    """The Occupier, if there is one, else the Lawful Owner."""
    token = g.occupiers[place]
    if token:
        return REBELS if kind_of(token) == REBEL_TOWN else seat_of(token)
    return lawful_owner(g, place)


@rule("EU 2.5.8 2.4.6")
def owner(g: Europe, place: PlaceNo) -> Realm:
    """An Occupied Province is Owned by nobody, any other by its Lawful Owner."""
    return NOBODY if g.occupiers[place] else lawful_owner(g, place)


def overlord(g: Europe, place: PlaceNo) -> Seat | None:
    """The player whose Vassal tokens lie on a Province."""
    return _VASSAL_TOKEN_OF[g.tokens[place]]


def holder(g: Europe, place: PlaceNo) -> Seat | None:
    """The player with a Town or a Vassal token there, be it Occupied."""
    token = g.tokens[place]
    return seat_of(token) if token else None


@rule("EU-14.1.3")
def has_unrest(g: Europe, place: PlaceNo) -> bool:
    """Unrest that lies open; what an Occupier or a Rebel Town covers counts for nothing."""
    token = g.occupiers[place] or g.tokens[place]
    return bool(token & UNREST)


@rule("EU 2.4.13 2.4.14 7.6.1 7.6.8 2.7.10")
def is_core(g: Europe, realm: Realm, place: PlaceNo) -> bool:
    """Whose Core Province it is: a Core token wins over a DNPR token, that over the flag."""
    where = g.box.places[place]
    token = g.cores[where.area]
    if token:
        return realm == token - 1
    if where.dutch and not g.dnpr[place] and box_number(g, realm) == g.box.realm_of["netherlands"]:
        return True
    return flag_on(g, place) == realm


@rule("EU-7.6.3")
def core_realm(g: Europe, place: PlaceNo) -> Realm:
    """The Realm that a Province would join if it were Liberated."""
    token = g.cores[g.box.places[place].area]
    return token - 1 if token else flag_on(g, place)


def _marks(kinds: tuple[int, ...]) -> tuple[bytes, ...]:
    """By seat: a table that turns that player's tokens of these kinds into 1, all else into 0."""
    return tuple(
        bytes(seat_of(token) == seat and kind_of(token) in kinds for token in range(256))
        for seat in range(SEATS)
    )


_TOWNS: Final = _marks(IS_TOWN)
_VASSALS: Final = _marks(IS_VASSAL)
_TOKENS: Final = _marks((*IS_TOWN, *IS_VASSAL))
_UNREST: Final = tuple(bytes(UNREST) + table[UNREST:] for table in _TOKENS)
"""By seat: a table for the tokens that show Unrest alone."""
ANYTHING: Final = bytes(token != 0 for token in range(256))
_DNPR: Final = tuple(
    bytes(token & ~CAPITAL_TOKEN == own for token in range(256)) for own in range(256)
)
"""By DNPR token: a table for it, be it that of a Capital."""


def _marked(tokens: bytearray, table: bytes) -> tuple[PlaceNo, ...]:
    """The Provinces with such a token; the board is searched for them in one go."""
    return tuple(positions(tokens.translate(table), 1))


def positions(row: bytearray, value: int) -> list[int]:
    """Where a board has a value."""
    found, find = [], row.find
    at = find(value)
    while at >= 0:
        found.append(at)
        at = find(value, at + 1)
    return found


def any_occupied(g: Europe) -> bool:
    """Whether any Province is Occupied at all."""
    return g.occupiers.count(0) < len(g.occupiers)


@of_layers(TOWNS)
def places_with_tokens(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with a Town or Vassal token of a player, Occupied ones included."""
    return _marked(g.tokens, _TOKENS[seat])


@of_layers(TOWNS | UNREST_SIDES)
def places_in_unrest(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with a Town or Vassal token of a player in Unrest, Occupied ones included."""
    return _marked(g.tokens, _UNREST[seat])


@of_layers(TOWNS)
def towns(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with a Town of a player as Lawful Owner, Occupied ones included."""
    return _marked(g.tokens, _TOWNS[seat])


@of_layers(TOWNS)
def vassal_places(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with Vassal tokens of a player, Occupied ones included."""
    return _marked(g.tokens, _VASSALS[seat])


def lying_open(g: Europe, places: Iterable[PlaceNo]) -> list[PlaceNo]:
    """Of Provinces with tokens, those where no Occupier covers them."""
    return [place for place in places if not g.occupiers[place]]


@of_layers(OCCUPIERS)
def occupations(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with a Town of a player as Occupier."""
    return _marked(g.occupiers, _TOWNS[seat])


def occupations_in_unrest(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    """All Provinces with a Town of a player as Occupier that shows Unrest."""
    return _marked(g.occupiers, _UNREST[seat])


@of_the_map
def owned(g: Europe, realm: Realm) -> tuple[PlaceNo, ...]:
    """The Provinces that a Realm Owns."""
    occupiers, tokens = g.occupiers, g.tokens
    if is_pr(realm):
        return tuple([place for place in towns(g, realm) if not occupiers[place]])
    own = npr_places(g, realm - NPR)
    return tuple([place for place in own if not occupiers[place] and not tokens[place]])


@of_layers(FLAGS)
def npr_places(g: Europe, realm: RealmNo) -> tuple[PlaceNo, ...]:
    """The Provinces that show an NPR's DNPR token, or its flag and no DNPR token.

    Tokens of a player who has left make a Province one of that Realm (EU-21.0.3).
    """
    dnpr = g.dnpr
    found = tuple([place for place in board(g).realm_places[realm] if not dnpr[place]])
    if realm in g.dnpr_realms:
        own = dnpr_token(g.dnpr_realms.index(realm))
        found = (*_marked(dnpr, _DNPR[own]), *found)
    if g.remains:
        others = [place for place in found if place not in g.remains]
        found = (*others, *[place for place, former in g.remains.items() if former == realm])
    return found


@rule("EU-2.4.4")
@of_the_map
def areas_of(g: Europe, realm: Realm) -> AreaSet:
    """The Areas that are part of a Realm: it Owns at least one Province there."""
    areas = 0
    for place in owned(g, realm):
        areas |= 1 << g.box.places[place].area
    return areas


def all_owned_by_players(g: Europe, area: AreaNo) -> bool:
    """Whether every Province of an Area is Owned by Player Realms."""
    tokens, occupiers = g.tokens, g.occupiers
    for place in g.box.areas[area].places:
        if occupiers[place] or _TOWN_OF[tokens[place]] is None:
            return False
    return True


def is_settled(g: Europe, place: PlaceNo) -> bool:
    """Whether any token lies on a Province or Territory: a player's, an NPR's, or what remains."""
    return bool(g.tokens[place] or g.dnpr[place]) or place in g.remains


@rule("EU 2.6.10 13.0.3")
def capital(g: Europe, realm: Realm) -> PlaceNo:
    """The Capital of a Realm; an NPR without its natural one takes another by the alphabet.

    As a player's Vassal it keeps that one.
    """
    table = g.box.boards[g.edition]
    if realm < NOBODY:
        player = g.players[realm]
        return table.capitals[player.realm] if player.capital == NONE else player.capital
    number = realm - NPR
    printed = table.capitals[number]
    if SHORTCUTS.taken and not (g.tokens[printed] or g.dnpr[printed] or printed in g.remains):
        if number not in g.dnpr_realms and table.realm_places[number]:
            return printed  # which is the usual case
    places = npr_places(g, number)
    lawful = [place for place in places if not g.tokens[place]]
    if not lawful:  # it is a player's Vassal, or no more
        lawful = [place for place in places if overlord(g, place) is not None]
    return natural_capital(g.box.places, _natural_capital(g, number), tuple(lawful))


def _natural_capital(g: Europe, realm: RealmNo) -> PlaceNo:
    """The Capital as printed, where a DNPR has its token with a C, or where a player moved it."""
    if realm in g.dnpr_realms:
        marked = dnpr_token(g.dnpr_realms.index(realm)) | CAPITAL_TOKEN
        if marked in g.dnpr:
            return g.dnpr.index(marked)
    if g.remains:
        for player in g.players:
            if player.left and player.realm == realm and player.capital != NONE:
                return player.capital
    return board(g).capitals[realm]


def capital_area(g: Europe, realm: Realm) -> AreaNo:
    return g.box.places[capital(g, realm)].area


@rule("EU 2.6.10 11.4.4 13.0.3 14.3.13")
def capital_for(g: Europe, place: PlaceNo) -> PlaceNo:
    """The Capital of the Realm that a Province is of by law.

    A player's Vassal has its own among the Provinces with that player's tokens, whatever of the
    same flag is an NPR: a part that was freed, or one that is still to become the Vassal's.
    """
    realm, lord = lawful_owner(g, place), overlord(g, place)
    if lord is None:
        return capital(g, realm)
    own = tuple([one for one in vassal_places(g, lord) if flag_on(g, one) == realm])
    return natural_capital(g.box.places, _natural_capital(g, realm - NPR), own)


@rule("EU 2.4.7 2.4.10 11.4.4 11.4.24")
def is_npr(g: Europe, realm: Realm) -> bool:
    """An independent Realm on the map that nobody plays; a Vassal is not one."""
    return realm >= NPR and not g.overlords[realm - NPR] and has_land_of_its_own(g, realm - NPR)


def independent(g: Europe) -> tuple[Realm, ...]:
    """All NPRs, in the order of the box."""
    return _independent(g, bytes(g.overlords))


@of_layers(TOWNS | FLAGS)
def _independent(g: Europe, overlords: bytes) -> tuple[Realm, ...]:
    """All NPRs, if these are the Overlords."""
    tokens, lawful = g.tokens, flags(g).lawful
    with_land = {lawful[place] for place in board(g).places if not tokens[place]}
    return tuple(
        sorted([realm for realm in with_land if realm >= NPR and not overlords[realm - NPR]])
    )


def has_land_of_its_own(g: Europe, realm: RealmNo) -> bool:
    """Whether a Realm that nobody plays has a Province with no player's token, be it Occupied."""
    if not SHORTCUTS.taken:
        return _has_land_by_tokens(g, realm)
    tokens, dnpr = g.tokens, g.dnpr
    for place in g.box.boards[g.edition].realm_places[realm]:
        if not tokens[place] and not dnpr[place] and place not in g.remains:
            return True  # as printed, which is the usual case
    if realm not in g.dnpr_realms and not g.remains:
        return False
    return _has_land_by_tokens(g, realm)


@of_layers(TOWNS | FLAGS)
def _has_land_by_tokens(g: Europe, realm: RealmNo) -> bool:
    """The same where a Realm has more than what is printed."""
    return any(not g.tokens[one] for one in npr_places(g, realm))


@rule("EU-2.4.3")
def is_on_the_map(g: Europe, realm: Realm) -> bool:
    """Whether a Realm that nobody plays has any Province, be it as a player's Vassal."""
    number = realm - NPR
    if has_land_of_its_own(g, number):
        return True
    return any(overlord(g, place) is not None for place in npr_places(g, number))


@of_layers(TOWNS | FLAGS)
def near_nprs(g: Europe, overlords: bytes) -> tuple[Realm, ...]:
    """All NPRs that are no Distant Realms, if these are the Overlords."""
    return tuple([realm for realm in _independent(g, overlords) if not is_distant(g, realm)])


@rule("EU-2.4.5")
def is_distant(g: Europe, realm: Realm) -> bool:
    """A Distant Realm has its Capital on a Distant Continent."""
    return g.box.areas[capital_area(g, realm)].distant


def tax_value(g: Europe, realm: Realm) -> int:
    """The Tax Value of all Provinces that a Realm Owns."""
    return sum(g.box.places[place].tax for place in owned(g, realm))


@rule("EU-13.4.15")
def value_in_peace(g: Europe, place: PlaceNo) -> int:
    """What a Province counts for when peace is settled: +1 Manpower tokens add to its Tax Value."""
    return g.box.places[place].tax + g.plus_one.get(place, 0)
