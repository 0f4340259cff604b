"""What is in the box."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stolnik.engine.data import read, wrong
from stolnik.engine.game import Options
from stolnik.rulebook import rule

HOME = Path(__file__).parent
FILE = "nobles.json"


class Noble(msgspec.Struct, frozen=True):
    id: str
    rank: int


class Nobles(msgspec.Struct, frozen=True):
    copies: int
    nobles: tuple[Noble, ...]


class Box(msgspec.Struct, frozen=True):
    copies: int
    ranks: dict[str, int]
    """Each kind of noble with its rank, from the lowest to the highest."""
    veto: bool


@rule("SEJ-A1.2")
def open_box(options: Options, own: Path | None) -> Box:
    """Read the nobles; a folder of one's own may hold another ``nobles.json``."""
    file = read(Nobles, FILE, HOME / "data", own)
    ranks: dict[str, int] = {}
    for noble in sorted(file.nobles, key=lambda noble: noble.rank):
        if noble.id in ranks:
            raise wrong(FILE, noble.id, "id", "this noble stands twice")
        ranks[noble.id] = noble.rank
    return Box(file.copies, ranks, veto=bool(options["veto"]))
