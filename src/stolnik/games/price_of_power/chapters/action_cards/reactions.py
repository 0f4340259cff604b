"""Reactions from hand when an Enemy Army comes: One Step Ahead and Scorched Earth."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, CardNo, CardType
from ...events.tokens import Reacted
from ...state import Europe, task_of
from ...tasks import ArmyArrived, Moving
from ..effects.run import run_card
from ..effects.scope import Scope
from ..war.encounters import is_met_by_an_army, is_met_by_nobody
from .covert import LET
from .decks import discard_from_hand
from .prices import pay_price, price_of, refuse_price

ONE_STEP_AHEAD: Final = "one_step_ahead"
SCORCHED_EARTH: Final = "scorched_earth"


def card_for(g: Europe, task: ArmyArrived, seat: Seat) -> CardType | None:
    """The card that the arrival of an Enemy Army lets a player react with."""
    if is_met_by_an_army(g, seat, task.area):
        name = ONE_STEP_AHEAD
    elif is_met_by_nobody(g, seat, task.area):
        name = SCORCHED_EARTH
    else:
        return None
    return next((card.type for card in g.box.cards if card.type.card == name), None)


@rule("EU-6.2.12")
def might_hold(g: Europe, seat: Seat, kind: CardType) -> bool:
    """Whether a player could play a card, by what everybody sees (R56)."""
    player = g.players[seat]
    if price_of(g, seat, kind.deck, kind.cost, kind.card).power > player.power[kind.deck]:
        return False
    return any(
        g.box.cards[card].deck == kind.deck
        and (card not in player.known or g.box.cards[card].type == kind)
        for card in player.hand
    )


def refuse_reaction(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Only the card that the arrival calls for, from hand, and paid for."""
    task = task_of(g, ArmyArrived)
    if move == LET or move in ask.options or move[0] not in ask.topic.verbs:
        return None
    kind = card_for(g, task, ask.seat)
    number = g.box.card_of.get(str(move[1]))
    if kind is None or number not in g.players[ask.seat].hand:
        return None
    return refuse_price(g, ask.seat, kind.deck, kind.cost, ("EU-6.0.2", "EU-6.0.3"), kind.card)


REACTION = Topic("reaction", verbs=("react", "let"), refuse=refuse_reaction, set_by=("EU-6.2.12",))


@rule("EU 6.2.12 5.2.3 5.2.5")
def react(g: Europe, task: ArmyArrived) -> Flow[None]:
    """The next Enemy who might hold the card is asked; what is played takes effect at once."""
    if not task.waiting:
        g.agenda.pop()
        return
    seat = task.waiting[0]
    kind = card_for(g, task, seat)
    if kind is None or not might_hold(g, seat, kind):
        task.waiting.pop(0)
        return
    cards: dict[Move, CardNo] = {
        ("react", g.box.cards[card].id): card
        for card in g.players[seat].hand
        if g.box.cards[card].type == kind
    }
    area = g.box.areas[task.area].id
    answer: Move = yield Ask.of(seat, REACTION, [*cards, LET], owner=task.seat, area=area)
    task.waiting.pop(0)
    if answer in cards:
        yield from _play(g, task, seat, cards[answer], kind)


def _play(g: Europe, task: ArmyArrived, seat: Seat, card: CardNo, kind: CardType) -> Flow[None]:
    pay_price(g, seat, kind.deck, kind.cost, kind.card)
    name = g.box.cards[card].id
    g.tell(Reacted(seat, name, g.box.areas[task.area].id))
    discard_from_hand(g, seat, card)
    scope = Scope.of(seat, "action_card", name)
    scope.memory["attacked_area"] = [task.area]
    scope.memory["attacker"] = [task.seat]
    scope.memory["attacking_army"] = [task.army]
    yield from run_card(g, scope, kind.effects)
    _end_march(g, task.seat)


@rule("EU-9.MU.17")
def _end_march(g: Europe, seat: Seat) -> None:
    """An Army that has lost its last Unit has left the board, and its move is over."""
    armies = g.players[seat].armies
    for task in list(g.agenda):
        if isinstance(task, Moving) and task.seat == seat and task.army != NONE:
            if armies[task.army].area == NONE:
                g.agenda.remove(task)
