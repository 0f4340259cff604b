"""Wars: what an Army can still take, and which Wars are worth beginning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolnik.engine.flow import Seat

from ..box.components import MIL, AreaNo, PlaceNo
from ..chapters.board.adjacency import in_set
from ..chapters.board.hostility import areas_with_units, enemies, hostile_place, land_units
from ..chapters.board.ownership import any_occupied, is_pr, lawful_owner, occupations, owned, owner
from ..chapters.relations.claims import claimed_areas
from ..chapters.war.casus_belli import stability_lost
from ..state import NPR, Europe, Realm, board

BEFORE_THE_WALLS: Final = 0.65
"""A Tax Value that an Army stands before, with Power to Siege it."""
ON_THE_MARCH: Final = 0.3
"""The same in the next Area, if the Battle for it is as good as won."""
OWN: Final = 2.0
"""How much more it is worth to free one's own than to take what is another's."""
FRUITLESS: Final = 1.0
"""A War in which nothing is Occupied ends in a White Peace, at the price of 1 Prestige."""
CLAIMED: Final = 0.55
"""A Tax Value in reach of an Army, with a Claim to fight for."""
GOOD_ODDS: Final = 0.6
"""With less nobody should begin a War."""
MOST_CLAIMED: Final = 1.5
OVERSEAS: Final = 0.4
"""A Claim on a Distant Continent, where a colony can follow."""
SOMEWHERE: Final = 0.15
"""A Claim that is out of reach."""


def odds(own: int, theirs: int) -> float:
    """The chance to win a Battle, roughly."""
    if own <= 0:
        return 0.0
    return own**3 / (own**3 + theirs**3)


def strength(g: Europe, realm: Realm, area: AreaNo) -> int:
    """How many Units a Realm can bring to an Area: from there and from next to it."""
    if is_pr(realm):
        return max((land_units(g.players[realm], one) for one in _around(g, area)), default=0)
    near = board(g).land[area] | 1 << area
    places = g.box.places
    return sum(
        places[place].tax + g.plus_one.get(place, 0)
        for place in owned(g, realm)
        if near >> places[place].area & 1
    )


def _around(g: Europe, area: AreaNo) -> Iterable[AreaNo]:
    return in_set(board(g).land[area] | 1 << area)


def _tax(g: Europe, places: Iterable[PlaceNo]) -> int:
    return sum(g.box.places[place].tax for place in places)


def wars(g: Europe, seat: Seat) -> float:
    """What Armies can take in Wars and from Rebels, and what Wars cost that lead nowhere."""
    mine = [war for war in g.wars if seat in (war.aggressor, war.target)]
    if not mine and not any_occupied(g):
        return 0.0
    player = g.players[seat]
    foes = enemies(g, seat)
    # Who has Passed takes nothing more before peace is made.
    power = 0 if player.passed else player.power[MIL]
    in_sight = on_the_way = 0.0
    for area in areas_with_units(player) if power else ():
        own = land_units(player, area)
        here = _hostile(g, seat, area, foes)
        if here and not _guarded(g, area, foes):
            in_sight += BEFORE_THE_WALLS * _prize(g, seat, here) * min(_tax(g, here), own, power)
        else:
            on_the_way += ON_THE_MARCH * max(
                (_next(g, seat, one, own, foes, power) for one in _around(g, area)), default=0.0
            )
    lost = FRUITLESS * len(mine) if not in_sight and not occupations(g, seat) else 0.0
    return in_sight + on_the_way - lost


def _hostile(g: Europe, seat: Seat, area: AreaNo, foes: set[Realm]) -> list[PlaceNo]:
    return [one for one in g.box.areas[area].places if hostile_place(g, seat, one, foes)]


def _guarded(g: Europe, area: AreaNo, foes: set[Realm]) -> bool:
    """Whether Units of Enemies stand there."""
    return g.rebels[area] > 0 or any(
        is_pr(foe) and land_units(g.players[foe], area) for foe in foes
    )


def _next(g: Europe, seat: Seat, area: AreaNo, own: int, foes: set[Realm], power: int) -> float:
    """What an Army could take in an Area if it marched there."""
    here = _hostile(g, seat, area, foes)
    if not here:
        return 0.0
    defenders = {owner(g, place) for place in here if not g.occupiers[place]} & foes
    force = g.rebels[area] + sum(strength(g, foe, area) for foe in defenders)
    return odds(own, force) * _prize(g, seat, here) * min(_tax(g, here), own, power)


def _prize(g: Europe, seat: Seat, places: Iterable[PlaceNo]) -> float:
    return OWN if any(lawful_owner(g, place) == seat for place in places) else 1.0


def claims_in_reach(g: Europe, seat: Seat) -> float:
    """Claims are worth a War where an Army is near and the Realm there is weak."""
    value = 0.0
    player = g.players[seat]
    stations = areas_with_units(player)
    for area in claimed_areas(g, seat):
        if g.box.areas[area].distant:
            value += OVERSEAS
            continue
        near = stations.intersection(_around(g, area))
        own = max((land_units(player, one) for one in near), default=0)
        best = 0.0
        if own:
            tax: dict[Realm, int] = {}
            for place in g.box.areas[area].places:
                realm = lawful_owner(g, place)
                if realm >= NPR and not g.tokens[place]:
                    tax[realm] = tax.get(realm, 0) + g.box.places[place].tax
            best = max(
                (
                    n * odds(own, strength(g, realm, area))
                    for realm, n in tax.items()
                    if realm not in player.allies
                ),
                default=0.0,
            )
        value += SOMEWHERE + min(MOST_CLAIMED, CLAIMED * best)
    return value


def prey(g: Europe, seat: Seat) -> list[Realm]:
    """NPRs within reach of an Army that are weak enough, and can be attacked without loss."""
    player = g.players[seat]
    found: dict[Realm, float] = {}
    for station in areas_with_units(player):
        own = land_units(player, station)
        for area in _around(g, station):
            for place in g.box.areas[area].places:
                realm = lawful_owner(g, place)
                if realm < NPR or g.tokens[place] or realm in player.allies:
                    continue
                chance = odds(own, strength(g, realm, area))
                if chance >= GOOD_ODDS:
                    worth = chance * _tax(g, g.box.areas[area].places)
                    found[realm] = max(worth, found.get(realm, 0.0))
    return [
        realm
        for realm in sorted(found, key=lambda one: -found[one])
        if stability_lost(g, seat, realm) == 0
    ]
