"""Standard streams and signals: whatever happens to them, we end in peace."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, TextIO

PLAIN: Final = "stolnik-plain"
"""How letters are written that the output does not know."""

_SIMILAR: Final = {
    **dict.fromkeys("–—−‑", "-"),
    **dict.fromkeys("„”“«»", '"'),
    **dict.fromkeys("’‘", "'"),
    "ł": "l",
    "Ł": "L",
    "…": "...",
    "›": ">",
    "→": "->",
    "·": "*",
    "×": "x",
    "µ": "u",
    "█": "#",
    "░": ".",
}


class Ended(BaseException):
    """The system asks us to end: the window was closed, or the machine shuts down."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def signals() -> Iterator[None]:
    """While a command runs, a closed window and a request to end are heard."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # not every system has both
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            before[number] = signal.signal(number, _end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> None:
    raise Ended(number)


def prepare() -> None:
    """Streams that were closed lead nowhere; letters that an output does not know are spelt."""
    for place, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            setattr(sys, name, _nowhere(place))
    codecs.register_error(PLAIN, _spell)
    for stream in (sys.stdout, sys.stderr):
        _reconfigure(stream, PLAIN)
    _reconfigure(sys.stdin, "replace")


def _nowhere(place: int) -> TextIO:
    """A stream in the place of one that was closed, so that no file gets its number."""
    number = os.open(os.devnull, os.O_RDONLY if place == 0 else os.O_WRONLY)
    if number != place:
        with suppress(OSError):
            os.fstat(place)
            place = number
        if place != number:
            os.dup2(number, place)
            os.close(number)
    if place == 0:
        return open(place, encoding="utf-8")
    return open(place, "w", encoding="utf-8")


def _reconfigure(stream: TextIO, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def _spell(error: UnicodeError) -> tuple[str, int]:
    """A letter without its accent, or what looks like it; else a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    spelt = []
    for letter in error.object[error.start : error.end]:
        similar = _SIMILAR.get(letter) or unicodedata.normalize("NFKD", letter)
        plain = similar.encode("ascii", "ignore").decode()
        spelt.append(plain or "?")
    return "".join(spelt), error.end


def silence(*streams: TextIO) -> None:
    """Nobody reads what we write any more; what is left in the streams goes nowhere."""
    for stream in streams or (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
