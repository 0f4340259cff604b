"""Playing an Action Card for its Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import CardNo
from ...events.government import CardPlayed
from ...shortcuts import SHORTCUTS
from ...state import Europe
from ...tasks import CardUnderWay
from ..effects.conditions import holds
from ..effects.run import run_card
from ..effects.scope import Scope
from ..government.characters import leave_hand
from ..menu import Entry
from ..relations.subjugation import refuse_subjugating
from .covert import act_covertly
from .decks import discard
from .laying_out import lay_out, make_room, refuse_laying_out
from .prices import is_affordable, pay_price, refuse_price, texts_as_paid

DISPLAYED = "display"
ELSEWHERE: Final = {"reaction": "EU-5.2.5", "battle": "EU-6.2.8"}
"""Cards that have their own time, which is not that of the own Action."""


@rule("EU 5.2.5 6.0.6 6.0.8")
def refuse_playing(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why a card cannot be played for its Action in one's own Turn."""
    if card not in g.players[seat].hand:
        return Refusal("EU-4.2.3")
    kind = g.box.cards[card].type
    if kind.kind in ELSEWHERE:
        return Refusal(ELSEWHERE[kind.kind])
    if kind.requires is not None and not holds(g, seat, kind.requires):
        return Refusal("EU-6.0.5", {}, "requires")
    short = refuse_price(g, seat, kind.deck, kind.cost, ("EU-6.0.2", "EU-6.0.3"), kind.card)
    if short is None and kind.card == "subjugate":
        return refuse_subjugating(g, seat)
    return short or (refuse_laying_out(g, seat, card) if kind.kind == DISPLAYED else None)


def refuse_play_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_playing(g, seat, g.box.card_of[str(move[1])])


def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    found: list[Move] = []
    for no in sorted(g.players[seat].hand):
        card = g.box.cards[no]
        kind = card.type
        if SHORTCUTS.taken:  # what is too dear is not put to the other guards
            if kind.kind in ELSEWHERE or not is_affordable(
                g, seat, kind.deck, kind.cost, kind.card
            ):
                continue
        if refuse_playing(g, seat, no) is None:
            found.append(("play", card.id))
    return found


def _do(g: Europe, seat: Seat, move: Move) -> None:
    play_card(g, seat, g.box.card_of[str(move[1])])


PLAYING = Entry(("play",), _offers, refuse_play_move, _do)


@rule("EU 6.0.1 6.0.2 6.0.3 5.0.1")
def play_card(g: Europe, seat: Seat, card: CardNo) -> None:
    """Pay for it and show it; its Action takes the Turn."""
    kind = g.box.cards[card].type
    pay_price(g, seat, kind.deck, kind.cost, kind.card)
    leave_hand(g.players[seat], card)
    g.tell(CardPlayed(seat, g.box.cards[card].id))
    g.agenda.append(CardUnderWay(card, seat))


@rule("EU 6.0.5 6.2.1 6.2.13 6.2.14")
def resolve_card(g: Europe, task: CardUnderWay) -> Flow[None]:
    """The Action takes effect at once; then the card is discarded, or goes on display.

    A Covert Action comes to nothing if it is countered.
    """
    kind = g.box.cards[task.card].type
    scope = Scope.of(task.seat, "action_card", g.box.cards[task.card].id)
    if kind.kind == DISPLAYED:
        yield from run_card(g, scope, kind.on_play)
        yield from make_room(g, task.seat, task.card)
        g.agenda.remove(task)
        yield from lay_out(g, task.seat, task.card)
        return
    effects = run_card(g, scope, texts_as_paid(g, task.seat, kind))
    yield from act_covertly(g, scope, task.seat, effects) if kind.covert else effects
    g.agenda.remove(task)
    discard(g, task.seat, task.card)
