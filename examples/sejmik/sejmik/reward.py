"""The reward: the house that carried the session takes a noble and draws another."""

from __future__ import annotations

from sejmik.events import Drew, Took
from sejmik.state import Sejmik
from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule


def refuse_taking(g: Sejmik, seat: Seat, owner: Seat) -> Refusal | None:
    if owner == seat:
        return Refusal("SEJ-B2.2")
    return None if owner in g.put else Refusal("SEJ-B2.1")


def refuse_as_reward(g: Sejmik, ask: Ask, move: Move) -> Refusal | None:
    """Why a noble cannot be taken."""
    match move:
        case ("take", int(owner)):
            return refuse_taking(g, ask.seat, owner)
    return None


REWARD = Topic("reward", verbs=("take",), refuse=refuse_as_reward, set_by=("SEJ-B2.1",))


@rule("SEJ B2.1 B2.4")
def reward(g: Sejmik, seat: Seat) -> Flow[None]:
    """Take a noble of another house; the rest is discarded."""
    owners: dict[Move, Seat] = {
        ("take", owner): owner for owner in g.put if not refuse_taking(g, seat, owner)
    }
    owner = yield from choose_thing(seat, REWARD, owners)
    noble = g.put.pop(owner)
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
