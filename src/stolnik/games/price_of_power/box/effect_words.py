"""The vocabulary in which cards are written: every verb, condition, filter and reference.

What each of them means is told in ``data/EFFECTS.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def words(text: str) -> frozenset[str]:
    """The words of a text, as a set."""
    return frozenset(text.split())


def _table(text: str) -> dict[str, frozenset[str]]:
    rows = (line.partition(":") for line in text.strip().splitlines())
    return {name.strip(): words(args) for name, _, args in rows}


VERBS: Final[Mapping[str, frozenset[str]]] = _table(
    """
    prestige: who n
    ducats: who n
    power: who kind n
    stability: who n
    set_stability: who to
    interest: who n
    exhaust_manpower: who n
    refresh_manpower: who n
    manpower_bonus: who n
    npr_manpower_token: n on
    imperial_authority: n
    cardinal: who n slot
    colonist: who n
    draw_cards: who deck n from
    influence: who n where
    remove_influence: who n where owner
    replace_influence: who n where
    claim: who n where
    remove_claim: who n where
    core: who n where
    unrest: n on
    remove_unrest: n on
    rebels: n where
    remove_rebels: n where
    move_rebels: from to n
    rebel_dice: who where
    rebel_town: on
    place_town: who on unrest
    place_vassal: who on unrest
    remove_tokens: n on
    swap_tokens: who on to n
    develop: who n where
    reduce: n on
    alliance: who with
    end_alliance: who with penalty
    offer_alliance: who to accepted refused
    marriage: who with
    offer_marriage: who to accepted
    disputed_succession: realm
    truce: who with
    end_truce: who with
    cb: who on
    religion: where faith n
    adopt_religion: who faith
    plague: where n
    pirate: node n
    move_pirate: n
    remove_pirate: n node
    expand_node: node
    dnpr: colour on realm capital
    leave_hre: areas
    gain_units: who kind type n where cost
    gain_ships: who type n where cost
    remove_ship: owner type where n
    disband: who n where exhaust
    casualties: who n where
    move_units: who army ship spaces to battle unexplored_ok
    action: who action free
    research: who idea cost discount
    lose_idea: who idea
    swap_idea: who lose gain prestige
    appoint: who what role cost from
    fire: who n kind role
    ruler: who mode name keep deck
    ill_health: what n
    steal_general: from to
    war: aggressor target
    end_war: who terms truce capitals_returned
    revolution: where n
    remove_revolution: where n
    crusade_token: who where
    excommunicate: who on
    merchant: who n
    exhaust_merchants: who node
    activate_defending_hre: who
    idea_row:
    choose_replacement_idea: n
    swap_display_cards: n kinds
    play_card: who card from cost no_loss
    privateer_trade: who draw node_kind activate pirate income
    buy_province: buyer area n from npr_accepts rejected accepted truce seller_may
    transfer_ducats: from to n
    battle_dice: who dice requires
    attrition_roll: who casualties
    rule: text hook arg
    """
)
"""Every verb with its arguments."""
OPEN_VERBS: Final = words("action war")
"""Their further arguments are modifiers of what they start."""

CONDITIONS: Final = words(
    """
    active_ally adjacent_to advisors all allied_to allies any any_accepted areas_fully_owned
    areas_in_dissent areas_owned at_least at_war at_war_or_truce_with at_war_with
    battles_won_this_round can_leave_hre capital_in capital_not_in cardinals colonial
    continents_with_presence controls_none_in_battlegrounds cores count deployed_land_units
    dnpr_provinces emperor event_taken exhausted expanded_nodes_with_merchant
    has_government_form has_idea has_idea_type has_token has_token_in has_token_or_ship_on
    hre_member hre_subject_with_authority ideas ideas_of_each_type imperial_authority
    influence_in influence_or_town_in influence_total interest interregnum is_npr is_pr
    is_pr_any key_province_power_in_node largest_orthodox_pr_at_least_largest_orthodox_npr
    leader_in_battle manpower marriages married_to married_to_any merchant_in merchants
    most_colonial_claims most_influence_in most_ships_in nobody_accepted nobody_chose not
    npr_provinces_in owner_is owner_is_npr_at_peace owner_religion owns_all
    owns_all_cores_of owns_in papal_controller pirates_fought ports ports_facing
    rebel_town_in rebels_in_realm ruler_has_dice sea_zones_with_ports share_choosing
    share_paying ships_at_sea ships_in ships_on_map stability state_religion
    state_religion_differs_from_hre trade_income_this_round trade_power truce_with
    units_adjacent units_in units_or_tokens_adjacent unrest_count unrest_in unrest_in_areas
    unrest_total value vassals_of_you wars_won_against_any wars_won_this_age who
    with_cavalry
    """
)
"""What a card can ask of the table, with the words that qualify it."""

FILTERS: Final[Mapping[str, frozenset[str]]] = {
    "areas": words(
        """
        adjacent_by_land_to adjacent_node adjacent_sea adjacent_to adjacent_to_any_of
        affected all_provinces_of capital_of chain_from core_areas_of dissent_for distant
        elector faith_border fallback hostile_to hre in map max_areas max_each
        must_include_if_eligible n no_province_of not_all_core_of not_religion not_sea_mark
        or_adjacent or_adjacent_by_land or_adjacent_sea or_adjacent_to or_same owned_by
        prefer_min_units prefer_not_religion religion same_as single town_without_unrest
        unrest_added vacant_territory with_influence_of with_influence_or_town_of
        with_noncore_town with_rebels with_token with_token_of with_town_of with_units_of
        with_unrest with_vassal_of without_token_of
        """
    ),
    "provinces": words(
        """
        adjacent_sea area area_all coastal core_of distant dutch_core even_pr_core gold in
        map n owner plus plus_adjacent ports replace vacant vacant_territory
        """
    ),
    "tokens": words(
        """
        adjacent_sea adjacent_to area area_religion at_least_own capital core_area_of
        core_of distant dutch_core facing_sea_mark facing_sea_of kind not_core occupying
        other_area owner owner_capital_not_in owner_not owner_religion provinces
        provinces_of single_area size unrest unrest_added with_any
        """
    ),
    "realms": words(
        """
        adjacent_sea adjacent_to ally_of any_of at_peace base_tax_max capital_in cb_from
        distant eligible_marriage except from_last_pick has_influence_of has_marriage hre in
        in_area influence_min kind religion strongest subjugable vassal_of vassal_or_ally_of
        """
    ),
    "nodes": words(
        """
        adjacent_map expanded in kind with_merchant_of
        """
    ),
    "zones": words(
        """
        distant in map
        """
    ),
    "ships": words(
        """
        deployed owner type
        """
    ),
    "claims": words(
        """
        distant owner
        """
    ),
}
"""For every kind of selector what it can be narrowed by."""

WHO: Final = words(
    """
    acceptor all any at_peace attacker emperor enemies opponents others papal_controller
    self seller you
    """
)
"""Whom a card can mean, besides a Realm, the Owner of a Province or what was bound."""

WHO_SETS: Final = words(
    """
    acceptors chose did_not_choose largest_pr list opponents others owners_of payers players
    """
)
"""Sets of Realms that are described."""

REFERENCES: Final = words(
    """
    adjacent_sea affected attacked_area claims_or_towns_of converted_from_protestant
    discards_top5 each_affected last_affected last_area last_claim last_dnpr last_node
    last_plague last_ships last_units last_unrest merchants_in_last_node own_area_of_each
    plague_areas removed_influence ships_of you_or_influence
    """
)
"""What earlier effects of the same card have touched."""

VALUES: Final = words(
    """
    base_tax cavalry_in_battle deployed_and_exhausted_land_units deployed_regular_units
    ducats ducats_on_event exhausted interest manpower prestige tax_income
    tax_value_of_distant_towns
    """
)
"""Figures of a Realm that a number can be made of."""

COSTS: Final = words(
    """
    adm any base dip discount ducats exhaust idea influence_in mil n one_of plus research
    special
    """
)
"""What a cost can be made of."""

MODIFIERS: Final = words(
    """
    action_discount advisor_upkeep_discount alliance_limit battle_dice_bonus
    charge_before_first_round convert_area_without_unrest core_unrest_removed_per_round
    dissent_unrest_ignored_areas first_influence_free_per_turn holy_war_cb
    integrate_area_discount interest_free_loans interregnum_skill loan_value manpower_bonus
    marriage_limit may_explore_with_ships may_recruit_artillery no_marriages
    opponents_trade_row_lower recruit_discount refresh_manpower_bonus
    remove_enemy_leader_die research_discount round_colonists round_income round_power
    round_prestige ship_discount siege_cost_against_you state_religion
    tercios_icon_double_infantry trade_cards_drawn
    """
)
"""What an Idea changes as long as one has it."""

HOOKS: Final = words(
    """
    active_player_chooses_last active_player_must_pick_a break_ties_across_sides cede_maine
    commit_to_crusade counterespionage exhaust_what_is_missing move_capital none
    one_less_with_revolutionary_regime play_on_as_sweden ruler_only_after_louis_xv take_name
    take_side
    """
)
"""The few sentences that have a function of their own."""

SYMBOLS: Final = words(
    """
    attrition cardinal_dies disloyal_vassals dnpr_expansion lost_at_sea mortality
    native_uprising pirates power_struggle spread_religion spread_revolution
    unrest_rebellion
    """
)
"""The symbols at the foot of an Event."""

STRUGGLES: Final = ("bright", "dim")
"""The two icons that activate a Power Struggle: the first and the second of an Age."""

MORTALITY: Final = ("square", "circle", "plus", "triangle")
