"""What is played in a room: a game, its options and its clock; and how its match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolnik.bots import names as bot_names
from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock
from stolnik.table.problems import Problem, of_the_engine
from stolnik.table.protocol import ClockRules, OptionValue


def game_title(game: str, lang: str) -> str:
    catalog = words_of(load(game), lang).catalog
    return catalog.say(f"game-{game}") if catalog.has(f"game-{game}") else game


def check_bot(bot: str) -> str:
    if bot not in bot_names():
        raise Problem("bad-bot", bot=bot, right=", ".join(bot_names()))
    return bot


def check_clock(rules: ClockRules | None) -> ClockRules | None:
    return None if rules is None or rules.move + rules.bank == 0 else rules


def check_game(
    game: str, players: int, options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All options of a game with their values, or why it cannot be played so."""
    try:
        found = load(game)
        found.check_players(players)
        return found.check_options(options, players)
    except StolnikError as error:
        raise of_the_engine(error) from error


def set_up(
    game: str,
    players: int,
    options: Mapping[str, OptionValue],
    seed: str,
    nonces: list[str],
    **_: Any,
) -> Match:
    try:
        return Match.start(
            load(game),
            players=players,
            seed=seed,
            nonces=nonces,
            listen=True,
            **options,  # type: ignore[arg-type]
        )
    except StolnikError as error:
        raise of_the_engine(error) from error


def clocks_from(
    rules: ClockRules | None, players: int, waiting: list[int], now: float
) -> clock.Clocks | None:
    if rules is None:
        return None
    return clock.turn(clock.start(rules, players), rules, waiting, now)
