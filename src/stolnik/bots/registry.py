"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Final

from stolnik.bots.bot import Bot
from stolnik.bots.greedy import GreedyBot
from stolnik.bots.random import RandomBot
from stolnik.bots.steady import SteadyBot
from stolnik.engine.errors import BadRequest
from stolnik.engine.flow import Seat
from stolnik.text import Catalog

BOTS: Final[Mapping[str, Callable[[str], Bot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot}
)
"""Each name with what makes such a bot from a seed."""


class UnknownBot(BadRequest):
    """A bot that nobody has written."""

    def say(self, lang: str) -> str:
        return _words(lang).say("error-bot", **self.about)


@cache
def _words(lang: str) -> Catalog:
    return Catalog.load(lang, [Path(__file__).parent / "text"])


def names() -> list[str]:
    return list(BOTS)


def make(name: str, seed: str, *, match: str = "") -> SteadyBot:
    """A bot of that name, which always has an answer; the same seed makes the same choices.

    ``match`` is what its log calls the match, by those who know more of it than a chair does.
    """
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, right=", ".join(BOTS))
    return SteadyBot(name, seed, BOTS[name](seed), match)


def seed_of(match_seed: str, seat: Seat) -> str:
    """The seed of a bot at a table: the same for the same game, and nobody can go back from it."""
    return sha256(f"stolnik bot {seat} of {match_seed}".encode()).hexdigest()


def describe(name: str, lang: str) -> str:
    """How a bot plays, in one sentence."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, right=", ".join(BOTS))
    return _words(lang).say(f"bot-{name}")
