"""What cards do at sea and in Trade Nodes: Pirates, Expanded tokens, Ships gained and lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ....box.components import NONE, NodeNo, TradeCardNo, ZoneNo
from ....box.effects import MAPPING, Frozen
from ....events.world import (
    FleetShipGained,
    FleetShipGainedInPort,
    Raided,
    ShipGained,
    ShipGainedInPort,
)
from ....state import PORT, Europe, Fleet, Merchant, SeaSpace
from ...board.hostility import hostile_zone
from ...board.ownership import is_pr
from ...board.ports import room_for_ships, room_in_port
from ...board.sailing import free_slots, put_to_sea, take_slot
from ...board.supply import ships_left
from ...commerce.nodes import in_play
from ...commerce.piracy import expand, maritime_nodes, place_pirate, remove_pirate
from ...commerce.trade_deck import reveal
from ...commerce.trade_income import ROWS, income
from ...government.treasury import gain_ducats, spend_ducats
from ...war.capacity import own_ports
from ...war.shipwrecks import GALLEY, HEAVY, LIGHT, Hull, hulls, lose_ship
from ...war.units import ship_price
from ..numbers import bounds, number
from ..picking import pick_node, pick_realm
from ..scope import Args, Scope, Verb
from ..selectors import nodes, zones
from ..who import chooser, realms_of
from .choosing import decider
from .means import players

SHIPS: Final[Mapping[str, tuple[str, ...]]] = {
    "light": (LIGHT,),
    "heavy": (HEAVY,),
    "galley": (GALLEY,),
    "any": (LIGHT, HEAVY, GALLEY),
}
"""By the word of a card: the types that are meant."""
TOP_ROW: Final = len(ROWS) - 1


# -- Trade Nodes -------------------------------------------------------------------------------


def _pirate(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Pirates appear, each in one of the nodes."""
    seat = decider(scope)
    for _ in range(number(g, scope, scope.you, args.get("n", 1))):
        node = yield from pick_node(g, scope, seat, "pirate", nodes(g, scope, args["node"]))
        if node is None:
            return
        yield from place_pirate(g, seat, node)
        scope.last["node"] = [node]


def _with_pirates(g: Europe, among: Sequence[NodeNo]) -> list[NodeNo]:
    return [node for node in among if g.pirates[node]]


