"""Chapter 2.5: Friendly, Hostile and Neutral, as one player sees it, and other terms."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MERCENARY, NONE, REGULAR
from stolnik.games.price_of_power.chapters.board.adjacency import (
    areas_next_to,
    in_set,
)
from stolnik.games.price_of_power.chapters.board.hostility import (
    enemies,
    friendly_area,
    friendly_place,
    hostile_area,
    hostile_place,
    hostile_zone,
    opponents,
    refuse_island,
)
from stolnik.games.price_of_power.chapters.board.ownership import (
    places_with_tokens,
    towns,
)
from stolnik.games.price_of_power.chapters.board.ports import (
    port_size,
    ports_in_reach,
    room_for_ships,
)
from stolnik.games.price_of_power.chapters.board.supply import deployed, ships_left, units_left
from stolnik.games.price_of_power.chapters.other_realms.defence import worth_at_sea
from stolnik.games.price_of_power.chapters.relations.provinces import occupation_ends
from stolnik.games.price_of_power.chapters.war.encounters import battle_is_due
from stolnik.games.price_of_power.chapters.war.transport import landings
from stolnik.games.price_of_power.state import (
    LARGE,
    NPR,
    PAIR,
    PORT,
    REBEL_TOWN,
    REBELS,
    SMALL,
    STAND_INS,
    VASSALS,
    Europe,
    War,
    dnpr_token,
    piece,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    place,
    realm,
    town,
    vassal,
)


def at_war(g: Europe, one: int, other: int) -> None:
    g.wars.append(War(one, other))


def ships(g: Europe, seat: int, zone: str, n: int = 1) -> None:
    g.players[seat].ships[g.box.zone_of[zone]] = n


# -- Friendly ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.5.10")
@pytest.mark.parametrize(
    ("name", "friendly"),
    [
        ("paris", True),  # one's own
        ("bourbon", True),  # a Vassal's
        ("lothian", True),  # an Ally's
        ("london", False),
        ("milano", False),
    ],
)
def test_one_s_own_vassals_and_allies_are_friendly(name: str, friendly: bool) -> None:
    g = europe()
    assert friendly_place(g, FRANCE, place(g, name)) is friendly


@pytest.mark.rule("EU-2.5.10")
def test_friendly_is_what_friends_control() -> None:
    g = europe()
    paris, london = place(g, "paris"), place(g, "london")
    g.occupiers[paris] = piece(LARGE, ENGLAND)
    g.occupiers[london] = piece(LARGE, FRANCE)
    assert not friendly_place(g, FRANCE, paris)
    assert friendly_place(g, FRANCE, london)
    g.occupiers[london] = REBEL_TOWN
    assert not friendly_place(g, FRANCE, london)
    assert not friendly_place(g, ENGLAND, london)


@pytest.mark.rule("EU-2.5.11", "EU-2.5.17")
def test_one_friendly_province_makes_a_friendly_area() -> None:
    g = europe()
    andalucia = area(g, "andalucia")  # Castile, and Granada
    assert friendly_area(g, CASTILE, andalucia)
    assert not friendly_area(g, FRANCE, andalucia)
    # Granada itself is neither Friendly nor Hostile.
    granada = place(g, "granada")
    assert not friendly_place(g, CASTILE, granada)
    assert not hostile_place(g, CASTILE, granada)


@pytest.mark.rule("EU-2.5.15")
def test_a_hostile_unit_or_province_makes_the_area_hostile() -> None:
    g = europe()
    andalucia = area(g, "andalucia")
    assert not hostile_area(g, CASTILE, andalucia)
    at_war(g, CASTILE, realm(g, "granada"))
    assert hostile_area(g, CASTILE, andalucia)
    assert not friendly_area(g, CASTILE, andalucia)
    seine = area(g, "seine")
    g.players[ENGLAND].infantry[seine] = 1
    assert friendly_area(g, FRANCE, seine)  # a Neutral Unit
    at_war(g, FRANCE, ENGLAND)
    assert hostile_area(g, FRANCE, seine)
    assert not friendly_area(g, FRANCE, seine)


# -- Hostile -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.5.12", "EU-2.5.14")
def test_enemies_bring_their_vassals_and_active_allies() -> None:
    g = europe()
    at_war(g, ENGLAND, FRANCE)
    scotland = realm(g, "scotland")
    for name in ("navarra", "trier"):
        vassal(g, name, FRANCE)
    vassals = {realm(g, name) for name in ("navarra", "trier")}
    assert enemies(g, ENGLAND) == {REBELS, FRANCE} | vassals
    g.players[FRANCE].allies[scotland] = True
    assert enemies(g, ENGLAND) == {REBELS, FRANCE, scotland} | vassals
    assert hostile_place(g, ENGLAND, place(g, "navarra"))
    assert hostile_place(g, ENGLAND, place(g, "lothian"))
    assert enemies(g, CASTILE) == {REBELS}


@pytest.mark.rule("EU-2.5.10", "EU-2.5.12", "EU-11.4.4", "EU-14.3.13")
def test_what_is_free_of_a_vassal_is_neither_its_overlord_s_friend_nor_enemies_of_his() -> None:
    g = europe()
    vassal(g, "milano", FRANCE)  # the rest is an NPR, as when Rebels have freed it
    at_war(g, ENGLAND, FRANCE)
    milano, parma = place(g, "milano"), place(g, "parma")
    assert friendly_place(g, FRANCE, milano)
    assert not friendly_place(g, FRANCE, parma)
    assert hostile_place(g, ENGLAND, milano)
    assert not hostile_place(g, ENGLAND, parma)
    assert realm(g, "milan") not in enemies(g, ENGLAND)


@pytest.mark.rule("EU-2.5.10", "EU-2.5.12", "EU-11.4.4")
def test_what_an_npr_has_kept_of_a_vassal_is_not_its_new_overlord_s() -> None:
    g = europe()
    vassal(g, "antwerpen", FRANCE)  # the rest of Brabant is Burgundy's Vassal
    at_war(g, ENGLAND, FRANCE)
    antwerpen, breda = place(g, "antwerpen"), place(g, "breda")
    assert friendly_place(g, FRANCE, antwerpen)
    assert not friendly_place(g, FRANCE, breda)
    assert hostile_place(g, ENGLAND, antwerpen)
    assert not hostile_place(g, ENGLAND, breda)
    at_war(g, FRANCE, realm(g, "burgundy"))
    assert hostile_place(g, FRANCE, breda)
    assert not hostile_place(g, FRANCE, antwerpen)


@pytest.mark.rule("EU-13.2.1")
def test_a_vassal_of_an_npr_shares_the_enemies_of_its_overlord() -> None:
    g = europe()
    croatia, hungary = realm(g, "croatia"), realm(g, "hungary")
    assert g.overlords[croatia - NPR] == hungary + 1, "as the set-up has it"
    assert enemies(g, croatia) == set()
    at_war(g, AUSTRIA, hungary)
    assert AUSTRIA in enemies(g, croatia)


@pytest.mark.rule("EU-2.5.13", "EU-2.5.12")
def test_rebels_are_hostile_to_every_player() -> None:
    g = europe()
    g.rebels[area(g, "seine")] = 1
    g.occupiers[place(g, "london")] = REBEL_TOWN
    for seat in range(4):
        assert hostile_area(g, seat, area(g, "seine"))
        assert hostile_place(g, seat, place(g, "london"))


@pytest.mark.rule("EU-2.5.12")
def test_what_an_enemy_occupies_is_hostile_and_what_one_takes_is_not() -> None:
    g = europe()
    at_war(g, ENGLAND, FRANCE)
    paris = place(g, "paris")
    assert hostile_place(g, ENGLAND, paris)
    g.occupiers[paris] = piece(SMALL, ENGLAND)
    assert not hostile_place(g, ENGLAND, paris)
    assert hostile_place(g, FRANCE, paris)


def test_the_first_province_of_all_is_found_too() -> None:
    g = europe()
    town(g, "naxos", CASTILE)
    assert place(g, "naxos") == 0
    assert 0 in towns(g, CASTILE)
    assert 0 in places_with_tokens(g, CASTILE)


def test_who_occupies_a_vassal_stays_while_at_war_with_its_overlord() -> None:
    g = europe()
    vassal(g, "mantova", FRANCE)
    at_war(g, ENGLAND, FRANCE)
    mantova = place(g, "mantova")
    g.occupiers[mantova] = piece(SMALL, ENGLAND)
    occupation_ends(g, mantova)
    assert g.occupiers[mantova]
    g.wars.clear()
    occupation_ends(g, mantova)
    assert not g.occupiers[mantova]


@pytest.mark.rule("EU-2.5.12", "EU-11.3.37")
def test_who_occupies_an_active_ally_stays_while_at_war_with_its_player() -> None:
    g = europe()
    mantova = place(g, "mantova")
    mantua = realm(g, "mantua")
    at_war(g, ENGLAND, FRANCE)
    g.players[FRANCE].allies[mantua] = True
    g.occupiers[mantova] = piece(SMALL, ENGLAND)
    occupation_ends(g, mantova)
    assert g.occupiers[mantova]
    g.players[FRANCE].allies[mantua] = False
    occupation_ends(g, mantova)
    assert not g.occupiers[mantova]


@pytest.mark.rule("EU-2.5.16")
def test_enemy_ships_make_a_sea_zone_hostile() -> None:
    g = europe()
    lion = g.box.zone_of["gulf_of_lion"]
    ships(g, ENGLAND, "gulf_of_lion")
    assert not hostile_zone(g, FRANCE, lion)
    at_war(g, ENGLAND, FRANCE)
    assert hostile_zone(g, FRANCE, lion)
    assert not hostile_zone(g, CASTILE, lion)


@pytest.mark.rule("EU-2.5.16")
def test_hostile_npr_ports_close_a_sea_zone_until_an_enemy_of_theirs_sails_there() -> None:
    g = europe()
    lion = g.box.zone_of["gulf_of_lion"]
    for player in g.players:
        player.ships.pop(lion, None)
    g.slots = bytearray(len(g.slots))
    aragon = realm(g, "aragon")
    at_war(g, FRANCE, aragon)
    assert hostile_zone(g, FRANCE, lion)
    ships(g, AUSTRIA, "gulf_of_lion")
    assert hostile_zone(g, FRANCE, lion)  # Austria is at Peace with Aragon
    at_war(g, AUSTRIA, aragon)
    assert not hostile_zone(g, FRANCE, lion)


@pytest.mark.rule("EU-2.5.16", "EU-2.6.20", "EU-13.4.21")
def test_inactive_ports_of_a_hostile_npr_close_no_sea_zone() -> None:
    g = europe()
    caribbean = g.box.zone_of["caribbean_sea"]
    at_war(g, CASTILE, realm(g, "aztec"))
    assert not hostile_zone(g, CASTILE, caribbean)
    g.dnpr_realms.append(g.box.realm_of["aztec"])
    g.dnpr[place(g, "mexico")] = dnpr_token(len(g.dnpr_realms) - 1)  # settled: a Port now
    assert hostile_zone(g, CASTILE, caribbean)


# -- other terms -------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.5.18")
def test_opponents_are_the_other_players() -> None:
    assert opponents(europe(4), ENGLAND) == [AUSTRIA, CASTILE, FRANCE]


@pytest.mark.rule("EU-2.5.19")
def test_deployed_is_what_stands_on_the_board_alone_or_in_an_army() -> None:
    g = europe()
    player = g.players[FRANCE]
    before, supply = deployed(player, REGULAR), units_left(g, FRANCE)
    player.infantry[area(g, "loire")] = 2
    player.armies[1].area = area(g, "loire")
    player.armies[1].units[3 * REGULAR + 1] = 3
    player.armies[1].units[3 * MERCENARY] = 1
    assert deployed(player, REGULAR) == before + 5
    assert deployed(player, MERCENARY) == 1
    assert units_left(g, FRANCE) == supply - 5
    at_sea = ships_left(g, FRANCE)
    ships(g, FRANCE, "baltic_sea", 2)
    assert ships_left(g, FRANCE) == at_sea - 2


@pytest.mark.rule("EU-2.6.13")
def test_a_large_port_counts_as_two() -> None:
    g = europe(6)
    large = next(one for one in g.box.places if one.ports == 2 and not one.inactive)
    small = next(
        one for one in g.box.places if one.ports == 1 and not one.inactive and not g.tokens[one.no]
    )
    assert (port_size(g, large.no), port_size(g, small.no)) == (2, 1)
    for player in g.players:
        player.ships.pop(PORT + large.no, None)
    assert room_for_ships(g, large.no) == 2 * room_for_ships(g, small.no) == 4


@pytest.mark.rule("EU-9.5.28", "EU-13.4.18")
def test_the_port_of_a_large_distant_province_is_large_once_it_is_settled() -> None:
    g = europe(6)
    kongo = place(g, "kongo")
    assert port_size(g, kongo) == 0
    for kind in (LARGE, PAIR, VASSALS, STAND_INS):
        g.tokens[kongo] = piece(kind, CASTILE)
        assert port_size(g, kongo) == 2
    g.tokens[kongo] = 0
    g.dnpr[kongo] = dnpr_token(0)
    assert worth_at_sea(g, kongo) == 4


@pytest.mark.rule("EU-4.4.6", "EU-13.4.18")
def test_ships_go_home_to_ports_that_are_awake_each_named_once() -> None:
    g = europe(6)
    kongo = place(g, "kongo")
    zone = g.box.places[kongo].zones[0]
    g.players[CASTILE].allies[realm(g, "kongo")] = False
    assert kongo not in ports_in_reach(g, CASTILE, zone)
    g.dnpr[kongo] = dnpr_token(0)
    g.dnpr_realms[0] = g.box.realm_of["kongo"]
    assert kongo in ports_in_reach(g, CASTILE, zone)
    lisbon = place(g, "lisboa")
    town(g, "lisboa", CASTILE)
    for zone in g.box.places[lisbon].zones:
        found = list(ports_in_reach(g, CASTILE, zone))
        assert len(found) == len(set(found))


@pytest.mark.rule("EU-2.6.14")
def test_an_island_is_besieged_only_with_a_ship_beside_it() -> None:
    g = europe()
    corsica = place(g, "corsica")
    g.players[CASTILE].ships.clear()
    g.slots = bytearray(len(g.slots))
    refusal = refuse_island(g, CASTILE, corsica)
    assert refusal is not None
    assert refusal.clause == "EU-2.6.14"
    ships(g, CASTILE, "baltic_sea")
    assert refuse_island(g, CASTILE, corsica) is not None
    ships(g, CASTILE, "gulf_of_lion")
    assert refuse_island(g, CASTILE, corsica) is None
    assert refuse_island(g, ENGLAND, place(g, "paris")) is None


@pytest.mark.rule("EU-2.7.16")
def test_exa1_ships_join_coasts_that_have_no_ports_there() -> None:
    g = europe(6)
    italy, algiers = area(g, "central_italy"), area(g, "algiers")
    for player in g.players:
        player.ships.clear()
    g.slots = bytearray(len(g.slots))
    assert algiers not in in_set(areas_next_to(g, italy))
    assert landings(g, CASTILE, italy, 1) == 0
    ships(g, CASTILE, "central_mediterranean", 2)
    assert algiers in in_set(landings(g, CASTILE, italy, 1))


@pytest.mark.rule("EU-11.4.24")
def test_vassals_of_players_raise_no_defenders() -> None:
    g = europe()
    at_war(g, ENGLAND, FRANCE)
    loire = area(g, "loire")
    for seat in range(4):
        g.players[seat].infantry.pop(loire, None)
        for army in g.players[seat].armies:
            army.area = NONE if army.area == loire else army.area
    g.players[ENGLAND].infantry[loire] = 1
    assert hostile_place(g, ENGLAND, place(g, "bourbon"))
    assert not battle_is_due(g, ENGLAND, loire)
    scotland = area(g, "scotland")
    g.players[FRANCE].allies[realm(g, "scotland")] = True
    g.players[ENGLAND].infantry[scotland] = 1
    assert battle_is_due(g, ENGLAND, scotland)


@pytest.mark.rule("EU-2.7.5")
@pytest.mark.parametrize(
    ("one", "other", "power"),
    [
        ("eastern_pacific", "sea_of_japan", 1),  # G
        ("southeastern_pacific", "east_indies", 1),  # H
        ("great_australian_bight", "southeastern_pacific", 1),  # I
        ("caribbean_sea", "northwestern_atlantic", 0),
        ("gulf_of_lion", "western_mediterranean", 0),
    ],
)
def test_the_links_over_the_pacific_cost_power(one: str, other: str, power: int) -> None:
    g = europe(6)
    zones = g.box.zone_of
    for start, end in ((one, other), (other, one)):
        assert (zones[end] in g.box.dear_ways[zones[start]]) == bool(power)


@pytest.mark.rule("EU-2.5.15", "EU-2.5.17")
def test_an_area_where_an_enemy_occupies_a_province_is_hostile() -> None:
    g = europe()
    paris = place(g, "paris")
    home = g.box.places[paris].area
    g.wars = [War(CASTILE, ENGLAND)]
    assert not hostile_area(g, CASTILE, home)
    g.occupiers[paris] = piece(SMALL, ENGLAND)
    assert hostile_area(g, CASTILE, home)
