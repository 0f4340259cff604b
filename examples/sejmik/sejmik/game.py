"""Sejmik as the engine knows it."""

from __future__ import annotations

from sejmik.components import HOME, open_box
from sejmik.judgement import judgement
from sejmik.play import audit, play, standings
from sejmik.setup import setup
from sejmik.state import Sejmik
from sejmik.view import imagine, inspect, result, summary, view
from sejmik.vocabulary import VOCABULARY
from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech

SEJMIK = Game(
    name="sejmik",
    version="1",
    home=HOME,
    players=(2, 3, 4),
    options=(Option("veto"),),
    state=Sejmik,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine),
    speech=Speech(VOCABULARY, summary=summary, result=result, inspect=inspect),
    advice=Advice(judgement),
)