def _move_pirate(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Pirates go from a node to another Maritime one."""
    seat = decider(scope)
    for _ in range(number(g, scope, scope.you, args.get("n", 1))):
        home = _with_pirates(g, range(len(g.pirates)))
        node = yield from pick_node(g, scope, seat, "remove_pirate", home)
        if node is None:
            return
        others = [one for one in maritime_nodes(g) if one != node]
        goal = yield from pick_node(g, scope, seat, "move_pirate", others)
        assert goal is not None, "there is more than one node"
        remove_pirate(g, node)
        yield from place_pirate(g, seat, goal)
        scope.last["node"] = [goal]


def _remove_pirate(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    seat = decider(scope)
    for _ in range(number(g, scope, scope.you, args.get("n", 1))):
        there = _with_pirates(g, nodes(g, scope, args["node"]))
        node = yield from pick_node(g, scope, seat, "remove_pirate", there)
        if node is None:
            return
        remove_pirate(g, node)
        scope.last["node"] = [node]


@rule("EU-12.5.7")
def _expand_node(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One of the nodes that is not Expanded yet gets the token."""
    seat = decider(scope)
    small = _small_nodes(g, scope, args)
    node = yield from pick_node(g, scope, seat, "expand_node", small)
    if node is not None:
        yield from expand(g, seat, node)
        scope.last["node"] = [node]


def _small_nodes(g: Europe, scope: Scope, args: Args) -> list[NodeNo]:
    return [node for node in nodes(g, scope, args["node"]) if not g.expanded[node]]


def can_expand(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether a node that a card means can still be Expanded."""
    return bool(_small_nodes(g, scope, args))


# -- Ships gained ------------------------------------------------------------------------------


class Mooring(NamedTuple):
    """Where a new Ship goes: a Port or a Sea Zone, there into the Fleet or onto a slot."""

    ship: str
    space: SeaSpace
    fleet: bool = False
    slot: bool = False


GAIN_SHIP = Topic(
    "gain_ship",
    verbs=(
        *("moor_in_port", "moor_at_sea", "moor_on_slot"),
        *("moor_fleet_in_port", "moor_fleet_at_sea", "done"),
    ),
    set_by=("EU-16.3.22",),
)


def _berths(g: Europe, seat: Seat, space: SeaSpace) -> Iterator[tuple[Move, Mooring]]:
    """What could be gained in a space, one Ship of each type."""
    fleet = g.players[seat].fleet
    if space >= PORT:
        port = g.box.places[space - PORT]
        if room_for_ships(g, port.no):
            yield ("moor_in_port", port.id), Mooring(LIGHT, space)
        if fleet.space in (NONE, space) and room_in_port(g, seat, port.no, fleet.size + 1):
            for ship in SHIPS["any"]:
                yield ("moor_fleet_in_port", ship, port.id), Mooring(ship, space, fleet=True)
        return
    zone = g.box.zones[space]
    yield ("moor_at_sea", zone.id), Mooring(LIGHT, space)
    if free_slots(g, space):
        yield ("moor_on_slot", zone.id), Mooring(LIGHT, space, slot=True)
    if fleet.space in (NONE, space):
        for ship in SHIPS["any"]:
            if ship != GALLEY or zone.mark:
                yield ("moor_fleet_at_sea", ship, zone.id), Mooring(ship, space, fleet=True)


@rule("EU 16.3.22 9.MU.23 9.MU.30 9.MU.35 9.MU.36 9.MU.40")
def moorings(
    g: Europe, seat: Seat, ships: tuple[str, ...], among: Sequence[ZoneNo] | None
) -> dict[Move, Mooring]:
    """Where a player can gain a Ship: in these Sea Zones, or in own Ports and before them."""
    if not ships_left(g, seat):
        return {}
    spaces: list[SeaSpace]
    if among is None:
        ports = own_ports(g, seat)
        faced = {zone for port in ports for zone in g.box.places[port].zones}
        spaces = [*sorted(faced), *(PORT + port for port in ports)]
    else:
        spaces = list(among)
    return {
        move: mooring
        for space in spaces
        if space >= PORT or not hostile_zone(g, seat, space)
        for move, mooring in _berths(g, seat, space)
        if mooring.ship in ships
    }


def price_of(g: Europe, seat: Seat, ship: str, cost: Frozen) -> int:
    """What a Ship costs by a card: nothing, half, a price of its own, or what is printed."""
    if cost == "free":
        return 0
    if cost == "half":
        return -(-ship_price(g, seat, ship) // 2)
    if isinstance(cost, MAPPING):
        each = cost["ducats_each"]
        assert isinstance(each, int), cost
        return each
    return ship_price(g, seat, ship)


def _gain_ships(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One Ship after the other; a range is as many as the player wants and can pay for."""
    span = bounds(args["n"])
    cost = args.get("cost", "free")
    for seat in players(g, scope, args):
        least, most = span or (number(g, scope, seat, args["n"]),) * 2
        among = zones(g, scope, args["where"]) if "where" in args else None
        gained: list[int] = []
        for n in range(most):
            options: dict[Move, Mooring | None] = {
                move: one
                for move, one in moorings(g, seat, SHIPS[str(args["type"])], among).items()
                if price_of(g, seat, one.ship, cost) <= g.players[seat].ducats
            }
            if not options:
                break
            if n >= least:
                options[DONE] = None
            mooring = yield from choose_thing(seat, GAIN_SHIP, options, origin=scope.card)
            if mooring is None:
                break
            spend_ducats(g, seat, price_of(g, seat, mooring.ship, cost), scope.why)
            gained += _moor(g, seat, mooring)
        scope.last["ships"] = gained


@rule("EU 9.MU.38 9.MU.40")
def _moor(g: Europe, seat: Seat, mooring: Mooring) -> tuple[ZoneNo, ...]:
    """A Ship takes its place; tells the Sea Zones that it lies in or at."""
    space = mooring.space
    if mooring.fleet:
        _join_fleet(g.players[seat].fleet, mooring)
    elif mooring.slot:
        take_slot(g, seat, space)
    elif space < PORT:
        put_to_sea(g, seat, space)
    else:
        ships = g.players[seat].ships
        ships[space] = ships.get(space, 0) + 1
    _tell_of_gain(g, seat, mooring)
    return (space,) if space < PORT else g.box.places[space - PORT].zones


def _join_fleet(fleet: Fleet, mooring: Mooring) -> None:
    fleet.space = mooring.space
    if mooring.ship == LIGHT:
        fleet.light += 1
    elif mooring.ship == HEAVY:
        fleet.heavy += 1
    else:
        fleet.galleys += 1


def _tell_of_gain(g: Europe, seat: Seat, mooring: Mooring) -> None:
    ship, space, fleet, slot = mooring
    if space < PORT:
        zone = g.box.zones[space].id
        g.tell(FleetShipGained(seat, ship, zone) if fleet else ShipGained(seat, zone, slot))
    else:
        port = g.box.places[space - PORT].id
        g.tell(FleetShipGainedInPort(seat, ship, port) if fleet else ShipGainedInPort(seat, port))


# -- Ships lost --------------------------------------------------------------------------------


def _remove_ship(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Ship in these Sea Zones: its player chooses it; of Opponents' Ships whoever acts."""
    there = zones(g, scope, args["where"])
    ships = SHIPS[str(args.get("type", "any"))]
    owners = [one for one in realms_of(g, scope, args["owner"]) if is_pr(one)]

    def at_hand(owner: Seat) -> dict[Move, Hull]:
        return hulls(g, owner, lambda space: space in there, ships)

    for _ in range(number(g, scope, scope.you, args.get("n", 1))):
        seat = chooser(g, scope, scope.you)
        among = [owner for owner in owners if at_hand(owner)]
        owner = yield from pick_realm(g, scope, seat, "remove_ship", among)
        if owner is None:
            return
        seat = seat if args["owner"] == "opponents" else owner
        yield from lose_ship(g, seat, owner, at_hand(owner), "by_card")


# -- letters of marque -------------------------------------------------------------------------


class Raid(NamedTuple):
    """A card, one of its nodes, and the Merchant of an Opponent there."""

    card: TradeCardNo
    node: NodeNo
    merchant: Merchant


RAID = Topic("raid", verbs=("raid",), set_by=("EU-16.3.9",))


def raids(g: Europe, seat: Seat, cards: Sequence[TradeCardNo]) -> dict[Move, Raid]:
    """The Maritime nodes on these cards in which an Opponent has an available Merchant."""
    found: dict[Move, Raid] = {}
    for card in cards:
        for chance in g.box.trade_cards[card].chances:
            node = g.box.nodes[chance.node]
            if not in_play(g, node.no) or not node.maritime:
                continue
            for other, player in enumerate(g.players):
                for merchant in player.merchants:
                    if other != seat and merchant.upright and merchant.node == node.no:
                        move: Move = ("raid", g.box.trade_cards[card].id, node.id, other)
                        found[move] = Raid(card, node.no, merchant)
    return found


def _privateer_trade(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Cards are revealed; an Opponent's Merchant is laid down for the top row of one of them.

    The cards are discarded at once, whatever comes of it; Pirates stay in the node.
    """
    draw = args["draw"]
    assert isinstance(draw, int), args
    for seat in players(g, scope, args):
        cards = reveal(g, seat, draw)
        g.trade_discards += cards
        options = raids(g, seat, cards)
        if not options:
            continue
        raid = yield from choose_thing(seat, RAID, options, origin=scope.card)
        raid.merchant.upright = False
        ducats = income(g, g.box.trade_cards[raid.card], raid.node, TOP_ROW)
        g.tell(Raided(seat, g.box.nodes[raid.node].id, ducats))
        gain_ducats(g, seat, ducats, scope.why)
        for _ in range(number(g, scope, seat, args.get("pirate", 0))):
            yield from place_pirate(g, seat, raid.node)
        scope.last["node"] = [raid.node]


VERBS: Final[Mapping[str, Verb]] = {
    "pirate": _pirate,
    "move_pirate": _move_pirate,
    "remove_pirate": _remove_pirate,
    "expand_node": _expand_node,
    "gain_ships": _gain_ships,
    "remove_ship": _remove_ship,
    "privateer_trade": _privateer_trade,
}
