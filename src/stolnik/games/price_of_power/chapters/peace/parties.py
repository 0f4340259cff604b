"""Who stands on which side in peace talks, and what of the one the other Occupies."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import ALLIED, MERCENARY, REGULAR, PlaceNo
from ...events.battles import OccupationEnded
from ...state import NPR, Europe, Realm, seat_of
from ..board.changes import province_changed
from ..board.hostility import vassals_of
from ..board.ownership import (
    is_npr,
    is_pr,
    lawful_owner,
    lying_open,
    npr_places,
    occupations,
    overlord,
    places_with_tokens,
    value_in_peace,
)
from ..board.supply import deployed
from ..board.tracks import tax_income
from ..empire.wards import is_ward, wards
from ..relations.provinces import ships_leave


def active_allies(g: Europe, realm: Realm) -> list[Realm]:
    """The NPRs that fight beside a player."""
    if not is_pr(realm):
        return []
    return sorted([ally for ally, active in g.players[realm].allies.items() if active])


@rule("EU 10.0.3 10.1.4 10.1.14 10.3.2 11.3.48 18.4.16")
def side(g: Europe, realm: Realm, against: Realm) -> set[Realm]:
    """A Realm with its Active Allies, for whom a player settles too, and the Emperor's wards."""
    return {realm, *active_allies(g, realm), *wards(g, realm, against)}


@rule("EU 10.0.4 13.2.2")
def party(g: Europe, place: PlaceNo) -> Realm:
    """Whose a Province is by law; a Vassal counts in all respects as its Overlord's (R58)."""
    lord = overlord(g, place)
    if lord is not None:
        return lord
    realm = lawful_owner(g, place)
    suzerain = g.overlords[realm - NPR] if realm >= NPR else 0
    return suzerain - 1 if suzerain else realm


def lawful_places(g: Europe, realm: Realm) -> list[PlaceNo]:
    """All de jure Provinces of a Realm, those of its Vassals included."""
    if is_pr(realm):
        return list(places_with_tokens(g, realm))
    return [
        place
        for one in (realm, *sorted(vassals_of(g, realm)))
        for place in npr_places(g, one - NPR)
        if not g.tokens[place]
    ]


@rule("EU 10.0.4 13.4.15")
def income_in_peace(g: Europe, realm: Realm) -> int:
    """The Tax Income of a Realm, with what its Vassals bring (R58)."""
    if is_pr(realm):
        return tax_income(g, realm)
    return sum(value_in_peace(g, place) for place in lying_open(g, lawful_places(g, realm)))


def own_places(g: Europe, realm: Realm) -> list[PlaceNo]:
    """The de jure Provinces of an NPR itself, without its Vassals'."""
    return [place for place in npr_places(g, realm - NPR) if not g.tokens[place]]


def held_by(g: Europe, occupier: Realm, realms: Iterable[Realm]) -> list[PlaceNo]:
    """What a player Occupies of these Realms; an NPR Occupies nothing."""
    if not is_pr(occupier):
        return []
    losers = set(realms)
    return [place for place in occupations(g, occupier) if party(g, place) in losers]


def held_between(g: Europe, one: Realm, other: Realm) -> list[PlaceNo]:
    """What either side Occupies of the other."""
    return [*held_by(g, one, side(g, other, one)), *held_by(g, other, side(g, one, other))]


@rule("EU-18.4.12")
def units_deployed(g: Europe, realm: Realm) -> int:
    """Deployed Land Units; an NPR always has none."""
    if not is_pr(realm):
        return 0
    player = g.players[realm]
    return sum(deployed(player, category) for category in (REGULAR, MERCENARY, ALLIED))


def enemies_at_the_table(g: Europe, seat: Seat) -> list[Realm]:
    """The Realms a player is at War with, each a War of its own (R48)."""
    found = []
    for war in g.wars:
        if seat in (war.aggressor, war.target):
            found.append(war.target if war.aggressor == seat else war.aggressor)
    return sorted(found)


def separate_enemies(g: Europe, seat: Seat) -> list[Realm]:
    """Enemies, and the Active Allies of Enemies as Realms of their own."""
    found = enemies_at_the_table(g, seat)
    for enemy in list(found):
        found += [ally for ally in active_allies(g, enemy) if ally not in found]
    return found


@rule("EU 10.1.5 10.3.2 10.VC.10 11.3.37")
def patron(g: Europe, seat: Seat, realm: Realm) -> Seat | None:
    """The Enemy of a player who makes Peace for an NPR: whose Active Ally it is.

    For a ward of the Empire it is the Emperor (R30).
    """
    if g.defending and is_ward(g, realm, seat):
        return g.emperor
    return brother_in_arms(g, seat, realm)


@rule("EU 10.3.4 10.PT.61")
def brother_in_arms(g: Europe, seat: Seat, realm: Realm) -> Seat | None:
    """The Enemy of a player whose Active Ally an NPR is, be it the NPR that was attacked.

    It is who loses an Ally with it, whoever makes its Peace.
    """
    return next(
        (
            enemy
            for enemy in enemies_at_the_table(g, seat)
            if is_pr(enemy) and g.players[enemy].allies.get(realm)
        ),
        None,
    )


def exists(g: Europe, realm: Realm) -> bool:
    return is_pr(realm) or is_npr(g, realm)


def give_back(g: Europe, place: PlaceNo) -> Flow[None]:
    """The Occupier's Town leaves, and the Lawful Owner has the Province again."""
    occupier = seat_of(g.occupiers[place])
    g.occupiers[place] = 0
    g.tell(OccupationEnded(occupier, g.box.places[place].id))
    province_changed(g, place)
    yield from ships_leave(g, place)
