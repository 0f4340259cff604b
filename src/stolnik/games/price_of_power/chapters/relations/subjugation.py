"""Subjugate: an Ally becomes a Vassal, and a Vassal part of the Realm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from stolnik.engine.flow import (
    DONE,
    NO,
    YES,
    Flow,
    Move,
    Seat,
    Topic,
    choose,
    choose_thing,
    rest_of,
)
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet, PlaceNo
from ...events.other_realms import VassalFreed
from ...events.peace import BecameVassal, WasAnnexed
from ...state import NPR, UNREST, Europe, Realm
from ..board.adjacency import in_set
from ..board.changes import place_town, place_vassal
from ..board.cubes import cover_slots
from ..board.hostility import opponents, vassals_of
from ..board.ownership import (
    capital_area,
    flag_on,
    has_land_of_its_own,
    is_distant,
    is_npr,
    npr_places,
    value_in_peace,
    vassal_places,
)
from ..board.supply import vassal_tokens_left
from ..board.tracks import base_tax
from ..menu import Deed
from .alliances import ally, refuse_another_ally
from .claims import has_claim, place_claim
from .influence import losing, own_cubes, take_cube
from .provinces import occupation_ends, refuse_towns, ships_leave
from .ties import at_war, end_marriage, influence_in_areas, married_to, realm_id, take_off_alliance

CITY_STATE = 1
"""The Tax Income of an Ally that can be annexed at once."""
PAPAL_STATES = "papal_states"


# -- what a target is worth --------------------------------------------------------------------


@rule("EU 11.4.5 14.3.13")
def provinces_of(g: Europe, seat: Seat, realm: Realm, *, npr: bool = False) -> list[PlaceNo]:
    """The Provinces of an NPR by law, or of one's own Vassal: those with its flag alone.

    Where Rebels have freed a part of a Vassal, ``npr`` says that this part is meant.
    """
    if realm in vassals_of(g, seat) and not npr:
        return [place for place in vassal_places(g, seat) if flag_on(g, place) == realm]
    return [place for place in npr_places(g, realm - NPR) if not g.tokens[place]]


@rule("EU 11.4.13 11.4.14")
def tax_income_of(g: Europe, seat: Seat, realm: Realm, *, npr: bool = False) -> int:
    """Its own Provinces that nobody Occupies, with +1 Manpower tokens, without Vassals (R14)."""
    places = provinces_of(g, seat, realm, npr=npr)
    return sum(value_in_peace(g, place) for place in places if not g.occupiers[place])


def areas_with(g: Europe, places: Iterable[PlaceNo]) -> AreaSet:
    areas = 0
    for place in places:
        areas |= 1 << g.box.places[place].area
    return areas


def rivals_influence(g: Europe, seat: Seat, areas: AreaSet) -> int:
    """All Opponents' Influence in these Areas."""
    return sum(influence_in_areas(g, other, areas) for other in opponents(g, seat))


@rule("EU 11.4.12 11.4.13")
def influence_due(g: Europe, seat: Seat, realm: Realm, *, npr: bool = False) -> int:
    """The Influence that it costs: its Tax Income, and that of all Opponents in its Areas."""
    areas = areas_with(g, provinces_of(g, seat, realm, npr=npr))
    return tax_income_of(g, seat, realm, npr=npr) + rivals_influence(g, seat, areas)


@rule("EU 11.4.18 11.2.6")
def _marriages_in(g: Europe, seat: Seat, areas: AreaSet) -> AreaSet:
    """The Areas among these where a Marriage of the player counts as 1 and stays."""
    found = 0
    for realm in g.players[seat].marriages:
        found |= 1 << capital_area(g, realm)
    return found & areas


@rule("EU 11.4.12 18.2.7")
def _can_pay(g: Europe, seat: Seat, areas: AreaSet, spared: AreaSet = 0) -> int:
    """Own cubes in these Areas and Marriages; Imperial Influence does not pay for it."""
    cubes = sum(own_cubes(g, seat, area) for area in in_set(areas))
    return cubes + (_marriages_in(g, seat, areas) & ~spared).bit_count()


# -- guards ------------------------------------------------------------------------------------


@rule("EU 11.4.11 11.4.12 11.4.14 11.4.19")
def _refuse_target(g: Europe, seat: Seat, realm: Realm, *, npr: bool = False) -> Refusal | None:
    """Whether a player is rich and influential enough to Subjugate a Realm.

    A Marriage makes it easier, and never harder.
    """
    if is_distant(g, realm):
        return Refusal("EU-11.4.19")
    income, own = tax_income_of(g, seat, realm, npr=npr), base_tax(g, seat)
    areas = areas_with(g, provinces_of(g, seat, realm, npr=npr))
    rivals = rivals_influence(g, seat, areas)
    if own < 2 * income:
        if realm not in g.players[seat].marriages:
            return Refusal("EU-11.4.11", {"due": 2 * income, "have": own}, "base_tax")
        if own <= income + rivals:
            return Refusal("EU-11.4.14", {"due": income + rivals + 1, "have": own}, "base_tax")
    due, have = income + rivals, _can_pay(g, seat, areas)
    if have < due:
        return Refusal("EU-11.4.12", {"due": due, "have": have}, "influence")
    return None


