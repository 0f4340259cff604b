"""Whole games, each played again move by move: whoever changes a rule unawares breaks one.

``python -m tools.make_records`` makes them anew after a change that was meant.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load
from stolnik.games.pax_renaissance.box.components import VICTORIES
from tests.records.promises import TOLD, Promise, variant_names

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))
PROMISES = [Promise.read(path.stem) for path in RECORDS]

ENDINGS = {
    "pax_renaissance_1e": {*VICTORIES, "patron", "bankruptcy"},
    "pax_renaissance_2e": {*VICTORIES, "patron", "bankruptcy", "lost"},
    "paladins": {"won", "shared", "lost"},
    "gods_playground": {"won", "cubes", "money", "order"},
    "price_of_power": {"prestige"},
}
"""How each game can end; only who plays alone can do no better than lose."""

MOST_AUDITS = 250
"""Of one game: the positions of a longer one are audited at equal distances."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_ends_as_its_name_promises(path: Path) -> None:
    record = Record.loads(path.read_bytes())
    every = 1 + len(record.moves) // MOST_AUDITS

    def sound(match: Match) -> None:
        if match.number % every == 0:
            assert not match.game.rules.audit(match.state), f"before move {match.number + 1}"

    match = Match.replay(record, listen=True, each=sound)
    assert Promise.read(path.stem).broken(match) == []


@pytest.mark.parametrize("game", ENDINGS)
def test_there_is_a_record_of_every_ending_number_of_players_and_variant(game: str) -> None:
    records = [record for record in PROMISES if record.game == game]
    rules = load(game)
    assert {record.ending for record in records} == ENDINGS[game]
    assert {record.players for record in records} == set(rules.players)
    variants = {variant for record in records for variant in record.variants.items()}
    assert variants == set(variant_names(rules.options).values())


def test_the_solitaire_game_was_won_and_lost_in_every_way() -> None:
    records = [r for r in PROMISES if r.game == "pax_renaissance_2e" and r.players == 1]
    assert {record.ending for record in records} == {*VICTORIES, "lost"}
    lost = {record.how for record in records if record.ending == "lost"}
    assert lost == {*(f"to_{victory}" for victory in VICTORIES), "to_exhaustion"}


def test_the_virtual_player_won_and_lost_at_every_difficulty() -> None:
    records = [r for r in PROMISES if r.game == "paladins" and r.players == 1]
    assert {(r.variants.get("difficulty", "standard"), r.ending) for r in records} == {
        (difficulty, ending)
        for difficulty in ("easy", "standard", "hard")
        for ending in ("won", "lost")
    }


def test_the_price_of_power_was_played_through_all_that_it_tells_of() -> None:
    records = [record for record in PROMISES if record.game == "price_of_power"]
    assert len(records) >= 10
    told = Counter(word for record in records for word in record.told)
    assert told.keys() == TOLD.keys()
    assert told["war"] >= 5


def test_a_record_that_breaks_its_promise_is_found_out() -> None:
    path = next(path for path in RECORDS if path.stem == "pax1e_3p_holy")
    match = Match.replay(Record.loads(path.read_bytes()))
    promise = Promise.read("pax1e_2p_imperial_shared_with_astrology")
    wrong = promise.broken(match)
    assert wrong[:2] == ["it is pax_renaissance_1e with 3 players", "it ended by holy"]
    assert wrong[2].startswith("it was not shared")
    assert wrong[3] == "the variants were none"


def test_a_record_that_does_not_tell_what_it_promises_is_found_out() -> None:
    path = next(path for path in RECORDS if "_2p_prestige_telling_colony" in path.stem)
    match = Match.replay(Record.loads(path.read_bytes()), listen=True)
    promise = Promise.read("pricepower_2p_prestige_telling_all_ages_and_colony_and_departure")
    assert promise.broken(match)[0] == "it does not tell of all_ages, departure"


def test_a_record_with_another_score_or_difficulty_is_found_out() -> None:
    path = next(path for path in RECORDS if path.stem == "paladins_1p_won_with_difficulty_hard")
    match = Match.replay(Record.loads(path.read_bytes()))
    promise = Promise.read("paladins_1p_won_by_suspicions_above_500_with_difficulty_easy")
    wrong = promise.broken(match)
    assert wrong[0].startswith("it was not by_suspicions")
    assert wrong[1:] == [
        f"the best score was {match.standings[0].score}",
        "the variants were difficulty_hard",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "pax1e_holy",
        "chess_2p_mate",
        "pax1e_3p_Holy",
        "pax1e_3p_holy_with_map_1550",
        "paladins_1p_won_with_difficulty",
        "paladins_2p_won_above_all",
        "pricepower_2p_prestige_telling_nothing",
    ],
)
def test_a_name_that_promises_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        Promise.read(name)
