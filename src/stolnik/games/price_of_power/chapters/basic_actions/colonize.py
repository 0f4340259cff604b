"""Colonize: a Colonial Claim becomes a Town."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_number
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, AreaNo
from ...events.world import Colonized
from ...state import Europe
from ..board.adjacency import areas_next_to
from ..board.changes import place_town, town_for
from ..board.hostility import zones_with_ships
from ..board.ownership import occupations, towns
from ..commerce.connection import Reach, reach_with
from ..government.power import spend_power
from ..menu import Entry
from ..relations.claims import remove_claim
from ..relations.colonies import colonial_claims, lose_colonists

PRICE: Final = 4
"""Administrative Power and Colonists together."""


@rule("EU-5.3.8")
def supply_lines(g: Europe, seat: Seat) -> Reach:
    """What chains of a player's Towns, Occupying ones too (P40), and Ships lead to from home."""
    areas = 0
    for place in (*towns(g, seat), *occupations(g, seat)):
        areas |= 1 << g.box.places[place].area
    return reach_with(g, seat, areas, sum(1 << zone for zone in zones_with_ships(g, seat)))


@rule("EU-5.3.8")
def is_linked(g: Europe, lines: Reach, area: AreaNo) -> bool:
    """Whether a Territory touches such a chain, by land or by a Sea Zone."""
    if areas_next_to(g, area) & lines.areas:
        return True
    return any(lines.zones >> zone & 1 for zone in g.box.areas[area].zones)


@rule("EU-5.3.6")
def refuse_price(g: Europe, seat: Seat) -> Refusal | None:
    """Four in any mix of Administrative Power and Colonists (RA5)."""
    player = g.players[seat]
    have = player.power[ADM] + player.colonists
    if have < PRICE:
        return Refusal("EU-5.3.6", {"price": PRICE, "have": have}, "colonize")
    return None


def refuse_colony(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    """Why a Territory cannot be Colonized."""
    area = g.box.area_of[str(move[1])]
    if area not in colonial_claims(g, seat):
        return Refusal("EU-5.3.7", {}, "no_colonial_claim")
    refusal = refuse_price(g, seat)
    if refusal is not None:
        return refusal
    if town_for(g, seat, g.box.areas[area].places[0]) is None:
        return Refusal("EU-7.5.6")
    return None if is_linked(g, supply_lines(g, seat), area) else Refusal("EU-5.3.8")


def _offer(g: Europe, seat: Seat) -> Sequence[Move]:
    if refuse_price(g, seat) is not None:
        return ()
    claims = colonial_claims(g, seat)
    if not claims:
        return ()
    lines = supply_lines(g, seat)
    return [
        ("colonize", g.box.areas[area].id)
        for area in claims
        if is_linked(g, lines, area) and town_for(g, seat, g.box.areas[area].places[0]) is not None
    ]


SETTLERS = Topic("settlers", verbs=("colonists",), set_by=("EU-5.3.6",))


@rule("EU 5.3.6 5.3.7")
def colonize(g: Europe, seat: Seat, area: AreaNo) -> Flow[None]:
    """Pay in Colonists and Administrative Power; a Small Town takes the place of the Claim."""
    player = g.players[seat]
    least = max(0, PRICE - player.power[ADM])
    most = min(PRICE, player.colonists)
    name = g.box.areas[area].id
    settlers = yield from choose_number(
        seat, SETTLERS, "colonists", range(least, most + 1), area=name
    )
    lose_colonists(g, seat, settlers)
    spend_power(g, seat, ADM, PRICE - settlers)
    remove_claim(g, seat, area)
    g.tell(Colonized(seat, name))
    placed = place_town(g, seat, g.box.areas[area].places[0])
    assert placed, (seat, area)


ENTRY = Entry(
    ("colonize",),
    _offer,
    refuse_colony,
    lambda g, seat, move: colonize(g, seat, g.box.area_of[str(move[1])]),
)
