"""Commission and Garrison of the virtual player: which space it takes."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Action
from ...events import MonkSent, OutpostPlaced
from ...state import VIRTUAL, Paladins, monk, outpost, virtual_player
from ..actions_done import done
from ..regions import SENT_BY, within_reach
from ..right_actions.tracks import TRACKS, next_place
from .attribute_stacks import value
from .gains import gain
from .workers import place_on_the_right

NO_PIECE_LEFT: Final = Refusal("PAL-SPLC.1")
NO_SPACE_WITHIN_REACH: Final = Refusal("PAL-SPLC.3")
ONLY_DEBTS_TO_PAY: Final = Refusal("PAL-SPLC.5")


def refuse_settling(g: Paladins, action: Action) -> Refusal | None:
    """It needs a Monk or an Outpost, and a space within its Faith or Strength."""
    if done(g, VIRTUAL, action) == len(TRACKS[action].places(g.box)):
        return NO_PIECE_LEFT
    if not _reachable(g, action):
        return NO_SPACE_WITHIN_REACH
    return ONLY_DEBTS_TO_PAY if wanted_space(g, action) is None else None


def _reachable(g: Paladins, action: Action) -> list[int]:
    return within_reach(g, action, value(virtual_player(g), SENT_BY[action]))


@rule("PAL SPLC.4 SPLC.5 SPLC.6")
def wanted_space(g: Paladins, action: Action) -> int | None:
    """The reachable space with the reward it wants most; of several the leftmost."""
    priority = g.box.virtual_board.space_priority
    rank = {kind: place for place, kinds in enumerate(priority) for kind in kinds}
    in_debt = virtual_player(g).unpaid > 0
    spaces = g.box.spaces
    considered = [
        at
        for at in _reachable(g, action)
        if in_debt or all(reward.kind != "pay_debt" for reward in spaces[at].reward)
    ]
    return min(considered, key=lambda at: rank.get(spaces[at].kind, len(rank)), default=None)


@rule("PAL SPLC.1 SPLC.2 SPLC.9")
def commission(g: Paladins) -> Flow[None]:
    """The leftmost Monk goes to the space; its reward, then the Attribute it uncovers."""
    uncovered = next_place(g, VIRTUAL, "commission").uncovers
    at = _settle(g, "commission", monk(VIRTUAL))
    g.tell(MonkSent(VIRTUAL, g.box.spaces[at].id))
    yield from gain(g, g.box.spaces[at].reward)
    yield from gain(g, uncovered)


@rule("PAL SPLC.1 SPLC.2 SPLC.9")
def garrison(g: Paladins) -> Flow[None]:
    """The leftmost Outpost goes to the space; its reward, then the Attribute it uncovers."""
    uncovered = next_place(g, VIRTUAL, "garrison").uncovers
    at = _settle(g, "garrison", outpost(VIRTUAL))
    g.tell(OutpostPlaced(VIRTUAL, g.box.spaces[at].id))
    yield from gain(g, g.box.spaces[at].reward)
    yield from gain(g, uncovered)


def _settle(g: Paladins, action: Action, piece: int) -> int:
    at = wanted_space(g, action)
    assert at is not None
    place_on_the_right(g, action)
    g.pieces[at] = piece
    return at
