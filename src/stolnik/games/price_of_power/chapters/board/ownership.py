"""Lawful Owner, Controller and Owner: three relations to a Province, and Core Provinces."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import (
    NONE,
    AreaNo,
    AreaSet,
    PlaceNo,
    RealmNo,
)
from stolnik.games.price_of_power.box.opening import capital as natural_capital
from stolnik.games.price_of_power.state import (
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
    kind_of,
    seat_of,
)
from stolnik.rulebook import rule


def realm_at_table(g: Europe, realm: RealmNo) -> Realm:
    """A Realm of the box as it sits at this table: the seat that plays it, else an NPR."""
    for seat, player in enumerate(g.players):
        if player.realm == realm:
            return seat
    return NPR + realm


def box_number(g: Europe, realm: Realm) -> RealmNo:
    """The number in the box of a Realm at the table."""
    return g.players[realm].realm if realm < len(g.players) else realm - NPR


def is_pr(realm: Realm) -> bool:
    return realm < NOBODY


@rule("EU 2.4.3 2.4.8")
def flag_on(g: Europe, place: PlaceNo) -> Realm:
    """The Realm that a Province shows where no Town lies: its DNPR token, else its flag."""
    token = g.dnpr[place]
    if token:
        return realm_at_table(g, g.dnpr_realms[(token & ~CAPITAL_TOKEN) - 1])
    flag = g.box.places[place].flag
    return NOBODY if flag == NONE else realm_at_table(g, flag)


@rule("EU 2.4.29 2.4.9 2.4.12")
def lawful_owner(g: Europe, place: PlaceNo) -> Realm:
    """Who Owns a Province, or would if Rebels or an Enemy did not Occupy it."""
    token = g.tokens[place]
    if token and kind_of(token) not in IS_VASSAL:
        return seat_of(token)
    shown = flag_on(g, place)
    # A flag alone gives a player nothing: a player Owns by Towns.
    return NOBODY if is_pr(shown) else shown


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
    token = g.tokens[place]
    return seat_of(token) if token and kind_of(token) in IS_VASSAL else None


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


@rule("EU 2.4.15 7.6.2")
def can_be_liberated(g: Europe, place: PlaceNo) -> bool:
    """A player's Province, or Vassal's, that is not one of that player's Core Provinces."""
    seat = holder(g, place)
    return seat is not None and not is_core(g, seat, place)


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
_ANYTHING: Final = bytes(token != 0 for token in range(256))


def _marked(tokens: bytearray, table: bytes) -> list[PlaceNo]:
    """The Provinces with such a token; the board is searched for them in one go."""
    return positions(tokens.translate(table), 1)


def positions(row: bytearray, value: int) -> list[int]:
    """Where a board has a value."""
    found = []
    at = row.find(value)
    while at >= 0:
        found.append(at)
        at = row.find(value, at + 1)
    return found


def any_occupied(g: Europe) -> bool:
    """Whether any Province is Occupied at all."""
    return g.occupiers.count(0) < len(g.occupiers)


def places_with_tokens(g: Europe, seat: Seat) -> list[PlaceNo]:
    """All Provinces with a Town or Vassal token of a player, Occupied ones included."""
    return _marked(g.tokens, _TOKENS[seat])


def places_in_unrest(g: Europe, seat: Seat) -> list[PlaceNo]:
    """All Provinces with a Town or Vassal token of a player in Unrest, Occupied ones included."""
    return _marked(g.tokens, _UNREST[seat])


def occupied_places(g: Europe) -> list[PlaceNo]:
    """All Provinces that Rebels or a player Occupy."""
    return _marked(g.occupiers, _ANYTHING)


def towns(g: Europe, seat: Seat) -> list[PlaceNo]:
    """All Provinces with a Town of a player as Lawful Owner, Occupied ones included."""
    return _marked(g.tokens, _TOWNS[seat])


def vassal_places(g: Europe, seat: Seat) -> list[PlaceNo]:
    """All Provinces with Vassal tokens of a player, Occupied ones included."""
    return _marked(g.tokens, _VASSALS[seat])


