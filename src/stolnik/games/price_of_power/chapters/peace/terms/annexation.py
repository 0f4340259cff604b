"""Full Annexation: an NPR becomes part of the Victor's Realm."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....events.other_realms import VassalFreed
from ....events.peace import WasAnnexed
from ....state import NPR, Europe, Realm
from ...board.changes import place_town
from ...board.hostility import vassals_of
from ...board.ownership import is_pr
from ...empire.dissolving import dissolve_with
from ...empire.internal_wars import punish_annexation
from ...prestige.prestige_track import score
from ...relations.alliances import ally_of
from ...relations.ties import end_marriage, married_to, realm_id, take_off_alliance
from ..parties import brother_in_arms, held_by, own_places
from ..spoils import give_all_back, keep, turn_claims_into_order
from ..truces import forget_wars_with, leave_the_war

LOSS_OF_AN_ALLY = 2


@rule("EU-10.PT.58")
def refuse_annexation(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    return Refusal("EU-10.PT.58") if is_pr(realm) else None


@rule("EU 10.PT.59 10.PT.60 10.PT.61 10.PT.62 10.3.9 18.5.3 18.8.9")
def annex(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Its Provinces are the Victor's; whose Active Ally it was loses 2 Prestige."""
    name = realm_id(g, realm)
    punish_annexation(g, seat, realm)
    dissolve_with(g, realm)
    master = brother_in_arms(g, seat, realm)
    if master is not None:
        leave_the_war(g, master, realm)
        score(g, master, -LOSS_OF_AN_ALLY, "annexed_ally")
    friend = ally_of(g, realm)
    if friend is not None:
        take_off_alliance(g, friend, realm)
    for married in married_to(g, realm):
        end_marriage(g, married, realm)
    places = own_places(g, realm)
    theirs = set(held_by(g, seat, {realm})) - set(places)
    for vassal in vassals_of(g, realm):  # they are free again (R58)
        g.overlords[vassal - NPR] = 0
        g.tell(VassalFreed(realm_id(g, vassal)))
    for place in places:
        if g.occupiers[place]:
            yield from keep(g, place)
        else:
            place_town(g, seat, place)
    yield from give_all_back(g, theirs)
    forget_wars_with(g, realm)
    g.tell(WasAnnexed(seat, name))
    yield from turn_claims_into_order(g, seat, {g.box.places[place].area for place in places})
