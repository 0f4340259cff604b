"""Chapter 7: Power, Stability, the Treasury; and the supplies that run out."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL, NONE
from stolnik.games.price_of_power.chapters.board.changes import (
    place_town,
    place_vassal,
    take_off,
    town_for,
)
from stolnik.games.price_of_power.chapters.board.cubes import cover_slots, find_cube
from stolnik.games.price_of_power.chapters.board.supply import (
    cubes_left,
    ill_or_interest_left,
    large_towns_left,
    small_towns_left,
)
from stolnik.games.price_of_power.chapters.board.token_supply import find_token
from stolnik.games.price_of_power.chapters.government.ideas import compares
from stolnik.games.price_of_power.chapters.government.power import (
    gain_power,
    refuse_power,
    spend_power,
)
from stolnik.games.price_of_power.chapters.government.stability import (
    lower_stability,
    raise_stability,
)
from stolnik.games.price_of_power.chapters.government.treasury import (
    bankruptcy,
    disband_mercenaries,
    gain_ducats,
    gain_interest,
    pay,
    refuse_loan,
    take_loan,
)
from stolnik.games.price_of_power.chapters.prestige.prestige_track import score
from stolnik.games.price_of_power.events.phases import (
    AllianceEnded,
    CubeTaken,
    Disbanded,
    InfluenceLost,
)
from stolnik.games.price_of_power.events.relations import InfluenceRemoved
from stolnik.games.price_of_power.state import (
    COLUMNS,
    LARGE,
    MIXED_PAIR,
    PAIR,
    REBEL_TOWN,
    SMALL,
    STAND_IN,
    STAND_INS,
    Army,
    DisplayCard,
    Europe,
    piece,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    advisors,
    appoint,
    area,
    bare_map,
    europe,
    influence,
    place,
    realm,
    refusal_of,
)
from tests.games.running import Procedure, run

# -- Stability ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-7.3.10", "EU-7.3.11", "EU-7.3.1", "EU-2.4.24")
def test_exa40_stability_beyond_plus_3_is_2_power() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.stability = 2
    run(raise_stability(g, CASTILE, 2))
    assert (castile.stability, castile.power) == (3, [5, 3, 3])


@pytest.mark.rule("EU-7.3.10", "EU-7.3.12", "EU-7.3.1")
def test_exa40_stability_below_minus_3_costs_2_power_a_step() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.stability = -2
    run(lower_stability(g, CASTILE, 2))
    assert (castile.stability, castile.power) == (-3, [1, 3, 3])


@pytest.mark.rule("EU-7.3.12")
def test_missing_administrative_power_is_replaced_by_other_power() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.stability, castile.power = -3, [1, 3, 3]
    run(lower_stability(g, CASTILE, 1), [("lose", "mil")])
    assert castile.power == [0, 3, 2]
    castile.power = [0, 0, 0]
    run(lower_stability(g, CASTILE, 1))
    assert castile.stability == -3


# -- Power and cubes ---------------------------------------------------------------------------


@pytest.mark.rule("EU-7.1.3")
def test_a_pool_holds_ten_cubes() -> None:
    g = europe()
    run(gain_power(g, CASTILE, MIL, 9))
    assert g.players[CASTILE].power == [3, 3, 10]


def short_of_cubes(g: Europe, seat: int) -> None:
    """Put all cubes of a player that are left into one Area."""
    influence(g, "bohemia", seat, g.influence[area(g, "bohemia") * COLUMNS + seat])
    g.influence[area(g, "bohemia") * COLUMNS + seat] += cubes_left(g, seat)


@pytest.mark.rule("EU-2.2.6", "EU-11.1.5")
def test_who_has_no_cube_left_may_pick_one_up_elsewhere() -> None:
    g = europe()
    short_of_cubes(g, CASTILE)
    before = g.influence[area(g, "bohemia") * COLUMNS + CASTILE]
    run(gain_power(g, CASTILE, ADM, 1), [("take_influence", "bohemia")])
    assert g.players[CASTILE].power[ADM] == 4
    assert g.influence[area(g, "bohemia") * COLUMNS + CASTILE] == before - 1
    assert cubes_left(g, CASTILE) == 0


@pytest.mark.rule("EU-2.2.6")
def test_to_pick_up_a_cube_is_a_right() -> None:
    g = europe()
    short_of_cubes(g, CASTILE)
    run(gain_power(g, CASTILE, ADM, 2), [DONE])
    assert g.players[CASTILE].power[ADM] == 3


@pytest.mark.rule("EU-7.4.14")
def test_how_many_mercenaries_go_is_told_if_any_do() -> None:
    g = europe()
    g.players[CASTILE].armies[0].units[3] = 2
    told = listen(g)
    for _ in range(2):
        disband_mercenaries(g, CASTILE)
    assert told == [Disbanded(CASTILE, "mercenary", 2)]


@pytest.mark.rule("EU-2.2.6")
def test_the_focus_cube_and_covering_cubes_stay() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.focus = True
    g.occupiers[place(g, "madrid")] = REBEL_TOWN
    short_of_cubes(g, CASTILE)
    table = Procedure(find_cube(g, CASTILE))
    verbs = {move[0] for move in table.ask.options}
    assert verbs == {"take_power", "take_influence", "take_cardinal", "done"}
    assert refusal_of(g, table.ask, ("take_colonist",)) == "EU-2.2.6"
    table.say(("take_cardinal",))
    assert CASTILE not in g.cardinals


@pytest.mark.rule("EU-2.2.6")
def test_a_cube_is_picked_up_from_the_card_that_is_named() -> None:
    g = europe()
    castile = g.players[CASTILE]
    one, other = (g.box.cards[card] for card in g.decks[MIL][:2])
    castile.display = [DisplayCard(one.no, 2), DisplayCard(other.no, 2)]
    castile.colonists = 1
    short_of_cubes(g, CASTILE)
    told = listen(g)
    run(gain_power(g, CASTILE, ADM, 1), [("take_charge", other.id)])
    assert [card.cubes for card in castile.display] == [2, 1]
    run(gain_power(g, CASTILE, ADM, 1), [("take_colonist",)])
    assert castile.colonists == 0
    taken = [event for event in told if isinstance(event, CubeTaken)]
    assert taken == [CubeTaken(CASTILE, "charge"), CubeTaken(CASTILE, "colonist")]


@pytest.mark.rule("EU-2.2.6", "EU-11.1.5")
def test_from_where_influence_is_picked_up_is_told() -> None:
    g = europe()
    short_of_cubes(g, CASTILE)
    told = listen(g)
    table = Procedure(find_cube(g, CASTILE))
    taken = next(move for move in table.ask.options if move[0] == "take_influence")
    table.say(taken)
    assert told == [CubeTaken(CASTILE, "influence"), InfluenceRemoved(CASTILE, str(taken[1]))]


@pytest.mark.rule("EU-2.2.6")
def test_a_slot_must_be_covered_even_without_a_cube_in_supply() -> None:
    g = europe()
    short_of_cubes(g, CASTILE)
    g.occupiers[place(g, "madrid")] = REBEL_TOWN
    assert any("cubes" in fault for fault in audit(g))
    table = Procedure(cover_slots(g, CASTILE))
    assert DONE not in table.ask.options
    table.say(("take_power", "mil"))
    assert table.over
    assert audit(g) == [] or all("cubes" not in fault for fault in audit(g))


# -- tokens of one supply ----------------------------------------------------------------------


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3", "EU-2.2.4")
def test_without_a_token_in_supply_one_is_taken_from_elsewhere() -> None:
    g = europe()
    assert run(find_token(g, CASTILE)) is True  # nothing is asked while there is one
    g.players[FRANCE].interest = ill_or_interest_left(g) - 1
    g.plague = [area(g, "lombardy")]
    table = Procedure(find_token(g, CASTILE))
    assert table.ask.options == (("take_interest", FRANCE), ("take_plague", "lombardy"))
    assert refusal_of(g, table.ask, ("take_interest", AUSTRIA)) == "EU-2.2.2"
    table.say(("take_plague", "lombardy"))
    assert g.plague == []


@pytest.mark.rule("EU-2.0.2", "EU-4.2.4", "EU-7.1.1")
def test_power_of_another_kind_does_not_pay() -> None:
    g = europe()
    g.players[CASTILE].power = [1, 9, 9]
    refusal = refuse_power(g, CASTILE, ADM, 2, "EU-5.3.1")
    assert refusal is not None
    assert dict(refusal.about) == {"price": 2, "have": 1, "power": "adm"}
    assert refuse_power(g, CASTILE, DIP, 2, "EU-5.4.1") is None
    spend_power(g, CASTILE, DIP, 2)
    assert g.players[CASTILE].power == [1, 7, 9]


# -- the Treasury ------------------------------------------------------------------------------


@pytest.mark.rule("EU-7.4.2", "EU-2.2.8")
def test_ducats_never_run_out() -> None:
    g = europe()
    gain_ducats(g, CASTILE, 5000, "event")
    assert g.players[CASTILE].ducats == 5015


@pytest.mark.rule("EU-5.2.25", "EU-7.4.8")
def test_a_loan_is_5_ducats_and_an_interest_token() -> None:
    g = europe()
    run(take_loan(g, CASTILE))
    assert (g.players[CASTILE].ducats, g.players[CASTILE].interest) == (20, 1)
    g.players[CASTILE].ideas.append(g.box.idea_of["national_bank"])
    run(take_loan(g, CASTILE))
    assert g.players[CASTILE].ducats == 26


@pytest.mark.rule("EU-5.2.23", "EU-7.4.10", "EU-12.1.11")
@pytest.mark.parametrize(("interest", "clause"), [(4, None), (5, "EU-5.2.23"), (7, "EU-5.2.23")])
def test_loans_stop_at_five_interest_tokens(interest: int, clause: str | None) -> None:
    g = europe()
    g.players[CASTILE].interest = interest
    refusal = refuse_loan(g, CASTILE)
    assert (refusal.clause if refusal else None) == clause


@pytest.mark.rule("EU-12.1.9", "EU-12.1.10")
def test_interest_without_ducats_may_go_beyond_five() -> None:
    g = europe()
    g.players[CASTILE].interest = 5
    run(gain_interest(g, CASTILE, 1))
    assert (g.players[CASTILE].ducats, g.players[CASTILE].interest) == (15, 6)
    assert g.players[CASTILE].stability == 0


@pytest.mark.rule("EU-5.2.24", "EU-7.4.7")
def test_a_mandatory_cost_is_paid_with_loans_if_need_be() -> None:
    g = europe()
    g.players[CASTILE].ducats = 1
    run(pay(g, CASTILE, 8, "upkeep"))
    assert (g.players[CASTILE].ducats, g.players[CASTILE].interest) == (3, 2)


@pytest.mark.rule("EU-7.4.7", "EU-2.2.2")
def test_a_loan_with_an_interest_token_of_one_s_own_pays_as_well() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 0, 1
    g.players[FRANCE].interest = ill_or_interest_left(g)
    run(pay(g, CASTILE, 2, "rebels"), [("take_interest", CASTILE)])
    assert (castile.ducats, castile.interest, castile.stability) == (3, 1, 0)


@pytest.mark.rule("EU-7.4.12")
def test_who_cannot_borrow_any_more_goes_bankrupt() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 1, 5
    run(pay(g, CASTILE, 2, "upkeep"))
    assert (castile.ducats, castile.interest, castile.stability) == (0, 0, -3)


@pytest.mark.rule("EU-7.4.14", "EU-7.4.15", "EU-7.4.16", "EU-7.4.17", "EU-7.4.18", "EU-7.4.19")
def test_what_bankruptcy_takes() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.power = [5, 10, 3]
    castile.interest = 6
    appoint(g, CASTILE, DIP, advisors(g, DIP, 1)[0])
    castile.armies[1] = Army(area(g, "leon"), [0, 0, 0, 2, 0, 0, 0, 0, 0])
    castile.armies[0].units[3] = 1
    run(bankruptcy(g, CASTILE))
    assert castile.stability == -3
    assert castile.prestige == -5
    assert (castile.ducats, castile.interest) == (0, 0)
    assert castile.armies[1].area == NONE
    assert castile.armies[0].units == [3, 1, 0, 0, 0, 0, 0, 0, 0]
    assert castile.advisors == [None, None, None]
    assert castile.power == [2, 7, 1]  # half, at most three
    assert audit(g) == []


@pytest.mark.rule("EU-2.1.2", "EU-2.4.1", "EU-17.1.1", "EU-17.1.3")
def test_prestige_is_recorded_at_once_and_may_be_negative() -> None:
    g = europe()
    score(g, CASTILE, 3, "idea")
    score(g, CASTILE, -5, "occupied")
    assert g.players[CASTILE].prestige == -2


def test_comparisons_of_cards() -> None:
    assert compares(2, ">=2")
    assert not compares(2, ">2")
    assert compares(-1, "<0")
    assert compares(-3, "<=-3")
    assert compares(4, "=4")


# -- Provinces that change hands ---------------------------------------------------------------


@pytest.mark.rule("EU-7.5.1", "EU-7.5.3", "EU-7.5.6")
def test_what_stands_in_for_towns_that_are_short() -> None:
    g = europe(6)
    bare_map(g)
    venezia, granada = place(g, "venezia"), place(g, "granada")
    assert (town_for(g, CASTILE, venezia), town_for(g, CASTILE, granada)) == (LARGE, SMALL)
    large = [one.no for one in g.box.places if one.large and one.no != venezia]
    for one in large[:8]:
        g.tokens[one] = piece(LARGE, CASTILE)
    assert large_towns_left(g, CASTILE) == 0
    assert town_for(g, CASTILE, venezia) == PAIR
    small = [one.no for one in g.box.places if not one.large and one.no != granada]
    for one in small[:39]:
        g.tokens[one] = piece(SMALL, CASTILE)
    assert town_for(g, CASTILE, venezia) == MIXED_PAIR
    g.tokens[small[39]] = piece(SMALL, CASTILE)
    assert small_towns_left(g, CASTILE) == 0
    assert town_for(g, CASTILE, venezia) == STAND_INS
    assert town_for(g, CASTILE, granada) == STAND_IN


@pytest.mark.rule("EU-11.1.7")
def test_influence_leaves_an_area_that_players_own_whole() -> None:
    g = europe()
    influence(g, "andalucia", FRANCE, 2)
    places = g.box.areas[area(g, "andalucia")].places
    theirs = [one for one in places if not g.tokens[one]]
    for one in theirs[:-1]:
        place_town(g, CASTILE, one)
    assert g.influence[area(g, "andalucia") * COLUMNS + FRANCE] == 2
    told = listen(g)
    place_town(g, CASTILE, theirs[-1])
    assert InfluenceLost("andalucia") in told
    assert g.influence[area(g, "andalucia") * COLUMNS + FRANCE] == 0


def test_a_realm_that_vanishes_loses_its_allies() -> None:
    g = europe()
    brittany = realm(g, "brittany")
    assert brittany in g.players[ENGLAND].allies
    told = listen(g)
    for one in g.box.realms[g.box.realm_of["brittany"]].places:
        place_town(g, FRANCE, one)
    assert AllianceEnded(ENGLAND, "brittany") in told
    assert brittany not in g.players[ENGLAND].allies


@pytest.mark.rule("EU-11.2.10", "EU-11.2.9", "EU-11.4.3")
def test_a_vassal_stays_married_to_its_overlord_only() -> None:
    g = europe()
    burgundy = realm(g, "burgundy")
    g.players[AUSTRIA].marriages[burgundy] = False
    for one in g.box.realms[g.box.realm_of["burgundy"]].places:
        assert place_vassal(g, AUSTRIA, one)
    assert burgundy in g.players[AUSTRIA].marriages
    assert burgundy not in g.players[ENGLAND].marriages


@pytest.mark.rule("EU-2.4.11", "EU-2.4.12")
def test_a_player_realm_is_nobody_s_vassal() -> None:
    g = europe()
    paris = place(g, "paris")
    g.tokens[paris] = 0
    assert not place_vassal(g, AUSTRIA, paris)
    assert g.tokens[paris] == 0
    assert place_vassal(g, AUSTRIA, place(g, "granada"))


def test_a_town_taken_off_gives_the_province_back_to_its_flag() -> None:
    g = europe()
    granada = place(g, "granada")
    place_town(g, CASTILE, granada)
    take_off(g, CASTILE, granada)
    assert g.tokens[granada] == 0
