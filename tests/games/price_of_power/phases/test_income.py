"""Phase 4: upkeep, income, Corruption, Power and Prestige."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL, NONE
from stolnik.games.price_of_power.chapters.phases.income import (
    advisor_upkeep,
    balance,
    collect_income,
    collect_power,
    corruption,
    interest_due,
    pay_corruption,
    plague_loss,
    score_prestige,
    ship_upkeep,
    skill,
    stability_ducats,
    unit_upkeep,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.phases.upkeep import cut_costs
from stolnik.games.price_of_power.events.phases import (
    ArmyUnitDisbanded,
    FleetRecalled,
    FleetShipDisbanded,
    InfantryDisbanded,
    ShipDisbanded,
)
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import (
    LARGE,
    PORT,
    REBEL_TOWN,
    SMALL,
    VASSAL,
    Army,
    Europe,
    Fleet,
    War,
    board,
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
    place,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run


def at(step: RoundStep, seat: int = CASTILE) -> Europe:
    """A step of Phase 4 in which only one player is still to come."""
    g = europe()
    g.cardinals = []  # nobody controls the Papal Curia
    enter(g, step)
    g.queue = [seat, (seat + 1) % 4]
    return g


def no_forces(g: Europe, seat: int) -> None:
    """No Units, Ships, Advisors or Interest."""
    player = g.players[seat]
    player.armies = [Army(), Army(), Army()]
    player.infantry = {}
    player.ships = {}
    player.fleet = Fleet()
    for slot, owner in enumerate(g.slots):
        if owner == seat + 1:
            g.slots[slot] = 0


# -- step A ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.4.3")
def test_cutting_costs_is_optional() -> None:
    g = at("4A")
    run(cut_costs(g), [DONE])
    assert g.queue == [FRANCE]


@pytest.mark.rule("EU-4.4.2")
def test_in_phase_4_loans_may_be_taken_but_not_repaid() -> None:
    g = at("4A")
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 60, 1
    ask = Procedure(cut_costs(g)).ask
    assert ("loan",) in ask.options
    assert ("repay",) not in ask.options
    assert refusal_of(g, ask, ("repay",)) == "EU-4.4.2"
    g = at("4C")
    g.players[CASTILE].ducats, g.players[CASTILE].interest = 60, 1
    assert refusal_of(g, Procedure(pay_corruption(g)).ask, ("repay",)) == "EU-4.4.2"


@pytest.mark.rule("EU-4.4.3")
@pytest.mark.rule("EU-7.4.13")
def test_cutting_goes_on_while_bankruptcy_threatens() -> None:
    g = at("4A")
    castile = g.players[CASTILE]
    castile.ducats = 0
    castile.interest = 5
    castile.armies[0].units[0] = 20  # far more than it can pay
    table = Procedure(cut_costs(g))
    assert DONE not in table.ask.options
    assert refusal_of(g, table.ask, DONE) == "EU-4.4.3"


@pytest.mark.rule("EU-4.4.3")
def test_with_nothing_left_to_cut_one_goes_on() -> None:
    g = at("4A")
    bare_map(g)
    no_forces(g, CASTILE)
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 0, 6
    assert Procedure(cut_costs(g)).over
    assert g.queue == [FRANCE]


@pytest.mark.rule("EU-4.4.4", "EU-7.2.18")
def test_an_advisor_may_be_dismissed() -> None:
    g = at("4A")
    name = advisors(g, DIP, 2)[0]
    appoint(g, CASTILE, DIP, name)
    run(cut_costs(g), [("dismiss", "dip")])
    assert g.players[CASTILE].advisors[DIP] is None
    assert g.discards[DIP] == [g.box.card_of[name]]


@pytest.mark.rule("EU-4.4.5", "EU-7.4.5")
def test_disbanded_regulars_become_available_and_mercenaries_leave() -> None:
    g = at("4A")
    castile = g.players[CASTILE]
    castile.armies[1] = Army(area(g, "castile"), [0, 0, 0, 1, 0, 0, 0, 0, 0])
    available = castile.available
    told = listen(g)
    run(cut_costs(g), [("disband", 1, "regular", "cavalry")])
    assert castile.available == available + 1
    run(cut_costs(g), [("disband", 2, "mercenary", "infantry")])
    assert told == [
        ArmyUnitDisbanded(CASTILE, 1, "regular", "cavalry"),
        ArmyUnitDisbanded(CASTILE, 2, "mercenary", "infantry"),
    ]
    assert castile.available == available + 1
    assert castile.armies[1].area == NONE
    assert audit(g) == []


@pytest.mark.rule("EU-4.4.5")
def test_single_infantry_and_ships_may_be_disbanded() -> None:
    g = at("4A", ENGLAND)
    england = g.players[ENGLAND]
    england.infantry = {area(g, "ireland"): 1}
    before = g.slots.count(ENGLAND + 1)
    told = listen(g)
    run(cut_costs(g), [("disband_infantry", "ireland")])
    run(cut_costs(g), [("disband_ship", "doggerbank")])
    assert told == [InfantryDisbanded(ENGLAND, "ireland"), ShipDisbanded(ENGLAND, "doggerbank")]
    assert england.infantry == {}
    assert g.slots.count(ENGLAND + 1) == before - 1


@pytest.mark.rule("EU-4.4.6", "EU-2.6.12")
def test_a_ship_returns_to_a_friendly_port_within_two_spaces() -> None:
    g = at("4A", ENGLAND)
    table = Procedure(cut_costs(g))
    recalls = {str(m[2]) for m in table.ask.options if m[:2] == ("recall", "english_channel")}
    assert "london" in recalls
    assert "wien" not in recalls
    assert "venezia" not in recalls
    assert refusal_of(g, table.ask, ("recall", "english_channel", "venezia")) == "EU-4.4.6"
    assert "northumberland" in recalls
    g.wars.append(War(FRANCE, ENGLAND))
    g.players[FRANCE].ships[g.box.zone_of["doggerbank"]] = 1
    held_up = Procedure(cut_costs(g)).ask.options
    assert ("recall", "english_channel", "london") in held_up
    assert ("recall", "english_channel", "northumberland") not in held_up, "over a Hostile Sea Zone"
    table.say(("recall", "english_channel", "london"))
    assert g.players[ENGLAND].ships == {PORT + place(g, "london"): 1}
    assert ship_upkeep(g, ENGLAND) == 1  # two of three are still at sea


@pytest.mark.rule("EU-9.5.27", "EU-9.5.28")
def test_a_full_port_takes_no_more_ships() -> None:
    g = at("4A", ENGLAND)
    london = place(g, "london")
    large = g.box.places[london].ports == 2
    g.players[ENGLAND].ships = {PORT + london: 4 if large else 2}
    options = Procedure(cut_costs(g)).ask.options
    assert ("recall", "english_channel", "london") not in options


@pytest.mark.rule("EU-4.4.5", "EU-4.4.6", "EU-9.MU.39")
def test_the_fleet_loses_ships_one_by_one_or_goes_home_whole() -> None:
    g = at("4A", ENGLAND)
    england = g.players[ENGLAND]
    england.fleet = Fleet(g.box.zone_of["english_channel"], 1, 2, 2, 0)
    told = listen(g)
    run(cut_costs(g), [("disband_from_fleet", "heavy_ship")])
    assert (england.fleet.light, england.fleet.heavy, england.fleet.damaged) == (1, 1, 1)
    run(cut_costs(g), [("disband_from_fleet", "light_ship")])
    assert (england.fleet.light, england.fleet.heavy) == (0, 1)
    run(cut_costs(g), [("recall_fleet", "london")])
    assert england.fleet.space == PORT + place(g, "london")
    assert told == [
        FleetShipDisbanded(ENGLAND, "heavy_ship"),
        FleetShipDisbanded(ENGLAND, "light_ship"),
        FleetRecalled(ENGLAND, "english_channel", "london"),
    ]
    england.fleet = Fleet(g.box.zone_of["gulf_of_lion"], 0, 0, 0, 1)
    run(cut_costs(g), [("disband_from_fleet", "galley")])
    assert england.fleet.space == NONE


@pytest.mark.rule("EU-4.4.5")
def test_of_heavy_ships_a_damaged_one_is_disbanded_first() -> None:
    g = at("4A", ENGLAND)
    fleet = g.players[ENGLAND].fleet = Fleet(g.box.zone_of["english_channel"], 0, 2, 1, 0)
    run(cut_costs(g), [("disband_from_fleet", "heavy_ship")])
    assert (fleet.heavy, fleet.damaged) == (1, 0)
    run(cut_costs(g), [("disband_from_fleet", "heavy_ship")])
    assert (fleet.heavy, fleet.damaged, fleet.space) == (0, 0, NONE)


@pytest.mark.rule("EU-4.4.6", "EU-9.5.44")
def test_a_ship_comes_home_from_a_distant_sea_over_one_of_the_main_map() -> None:
    g = at("4A")
    bare_map(g)
    no_forces(g, CASTILE)
    ports = [
        port
        for port in board(g).zone_ports[g.box.zone_of["central_atlantic"]]
        if port < g.box.main_places
    ]
    town(g, g.box.places[ports[0]].id, CASTILE)
    home = g.box.places[ports[0]].id
    g.players[CASTILE].ships = {g.box.zone_of["caribbean_sea"]: 1}
    assert ("recall", "caribbean_sea", home) in Procedure(cut_costs(g)).ask.options
    # To enter a Distant Sea Zone ends the move, so it is out of reach from the next one.
    g.players[CASTILE].ships = {g.box.zone_of["east_african_coast"]: 1}
    assert ("recall", "east_african_coast", home) not in Procedure(cut_costs(g)).ask.options


@pytest.mark.rule("EU-4.4.6", "EU-9.MU.36")
def test_galleys_do_not_come_home_through_unmarked_waters() -> None:
    g = at("4A")
    bare_map(g)
    no_forces(g, CASTILE)
    zone, home = next(
        (zone.no, port)
        for zone in g.box.zones
        for open_sea in board(g).sea[zone.no]
        for port in board(g).zone_ports[open_sea]
        if zone.mark and not zone.distant
        if not g.box.zones[open_sea].mark and not g.box.zones[open_sea].distant
        if port < g.box.main_places and g.box.places[port].zones == (open_sea,)
    )
    town(g, g.box.places[home].id, CASTILE)
    recall = ("recall_fleet", g.box.places[home].id)
    fleet = g.players[CASTILE].fleet = Fleet(zone, 0, 0, 0, 1)
    assert recall not in Procedure(cut_costs(g)).ask.options
    fleet.light = 1
    run(cut_costs(g), [recall])
    assert (fleet.space, fleet.light, fleet.galleys) == (PORT + home, 1, 0)


@pytest.mark.rule("EU-9.5.27", "EU-9.5.28")
def test_a_large_port_has_room_for_a_whole_fleet_and_for_nobody_else() -> None:
    g = at("4A", ENGLAND)
    england = g.players[ENGLAND]
    england.ships = {}
    england.fleet = Fleet(g.box.zone_of["english_channel"], light=6)

    def havens() -> set[str]:
        ask = Procedure(cut_costs(g)).ask
        return {str(move[1]) for move in ask.options if move[0] == "recall_fleet"}

    assert "london" in havens()
    assert "wessex" not in havens()  # a Small Port
    g.players[FRANCE].ships = {PORT + place(g, "london"): 1}
    assert "london" not in havens()
    england.fleet.light = 2
    assert {"london", "wessex"} <= havens()


@pytest.mark.rule("EU-4.4.2")
def test_loans_may_be_taken_but_not_repaid() -> None:
    g = at("4A")
    g.players[CASTILE].interest = 1
    table = Procedure(cut_costs(g))
    assert ("loan",) in table.ask.options
    assert "repay" not in table.ask.topic.verbs


@pytest.mark.rule("EU-4.4.2")
def test_who_has_nothing_to_cut_may_take_a_loan_as_well() -> None:
    g = at("4A")
    no_forces(g, CASTILE)
    castile = g.players[CASTILE]
    assert Procedure(cut_costs(g)).ask.options == (("loan",), DONE)
    run(cut_costs(g), [("loan",)])
    assert (castile.ducats, castile.interest) == (20, 1)
    run(cut_costs(g), [DONE])
    assert g.queue == [FRANCE]


@pytest.mark.rule("EU-5.2.23")
def test_no_loan_with_five_interest_tokens() -> None:
    g = at("4A")
    g.players[CASTILE].interest = 5
    table = Procedure(cut_costs(g))
    assert refusal_of(g, table.ask, ("loan",)) == "EU-5.2.23"


# -- step B ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.4.7", "EU-4.4.9", "EU-4.4.11", "EU-4.4.16", "EU-7.4.3")
def test_exa8_income_and_upkeep_of_castile() -> None:
    g = at("4B")
    bare_map(g)
    no_forces(g, CASTILE)
    small = [one.no for one in g.box.places if not one.large][:10]
    for at_place in small:
        g.tokens[at_place] = piece(SMALL, CASTILE)
    town(g, "venezia", CASTILE)  # town income 12
    castile = g.players[CASTILE]
    castile.stability = 1
    castile.infantry = {area(g, "castile"): 2}
    appoint(g, CASTILE, ADM, advisors(g, ADM, 4)[0])
    appoint(g, CASTILE, DIP, advisors(g, DIP, 2)[0])
    assert balance(g, CASTILE) == (14, 8)
    ducats = castile.ducats
    run(collect_income(g))
    assert castile.ducats == ducats + 6


@pytest.mark.rule("EU-4.4.8", "EU-11.4.1")
def test_vassals_pay_by_their_track() -> None:
    g = at("4B", FRANCE)
    names = ("navarra", "trier", "liege")
    for name in names:
        vassal(g, name, FRANCE)
    before = balance(g, FRANCE).income
    for name in names:
        g.tokens[place(g, name)] = 0
    assert balance(g, FRANCE).income == before - 2


@pytest.mark.rule("EU-4.4.12", "EU-9.MU.48", "EU-9.MU.4")
def test_a_mercenary_costs_2_and_a_regular_1() -> None:
    g = at("4B")
    castile = g.players[CASTILE]
    castile.armies = [Army(0, [2, 1, 0, 1, 1, 0, 3, 0, 0]), Army(), Army()]
    assert unit_upkeep(g, CASTILE) == 3 + 2 * 2


@pytest.mark.rule("EU-4.4.13", "EU-2.2.9", "EU-9.MU.25")
def test_ships_at_sea_cost_half_a_ducat_rounded_up_once() -> None:
    g = at("4B", ENGLAND)
    assert ship_upkeep(g, ENGLAND) == 2  # three on slots
    g.players[ENGLAND].ships = {PORT + place(g, "london"): 2}
    assert ship_upkeep(g, ENGLAND) == 2  # Ships in Port cost nothing
    g.players[ENGLAND].fleet = Fleet(g.box.zone_of["north_sea"], 1, 1, 0, 0)
    assert ship_upkeep(g, ENGLAND) == 3


@pytest.mark.rule("EU-4.4.14", "EU-7.4.9")
def test_each_interest_token_costs_a_ducat() -> None:
    g = europe(6)
    g.players[CASTILE].interest = 3
    assert interest_due(g, CASTILE) == 3
    g.players[CASTILE].ideas.append(g.box.idea_of["national_bank"])
    assert interest_due(g, CASTILE) == 1


@pytest.mark.rule("EU-4.4.15", "EU-2.2.9")
def test_plague_halves_what_its_areas_pay() -> None:
    g = europe()
    bare_map(g)
    lombardy = g.box.areas[area(g, "lombardy")]
    large = [one for one in lombardy.places if g.box.places[one].large]
    small = [one for one in lombardy.places if not g.box.places[one].large]
    g.tokens[large[0]] = piece(LARGE, CASTILE)
    g.tokens[small[0]] = piece(SMALL, CASTILE)
    g.tokens[small[1]] = piece(VASSAL, CASTILE)
    assert plague_loss(g, CASTILE) == 0
    before = balance(g, CASTILE).net
    g.plague = [lombardy.no]
    assert plague_loss(g, CASTILE) == 2  # half of 3 1/2, rounded up
    assert balance(g, CASTILE).net == before - 2
    g.occupiers[large[0]] = REBEL_TOWN
    assert plague_loss(g, CASTILE) == 1


@pytest.mark.rule("EU-4.4.15")
def test_plague_halves_what_an_occupier_gets() -> None:
    g = europe()
    bare_map(g)
    lombardy = g.box.areas[area(g, "lombardy")]
    large = next(one for one in lombardy.places if g.box.places[one].large)
    g.tokens[large] = piece(LARGE, CASTILE)
    g.occupiers[large] = piece(LARGE, FRANCE)
    g.plague = [lombardy.no]
    assert plague_loss(g, FRANCE) == 1
    assert plague_loss(g, CASTILE) == 0


@pytest.mark.rule("EU-4.4.16", "EU-7.3.3", "EU-7.3.6", "EU-7.3.1")
@pytest.mark.parametrize(("stability", "ducats"), [(-3, -2), (-1, -2), (0, 0), (1, 2), (3, 2)])
def test_stability_gives_or_takes_2_ducats(stability: int, ducats: int) -> None:
    g = europe()
    g.players[CASTILE].stability = stability
    assert stability_ducats(g, CASTILE) == ducats


@pytest.mark.rule("EU-4.4.18")
def test_ideas_bring_income() -> None:
    g = europe()
    before = balance(g, ENGLAND).income
    g.players[ENGLAND].ideas.append(g.box.idea_of["bureaucracy"])
    assert balance(g, ENGLAND).income == before + 3
    g.players[ENGLAND].ideas.append(g.box.idea_of["industrial_revolution"])
    large = sum(token == piece(LARGE, ENGLAND) for token in g.tokens)
    assert balance(g, ENGLAND).income == before + 3 + large


@pytest.mark.rule("EU-4.4.18")
def test_industry_stands_still_in_towns_that_others_hold() -> None:
    g = europe()
    london = place(g, "london")
    assert g.tokens[london] == piece(LARGE, ENGLAND)
    plain = balance(g, ENGLAND).income
    g.players[ENGLAND].ideas.append(g.box.idea_of["industrial_revolution"])
    extra = balance(g, ENGLAND).income - plain
    g.occupiers[london] = REBEL_TOWN
    g.players[ENGLAND].ideas.clear()
    plain = balance(g, ENGLAND).income
    g.players[ENGLAND].ideas.append(g.box.idea_of["industrial_revolution"])
    assert balance(g, ENGLAND).income - plain == extra - 1


@pytest.mark.rule("EU-4.4.9", "EU-7.2.17")
def test_an_advisor_costs_the_printed_ducats_again() -> None:
    g = europe()
    g.cardinals = []
    appoint(g, CASTILE, ADM, advisors(g, ADM, 4)[0])
    appoint(g, CASTILE, MIL, advisors(g, MIL, 2)[0])
    assert advisor_upkeep(g, CASTILE) == 6
    g.players[CASTILE].ideas.append(g.box.idea_of["constitutional_monarchy"])
    assert advisor_upkeep(g, CASTILE) == 4


@pytest.mark.rule("EU-7.4.7", "EU-5.2.24")
def test_who_cannot_pay_takes_loans() -> None:
    g = at("4B")
    bare_map(g)
    no_forces(g, CASTILE)
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 0, 3
    run(collect_income(g))
    assert (castile.ducats, castile.interest) == (2, 4)


# -- step C ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.4.19", "EU-4.4.20", "EU-4.4.21", "EU-4.4.22")
def test_exa9_corruption_bands() -> None:
    treasuries = (0, 49, 50, 59, 60, 69, 70, 79, 80)
    assert [corruption(ducats) for ducats in treasuries] == [0, 0, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.rule("EU-4.4.20", "EU-4.4.21")
def test_what_is_not_paid_becomes_interest() -> None:
    g = at("4C")
    castile = g.players[CASTILE]
    castile.ducats = 75
    castile.power[ADM] = 2
    table = Procedure(pay_corruption(g))
    assert refusal_of(g, table.ask, ("pay_adm", 3)) == "EU-4.4.20"
    table.say(("pay_adm", 1))
    assert (castile.power[ADM], castile.interest) == (1, 2)


@pytest.mark.rule("EU-4.4.23")
def test_exa9_ducats_may_be_given_up_to_fall_into_a_lower_band() -> None:
    g = at("4C")
    castile = g.players[CASTILE]
    castile.ducats = 50
    run(pay_corruption(g), [("give_up", 1)])
    run(pay_corruption(g))
    assert (castile.ducats, castile.interest, castile.power[ADM]) == (49, 0, 3)


# -- step D ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.4.24", "EU-7.1.2", "EU-7.2.6")
def test_power_by_the_skill_of_ruler_and_advisor() -> None:
    g = at("4D", AUSTRIA)  # Friedrich III: 1, 2, 1
    g.authority = 0
    name = advisors(g, MIL, 2)[0]
    appoint(g, AUSTRIA, MIL, name)
    more = g.box.cards[g.box.card_of[name]].character.skills[MIL]
    assert more > 0
    run(collect_power(g))
    assert g.players[AUSTRIA].power == [3 + 1, 3 + 2, 3 + 1 + more]


@pytest.mark.rule("EU-4.4.25", "EU-7.2.25")
def test_an_interregnum_has_skill_1() -> None:
    g = at("4D")
    g.players[CASTILE].ruler = None
    run(collect_power(g))
    assert g.players[CASTILE].power == [4, 4, 4]
    g.players[CASTILE].ideas.append(g.box.idea_of["pride_and_glory"])
    assert skill(g, CASTILE, DIP) == 2


@pytest.mark.rule("EU-4.4.26", "EU-7.3.5")
def test_stability_3_gives_2_power_that_may_be_split() -> None:
    g = at("4D")
    castile = g.players[CASTILE]
    castile.ruler, castile.stability = None, 3
    run(collect_power(g), [("gain", "adm"), ("gain", "mil")])
    assert castile.power == [5, 4, 5]


@pytest.mark.rule("EU-2.4.2", "EU-4.4.26")
def test_the_power_of_stability_does_not_go_into_a_full_pool() -> None:
    g = at("4D")
    castile = g.players[CASTILE]
    castile.ruler, castile.stability, castile.power = None, 3, [10, 0, 0]
    table = Procedure(collect_power(g), g)
    assert set(table.ask.options) == {("gain", "dip"), ("gain", "mil")}
    assert refusal_of(g, table.ask, ("gain", "adm")) == "EU-2.4.2"


@pytest.mark.rule("EU-4.4.27", "EU-7.3.8")
def test_stability_minus_3_takes_1_power() -> None:
    g = at("4D")
    castile = g.players[CASTILE]
    castile.ruler, castile.stability = None, -3
    run(collect_power(g), [("lose", "dip")])
    assert castile.power == [4, 3, 4]


@pytest.mark.rule("EU-4.4.30")
def test_government_forms_give_power() -> None:
    g = at("4D")
    castile = g.players[CASTILE]
    castile.ruler = None
    castile.ideas.append(g.box.idea_of["constitutional_monarchy"])
    run(collect_power(g), [("gain", "dip")])
    assert castile.power == [4, 5, 4]


@pytest.mark.rule("EU-7.1.3", "EU-2.4.2")
def test_more_than_10_power_is_lost() -> None:
    g = at("4D", AUSTRIA)
    g.players[AUSTRIA].power = [9, 9, 10]
    for cubes in range(len(g.influence)):
        g.influence[cubes] = 0
    g.cardinals = []
    run(collect_power(g))
    assert g.players[AUSTRIA].power == [10, 10, 10]


# -- step E ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.4.33")
@pytest.mark.parametrize(("stability", "prestige"), [(1, 1), (0, 0), (-1, 0)])
def test_absolute_monarchy_scores_with_positive_stability(stability: int, prestige: int) -> None:
    g = at("4E")
    g.players[CASTILE].ideas.append(g.box.idea_of["absolute_monarchy"])
    g.players[CASTILE].stability = stability
    run(score_prestige(g))
    assert g.players[CASTILE].prestige == prestige


@pytest.mark.rule("EU-4.0.6", "EU-4.4.1")
def test_phase_4_goes_through_its_steps_for_everybody() -> None:
    g = europe()
    enter(g, "4B")
    for _ in g.players:
        run(collect_income(g))
    assert g.step == "4C"
    for _ in g.players:
        run(pay_corruption(g))
    assert g.step == "4D"


@pytest.mark.rule("EU-7.4.4", "EU-7.4.13")
def test_an_advisor_who_is_not_paid_leaves_and_gives_no_power() -> None:
    g = at("4A")
    no_forces(g, CASTILE)
    castile = g.players[CASTILE]
    castile.ducats, castile.interest, castile.stability = 0, 5, -1
    bare_map(g)
    appoint(g, CASTILE, DIP, advisors(g, DIP, 2)[0])
    with_advisor = skill(g, CASTILE, DIP)
    table = Procedure(cut_costs(g))
    assert table.ask.options == (("dismiss", "dip"),)
    table.say(("dismiss", "dip"))
    assert skill(g, CASTILE, DIP) < with_advisor


@pytest.mark.rule("EU-7.4.6", "EU-9.MU.26")
def test_a_ship_that_is_not_paid_and_reaches_no_port_is_disbanded() -> None:
    g = at("4A")
    no_forces(g, CASTILE)
    bare_map(g)
    castile = g.players[CASTILE]
    castile.allies = {}
    castile.ships = {g.box.zone_of["central_atlantic"]: 1}
    castile.ducats, castile.interest = 0, 5
    table = Procedure(cut_costs(g))
    assert table.ask.options == (("disband_ship", "central_atlantic"),)
    table.say(("disband_ship", "central_atlantic"))
    assert castile.ships == {}
