"""Players that are programs.

A bot gets what a person gets, a chair: the question, the view, and matches it imagines.

>>> import stolnik
>>> from stolnik.bots import make
>>> match = stolnik.Match.start(stolnik.load("pax_renaissance_1e"), players=2, seed=7)
>>> bot = make("random", seed="1")
>>> ask = match.pending[0]
>>> bot.choose(match.at(ask.seat)) in ask.options
True
"""

from stolnik.bots.bot import Bot, Candidate
from stolnik.bots.greedy import GreedyBot
from stolnik.bots.random import RandomBot
from stolnik.bots.registry import UnknownBot, describe, make, names, seed_of
from stolnik.bots.steady import SteadyBot

__all__ = [
    "Bot",
    "Candidate",
    "GreedyBot",
    "RandomBot",
    "SteadyBot",
    "UnknownBot",
    "describe",
    "make",
    "names",
    "seed_of",
]
