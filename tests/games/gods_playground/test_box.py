"""The box: what lies in it, and what is said of a bad data file."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.errors import BadData
from stolnik.games.gods_playground.box.checking import DATA
from stolnik.games.gods_playground.box.components import (
    ACTIONS,
    ENEMIES,
    GREAT_POLAND,
    LITHUANIA,
    LITTLE_POLAND,
    MOSCOW,
    NORTH,
    OTTOMANS,
    PROVINCES,
    PRUSSIA,
    TATARS,
    Variants,
)
from stolnik.games.gods_playground.box.opening import open_box
from tests.games.gods_playground.position import box

PLAIN = Variants()._asdict()


@pytest.mark.parametrize(
    "part, count",
    [
        pytest.param("influence_token", 48, marks=pytest.mark.rule("BOZ-2.3")),
        pytest.param("player_disc", 64, marks=pytest.mark.rule("BOZ-2.4")),
        pytest.param("pawn", 2, marks=pytest.mark.rule("BOZ-2.5")),
        pytest.param("habsburg_marker", 10, marks=pytest.mark.rule("BOZ-2.6")),
        pytest.param("steward_disc", 8, marks=pytest.mark.rule("BOZ-2.7")),
        pytest.param("die", 4, marks=pytest.mark.rule("BOZ-2.8")),
        pytest.param("mace", 1, marks=pytest.mark.rule("BOZ-2.9")),
        pytest.param("city_disc", 2, marks=pytest.mark.rule("BOZ-2.10")),
        pytest.param("treaty_disc", 1, marks=pytest.mark.rule("BOZ-2.11")),
        pytest.param("wealth_disc", 5, marks=pytest.mark.rule("BOZ-2.12")),
        pytest.param("private_infantry", 16, marks=pytest.mark.rule("BOZ-2.13")),
        pytest.param("private_cavalry", 12, marks=pytest.mark.rule("BOZ-2.13")),
        pytest.param("private_artillery", 4, marks=pytest.mark.rule("BOZ-2.13")),
        pytest.param("cossack", 2, marks=pytest.mark.rule("BOZ-2.14")),
        pytest.param("crown_infantry", 4, marks=pytest.mark.rule("BOZ-2.15")),
        pytest.param("crown_cavalry", 4, marks=pytest.mark.rule("BOZ-2.15")),
        pytest.param("crown_artillery", 1, marks=pytest.mark.rule("BOZ-2.15")),
        pytest.param("player_cube", 80, marks=pytest.mark.rule("BOZ-2.16")),
        pytest.param("enemy_cube_black", 25, marks=pytest.mark.rule("BOZ-2.17")),
        pytest.param("enemy_cube_green", 25, marks=pytest.mark.rule("BOZ-2.17")),
        pytest.param("enemy_cube_brown", 25, marks=pytest.mark.rule("BOZ-2.17")),
        pytest.param("enemy_cube_orange", 30, marks=pytest.mark.rule("BOZ-2.17")),
        pytest.param("enemy_cube_purple", 20, marks=pytest.mark.rule("BOZ-2.17")),
        pytest.param("coin_1", 29, marks=pytest.mark.rule("BOZ-2.18")),
        pytest.param("coin_5", 31, marks=pytest.mark.rule("BOZ-2.18")),
        pytest.param("king_cube", 12, marks=pytest.mark.rule("BOZ-2.19")),
    ],
)
def test_the_box_holds_as_many_pieces_as_the_rulebook_lists(part: str, count: int) -> None:
    assert box().pieces[part] == count


@pytest.mark.rule("BOZ 2.13 2.14 2.15 2.16 2.17 2.18 2.4")
def test_the_rules_count_with_the_same_pieces() -> None:
    parts = box()
    assert parts.private_army == (4, 3, 1)
    assert parts.cossacks == 2
    assert parts.cossack.hits_on == parts.units[1].hits_on  # they are cavalry
    assert parts.crown_army == (4, 4, 1)
    assert (parts.cubes, parts.discs, parts.zlotys) == (20, 16, 184)
    assert parts.enemy_cubes == (25, 25, 25, 30, 20)


@pytest.mark.rule("BOZ-1.2", "BOZ-12.3.2")
def test_each_family_has_its_colour_and_its_native_province() -> None:
    assert [(family.id, family.colour, family.native) for family in box().families] == [
        ("radziwill", "white", LITHUANIA),
        ("sapieha", "red", LITHUANIA),
        ("potocki", "blue", LITTLE_POLAND),
        ("leszczynski", "yellow", GREAT_POLAND),
    ]


@pytest.mark.rule("BOZ-5.2.2")
def test_a_player_has_two_tokens_of_each_value_from_0_to_5() -> None:
    assert box().tokens == (2, 2, 2, 2, 2, 2)


@pytest.mark.rule("BOZ-2.1", "BOZ-2.2")
def test_every_province_has_one_track_whose_values_rise_to_the_border() -> None:
    assert len(box().tracks) == len(PROVINCES)
    for track in box().tracks:
        values = [field.value for field in track]
        assert values == sorted(values)
        assert values[0] < values[-1]


@pytest.mark.rule("BOZ-10.0.6")
def test_lithuania_has_fields_of_3_and_4_and_ten_points_beside_them() -> None:
    values = [field.value for field in box().tracks[LITHUANIA]]
    for value in (3, 4, 4):
        values.remove(value)
    assert sum(values) >= 10


@pytest.mark.rule("BOZ-2.22", "BOZ-2.27")
def test_provinces_and_enemies_stand_in_the_order_of_the_book() -> None:
    assert PROVINCES == ("prussia", "lithuania", "ukraine", "little_poland", "great_poland")
    assert ENEMIES[1:] == ("moscow", "tatars", "ottomans", "habsburgs")


@pytest.mark.parametrize(
    "enemy, colour, cubes",
    [
        pytest.param("north", "black", 25, marks=pytest.mark.rule("BOZ-2.30")),
        pytest.param("moscow", "green", 25, marks=pytest.mark.rule("BOZ-2.29")),
        pytest.param("tatars", "brown", 25, marks=pytest.mark.rule("BOZ-2.41")),
        pytest.param("ottomans", "orange", 30, marks=pytest.mark.rule("BOZ-2.29")),
        pytest.param("habsburgs", "purple", 20, marks=pytest.mark.rule("BOZ-2.31")),
    ],
)
def test_each_enemy_has_the_cubes_of_its_colour(enemy: str, colour: str, cubes: int) -> None:
    assert box().pieces[f"enemy_cube_{colour}"] == cubes
    assert box().enemy_cubes[ENEMIES.index(enemy)] == cubes
    data = json.loads((DATA / "enemies.json").read_text())
    assert data["enemies"][ENEMIES.index(enemy)]["cube_colour"] == colour


@pytest.mark.rule("BOZ-2.31")
def test_two_habsburg_cubes_are_printed_on_field_v() -> None:
    assert box().figures.printed_cubes == 2


@pytest.mark.rule("BOZ-6.2.2", "BOZ-6.2.3", "BOZ-6.2.4", "BOZ-6.2.5")
def test_table_boz_ex31_regular_crown_army() -> None:
    armies = [turn.regular_army for turn in box().turns[1:]]
    assert armies == [(2, 2, 0), (1, 1, 0), (2, 2, 0), (0, 0, 0)]


@pytest.mark.rule("BOZ-2.26", "BOZ-1.3")
def test_there_are_four_turns() -> None:
    assert [turn.number for turn in box().turns[1:]] == [1, 2, 3, 4]


@pytest.mark.rule("BOZ 7.3.5 7.3.6 7.3.7 7.3.10 8.1.8 8.1.9")
def test_table_boz_ex30_units() -> None:
    infantry, cavalry, artillery = box().units
    assert (infantry.cost, infantry.hits_on, infantry.from_turn) == (2, 5, 1)
    assert (cavalry.cost, cavalry.hits_on, cavalry.from_turn) == (4, 4, 1)
    assert (artillery.cost, artillery.from_turn) == (6, 2)
    assert (box().cossack.cost, box().cossack.hits_on) == (2, 4)


@pytest.mark.rule("BOZ-7.2.0.4")
def test_there_are_eight_special_actions() -> None:
    assert len(ACTIONS) == 8
    assert set(box().actions) == set(ACTIONS)


@pytest.mark.rule("BOZ-2.28")
def test_every_field_has_two_rows_of_strengths_and_points_for_a_raid() -> None:
    for players in (3, 4):
        for row in box().strengths[players]:
            assert len(row[1:]) == 4
    assert len(box().raid_prestige) == len(ENEMIES)


@pytest.mark.parametrize(
    "players, enemy, turn, strength",
    [
        pytest.param(3, MOSCOW, 4, 11, marks=pytest.mark.rule("BOZ-8.2.2.6")),
        pytest.param(4, MOSCOW, 4, 15, marks=pytest.mark.rule("BOZ-8.2.2.6")),
        pytest.param(3, TATARS, 2, 7, marks=pytest.mark.rule("BOZ-8.2.2.22")),
        pytest.param(3, OTTOMANS, 2, 5, marks=pytest.mark.rule("BOZ-8.2.2.23")),
        pytest.param(3, OTTOMANS, 3, 12, marks=pytest.mark.rule("BOZ-8.2.4.11")),
        pytest.param(3, 4, 2, 4, marks=pytest.mark.rule("BOZ-8.2.3.9")),
    ],
)
def test_strengths_that_the_rulebook_tells(
    players: int, enemy: int, turn: int, strength: int
) -> None:
    assert box().strengths[players][enemy][turn] == strength


@pytest.mark.rule("BOZ-9.2.1.6", "BOZ-9.2.1.7")
def test_points_for_raids_that_the_rulebook_tells() -> None:
    points = box().raid_prestige
    assert points[OTTOMANS] == max(points) == 5
    assert points[TATARS] // 2 == 1


@pytest.mark.rule("BOZ-8.4.0.8", "BOZ-8.4.0.14", "BOZ-8.4.0.15")
def test_every_enemy_has_two_arrows() -> None:
    assert all(len(targets) == 2 for targets in box().arrows)
    assert set(box().arrows[NORTH]) == {LITHUANIA, GREAT_POLAND}
    assert LITHUANIA in box().arrows[TATARS]


@pytest.mark.rule("BOZ-2.25", "BOZ-6.2.6", "BOZ-6.2.9")
def test_the_crown_army_table_has_a_column_for_every_sum() -> None:
    assert len(box().columns) > 4 * 5
    assert box().columns[8].units[:2] == (2, 1)


def test_what_is_assumed_is_known() -> None:
    assumed = box().assumed
    assert "estate:prussia_estate_1" in assumed
    assert "estate:lithuania_estate_1" not in assumed
    assert "strength:moscow_t1_3p" in assumed
    assert "strength:moscow_t4_3p" not in assumed
    assert "prestige:ottomans" not in assumed


# -- a folder of one's own ------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


def own_folder(tmp_path: Path, file: str, change: Change) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    shutil.copy(DATA / file, folder / file)
    data = json.loads((folder / file).read_text())
    change(data)
    (folder / file).write_text(json.dumps(data))
    return folder


def test_a_value_read_off_the_printed_board_replaces_ours(tmp_path: Path) -> None:
    def correct(data: dict[str, Any]) -> None:
        track = data["estate_tracks"][0]
        track["values"] = [1, 2, 3, 4]
        track["sources"] = ["own"] * 4

    parts = open_box(PLAIN, own_folder(tmp_path, "board.json", correct))
    assert [field.value for field in parts.tracks[PRUSSIA]] == [1, 2, 3, 4]
    assert "estate:prussia_estate_1" not in parts.assumed
    assert "estate:ukraine_estate_1" in parts.assumed


def put(*path: str | int, value: Any) -> Change:
    """A change that puts a value somewhere in a file."""

    def change(data: dict[str, Any]) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value

    return change


def drop(name: str, at: int) -> Change:
    return lambda data: data[name].pop(at)


BAD: dict[str, tuple[str, Change, str, str]] = {
    "values that fall": (
        "board.json",
        put("estate_tracks", 0, "values", value=[5, 4, 3, 2, 1]),
        "prussia",
        "values",
    ),
    "a value too few sources": (
        "board.json",
        put("estate_tracks", 1, "sources", value=["house"]),
        "lithuania",
        "sources",
    ),
    "an unknown source": (
        "board.json",
        put("estate_tracks", 1, "sources", 0, value="guess"),
        "lithuania",
        "sources",
    ),
    "an empty track": (
        "board.json",
        lambda data: data["estate_tracks"][2].update(values=[], sources=[]),
        "ukraine",
        "values",
    ),
    "a track too long for its names": (
        "board.json",
        lambda data: data["estate_tracks"][2].update(values=[1] * 10, sources=["own"] * 10),
        "ukraine",
        "values",
    ),
    "a track twice": (
        "board.json",
        put("estate_tracks", 1, "id", value="prussia"),
        "prussia",
        "id",
    ),
    "a province that is not there": (
        "board.json",
        put("estate_tracks", 1, "id", value="silesia"),
        "silesia",
        "id",
    ),
    "a row of three turns": (
        "board.json",
        lambda data: data["strengths"][0].update(values=[1, 2, 3], sources=["own"] * 3),
        "north_3p",
        "values",
    ),
    "a strength beyond measure": (
        "board.json",
        put("strengths", 0, "values", 0, value=99),
        "north_3p",
        "values",
    ),
    "a row of another enemy": (
        "board.json",
        put("strengths", 0, "enemy", value="moscow"),
        "north_3p",
        "id",
    ),
    "a missing row": ("board.json", drop("strengths", 0), "north_3p", "id"),
    "no points for a raid": (
        "board.json",
        put("raid_prestige", 0, "points", value=0),
        "north",
        "points",
    ),
    "Vienna for another number of players": (
        "board.json",
        put("vienna_strengths", 0, "players", value=4),
        "vienna_3p",
        "players",
    ),
    "an arrow from elsewhere": (
        "board.json",
        put("expansion_arrows", 0, "from", value="ukraine"),
        "exp_north_lithuania",
        "from",
    ),
    "an arrow that points back": (
        "board.json",
        put("expansion_arrows", 0, "to", value="prussia"),
        "exp_north_lithuania",
        "to",
    ),
    "one arrow only": ("board.json", drop("expansion_arrows", 0), "north", "expansion_arrows"),
    "a gap in the table": (
        "board.json",
        put("crown_army_table", 1, "sum_from", value=5),
        "court_4_6",
        "sum_from",
    ),
    "a column that ends before it begins": (
        "board.json",
        put("crown_army_table", 1, "sum_to", value=3),
        "court_4_6",
        "sum_to",
    ),
    "less than no infantry": (
        "board.json",
        put("crown_army_table", 1, "infantry", value=-1),
        "court_4_6",
        "infantry",
    ),
    "a table that ends too early": (
        "board.json",
        put("crown_army_table", 5, "sum_to", value=16),
        "crown_army_table",
        "sum_to",
    ),
    "a text for a number": (
        "board.json",
        put("raid_prestige", 0, "points", value="three"),
        "north",
        "points",
    ),
    "no cubes at all": (
        "components.json",
        lambda data: data.update(
            components=[part for part in data["components"] if part["id"] != "player_cube"]
        ),
        "player_cube",
        "id",
    ),
    "discs that cannot be shared": (
        "components.json",
        put("components", 3, "count", value=63),
        "player_disc",
        "count",
    ),
    "less than one pawn": (
        "components.json",
        put("components", 4, "count", value=0),
        "pawn",
        "count",
    ),
    "a family from abroad": (
        "families.json",
        put("families", 0, "native_province", value="saxony"),
        "radziwill",
        "native_province",
    ),
    "an enemy field out of order": (
        "enemies.json",
        put("enemies", 0, "field", value=2),
        "north",
        "field",
    ),
    "an enemy before another province": (
        "enemies.json",
        put("enemies", 0, "home_province", value="ukraine"),
        "north",
        "home_province",
    ),
    "enemy cubes that the box does not hold": (
        "enemies.json",
        put("enemies", 0, "cubes", value=26),
        "north",
        "cubes",
    ),
    "provinces out of order": (
        "provinces.json",
        put("provinces", 0, "order", value=5),
        "prussia",
        "order",
    ),
    "a province before another field": (
        "provinces.json",
        put("provinces", 0, "enemy_field", value="moscow"),
        "prussia",
        "enemy_field",
    ),
    "artillery that rolls": (
        "units.json",
        put("private_units", 2, "hit_on", value=4),
        "artillery",
        "hit_on",
    ),
    "infantry that always hits": (
        "units.json",
        put("private_units", 0, "hit_on", value=1),
        "infantry",
        "hit_on",
    ),
    "a unit of the fifth turn": (
        "units.json",
        put("private_units", 0, "from_turn", value=5),
        "infantry",
        "from_turn",
    ),
    "no Cossacks": ("units.json", put("private_units", 3, "total", value=0), "cossack", "total"),
    "a price below nothing": (
        "units.json",
        put("private_units", 0, "cost", value=-1),
        "infantry",
        "cost",
    ),
    "no Crown cavalry": (
        "units.json",
        put("crown_units", 1, "total", value=0),
        "crown_cavalry",
        "total",
    ),
    "a rule of the fifth turn": (
        "turns.json",
        put("special_rules", 0, "turns", value=[5]),
        "cossack_revolt",
        "turns",
    ),
    "turns out of order": ("turns.json", put("turns", 0, "turn", value=2), "turn_1", "turn"),
    "less than no army": (
        "turns.json",
        put("turns", 0, "regular_crown_army", "infantry", value=-1),
        "turn_1",
        "infantry",
    ),
    "an action of the fifth turn": (
        "special_actions.json",
        put("actions", 0, "turns", value=[5]),
        "steward",
        "turns",
    ),
    "an action for less than nothing": (
        "special_actions.json",
        put("actions", 0, "cubes", value=-1),
        "steward",
        "cubes",
    ),
    "treaties without a price": (
        "special_actions.json",
        put("actions", 2, "money", value=[2, 4]),
        "diplomacy",
        "broken_by",
    ),
    "treaties whose prices fall": (
        "special_actions.json",
        put("actions", 2, "money", value=[6, 4, 2]),
        "diplomacy",
        "money",
    ),
    "a treaty for two discs": (
        "special_actions.json",
        put("actions", 2, "sejm_discs", value=2),
        "diplomacy",
        "sejm_discs",
    ),
    "colleges for nothing": (
        "special_actions.json",
        put("actions", 6, "money_each", value=0),
        "colleges",
        "money_each",
    ),
    "wealth off its track": ("setup.json", put("figures", 1, "value", value=6), "wealth", "value"),
    "no money": ("setup.json", put("figures", 0, "value", value=0), "money", "value"),
    "a seat too many": (
        "setup.json",
        put("placements", 0, "order", 0, value=3),
        "three_players",
        "order",
    ),
    "five players": (
        "setup.json",
        put("placements", 0, "players", value=5),
        "three_players",
        "players",
    ),
    "no order for four": ("setup.json", drop("placements", 1), "placements", "players"),
    "a token out of order": (
        "setup.json",
        put("influence_tokens", 0, "value", value=3),
        "influence_0",
        "value",
    ),
    "a token by another name": (
        "setup.json",
        put("influence_tokens", 0, "id", value="nought"),
        "nought",
        "id",
    ),
    "a token too many": (
        "setup.json",
        put("influence_tokens", 0, "per_player", value=3),
        "influence_tokens",
        "per_player",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_named_by_file_record_and_field(name: str, tmp_path: Path) -> None:
    file, change, record, field = BAD[name]
    with pytest.raises(BadData) as error:
        open_box(PLAIN, own_folder(tmp_path, file, change))
    assert error.value.about["file"] == file
    assert error.value.about["record"] == record
    assert error.value.about["field"] == field
