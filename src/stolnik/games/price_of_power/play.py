"""The sequence of play: the agenda first, else the step of the Round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import CHECKPOINT, Flow
from stolnik.games.price_of_power.box.asks import NOTHING
from stolnik.games.price_of_power.chapters.action_cards.display import resolve_display
from stolnik.games.price_of_power.chapters.action_cards.playing import resolve_card
from stolnik.games.price_of_power.chapters.action_cards.reactions import react
from stolnik.games.price_of_power.chapters.agenda import AFTERWARDS, WORK, Portion
from stolnik.games.price_of_power.chapters.basic_actions.claims import fabricate_claims
from stolnik.games.price_of_power.chapters.basic_actions.diplomacy import negotiate
from stolnik.games.price_of_power.chapters.basic_actions.explore import explore
from stolnik.games.price_of_power.chapters.basic_actions.influence import spread_influence
from stolnik.games.price_of_power.chapters.basic_actions.national_focus import work_on_focus
from stolnik.games.price_of_power.chapters.basic_actions.trade import trade
from stolnik.games.price_of_power.chapters.battle.fight import fight
from stolnik.games.price_of_power.chapters.battle.naval import fight_at_sea
from stolnik.games.price_of_power.chapters.board.cubes import pick_up_a_cube
from stolnik.games.price_of_power.chapters.curia.track import (
    ASKED_BY_CURIA,
    curia_is_kept,
    keep_curia,
)
from stolnik.games.price_of_power.chapters.effects.run import resolve_effects
from stolnik.games.price_of_power.chapters.empire.defending import contribute
from stolnik.games.price_of_power.chapters.empire.influence import place_imperial_influence
from stolnik.games.price_of_power.chapters.event_cards.taking import resolve_event
from stolnik.games.price_of_power.chapters.other_realms.invasions import invade
from stolnik.games.price_of_power.chapters.peace.negotiation import negotiate_peace
from stolnik.games.price_of_power.chapters.peace.order import peace, talk
from stolnik.games.price_of_power.chapters.peace.settlement import settle
from stolnik.games.price_of_power.chapters.phases.actions import take_turn
from stolnik.games.price_of_power.chapters.phases.cleanup import (
    clean_the_board,
    discard_to_five,
    end_round,
    update_and_refresh,
)
from stolnik.games.price_of_power.chapters.phases.draw_cards import (
    draw_action_cards,
    first_appointments,
    first_draw,
    first_keep,
    first_missions,
    pay_for_cards,
    pick_missions,
    reveal_events,
)
from stolnik.games.price_of_power.chapters.phases.end_of_age import (
    end_a_marriage,
    next_age,
    swap_a_card,
)
from stolnik.games.price_of_power.chapters.phases.final_missions import reveal_missions
from stolnik.games.price_of_power.chapters.phases.final_scoring import score_finally
from stolnik.games.price_of_power.chapters.phases.income import (
    collect_income,
    collect_power,
    pay_corruption,
    score_prestige,
)
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import (
    gain_or_remove_unrest,
    interregnum,
    npr_invasions,
    prestige_penalties,
    rebel_dice,
    rebels_rise,
    remove_cbs_and_truces,
)
from stolnik.games.price_of_power.chapters.phases.sequence import OVER
from stolnik.games.price_of_power.chapters.phases.upkeep import cut_costs
from stolnik.games.price_of_power.chapters.prestige.sweep import (
    Watch,
    after_a_battle,
    consequences,
)
from stolnik.games.price_of_power.chapters.rebels.dice import roll_rebel_dice
from stolnik.games.price_of_power.chapters.rebels.rising import rise
from stolnik.games.price_of_power.chapters.religion.dissent import (
    religious_dissent,
    work_on_dissent,
)
from stolnik.games.price_of_power.chapters.religion.spreading import spread
from stolnik.games.price_of_power.chapters.religion.state_religion import work_on_reform
from stolnik.games.price_of_power.chapters.war.calls_to_arms import answer_call, call_allies
from stolnik.games.price_of_power.chapters.war.declaration import declare
from stolnik.games.price_of_power.chapters.war.driven_out import leave_ports
from stolnik.games.price_of_power.chapters.war.land_movement import move_on_land
from stolnik.games.price_of_power.chapters.war.naval_movement import sail
from stolnik.games.price_of_power.chapters.war.recruit import recruit
from stolnik.games.price_of_power.chapters.war.siege import besiege
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import (
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
    Task,
    Trading,
)
from stolnik.rulebook import rule

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

TASKS: Final[Mapping[type[Task], Portion]] = {
    EventUnderWay: resolve_event,
    CardUnderWay: resolve_card,
    DisplayUnderWay: resolve_display,
    EffectsUnderWay: resolve_effects,
    PeaceTalks: talk,
    Settlement: settle,
    Negotiation: negotiate_peace,
    NationalFocus: work_on_focus,
    Trading: trade,
    Battle: fight,
    NavalBattle: fight_at_sea,
    RebelRolls: roll_rebel_dice,
    RebelsRise: rise,
    Invasions: invade,
    Besieging: besiege,
    Influencing: spread_influence,
    Fabricating: fabricate_claims,
    Exploring: explore,
    Deal: negotiate,
    Declaration: declare,
    CallingAllies: call_allies,
    Call: answer_call,
    Recruiting: recruit,
    Moving: move_on_land,
    Sailing: sail,
    LeavingPorts: leave_ports,
    CoveringSlots: pick_up_a_cube,
    ArmyArrived: react,
    PlacingImperial: place_imperial_influence,
    Dissent: work_on_dissent,
    Reforming: work_on_reform,
    Spreading: spread,
    Contributing: contribute,
}
WORK.update(TASKS)
AFTERWARDS[:] = [after_a_battle]


@rule("EU 4.0.1 4.0.2")
def play(g: Europe) -> Flow[None]:
    """Work off what is under way, one portion at a time, then go on with the Round."""
    watch = Watch()
    g.keep_in_mind(watch)
    while g.step != OVER:
        yield CHECKPOINT
        task = g.agenda[-1] if g.agenda else None
        if task is not None:
            yield from WORK[type(task)](g)
        else:
            yield from STEPS[g.step](g)
        touched, g.touched = g.touched, NOTHING
        watch.touched |= touched
        if not watch.rests():
            consequences(g, watch, task)
        if (touched | g.touched) & ASKED_BY_CURIA and not curia_is_kept(g):
            yield from keep_curia(g)
