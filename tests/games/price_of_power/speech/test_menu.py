"""What stands in the menu of a Turn says what it does."""

from __future__ import annotations

import pytest

from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.speech.vocabulary import GROUPS, VOCABULARY
from stolnik.text.catalog import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("group", [group for group, verbs in GROUPS.items() if len(verbs) > 1])
def test_under_one_heading_each_answer_names_its_own_deed(lang: str, group: str) -> None:
    """Without a label of its own an answer would show no more than the thing that it is about."""
    catalog = words_of(load("price_of_power"), lang).catalog
    verbs = [verb for verb in GROUPS[group] if VOCABULARY.by_name[verb].parts]
    assert [verb for verb in verbs if not catalog.has(f"move-{verb}.label")] == []
