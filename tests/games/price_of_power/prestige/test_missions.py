"""Missions: who may take which, standing orders, announcements and rewards."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE
from stolnik.engine.state import Event
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.asks import ALL, parts_named
from stolnik.games.price_of_power.chapters.phases.draw_cards import pick_missions
from stolnik.games.price_of_power.chapters.prestige.missions import (
    mission_deck,
    refuse_mission,
)
from stolnik.games.price_of_power.chapters.prestige.orders import MISSIONS
from stolnik.games.price_of_power.chapters.prestige.sweep import Watch, consequences
from stolnik.games.price_of_power.events.government import MissionScored
from stolnik.games.price_of_power.events.prestige import MissionHeldBack
from stolnik.games.price_of_power.events.relations import Married
from stolnik.games.price_of_power.imagining import imagine
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import Europe, HeldMission
from stolnik.games.price_of_power.tasks import Battle, EffectsUnderWay, Influencing
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    realm,
    refusal_of,
    town,
)
from tests.games.running import Procedure

GRANADA = "castile_01"
"""Own Granada and Gibraltar: 2 Prestige, and an Idea."""
PORTUGAL = "castile_03"
"""Allied and Married to Portugal: 2 Prestige and 2 Diplomatic Power."""
STEADY = "generic_a_08"


def look(g: Europe, watch: Watch) -> None:
    """Look at the table, on which anything may have been changed by hand."""
    watch.touched = ALL
    consequences(g, watch, None)


def number(g: Europe, name: str) -> int:
    return g.box.mission_of[name]


def holding(*missions: str, held_back: bool = False) -> Europe:
    """Castile's first Turn, with these Missions in hand."""
    g = empty_hands(europe())
    g.active = CASTILE
    g.milestones = []
    castile = g.players[CASTILE]
    castile.missions = [HeldMission(number(g, name), held_back) for name in missions]
    castile.power = [2, 2, 2]
    castile.allies, castile.marriages = {}, {}
    return g


def befriend_portugal(g: Europe) -> None:
    portugal = realm(g, "portugal")
    g.players[CASTILE].allies[portugal] = False
    g.players[CASTILE].marriages[portugal] = False


def sweep(g: Europe, done: object = None) -> None:
    consequences(g, Watch(), done)  # type: ignore[arg-type]


# -- decks -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-17.2.1")
def test_a_major_power_has_a_deck_of_its_own_and_others_the_generic_ones() -> None:
    g = europe()
    assert {g.box.missions[one].deck for one in mission_deck(g, CASTILE)} == {"castile"}
    g.players[CASTILE].realm = g.box.realm_of["portugal"]
    decks = {g.box.missions[one].deck for one in mission_deck(g, CASTILE)}
    assert decks == {"generic_a", "generic_b"}
    refusal = refuse_mission(g, CASTILE, number(g, "france_01"))
    assert refusal is not None
    assert refusal.clause == "EU-17.2.1"


@pytest.mark.rule("EU-17.2.2")
def test_the_first_two_missions_are_green_ones() -> None:
    g = europe()
    g.step = "first_missions"
    g.queue = [CASTILE]
    asked = Procedure(play(g), g)
    offered = {str(move[1]) for move in asked.ask.options}
    green = {one.id for one in g.box.missions if one.deck == "castile" and one.starting}
    assert offered == green
    asked.say(("take_mission", GRANADA), ("take_mission", PORTUGAL))
    assert [one.mission for one in g.players[CASTILE].missions] == [
        number(g, GRANADA),
        number(g, PORTUGAL),
    ]
    assert not any(one.held_back for one in g.players[CASTILE].missions)


@pytest.mark.rule("EU-17.2.3")
def test_without_missions_nobody_is_asked_for_one() -> None:
    g = europe(no_missions=True)
    g.step = "first_missions"
    g.queue = [CASTILE]
    asked = Procedure(play(g), g)
    assert asked.ask.topic == "turn"
    g.step = "1D"
    g.queue = [CASTILE, FRANCE]
    asked = Procedure(play(g), g)
    assert asked.ask.topic == "turn"
    assert all(player.missions == [] for player in g.players)


@pytest.mark.rule("EU-17.2.4")
def test_one_of_the_prerequisites_must_be_done() -> None:
    g = europe()
    union = number(g, "castile_13")  # after 3 or 5
    refusal = refuse_mission(g, CASTILE, union)
    assert refusal is not None
    assert refusal.clause == "EU-17.2.4"
    g.players[CASTILE].missions_done = [number(g, "castile_05")]
    assert refuse_mission(g, CASTILE, union) is None


