"""Develop: a Workshop on a right-side action saves a Worker for the rest of the game."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.components import FRAMED, RIGHT_ACTIONS, WORKERS
from stolnik.games.paladins.events import WorkerDisplaced, WorkshopPlaced
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import WORKSHOP, Paladins, Player
from stolnik.games.paladins.tally import developed
from stolnik.games.paladins.workers import place_workers, refuse_workers

NO_WORKSHOP_LEFT: Final = Refusal("PAL-DEV.8")
LACKS_SILVER: Final = Refusal("PAL-DEV.1")
NOT_FRAMED: Final = Refusal("PAL-DEV.3")
COVERED: Final = Refusal("PAL-DEV.5")


@rule("PAL-DEV.1", "PAL-DEV.8")
def refuse_develop(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    if p.silver < cost(g, p):
        return LACKS_SILVER
    if developed(p) == len(g.box.develop_track):
        return NO_WORKSHOP_LEFT
    return refuse_workers(g, p, "develop", 2)


@rule("PAL-DEV.1", "PAL-DEV.2")
def develop(g: Paladins, seat: Seat) -> Flow[None]:
    """Two Workers and 4 Silver move a Workshop."""
    yield from place_workers(g, seat, "develop", 2)
    pay_silver(g, seat, cost(g, g.players[seat]))
    move = yield from choose(seat, "workshop", workshop_options(g, seat))
    yield from place_workshop(g, seat, move)


def free_develop(g: Paladins, seat: Seat, *, chosen: bool = False) -> Flow[None]:
    """As Develop, without its Workers and Silver; it may be declined (R-22, R-24)."""
    if developed(g.players[seat]) == len(g.box.develop_track):
        return
    options = workshop_options(g, seat)
    move = yield from choose(seat, "free_develop", options if chosen else [*options, NO])
    if move != NO:
        yield from place_workshop(g, seat, move)


@rule("PAL-DEV.2", "PAL-DEV.4", "PAL-DEV.6", "PAL-DEV.7")
def place_workshop(g: Paladins, seat: Seat, move: Move) -> Flow[None]:
    """The leftmost Workshop covers a space, and the Worker shown beneath it is gained."""
    p = g.players[seat]
    name, place = str(move[1]), int(move[2])
    uncovered = g.box.develop_track[developed(p)]
    space = g.box.actions[name].start + place - 1
    if p.spaces[space] >= 0:
        g.tell(WorkerDisplaced(seat, name, WORKERS[p.spaces[space]]))
    p.spaces[space] = WORKSHOP
    g.tell(WorkshopPlaced(seat, name, place))
    yield from rewards.gain(g, seat, uncovered.uncovers)
    yield from paladins.after_action(g, seat, "develop")
    yield from townsfolk.after_action(g, seat, "develop")


def workshop_options(g: Paladins, seat: Seat) -> list[Move]:
    return [
        ("workshop", action, place)
        for action in RIGHT_ACTIONS
        for place in range(1, FRAMED + 1)
        if not refuse_workshop(g, seat, action, place)
    ]


@rule("PAL-DEV.3", "PAL-DEV.5", "PAL-DEV.7")
def refuse_workshop(g: Paladins, seat: Seat, action: str, place: int) -> Refusal | None:
    """Only the framed spaces of right-side actions take a Workshop, and each only one."""
    if action not in RIGHT_ACTIONS or not 1 <= place <= FRAMED:
        return NOT_FRAMED
    if g.players[seat].spaces[g.box.actions[action].start + place - 1] == WORKSHOP:
        return COVERED
    return None


def cost(g: Paladins, p: Player) -> int:
    """4 Silver, less with a Paladin who helps."""
    return paladins.silver_due(g, p, "develop", g.box.actions["develop"].silver)
