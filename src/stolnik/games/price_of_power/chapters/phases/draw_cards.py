"""Phase 1, Draw Cards, and the first hands that replace it in the first Round."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose, choose_thing, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import POWERS, CardNo
from ...events.phases import KeptCard
from ...state import Europe
from ..action_cards.decks import can_draw, discard, draw
from ..basic_actions.minor import appointments, do_appoint
from ..event_cards.row import lay_out_events
from ..government.appointing import refuse_appointment
from ..government.treasury import refuse_ducats, spend_ducats
from ..prestige.missions import (
    MOST_MISSIONS,
    held,
    missions_to_take,
    refuse_mission,
    return_mission,
    take_mission,
)
from .sequence import enter, next_player, next_step

CARDS_DRAWN = 3
PRICE_OF_A_CARD = 2
FIRST_DRAW = 6
FIRST_HAND = 4


# -- questions ---------------------------------------------------------------------------------


def refuse_keeping(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why a card that was drawn cannot be kept."""
    player = g.players[seat]
    first = g.step == "first_keep"
    if card not in player.drawn:
        return Refusal("EU-3.4.4" if first else "EU-4.1.6", {}, "not_drawn")
    if first:
        if len(player.hand) >= FIRST_HAND:
            return Refusal("EU-3.4.4", {"most": FIRST_HAND}, "most")
        return None
    return refuse_ducats(g, seat, PRICE_OF_A_CARD, "EU-4.1.6")


def refuse_keep_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("keep", str(card)):
            return refuse_keeping(g, ask.seat, g.box.card_of[card])
    return None


def refuse_mission_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("take_mission", str(mission)):
            first = ask.topic == FIRST_MISSIONS
            return refuse_mission(g, ask.seat, g.box.mission_of[mission], first=first)
        case ("return_mission", str(mission)):
            in_hand = g.box.mission_of[mission] in held(g, ask.seat)
            return None if in_hand else Refusal("EU-4.1.9")
    return None


DRAW = Topic("draw", verbs=("draw",), set_by=("EU-4.1.3",))
FIRST_DRAWS = Topic("first_draw", verbs=("draw",), set_by=("EU-3.4.1",))
KEEP = Topic("keep", verbs=("keep", "done"), refuse=refuse_keep_answer, set_by=("EU-4.1.6",))
FIRST_KEEP = Topic(
    "first_keep", verbs=("keep", "done"), refuse=refuse_keep_answer, set_by=("EU-3.4.4",)
)
MISSIONS = Topic(
    "missions",
    verbs=("take_mission", "return_mission", "done"),
    refuse=refuse_mission_answer,
    set_by=("EU-4.1.8",),
)
FIRST_MISSIONS = Topic(
    "first_missions",
    verbs=("take_mission",),
    refuse=refuse_mission_answer,
    set_by=("EU-3.4.5",),
)


# -- the first hands ---------------------------------------------------------------------------


@rule("EU 3.4.1 3.4.2")
def first_draw(g: Europe) -> Flow[None]:
    """One card of each deck, then three of decks of one's choice, one at a time."""
    seat = g.queue[0]
    player = g.players[seat]
    if not player.drawn:
        player.drawn = [draw(g, seat, deck) for deck in range(len(POWERS))]
        return
    left = FIRST_DRAW - len(player.drawn)
    deck = yield from choose_thing(seat, FIRST_DRAWS, decks_to_draw(g), left=left)
    player.drawn.append(draw(g, seat, deck))
    if left == 1:
        g.step = "first_appoint"


