"""8.2 Enemy invasions."""

from __future__ import annotations

import pytest

from stolnik.games.gods_playground.box.components import ENEMIES, PROVINCES
from stolnik.games.gods_playground.chapters.wars.influence import (
    enter_markers,
    influence_invasion,
)
from stolnik.games.gods_playground.chapters.wars.invasions import (
    clash,
    defend,
    enter,
    invasion,
    invasions,
    strike,
)
from stolnik.games.gods_playground.chapters.wars.strength import (
    base_strength,
    polish_cubes,
    raise_strength,
    strength,
)
from stolnik.games.gods_playground.events import EnemiesClashed
from stolnik.games.gods_playground.state import INVASIONS, NOBODY, GodsPlayground
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army,
    army_of,
    camp,
    clients,
    cossacks,
    cubes_in,
    dice,
    enemies,
    enemies_in,
    great_poland_markers,
    hold_vienna,
    listen,
    markers,
    number,
    position,
    rolled_all,
    sound,
    treaty,
    vienna,
)


def invaded(turn: int = 2, players: int = 3, **variants: bool) -> GodsPlayground:
    return position(turn=turn, players=players, phase=INVASIONS, **variants)


def march(g: GodsPlayground, enemy: str, province: str, cubes: int) -> None:
    """Cubes come from beside the board and enter a province."""
    g.supply[number(enemy)] -= cubes
    enter(g, number(enemy), number(province), cubes)


# -- 8.2.1 raising strength -----------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.2.1.1", "BOZ-8.2.1.2")
def test_four_dice_add_cubes_as_in_the_events_phase() -> None:
    g = invaded(turn=1)
    dice(g, 1, 3, 3, 5)
    raise_strength(g)
    assert [field.cubes for field in g.fields] == [1, 0, 2, 0, 0]
    assert g.fields[4].markers == 1
    assert rolled_all(g)


@pytest.mark.rule("BOZ-8.2.1.2")
def test_in_turn_4_a_5_adds_an_orange_cube_if_orange_ones_are_in_field_v() -> None:
    g = invaded(turn=4)
    hold_vienna(g)
    dice(g, 5, 6, 6, 6)
    raise_strength(g)
    assert vienna(g) == 3


@pytest.mark.rule("BOZ-7.2.3.13", "BOZ-8.2.1.3")
def test_example_boz_ex9_the_treaty_is_broken() -> None:
    g = invaded(turn=1)
    treaty(g, "moscow")
    dice(g, 2, 2, 1, 6)
    raise_strength(g)
    assert g.treaty == NOBODY
    assert g.fields[number("moscow")].cubes == 0
    assert g.fields[number("north")].cubes == 1
    invasion(g, number("moscow"))
    assert enemies_in(g, "lithuania") == {"moscow": g.box.strengths[3][1][1]}


@pytest.mark.rule("BOZ-8.2.1.3")
def test_one_die_does_not_break_a_treaty_and_adds_its_cube() -> None:
    g = invaded(turn=1)
    treaty(g, "moscow")
    dice(g, 2, 1, 1, 6)
    raise_strength(g)
    assert g.treaty == number("moscow")
    assert g.fields[number("moscow")].cubes == 1


@pytest.mark.parametrize(
    "broken_by, dice_shown, broken",
    [
        pytest.param(2, 2, True, marks=pytest.mark.rule("BOZ-12.2.1")),
        pytest.param(3, 2, False, marks=pytest.mark.rule("BOZ-12.2.2")),
        pytest.param(3, 3, True, marks=pytest.mark.rule("BOZ-12.2.2")),
        pytest.param(3, 4, True, marks=pytest.mark.rule("BOZ-12.2.2")),
        pytest.param(4, 3, False, marks=pytest.mark.rule("BOZ-12.2.3")),
        pytest.param(4, 4, True, marks=pytest.mark.rule("BOZ-12.2.3")),
    ],
)
def test_a_dearer_treaty_takes_more_dice(broken_by: int, dice_shown: int, broken: bool) -> None:
    g = invaded(durable_treaties=True)
    treaty(g, "moscow", broken_by)
    dice(g, *[2] * dice_shown, *[3] * (4 - dice_shown))
    raise_strength(g)
    assert (g.treaty == NOBODY) == broken
    assert g.fields[number("moscow")].cubes == (0 if broken else dice_shown)


