"""The reward: the house that carried the session takes a noble and draws another."""

from __future__ import annotations

from sejmik.events import Drew, Took
from sejmik.state import Sejmik
from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal


def refuse_taking(g: Sejmik, seat: Seat, owner: Seat) -> Refusal | None:
    if owner == seat:
        return Refusal("SEJ-B2.2")
    return None if owner in g.put else Refusal("SEJ-B2.1")


@rule("SEJ-B2.1", "SEJ-B2.4")
def reward(g: Sejmik, seat: Seat) -> Flow[None]:
    """Take a noble of another house; the rest is discarded."""
    options: list[Move] = [("take", owner) for owner in g.put if not refuse_taking(g, seat, owner)]
    _, owner = yield from choose(seat, "reward", options)
    noble = g.put.pop(int(owner))
    g.houses[seat].retinue.append(noble)
    g.tell(Took(seat, noble))
    g.discards += g.put.values()
    g.put = {}
    draw(g, seat)
    g.winner = None
    g.session += 1


@rule("SEJ-B2.3")
def draw(g: Sejmik, seat: Seat) -> None:
    if not g.deck:
        return
    noble = g.deck.pop()
    g.houses[seat].hand.append(noble)
    g.show()
    g.tell(Drew(seat, noble))
