"""The sequence of a Naval Battle: outbreak, dice, Casualties and the winner."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.engine.state import Event
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ARTILLERY, INFANTRY, MIL, NONE
from stolnik.games.price_of_power.chapters.battle.naval_dice import naval_hits, naval_pool
from stolnik.games.price_of_power.chapters.board.sailing import free_slots, ships_on_slots_in
from stolnik.games.price_of_power.chapters.board.supply import ships_left
from stolnik.games.price_of_power.chapters.war.fleet import repair_fleets
from stolnik.games.price_of_power.events.battles import MainDefender
from stolnik.games.price_of_power.events.naval import NavalBattleWon, NobodyWonAtSea
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.battle.field import leader, war
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import (
    BISCAY,
    admiral,
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
    ENGLAND,
    FRANCE,
    give,
    refusal_of,
    town,
)

FIGHT: Move = ("fight",)
LIGHT: Move = ("lose_light_ship",)
DAMAGE: Move = ("damage_heavy_ship",)
SINK_HEAVY: Move = ("lose_from_fleet", "heavy_ship")
SINK_GALLEY: Move = ("lose_from_fleet", "galley")


# -- who fights --------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.1")
def test_only_ships_that_are_hostile_fight() -> None:
    g = sea()
    ships(g, CASTILE, 1)
    ships(g, FRANCE, 1)
    assert naval_battle(g, CASTILE).over
    assert g.agenda == []
    war(g, CASTILE, FRANCE)
    rolls(g, ("A..", "..."))
    assert naval_battle(g, CASTILE).over
    assert g.players[FRANCE].ships == {}
    assert g.players[CASTILE].ships == {zone(g, BISCAY): 1}


@pytest.mark.rule("EU-9.5.18", "EU-9.5.19", "EU-9.9.8")
def test_every_ship_of_a_player_fights_and_leaves_its_slot() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    here = zone(g, BISCAY)
    ships(g, CASTILE, 1)
    on_slot(g, FRANCE, slot=0)
    on_slot(g, ENGLAND, slot=1)
    fleet(g, FRANCE, light=1)
    rolls(g, ("AAA", "..."))
    table = naval_battle(g, CASTILE)
    assert under_way(g).sides[1].due == 1, "one Ship scores one hit"
    assert {("lose_light_ship",), ("lose_from_fleet", "light_ship")} == set(table.ask.options)
    table.say(("lose_from_fleet", "light_ship"))
    assert ships_on_slots_in(g, FRANCE, here) == 0
    assert ships_on_slots_in(g, ENGLAND, here) == 1, "England is at peace"
    assert g.players[FRANCE].ships == {here: 1}
    assert here * 4 not in free_slots(g, here), "what a Battle emptied stays so for the Turn"


# -- dice --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.11", "EU-9.4.3")
def test_a_pool_is_three_artillery_dice_and_those_of_the_admiral() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, FRANCE, 2)
    fleet(g, CASTILE, light=2)
    admiral(g, CASTILE, leader(g, 2, 0, 0))
    naval_battle(g, CASTILE, zone(g, "central_atlantic"))
    battle = under_way(g)
    bare = [0, 0, 0]
    bare[ARTILLERY] = 3
    assert naval_pool(g, battle, 1) == bare
    bare[INFANTRY] += 2
    assert naval_pool(g, battle, 0) == bare
    g.players[FRANCE].ideas.append(g.box.idea_of["glorious_arms"])
    assert naval_pool(g, battle, 1)[ARTILLERY] == 4


@pytest.mark.rule("EU-9.9.11", "EU-9.9.12", "EU-9.MU.31")
def test_hits_need_a_ship_each_and_heavy_ships_always_score_one() -> None:
    assert naval_hits(["artillery", "infantry", "cavalry"], 4, 0) == 1
    assert naval_hits(["artillery"] * 3, 2, 0) == 2
    assert naval_hits(["blank"] * 3, 2, 2) == 2
    assert naval_hits(["artillery"] * 3, 2, 1) == 3, "a Heavy Ship is a Ship for the dice as well"


@pytest.mark.rule("EU-9.9.12", "EU-9.MU.31")
def test_heavy_ships_score_in_every_round() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, heavy=1)
    ships(g, FRANCE, 2)
    rolls(g, ("...", "..."), ("...", "..."))
    table = naval_battle(g, CASTILE)
    while not table.over:
        table.say(FIGHT)
    assert g.players[FRANCE].ships == {}
    assert g.players[CASTILE].fleet.heavy == 1


# -- Casualties --------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.13", "EU-9.9.14", "EU-9.MU.32")
def test_a_player_chooses_the_ships_and_a_heavy_one_takes_two_hits() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    mine = fleet(g, CASTILE, heavy=1, galleys=1)
    ships(g, CASTILE, 1)
    ships(g, FRANCE, 5)
    supply = ships_left(g, CASTILE)
    rolls(g, ("...", "AA."))
    table = naval_battle(g, CASTILE, zone(g, "central_atlantic"))
    assert set(table.ask.options) == {LIGHT, SINK_GALLEY, DAMAGE}
    assert refusal_of(g, table.ask, SINK_HEAVY) == "EU-9.9.13"
    table.say(DAMAGE)
    assert (mine.heavy, mine.damaged) == (1, 1)
    assert ships_left(g, CASTILE) == supply
    assert set(table.ask.options) == {LIGHT, SINK_GALLEY, SINK_HEAVY}
    table.say(SINK_HEAVY)
    assert (mine.heavy, mine.damaged) == (0, 0)
    assert ships_left(g, CASTILE) == supply + 1, "lost Ships return to Supply"
    assert audit(g) == []


@pytest.mark.rule("EU-9.9.14", "EU-9.MU.32")
def test_a_side_takes_no_more_hits_than_sink_it() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, heavy=1, damaged=1)
    fleet(g, FRANCE, heavy=2)
    rolls(g, ("...", "AAA"))
    table = naval_battle(g, CASTILE)
    assert table.over, "the damaged one is sunk by the first hit, and nothing is left"
    assert g.players[CASTILE].fleet.space == NONE
    assert g.players[FRANCE].fleet.damaged == 1, "both roll at once"


@pytest.mark.rule("EU-9.9.14")
def test_a_damaged_ship_is_repaired_in_a_friendly_port() -> None:
    g = sea()
    town(g, "galicia", CASTILE)
    mine = fleet(g, CASTILE, heavy=1, damaged=1)
    repair_fleets(g)
    assert mine.damaged == 1
    mine.space = port(g, "galicia")
    repair_fleets(g)
    assert mine.damaged == 0


# -- Admirals and Battle Actions ---------------------------------------------------------------


@pytest.mark.rule("EU-9.9.9")
def test_the_attacker_may_appoint_an_admiral_and_the_defender_may_not() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=2)
    fleet(g, FRANCE, light=2)
    mine, theirs = leader(g, 0, 0, 1), leader(g, 0, 0, 2)
    give(g, CASTILE, mine)
    give(g, FRANCE, theirs)
    table = naval_battle(g, CASTILE, zone(g, "central_atlantic"))
    assert (table.ask.topic, table.ask.seat) == ("late_admiral", CASTILE)
    assert refusal_of(g, table.ask, ("late_admiral", theirs)) == "EU-6.0.7"
    table.say(("late_admiral", mine))
    assert under_way(g).sides[0].leader == mine
    assert [ask.seat for ask in table.asked if ask.topic == "late_admiral"] == [CASTILE]
    assert under_way(g).sides[1].leader == ""


@pytest.mark.rule("EU-9.9.9")
def test_without_the_fleet_there_is_nothing_to_command() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 2)
    ships(g, FRANCE, 2)
    give(g, CASTILE, leader(g, 0, 0, 1))
    table = naval_battle(g, CASTILE)
    assert all(ask.topic != "late_admiral" for ask in table.asked)


@pytest.mark.rule("EU-9.9.9")
def test_military_drill_takes_a_die_from_an_admiral() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=3)
    fleet(g, FRANCE, light=3)
    admiral(g, FRANCE, leader(g, 0, 0, 2))
    g.players[CASTILE].ideas.append(g.box.idea_of["military_drill"])
    naval_battle(g, CASTILE, zone(g, "central_atlantic"))
    assert under_way(g).sides[1].leader_dice == [0, 0, 1]


@pytest.mark.rule("EU-9.9.10")
def test_battle_actions_add_dice_at_sea() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 4)
    ships(g, FRANCE, 4)
    card = next(one.id for one in g.box.cards if one.type.id == "mil_01")
    give(g, CASTILE, card)
    g.players[CASTILE].power[MIL] = 1
    table = naval_battle(g, CASTILE, active=FRANCE)
    assert (table.ask.topic, table.ask.seat) == ("naval_actions", CASTILE)
    rolls(g, ("AAAAA", "..."))
    table.say(("battle_action", card), ("die", "artillery"), ("die", "artillery"))
    assert g.players[CASTILE].power[MIL] == 0
    assert g.players[FRANCE].ships == {}, "five dice, and four Ships to hit with"


@pytest.mark.rule("EU-9.9.15", "EU-9.9.15b", "EU-9.4.6")
def test_pairs_of_outlined_figures_wound_an_admiral_who_lost_a_ship() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=4)
    fleet(g, FRANCE, light=6)
    name = leader(g, 0, 0, 1)
    their = admiral(g, FRANCE, name)
    rolls(g, ("oo.", "...."), ("ooA", "...."), ("ooA", "...."))
    table = naval_battle(g, CASTILE)
    assert their.ill == 0, "no Casualty, no wound"
    table.say(FIGHT)
    assert their.ill == 1
    assert under_way(g).sides[1].leader == name
    table.say(FIGHT)
    assert g.players[FRANCE].fleet.admiral is None
    assert under_way(g).sides[1].leader == ""
    assert naval_pool(g, under_way(g), 1) == [0, 0, 3]
    card = g.box.card_of[name]
    assert card in g.discards[g.box.cards[card].deck]


# -- the winner --------------------------------------------------------------------------------


def heard(g: Europe) -> list[Event]:
    events: list[Event] = []
    g.attach(g.box, events.append)
    return events


@pytest.mark.rule("EU-9.9.25", "EU-9.9.26")
def test_an_active_player_who_wins_gains_power_once_a_turn() -> None:
    g = sea()
    told = heard(g)
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 3)
    ships(g, FRANCE, 1)
    rolls(g, ("AAA", "..."))
    assert naval_battle(g, CASTILE).over
    assert NavalBattleWon(BISCAY, "castile") in told
    assert g.players[CASTILE].power[MIL] == 4
    ships(g, FRANCE, 1)
    rolls(g, ("AAA", "..."))
    assert naval_battle(g, CASTILE).over
    assert g.players[CASTILE].power[MIL] == 4, "once for all Battles of a Turn"


@pytest.mark.rule("EU-9.9.26")
def test_who_wins_in_the_turn_of_another_gains_nothing() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 3)
    ships(g, FRANCE, 1)
    rolls(g, ("AAA", "..."))
    assert naval_battle(g, CASTILE, active=FRANCE).over
    assert g.players[CASTILE].power[MIL] == 3
    assert g.players[FRANCE].power[MIL] == 3


@pytest.mark.rule("EU-9.9.25")
def test_if_no_ship_is_left_nobody_has_won() -> None:
    g = sea()
    told = heard(g)
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 1)
    ships(g, FRANCE, 1)
    rolls(g, ("A..", "A.."))
    assert naval_battle(g, CASTILE).over
    assert NobodyWonAtSea(BISCAY) in told
    assert g.players[CASTILE].power[MIL] == 3


# -- several Enemies ---------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.27")
def test_several_enemies_defend_as_one_force_and_lose_in_turn() -> None:
    g = sea()
    war(g, CASTILE, FRANCE, ENGLAND, AUSTRIA)
    ships(g, CASTILE, 5)
    ships(g, FRANCE, 3)
    ships(g, ENGLAND, 2)
    ships(g, AUSTRIA, 2)
    rolls(g, ("AAA", "AA."))
    table = naval_battle(g, CASTILE, zone(g, "central_atlantic"))
    battle = under_way(g)
    assert battle.defenders == [FRANCE, ENGLAND, AUSTRIA]
    assert battle.main == FRANCE, "the most Ships"
    assert battle.sides[1].leader == ""
    # France is the largest and loses first; England and Austria are equal, so Castile chooses.
    assert (table.ask.topic, table.ask.seat) == ("naval_faction", CASTILE)
    assert g.players[FRANCE].ships == {zone(g, BISCAY): 2}
    table.say(("strike", "austria"))
    here = zone(g, BISCAY)
    assert [g.players[one].ships[here] for one in (FRANCE, ENGLAND, AUSTRIA)] == [2, 1, 1]
    assert g.players[CASTILE].ships == {here: 3}


@pytest.mark.rule("EU-9.9.27")
def test_the_tied_defender_who_took_a_turn_last_names_the_main_defender() -> None:
    g = sea()
    war(g, CASTILE, FRANCE, ENGLAND)
    ships(g, CASTILE, 1)
    ships(g, FRANCE, 1)
    ships(g, ENGLAND, 1)
    g.recent = [FRANCE, ENGLAND]
    rolls(g, ("...", "..."))
    table = naval_battle(g, CASTILE)
    assert (table.ask.topic, table.ask.seat) == ("naval_defender", ENGLAND)
    told = listen(g)
    table.say(("main_defender", FRANCE))
    assert told[0] == MainDefender(FRANCE)
    assert under_way(g).main == FRANCE
