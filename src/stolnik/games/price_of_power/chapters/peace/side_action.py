"""An Action that goes with a Negotiated Peace: one party cuts ties, or deals with the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.peace import (
    AlliancePromised,
    ClaimPromised,
    InfluencePromised,
    LiberationProposed,
    ReturnProposed,
    VictorProposed,
)
from ...events.relations import ProposedDucats
from ...state import Europe
from ...tasks import Deal, Negotiation
from ..basic_actions.cut_ties import ties_to_cut
from ..basic_actions.diplomacy import carry_out, to_pay
from .settlement import WHITE_PEACE
from .terms.keep_board import RETURN

SIDE_DEAL: Move = ("side_deal",)
CUTS: Final[Mapping[str, str]] = {
    "waive_influence": "cut_influence",
    "waive_claim": "cut_claim",
    "waive_alliance": "cut_alliance",
}
"""By the word of the agreement: the move of Cut Ties that it stands for."""


@rule("EU-10.PT.72")
def refuse_side_action(g: Europe, task: Negotiation, actor: Seat) -> Refusal | None:
    """One of the two takes an Action, beside a Peace Term and not in place of it."""
    if not task.term or task.actor != NONE or actor not in (task.seat, task.partner):
        return Refusal("EU-10.PT.72")
    return None


@rule("EU 10.PT.72 10.PT.73")
def refuse_side_deal(g: Europe, task: Negotiation) -> Refusal | None:
    """A deal between the two, begun once (R54) and before Ducats for the peace itself."""
    if task.actor == NONE or task.drafted or task.ducats:
        return Refusal("EU-10.PT.72")
    return None


@rule("EU-10.PT.72")
def refuse_side_cut(g: Europe, task: Negotiation, move: Move) -> Refusal | None:
    """A tie of the one whose Action it is, each once."""
    return None if move in side_cuts(g, task) else Refusal("EU-10.PT.72")


def side_cuts(g: Europe, task: Negotiation) -> dict[Move, tuple[str, str]]:
    """The ties that can still be given up, each with the move of Cut Ties that does it."""
    if task.actor == NONE:
        return {}
    ties = ties_to_cut(g, task.actor)
    return {
        (word, str(tie[1])): (verb, str(tie[1]))
        for word, verb in CUTS.items()
        for tie in ties
        if tie[0] == verb and tie not in task.cuts
    }


def side_articles(g: Europe, task: Negotiation) -> Iterator[Move]:
    """What can be added to the agreement about such an Action."""
    for actor in (task.seat, task.partner):
        if refuse_side_action(g, task, actor) is None:
            yield "side_action", actor
    if refuse_side_deal(g, task) is None:
        yield SIDE_DEAL
    yield from side_cuts(g, task)


def promise(g: Europe, task: Negotiation) -> None:
    """Tell all that goes with the Peace Term, when the whole is proposed."""
    if task.victor != NONE and task.term != WHITE_PEACE:
        g.tell(VictorProposed(task.victor))
    for place, fate in task.fates.items():
        name = g.box.places[place].id
        g.tell(ReturnProposed(name) if fate == RETURN else LiberationProposed(name))
    if task.ducats > 0:
        g.tell(ProposedDucats(task.seat, task.partner, task.ducats))
    elif task.ducats < 0:
        g.tell(ProposedDucats(task.partner, task.seat, -task.ducats))
    for verb, what in task.cuts:
        if verb == "cut_influence":
            g.tell(InfluencePromised(task.actor, what))
        elif verb == "cut_claim":
            g.tell(ClaimPromised(task.actor, what))
        else:
            g.tell(AlliancePromised(task.actor, what))


def owed(g: Europe, task: Negotiation, seat: Seat) -> int:
    """The Ducats that a party gives away by the deal."""
    if task.deal is None:
        return 0
    support = task.deal.ducats if seat == task.deal.seat else -task.deal.ducats
    return max(0, support) + max(0, to_pay(g, task.deal, seat))


def begin_side_deal(g: Europe, task: Negotiation) -> None:
    """The proposer writes it, whoever takes the Action and pays for it."""
    task.drafted = True
    g.agenda.append(Deal(task.seat, task.partner, payer=task.actor))


@rule("EU 10.PT.72 10.PT.73 10.PT.74")
def take_side_action(g: Europe, task: Negotiation) -> Flow[None]:
    """At once, before the Peace Term: the deal is carried out, and ties are cut.

    In this order, for what it costs to leave an Ally could be the Power that the deal costs.
    """
    if task.deal is not None:
        yield from carry_out(g, task.deal)
    for move in task.cuts:
        deed = ties_to_cut(g, task.actor).get(move)
        if deed is not None:
            yield from rest_of(deed())
