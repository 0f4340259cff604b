"""The state of an empire: which side of its map card is up, and what turning it does."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import FEUDAL, Empire, Slot
from ...events import MapCardTurned
from ...state import Pax
from ..tokens import VENICE, VENICE_SECOND, icon_of, venice_holds_two

CONSTANTINOPLE = Topic("constantinople", verbs=("stand",), set_by=("PAX1-J1.6", "PAX2-K2.3"))


@rule("PAX1 GL.Theocracy.1", "PAX2 GLO.Theocracy.1 GLO.Theocracy.2 GLO.Medieval.1")
def theocracy(g: Pax, empire: Empire) -> bool:
    """Whether the map card shows the sign of a religion; its ruler may be king or republic."""
    return g.states[empire] != FEUDAL


@rule("PAX1 GL.RegimeChange.15 B5.4")
def other_side(g: Pax, empire: Empire) -> str:
    """What is on the reverse of a map card of the 1st edition, which has two sides."""
    up = g.states[empire]
    return next(state for state in g.box.lands[empire].icons if state != up)


@rule("PAX1 J1.6 K2.4 T2.4 GL.Theocracy.3", "PAX2 B2.1 B6.2 K2.1 K2.2 GLO.MapCard.2")
def turn_map_card(g: Pax, seat: Seat, empire: Empire, new_side: str) -> Flow[None]:
    """The map card is turned over, and all stay in the cities where they were."""
    g.states[empire] = new_side
    g.tell(MapCardTurned(seat, empire, new_side))
    cities = g.cities
    if VENICE_SECOND in cities and VENICE not in cities and not venice_holds_two(g):
        cities[VENICE] = cities.pop(VENICE_SECOND)
    quarters = [slot for slot in g.box.lands[empire].slots if slot.startswith("constantinople")]
    if quarters:
        yield from stand_on_icons(g, seat, quarters)


@rule("PAX1 J1.6 K2.4", "PAX2 K2.3")
def stand_on_icons(g: Pax, seat: Seat, quarters: list[Slot]) -> Flow[None]:
    """The attacker says on which icons of Constantinople the tokens stand now."""
    cities = g.cities
    while True:
        held = [cities[slot] for slot in quarters if slot in cities]
        if not held or (len(held) == len(quarters) and len(set(held)) == 1):
            return
        here = next(slot for slot in quarters if slot in cities)
        token = cities[here]
        icons = {icon_of(g, slot): slot for slot in reversed(quarters)}
        ways: dict[Move, Slot] = {("stand", token, slot): slot for slot in sorted(icons.values())}
        there = yield from choose_thing(seat, CONSTANTINOPLE, ways, token=token)
        moved = cities.pop(there, None)
        if there != here:
            if moved is not None:
                cities[here] = moved
            else:
                del cities[here]
        cities[there] = token
        quarters = [slot for slot in quarters if slot != there]
