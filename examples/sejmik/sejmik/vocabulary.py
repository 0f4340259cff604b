"""What can be said at a sejmik."""

from __future__ import annotations

from sejmik.components import Box
from sejmik.state import Sejmik
from stolnik.engine.flow import Seat
from stolnik.engine.vocabulary import SEAT, Family, Verb, Vocabulary


def nobles(box: Box) -> list[str]:
    return list(box.ranks)


NOBLE = Family("noble", nobles)


def house_name(g: Sejmik, seat: Seat) -> str:
    return f"house-{seat}"


VOCABULARY = Vocabulary(
    verbs=(
        Verb("put", {"noble": NOBLE}),
        Verb("take", {"owner": SEAT}),
        Verb("veto"),
    ),
    seat=house_name,
)
