"""Action Cards played for their Action."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.action_cards.playing import refuse_playing
from stolnik.games.price_of_power.chapters.action_cards.prices import price_of
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import EVENT_TAKEN, UNREST, Europe
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    empty_hands,
    europe,
    give,
    place,
    refusal_of,
    unrest,
)
from tests.games.running import Procedure

RESTORE_ORDER = "adm_05_1"
TAX_REFORM = "adm_07_1"
DEVELOPMENT = "adm_02_1"


def table(*hand: str) -> Europe:
    g = empty_hands(europe())
    g.players[CASTILE].status = EVENT_TAKEN
    give(g, CASTILE, *hand)
    return g


def do(g: Europe, *moves: Move) -> Procedure:
    asked = Procedure(play(g), g)
    asked.say(*moves)
    return asked


def price(g: Europe, name: str) -> tuple[int, int]:
    kind = g.box.cards[g.box.card_of[name]].type
    found = price_of(g, CASTILE, kind.deck, kind.cost)
    return found.power, found.ducats


@pytest.mark.rule("EU-6.0.1", "EU-6.0.2", "EU-6.0.5", "EU-5.0.1", "EU-6.0.6", "EU-4.2.3")
def test_a_card_takes_the_turn_takes_effect_and_is_discarded() -> None:
    g = table(TAX_REFORM)
    castile = g.players[CASTILE]
    income = base_tax(g, CASTILE)
    asked = do(g, ("play", TAX_REFORM))
    assert castile.power == [2, 3, 3]
    assert castile.ducats == 15 + (income + 1) // 2
    assert castile.hand == []
    # It lies on no pile before all that it says is done.
    assert g.discards[ADM] == []
    assert audit(g) == []
    asked.say(("pick_province", "madrid"))
    assert g.tokens[place(g, "madrid")] & UNREST
    assert g.discards[ADM] == [g.box.card_of[TAX_REFORM]]
    assert asked.ask.topic == "end_turn"
    assert ("loan",) in asked.ask.options  # Minor Actions may be added
    assert audit(g) == []


@pytest.mark.rule("EU-6.0.2", "EU-7.3.2")
@pytest.mark.parametrize(("stability", "power"), [(-2, 1), (0, 3), (2, 5)])
def test_a_card_that_raises_stability_costs_by_stability(stability: int, power: int) -> None:
    g = table(RESTORE_ORDER)
    g.cardinals = [FRANCE]
    castile = g.players[CASTILE]
    castile.stability, castile.power = stability, [power - 1, 9, 9]
    asked = do(g)
    assert refusal_of(g, asked.ask, ("play", RESTORE_ORDER)) == "EU-6.0.2"
    castile.power[ADM] = power
    do(g, ("play", RESTORE_ORDER))
    assert (castile.stability, castile.power[ADM]) == (stability + 1, 0)


@pytest.mark.rule("EU-6.0.2", "EU-19.2.4")
def test_a_card_that_raises_stability_costs_the_papal_controller_less() -> None:
    g = table(RESTORE_ORDER)
    g.cardinals = [FRANCE, CASTILE]
    assert price(g, RESTORE_ORDER) == (3, 0)
    g.cardinals = [CASTILE, FRANCE]
    assert price(g, RESTORE_ORDER) == (2, 0)
    assert price(g, TAX_REFORM)[0] == 1
    g.players[CASTILE].stability = -3
    assert price(g, RESTORE_ORDER) == (0, 0)


@pytest.mark.rule("EU-6.0.5")
def test_what_a_card_lets_one_do_may_be_left() -> None:
    g = table(RESTORE_ORDER)
    unrest(g, "madrid", "badajoz")
    asked = do(g, ("play", RESTORE_ORDER))
    assert asked.ask.topic == "effect_may"
    asked.say(NO)
    assert g.tokens[place(g, "madrid")] & UNREST
    g = table(RESTORE_ORDER)
    unrest(g, "madrid", "badajoz")
    asked = do(g, ("play", RESTORE_ORDER), YES, ("pick_province", "badajoz"))
    assert asked.ask.topic == "end_turn"
    assert not g.tokens[place(g, "badajoz")] & UNREST


@pytest.mark.rule("EU-6.0.3")
def test_some_cards_cost_ducats_too() -> None:
    g = table("adm_01_1")
    assert price(g, "adm_01_1") == (2, 2)
    assert price(g, "dip_04_1") == (4, 2)
    assert price(g, DEVELOPMENT) == (3, 0)


@pytest.mark.rule("EU-6.0.3")
def test_ducats_that_are_short_are_refused() -> None:
    g = table("adm_01_1")
    g.players[CASTILE].ducats = 1
    refusal = refuse_playing(g, CASTILE, g.box.card_of["adm_01_1"])
    assert refusal is not None
    assert (refusal.clause, refusal.about["price"]) == ("EU-6.0.3", 2)
    g.players[CASTILE].ducats = 2
    do(g, ("play", "adm_01_1"))
    assert (g.players[CASTILE].power, g.players[CASTILE].ducats) == ([1, 3, 3], 0)


@pytest.mark.rule("EU-6.0.4")
def test_no_card_costs_less_than_nothing() -> None:
    g = table(RESTORE_ORDER)
    g.players[CASTILE].stability = -3
    g.players[CASTILE].ideas.append(g.box.idea_of["church_attendance_duty"])
    assert price(g, RESTORE_ORDER) == (0, 0)


@pytest.mark.rule("EU-6.0.2")
def test_every_card_asks_for_power_of_its_deck_only() -> None:
    g = table()
    for card in g.box.cards:
        kinds = set(card.type.cost) - {"ducats"}
        assert kinds <= {("adm", "dip", "mil")[card.deck]}, card.id


@pytest.mark.rule("EU-5.2.5")
@pytest.mark.parametrize(
    ("card", "clause"),
    [("dip_01_1", "EU-5.2.5"), ("mil_07_1", "EU-5.2.5"), ("mil_01_1", "EU-6.2.8")],
)
def test_reactions_and_battle_actions_are_not_played_in_a_turn(card: str, clause: str) -> None:
    g = table(card)
    g.players[CASTILE].power = [9, 9, 9]
    asked = do(g)
    assert refusal_of(g, asked.ask, ("play", card)) == clause


@pytest.mark.rule("EU-6.0.8", "EU-4.2.3")
def test_only_cards_in_hand_are_played_and_nobody_sees_them_before() -> None:
    g = table(TAX_REFORM)
    asked = do(g)
    assert refusal_of(g, asked.ask, ("play", "adm_07_2")) == "EU-4.2.3"
    assert view(g, FRANCE).players[CASTILE].hand == []
    asked.say(("play", TAX_REFORM))
    assert view(g, FRANCE).discards == view(g, CASTILE).discards
