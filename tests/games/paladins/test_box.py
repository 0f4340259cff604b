"""The box: what lies in it, and what is said of a bad data file."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.errors import BadData
from stolnik.games.paladins.box.components import FIGHTER, SCOUT, STRENGTH
from stolnik.games.paladins.box.data_file import DATA
from stolnik.games.paladins.box.opening import open_box
from tests.games.paladins.position import box

STANDARD = {"difficulty": "standard"}


@pytest.mark.parametrize(
    "part, count",
    [
        pytest.param("labourer", 22, marks=pytest.mark.rule("PAL-CMP.1")),
        pytest.param("fighter", 18, marks=pytest.mark.rule("PAL-CMP.2")),
        pytest.param("scout", 18, marks=pytest.mark.rule("PAL-CMP.2")),
        pytest.param("cleric", 18, marks=pytest.mark.rule("PAL-CMP.2")),
        pytest.param("merchant", 18, marks=pytest.mark.rule("PAL-CMP.2")),
        pytest.param("criminal", 18, marks=pytest.mark.rule("PAL-CMP.2")),
        pytest.param("workshop", 32, marks=pytest.mark.rule("PAL-CMP.3")),
        pytest.param("outpost", 28, marks=pytest.mark.rule("PAL-CMP.3")),
        pytest.param("monk", 28, marks=pytest.mark.rule("PAL-CMP.4")),
        pytest.param("jar", 28, marks=pytest.mark.rule("PAL-CMP.4")),
        pytest.param("attribute_marker", 12, marks=pytest.mark.rule("PAL-CMP.5")),
        pytest.param("first_player_marker", 1, marks=pytest.mark.rule("PAL-CMP.8")),
        pytest.param("resource_marker", 1, marks=pytest.mark.rule("PAL-CMP.8")),
        pytest.param("silver", 50, marks=pytest.mark.rule("PAL-CMP.10")),
        pytest.param("provisions", 40, marks=pytest.mark.rule("PAL-CMP.10")),
        pytest.param("player_board", 4, marks=pytest.mark.rule("PAL-CMP.11")),
        pytest.param("main_board_part", 2, marks=pytest.mark.rule("PAL-CMP.12")),
    ],
)
def test_the_box_holds_as_many_pieces_as_the_rulebook_lists(part: str, count: int) -> None:
    assert box().pieces[part] == count


@pytest.mark.rule("PAL-CMP.6")
def test_there_are_ten_favours_and_an_order_for_each_right_side_action() -> None:
    assert len(box().favours) == 10
    assert sorted(order.action for order in box().orders.values()) == [
        "absolve",
        "attack",
        "commission",
        "convert",
        "fortify",
        "garrison",
    ]


@pytest.mark.rule("PAL-CMP.7")
def test_there_are_24_walls_and_17_schemes() -> None:
    assert len(box().walls) == 24
    assert len(box().schemes) == 17


@pytest.mark.rule("PAL-CMP.9")
def test_there_are_24_debts_suspicions_and_tavern_cards() -> None:
    assert box().debt.count == 24
    assert len(box().suspicion_cards) == 24
    assert len(box().taverns) == 24


def test_the_public_lists_count_32_townsfolk_and_36_outsiders() -> None:
    assert len(box().townsfolk) == 32
    assert len(box().outsiders) == 36


@pytest.mark.rule("PAL-CMP.13")
def test_every_board_has_the_same_twelve_paladins() -> None:
    assert len(box().paladins) == 12
    assert box().pieces["paladin_card"] == 4 * 12


def test_four_jars_of_each_of_seven_rising_numbers() -> None:
    numbers = [jar.influence for jar in box().jar_track]
    assert numbers == sorted(set(numbers))
    assert box().pieces["jar"] == 4 * len(numbers)


# -- where the values come from --------------------------------------------------------------


def test_a_card_says_which_of_its_values_are_ours() -> None:
    assert box().townsfolk["townsfolk_squire_3"].house == ("ability.reward",)
    assert box().townsfolk["townsfolk_squire_1"].house == ()


def test_the_workers_of_the_develop_track_are_shown_as_ours() -> None:
    assert all(space.house == ("worker",) for space in box().develop_track)


def test_three_jar_spaces_are_shown_as_ours() -> None:
    ours = [space.id for space in box().jar_spaces.values() if space.house]
    assert ours == ["jar_space_remove_suspicion", "jar_space_pray", "jar_space_two_labourers"]


def test_the_order_of_spaces_in_a_region_is_shown_as_ours() -> None:
    assert all(space.house == ("order",) for space in box().spaces)


def test_schemes_of_unknown_number_are_shown_as_ours() -> None:
    assert sum(bool(scheme.house) for scheme in box().schemes.values()) == 10


# -- a folder of one's own -------------------------------------------------------------------

Change = Callable[[Any], None]


def changed(folder: Path, name: str, change: Change) -> Path:
    """A folder with one file of ours in which something is different."""
    content = json.loads((DATA / name).read_text("utf-8"))
    change(content)
    (folder / name).write_text(json.dumps(content), "utf-8")
    return folder


def test_a_file_of_ones_own_replaces_ours(tmp_path: Path) -> None:
    def other(content: Any) -> None:
        content["paladins"][0]["workers"] = ["fighter", "scout"]

    own = changed(tmp_path, "paladins.json", other)
    assert open_box(STANDARD, own).paladins["paladin_anseis"].workers == (FIGHTER, SCOUT)
    assert open_box(STANDARD, own).walls == box().walls


def test_all_files_can_be_replaced_at_once(tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(DATA, own)
    assert open_box(STANDARD, own).outsiders == box().outsiders


def first(content: Any, records: str) -> Any:
    return content[records][0]


@pytest.mark.parametrize(
    "name, change, words",
    [
        (
            "townsfolk.json",
            lambda c: first(c, "townsfolk").update(discard_reward=[{"type": "gold"}]),
            ("townsfolk_abbot_1", "discard_reward", "gold"),
        ),
        (
            "townsfolk.json",
            lambda c: first(c, "townsfolk").update(discard_reward=[{"type": "choice"}]),
            ("townsfolk_abbot_1", "discard_reward", "only Walls and King's Favours"),
        ),
        (
            "townsfolk.json",
            lambda c: first(c, "townsfolk")["ability"].update(action="sleep"),
            ("townsfolk_abbot_1", "ability", "sleep"),
        ),
        (
            "townsfolk.json",
            lambda c: c["townsfolk"].append(c["townsfolk"][0]),
            ("townsfolk_abbot_1", "id", "taken"),
        ),
        (
            "tavern.json",
            lambda c: first(c, "tavern").update(workers=["cleric", "knight"]),
            ("tavern_01", "workers", "knight"),
        ),
        (
            "walls.json",
            lambda c: c["walls"].pop(),
            ("wall_card", "24", "23"),
        ),
        (
            "walls.json",
            lambda c: first(c, "walls").update(
                rewards=[{"type": "choice", "options": [[{"type": "pray"}]]}]
            ),
            ("wall_strength_1", "rewards", "two or more"),
        ),
        (
            "walls.json",
            lambda c: first(c, "walls").update(rewards=[{"type": "silver", "n": 0}]),
            ("wall_strength_1", "rewards", "less than 1"),
        ),
        (
            "outsiders.json",
            lambda c: first(c, "outsiders")["end_score"].update(rule="per_smile"),
            ("outsider_viking_adventurer", "end_score", "per_smile"),
        ),
        (
            "outsiders.json",
            lambda c: first(c, "outsiders").update(type="frank"),
            ("outsider_viking_adventurer", "type", "frank"),
        ),
        (
            "paladins.json",
            lambda c: first(c, "paladins")["ability"].update(effect="fly"),
            ("paladin_anseis", "ability", "fly"),
        ),
        (
            "kings_favours.json",
            lambda c: first(c, "kings_favours").update(worker_space="bishop"),
            ("kings_favour_free_recruit", "worker_space", "bishop"),
        ),
        (
            "kings_favours.json",
            lambda c: first(c, "kings_favours").update(cost={"blood": 1}),
            ("kings_favour_free_recruit", "cost", "blood"),
        ),
        (
            "kings_orders.json",
            lambda c: first(c, "kings_orders").update(action="hunt"),
            ("kings_order_commission", "action", "hunt"),
        ),
        (
            "main_board.json",
            lambda c: first(c, "spaces").update(region="region_9"),
            ("space_r1_01", "region", "region_9"),
        ),
        (
            "main_board.json",
            lambda c: c["townsfolk_slots"].pop(),
            ("order", "4 in a row of 5"),
        ),
        (
            "main_board.json",
            lambda c: c["tax_supply"].pop(),
            ("tax_supply", "players"),
        ),
        (
            "player_board.json",
            lambda c: c["actions"][6]["cost_track"].update(provisions=[1, 1, 1, 1, 1, 1, 1]),
            ("commission", "cost_track", "monk_track"),
        ),
        (
            "player_board.json",
            lambda c: c["actions"].pop(),
            ("convert", "id"),
        ),
        (
            "player_board.json",
            lambda c: c["actions"][6]["spaces"].pop(),
            ("commission", "spaces", "2"),
        ),
        (
            "player_board.json",
            lambda c: c["attribute_track"]["vp_by_value"].pop(),
            ("attribute_track", "vp_by_value"),
        ),
        (
            "setup.json",
            lambda c: c["limits"][1].update(value=4),
            ("paladin_draw", "value"),
        ),
        *(
            (
                "setup.json",
                lambda c, at=at: c["limits"].pop(at),
                (name, "id"),
            )
            for at, name in enumerate(("keep_workers", "paladin_draw", "final_resource_set"))
        ),
        (
            "workers.json",
            lambda c: c["workers"].reverse(),
            ("workers", "labourer, scout"),
        ),
        (
            "virtual_player.json",
            lambda c: c["workers_per_round"].pop(),
            ("workers_per_round", "round"),
        ),
        (
            "schemes.json",
            lambda c: first(c, "schemes").update(action="dance"),
            ("scheme_kings_favour_1", "action", "dance"),
        ),
        (
            "suspicion.json",
            lambda c: first(c, "suspicion").update(tax="two"),
            ("suspicion_tax_0", "tax"),
        ),
    ],
)
def test_a_bad_value_is_named_with_its_file_record_and_field(
    tmp_path: Path, name: str, change: Change, words: tuple[str, ...]
) -> None:
    own = changed(tmp_path, name, change)
    with pytest.raises(BadData) as caught:
        open_box(STANDARD, own)
    said = str(caught.value)
    assert name in said or "components.json" in said
    for word in words:
        assert word in said


def test_too_few_paladins_for_seven_rounds_are_refused(tmp_path: Path) -> None:
    def fewer(content: Any) -> None:
        del content["paladins"][8:]

    def listed(content: Any) -> None:
        next(c for c in content["components"] if c["id"] == "paladin_card")["count"] = 32

    changed(tmp_path, "paladins.json", fewer)
    own = changed(tmp_path, "components.json", listed)
    with pytest.raises(BadData, match="8 cards where 9 are needed"):
        open_box(STANDARD, own)


def test_boosts_are_read_by_attribute() -> None:
    assert box().paladins["paladin_roland"].boost[STRENGTH] == 4
