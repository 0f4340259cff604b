"""Develop: a Workshop on a right-side action saves a Worker for the rest of the game."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FRAMED, RIGHT_ACTIONS, WORKERS, Action, Price
from ...events import RewardDeclined, WorkerDisplaced, WorkshopPlaced
from ...state import WORKSHOP, Paladins
from .. import rewards
from ..abilities import after_action
from ..actions_done import developed
from ..resources import short_of_silver
from ..rounds import paladin_cards
from ..workers import place_workers, refuse_workers

NO_WORKSHOP_LEFT: Final = Refusal("PAL-DEV.8")
NOT_FRAMED: Final = Refusal("PAL-DEV.3")
COVERED: Final = Refusal("PAL-DEV.5")


@rule("PAL-DEV.7")
def refuse_workshop(g: Paladins, seat: Seat, action: Action, place: int) -> Refusal | None:
    """Only the framed spaces of right-side actions take a Workshop, and each only one."""
    if action not in RIGHT_ACTIONS or not 1 <= place <= FRAMED:
        return NOT_FRAMED
    if g.players[seat].spaces[g.box.actions[action].start + place - 1] == WORKSHOP:
        return COVERED
    return None


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("workshop", str(action), int(place)):
            return refuse_workshop(g, ask.seat, action, place)
    return None


WORKSHOP_PLACE: Final = Topic(
    "workshop", verbs=("workshop",), refuse=_refuse_answer, set_by=("PAL-DEV.2",)
)
FREE_DEVELOP: Final = Topic(
    "free_develop", verbs=("workshop", "no"), refuse=_refuse_answer, set_by=("PAL-DEV.3",)
)


@rule("PAL-DEV.1")
def refuse_develop(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    due = price(g, seat).silver
    if p.silver < due:
        return short_of_silver("PAL-DEV.1", due, p)
    if developed(p) == len(g.box.develop_track):
        return NO_WORKSHOP_LEFT
    return refuse_workers(g, p, "develop", 2)


@rule("PAL DEV.1 DEV.2")
def develop(g: Paladins, seat: Seat) -> Flow[None]:
    """Two Workers and 4 Silver move a Workshop."""
    yield from place_workers(g, seat, "develop", 2, price=price(g, seat))
    action, place = yield from choose_thing(seat, WORKSHOP_PLACE, workshop_places(g, seat))
    yield from place_workshop(g, seat, action, place)


def free_develop(g: Paladins, seat: Seat, *, chosen: bool = False) -> Flow[None]:
    """As Develop, without its Workers and Silver; it may be declined (R-22, R-24)."""
    if developed(g.players[seat]) == len(g.box.develop_track):
        return
    places: dict[Move, tuple[Action, int] | None] = {**workshop_places(g, seat)}
    if not chosen:
        places[NO] = None
    where = yield from choose_thing(seat, FREE_DEVELOP, places)
    if where is None:
        g.tell(RewardDeclined(seat, "free_develop"))
        return
    yield from place_workshop(g, seat, *where)


@rule("PAL DEV.2 DEV.4 DEV.6 DEV.7")
def place_workshop(g: Paladins, seat: Seat, name: Action, place: int) -> Flow[None]:
    """The leftmost Workshop covers a space, and the Worker shown beneath it is gained."""
    p = g.players[seat]
    uncovered = g.box.develop_track[developed(p)]
    space = g.box.actions[name].start + place - 1
    if p.spaces[space] >= 0:
        g.tell(WorkerDisplaced(seat, name, WORKERS[p.spaces[space]]))
    p.spaces[space] = WORKSHOP
    g.tell(WorkshopPlaced(seat, name, place))
    yield from rewards.gain(g, seat, uncovered.uncovers)
    yield from after_action(g, seat, "develop")


def workshop_places(g: Paladins, seat: Seat) -> dict[Move, tuple[Action, int]]:
    return {
        ("workshop", action, place): (action, place)
        for action in RIGHT_ACTIONS
        for place in range(1, FRAMED + 1)
        if not refuse_workshop(g, seat, action, place)
    }


def price(g: Paladins, seat: Seat) -> Price:
    """4 Silver, less with a Paladin who helps."""
    silver = g.box.actions["develop"].silver
    return Price(silver=paladin_cards.silver_due(g, g.players[seat], "develop", silver))
