"""The sequence of play (A2, D): two actions and a market refresh, turn after turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from stolnik.engine.flow import CHECKPOINT, PASS, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from .box.components import PAWNS, SIDES, CardId, Religion, Side, Slot
from .chapters.apostasy import PAIRS, apostasy, refuse_apostasy
from .chapters.coronation import refuse_reprisals, reprisals
from .chapters.market import buy, purchases, refresh, refuse_purchase, unlimited_hand
from .chapters.ops import BOTH, refuse_run, run_ops
from .chapters.play_card import play_card, refuse_play
from .chapters.selling import refuse_sale, sales, sell
from .chapters.tableau import ability_count
from .chapters.tokens import VENICE, VENICE_SECOND, safe_from_pirates, venice_holds_two
from .chapters.torch import cost_of_victory
from .chapters.trade_fair import hold_fair, refuse_fair
from .chapters.victory import declare, eliminate_bankrupts, patron_ending, refuse_victory
from .edition import refused
from .events import BorderTokenKilled, DroppedFromHand, Passed, TurnBegan, VeniceCrowded
from .state import Pax, Turn

PLAYS: Final = 2
"""How often a turn allows a card to be played (D1.2)."""
FREE_FAIR: Final = "free fair"
"""Marks that the fair which an ability gives without an action has been held."""
FREE_OPS: Final = {"east": "free_east_ops", "west": "free_west_ops"}
FREE: Final = ("free_trade_fair_once_per_turn", *FREE_OPS.values())
"""The abilities that make an action cost nothing."""
CARD_ACTIONS: Final = frozenset(("buy", "play", "sell"))
"""What always costs one action."""
APOSTASY: Final = "apostasy"
MUST_ACT: Final = Refusal("PAX2-A2.4")


@rule("PAX1 A2.1 A2.2 D1.1", "PAX2 A2.1 A2.2 C7.5 D1.1")
def play(g: Pax, act: Callable[[Pax], Flow[None]] | None = None) -> Flow[None]:
    """Play on from wherever the state stands, until the game has an outcome.

    Another way to ``act`` than the menu is for games in which not all players are persons.
    """
    if not g.shown and g.turn == Turn(g.turn.seat, g.box.figures.actions):
        g.tell(TurnBegan(g.turn.seat))  # nothing has happened yet
    while g.outcome is None:
        matter = unsettled(g)
        if matter is None and not g.turn.actions and turn_is_over(g):
            end_turn(g)
            continue
        yield CHECKPOINT
        if matter is not None:
            yield from matter
        elif g.turn.running:
            yield from run_ops(g, g.turn.seat)
        else:
            yield from (act or take_action)(g)


# -- actions -------------------------------------------------------------------------------


@rule("PAX1 A2.3 A2.4 D1.1", "PAX2 A2.2 D1.1 D1.2")
def take_action(g: Pax) -> Flow[None]:
    """The active player takes one more action or passes; when none is left, the turn ends."""
    turn = g.turn
    seat = turn.seat
    move = yield from choose(seat, ACTION, menu(g, seat), actions=turn.actions)
    if move == PASS:
        if turn.actions:
            g.tell(Passed(seat))
        if turn.actions and g.box.edition.passing_allowed:
            turn.actions -= 1
        else:
            end_turn(g)
        return
    turn.actions -= 1 if move[0] in CARD_ACTIONS else cost(g, seat, move)
    flow = ACTIONS[move[0]].take(g, seat, *move[1:])
    if flow is not None:
        yield from flow


def turn_is_over(g: Pax) -> bool:
    """Whether nothing is left, when all actions are spent, that anybody could be asked."""
    return not (g.turn.running or _free_moves(g, g.turn.seat))


@rule("PAX1 A2.3 A2.4 D1.2", "PAX2 A2.3 A2.4 D1.2 D1.3 D1.4 D1.5")
def menu(g: Pax, seat: Seat) -> Iterator[Move]:
    """Every action that nothing refuses, and to pass if that is allowed."""
    return chain.from_iterable(_menu_by_kinds(g, seat))


def _menu_by_kinds(g: Pax, seat: Seat) -> Iterator[Sequence[Move]]:
    if not g.turn.actions:
        yield [*_free_moves(g, seat), PASS]
        return
    offered: list[Move] = []
    for of_a_kind in (purchases, _plays, sales, _runs, _fairs, _rare_moves):
        moves = of_a_kind(g, seat)
        offered += moves
        yield moves
    if refuse_to_pass(g, seat, offered) is None:
        yield (PASS,)


def _plays(g: Pax, seat: Seat) -> list[Move]:
    if refuse_to_play_any(g) is not None:
        return []
    return [("play", card) for card in g.players[seat].hand]


def _runs(g: Pax, seat: Seat) -> list[Move]:
    """The ops of one side, or of both at once for whom an ability allows it."""
    player = g.players[seat]
    if not player.west and not player.east:
        return []
    sides = RUNS if ability_count(g, seat, "east_and_west_ops_in_one_action") else SIDES
    return [("ops", side) for side in sides if refuse_run(g, seat, side) is None]


def _fairs(g: Pax, seat: Seat) -> list[Move]:
    return [("fair", side) for side in SIDES if refuse_fair(g, seat, side) is None]


@rule("PAX1 A2.4", "PAX2 A2.4 D1.1")
def refuse_to_pass(g: Pax, seat: Seat, options: Iterable[Move]) -> Refusal | None:
    """Where passing is not allowed, one action must be taken and paid for, if any is legal.

    2e R24 and 2e R34.
    """
    if g.box.edition.passing_allowed or g.turn.actions < g.box.figures.actions:
        return None
    for move in options:
        if move != PASS and cost(g, seat, move):
            return MUST_ACT
    return None


def _free_moves(g: Pax, seat: Seat) -> list[Move]:
    """What abilities let a player do when all actions are spent."""
    for ability in FREE:
        if ability_count(g, seat, ability):
            return [move for move in RUNS_AND_FAIRS if refuse_action(g, seat, move) is None]
    return []


def _rare_moves(g: Pax, seat: Seat) -> list[Move]:
    """Victories that can be declared, and what single cards let their owner do."""
    bearers, player = g.box.bearers, g.players[seat]
    moves: list[Move] = []
    for victory in g.active:
        if refuse_victory(g, seat, victory) is None:
            moves.append(("victory", victory))
    for queen in bearers.get("action_discard_for_peasant_revolt", ()):
        if queen in g.queens:
            moves.append(("reprisals", queen))
    for card in bearers.get("action_apostasy_any_two_religions", ()):
        if card in player.west or card in player.east:
            moves += [(APOSTASY, card, *pair) for pair in PAIRS]
    return [move for move in moves if refuse_action(g, seat, move) is None] if moves else moves


@rule("PAX2 A2.2")
def refuse_action(g: Pax, seat: Seat, move: Move) -> Refusal | None:
    """Why this is no answer to *which action?*: too dear, or its own guard refuses it."""
    if move == PASS:
        return refuse_to_pass(g, seat, menu(g, seat))
    verb, *parts = move
    action = ACTIONS.get(verb)
    if action is None:
        return refused(g, "PAX1-A2.3", "PAX2-A2.3")
    price, left = cost(g, seat, move), g.turn.actions
    if price > left:
        if price > 1:
            return refused(
                g, "PAX1-M3.2", "PAX2-GLO.Ability.3", figures="actions", count=price, left=left
            )
        return refused(g, "PAX1-A2.2", "PAX2-D1.1", figures="actions", count=price, left=left)
    return action.refuse(g, seat, *parts)


@rule("PAX1 A1.1 A2.2 GL.Ability.2", "PAX2 A1.1 GLO.Ability.2 GLO.Ability.4")
def cost(g: Pax, seat: Seat, move: Move) -> int:
    """How many actions it takes: one, none if an ability covers it, two against a torch."""
    if move[0] in CARD_ACTIONS:
        return 1
    match move:
        case ("fair", _):
            free = ability_count(g, seat, "free_trade_fair_once_per_turn")
            return int(g.turn.done.count(FREE_FAIR) >= free)
        case ("ops", str(side)):
            free_ops = (FREE_OPS[half] for half in halves(side))
            return int(not all(ability_count(g, seat, ability) for ability in free_ops))
        case ("victory", str(victory)):
            return cost_of_victory(g, victory)
    return 1


def halves(side: str) -> tuple[Side, ...]:
    """The tableau sides that an ops action runs."""
    return SIDES if side == BOTH else (side,)


# -- the guards and procedures behind the menu ---------------------------------------------


def refuse_to_play_any(g: Pax) -> Refusal | None:
    """Why no card can be played any more this turn."""
    if g.turn.played >= PLAYS:
        return refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="turn", count=g.turn.played, most=PLAYS)
    return None


@rule("PAX1 D1.2", "PAX2 D1.4")
def _refuse_play(g: Pax, seat: Seat, card: CardId) -> Refusal | None:
    return refuse_to_play_any(g) or refuse_play(g, seat, card)


def _refuse_apostasy(
    g: Pax, seat: Seat, card: CardId, one: Religion, other: Religion
) -> Refusal | None:
    if APOSTASY in g.turn.done:
        return refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="turn", count=1, most=1)
    if (one, other) not in PAIRS:
        return refused(g, "PAX1-A2.3", "PAX2-A2.3")
    return refuse_apostasy(g, seat, card, one, other)


def _buy(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    g.turn.bought += 1
    return buy(g, seat, card)


def _play(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    g.turn.played += 1
    return play_card(g, seat, card)


def _sell(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    g.turn.sold += 1
    return sell(g, seat, card)


@rule("PAX1 B4.5 D1.8 D1.9", "PAX2 D1.3 D1.10 D1.11 E4.2 F.1 B5.4 GLO.Ability.5")
def _run(g: Pax, seat: Seat, side: str) -> Flow[None] | None:
    """Ops are used only while their side is run: the main loop now runs them one by one.

    Where an action must change something, the first op is part of it.
    """
    for each in halves(side):
        g.turn.done.append(f"ops {each}")
        g.turn.running.append(each)
    return run_ops(g, seat, must=True) if g.box.edition.actions_must_change_something else None


def _fair(g: Pax, seat: Seat, side: Side) -> Flow[None]:
    if cost(g, seat, ("fair", side)) == 0:
        g.turn.done.append(FREE_FAIR)
    g.turn.done.append(f"fair {side}")
    return hold_fair(g, seat, side)


def _apostasy(g: Pax, seat: Seat, card: CardId, one: Religion, other: Religion) -> None:
    g.turn.done.append(APOSTASY)
    apostasy(g, seat, one, other)


class Action(NamedTuple):
    """One kind of action: its guard and its procedure."""

    refuse: Callable[..., Refusal | None]
    take: Callable[..., Flow[None] | None]


ACTIONS: Final[Mapping[str | int, Action]] = {
    "buy": Action(refuse_purchase, _buy),
    "play": Action(_refuse_play, _play),
    "sell": Action(refuse_sale, _sell),
    "ops": Action(refuse_run, _run),
    "fair": Action(refuse_fair, _fair),
    "victory": Action(refuse_victory, declare),
    "reprisals": Action(refuse_reprisals, reprisals),
    APOSTASY: Action(_refuse_apostasy, _apostasy),
}
"""By the verb of the move."""

ACTION = Topic(
    "action",
    verbs=(*map(str, ACTIONS), "pass"),
    refuse=lambda g, ask, move: refuse_action(g, ask.seat, move),
    set_by=("PAX1-A2.3", "PAX2-A2.3"),
)
RUNS: Final = (*SIDES, BOTH)
"""The sides that an ops action can run, as its move names them."""
RUNS_AND_FAIRS: Final[tuple[Move, ...]] = (
    *(("ops", side) for side in RUNS),
    *(("fair", side) for side in SIDES),
)


# -- what an action can leave behind -------------------------------------------------------


def unsettled(g: Pax) -> Flow[None] | None:
    """How to see to the next thing that an action has left behind, if there is any."""
    if g.pirates:
        sink_concessions(g)
    if VENICE_SECOND in g.cities and not venice_holds_two(g):
        return crowd_venice(g)
    seat = overfull_hand(g)
    return None if seat is None else drop_card(g, seat)


def settle(g: Pax) -> Flow[None]:
    """See to all that an action has left behind."""
    while (matter := unsettled(g)) is not None:
        yield from matter


def overfull_hand(g: Pax) -> Seat | None:
    """The first player who holds more cards than he may, having lost an unlimited hand."""
    limit = g.box.figures.hand
    for seat, player in enumerate(g.players):
        if len(player.hand) > limit and not unlimited_hand(g, seat):
            return seat
    return None


HAND_LIMIT = Topic("hand_limit", verbs=("discard",), set_by=("PAX1-E1.2", "PAX2-GLO.Hand.3"))
CROWDED_VENICE = Topic("venice", verbs=("kill",), set_by=("PAX1-GL.City.3", "PAX2-G4.8"))


@rule("PAX1 E1.2 GL.Hand.2", "PAX2 F1.19 GLO.Hand.3")
def drop_card(g: Pax, seat: Seat) -> Flow[None]:
    """The hand may never be larger than its limit: its owner discards a card.

    1e R8.
    """
    hand = g.players[seat].hand
    cards: dict[Move, CardId] = {("discard", card): card for card in hand}
    card = yield from choose_thing(seat, HAND_LIMIT, cards)
    hand.remove(card)
    g.discards.append(card)
    g.tell(DroppedFromHand(seat, card))


@rule("PAX1 GL.Ability.1 GL.City.3", "PAX2 G4.8")
def crowd_venice(g: Pax) -> Flow[None]:
    """Venice has lost its second place: whoever caused it kills one token of two.

    1e R41, 2e R18.
    """
    cities = g.cities
    seat = g.turn.seat
    killed = VENICE_SECOND
    if VENICE in cities and cities[VENICE] != cities[VENICE_SECOND]:
        places: dict[Move, Slot] = {("kill", slot): slot for slot in (VENICE, VENICE_SECOND)}
        killed = yield from choose_thing(seat, CROWDED_VENICE, places)
    if VENICE in cities:
        g.tell(VeniceCrowded(seat, cities.pop(killed)))
    if VENICE_SECOND in cities:
        cities[VENICE] = cities.pop(VENICE_SECOND)


@rule("PAX2 GLO.Border.4 GLO.Pirate.9")
def sink_concessions(g: Pax) -> None:
    """A border holds one token: a concession that has lost its protection from the pirate there
    dies (2e R19)."""
    concessions = g.concessions
    for border in g.pirates:
        if border in concessions and not safe_from_pirates(g, border):
            g.tell(BorderTokenKilled(PAWNS[concessions.pop(border)], border))


# -- the end of a turn ---------------------------------------------------------------------


@rule("PAX1 A2.1 A2.2 D2.7 L2.2 G6.2", "PAX2 A2.1 D2.7 D2.8 L2.2 G6.2")
def end_turn(g: Pax) -> None:
    """Refresh the market; unless that ends the game, the next player clockwise takes a turn."""
    if refresh(g):
        patron_ending(g)
        return
    if g.box.variants["bankruptcy"]:
        eliminate_bankrupts(g)
        if g.outcome is not None:
            return
    players = g.players
    seat = (g.turn.seat + 1) % len(players)
    while players[seat].out:
        seat = (seat + 1) % len(players)
    g.turn = Turn(seat, g.box.figures.actions, done=[], used=[], loaded=[], running=[])
    g.tell(TurnBegan(seat))
