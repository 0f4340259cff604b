"""Actions that a card grants: each is taken at once or declined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import NONE, UNIT_TYPES, NodeNo, PlaceNo
from ....box.effects import MAPPING, SEQUENCE, Effects, Frozen
from ....events.grants import ActedCovertly
from ....state import Europe, Realm, Turn
from ....tasks import Declaration, Exploring, Moving, Sailing, Trading
from ...action_cards.covert import act_covertly
from ...agenda import settle
from ...basic_actions.alliance import alliances_to_forge, refuse_forging
from ...basic_actions.explore import refuse_exploring_at_all
from ...basic_actions.trade import refuse_free_trade
from ...board.adjacency import areas_touched_by_realm
from ...board.ownership import areas_of, is_pr, realm_at_table
from ...commerce.connection import approaches
from ...commerce.trade_deck import reveal
from ...curia.crusade import commit, crusade_areas
from ...curia.papal_actions import call_crusade, token_is_out
from ...government.treasury import gain_ducats
from ...menu import Deed
from ...relations.claims import claimed_areas
from ...relations.subjugation import refuse_annexing, refuse_vassalizing, subjugations
from ...religion.conversion import DUCATS as CONVERSION_DUCATS
from ...religion.conversion import pay_and_convert, refuse_flock, slots_of
from ...war.declaration import declare, realms, refuse_naming
from ...war.land_movement import refuse_army
from ...war.naval_movement import refuse_naval
from ...war.recruit import begin_recruiting
from ...war.siege import PRICE as FIRST_BESIEGER
from ...war.siege import areas_to_siege, begin_siege, refuse_siege
from ..nested import run_nested
from ..scope import Args, Scope, Verb
from ..selectors import areas
from ..who import ask_who

Grant: TypeAlias = Callable[[Europe, Scope, Seat, Args], Flow[None]]
"""Offers an Action to a player, with what the card says of it, and takes it to its end."""

SWIFT: Final = ("forced_march", "one_step_ahead")
"""Cards that an Army with too much Artillery is too slow for."""
SUBJUGATION: Final = {"vassalize", "annex"}


# -- taking an Action --------------------------------------------------------------------------


def refuse_granted(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """An Action that the card does not grant, or that the player cannot take like this."""
    if move in ask.options:
        return None
    granted = {option[0] for option in ask.options}
    match move:
        case ("vassalize", str(name)) if granted & SUBJUGATION:
            return refuse_vassalizing(g, ask.seat, realm_at_table(g, g.box.realm_of[name]))
        case ("annex", str(name)) if granted & SUBJUGATION:
            return refuse_annexing(g, ask.seat, realm_at_table(g, g.box.realm_of[name]))
        case ("forge_alliance", str(name)) if move[0] in granted:
            realm = realm_at_table(g, g.box.realm_of[name])
            return refuse_forging(g, ask.seat, realm, free=True)
        case ("convert", str(name)) if move[0] in granted:
            return refuse_flock(g, ask.seat, g.box.area_of[name])
        case ("siege", str()) if move[0] in granted:
            return refuse_siege(g, ask.seat, move, FIRST_BESIEGER)
    return None


GRANTED = Topic(
    "granted_action",
    verbs=(
        *("declare_war", "activate_land", "activate_naval", "siege", "recruit"),
        *("trade", "forge_alliance", "act_covertly", "explore", "convert", "done"),
        *("call_crusade", "vassalize", "annex"),
    ),
    refuse=refuse_granted,
    set_by=("EU-16.3.24",),
)


@rule("EU 16.3.24")
def offer(g: Europe, seat: Seat, deeds: Mapping[Move, Deed]) -> Flow[bool]:
    """One of these Actions, from its beginning to its end, or none; tells whether one is taken."""
    if not deeds:
        return False
    answer: Move = yield Ask.of(seat, GRANTED, [*deeds, DONE])
    if answer == DONE:
        return False
    depth = len(g.agenda)
    yield from rest_of(deeds[answer]())
    yield from settle(g, depth)
    return True


@rule("EU-16.3.25")
def as_active_player(g: Europe, seat: Seat, action: Flow[None]) -> Flow[None]:
    """Who takes a granted Action is the Active Player for it (R47); then the other's Turn goes on.

    What NPRs have already done in this Turn still counts.
    """
    active, turn = g.active, g.turn
    if seat == active:
        yield from action
        return
    g.active = seat
    g.turn = Turn(
        mustered=turn.mustered,
        put_to_sea=turn.put_to_sea,
        faced=turn.faced,
        blockaded=turn.blockaded,
        emptied=turn.emptied,
        foreign=turn.foreign,
    )
    yield from action
    g.active, g.turn = active, turn


# -- reading what the card says ----------------------------------------------------------------


def _figure(args: Args, name: str, default: int = 0) -> int:
    value = args.get(name, default)
    assert isinstance(value, int), (name, value)
    return value


def _battle_bonus(args: Args) -> list[int]:
    """Battle Dice by type, then those of any type."""
    bonus = args.get("battle_bonus")
    if bonus is None:
        return []
    assert isinstance(bonus, MAPPING)
    return [_figure(bonus, f"dice_{kind}") for kind in (*UNIT_TYPES, "any")]


def _targets(g: Europe, scope: Scope, args: Args) -> list[Realm]:
    """The Realms that a card lets War be Declared on; none if it does not say."""
    names: Frozen = args.get("targets", ())
    assert isinstance(names, SEQUENCE)
    found: list[Realm] = []
    for name in map(str, names):
        if name.startswith("$"):
            found += scope.bound[name].things
        else:
            found.append(realm_at_table(g, g.box.realm_of[name]))
    return found


# -- War ---------------------------------------------------------------------------------------


def _declare_war(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """A Declare War Action, with all its steps; against the Realms that the card names, if any."""
    task = Declaration(seat, len(g.wars), among=_targets(g, scope, args))
    if "targets" in args and not task.among:
        return
    among = task.among or list(realms(g))
    if all(refuse_naming(g, task, realm) is not None for realm in among):
        return
    then = args.get("on_dow_if_adjacent", ())
    assert isinstance(then, tuple)
    yield from offer(g, seat, {("declare_war",): partial(_war, g, scope, task, then)})


def _war(g: Europe, scope: Scope, task: Declaration, then: Effects) -> Flow[None]:
    """The targets are named; then what the card gives for a War on a neighbour."""
    g.agenda.append(task)
    while task.stage == "targets":
        yield from declare(g, task)
    if then and any(_adjacent(g, task.seat, realm) for realm in task.targets):
        yield from run_nested(g, scope, then)


def _adjacent(g: Europe, seat: Seat, realm: Realm) -> bool:
    return bool(areas_touched_by_realm(g, seat) & areas_of(g, realm))


# -- Activations -------------------------------------------------------------------------------


def _land(g: Europe, scope: Scope, seat: Seat, args: Args) -> dict[Move, Deed]:
    """A move on land, as far as the card allows and with the Army that it names."""
    card = g.box.card_of.get(scope.card)
    task = Moving(
        seat,
        spaces=_figure(args, "spaces", 2),
        over_passes=bool(args.get("ignore_mountains")),
        swift=card is not None and g.box.cards[card].type.card in SWIFT,
        dice=_battle_bonus(args),
    )
    if args.get("before_battle"):
        (task.start,) = scope.memory["attacked_area"]
    if args.get("army") == "general_received":
        received = scope.last.get("army", [])
        if not received:
            return {}
        task.only = received[0]
    player = g.players[seat]
    if all(refuse_army(g, task, no) for no in range(len(player.armies))):
        if not task.only == task.start == NONE or not player.infantry:
            return {}
    return {("activate_land",): partial(_put, g, task)}


def _sieges(g: Europe, seat: Seat, args: Args) -> dict[Move, Deed]:
    """A Siege: its first Unit costs nothing, nor do those that the card adds."""
    free = FIRST_BESIEGER + _figure(args, "extra_units_free")
    return {
        ("siege", g.box.areas[area].id): partial(begin_siege, g, seat, area, free)
        for area in areas_to_siege(g, seat, free)
    }


def _naval(g: Europe, seat: Seat, args: Args) -> dict[Move, Deed]:
    """Ships, as far as the card allows."""
    if refuse_naval(g, seat, price=0) is not None:
        return {}
    dice = _battle_bonus(args)[: len(UNIT_TYPES)]
    task = Sailing(seat, spaces=_figure(args, "spaces", 2), dice=dice)
    return {("activate_naval",): partial(_put, g, task)}


def _put(g: Europe, task: Moving | Sailing) -> None:
    g.agenda.append(task)


@rule("EU-5.5.18")
def _activate_land(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """A Land Activation: a move, or a Siege; a card that speaks of moving means a move."""
    deeds = _land(g, scope, seat, args)
    if "spaces" not in args and "army" not in args:
        deeds |= _sieges(g, seat, args)
    yield from offer(g, seat, deeds)


def _activate_naval(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    yield from offer(g, seat, _naval(g, seat, args))


def _activate_units(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Either a Land or a Naval Activation."""
    deeds = _land(g, scope, seat, args) | _sieges(g, seat, args) | _naval(g, seat, args)
    yield from offer(g, seat, deeds)


