"""Logs: one JSON object a line, with names and numbers but never what somebody holds or plays.

The one exception is a rule that failed: its line has the seed and the move, to find it by.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from contextlib import suppress
from typing import Any, Final, TextIO

import msgspec

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}
LONGEST: Final = 2000
"""Letters of what our own engine and bots log."""


class Log:
    """Where the server says what it does."""

    def __init__(self) -> None:
        self.level = LEVELS["info"]
        self.out: TextIO = sys.stderr
        self._lock = threading.Lock()

    def _say(self, level: str, message: str, about: dict[str, Any]) -> None:
        if LEVELS[level] < self.level:
            return
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime()) + "Z"
        line = msgspec.json.encode({"at": at, "level": level, "say": message, **about}).decode()
        # If nobody reads the log any more, that is no reason to stop a game.
        with self._lock, suppress(OSError, ValueError):
            print(line, file=self.out, flush=True)

    def debug(self, message: str, **about: Any) -> None:
        self._say("debug", message, about)

    def info(self, message: str, **about: Any) -> None:
        self._say("info", message, about)

    def warning(self, message: str, **about: Any) -> None:
        self._say("warning", message, about)

    def error(self, message: str, **about: Any) -> None:
        self._say("error", message, about)

    def exception(self, message: str, **about: Any) -> None:
        """An error of ours: where in the code it came from, without the values it was about."""
        kind, _, trace = sys.exc_info()
        places = [
            f"{frame.filename.rpartition('stolnik/')[2]}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(trace)[-8:]
        ]
        name = kind.__name__ if kind is not None else "?"
        self._say("error", message, {**about, "error": name, "trace": places})


log: Final = Log()


class Libraries(logging.Handler):
    """What the libraries warn of, in the same form, and of an error only its kind."""

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        about = {} if kind is None else {"error": kind.__name__}
        ours = record.name.partition(".")[0] == "stolnik"
        said = record.getMessage().partition("\n")[0][: LONGEST if ours else 200]
        level = "error" if record.levelno >= logging.ERROR else "warning"
        log._say(level, said, {"library": record.name, **about})


def hear_libraries() -> None:
    logging.getLogger().addHandler(Libraries(logging.WARNING))
