"""Rewrite records of Paladins 1.0.0 as records of 1.1.0: other words for the same moves.

    python -m tools.convert_paladins_records tests/records/paladins_*.jsonl

Moves that name several Workers or rewards have one verb each since 1.1.0 (``place``, ``keep``,
``take``), and name Workers in one order; see ``docs/decisions/0006-*.md``.  The games are the
same, move by move; the chain of hashes and the seal are made again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stolnik.engine.flow import Move
from stolnik.engine.record import Record
from stolnik.games.paladins.box.components import WORKERS

BEFORE: Final = "1.0.0"
AFTER: Final = "1.1.0"

VERBS: Final[Mapping[str, str]] = {
    "place_two": "place",
    "place_three": "place",
    "keep_none": "keep",
    "keep_two": "keep",
    "keep_three": "keep",
    "take_two": "take",
    "take_three": "take",
}
SORTED: Final = ("place", "keep")
"""The verbs whose Workers stand in the order of ``WORKERS``."""


def main(paths: list[str]) -> None:
    """Convert these files in place; what is converted already is left alone."""
    for path in map(Path, paths):
        record = Record.loads(path.read_bytes())
        if (record.game, record.version) != ("paladins", BEFORE):
            print(f"{path.name}: {record.game} {record.version}, left alone")
            continue
        path.write_bytes(converted(record).dumps())
        print(f"{path.name}: {len(record.moves)} moves")


def converted(record: Record) -> Record:
    """The same game in the words of the new version."""
    return Record.of(
        game=record.game,
        version=AFTER,
        players=record.players,
        options=record.options,
        seed=record.seed,
        nonces=record.nonces,
        moves=[(seat, reworded(move)) for seat, move in record.moves],
        over=record.over,
        standings=record.standings,
    )


def reworded(move: Move) -> Move:
    """A move of 1.0.0 in the words of 1.1.0."""
    old, *parts = move
    verb = VERBS.get(str(old), str(old))
    if verb in SORTED:
        parts.sort(key=lambda name: WORKERS.index(str(name)))
    return (verb, *parts)


if __name__ == "__main__":
    main(sys.argv[1:])
