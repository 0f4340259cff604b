"""What is said of a thing is a row of short facts, each a phrase; here is what they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Line, Term
from stolnik.text import Phrase

from ...edition import refused
from ...state import Pax


def fact(name: str, **about: object) -> Phrase:
    return Phrase(f"fact-{name}", about)


def told(
    facts: Iterable[Phrase], terms: Sequence[Term] = (), helps: Sequence[Line] = ()
) -> Inspection:
    """These facts in a row, with semicolons between them."""
    return Inspection("facts", {"facts": [[one] for one in facts]}, terms, helps)


def who(reader: Seat | None, seat: Seat) -> Phrase:
    """A bank by its name; whoever reads it is *you*."""
    return fact("you") if seat == reader else fact("bank", owner=seat)


def share(reader: Seat | None, seat: Seat, n: int) -> Phrase:
    return fact("share", who=who(reader, seat), n=n)


def shares(reader: Seat | None, name: str, counted: Iterable[tuple[Seat, int]]) -> list[Phrase]:
    """One fact: how many each of these has; none if nobody has any."""
    each = [share(reader, seat, n) for seat, n in counted if n]
    return [fact(name, shares=each)] if each else []


def cited(g: Pax, first: str, second: str) -> str:
    """The clause of the edition at hand that asks for something."""
    return first if g.box.edition.number == 1 else second


def actions_left(g: Pax, seat: Seat, price: int = 1) -> list[Term]:
    """Whether the player whose turn it is has the actions for something."""
    left = g.turn.actions
    if g.turn.seat != seat:
        return []
    asks = refused(g, "PAX1-A2.2", "PAX2-D1.1", figures="actions", count=price, left=left)
    return [Term(left >= price, asks)]
