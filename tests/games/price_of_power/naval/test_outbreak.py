"""When Naval Battles break out: movement, NPR Ports, Pirates, Ships driven out of a Port."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.engine.state import Event
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.battle.naval_battle import fight_at_sea
from stolnik.games.price_of_power.chapters.battle.naval_dice import naval_pool
from stolnik.games.price_of_power.chapters.board.sailing import ships_on_slots_in
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import remove_cbs_and_truces
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.rebels.taking_provinces import rebels_take
from stolnik.games.price_of_power.chapters.war.driven_out import drive_out_ships
from stolnik.games.price_of_power.events.naval import (
    BrokeOff,
    NavalBattleBegan,
    NprSailedAway,
    NprShipLost,
)
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    SMALL,
    Europe,
    Fleet,
    Turn,
    piece,
    task_of,
)
from stolnik.games.price_of_power.tasks import NavalBattle, Sailing
from tests.games.price_of_power.battle.field import deploy, war
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import (
    ATLANTIC,
    BISCAY,
    fleet,
    naval_battle,
    on_slot,
    port,
    rolls,
    sea,
    ships,
    under_way,
    zone,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.running import Procedure, run

FIGHT: Move = ("fight",)
TO_BISCAY: Move = ("bound_for", BISCAY)
FROM_ATLANTIC: Move = ("send_from", ATLANTIC)
BORDEAUX: Move = ("attack_pirates", "bordeaux_node", BISCAY)


def sailing(g: Europe, *moves: Move) -> Procedure:
    """Castile's Turn, with a Naval Activation under way."""
    g.active, g.turn, g.agenda = CASTILE, Turn(), []
    for player in g.players:
        player.status = EVENT_TAKEN
    table = Procedure(play(g), g)
    table.say(("activate_naval",), *moves)
    return table


def pirates(g: Europe, n: int = 1, node: str = "bordeaux_node") -> None:
    g.pirates[g.box.node_of[node]] = n


def pirates_in(g: Europe, node: str = "bordeaux_node") -> int:
    return g.pirates[g.box.node_of[node]]


# -- Naval Movement ----------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.1", "EU-9.5.16", "EU-9.9.7")
def test_ships_that_enter_a_hostile_sea_zone_fight_before_they_carry_anybody() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    town(g, "galicia", CASTILE)
    ships(g, CASTILE, 2, ATLANTIC)
    ships(g, FRANCE, 1)
    deploy(g, CASTILE, "leon", 3)
    rolls(g, ("...", "..."), ("AA.", "..."))
    table = sailing(g, TO_BISCAY, FROM_ATLANTIC, FROM_ATLANTIC)
    assert isinstance(g.agenda[-1], NavalBattle)
    assert (table.ask.topic, table.ask.seat) == ("naval_retreat", CASTILE)
    assert ("retreat_to_sea", ATLANTIC) in table.ask.options, "where they came from"
    assert all(ask.topic != "arrive" for ask in table.asked)
    table.say(FIGHT, FIGHT)
    assert table.ask.topic == "arrive"
    assert ("carry_army", 1) in table.ask.options
    assert refusal_of(g, table.ask, ("occupy_slot",)) == "EU-9.5.17", "they have just fought"
    assert g.players[FRANCE].ships == {}


@pytest.mark.rule("EU-9.9.7")
def test_beaten_ships_carry_nobody() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    town(g, "galicia", CASTILE)
    ships(g, CASTILE, 1, ATLANTIC)
    ships(g, FRANCE, 2)
    deploy(g, CASTILE, "leon", 3)
    rolls(g, ("...", "A.."))
    table = sailing(g, TO_BISCAY, FROM_ATLANTIC)
    assert table.ask.topic == "end_turn"
    assert not any(isinstance(task, Sailing) for task in g.agenda)
    assert audit(g) == []


# -- NPRs --------------------------------------------------------------------------------------


def adriatic() -> Europe:
    """Austria, at War with Venice, has a Ship ready for the Adriatic."""
    g = sea()
    war(g, AUSTRIA, realm(g, "venice"))
    g.active, g.turn = AUSTRIA, Turn(faced={})
    return g


