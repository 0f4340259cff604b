"""The row of Events of a Round."""

from __future__ import annotations

from stolnik.games.price_of_power.events.phases import EventRevealed
from stolnik.games.price_of_power.state import Europe, RowEvent, line_up
from stolnik.rulebook import rule


@rule("EU 2.2.10 2.4.23 3.1.5 4.1.1 16.2.1 16.2.2")
def lay_out_events(g: Europe) -> None:
    """Players + 1 Events from the top of the deck, the first three face up."""
    g.event_discards += [shown.event for shown in g.row]
    scenario = line_up(g)
    g.row = [RowEvent(g.event_deck.pop(), n < scenario.open) for n in range(scenario.events)]
    g.show()
    for shown in g.row:
        if shown.open:
            g.tell(EventRevealed(g.box.events[shown.event].id))


@rule("EU 5.1.12 16.2.3")
def reveal_next(g: Europe) -> None:
    """Turn one face-down Event face up, if any is left."""
    for shown in g.row:
        if not shown.open:
            shown.open = True
            g.show()
            g.tell(EventRevealed(g.box.events[shown.event].id))
            return
