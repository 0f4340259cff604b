"""Whole games, each played again move by move: whoever changes a rule unawares breaks one.

``python -m tools.make_records`` makes them anew after a change that was meant.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from tests.records.promises import Promise

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_ends_as_its_name_promises(path: Path) -> None:
    def sound(match: Match) -> None:
        assert not match.game.audit(match.state), f"before move {len(match.moves) + 1}"

    match = Match.replay(Record.loads(path.read_bytes()), each=sound)
    assert Promise.read(path.stem).broken(match) == []


@pytest.mark.parametrize(
    "game, endings",
    [
        (
            "pax_renaissance_1e",
            {"holy", "imperial", "globalization", "renaissance", "patron", "bankruptcy"},
        )
    ],
)
def test_there_is_a_record_of_every_ending_and_of_all_numbers_of_players(
    game: str, endings: set[str]
) -> None:
    records = [Promise.read(path.stem) for path in RECORDS]
    records = [record for record in records if record.game == game]
    assert {record.ending for record in records} == endings
    assert {record.players for record in records} == {2, 3, 4}
    assert {variant for record in records for variant in record.variants} == {
        "expansion",
        "promo_cards",
        "astrology",
        "bankruptcy",
    }


def test_a_record_that_breaks_its_promise_is_found_out() -> None:
    path = next(path for path in RECORDS if path.stem == "pax1e_3p_holy")
    match = Match.replay(Record.loads(path.read_bytes()))
    promise = Promise.read("pax1e_2p_imperial_shared_with_astrology")
    wrong = promise.broken(match)
    assert wrong[:2] == ["it is pax_renaissance_1e with 3 players", "it ended by holy"]
    assert wrong[2].startswith("it was not shared")
    assert wrong[3] == "the variants were none"


@pytest.mark.parametrize("name", ["pax1e_holy", "chess_2p_mate", "pax1e_3p_Holy"])
def test_a_name_that_promises_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        Promise.read(name)