@pytest.mark.rule("EU-9.9.3", "EU-9.9.4", "EU-9.MU.49")
def test_exa34_at_sea_an_npr_defends_with_the_capacity_of_its_ports() -> None:
    g = adriatic()
    told: list[Event] = []
    g.attach(g.box, told.append)
    ships(g, AUSTRIA, 1, "adriatic_sea")
    rolls(g, ("...", "AA."))
    naval_battle(g, AUSTRIA, where="adriatic_sea")
    assert NavalBattleBegan("adriatic_sea", "austria", ["venice"]) in told
    assert any(getattr(one, "n", 0) == 5 for one in told), "Zara, Treviso, Verona and Venice"
    assert g.players[AUSTRIA].ships == {}
    assert g.agenda == [], "its Ships are gone with the Battle"


def test_ships_of_an_npr_are_lost_as_light_ships() -> None:
    g = adriatic()
    told: list[Event] = []
    g.attach(g.box, told.append)
    ships(g, AUSTRIA, 2, "adriatic_sea")
    rolls(g, ("A..", "..."))
    naval_battle(g, AUSTRIA, zone(g, "central_mediterranean"), where="adriatic_sea")
    assert [one for one in told if isinstance(one, NprShipLost)] == [
        NprShipLost("venice", "adriatic_sea")
    ]
    assert under_way(g).forces == {realm(g, "venice"): 4}


@pytest.mark.rule("EU-13.4.23", "EU-13.4.24", "EU-13.4.25")
def test_three_ships_of_nprs_alone_draw_a_leader_for_the_battle() -> None:
    g = adriatic()
    name = next(
        one.id for one in g.box.cards if one.no in g.decks[MIL] and one.character.dice == (0, 0, 3)
    )
    g.decks[MIL].remove(g.box.card_of[name])
    g.decks[MIL].append(g.box.card_of[name])
    ships(g, AUSTRIA, 3, "adriatic_sea")
    rolls(g, ("...", "A....."))
    table = naval_battle(g, AUSTRIA, zone(g, "central_mediterranean"), where="adriatic_sea")
    assert under_way(g).sides[1].leader == name
    assert naval_pool(g, under_way(g), 1) == [0, 0, 6]
    table.say(("retreat_to_sea", "central_mediterranean"))
    assert g.discards[MIL] == [g.box.card_of[name]]
    assert audit(g) == []


@pytest.mark.rule("EU-9.9.4", "EU-9.9.27")
def test_exa34_french_ships_meet_the_active_ally_of_their_enemy() -> None:
    g = sea()
    g.turn = Turn(faced={})
    war(g, AUSTRIA, FRANCE)
    g.players[AUSTRIA].allies = {realm(g, "genoa"): True}
    ships(g, FRANCE, 2, "gulf_of_lion")
    rolls(g, ("...", "..."))
    naval_battle(g, FRANCE, zone(g, "central_mediterranean"), where="gulf_of_lion")
    assert under_way(g).forces == {realm(g, "genoa"): 3}


@pytest.mark.rule("EU-9.9.5")
def test_an_npr_does_not_fight_again_where_it_was_blockaded_before_the_turn() -> None:
    g = adriatic()
    ships(g, AUSTRIA, 1, "adriatic_sea")
    g.turn.blockaded = {zone(g, "adriatic_sea"): [realm(g, "venice")]}
    assert naval_battle(g, AUSTRIA, where="adriatic_sea").over
    assert g.players[AUSTRIA].ships == {zone(g, "adriatic_sea"): 1}


@pytest.mark.rule("EU-9.9.3", "EU-9.9.5", "EU-9.5.16")
def test_a_fleet_that_sails_before_hostile_ports_meets_their_ships() -> None:
    g = sea()
    war(g, CASTILE, realm(g, "portugal"))
    ships(g, CASTILE, 1)
    rolls(g, ("...", "AAA"))
    table = sailing(g, ("bound_for", ATLANTIC), ("send_from", BISCAY))
    assert table.ask.topic == "end_turn"
    assert g.players[CASTILE].ships == {}, "the Portuguese have sunk it"


@pytest.mark.rule("EU-9.9.27")
def test_an_npr_with_fewer_ships_sails_away_except_before_its_capital() -> None:
    g = sea()
    told: list[Event] = []
    g.attach(g.box, told.append)
    g.turn = Turn(faced={})
    g.decks[MIL] = []  # no Leader for the NPR
    war(g, CASTILE, realm(g, "genoa"))
    ships(g, CASTILE, 6, "gulf_of_lion")
    rolls(g, ("A..", "..."), ("A..", "..."), ("A..", "..."))
    assert naval_battle(g, CASTILE, where="gulf_of_lion").over
    assert not any(isinstance(one, NprSailedAway) for one in told), "Genoa lies on this Sea Zone"
    war(g, CASTILE, realm(g, "aragon"))
    g.turn = Turn(faced={})
    told.clear()
    ships(g, CASTILE, 9, "central_mediterranean")
    rolls(g, ("...", "..."))
    assert naval_battle(g, CASTILE, where="central_mediterranean").over
    left = [one.realm for one in told if isinstance(one, NprSailedAway)]
    assert "aragon" in left
    assert g.players[CASTILE].power[MIL] == 5, "once in each of two Turns"


