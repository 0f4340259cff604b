"""Imperial Elections: an advanced rule."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo
from ...events.empire import ElectionBegan, ElectorVoted, EmperorElected, NobodyEligible
from ...state import Europe, seats, turn_order
from ..board.hostility import enemies
from ..board.ownership import capital_area, is_npr, overlord, owner
from ..relations.claims import place_cb, refuse_cb
from ..relations.ties import influence_in, realm_id
from ..religion.faiths import state_religion
from .authority import change_authority
from .leaving_the_empire import review_areas
from .membership import electors, is_member

NO_ELECTION_FROM: Final = 5
RISES_BELOW: Final = 3
FOR_WANT_OF_A_CANDIDATE: Final = 2


# -- who, and whose vote -----------------------------------------------------------------------


@rule("EU 18.9.1 18.9.13 2.0.4")
def is_due(g: Europe, seat: Seat) -> bool:
    """Whether the change of a player's Ruler calls for an Election."""
    if g.emperor != seat or g.authority >= NO_ELECTION_FROM:
        return False
    return bool(g.box.options.get("imperial_elections", True))


@rule("EU 18.9.7 18.9.8")
def candidates(g: Europe) -> list[Seat]:
    """Players of the official Religion, if there is one, from wherever, with a Ruler or without."""
    return [
        seat
        for seat in turn_order(g, g.emperor)
        if g.hre_faith == NONE or state_religion(g, seat) == g.hre_faith
    ]


ELECTOR_TIE = Topic("elector_tie", verbs=("elect",), set_by=("EU-18.9.4",))
ELECTION_TIE = Topic("election_tie", verbs=("elect",), set_by=("EU-18.9.4",))


@rule("EU 18.9.3 18.9.4 18.9.5 18.9.6")
def vote(g: Europe, area: AreaNo, able: list[Seat]) -> Flow[Seat | None]:
    """Whom an Elector Area votes for: a player at home there, its Overlord, or by Influence.

    Influence of who cannot be elected is passed over (R65).
    """
    at_home = [seat for seat in seats(g) if capital_area(g, seat) == area]
    if at_home:
        return next((seat for seat in at_home if seat in able), None)
    lord = sole_overlord(g, area)
    if lord is not None and lord in able:
        return lord
    most = max(influence_in(g, seat, area) for seat in able)
    if not most:
        return None
    tied: dict[Move, Seat] = {
        ("elect", seat): seat for seat in able if influence_in(g, seat, area) == most
    }
    return (yield from choose_thing(g.emperor, ELECTOR_TIE, tied, area=g.box.areas[area].id))


@rule("EU-18.9.5")
def sole_overlord(g: Europe, area: AreaNo) -> Seat | None:
    """The player who has all Vassals of an Area in which no NPR Owns anything (R65)."""
    lords = set()
    for place in g.box.areas[area].places:
        lord = overlord(g, place)
        if lord is not None:
            lords.add(lord)
        elif is_npr(g, owner(g, place)):
            return None
    return lords.pop() if len(lords) == 1 else None


# -- the Election ------------------------------------------------------------------------------


@rule("EU 7.2.23 18.9.1 18.9.2 18.9.4 18.9.9")
def hold_election(g: Europe, seat: Seat) -> Flow[None]:
    """When the Emperor's Ruler is gone or replaced: most Elector Areas make the next Emperor."""
    if not is_due(g, seat):
        return
    g.tell(ElectionBegan())
    able = candidates(g)
    if not able:
        g.tell(NobodyEligible())
        change_authority(g, -FOR_WANT_OF_A_CANDIDATE, "nobody_eligible")
        return
    votes = dict.fromkeys(able, 0)
    for area in electors(g):
        chosen = yield from vote(g, area, able)
        if chosen is not None:
            votes[chosen] += 1
            g.tell(ElectorVoted(g.box.areas[area].id, chosen))
    most = max(votes.values())
    tied: dict[Move, Seat] = {("elect", one): one for one in able if votes[one] == most}
    winner = yield from choose_thing(g.emperor, ELECTION_TIE, tied)
    yield from _crown(g, winner)


@rule("EU 18.9.2 18.9.10")
def _crown(g: Europe, winner: Seat) -> Flow[None]:
    """The title goes to the winner; a weak Empire gains Authority, whoever won (R31)."""
    former, g.emperor = g.emperor, winner
    g.tell(EmperorElected(winner))
    if g.authority < RISES_BELOW:
        change_authority(g, 1, "election")
    if winner != former:
        review_areas(g, g.not_hre)
        yield from _take_up_the_defence(g)


EMPEROR_CB = Topic(
    "emperor_cb",
    verbs=("cb_on", "no"),
    set_by=("EU-18.9.11",),
)


@rule("EU 18.9.11 11.3.37")
def invaders(g: Europe) -> list[Seat]:
    """Outsiders who are at War with an NPR Member, be it somebody's Active Ally."""
    return [
        seat
        for seat in seats(g)
        if seat != g.emperor
        and not is_member(g, seat)
        and any(is_npr(g, enemy) and is_member(g, enemy) for enemy in enemies(g, seat))
    ]


@rule("EU 18.9.11 18.9.12")
def _take_up_the_defence(g: Europe) -> Flow[None]:
    """If the former Emperor defended the Empire, the new one may place a CB token.

    Imperial Manpower stays as it is, for the new Emperor.
    """
    if not g.defending:
        return
    seat = g.emperor
    options: dict[Move, Seat] = {
        ("cb_on", realm_id(g, other)): other
        for other in invaders(g)
        if refuse_cb(g, seat, other, "EU-18.9.11") is None
    }
    if not options:
        return
    answer: Move = yield Ask.of(seat, EMPEROR_CB, [*options, NO])
    if answer != NO:
        yield from place_cb(g, seat, options[answer])
