"""Cities, borders and empires: what stands there, who rules, and what could happen to them."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.text import Phrase

from ...box.components import Border, Empire, Slot
from ...chapters.ops.vote import price_of_vote
from ...chapters.selling import worth
from ...chapters.tableau import bishop_on, queens_of, seat_of, silenced, vassals
from ...chapters.tokens import (
    concessions_at,
    icon_of,
    land_of,
    reserve,
    ruling_class,
    safe_from_pirates,
    slots,
)
from ...chapters.trade_fair import COLOUR
from ...state import Pax
from ..details import counted, pirate
from ..summary import rule
from .facts import fact, shares, told, who


def city(g: Pax, reader: Seat | None, name: Slot) -> Inspection:
    """Who stands in a place, who could be levied there, and whether a route starts there."""
    land = land_of(g, name)
    facts = [fact("city", empire=land, state=g.states[land], rule=rule(g, land))]
    if name not in slots(g, land):
        return told([*facts, fact("blocked" if name in g.box.emporia else "no_place")])
    token, icon = g.cities.get(name), icon_of(g, name)
    facts.append(fact("empty_city") if token is None else fact("stands", token=token))
    facts.append(fact("levy", token=icon, n=reserve(g, icon)))
    facts += [fact("emporium", side=side) for side, at in _emporia(g) if at == name]
    return told(facts)


def _emporia(g: Pax) -> Iterator[tuple[str, Slot]]:
    """By side: where its trade route starts."""
    for side, colour in COLOUR.items():
        yield side, g.emporia[colour]


def border(g: Pax, reader: Seat | None, name: Border) -> Inspection:
    """Who holds a border, and which trade routes cross it."""
    facts = [fact("sea_border" if name in g.box.sea else "land_border")]
    owner = g.concessions.get(name)
    if owner is not None:
        safe = safe_from_pirates(g, name)
        facts.append(fact("concession_safe" if safe else "concession", who=who(reader, owner)))
    if name in g.pirates:
        facts.append(fact("stands", token=pirate(g.pirates[name])))
    if len(facts) == 1:
        facts.append(fact("free_border"))
    for side, emporium in _emporia(g):
        borders = g.box.routes[emporium].borders
        if name in borders:
            n, most = borders.index(name) + 1, len(borders)
            facts.append(fact("on_route", side=side, n=n, most=most, emporium=emporium))
    return told(facts)


def empire(g: Pax, reader: Seat | None, name: Empire) -> Inspection:
    """An empire with its card: regime, court, garrison, the repressed, and the votes there."""
    owner = seat_of(g, name)
    facts = [fact("empire", state=g.states[name], rule=rule(g, name))]
    if owner is not None:
        facts += _court(g, name)
    facts += _garrison(g, name)
    votes = [(seat, concessions_at(g, name, seat)) for seat in range(len(g.players))]
    facts += shares(reader, "votes", votes) or [fact("no_votes")]
    if owner is not None and name not in g.suzerains:
        price = price_of_vote(g, g.turn.seat if reader is None else reader, name)
        facts.append(fact("vote", florins=price))
    if owner is not None and owner == reader:
        facts.append(fact("worth", florins=worth(g, reader, name)))
    return told(facts)


def _court(g: Pax, name: Empire) -> Iterator[Phrase]:
    """Who lies on, beside and under the card of an empire in a tableau."""
    for queen in queens_of(g, name):
        yield fact("queen", card=queen)
    yield from under_bishop(g, name)
    under = vassals(g, name)
    if under:
        yield fact("vassals", empire=under)
    if name in g.turn.used:
        yield fact("used")


def under_bishop(g: Pax, card: str) -> Iterator[Phrase]:
    """The bishop on a card, and whether he silences it."""
    religion = bishop_on(g, card)
    if religion is not None:
        yield fact("bishop", token=f"bishop_{religion}")
    if silenced(g, card):
        yield fact("silenced")


def _garrison(g: Pax, name: Empire) -> Iterator[Phrase]:
    """Who stands in the cities of an empire, and who is repressed there."""
    ruling = [token for _, token in ruling_class(g, name)]
    places = len(slots(g, name))
    if ruling:
        yield fact("garrison", n=len(ruling), most=places, parts=counted(ruling))
    else:
        yield fact("no_garrison", most=places)
    repressed = g.repressed.get(name)
    if repressed:
        yield fact("repressed", n=len(repressed), parts=counted(repressed))
