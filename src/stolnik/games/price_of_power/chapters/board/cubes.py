"""The thirty cubes of a player: what to do when the Supply has none left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, POWERS, CardNo
from ...events.phases import CubeTaken, DiscardedCard
from ...events.relations import InfluenceRemoved
from ...state import COLUMNS, DisplayCard, Europe
from ...tasks import CoveringSlots
from ..agenda import settle
from .supply import cubes_left

Taking = Callable[[], None]


CUBES = Topic(
    "cubes",
    verbs=(
        "take_power",
        "take_influence",
        "take_colonist",
        "take_cardinal",
        "take_charge",
        "done",
    ),
    set_by=("EU-2.2.6",),
)


@rule("EU-11.1.5")
def _places(g: Europe, seat: Seat, charging: CardNo = NONE) -> dict[Move, Taking]:
    """Where a player can pick up a cube, with what that does; not on the card it is to go to."""
    player = g.players[seat]
    found: dict[Move, Taking] = {}
    for kind, name in enumerate(POWERS):
        if player.power[kind]:
            found["take_power", name] = partial(_less_power, g, seat, kind)
    for area, n in enumerate(g.influence[seat::COLUMNS]):
        if n:
            found["take_influence", g.box.areas[area].id] = partial(_less_influence, g, seat, area)
    if player.colonists:
        found["take_colonist",] = partial(_less_colonists, g, seat)
    if seat in g.cardinals:
        found["take_cardinal",] = partial(_less_cardinals, g, seat)
    for charged in player.display:
        card = g.box.cards[charged.card].id
        if charged.cubes and charged.card != charging:
            found["take_charge", card] = partial(_less_charge, g, seat, charged)
    return found


def _less_power(g: Europe, seat: Seat, kind: int) -> None:
    g.players[seat].power[kind] -= 1
    g.tell(CubeTaken(seat, POWERS[kind]))


def _less_influence(g: Europe, seat: Seat, area: int) -> None:
    g.influence[area * COLUMNS + seat] -= 1
    g.tell(CubeTaken(seat, "influence"))
    g.tell(InfluenceRemoved(seat, g.box.areas[area].id))


def _less_colonists(g: Europe, seat: Seat) -> None:
    g.players[seat].colonists -= 1
    g.tell(CubeTaken(seat, "colonist"))


def _less_cardinals(g: Europe, seat: Seat) -> None:
    last = len(g.cardinals) - 1 - g.cardinals[::-1].index(seat)
    del g.cardinals[last]
    g.tell(CubeTaken(seat, "cardinal"))


@rule("EU-6.2.5")
def _less_charge(g: Europe, seat: Seat, charged: DisplayCard) -> None:
    """With its last cube the card is discarded, wherever that cube goes."""
    charged.cubes -= 1
    g.tell(CubeTaken(seat, "charge"))
    if not charged.cubes:
        g.players[seat].display.remove(charged)
        card = g.box.cards[charged.card]
        g.discards[card.deck].append(card.no)
        g.tell(DiscardedCard(seat, card.id))


@rule("EU 2.2.6 11.1.5")
def find_cube(g: Europe, seat: Seat, charging: CardNo = NONE) -> Flow[bool]:
    """Whether there is a cube to place: one of the Supply, or one that is picked up elsewhere."""
    if cubes_left(g, seat) > 0:
        return True
    places = {**_places(g, seat, charging), DONE: None}
    taking = yield from choose_thing(seat, CUBES, places)
    if taking is None:
        return False
    taking()
    return True


@rule("EU-2.2.6")
def cover_slots(g: Europe, seat: Seat) -> Flow[None]:
    """What needs a cube has come about: if the Supply has none, it is picked up elsewhere."""
    if cubes_left(g, seat) < 0:
        depth = len(g.agenda)
        g.agenda.append(CoveringSlots(seat))
        yield from settle(g, depth)


def pick_up_a_cube(g: Europe, task: CoveringSlots) -> Flow[None]:
    """One cube at a time, until none is short."""
    taking = yield from choose_thing(task.seat, CUBES, _places(g, task.seat))
    taking()
    if cubes_left(g, task.seat) >= 0:
        g.agenda.pop()
