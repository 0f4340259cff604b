"""What a State Religion is worth: prices, dice, and the revolution of a government."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES
from stolnik.games.price_of_power.box.components import ADM, CAVALRY, INFANTRY
from stolnik.games.price_of_power.chapters.action_cards.prices import price_of
from stolnik.games.price_of_power.chapters.basic_actions.increase_stability import (
    price_of_stability,
)
from stolnik.games.price_of_power.chapters.battle.battle_dice import pool
from stolnik.games.price_of_power.chapters.battle.preparations import choose_basic_dice
from stolnik.games.price_of_power.chapters.battle.sides import ATTACKER, DEFENDER
from stolnik.games.price_of_power.chapters.board.adjacency import in_set
from stolnik.games.price_of_power.chapters.government.learning import learn
from stolnik.games.price_of_power.events.religion import CavalryInFront
from stolnik.games.price_of_power.state import REBELS, Europe, board
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.battle.field import battle as fought_out
from tests.games.price_of_power.battle.field import deploy, field, load, war
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import CASTILE, ENGLAND, OTTOMANS, area, europe
from tests.games.price_of_power.religion.faith import believe, profess, professed, shown
from tests.games.running import Procedure, run

# -- prices ------------------------------------------------------------------------------------


def price_of_card(g: Europe, seat: int, name: str) -> int:
    kind = next(card.type for card in g.box.cards if card.type.card == name)
    return price_of(g, seat, kind.deck, kind.cost, kind.card).power


@pytest.mark.rule("EU-15.0.8")
def test_protestants_play_the_development_card_for_less() -> None:
    g = europe()
    dear = price_of_card(g, ENGLAND, "development")
    church = price_of_card(g, ENGLAND, "man_of_the_church")
    profess(g, ENGLAND, "protestant")
    assert price_of_card(g, ENGLAND, "development") == dear - 1
    assert price_of_card(g, ENGLAND, "man_of_the_church") == church


@pytest.mark.rule("EU-15.0.10")
def test_orthodox_realms_reach_0_and_1_for_less() -> None:
    g = europe()
    g.cardinals = []
    england = g.players[ENGLAND]
    england.allies = {}
    usual, orthodox = {}, {}  # type: ignore[var-annotated]
    for found, faith in ((usual, "catholic"), (orthodox, "orthodox")):
        profess(g, ENGLAND, faith)
        for england.stability in range(-3, 3):
            found[england.stability] = price_of_stability(g, ENGLAND)
    saved = {step: usual[step] - orthodox[step] for step in usual}
    assert saved == {-3: 0, -2: 0, -1: 1, 0: 1, 1: 0, 2: 0}


# -- dice --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-15.0.12")
def test_a_muslim_realm_may_roll_cavalry_dice_in_place_of_its_infantry_dice() -> None:
    g = europe(6)
    for answer, expected in ((("yes",), [0, 3, 0]), (("no",), [3, 0, 0])):
        battle = Battle(area(g, "greece"), OTTOMANS, defenders=[REBELS], main=REBELS)
        told = listen(g)
        run(choose_basic_dice(g, battle, ATTACKER), [answer])
        assert pool(g, battle, ATTACKER) == expected
        assert told == ([CavalryInFront(OTTOMANS)] if answer == ("yes",) else [])
    # A Leader's dice stay what they are.
    battle.sides[ATTACKER].cavalry = True
    battle.sides[ATTACKER].leader_dice = [1, 0, 2]
    dice = pool(g, battle, ATTACKER)
    assert (dice[INFANTRY], dice[CAVALRY]) == (1, 3)


@pytest.mark.rule("EU-15.0.12")
def test_who_has_only_artillery_left_chooses_the_dice_anew_in_every_round() -> None:
    g = field()
    for seat in (CASTILE, ENGLAND):
        profess(g, seat, "muslim")
        deploy(g, seat, "leon", artillery=1)
    war(g, CASTILE, ENGLAND)
    for near in in_set(board(g).land[area(g, "leon")]):
        g.rebels[near] = 1
    load(g, *["blank"] * 6, *["artillery"] * 6)
    table = fought_out(g, "leon", CASTILE)
    table.say(YES, YES)
    for seat in (CASTILE, ENGLAND):
        assert (table.ask.topic, table.ask.seat) == ("cavalry_dice", seat)
        table.say(NO)
    assert table.over
    assert not any(army.size for army in g.players[CASTILE].armies)


@pytest.mark.rule("EU-15.0.12")
def test_nobody_else_is_asked() -> None:
    g = europe(6)
    battle = Battle(area(g, "greece"), CASTILE, defenders=[REBELS], main=REBELS)
    for side in (ATTACKER, DEFENDER):
        assert Procedure(choose_basic_dice(g, battle, side)).over
        assert pool(g, battle, side)[INFANTRY] == 3


# -- the revolution ----------------------------------------------------------------------------


@pytest.mark.rule("EU-15.2.4", "EU-15.3.6")
def test_a_revolutionary_regime_turns_realm_and_capital() -> None:
    g = europe(6)
    run(learn(g, CASTILE, g.box.idea_of["revolutionary_regime"]))
    assert (professed(g, CASTILE), shown(g, "castile")) == ("revolutionary",) * 2
    assert shown(g, "leon") == "catholic"


@pytest.mark.rule("EU-15.0.18", "EU-15.0.16")
@pytest.mark.parametrize(
    ("below", "back"), [("protestant", "protestant"), ("diverse_faiths", "catholic")]
)
def test_another_form_of_government_ends_the_revolution(below: str, back: str) -> None:
    g = europe(6)
    believe(g, below, "castile")
    run(learn(g, CASTILE, g.box.idea_of["revolutionary_regime"]))
    assert shown(g, "castile") == "revolutionary"
    run(learn(g, CASTILE, g.box.idea_of["constitutional_monarchy"]))
    assert (professed(g, CASTILE), shown(g, "castile")) == (back, below)


@pytest.mark.rule("EU-15.0.18")
def test_an_idea_that_is_no_form_of_government_changes_no_faith() -> None:
    g = europe(6)
    profess(g, CASTILE, "revolutionary")
    believe(g, "revolutionary", "castile")
    idea = next(one.no for one in g.box.ideas if not one.government and not one.immediate)
    run(learn(g, CASTILE, idea))
    assert (professed(g, CASTILE), shown(g, "castile")) == ("revolutionary",) * 2
    assert g.players[CASTILE].power[ADM] == 3
