"""Fabricate Claims and the Counterespionage that may follow."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move, Seat
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.chapters.action_cards.covert import might_counter
from stolnik.games.price_of_power.chapters.board.supply import claims_left
from stolnik.games.price_of_power.chapters.relations.claims import (
    claimed_areas,
    claimed_realms,
    has_claim,
)
from stolnik.games.price_of_power.events.relations import ClaimsDropped
from stolnik.games.price_of_power.state import SMALL, Europe, War, piece
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    POLAND,
    area,
    europe,
    give,
    place,
    realm,
    town,
)
from tests.games.price_of_power.relations.diplomats import (
    DONE,
    LET,
    clause,
    menu,
    refused,
    rich,
    table,
)

FABRICATE: Move = ("fabricate_claims",)


def claim(name: str) -> Move:
    return ("claim", name)


def spies(g: Europe, n: int) -> list[str]:
    """So many copies of Counterespionage."""
    return [card.id for card in g.box.cards if card.type.card == "counterespionage"][:n]


def other_card(g: Europe, deck: int) -> str:
    return next(
        card.id
        for card in g.box.cards
        if card.deck == deck and card.type.card != "counterespionage"
    )


def counter(card: str) -> Move:
    return ("counter", card)


# -- Fabricate Claims --------------------------------------------------------------------------


@pytest.mark.rule("EU-5.4.13")
def test_two_power_for_each_claim_next_to_the_realm() -> None:
    g = table(dip=5)
    castile = menu(g, FABRICATE)
    assert clause(castile, claim("sicily")) == "EU-5.4.13"
    castile.say(claim("portugal"), claim("aragon"))
    assert castile.ask.topic == "end_turn"
    assert g.players[CASTILE].power[DIP] == 1
    assert claimed_areas(g, CASTILE) == sorted((area(g, "portugal"), area(g, "aragon")))


@pytest.mark.rule("EU-5.4.13")
def test_claims_need_power() -> None:
    assert refused(menu(table(dip=1)), FABRICATE) == (
        "EU-5.4.13",
        {"price": 2, "have": 1, "power": "dip"},
    )


@pytest.mark.rule("EU-2.7.15", "EU-5.4.13")
def test_no_claim_across_a_sea_that_only_one_side_has_a_port_on() -> None:
    g = table(6)
    town(g, "napoli", CASTILE)
    castile = menu(g, FABRICATE)
    town_by_the_sea = g.box.places[place(g, "napoli")]
    assert any(g.box.zones[zone].id == "central_mediterranean" for zone in town_by_the_sea.zones)
    assert claim("algiers") in castile.ask.options  # from Spain, over the western sea
    g = table(6, seat=AUSTRIA)
    town(g, "napoli", AUSTRIA)
    assert clause(menu(g, FABRICATE), claim("algiers")) == "EU-5.4.13"


@pytest.mark.rule("EU-5.4.15", "EU-7.6.9")
@pytest.mark.parametrize("token", ["claim", "core"])
def test_no_second_claim_in_an_area(token: str) -> None:
    g = table()
    if token == "claim":
        g.claims[area(g, "portugal")] = 1 << CASTILE
    else:
        g.cores[area(g, "portugal")] = CASTILE + 1
    castile = menu(g, FABRICATE)
    assert clause(castile, claim("portugal")) == "EU-5.4.15"
    castile.say(claim("aragon"))
    assert clause(castile, claim("aragon")) == "EU-5.4.15"


@pytest.mark.rule("EU-5.4.15")
def test_no_claim_where_one_owns_everything() -> None:
    castile = menu(table(), FABRICATE)
    assert clause(castile, claim("leon")) == "EU-5.4.15"
    assert claim("andalucia") in castile.ask.options


@pytest.mark.rule("EU-5.4.16")
def test_no_claims_at_war() -> None:
    g = table()
    g.wars.append(War(FRANCE, CASTILE))
    assert clause(menu(g), FABRICATE) == "EU-5.4.16"


@pytest.mark.rule("EU-5.4.17")
def test_a_distant_area_is_claimed_by_land_only_and_if_it_is_settled() -> None:
    g = table()
    town(g, "antilles", CASTILE)
    town(g, "florida", CASTILE)
    castile = menu(g, FABRICATE)
    # Mexico lies across the sea; the land around Florida is empty.
    assert clause(castile, claim("mexico")) == "EU-5.4.13"
    mississippi = claim("mississippi")
    assert clause(castile, mississippi) == "EU-5.4.17"
    town(g, "mississippi", FRANCE)
    castile.say(claim("portugal"))
    assert mississippi in castile.ask.options


@pytest.mark.rule("EU-5.4.17")
@pytest.mark.parametrize("whose", ["a Vassal of an NPR", "Occupied"])
def test_what_nobody_plays_is_claimed_overseas_whoever_commands_there(whose: str) -> None:
    g = table(6, seat=OTTOMANS)
    town(g, "al_quds", OTTOMANS)
    hejaz = g.box.realm_of["hejaz"]
    assert g.overlords[hejaz] == realm(g, "mamluks") + 1
    if whose == "Occupied":
        g.overlords[hejaz] = 0
        g.occupiers[place(g, "hejaz")] = piece(SMALL, POLAND)
    assert claim("hejaz") in menu(g, FABRICATE).ask.options


@pytest.mark.rule("EU-5.4.15")
def test_no_second_claim_in_a_distant_area() -> None:
    g = table()
    town(g, "florida", CASTILE)
    town(g, "mississippi", FRANCE)
    castile = menu(g, FABRICATE)
    assert claim("mississippi") in castile.ask.options
    g.claims[area(g, "mississippi")] = 1 << CASTILE
    castile.say(claim("portugal"))
    assert clause(castile, claim("mississippi")) == "EU-5.4.15"


@pytest.mark.rule("EU-5.4.17")
def test_a_port_does_not_claim_overseas() -> None:
    g = table()
    town(g, "antilles", CASTILE)
    town(g, "mexico", FRANCE)
    assert clause(menu(g, FABRICATE), claim("mexico")) == "EU-5.4.17"


@pytest.mark.rule("EU-5.4.14", "EU-9.CB.2")
def test_a_claim_is_good_against_lawful_owners_and_controllers() -> None:
    g = europe()
    assert claimed_realms(g, CASTILE) == set()
    g.claims[area(g, "aragon")] = 1 << CASTILE
    assert claimed_realms(g, CASTILE) == {realm(g, "aragon"), realm(g, "navarra")}
    g.occupiers[place(g, "navarra")] = piece(SMALL, FRANCE)
    assert claimed_realms(g, CASTILE) == {realm(g, "aragon"), realm(g, "navarra"), FRANCE}


@pytest.mark.rule("EU-11.4.23")
def test_a_claim_in_a_vassal_s_area_is_one_on_its_overlord() -> None:
    g = europe()
    g.claims[area(g, "loire")] = 1 << CASTILE
    assert claimed_realms(g, CASTILE) == {FRANCE}


@pytest.mark.rule("EU-11.4.23")
def test_an_npr_answers_for_its_vassals_too() -> None:
    g = europe()
    g.claims[area(g, "naples")] = 1 << CASTILE  # a Vassal of Aragon, which has nothing there
    assert claimed_realms(g, CASTILE) == {realm(g, "aragon")}


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3")
def test_a_ninth_claim_takes_a_token_from_elsewhere() -> None:
    g = table(dip=2)
    far = [no for no in range(g.box.main_areas) if g.box.areas[no].id not in ("aragon", "portugal")]
    for no in far[:6]:
        g.claims[no] = 1 << CASTILE
    g.cores[far[6]] = CASTILE + 1
    g.cbs.append((CASTILE, OTTOMANS if len(g.players) > OTTOMANS else FRANCE))
    assert claims_left(g, CASTILE) == 0
    castile = menu(g, FABRICATE, claim("portugal"))
    assert castile.ask.topic == "claim_tokens"
    assert {move[0] for move in castile.ask.options} == {"take_claim", "take_core", "take_cb"}
    castile.say(("take_core", g.box.areas[far[6]].id))
    assert g.cores[far[6]] == 0
    assert has_claim(g, CASTILE, area(g, "portugal"))
    assert claims_left(g, CASTILE) == 0


# -- Counterespionage --------------------------------------------------------------------------


def armed(*seats: Seat) -> tuple[Europe, list[str]]:
    """Castile may act; these seats hold Counterespionage and can pay for it."""
    g = table(dip=6)
    cards = spies(g, len(seats))
    for seat, card in zip(seats, cards):
        give(g, seat, card)
    for seat in range(len(g.players)):
        rich(g, seat, dip=6)
    return g, cards


@pytest.mark.rule("EU-6.2.13", "EU-5.4.29", "EU-5.4.30")
def test_a_countered_claim_is_paid_for_and_not_placed() -> None:
    g, (card,) = armed(ENGLAND)
    castile = menu(g, FABRICATE, claim("portugal"), DONE)
    assert (castile.ask.seat, castile.ask.topic) == (ENGLAND, "counter")
    told = listen(g)
    castile.say(counter(card))
    assert ClaimsDropped(CASTILE) in told
    assert claimed_areas(g, CASTILE) == []
    assert g.players[CASTILE].power[DIP] == 4
    assert g.players[ENGLAND].power[DIP] == 4
    assert g.discards[DIP][-1] == g.box.card_of[card]
    assert castile.ask.topic == "end_turn"


@pytest.mark.rule("EU-6.2.13")
def test_who_lets_it_happen_keeps_the_card() -> None:
    g, (card,) = armed(ENGLAND)
    menu(g, FABRICATE, claim("portugal"), DONE, LET)
    assert claimed_areas(g, CASTILE) == [area(g, "portugal")]
    assert g.players[ENGLAND].hand == [g.box.card_of[card]]


@pytest.mark.rule("EU-6.2.16", "EU-5.4.30")
def test_a_counterespionage_can_be_countered() -> None:
    g, (first, second) = armed(ENGLAND, CASTILE)
    castile = menu(g, FABRICATE, claim("portugal"), DONE, counter(first))
    assert castile.ask.seat == CASTILE
    castile.say(counter(second))
    assert claimed_areas(g, CASTILE) == [area(g, "portugal")]
    assert g.players[CASTILE].power[DIP] == 6 - 2 - 2
    assert [g.box.cards[card].id for card in g.discards[DIP]] == [first, second]


@pytest.mark.rule("EU-6.2.16")
def test_and_that_one_too() -> None:
    g, (first, second, third) = armed(ENGLAND, CASTILE, AUSTRIA)
    castile = menu(g, FABRICATE, claim("portugal"), DONE, counter(first))
    # Clockwise from England: Austria comes before Castile.
    assert castile.ask.seat == AUSTRIA
    castile.say(LET, counter(second))
    assert castile.ask.seat == AUSTRIA
    castile.say(counter(third))
    assert claimed_areas(g, CASTILE) == []


@pytest.mark.rule("EU-6.2.13")
def test_the_question_goes_to_whoever_might_hold_the_card() -> None:
    g, _ = armed()
    give(g, FRANCE, other_card(g, DIP))
    give(g, ENGLAND, other_card(g, 0))
    assert might_counter(g, FRANCE)
    assert not might_counter(g, ENGLAND)
    assert not might_counter(g, AUSTRIA)
    castile = menu(g, FABRICATE, claim("portugal"), DONE)
    assert (castile.ask.seat, castile.ask.options) == (FRANCE, (LET,))
    assert clause(castile, counter(spies(g, 1)[0])) == "EU-6.2.13"
    rich(g, FRANCE, dip=1)
    assert not might_counter(g, FRANCE)


@pytest.mark.rule("EU-6.2.13")
def test_a_card_that_all_have_seen_asks_no_question() -> None:
    g, _ = armed()
    seen = other_card(g, DIP)
    give(g, FRANCE, seen)
    g.players[FRANCE].known.append(g.box.card_of[seen])
    assert not might_counter(g, FRANCE)
