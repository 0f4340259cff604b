"""How strong each bot is, as one figure with the interval in which it lies.

The figures are openskill's, on the scale that chess players know: whoever is 200 ahead wins three
of four duels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import Final

import msgspec

from stolnik.lab.errors import LabError

MIDDLE: Final = 1500.0
"""Where everybody begins."""

TENFOLD: Final = 400.0
"""So many points of the scale make somebody win ten times as often as lose: 200 are then three
duels of four."""

WIDE: Final = 1.96
"""Standard deviations to each side of the 95 % interval."""


class Rating(msgspec.Struct, frozen=True):
    rating: float
    margin: float
    """Half of the 95 % interval around it."""


def ratings(bots: Sequence[str], duels: Iterable[tuple[str, str, float]]) -> dict[str, Rating]:
    """The ratings after these duels: of each, the two bots, and 1 if the first won, ½ or 0."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LabError("extra", package="openskill") from None
    model = PlackettLuce(tau=0.0)  # bots do not change
    known = {bot: model.rating(name=bot) for bot in bots}
    for one, other, share in duels:
        ranks = [1.0, 1.0] if share == 0.5 else [2.0 - share, 1.0 + share]
        [[known[one]], [known[other]]] = model.rate([[known[one]], [known[other]]], ranks=ranks)
    point = TENFOLD / (log(10) * sqrt(2) * model.beta)
    return {
        bot: Rating(MIDDLE + point * (each.mu - model.mu), WIDE * point * each.sigma)
        for bot, each in known.items()
    }
