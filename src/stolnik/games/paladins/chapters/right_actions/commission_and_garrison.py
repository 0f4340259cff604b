"""Commission and Garrison: Faith sends a Monk to a region, Strength puts an Outpost there."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Action
from ...events import MonkSent, OutpostPlaced
from ...state import Paladins, monk, outpost
from .. import rewards
from ..abilities import after_action
from ..regions import (
    refuse_all_spaces,
    refuse_space,
    settle,
    space_reward,
)
from ..workers import place_workers
from .tracks import (
    next_place,
    price_of_next,
    refuse_next,
)


def _space_topic(name: str, action: Action, clause: str) -> Topic:
    def refuse(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
        match move:
            case ("space", str(space)):
                return refuse_space(g, ask.seat, action, g.box.space_at[space])
        return None

    return Topic(name, verbs=("space",), refuse=refuse, set_by=(clause,))


MONK_SPACE: Final = _space_topic("monk_space", "commission", "PAL-COM.5")
OUTPOST_SPACE: Final = _space_topic("outpost_space", "garrison", "PAL-GAR.5")


@rule("PAL COM.4 GAR.4")
def refuse_settling(g: Paladins, seat: Seat, action: Action) -> Refusal | None:
    """A piece that can be paid for, and a space that it can go to."""
    return refuse_next(g, seat, action) or refuse_all_spaces(g, seat, action)


@rule("PAL COM.1 COM.2 COM.3 COM.6 COM.8 ACT.3 ACT.4")
def commission(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions send the leftmost Monk to a space; the space it leaves shows Influence."""
    left = next_place(g, seat, "commission")
    yield from place_workers(g, seat, "commission", price=price_of_next(g, seat, "commission"))
    at = yield from settle(g, seat, "commission", monk(seat), MONK_SPACE)
    g.tell(MonkSent(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, left.uncovers)
    yield from after_action(g, seat, "commission")


@rule("PAL GAR.1 GAR.2 GAR.3 GAR.6 GAR.8 ACT.3 ACT.4")
def garrison(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions put the leftmost Outpost on a space; the space it leaves shows Faith."""
    left = next_place(g, seat, "garrison")
    yield from place_workers(g, seat, "garrison", price=price_of_next(g, seat, "garrison"))
    at = yield from settle(g, seat, "garrison", outpost(seat), OUTPOST_SPACE)
    g.tell(OutpostPlaced(seat, g.box.spaces[at].id))
    yield from space_reward(g, seat, at)
    yield from rewards.gain(g, seat, left.uncovers)
    yield from after_action(g, seat, "garrison")
