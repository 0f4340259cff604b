"""Bots: they answer what they are asked, see what a person sees, and can say why."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from stolnik import bots
from stolnik.bots.greedy import RESULT
from stolnik.engine.chair import Chair
from stolnik.engine.flow import Move
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.text import LANGUAGES
from tests.bots.fair.village_fair import GAME, Fair
from tests.engine.altered import altered

BY_THE_DAY = altered(GAME, horizon=lambda g, seat: g.day)
"""The same fair for bots who plan: from their turn over the auction to the evening."""


def fair(
    *baskets: list[str],
    coins: Sequence[int] = (),
    day: int = 1,
    turn: int = 0,
    game: AnyGame = GAME,
) -> Match:
    """A fair that stands at a turn, with these baskets and coins."""
    match = Match.start(game, players=len(baskets), seed=1)
    state: Fair = match.state
    for stall, basket in zip(state.stalls, baskets, strict=True):
        stall.basket = list(basket)
    for stall, purse in zip(state.stalls, coins, strict=False):
        stall.coins = purse
    state.day, state.turn = day, turn
    return Match.at_position(game, state, players=len(baskets))


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_whole_games_by_the_rules(name: str) -> None:
    match = Match.start(GAME, players=3, seed=5)
    seats = [bots.make(name, f"bot {seat}") for seat in range(3)]
    while match.pending:
        seat = match.pending[-1].seat
        match.submit(seat, seats[seat].choose(match.at(seat)))
    assert len(match.standings) == 3


@pytest.mark.parametrize("name", bots.names())
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    def game(seed: str) -> list[Move]:
        match = Match.start(GAME, players=2, seed=5)
        bot = bots.make(name, seed)
        while match.pending:
            match.submit(match.pending[0].seat, bot.choose(match.at(match.pending[0].seat)))
        return [played.move for played in match.moves]

    assert game("a") == game("a")
    assert len({tuple(game(seed)) for seed in "abcdefgh"}) > 1


HIDDEN_SEED = "a seed that nobody may find"


def test_the_seed_of_a_bot_does_not_tell_that_of_its_match() -> None:
    assert "seven" not in bots.seed_of("seven", 0)
    assert len({bots.seed_of("7", seat) for seat in range(4)}) == 4
    assert bots.seed_of("7", 0) == bots.seed_of("7", 0)


def test_greedy_imagines_once_in_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined = []
    imagine = Chair.imagine
    monkeypatch.setattr(
        Chair, "imagine", lambda chair, dice: imagined.append(chair) or imagine(chair, dice)
    )
    bots.GreedyBot("a").choose(fair(["bread", "honey"], ["bread"]).at(0))
    assert len(imagined) == 1


def test_a_choice_leaves_the_match_as_it_was() -> None:
    match = fair(["bread", "honey"], ["bread"])
    before = match.save()
    bots.GreedyBot("a").choose(match.at(0))
    assert match.save() == before


def test_greedy_thinks_its_own_action_to_its_end() -> None:
    """To barter honey brings most, and shows only after a second question."""
    match = fair(["bread", "honey"], ["bread"])
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("barter",)
    match.submit(0, ("barter",))
    assert bot.choose(match.at(0)) == ("give", "honey")


def test_greedy_says_what_it_weighed_best_first() -> None:
    match = fair(["bread", "honey"], ["bread"])
    bot = bots.GreedyBot("a")
    chosen = bot.choose(match.at(0))
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
    bot.choose(match.at(0))
    values = {candidate.move: candidate.value for candidate in bot.explain()}
    assert values[("pass",)] == pytest.approx(0.2)


def test_greedy_answers_for_those_who_are_asked_at_the_same_time() -> None:
    match = fair([], [], coins=[3, 0], turn=2)
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("bid", 0)
    values = {candidate.move[1]: candidate.value for candidate in bot.explain()}
    assert values == {0: 6.0, 1: 5.0, 2: 4.0, 3: 3.0}


def test_when_the_game_ends_the_result_counts_first() -> None:
    """Every bid of Anna's wins here, the cheapest with the most coins; to Bruno none helps."""
    match = fair([], [], coins=[2, 0], day=3, turn=2)
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("bid", 0)
    assert [candidate.value for candidate in bot.explain()] == [RESULT + 5, RESULT + 4, RESULT + 3]
    match = fair([], [], coins=[9, 1], day=3, turn=2)
    bot.choose(match.at(1))
    assert {candidate.value < -RESULT / 2 for candidate in bot.explain()} == {True}


def test_a_forced_move_is_not_weighed() -> None:
    match = fair([], [], coins=[0, 2], turn=2)
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("bid", 0)
    assert bot.explain() == ()


def test_moves_that_look_equal_are_taken_by_chance() -> None:
    blind = altered(GAME, judgement=lambda g, seat: 0.0)
    match = fair([], [], coins=[2, 0], turn=2, game=blind)
    assert len({bots.GreedyBot(str(seed)).choose(match.at(0)) for seed in range(20)}) == 3


# -- plans ----------------------------------------------------------------------------------------


def test_a_plan_looks_beyond_the_action() -> None:
    """After the barter comes the auction, and with nothing but apples Bruno cannot win it."""
    match = fair(["bread", "honey"], [], game=BY_THE_DAY)
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("barter",)
    assert bot.explain()[0].value == pytest.approx(8 + 0.2 + 3)


