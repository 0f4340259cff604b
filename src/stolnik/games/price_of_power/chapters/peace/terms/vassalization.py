"""Vassalization: an NPR becomes the Victor's Vassal."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import AreaNo, PlaceNo
from ....events.battles import OccupationEnded
from ....events.other_realms import VassalFreed
from ....events.peace import BecameVassal
from ....events.relations import WarSeparated
from ....state import NPR, Europe, Realm, War, seat_of
from ...board.changes import place_vassal
from ...board.hostility import vassals_of
from ...board.ownership import capital, controller, is_pr
from ...empire.npr_emperor import refuse_vassal
from ...relations.alliances import ally_of
from ...relations.provinces import ships_leave
from ...relations.subjugation import refuse_tokens
from ...relations.ties import at_war, end_marriage, married_to, realm_id, take_off_alliance
from ..parties import brother_in_arms, held_by, own_places, patron
from ..spoils import add_influence, give_all_back, turn_claims_into_order
from ..truces import forget_wars_with, leave_the_war

INFLUENCE = 2


@rule("EU 10.PT.26 10.PT.27 18.8.8 2.2.4")
def refuse_vassalization(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """An NPR whose Capital is Occupied, and something in another Area if it has any.

    There must be Vassal tokens for it, as when it is Subjugated (P209).
    """
    if is_pr(realm):
        return Refusal("EU-10.PT.26")
    refused = refuse_vassal(g, realm)
    if refused is not None:
        return refused
    held = held_by(g, seat, {realm})
    centre = capital(g, realm)
    if centre not in held:
        return Refusal("EU-10.PE.5")
    area = g.box.places[centre].area
    elsewhere = [place for place in own_places(g, realm) if g.box.places[place].area != area]
    if elsewhere and not set(elsewhere) & set(held):
        return Refusal("EU-10.PT.27")
    return refuse_tokens(g, seat, set(own_places(g, realm)) - set(_held_by_others(g, seat, realm)))


@rule("EU 10.PT.28 10.PT.29 10.PT.30 10.PT.31 10.PT.32 10.PT.33 10.4.5")
def vassalize(g: Europe, seat: Seat, realm: Realm, calm: Collection[AreaNo]) -> Flow[None]:
    """Vassal tokens on all its Provinces, with Unrest where the Victor Occupied nothing.

    ``calm`` are the Areas where the Victor Occupied something, whosever it was.

    What another player Occupies gets none while that player has still to settle (R59).
    """
    name = realm_id(g, realm)
    master = brother_in_arms(g, seat, realm)
    rivals = _held_by_others(g, seat, realm)
    places = own_places(g, realm)
    freed = [place for vassal in vassals_of(g, realm) for place in own_places(g, vassal)]
    for vassal in vassals_of(g, realm):  # they are free again (R58)
        g.overlords[vassal - NPR] = 0
        g.tell(VassalFreed(realm_id(g, vassal)))
    _cut_all_ties(g, realm, master)
    gained = set()
    for place in places:
        occupier = g.occupiers[place]
        if place in rivals:
            continue
        if occupier:
            g.occupiers[place] = 0
            g.tell(OccupationEnded(seat_of(occupier), g.box.places[place].id))
        area = g.box.places[place].area
        if place_vassal(g, seat, place, unrest=area not in calm):
            gained.add(area)
        yield from ships_leave(g, place)
    yield from give_all_back(g, [place for place in freed if g.occupiers[place]])
    forget_wars_with(g, realm, but=rivals.values())
    _separate_wars(g, realm, rivals.values())
    g.tell(BecameVassal(seat, name))
    yield from add_influence(g, seat, {g.box.places[place].area for place in places}, INFLUENCE)
    yield from turn_claims_into_order(g, seat, gained)


@rule("EU-10.PT.28")
def _held_by_others(g: Europe, seat: Seat, realm: Realm) -> dict[PlaceNo, Seat]:
    """What other players Occupy of an NPR in a War of theirs that is not settled (R59)."""
    found = {}
    for place in own_places(g, realm):
        rival = controller(g, place)
        if g.occupiers[place] and is_pr(rival) and rival != seat:
            if at_war(g, rival, realm) or patron(g, rival, realm) is not None:
                found[place] = rival
    return found


@rule("EU 10.PT.28 11.3.24")
def _separate_wars(g: Europe, realm: Realm, rivals: Iterable[Seat]) -> None:
    """Who fought it as the Active Ally of an Enemy is now at War with what is left of it."""
    for rival in sorted(set(rivals)):
        if not at_war(g, rival, realm):
            g.wars.append(War(rival, realm))
            g.tell(WarSeparated(rival, realm_id(g, realm)))


def _cut_all_ties(g: Europe, realm: Realm, master: Seat | None) -> None:
    """Alliances and Marriages with the Realm end, without a penalty."""
    if master is not None:
        leave_the_war(g, master, realm)
    friend = ally_of(g, realm)
    if friend is not None:
        take_off_alliance(g, friend, realm)
    for married in married_to(g, realm):
        end_marriage(g, married, realm)
