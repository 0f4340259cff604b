"""What a Trade Action can be about: the cards on the table, and what a Ship can make of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, NodeNo, TradeCardNo, TradeChance, ZoneNo
from ...state import PORT, SLOTS_PER_ZONE, Europe
from ...tasks import Trading
from ..board.adjacency import ZoneSet
from ..board.hostility import ships_in
from ..board.sailing import Berth, berths, free_slots, vacant_slots, zones_in_reach
from .connection import (
    Reach,
    approaches,
    foothold,
    meets,
    reach,
    reach_on,
    reach_with,
    zones_with_light_ships,
)
from .nodes import (
    in_play,
    merchant_in,
    merchants_of_others,
    node_of,
    protection,
    refuse_key_provinces,
    secondary_power,
    upright,
)

AT_SEA: Final = NONE
"""A Ship that ends its move off the slots."""
FREE: Final = -2
"""A Ship that takes a vacant slot."""


class Venture(NamedTuple):
    """A card of those revealed, and one of its nodes."""

    card: TradeCardNo
    chance: TradeChance
    secondary: bool

    @property
    def node(self) -> NodeNo:
        return node_of(self.chance, self.secondary)


class Voyage(NamedTuple):
    """The move of a Light Ship."""

    berth: Berth
    zone: ZoneNo
    place: int
    """``AT_SEA``, ``FREE``, or the seat whose Ship it displaces."""

    def gain(self, zones: tuple[ZoneNo, ...]) -> int:
        """Trade Power that it brings where these Sea Zones adjoin, or costs."""
        arrives = self.place != AT_SEA and self.zone in zones
        return arrives - (self.berth.slot and self.berth.space in zones)


@rule("EU 12.1.1 12.1.3 5.4.24")
def all_ventures(g: Europe, task: Trading) -> Iterator[Venture]:
    """Every node on the revealed cards, the secondary ones included."""
    for card in task.cards:
        for chance in g.box.trade_cards[card].chances:
            for secondary in (False, True):
                node = node_of(chance, secondary)
                if node != NONE and fits(g, task, node):
                    yield Venture(card, chance, secondary)


def fits(g: Europe, task: Trading, node: NodeNo) -> bool:
    """Whether a node is of the kind that the card which grants the Action asks for."""
    return not task.kind or g.box.nodes[node].maritime == (task.kind == "maritime")


# -- guards ------------------------------------------------------------------------------------


def refuse_node(g: Europe, seat: Seat, venture: Venture) -> Refusal | None:
    """Why a node is no good, whatever the player's Ships do."""
    if not in_play(g, venture.node):
        return Refusal("EU-12.1.5")
    there = merchant_in(g, seat, venture.node)
    if there is not None and not there.upright:
        return Refusal("EU-5.4.31")
    if not upright(g, seat):
        return Refusal("EU-5.4.18")
    if not venture.secondary:
        return refuse_key_provinces(g, seat, venture.chance)
    if g.pirates[venture.node]:
        return Refusal("EU-12.5.19")
    return None


def refuse_secondary(power: int, others: Mapping[Seat, int]) -> Refusal | None:
    """A secondary node is for a player whom nobody there surpasses."""
    strongest = max(others.values(), default=0)
    if strongest > power:
        return Refusal("EU-12.5.15", {"have": power, "strongest": strongest}, "trade")
    return None


class Prospect(NamedTuple):
    """A venture that the player's Merchants allow, with what Ships must bring."""

    venture: Venture
    approach: Reach
    zones: tuple[ZoneNo, ...]
    power: int
    """Trade Power without Key Provinces, with the Merchant there."""
    others: Mapping[Seat, int]
    """That of the Opponents in a secondary node."""

    def refuse(self, reached: Reach, voyage: Voyage | None = None) -> Refusal | None:
        """Why the player cannot trade there from where the Ships are, or will be."""
        if not meets(reached, self.approach):
            return Refusal("EU-12.2.2")
        if not self.venture.secondary:
            return None
        if voyage is None:
            return refuse_secondary(self.power, self.others)
        others = dict(self.others)
        if voyage.place in others and voyage.zone in self.zones:
            others[voyage.place] -= 1
        return refuse_secondary(self.power + voyage.gain(self.zones), others)


