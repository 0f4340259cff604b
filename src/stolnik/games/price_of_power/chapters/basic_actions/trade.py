"""The Trade Action: reveal cards, perhaps move a Ship, choose a node, collect."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, DIP, NONE
from ...events.commerce import (
    MerchantMoved,
    NoTrade,
    ShipDisplaced,
    ShipSailed,
    TookSlot,
    Traded,
    TradeIncome,
)
from ...state import PORT, Europe, Merchant, task_of
from ...tasks import Trading
from ..board.hostility import hostile_zone
from ..board.sailing import (
    Berth,
    berths,
    displace,
    free_slots,
    lift,
    put_to_sea,
    take_slot,
    vacant_slots,
    zones_in_reach,
)
from ..board.tracks import base_tax
from ..commerce.connection import reach
from ..commerce.nodes import in_play, merchant_in, refuse_merchant, secondary_power, upright
from ..commerce.trade_deck import reveal
from ..commerce.trade_income import LOWEST, collectors, income, rows_of, share_rows
from ..commerce.ventures import (
    AT_SEA,
    FREE,
    Venture,
    Voyage,
    all_ventures,
    gain_of,
    possible,
    prospect,
    prospects,
    refuse_node,
    serves,
    voyages,
    without_ship,
)
from ..government.power import lose_any, refuse_power, spend_power
from ..government.treasury import gain_interest
from ..menu import Deed, plain_entry
from ..prestige.deeds import note_trade
from ..prestige.prestige_track import score

TRADE: Final[Move] = ("trade",)
NO_TRADE: Final[Move] = ("no_trade",)
TAKE_SLOT: Final[Move] = ("take_slot",)
STAY_AT_SEA: Final[Move] = ("stay_at_sea",)
NEW_MERCHANT: Final[Move] = ("new_merchant",)
PRICE = 1
SLAVES_SHAME_FROM_AGE = 3

# -- the Action --------------------------------------------------------------------------------


def refuse_trade(g: Europe, seat: Seat, move: Move = TRADE) -> Refusal | None:
    """Trade costs Diplomatic Power and needs a Merchant who stands upright."""
    if not upright(g, seat):
        return Refusal("EU-5.4.18")
    return refuse_power(g, seat, DIP, PRICE, "EU-5.4.18")


@rule("EU 5.4.18 5.4.19")
def begin_trade(g: Europe, seat: Seat) -> None:
    """Pay, and reveal the cards."""
    spend_power(g, seat, DIP, PRICE)
    g.agenda.append(Trading(seat, reveal(g, seat)))


@rule("EU-5.4.18")
def refuse_free_trade(g: Europe, seat: Seat) -> Refusal | None:
    """A Trade Action that costs nothing still needs a Merchant who stands upright."""
    return None if upright(g, seat) else Refusal("EU-5.4.18")


ENTRY = plain_entry("trade", refuse_trade, begin_trade, needs=DIP)


# -- answers -----------------------------------------------------------------------------------


def refuse_venture(g: Europe, task: Trading, venture: Venture) -> Refusal | None:
    """Why the player cannot trade with a card in a node."""
    no = refuse_node(g, task.seat, venture)
    if no is not None:
        return no
    one = prospect(g, task.seat, venture)
    no = one.refuse(reach(g, task.seat))
    if no is not None or task.ship == NONE:
        return no
    without = without_ship(g, task.seat, Berth(task.ship, task.slot))
    return None if serves(one, without, gain_of(task, one)) else Refusal("EU-5.4.25")


def refuse_trade_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why the revealed cards cannot be used so."""
    if move in ask.options:
        return None
    task = task_of(g, Trading)
    match move:
        case ("trade_in" | "trade_second", str(card), str(node)):
            for venture in all_ventures(g, task):
                if _move(g, venture) == (move[0], card, node):
                    return refuse_venture(g, task, venture)
        case ("sail_from" | "sail_from_slot" | "sail_from_port", *_) if task.ship != NONE:
            return Refusal("EU-5.4.21")
        case ("sail_from" | "sail_from_slot" | "sail_from_port", *_):
            mine = [_sail(g, berth) for berth in berths(g, ask.seat)]
            return Refusal("EU-9.5.23" if move in mine else "EU-5.4.21")
        case ("no_trade",) if task.ship != NONE:
            return Refusal("EU-5.4.20")
    return None


