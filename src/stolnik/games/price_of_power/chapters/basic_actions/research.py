"""Research Idea: learn an Idea of the display."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...shortcuts import SHORTCUTS
from ...state import Europe
from ..government.ideas import research_discount
from ..government.learning import refuse_research, research
from ..menu import Entry


def refuse_research_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_research(g, seat, g.box.ideas[g.box.idea_of[str(move[1])]])


@rule("EU 5.1.40 8.0.1")
def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    ideas = [g.box.ideas[no] for no in g.idea_display]
    if SHORTCUTS.taken:  # what is too dear is not put to the other guards
        power, saved = g.players[seat].power, research_discount(g, seat)
        if max(power) < g.box.cheapest_idea - saved:
            return ()
        ideas = [idea for idea in ideas if idea.cost - saved <= power[idea.kind]]
    return [("research", idea.id) for idea in ideas if refuse_research(g, seat, idea) is None]


def _do(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    return research(g, seat, g.box.idea_of[str(move[1])])


RESEARCH = Entry(("research",), _offers, refuse_research_move, _do)