@rule("EU 11.4.2 11.4.6 11.4.15 11.4.20 11.4.21")
def refuse_vassalizing(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a Realm cannot become a player's Vassal: only NPRs that are Allies can."""
    if realm not in g.players[seat].allies or not is_npr(g, realm):
        return Refusal("EU-11.4.6")
    if realm_id(g, realm) == PAPAL_STATES:
        return Refusal("EU-11.4.20")
    if realm == g.emperor:
        return Refusal("EU-11.4.21")
    if _vassals_with_land(g, realm) and realm not in g.players[seat].marriages:
        return Refusal("EU-11.4.15")
    places = provinces_of(g, seat, realm, npr=True)
    return _refuse_target(g, seat, realm, npr=True) or refuse_tokens(g, seat, places)


def _vassals_with_land(g: Europe, realm: Realm) -> list[Realm]:
    """The Vassals of an NPR that have a Province left."""
    return sorted(one for one in vassals_of(g, realm) if has_land_of_its_own(g, one - NPR))


@rule("EU-11.4.7")
def refuse_tokens(g: Europe, seat: Seat, places: Iterable[PlaceNo]) -> Refusal | None:
    """Vassal tokens for all Provinces of a Realm."""
    due = _tokens_for(g, places)
    have = vassal_tokens_left(g, seat)
    if have < due:
        return Refusal("EU-11.4.7", {"due": due, "have": have}, "vassal_tokens")
    return None


def _tokens_for(g: Europe, places: Iterable[PlaceNo]) -> int:
    return sum(2 if g.box.places[place].large else 1 for place in places)


@rule("EU 11.4.9 11.4.10")
def refuse_annexing(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a Realm cannot be annexed: it must be a Vassal, or an Ally with a Tax Income of 1."""
    if realm in vassals_of(g, seat):
        return _refuse_target(g, seat, realm)
    if realm not in g.players[seat].allies or not is_npr(g, realm):
        return Refusal("EU-11.4.9")
    if tax_income_of(g, seat, realm) != CITY_STATE:
        return Refusal("EU-11.4.10")
    towns = refuse_towns(g, seat, provinces_of(g, seat, realm))
    return _refuse_target(g, seat, realm) or towns


@rule("EU 11.4.6 11.4.9")
def refuse_subjugating(g: Europe, seat: Seat) -> Refusal | None:
    """Why a player can Subjugate nobody: what keeps the first Ally or Vassal from it, if any."""
    if subjugations(g, seat):
        return None
    allies = [realm for realm in sorted(g.players[seat].allies) if is_npr(g, realm)]
    refused = [
        *[refuse_vassalizing(g, seat, realm) for realm in allies],
        *[refuse_annexing(g, seat, realm) for realm in sorted(vassals_of(g, seat))],
    ]
    return next(iter(refused), None) or Refusal("EU-11.4.6")


# -- the Action --------------------------------------------------------------------------------


def subjugations(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    """Whom a player can Subjugate, and how."""
    found: dict[Move, Deed] = {}
    for realm in sorted(g.players[seat].allies):
        if refuse_vassalizing(g, seat, realm) is None:
            found["vassalize", realm_id(g, realm)] = partial(vassalize, g, seat, realm)
    for realm in sorted({*g.players[seat].allies, *vassals_of(g, seat)}):
        if refuse_annexing(g, seat, realm) is None:
            found["annex", realm_id(g, realm)] = partial(annex, g, seat, realm)
    return found


@rule("EU 11.4.12 11.4.18 11.2.4")
def _pay(g: Europe, seat: Seat, areas: AreaSet, due: int, spared: AreaSet = 0) -> Flow[None]:
    """Discard Influence from these Areas; a Marriage that was not counted yet counts as 1."""
    left = due - (_marriages_in(g, seat, areas) & ~spared).bit_count()
    while left > 0:
        cubes: dict[Move, AreaNo] = {
            ("lose_influence", g.box.areas[area].id): area
            for area in in_set(areas)
            if own_cubes(g, seat, area)
        }
        area = yield from choose_thing(seat, losing("EU-11.4.12"), cubes, left=left)
        take_cube(g, seat, area)
        left -= 1


TAKE_VASSAL = Topic("take_vassal", verbs=("yes", "no"), set_by=("EU-11.4.16",))


@rule("EU 11.4.7 11.4.8 11.4.16")
def vassalize(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """An Ally becomes a Vassal, and its own Vassals too where they are paid for."""
    places = provinces_of(g, seat, realm, npr=True)
    areas = areas_with(g, places)
    spared = _marriages_in(g, seat, areas)
    yield from _pay(g, seat, areas, influence_due(g, seat, realm, npr=True))
    bought, freed = [], []
    tokens = _tokens_for(g, places)
    for vassal in _vassals_with_land(g, realm):
        theirs = areas_with(g, provinces_of(g, seat, vassal, npr=True))
        due = tax_income_of(g, seat, vassal, npr=True)
        more = _tokens_for(g, provinces_of(g, seat, vassal, npr=True))
        able = _can_pay(g, seat, theirs, spared) >= due
        if able and tokens + more <= vassal_tokens_left(g, seat):
            name = realm_id(g, vassal)
            if (yield from choose(seat, TAKE_VASSAL, [YES, NO], realm=name, due=due)) == YES:
                yield from _pay(g, seat, theirs, due, spared)
                spared |= _marriages_in(g, seat, theirs)
                tokens += more
                bought.append(vassal)
                continue
        freed.append(vassal)
    for vassal in (*bought, *freed):
        g.overlords[vassal - NPR] = 0
    for one in (realm, *bought):
        yield from _become_vassal(g, seat, one)
    for vassal in freed:
        yield from _free(g, seat, vassal)


@rule("EU 11.4.7 11.4.8 11.4.3")
def _become_vassal(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """The Alliance and others' Marriages end; Vassal tokens lie on all its Provinces."""
    places = provinces_of(g, seat, realm, npr=True)
    _end_alliance(g, realm)
    for other in married_to(g, realm):
        if other != seat:
            end_marriage(g, other, realm)
    g.wars = [war for war in g.wars if realm not in (war.aggressor, war.target)]
    for place in places:
        placed = place_vassal(g, seat, place)
        assert placed, (seat, place)
        occupation_ends(g, place)
    for place in places:
        yield from ships_leave(g, place)
    g.tell(BecameVassal(seat, realm_id(g, realm)))
    yield from cover_slots(g, seat)


def _end_alliance(g: Europe, realm: Realm) -> None:
    """Nobody is an Ally of this Realm any more, and nobody has its Units."""
    for seat, player in enumerate(g.players):
        if realm in player.allies:
            take_off_alliance(g, seat, realm)


# -- Vassals that are let go -------------------------------------------------------------------


FREED = Topic(
    "freed_vassal",
    verbs=("befriend", "claim_freed", "done"),
    set_by=("EU-11.4.17",),
)


@rule("EU-11.4.17")
def _free(g: Europe, seat: Seat, vassal: Realm) -> Flow[None]:
    """A Vassal that was not paid for is an NPR; an Alliance with it or a Claim may follow."""
    name = realm_id(g, vassal)
    g.tell(VassalFreed(name))
    for place in provinces_of(g, seat, vassal, npr=True):
        occupation_ends(g, place)
        yield from ships_leave(g, place)
    options: dict[Move, Deed | None] = {}
    if refuse_another_ally(g, seat) is None and not at_war(g, seat, vassal):
        options["befriend", name] = partial(ally, g, seat, vassal)
    for area in in_set(areas_with(g, provinces_of(g, seat, vassal, npr=True))):
        if not has_claim(g, seat, area):
            options["claim_freed", g.box.areas[area].id] = partial(place_claim, g, seat, area)
    deed = yield from choose_thing(seat, FREED, {**options, DONE: None}, realm=name)
    if deed is not None:
        yield from rest_of(deed())


# -- annexation --------------------------------------------------------------------------------


@rule("EU 11.4.9 11.4.10")
def annex(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Towns take the place of Vassal tokens; nobody is Married to the Realm any more.

    If a part of a Vassal is an NPR again, all ties are with that part, and stay.
    """
    places = provinces_of(g, seat, realm)
    yield from _pay(g, seat, areas_with(g, places), influence_due(g, seat, realm))
    if not (realm in vassals_of(g, seat) and is_npr(g, realm)):
        _end_alliance(g, realm)
        for married in married_to(g, realm):
            end_marriage(g, married, realm)
    for place in places:
        unrest = bool(g.tokens[place] & UNREST)
        g.tokens[place] = 0
        placed = place_town(g, seat, place, unrest=unrest)
        assert placed, (seat, place)
        occupation_ends(g, place)
    g.tell(WasAnnexed(seat, realm_id(g, realm)))
    yield from cover_slots(g, seat)
