"""The contract of a game: its players and its options."""

from __future__ import annotations

import dataclasses
import pickle

import pytest
from sejmik.game import SEJMIK

from stolnik.engine.errors import BadRequest, StolnikError
from stolnik.engine.game import Game, Option, OptionValue
from stolnik.engine.match import Match

GAME = dataclasses.replace(
    SEJMIK, options=(Option("veto"), Option("mood", ("calm", "wild"), players=(3, 4)))
)


def test_an_option_is_what_it_is_unless_somebody_chooses() -> None:
    assert GAME.check_options({}, 3) == {"veto": False, "mood": "calm"}
    assert GAME.check_options({"mood": "wild"}, 3) == {"veto": False, "mood": "wild"}


@pytest.mark.parametrize(
    ("options", "players", "said"),
    [
        ({"vetos": True}, 3, "has no option “vetos”; its options are: veto, mood"),
        ({"veto": "yes"}, 3, "cannot be “yes”; it can be: false, true"),
        ({"veto": 1}, 3, "cannot be “1”; it can be: false, true"),
        ({"mood": "sad"}, 3, "cannot be “sad”; it can be: calm, wild"),
        ({"mood": "wild"}, 2, "only for games with this number of players: 3, 4"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(
    options: dict[str, OptionValue], players: int, said: str
) -> None:
    with pytest.raises(BadRequest, match=said):
        GAME.check_options(options, players)


def test_the_default_of_an_option_is_for_everybody() -> None:
    assert GAME.check_options({"mood": "calm"}, 2)["mood"] == "calm"


def test_a_wrong_number_of_players_is_answered_with_the_right_ones() -> None:
    with pytest.raises(BadRequest, match="the right numbers of players are 2, 3, 4"):
        Match.start(SEJMIK, players=5, seed=1)


def test_options_reach_the_box() -> None:
    assert not Match.start(SEJMIK, players=2, seed=1).box.veto
    assert Match.start(SEJMIK, players=2, seed=1, veto=True).box.veto


def test_a_game_knows_its_ledger() -> None:
    assert SEJMIK.ledger.clauses["SEJ-B2.2"].section == "B2"
    assert SEJMIK.ledger is SEJMIK.ledger


def test_games_are_told_apart_and_can_be_sent_to_other_processes() -> None:
    twin = dataclasses.replace(SEJMIK)
    assert twin != SEJMIK
    assert len({twin, SEJMIK}) == 2
    sent: Game[object, object] = pickle.loads(pickle.dumps(SEJMIK))  # type: ignore[type-var]
    assert sent.name == "sejmik"
    assert sent.rules.play is SEJMIK.rules.play


def test_an_error_says_the_same_after_a_journey() -> None:
    with pytest.raises(StolnikError) as refused:
        Match.start(SEJMIK, players=3, seed=1).submit(0, ("veto",))
    error = pickle.loads(pickle.dumps(refused.value))
    assert type(error) is type(refused.value)
    for lang in ("en", "pl"):
        assert error.say(lang) == refused.value.say(lang)
    assert error.about["clause"] == "SEJ-C1.1"
    assert error.about["text"] == refused.value.about["text"]
