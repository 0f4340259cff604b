"""Which test plays which card: all 593 of the box, each by its name or the name of its kind.

python -m tests.games.price_of_power.card_table
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.games.price_of_power.box.components import Box
from tests.games.price_of_power.position import box

EACH: Final = "effects/test_each_card.py"

KINDS: Final = {
    "dip_01": "government/test_every_card.py::test_exa28_new_alliance_is_countered",
    "mil_01": "battle/test_dice.py::test_dice_of_a_battle_action_stay_for_the_whole_battle",
    "mil_05": "battle/test_dice.py::"
    "test_inspired_leadership_needs_a_leader_and_adds_a_die_of_his_type",
    "mil_07": "war/test_reactions.py::test_one_step_ahead_leads_an_army_away_before_the_battle",
    "mil_10": "war/test_reactions.py::"
    "test_scorched_earth_costs_the_attacker_units_where_nobody_stands",
}
"""Kinds of Action Card that are played in a Battle or as a reaction."""

IDEAS: Final = {
    "tolerance": "religion/test_dissent.py::test_tolerance_keeps_two_areas_quiet",
    "inquisition": "religion/test_conversion.py::test_the_inquisition_stirs_up_nothing",
    "church_attendance_duty": "government/test_minor_actions.py::"
    "test_ideas_make_stability_cheaper_but_never_more_than_free",
    "mercantilism": "commerce/test_nodes.py::test_mercantilism_lowers_the_rows_of_opponents",
    "scientific_revolution": "government/test_research.py::"
    "test_the_scientific_revolution_makes_research_cheaper",
    "absolute_monarchy": "phases/test_income.py::"
    "test_absolute_monarchy_scores_with_positive_stability",
    "industrial_revolution": "phases/test_income.py::test_ideas_bring_income",
    "national_bank": "phases/test_income.py::test_each_interest_token_costs_a_ducat",
    "cabinet": "relations/test_forge_alliance.py::"
    "test_three_alliances_and_a_fourth_with_the_cabinet",
    "shrewd_trade_practices": "commerce/test_trade.py::test_an_idea_lets_one_draw_a_card_more",
    "deus_vult": "relations/test_casus_belli.py::"
    "test_deus_vult_is_good_against_neighbours_and_distant_realms_of_another_faith",
    "constitutional_monarchy": "phases/test_income.py::test_government_forms_give_power",
    "colonization_policy": "world/test_colonies.py::test_the_colonization_policy_sends_one_more",
    "benign_diplomats": "relations/test_influence.py::"
    "test_benign_diplomats_make_the_first_cube_free",
    "efficient_spies": "phases/test_peace_and_rebels.py::test_efficient_spies_calm_a_core_town",
    "pride_and_glory": "phases/test_income.py::test_an_interregnum_has_skill_1",
    "trade_companies": "government/test_ideas.py::test_what_units_and_ships_cost_less",
    "glorious_arms": "naval/test_naval_battle.py::"
    "test_a_pool_is_three_artillery_dice_and_those_of_the_admiral",
    "cannons": "war/test_recruit.py::test_only_regular_infantry_stands_outside_an_army",
    "tercios_janissaries": "battle/test_dice.py::test_icons_hit_if_they_match_a_unit",
    "noble_knights": "battle/test_dice.py::test_noble_knights_charge_before_the_first_round",
    "military_drill": "battle/test_dice.py::test_military_drill_takes_a_die_from_the_enemy_leader",
    "defensive_mentality": "battle/test_siege.py::test_defensive_mentality_makes_a_siege_dearer",
    "serfdom": "phases/test_cleanup.py::test_serfdom_refreshes_two_more",
    "line_infantry": "battle/test_dice.py::test_line_infantry_adds_an_infantry_die",
    "mass_conscription": "government/test_ideas.py::test_serfdom_and_conscription_bring_men",
    "revolutionary_regime": "religion/test_abilities.py::"
    "test_a_revolutionary_regime_turns_realm_and_capital",
    "bureaucracy": "phases/test_income.py::test_ideas_bring_income",
    "quest_for_the_new_world": "world/test_explore.py::"
    "test_who_has_nothing_near_a_distant_continent_cannot_explore",
}
"""What an Idea changes as long as a Realm has it."""


def table(b: Box) -> Iterator[tuple[str, str, str]]:
    """Deck, card, and the test; a test of every option stands in brackets without the option."""
    for event in b.events:
        yield "Event", event.id, f"{EACH}::test_every_option_of_this_event_changes_the_table"
    for mission in b.missions:
        yield "Mission", mission.id, f"{EACH}::test_the_reward_of_this_mission_changes_the_table"
    for milestone in b.milestones:
        test = "test_the_reward_of_this_milestone_changes_the_table"
        yield "Milestone", milestone.id, f"{EACH}::{test}"
    for struggle in b.struggles:
        test = "test_every_area_of_this_power_struggle_is_scored"
        yield "Power Struggle", struggle.id, f"{EACH}::{test}"
    for idea in b.ideas:
        at_once = f"{EACH}::test_what_this_idea_brings_at_once_changes_the_table"
        yield "Idea", idea.id, at_once if idea.immediate else IDEAS[idea.id]
    for card in b.cards:
        played = f"{EACH}::test_this_action_card_changes_the_table"
        yield "Action Card", card.id, KINDS.get(card.type.id, played)


def main() -> None:
    for deck, card, test in table(box()):
        print(f"{deck:15} {card:32} {test}")


if __name__ == "__main__":
    main()
