"""A table that is longer than the screen: what is folded away, and what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

ALIKE: Final = 0.6
"""Lines that are so much alike are the same line, changed."""

GONE: Final = "− "
NEW: Final = "+ "


def depth(line: str) -> int:
    """How far a line is indented."""
    return len(line) - len(line.lstrip())


class Block(NamedTuple):
    """A heading, and below it indented what it is about."""

    heading: str
    rows: tuple[str, ...] = ()

    @property
    def lines(self) -> list[str]:
        return [self.heading, *self.rows]

    @property
    def folded(self) -> str:
        return f"{self.heading}  (+{len(self.rows)})" if self.rows else self.heading


def blocks(lines: Sequence[str]) -> list[Block]:
    """A summary by its headings; blank lines only stand between them."""
    found: list[list[str]] = []
    for line in lines:
        if not line.strip():
            continue
        if depth(line) == 0 or not found:
            found.append([line])
        else:
            found[-1].append(line)
    return [Block(heading, tuple(rows)) for heading, *rows in found]


def fold(lines: Sequence[str], before: Sequence[str], height: int) -> list[str]:
    """The table in so many lines: what has not changed is folded first, long blocks first."""
    known = set(before)
    table = blocks(lines)
    kept = set(range(len(table)))
    order = sorted(
        kept, key=lambda at: (any(row not in known for row in table[at].rows), -len(table[at].rows))
    )
    for at in order:
        if len(table) + sum(len(table[other].rows) for other in kept) <= height:
            break
        kept.discard(at)
    shown: list[str] = []
    for at, block in enumerate(table):
        shown += block.lines if at in kept else [block.folded]
    return shown if len(shown) <= height else [*shown[: max(1, height - 1)], "…"]


def changed(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """What is new, changed or gone, below its heading; a changed line is shown whole."""
    old, new = blocks(before), blocks(now)
    was, gone = _paired([block.heading for block in old], [block.heading for block in new])
    rows = {block.heading: block.rows for block in old}
    told: list[str] = []
    for block, heading in zip(new, was):
        news = _news(rows.get(heading or "", ()), block.rows)
        if news or heading != block.heading:
            told += [block.heading, *news]
    return [*told, *(f"{GONE}{heading}" for heading in gone)]


def _news(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """The rows of a block that came, changed or went."""
    was, gone = _paired(before, now)
    told = []
    for row, old in zip(now, was):
        if old is None:
            told.append(_marked(NEW, row))
        elif old != row:
            told.append(row)
    return [*told, *(_marked(GONE, row) for row in gone)]


def _paired(before: Sequence[str], now: Sequence[str]) -> tuple[list[str | None], list[str]]:
    """For each line of now the one that it was before, and the lines that are gone."""
    left = list((Counter(before) - Counter(now)).elements())
    same = Counter(before) & Counter(now)
    pairs: list[str | None] = []
    for line in now:
        if same[line]:
            same[line] -= 1
            pairs.append(line)
            continue
        best = max(left, key=lambda other: _likeness(other, line), default=None)
        if best is not None and _likeness(best, line) >= ALIKE:
            left.remove(best)
            pairs.append(best)
        else:
            pairs.append(None)
    return pairs, left


def _likeness(one: str, other: str) -> float:
    """How much two lines are alike; those that are about the same thing are the same line."""
    subject, colon, _ = one.partition(": ")
    if colon and _bare(subject) == _bare(other.partition(": ")[0]):
        return 1.0
    return SequenceMatcher(None, _bare(one), _bare(other), autojunk=False).ratio()


def _bare(row: str) -> list[str]:
    """The words of a row without the number of its place."""
    return row.strip().lstrip("0123456789").split()


def _marked(mark: str, row: str) -> str:
    return f"{' ' * depth(row)}{mark}{row.lstrip()}"
