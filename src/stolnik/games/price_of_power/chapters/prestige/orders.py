"""Standing orders for Missions, and announcements in one's own Turn (R52).

Nobody is ever asked out of turn because of a Mission that the others cannot see: a Mission under
order is announced as soon as it is met, one that is held back waits for its holder's Turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MissionNo
from ...events.prestige import MissionHeldBack, MissionOrdered
from ...state import Europe, HeldMission
from ..menu import Entry
from .missions import complete, is_met
from .sweep import Watch

ORDERED = "mission:"
"""How a Mission whose order was changed is marked among the free acts of a Turn (R54)."""


def _in_hand(g: Europe, seat: Seat, mission: MissionNo) -> HeldMission | None:
    return next((one for one in g.players[seat].missions if one.mission == mission), None)


def _mark(g: Europe, mission: MissionNo) -> str:
    return f"{ORDERED}{g.box.missions[mission].id}"


# -- guards ------------------------------------------------------------------------------------


@rule("EU-17.2.6")
def refuse_announcing(g: Europe, seat: Seat, mission: MissionNo) -> Refusal | None:
    """Only a Mission in hand that is met now; to have met it earlier does not count."""
    if _in_hand(g, seat, mission) is None or not is_met(g, seat, mission):
        return Refusal("EU-17.2.6")
    return None


def refuse_ordering(
    g: Europe, seat: Seat, mission: MissionNo, *, held_back: bool
) -> Refusal | None:
    """An order is changed once a Turn: what more changes could do, one can do (R54)."""
    held = _in_hand(g, seat, mission)
    if held is None or held.held_back == held_back:
        return Refusal("EU-17.2.5")
    if _mark(g, mission) in g.turn.used:
        return Refusal("EU-17.2.5", {}, "once")
    return None


def refuse_mission_act(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case ("announce", str(mission)):
            return refuse_announcing(g, seat, g.box.mission_of[mission])
        case ("hold", str(mission)):
            return refuse_ordering(g, seat, g.box.mission_of[mission], held_back=True)
        case ("order", str(mission)):
            return refuse_ordering(g, seat, g.box.mission_of[mission], held_back=False)
    return None


# -- acts --------------------------------------------------------------------------------------


def _order(g: Europe, seat: Seat, mission: MissionNo, held_back: bool) -> None:
    held = _in_hand(g, seat, mission)
    assert held is not None, mission
    held.held_back = held_back
    g.turn.used.append(_mark(g, mission))
    name = g.box.missions[mission].id
    g.tell(MissionHeldBack(seat, name) if held_back else MissionOrdered(seat, name))


def do_mission_act(g: Europe, seat: Seat, move: Move) -> None:
    """A Mission is announced, or its order is changed."""
    mission = g.box.mission_of[str(move[1])]
    if move[0] == "announce":
        complete(g, seat, mission)
    else:
        _order(g, seat, mission, held_back=move[0] == "hold")


@rule("EU 17.2.5 17.2.6")
def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    found: list[Move] = []
    used = g.turn.used
    meets = g.mind.meets if isinstance(g.mind, Watch) else is_met
    for held in g.players[seat].missions:
        mission = held.mission
        name = g.box.missions[mission].id
        if not used or _mark(g, mission) not in used:
            found.append(("order" if held.held_back else "hold", name))
        # What is under order and met was announced before this menu.
        if held.held_back and meets(g, seat, mission):
            found.append(("announce", name))
    return found


MISSIONS = Entry(
    ("announce", "hold", "order"), _offers, refuse_mission_act, do_mission_act, minor=True
)
