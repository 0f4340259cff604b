"""The official Religion of the Empire."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.empire.imperial_faith import (
    refuse_emperors_reform,
    review_faith,
)
from stolnik.games.price_of_power.chapters.empire.membership import electors
from stolnik.games.price_of_power.chapters.religion.state_religion import refuse_reform
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import AUSTRIA, FRANCE, europe


def empire(*faiths: str, age: int = 3, **options: Any) -> Europe:
    """Elector Areas of these faiths; the last one holds for the rest."""
    g = europe(**options)
    g.age = age
    for no, area in enumerate(electors(g)):
        faith = faiths[min(no, len(faiths) - 1)]
        g.faiths[g.box.areas[area].slot] = g.box.faith_of[faith] + 1
    return g


def name(g: Europe) -> str:
    return "" if g.hre_faith == NONE else g.box.faiths[g.hre_faith].id


@pytest.mark.rule("EU-18.7.1")
def test_the_empire_begins_catholic() -> None:
    assert name(europe()) == "catholic"


@pytest.mark.rule("EU-18.7.3", "EU-18.7.2")
def test_all_electors_protestant_make_the_empire_so_and_cost_authority_once() -> None:
    g = empire("protestant")
    review_faith(g)
    assert (name(g), g.authority) == ("protestant", 2)
    review_faith(g)
    assert g.authority == 2


@pytest.mark.rule("EU-18.7.2")
@pytest.mark.parametrize("age", [1, 2])
def test_nothing_changes_before_the_third_age(age: int) -> None:
    g = empire("protestant", age=age)
    review_faith(g)
    assert (name(g), g.authority) == ("catholic", 3)


@pytest.mark.rule("EU-18.7.5", "EU-18.7.1")
@pytest.mark.parametrize("faiths", [("protestant", "catholic"), ("orthodox",)])
def test_electors_of_several_faiths_leave_it_without_one(faiths: tuple[str, ...]) -> None:
    g = empire(*faiths)
    review_faith(g)
    assert (name(g), g.authority) == ("", 3)


@pytest.mark.rule("EU-18.7.4")
def test_all_electors_catholic_make_it_catholic_again() -> None:
    g = empire("counter_reformed", "catholic")
    g.hre_faith = g.box.faith_of["protestant"]
    review_faith(g)
    assert (name(g), g.authority) == ("catholic", 3)


@pytest.mark.rule("EU-18.7.2", "EU-2.0.4")
def test_without_the_advanced_rule_it_stays_catholic() -> None:
    g = empire("protestant", hre_religion=False)
    review_faith(g)
    assert name(g) == "catholic"
    assert refuse_emperors_reform(g, AUSTRIA) is None


@pytest.mark.rule("EU-18.7.6")
@pytest.mark.parametrize(
    ("faith", "clause"), [("catholic", "EU-18.7.6"), ("", "EU-18.7.6"), ("protestant", None)]
)
def test_the_emperor_changes_religion_only_after_the_empire(faith: str, clause: str | None) -> None:
    g = europe()
    g.age = 3
    g.hre_faith = g.box.faith_of[faith] if faith else NONE
    protestant = g.box.faith_of["protestant"]
    refusal = refuse_reform(g, AUSTRIA, protestant)
    assert (refusal.clause if refusal else None) == clause
    assert refuse_reform(g, FRANCE, protestant) is None
