"""Finding words in the rules: whatever their case, their accents and their endings.

Polish inflects: whoever looks for *karczma* wants *karczmy* too, and for *rynek* also *rynku*.
:func:`stem` takes the ending off a word and evens out what the ending does to the letters before
it, so that the forms of a word become the same.  It knows no dictionary: now and then two words
have one stem, and a search then finds a little more than was asked for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

WORD: Final = re.compile(r"\w+")

_STROKES: Final = str.maketrans("łŁøØđĐ", "lLoOdD")


def fold(text: str) -> str:
    """Lower case without accents, so that ``zolty`` finds ``Żółty``."""
    letters = unicodedata.normalize("NFKD", text.translate(_STROKES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


# All of what follows is about folded words, and leaves at least three letters of a word.
_ENDINGS: Final[Mapping[str, re.Pattern[str]]] = {
    "pl": re.compile(
        r"(?<=\w{3})(?:"
        r"(?<=an)in(?:a|em|owi|ie|u)?|"  # mieszczanin, mieszczanie
        r"i(?:ami|ach|om|ow|em|um|a|e|o|u|i)|"  # imperium, imperia, imperiami
        r"ami|ach|owie|owi|ow|om|em|um|"
        r"ego|emu|ej|ych|ymi|ym|ich|imi|im|"
        r"[aeiouy])$"
    ),
    "en": re.compile(r"(?<=\w{3})(?:ies|ing|es|ed|[esy])$"),
}
_FLEETING_E: Final = re.compile(r"(?<=\w\w[^aeiouy])i?e(?=[cklnrw]$)")
"""Between the last two consonants: ``rynek`` and ``rynku``, ``kupiec`` and ``kupca``."""
_SOFTENED: Final = (
    (re.compile(r"(?<=\w{3})[ct]$"), "k"),  # robotnik, robotnicy; agent, agenci
    (re.compile(r"(?<=\w{3})(?:dz|g)$"), "d"),  # droga, drodze
    (re.compile(r"(?<=\w\w)rz$"), "r"),  # kolor, kolorze
)
"""What an ending makes of the last consonant of a Polish word."""


@cache
def stem(word: str, lang: str) -> str:
    """A folded word without its ending.

    >>> {stem(word, "pl") for word in ("karczma", "karczmy", "karczmie", "karczm")}
    {'karczm'}
    >>> stem("rynek", "pl"), stem("rynku", "pl"), stem("cities", "en"), stem("city", "en")
    ('rynk', 'rynk', 'cit', 'cit')
    """
    bare = _ENDINGS[lang].sub("", word)
    if lang != "pl":
        return bare
    bare = _FLEETING_E.sub("", bare.removesuffix("i"))
    for softened, hard in _SOFTENED:
        bare = softened.sub(hard, bare)
    return bare


class Vocabulary:
    """The words of one text, to look words up in."""

    __slots__ = ("_lang", "_stems", "_words")

    def __init__(self, text: str, lang: str) -> None:
        self._lang = lang
        self._words = frozenset(WORD.findall(fold(text)))
        self._stems = frozenset(stem(word, lang) for word in self._words)

    def has(self, word: str) -> bool:
        """Whether a folded word is there: as the beginning of a word, or in another form."""
        return stem(word, self._lang) in self._stems or any(
            known.startswith(word) for known in self._words
        )
