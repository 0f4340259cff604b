"""What is said of a thing is a row of short facts, each a phrase; here is what they share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Line, Term
from stolnik.text import Phrase

from ...box.components import ATTRIBUTE_OF, Reward
from ...state import Paladins


def fact(name: str, **about: object) -> Phrase:
    return Phrase(f"fact-{name}", about)


def told(g: Paladins, facts: Iterable[Phrase], terms: Sequence[Term] = ()) -> Inspection:
    """These facts in a row, with semicolons between them; and what would meet the terms."""
    return Inspection("facts", {"facts": [[one] for one in facts]}, terms, _helps(g, terms))


def who(reader: Seat | None, seat: Seat) -> Phrase:
    """A player by name; whoever reads it is *you*."""
    return fact("you") if seat == reader else fact("player", seat=seat)


def shares(reader: Seat | None, counted: Iterable[tuple[Seat, int]]) -> list[Phrase]:
    """How many each of these has, the reader first."""
    each = sorted(counted, key=lambda share: share[0] != reader)
    return [fact("share", who=who(reader, seat), n=n) for seat, n in each]


def whose(reader: Seat | None, name: str, seats: Iterable[Seat]) -> Iterator[Phrase]:
    """One fact: of whom something is said; none if it is nobody.  What is the reader's alone is
    called *yours*."""
    found = sorted(seats, key=lambda seat: seat != reader)
    if found:
        yield fact(name, who=[who(reader, seat) for seat in found], own=found == [reader])


def _helps(g: Paladins, terms: Sequence[Term]) -> list[Line]:
    """Which actions bring what is missing."""
    missing = []
    for term in terms:
        what = term.refusal.about.get("what")
        if term.met or not isinstance(what, Phrase):
            continue
        kind = what.message.removeprefix("figures-")
        missing.append(str(what.about["attribute"]) if kind == "attribute" else kind)
    found: list[Line] = []
    for name in dict.fromkeys(missing):
        actions = [action.id for action in g.box.actions.values() if _brings(g, action.id, name)]
        if actions:
            found.append(Phrase(f"help-{name}", {"action": actions}))
    return found


def _brings(g: Paladins, name: str, wanted: str) -> bool:
    """Whether an action of the board gives a resource or raises an Attribute."""
    action = g.box.actions[name]
    if wanted in ATTRIBUTE_OF:
        return action.rewards == ATTRIBUTE_OF[wanted]
    return any(_gives(reward, wanted) for gain in action.gains.values() for reward in gain)


def _gives(reward: Reward, wanted: str) -> bool:
    return reward.kind == wanted
