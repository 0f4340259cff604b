"""The sequence of play: the agenda first, else the step of the Round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import CHECKPOINT, Flow
from stolnik.rulebook import rule

from .box.asks import NOTHING
from .chapters.action_cards.display import resolve_display
from .chapters.action_cards.playing import resolve_card
from .chapters.action_cards.reactions import react
from .chapters.agenda import AFTERWARDS, WORK, done_by, work_on
from .chapters.basic_actions.diplomacy import negotiate
from .chapters.basic_actions.explore import explore
from .chapters.basic_actions.fabricate_claims import fabricate_claims
from .chapters.basic_actions.influence_action import spread_influence
from .chapters.basic_actions.national_focus import work_on_focus
from .chapters.basic_actions.trade import trade
from .chapters.battle.fight import fight
from .chapters.battle.naval_battle import fight_at_sea
from .chapters.board.cubes import pick_up_a_cube
from .chapters.curia.curia_track import ASKED_BY_CURIA, curia_is_kept, keep_curia
from .chapters.effects.run import resolve_effects
from .chapters.empire.defending import contribute
from .chapters.empire.imperial_influence import place_imperial_influence
from .chapters.event_cards.event_action import resolve_event
from .chapters.other_realms.invasions import invade
from .chapters.peace.negotiation import negotiate_peace
from .chapters.peace.order import peace, talk
from .chapters.peace.settlement import settle
from .chapters.phases.actions import take_turn
from .chapters.phases.cleanup import clean_the_board, discard_to_five, end_round, update_and_refresh
from .chapters.phases.draw_cards import (
    draw_action_cards,
    first_appointments,
    first_draw,
    first_keep,
    first_missions,
    pay_for_cards,
    pick_missions,
    reveal_events,
)
from .chapters.phases.end_of_age import end_a_marriage, next_age, swap_a_card
from .chapters.phases.final_missions import reveal_missions
from .chapters.phases.final_scoring import score_finally
from .chapters.phases.income import collect_income, collect_power, pay_corruption, score_prestige
from .chapters.phases.peace_and_rebels import (
    gain_or_remove_unrest,
    interregnum,
    npr_invasions,
    prestige_penalties,
    rebel_dice,
    rebels_rise,
    remove_cbs_and_truces,
)
from .chapters.phases.sequence import OVER
from .chapters.phases.upkeep import cut_costs
from .chapters.prestige.sweep import Watch, after_a_battle, consequences
from .chapters.rebels.rebel_dice import roll_rebel_dice
from .chapters.rebels.rising import rise
from .chapters.religion.dissent import religious_dissent, work_on_dissent
from .chapters.religion.spreading import spread
from .chapters.religion.state_religion import work_on_reform
from .chapters.war.calls_to_arms import answer_call, call_allies
from .chapters.war.declaration import declare
from .chapters.war.driven_out import leave_ports
from .chapters.war.land_movement import move_on_land
from .chapters.war.naval_movement import sail
from .chapters.war.recruit import recruit
from .chapters.war.siege import besiege
from .shortcuts import SHORTCUTS
from .stages import RoundStep
from .state import Europe
from .tasks import (
    ArmyArrived,
    Battle,
    Besieging,
    Call,
    CallingAllies,
    CardUnderWay,
    Contributing,
    CoveringSlots,
    Deal,
    Declaration,
    DisplayUnderWay,
    Dissent,
    EffectsUnderWay,
    EventUnderWay,
    Exploring,
    Fabricating,
    Influencing,
    Invasions,
    LeavingPorts,
    Moving,
    NationalFocus,
    NavalBattle,
    Negotiation,
    PeaceTalks,
    PlacingImperial,
    RebelRolls,
    RebelsRise,
    Recruiting,
    Reforming,
    Sailing,
    Settlement,
    Spreading,
    Trading,
)

Portion = Callable[[Europe], Flow[None] | None]
"""A bounded part of a step: a question or two, or none."""

STEPS: Final[Mapping[RoundStep, Portion]] = {
    "first_draw": first_draw,
    "first_appoint": first_appointments,
    "first_keep": first_keep,
    "first_missions": first_missions,
    "1A": reveal_events,
    "1B": draw_action_cards,
    "1C": pay_for_cards,
    "1D": pick_missions,
    "actions": take_turn,
    "last_actions": take_turn,
    "last_events": take_turn,
    "3A": remove_cbs_and_truces,
    "3B": npr_invasions,
    "3C": rebels_rise,
    "3D": peace,
    "3E": prestige_penalties,
    "3F": interregnum,
    "3G": religious_dissent,
    "3H": gain_or_remove_unrest,
    "3I": rebel_dice,
    "4A": cut_costs,
    "4B": collect_income,
    "4C": pay_corruption,
    "4D": collect_power,
    "4E": score_prestige,
    "5A": update_and_refresh,
    "5B": clean_the_board,
    "5C": discard_to_five,
    "end_of_round": end_round,
    "age_cards": next_age,
    "age_swap": swap_a_card,
    "age_marriages": end_a_marriage,
    "final_missions": reveal_missions,
    "final_scoring": score_finally,
}

WORK.update(
    (
        done_by(EventUnderWay, resolve_event),
        done_by(CardUnderWay, resolve_card),
        done_by(DisplayUnderWay, resolve_display),
        done_by(EffectsUnderWay, resolve_effects),
        done_by(PeaceTalks, talk),
        done_by(Settlement, settle),
        done_by(Negotiation, negotiate_peace),
        done_by(NationalFocus, work_on_focus),
        done_by(Trading, trade),
        done_by(Battle, fight),
        done_by(NavalBattle, fight_at_sea),
        done_by(RebelRolls, roll_rebel_dice),
        done_by(RebelsRise, rise),
        done_by(Invasions, invade),
        done_by(Besieging, besiege),
        done_by(Influencing, spread_influence),
        done_by(Fabricating, fabricate_claims),
        done_by(Exploring, explore),
        done_by(Deal, negotiate),
        done_by(Declaration, declare),
        done_by(CallingAllies, call_allies),
        done_by(Call, answer_call),
        done_by(Recruiting, recruit),
        done_by(Moving, move_on_land),
        done_by(Sailing, sail),
        done_by(LeavingPorts, leave_ports),
        done_by(CoveringSlots, pick_up_a_cube),
        done_by(ArmyArrived, react),
        done_by(PlacingImperial, place_imperial_influence),
        done_by(Dissent, work_on_dissent),
        done_by(Reforming, work_on_reform),
        done_by(Spreading, spread),
        done_by(Contributing, contribute),
    )
)
AFTERWARDS[:] = [after_a_battle]


@rule("EU 4.0.1 4.0.2")
def play(g: Europe) -> Flow[None]:
    """Work off what is under way, one portion at a time, then go on with the Round."""
    watch = Watch()
    g.keep_in_mind(watch)
    while g.step != OVER:
        yield CHECKPOINT
        task = g.agenda[-1] if g.agenda else None
        flow = STEPS[g.step](g) if task is None else work_on(g, task)
        if flow is not None:
            yield from flow
        touched, g.touched = g.touched, NOTHING
        watch.touched |= touched
        if not watch.rests():
            consequences(g, watch, task)
        if not SHORTCUTS.taken or ((touched | g.touched) & ASKED_BY_CURIA and not curia_is_kept(g)):
            yield from keep_curia(g)
