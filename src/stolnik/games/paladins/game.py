"""Paladins of the West Kingdom as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech
from stolnik.games.paladins.advice.judgement import judgement
from stolnik.games.paladins.advice.plans import horizon, plausible
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.box.components import Box
from stolnik.games.paladins.box.opening import open_box
from stolnik.games.paladins.chapters.scoring import standings
from stolnik.games.paladins.play import play
from stolnik.games.paladins.setup import setup
from stolnik.games.paladins.speech.cards import describe_element
from stolnik.games.paladins.speech.inspecting import inspect
from stolnik.games.paladins.speech.result import result
from stolnik.games.paladins.speech.summary import summary
from stolnik.games.paladins.speech.vocabulary import VOCABULARY
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.view import imagine, view

GAME: Game[Paladins, Box] = Game(
    name="paladins",
    version="1.1.0",
    home=Path(__file__).parent,
    players=(1, 2, 3, 4),
    options=(Option("difficulty", ("standard", "easy", "hard"), players=(1,)),),
    state=Paladins,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine),
    speech=Speech(
        VOCABULARY, summary=summary, result=result, describe=describe_element, inspect=inspect
    ),
    advice=Advice(judgement, horizon, plausible),
    scored=True,
)
