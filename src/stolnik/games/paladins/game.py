"""Paladins of the West Kingdom as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech

from .advice.judgement import judgement
from .advice.plans import horizon, plausible
from .audit import audit
from .box.components import Box
from .box.opening import open_box
from .chapters.scoring import standings
from .counted import counted
from .play import play
from .setup import setup
from .speech.cards import describe_element
from .speech.inspecting import inspect
from .speech.result import result
from .speech.summary import summary
from .speech.vocabulary import VOCABULARY
from .state import Paladins
from .view import imagine, view

GAME: Game[Paladins, Box] = Game(
    name="paladins",
    version="1.1.0",
    home=Path(__file__).parent,
    players=(1, 2, 3, 4),
    options=(Option("difficulty", ("standard", "easy", "hard"), players=(1,)),),
    state=Paladins,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine, counted),
    speech=Speech(
        VOCABULARY, summary=summary, result=result, describe=describe_element, inspect=inspect
    ),
    advice=Advice(judgement, horizon=horizon, plausible=plausible),
    scored=True,
)