@rule("EU-12.5.15")
def prospect(g: Europe, seat: Seat, venture: Venture) -> Prospect:
    node = venture.node
    others = {}
    if venture.secondary:
        rivals = merchants_of_others(g, seat, node)
        others = {other: secondary_power(g, other, node) for other in rivals}
    return Prospect(
        venture,
        approaches(g, node),
        g.box.nodes[node].zones,
        1 + protection(g, seat, node),
        others,
    )


def prospects(g: Europe, task: Trading) -> list[Prospect]:
    """All ventures that are left to the player's Merchants, if one stands upright."""
    if not upright(g, task.seat):
        return []
    return [
        prospect(g, task.seat, venture)
        for venture in all_ventures(g, task)
        if not refuse_node(g, task.seat, venture)
    ]


# -- what can be chosen ------------------------------------------------------------------------


def zones_without(g: Europe, seat: Seat, berth: Berth) -> ZoneSet:
    """The Sea Zones that a player's Light Ships are in if one Ship is away."""
    zones = zones_with_light_ships(g, seat)
    if berth.space < PORT and light_ships_in(g, seat, berth.space) == 1:
        zones &= ~(1 << berth.space)
    return zones


def without_ship(g: Europe, seat: Seat, berth: Berth) -> Reach:
    """What a player's chains lead to if one Ship is away."""
    return reach_with(g, seat, foothold(g, seat), zones_without(g, seat, berth))


def light_ships_in(g: Europe, seat: Seat, zone: ZoneNo) -> int:
    fleet = g.players[seat].fleet
    return ships_in(g, seat, zone) - (fleet.heavy + fleet.galleys if fleet.space == zone else 0)


@rule("EU 5.4.21 5.4.25 9.5.23")
def serves(one: Prospect, without: Reach, gain: int) -> bool:
    """A Ship's move must make the connection, or raise the Trade Power where one will trade."""
    return gain > 0 or not meets(without, one.approach)


def possible(g: Europe, task: Trading, found: list[Prospect]) -> list[Venture]:
    """Where the player can trade with the Ships as they are."""
    if not found:
        return []
    reached = reach(g, task.seat)
    if task.ship != NONE:
        without = without_ship(g, task.seat, Berth(task.ship, task.slot))
        found = [one for one in found if serves(one, without, gain_of(task, one))]
    return [one.venture for one in found if not one.refuse(reached)]


def gain_of(task: Trading, one: Prospect) -> int:
    """What the Ship that was moved has brought to a node, or cost."""
    return (task.slot and task.ship in one.zones) - (task.left in one.zones)


@rule("EU 5.4.22 9.5.22 12.3.3 12.3.4")
def places_in(g: Europe, seat: Seat, zone: ZoneNo) -> list[int]:
    """Where a Ship can lie in a Sea Zone: on a vacant slot, an Opponent's slot, or off them."""
    if free_slots(g, zone):
        return [FREE, AT_SEA]
    if vacant_slots(g, zone):
        return [AT_SEA]
    start = zone * SLOTS_PER_ZONE
    owners = set(g.slots[start : start + g.box.zones[zone].slots])
    return [*(owner - 1 for owner in sorted(owners - {0, seat + 1})), AT_SEA]


def voyages(g: Europe, task: Trading, found: list[Prospect]) -> list[Voyage]:
    """Every move of a Light Ship that lets the player trade somewhere."""
    seat = task.seat
    if not found:
        return []
    can_pay = any(g.players[seat].power)
    areas = foothold(g, seat)
    good = []
    for berth in berths(g, seat):
        zones = zones_without(g, seat, berth)
        without = reach_with(g, seat, areas, zones)
        for zone, dear in zones_in_reach(g, seat, berth.space).items():
            if dear and not can_pay:
                continue
            reached = reach_on(g, without, zone, areas, zones)
            connected = [one for one in found if meets(reached, one.approach)]
            if not connected:
                continue
            for place in places_in(g, seat, zone):
                if zone == berth.space and (berth.slot or place == AT_SEA):
                    continue  # out and back for nothing
                voyage = Voyage(berth, zone, place)
                if any(
                    serves(one, without, voyage.gain(one.zones)) and not one.refuse(reached, voyage)
                    for one in connected
                ):
                    good.append(voyage)
    return good
