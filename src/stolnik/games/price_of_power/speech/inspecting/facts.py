"""What is said of a thing is a row of short facts, each a phrase; here is what they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Line, Term
from stolnik.text import Phrase

from ...chapters.board.ownership import is_pr
from ...chapters.effects.asked.reading import Condition
from ...chapters.relations.ties import realm_id
from ...state import NOBODY, REBELS, Europe, Realm
from ..cards.condition_sentences import condition
from ..cards.sets import Names
from ..phrases import Said


def fact(name: str, **about: object) -> Phrase:
    return Phrase(f"fact-{name}", about)


def told(
    facts: Iterable[Phrase], terms: Sequence[Term] = (), helps: Sequence[Line] = ()
) -> Inspection:
    """These facts in a row, with semicolons between them."""
    return Inspection("facts", {"facts": [[one] for one in facts]}, terms, helps)


def who(g: Europe, reader: Seat | None, realm: Realm) -> Phrase:
    """A Realm at the table by its name; whoever reads it is *you*."""
    if realm == NOBODY:
        return fact("nobody")
    if realm == REBELS:
        return fact("rebels")
    if realm == reader:
        return fact("you")
    if is_pr(realm):
        return fact("player", owner=realm)
    return fact("realm", realm=realm_id(g, realm))


def shares(
    g: Europe, reader: Seat | None, name: str, counted: Iterable[tuple[Realm, int]]
) -> list[Phrase]:
    """One fact: how many each of these has; none if nobody has any."""
    each = [fact("share", who=who(g, reader, realm), n=n) for realm, n in counted if n]
    return [fact(name, shares=each)] if each else []


def whose(g: Europe, reader: Seat | None, name: str, realms: Iterable[Realm]) -> list[Phrase]:
    """One fact: whom something is said of; none if it is nobody."""
    each = [who(g, reader, realm) for realm in realms]
    return [fact(name, who=each)] if each else []


def said(g: Europe, asked: Condition) -> Said:
    """A condition in the words of its card."""
    return condition(Names(g.box), asked)