def occupations(g: Europe, seat: Seat) -> list[PlaceNo]:
    """All Provinces with a Town of a player as Occupier."""
    return [
        place
        for place in occupied_places(g)
        if kind_of(g.occupiers[place]) != REBEL_TOWN and seat_of(g.occupiers[place]) == seat
    ]


def owned(g: Europe, realm: Realm) -> list[PlaceNo]:
    """The Provinces that a Realm Owns."""
    occupiers, tokens = g.occupiers, g.tokens
    if is_pr(realm):
        return [place for place in towns(g, realm) if not occupiers[place]]
    return [
        place for place in npr_places(g, realm - NPR) if not occupiers[place] and not tokens[place]
    ]


def npr_places(g: Europe, realm: RealmNo) -> list[PlaceNo]:
    """The Provinces that show an NPR's DNPR token, or its flag and no DNPR token."""
    dnpr = g.dnpr
    flags = [place for place in board(g).realm_places[realm] if not dnpr[place]]
    if realm not in g.dnpr_realms:
        return flags
    colour = g.dnpr_realms.index(realm) + 1
    tokens = [place for place, token in enumerate(dnpr) if token & ~CAPITAL_TOKEN == colour]
    return tokens + flags


@rule("EU-2.4.4")
def areas_of(g: Europe, realm: Realm) -> AreaSet:
    """The Areas that are part of a Realm: it Owns at least one Province there."""
    areas = 0
    for place in owned(g, realm):
        areas |= 1 << g.box.places[place].area
    return areas


def all_owned_by_players(g: Europe, area: AreaNo) -> bool:
    """Whether every Province of an Area is Owned by Player Realms."""
    return all(is_owned_by_player(g, place) for place in g.box.areas[area].places)


def is_owned_by_player(g: Europe, place: PlaceNo) -> bool:
    """Whether a Province is Owned by a Player Realm: a Town of one, and no Occupier."""
    token = g.tokens[place]
    return token != 0 and not g.occupiers[place] and kind_of(token) not in IS_VASSAL


@rule("EU 2.6.10 13.0.3")
def capital(g: Europe, realm: Realm) -> PlaceNo:
    """The Capital of a Realm; an NPR without its natural one takes another by the alphabet."""
    number = box_number(g, realm)
    natural = board(g).capitals[number]
    if is_pr(realm):
        return natural
    if number in g.dnpr_realms:
        marked = g.dnpr_realms.index(number) + 1 | CAPITAL_TOKEN
        if marked in g.dnpr:
            natural = g.dnpr.index(marked)
    elif natural != NONE and not g.tokens[natural] and not g.dnpr[natural]:
        if g.box.places[natural].flag == number:  # as printed, which is the usual case
            return natural
    lawful = tuple(place for place in npr_places(g, number) if not g.tokens[place])
    return natural_capital(g.box.places, natural, lawful)


def capital_area(g: Europe, realm: Realm) -> AreaNo:
    return g.box.places[capital(g, realm)].area


@rule("EU 2.4.7 2.4.10 11.4.4 11.4.24")
def is_npr(g: Europe, realm: Realm) -> bool:
    """An independent Realm on the map that nobody plays; a Vassal is not one."""
    if realm < NPR:
        return False
    if g.overlords[realm - NPR]:
        return False
    number = realm - NPR
    for place in board(g).realm_places[number]:
        if not g.tokens[place] and not g.dnpr[place]:
            return True  # as printed, which is the usual case
    return number in g.dnpr_realms and any(not g.tokens[one] for one in npr_places(g, number))


@rule("EU-2.4.5")
def is_distant(g: Europe, realm: Realm) -> bool:
    """A Distant Realm has its Capital on a Distant Continent."""
    return g.box.areas[capital_area(g, realm)].distant


def tax_value(g: Europe, realm: Realm, *, in_peace: bool = False) -> int:
    """The Tax Value of all Provinces that a Realm Owns, as it counts for peace if need be."""
    if in_peace:
        return sum(value_in_peace(g, place) for place in owned(g, realm))
    return sum(g.box.places[place].tax for place in owned(g, realm))


@rule("EU-13.4.15")
def value_in_peace(g: Europe, place: PlaceNo) -> int:
    """What a Province counts for when peace is settled: +1 Manpower tokens add to its Tax Value."""
    return g.box.places[place].tax + g.plus_one.get(place, 0)
