"""The two editions as the engine knows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Flow
from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech

from .advice.judgement import judgement, judgements
from .audit import audit
from .box.components import Box
from .box.first import open_first_box
from .box.second import open_second_box
from .chapters.victory import standings
from .counted import counted
from .play import play
from .setup import setup
from .solitaire.opponent import play_solitaire
from .solitaire.seats import OPPONENT
from .solitaire.setup import CARDS, setup_solitaire
from .speech.atlas import atlas
from .speech.cards import describe_element
from .speech.inspecting import inspect
from .speech.result import result
from .speech.summary import summary
from .speech.vocabulary import VOCABULARY
from .state import Pax
from .view import imagine, view

FIRST_EDITION: Game[Pax, Box] = Game(
    name="pax_renaissance_1e",
    version="1.0.0",
    home=Path(__file__).parent,
    ledger_folder="rules/first",
    players=(2, 3, 4),
    options=(
        Option("expansion"),
        Option("promo_cards"),
        Option("astrology"),
        Option("bankruptcy"),
    ),
    state=Pax,
    rules=Rules(open_first_box, setup, play, standings, audit),
    sight=Sight(view, imagine, counted),
    speech=Speech(
        VOCABULARY,
        ("text", "text/first"),
        summary,
        result,
        map=atlas,
        describe=describe_element,
        inspect=inspect,
    ),
    advice=Advice(judgement, judgements),
)


def _setup_second(box: Box, players: int, dice: Dice) -> Pax:
    """One player plays against the automated opponent, who has the second seat."""
    return setup_solitaire(box, dice) if players == 1 else setup(box, players, dice)


def _play_second(g: Pax) -> Flow[None]:
    return play_solitaire(g) if g.players[OPPONENT].automated else play(g)


SECOND_EDITION: Game[Pax, Box] = replace(
    FIRST_EDITION,
    name="pax_renaissance_2e",
    ledger_folder="rules/second",
    players=(1, 2, 3, 4),
    options=(
        Option("map_1550"),
        Option("no_board"),
        Option("astrology"),
        Option("bankruptcy"),
        Option("solitaire_cards", CARDS, players=(1,)),
    ),
    rules=Rules(open_second_box, _setup_second, _play_second, standings, audit),
    speech=replace(FIRST_EDITION.speech, texts=("text", "text/second")),
)
"""Pax Renaissance, 2nd edition: with thrones, four states for every empire, and ships."""
