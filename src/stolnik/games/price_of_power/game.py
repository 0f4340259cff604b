"""Europa Universalis: The Price of Power as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from stolnik.engine.game import (
    Advice,
    Game,
    Option,
    Rules,
    Sight,
    Speech,
)

from .advice.judgement import judgement, judgements
from .advice.plans import horizon, plausible
from .audit import audit
from .box.components import Box
from .box.opening import open_box
from .chapters.phases.final_scoring import points, standings
from .counted import counted
from .imagining import imagine
from .play import play
from .setup import setup
from .speech.cards.describing import describe_element
from .speech.inspecting import inspect
from .speech.map_words import atlas
from .speech.summary import result, summary
from .speech.vocabulary import VOCABULARY
from .state import Europe
from .view import view

GAME: Game[Europe, Box] = Game(
    name="price_of_power",
    version="1.1.0",
    goes_on_from="1.1.0",
    home=Path(__file__).parent,
    players=(2, 3, 4, 5, 6),
    options=(
        Option("length", ("grand_campaign", "age_of_discovery")),
        Option("line_up", ("usual", "eastern", "northern", "featured"), players=(3, 4)),
        Option("muscovy", players=(6,)),
        Option("mixed_events"),
        Option("npr_invasions", (True, False)),
        Option("hre_religion", (True, False)),
        Option("imperial_elections", (True, False)),
        Option("religious_rebels"),
        Option("four_open_events"),
        Option("random_x_events"),
        Option("no_surrender"),
        Option("no_missions"),
        Option("players_may_leave", players=(3, 4, 5, 6)),
        Option("continuous_battle"),
        Option("helping_hand"),
        Option("power_struggles"),
        Option("available_mercenaries"),
    ),
    state=Europe,
    rules=Rules(open_box, setup, play, standings, audit),
    sight=Sight(view, imagine, counted),
    speech=Speech(
        VOCABULARY,
        summary=summary,
        result=result,
        map=atlas,
        describe=describe_element,
        inspect=inspect,
    ),
    advice=Advice(judgement, judgements, horizon, plausible, points),
    scored=True,
)
