"""How the result came about: what the victory counts, card by card, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..chapters.tableau import cards_in, prestige, prestige_of
from ..chapters.victory import (
    MARGIN,
    arms_in_theocracies,
    bishops_in_play,
    concessions,
    kings,
    law,
    patronage,
    prestige_in,
    republics,
    supreme_religion,
)
from ..state import Outcome, Pax

Sources: TypeAlias = Sequence[tuple[Phrase, int]]
"""Cards or borders, each with how much it adds."""


class Count(NamedTuple):
    """One thing that a victory counts, and by how much its winner must lead in it."""

    what: Phrase
    of: Callable[[Pax, Seat], int]
    sources: Callable[[Pax, Seat], Sources]
    margin: int = 1


def result(g: Pax, seat: Seat) -> Sequence[Phrase]:
    """What a bank had of all that decided, and of the automated one beside it."""
    outcome = g.outcome
    assert outcome is not None
    lines = [*_bank(g, outcome, seat)]
    for other, player in enumerate(g.players):
        if player.automated and other != seat:
            lines += _bank(g, outcome, other)
    return lines


def _bank(g: Pax, outcome: Outcome, seat: Seat) -> Iterator[Phrase]:
    won = seat in outcome.winners
    yield Phrase(f"result-{outcome.kind}" if won else "result-beaten", {"seat": seat})
    if g.players[seat].out:
        yield Phrase("result-bankrupt")
        return
    if outcome.kind == "holy" and won:
        yield from _supremacy(g, seat)
    for count in _counts(g, outcome):
        yield _told(g, count, seat)
        if won and outcome.kind != "patron":
            yield _lead(g, count, seat)
    if outcome.kind == "patron":
        yield from _ties(g, seat)


# -- what each victory counts ----------------------------------------------------------------


def _counts(g: Pax, outcome: Outcome) -> Sequence[Count]:
    """What was compared; nothing if the banks failed or the market ran dry."""
    match outcome.kind:
        case "holy":
            religion = supreme_religion(g, outcome.winners[0])
            return [] if religion is None else [_prestige(religion)]
        case "imperial":
            margin = g.box.figures.imperial_margin[len(g.players)]
            return [Count(Phrase("result-kings"), kings, _kings, margin)]
        case "globalization":
            borders = Count(Phrase("result-concessions"), concessions, _concessions, MARGIN)
            return [borders, _prestige("discovery")]
        case "renaissance":
            laws = _prestige("law")._replace(of=law, margin=MARGIN)
            return [Count(Phrase("result-republics"), republics, _republics), laws]
        case "patron":
            return [_prestige("patron")]
    return []


def _prestige(kind: str) -> Count:
    return Count(Phrase(f"prestige-{kind}.title"), prestige_in(kind), partial(_bearers, kind=kind))


def _bearers(g: Pax, seat: Seat, kind: str) -> Sources:
    """The cards that bear prestige of a kind, old maids among them."""
    cards = [*cards_in(g, seat), *g.players[seat].maids]
    shown = [(card, prestige_of(g, card).count(kind)) for card in cards]
    return [(Phrase("result-card", {"card": card, "count": n}), n) for card, n in shown if n]


def _kings(g: Pax, seat: Seat) -> Sources:
    return [_empire(card) for card in _empires(g, seat) if card not in g.republics]


def _republics(g: Pax, seat: Seat) -> Sources:
    return [_empire(card) for card in _empires(g, seat) if card in g.republics]


def _empires(g: Pax, seat: Seat) -> Iterator[str]:
    return (card for card in cards_in(g, seat) if card in g.box.empires)


def _empire(card: str) -> tuple[Phrase, int]:
    return Phrase(f"empire-{card}"), 1


def _concessions(g: Pax, seat: Seat) -> Sources:
    owned = (border for border, owner in g.concessions.items() if owner == seat)
    return [(Phrase(f"border-{border}"), 1) for border in owned]


# -- in lines ----------------------------------------------------------------------------------


def _told(g: Pax, count: Count, seat: Seat) -> Phrase:
    """How much a bank has, and from where; what abilities add stands at the end."""
    total, sources = count.of(g, seat), count.sources(g, seat)
    parts = [source for source, _ in sources]
    added = total - sum(n for _, n in sources)
    if added:
        parts.append(Phrase("result-abilities", {"count": added}))
    about = {"what": count.what, "count": total}
    if not parts:
        return Phrase("result-count", about)
    return Phrase("result-count-from", {**about, "parts": parts})


def _lead(g: Pax, count: Count, seat: Seat) -> Phrase:
    """The lead that the victory asks for, and the nearest of the others."""
    others = [other for other in range(len(g.players)) if other != seat]
    best = max(others, key=lambda other: count.of(g, other))
    about = {"seat": best, "count": count.of(g, best), "margin": count.margin}
    return Phrase("result-lead", about)


def _supremacy(g: Pax, seat: Seat) -> Iterator[Phrase]:
    """Which religion is supreme, and by what."""
    religion = supreme_religion(g, seat)
    if religion is not None:
        bishops, arms = bishops_in_play(g, seat), arms_in_theocracies(g)
        yield Phrase(
            "result-supreme",
            {
                "religion": religion,
                "bishops": bishops[religion],
                "all_bishops": sum(bishops.values()),
                "arms": arms[religion],
                "all_arms": sum(arms.values()),
            },
        )


def _ties(g: Pax, seat: Seat) -> Iterator[Phrase]:
    """What decided between banks with as much patron prestige."""
    own, florins = patronage(g, seat)
    for other, player in enumerate(g.players):
        if other == seat or player.out or prestige(g, other, "patron") != own:
            continue
        if player.florins == florins:
            yield Phrase("result-tie-shared", {"seat": other, "florins": florins})
        else:
            about = {"seat": other, "florins": florins, "theirs": player.florins}
            yield Phrase("result-tie-florins", about)