@pytest.mark.rule("BOZ 8.2.1.4 8.2.1.5 8.2.1.6 8.2.1.7")
def test_in_turn_2_sixes_make_cossacks_rebel_from_ukraine_first() -> None:
    g = invaded(turn=2)
    cossacks(g, 1)
    dice(g, 6, 1, 1, 1)
    raise_strength(g)
    assert (g.provinces[2].cossacks, g.cossacks, g.fields[2].cossacks) == (0, 1, 1)
    dice(g, 6, 6, 1, 1)
    raise_strength(g)
    assert (g.cossacks, g.fields[2].cossacks) == (0, 2)
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.1.8")
@pytest.mark.parametrize("turn", [1, 3, 4])
def test_in_other_turns_a_six_does_nothing(turn: int) -> None:
    g = invaded(turn=turn)
    cossacks(g, 2)
    dice(g, 6, 6, 6, 6)
    raise_strength(g)
    assert g.provinces[2].cossacks == 2
    assert [field.cubes for field in g.fields] == [0] * 5


# -- 8.2.2 strength -------------------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.2.2.5", "BOZ-8.2.2.6", "BOZ-11.2.1")
def test_example_boz_ex15_strength_rows() -> None:
    assert base_strength(invaded(turn=4), number("moscow")) == 11
    assert base_strength(invaded(turn=4, players=4), number("moscow")) == 15
    for turn in (1, 2, 3):
        g = invaded(turn=turn)
        assert base_strength(g, 0) == g.box.strengths[3][0][turn]


@pytest.mark.rule("BOZ-8.2.2.7", "BOZ-8.2.2.8", "BOZ-6.3.4")
def test_cubes_and_cossacks_in_a_field_add_to_the_strength() -> None:
    g = invaded(turn=2)
    camp(g, "tatars", cubes=2, cossacks=1)
    assert strength(g, number("tatars")) == 7 + 2 + 1


@pytest.mark.rule("BOZ-8.1.26")
def test_players_and_kings_cubes_are_polish_cubes() -> None:
    g = invaded()
    camp(g, "tatars", raiders={W: 2, R: 1}, king=2)
    assert polish_cubes(g, number("tatars")) == 5


@pytest.mark.rule("BOZ 8.1.26 8.1.27 8.2.2.3 8.2.2.4 8.2.2.9")
def test_an_enemy_invades_with_what_exceeds_the_polish_cubes() -> None:
    for polish, entering in ((3, 2), (4, 1), (5, 0), (6, 0)):
        g = invaded(turn=2)
        camp(g, "ottomans", raiders={W: polish - 1}, king=1)
        invasion(g, number("ottomans"))
        assert sum(enemies_in(g, "little_poland").values()) == entering
        assert g.provinces[3].invaded == (entering > 0)


@pytest.mark.rule("BOZ-8.2.2.2")
def test_an_enemy_with_a_treaty_stays_at_home() -> None:
    g = invaded()
    treaty(g, "moscow")
    invasion(g, number("moscow"))
    assert enemies_in(g, "lithuania") == {}


@pytest.mark.rule("BOZ-8.2.2.1", "BOZ-8.2.2.21")
def test_enemies_invade_in_the_order_of_their_fields() -> None:
    g = invaded(turn=1)
    dice(g, 6, 6, 6, 6)
    invasions(g)
    strengths = [row[1] for row in g.box.strengths[3]]
    assert [sum(here.enemies) for here in g.provinces] == [*strengths[:4], 0]
    assert great_poland_markers(g) == strengths[4]
    # Black cubes in Lithuania are hit by the green ones that come after them.
    g = invaded(turn=1)
    enemies(g, "lithuania", "north", 1)
    dice(g, 6, 6, 6, 6)
    invasions(g)
    assert enemies_in(g, "lithuania") == {"moscow": strengths[1] - 1}


# -- entering a province --------------------------------------------------------------------------


@pytest.mark.rule("BOZ-8.2.2.10", "BOZ-8.2.2.15")
def test_entering_cubes_drive_markers_off() -> None:
    g = invaded()
    markers(g, "prussia", 2)
    march(g, "north", "prussia", 3)
    assert (g.provinces[0].markers, g.markers) == (0, 10)
    assert sound(g)


@pytest.mark.rule("BOZ 8.2.2.11 8.2.2.12 8.2.2.13 8.2.2.14 8.2.2.16 8.2.2.15")
def test_all_units_there_attack_once_without_being_asked_or_paid() -> None:
    g = invaded()
    army(g, W, "prussia", 1, 1)
    army(g, R, "prussia", 0, 1, 1)
    dice(g, 5, 1, 3)
    march(g, "north", "prussia", 4)
    assert enemies_in(g, "prussia") == {"north": 2}
    assert army_of(g, W, "prussia") == [1, 0, 0]
    assert rolled_all(g)
    assert [player.money for player in g.players] == [20, 20, 20]
    assert g.supply[0] == 23


