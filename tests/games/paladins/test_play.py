"""Whole games: random moves at every number of players."""

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import IllegalMove
from stolnik.engine.flow import Ask
from stolnik.engine.match import Match
from stolnik.games.paladins.advice.judgement import judgement
from stolnik.games.paladins.chapters.actions import ACTION, menu
from stolnik.games.paladins.chapters.scoring import score
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.speech.summary import summary
from tests.games.paladins.position import attributes, options, position, tally, workers, workshop


def played(players: int, seed: int, *, audit: bool = True) -> Match:
    """A game of random moves, counted after every one."""
    match = Match.start(GAME, players=players, seed=seed, listen=True)
    dice = Dice(f"moves {seed}")
    while not match.over:
        ask = dice.pick(list(match.pending))
        match.submit(ask.seat, dice.pick(list(ask.options)))
        if audit:
            assert GAME.rules.audit(match.state) == []
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_with_all_components_in_place(players: int, seed: int) -> None:
    match = played(players, seed)
    assert [standing.seat for standing in match.standings] == list(range(players))
    assert min(standing.place for standing in match.standings) == 1
    assert match.state.round == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_can_be_replayed_from_its_record(players: int) -> None:
    match = played(players, 9, audit=False)
    again = Match.replay(match.record(), game=GAME)
    assert again.standings == match.standings


def test_every_option_of_every_question_can_be_chosen() -> None:
    match = Match.start(GAME, players=2, seed=21)
    dice = Dice("tried")
    while not match.over:
        ask = match.pending[0]
        if dice.below(12) == 0:
            for move in ask.options:
                match.clone().submit(ask.seat, move)
        match.submit(ask.seat, dice.pick(list(ask.options)))


def test_no_legal_move_is_refused() -> None:
    match = Match.start(GAME, players=3, seed=22)
    dice = Dice("asked")
    while not match.over:
        ask = match.pending[0]
        assert all(match.why_not(ask.seat, move) is None for move in ask.options)
        guard = ask.topic.refuse
        if guard is not None:
            assert all(guard(match.state, ask, move) is None for move in ask.options)
        match.submit(ask.seat, dice.pick(list(ask.options)))


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    match = Match.start(GAME, players=2, seed=23)
    while match.pending[0].topic != "action":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    match.state.players[seat].silver = 0
    with pytest.raises(IllegalMove, match=r"PAL-DEV\.1"):
        match.submit(seat, ("develop",))


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = played(3, 31, audit=False), played(3, 31, audit=False)
    assert one.record() == other.record()


def test_the_judgement_of_a_finished_game_is_its_score() -> None:
    match = played(2, 32, audit=False)
    assert judgement(match.state, 1) == score(match.state, 1).total


def test_more_of_everything_is_judged_better() -> None:
    g = position(round=3)
    before = judgement(g, 0)
    g.players[0].silver += 1
    richer = judgement(g, 0)
    attributes(g, 0, faith=4)
    workers(g, 0, cleric=1)
    assert before < richer < judgement(g, 0)


def test_the_menu_lists_every_kind_of_action_in_the_order_of_the_board() -> None:
    g = position()
    g.players[0].pool = [3] * 6
    attributes(g, 0, faith=2, strength=2, influence=2)
    verbs = list(dict.fromkeys(move[0] for move in menu(g, 0)))
    assert verbs == [
        "develop",
        "recruit",
        "hunt",
        "trade",
        "pray",
        "conspire",
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "attack",
        "convert",
        "favour",
        "pass",
    ]


def test_every_verb_has_its_parts_named() -> None:
    match = Match.start(GAME, players=4, seed=33)
    dice = Dice("parts")
    while not match.over:
        ask = dice.pick(list(match.pending))
        for move in ask.options:
            assert match.setting.lexicon.well_formed(move)
        match.submit(ask.seat, dice.pick(list(ask.options)))


def test_the_details_of_an_option_are_its_price() -> None:
    g = position(silver=9)
    attributes(g, 0, strength=3)
    workers(g, 0, scout=1, labourer=2, fighter=1, cleric=1)
    details = GAME.speech.vocabulary.details
    ask = Ask.of(0, ACTION, menu(g, 0))
    third = options(g, 0, "attack")[2]
    assert details(g, ask, third) == {"silver": 1, "provisions": 0, "debts": 0, "priced": True}
    assert details(g, ask, ("commission",))["provisions"] == 1
    assert details(g, ask, ("recruit", g.townsfolk[0] or "", 1, "silver"))["silver"] == 3
    assert details(g, ask, ("recruit", g.townsfolk[0] or "", 1, "debt"))["silver"] == 0
    assert details(g, ask, ("recruit", g.townsfolk[0] or "", 1, "debt"))["debts"] == 1
    assert details(g, ask, ("develop",))["silver"] == 4


def test_the_summary_shows_only_the_own_hand() -> None:
    match = Match.start(GAME, players=2, seed=34)
    while match.pending[0].topic != "paladin":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    for seat in (0, 1):
        hands = [about["paladin"] for name, about in summary(match.state, seat) if "hand" in name]
        assert hands == [match.state.players[seat].hand]
    assert not [name for name, _ in summary(match.state, None) if "hand" in name]


def test_undo_stops_where_something_hidden_was_shown() -> None:
    match = Match.start(GAME, players=2, seed=35)
    while match.pending[0].topic != "action":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    match.submit(seat, ("hunt", 1))
    assert match.can_undo(seat)
    match.undo(seat)
    match.submit(seat, ("conspire",))
    if match.pending[0].topic == "workers":
        match.submit(seat, match.pending[0].options[0])
    assert not match.can_undo(seat)


def test_a_position_with_a_card_twice_or_a_ninth_workshop_is_not_built() -> None:
    g = position()
    g.players[0].team = ["townsfolk_abbot_1"]  # still on its track, or in its deck
    with pytest.raises(AssertionError, match="Townsfolk: lost"):
        workers(g, 0, scout=1)
    g = position()
    tally(g, 0, develop=8)
    with pytest.raises(AssertionError, match="9 Workshops"):
        workshop(g, 0, "convert", 2)