@pytest.mark.rule("EU-17.2.10", "EU-17.2.11")
def test_a_hand_is_filled_up_to_two_or_one_is_exchanged() -> None:
    g = europe()
    g.step, g.queue = "1D", [CASTILE]
    castile = g.players[CASTILE]
    castile.missions = [HeldMission(number(g, GRANADA))]
    castile.missions_done = [number(g, PORTUGAL)]
    asked = Procedure(pick_missions(g), g)
    assert ("take_mission", "castile_13") in asked.ask.options, "it is unlocked now"
    assert ("take_mission", PORTUGAL) not in asked.ask.options, "it is done"
    asked.say(("take_mission", "castile_13"))
    asked = Procedure(pick_missions(g), g)
    assert set(asked.ask.options) == {
        ("return_mission", GRANADA),
        ("return_mission", "castile_13"),
        DONE,
    }
    asked.say(("return_mission", GRANADA))
    asked = Procedure(pick_missions(g), g)
    assert ("take_mission", GRANADA) in asked.ask.options
    assert ("take_mission", "castile_02") in asked.ask.options
    asked.say(("take_mission", "castile_02"))
    assert [one.mission for one in castile.missions] == [
        number(g, "castile_13"),
        number(g, "castile_02"),
    ]


# -- the standing order ------------------------------------------------------------------------


@pytest.mark.rule("EU-17.2.6", "EU-17.2.7", "EU-17.2.8", "EU-17.2.9")
def test_a_mission_under_order_is_announced_as_soon_as_it_is_met() -> None:
    g = holding(PORTUGAL, GRANADA)
    told: list[Event] = []
    g.attach(g.box, told.append)
    watch = Watch()
    look(g, watch)
    assert g.players[CASTILE].missions_done == [], "not met yet"
    befriend_portugal(g)
    shown = g.shown
    look(g, watch)
    castile = g.players[CASTILE]
    assert castile.missions_done == [number(g, PORTUGAL)]
    assert [one.mission for one in castile.missions] == [number(g, GRANADA)]
    assert castile.prestige == 2
    assert MissionScored(CASTILE, PORTUGAL) in told
    assert g.shown > shown, "nobody can go back behind it"
    assert g.agenda == [EffectsUnderWay("mission", PORTUGAL, CASTILE)]
    asked = Procedure(play(g), g)
    assert castile.power == [2, 4, 2], "its effects took place"
    assert asked.ask.topic == "turn"
    assert audit(empty_hands(europe())) == []


@pytest.mark.rule("EU-17.2.6")
def test_what_was_met_earlier_does_not_count() -> None:
    g = holding(PORTUGAL, held_back=True)
    befriend_portugal(g)
    sweep(g)
    g.players[CASTILE].marriages = {}
    g.players[CASTILE].missions[0].held_back = False
    sweep(g)
    assert g.players[CASTILE].missions_done == []


@pytest.mark.rule("EU-17.2.5")
@pytest.mark.parametrize("step", ["1A", "1B", "1C", "1D", "first_keep", "first_missions"])
def test_no_mission_is_completed_in_phase_1(step: RoundStep) -> None:
    g = holding(PORTUGAL)
    befriend_portugal(g)
    g.step = step
    sweep(g)
    assert g.players[CASTILE].missions_done == []
    g.step = "actions"
    sweep(g)
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)]


@pytest.mark.rule("EU-17.2.5")
@pytest.mark.parametrize("step", ["last_events", "3D", "4E", "5C"])
def test_a_mission_can_be_completed_in_any_later_phase_and_by_anybody(step: RoundStep) -> None:
    g = holding(PORTUGAL)
    befriend_portugal(g)
    g.step, g.active = step, FRANCE
    sweep(g)
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)]


@pytest.mark.rule("EU-17.2.5")
def test_missions_wait_for_the_end_of_an_action_but_not_of_a_war() -> None:
    g = holding(PORTUGAL)
    befriend_portugal(g)
    under_way = Influencing(CASTILE, [])
    g.agenda.append(under_way)
    sweep(g, under_way)
    sweep(g, None)
    assert g.players[CASTILE].missions_done == []
    fought = Battle(area(g, "leon"), FRANCE)
    sweep(g, fought)
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)], "a Battle has ended"


def test_missions_come_one_after_the_other_from_the_active_player_on() -> None:
    g = holding(PORTUGAL)
    befriend_portugal(g)
    g.players[FRANCE].missions = [HeldMission(number(g, "france_17"))]
    g.players[FRANCE].prestige, g.players[FRANCE].stability = 40, 3
    g.active = FRANCE
    watch = Watch()
    look(g, watch)
    assert [len(player.missions_done) for player in g.players] == [0, 1, 0, 0]
    g.agenda.clear()
    look(g, watch)
    assert [len(player.missions_done) for player in g.players] == [1, 1, 0, 0]


# -- one's own Turn ----------------------------------------------------------------------------


