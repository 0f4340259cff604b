"""Whole games of one player, and what is seen, imagined and counted in them."""

from pathlib import Path

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadData, IllegalMove
from stolnik.engine.match import Match
from stolnik.games.paladins.advice.judgement import judgement
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.box.opening import open_box
from stolnik.games.paladins.chapters.scoring import score
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.setup import setup
from stolnik.games.paladins.speech.summary import summary
from stolnik.games.paladins.state import VIRTUAL, Paladins
from stolnik.games.paladins.view import imagine, view
from tests.games.paladins.position import box
from tests.games.paladins.solo.solo_position import virtual

LEVELS = ("easy", "standard", "hard")


def played(difficulty: str, seed: int) -> Match:
    """A game of random moves, counted after every one."""
    match = Match.start(GAME, players=1, seed=seed, listen=True, difficulty=difficulty)
    dice = Dice(f"moves {seed}")
    while not match.over:
        (ask,) = match.pending
        match.submit(ask.seat, dice.pick(list(ask.options)))
        assert GAME.rules.audit(match.state) == []
    return match


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_with_all_components_in_place(difficulty: str, seed: int) -> None:
    match = played(difficulty, seed)
    assert [standing.seat for standing in match.standings] == [0]
    assert match.state.round == 7
    assert {event.seat for _, event, _ in match.log if hasattr(event, "seat")} == {0, VIRTUAL}


@pytest.mark.parametrize("difficulty", LEVELS)
def test_the_same_seed_gives_the_same_game_and_its_record_replays(difficulty: str) -> None:
    one, other = played(difficulty, 11), played(difficulty, 11)
    assert one.record() == other.record()
    assert one.log == other.log
    again = Match.replay(one.record(), game=GAME)
    assert again.standings == one.standings
    assert msgspec.msgpack.encode(again.state) == msgspec.msgpack.encode(one.state)


def test_a_harder_opponent_starts_with_more_workshops_and_scores_more() -> None:
    totals = []
    for difficulty in LEVELS:
        games = [played(difficulty, seed) for seed in range(8)]
        totals.append(sum(score(match.state, VIRTUAL).total for match in games))
    assert totals == sorted(totals)


def test_only_the_human_player_is_ever_asked() -> None:
    match = Match.start(GAME, players=1, seed=12)
    dice = Dice("asked")
    while not match.over:
        (ask,) = match.pending
        assert ask.seat == 0
        assert all(match.why_not(ask.seat, move) is None for move in ask.options)
        match.submit(0, dice.pick(list(ask.options)))
    with pytest.raises(IllegalMove):
        match.submit(0, ("pass",))


def test_the_reveal_of_a_scheme_cannot_be_taken_back() -> None:
    match = Match.start(GAME, players=1, seed=13)
    while match.pending[0].topic != "action":
        match.submit(0, match.pending[0].options[0])
    match.submit(0, ("hunt", 1))
    while match.pending[0].topic != "action":
        match.submit(0, match.pending[0].options[0])
    assert not match.can_undo(0)


# -- what is seen ----------------------------------------------------------------------------


def some_way_in(seed: int, moves: int) -> Paladins:
    match = Match.start(GAME, players=1, seed=seed)
    dice = Dice(f"moves {seed}")
    for _ in range(moves):
        match.submit(0, dice.pick(list(match.pending[0].options)))
    state: Paladins = match.state
    return state


def test_all_of_the_virtual_player_is_seen_but_its_deck() -> None:
    g = some_way_in(14, 40)
    v = virtual(g)
    for seat in (0, None):
        shown = view(g, seat).virtual
        assert shown is not None
        assert (shown.seat, shown.workers, shown.resource) == (1, v.workers, v.resource + 1)
        assert shown.schemes == len(v.schemes)
        assert shown.scheme == v.scheme
        assert shown.scheme_discards == v.scheme_discards
        assert list(shown.workshops.values()) == v.workshops
        assert list(shown.right) == list(shown.workshops)
        assert list(shown.row) == ["recruit", "pray", "trade", "conspire", "rest"]
        assert sum(shown.attributes.values()) == sum(
            value * len(stack) for value, stack in enumerate(v.stacks)
        )
        assert shown.vp == score(g, VIRTUAL)
        assert msgspec.json.encode(shown)
    assert view(setup_of_two(), 0).virtual is None


def setup_of_two() -> Paladins:
    g = setup(box(), 2, Dice("1"))
    g.attach(box(), None)
    return g


def test_its_deck_is_dealt_anew_in_what_a_player_imagines() -> None:
    g = some_way_in(15, 5)
    before = msgspec.json.encode(view(g, 0))
    decks = set()
    for seed in range(5):
        imagine(g, 0, Dice(f"imagined {seed}"))
        decks.add(tuple(virtual(g).schemes))
        assert msgspec.json.encode(view(g, 0)) == before
        assert audit(g) == []
    assert len(decks) > 1
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


def test_the_summary_tells_of_the_virtual_player() -> None:
    g = some_way_in(16, 30)
    told = [
        about["vp"] for _, about in summary(g, 0) if about.get("seat") == VIRTUAL and "vp" in about
    ]
    assert told == [score(g, VIRTUAL).total]
    assert GAME.speech.vocabulary.seat(g, VIRTUAL) == "player-virtual"
    assert GAME.speech.vocabulary.seat(g, 0) == "player-1"


def test_bots_can_judge_the_human_seat() -> None:
    g = some_way_in(17, 30)
    before = judgement(g, 0)
    g.players[0].silver += 3
    assert judgement(g, 0) > before


# -- what is counted -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [
        lambda g: g.virtual.schemes.pop(),
        lambda g: g.virtual.favour_schemes.append(g.virtual.schemes.pop()),
        lambda g: g.virtual.stacks[0].pop(),
        lambda g: g.virtual.stacks.append([]),
        lambda g: setattr(g.virtual, "resource", 5),
        lambda g: setattr(g.virtual, "workers", -1),
        lambda g: setattr(g.virtual, "jars", 8),
        lambda g: setattr(g.virtual, "order_workshops", 2),
        lambda g: setattr(g.virtual, "workshops", [3, 0, 0, 0, 0, 0]),
        lambda g: setattr(g.virtual, "unpaid", 1),
        lambda g: g.virtual.suspicions.append(0),
        lambda g: g.virtual.converted.extend(g.outsider_deck[:8]),
    ],
)
def test_the_audit_finds_what_is_wrong_with_the_virtual_player(fault) -> None:  # type: ignore[no-untyped-def]
    g = setup(box(), 1, Dice("1"))
    g.attach(box(), None)
    assert audit(g) == []
    fault(g)
    assert audit(g)


# -- a box of one's own ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "file, old, new",
    [
        ("schemes.json", '"action": "trade"', '"action": "hunt"'),
        ("schemes.json", '"starts": "deck"', '"starts": "on_kings_favour_cards"'),
        ("virtual_player.json", '"action": "rest"', '"action": "hunt"'),
        ("virtual_player.json", '"action": "rest"', '"action": "trade"'),
        ("virtual_player.json", '"orders_revealed": 5', '"orders_revealed": 7'),
        ("virtual_player.json", '"influence",', '"faith",'),
    ],
)
def test_a_virtual_player_that_could_not_play_is_refused(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    text = (GAME.home / "data" / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData, match=file):
        open_box({"difficulty": "standard"}, tmp_path)
