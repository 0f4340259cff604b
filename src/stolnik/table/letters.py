"""What people write, before others read it: in a page, in a terminal, in a mail.

>>> one_line("Red\\x1b[31m  room")
'Red[31m room'
>>> several_lines("Good\\u202e morning\\n\\x07all")
'Good morning\\nall'
>>> quotable("Buy now! https://evil.example/x or +48 600 700 800")
'Buy now! https evil example x or 48 600…'
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""What counts as a letter or a mark and is not seen: names that differ only in it look alike."""
_STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
"""What is no text but steers what shows it: control letters, and marks of direction."""

QUOTED: Final = 40
"""Letters of a title, at most, in what we send."""
_DIGITS: Final = 8
"""Too few for a telephone number."""
_MARKS: Final = frozenset(" -–—,'’!?()&")


def one_line(text: str) -> str:
    """A name or a title: one line in which every letter is seen."""
    line = _UNSEEN.sub("", " ".join(text.split()))
    return "".join(c for c in line if unicodedata.category(c)[0] != "C").strip()


def several_lines(text: str) -> str:
    """Something that was said."""
    return _STEERING.sub("", text.replace("\r\n", "\n")).strip()


def quotable(title: str) -> str:
    """A title as we say it in quotation marks in mails: they have our name on them.

    It is short, and holds nothing that a mail program makes a link of: no address, no number that
    could be called, and no mark that ends the quotation.
    """
    kept, digits = "", 0
    for letter in unicodedata.normalize("NFKC", title):
        digits += letter.isnumeric()
        seen = unicodedata.category(letter)[0] in "LM" or letter in _MARKS
        kept += letter if seen or (letter.isnumeric() and digits <= _DIGITS) else " "
    words = " ".join(kept.split())
    return words if len(words) <= QUOTED else words[: QUOTED - 1].rstrip() + "…"
