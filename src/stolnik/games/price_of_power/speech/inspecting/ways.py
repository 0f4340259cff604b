"""What Actions of the Action Phase would ask for, of a place or a Realm that is pointed at."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.game import Term
from stolnik.engine.refusal import Refusal

from ...box.components import DIP, POWERS, AreaNo, PlaceNo
from ...chapters.basic_actions.alliance import LEAST_INFLUENCE, price_of_alliance
from ...chapters.basic_actions.fabricate_claims import (
    is_settled,
    price_of_claim,
    reach_of_claims,
    refuse_claim_in,
)
from ...chapters.battle.outbreak import hostile_forces
from ...chapters.board.hostility import hostile_place, land_units
from ...chapters.board.ownership import is_npr, is_pr, lawful_owner, overlord
from ...chapters.relations.alliances import ally_of
from ...chapters.relations.influence import MOST_IN_AN_AREA, cubes_in, influence_for_alliance, reach
from ...chapters.relations.ties import at_war
from ...chapters.war.casus_belli import casus_belli, lost_with
from ...state import NPR, Europe, Realm

ACTION_PHASE: Final = ("actions", "last_actions", "last_events")


def _acts(g: Europe, reader: Seat | None) -> bool:
    return reader is not None and g.step in ACTION_PHASE and not g.players[reader].left


def of_an_area(g: Europe, reader: Seat | None, area: AreaNo) -> list[Term]:
    """To place Influence and to Fabricate a Claim."""
    if not _acts(g, reader):
        return []
    assert reader is not None
    terms = []
    if area < g.box.main_areas:
        there = {"have": cubes_in(g, area), "most": MOST_IN_AN_AREA}
        terms += [
            Term(bool(reach(g, reader) >> area & 1), Refusal("EU-5.4.2", {}, "way_influence")),
            Term(there["have"] < MOST_IN_AN_AREA, Refusal("EU-5.4.5", there, "way_room")),
        ]
    distant = g.box.areas[area].distant
    if refuse_claim_in(g, reader, area) is None and (not distant or is_settled(g, area)):
        near = bool(reach_of_claims(g, reader) >> area & 1)
        price = price_of_claim(g, area)
        terms += [
            Term(near, Refusal("EU-5.4.13", {}, "way_claim")),
            _power(g, reader, price, "EU-5.4.13", "way_claim_price"),
        ]
    return terms


def _power(g: Europe, reader: Seat, price: int, clause: str, figures: str) -> Term:
    have = g.players[reader].power[DIP]
    about = {"price": price, "have": have, "power": POWERS[DIP]}
    return Term(have >= price, Refusal(clause, about, figures))


def of_a_province(g: Europe, reader: Seat | None, place: PlaceNo) -> list[Term]:
    """To besiege what is Hostile; a War on whose it is."""
    if not _acts(g, reader):
        return []
    assert reader is not None
    if not hostile_place(g, reader, place):
        return of_a_war(g, reader, _master(g, place))
    area = g.box.places[place].area
    units = land_units(g.players[reader], area)
    alone = not hostile_forces(g, reader, area)
    return [
        Term(units > 0, Refusal("EU-9.8.2", {"have": units}, "way_siege_units")),
        Term(alone, Refusal("EU-9.8.2", {}, "way_siege_alone")),
    ]


def _master(g: Europe, place: PlaceNo) -> Realm:
    """On whom War is Declared for a Province: the Overlord answers for a Vassal."""
    lord, lawful = overlord(g, place), lawful_owner(g, place)
    if lord is not None:
        return lord
    return g.overlords[lawful - NPR] - 1 if lawful >= NPR and g.overlords[lawful - NPR] else lawful


def of_a_realm(g: Europe, reader: Seat | None, other: Realm) -> list[Term]:
    """To Forge an Alliance with it, and to Declare War on it."""
    return [*_of_an_alliance(g, reader, other), *of_a_war(g, reader, other)]


def _of_an_alliance(g: Europe, reader: Seat | None, npr: Realm) -> list[Term]:
    """Influence in its Areas, more than an Opponent has whose Ally it is, and Power."""
    if not _acts(g, reader) or not is_npr(g, npr):
        return []
    assert reader is not None
    if npr in g.players[reader].allies:
        return []
    mine, rival = influence_for_alliance(g, reader, npr), ally_of(g, npr)
    due, clause = LEAST_INFLUENCE, "EU-5.4.10"
    if rival is not None:
        due, clause = max(due, influence_for_alliance(g, rival, npr) + 1), "EU-5.4.11"
    figures = {"due": due, "have": mine}
    return [
        Term(mine >= due, Refusal(clause, figures, "way_alliance")),
        _power(g, reader, price_of_alliance(g, npr), "EU-5.4.7", "way_alliance_price"),
    ]


def of_a_war(g: Europe, reader: Seat | None, other: Realm) -> list[Term]:
    """The Casus Belli that the reader has, and the Stability that a War would cost."""
    if not _acts(g, reader) or not (is_pr(other) or is_npr(g, other)):
        return []
    assert reader is not None
    if other in (reader, *g.players[reader].allies) or at_war(g, reader, other):
        return []
    found = casus_belli(g, reader, other)
    lost = min(lost_with(g, reader, other, cb) for cb in found or [""])
    if not found:
        return [Term(False, Refusal("EU-9.CB.1", {"n": lost}, "way_war_without"))]
    about = {"why": [f"cb_{one}" for one in found], "n": lost}
    return [Term(True, Refusal("EU-9.CB.1", about, "way_war"))]
