"""How Provinces, Areas, Sea Zones and Trade Nodes stand: all of it lies open on the map."""

from __future__ import annotations

from collections import Counter

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...box.components import NONE, NodeNo, PlaceNo, ZoneNo
from ...chapters.board.hostility import (
    hostile_area,
    hostile_place,
    hostile_zone,
    land_units,
    ships_in,
)
from ...chapters.board.ownership import (
    capital_for,
    controller,
    core_realm,
    has_unrest,
    is_settled,
    lawful_owner,
    overlord,
)
from ...chapters.board.ports import port_size
from ...chapters.commerce.nodes import protection, secondary_power
from ...chapters.empire.membership import electors, hre_areas
from ...chapters.prestige.battlegrounds import battlegrounds
from ...chapters.relations.ties import influence_in, realm_id
from ...chapters.religion.faiths import areas_in_dissent, shown_faith
from ...state import COLUMNS, IMPERIAL, NOBODY, NPR, PORT, SLOTS_PER_ZONE, Europe, board
from . import ways
from .facts import fact, shares, told, who, whose


def province(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """What it is, whose, in what state, and what lies in its Port."""
    place = g.box.place_of[name]
    where = g.box.places[place]
    area = g.box.areas[where.area].id
    kind = "territory" if where.territory else "province"
    facts = [fact(kind, tax=where.tax, area=area)]
    if where.area not in board(g).areas:
        return told([*facts, fact("not_in_play")])
    facts += _whose_place(g, seat, place)
    if has_unrest(g, place):
        facts.append(fact("unrest"))
    if place in g.plus_one:
        facts.append(fact("plus_one", n=g.plus_one[place]))
    if where.island:
        facts.append(fact("island"))
    facts += _port(g, seat, place)
    if seat is not None and hostile_place(g, seat, place):
        facts.append(fact("hostile"))
    return told(facts, ways.of_a_province(g, seat, place))


def _whose_place(g: Europe, seat: Seat | None, place: PlaceNo) -> list[Phrase]:
    lawful, lord, holds = lawful_owner(g, place), overlord(g, place), controller(g, place)
    if _is_free(g, place):
        return [fact("unsettled")]
    if lord is None and lawful >= NPR and g.overlords[lawful - NPR]:
        lord = g.overlords[lawful - NPR] - 1
    facts = [fact("owner", who=who(g, seat, lawful))]
    if lord is not None:
        facts = [fact("vassal_of", realm=realm_id(g, lawful), who=who(g, seat, lord))]
    if lawful != NOBODY and capital_for(g, place) == place:
        facts.append(fact("capital"))
    if g.occupiers[place]:
        facts.append(fact("occupied", who=who(g, seat, holds)))
    core = core_realm(g, place)
    if core not in (lawful, NOBODY):
        facts.append(fact("core_of", who=who(g, seat, core)))
    return facts


def _is_free(g: Europe, place: PlaceNo) -> bool:
    """Whether a Territory or a Distant Province is nobody's."""
    return lawful_owner(g, place) == NOBODY and not is_settled(g, place)


def _port(g: Europe, seat: Seat | None, place: PlaceNo) -> list[Phrase]:
    where = g.box.places[place]
    if not where.ports:
        return []
    size = port_size(g, place)
    zones = [g.box.zones[zone].id for zone in where.zones]
    ships = Counter(
        {owner: player.ships.get(PORT + place, 0) for owner, player in enumerate(g.players)}
    )
    for owner, player in enumerate(g.players):
        if player.fleet.space == PORT + place:
            ships[owner] += player.fleet.size
    return [
        fact("port", n=size, zone=zones),
        *shares(g, seat, "ships", sorted(ships.items())),
    ]


def area(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """Who Owns how much of it, who has Influence, Claims and Units there, and what faith it has."""
    no = g.box.area_of[name]
    where = g.box.areas[no]
    owners = Counter(lawful_owner(g, place) for place in where.places if not _is_free(g, place))
    facts = [fact("area", n=len(where.places))]
    if no not in board(g).areas:
        return told([*facts, fact("not_in_play")])
    facts += shares(g, seat, "owners", owners.most_common()) or [fact("unsettled")]
    facts += _influence(g, seat, no)
    seats = range(len(g.players))
    facts += whose(g, seat, "claims", [one for one in seats if g.claims[no] >> one & 1])
    if g.cores[no]:
        facts.append(fact("core_token", who=who(g, seat, g.cores[no] - 1)))
    units = [(one, land_units(player, no)) for one, player in enumerate(g.players)]
    facts += shares(g, seat, "units", units)
    if g.rebels[no]:
        facts.append(fact("rebel_units", n=g.rebels[no]))
    if not where.distant:
        facts.append(fact("faith", faith=g.box.faiths[shown_faith(g, no)].id))
    if seat is not None and no in areas_in_dissent(g, seat):
        facts.append(fact("dissent"))
    facts += _marks(g, no)
    if seat is not None and hostile_area(g, seat, no):
        facts.append(fact("hostile"))
    return told(facts, ways.of_an_area(g, seat, no))


def _influence(g: Europe, seat: Seat | None, area: int) -> list[Phrase]:
    """Whose Influence there is; Marriages are part of it, and Imperial Influence stands apart."""
    if g.box.areas[area].distant:
        return []
    imperial = g.influence[area * COLUMNS + IMPERIAL]
    counted = [
        (one, influence_in(g, one, area) - (imperial if one == g.emperor else 0))
        for one in range(len(g.players))
    ]
    facts = shares(g, seat, "influence", counted) or [fact("no_influence")]
    return [*facts, fact("imperial", n=imperial)] if imperial else facts


def _marks(g: Europe, area: int) -> list[Phrase]:
    where = g.box.areas[area]
    facts = []
    if area in g.plague:
        facts.append(fact("plague"))
    if area in electors(g):
        facts.append(fact("elector"))
    elif area in hre_areas(g):
        facts.append(fact("in_empire"))
    if area in battlegrounds(g):
        facts.append(fact("battleground"))
    if area == g.crusade:
        facts.append(fact("crusade"))
    if where.node != NONE:
        facts.append(fact("inland_node", node=g.box.nodes[where.node].id))
    return facts


def zone(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """Whose Ships are there and on how many slots, and which Trade Nodes it lies at."""
    no = g.box.zone_of[name]
    where = g.box.zones[no]
    if no not in board(g).zones:
        return told([fact("not_in_play")])
    ships = [(one, ships_in(g, one, no)) for one in range(len(g.players))]
    facts = shares(g, seat, "ships", ships) or [fact("no_ships")]
    facts += _slots(g, seat, no)
    if where.nodes:
        facts.append(fact("nodes", node=[g.box.nodes[one].id for one in where.nodes]))
    if seat is not None and hostile_zone(g, seat, no):
        facts.append(fact("hostile"))
    return told(facts)


def _slots(g: Europe, seat: Seat | None, zone: ZoneNo) -> list[Phrase]:
    slots = g.box.zones[zone].slots
    if not slots:
        return []
    row = g.slots[zone * SLOTS_PER_ZONE : zone * SLOTS_PER_ZONE + slots]
    taken = Counter(one - 1 for one in row if one)
    free = fact("slots", n=row.count(0), most=slots)
    return [free, *shares(g, seat, "slots_of", sorted(taken.items()))]


def node(g: Europe, seat: Seat | None, name: str) -> Inspection:
    """Whose Merchants stand in it, Pirates, and how strong one is there oneself."""
    no = g.box.node_of[name]
    where = g.box.nodes[no]
    facts = [fact("maritime") if where.maritime else fact("inland")]
    if no not in board(g).nodes:
        return told([*facts, fact("not_in_play")])
    if where.zones:
        facts.append(fact("zones", zone=[g.box.zones[one].id for one in where.zones]))
    facts += _merchants(g, seat, no)
    if g.expanded[no]:
        facts.append(fact("expanded"))
    if g.pirates[no]:
        facts.append(fact("pirates", n=g.pirates[no]))
    if seat is not None:
        facts += [
            fact("trade_power", n=secondary_power(g, seat, no), ships=protection(g, seat, no))
        ]
    return told(facts)


def _merchants(g: Europe, seat: Seat | None, node: NodeNo) -> list[Phrase]:
    there = [
        fact(
            "merchant" if one.upright else "merchant_down",
            who=who(g, seat, owner),
        )
        for owner, player in enumerate(g.players)
        for one in player.merchants
        if one.node == node
    ]
    return [fact("merchants", who=there)] if there else [fact("no_merchants")]
