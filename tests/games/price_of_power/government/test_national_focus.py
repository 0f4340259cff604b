"""Change National Focus."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, MIL
from stolnik.games.price_of_power.chapters.basic_actions.national_focus import (
    refuse_focus,
    refuse_raise,
)
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.events.government import PowerShifted
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import COLUMNS, Europe
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    area,
    empty_hands,
    europe,
    give,
    refusal_of,
)
from tests.games.running import Procedure

FOCUS: Move = ("change_focus",)
HAND = ("adm_01_1", "dip_01_1", "mil_01_1", "mil_02_1")


def table(*hand: str) -> Europe:
    g = empty_hands(europe())
    give(g, CASTILE, *hand)
    return g


def clause(refusal: object) -> str | None:
    return getattr(refusal, "clause", None)


@pytest.mark.rule("EU-5.1.47", "EU-5.1.46")
def test_one_power_grows_by_a_cube_from_each_of_the_others() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.power = [1, 4, 2]
    asked = Procedure(play(g), g)
    asked.say(FOCUS, ("raise", "mil"))
    assert asked.ask.options == (("shift", "adm"), ("shift", "dip"))
    assert refusal_of(g, asked.ask, DONE) == "EU-5.1.47"
    told = listen(g)
    asked.say(("shift", "adm"))
    assert told == [PowerShifted(CASTILE, "adm", "mil")]
    assert refusal_of(g, asked.ask, ("shift", "adm")) == "EU-5.1.47"
    assert refusal_of(g, asked.ask, ("shift", "mil")) == "EU-5.1.47"
    asked.say(("shift", "dip"))
    assert castile.power == [0, 3, 4]
    assert castile.focus
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.47")
def test_one_cube_is_enough() -> None:
    g = table()
    asked = Procedure(play(g), g)
    asked.say(FOCUS, ("raise", "adm"), ("shift", "mil"), DONE)
    assert g.players[CASTILE].power == [4, 3, 2]
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.47", "EU-7.1.3")
def test_a_full_pool_does_not_grow() -> None:
    g = table()
    g.players[CASTILE].power = [10, 2, 9]
    assert clause(refuse_raise(g, CASTILE, ADM)) == "EU-5.1.47"
    assert refuse_raise(g, CASTILE, MIL) is None
    asked = Procedure(play(g), g)
    asked.say(FOCUS, ("raise", "mil"), ("shift", "adm"))
    assert g.players[CASTILE].power == [9, 2, 10]
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.46")
def test_the_focus_changes_once_a_round() -> None:
    g = table()
    g.players[CASTILE].focus = True
    asked = Procedure(play(g), g)
    assert FOCUS not in asked.ask.options
    assert refusal_of(g, asked.ask, FOCUS) == "EU-5.1.46"


@pytest.mark.rule("EU-5.1.45")
def test_who_can_change_nothing_cannot_change_focus() -> None:
    g = table()
    g.players[CASTILE].power = [0, 0, 0]
    assert clause(refuse_focus(g, CASTILE)) == "EU-5.1.45"
    give(g, CASTILE, "adm_01_1")
    assert refuse_focus(g, CASTILE) is None


@pytest.mark.rule("EU-5.1.45")
def test_at_least_one_of_the_two_options_is_carried_out() -> None:
    g = table(*HAND)
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE)
    assert asked.ask.topic == "focus_cards"
    assert DONE not in asked.ask.options
    assert refusal_of(g, asked.ask, DONE) == "EU-5.1.45"


@pytest.mark.rule("EU-5.1.45", "EU-5.1.48")
def test_both_options_in_their_order() -> None:
    g = table(*HAND)
    asked = Procedure(play(g), g)
    asked.say(FOCUS, ("raise", "adm"), ("shift", "mil"), DONE)
    assert asked.ask.topic == "focus_cards"
    asked.say(("discard", HAND[0]), ("discard", HAND[1]), ("discard", HAND[2]))
    assert asked.ask.topic == "focus_draw"
    asked.say(("draw", "dip"), ("draw", "dip"))
    assert len(g.players[CASTILE].hand) == 3
    assert asked.ask.topic == "end_turn"
    assert audit(g) == []


@pytest.mark.rule("EU-5.1.48")
def test_one_card_discarded_brings_none() -> None:
    g = table(*HAND)
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE, ("discard", HAND[0]), DONE)
    assert len(g.players[CASTILE].hand) == 3
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.1.48")
def test_a_fourth_card_is_not_discarded() -> None:
    g = table(*HAND, "adm_02_1")
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE, *[("discard", card) for card in HAND[:3]])
    assert asked.ask.topic == "focus_draw"
    assert len(g.players[CASTILE].hand) == 2


@pytest.mark.rule("EU-5.1.49")
def test_cards_set_aside_join_the_discards_last() -> None:
    g = table(*HAND)
    g.players[CASTILE].power = [3, 3, 3]
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE, ("discard", HAND[0]), ("discard", HAND[2]), DONE)
    assert g.discards == [[], [], []]
    assert audit(g) == []
    assert refusal_of(g, asked.ask, ("buy_discard", HAND[0])) == "EU-5.1.49"
    asked.say(("draw", "mil"))
    assert [len(pile) for pile in g.discards] == [1, 0, 1]
    assert audit(g) == []


@pytest.mark.rule("EU-5.1.50", "EU-5.1.49")
def test_a_draw_may_come_from_the_top_five_discards() -> None:
    g = table(*HAND)
    old = [g.decks[ADM].pop() for _ in range(6)]
    g.discards[ADM] = list(old)
    names = [g.box.cards[card].id for card in old]
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE, *[("discard", card) for card in HAND[:3]])
    offered = {move[1] for move in asked.ask.options if move[0] == "buy_discard"}
    assert offered == set(names[1:])
    assert refusal_of(g, asked.ask, ("buy_discard", names[0])) == "EU-5.1.50"
    asked.say(("buy_discard", names[5]))
    castile = g.players[CASTILE]
    assert (castile.power, castile.ducats) == ([2, 3, 3], 13)
    assert old[5] in castile.hand
    assert old[5] in castile.known
    # Only one of the draws.
    assert {move[0] for move in asked.ask.options} == {"draw"}
    assert refusal_of(g, asked.ask, ("buy_discard", names[4])) == "EU-5.1.50"


@pytest.mark.rule("EU-5.1.50")
@pytest.mark.parametrize(("power", "ducats"), [(0, 9), (3, 1)])
def test_a_bought_discard_costs_power_of_its_deck_and_2_ducats(power: int, ducats: int) -> None:
    g = table(*HAND)
    g.discards[ADM] = [g.decks[ADM].pop()]
    name = g.box.cards[g.discards[ADM][0]].id
    castile = g.players[CASTILE]
    castile.power, castile.ducats = [power, 3, 3], ducats
    asked = Procedure(play(g), g)
    asked.say(FOCUS, DONE, *[("discard", card) for card in HAND[:3]])
    assert refusal_of(g, asked.ask, ("buy_discard", name)) == "EU-5.1.50"


@pytest.mark.rule("EU-5.1.46", "EU-2.2.6")
def test_the_cube_of_the_slot_comes_from_elsewhere_if_need_be() -> None:
    g = table(*HAND)
    here = area(g, "bohemia") * COLUMNS + CASTILE
    g.influence[here] += cubes_left(g, CASTILE)
    asked = Procedure(play(g), g)
    asked.say(FOCUS)
    assert asked.ask.topic == "cubes"
    assert not audit(g)  # the cube that is short is on the agenda
    asked.say(("take_influence", "bohemia"))
    assert cubes_left(g, CASTILE) == 0
    assert asked.ask.topic == "focus_power"


@pytest.mark.rule("EU-2.2.5", "EU-2.2.6")
def test_who_covers_a_slot_is_short_of_a_cube_only_while_it_is_picked_up() -> None:
    g = table(*HAND)
    here = area(g, "bohemia") * COLUMNS + CASTILE
    g.influence[here] += cubes_left(g, CASTILE)
    asked = Procedure(play(g), g)
    asked.say(FOCUS)
    g.influence[here] += 1
    asked.say(("take_influence", "bohemia"))
    assert asked.ask.topic == "cubes"
    asked.say(("take_influence", "bohemia"))
    assert asked.ask.topic == "focus_power"
    assert not audit(g)
    g.influence[here] += 1
    assert "seat 0: 1 cubes more than there are" in audit(g)
