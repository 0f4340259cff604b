"""NPRs defend themselves: their strength on land and at sea, and what they do in a Battle."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.battle.preparations import muster
from stolnik.games.price_of_power.chapters.battle.sides import (
    ATTACKER,
    DEFENDER,
    strength,
    types_on_side,
)
from stolnik.games.price_of_power.chapters.board.ownership import npr_places
from stolnik.games.price_of_power.chapters.board.supply import black_units_left
from stolnik.games.price_of_power.chapters.other_realms.defence import (
    land_support,
    muster_at_sea,
    muster_npr,
    npr_retreats,
    npr_sails_away,
    nprs_at_sea,
    sea_support,
    worth_at_sea,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.war.encounters import (
    battle_is_due,
    note_who_is_faced,
)
from stolnik.games.price_of_power.chapters.war.siege import areas_to_siege, siege_price
from stolnik.games.price_of_power.state import NPR, REBELS, Europe, Fleet, Realm, Turn
from stolnik.games.price_of_power.tasks import Battle, Declaration, Recruiting
from stolnik.games.price_of_power.under_way import shown
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.battle.field import (
    BLANK,
    CAVALRY,
    INFANTRY,
    battle,
    deploy,
    leader,
    load,
    rebels,
    under_way,
    war,
)
from tests.games.price_of_power.battle.field import (
    field as field_with_ships,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    town,
)

FIGHT = ("fight",)


def field() -> Europe:
    """Neither Units nor Ships on the board."""
    g = field_with_ships()
    g.slots = bytearray(len(g.slots))
    for player in g.players:
        player.ships, player.fleet = {}, Fleet()
    return g


def musters(g: Europe, where: str, attacker: Realm) -> Battle:
    """The Battle that breaks out in an Area, with both sides in the field."""
    task = Battle(area(g, where), attacker)
    muster(g, task)
    return task


def zone(g: Europe, name: str) -> int:
    return g.box.zone_of[name]


def ships(g: Europe, seat: int, name: str, n: int) -> None:
    g.players[seat].ships[zone(g, name)] = n


# -- on land -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.0.1", "EU-13.4.1", "EU-13.4.2", "EU-9.2.3", "EU-9.7.2", "EU-13.4.22")
def test_an_npr_fights_with_infantry_equal_to_its_mc() -> None:
    g = field()
    granada = realm(g, "granada")
    deploy(g, CASTILE, "andalucia", 3)
    assert not battle_is_due(g, CASTILE, area(g, "andalucia"))
    war(g, CASTILE, granada)
    assert battle_is_due(g, CASTILE, area(g, "andalucia"))
    task = musters(g, "andalucia", CASTILE)
    assert task.defenders == [granada]
    assert task.forces == {granada: 2}
    assert types_on_side(g, task, DEFENDER) == [2, 0, 0]
    assert shown(g, task).about["forces"] == {"granada": 2}
    town(g, "gibraltar", CASTILE)
    g.turn = Turn()
    assert musters(g, "andalucia", CASTILE).forces == {granada: 1}
    town(g, "granada", FRANCE)
    assert not battle_is_due(g, CASTILE, area(g, "andalucia"))


@pytest.mark.rule("EU-9.7.4", "EU-13.4.3", "EU-13.4.33", "EU-13.4.34")
def test_it_does_not_fight_again_while_its_enemies_stay() -> None:
    g = field()
    where, granada = area(g, "andalucia"), realm(g, "granada")
    war(g, CASTILE, granada)
    deploy(g, CASTILE, "andalucia", 2)
    g.turn = Turn()
    note_who_is_faced(g)
    deploy(g, CASTILE, "andalucia", 2, no=1)
    assert not battle_is_due(g, CASTILE, where)
    assert musters(g, "andalucia", CASTILE).defenders == []
    # Once nobody stood there as a Turn began, it defends in the normal way.
    for army in g.players[CASTILE].armies:
        army.area = area(g, "leon")
    g.turn = Turn()
    note_who_is_faced(g)
    deploy(g, CASTILE, "andalucia", 2)
    assert battle_is_due(g, CASTILE, where)
    assert musters(g, "andalucia", CASTILE).forces == {granada: 2}


@pytest.mark.rule("EU-13.4.3")
def test_who_stands_there_may_be_another_enemy_of_the_npr() -> None:
    g = field()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    war(g, FRANCE, granada)
    deploy(g, FRANCE, "andalucia", 1)
    g.turn = Turn()
    note_who_is_faced(g)
    deploy(g, CASTILE, "andalucia", 3)
    assert not battle_is_due(g, CASTILE, area(g, "andalucia"))
    # Rebels are no Enemies of an NPR.
    g.players[FRANCE].armies[0].area = NONE
    g.players[FRANCE].armies[0].units = [0] * 9
    g.players[CASTILE].armies[0].area = area(g, "leon")
    rebels(g, "andalucia", 1)
    g.turn = Turn()
    note_who_is_faced(g)
    deploy(g, CASTILE, "andalucia", 3)
    assert musters(g, "andalucia", CASTILE).defenders == [REBELS, granada]


@pytest.mark.rule("EU-13.4.11")
def test_several_nprs_defend_an_area_together() -> None:
    g = field()
    genoa, venice = realm(g, "genoa"), realm(g, "venice")
    war(g, FRANCE, genoa, venice)
    deploy(g, FRANCE, "lombardy", 4)
    task = musters(g, "lombardy", FRANCE)
    assert set(task.defenders) == {genoa, venice}
    assert task.forces == {genoa: 3, venice: 5}
    assert strength(g, task, DEFENDER) == 8


@pytest.mark.rule("EU-13.2.1")
def test_vassals_fight_for_their_overlord_as_its_own_provinces() -> None:
    g = field()
    aragon = realm(g, "aragon")
    war(g, ENGLAND, aragon)
    deploy(g, ENGLAND, "naples", 4)
    assert battle_is_due(g, ENGLAND, area(g, "naples"))
    task = musters(g, "naples", ENGLAND)
    # Naples itself 4, Sicily 3, Sardinia 1: the last two over the Central Mediterranean.
    assert task.forces == {aragon: 8}
    g = field()
    war(g, ENGLAND, aragon)
    deploy(g, ENGLAND, "sicily", 4)
    assert musters(g, "sicily", ENGLAND).forces == {aragon: 3 + 1 + 3}


@pytest.mark.rule("EU-13.4.8", "EU-2.2.7")
def test_it_is_at_full_strength_without_pieces() -> None:
    g = field()
    venice = realm(g, "venice")
    war(g, AUSTRIA, venice)
    deploy(g, AUSTRIA, "venetia", 2)
    g.players[FRANCE].allied = black_units_left(g)
    assert not black_units_left(g)
    load(g, *[BLANK] * 6)
    g.decks[MIL], g.discards[MIL] = [], []
    procedure = battle(g, "venetia", AUSTRIA, "austria")
    assert under_way(g).forces == {venice: 6}
    load(g, INFANTRY, BLANK, BLANK, BLANK, BLANK, BLANK)
    procedure.say(FIGHT)
    assert under_way(g).forces == {venice: 5}
    assert black_units_left(g) == 0


# -- one budget a Turn -------------------------------------------------------------------------


@pytest.mark.rule("EU-9.2.17", "EU-13.4.10")
def test_a_province_serves_in_one_land_battle_of_a_turn() -> None:
    g = field()
    aragon = realm(g, "aragon")
    war(g, ENGLAND, aragon)
    deploy(g, ENGLAND, "naples", 1)
    deploy(g, ENGLAND, "corsica_and_sardinia", 3, no=1)
    sicily = {place(g, name) for name in ("palermo", "mesina", "malta")}
    naples, sardinia = area(g, "naples"), area(g, "corsica_and_sardinia")
    # The larger Enemy is still to come: Sicily waits for it.
    g.agenda.append(Recruiting(ENGLAND, battles=[sardinia]))
    assert not sicily & land_support(g, aragon, naples).keys()
    g.agenda = [Recruiting(ENGLAND, battles=[naples])]
    assert sicily < land_support(g, aragon, sardinia).keys()
    # Among equals it is the Battle that is fought first.
    g.players[ENGLAND].armies[0].units[0] = 3
    assert sicily < land_support(g, aragon, sardinia).keys()
    g.agenda = [Recruiting(ENGLAND, battles=[sardinia])]
    assert sicily < land_support(g, aragon, naples).keys()
    # What has served is spent, until the next Turn.
    assert muster_npr(g, aragon, naples) == 4 + 3
    spent = {place(g, name) for name in view(g, None).turn.mustered}
    assert spent == sicily | {place(g, name) for name in ("napoli", "bari", "salerno")}
    g.agenda = []
    assert muster_npr(g, aragon, naples) == 0
    left = {place(g, name) for name in ("sardenya", "barcelona", "valencia", "baleares")}
    assert land_support(g, aragon, sardinia).keys() == left
    g.turn = Turn()
    assert muster_npr(g, aragon, sardinia) == 1 + 1 + 2 + 1 + 3


@pytest.mark.rule("EU-13.4.9", "EU-9.2.17")
def test_the_capital_area_comes_first() -> None:
    g = field()
    denmark = realm(g, "denmark")
    war(g, ENGLAND, denmark)
    deploy(g, ENGLAND, "gotaland_and_skane", 5)
    deploy(g, ENGLAND, "sjaelland_and_fyn", 1, no=1)
    jutland = place(g, "ostjylland")
    assert jutland in land_support(g, denmark, area(g, "gotaland_and_skane"))
    g.agenda.append(Declaration(ENGLAND, 0, battles=[area(g, "sjaelland_and_fyn")]))
    assert jutland not in land_support(g, denmark, area(g, "gotaland_and_skane"))
    g.agenda = [Declaration(ENGLAND, 0, battles=[area(g, "gotaland_and_skane")])]
    assert jutland in land_support(g, denmark, area(g, "sjaelland_and_fyn"))


@pytest.mark.rule("EU-13.4.9", "EU-13.4.10", "EU-9.2.17")
def test_ports_serve_once_too_before_the_capital_first() -> None:
    g = field()
    genoa = realm(g, "genoa")
    war(g, ENGLAND, genoa)
    far, home = zone(g, "central_mediterranean"), zone(g, "gulf_of_lion")
    ships(g, ENGLAND, "central_mediterranean", 3)
    ships(g, ENGLAND, "gulf_of_lion", 1)
    corsica = place(g, "corsica")
    g.agenda.append(Declaration(ENGLAND, 0, seas=[home]))
    assert corsica not in sea_support(g, genoa, far)
    g.agenda = []
    assert corsica in sea_support(g, genoa, far)
    # Where no Enemy sails, or one sailed before this Turn, there is nothing to wait for.
    g.agenda = [Declaration(ENGLAND, 0, seas=[home])]
    ships(g, ENGLAND, "gulf_of_lion", 0)
    assert corsica in sea_support(g, genoa, far)
    ships(g, ENGLAND, "gulf_of_lion", 1)
    g.turn.blockaded[home] = [genoa]
    assert corsica in sea_support(g, genoa, far)
    g.turn.blockaded.clear()
    g.agenda = []
    assert muster_at_sea(g, genoa, far) == 1
    assert muster_at_sea(g, genoa, far) == 0
    assert sea_support(g, genoa, home) == {place(g, "genova"): 2}


@pytest.mark.rule("EU-13.4.9", "EU-13.4.10")
def test_the_sea_before_a_capital_that_is_a_port_comes_before_others_of_its_area() -> None:
    g = field()
    brittany = realm(g, "brittany")
    war(g, ENGLAND, brittany)
    far, home = zone(g, "english_channel"), zone(g, "bay_of_biscay")
    ships(g, ENGLAND, "english_channel", 3)
    ships(g, ENGLAND, "bay_of_biscay", 1)
    g.agenda.append(Declaration(ENGLAND, 0, seas=[home]))
    assert sea_support(g, brittany, far) == {}, "Rennes waits, whatever sails in the Channel"
    g.agenda = [Declaration(ENGLAND, 0, seas=[far])]
    assert muster_at_sea(g, brittany, home) == 2
    assert muster_at_sea(g, brittany, far) == 0


# -- Active Allies -----------------------------------------------------------------------------


@pytest.mark.rule("EU-13.4.4", "EU-13.4.5", "EU-11.3.38")
def test_an_active_ally_defends_with_half_on_land_and_with_all_at_sea() -> None:
    g = field()
    genoa = realm(g, "genoa")
    war(g, FRANCE, AUSTRIA)
    g.players[AUSTRIA].allies[genoa] = True
    deploy(g, FRANCE, "lombardy", 4)
    assert battle_is_due(g, FRANCE, area(g, "lombardy"))
    assert musters(g, "lombardy", FRANCE).forces == {genoa: 2}
    ships(g, FRANCE, "gulf_of_lion", 1)
    assert nprs_at_sea(g, FRANCE, zone(g, "gulf_of_lion")) == [genoa]
    assert muster_at_sea(g, genoa, zone(g, "gulf_of_lion")) == 3


@pytest.mark.rule("EU-9.7.33", "EU-9.7.39", "EU-11.3.38")
def test_exa34_in_lombardy_nprs_fight_on_both_sides() -> None:
    g = field()
    genoa, venice = realm(g, "genoa"), realm(g, "venice")
    war(g, AUSTRIA, venice, FRANCE)
    g.players[AUSTRIA].allies[genoa] = True
    deploy(g, AUSTRIA, "lombardy", 2)
    deploy(g, AUSTRIA, "venetia", 2, no=1)
    deploy(g, FRANCE, "lombardy", 2)
    g.active = AUSTRIA
    assert musters(g, "venetia", AUSTRIA).forces == {venice: 5}
    load(g, *[BLANK] * 6)
    procedure = battle(g, "lombardy", AUSTRIA, "tirol")
    task = under_way(g)
    assert task.helpers == [genoa]
    assert task.defenders == [FRANCE, venice]
    assert task.main == FRANCE
    assert task.forces == {genoa: 2, venice: 1}
    assert [strength(g, task, side) for side in (ATTACKER, DEFENDER)] == [4, 3]
    # Casualties fall on the largest faction first; what is left of Genoa goes with the Battle.
    load(g, INFANTRY, INFANTRY, INFANTRY, INFANTRY, BLANK, BLANK)
    procedure.say(FIGHT, FIGHT)
    assert set(procedure.ask.options) == {("strike", "austria"), ("strike", "genoa")}
    procedure.say(("strike", "genoa"))
    assert procedure.over
    assert g.agenda == []
    assert g.players[AUSTRIA].armies[0].size == 2
    assert g.players[FRANCE].armies[0].area == NONE
    assert g.rebels[area(g, "lombardy")] == 0
    assert g.turn.battle_won


@pytest.mark.rule("EU-9.7.39")
def test_a_player_who_retreats_leaves_the_ally_to_its_own_rule() -> None:
    g = field()
    genoa = realm(g, "genoa")
    war(g, FRANCE, AUSTRIA)
    g.players[AUSTRIA].allies[genoa] = True
    deploy(g, AUSTRIA, "lombardy", 2)
    deploy(g, FRANCE, "lombardy", 3)
    load(g, *[BLANK] * 6)
    procedure = battle(g, "lombardy", FRANCE, seat=FRANCE)
    assert under_way(g).defenders == [AUSTRIA, genoa]
    away = next(move for move in procedure.ask.options if move[0] == "retreat")
    assert procedure.ask.seat == AUSTRIA
    load(g, *[BLANK] * 6, INFANTRY, INFANTRY, BLANK, BLANK, BLANK, BLANK)
    procedure.say(away)
    # Lombardy is the Capital Area of Genoa: with 2 against 3 it fights on to the last Unit.
    assert g.agenda == []
    assert g.players[FRANCE].armies[0].size == 3
    assert g.turn.battle_won


@pytest.mark.rule("EU-9.7.22", "EU-9.7.39")
def test_while_an_ally_of_the_attacker_stays_the_defender_may_retreat() -> None:
    g = field()
    war(g, AUSTRIA, FRANCE)
    g.players[AUSTRIA].allies[realm(g, "genoa")] = True
    deploy(g, AUSTRIA, "lombardy", 2)
    deploy(g, FRANCE, "lombardy", 2)
    load(g, *[BLANK] * 6)
    procedure = battle(g, "lombardy", AUSTRIA, "tirol")
    procedure.say(("retreat", "tirol"))
    assert (procedure.ask.seat, procedure.ask.topic) == (FRANCE, "retreat")


@pytest.mark.rule("EU-9.7.39", "EU-9.2.17")
def test_an_ally_joins_against_rebels_too_and_is_spent_then() -> None:
    g = field()
    genoa = realm(g, "genoa")
    g.players[AUSTRIA].allies[genoa] = True
    deploy(g, AUSTRIA, "lombardy", 2)
    rebels(g, "lombardy", 2)
    task = musters(g, "lombardy", REBELS)
    assert (task.defenders, task.forces) == ([AUSTRIA, genoa], {genoa: 2})
    assert musters(g, "lombardy", AUSTRIA).helpers == []
    g.turn = Turn()
    task = musters(g, "lombardy", AUSTRIA)
    assert (task.helpers, task.forces) == ([genoa], {genoa: 2})
    g.players[AUSTRIA].allies[genoa] = False
    g.turn = Turn()
    assert musters(g, "lombardy", AUSTRIA).helpers == []


@pytest.mark.rule("EU-9.2.17")
def test_what_fought_rebels_in_phase_3_can_fight_in_the_first_turn_of_the_next_round() -> None:
    g = field()
    genoa = realm(g, "genoa")
    g.players[AUSTRIA].allies[genoa] = True
    deploy(g, AUSTRIA, "lombardy", 2)
    rebels(g, "lombardy", 2)
    strong = sum(land_support(g, genoa, area(g, "lombardy")).values())
    musters(g, "lombardy", REBELS)
    assert not land_support(g, genoa, area(g, "lombardy"))
    enter(g, "actions")
    assert sum(land_support(g, genoa, area(g, "lombardy")).values()) == strong


# -- at sea ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-13.4.6", "EU-13.4.7", "EU-13.4.12", "EU-9.2.9")
def test_npr_ports_defend_their_sea_zone_together() -> None:
    g = field()
    genoa, aragon = realm(g, "genoa"), realm(g, "aragon")
    gulf = zone(g, "gulf_of_lion")
    assert nprs_at_sea(g, FRANCE, gulf) == []
    war(g, FRANCE, genoa, aragon)
    assert set(nprs_at_sea(g, FRANCE, gulf)) == {genoa, aragon}
    assert nprs_at_sea(g, FRANCE, zone(g, "english_channel")) == []
    assert muster_at_sea(g, genoa, gulf) == 3
    assert muster_at_sea(g, aragon, gulf) == 4
    ships(g, FRANCE, "gulf_of_lion", 1)
    g.turn = Turn()
    note_who_is_faced(g)
    assert nprs_at_sea(g, FRANCE, gulf) == []


@pytest.mark.rule("EU-13.4.20", "EU-13.4.21", "EU-9.2.10", "EU-13.4.18")
def test_an_inactive_port_gives_no_nc() -> None:
    g = field()
    assert worth_at_sea(g, place(g, "kilwa")) == 0
    assert worth_at_sea(g, place(g, "hormuz")) == 2
    assert sea_support(g, realm(g, "kilwa"), zone(g, "east_african_coast")) == {}
    war(g, FRANCE, realm(g, "kilwa"))
    assert nprs_at_sea(g, FRANCE, zone(g, "east_african_coast")) == []
    g.dnpr[place(g, "kilwa")] = 1
    assert worth_at_sea(g, place(g, "kilwa")) == 2


# -- what a Province is worth ------------------------------------------------------------------


@pytest.mark.rule("EU-13.4.18", "EU-13.4.19")
def test_exb24_distant_defence() -> None:
    g = field()
    vijayanagar = realm(g, "vijayanagar")
    war(g, ENGLAND, vijayanagar)
    deploy(g, ENGLAND, "coromandel", 1)
    assert sum(land_support(g, vijayanagar, area(g, "coromandel")).values()) == 2 + 4
    g.plague.append(area(g, "deccan"))
    assert sum(land_support(g, vijayanagar, area(g, "coromandel")).values()) == 2 + 2


@pytest.mark.rule("EU-13.4.14", "EU-13.4.16")
def test_manpower_tokens_add_to_mc_here_and_next_to_it_but_not_to_a_siege() -> None:
    g = field()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    deploy(g, CASTILE, "andalucia", 1)
    g.plus_one[place(g, "granada")] = 1
    assert siege_price(g, CASTILE, area(g, "andalucia"), [place(g, "granada")]) == 1
    assert muster_npr(g, granada, area(g, "andalucia")) == 3
    g = field()
    venice = realm(g, "venice")
    war(g, AUSTRIA, venice)
    deploy(g, AUSTRIA, "dalmatia", 1)
    before = sum(land_support(g, venice, area(g, "dalmatia")).values())
    g.plus_one[place(g, "treviso")] = 2
    assert sum(land_support(g, venice, area(g, "dalmatia")).values()) == before + 2


# -- in a Battle -------------------------------------------------------------------------------


def coast_of_zara(g: Europe) -> Realm:
    """Venice, which can bring 3 Units to Dalmatia: neither its Capital Area nor its last one."""
    for name in ("verona", "treviso"):
        town(g, name, FRANCE)
    venice = realm(g, "venice")
    war(g, AUSTRIA, venice)
    return venice


@pytest.mark.rule("EU-13.4.22", "EU-13.4.23", "EU-13.4.24", "EU-13.4.25", "EU-13.4.27")
@pytest.mark.rule("EU-13.4.28", "EU-9.6.9")
def test_exb28_npr_leader_draw_and_retreat() -> None:
    g = field()
    venice = coast_of_zara(g)
    deploy(g, AUSTRIA, "dalmatia", 5)
    card = g.box.card_of[leader(g, 0, 1, 0)]
    deck = g.box.cards[card].deck
    g.decks[deck].remove(card)
    g.decks[MIL].append(card)  # where he would lie if he were a card of that deck
    load(g, INFANTRY, BLANK, BLANK, INFANTRY, BLANK, BLANK, CAVALRY)
    procedure = battle(g, "dalmatia", AUSTRIA, "venetia")
    task = under_way(g)
    assert task.card == card
    assert task.sides[DEFENDER].rolled == [INFANTRY, BLANK, BLANK, CAVALRY]
    assert task.forces == {venice: 2}
    assert g.players[AUSTRIA].armies[0].size == 4
    procedure.say(FIGHT)
    assert procedure.over
    assert g.agenda == []
    assert g.discards[deck][-1] == card
    assert g.turn.battle_won


@pytest.mark.rule("EU-13.4.23", "EU-13.4.24")
def test_two_units_have_no_leader_and_an_advisor_leads_nobody() -> None:
    g = field()
    war(g, CASTILE, realm(g, "granada"))
    deploy(g, CASTILE, "andalucia", 2)
    deck = len(g.decks[MIL])
    load(g, *[BLANK] * 6)
    battle(g, "andalucia", CASTILE, "leon")
    assert under_way(g).card == NONE
    assert len(g.decks[MIL]) == deck
    g = field()
    coast_of_zara(g)
    deploy(g, AUSTRIA, "dalmatia", 2)
    advisor = next(card.no for card in g.box.cards if card.deck == MIL and card.character.advisor)
    g.decks[MIL].remove(advisor)
    g.decks[MIL].append(advisor)
    load(g, *[BLANK] * 6)
    battle(g, "dalmatia", AUSTRIA, "venetia")
    assert under_way(g).card == advisor
    assert under_way(g).sides[DEFENDER].leader == ""
    assert len(under_way(g).sides[DEFENDER].rolled) == 3


@pytest.mark.rule("EU-13.4.23")
def test_beside_a_player_nobody_is_drawn() -> None:
    g = field()
    coast_of_zara(g)
    war(g, AUSTRIA, FRANCE)
    deploy(g, FRANCE, "dalmatia", 1)
    deploy(g, AUSTRIA, "dalmatia", 2)
    load(g, *[BLANK] * 6)
    battle(g, "dalmatia", AUSTRIA, "venetia")
    assert under_way(g).card == NONE


@pytest.mark.rule("EU-13.4.29", "EU-9.6.9")
def test_in_its_capital_area_it_fights_to_the_last_unit() -> None:
    g = field()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    deploy(g, CASTILE, "andalucia", 5)
    load(g, *[BLANK] * 6)
    procedure = battle(g, "andalucia", CASTILE, "leon")
    load(g, INFANTRY, *[BLANK] * 5)
    procedure.say(FIGHT)
    assert under_way(g).forces == {granada: 1}
    assert under_way(g).round == 2


@pytest.mark.rule("EU-13.4.27", "EU-13.4.29", "EU-9.6.9")
def test_where_an_npr_stands_its_ground() -> None:
    g = field()
    venice = realm(g, "venice")

    def leaves(where: str, own: int = 1, theirs: int = 2, beside_rebels: bool = False) -> bool:
        return npr_retreats(g, venice, area(g, where), own, theirs, beside_rebels=beside_rebels)

    assert leaves("dalmatia")
    assert not leaves("dalmatia", own=2)
    assert not leaves("dalmatia", beside_rebels=True)
    assert not leaves("venetia")
    for name in ("verona", "treviso", "venezia", "brescia"):
        g.occupiers[place(g, name)] = 0x10 | 1  # Zara alone is left
    assert not leaves("dalmatia")
    assert leaves("lombardy")


@pytest.mark.rule("EU-13.4.27", "EU-13.2.1")
def test_the_areas_of_its_vassals_count_for_the_last_one_of_an_npr() -> None:
    g = field()
    aragon = realm(g, "aragon")
    for place_no in [*npr_places(g, aragon - NPR)]:
        if g.box.places[place_no].area != area(g, "sicily"):
            g.occupiers[place_no] = 0x10 | 1
    assert npr_retreats(g, aragon, area(g, "sicily"), 1, 2, beside_rebels=False)
    for place_no in npr_places(g, realm(g, "naples") - NPR):
        g.occupiers[place_no] = 0x10 | 1
    assert not npr_retreats(g, aragon, area(g, "sicily"), 1, 2, beside_rebels=False)


@pytest.mark.rule("EU-13.4.30", "EU-9.6.9")
def test_at_sea_it_stands_its_ground_before_its_capital() -> None:
    g = field()
    aragon = realm(g, "aragon")
    assert npr_sails_away(g, aragon, zone(g, "central_mediterranean"), 1, 2)
    assert not npr_sails_away(g, aragon, zone(g, "central_mediterranean"), 2, 2)
    assert not npr_sails_away(g, aragon, zone(g, "gulf_of_lion"), 1, 2)


@pytest.mark.rule("EU-13.4.32", "EU-13.4.34", "EU-9.7.33")
def test_who_has_beaten_an_npr_can_siege_from_the_next_turn_on() -> None:
    g = field()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    deploy(g, CASTILE, "andalucia", 3)
    g.players[CASTILE].power[MIL] = 3
    load(g, INFANTRY, INFANTRY, BLANK, BLANK, BLANK, BLANK)
    assert battle(g, "andalucia", CASTILE, "leon").over
    assert g.agenda == []
    g.turn = Turn()
    note_who_is_faced(g)
    assert not battle_is_due(g, CASTILE, area(g, "andalucia"))
    assert areas_to_siege(g, CASTILE) == [area(g, "andalucia")]


@pytest.mark.rule("EU-13.4.34", "EU-9.MU.53")
def test_npr_units_that_won_are_gone_and_defend_anew() -> None:
    g = field()
    granada = realm(g, "granada")
    war(g, CASTILE, granada)
    deploy(g, CASTILE, "andalucia", 1)
    load(g, BLANK, BLANK, BLANK, INFANTRY, BLANK, BLANK)
    assert battle(g, "andalucia", CASTILE, "leon").over
    assert g.rebels[area(g, "andalucia")] == 0
    g.turn = Turn()
    note_who_is_faced(g)
    deploy(g, CASTILE, "andalucia", 2)
    assert musters(g, "andalucia", CASTILE).forces == {granada: 2}