def refuse_first_appointment(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("appoint", str(card)):
            return refuse_appointment(g, ask.seat, g.box.card_of[card])
    return None


FIRST_APPOINT = Topic(
    "first_appoint",
    verbs=("appoint", "done"),
    refuse=refuse_first_appointment,
    set_by=("EU-3.4.3",),
)


@rule("EU-3.4.3")
def first_appointments(g: Europe) -> Flow[None]:
    """Hire Advisors and Leaders from the cards just drawn, at the cost printed on them.

    It is always asked, for to ask only who could hire somebody would show it (R56).
    """
    seat = g.queue[0]
    menu = appointments(g, seat)
    answer: Move = yield Ask.of(seat, FIRST_APPOINT, [*menu, DONE])
    if answer == DONE:
        g.step = "first_keep"
    else:
        yield from rest_of(do_appoint(g, seat, answer))


@rule("EU-3.4.4")
def first_keep(g: Europe) -> Flow[None]:
    """Keep up to four of them at no cost; the rest is discarded."""
    seat = g.queue[0]
    player = g.players[seat]
    left = FIRST_HAND - len(player.hand)
    card = yield from choose_thing(seat, FIRST_KEEP, _keepable(g, seat), left=left)
    if card is not None:
        player.drawn.remove(card)
        player.hand.append(card)
        g.tell(KeptCard(seat, g.box.cards[card].id, 0))
        return
    discard_drawn(g, seat)
    g.step = "first_missions"


@rule("EU 3.4.5 17.2.2")
def first_missions(g: Europe) -> Flow[None]:
    """Choose two green Missions in secret."""
    seat = g.queue[0]
    options: dict[Move, int] = {
        ("take_mission", g.box.missions[mission].id): mission
        for mission in missions_to_take(g, seat, first=True)
    }
    if options:
        mission = yield from choose_thing(seat, FIRST_MISSIONS, options)
        take_mission(g, seat, mission)
        if len(g.players[seat].missions) < MOST_MISSIONS:
            return
    g.queue.pop(0)
    if g.queue:
        g.active = g.queue[0]
        g.step = "first_draw"
    else:
        enter(g, "actions")


# -- Phase 1 -----------------------------------------------------------------------------------


@rule("EU-4.1.1")
def reveal_events(g: Europe) -> None:
    """Step A: lay out the Events of the Round."""
    lay_out_events(g)
    next_step(g)


def decks_to_draw(g: Europe) -> dict[Move, int]:
    return {("draw", name): deck for deck, name in enumerate(POWERS) if can_draw(g, deck)}


@rule("EU 4.1.3 4.1.4 4.1.5")
def draw_action_cards(g: Europe) -> Flow[None]:
    """Step B: in Turn order each player draws three cards, one at a time, from any deck."""
    seat = g.queue[0]
    player = g.players[seat]
    decks = decks_to_draw(g)
    if decks and len(player.drawn) < CARDS_DRAWN:
        left = CARDS_DRAWN - len(player.drawn)
        deck = yield from choose_thing(seat, DRAW, decks, left=left)
        player.drawn.append(draw(g, seat, deck))
    if not decks or len(player.drawn) == CARDS_DRAWN:
        next_player(g)


@rule("EU 4.1.6 4.1.7")
def pay_for_cards(g: Europe) -> Flow[None]:
    """Step C: 2 Ducats for each card that is kept; the others are discarded."""
    seat = g.queue[0]
    player = g.players[seat]
    card = yield from choose_thing(seat, KEEP, _keepable(g, seat), price=PRICE_OF_A_CARD)
    if card is None:
        discard_drawn(g, seat)
        next_player(g)
        return
    spend_ducats(g, seat, PRICE_OF_A_CARD, "card")
    player.drawn.remove(card)
    player.hand.append(card)
    g.tell(KeptCard(seat, g.box.cards[card].id, PRICE_OF_A_CARD))


def _keepable(g: Europe, seat: Seat) -> dict[Move, CardNo | None]:
    options: dict[Move, CardNo | None] = {
        ("keep", g.box.cards[card].id): card
        for card in sorted(g.players[seat].drawn)
        if not refuse_keeping(g, seat, card)
    }
    options[DONE] = None
    return options


def discard_drawn(g: Europe, seat: Seat) -> None:
    """What was drawn and is not kept: everybody sees it now, so nobody can go back behind it."""
    player = g.players[seat]
    if player.drawn:
        g.show()
    for card in sorted(player.drawn):
        discard(g, seat, card)
    player.drawn = []


@rule("EU 4.1.8 4.1.9 17.2.10 17.2.11")
def pick_missions(g: Europe) -> Flow[None]:
    """Step D: take Missions up to two; both may be put back for others.

    Two swaps do what any number of them could (R54).
    """
    seat = g.queue[0]
    mine = held(g, seat)
    options: list[Move] = []
    if len(mine) < MOST_MISSIONS:
        options += [
            ("take_mission", g.box.missions[mission].id) for mission in missions_to_take(g, seat)
        ]
    elif len(g.turn.used) < MOST_MISSIONS:
        options += [("return_mission", g.box.missions[mission].id) for mission in mine]
    move = yield from choose(seat, MISSIONS, [*options, DONE])
    match move:
        case ("take_mission", str(mission)):
            take_mission(g, seat, g.box.mission_of[mission])
        case ("return_mission", str(mission)):
            g.turn.used.append(mission)
            return_mission(g, seat, g.box.mission_of[mission])
        case _:
            g.turn.used = []
            next_player(g)
