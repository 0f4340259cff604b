"""The sequence of a Battle: outbreak, Rounds, Retreat and the winner."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.battle.fight import fight
from stolnik.games.price_of_power.chapters.battle.outbreak import (
    battle_breaks_out,
    hostile_forces,
    units_of,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.events.battles import (
    BattleWon,
    DiceRolled,
    FoughtOn,
    MainDefender,
    NobodyWon,
)
from stolnik.games.price_of_power.state import REBELS, task_of
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.battle.field import (
    BLANK,
    INFANTRY,
    battle,
    deploy,
    field,
    load,
    rebels,
    under_way,
    war,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import occupy
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.running import run_anyhow

FIGHT = ("fight",)
ROLL = 3


# -- outbreak ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.7.1", "EU-14.3.1", "EU-14.3.2", "EU-9.MU.50", "EU-2.5.13", "EU-2.5.14")
def test_rebels_are_hostile_to_every_player_and_players_only_at_war() -> None:
    g = field()
    leon = area(g, "leon")
    deploy(g, CASTILE, "leon", 2)
    deploy(g, FRANCE, "leon", 1)
    assert hostile_forces(g, CASTILE, leon) == []
    rebels(g, "leon", 1)
    assert hostile_forces(g, CASTILE, leon) == [REBELS]
    assert hostile_forces(g, REBELS, leon) == [CASTILE, FRANCE]
    war(g, FRANCE, CASTILE)
    assert hostile_forces(g, CASTILE, leon) == [FRANCE, REBELS]


@pytest.mark.rule("EU-9.7.1")
def test_a_battle_that_has_nobody_to_fight_is_none() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    procedure = battle(g, "leon", CASTILE)
    assert procedure.over
    assert g.agenda == []
    assert g.turn.battle_won is False


# -- Rounds ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.6.1", "EU-9.6.7", "EU-9.7.22")
def test_rounds_go_on_without_preparations_until_a_side_is_gone() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    rebels(g, "leon", 2)
    load(g, *[BLANK] * 2 * ROLL, *[BLANK] * ROLL, *[BLANK] * ROLL, INFANTRY, INFANTRY)
    battle_breaks_out(g, area(g, "leon"), CASTILE)
    stages = []
    while g.agenda:
        task = under_way(g)
        if (task.round, task.stage) not in stages:
            stages.append((task.round, task.stage))
        run_anyhow(fight(g, task_of(g, Battle)))
    begun = [stage for number, stage in stages if number == 0]
    assert begun == ["muster", "attacking_general", "defending_general", "leaders", "ideas"]
    of_a_round = [
        "attacking_actions",
        "defending_actions",
        "roll",
        "casualties",
        "wounds",
        "retreat",
    ]
    for number in (1, 2):
        assert [stage for at, stage in stages if at == number] == of_a_round
    assert [stage for at, stage in stages if at == 3] == [*of_a_round[:5], "end"]
    assert g.rebels[area(g, "leon")] == 0


@pytest.mark.rule("EU-14.3.3", "EU-9.MU.51", "EU-4.3.16")
def test_rebels_fight_to_the_last_unit() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 4)
    rebels(g, "leon", 2)
    load(g, INFANTRY, BLANK, BLANK)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert g.rebels[area(g, "leon")] == 1
    assert procedure.ask.seat == CASTILE
    load(g, INFANTRY)
    procedure.say(FIGHT)
    assert procedure.over
    assert g.rebels[area(g, "leon")] == 0
    assert {ask.seat for ask in procedure.asked} == {CASTILE}


# -- Retreat -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.6.5", "EU-9.7.22")
def test_the_attacker_decides_on_retreat_before_the_defender() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    procedure = battle(g, "leon", FRANCE, "aragon")
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (FRANCE, "retreat")
    procedure.say(FIGHT)
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (CASTILE, "retreat")
    procedure.say(FIGHT)
    assert under_way(g).round == 2
    assert procedure.ask.seat == FRANCE


@pytest.mark.rule("EU-9.6.8", "EU-9.7.23", "EU-9.7.24")
def test_attackers_retreat_where_they_came_from_and_lose_a_unit() -> None:
    g = field()
    army = deploy(g, CASTILE, "leon", 3)
    g.players[CASTILE].infantry = {area(g, "leon"): 1, area(g, "castile"): 1}
    rebels(g, "leon", 2)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert set(procedure.ask.options) == {FIGHT, ("retreat", "castile")}
    assert refusal_of(g, procedure.ask, ("retreat", "portugal")) == "EU-9.7.24"
    procedure.say(("retreat", "castile"), ("lose_unit", 1, "infantry"))
    assert procedure.over
    assert (army.area, army.size) == (area(g, "castile"), 2)
    assert g.players[CASTILE].infantry == {area(g, "castile"): 2}
    assert g.players[CASTILE].exhausted == 1
    assert g.rebels[area(g, "leon")] == 2


@pytest.mark.rule("EU-9.7.25")
def test_units_that_landed_retreat_over_the_sea() -> None:
    g = field()
    deploy(g, ENGLAND, "leon", 3)
    rebels(g, "leon", 2)
    procedure = battle(g, "leon", ENGLAND, "east_anglia")
    procedure.say(("retreat", "east_anglia"))
    assert g.players[ENGLAND].armies[0].area == area(g, "east_anglia")


@pytest.mark.rule("EU-9.7.24")
def test_attackers_who_came_from_nowhere_cannot_retreat() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 3)
    rebels(g, "leon", 2)
    load(g, *[BLANK] * 2 * ROLL, INFANTRY, INFANTRY)
    assert battle(g, "leon", CASTILE).asked == []


@pytest.mark.rule("EU-9.7.26", "EU-9.7.28")
def test_defenders_retreat_to_one_free_area_next_to_the_battle() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    deploy(g, CASTILE, "leon", 1, no=1)
    g.players[CASTILE].infantry = {area(g, "leon"): 1}
    rebels(g, "leon", 2)
    rebels(g, "andalucia", 1)
    procedure = battle(g, "leon", REBELS)
    ask = procedure.ask
    assert ("retreat", "castile") in ask.options
    assert refusal_of(g, ask, ("retreat", "andalucia")) == "EU-9.7.26"
    for far in ("loire", "northern_morocco"):
        assert refusal_of(g, ask, ("retreat", far)) == "EU-9.7.26"
    procedure.say(("retreat", "castile"), ("lose_infantry", "leon"))
    castile = area(g, "castile")
    assert [army.area for army in g.players[CASTILE].armies] == [castile, castile, NONE]
    assert g.players[CASTILE].infantry == {}


@pytest.mark.rule("EU-9.7.26", "EU-9.5.8")
def test_defenders_need_military_access_to_retreat() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    rebels(g, "leon", 2)
    procedure = battle(g, "leon", REBELS)
    assert refusal_of(g, procedure.ask, ("retreat", "aragon")) == "EU-9.5.9"
    town(g, "zaragoza", CASTILE)
    assert now_refused(g, procedure.ask, ("retreat", "aragon")) is None


@pytest.mark.rule("EU-9.7.26")
def test_a_neutral_area_is_open_for_3_ducats_in_a_war() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 2)
    deploy(g, CASTILE, "leon", 2)
    procedure = battle(g, "leon", FRANCE)
    procedure.say(("retreat", "aragon"), ("access_by_ducats",))
    assert g.players[CASTILE].ducats == 12
    assert g.players[CASTILE].armies[0].area == area(g, "aragon")


@pytest.mark.rule("EU-9.7.26", "EU-11.2.6")
def test_a_marriage_opens_no_neutral_area_for_a_retreat() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 2)
    deploy(g, CASTILE, "leon", 2)
    g.players[CASTILE].marriages[realm(g, "aragon")] = False
    g.players[CASTILE].ducats = 2
    influence(g, "aragon", CASTILE, 0)
    procedure = battle(g, "leon", FRANCE)
    assert procedure.ask.seat == CASTILE
    assert refusal_of(g, procedure.ask, ("retreat", "aragon")) == "EU-9.5.9"
    assert ("retreat", "aragon") not in procedure.ask.options
    g.players[CASTILE].ducats = 3
    assert now_refused(g, procedure.ask, ("retreat", "aragon")) is None


@pytest.mark.rule("EU-9.7.2", "EU-9.7.26", "EU-13.4.1")
def test_who_retreats_among_provinces_of_a_hostile_npr_fights_it_next() -> None:
    g = field()
    war(g, CASTILE, FRANCE)
    war(g, FRANCE, realm(g, "savoy"))
    occupy(g, FRANCE, "savoie", "geneve")
    deploy(g, CASTILE, "languedoc", 4)
    deploy(g, FRANCE, "languedoc", 4)
    procedure = battle(g, "languedoc", CASTILE)
    load(g, *[INFANTRY] * 2 * ROLL)
    procedure.say(("retreat", "lombardy"))
    assert procedure.over
    assert g.turn.mustered == [place(g, "piemonte")]
    assert units_of(g, FRANCE, area(g, "lombardy")) == 2  # one lost in Retreat, one to Savoy


@pytest.mark.rule("EU-9.7.26")
def test_who_is_denied_passage_decides_again() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 2)
    deploy(g, CASTILE, "leon", 2)
    for place_no in g.box.areas[area(g, "aragon")].places:
        town(g, g.box.places[place_no].id, ENGLAND)
    procedure = battle(g, "leon", FRANCE)
    procedure.say(("retreat", "aragon"))
    assert procedure.ask.seat == ENGLAND
    procedure.say(("deny",))
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (CASTILE, "retreat")
    assert ("retreat", "aragon") not in procedure.ask.options
    procedure.say(("retreat", "castile"))
    assert g.players[CASTILE].armies[0].area == area(g, "castile")


@pytest.mark.rule("EU-9.7.27")
def test_defenders_without_a_way_out_are_not_asked() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 2)
    rebels(g, "leon", 1)
    for near in g.box.areas:
        if near.id != "leon":
            g.rebels[near.no] = 1
    load(g, *[BLANK] * 2 * ROLL, BLANK, BLANK, BLANK, INFANTRY)
    assert battle(g, "leon", REBELS).asked == []


@pytest.mark.rule("EU-9.7.37", "EU-9.7.22")
def test_several_defenders_each_choose_where_they_retreat() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    deploy(g, ENGLAND, "leon", 2)
    town(g, "lisboa", ENGLAND)
    procedure = battle(g, "leon", FRANCE)
    assert procedure.ask.seat == ENGLAND
    procedure.say(("retreat", "portugal"))
    assert procedure.ask.seat == CASTILE
    procedure.say(("retreat", "castile"))
    assert procedure.over
    assert g.players[ENGLAND].armies[0].area == area(g, "portugal")
    assert g.players[CASTILE].armies[0].area == area(g, "castile")
    assert [g.players[seat].exhausted for seat in (CASTILE, ENGLAND)] == [1, 1]


@pytest.mark.rule("EU-9.7.34", "EU-9.7.36")
def test_who_stays_when_the_main_defender_retreats_leads_the_defence() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 3)
    deploy(g, ENGLAND, "leon", 2)
    town(g, "lisboa", ENGLAND)
    procedure = battle(g, "leon", FRANCE)
    assert under_way(g).main == CASTILE
    told = listen(g)
    procedure.say(FIGHT, ("retreat", "castile"))
    assert FoughtOn(ENGLAND, "leon") in told
    assert (under_way(g).main, under_way(g).defenders) == (ENGLAND, [ENGLAND])
    assert under_way(g).round == 2


@pytest.mark.rule("EU-9.6.2", "EU-9.7.34")
def test_who_leads_several_defenders_is_told() -> None:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 3)
    deploy(g, CASTILE, "leon", 1)
    told = listen(g)
    battle(g, "leon", FRANCE)
    assert MainDefender(CASTILE) not in told  # nobody else could
    g.agenda.clear()
    deploy(g, ENGLAND, "leon", 2)
    battle(g, "leon", FRANCE)
    assert MainDefender(ENGLAND) in told


# -- the winner --------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.6.6", "EU-9.7.29", "EU-9.7.30", "EU-9.7.31")
def test_the_active_player_gains_1_power_for_the_first_battle_won_in_a_turn() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 3)
    for gained in (1, 1):
        rebels(g, "leon", 1)
        load(g, INFANTRY)
        assert battle(g, "leon", CASTILE).over
        assert g.players[CASTILE].power[MIL] == 3 + gained


@pytest.mark.rule("EU-9.7.30")
def test_a_defender_gains_nothing_in_the_turn_of_another() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 3)
    rebels(g, "leon", 1)
    load(g, BLANK, BLANK, BLANK, INFANTRY)
    battle(g, "leon", REBELS, seat=AUSTRIA)
    assert g.players[CASTILE].power[MIL] == 3
    rebels(g, "leon", 1)
    load(g, BLANK, BLANK, BLANK, INFANTRY)
    battle(g, "leon", REBELS, seat=CASTILE)
    assert g.players[CASTILE].power[MIL] == 4


@pytest.mark.rule("EU-9.7.30", "EU-9.7.1")
def test_rebels_beaten_in_phase_3_bring_no_power() -> None:
    g = field()
    enter(g, "3C")
    deploy(g, CASTILE, "leon", 3)
    rebels(g, "leon", 1)
    load(g, BLANK, BLANK, BLANK, INFANTRY)
    battle(g, "leon", REBELS, seat=CASTILE)
    assert g.rebels[area(g, "leon")] == 0
    assert g.players[CASTILE].power[MIL] == 3


@pytest.mark.rule("EU-9.7.29")
def test_without_units_left_on_either_side_nobody_wins() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1)
    rebels(g, "leon", 1)
    load(g, INFANTRY, BLANK, BLANK, INFANTRY)
    told = listen(g)
    assert battle(g, "leon", CASTILE).over
    rolls = [event for event in told if isinstance(event, DiceRolled)]
    assert [(roll.area, roll.force, roll.hits) for roll in rolls] == [
        ("leon", "castile", 1),
        ("leon", "rebels", 1),
    ]
    assert NobodyWon("leon") in told
    assert not any(isinstance(event, BattleWon) for event in told)
    assert g.players[CASTILE].power[MIL] == 3
    assert g.turn.battle_won is False


@pytest.mark.rule("EU-9.7.29")
def test_a_retreat_leaves_the_battle_to_the_other_side() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 3)
    rebels(g, "leon", 2)
    battle(g, "leon", CASTILE, "castile").say(("retreat", "castile"))
    assert g.players[CASTILE].power[MIL] == 3
    assert not any(isinstance(task, Battle) for task in g.agenda)