@pytest.mark.rule("EU-17.2.5", "EU-17.2.6")
def test_a_mission_that_is_held_back_waits_for_its_holder() -> None:
    g = holding(PORTUGAL, GRANADA, held_back=True)
    befriend_portugal(g)
    sweep(g)
    assert g.players[CASTILE].missions_done == []
    asked = Procedure(play(g), g)
    assert ("announce", PORTUGAL) in asked.ask.options
    assert refusal_of(g, asked.ask, ("announce", GRANADA)) == "EU-17.2.6", "not met"
    assert refusal_of(g, asked.ask, ("announce", "castile_02")) == "EU-17.2.6", "not in hand"
    asked.say(("announce", PORTUGAL))
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)]
    assert g.players[CASTILE].power[1] == 4
    assert asked.ask.topic == "turn", "it takes no Turn"
    assert not g.turn.acted


@pytest.mark.rule("EU-17.2.6")
def test_a_mission_held_back_can_be_announced_once_what_it_asks_about_has_changed() -> None:
    g = holding(PORTUGAL, held_back=True)
    asked = Procedure(play(g), g)
    asked.say(("loan",))
    assert ("announce", PORTUGAL) not in asked.ask.options
    befriend_portugal(g)
    g.tell(Married(CASTILE, "portugal"))
    asked.say(("loan",))
    assert ("announce", PORTUGAL) in asked.ask.options


@pytest.mark.rule("EU-17.2.5")
def test_the_order_can_be_changed_in_each_own_turn_once() -> None:
    g = holding(PORTUGAL)
    told: list[Event] = []
    g.attach(g.box, told.append)
    asked = Procedure(play(g), g)
    assert ("hold", PORTUGAL) in asked.ask.options
    assert refusal_of(g, asked.ask, ("order", PORTUGAL)) == "EU-17.2.5", "it is under order"
    asked.say(("hold", PORTUGAL))
    assert g.players[CASTILE].missions[0].held_back
    assert refusal_of(g, asked.ask, ("order", PORTUGAL)) == "EU-17.2.5", "once a Turn"
    (event,) = [one for one in told if isinstance(one, MissionHeldBack)]
    assert event.seen_by(CASTILE) == event
    assert event.seen_by(FRANCE) is None
    assert event.seen_by(None) is None
    befriend_portugal(g)
    sweep(g)
    assert g.players[CASTILE].missions_done == []


@pytest.mark.rule("EU-17.2.5")
def test_a_met_mission_is_announced_when_it_comes_under_order() -> None:
    g = holding(PORTUGAL, held_back=True)
    befriend_portugal(g)
    asked = Procedure(play(g), g)
    asked.say(("order", PORTUGAL))
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)]


@pytest.mark.rule("EU-17.2.5")
def test_the_turn_of_the_pass_serves_as_well() -> None:
    g = holding(PORTUGAL, held_back=True)
    befriend_portugal(g)
    g.players[CASTILE].status = 1
    asked = Procedure(play(g), g)
    asked.say(("pass",))
    assert asked.ask.topic == "end_turn"
    assert ("announce", PORTUGAL) in asked.ask.options


def test_nobody_else_can_be_asked_about_missions() -> None:
    g = holding(PORTUGAL)
    offers = MISSIONS.offers(g, FRANCE)
    assert not any(PORTUGAL in move for move in offers)


# -- what others imagine -----------------------------------------------------------------------


def test_an_imagined_mission_is_one_that_would_not_have_been_announced() -> None:
    for seed in range(12):
        g = holding(PORTUGAL, "castile_02")
        befriend_portugal(g)
        for name in ("granada", "gibraltar"):
            town(g, name, CASTILE)
        imagine(g, ENGLAND, Dice(str(seed)))
        held = g.players[CASTILE].missions
        assert len(held) == 2
        for one in held:
            name = g.box.missions[one.mission].id
            assert one.held_back == (name in (GRANADA, PORTUGAL)), name
            assert g.box.missions[one.mission].starting, "nothing else can have been taken yet"


def test_an_imagined_mission_is_announced_when_it_is_met_though_others_were_held() -> None:
    g = holding(GRANADA)
    asked = Procedure(play(g), g)
    asked.say(("loan",))
    imagine(g, ENGLAND, Dice("1"))
    g.players[CASTILE].missions = [HeldMission(number(g, PORTUGAL))]
    asked.say(("loan",))
    befriend_portugal(g)
    g.touched |= parts_named("allies", "marriages")
    asked.say(("loan",))
    assert g.players[CASTILE].missions_done == [number(g, PORTUGAL)]


def test_a_mission_in_hand_stays_with_who_looks() -> None:
    g = holding(PORTUGAL, held_back=True)
    befriend_portugal(g)
    imagine(g, CASTILE, Dice("1"))
    assert g.players[CASTILE].missions == [HeldMission(number(g, PORTUGAL), True)]
