"""A table that is longer than the screen, and one that has changed."""

from __future__ import annotations

from stolnik.cli.folding import blocks, changed, fold

TABLE = ["MARKET", "  1 Apples", "  2 Bread", "", "Anna: 2 coins", "  in hand: Honey"]


def test_a_summary_is_read_by_its_headings() -> None:
    assert [block.heading for block in blocks(TABLE)] == ["MARKET", "Anna: 2 coins"]
    assert blocks(TABLE)[0].rows == ("  1 Apples", "  2 Bread")


def test_changed_lines_are_shown_whole_below_their_heading() -> None:
    now = ["MARKET", "  1 Apples", "  2 Bread", "", "Anna: 3 coins", "  in hand: Honey"]
    assert changed(TABLE, now) == ["Anna: 3 coins"]
    assert changed(now, now) == []


def test_a_line_about_the_same_thing_is_the_same_line() -> None:
    assert changed(["To act: Anna (2 left)"], ["To act: Bruno, last"]) == ["To act: Bruno, last"]


def test_what_has_gone_is_told() -> None:
    now = ["MARKET", "  2 Bread", "", "Anna: 2 coins", "  in hand: Honey", "  in hand: Apples"]
    assert changed(TABLE, now) == [
        "MARKET",
        "  − 1 Apples",
        "Anna: 2 coins",
        "  + in hand: Apples",
    ]


def test_what_has_only_moved_is_told_with_its_new_place() -> None:
    now = ["MARKET", "  1 Bread", "", "Anna: 2 coins", "  in hand: Honey"]
    assert changed(TABLE, now) == ["MARKET", "  1 Bread", "  − 1 Apples"]


def test_one_of_two_equal_lines_that_goes_is_told() -> None:
    before = ["Hand", "  Honey", "  Honey"]
    assert changed(before, ["Hand", "  Honey"]) == ["Hand", "  − Honey"]


def test_a_part_that_is_gone_is_told() -> None:
    assert changed([*TABLE, "", "BATTLE", "  2 against 1"], TABLE) == ["− BATTLE"]


def test_a_table_that_fits_is_whole() -> None:
    assert fold(TABLE, [], 5) == [line for line in TABLE if line]


def test_of_a_table_that_does_not_fit_the_longest_part_is_folded() -> None:
    assert fold(TABLE, [], 4) == ["MARKET  (+2)", "Anna: 2 coins", "  in hand: Honey"]


def test_what_has_changed_is_folded_last() -> None:
    before = [line.replace("Bread", "Cheese") for line in TABLE]
    assert fold(TABLE, before, 4)[:3] == ["MARKET", "  1 Apples", "  2 Bread"]


def test_more_headings_than_lines_are_cut() -> None:
    assert fold([f"Part {number}" for number in range(30)], [], 10)[-1] == "…"
    assert len(fold([f"Part {number}" for number in range(30)], [], 10)) == 10
