"""The Event Action: take an Event from the row, and the Event that nobody took."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import ADM, Character
from stolnik.games.price_of_power.chapters.board.ownership import realm_at_table
from stolnik.games.price_of_power.chapters.event_cards.row import reveal_next
from stolnik.games.price_of_power.chapters.event_cards.symbols.mortality import mortality
from stolnik.games.price_of_power.chapters.event_cards.symbols.unrest import unrest_or_rebellion
from stolnik.games.price_of_power.chapters.government.characters import succeed
from stolnik.games.price_of_power.chapters.government.power import refuse_power, spend_power
from stolnik.games.price_of_power.chapters.government.treasury import gain_ducats
from stolnik.games.price_of_power.chapters.menu import Deed, Entry
from stolnik.games.price_of_power.events.phases import (
    EventUnpicked,
    SymbolResolved,
    TookEvent,
    Waits,
)
from stolnik.games.price_of_power.state import (
    EVENT_NOT_TAKEN,
    EVENT_TAKEN,
    Europe,
    RowEvent,
)
from stolnik.games.price_of_power.tasks import EventUnderWay
from stolnik.rulebook import rule

EVENT_VERB: Final = "event"
DUCATS_ON_THE_OTHERS = 2
PRICE_OF_AN_UNPICKED_RULER = 2

# -- the Action --------------------------------------------------------------------------------


def in_row(g: Europe, name: str) -> RowEvent | None:
    return next((one for one in g.row if g.box.events[one.event].id == name), None)


def refuse_event(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    """Why an Event cannot be taken: one each Round, and only a face-up one."""
    if g.players[seat].status != EVENT_NOT_TAKEN:
        return Refusal("EU-5.1.2")
    shown = in_row(g, str(move[1]))
    if shown is None or not shown.open:
        return Refusal("EU-5.1.3")
    return None


def _offer_events(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    if g.players[seat].status != EVENT_NOT_TAKEN:
        return {}
    return {
        (EVENT_VERB, g.box.events[shown.event].id): partial(take_event, g, seat, shown)
        for shown in g.row
        if shown.open
    }


@rule("EU 4.2.7 4.2.9 5.1.2 5.1.3 5.1.4")
def take_event(g: Europe, seat: Seat, shown: RowEvent) -> Flow[None]:
    """Take the Ducats on it; the other face-up Events get 2 each; then it is resolved."""
    g.row.remove(shown)
    g.event_discards.append(shown.event)
    g.players[seat].status = EVENT_TAKEN
    g.tell(TookEvent(seat, g.box.events[shown.event].id, shown.ducats))
    gain_ducats(g, seat, shown.ducats, "event")
    for other in g.row:
        if other.open:
            other.ducats += DUCATS_ON_THE_OTHERS
    g.agenda.append(EventUnderWay(shown.event, seat, unpicked=False, stage="text"))
    yield from ()


EVENT = Entry((EVENT_VERB,), _offer_events, refuse_event)

# -- resolving it ------------------------------------------------------------------------------

Resolve = Callable[[Europe, EventUnderWay, str], Flow[None]]

SYMBOLS: dict[str, Resolve] = {"mortality": mortality, "unrest_rebellion": unrest_or_rebellion}
"""The symbols that are in force."""


@rule("EU 5.1.5 5.1.6 16.5.1")
def resolve_event(g: Europe) -> Flow[None]:
    """The text, the symbols from left to right, the Ruler; then the next Event is revealed."""
    task = g.agenda[-1]
    assert isinstance(task, EventUnderWay)
    card = g.box.events[task.event]
    if task.stage == "text":
        if card.effects and not task.unpicked:
            g.tell(Waits("event_text"))
        task.stage = "symbols"
    elif task.stage == "symbols":
        if task.symbol < len(card.symbols):
            symbol = card.symbols[task.symbol]
            task.symbol += 1
            yield from resolve_symbol(g, task, symbol)
        else:
            task.stage = "ruler"
    else:
        g.agenda.pop()
        yield from _ruler(g, task)
        _afterwards(g, task)


def resolve_symbol(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    kind, _, what = symbol.partition(":")
    if kind not in SYMBOLS:
        g.tell(Waits("symbol"))
        return
    g.tell(SymbolResolved(symbol.replace(":", "-")))
    yield from SYMBOLS[kind](g, task, what)


@rule("EU 4.2.10 5.1.9 5.1.10 16.4.1 16.4.2 16.4.4 16.5.2 16.5.3")
def _afterwards(g: Europe, task: EventUnderWay) -> None:
    """The last Event Action of a Round brings the symbols of the Event that nobody took."""
    if task.unpicked:
        return
    if any(player.status == EVENT_NOT_TAKEN for player in g.players):
        reveal_next(g)
        return
    for shown in g.row:
        g.event_discards.append(shown.event)
        g.tell(EventUnpicked(g.box.events[shown.event].id))
        g.agenda.append(EventUnderWay(shown.event, task.taker, unpicked=True, stage="text"))
    g.row = []


# -- its Ruler ---------------------------------------------------------------------------------


def refuse_ruler_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move == YES and ask.topic == BUY_RULER:
        return refuse_power(g, ask.seat, ADM, PRICE_OF_AN_UNPICKED_RULER, "EU-5.1.11")
    return None


TAKE_RULER = Topic(
    "take_ruler", verbs=("yes", "no"), refuse=refuse_ruler_answer, set_by=("EU-5.1.8",)
)
BUY_RULER = Topic(
    "buy_ruler", verbs=("yes", "no"), refuse=refuse_ruler_answer, set_by=("EU-5.1.11",)
)


@rule("EU 5.1.7 5.1.8 5.1.11 7.2.3 16.4.3")
def _ruler(g: Europe, task: EventUnderWay) -> Flow[None]:
    """One's own Event brings a new Ruler; others may take theirs, or buy an unpicked one."""
    card = g.box.events[task.event]
    if card.ruler is None or card.ruler.appointable or card.ruler.advisor:
        return
    seat = realm_at_table(g, card.realm)
    if seat >= len(g.players):
        return
    if task.unpicked:
        yield from _buy_ruler(g, seat, card.ruler)
    elif seat == task.taker:
        yield from succeed(g, seat, card.ruler)
    else:
        answer = yield from choose(seat, TAKE_RULER, [YES, NO], character=card.ruler.id)
        if answer == YES:
            yield from succeed(g, seat, card.ruler)


def _buy_ruler(g: Europe, seat: Seat, ruler: Character) -> Flow[None]:
    price = PRICE_OF_AN_UNPICKED_RULER
    if refuse_power(g, seat, ADM, price, "EU-5.1.11"):
        return
    answer = yield from choose(seat, BUY_RULER, [YES, NO], character=ruler.id, price=price)
    if answer == YES:
        spend_power(g, seat, ADM, price)
        yield from succeed(g, seat, ruler)
