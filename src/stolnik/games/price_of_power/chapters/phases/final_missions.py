"""Final Scoring: Missions in hand that are met may still be shown."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MissionNo
from ...state import Europe
from ..prestige.missions import held, is_met, score_mission


def refuse_revealing(g: Europe, seat: Seat, mission: MissionNo) -> Refusal | None:
    """Why a Mission cannot be shown for its Prestige."""
    if mission not in held(g, seat):
        return Refusal("EU-4.7.6")
    return None if is_met(g, seat, mission) else Refusal("EU-4.7.6")


def refuse_reveal_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("reveal", str(mission)):
            return refuse_revealing(g, ask.seat, g.box.mission_of[mission])
    return None


REVEAL = Topic(
    "final_missions",
    verbs=("reveal", "done"),
    refuse=refuse_reveal_answer,
    set_by=("EU-4.7.6",),
)


@rule("EU-4.7.6")
def reveal_missions(g: Europe) -> Flow[None]:
    """In Turn order each player may show Missions that are met; their effects are ignored.

    Everybody with a Mission in hand is asked, for to ask only who met one would show it.
    """
    seat = g.queue[0]
    if held(g, seat):
        options: list[Move] = [
            ("reveal", g.box.missions[mission].id)
            for mission in held(g, seat)
            if refuse_revealing(g, seat, mission) is None
        ]
        answer: Move = yield Ask.of(seat, REVEAL, [*options, DONE])
        if answer != DONE:
            score_mission(g, seat, g.box.mission_of[str(answer[1])])
            return
    g.queue.pop(0)
    if g.queue:
        g.active = g.queue[0]
    else:
        g.step = "final_scoring"
