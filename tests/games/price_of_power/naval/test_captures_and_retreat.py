"""Naval Battles: captured Ships, and Ships that Retreat."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.board.supply import ships_left
from stolnik.games.price_of_power.events.naval import (
    FoughtOnAtSea,
    NavalBattleWon,
    RetreatedToPort,
    RetreatedToSea,
    ShipCaptured,
)
from stolnik.games.price_of_power.state import Europe, Fleet
from stolnik.games.price_of_power.under_way import shown
from tests.games.price_of_power.battle.field import war
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import (
    ATLANTIC,
    BISCAY,
    fleet,
    naval_battle,
    port,
    rolls,
    sea,
    ships,
    under_way,
    zone,
)
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    now_refused,
    place,
    refusal_of,
    town,
)
from tests.games.running import Procedure

FIGHT: Move = ("fight",)
LIGHT: Move = ("lose_light_ship",)
AT_SEA: Move = ("keep_at_sea",)
NO_MORE: Move = ("forgo_prize",)
HEAVY: Move = ("keep_in_fleet", "heavy_ship")
TO_ATLANTIC: Move = ("retreat_to_sea", ATLANTIC)


def at_war(galleons: int = 0, light: int = 0) -> Europe:
    """Castile with a strong Fleet against a French one in the Bay of Biscay."""
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=4)
    fleet(g, FRANCE, light=light, heavy=galleons, damaged=galleons)
    return g


# -- captures ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.17", "EU-9.9.18", "EU-9.9.19", "EU-9.MU.34")
def test_the_loser_names_the_captured_ships_and_the_winner_places_as_many() -> None:
    g = at_war(galleons=1, light=1)
    g.players[FRANCE].fleet.heavy = 1
    french, mine = ships_left(g, FRANCE), ships_left(g, CASTILE)
    rolls(g, ("AAo", "..."))
    table = naval_battle(g, CASTILE)
    while table.ask.topic == "ship_casualty":
        table.say(table.ask.options[0])
    assert (table.ask.topic, table.ask.seat) == ("captured_ship", FRANCE)
    assert set(table.ask.options) == {
        ("surrender_ship", "light_ship"),
        ("surrender_ship", "heavy_ship"),
    }
    assert ships_left(g, FRANCE) == french + 2, "all of them are back in Supply"
    table.say(("surrender_ship", "heavy_ship"))
    assert (table.ask.topic, table.ask.seat) == ("prize", CASTILE)
    assert set(table.ask.options) == {HEAVY, NO_MORE}
    assert refusal_of(g, table.ask, AT_SEA) == "EU-9.9.17", "no Light Ship was captured"
    table.say(HEAVY)
    assert table.over
    # The French Heavy Ship scored a hit before it went down.
    assert g.players[CASTILE].fleet == Fleet(zone(g, BISCAY), light=3, heavy=1, damaged=1)
    assert ships_left(g, CASTILE) == mine + 1 - 1
    assert audit(g) == []


@pytest.mark.rule("EU-9.9.18", "EU-9.9.19")
def test_the_beaten_are_in_view_until_the_battle_is_over() -> None:
    g = at_war(galleons=1, light=1)
    rolls(g, ("AAo", "..."))
    table = naval_battle(g, CASTILE)
    while table.ask.topic == "ship_casualty":
        table.say(table.ask.options[0])
    for topic in ("captured_ship", "prize"):
        assert table.ask.topic == topic
        assert shown(g, under_way(g)).about["defenders"] == ["france"]
        table.say(table.ask.options[0])
    assert table.over


@pytest.mark.rule("EU-9.9.16", "EU-9.9.17")
def test_only_what_the_last_roll_sank_is_captured_and_only_when_nothing_is_left() -> None:
    g = at_war(light=3)
    rolls(g, ("Aoo", "..."), ("AAo", "..."))
    table = naval_battle(g, CASTILE)
    assert table.ask.topic == "naval_retreat", "the French have Ships left: nothing is captured"
    assert under_way(g).prizes == [0, 0, 0]
    table.say(FIGHT)
    assert table.ask.topic == "prize"
    assert under_way(g).prizes == [1, 0, 0], "one outlined figure in the last roll"
    table.say(AT_SEA)
    assert table.over
    assert g.players[CASTILE].ships == {zone(g, BISCAY): 1}


@pytest.mark.rule("EU-9.9.17")
def test_no_more_ships_are_captured_than_were_lost() -> None:
    g = at_war(light=1)
    rolls(g, ("Aoo", "..."))
    told = listen(g)
    naval_battle(g, CASTILE)
    assert [event.seat for event in told if isinstance(event, ShipCaptured)] == [CASTILE]
    assert under_way(g).prizes == [1, 0, 0]


@pytest.mark.rule("EU-9.9.16")
def test_who_has_no_ship_left_captures_nothing() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 1)
    ships(g, FRANCE, 1)
    rolls(g, ("Ao.", "Ao."))
    assert naval_battle(g, CASTILE).over
    assert g.players[CASTILE].ships == {} == g.players[FRANCE].ships


@pytest.mark.rule("EU-9.9.16", "EU-9.9.25", "EU-9.9.27")
def test_a_main_defender_without_ships_leaves_victory_and_captures_to_the_others() -> None:
    g = sea()
    war(g, CASTILE, FRANCE, ENGLAND)
    ships(g, CASTILE, 1)
    fleet(g, CASTILE, heavy=2, damaged=2)
    ships(g, FRANCE, 2)
    ships(g, ENGLAND, 2)
    g.recent = [ENGLAND, FRANCE]
    rolls(g, ("A..", "AAAo"))
    for seat in (FRANCE, ENGLAND):
        g.players[seat].ideas.append(g.box.idea_of["glorious_arms"])
    told = listen(g)
    table = naval_battle(g, CASTILE)
    table.say(("main_defender", FRANCE))
    while not table.over and table.ask.topic != "prize":
        france = ("strike", "france")
        table.say(france if france in table.ask.options else table.ask.options[0])
    assert not g.players[FRANCE].ships
    assert table.ask.seat == ENGLAND
    table.say(NO_MORE)
    assert table.over
    won = [event for event in told if isinstance(event, NavalBattleWon)]
    assert won == [NavalBattleWon(BISCAY, "england")]


@pytest.mark.rule("EU-9.9.19")
def test_a_captured_ship_joins_the_fleet_only_where_the_fleet_is_or_can_be() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 3)
    fleet(g, FRANCE, heavy=1, damaged=1)
    rolls(g, ("A.o", "..."))
    table = naval_battle(g, CASTILE)
    assert set(table.ask.options) == {HEAVY, NO_MORE}, "a Fleet can be founded here"
    g.players[CASTILE].fleet = Fleet(zone(g, ATLANTIC), light=1)
    assert now_refused(g, table.ask, HEAVY) == "EU-9.9.19"


@pytest.mark.rule("EU-9.9.19")
def test_a_captured_ship_takes_one_of_the_captors_own() -> None:
    g = at_war(light=1)
    ships(g, CASTILE, g.box.pieces.ships - 4, ATLANTIC)
    rolls(g, ("A.o", "..."))
    assert naval_battle(g, CASTILE).over, "there is no Ship in Supply"
    assert ships_left(g, CASTILE) == 0


@pytest.mark.rule("EU-9.9.19")
def test_the_captor_need_not_take_the_ship() -> None:
    g = at_war(light=1)
    rolls(g, ("A.o", "..."))
    table = naval_battle(g, CASTILE)
    table.say(NO_MORE)
    assert table.over
    assert g.players[CASTILE].fleet.size == 4
    assert g.players[CASTILE].ships == {}


# -- Retreat -----------------------------------------------------------------------------------


def hard_fought(*came_from: str) -> tuple[Europe, Procedure]:
    """Three Castilian Ships against three French after a Round without hits."""
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 3)
    ships(g, FRANCE, 3)
    rolls(g, ("...", "..."))
    return g, naval_battle(g, CASTILE, *(zone(g, name) for name in came_from))


@pytest.mark.rule("EU-9.9.20", "EU-9.9.21", "EU-9.9.24")
def test_the_attacker_decides_first_and_goes_back_where_it_came_from() -> None:
    g, table = hard_fought(ATLANTIC)
    assert (table.ask.topic, table.ask.seat) == ("naval_retreat", CASTILE)
    assert set(table.ask.options) == {FIGHT, TO_ATLANTIC}
    elsewhere: Move = ("retreat_to_sea", "english_channel")
    assert refusal_of(g, table.ask, elsewhere) == "EU-9.9.21"
    assert refusal_of(g, table.ask, ("break_off",)) == "EU-9.9.21", "these are no Pirates"
    table.say(TO_ATLANTIC)
    assert table.over, "nobody is left to fight"
    assert g.players[CASTILE].ships == {zone(g, ATLANTIC): 2}, "one Casualty more"
    assert g.players[FRANCE].ships == {zone(g, BISCAY): 3}


@pytest.mark.rule("EU-9.9.20")
def test_if_neither_retreats_another_round_is_fought() -> None:
    g, table = hard_fought(ATLANTIC)
    rolls(g, ("AAA", "..."))
    told = listen(g)
    table.say(FIGHT)
    assert FoughtOnAtSea(CASTILE, BISCAY) in told
    assert (table.ask.topic, table.ask.seat) == ("naval_retreat", FRANCE)
    assert under_way(g).round == 1
    table.say(FIGHT)
    assert table.over
    assert g.players[FRANCE].ships == {}


@pytest.mark.rule("EU-9.9.21", "EU-9.9.23")
def test_attackers_from_several_places_choose_one_that_holds_them_all() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    town(g, "galicia", CASTILE)
    ships(g, CASTILE, 3)
    ships(g, FRANCE, 3)
    rolls(g, ("...", "..."))
    table = naval_battle(g, CASTILE, port(g, "galicia"), zone(g, ATLANTIC))
    assert set(table.ask.options) == {FIGHT, TO_ATLANTIC}
    home: Move = ("retreat_to_port", "galicia")
    assert refusal_of(g, table.ask, home) == "EU-9.9.23", "a Port holds two Ships"
    g.players[CASTILE].ships[zone(g, BISCAY)] = 2
    assert now_refused(g, table.ask, home) is None


@pytest.mark.rule("EU-9.9.21", "EU-9.9.24")
def test_attackers_go_back_to_the_port_of_naxos() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    town(g, "naxos", CASTILE)
    (beside,) = g.box.places[place(g, "naxos")].zones
    where = g.box.zones[beside].id
    ships(g, CASTILE, 2, where)
    ships(g, FRANCE, 3, where)
    rolls(g, ("..", "..."))
    told = listen(g)
    table = naval_battle(g, CASTILE, port(g, "naxos"), where=where)
    table.say(("retreat_to_port", "naxos"))
    assert RetreatedToPort(CASTILE, where, "naxos") in told
    assert g.players[CASTILE].ships == {port(g, "naxos"): 1}


@pytest.mark.rule("EU-9.9.21")
def test_attackers_from_nowhere_and_from_closed_ports_fight_on() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    ships(g, CASTILE, 2)
    ships(g, FRANCE, 2)
    rolls(g, ("...", "..."))
    table = naval_battle(g, CASTILE, port(g, "galicia"))
    assert table.ask.seat == FRANCE, "the Port is not Castile's any more"


@pytest.mark.rule("EU-9.9.22", "EU-9.9.23", "EU-9.9.24")
def test_defenders_go_to_a_free_sea_zone_or_a_friendly_port_next_to_them() -> None:
    g, table = hard_fought(ATLANTIC)
    town(g, "saintonge", FRANCE)
    ships(g, CASTILE, 1, "english_channel")
    fleet(g, FRANCE, light=1)
    table.say(FIGHT)
    haven: Move = ("retreat_to_port", "saintonge")
    channel: Move = ("retreat_to_sea", "english_channel")
    far: Move = ("retreat_to_sea", "aegean_sea")
    assert TO_ATLANTIC in table.ask.options
    assert refusal_of(g, table.ask, haven) == "EU-9.9.23", "four Ships do not fit"
    assert refusal_of(g, table.ask, far) == "EU-9.9.22"
    assert refusal_of(g, table.ask, channel) == "EU-9.9.22", "Castile is there"
    told = listen(g)
    table.say(TO_ATLANTIC, LIGHT)
    assert RetreatedToSea(FRANCE, BISCAY, ATLANTIC) in told
    assert table.over
    assert g.players[FRANCE].ships == {zone(g, ATLANTIC): 2}
    assert g.players[FRANCE].fleet.space == zone(g, ATLANTIC), "all go to one place"


@pytest.mark.rule("EU-9.9.22", "EU-9.9.23", "EU-9.5.27")
def test_the_own_fleet_takes_up_room_in_the_port_of_a_retreat() -> None:
    g, table = hard_fought(ATLANTIC)
    town(g, "saintonge", FRANCE)
    g.players[FRANCE].fleet = Fleet(port(g, "saintonge"), light=1)
    ships(g, FRANCE, 2)
    table.say(FIGHT)
    haven: Move = ("retreat_to_port", "saintonge")
    assert refusal_of(g, table.ask, haven) == "EU-9.9.23", "three Ships do not fit"
    ships(g, FRANCE, 1)
    assert now_refused(g, table.ask, haven) is None


@pytest.mark.rule("EU-9.9.22")
def test_defenders_without_a_way_out_are_not_asked() -> None:
    g, table = hard_fought()
    here = zone(g, BISCAY)
    for near in g.box.zones[here].neighbours:
        g.players[CASTILE].ships[near] = 1
    rolls(g, ("...", "..."), ("AAA", "AAA"))
    assert table.ask.seat == FRANCE, "asked before Castile closed all ways"
    table.say(FIGHT)
    assert table.over, "two Rounds more, and no question"


@pytest.mark.rule("EU-9.9.24", "EU-9.9.25")
def test_the_last_ship_can_be_lost_in_retreat() -> None:
    g = sea()
    war(g, CASTILE, FRANCE)
    fleet(g, CASTILE, light=1)
    ships(g, FRANCE, 2)
    rolls(g, ("...", "..."))
    table = naval_battle(g, CASTILE, zone(g, ATLANTIC))
    table.say(TO_ATLANTIC)
    assert table.over
    assert g.players[CASTILE].fleet.space == NONE
    assert audit(g) == []


@pytest.mark.rule("EU-9.9.27")
def test_several_defenders_retreat_each_on_their_own() -> None:
    g = sea()
    war(g, CASTILE, FRANCE, ENGLAND)
    ships(g, CASTILE, 2)
    ships(g, FRANCE, 3)
    fleet(g, ENGLAND, light=2)
    rolls(g, ("...", "..."), ("AA.", "..."))
    table = naval_battle(g, CASTILE)
    assert table.ask.seat == FRANCE
    table.say(TO_ATLANTIC)
    assert (table.ask.topic, table.ask.seat) == ("naval_retreat", ENGLAND)
    table.say(FIGHT)
    assert table.over, "England commands now, and is beaten"
    assert g.players[ENGLAND].fleet.size == 0
    assert g.players[FRANCE].ships == {zone(g, ATLANTIC): 2}
