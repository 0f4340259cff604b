"""Milestones: whoever meets one has completed it, the sooner the better."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...events.prestige import MilestoneReached
from ...state import Europe, ShownMilestone
from ...tasks import EffectsUnderWay
from ..effects.conditions import holds
from .prestige_track import score


@rule("EU 17.3.1 17.3.8")
def who_has_reached(g: Europe, shown: ShownMilestone, seats: Iterable[Seat]) -> list[Seat]:
    """Of these players, in their order, those who meet a Milestone and have no tag on it."""
    condition = g.box.milestones[shown.milestone].condition
    return [seat for seat in seats if seat not in shown.reached and holds(g, seat, condition)]


@rule("EU 17.3.6 17.3.7 17.3.9")
def reach(g: Europe, shown: ShownMilestone, seat: Seat) -> EffectsUnderWay:
    """A tag on the card, and Prestige by rank; the reward is the same for all."""
    card = g.box.milestones[shown.milestone]
    rank = len(shown.reached)
    shown.reached.append(seat)
    g.tell(MilestoneReached(seat, card.id, rank + 1))
    score(g, seat, card.prestige[rank] if rank < len(card.prestige) else 0, "milestone")
    return EffectsUnderWay("milestone", card.id, seat)
