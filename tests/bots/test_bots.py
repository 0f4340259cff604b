"""Bots: they answer what they are asked, see what a person sees, and can say why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stolnik import bots
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.text import LANGUAGES
from tests.bots.fair.village_fair import GAME, Fair


def fair(*baskets: list[str], coins: Sequence[int] = (), day: int = 1, turn: int = 0) -> Match:
    """A fair that stands at a turn, with these baskets and coins."""
    match = Match.start(GAME, players=len(baskets), seed=1)
    state: Fair = match.state
    for stall, basket in zip(state.stalls, baskets, strict=True):
        stall.basket = list(basket)
    for stall, purse in zip(state.stalls, coins, strict=False):
        stall.coins = purse
    state.day, state.turn = day, turn
    match._open(state, 0, "")
    return match


class AtTheTable:
    """A match that shows a bot what it may see, and nothing else."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.imagined = 0

    def ask(self, seat: Seat) -> Ask:
        return self._match.ask(seat)

    def imagine(self, seat: Seat, dice: Dice) -> Match:
        self.imagined += 1
        return self._match.imagine(seat, dice)


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_whole_games_by_the_rules(name: str) -> None:
    match = Match.start(GAME, players=3, seed=5)
    seats = [bots.make(name, f"bot {seat}") for seat in range(3)]
    while match.pending:
        seat = match.pending[-1].seat
        match.submit(seat, seats[seat].choose(match, seat))
    assert len(match.standings) == 3


@pytest.mark.parametrize("name", bots.names())
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    def game(seed: str) -> list[Move]:
        match = Match.start(GAME, players=2, seed=5)
        bot = bots.make(name, seed)
        while match.pending:
            match.submit(match.pending[0].seat, bot.choose(match, match.pending[0].seat))
        return [played.move for played in match.moves]

    assert game("a") == game("a")
    assert len({tuple(game(seed)) for seed in "abcdefgh"}) > 1


@pytest.mark.parametrize("name", bots.names())
def test_no_bot_looks_at_the_real_state(name: str) -> None:
    table = AtTheTable(fair(["bread", "honey"], ["bread"]))
    move = bots.make(name, "a").choose(table, 0)  # type: ignore[arg-type]
    assert move in table.ask(0).options


def test_greedy_imagines_once_in_a_decision() -> None:
    table = AtTheTable(fair(["bread", "honey"], ["bread"]))
    bots.GreedyBot("a").choose(table, 0)  # type: ignore[arg-type]
    assert table.imagined == 1


def test_a_choice_leaves_the_match_as_it_was() -> None:
    match = fair(["bread", "honey"], ["bread"])
    before = match.save()
    bots.GreedyBot("a").choose(match, 0)
    assert match.save() == before


def test_greedy_thinks_its_own_action_to_its_end() -> None:
    """To barter honey brings most, and shows only after a second question."""
    match = fair(["bread", "honey"], ["bread"])
    bot = bots.GreedyBot("a")
    assert bot.choose(match, 0) == ("barter",)
    match.submit(0, ("barter",))
    assert bot.choose(match, 0) == ("give", "honey")


def test_greedy_says_what_it_weighed_best_first() -> None:
    match = fair(["bread", "honey"], ["bread"])
    bot = bots.GreedyBot("a")
    chosen = bot.choose(match, 0)
    weighed = bot.explain()
    assert weighed[0].move == chosen
    assert {candidate.move for candidate in weighed} == set(match.ask(0).options)
    values = {candidate.move: candidate.value for candidate in weighed}
    assert values[("barter",)] == pytest.approx(8 + 0.2)
    assert values[("sell", "honey")] == pytest.approx(6 + 0.2)
    assert [candidate.value for candidate in weighed] == sorted(values.values(), reverse=True)


def test_greedy_does_not_play_the_turns_of_others() -> None:
    """After its own turn comes Bruno's, and the judgement is made before he sells."""
    match = fair(["bread"], ["honey"])
    bot = bots.GreedyBot("a")
    bot.choose(match, 0)
    values = {candidate.move: candidate.value for candidate in bot.explain()}
    assert values[("pass",)] == pytest.approx(0.2)


def test_greedy_answers_for_those_who_are_asked_at_the_same_time() -> None:
    match = fair([], [], coins=[3, 0], turn=2)
    bot = bots.GreedyBot("a")
    assert bot.choose(match, 0) == ("bid", 0)
    values = {candidate.move[1]: candidate.value for candidate in bot.explain()}
    assert values == {0: 6.0, 1: 5.0, 2: 4.0, 3: 3.0}


def test_when_the_game_ends_only_the_result_counts() -> None:
    """A bid of two costs a coin more than a bid of one, but only a win is a win."""
    match = fair([], [], coins=[2, 0], day=3, turn=2)
    bot = bots.GreedyBot("a")
    bot.choose(match, 0)
    assert {candidate.value for candidate in bot.explain()} == {float("inf")}


def test_a_forced_move_is_not_weighed() -> None:
    match = fair([], [], coins=[0, 2], turn=2)
    bot = bots.GreedyBot("a")
    assert bot.choose(match, 0) == ("bid", 0)
    assert bot.explain() == ()


def test_moves_that_look_equal_are_taken_by_chance() -> None:
    match = fair([], [], coins=[2, 0], day=3, turn=2)
    assert len({bots.GreedyBot(str(seed)).choose(match, 0) for seed in range(20)}) == 3


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(20):
        match = Match.start(GAME, players=2, seed=number)
        seats = [bots.make("greedy", str(number)), bots.make("random", str(number))]
        while match.pending:
            seat = match.pending[0].seat
            match.submit(seat, seats[seat].choose(match, seat))
        wins += match.standings[0].place == 1
    assert wins >= 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_is_described_in_both_languages(lang: str) -> None:
    assert len({bots.describe(name, lang) for name in bots.names()}) == len(bots.names())


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make("genius", "1")
    assert str(caught.value) == "There is no bot called “genius”; the bots are: random, greedy."
    assert caught.value.say("pl") == "Nie ma bota „genius”; dostępne boty: random, greedy."