# -- Pirates -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.2", "EU-9.MU.56")
def test_ships_that_have_moved_may_attack_pirates_next_to_them() -> None:
    g = sea()
    pirates(g, 2)
    pirates(g, 1, "sevilla_node")
    ships(g, CASTILE, 2, ATLANTIC)
    on_slot(g, CASTILE)
    rolls(g, ("AA.", "..."))
    table = sailing(g, TO_BISCAY, FROM_ATLANTIC, DONE)
    assert BORDEAUX in table.ask.options
    sevilla: Move = ("attack_pirates", "sevilla_node", ATLANTIC)
    assert refusal_of(g, table.ask, sevilla) == "EU-9.MU.56", "no Ship has moved there"
    table.say(BORDEAUX)
    assert pirates_in(g) == 0
    assert pirates_in(g, "sevilla_node") == 1
    assert g.players[CASTILE].ships == {zone(g, ATLANTIC): 1, zone(g, BISCAY): 2}
    assert ships_on_slots_in(g, CASTILE, zone(g, BISCAY)) == 0, "it fought as well"
    assert g.players[CASTILE].power[MIL] == 3, "1 paid for the Activation, 1 gained by the win"
    assert not [move for move in table.ask.options if move[0] == "occupy_slot"], "they fought"


@pytest.mark.rule("EU-9.MU.56", "EU-9.9.2", "EU-5.5.31")
def test_ships_that_lie_next_to_pirates_attack_them_where_they_are() -> None:
    g = sea()
    fleet(g, CASTILE, light=3)
    deploy(g, CASTILE, "leon", 1)
    town(g, "saintonge", CASTILE)
    pirates(g)
    rolls(g, ("AAA", "..."))
    table = sailing(g, TO_BISCAY)
    carrying = [move for move in table.ask.options if str(move[0]).startswith("carry")]
    assert (table.ask.topic, carrying) == ("arrive", []), "no Ship has moved"
    table.say(BORDEAUX)
    assert pirates_in(g) == 0
    assert g.players[CASTILE].fleet.space == zone(g, BISCAY)


@pytest.mark.rule("EU-9.9.2", "EU-9.5.17", "EU-9.5.20")
def test_ships_of_a_fleet_that_has_fought_pirates_take_no_slots() -> None:
    g = sea()
    pirates(g)
    fleet(g, CASTILE, light=3, where=ATLANTIC)
    rolls(g, ("AA.", "..."))
    table = sailing(g, TO_BISCAY, ("send_fleet",))
    table.say(BORDEAUX, ("fleet_leaves", 1))
    assert pirates_in(g) == 0
    assert ("occupy_slot",) not in table.ask.options


@pytest.mark.rule("EU-9.MU.56", "EU-9.9.1")
def test_to_lie_next_to_pirates_is_to_enter_nothing_and_nobody_need_join() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 2)
    ships(g, FRANCE, 2)
    ships(g, CASTILE, 1, ATLANTIC)
    pirates(g)
    table = sailing(g, TO_BISCAY)
    assert {FROM_ATLANTIC, DONE} <= set(table.ask.options)
    told = listen(g)
    table.say(DONE)
    assert (table.ask.topic, told) == ("arrive", []), "the Ships of France were there before"


@pytest.mark.rule("EU-9.9.2")
def test_nobody_has_to_attack_pirates() -> None:
    g = sea()
    pirates(g)
    ships(g, CASTILE, 1, ATLANTIC)
    table = sailing(g, TO_BISCAY, FROM_ATLANTIC)
    table.say(DONE)
    assert table.ask.topic == "end_turn"
    assert pirates_in(g) == 1


