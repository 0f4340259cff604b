"""Who loses which Units, who is Main Defender, and how Leaders die."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.battle.battle_dice import pool
from stolnik.games.price_of_power.chapters.battle.sides import ATTACKER, DEFENDER
from stolnik.games.price_of_power.chapters.board.supply import black_units_left, mercenaries_left
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.events.battles import LeaderKilled, LeaderWounded, UnitLost
from stolnik.games.price_of_power.state import REBELS, RULER_GENERAL, Europe, Officer
from tests.games.price_of_power.battle.field import (
    BLANK,
    INFANTRY,
    OUTLINED,
    battle,
    deploy,
    field,
    general,
    leader,
    load,
    rebels,
    topics,
    under_way,
    war,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    give,
    refusal_of,
)

FIGHT = ("fight",)
LET = ("let",)
NOTHING = (BLANK, BLANK, BLANK)


def against_rebels(*, enemies: int = 3, **options: bool | str) -> Europe:
    """A field in León with Rebels who attack."""
    g = field(**options)
    rebels(g, "leon", enemies)
    return g


# -- categories --------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.7.17", "EU-9.7.18", "EU-9.3.8")
def test_casualties_fall_on_mercenaries_regulars_and_allies_in_turn() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 2, mercenaries=2, allied=2)
    mercenaries, black = mercenaries_left(g), black_units_left(g)
    load(g, INFANTRY, INFANTRY, INFANTRY)
    battle(g, "leon", REBELS)
    assert army.units == [1, 0, 0, 1, 0, 0, 1, 0, 0]
    assert g.players[CASTILE].exhausted == 1
    assert mercenaries_left(g) == mercenaries + 1
    assert black_units_left(g) == black + 1


@pytest.mark.rule("EU-9.7.17")
def test_a_category_without_units_is_passed_over() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 3, mercenaries=1)
    load(g, INFANTRY, INFANTRY, INFANTRY)
    battle(g, "leon", REBELS)
    assert army.units[:4] == [1, 0, 0, 0]


@pytest.mark.rule("EU-9.7.17")
def test_each_round_starts_again_with_mercenaries() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 3, mercenaries=3)
    load(g, INFANTRY, BLANK, BLANK, *NOTHING, INFANTRY, BLANK, BLANK)
    battle(g, "leon", REBELS).say(FIGHT)
    assert (army.units[0], army.units[3]) == (3, 1)


@pytest.mark.rule("EU-9.7.21")
def test_in_a_continuous_battle_the_next_round_goes_on_with_the_next_category() -> None:
    g = against_rebels(continuous_battle=True)
    army = deploy(g, CASTILE, "leon", 3, mercenaries=3)
    load(g, INFANTRY, BLANK, BLANK, *NOTHING, INFANTRY, BLANK, BLANK)
    battle(g, "leon", REBELS).say(FIGHT)
    assert (army.units[0], army.units[3]) == (2, 2)


@pytest.mark.rule("EU-9.7.17", "EU-9.7.21")
def test_exa37_the_order_of_casualties_goes_on_from_round_to_round() -> None:
    g = against_rebels(continuous_battle=True)
    army = deploy(g, CASTILE, "leon", 2, mercenaries=2, allied=2)
    two_hits = (INFANTRY, INFANTRY, BLANK, *NOTHING)
    load(g, *two_hits, *two_hits, INFANTRY, BLANK, BLANK, *NOTHING)
    fought = battle(g, "leon", REBELS)
    assert army.units == [1, 0, 0, 1, 0, 0, 2, 0, 0], "a Mercenary and a Regular"
    fought.say(FIGHT)
    assert army.units == [1, 0, 0, 0, 0, 0, 1, 0, 0], "an Allied Unit and a Mercenary"
    assert g.players[CASTILE].exhausted == 1
    fought.say(FIGHT)
    assert army.units == [0, 0, 0, 0, 0, 0, 1, 0, 0], "a Regular"


@pytest.mark.rule("EU-9.7.17")
def test_within_a_category_the_player_chooses_the_type() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 1, 1)
    g.players[CASTILE].infantry = {area(g, "leon"): 1}
    load(g, INFANTRY)
    procedure = battle(g, "leon", REBELS)
    assert set(procedure.ask.options) == {
        ("lose_unit", 1, "infantry"),
        ("lose_unit", 1, "cavalry"),
        ("lose_infantry", "leon"),
    }
    assert refusal_of(g, procedure.ask, ("lose_unit", 1, "artillery")) == "EU-9.7.17"
    told = listen(g)
    procedure.say(("lose_unit", 1, "cavalry"))
    assert army.units[:3] == [1, 0, 0]
    assert UnitLost(CASTILE, "cavalry", "regular", 1) in told


@pytest.mark.rule("EU-9.7.16")
def test_units_elsewhere_neither_fight_nor_fall() -> None:
    g = against_rebels(enemies=1)
    army = deploy(g, CASTILE, "castile", 4)
    g.players[CASTILE].infantry = {area(g, "leon"): 1}
    load(g, INFANTRY)
    assert battle(g, "leon", REBELS).over
    assert g.players[CASTILE].infantry == {}
    assert army.size == 4


@pytest.mark.rule("EU-9.MU.17", "EU-9.7.18")
def test_an_army_without_units_leaves_the_board() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 1)
    load(g, INFANTRY)
    assert battle(g, "leon", REBELS).over
    assert (army.area, army.size) == (NONE, 0)
    assert g.players[CASTILE].exhausted == 1


@pytest.mark.rule("EU-9.7.23")
def test_the_casualty_of_a_retreat_is_the_next_in_turn() -> None:
    g = against_rebels()
    army = deploy(g, CASTILE, "leon", 2, mercenaries=2)
    load(g, INFANTRY)
    battle(g, "leon", REBELS).say(("retreat", "castile"))
    assert (army.units[0], army.units[3]) == (1, 1)


# -- several defenders -------------------------------------------------------------------------


def france_attacks(castile: int, england: int) -> Europe:
    g = field()
    war(g, FRANCE, CASTILE, ENGLAND)
    deploy(g, FRANCE, "leon", 5)
    deploy(g, CASTILE, "leon", castile)
    deploy(g, ENGLAND, "leon", england)
    return g


@pytest.mark.rule("EU-9.7.32", "EU-9.7.36")
def test_several_defenders_are_one_force_with_one_set_of_dice() -> None:
    g = france_attacks(2, 1)
    load(g, *NOTHING, INFANTRY, INFANTRY, INFANTRY)
    battle(g, "leon", FRANCE, "aragon")
    assert under_way(g).defenders == [CASTILE, ENGLAND]
    assert len(under_way(g).sides[DEFENDER].rolled) == 3
    assert g.players[FRANCE].exhausted == 3


@pytest.mark.rule("EU-9.7.38")
def test_the_largest_faction_loses_first_then_the_next() -> None:
    g = france_attacks(4, 2)
    load(g, INFANTRY, INFANTRY, INFANTRY)
    battle(g, "leon", FRANCE, "aragon")
    assert [g.players[seat].armies[0].size for seat in (CASTILE, ENGLAND)] == [2, 1]


@pytest.mark.rule("EU-9.7.38")
def test_the_attacker_breaks_a_tie_between_factions() -> None:
    g = france_attacks(2, 2)
    g.recent = [CASTILE, ENGLAND]
    load(g, INFANTRY)
    procedure = battle(g, "leon", FRANCE, "aragon")
    procedure.say(("main_defender", CASTILE))
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (FRANCE, "faction")
    procedure.say(("strike", "england"))
    assert [g.players[seat].armies[0].size for seat in (CASTILE, ENGLAND)] == [2, 1]


@pytest.mark.rule("EU-9.7.34")
def test_the_main_defender_has_most_units() -> None:
    for castile, england, main in ((3, 2, CASTILE), (2, 3, ENGLAND)):
        g = france_attacks(castile, england)
        battle(g, "leon", FRANCE, "aragon")
        assert under_way(g).main == main


@pytest.mark.rule("EU-9.7.35")
def test_of_equal_defenders_the_last_to_have_had_a_turn_names_the_main_defender() -> None:
    g = france_attacks(2, 2)
    g.recent = [AUSTRIA, ENGLAND, CASTILE, FRANCE]
    procedure = battle(g, "leon", FRANCE, "aragon")
    assert procedure.ask.seat == CASTILE
    assert set(procedure.ask.options) == {("main_defender", CASTILE), ("main_defender", ENGLAND)}
    procedure.say(("main_defender", ENGLAND))
    assert under_way(g).main == ENGLAND


@pytest.mark.rule("EU-9.7.35")
def test_a_turn_under_way_counts_as_the_last_one() -> None:
    g = field()
    g.recent = [CASTILE, ENGLAND]
    for seat in (CASTILE, ENGLAND):
        deploy(g, seat, "leon", 2)
    rebels(g, "leon", 2)
    assert battle(g, "leon", REBELS, seat=CASTILE).ask.seat == CASTILE


@pytest.mark.rule("EU-9.7.38", "EU-9.7.32")
def test_the_first_player_breaks_ties_that_rebels_leave_open_in_phase_3() -> None:
    g = field()
    enter(g, "3C")
    g.first = AUSTRIA
    g.recent = [ENGLAND, CASTILE]
    for seat in (CASTILE, ENGLAND):
        deploy(g, seat, "leon", 2)
    rebels(g, "leon", 2)
    load(g, INFANTRY)
    procedure = battle(g, "leon", REBELS)
    procedure.say(("main_defender", CASTILE))
    assert procedure.ask.seat == AUSTRIA


# -- wounds ------------------------------------------------------------------------------------


def led(*, ill: int = 0, infantry: int = 4) -> tuple[Europe, Officer]:
    g = against_rebels(enemies=2)
    deploy(g, CASTILE, "leon", infantry)
    officer = general(g, CASTILE, leader(g, 0, 2, 0))
    officer.ill = ill
    return g, officer


@pytest.mark.rule("EU-9.4.6", "EU-9.7.19", "EU-7.2.21")
@pytest.mark.parametrize(("outlined", "ill"), [(1, 0), (2, 1), (3, 1)])
def test_two_outlined_figures_of_the_enemy_wound_the_leader(outlined: int, ill: int) -> None:
    g, officer = led()
    load(g, *[OUTLINED] * outlined, *[BLANK] * (3 - outlined))
    battle(g, "leon", REBELS)
    assert officer.ill == ill


@pytest.mark.rule("EU-9.7.19")
def test_without_a_casualty_nobody_is_wounded() -> None:
    g = field()
    war(g, FRANCE, CASTILE)
    deploy(g, FRANCE, "leon", 0, 3)
    deploy(g, CASTILE, "leon", 3)
    officer = general(g, CASTILE, leader(g, 0, 2, 0))
    load(g, OUTLINED, OUTLINED, BLANK)
    battle(g, "leon", FRANCE, "aragon")
    assert g.players[CASTILE].exhausted == 0
    assert officer.ill == 0


@pytest.mark.rule("EU-9.7.19", "EU-9.4.6")
def test_figures_of_two_rolls_do_not_add_up() -> None:
    g, officer = led()
    load(g, OUTLINED, BLANK, BLANK, *[BLANK] * 5, OUTLINED, BLANK, BLANK)
    battle(g, "leon", REBELS).say(FIGHT)
    assert officer.ill == 0


@pytest.mark.rule("EU-9.7.20", "EU-7.2.21")
def test_a_second_wound_kills_and_the_dice_are_gone() -> None:
    g, officer = led(ill=1)
    load(g, OUTLINED, OUTLINED, BLANK)
    battle(g, "leon", REBELS)
    assert g.players[CASTILE].armies[0].general is None
    card = g.box.card_of[officer.character]
    assert card in g.discards[g.box.cards[card].deck]
    assert pool(g, under_way(g), DEFENDER) == [3, 0, 0]
    assert under_way(g).sides[DEFENDER].leader == ""


@pytest.mark.rule("EU-9.7.20", "EU-9.4.7")
def test_a_ruler_who_falls_is_followed_at_once_and_the_battle_goes_on() -> None:
    g = against_rebels(enemies=2)
    deploy(g, CASTILE, "leon", 4)
    g.players[CASTILE].ruler = Officer("setup_castile", 1)
    general(g, CASTILE, RULER_GENERAL)
    give(g, CASTILE, "adm_01_1")
    load(g, OUTLINED, OUTLINED, BLANK)
    procedure = battle(g, "leon", REBELS)
    procedure.say(LET)
    assert (procedure.ask.seat, str(procedure.ask.topic)) == (CASTILE, "succession")
    procedure.say(("crown", "adm_01_1"))
    assert g.players[CASTILE].ruler == Officer("adm_01_1")
    assert g.players[CASTILE].armies[0].general is None
    assert (str(procedure.ask.topic), under_way(g).round) == ("retreat", 1)
    assert pool(g, under_way(g), DEFENDER) == [3, 0, 0]


@pytest.mark.rule("EU-9.7.19", "EU-9.7.20", "EU-14.3.3")
def test_a_leader_drawn_for_rebels_can_fall_as_well() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 5)
    rebels(g, "leon", 6)
    top = next(no for no in g.decks[2] if g.box.cards[no].character.dice == (2, 0, 0))
    g.decks[2].remove(top)
    g.decks[2].append(top)
    load(g, OUTLINED, OUTLINED, BLANK, *[BLANK] * 5, OUTLINED, OUTLINED)
    told = listen(g)
    procedure = battle(g, "leon", CASTILE, "castile")
    assert under_way(g).sides[DEFENDER].ill == 1
    name = g.box.cards[top].id
    fates = (LeaderWounded(name), LeaderKilled(name))
    assert [event for event in told if event in fates] == [fates[0]]
    procedure.say(FIGHT)
    assert [event for event in told if event in fates] == [*fates]
    assert under_way(g).sides[DEFENDER].leader == ""
    assert pool(g, under_way(g), DEFENDER) == [3, 0, 0]
    assert pool(g, under_way(g), ATTACKER) == [3, 0, 0]
    assert "succession" not in topics(procedure)
