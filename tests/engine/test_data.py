"""A bad data file is refused with its record, its field and what is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from sejmik.game import SEJMIK

from stolnik.engine.data import find_file, read, wrong
from stolnik.engine.errors import BadData, parser_problem
from stolnik.engine.match import Match


class Agent(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    count: int = 1


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    price: int
    agents: list[Agent] = []


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]
    prices: dict[str, int] = {}


GOOD = '{"cards": [{"id": "elephant", "price": 3, "agents": [{"piece": "knight"}]}]}'


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "cards.json").write_text(GOOD)
    return folder


def test_a_file_is_read_as_its_type(house: Path) -> None:
    assert read(Cards, "cards.json", house).cards[0].agents[0].piece == "knight"


def test_a_folder_of_ones_own_replaces_the_files_that_it_has(house: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    assert read(Cards, "cards.json", house, own).cards[0].price == 3
    (own / "cards.json").write_text(GOOD.replace("3", "4"))
    assert read(Cards, "cards.json", house, own).cards[0].price == 4
    assert find_file("cards.json", house, own) == own / "cards.json"


def test_a_folder_that_does_not_exist_is_an_error(house: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cards\.json is missing from the folder .*nowhere"):
        read(Cards, "cards.json", house, tmp_path / "nowhere")


def test_a_missing_file_is_named_with_its_folder(house: Path) -> None:
    with pytest.raises(BadData, match=r"map\.json is missing from the folder .*house"):
        read(Cards, "map.json", house)


@pytest.mark.parametrize("text", [b"{", b"", b'{"cards": [}', b'"\xff"'])
def test_a_file_that_is_no_json_is_an_error(house: Path, text: bytes) -> None:
    (house / "cards.json").write_bytes(text)
    with pytest.raises(BadData, match=r"cards\.json is not readable JSON"):
        read(Cards, "cards.json", house)


@pytest.mark.parametrize(
    ("old", "new", "record", "field"),
    [
        ('"price": 3', '"price": "three"', "elephant", "price"),
        ('"piece": "knight"', '"piece": 7', "elephant", "piece"),
        ('"piece": "knight"', '"peice": "knight"', "elephant", "agents"),
        ('"id": "elephant", ', "", "cards 0", "cards"),
        ('"price": 3', '"price": 3, "colour": 1', "elephant", "cards"),
        ('"cards": [', '"prices": {"a": "b"}, "cards": [', "prices ...", "prices"),
    ],
)
def test_what_breaks_the_schema_is_named_by_record_and_field(
    house: Path, old: str, new: str, record: str, field: str
) -> None:
    (house / "cards.json").write_text(GOOD.replace(old, new))
    with pytest.raises(BadData) as bad:
        read(Cards, "cards.json", house)
    assert bad.value.about["record"] == record
    assert bad.value.about["field"] == field
    assert "In the data file cards.json, record" in str(bad.value)
    assert "W pliku danych cards.json, rekord" in bad.value.say("pl")


def test_what_fits_the_schema_and_not_the_game_is_said_the_same_way() -> None:
    error = wrong("map.json", "paris", "borders", "there is no city of this name")
    assert str(error) == (
        "In the data file map.json, record paris, field borders: there is no city of this name."
    )


def test_a_folder_with_a_file_that_nobody_reads_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noble.json").write_text("{}")
    with pytest.raises(BadData, match=r"noble\.json, which this game does not read"):
        Match.start(SEJMIK, players=2, seed=1, data=tmp_path)


def test_notes_beside_the_data_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("our own nobles")
    assert Match.start(SEJMIK, players=2, seed=1, data=tmp_path).pending


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="There is no folder"):
        Match.start(SEJMIK, players=2, seed=1, data=tmp_path / "elsewhere")


def test_what_is_not_a_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "nobles.json").mkdir()
    with pytest.raises(BadData, match="is not a file that can be read"):
        Match.start(SEJMIK, players=2, seed=1, data=tmp_path)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "nobles.json")
    with pytest.raises(BadData, match="is not a file that can be read"):
        Match.start(SEJMIK, players=2, seed=1, data=tmp_path)


@pytest.mark.parametrize(
    ("said", "english", "polish"),
    [
        (
            "Expected `int`, got `str`",
            "it should be a whole number, and is a text",
            "powinno tu być: liczba całkowita, a jest: tekst",
        ),
        (
            "Expected `int | str | null`, got `float`",
            "it should be a whole number | a text | nothing, and is a number with a fraction",
            "powinno tu być: liczba całkowita | tekst | nic, a jest: ułamek",
        ),
        (
            "Expected `array` of at least length 2, got 0",
            "the list should have 2 elements",
            "wymagana liczba elementów listy: 2",
        ),
        ("Object missing required field `id`", "the field id is missing", "brakuje pola id"),
        ("Object contains unknown field `q`", "there is no field q", "nie ma tu pola q"),
        ("Invalid enum value 'c'", "'c' is not possible here", "'c' nie jest tu możliwe"),
        ("Input data was truncated", "it ends too early", "treść urywa się przed końcem"),
        (
            "JSON is malformed: trailing characters (byte 8)",
            "it is not written correctly at byte 8",
            "błąd zapisu w bajcie 8",
        ),
        ("anything else", "it cannot be read", "tego nie da się odczytać"),
    ],
)
def test_what_a_parser_finds_is_said_in_the_language_of_the_reader(
    said: str, english: str, polish: str
) -> None:
    assert parser_problem(said) == {"en": english, "pl": polish}


@pytest.mark.parametrize(
    ("said", "polish"),
    [
        (
            "“pagan” is none of: catholic, islamic",
            "„pagan” nie jest żadną z możliwości: catholic, islamic",
        ),
        ("“a” should be “b”", "zamiast „a” powinno tu być „b”"),
        ("-1 is less than 0", "-1 to mniej niż 0"),
        ("this must be 1 to 99", "wartość musi być od 1 do 99"),
        ("there is no city “atlantis”", "nie ma „atlantis”"),
        ("this id is taken", "ten identyfikator jest już zajęty"),
        ("this victory is missing", "brakuje tego rekordu"),
        ("3 records where one is needed", "liczba rekordów: 3, a potrzebny jest jeden"),
        ("queens, and only they, have a coronation", "queens, and only they, have a coronation"),
    ],
)
def test_what_loaders_find_most_often_is_said_in_polish_too(said: str, polish: str) -> None:
    error = wrong("cards.json", "luther", "ops", said)
    assert error.say("pl") == f"W pliku danych cards.json, rekord luther, pole ops: {polish}."
    assert "cards.json, record luther, field ops: " in error.say("en")
