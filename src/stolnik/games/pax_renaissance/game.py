"""The two editions as the engine knows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Flow
from stolnik.engine.game import Advice, Game, Option, Rules, Sight, Speech
from stolnik.games.pax_renaissance.advice.judgement import judgement
from stolnik.games.pax_renaissance.audit import audit
from stolnik.games.pax_renaissance.box.components import Box
from stolnik.games.pax_renaissance.box.first import open_first_box
from stolnik.games.pax_renaissance.box.second import open_second_box
from stolnik.games.pax_renaissance.chapters.victory import standings
from stolnik.games.pax_renaissance.play import play
from stolnik.games.pax_renaissance.setup import setup
from stolnik.games.pax_renaissance.solitaire.opponent import play_solitaire
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT
from stolnik.games.pax_renaissance.solitaire.setup import CARDS, setup_solitaire
from stolnik.games.pax_renaissance.speech.atlas import atlas
from stolnik.games.pax_renaissance.speech.cards import describe_element
from stolnik.games.pax_renaissance.speech.inspecting import inspect
from stolnik.games.pax_renaissance.speech.result import result
from stolnik.games.pax_renaissance.speech.summary import summary
from stolnik.games.pax_renaissance.speech.vocabulary import VOCABULARY
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.view import imagine, view

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
    sight=Sight(view, imagine),
    speech=Speech(
        VOCABULARY,
        ("text", "text/first"),
        summary,
        result,
        map=atlas,
        describe=describe_element,
        inspect=inspect,
    ),
    advice=Advice(judgement),
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
