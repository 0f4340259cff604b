"""Change National Focus: move Power between the pools, exchange Action Cards, or both."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import POWER_OF, POWERS, CardNo
from ...events.government import BoughtDiscard, FocusChanged, PowerShifted, SetAside
from ...state import Europe, task_of
from ...tasks import NationalFocus
from ..action_cards.decks import can_draw, draw
from ..board.cubes import cover_slots
from ..government.characters import leave_hand
from ..government.power import MOST_POWER, refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..menu import plain_entry

CHANGE_FOCUS: Move = ("change_focus",)
MOST_DISCARDED = 3
TOP_OF_THE_PILE = 5
POWER_FOR_A_DISCARD = 1
DUCATS_FOR_A_DISCARD = 2


# -- the Action --------------------------------------------------------------------------------


@rule("EU-5.1.45")
def refuse_focus(g: Europe, seat: Seat, move: Move = CHANGE_FOCUS) -> Refusal | None:
    """Once a Round, and only if it changes something."""
    player = g.players[seat]
    if player.focus:
        return Refusal("EU-5.1.46")
    if not player.hand and not _can_raise(player.power):
        return Refusal("EU-5.1.45")
    return None


def _can_raise(power: list[int]) -> bool:
    """Whether there is a pool with room, and another one with a cube."""
    return min(power) < MOST_POWER and max(power) > 0


@rule("EU 5.1.45 5.1.46")
def change_focus(g: Europe, seat: Seat) -> Flow[None]:
    """A cube in the slot marks it; if the Supply has none, one is picked up elsewhere."""
    g.players[seat].focus = True
    yield from cover_slots(g, seat)
    g.tell(FocusChanged(seat))
    g.agenda.append(NationalFocus(seat))


FOCUS = plain_entry("change_focus", refuse_focus, change_focus)


def work_on_focus(g: Europe, focus: NationalFocus) -> Flow[None]:
    """One choice at a time: Power first, then cards."""
    if focus.stage == "power":
        yield from _choose_pool(g, focus)
    elif focus.stage == "shift":
        yield from _shift(g, focus)
    elif focus.stage == "cards":
        yield from _set_aside(g, focus)
    else:
        yield from _draw(g, focus)


# -- Power -------------------------------------------------------------------------------------


def refuse_raise(g: Europe, seat: Seat, kind: int) -> Refusal | None:
    """A pool with room, and another one with a cube."""
    power = g.players[seat].power
    others = any(power[other] for other in range(len(POWERS)) if other != kind)
    return None if power[kind] < MOST_POWER and others else Refusal("EU-5.1.47")


def _raises(g: Europe, seat: Seat) -> dict[Move, int]:
    return {
        ("raise", name): kind
        for kind, name in enumerate(POWERS)
        if refuse_raise(g, seat, kind) is None
    }


def refuse_raise_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move in ask.options:
        return None
    match move:
        case ("raise", str(power)):
            return refuse_raise(g, ask.seat, POWER_OF[power])
        case ("done",):
            return Refusal("EU-5.1.45")
    return None


RAISE = Topic(
    "focus_power", verbs=("raise", "done"), refuse=refuse_raise_answer, set_by=("EU-5.1.47",)
)


@rule("EU 5.1.45 5.1.47")
def _choose_pool(g: Europe, focus: NationalFocus) -> Flow[None]:
    """Which Power grows; who has cards in hand may leave Power as it is."""
    seat = focus.seat
    options: dict[Move, int | None] = {**_raises(g, seat)}
    if g.players[seat].hand or not options:
        options[DONE] = None
    kind = yield from choose_thing(seat, RAISE, options)
    if kind is None:
        focus.stage = "cards"
    else:
        focus.stage, focus.kind = "shift", kind


def refuse_shift(g: Europe, focus: NationalFocus, kind: int) -> Refusal | None:
    """At most one cube from each of the other two pools."""
    power = g.players[focus.seat].power
    if kind == focus.kind or kind in focus.shifted or not power[kind]:
        return Refusal("EU-5.1.47")
    return None if power[focus.kind] < MOST_POWER else Refusal("EU-7.1.3")


def refuse_shift_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move in ask.options:
        return None
    match move:
        case ("shift", str(power)):
            return refuse_shift(g, task_of(g, NationalFocus), POWER_OF[power])
    return None


SHIFT = Topic(
    "focus_shift", verbs=("shift", "done"), refuse=refuse_shift_answer, set_by=("EU-5.1.47",)
)


@rule("EU-5.1.47")
def _shift(g: Europe, focus: NationalFocus) -> Flow[None]:
    """Move a cube; after the first one the player may stop."""
    seat = focus.seat
    options: dict[Move, int | None] = {
        ("shift", name): kind
        for kind, name in enumerate(POWERS)
        if refuse_shift(g, focus, kind) is None
    }
    if focus.shifted:
        options[DONE] = None
    kind = yield from choose_thing(seat, SHIFT, options, power=POWERS[focus.kind])
    if kind is not None:
        g.players[seat].power[kind] -= 1
        g.players[seat].power[focus.kind] += 1
        focus.shifted.append(kind)
        g.tell(PowerShifted(seat, POWERS[kind], POWERS[focus.kind]))
        return
    focus.stage = "cards"


# -- cards -------------------------------------------------------------------------------------


def refuse_exchange_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move in ask.options:
        return None
    match move:
        case ("discard", str(card)):
            if g.box.card_of[card] not in g.players[ask.seat].hand:
                return Refusal("EU-5.1.48")
            return Refusal("EU-5.1.48", {"most": MOST_DISCARDED}, "most")
        case ("done",):
            return Refusal("EU-5.1.45")
    return None


EXCHANGE = Topic(
    "focus_cards",
    verbs=("discard", "done"),
    refuse=refuse_exchange_answer,
    set_by=("EU-5.1.48",),
)


@rule("EU 5.1.45 5.1.48 5.1.49")
def _set_aside(g: Europe, focus: NationalFocus) -> Flow[None]:
    """Up to three cards from hand; they join the discards only when the Action is complete."""
    seat = focus.seat
    hand = sorted(g.players[seat].hand)
    if not hand or len(focus.aside) == MOST_DISCARDED:
        _begin_drawing(g, focus)
        return
    options: dict[Move, CardNo | None] = {("discard", g.box.cards[card].id): card for card in hand}
    if focus.shifted or focus.aside:
        options[DONE] = None
    card = yield from choose_thing(seat, EXCHANGE, options, chosen=len(focus.aside))
    if card is None:
        _begin_drawing(g, focus)
        return
    leave_hand(g.players[seat], card)
    focus.aside.append(card)
    g.tell(SetAside(seat, g.box.cards[card].id))


def _begin_drawing(g: Europe, focus: NationalFocus) -> None:
    focus.draws = max(0, len(focus.aside) - 1)
    focus.stage = "draw"


@rule("EU-5.1.49")
def top_discards(g: Europe, deck: int) -> list[CardNo]:
    """The top five of a discard pile; what this Action discards is not among them."""
    return g.discards[deck][-TOP_OF_THE_PILE:]


def refuse_buying(g: Europe, focus: NationalFocus, card: CardNo) -> Refusal | None:
    """One draw may come from a discard pile, for 1 Power of its kind and 2 Ducats (RA43)."""
    deck = g.box.cards[card].deck
    if card not in top_discards(g, deck):
        return Refusal("EU-5.1.49" if card in focus.aside else "EU-5.1.50")
    if focus.bought:
        return Refusal("EU-5.1.50", {"most": 1}, "most")
    return refuse_power(g, focus.seat, deck, POWER_FOR_A_DISCARD, "EU-5.1.50") or refuse_ducats(
        g, focus.seat, DUCATS_FOR_A_DISCARD, "EU-5.1.50"
    )


def refuse_draw_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("buy_discard", str(card)):
            return refuse_buying(g, task_of(g, NationalFocus), g.box.card_of[card])
    return None


DRAW = Topic(
    "focus_draw",
    verbs=("draw", "buy_discard"),
    refuse=refuse_draw_answer,
    set_by=("EU-5.1.48",),
)


@rule("EU 5.1.48 5.1.49 5.1.50")
def _draw(g: Europe, focus: NationalFocus) -> Flow[None]:
    """One card fewer than were discarded, from any decks; then the Action is complete."""
    seat = focus.seat
    options: list[Move] = []
    if focus.draws:
        options += [("draw", name) for deck, name in enumerate(POWERS) if can_draw(g, deck)]
        options += [
            ("buy_discard", g.box.cards[card].id)
            for deck in range(len(POWERS))
            for card in top_discards(g, deck)
            if refuse_buying(g, focus, card) is None
        ]
    if not options:
        _complete(g, focus)
        return
    move = yield from choose(seat, DRAW, options, left=focus.draws)
    focus.draws -= 1
    match move:
        case ("buy_discard", str(name)):
            _buy(g, focus, g.box.card_of[name])
        case (_, str(deck)):
            g.players[seat].hand.append(draw(g, seat, POWER_OF[deck]))


@rule("EU-5.1.50")
def _buy(g: Europe, focus: NationalFocus, card: CardNo) -> None:
    """Everybody sees which card is taken."""
    player = g.players[focus.seat]
    deck = g.box.cards[card].deck
    spend_power(g, focus.seat, deck, POWER_FOR_A_DISCARD)
    spend_ducats(g, focus.seat, DUCATS_FOR_A_DISCARD, "card")
    g.discards[deck].remove(card)
    player.hand.append(card)
    player.known.append(card)
    focus.bought = True
    g.tell(BoughtDiscard(focus.seat, g.box.cards[card].id))


@rule("EU-5.1.49")
def _complete(g: Europe, focus: NationalFocus) -> None:
    for card in focus.aside:
        g.discards[g.box.cards[card].deck].append(card)
    g.agenda.pop()
