"""Full-text search in a ledger that knows the endings of Polish and English words.

>>> stem("królowych", "pl") == stem("królowa", "pl")
True
>>> stem("queens", "en") == stem("queen", "en")
True
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from stolnik.engine.registry import load
from stolnik.rulebook import Clause

MOST: Final = 100
_WORD: Final = re.compile(r"[^\W_]+(?:[-.][^\W_]+)*")

_ENDINGS: Final = (
    "owi ami ach iach iami ego emu ymi imi ych ich ej om iom em iem ie ia iu io e a o u y i ę ą",
    "ów mi ym im owie owa owe owy owych owego owej owym owymi ność ności nością",
    "ać eć ić yć uje uja ują ował owała owali owało owany owana owane owani owanie owania",
    "ła ło li ły ł ny na ne ni nych nego nej nym nymi any ana ane ani anych anego anej",
    "ony ona one oni onych onego onej enie enia eniu eniem anie ania aniu aniem",
    "asz esz isz ysz amy emy imy ymy acie ecie icie ycie ają eją",
)
_ENGLISH: Final = ("ations", "ation", "ings", "ing", "ers", "er", "edly", "ed", "es", "s", "ly")
_SOFT: Final = (("dz", "d"), ("cz", "k"), ("sz", "ch"), ("rz", "r"), ("ci", "t"), ("c", "k"))


def fold(text: str) -> str:
    """Without case and accents; ł has none to lose, so it is told."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(c for c in plain if not unicodedata.combining(c))


_POLISH: Final = tuple(
    sorted((fold(ending) for line in _ENDINGS for ending in line.split()), key=len, reverse=True)
)


@lru_cache(maxsize=20_000)
def stem(word: str, lang: str) -> str:
    """What the forms of a word have in common, roughly: it serves to find, not to teach."""
    if lang == "en":
        word = fold(word)
        if word.endswith("ies") and len(word) > 4:
            return word[:-3] + "y"
        for ending in _ENGLISH:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                root = word[: -len(ending)]
                return root[:-1] if len(root) > 3 and root[-1] == root[-2] else root.rstrip("e")
        return word.rstrip("e") if len(word) > 4 else word
    folded = fold(word)
    root = folded
    for ending in _POLISH:
        if folded.endswith(ending) and len(folded) - len(ending) >= 4:
            root = folded[: -len(ending)]
            break
    for soft, hard in _SOFT:
        if root.endswith(soft) and len(root) - len(soft) >= 3:
            return root[: -len(soft)] + hard
    return root


class Index:
    """The words of all clauses of one ledger in one language."""

    def __init__(self, clauses: list[Clause], lang: str) -> None:
        self._lang = lang
        self._clauses = clauses
        self._words: list[dict[str, float]] = []
        self._stems: list[dict[str, float]] = []
        for clause in clauses:
            words: dict[str, float] = {}
            stems: dict[str, float] = {}
            for text, weight in (
                (clause.say(lang), 1.0),
                (clause.title(lang), 0.6),
                (" ".join(clause.tags), 0.4),
            ):
                for word in _WORD.findall(text):
                    plain = fold(word)
                    words[plain] = max(weight, words.get(plain, 0))
                    root = stem(word, lang)
                    stems[root] = max(weight, stems.get(root, 0))
            self._words.append(words)
            self._stems.append(stems)

    def search(self, query: str) -> list[Clause]:
        """The clauses that fit best, first those in which every word is found."""
        wanted = _WORD.findall(query)[:12]
        if not wanted:
            return []
        scored = []
        for order, clause in enumerate(self._clauses):
            scores = [self._score(order, clause, word) for word in wanted]
            found = sum(1 for score in scores if score)
            if found:
                scored.append((-found, -sum(scores), order, clause))
        whole = [row for row in scored if row[0] == -len(wanted)]
        return [row[3] for row in sorted(whole or scored, key=lambda row: row[:3])[:MOST]]

    def _score(self, order: int, clause: Clause, word: str) -> float:
        plain = fold(word)
        name = fold(clause.id)
        if name == plain:
            return 10.0
        if len(plain) > 2 and "-" in plain and name.startswith(plain):
            return 5.0
        words, stems = self._words[order], self._stems[order]
        if plain in words:
            return 3.0 * words[plain]
        root = stem(word, self._lang)
        if root in stems:
            return 2.0 * stems[root]
        if len(plain) >= 3:
            begun = [weight for other, weight in words.items() if other.startswith(plain)]
            if begun:
                return 1.0 * max(begun)
        return 0.0


@cache
def index_of(game: str, lang: str) -> Index:
    return Index(list(load(game).ledger.clauses.values()), lang)
