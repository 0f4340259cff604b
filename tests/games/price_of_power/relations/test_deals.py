"""Player-to-Player Diplomacy."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import ADM, DIP
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest, owner
from stolnik.games.price_of_power.chapters.relations.provinces import hand_over
from stolnik.games.price_of_power.events.relations import (
    DealDropped,
    DealRefused,
    ProposedAlliance,
    ProposedDucats,
    ProposedMarriage,
    ProposedProvince,
)
from stolnik.games.price_of_power.state import PORT, REBEL_TOWN, Europe, War
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    place,
    town,
    unrest,
    vassal,
)
from tests.games.price_of_power.relations.diplomats import DONE, clause, menu, refused, rich, table
from tests.games.running import Procedure, run

TO_FRANCE: Move = ("diplomacy", FRANCE)
ALLIANCE: Move = ("offer_alliance",)
MARRIAGE: Move = ("offer_marriage", "mil")
GIVE: Move = ("give",)
RECEIVE: Move = ("receive",)
PROPOSE: Move = ("propose",)
DROP: Move = ("drop",)
ACCEPT: Move = ("accept",)
REFUSE: Move = ("refuse",)


def ducats(n: int) -> Move:
    return ("amount", n)


def price(n: int) -> Move:
    return ("price", n)


def buyer(g: Europe, seat: int, *areas: str) -> None:
    for name in areas:
        g.claims[area(g, name)] |= 1 << seat


def courts(dip: int = 5) -> Europe:
    """Castile may act; France has Power and Ducats too."""
    g = table(dip=dip)
    rich(g, FRANCE)
    return g


def offers(procedure: Procedure) -> set[str]:
    return {str(move[0]) for move in procedure.ask.options}


@pytest.mark.rule("EU-5.1.18", "EU-5.1.17", "EU-2.4.16", "EU-11.3.31")
def test_an_alliance_is_proposed_accepted_and_paid_by_the_proposer() -> None:
    g = courts()
    deal = menu(g, TO_FRANCE, ALLIANCE, PROPOSE)
    assert (deal.ask.seat, deal.ask.topic) == (FRANCE, "deal")
    assert FRANCE not in g.players[CASTILE].allies
    deal.say(ACCEPT)
    assert FRANCE in g.players[CASTILE].allies
    assert CASTILE in g.players[FRANCE].allies
    assert (g.players[CASTILE].power[DIP], g.players[FRANCE].power[DIP]) == (4, 5)
    assert deal.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.17", "EU-5.1.14")
def test_a_refused_deal_costs_nothing_and_comes_once_a_turn() -> None:
    g = courts()
    told = listen(g)
    deal = menu(g, TO_FRANCE, ALLIANCE, GIVE, ducats(12), PROPOSE, REFUSE)
    assert told[-1] == DealRefused(FRANCE, CASTILE)
    assert FRANCE not in g.players[CASTILE].allies
    assert (g.players[CASTILE].power[DIP], g.players[CASTILE].ducats) == (5, 20)
    assert deal.ask.topic == "turn"
    assert clause(deal, TO_FRANCE) == "EU-5.1.17"
    assert ("diplomacy", ENGLAND) in deal.ask.options
    assert clause(deal, ("diplomacy", CASTILE)) == "EU-5.1.14"


def test_any_number_of_ducats_can_be_given_from_one_to_all() -> None:
    g = courts(dip=5)
    g.players[CASTILE].ducats = 7
    deal = menu(g, TO_FRANCE, GIVE)
    assert deal.ask.options == tuple(ducats(n) for n in range(1, 8))


@pytest.mark.rule("EU-5.1.14")
def test_a_deal_that_is_dropped_asks_nobody() -> None:
    g = courts()
    told = listen(g)
    deal = menu(g, TO_FRANCE, ALLIANCE, DROP)
    assert (deal.ask.seat, deal.ask.topic) == (CASTILE, "turn")
    assert told == [DealDropped(CASTILE, FRANCE)]
    assert PROPOSE not in menu(courts(), TO_FRANCE).ask.options


@pytest.mark.rule("EU-5.1.19", "EU-5.1.20", "EU-11.2.11", "EU-11.2.1")
def test_a_marriage_and_a_card_for_both_of_the_deck_that_was_named() -> None:
    g = courts()
    deal = menu(g, TO_FRANCE, MARRIAGE, PROPOSE, ACCEPT)
    assert (deal.ask.seat, deal.ask.options) == (CASTILE, (("draw", "mil"), DONE))
    deal.say(("draw", "mil"))
    assert deal.ask.seat == FRANCE
    deal.say(DONE)
    assert [g.box.cards[card].deck for card in g.players[CASTILE].hand] == [2]
    assert g.players[FRANCE].hand == []
    assert FRANCE in g.players[CASTILE].marriages
    assert CASTILE in g.players[FRANCE].marriages
    assert g.players[CASTILE].power[DIP] == 4


@pytest.mark.rule("EU-5.1.21", "EU-5.1.22")
@pytest.mark.parametrize(("n", "power"), [(1, 1), (10, 1), (11, 2), (20, 2)])
def test_one_power_for_each_ten_ducats(n: int, power: int) -> None:
    g = courts()
    menu(g, TO_FRANCE, GIVE, ducats(n), PROPOSE, ACCEPT)
    assert (g.players[CASTILE].ducats, g.players[FRANCE].ducats) == (20 - n, 20 + n)
    assert g.players[CASTILE].power[DIP] == 5 - power


@pytest.mark.rule("EU-5.1.21", "EU-5.1.22")
def test_who_receives_pays_the_power_as_well() -> None:
    g = courts(dip=1)
    deal = menu(g, TO_FRANCE, RECEIVE)
    assert refused(deal, ducats(11)) == ("EU-5.1.22", {"most": 10})
    deal.say(ducats(7), PROPOSE, ACCEPT)
    assert (g.players[CASTILE].ducats, g.players[FRANCE].ducats) == (27, 13)
    assert (g.players[CASTILE].power[DIP], g.players[FRANCE].power[DIP]) == (0, 5)


@pytest.mark.rule("EU-5.1.21", "EU-5.1.22")
def test_an_amount_is_refused_for_want_of_ducats_or_of_power() -> None:
    g = courts()
    g.players[CASTILE].ducats = 12
    deal = menu(g, TO_FRANCE, GIVE)
    assert clause(deal, ducats(13)) == "EU-5.1.21"
    g = courts(dip=1)
    g.players[CASTILE].ducats = 12
    deal = menu(g, TO_FRANCE, GIVE)
    assert clause(deal, ducats(11)) == "EU-5.1.22"


@pytest.mark.rule("EU-5.1.22")
def test_power_that_an_alliance_takes_does_not_move_ducats() -> None:
    deal = menu(courts(dip=2), TO_FRANCE, ALLIANCE, GIVE)
    assert [move[1] for move in deal.ask.options] == list(range(1, 11))


@pytest.mark.rule("EU-5.1.22", "EU-5.1.18")
def test_all_of_a_deal_must_be_paid_for() -> None:
    deal = menu(courts(dip=1), TO_FRANCE, ALLIANCE)
    assert refused(deal, MARRIAGE) == ("EU-5.1.19", {"price": 2, "have": 1, "power": "dip"})
    assert clause(deal, GIVE) == "EU-5.1.22"
    deal.say(("strike_alliance",))
    assert clause(deal, ALLIANCE) == "EU-5.1.17"
    assert MARRIAGE in deal.ask.options


@pytest.mark.rule("EU-5.1.15", "EU-5.1.14")
def test_alliance_marriage_and_ducats_in_one_deal() -> None:
    g = courts()
    deal = menu(g, TO_FRANCE, ALLIANCE, MARRIAGE, RECEIVE, ducats(15))
    told = listen(g)
    deal.say(PROPOSE)
    assert told == [
        ProposedAlliance(CASTILE, FRANCE),
        ProposedMarriage(CASTILE, FRANCE, "mil"),
        ProposedDucats(FRANCE, CASTILE, 15),
    ]
    deal.say(ACCEPT, DONE, DONE)
    assert g.players[CASTILE].power[DIP] == 5 - 4
    assert FRANCE in g.players[CASTILE].allies
    assert FRANCE in g.players[CASTILE].marriages
    assert g.players[CASTILE].ducats == 35
    assert deal.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.15")
def test_money_and_provinces_do_not_go_together() -> None:
    g = courts()
    buyer(g, CASTILE, "languedoc")
    buy: Move = ("buy", "toulouse")
    deal = menu(g, TO_FRANCE, GIVE, ducats(5))
    assert clause(deal, buy) == "EU-5.1.15"
    deal.say(("strike_ducats",), buy, price(5))
    assert clause(deal, GIVE) == clause(deal, RECEIVE) == "EU-5.1.15"
    deal.say(ALLIANCE, PROPOSE, ACCEPT)
    assert owner(g, place(g, "toulouse")) == CASTILE


@pytest.mark.rule("EU-5.1.16")
@pytest.mark.parametrize("fighting", [CASTILE, FRANCE])
def test_at_war_money_is_all_there_is(fighting: int) -> None:
    g = courts()
    buyer(g, CASTILE, "languedoc")
    g.wars.append(War(fighting, AUSTRIA))
    deal = menu(g, TO_FRANCE)
    assert offers(deal) == {"give", "receive", "drop"}
    for move in (ALLIANCE, MARRIAGE, ("buy", "toulouse")):
        assert clause(deal, move) == "EU-5.1.16"


@pytest.mark.rule("EU-5.1.23", "EU-7.6.9")
def test_a_buyer_needs_a_claim_in_the_area() -> None:
    g = courts()
    deal = menu(g, TO_FRANCE)
    assert clause(deal, ("buy", "toulouse")) == "EU-5.1.23"
    assert clause(deal, ("sell", "canarias")) == "EU-5.1.23"
    buyer(g, FRANCE, "macaronesia")
    g.cores[area(g, "languedoc")] = CASTILE + 1
    deal = menu(courts_with(g), TO_FRANCE)
    assert {("buy", "toulouse"), ("buy", "montpellier"), ("sell", "canarias")} <= {
        *deal.ask.options
    }


def courts_with(g: Europe) -> Europe:
    """The same table, before the Action."""
    g.agenda, g.turn.used, g.turn.acted = [], [], False
    return g


@pytest.mark.rule("EU-5.1.24")
def test_three_to_fifteen_ducats_for_a_province() -> None:
    g = courts()
    buyer(g, CASTILE, "languedoc")
    deal = menu(g, TO_FRANCE, ("buy", "toulouse"))
    assert [move[1] for move in deal.ask.options] == list(range(3, 16))
    assert refused(deal, price(2)) == ("EU-5.1.24", {"least": 3, "most": 15})
    deal.say(price(15))
    assert [move for move in deal.ask.options if move[0] == "buy"] == [("buy", "montpellier")]
    deal.say(("buy", "montpellier"))
    assert refused(deal, price(6)) == ("EU-5.1.24", {"price": 21, "have": 20})
    told = listen(g)
    deal.say(price(5), PROPOSE)
    offers = [ProposedProvince(FRANCE, CASTILE, "toulouse", 15)]
    offers += [ProposedProvince(FRANCE, CASTILE, "montpellier", 5)]
    assert [event for event in told if isinstance(event, ProposedProvince)] == offers
    deal.say(ACCEPT)
    assert (g.players[CASTILE].ducats, g.players[FRANCE].ducats) == (0, 40)


@pytest.mark.rule("EU-5.1.25", "EU-5.1.24")
def test_buyer_and_seller_pay_one_administrative_power_each() -> None:
    g = courts()
    buyer(g, CASTILE, "languedoc")
    menu(
        g,
        TO_FRANCE,
        ("buy", "toulouse"),
        price(3),
        ("buy", "montpellier"),
        price(4),
        PROPOSE,
        ACCEPT,
    )
    assert (g.players[CASTILE].power[ADM], g.players[FRANCE].power[ADM]) == (2, 2)
    assert g.players[CASTILE].power[DIP] == 5
    g = courts()
    buyer(g, CASTILE, "languedoc")
    rich(g, FRANCE, adm=0)
    deal = menu(g, TO_FRANCE)
    assert refused(deal, ("buy", "toulouse")) == (
        "EU-5.1.25",
        {"price": 1, "have": 0, "power": "adm"},
    )


@pytest.mark.rule("EU-5.1.26")
def test_a_core_province_costs_its_seller_twice_its_tax_value_in_prestige() -> None:
    g = courts()
    buyer(g, FRANCE, "andalucia")
    town(g, "granada", CASTILE)  # not Castile's Core
    sales = [("sell", "sevilla"), price(10), ("sell", "granada"), price(3)]
    menu(g, TO_FRANCE, *sales, PROPOSE, ACCEPT)
    assert g.players[CASTILE].prestige == -4
    assert g.players[FRANCE].prestige == 0
    assert owner(g, place(g, "sevilla")) == owner(g, place(g, "granada")) == FRANCE


@pytest.mark.rule("EU-5.1.27", "EU-2.5.8")
def test_neither_vassals_nor_occupied_provinces_are_sold() -> None:
    g = courts()
    buyer(g, CASTILE, "loire", "languedoc")
    vassal(g, "bourbon", FRANCE)
    g.occupiers[place(g, "toulouse")] = REBEL_TOWN
    deal = menu(g, TO_FRANCE)
    assert clause(deal, ("buy", "bourbon")) == "EU-5.1.27"
    assert clause(deal, ("buy", "toulouse")) == "EU-2.5.8"
    assert clause(deal, ("buy", "paris")) == "EU-5.1.23"


@pytest.mark.rule("EU-5.1.23")
def test_unrest_goes_with_the_province_and_ships_leave_its_port() -> None:
    g = courts()
    buyer(g, CASTILE, "languedoc")
    port = place(g, "montpellier")
    unrest(g, "montpellier")
    g.players[FRANCE].ships[PORT + port] = 1
    menu(g, TO_FRANCE, ("buy", "montpellier"), price(3), PROPOSE, ACCEPT)
    assert owner(g, port) == CASTILE
    assert has_unrest(g, port)
    assert PORT + port not in g.players[FRANCE].ships
    assert sum(g.players[FRANCE].ships.get(zone, 0) for zone in g.box.places[port].zones) >= 1


@pytest.mark.rule("EU-9.5.30", "EU-9.9.1")
def test_ships_of_a_port_that_is_handed_over_do_not_stay_beside_those_of_an_enemy() -> None:
    g = courts()
    g.wars = [War(FRANCE, ENGLAND)]
    port, gulf = place(g, "montpellier"), g.box.zone_of["gulf_of_lion"]
    g.players[ENGLAND].ships = {gulf: 1}
    g.players[FRANCE].ships = {PORT + port: 1}
    run(hand_over(g, CASTILE, port))
    assert owner(g, port) == CASTILE
    assert g.players[FRANCE].ships == {}


@pytest.mark.rule("EU-5.1.18")
def test_allies_are_not_offered_an_alliance() -> None:
    g = courts()
    g.players[CASTILE].allies[FRANCE] = g.players[FRANCE].allies[CASTILE] = False
    deal = menu(g, TO_FRANCE)
    assert clause(deal, ALLIANCE) == "EU-5.1.18"
    assert MARRIAGE in deal.ask.options


@pytest.mark.rule("EU-5.1.14", "EU-5.1.22")
def test_who_has_neither_power_nor_anything_to_give_approaches_nobody() -> None:
    g = courts(dip=0)
    assert clause(menu(g), TO_FRANCE) == "EU-5.1.22"
    g = courts()
    g.players[CASTILE].ducats = g.players[FRANCE].ducats = 0
    assert TO_FRANCE in menu(g).ask.options, "there is still an Alliance to offer"


@pytest.mark.rule("EU-11.3.1", "EU-11.2.12")
def test_both_sides_must_be_able_to() -> None:
    g = table(6)
    rich(g, OTTOMANS)
    rich(g, FRANCE)
    deal = menu(g, ("diplomacy", OTTOMANS))
    assert clause(deal, MARRIAGE) == "EU-11.2.12"
    deal.say(DROP)
    for realm in (60, 61, 62):
        g.players[FRANCE].allies[realm] = False
    deal.say(TO_FRANCE)
    assert clause(deal, ALLIANCE) == "EU-11.3.1"
