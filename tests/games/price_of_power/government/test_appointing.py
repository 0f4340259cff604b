"""Appoint: Advisors, Generals, Admirals and Rulers."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, NONE
from stolnik.games.price_of_power.chapters.battle.generals import appoint_late
from stolnik.games.price_of_power.chapters.battle.sides import DEFENDER
from stolnik.games.price_of_power.chapters.board.supply import alliances_left, marriages_left
from stolnik.games.price_of_power.chapters.event_cards.symbols.mortality import mortality
from stolnik.games.price_of_power.chapters.government.appointing import (
    appoint,
    commander,
    refuse_advisor,
    refuse_command,
    refuse_leader,
)
from stolnik.games.price_of_power.chapters.government.characters import (
    character,
    fall_ill,
    ruler_gone,
)
from stolnik.games.price_of_power.chapters.phases.actions import END_TURN, PASS
from stolnik.games.price_of_power.chapters.phases.draw_cards import first_appointments
from stolnik.games.price_of_power.chapters.phases.income import advisor_upkeep, skill
from stolnik.games.price_of_power.chapters.relations.marriages import (
    dispute_succession,
    refuse_marriage,
)
from stolnik.games.price_of_power.events.government import (
    GeneralHired,
    GeneralMoved,
    RulerCommands,
)
from stolnik.games.price_of_power.events.phases import Died, FellIll, Left
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    RULER_GENERAL,
    Europe,
    Officer,
)
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    POLAND,
    area,
    empty_hands,
    europe,
    give,
    realm,
    refusal_of,
)
from tests.games.running import Procedure, run

MAXIMILIEN = "adm_02_2"
FRANCISCO = "adm_01_1"
ADVISOR = "dip_01_1"
RULER_ONLY = "adm_02_3"
DEAR_LEADER = "mil_01_1"
LEADERS = ("mil_01_2", "mil_01_4", "mil_07_3", "mil_11_2")
"""Who cost 1 Military Power each."""


def table(*hand: str, seat: int = CASTILE) -> Europe:
    g = empty_hands(europe())
    g.active = seat
    give(g, seat, *hand)
    return g


def do(g: Europe, *moves: Move) -> Procedure:
    """Some moves of the Turn; the question after them."""
    asked = Procedure(play(g), g)
    asked.say(*moves)
    return asked


def general(g: Europe, army: int, seat: int = CASTILE) -> str:
    officer = g.players[seat].armies[army - 1].general
    return "" if officer is None else officer.character


# -- Advisors ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.2.7", "EU-7.2.17", "EU-5.2.1", "EU-4.2.5", "EU-6.0.6", "EU-6.0.7")
def test_exa30_hiring_an_advisor() -> None:
    g = table(MAXIMILIEN, seat=ENGLAND)
    england = g.players[ENGLAND]
    asked = do(g, ("appoint", MAXIMILIEN))
    assert england.ducats == 13
    assert england.advisors[ADM] == Officer(MAXIMILIEN)
    assert england.hand == []
    assert asked.ask.topic == "turn"  # the Turn is not used up
    assert advisor_upkeep(g, ENGLAND) == 2
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.7")
def test_an_advisor_who_is_too_dear_is_refused() -> None:
    g = table(MAXIMILIEN)
    g.players[CASTILE].ducats = 1
    asked = do(g)
    assert ("appoint", MAXIMILIEN) not in asked.ask.options
    assert refusal_of(g, asked.ask, ("appoint", MAXIMILIEN)) == "EU-5.2.7"


@pytest.mark.rule("EU-7.2.15", "EU-7.2.16")
def test_a_new_advisor_replaces_the_one_of_that_kind() -> None:
    g = table(MAXIMILIEN, "adm_01_2", ADVISOR)
    do(g, ("appoint", MAXIMILIEN), ("appoint", "adm_01_2"), ("appoint", ADVISOR))
    castile = g.players[CASTILE]
    assert castile.advisors == [Officer("adm_01_2"), Officer(ADVISOR), None]
    assert g.discards[ADM] == [g.box.card_of[MAXIMILIEN]]
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.6")
def test_advisors_generals_and_admirals_are_dismissed_at_will() -> None:
    g = table(ADVISOR, *LEADERS[:2])
    moves: list[Move] = [("dismiss", "dip"), ("dismiss_general", 2), ("dismiss_admiral",)]
    asked = do(g)
    for move in moves:
        assert refusal_of(g, asked.ask, move) == "EU-5.2.6"
    asked.say(("appoint", ADVISOR))
    asked.say(("appoint", LEADERS[0]), ("as_general", 2), ("appoint", LEADERS[1]), ("as_admiral",))
    told = listen(g)
    asked.say(*moves)
    castile = g.players[CASTILE]
    assert [one for one in told if isinstance(one, Left | Died)] == [
        Left(CASTILE, ADVISOR),
        Left(CASTILE, LEADERS[0]),
        Left(CASTILE, LEADERS[1]),
    ]
    assert castile.advisors[DIP] is None
    assert general(g, 2) == ""
    assert castile.fleet.admiral is None
    assert audit(g) == []


@pytest.mark.rule("EU-6.0.7")
def test_only_cards_in_hand_bring_characters() -> None:
    g = table()
    asked = do(g)
    assert refusal_of(g, asked.ask, ("appoint", MAXIMILIEN)) == "EU-6.0.7"
    assert refusal_of(g, asked.ask, ("appoint", FRANCISCO)) == "EU-6.0.7"
    assert refusal_of(g, asked.ask, ("appoint", RULER_ONLY)) == "EU-6.0.7"


@pytest.mark.rule("EU-2.4.21", "EU-7.2.2")
def test_an_advisor_does_not_lead_and_a_leader_does_not_advise() -> None:
    g = table(MAXIMILIEN, FRANCISCO)
    advisor, leader = g.box.card_of[MAXIMILIEN], g.box.card_of[FRANCISCO]
    refusals = (refuse_leader(g, CASTILE, advisor), refuse_advisor(g, CASTILE, leader))
    assert [one.clause for one in refusals if one] == ["EU-2.4.21", "EU-2.4.21"]


# -- Generals and Admirals ---------------------------------------------------------------------


@pytest.mark.rule("EU-5.2.8", "EU-7.2.10", "EU-7.2.11", "EU-9.4.1", "EU-9.4.2")
@pytest.mark.parametrize(("leader", "price"), [(FRANCISCO, 1), (DEAR_LEADER, 2)])
def test_a_general_costs_the_military_power_on_the_card(leader: str, price: int) -> None:
    g = table(leader)
    castile = g.players[CASTILE]
    assert castile.armies[1].area == NONE  # an Army without Units will do
    told = listen(g)
    do(g, ("appoint", leader), ("as_general", 2))
    assert GeneralHired(CASTILE, leader, army=2) in told
    assert castile.power == [3, 3, 3 - price]
    assert general(g, 2) == leader
    assert castile.hand == []
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.8", "EU-7.2.10")
def test_a_leader_who_is_too_dear_is_refused() -> None:
    g = table(DEAR_LEADER, RULER_ONLY)
    g.players[CASTILE].power = [9, 9, 1]
    asked = do(g)
    assert refusal_of(g, asked.ask, ("appoint", DEAR_LEADER)) == "EU-5.2.8"
    # No Battle Dice on the card: nobody to command.
    assert refusal_of(g, asked.ask, ("appoint", RULER_ONLY)) == "EU-7.2.10"


@pytest.mark.rule("EU-5.2.8", "EU-7.2.12")
def test_a_new_admiral_replaces_the_old_one() -> None:
    g = table(*LEADERS[:2])
    for leader in LEADERS[:2]:
        do(g, ("appoint", leader), ("as_admiral",))
    castile = g.players[CASTILE]
    assert castile.fleet.admiral == Officer(LEADERS[1])
    assert castile.power[2] == 1
    assert audit(g) == []


@pytest.mark.rule("EU-7.2.12", "EU-7.2.13")
def test_a_replaced_general_goes_to_a_free_army_or_leaves() -> None:
    g = table(*LEADERS)
    g.players[CASTILE].power[2] = 9
    do(g, ("appoint", LEADERS[0]), ("as_general", 1))
    asked = do(g, ("appoint", LEADERS[1]), ("as_general", 1))
    assert asked.ask.options == (("to_army", 2), ("to_army", 3))
    asked.say(("to_army", 3))
    assert [general(g, army) for army in (1, 2, 3)] == [LEADERS[1], "", LEADERS[0]]
    do(g, ("appoint", LEADERS[2]), ("as_general", 2), ("appoint", LEADERS[3]), ("as_general", 3))
    assert [general(g, army) for army in (1, 2, 3)] == [LEADERS[1], LEADERS[2], LEADERS[3]]
    assert g.box.card_of[LEADERS[0]] in g.discards[2]
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.9", "EU-7.2.12")
def test_a_general_moves_between_armies_free_of_charge_once_a_turn() -> None:
    g = table(*LEADERS[:2])
    asked = do(g, ("appoint", LEADERS[0]), ("as_general", 1), ("move_general", 1, 3))
    assert general(g, 3) == LEADERS[0]
    assert g.players[CASTILE].power[2] == 2
    assert not any(move[0] == "move_general" for move in asked.ask.options)
    assert refusal_of(g, asked.ask, ("move_general", 3, 1)) == "EU-5.2.9"
    assert refusal_of(g, asked.ask, ("move_general", 1, 2)) == "EU-5.2.9"  # nobody is there
    # Another General has a move of his own, and this one may have to make room.
    asked.say(("appoint", LEADERS[1]), ("as_general", 1), ("move_general", 1, 3))
    assert asked.ask.options == (("to_army", 1), ("to_army", 2))
    told = listen(g)
    asked.say(("to_army", 1))
    assert [general(g, army) for army in (1, 3)] == [LEADERS[0], LEADERS[1]]
    assert told == [
        GeneralMoved(CASTILE, LEADERS[0], army=1),
        GeneralMoved(CASTILE, LEADERS[1], army=3),
    ]


@pytest.mark.rule("EU-5.2.9", "EU-4.2.6")
def test_the_next_turn_moves_generals_again() -> None:
    g = table(LEADERS[0])
    for player in g.players:
        player.status = EVENT_TAKEN
    do(g, ("appoint", LEADERS[0]), ("as_general", 1), ("move_general", 1, 3), PASS, END_TURN)
    assert g.turn.used == []


@pytest.mark.rule("EU-7.2.14")
def test_a_general_does_not_become_admiral_nor_the_other_way_round() -> None:
    g = table(*LEADERS[:2])
    asked = do(
        g, ("appoint", LEADERS[0]), ("as_general", 1), ("appoint", LEADERS[1]), ("as_admiral",)
    )
    # Both are in play: nothing in the menu names the other's place.
    verbs = {move[0] for move in asked.ask.options}
    assert "move_general" in verbs
    assert not verbs & {"as_admiral", "as_general"}
    assert {move[1:] for move in asked.ask.options if move[0] == "move_general"} == {
        (1, 2),
        (1, 3),
    }
    assert refusal_of(g, asked.ask, ("appoint", LEADERS[0])) == "EU-6.0.7"


# -- Rulers ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-7.2.8", "EU-9.4.7", "EU-9.4.1")
def test_the_ruler_takes_command_free_of_charge_and_gives_it_up() -> None:
    g = table()
    castile = g.players[CASTILE]
    commands = {c for c in g.box.characters if g.box.characters[c].commands}
    castile.ruler = Officer(sorted(commands - set(g.box.card_of))[0])
    told = listen(g)
    asked = do(g, ("command", 1))
    assert RulerCommands(CASTILE, castile.ruler.character, army=1) in told
    assert castile.armies[0].general == Officer(RULER_GENERAL)
    assert commander(castile, castile.armies[0]) is castile.ruler
    assert castile.power == [3, 3, 3]
    assert refusal_of(g, asked.ask, ("command", 2)) == "EU-7.2.8"  # once a Turn
    assert refusal_of(g, asked.ask, ("stand_down",)) == "EU-9.4.7"
    g.turn.used = []
    assert refusal_of(g, asked.ask, ("move_general", 1, 2)) == "EU-7.2.8"
    asked = do(g)
    assert not any(move == ("as_admiral",) for move in asked.ask.options)
    asked.say(("stand_down",))
    assert castile.armies[0].general is None


@pytest.mark.rule("EU-7.2.8")
def test_who_does_not_command_or_does_not_rule_leads_no_army() -> None:
    g = table()
    castile = g.players[CASTILE]
    civilian = next(c for c in g.box.characters.values() if not c.commands and not c.advisor)
    castile.ruler = Officer(civilian.id)
    refusals = [refuse_command(g, CASTILE, 0)]
    castile.ruler = None
    refusals.append(refuse_command(g, CASTILE, 0))
    assert [one.clause for one in refusals if one] == ["EU-7.2.8", "EU-7.2.8"]


@pytest.mark.rule("EU-7.2.12", "EU-7.2.8")
def test_a_general_in_the_ruler_s_place_sends_him_home() -> None:
    g = table(LEADERS[0])
    castile = g.players[CASTILE]
    castile.armies[0].general = Officer(RULER_GENERAL)
    ruler = castile.ruler
    do(g, ("appoint", LEADERS[0]), ("as_general", 1))
    assert general(g, 1) == LEADERS[0]
    assert castile.ruler is ruler


@pytest.mark.rule("EU-5.2.11", "EU-7.2.5", "EU-7.2.26", "EU-7.2.9")
def test_in_an_interregnum_a_leader_from_hand_becomes_ruler_for_free() -> None:
    g = table(RULER_ONLY, FRANCISCO)
    castile = g.players[CASTILE]
    asked = do(g)
    assert refusal_of(g, asked.ask, ("appoint", RULER_ONLY)) == "EU-7.2.10"  # a Ruler reigns
    castile.ruler = None
    castile.power[2] = 0
    asked = do(g, ("appoint", RULER_ONLY))
    assert castile.ruler == Officer(RULER_ONLY)
    assert castile.power[2] == 0
    assert asked.ask.topic == "turn"
    assert refusal_of(g, asked.ask, ("appoint", FRANCISCO)) == "EU-5.2.8"
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.11", "EU-7.2.9")
def test_a_leader_takes_the_place_of_the_ruler_called_interregnum() -> None:
    g = empty_hands(europe(6))
    g.active = POLAND
    give(g, POLAND, FRANCISCO, RULER_ONLY)
    poland = g.players[POLAND]
    assert poland.ruler is None
    asked = do(g, ("appoint", RULER_ONLY))
    assert poland.ruler == Officer(RULER_ONLY)
    asked.say(("appoint", FRANCISCO))
    assert ("as_ruler",) not in asked.ask.options, "somebody reigns now"
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.11", "EU-3.4.3")
def test_so_it_does_among_the_first_cards() -> None:
    g = europe(6)
    g.step, g.queue, g.active = "first_appoint", [POLAND], POLAND
    poland = g.players[POLAND]
    poland.drawn = [g.box.card_of[RULER_ONLY]]
    g.decks[ADM].remove(poland.drawn[0])
    run(first_appointments(g), [("appoint", RULER_ONLY)])
    assert poland.ruler == Officer(RULER_ONLY)
    assert poland.drawn == []


@pytest.mark.rule("EU-7.2.25", "EU-7.2.6")
def test_an_interregnum_has_skill_1_until_somebody_rules() -> None:
    g = table(FRANCISCO)
    g.players[CASTILE].ruler = None
    assert [skill(g, CASTILE, kind) for kind in range(3)] == [1, 1, 1]
    run(appoint(g, CASTILE, g.box.card_of[FRANCISCO]), [("as_ruler",)])
    assert [skill(g, CASTILE, kind) for kind in range(3)] == [3, 1, 2]


@pytest.mark.rule("EU-7.2.24", "EU-5.2.12", "EU-5.2.3", "EU-5.2.4", "EU-4.2.25")
def test_when_the_ruler_dies_in_another_s_turn_a_leader_may_follow_at_once() -> None:
    g = table(FRANCISCO, seat=FRANCE)
    g.active = CASTILE
    france = g.players[FRANCE]
    assert france.ruler is not None
    france.ruler.ill = 1
    france.status = EVENT_TAKEN + 1  # even after Passing
    symbol = character(g, france.ruler).mortality
    task = EventUnderWay(0, CASTILE, unpicked=False, stage="symbols")
    asked = Procedure(mortality(g, task, symbol))
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "succession")
    asked.say(("crown", FRANCISCO))
    assert france.ruler == Officer(FRANCISCO)


@pytest.mark.rule("EU-7.2.24", "EU-7.2.25")
def test_who_holds_no_leader_is_asked_all_the_same() -> None:
    g = table(MAXIMILIEN, seat=FRANCE)
    g.players[FRANCE].ruler = None
    asked = Procedure(ruler_gone(g, FRANCE))
    assert asked.ask.options == (("let",),)
    asked.say(("let",))
    assert g.players[FRANCE].ruler is None


@pytest.mark.rule("EU-7.2.22")
def test_a_general_with_two_ill_health_tokens_is_discarded() -> None:
    g = table(LEADERS[0])
    do(g, ("appoint", LEADERS[0]), ("as_general", 1))
    officer = g.players[CASTILE].armies[0].general
    assert officer is not None
    told = listen(g)
    assert run(fall_ill(g, CASTILE, officer, CASTILE)) is False
    assert run(fall_ill(g, CASTILE, officer, CASTILE)) is True
    assert told == [FellIll(CASTILE, LEADERS[0]), Died(CASTILE, LEADERS[0])]
    assert general(g, 1) == ""
    assert g.box.card_of[LEADERS[0]] in g.discards[2]


# -- set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-3.4.3", "EU-3.4.4")
def test_the_set_up_appoints_from_the_six_cards_at_their_cost() -> None:
    g = europe()
    castile = g.players[CASTILE]
    g.step = "first_appoint"
    drawn = (MAXIMILIEN, FRANCISCO, RULER_ONLY, "dip_02_1", "mil_05_1", "adm_01_2")
    give(g, CASTILE, *drawn)
    castile.drawn, castile.hand = castile.hand, []
    asked = Procedure(play(g), g)
    assert refusal_of(g, asked.ask, ("appoint", RULER_ONLY)) == "EU-7.2.10"
    asked.say(("appoint", MAXIMILIEN), ("appoint", FRANCISCO), ("as_general", 1), DONE)
    assert (castile.ducats, castile.power) == (13, [3, 3, 2])
    assert castile.advisors[ADM] == Officer(MAXIMILIEN)
    assert general(g, 1) == FRANCISCO
    assert len(castile.drawn) == 4
    assert asked.ask.topic == "first_keep"
    assert audit(g) == []


@pytest.mark.rule("EU-3.4.3")
def test_the_set_up_asks_everybody_for_appointments() -> None:
    g = europe()
    g.players[CASTILE].ducats = 0
    g.players[CASTILE].power = [0, 0, 0]
    asked = Procedure(play(g), g)
    asked.say(*[("draw", "adm")] * 3)
    assert (asked.ask.topic, asked.ask.options) == ("first_appoint", (DONE,))


# -- Reactions ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.2.10", "EU-5.2.4", "EU-5.2.3")
@pytest.mark.parametrize(("where", "asked"), [("castile", True), ("lombardy", False)])
def test_who_is_attacked_in_the_own_realm_may_appoint_a_general(where: str, asked: bool) -> None:
    g = table(LEADERS[0])
    g.active = FRANCE
    castile = g.players[CASTILE]
    castile.armies[0].area = area(g, where)
    castile.armies[1].general = Officer(LEADERS[1])
    battle = Battle(area(g, where), FRANCE, defenders=[CASTILE], main=CASTILE)
    g.agenda.append(battle)
    late = Procedure(appoint_late(g, battle, DEFENDER))
    assert late.over is not asked
    if asked:
        assert late.ask.seat == CASTILE
        assert ("transfer_general", 2, 1) in late.ask.options
        late.say(("late_general", LEADERS[0], 1))
        assert general(g, 1) == LEADERS[0]
        assert castile.power[2] == 2


@pytest.mark.rule("EU-7.2.27")
def test_in_an_interregnum_nobody_marries() -> None:
    g = table()
    saxony = realm(g, "saxony")
    assert refuse_marriage(g, FRANCE, saxony) is None
    assert refuse_marriage(g, FRANCE, CASTILE) is None
    g.players[FRANCE].ruler = None
    refusals = [refuse_marriage(g, FRANCE, saxony), refuse_marriage(g, CASTILE, FRANCE)]
    assert [one.clause for one in refusals if one] == ["EU-7.2.27", "EU-7.2.27"]


@pytest.mark.rule("EU-2.3.1", "EU-2.3.2")
def test_alliance_and_marriage_tokens_have_two_sides() -> None:
    g = table()
    england = g.players[ENGLAND]
    ally, partner = next(iter(england.allies)), next(iter(england.marriages))
    left = alliances_left(g, ENGLAND), marriages_left(g, ENGLAND)
    england.allies[ally] = True
    dispute_succession(g, partner)
    assert england.marriages[partner] is True
    assert (alliances_left(g, ENGLAND), marriages_left(g, ENGLAND)) == left
    seen = view(g, FRANCE).players[ENGLAND]
    assert True in seen.allies.values()
    assert True in seen.marriages.values()
