"""Display Cards: they stay in front of their player and are used in later Turns."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DisplayAction
from ...events.government import DisplayUsed
from ...state import DisplayCard, Europe
from ...tasks import DisplayUnderWay
from ..effects.conditions import holds
from ..effects.run import run_card
from ..effects.scope import Scope
from ..menu import Entry
from .covert import act_covertly
from .decks import discard
from .prices import pay_price, refuse_price

BATTLE = "battle"
COVERT = "covert"


# -- using -------------------------------------------------------------------------------------


def on_display(g: Europe, seat: Seat, name: str) -> DisplayCard | None:
    shown = g.players[seat].display
    return next((one for one in shown if g.box.cards[one.card].id == name), None)


@rule("EU 6.2.2 6.2.3 6.2.4")
def refuse_using(
    g: Europe, seat: Seat, shown: DisplayCard, action: DisplayAction
) -> Refusal | None:
    """Why an Action of a Display Card cannot be taken now."""
    if action.kind == BATTLE:
        return Refusal("EU-6.2.8")
    if shown.cubes < action.charges:
        return Refusal("EU-6.2.4", {"due": action.charges, "have": shown.cubes}, "charges")
    if action.requires is not None and not holds(g, seat, action.requires):
        return Refusal("EU-6.2.2")
    deck = g.box.cards[shown.card].deck
    return refuse_price(g, seat, deck, action.cost, ("EU-6.2.3", "EU-6.2.3"))


def _meant(g: Europe, seat: Seat, move: Move) -> tuple[DisplayCard, DisplayAction] | None:
    """The card on display that a move is about, and which of its Actions, if there is that."""
    shown = on_display(g, seat, str(move[1]))
    if shown is None:
        return None
    actions = g.box.cards[shown.card].type.actions
    return next(((shown, action) for action in actions if action.id == move[2]), None)


def refuse_use_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    meant = _meant(g, seat, move)
    return Refusal("EU-6.2.2") if meant is None else refuse_using(g, seat, *meant)


def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    found: list[Move] = []
    for shown in g.players[seat].display:
        card = g.box.cards[shown.card]
        for action in card.type.actions:
            if refuse_using(g, seat, shown, action) is None:
                found.append(("use", card.id, action.id))
    return found


def _do(g: Europe, seat: Seat, move: Move) -> None:
    meant = _meant(g, seat, move)
    assert meant is not None, move
    use(g, seat, *meant)


DISPLAY = Entry(("use",), _offers, refuse_use_move, _do)


@rule("EU 6.2.3 6.2.4 6.2.5 6.0.4")
def use(g: Europe, seat: Seat, shown: DisplayCard, action: DisplayAction) -> None:
    """Pay and take cubes off; with its last cube the card is discarded."""
    card = g.box.cards[shown.card]
    pay_price(g, seat, card.deck, action.cost)
    shown.cubes -= action.charges
    g.tell(DisplayUsed(seat, card.id, action.id))
    if not shown.cubes:
        g.players[seat].display.remove(shown)
        discard(g, seat, shown.card)
    g.agenda.append(DisplayUnderWay(card.no, action.id, seat))


@rule("EU 6.2.3 6.2.13 6.2.14 6.2.15")
def resolve_display(g: Europe, task: DisplayUnderWay) -> Flow[None]:
    """The Action takes effect; a Covert one that is countered has cost its cubes all the same."""
    card = g.box.cards[task.card]
    action = next(one for one in card.type.actions if one.id == task.action)
    scope = Scope.of(task.seat, "action_card", card.id)
    effects = run_card(g, scope, action.effects)
    covert = action.kind == COVERT
    yield from act_covertly(g, scope, task.seat, effects) if covert else effects
    g.agenda.remove(task)
