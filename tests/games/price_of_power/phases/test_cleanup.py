"""Phase 5, the end of a Round, the end of an Age and Final Scoring."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import DIP, NONE
from stolnik.games.price_of_power.chapters.board.ownership import tax_value
from stolnik.games.price_of_power.chapters.board.tracks import manpower
from stolnik.games.price_of_power.chapters.phases.cleanup import (
    clean_the_board,
    discard_to_five,
    end_round,
    men,
    refresh,
    update_and_refresh,
)
from stolnik.games.price_of_power.chapters.phases.end_of_age import (
    end_a_marriage,
    marriages_due,
    next_age,
    swap_a_card,
)
from stolnik.games.price_of_power.chapters.phases.final_scoring import (
    end_condition,
    final_list,
    score_finally,
    standings,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.events.phases import (
    AlliedUnitsBack,
    ArmyUnitDisbanded,
    ManpowerChanged,
    MilestoneReplaced,
)
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import (
    EVENT_NOT_TAKEN,
    LARGE,
    NPR,
    PASSED,
    REBEL_TOWN,
    SMALL,
    VASSALS,
    Army,
    DisplayCard,
    Europe,
    War,
    board,
    line_up,
    piece,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    europe,
    give,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run


def at(step: RoundStep, seat: int = CASTILE) -> Europe:
    g = europe()
    enter(g, step)
    g.queue = [seat, (seat + 1) % 4]
    return g


# -- step A ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.5.1", "EU-9.MU.17")
def test_allied_units_return_to_available_manpower() -> None:
    g = at("5A")
    castile = g.players[CASTILE]
    castile.armies[1] = Army(area(g, "leon"), [0, 0, 0, 0, 0, 0, 2, 1, 0])
    told = listen(g)
    run(update_and_refresh(g))
    assert castile.allied == 3
    assert AlliedUnitsBack(CASTILE, 3) in told
    assert castile.armies[1].area == NONE


@pytest.mark.rule("EU-4.5.2", "EU-4.5.3", "EU-9.3.2", "EU-9.3.5", "EU-9.3.6")
def test_more_manpower_adds_available_units() -> None:
    g = at("5A")
    castile = g.players[CASTILE]
    before = men(castile)
    for name in ("granada", "milano"):
        town(g, name, CASTILE)
    assert men(castile) == before  # nothing before Step A2
    run(update_and_refresh(g))
    assert men(castile) == manpower(g, CASTILE) > before
    assert audit(g) == []


@pytest.mark.rule("EU-4.5.4", "EU-9.3.5")
def test_less_manpower_lets_the_player_choose_who_goes() -> None:
    g = at("5A")
    castile = g.players[CASTILE]
    castile.exhausted, castile.available = 1, castile.available
    over = men(castile) - manpower(g, CASTILE)
    assert over == 1
    table = Procedure(update_and_refresh(g))
    assert ("release_exhausted",) in table.ask.options
    assert ("release", 1, "cavalry") in table.ask.options
    assert refusal_of(g, table.ask, ("release", 1, "artillery")) == "EU-4.5.4"
    told = listen(g)
    table.say(("release", 1, "cavalry"))
    assert castile.armies[0].units[1] == 0
    assert told == [
        ArmyUnitDisbanded(CASTILE, 1, "regular", "cavalry"),
        ManpowerChanged(CASTILE, -1),
    ]
    run(update_and_refresh(g))
    assert g.queue == [FRANCE]


@pytest.mark.rule("EU-4.5.5")
@pytest.mark.parametrize(
    ("exhausted", "refreshed"),
    [(0, 0), (2, 2), (3, 3), (6, 3), (7, 4), (11, 6), (12, 6), (15, 6)],
)
def test_half_of_the_exhausted_units_are_refreshed(exhausted: int, refreshed: int) -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.exhausted, castile.available = exhausted, 0
    refresh(g, CASTILE)
    assert (castile.exhausted, castile.available) == (exhausted - refreshed, refreshed)


@pytest.mark.rule("EU-4.5.5")
def test_serfdom_refreshes_two_more() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.exhausted = 14
    castile.ideas.append(g.box.idea_of["serfdom"])
    refresh(g, CASTILE)
    assert castile.exhausted == 14 - 8


@pytest.mark.rule("EU-4.5.6", "EU-4.5.8")
def test_merchants_stand_up_and_the_focus_cube_returns() -> None:
    g = at("5A")
    castile = g.players[CASTILE]
    castile.merchants[0].upright = False
    castile.focus = True
    run(update_and_refresh(g))
    assert all(merchant.upright for merchant in castile.merchants)
    assert not castile.focus


# -- step B ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.5.9")
@pytest.mark.parametrize(("more", "allied"), [(0, True), (5, False)])
def test_exa12_a_dnpr_outgrows_its_alliance(more: int, allied: bool) -> None:
    g = at("5B")
    portugal = realm(g, "portugal")
    green = g.dnpr_realms.index(portugal - NPR) + 1
    free = [one for one in board(g).places if g.box.places[one].territory]
    for at_place in free[:more]:
        g.dnpr[at_place] = green
    assert (tax_value(g, portugal) >= 10) is not allied
    run(clean_the_board(g))
    assert (portugal in g.players[CASTILE].allies) == allied


@pytest.mark.rule("EU-4.5.9", "EU-11.3.46", "EU-11.3.47")
def test_an_active_ally_that_outgrows_its_alliance_leaves_with_its_units() -> None:
    g = at("5B")
    portugal = realm(g, "portugal")
    green = g.dnpr_realms.index(portugal - NPR) + 1
    free = [one for one in board(g).places if g.box.places[one].territory]
    for at_place in free[:5]:
        g.dnpr[at_place] = green
    castile = g.players[CASTILE]
    castile.allies[portugal] = True
    castile.allied, castile.allied_from = 4, {portugal: 4}
    g.wars = [War(FRANCE, CASTILE)]
    run(clean_the_board(g))
    assert portugal not in castile.allies
    assert (castile.allied, castile.allied_from) == (0, {})
    assert g.wars == [War(FRANCE, CASTILE), War(FRANCE, portugal)]


@pytest.mark.rule("EU-4.5.10")
def test_plague_leaves_the_map() -> None:
    g = at("5B")
    g.plague = [area(g, "lombardy")]
    run(clean_the_board(g))
    assert g.plague == []


@pytest.mark.rule("EU-4.5.15", "EU-4.5.16", "EU-4.2.12")
def test_exa14_first_player_token_and_markers() -> None:
    g = at("5B")
    for rank, seat in enumerate((FRANCE, CASTILE, ENGLAND, AUSTRIA)):
        g.players[seat].status = PASSED + rank
    g.queue = []  # the Emperor has placed Imperial Influence
    run(clean_the_board(g))
    assert g.first == FRANCE
    assert {player.status for player in g.players} == {EVENT_NOT_TAKEN}


# -- step C and the end of the Round -----------------------------------------------------------


@pytest.mark.rule("EU-4.5.17", "EU-6.0.9", "EU-4.5.18")
def test_hands_come_down_to_five_cards() -> None:
    g = at("5C")
    names = [card.id for card in g.box.cards if card.deck == 0][:6]
    give(g, CASTILE, *names)
    castile = g.players[CASTILE]
    castile.display.append(DisplayCard(g.decks[2].pop(), 3))
    table = Procedure(discard_to_five(g))
    assert len(table.ask.options) == 6
    table.say(("discard", names[2]))
    assert g.discards[0] == [g.box.card_of[names[2]]]
    run(discard_to_five(g))
    assert len(castile.hand) == 5
    assert g.queue == [FRANCE]


@pytest.mark.rule("EU-4.0.1", "EU-4.5.19", "EU-4.6.1", "EU-16.0.3")
def test_after_four_rounds_the_age_is_over() -> None:
    g = europe()
    enter(g, "end_of_round")
    assert len(g.event_deck) == 3 * line_up(g).events
    run(end_round(g))
    assert (g.step, g.round) == ("1A", 2)
    g.event_deck = []
    enter(g, "end_of_round")
    run(end_round(g))
    assert g.step == "age_cards"


# -- end of an Age -----------------------------------------------------------------------------


def age_over() -> Europe:
    g = europe()
    g.event_discards = [*g.event_deck, *(one.event for one in g.row)]
    g.event_deck, g.row = [], []
    enter(g, "age_cards")
    return g


@pytest.mark.rule("EU-4.6.2", "EU-4.6.3", "EU-16.0.1", "EU-16.0.3")
def test_the_next_age_brings_its_events_and_milestones() -> None:
    g = age_over()
    run(next_age(g))
    assert (g.age, g.round) == (2, 1)
    assert {g.box.events[event].age for event in g.event_deck} == {2}
    assert {g.box.milestones[one.milestone].age for one in g.milestones} == {2}
    assert len(g.milestones) == 4
    assert audit(g) == []


@pytest.mark.rule("EU-16.1.7", "EU-4.6.2")
@pytest.mark.parametrize("random_x", [False, True])
def test_the_next_age_has_the_events_of_the_realm_that_a_player_has_gone_on_with(
    random_x: bool,
) -> None:
    g = europe(3, line_up="northern", random_x_events=random_x)
    g.players[0].realm = g.box.realm_of["sweden"]  # no longer Denmark
    g.players = list(g.players)
    for age in (2, 3, 4):
        g.event_discards += [*g.event_deck, *(one.event for one in g.row)]
        g.event_deck, g.row = [], []
        run(next_age(g))
        of_realms = [no for no in g.event_deck if g.box.events[no].kind == "realm"]
        names = [g.box.realms[g.box.events[no].realm].id for no in of_realms]
        assert sorted(names) == ["muscovy", "muscovy", "poland", "poland", "sweden", "sweden"]
        half = len(g.event_deck) // 2
        assert g.box.event_of[f"{age}09-2"] in g.event_deck[:half]
        assert g.box.event_of[f"{age}09-1"] in g.event_deck[half:], "the first half is on top"
        assert audit(g) == []


@pytest.mark.rule("EU-4.6.4", "EU-8.0.3")
def test_unresearched_ideas_are_replaced_by_others_of_their_kind() -> None:
    g = age_over()
    old = list(g.idea_display)
    kept = old[4]
    g.players[FRANCE].ideas.append(kept)
    run(next_age(g))
    assert kept in g.idea_display
    assert set(old[:3]) <= set(g.idea_display)  # Basic
    gone = [idea for idea in old[3:] if idea != kept]
    assert not set(gone) & set(g.idea_display)
    kinds = sorted(g.box.ideas[idea].kind for idea in g.idea_display)
    assert kinds == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("EU-4.6.5")
def test_the_last_player_may_swap_a_new_card() -> None:
    g = age_over()
    for seat, prestige in enumerate((5, 3, 4, 9)):
        g.players[seat].prestige = prestige
    run(next_age(g))
    table = Procedure(swap_a_card(g))
    assert table.ask.seat == FRANCE
    assert DONE in table.ask.options
    swap = next(move for move in table.ask.options if move[0] == "swap_idea")
    table.say(swap)
    assert g.box.idea_of[str(swap[2])] in g.idea_display
    assert g.box.idea_of[str(swap[1])] not in g.idea_display
    assert audit(g) == []


@pytest.mark.rule("EU-4.6.5")
def test_a_milestone_that_is_swapped_is_told_with_the_new_one() -> None:
    g = age_over()
    g.players[FRANCE].prestige = -1
    run(next_age(g))
    table = Procedure(swap_a_card(g))
    swap = next(move for move in table.ask.options if move[0] == "swap_milestone")
    told = listen(g)
    table.say(swap)
    assert told[0] == MilestoneReplaced(str(swap[1]), str(swap[2]))


@pytest.mark.rule("EU-4.6.6")
def test_nobody_swaps_when_two_are_last() -> None:
    g = age_over()
    g.players[CASTILE].prestige = 1
    run(next_age(g))
    run(swap_a_card(g))
    assert g.step == "age_marriages"


@pytest.mark.rule("EU-4.6.7")
def test_marriages_score_at_the_end_of_an_age() -> None:
    g = europe()
    g.players[AUSTRIA].marriages = {}
    marriages_due(g)
    assert [player.prestige for player in g.players] == [1, 1, 1, 0]
    assert g.queue == [CASTILE, FRANCE, ENGLAND]


@pytest.mark.rule("EU-4.6.8")
def test_a_marriage_with_an_npr_ends_first_or_2_power_are_paid() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.marriages[FRANCE] = g.players[FRANCE].marriages[CASTILE] = False
    marriages_due(g)
    table = Procedure(end_a_marriage(g))
    assert table.ask.options == (("divorce", "aragon"), ("pay_dip",))
    assert refusal_of(g, table.ask, ("divorce", "france")) == "EU-4.6.8"
    assert refusal_of(g, table.ask, ("divorce", "aragon")) is None
    table.say(("pay_dip",))
    assert castile.power[DIP] == 1
    assert len(castile.marriages) == 2


@pytest.mark.rule("EU-4.6.8", "EU-11.4.4")
def test_a_vassal_is_no_npr_whose_marriage_must_end_first() -> None:
    g = europe()
    castile = g.players[CASTILE]
    vassal(g, "navarra", CASTILE)
    castile.marriages = {realm(g, "navarra"): False, FRANCE: False}
    g.players[FRANCE].marriages[CASTILE] = False
    marriages_due(g)
    ends = [("divorce", "navarra"), ("divorce", "france")]
    assert Procedure(end_a_marriage(g)).ask.options == (*ends, ("pay_dip",))
    castile.marriages[realm(g, "aragon")] = False
    assert Procedure(end_a_marriage(g)).ask.options == (("divorce", "aragon"), ("pay_dip",))


@pytest.mark.rule("EU-4.6.8")
def test_who_cannot_pay_must_end_a_marriage() -> None:
    g = europe()
    g.players[CASTILE].power[DIP] = 1
    marriages_due(g)
    run(end_a_marriage(g))
    assert g.players[CASTILE].marriages == {}


@pytest.mark.rule("EU-4.6.9")
def test_a_marriage_of_two_players_ends_for_both_and_both_still_owe_one() -> None:
    g = europe()
    castile, france = g.players[CASTILE], g.players[FRANCE]
    castile.marriages = {FRANCE: False}
    france.marriages = {CASTILE: False, realm(g, "provence"): False}
    for player in (castile, france):
        player.power[DIP] = 0
    marriages_due(g)
    run(end_a_marriage(g))
    assert castile.marriages == {}
    assert france.marriages == {realm(g, "provence"): False}
    run(end_a_marriage(g))
    assert france.marriages == {}


# -- the end of the game -----------------------------------------------------------------------


@pytest.mark.rule("EU-4.7.2", "EU-4.6.2", "EU-2.1.3")
def test_the_game_ends_when_no_events_are_left() -> None:
    g = europe()
    g.event_deck = []
    assert end_condition(g) == ""
    g.age = 3
    assert end_condition(g) == "no_events"


@pytest.mark.rule("EU-16.0.4", "EU-4.7.2")
def test_a_game_of_one_age_ends_with_it() -> None:
    g = europe(length="age_of_discovery")
    assert end_condition(g) == ""
    g.event_deck = []
    assert end_condition(g) == "no_events"


@pytest.mark.rule("EU-2.4.22", "EU-16.0.1")
@pytest.mark.rule("EU-16.0.2")
def test_the_fourth_age_is_only_in_the_deluxe_edition() -> None:
    assert line_up(europe(4)).ages == (1, 2, 3)
    assert line_up(europe(5)).ages == (1, 2, 3, 4)


@pytest.mark.rule("EU-4.7.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "why"), [(100, 80, "far_ahead"), (99, 10, ""), (120, 101, "")]
)
def test_100_prestige_and_a_lead_of_20_end_the_game(mine: int, theirs: int, why: str) -> None:
    g = europe()
    g.players[FRANCE].prestige = mine
    g.players[ENGLAND].prestige = theirs
    assert end_condition(g) == why


@pytest.mark.rule("EU-4.7.4")
def test_all_towns_and_vassals_on_the_board_end_the_game() -> None:
    g = europe(6)
    bare_map(g)
    small = [one.no for one in g.box.places if not one.large]
    large = [one.no for one in g.box.places if one.large]
    for at_place in small[:40]:
        g.tokens[at_place] = piece(SMALL, CASTILE)
    for at_place in large[:8]:
        g.tokens[at_place] = piece(LARGE, CASTILE)
    for at_place in large[8:17]:
        g.tokens[at_place] = piece(VASSALS, CASTILE)
    assert end_condition(g) == ""
    vassal(g, g.box.places[small[41]].id, CASTILE)
    assert end_condition(g) == "all_on_the_board"


@pytest.mark.rule("EU-4.7.1", "EU-17.0.2")
def test_final_scoring_follows_the_round_in_which_the_end_came() -> None:
    g = europe()
    enter(g, "end_of_round")
    g.players[FRANCE].prestige = 100
    run(end_round(g))
    assert g.step == "final_missions"
    run(score_finally(g))
    assert g.step == "over"


@pytest.mark.rule("EU-4.7.5", "EU-4.7.7", "EU-4.7.8", "EU-4.7.9", "EU-4.7.10", "EU-2.1.4")
@pytest.mark.rule("EU-4.7.13", "EU-4.7.14", "EU-4.7.15", "EU-7.6.9")
def test_the_list_of_the_final_scoring() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.stability = -2
    castile.interest = 3
    g.cores[area(g, "andalucia")] = CASTILE + 1
    g.occupiers[place(g, "galicia")] = REBEL_TOWN
    vassal(g, "barcelona", CASTILE)
    lines = dict(final_list(g, CASTILE))
    # 12 by Towns less Galicia, 1 by the Vassal; the Stability modifier does not count.
    assert lines["tax_income"] == 12 - 1 + 1
    assert lines["cores"] == 1
    assert lines["marriages"] == 1
    assert lines["alliances"] == 2
    assert lines["stability"] == -4
    assert lines["occupied"] == -1
    assert lines["interest"] == -3
    castile.prestige = 43
    run(score_finally(g))
    assert castile.prestige == 43 + sum(lines.values())


@pytest.mark.rule("EU-4.7.14")
def test_occupied_vassals_cost_no_prestige() -> None:
    g = europe()
    vassal(g, "navarra", FRANCE)
    g.occupiers[place(g, "navarra")] = REBEL_TOWN
    assert dict(final_list(g, FRANCE))["occupied"] == 0


@pytest.mark.rule("EU-2.1.1", "EU-4.7.16", "EU-17.0.1")
def test_most_prestige_wins() -> None:
    g = europe()
    for seat, prestige in enumerate((10, 30, 20, -5)):
        g.players[seat].prestige = prestige
    assert [one.place for one in standings(g)] == [3, 1, 2, 4]


@pytest.mark.rule("EU-4.7.17", "EU-4.7.18", "EU-4.7.19")
def test_ties_go_by_power_then_ducats_and_are_then_shared() -> None:
    g = europe()
    g.players[ENGLAND].power[DIP] = 4
    g.players[FRANCE].ducats = 16
    assert [one.place for one in standings(g)] == [3, 2, 1, 3]


@pytest.mark.rule("EU-17.1.2", "EU-17.1.3", "EU-17.1.1")
def test_exb36_prestige_goes_beyond_60_and_below_0() -> None:
    g = europe()
    for seat, prestige in enumerate((59, -3, 0, 0)):
        g.players[seat].prestige = prestige
    run(score_finally(g))
    assert g.players[CASTILE].prestige > 60
    assert standings(g)[CASTILE].score == g.players[CASTILE].prestige
    assert standings(g)[FRANCE].score == g.players[FRANCE].prestige