@pytest.mark.rule("BOZ-8.2.2.17", "BOZ-8.2.5.2")
def test_entering_cubes_merge_with_those_of_the_same_enemy() -> None:
    g = invaded(turn=2)
    enemies(g, "prussia", "north", 2)  # of the Teutonic Order, and now come the Swedes
    army(g, W, "prussia", 0, 3)
    dice(g, 4, 4, 4)
    march(g, "north", "prussia", 2)
    assert enemies_in(g, "prussia") == {"north": 1}


@pytest.mark.rule("BOZ-8.2.2.18", "BOZ-8.2.2.19")
def test_two_enemies_remove_each_other_after_the_defence() -> None:
    g = invaded()
    enemies(g, "lithuania", "north", 3)
    army(g, W, "lithuania", 0, 1)
    dice(g, 6)
    march(g, "moscow", "lithuania", 2)
    # One green cube falls to the cavalry, the other one takes a black one along.
    assert enemies_in(g, "lithuania") == {"north": 2}
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.2.18")
def test_clash_leaves_the_difference() -> None:
    g = invaded()
    enemies(g, "lithuania", "north", 3)
    enemies(g, "lithuania", "moscow", 5)
    heard = listen(g)
    clash(g, number("moscow"), number("lithuania"))
    assert enemies_in(g, "lithuania") == {"moscow": 2}
    assert heard == [EnemiesClashed("lithuania", "moscow", "north", 3, turn=2)]
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.2.20")
def test_hits_go_to_the_invader_first() -> None:
    g = invaded()
    enemies(g, "lithuania", "north", 2)
    enemies(g, "lithuania", "moscow", 2)
    strike(g, number("moscow"), number("lithuania"), 3)
    assert enemies_in(g, "lithuania") == {"north": 1}


@pytest.mark.rule("BOZ-8.2.2.13", "BOZ-8.1.15")
def test_cossacks_defend_ukraine_against_tatars_beside_the_first_in_turn_order() -> None:
    g = invaded()
    g.hetman = R
    enemies(g, "ukraine", "tatars", 3)
    army(g, R, "ukraine", 1, 0, 1)
    army(g, W, "ukraine", 1)
    cossacks(g, 2)
    dice(g, 2, 3, 3, 2)  # red infantry, two Cossacks with red artillery, white infantry
    defend(g, number("tatars"), number("ukraine"))
    assert enemies_in(g, "ukraine") == {"tatars": 1}
    assert rolled_all(g)


@pytest.mark.rule("BOZ-8.1.18")
def test_cossacks_do_not_defend_against_others_or_alone() -> None:
    g = invaded()
    cossacks(g, 2)
    dice(g)
    march(g, "tatars", "ukraine", 2)
    assert enemies_in(g, "ukraine") == {"tatars": 2}
    g = invaded()
    cossacks(g, 2)
    army(g, W, "ukraine", 1)
    dice(g, 2)
    march(g, "moscow", "ukraine", 2)
    assert rolled_all(g)


def test_cubes_beyond_the_supply_come_from_the_field_or_not_at_all() -> None:
    g = invaded(turn=4)
    enemies(g, "ukraine", "moscow", 17)
    camp(g, "moscow", cubes=3)  # strength 14, and 5 in the supply
    invasion(g, number("moscow"))
    assert enemies_in(g, "lithuania") == {"moscow": 8}
    assert (g.supply[1], g.fields[1].cubes) == (0, 0)


# -- 8.2.3 the Habsburgs --------------------------------------------------------------------------


@pytest.mark.rule("BOZ 8.2.3.2 8.2.3.3 8.2.3.4 8.2.3.5 8.2.3.6 8.2.3.9")
def test_example_boz_ex17_double_election() -> None:
    g = invaded(turn=2)
    g.hetman = B  # blue, white, red: clockwise from B
    clients(g, "great_poland", {B: 3, W: 3, R: 2})
    camp(g, "habsburgs", markers=1)
    invasion(g, number("habsburgs"))
    assert cubes_in(g, "great_poland") == [1, 1, 1]
    assert great_poland_markers(g) == 0
    assert (g.markers, g.fields[4].markers) == (10, 0)
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.3.6")
def test_cubes_are_discarded_in_turn_order_and_who_has_none_is_skipped() -> None:
    g = invaded(turn=2)
    g.hetman = R
    clients(g, "great_poland", {R: 2, W: 3})
    enter_markers(g, number("great_poland"), 3)  # red, white, red
    assert cubes_in(g, "great_poland") == [2, 0, 0]