def _siege(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    yield from offer(g, seat, _sieges(g, seat, args))


def _recruit(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Recruit Units; the card may make each of them cheaper."""
    discount = _figure(args, "discount_ducats_each")
    deed = partial(begin_recruiting, g, seat, 0, discount)
    yield from offer(g, seat, {("recruit",): deed})


# -- Trade -------------------------------------------------------------------------------------


def _trade(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """A Trade Action; the card may say where, who collects, and what comes on top."""
    if refuse_free_trade(g, seat) is not None:
        return
    trading: list[Trading] = []
    if not (yield from offer(g, seat, {("trade",): partial(_reveal, g, seat, args, trading)})):
        return
    node = trading[0].node
    if node == NONE:
        return
    scope.note_node(node)
    if args.get("activate_all_merchants"):
        for player in g.players:
            for merchant in player.merchants:
                if merchant.node == node:
                    merchant.upright = False
    bonus = args.get("bonus_if_node_adjacent")
    if bonus is not None:
        assert isinstance(bonus, MAPPING)
        names = bonus["provinces"]
        assert isinstance(names, SEQUENCE)
        if any(_by_the_node(g, node, g.box.place_of[str(name)]) for name in names):
            gain_ducats(g, seat, _figure(bonus, "ducats"), "card_played")


def _reveal(g: Europe, seat: Seat, args: Args, trading: list[Trading]) -> None:
    task = Trading(
        seat,
        reveal(g, seat),
        kind=str(args.get("node_kind", "")),
        alone=bool(args.get("only_you_collect")),
    )
    trading.append(task)
    g.agenda.append(task)


def _by_the_node(g: Europe, node: NodeNo, place: PlaceNo) -> bool:
    """Whether a Province lies next to a Trade Node, or faces a Sea Zone that does."""
    where, near = g.box.places[place], approaches(g, node)
    return bool(near.areas >> where.area & 1) or any(near.zones >> one & 1 for one in where.zones)


# -- other Actions -----------------------------------------------------------------------------


def _forge_alliance(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    yield from offer(g, seat, dict(alliances_to_forge(g, seat, free=True)))


@rule("EU-6.2.13")
def _covert(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Effects that every Opponent may counter."""
    effects = args["effects"]
    assert isinstance(effects, tuple)
    yield from offer(g, seat, {("act_covertly",): partial(_act, g, scope, seat, effects)})


def _act(g: Europe, scope: Scope, seat: Seat, effects: Effects) -> Flow[None]:
    g.tell(ActedCovertly(seat))
    yield from act_covertly(g, scope, seat, run_nested(g, scope, effects))


# -- Explore -----------------------------------------------------------------------------------


def _explore(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """An Explore Action; what follows may depend on whether something is Discovered."""
    before = set(claimed_areas(g, seat))
    if refuse_exploring_at_all(g, seat) is None:
        maps = args.get("extra_move_if_map", ())
        assert isinstance(maps, SEQUENCE)
        farther = [str(one) for one in maps]
        yield from offer(g, seat, {("explore",): partial(_set_out, g, seat, farther)})
    found = [area for area in claimed_areas(g, seat) if area not in before]
    for area in found:
        scope.touch(area, "claim")
    effects = args.get("then_if_discovered" if found else "otherwise", ())
    assert isinstance(effects, tuple)
    if effects:
        yield from run_nested(g, scope, effects)


def _set_out(g: Europe, seat: Seat, farther: list[str]) -> None:
    g.agenda.append(Exploring(seat, farther=farther))


# -- faith -------------------------------------------------------------------------------------


@rule("EU 15.3.4 5.3.2 5.3.3")
def _convert_area(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Convert Area for what the card asks for, else without its Power but for its Ducats.

    Some cards stir up no Unrest.
    """
    price = args.get("cost_override", {})
    assert isinstance(price, MAPPING)
    ducats = _figure(price, "ducats") if "cost_override" in args else CONVERSION_DUCATS
    quiet = bool(args.get("no_unrest"))
    deeds: dict[Move, Deed] = {
        ("convert", g.box.areas[slot].id): partial(
            pay_and_convert, g, seat, slot, _figure(price, "adm"), ducats, quiet=quiet
        )
        for slot in slots_of(g, seat)
        if g.players[seat].ducats >= ducats
    }
    yield from offer(g, seat, deeds)


# -- Rome and Vassals ---------------------------------------------------------------------------


@rule("EU 19.3.11 19.3.12 19.3.16")
def _call_crusade(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Call Crusade, as a Papal Action does; the card may say where, and may commit the caller."""
    if token_is_out(g):
        return
    named = areas(g, scope, args["target"]) if "target" in args else None
    where = [area for area in crusade_areas(g) if named is None or area in named]
    deeds: dict[Move, Deed] = {("call_crusade",): partial(call_crusade, g, seat, where)}
    called = yield from offer(g, seat, deeds if where else {})
    if called and args.get("commit"):
        commit(g, seat)


def _subjugate(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    yield from offer(g, seat, subjugations(g, seat))


GRANTS: Final[dict[str, Grant]] = {
    "declare_war": _declare_war,
    "activate_units": _activate_units,
    "activate_land": _activate_land,
    "activate_naval": _activate_naval,
    "siege": _siege,
    "recruit_units": _recruit,
    "trade": _trade,
    "forge_alliance": _forge_alliance,
    "covert": _covert,
    "call_crusade": _call_crusade,
    "subjugate": _subjugate,
    "explore": _explore,
    "convert_area": _convert_area,
}
"""By its name on cards: who offers an Action."""


def _action(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Grant an Action to each player who is named; an NPR takes none."""
    for realm in (yield from ask_who(g, scope, args.get("who", "you"), effect="action")):
        if is_pr(realm):
            yield from grant(g, scope, realm, args)


VERBS: Final[Mapping[str, Verb]] = {"action": _action}


def grant(g: Europe, scope: Scope, seat: Seat, args: Args) -> Flow[None]:
    """Let a player take the Action that a card names."""
    offered = GRANTS[str(args["action"])]
    yield from as_active_player(g, seat, offered(g, scope, seat, args))
