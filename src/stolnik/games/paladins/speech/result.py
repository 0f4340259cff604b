"""How the result came about: points by source, and the tie-break that decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..chapters.scoring import Rank, rank, score
from ..state import VIRTUAL, Paladins, seats


def result(g: Paladins, seat: Seat) -> Sequence[Phrase]:
    """The points of a player, and of the virtual one beside them."""
    lines = [*_points(g, seat), *_ties(g, seat)]
    if g.virtual is not None:
        lines += _points(g, VIRTUAL)
    return lines


def _points(g: Paladins, seat: Seat) -> Iterator[Phrase]:
    """Victory Points by source, as far as there are any."""
    points = score(g, seat)
    yield Phrase("result-total", {"seat": seat, "vp": points.total})
    for source in points.__struct_fields__:
        vp: int = getattr(points, source)
        if vp:
            yield Phrase(f"result-{source}", {"vp": vp})


def _ties(g: Paladins, seat: Seat) -> Iterator[Phrase]:
    """What decided against each player with as many points."""
    own = rank(g, seat)
    for other in seats(g):
        theirs = rank(g, other)
        if other != seat and theirs.vp == own.vp:
            yield _tie(own, theirs, other)


def _tie(own: Rank, theirs: Rank, other: Seat) -> Phrase:
    if own.orders != theirs.orders:
        about = {"seat": other, "own": own.orders, "theirs": theirs.orders}
        return Phrase("result-tie-orders", about)
    if own.unsuspected != theirs.unsuspected:
        about = {"seat": other, "own": -own.unsuspected, "theirs": -theirs.unsuspected}
        return Phrase("result-tie-suspicions", about)
    return Phrase("result-tie-shared", {"seat": other})
