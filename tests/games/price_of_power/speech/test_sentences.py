"""What happens is told in sentences, and what is counted agrees with its number."""

from __future__ import annotations

import pytest

import stolnik
from stolnik.engine.words import words_of
from stolnik.text import LANGUAGES, Catalog


def catalog(lang: str) -> Catalog:
    return words_of(stolnik.load("price_of_power"), lang).catalog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_in_a_sentence(lang: str) -> None:
    said = catalog(lang)
    events = sorted(m for m in said.ids() if m.startswith("event-") and "." not in m)
    told = {event: said.say(event, **dict.fromkeys(said.variables(event), 1)) for event in events}
    assert {event: text for event, text in told.items() if text[-1:] not in tuple(".!?")} == {}


@pytest.mark.parametrize(
    ("ducats", "told"),
    [(1, "Weź Pożyczkę: 1 Dukat"), (3, "Weź Pożyczkę: 3 Dukaty"), (5, "Weź Pożyczkę: 5 Dukatów")],
)
def test_ducats_agree_with_their_number(ducats: int, told: str) -> None:
    assert catalog("pl").say("move-loan", ducats=ducats) == told


def test_a_single_ducat_is_one_also_when_it_is_lost() -> None:
    told = catalog("en").say("event-DucatsChanged", seat="France", n=-1, why="an Advisor")
    assert told == "France: −1 Ducat (an Advisor)."
