"""What is said of a thing is a row of short facts, each a phrase; here is what they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.text import Phrase

from ...box.components import UNITS


def fact(name: str, **about: object) -> Phrase:
    return Phrase(f"fact-{name}", about)


def told(facts: Iterable[Phrase], terms: Sequence[Term] = ()) -> Inspection:
    """These facts in a row, with semicolons between them."""
    return Inspection("facts", {"facts": [[one] for one in facts]}, terms)


def who(reader: Seat | None, seat: Seat) -> Phrase:
    """A player by name; whoever reads it is *you*."""
    return fact("you") if seat == reader else fact("player", owner=seat)


def shares(reader: Seat | None, name: str, counted: Iterable[tuple[Seat, int]]) -> list[Phrase]:
    """One fact: how many each of these has; none if nobody has any."""
    each = [fact("share", who=who(reader, seat), n=n) for seat, n in counted if n]
    return [fact(name, shares=each)] if each else []


def units(army: Sequence[int]) -> list[Phrase]:
    """The units of an army that there are, by kind."""
    return [fact(f"unit_{kind}", n=n) for kind, n in zip(UNITS, army) if n]
