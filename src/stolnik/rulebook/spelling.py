"""Words as they are looked for: whatever their case, their accents and their endings.

Polish inflects: whoever looks for *karczma* wants *karczmy* too, and for *rynek* also *rynku*.
:func:`stem` takes the ending off a word and evens out what the ending does to the letters before
it, so that the forms of a word become the same.  It knows no dictionary: now and then two words
have one stem, and a search then finds a little more than was asked for.

All that it knows stands in two tables.  The terminal and the server read them here, the browser
from a file that ``stolnik table types`` writes of them; so they are kept to what regular
expressions mean in both languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

WORD: Final = re.compile(r"\w+")

STROKES: Final[Mapping[str, str]] = {"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"}
"""Small letters that are no letter with an accent, and how they are typed without them."""

STEPS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "pl": (
        (
            "(?<=[a-z0-9_]{3})(?:"
            "(?<=an)in(?:a|em|owi|ie|u)?|"  # mieszczanin, mieszczanie
            "i(?:ami|ach|om|ow|em|um|a|e|o|u|i)|"  # imperium, imperia, imperiami
            "ami|ach|owie|owi|ow|om|em|um|"
            "ego|emu|ej|ych|ymi|ym|ich|imi|im|"
            "[aeiouy])$",
            "",
        ),
        ("i$", ""),
        ("(?<=[a-z0-9_]{2}[^aeiouy])i?e(?=[cklnrw]$)", ""),  # rynek, rynku; kupiec, kupca
        ("(?<=[a-z0-9_]{3})[ct]$", "k"),  # robotnik, robotnicy; agent, agenci
        ("(?<=[a-z0-9_]{3})(?:dz|g)$", "d"),  # droga, drodze
        ("(?<=[a-z0-9_]{2})rz$", "r"),  # kolor, kolorze
    ),
    "en": (("(?<=[a-z0-9_]{3})(?:ies|ing|es|ed|[esy])$", ""),),
}
"""By language: what is replaced in a folded word, one after the other, and by what.  An ending
leaves at least three letters of a word."""

_STROKES: Final = str.maketrans(dict(STROKES))
_STEPS: Final = {
    lang: tuple((re.compile(pattern), put) for pattern, put in steps)
    for lang, steps in STEPS.items()
}


def fold(text: str) -> str:
    """Small letters without accents, so that ``zolty`` finds ``Żółty``."""
    letters = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M")
    return bare.lower().translate(_STROKES)


@lru_cache(maxsize=20_000)
def stem(word: str, lang: str) -> str:
    """A folded word without its ending.

    >>> {stem(word, "pl") for word in ("karczma", "karczmy", "karczmie", "karczm")}
    {'karczm'}
    >>> stem("rynek", "pl"), stem("rynku", "pl"), stem("cities", "en"), stem("city", "en")
    ('rynk', 'rynk', 'cit', 'cit')
    """
    for pattern, put in _STEPS[lang]:
        word = pattern.sub(put, word, count=1)
    return word


def fits(known: str, typed: str, lang: str) -> bool:
    """Whether a folded word is what is typed: its beginning, or another form of it."""
    return known.startswith(typed) or stem(known, lang) == stem(typed, lang)