def refuse_destination(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why the Ship cannot go to a Sea Zone."""
    if move in ask.options:
        return None
    match move:
        case ("sail_to", str(name)):
            zone = g.box.zone_of[name]
            if hostile_zone(g, ask.seat, zone):
                return Refusal("EU-5.4.23")
            start = _space(g, ask)
            return Refusal(
                "EU-9.5.23" if zone in zones_in_reach(g, ask.seat, start) else "EU-9.5.21"
            )
    return None


def _space(g: Europe, ask: Ask) -> int:
    """Where the Ship that is asked about lies now."""
    if "province" in ask.about:
        return PORT + g.box.place_of[str(ask.about["province"])]
    return g.box.zone_of[str(ask.about["zone"])]


def refuse_berth(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why the Ship cannot lie there in the Sea Zone."""
    if move in ask.options:
        return None
    zone = g.box.zone_of[str(ask.about["zone"])]
    match move:
        case ("take_slot",) if not free_slots(g, zone):
            return Refusal("EU-12.3.6" if vacant_slots(g, zone) else "EU-12.3.3")
        case ("displace", _):
            return Refusal("EU-5.4.22")
    return Refusal("EU-9.5.23")


def refuse_merchant_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why a Merchant cannot be sent."""
    if move in ask.options:
        return None
    node = g.box.node_of[str(ask.about["node"])]
    match move:
        case ("merchant_from", str(name)):
            merchant = merchant_in(g, ask.seat, g.box.node_of[name])
            if merchant is None:
                return Refusal("EU-5.4.26")
            return refuse_merchant(g, ask.seat, merchant, node)
        case ("new_merchant",):
            return Refusal("EU-12.4.2")
    return None


VENTURES = ("trade_in", "trade_second")
SAILS = ("sail_from", "sail_from_slot", "sail_from_port")
CARDS = Topic(
    "trade_cards",
    verbs=(*VENTURES, *SAILS, "no_trade"),
    refuse=refuse_trade_answer,
    set_by=("EU-5.4.24",),
)
DESTINATION = Topic(
    "trade_ship", verbs=("sail_to",), refuse=refuse_destination, set_by=("EU-5.4.21",)
)
BERTH = Topic(
    "trade_berth",
    verbs=("take_slot", "displace", "stay_at_sea"),
    refuse=refuse_berth,
    set_by=("EU-5.4.22",),
)
MERCHANT = Topic(
    "trade_merchant",
    verbs=("merchant_from", "new_merchant"),
    refuse=refuse_merchant_answer,
    set_by=("EU-5.4.26",),
)
GOLD = Topic("gold", verbs=("pay_for_gold", "take_interest_for_gold"), set_by=("EU-12.1.8",))


def _move(g: Europe, venture: Venture) -> Move:
    verb = "trade_second" if venture.secondary else "trade_in"
    return verb, g.box.trade_cards[venture.card].id, g.box.nodes[venture.node].id


def _sail(g: Europe, berth: Berth) -> Move:
    if berth.space >= PORT:
        return "sail_from_port", g.box.places[berth.space - PORT].id
    return "sail_from_slot" if berth.slot else "sail_from", g.box.zones[berth.space].id


# -- the steps ---------------------------------------------------------------------------------


@rule("EU 5.4.20 5.4.21 5.4.24")
def trade(g: Europe, task: Trading) -> Flow[None]:
    """Take a few Ducats instead, or move a Ship first, or choose a card and a node."""
    found = prospects(g, task)
    menu: dict[Move, Deed] = {
        _move(g, venture): partial(trade_there, g, task, venture)
        for venture in possible(g, task, found)
    }
    if task.ship == NONE:
        menu[NO_TRADE] = partial(take_no_trade, g, task)
        sailing: dict[Move, list[Voyage]] = {}
        for voyage in voyages(g, task, found):
            sailing.setdefault(_sail(g, voyage.berth), []).append(voyage)
        for move, ways in sailing.items():
            menu[move] = partial(sail, g, task, ways)
    deed = yield from choose_thing(task.seat, CARDS, menu)
    yield from rest_of(deed())


@rule("EU-5.4.20")
def take_no_trade(g: Europe, task: Trading) -> None:
    """The cards are discarded, and the player collects 2 Ducats."""
    end_trade(g, task)
    g.tell(NoTrade(task.seat, g.box.no_trade_income))
    g.players[task.seat].ducats += g.box.no_trade_income


@rule("EU 5.4.21 5.4.22 5.4.23 9.5.21 9.5.22 2.7.5")
def sail(g: Europe, task: Trading, ways: list[Voyage]) -> Flow[None]:
    """One Light Ship goes to a Sea Zone, perhaps onto a slot there, perhaps an Opponent's."""
    seat = task.seat
    berth = ways[0].berth
    zones = {way.zone: ("sail_to", g.box.zones[way.zone].id) for way in ways}
    there: dict[Move, int] = {move: zone for zone, move in zones.items()}
    zone = yield from choose_thing(seat, DESTINATION, there, **_from(g, berth))
    name = g.box.zones[zone].id
    places = {_berth_move(way.place): way.place for way in ways if way.zone == zone}
    place = yield from choose_thing(seat, BERTH, places, zone=name)
    if zones_in_reach(g, seat, berth.space)[zone]:
        yield from lose_any(g, seat, 1, clause="EU-9.5.47")
    lift(g, seat, berth)
    g.tell(ShipSailed(seat, name))
    if place == AT_SEA:
        put_to_sea(g, seat, zone)
    elif place == FREE:
        take_slot(g, seat, zone)
        g.tell(TookSlot(seat, name))
    else:
        displace(g, seat, zone, place)
        g.tell(ShipDisplaced(seat, place, name))
    task.ship, task.slot = zone, place != AT_SEA
    task.left = berth.space if berth.slot else NONE


def _from(g: Europe, berth: Berth) -> dict[str, str]:
    if berth.space >= PORT:
        return {"province": g.box.places[berth.space - PORT].id}
    return {"zone": g.box.zones[berth.space].id}


def _berth_move(place: int) -> Move:
    if place == AT_SEA:
        return STAY_AT_SEA
    return TAKE_SLOT if place == FREE else ("displace", place)


@rule("EU 5.4.24 5.4.26 5.4.27 12.1.12")
def trade_there(g: Europe, task: Trading, venture: Venture) -> Flow[None]:
    """A Merchant is activated in the node, and everybody who can collects."""
    seat, node = task.seat, venture.node
    task.node = node
    card = g.box.trade_cards[venture.card]
    yield from activate_merchant(g, seat, node)
    g.tell(Traded(seat, card.id, g.box.nodes[node].id))
    if card.prestige and g.age >= SLAVES_SHAME_FROM_AGE:
        score(g, seat, -card.prestige, "slaves")
    if venture.secondary:
        earned = collect_secondary(g, seat, venture)
        if not task.alone:
            yield from collect_primary(g, seat, venture, ())
    else:
        earned = yield from collect_primary(g, seat, venture, (seat,), alone=task.alone)
    if card.gold:
        yield from inflation(g, seat, earned)
    end_trade(g, task)


def end_trade(g: Europe, task: Trading) -> None:
    """All revealed cards are discarded."""
    g.agenda.pop()
    g.trade_discards += task.cards


@rule("EU 5.4.26 12.4.3 12.4.4 12.4.5")
def activate_merchant(g: Europe, seat: Seat, node: int) -> Flow[None]:
    """The own Merchant there, or one who stands upright elsewhere or is new, is laid down."""
    choices: dict[Move, Merchant] = {}
    for merchant in g.players[seat].merchants:
        if not refuse_merchant(g, seat, merchant, node):
            home = merchant.node
            move = NEW_MERCHANT if home == NONE else ("merchant_from", g.box.nodes[home].id)
            choices[move] = merchant
    chosen = yield from choose_thing(seat, MERCHANT, choices, node=g.box.nodes[node].id)
    if chosen.node != node:
        chosen.node = node
        g.tell(MerchantMoved(seat, g.box.nodes[node].id))
    chosen.upright = False


@rule("EU 12.5.16 12.5.17")
def collect_secondary(g: Europe, seat: Seat, venture: Venture) -> int:
    """The Active Player, and nobody else, collects by the lowest row."""
    ducats = income(g, g.box.trade_cards[venture.card], venture.node, LOWEST)
    _collect(g, seat, venture.node, secondary_power(g, seat, venture.node), ducats)
    return ducats


@rule("EU 5.4.27 12.5.18")
def collect_primary(
    g: Europe, seat: Seat, venture: Venture, also: tuple[Seat, ...], *, alone: bool = False
) -> Flow[int]:
    """Everybody able to collect in the primary node does; tells what the Active Player got."""
    chance = venture.chance
    if not in_play(g, chance.node):
        return 0
    powers = collectors(g, seat, chance, also)
    if alone:
        powers = {one: power for one, power in powers.items() if one in also}
    rows = yield from share_rows(seat, powers, rows_of(g, seat, chance, powers))
    card = g.box.trade_cards[venture.card]
    paid = {one: income(g, card, chance.node, row) for one, row in rows.items()}
    for one, power in powers.items():
        _collect(g, one, chance.node, power, paid.get(one, 0))
    return paid.get(seat, 0)


def _collect(g: Europe, seat: Seat, node: int, power: int, ducats: int) -> None:
    g.players[seat].ducats += ducats
    note_trade(g, seat, ducats)
    g.tell(TradeIncome(seat, g.box.nodes[node].id, power, ducats))


@rule("EU 12.1.8 12.1.9 12.1.10 2.2.9")
def inflation(g: Europe, seat: Seat, earned: int) -> Flow[None]:
    """Gold for more than half the Base Tax Income costs 1 Administrative Power, or Interest."""
    if earned <= (base_tax(g, seat) + 1) // 2:
        return
    ways: dict[Move, bool] = {("take_interest_for_gold",): False}
    if g.players[seat].power[ADM]:
        ways = {("pay_for_gold",): True, **ways}
    if (yield from choose_thing(seat, GOLD, ways)):
        spend_power(g, seat, ADM, 1)
    else:
        yield from gain_interest(g, seat, 1)