@pytest.mark.rule("EU-9.9.2", "EU-9.MU.49")
def test_pirates_fight_as_light_ships_and_can_be_let_be_once() -> None:
    g = sea()
    pirates(g, 3)
    ships(g, CASTILE, 3, ATLANTIC)
    rolls(g, ("A..", "AA."))
    table = sailing(g, TO_BISCAY, FROM_ATLANTIC, FROM_ATLANTIC, FROM_ATLANTIC, BORDEAUX)
    assert (table.ask.topic, table.ask.seat) == ("naval_retreat", CASTILE)
    assert set(table.ask.options) == {FIGHT, ("break_off",)}
    assert pirates_in(g) == 2
    assert g.players[CASTILE].ships == {zone(g, BISCAY): 1}
    told = listen(g)
    table.say(("break_off",))
    assert BrokeOff(CASTILE, BISCAY) in told
    assert g.players[CASTILE].ships == {}, "one Casualty more"
    assert pirates_in(g) == 2
    assert g.players[CASTILE].power[MIL] == 2


@pytest.mark.rule("EU-9.9.2", "EU-9.MU.56")
def test_ships_that_put_to_sea_may_attack_pirates_too_once_in_each_node() -> None:
    g = sea()
    town(g, "galicia", CASTILE)
    pirates(g, 2)
    g.players[CASTILE].ships = {port(g, "galicia"): 2}
    rolls(g, ("...", "..."))
    undock: Move = ("undock_ship", "galicia", BISCAY)
    table = sailing(g, ("undock",), undock, undock, DONE)
    assert table.ask.topic == "pirates"
    atlantic: Move = ("attack_pirates", "bordeaux_node", ATLANTIC)
    assert refusal_of(g, table.ask, atlantic) == "EU-9.MU.56"
    table.say(BORDEAUX, ("break_off",))
    assert table.ask.topic == "end_turn", "not twice in one Activation"
    assert g.players[CASTILE].ships == {zone(g, BISCAY): 1}


@pytest.mark.rule("EU-9.9.16", "EU-9.9.19")
def test_pirate_ships_can_be_captured() -> None:
    g = sea()
    pirates(g)
    ships(g, CASTILE, 2)
    rolls(g, ("Ao.", "..."))
    table = naval_battle(g, CASTILE, node="bordeaux_node")
    table.say(("keep_at_sea",))
    assert g.players[CASTILE].ships == {zone(g, BISCAY): 3}
    assert audit(g) == []


# -- Ships driven out --------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.1", "EU-9.8.11")
def test_ships_driven_into_a_hostile_sea_zone_attack() -> None:
    g = sea()
    town(g, "galicia", CASTILE)
    war(g, FRANCE, CASTILE)
    g.active = FRANCE
    galicia = place(g, "galicia")
    g.players[CASTILE].fleet = Fleet(port(g, "galicia"), light=1)
    g.occupiers[galicia] = piece(SMALL, FRANCE, unrest=True)
    ships(g, FRANCE, 2)
    run(drive_out_ships(g, galicia), [("put_out", BISCAY)])
    assert g.agenda == [NavalBattle(zone(g, BISCAY), CASTILE)]
    rolls(g, ("...", "A.."))
    while g.agenda:
        run(fight_at_sea(g, task_of(g, NavalBattle)))
    assert g.players[CASTILE].fleet.space == NONE


@pytest.mark.rule("EU-9.9.5", "EU-13.4.7", "EU-9.8.11")
def test_ships_that_rebels_drive_out_join_a_blockade_without_a_battle() -> None:
    g = sea()
    town(g, "galicia", CASTILE)
    war(g, CASTILE, realm(g, "brittany"))
    ships(g, CASTILE, 1)
    enter(g, "3A")
    run(remove_cbs_and_truces(g))
    galicia = place(g, "galicia")
    for blockades in (True, False):
        g.occupiers[galicia] = 0
        g.players[CASTILE].ships[port(g, "galicia")] = 1
        run(rebels_take(g, galicia), [("put_out", BISCAY)])
        assert bool(g.agenda) != blockades
        g.agenda = []
        g.turn.blockaded = {}


@pytest.mark.rule("EU-9.MU.36", "EU-9.9.22")
def test_galleys_are_lost_when_a_fleet_retreats_to_open_waters() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 2, "western_mediterranean")
    fleet(g, FRANCE, light=1, galleys=2, where="western_mediterranean")
    rolls(g, ("...", "..."))
    table = naval_battle(g, CASTILE, where="western_mediterranean")
    out: Move = ("retreat_to_sea", ATLANTIC)
    table.say(out, ("lose_from_fleet", "galley"))
    assert g.players[FRANCE].fleet == Fleet(zone(g, ATLANTIC), light=1)
