"""How players stand: what everybody can see of them, their Suspicions and Debts, their Workers."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...box.components import ATTRIBUTE_OF, ATTRIBUTES, WORKER_OF
from ...chapters.rounds import paladin_cards
from ...chapters.scoring import marker, score
from ...state import Paladins, holder, seats
from ..details import pool
from .facts import fact, shares, told, who


def seat(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """A player: points as they are now, resources, Attributes, burdens and Workers."""
    one = int(name)
    p = g.players[one]
    attributes = [
        Phrase("summary-attribute", {"attribute": each, "value": value, "boost": boost})
        for each, value, boost in zip(ATTRIBUTES, p.attributes, _boosts(g, one))
    ]
    facts = [
        fact("vp_now", vp=_signed(score(g, one).total)),
        Phrase("silver", {"silver": p.silver}),
        Phrase("provisions", {"provisions": p.provisions}),
        fact("attributes", parts=attributes),
        fact("pool", parts=pool(p.pool)),
        *_burdens(g, one),
    ]
    return told(g, [*facts, fact("passed")] if p.passed else facts)


def _boosts(g: Paladins, seat: Seat) -> tuple[int, ...]:
    """What the Paladin of this Round adds, once revealed."""
    if seat < len(g.players):
        helping = paladin_cards.current(g, g.players[seat])
        if helping is not None:
            return helping.boost
    return (0,) * len(ATTRIBUTES)


def _burdens(g: Paladins, seat: Seat) -> list[Phrase]:
    held = holder(g, seat)
    return [
        Phrase("summary-suspicions", {"count": len(held.suspicions)}),
        Phrase("summary-unpaid", {"count": held.unpaid}),
        Phrase("summary-paid", {"count": held.paid}),
    ]


def suspicions(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """How many a player has, who has the most, and how near the Inquisition is."""
    one = int(name)
    counts = {seat: len(holder(g, seat).suspicions) for seat in seats(g)}
    facts = [fact("suspicions", who=who(reader, one), count=counts[one])]
    most = max(counts.values())
    if most:
        accused = [(seat, most) for seat in counts if counts[seat] == most]
        facts.append(fact("most_suspicions", shares=shares(reader, accused)))
    return told(g, [*facts, fact("tax", n=g.tax)])


def debts(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """A player's Debts, what they are worth, and how many are left to gain."""
    one = int(name)
    held, debt = holder(g, one), g.box.debt
    return told(
        g,
        [
            fact("debts", who=who(reader, one), count=held.unpaid),
            Phrase("summary-paid", {"count": held.paid}),
            fact(
                "debts_worth", vp=_signed(held.unpaid * debt.unpaid_vp + held.paid * debt.paid_vp)
            ),
            fact("deck", n=g.debts),
        ],
    )


def _signed(vp: int) -> str:
    return str(vp).replace("-", "−")


def worker(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """How many of a kind lie in the pools, and stand on the boards."""
    kind = WORKER_OF[name]
    ready = [(seat, p.pool[kind]) for seat, p in enumerate(g.players)]
    placed = [(seat, p.spaces.count(kind)) for seat, p in enumerate(g.players)]
    return told(
        g,
        [
            fact("ready", shares=shares(reader, ready)),
            fact("placed", shares=shares(reader, placed)),
        ],
    )


def attribute(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Where the markers are, what a Paladin adds, and what the reader's marker is worth."""
    which = ATTRIBUTE_OF[name]
    values = {seat: marker(g, seat, which) for seat in seats(g)}
    each = [
        fact("share_boosted", who=who(reader, seat), n=values[seat], boost=_boosts(g, seat)[which])
        for seat in sorted(values, key=lambda seat: seat != reader)
    ]
    facts = [fact("markers", shares=each)]
    if reader is not None:
        worth = g.box.attribute_vp
        at = values[reader]
        higher = next((n for n in range(at, len(worth)) if worth[n] > worth[at]), None)
        facts.append(fact("marker_worth", vp=worth[at]))
        if higher is not None:
            facts.append(fact("next_worth", n=higher, vp=worth[higher]))
    return told(g, facts)
