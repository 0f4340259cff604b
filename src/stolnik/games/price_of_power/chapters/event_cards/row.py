"""The row of Events of a Round."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import EventNo
from ...events.departures import EventRemoved
from ...events.phases import EventRevealed
from ...state import EVENT_NOT_TAKEN, EVENT_TAKEN, Europe, RowEvent, line_up

OPEN_WITH_MORE = 4


@rule("EU 4.1.1 16.2.2 4.1.2 16.2.4 20.2.2")
def open_events(g: Europe) -> int:
    """How many Events of a row lie face up: three, with a variant four."""
    shown = line_up(g).open
    return max(shown, OPEN_WITH_MORE) if g.box.options.get("four_open_events") else shown


@rule("EU 2.2.10 2.4.23 3.1.5 4.1.1 16.2.1 16.2.2")
def lay_out_events(g: Europe) -> None:
    """Players + 1 Events from the top of the deck, the first three face up."""
    g.event_discards += [shown.event for shown in g.row]
    shown_at_first = open_events(g)
    row = range(line_up(g).events)
    g.row = [RowEvent(g.event_deck.pop(), n < shown_at_first) for n in row]
    g.show()
    for shown in list(g.row):
        if shown.open:
            _turn_up(g, shown)
    if not any(shown.open for shown in g.row):
        reveal_next(g)


@rule("EU-21.0.7")
def belongs_to_the_absent(g: Europe, event: EventNo) -> bool:
    """Whether an Event belongs to a Realm that nobody plays any more."""
    card = g.box.events[event]
    return card.kind == "realm" and all(
        player.left or player.realm != card.realm for player in g.players
    )


@rule("EU-21.0.7")
def _turn_up(g: Europe, shown: RowEvent) -> None:
    """An Event lies face up; that of a player who has left is removed at once."""
    shown.open = True
    g.tell(EventRevealed(g.box.events[shown.event].id))
    if belongs_to_the_absent(g, shown.event):
        g.row.remove(shown)
        g.event_discards.append(shown.event)
        g.tell(EventRemoved(g.box.events[shown.event].id))


@rule("EU 5.1.12 16.2.3")
def reveal_next(g: Europe) -> None:
    """Turn one face-down Event face up, if any is left; more only if none lies open (P261)."""
    for shown in [one for one in g.row if not one.open]:
        g.show()
        _turn_up(g, shown)
        if any(one.open for one in g.row):
            return
    if not g.row:
        for player in g.players:
            if player.status == EVENT_NOT_TAKEN:
                player.status = EVENT_TAKEN
