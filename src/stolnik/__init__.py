"""Stolnik plays heavy historical board games exactly by their rulebooks.

>>> import stolnik
>>> game = stolnik.load("pax_renaissance_1e")
>>> match = stolnik.Match.start(game, players=3, seed=7)
>>> while match.pending:
...     ask = match.pending[0]
...     match.submit(ask.seat, ask.options[0])
>>> len(match.standings)
3
"""

from stolnik.engine.dice import Dice, commitment
from stolnik.engine.errors import StolnikError
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import Game, Option, Standing
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.refusal import Refusal
from stolnik.engine.registry import load, names
from stolnik.engine.state import Event

__all__ = [
    "Ask",
    "Dice",
    "Event",
    "Game",
    "Match",
    "Move",
    "Option",
    "Record",
    "Refusal",
    "Seat",
    "Standing",
    "StolnikError",
    "commitment",
    "load",
    "names",
]

__version__ = "0.1.0"
