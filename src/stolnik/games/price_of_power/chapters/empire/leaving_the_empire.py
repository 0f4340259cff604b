"""Areas that leave the Empire, and that are reincorporated."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.empire import AreaLeftEmpire, AreaRejoinedEmpire
from ...events.relations import ImperialInfluenceRemoved
from ...shortcuts import SHORTCUTS
from ...state import COLUMNS, IMPERIAL, NOBODY, NPR, Europe, Realm
from ...tasks import EventUnderWay, LeavingPorts
from ..board.atlas import FLAGS, TOWNS, of_layers
from ..board.ownership import capital_for, lawful_owner, overlord, owner
from .authority import change_authority, keep_within_electors
from .membership import is_dissolved, is_inside, is_member


def review_areas(g: Europe, maybe_back: Iterable[AreaNo] = ()) -> None:
    """After a change of hands: which Areas have left the Empire, and which of these are back.

    Where an Area leaves, Realms may cease to be Members, and others leave with it.  An Area is
    reincorporated when something in it changes hands, or with another Emperor (P90).
    """
    if is_dissolved(g):
        return
    while any_foreign(g):
        known: dict[Realm, bool] = {}
        for area in in_doubt(g):
            if all_foreign(g, area, known):
                known = {}  # who was a Member may be one no more
                leave(g, area)
                if not is_direct_effect_of_event(g):
                    change_authority(g, -1, "area_left")
    for no in list(maybe_back):
        if no in g.not_hre and all_imperial(g, no):
            _rejoin(g, no)
    keep_within_electors(g)


def inside(g: Europe, area: AreaNo) -> tuple[PlaceNo, ...]:
    """The Provinces of an Area inside the border of the Empire."""
    return g.box.inside_empire[area]


def _is_of_the_empire(g: Europe, realm: Realm, known: dict[Realm, bool]) -> bool:
    """The Emperor and the Members; who asks of many Realms keeps in mind what was found."""
    if realm not in known:
        known[realm] = realm == g.emperor or is_member(g, realm)
    return known[realm]


def _is_imperial(g: Europe, place: PlaceNo, realm: Realm, known: dict[Realm, bool]) -> bool:
    """Owned by a Member or the Emperor, or by a Vassal of one."""
    lord: Realm | None = overlord(g, place)
    if lord is not None:
        return is_inside(g, capital_for(g, place)) or _is_of_the_empire(g, lord, known)
    if _is_of_the_empire(g, realm, known):
        return True
    lord = g.overlords[realm - NPR] - 1 if realm >= NPR and g.overlords[realm - NPR] else None
    return lord is not None and _is_of_the_empire(g, lord, known)


def in_doubt(g: Europe) -> tuple[AreaNo, ...]:
    """The Areas of the Empire in which no Realm has its natural Capital, as printed.

    Where one has, it is a Member, or if it is a player's nobody Owns the Province; nothing else
    needs to be asked.
    """
    if is_dissolved(g):
        return ()
    if not SHORTCUTS.taken:
        return tuple([area for area in g.box.imperial_areas if area not in g.not_hre])
    return _in_doubt(g, tuple(g.not_hre))


@of_layers(TOWNS | FLAGS)
def _in_doubt(g: Europe, not_hre: tuple[AreaNo, ...]) -> tuple[AreaNo, ...]:
    """The same, if these are the Areas that have left."""
    tokens, dnpr, remains, seats = g.tokens, g.dnpr, g.remains, g.box.natural_seats
    reborn = set(g.dnpr_realms)
    found = []
    for area in g.box.imperial_areas:
        if area in not_hre:
            continue
        for place, realm in seats[area]:
            if not (tokens[place] or dnpr[place] or realm in reborn or place in remains):
                break
        else:
            found.append(area)
    return tuple(found)


@rule("EU-18.6.1")
def all_foreign(g: Europe, area: AreaNo, known: dict[Realm, bool]) -> bool:
    """Whether outsiders Own all that an Area has inside the border (R62)."""
    return _none_occupied(g, area) and _all_foreign_by_law(g, area, known)


def any_foreign(g: Europe) -> bool:
    """Whether there is an Area in the Empire of which that is true."""
    capitals = tuple([player.capital for player in g.players])
    ties = g.emperor, bytes(g.overlords), tuple(g.not_hre), capitals
    foreign = _foreign_by_law(g, ties)
    return len(foreign) > 0 and any(_none_occupied(g, area) for area in foreign)


def _none_occupied(g: Europe, area: AreaNo) -> bool:
    """Whether all that an Area has inside the border has an Owner, as far as Occupiers go."""
    return not any(g.occupiers[place] for place in inside(g, area))


def _all_foreign_by_law(g: Europe, area: AreaNo, known: dict[Realm, bool]) -> bool:
    """Whether outsiders are Lawful Owners of all that an Area has inside the border."""
    for place in inside(g, area):
        realm = lawful_owner(g, place)
        if realm == NOBODY or _is_imperial(g, place, realm, known):
            return False
    return True


@of_layers(TOWNS | FLAGS)
def _foreign_by_law(
    g: Europe, ties: tuple[Realm, bytes, tuple[AreaNo, ...], tuple[PlaceNo, ...]]
) -> tuple[AreaNo, ...]:
    """All such Areas, with this Emperor, these Overlords, these that left, these Capitals."""
    known: dict[Realm, bool] = {}
    return tuple([area for area in in_doubt(g) if _all_foreign_by_law(g, area, known)])


@rule("EU 18.6.3 18.6.4")
def all_imperial(g: Europe, area: AreaNo) -> bool:
    """Whether all Provinces inside the border are the Emperor's, Members' or their Vassals'.

    What is Occupied nobody Owns.
    """
    for place in inside(g, area):
        realm = owner(g, place)
        if realm == NOBODY or not _is_imperial(g, place, realm, {}):
            return False
    return True


@rule("EU 18.6.1 18.6.3")
def comes_late(g: Europe, place: PlaceNo, realm: Realm) -> bool:
    """Whether, of Provinces that change hands at once, one that a Realm gains comes after others.

    So no Area leaves the Empire, or is back, by what is true only in between.
    """
    area = g.box.areas[g.box.places[place].area]
    return area.hre and (area.no in g.not_hre) == _is_of_the_empire(g, realm, {})


@rule("EU 18.6.2 16.3.36")
def is_direct_effect_of_event(g: Europe) -> bool:
    """Whether the text of an Event is what is being done: it says itself what it costs."""
    under_way = (task for task in reversed(g.agenda) if not isinstance(task, LeavingPorts))
    task = next(under_way, None)
    return isinstance(task, EventUnderWay) and task.stage == "text"


@rule("EU 18.2.6 18.6.1")
def leave(g: Europe, area: AreaNo) -> None:
    """A Not HRE token on an Area; Imperial Influence there returns to the Supply (P91)."""
    name, imperial = g.box.areas[area].id, area * COLUMNS + IMPERIAL
    g.not_hre.append(area)
    g.tell(AreaLeftEmpire(name))
    for _ in range(g.influence[imperial]):
        g.tell(ImperialInfluenceRemoved(name))
    g.influence[imperial] = 0


@rule("EU 18.6.3 18.6.5")
def _rejoin(g: Europe, area: AreaNo) -> None:
    """The token is removed, and the Emperor gains Authority."""
    g.not_hre.remove(area)
    g.tell(AreaRejoinedEmpire(g.box.areas[area].id))
    change_authority(g, 1, "area_back")
