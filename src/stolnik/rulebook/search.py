"""Looking words up in a rulebook: what fits best comes first.

A word is found as it is spelt, in another form, or as the beginning of a longer one, in the text
of a clause, in the title of its section or among its tags.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from stolnik.rulebook.spelling import WORD, fold, stem

MOST_WORDS: Final = 12
"""Nobody looks for more at once; the rest is passed over."""

THE_CLAUSE: Final = 1000
THE_SECTION: Final = 100
AS_SPELT: Final = 3
IN_ANOTHER_FORM: Final = 2
AS_A_BEGINNING: Final = 1

_MAYBE_ID = re.compile(r"[.-]|[a-z]\d")  # a bare word or number is no id

Weights: TypeAlias = dict[int, float]
"""Texts, each by its number, with how much a word counts in it."""


class Index:
    """All words of some texts, each of which has a name and parts of more or less weight."""

    def __init__(self, texts: Iterable[tuple[str, Sequence[tuple[str, float]]]], lang: str) -> None:
        self._lang = lang
        self._names: list[str] = []
        self._words: dict[str, Weights] = {}
        self._stems: dict[str, Weights] = {}
        for number, (name, parts) in enumerate(texts):
            self._names.append(name.casefold())
            for text, weight in parts:
                for word in WORD.findall(fold(text)):
                    _note(self._words, word, number, weight)
                    _note(self._stems, stem(word, lang), number, weight)
        self._sorted = sorted(self._words)

    def search(self, words: str) -> list[int]:
        """The numbers of the texts in which every word is found, or, where there are none, of
        those in which most are.

        Case and accents do not matter.  What is named by its id comes first, then what begins
        with it, then what fits best, and what fits alike in the order of the texts.
        """
        wanted = [word for word in fold(words).split() if WORD.search(word)][:MOST_WORDS]
        counts: dict[int, int] = {}
        scores: dict[int, float] = {}
        for word in wanted:
            for number, score in self._scores(word).items():
                counts[number] = counts.get(number, 0) + 1
                scores[number] = scores.get(number, 0) + score
        most = max(counts.values(), default=0)
        found = [number for number, count in counts.items() if count == most]
        return sorted(found, key=lambda number: (-scores[number], number))

    def _scores(self, word: str) -> Weights:
        """How well each text fits one word: all of its parts, as in ``king's``, are found."""
        found: Weights | None = None
        for part in WORD.findall(word):
            scores = self._of_part(part)
            if found is not None:
                scores = {n: min(score, found[n]) for n, score in scores.items() if n in found}
            found = scores
        found = found or {}
        if _MAYBE_ID.search(word):
            for number, name in enumerate(self._names):
                own = name.partition("-")[2]
                if word in (name, own):
                    found[number] = THE_CLAUSE
                elif name.startswith(word) or own.startswith(word):
                    found[number] = THE_SECTION
        return found

    def _of_part(self, part: str) -> Weights:
        found: Weights = {}
        at = bisect_left(self._sorted, part)
        while at < len(self._sorted) and self._sorted[at].startswith(part):
            _add(found, self._words[self._sorted[at]], AS_A_BEGINNING)
            at += 1
        _add(found, self._stems.get(stem(part, self._lang), {}), IN_ANOTHER_FORM)
        _add(found, self._words.get(part, {}), AS_SPELT)
        return found


def _note(table: dict[str, Weights], word: str, number: int, weight: float) -> None:
    weights = table.setdefault(word, {})
    weights[number] = max(weight, weights.get(number, 0))


def _add(found: Weights, weights: Mapping[int, float], times: int) -> None:
    for number, weight in weights.items():
        found[number] = max(found.get(number, 0), times * weight)
