"""Covert Actions, and the Counterespionage that cancels them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.rulebook import rule

from ...box.components import DIP, CardNo
from ...events.grants import CovertActionFoiled
from ...events.relations import AimedAtArea, AimedAtIdea, AimedAtProvince, AimedAtRealm, Countered
from ...state import Europe
from ...tasks import Covert
from ..board.hostility import opponents
from ..effects.scope import Scope
from ..government.power import refuse_power, spend_power
from .decks import discard_from_hand

COUNTERESPIONAGE = "counterespionage"
LET: Move = ("let",)


def _counters(g: Europe, card: CardNo) -> bool:
    return g.box.cards[card].type.card == COUNTERESPIONAGE


def price_of_counterespionage(g: Europe) -> int:
    """Diplomatic Power, as printed on the card."""
    price = next(
        card.type.cost.get("dip", 0) for card in g.box.cards if card.type.card == COUNTERESPIONAGE
    )
    assert isinstance(price, int)
    return price


@rule("EU-6.2.13")
def might_counter(g: Europe, seat: Seat) -> bool:
    """Whether a player could hold the card, by what everybody sees (R56).

    Enough Power, and a Diplomatic card in hand that is not known to be another one.
    """
    player = g.players[seat]
    if player.power[DIP] < price_of_counterespionage(g):
        return False
    return any(
        g.box.cards[card].deck == DIP and (card not in player.known or _counters(g, card))
        for card in player.hand
    )


@rule("EU 5.4.29 5.4.30")
def begin_covert(g: Europe, seat: Seat) -> Covert:
    """A Covert Action was taken and paid for: every Opponent may counter it (R51)."""
    return Covert(seat, opponents(g, seat))


def refuse_counter(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("counter", str(card)):
            number = g.box.card_of[card]
            if number not in g.players[ask.seat].hand or not _counters(g, number):
                return Refusal("EU-6.2.13")
            return refuse_power(g, ask.seat, DIP, price_of_counterespionage(g), "EU-6.2.13")
    return None


COUNTER = Topic("counter", verbs=("counter", "let"), refuse=refuse_counter, set_by=("EU-6.2.13",))


@rule("EU 6.2.13 6.2.16")
def may_counter(g: Europe, covert: Covert) -> Flow[bool]:
    """Ask the next who might counter; tells whether all is decided.

    A Counterespionage can be countered in turn by everybody else: it is a Covert Action too.
    """
    while covert.waiting:
        seat = covert.waiting.pop(0)
        if not might_counter(g, seat):
            continue
        cards: dict[Move, CardNo] = {
            ("counter", g.box.cards[card].id): card
            for card in g.players[seat].hand
            if _counters(g, card)
        }
        answer: Move = yield Ask.of(seat, COUNTER, [*cards, LET], owner=covert.player)
        if answer in cards:
            _counter(g, seat, cards[answer], covert)
        return not covert.waiting
    return True


def _counter(g: Europe, seat: Seat, card: CardNo, covert: Covert) -> None:
    spend_power(g, seat, DIP, price_of_counterespionage(g))
    g.tell(Countered(seat, covert.player, g.box.cards[card].id))
    discard_from_hand(g, seat, card)
    covert.player = seat
    covert.waiting = opponents(g, seat)
    covert.countered = not covert.countered


# -- cards -------------------------------------------------------------------------------------


class Foiled(Exception):
    """A Covert Action was countered: nothing of what it aimed at is done."""


AIMS: Final[Mapping[str, Callable[[Seat, str], Event]]] = {
    "pick_realm": AimedAtRealm,
    "pick_area": AimedAtArea,
    "pick_province": AimedAtProvince,
    "pick_idea": AimedAtIdea,
}
"""By what was picked: how the others are told."""


@rule("EU 6.2.13 6.2.14 6.2.15")
def act_covertly(g: Europe, scope: Scope, seat: Seat, effects: Flow[None]) -> Flow[None]:
    """Carry out the effects of a card; when the first aim is named, the others may counter it.

    What was paid stays paid.
    """
    scope.aim = partial(_aimed, g, seat, begin_covert(g, seat))
    try:
        yield from effects
    except Foiled:
        g.tell(CovertActionFoiled(seat))
    scope.aim = None


def _aimed(g: Europe, seat: Seat, covert: Covert, move: Move) -> Flow[None]:
    """All are asked at the first aim; later on nobody is left to ask."""
    if not covert.waiting:
        return
    g.tell(AIMS[str(move[0])](seat, str(move[1])))
    while not (yield from may_counter(g, covert)):
        pass
    if covert.countered:
        raise Foiled
