"""God's Playground as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolnik.engine.game import (
    Advice,
    Game,
    Option,
    Rules,
    Sight,
    Speech,
)
from stolnik.rulebook import rule

from .advice.judgement import judgement, judgements
from .advice.plans import plausible
from .audit import audit
from .box.components import Box
from .box.opening import open_box
from .chapters.victory import standings
from .counted import counted
from .play import play
from .setup import setup
from .speech.inspecting import inspect
from .speech.summary import result, summary
from .speech.vocabulary import VOCABULARY
from .state import GodsPlayground
from .view import imagine, view

OPTIONS: Final = (
    Option("treaty_limits"),
    Option("durable_treaties"),
    Option("private_duchies"),
    Option("ottoman_step_in_turn_4", (True, False)),
    Option("vienna_garrison_invades"),
)
"""The optional rules of chapter 12, and the switches of the rulings R31 and R32."""


@rule("BOZ 1.1 11.1.1 12.0.1 12.0.2")
def _game() -> Game[GodsPlayground, Box]:
    """Three players, or four with two changes; optional rules are agreed on before the game."""
    return Game(
        name="gods_playground",
        version="1.0.0",
        home=Path(__file__).parent,
        players=(3, 4),
        options=OPTIONS,
        state=GodsPlayground,
        rules=Rules(open_box=open_box, setup=setup, play=play, standings=standings, audit=audit),
        sight=Sight(view=view, imagine=imagine, counted=counted),
        speech=Speech(vocabulary=VOCABULARY, summary=summary, result=result, inspect=inspect),
        advice=Advice(judgement, judgements, plausible=plausible),
        scored=True,
    )


GAME: Final = _game()
