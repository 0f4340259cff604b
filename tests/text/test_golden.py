"""Every sentence that is put together from data is the one that somebody has read."""

from __future__ import annotations

from difflib import unified_diff
from functools import cache

import pytest

from stolnik.engine.registry import load, names
from stolnik.text import LANGUAGES
from tools.say_everything import NUMBERS, file_of, heard_in, sentences

SHOWN = 30
"""Lines of a difference."""


@cache
def spoken(game: str) -> dict[str, list[str]]:
    return sentences(load(game), heard_in(game))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_those_that_were_read(game: str, lang: str) -> None:
    file = file_of(game, lang)
    read = file.read_text("utf-8").splitlines()
    changed = list(unified_diff(read, spoken(game)[lang], "read", "said now", "", "", 0, ""))
    if changed:
        shown = "\n".join(changed[:SHOWN])
        more = f"\n… and {len(changed) - SHOWN} lines more" if len(changed) > SHOWN else ""
        pytest.fail(
            f"Other sentences than in {file.name}:\n{shown}{more}\n"
            f"Read them; if they are right: python -m tools.say_everything {game}",
            pytrace=False,
        )


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_no_gaps(game: str, lang: str) -> None:
    """No two blanks, none before a mark, no brackets without anything in them."""
    wrong = [
        line
        for line in spoken(game)[lang]
        if "=[]" not in line  # an empty list where its message says how many there are
        for sentence in [line.partition(" | ")[2].lstrip()]
        if any(gap in sentence for gap in ("  ", " ,", " .", " ;", "()", "( ", " )", ",,", "..."))
    ]
    assert wrong == []


def test_the_files_say_each_plural() -> None:
    """A message that counts is said with each number that can ask for another form."""
    lines = [line for line in spoken("gods_playground")["pl"] if line.startswith("cubes ·")]
    said = {line.partition(" | ")[2] for line in lines}
    assert said == {"5 kostek", "1 kostka", "2 kostki"}
    covered = ",".join(line.partition("cubes=")[2].partition(" | ")[0] for line in lines)
    assert sorted(map(int, covered.split(","))) == list(NUMBERS)
