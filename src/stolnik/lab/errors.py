"""What can go wrong in the lab, said in one clear sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolnik.engine.errors import StolnikError
from stolnik.text import Catalog


class LabError(StolnikError):
    """Something that whoever plays many games can mend."""

    def say(self, lang: str) -> str:
        return _words(lang).say(f"error-{self.message}", **self.about_in(lang))


@cache
def _words(lang: str) -> Catalog:
    return Catalog.load(lang, [Path(__file__).parent / "text"])