def test_a_plan_is_kept_without_a_second_thought() -> None:
    match = fair(["bread", "honey"], [], game=BY_THE_DAY)
    bot = bots.GreedyBot("a")
    match.submit(0, bot.choose(match.at(0)))
    assert bot.choose(match.at(0)) == ("give", "honey")
    assert bot.explain() == ()
    match.submit(0, ("give", "honey"))
    match.submit(1, ("pass",))
    assert bot.choose(match.at(0)) == ("bid", 0)
    assert bot.explain() == ()


def test_a_plan_that_no_longer_fits_is_made_anew() -> None:
    bot = bots.GreedyBot("a")
    bot.choose(fair(["bread", "honey"], [], game=BY_THE_DAY).at(0))
    poorer = fair(["apples", "bread"], [], game=BY_THE_DAY)
    poorer.submit(0, ("barter",))
    assert bot.choose(poorer.at(0)) == ("give", "bread")
    assert {candidate.move for candidate in bot.explain()} == {
        ("give", "apples"),
        ("give", "bread"),
    }


def test_a_plan_is_for_one_seat() -> None:
    """What Anna means to bid in the evening is not for Bruno."""
    bot = bots.GreedyBot("a")
    bot.choose(fair(["honey"], [], coins=[3, 3], game=BY_THE_DAY).at(0))
    evening = fair([], [], coins=[3, 3], turn=2, game=BY_THE_DAY)
    bot.choose(evening.at(1))
    assert len(bot.explain()) == 4


def test_without_a_horizon_every_question_is_thought_about() -> None:
    match = fair(["bread", "honey"], [])
    bot = bots.GreedyBot("a")
    match.submit(0, bot.choose(match.at(0)))
    bot.choose(match.at(0))
    assert len(bot.explain()) == 2


def test_a_plan_can_reach_the_end_of_the_game() -> None:
    match = fair(["honey", "honey"], [], day=2, game=altered(GAME, horizon=lambda g, seat: 0))
    bot = bots.GreedyBot("a")
    assert bot.choose(match.at(0)) == ("barter",)
    assert bot.explain()[0].value > RESULT / 2


def test_a_plan_tries_what_the_game_calls_plausible() -> None:
    shy = altered(BY_THE_DAY, plausible=lambda g, ask: ask.options[-2:])
    match = fair(["bread", "honey"], [], game=shy)
    options = match.ask(0).options
    assert len(options) > 2
    bot = bots.GreedyBot("a")
    bot.choose(match.at(0))
    assert {candidate.move for candidate in bot.explain()} == set(options[-2:])


@pytest.mark.parametrize("game", [GAME, BY_THE_DAY], ids=["one action", "a plan"])
def test_what_alone_is_plausible_is_not_weighed(game: AnyGame) -> None:
    resigned = altered(game, plausible=lambda g, ask: ask.options[-1:])
    bot = bots.GreedyBot("a")
    assert bot.choose(fair(["bread", "honey"], [], game=resigned).at(0)) == ("pass",)
    assert bot.explain() == ()


# -- where thinking fails --------------------------------------------------------------------------


def fails(*_: object) -> Any:
    raise KeyError("honey")


FAULTS: dict[str, AnyGame] = {
    "a judgement": altered(GAME, judgement=fails),
    "a horizon": altered(GAME, horizon=fails),
    "what is plausible": altered(GAME, plausible=fails),
    "a plan without a move": altered(GAME, plausible=lambda g, ask: ()),
    "a move that is no option": altered(GAME, plausible=lambda g, ask: [("sell", "gold")]),
    "imagination": altered(GAME, imagine=fails),
}


@pytest.mark.parametrize("game", FAULTS.values(), ids=FAULTS.keys())
def test_a_legal_move_comes_out_whatever_fails(
    game: AnyGame, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match.start(game, players=3, seed=HIDDEN_SEED, prize="large")
    seats = [bots.make("greedy", f"bot {seat}") for seat in range(3)]
    while match.pending:
        seat = match.pending[0].seat
        match.submit(seat, seats[seat].choose(match.at(seat)))
    assert len(match.standings) == 3
    first = caplog.records[0].getMessage()
    assert "village_fair, 3 players, short=False, prize=large" in first
    assert f"commitment {match.commitment}, move 1, seed of the bot bot 0" in first
    assert re.search(r"question turn of seat 0, \w+Error in \w+.py, line \d+$", first)
    assert HIDDEN_SEED not in caplog.text
    assert "honey" not in caplog.text


def test_a_bot_that_is_at_a_loss_says_so_and_says_what_the_match_is_called(
    caplog: pytest.LogCaptureFixture,
) -> None:
    grim = altered(GAME, judgement=lambda g, seat: 1 / g.stalls[seat].coins)
    bot = bots.make("greedy", "a", match="seed 7")
    assert bot.choose(fair(["bread"], [], game=grim).at(0))
    assert (bot.lost, bot.explain()) == (True, ())
    assert "2 players, short=False, prize=small, seed 7, move 2, seed of the bot a" in caplog.text
    rich = fair(["bread"], ["bread"], coins=[5, 5], game=grim)
    assert bot.choose(rich.at(0)) in rich.ask(0).options
    assert not bot.lost
    assert bot.explain()


def test_an_interruption_is_no_fault_of_a_bot() -> None:
    def interrupted(g: Fair, seat: int) -> float:
        raise KeyboardInterrupt

    bot = bots.make("greedy", "a")
    with pytest.raises(KeyboardInterrupt):
        bot.choose(fair(["bread"], [], game=altered(GAME, judgement=interrupted)).at(0))


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(20):
        match = Match.start(GAME, players=2, seed=number)
        seats = [bots.make("greedy", str(number)), bots.make("random", str(number))]
        while match.pending:
            seat = match.pending[0].seat
            match.submit(seat, seats[seat].choose(match.at(seat)))
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
