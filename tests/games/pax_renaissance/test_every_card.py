"""Every card, one by one: it is played with and without its one-shot, and its prestige counts.

What a card should do is read off its printed icons; the rules behind the icons have tests of
their own, and so has every op (in test_every_op.py).  The last part names, for every ability,
the test that shows its effect.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from stolnik.games.pax_renaissance.box.components import FEUDAL
from stolnik.games.pax_renaissance.box.first import ABILITIES, DATA
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.torch import cost_of_victory
from stolnik.games.pax_renaissance.chapters.wars.battle import RELIGIOUS_WARS
from tests.games.pax_renaissance import every_card
from tests.games.pax_renaissance.every_card import (
    bombs,
    cards_of,
    drive,
    full_box,
    functions_of,
    place_of,
    position,
)
from tests.games.pax_renaissance.position import hold

BOX = full_box(1)
CARDS = cards_of(1)
QUEENS = [card.id for card in CARDS.values() if card.queen]
COMMONERS = [card.id for card in CARDS.values() if not card.queen]


# -- what is printed on it -------------------------------------------------------------------


@pytest.mark.rule("PAX1-B4.1", "PAX1-B4.3", "PAX1-B4.4", "PAX1-B4.7")
@pytest.mark.parametrize("file", ["market_cards.json", "expansion_cards.json"])
def test_each_card_is_as_its_record_says(file: str) -> None:
    for record in msgspec.json.decode((DATA / file).read_bytes())["cards"]:
        if record["card_type"] == "comet":
            continue
        card = CARDS[record["id"]]
        assert (card.side, card.kind, card.location, card.one_shot) == tuple(
            record[field] for field in ("deck", "card_type", "location", "one_shot")
        )
        assert list(card.prestige) == record["prestige"]
        assert [(agent.piece, agent.religion) for agent in card.agents] == [
            (agent["piece"], agent["religion"]) for agent in record["agents"]
        ]
        assert [(op.kind, op.religion, list(op.targets), op.side) for op in card.ops] == [
            (
                op["op"],
                op.get("religion"),
                op.get("targets", []),
                op.get("market", op.get("side")),
            )
            for op in record["ops"]
        ]
        assert list(card.abilities) == [ability["id"] for ability in record["abilities"]]


# -- playing a card without its one-shot ---------------------------------------------------------


@pytest.mark.rule("PAX1-B4.1", "PAX1-B4.8", "PAX1-E2b.3", "PAX1-GL.Agents.1", "PAX1-M1.2")
@pytest.mark.parametrize("card", COMMONERS)
def test_its_agents_land_at_its_location(card: str) -> None:
    every_card.check_agents_land(position(), card)


@pytest.mark.rule("PAX1-E2b.2", "PAX1-A2.5")
@pytest.mark.parametrize("card", COMMONERS)
def test_its_agents_can_all_be_declined(card: str) -> None:
    every_card.check_agents_can_be_declined(position(), card)


@pytest.mark.rule("PAX1-I2.1", "PAX1-I2.4")
@pytest.mark.parametrize("card", QUEENS)
def test_a_queen_without_coronation_is_an_old_maid_with_her_prestige(card: str) -> None:
    every_card.check_old_maid(position(), card)


# -- playing a card with its one-shot ------------------------------------------------------------


@pytest.mark.rule("PAX1-J0.1", "PAX1-J0.4", "PAX1-J0.5", "PAX1-B4.7")
@pytest.mark.parametrize("card", bombs(CARDS, "conspiracy"))
def test_its_conspiracy_takes_the_empire(card: str) -> None:
    every_card.check_conspiracy(position(), card)


@pytest.mark.rule("PAX1-J0.1", "PAX1-J0.4", "PAX1-J0.5", "PAX1-B4.7")
@pytest.mark.parametrize("card", bombs(CARDS, "peasant_revolt"))
def test_its_peasant_revolt_takes_the_empire(card: str) -> None:
    every_card.check_peasant_revolt(position(), card)


@pytest.mark.rule("PAX1-K1.1", "PAX1-K2.5", "PAX1-K2.6", "PAX1-K2.7", "PAX1-B4.7")
@pytest.mark.parametrize("card", bombs(CARDS, *RELIGIOUS_WARS))
def test_its_religious_war_takes_the_empire_and_turns_the_map_card_if_it_can(card: str) -> None:
    g = position()
    empire = place_of(g, card)
    religion = RELIGIOUS_WARS[str(CARDS[card].one_shot)]
    backward = {"man_for_all_seasons": "reformation", "zaporozhian_host": "islamic"}.get(card)
    if backward is not None:
        g.states[empire] = backward
    before = g.states[empire]
    reverse = next(state for state in BOX.lands[empire].icons if state != before)
    every_card.check_religious_war(g, card)
    if backward is not None:
        assert g.states[empire] == FEUDAL
    else:
        assert g.states[empire] == (reverse if reverse == religion else before)


@pytest.mark.rule("PAX1-H1.1", "PAX1-H1.2", "PAX1-E2a.4", "PAX1-B4.7")
@pytest.mark.parametrize("card", bombs(CARDS, "trade_shift"))
def test_its_trade_shift_opens_the_emporium_and_its_agents_land(card: str) -> None:
    every_card.check_trade_shift(position(), card)


@pytest.mark.rule("PAX1-M2.1", "PAX1-M2.2", "PAX1-M2.3", "PAX1-E2a.4")
@pytest.mark.parametrize("card", bombs(CARDS, "apostasy"))
def test_its_apostasy_strikes_those_who_have_prestige_of_both_religions(card: str) -> None:
    believers = {"catholic": "jesuits", "islamic": "the_grim", "reformation": "luther"}
    every_card.check_apostasy(position(), card, believers, ("cromwell", "safavids"))


@pytest.mark.rule("PAX1-I0.1", "PAX1-I0.2", "PAX1-I0.4", "PAX1-I1.1", "PAX1-I1.3")
@pytest.mark.parametrize(
    "card, suitor", [(card, suitor) for card in QUEENS for suitor in CARDS[card].suitors]
)
def test_a_queen_marries_each_of_her_suitors(card: str, suitor: str) -> None:
    every_card.check_coronation(position(), card, suitor)


@pytest.mark.rule("PAX1-I0.2")
@pytest.mark.parametrize("card", QUEENS)
def test_a_queen_marries_nobody_who_is_not_on_her_card(card: str) -> None:
    every_card.check_suitors(position(), card)


@pytest.mark.rule("PAX1-B4.7", "PAX1-D1.6", "PAX1-E2.2")
def test_every_one_shot_of_the_game_is_played_here() -> None:
    played = [
        *bombs(CARDS, "conspiracy", "peasant_revolt", "trade_shift", "apostasy", "coronation"),
        *bombs(CARDS, *RELIGIOUS_WARS),
    ]
    assert Counter(played) == Counter(card.id for card in CARDS.values() if card.one_shot)


@pytest.mark.rule("PAX1-M3.1", "PAX1-M3.2")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.torch])
def test_its_torch_turns_a_victory_back_and_discredits_the_one_it_names(card: str) -> None:
    victory = str(CARDS[card].torch)
    g = position()
    hold(g, 0, card)
    g.active = ["renaissance", victory]
    assert cost_of_victory(g, victory) == 1
    drive(g, play_card(g, 0, card), torch=("discredit", "renaissance"))
    assert g.active == [victory]
    assert cost_of_victory(g, victory) == 2
    assert cost_of_victory(g, "renaissance") == 1


# -- prestige ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B4.4", "PAX1-GL.Prestige.1")
@pytest.mark.parametrize("card", CARDS)
def test_its_prestige_counts(card: str) -> None:
    every_card.check_prestige(position(), card)


@pytest.mark.rule("PAX1-B3.4", "PAX1-GL.Prestige.1")
@pytest.mark.parametrize("republic", [False, True])
@pytest.mark.parametrize("empire", BOX.empires)
def test_the_prestige_of_an_empire_is_that_of_the_side_that_is_up(
    empire: str, republic: bool
) -> None:
    every_card.check_prestige_of_empire(position(), empire, republic)


# -- abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("PAX1-B4.6", "PAX1-GL.Ability.1", "PAX1-F1.15")
@pytest.mark.parametrize(
    "card, ability", [(card.id, ability) for card in CARDS.values() for ability in card.abilities]
)
def test_its_ability_works_in_the_tableau_until_a_bishop_silences_it(
    card: str, ability: str
) -> None:
    every_card.check_ability(position(), card, ability)


SHOWN_BY = {
    "action_apostasy_any_two_religions": (
        "test_apostasy.py",
        "test_the_action_can_name_any_two_religions",
    ),
    "action_discard_for_peasant_revolt": (
        "test_coronation.py",
        "test_reprisals_discard_the_queen_and_raise_the_peasants_of_her_empire",
    ),
    "behead_only_east_card_with_islamic_or_reformation_bishop": (
        "test_behead.py",
        "test_the_grand_mufti_beheads_only_east_cards_under_a_black_or_red_bishop",
    ),
    "behead_only_west_card_with_catholic_or_reformation_bishop": (
        "test_behead.py",
        "test_the_inquisition_pope_beheads_only_west_cards_under_a_white_or_red_bishop",
    ),
    "card_counts_as_republic_for_renaissance": (
        "test_victory.py",
        "test_a_secular_university_counts_as_a_republic",
    ),
    "coronation_may_take_married_or_opposing_king": (
        "test_coronation.py",
        "test_star_chamber_reaches_for_an_opponents_king",
    ),
    "crusade_ruling_catholic_rooks_count_as_knights": (
        "test_religious_war.py",
        "test_by_an_ability_adjacent_catholic_rooks_may_join_its_owners_crusade",
    ),
    "east_and_west_ops_in_one_action": (
        "test_run_ops.py",
        "test_an_ability_runs_both_sides_with_one_action",
    ),
    "free_east_ops": ("test_turn.py", "test_fortifications_run_one_side_without_an_action"),
    "free_trade_fair_once_per_turn": (
        "test_turn.py",
        "test_the_venice_galleys_give_one_fair_a_turn_without_an_action",
    ),
    "free_west_ops": ("test_turn.py", "test_fortifications_run_one_side_without_an_action"),
    "no_hand_limit": (
        "test_market.py",
        "test_a_printing_press_lifts_the_hand_limit_until_a_bishop_silences_it",
    ),
    "on_sale_perform_one_shot_of_sold_card": (
        "test_selling.py",
        "test_machiavellianism_lets_a_sold_card_start_its_war",
    ),
    "on_sale_use_one_political_op_of_opponent": (
        "test_selling.py",
        "test_selling_cryptography_uses_a_political_op_of_an_opponent",
    ),
    "own_cards_immune_to_silencing": (
        "test_run_ops.py",
        "test_a_syncretists_silenced_cards_can_be_run",
    ),
    "own_concessions_count_double_in_fairs_and_votes": (
        "test_vote.py",
        "test_the_concessions_of_michelangelos_patron_count_twice",
    ),
    "own_concessions_count_double_in_spice_islands_fairs": (
        "test_trade_fair.py",
        "test_the_cape_of_good_hope_doubles_only_fairs_from_the_spice_islands",
    ),
    "own_concessions_immune_to_pirates": (
        "test_corsair.py",
        "test_it_may_not_come_to_a_concession_that_is_immune_to_pirates",
    ),
    "owner_immune_to_apostasy": (
        "test_apostasy.py",
        "test_epicurean_swerve_makes_its_owner_immune_unless_silenced",
    ),
    "patron_counts_as_concession_for_globalization": (
        "test_victory.py",
        "test_cartography_counts_patrons_as_concessions_and_two_such_cards_add_up",
    ),
    "patron_counts_as_law_for_renaissance": (
        "test_victory.py",
        "test_republican_ideals_count_patrons_as_law_and_two_such_cards_add_up",
    ),
    "portugal_and_france_not_adjacent": (
        "test_campaign.py",
        "test_the_buffer_state_parts_portugal_and_france",
    ),
    "sells_for_4": ("test_selling.py", "test_aztec_gold_sells_for_four_from_the_tableau"),
    "venice_holds_two_while_catholic": (
        "test_tokens.py",
        "test_condottieri_give_venice_a_second_place_while_its_icon_is_catholic",
    ),
}
"""The test that shows the effect of each ability."""


def test_every_ability_has_a_test_of_its_effect() -> None:
    assert set(SHOWN_BY) == ABILITIES
    for ability, (file, name) in SHOWN_BY.items():
        assert name in functions_of(file), f"{ability}: there is no {name} in {file}"
