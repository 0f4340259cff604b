"""The Event Action: take an Event from the row, and the Event that nobody took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic, choose, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, Character
from ...events.departures import EventRemoved
from ...events.grants import RulerDeclined
from ...events.phases import EventUnpicked, SymbolResolved, TookEvent
from ...state import EVENT_NOT_TAKEN, EVENT_TAKEN, Europe, RowEvent, seats
from ...tasks import EventUnderWay
from ..board.ownership import realm_at_table
from ..effects.run import run_card
from ..effects.scope import Scope
from ..empire.election import hold_election
from ..government.characters import dethrone, fall_ill, ruler_gone, succeed
from ..government.power import refuse_power, spend_power
from ..government.treasury import gain_ducats
from ..menu import Entry
from .row import belongs_to_the_absent, reveal_next
from .symbols.attrition import attrition
from .symbols.cardinal_dies import cardinal_dies
from .symbols.disloyal_vassals import disloyal_vassals
from .symbols.dnpr_expansion import dnpr_expansion
from .symbols.lost_at_sea import lost_at_sea
from .symbols.mortality import mortality
from .symbols.native_uprising import native_uprising
from .symbols.pirates_appear import pirates
from .symbols.power_struggle import power_struggle
from .symbols.spread import spread_of_ideas, spread_of_the_revolution
from .symbols.unrest_everywhere import unrest_or_rebellion

EVENT_VERB: Final = "event"
TWO, EVENTS_OF_TWO = 2, 2
DUCATS_ON_THE_OTHERS = 2
PRICE_OF_AN_UNPICKED_RULER = 2

# -- the Action --------------------------------------------------------------------------------


def in_row(g: Europe, name: str) -> RowEvent | None:
    return next((one for one in g.row if g.box.events[one.event].id == name), None)


@rule("EU 4.2.7 20.2.3")
def events_owed(g: Europe, seat: Seat) -> int:
    """Event Actions that a player must still take this Round: one each, two with two players."""
    player = g.players[seat]
    if player.status != EVENT_NOT_TAKEN:
        return 0
    return EVENTS_OF_TWO - player.events if len(g.players) == TWO else 1 - player.events


@rule("EU-16.3.1")
def refuse_event(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    """Why an Event cannot be taken: one each Round, and only a face-up one."""
    if g.players[seat].status != EVENT_NOT_TAKEN:
        taken = "events_taken" if len(g.players) == TWO else "event_taken"
        return Refusal("EU-20.2.3" if len(g.players) == TWO else "EU-5.1.2", {}, taken)
    shown = in_row(g, str(move[1]))
    if shown is None or not shown.open:
        return Refusal("EU-5.1.3")
    return None


def _offer_events(g: Europe, seat: Seat) -> Sequence[Move]:
    if g.players[seat].status != EVENT_NOT_TAKEN:
        return ()
    events = g.box.events
    return [(EVENT_VERB, events[shown.event].id) for shown in g.row if shown.open]


def _take(g: Europe, seat: Seat, move: Move) -> None:
    shown = in_row(g, str(move[1]))
    assert shown is not None, move
    take_event(g, seat, shown)


@rule("EU 4.2.7 4.2.9 5.1.2 5.1.3 5.1.4")
def take_event(g: Europe, seat: Seat, shown: RowEvent) -> None:
    """Take the Ducats on it; the other face-up Events get 2 each; then it is resolved."""
    g.row.remove(shown)
    g.event_discards.append(shown.event)
    player = g.players[seat]
    player.events += 1
    if not events_owed(g, seat):
        player.status = EVENT_TAKEN
    g.tell(TookEvent(seat, g.box.events[shown.event].id, shown.ducats))
    gain_ducats(g, seat, shown.ducats, "event")
    for other in g.row:
        if other.open:
            other.ducats += DUCATS_ON_THE_OTHERS
    g.agenda.append(
        EventUnderWay(shown.event, seat, unpicked=False, stage="text", ducats=shown.ducats)
    )


EVENT = Entry((EVENT_VERB,), _offer_events, refuse_event, _take)

# -- resolving it ------------------------------------------------------------------------------

Resolve = Callable[[Europe, EventUnderWay, str], Flow[None] | None]

SYMBOLS: dict[str, Resolve] = {
    "mortality": mortality,
    "unrest_rebellion": unrest_or_rebellion,
    "native_uprising": native_uprising,
    "lost_at_sea": lost_at_sea,
    "cardinal_dies": cardinal_dies,
    "attrition": attrition,
    "disloyal_vassals": disloyal_vassals,
    "dnpr_expansion": dnpr_expansion,
    "pirates": pirates,
    "power_struggle": power_struggle,
    "spread_religion": spread_of_ideas,
    "spread_revolution": spread_of_the_revolution,
}
"""Every symbol with what it does."""


@rule("EU 5.1.5 5.1.6 16.5.1")
def resolve_event(g: Europe, task: EventUnderWay) -> Flow[None]:
    """The text, the symbols from left to right, the Ruler; then the next Event is revealed."""
    card = g.box.events[task.event]
    if task.stage == "text" and not task.unpicked:
        yield from run_card(g, Scope.of(task.taker, "event", card.id), card.effects)
        task.stage = "symbols"
    elif task.symbol < len(card.symbols):
        task.stage = "symbols"
        symbol = card.symbols[task.symbol]
        task.symbol += 1
        yield from resolve_symbol(g, task, symbol)
    else:
        g.agenda.pop()
        yield from _ruler(g, task)
        _afterwards(g, task)


def resolve_symbol(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    kind, _, what = symbol.partition(":")
    g.tell(SymbolResolved(symbol.replace(":", "-")))
    yield from rest_of(SYMBOLS[kind](g, task, what))


@rule("EU 4.2.10 5.1.9 5.1.10 16.4.1 16.4.2 16.4.4 16.5.2 16.5.3 21.0.7 21.0.8")
def _afterwards(g: Europe, task: EventUnderWay) -> None:
    """The last Event Action of a Round brings the symbols of the Event that nobody took.

    Where a player has left there may be more of them; they come from left to right.
    """
    if task.unpicked:
        return
    if EVENT_NOT_TAKEN in [g.players[seat].status for seat in seats(g)]:
        reveal_next(g)
        return
    if not all(shown.open for shown in g.row):
        g.show()
    for shown in reversed(g.row):
        g.event_discards.append(shown.event)
        if belongs_to_the_absent(g, shown.event):
            g.tell(EventRemoved(g.box.events[shown.event].id))
            continue
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
    if task.outgoing or task.vacant:
        yield from _end_reigns(g, task)
    card = g.box.events[task.event]
    if task.no_ruler or card.ruler is None or card.ruler.appointable or card.ruler.advisor:
        return
    seat = realm_at_table(g, card.realm)
    if seat >= len(g.players):
        return
    if task.unpicked:
        yield from _buy_ruler(g, seat, card.ruler)
    elif seat == task.taker:
        yield from _take_power(g, task, seat, card.ruler)
    else:
        answer = yield from choose(seat, TAKE_RULER, [YES, NO], character=card.ruler.id)
        if answer == YES:
            yield from _take_power(g, task, seat, card.ruler)
        else:
            g.tell(RulerDeclined(seat, card.ruler.id))


@rule("EU 16.3.35 18.9.1")
def _end_reigns(g: Europe, task: EventUnderWay) -> Flow[None]:
    """Who rejected the Ruler of the Event loses the present one too, unless another follows.

    Where the Event itself had another follow whom it took, Electors may have to vote as well.
    """
    for seat, character in task.outgoing.items():
        ruler = g.players[seat].ruler
        if ruler is not None and ruler.character == character:
            dethrone(g, seat)
            task.vacant.append(seat)
    for seat in task.vacant:
        if g.players[seat].ruler is None:
            yield from ruler_gone(g, seat)
        else:
            yield from hold_election(g, seat)
    task.outgoing, task.vacant = {}, []


def _take_power(g: Europe, task: EventUnderWay, seat: Seat, ruler: Character) -> Flow[None]:
    """The new Ruler comes, with the Ill Health that the text has given."""
    yield from succeed(g, seat, ruler)
    for _ in range(task.ailing):
        officer = g.players[seat].ruler
        if officer is not None and (yield from fall_ill(g, seat, officer, task.taker)):
            yield from ruler_gone(g, seat)


def _buy_ruler(g: Europe, seat: Seat, ruler: Character) -> Flow[None]:
    price = PRICE_OF_AN_UNPICKED_RULER
    if refuse_power(g, seat, ADM, price, "EU-5.1.11"):
        return
    answer = yield from choose(seat, BUY_RULER, [YES, NO], character=ruler.id, price=price)
    if answer == YES:
        spend_power(g, seat, ADM, price)
        yield from succeed(g, seat, ruler)
    else:
        g.tell(RulerDeclined(seat, ruler.id))
