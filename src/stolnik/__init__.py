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

TYPE_CHECKING = False
if TYPE_CHECKING:
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

if not TYPE_CHECKING:
    _MODULES = {
        "dice": ("Dice", "commitment"),
        "errors": ("StolnikError",),
        "flow": ("Ask", "Move", "Seat"),
        "game": ("Game", "Option", "Standing"),
        "match": ("Match",),
        "record": ("Record",),
        "refusal": ("Refusal",),
        "registry": ("load", "names"),
        "state": ("Event",),
    }

    def __getattr__(name: str) -> object:
        """What the package offers is loaded when it is first wanted.

        So whoever changes their mind while the command line loads is heard by it, and not by
        Python.
        """
        from importlib import import_module

        for module, offered in _MODULES.items():
            if name in offered:
                value = getattr(import_module(f"stolnik.engine.{module}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
