"""Missions: which a player may take, and what it means to complete one."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MissionNo
from ...events.government import MissionScored
from ...events.phases import ReturnedMission, TookMission
from ...state import Europe, HeldMission
from ...tasks import EffectsUnderWay
from ..effects.conditions import holds
from .prestige_track import score

MOST_MISSIONS = 2
GENERIC = ("generic_a", "generic_b")


@rule("EU 17.2.1 17.2.3")
def mission_deck(g: Europe, seat: Seat) -> list[MissionNo]:
    """A Major Power's own deck; any other Realm uses both generic decks (P3).

    Missions may be left out of the game.
    """
    if g.box.options.get("no_missions"):
        return []
    realm = g.box.realms[g.players[seat].realm]
    decks = (realm.id,) if realm.major else GENERIC
    return [mission for deck in decks for mission in g.box.mission_decks[deck]]


def held(g: Europe, seat: Seat) -> list[MissionNo]:
    return [one.mission for one in g.players[seat].missions]


@rule("EU 17.2.2 17.2.4 17.2.11")
def refuse_mission(
    g: Europe, seat: Seat, mission: MissionNo, *, first: bool = False
) -> Refusal | None:
    """Why a Mission cannot be taken in hand; the first two are green ones."""
    if mission not in mission_deck(g, seat):
        return Refusal("EU-17.2.3" if g.box.options.get("no_missions") else "EU-17.2.1")
    return _refuse_of_deck(g, seat, mission, held(g, seat), first=first)


def missions_to_take(g: Europe, seat: Seat, *, first: bool = False) -> list[MissionNo]:
    """All of a player's deck that can be taken in hand."""
    in_hand = held(g, seat)
    return [
        mission
        for mission in mission_deck(g, seat)
        if _refuse_of_deck(g, seat, mission, in_hand, first=first) is None
    ]


def _refuse_of_deck(
    g: Europe, seat: Seat, mission: MissionNo, in_hand: list[MissionNo], *, first: bool
) -> Refusal | None:
    player = g.players[seat]
    card = g.box.missions[mission]
    if mission in in_hand or mission in player.missions_done:
        return Refusal("EU-17.2.11")
    if first and not card.starting:
        return Refusal("EU-3.4.5")
    if card.after and not any(one in player.missions_done for one in card.after):
        return Refusal("EU-17.2.4")
    return None


def take_mission(g: Europe, seat: Seat, mission: MissionNo) -> None:
    g.players[seat].missions.append(HeldMission(mission))
    g.tell(TookMission(seat, g.box.missions[mission].id))


def return_mission(g: Europe, seat: Seat, mission: MissionNo) -> None:
    player = g.players[seat]
    player.missions = [one for one in player.missions if one.mission != mission]
    g.tell(ReturnedMission(seat, g.box.missions[mission].id))


# -- completing one ----------------------------------------------------------------------------


def is_met(g: Europe, seat: Seat, mission: MissionNo) -> bool:
    """Whether a player meets what a Mission asks for at this moment."""
    return holds(g, seat, g.box.missions[mission].condition)


@rule("EU 17.2.6 17.2.7 17.2.8 17.2.9")
def complete(g: Europe, seat: Seat, mission: MissionNo) -> None:
    """Show a Mission, score its Prestige, and put its effects on the agenda: Events guide them."""
    card = g.box.missions[mission]
    score_mission(g, seat, mission)
    if card.effects:
        g.agenda.append(EffectsUnderWay("mission", card.id, seat))


def score_mission(g: Europe, seat: Seat, mission: MissionNo) -> None:
    """A Mission leaves the hand for all to see."""
    player = g.players[seat]
    player.missions = [one for one in player.missions if one.mission != mission]
    player.missions_done.append(mission)
    g.show()
    g.tell(MissionScored(seat, g.box.missions[mission].id))
    score(g, seat, g.box.missions[mission].prestige, "mission")