@pytest.mark.rule("BOZ-8.2.3.1", "BOZ-8.2.3.7")
def test_markers_left_over_stay_in_great_poland() -> None:
    g = invaded(turn=2)
    clients(g, "great_poland", {W: 1})
    invasion(g, number("habsburgs"))
    assert cubes_in(g, "great_poland") == [0, 0, 0]
    assert great_poland_markers(g) == 3
    assert enemies_in(g, "great_poland") == {}
    assert not g.provinces[4].invaded
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.3.8")
def test_markers_among_enemies_are_eliminated_at_once() -> None:
    g = invaded(turn=2)
    enemies(g, "great_poland", "north", 1)
    clients(g, "great_poland", {W: 2})
    influence_invasion(g)
    assert cubes_in(g, "great_poland") == [2, 0, 0]
    assert (great_poland_markers(g), g.markers) == (0, 10)


@pytest.mark.rule("BOZ-8.2.3.10", "BOZ-8.2.3.1")
def test_in_turn_4_the_habsburgs_invade_with_cubes() -> None:
    g = invaded(turn=4)
    camp(g, "habsburgs", cubes=1, raiders={W: 2})
    invasion(g, number("habsburgs"))
    base = g.box.strengths[3][4][4]
    assert enemies_in(g, "great_poland") == {"habsburgs": base + 1 - 2}
    assert great_poland_markers(g) == 0


@pytest.mark.rule("BOZ-8.2.3.3")
def test_missing_markers_are_not_placed() -> None:
    g = invaded(turn=3)
    markers(g, "prussia", 8)
    influence_invasion(g)
    assert great_poland_markers(g) == 2
    assert sound(g)


# -- 8.2.4 the Ottomans ---------------------------------------------------------------------------


@pytest.mark.rule("BOZ 8.2.4.1 8.2.4.2 8.2.4.4 8.2.4.11 8.2.4.3")
def test_example_boz_ex18_vienna_besieged() -> None:
    g = invaded(turn=3)
    camp(g, "ottomans", cubes=1, raiders={B: 3, R: 2})
    camp(g, "habsburgs", markers=2)
    invasion(g, number("ottomans"))
    assert vienna(g) == 8
    assert (g.fields[4].markers, g.markers) == (0, 10)
    assert enemies_in(g, "little_poland") == {}
    assert not g.provinces[3].invaded
    assert g.vienna_invaded
    assert sound(g)


@pytest.mark.rule("BOZ-8.2.4.2")
def test_vienna_is_safe_if_the_raids_are_strong_enough() -> None:
    g = invaded(turn=3)
    camp(g, "ottomans", raiders={B: 12})
    invasion(g, number("ottomans"))
    assert (vienna(g), g.vienna_invaded) == (0, False)


@pytest.mark.rule("BOZ-8.2.4.4")
def test_with_vienna_invaded_there_is_no_influence_that_turn() -> None:
    g = invaded(turn=3)
    clients(g, "great_poland", {W: 2})
    dice(g, 5, 6, 6, 6)
    invasions(g)
    assert cubes_in(g, "great_poland") == [2, 0, 0]
    assert g.markers == 10


@pytest.mark.rule("BOZ 8.2.4.7 8.2.4.8 8.2.4.10 11.2.2 11.2.3")
@pytest.mark.parametrize("players, free, held", [(3, 3, 10), (4, 4, 13)])
def test_table_boz_ex32_ottoman_strength_in_turn_4(players: int, free: int, held: int) -> None:
    g = invaded(turn=4, players=players)
    assert base_strength(g, number("ottomans")) == free
    assert base_strength(g, number("habsburgs")) == g.box.strengths[players][4][4]
    hold_vienna(g)
    assert base_strength(g, number("ottomans")) == held
    assert base_strength(g, number("habsburgs")) == held


@pytest.mark.rule("BOZ-8.2.4.8", "BOZ-8.2.4.9")
def test_field_v_invades_as_an_ottoman_field() -> None:
    g = invaded(turn=4)
    hold_vienna(g)
    camp(g, "habsburgs", ottomans=1, raiders={W: 3})  # one came by the dice
    invasion(g, number("habsburgs"))
    assert enemies_in(g, "great_poland") == {"ottomans": 10 + 1 - 3}
    assert vienna(g) == 3
    assert sound(g)


def test_the_garrison_invades_if_the_switch_says_so() -> None:
    g = invaded(turn=4, vienna_garrison_invades=True)
    hold_vienna(g)
    camp(g, "habsburgs", ottomans=1)
    assert strength(g, number("habsburgs")) == 13
    g = invaded(turn=4)
    hold_vienna(g)
    camp(g, "habsburgs", ottomans=1)
    assert strength(g, number("habsburgs")) == 11


@pytest.mark.rule("BOZ-8.2.2.4")
def test_every_enemy_invades_its_own_province() -> None:
    for enemy, province in zip(ENEMIES, PROVINCES):
        g = invaded(turn=4)
        invasion(g, number(enemy))
        assert list(enemies_in(g, province)) == [enemy]
        assert sum(sum(here.enemies) for here in g.provinces) == sum(
            g.provinces[number(province)].enemies
        )
