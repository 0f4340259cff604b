"""Display Cards: they stay in front of their player and are used in later Turns."""

from __future__ import annotations

from functools import partial

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import CardNo, CardType, DisplayAction
from stolnik.games.price_of_power.chapters.action_cards.decks import discard
from stolnik.games.price_of_power.chapters.action_cards.prices import pay_price, refuse_price
from stolnik.games.price_of_power.chapters.board.cubes import find_cube
from stolnik.games.price_of_power.chapters.effects.conditions import holds
from stolnik.games.price_of_power.chapters.effects.run import in_force, run_effects
from stolnik.games.price_of_power.chapters.menu import Deed, Entry
from stolnik.games.price_of_power.events.government import DisplayUsed, LaidOut
from stolnik.games.price_of_power.state import DisplayCard, Europe
from stolnik.rulebook import rule

MOST_ON_DISPLAY = 2
BATTLE = "battle"


# -- laying out --------------------------------------------------------------------------------


def display_in_force(kind: CardType) -> bool:
    """Whether all that a Display Card offers can be done; Battle Actions belong to Battles."""
    actions = [action for action in kind.actions if action.kind != BATTLE]
    played = not kind.on_play or in_force(kind.on_play)
    return played and all(one.kind == "action" and in_force(one.effects) for one in actions)


def twin(g: Europe, seat: Seat, card: CardNo) -> DisplayCard | None:
    """Another copy of a card that this player has on display."""
    name = g.box.cards[card].type.card
    shown = g.players[seat].display
    return next((one for one in shown if g.box.cards[one.card].type.card == name), None)


def refuse_laying_out(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Never two copies; a second one comes only in exchange for the first (RA60)."""
    full = len(g.players[seat].display) == MOST_ON_DISPLAY
    return Refusal("EU-6.2.6") if twin(g, seat, card) is not None and not full else None


def refuse_dropping(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    return None if move in ask.options else Refusal("EU-6.2.7")


DROP = Topic("drop_display", verbs=("drop_display",), refuse=refuse_dropping, set_by=("EU-6.2.7",))


@rule("EU 6.2.6 6.2.7")
def make_room(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """With two on display one of them is discarded: the other copy, if there is one."""
    player = g.players[seat]
    if len(player.display) < MOST_ON_DISPLAY:
        return
    same = twin(g, seat, card)
    shown = [same] if same is not None else player.display
    options: dict[Move, DisplayCard] = {
        ("drop_display", g.box.cards[one.card].id): one for one in shown
    }
    dropped = yield from choose_thing(seat, DROP, options)
    player.display.remove(dropped)
    discard(g, seat, dropped.card)


@rule("EU 6.2.1 2.2.5 2.2.6")
def lay_out(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """Face up in front of the player, with as many of the own cubes as it shows."""
    shown = DisplayCard(card, 0)
    g.players[seat].display.append(shown)
    for _ in range(g.box.cards[card].type.charges):
        if not (yield from find_cube(g, seat)):
            break
        shown.cubes += 1
    g.tell(LaidOut(seat, g.box.cards[card].id, shown.cubes))


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
    if action.kind != "action" or not in_force(action.effects):
        return Refusal("EU-6.2.3", {}, "waits")
    if shown.cubes < action.charges:
        return Refusal("EU-6.2.4", {"due": action.charges, "have": shown.cubes}, "charges")
    if action.requires is not None and not holds(g, seat, action.requires):
        return Refusal("EU-6.2.2")
    deck = g.box.cards[shown.card].deck
    return refuse_price(g, seat, deck, action.cost, ("EU-6.2.3", "EU-6.2.3"))


def refuse_use_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    shown = on_display(g, seat, str(move[1]))
    if shown is None:
        return Refusal("EU-6.2.2")
    actions = g.box.cards[shown.card].type.actions
    action = next((one for one in actions if one.id == move[2]), None)
    return Refusal("EU-6.2.2") if action is None else refuse_using(g, seat, shown, action)


def _offers(g: Europe, seat: Seat) -> dict[Move, Deed]:
    found: dict[Move, Deed] = {}
    for shown in g.players[seat].display:
        card = g.box.cards[shown.card]
        for action in card.type.actions:
            if refuse_using(g, seat, shown, action) is None:
                found["use", card.id, action.id] = partial(use, g, seat, shown, action)
    return found


DISPLAY = Entry(("use",), _offers, refuse_use_move)


@rule("EU 6.2.3 6.2.4 6.2.5 6.0.4")
def use(g: Europe, seat: Seat, shown: DisplayCard, action: DisplayAction) -> Flow[None]:
    """Pay and take cubes off; with its last cube the card is discarded."""
    card = g.box.cards[shown.card]
    pay_price(g, seat, card.deck, action.cost)
    shown.cubes -= action.charges
    g.tell(DisplayUsed(seat, card.id, action.id))
    if not shown.cubes:
        g.players[seat].display.remove(shown)
        discard(g, seat, shown.card)
    yield from run_effects(g, seat, action.effects)
