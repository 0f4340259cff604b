"""Rulings that concern many rooms: each as a table of cases, what is asked, and the answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.chapters.board.supply import officers
from stolnik.games.price_of_power.chapters.government.characters import refuse_ruler
from stolnik.games.price_of_power.chapters.phases.income import skill
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import interregnum
from stolnik.games.price_of_power.chapters.relations.marriages import refuse_partner
from stolnik.games.price_of_power.chapters.war.casus_belli import refuse_war
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    POLAND,
    empty_hands,
    europe,
    give,
    realm,
)
from tests.games.running import run


def clause(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.clause


# -- RA62: a Ruler called Interregnum is no Ruler -----------------------------------------------

LEADER = "adm_02_3"
HUNGARY = "hungary"


def _war(g: Europe) -> object:
    return clause(refuse_war(g, POLAND, realm(g, "teutonic_order")))


def _marriage(g: Europe) -> object:
    return clause(refuse_partner(g, POLAND, realm(g, HUNGARY)))


def _marriage_accepted(g: Europe) -> object:
    return clause(refuse_partner(g, FRANCE, POLAND))


def _stability(g: Europe) -> object:
    _step_f(g)
    return g.players[POLAND].stability


def _dispute(g: Europe) -> object:
    g.players[CASTILE].marriages = {POLAND: False}
    _step_f(g)
    return g.players[CASTILE].marriages[POLAND]


def _step_f(g: Europe) -> None:
    g.step, g.queue = "3F", [POLAND]
    run(interregnum(g))


def _skill(g: Europe) -> object:
    return skill(g, POLAND, 0)


def _successor(g: Europe) -> object:
    give(g, POLAND, LEADER)
    return clause(refuse_ruler(g, POLAND, LEADER))


def _card(g: Europe) -> object:
    effect = {"do": "ducats", "who": "you", "n": 1}
    before = g.players[POLAND].ducats
    playing(g, [{"if": {"interregnum": True}, "then": [effect]}], POLAND)
    return g.players[POLAND].ducats > before


def _mortal(g: Europe) -> object:
    return len(officers(g.players[POLAND]))


THRONE: dict[Callable[[Europe], object], tuple[object, object]] = {
    # what is asked: in an Interregnum, under a Ruler
    _war: ("EU-9.1.10", None),
    _marriage: ("EU-7.2.27", None),
    _marriage_accepted: ("EU-7.2.27", None),
    _stability: (-1, 0),
    _dispute: (True, False),
    _skill: (1, 2),
    _successor: (None, "EU-7.2.9"),
    _card: (True, False),
    _mortal: (0, 1),
}


@pytest.mark.rule("EU-5.2.11", "EU-4.3.29", "EU-4.3.30", "EU-7.2.27", "EU-9.1.10", "EU-4.4.25")
@pytest.mark.parametrize("asked", THRONE, ids=lambda asked: asked.__name__.strip("_"))
@pytest.mark.parametrize("throne", ["as Poland begins", "vacant", "taken"])
def test_a_ruler_called_interregnum_is_no_ruler(
    throne: str, asked: Callable[[Europe], object]
) -> None:
    g = empty_hands(europe(6))
    poland, france = g.players[POLAND], g.players[FRANCE]
    if throne == "vacant":
        poland.ruler = None
    elif throne == "taken":
        poland.ruler = france.ruler
    vacant, taken = THRONE[asked]
    assert asked(g) == (taken if throne == "taken" else vacant)
