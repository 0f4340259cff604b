"""What the opponent can want (the objectives of Table O8), and how it sees that it has got it.

Each objective is a tuple of figures that ought to fall.  What the opponent is glad of is counted
with a minus.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import FAITH, RELIGIONS, Empire, Religion, TableauCard
from ..chapters.tableau import cards_in, location, prestige, seat_of
from ..chapters.tokens import ruling_class
from ..chapters.victory import (
    arms_in_theocracies,
    bishops_in_play,
    concessions,
    kings,
    law,
    republics,
)
from ..state import Pax
from .seats import OPPONENT, PLAYER

Figures: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Objective:
    """A cell of Table O8 that names an objective; its list only reminds of what may serve it.

    Religion is the dominant one in the rows that have one, and empty in all others.
    """

    name: str
    figures: Callable[[Pax, Religion], Figures]
    targets: Callable[[Pax, Religion], Collection[str]]
    """The locations where it can be reached."""
    ops: tuple[str, ...] = ()
    """The ops that the cell lists."""
    fair: bool = False
    """Whether it lists the trade fair."""
    sale: bool = False
    """Whether it lists the sale of a card."""
    carries: Callable[[TableauCard, Religion], bool] = lambda card, religion: False
    """Cards that serve it wherever they are located, by the prestige that they carry."""


@rule("PAX2S O3.5 O3.14")
def reached(before: Figures, after: Figures) -> bool:
    """One of the things that an objective names has happened, and on balance none is lost (S3)."""
    return any(a < b for b, a in zip(before, after)) and sum(after) <= sum(before)


@rule("PAX2S O4.5")
def undone(before: Figures, after: Figures) -> bool:
    """What an earlier action has won is lost again, wholly or in part."""
    return sum(after) > sum(before)


def empires_of(g: Pax, seat: Seat) -> Iterator[Empire]:
    """The empire cards of a tableau, kings and republics."""
    return (card for card in cards_in(g, seat) if card in g.box.empires)


def kingdoms_of(g: Pax, seat: Seat) -> list[Empire]:
    return [empire for empire in empires_of(g, seat) if empire not in g.republics]


def republics_of(g: Pax, seat: Seat) -> list[Empire]:
    return [empire for empire in empires_of(g, seat) if empire in g.republics]


def _garrison(g: Pax, empires: Collection[Empire]) -> int:
    """The knights and rooks that hold these empires."""
    return sum(len(ruling_class(g, empire)) for empire in empires)


def everywhere(g: Pax, _: Religion) -> Collection[str]:
    return g.box.empires


# -- row 1: kingdoms -----------------------------------------------------------------------


@rule("PAX2S O8.3")
def kingdoms(g: Pax, _: Religion) -> Figures:
    """Remove a kingdom of the player, or gain one."""
    return kings(g, PLAYER), -kings(g, OPPONENT)


def foreign_lands(g: Pax, _: Religion) -> Collection[str]:
    """All that is no kingdom of the opponent yet."""
    own = kingdoms_of(g, OPPONENT)
    return [empire for empire in g.box.empires if empire not in own]


@rule("PAX2S O8.4 O3.14")
def strength_of_kingdoms(g: Pax, _: Religion) -> Figures:
    """Weaken a kingdom of the player: fewer tokens hold it (S5)."""
    return (_garrison(g, kingdoms_of(g, PLAYER)),)


def kingdoms_of_the_player(g: Pax, _: Religion) -> Collection[str]:
    return kingdoms_of(g, PLAYER)


# -- row 2: republics ------------------------------------------------------------------------


@rule("PAX2S O8.8")
def commonwealths(g: Pax, _: Religion) -> Figures:
    """Remove a republic of the player, or gain one."""
    return republics(g, PLAYER), -republics(g, OPPONENT)


def lands_for_republics(g: Pax, _: Religion) -> Collection[str]:
    """The republics of the player, and the own kingdoms that could become some."""
    return [*republics_of(g, PLAYER), *kingdoms_of(g, OPPONENT)]


@rule("PAX2S O8.9")
def strength_of_republics(g: Pax, _: Religion) -> Figures:
    """Weaken a republic of the player: fewer tokens hold it, or the opponent gains in law."""
    return _garrison(g, republics_of(g, PLAYER)), -law(g, OPPONENT)


def republics_of_the_player(g: Pax, _: Religion) -> Collection[str]:
    return republics_of(g, PLAYER)


def law_giving(card: TableauCard, _: Religion) -> bool:
    return "law" in card.prestige


# -- rows 3 and 4: religions -----------------------------------------------------------------


@rule("PAX2S O8.13")
def hold_on_theocracies(g: Pax, religion: Religion) -> Figures:
    """Remove agents of the dominant religion from its theocracies, or add others there."""
    return arms_in_theocracies(g)[religion], -_heretics(g, religion)


def _heretics(g: Pax, religion: Religion) -> int:
    """Knights, rooks and pirates of other religions in the theocracies of one."""
    states, between = g.states, g.box.between
    in_cities = sum(
        FAITH[token] != religion
        for empire in theocracies_of(g, religion)
        for _, token in ruling_class(g, empire)
    )
    at_sea = sum(
        [states[empire] for empire in between[border]].count(religion)
        for border, pirate in g.pirates.items()
        if pirate != religion
    )
    return in_cities + at_sea


@rule("PAX2S O3.13")
def theocracies_of(g: Pax, religion: Religion) -> Collection[str]:
    """All theocracies of a religion."""
    return [empire for empire, state in g.states.items() if state == religion]


@rule("PAX2S O8.14")
def theocracies(g: Pax, religion: Religion) -> Figures:
    """End a theocracy of the dominant religion, or make one of another, or draw level in it."""
    behind = prestige(g, OPPONENT, religion) < prestige(g, PLAYER, religion)
    return *_theocracies(g, religion), int(behind)


@rule("PAX2S O8.19")
def theocracies_or_prestige(g: Pax, religion: Religion) -> Figures:
    """End a theocracy of the dominant religion, or make one of another, or gain in its prestige."""
    return *_theocracies(g, religion), -prestige(g, OPPONENT, religion)


def _theocracies(g: Pax, religion: Religion) -> tuple[int, int]:
    own = len(theocracies_of(g, religion))
    others = sum(state in RELIGIONS for state in g.states.values()) - own
    return own, -others


def devout(card: TableauCard, religion: Religion) -> bool:
    return religion in card.prestige


@rule("PAX2S O8.18")
def bishops(g: Pax, religion: Religion) -> Figures:
    """Kill a bishop of the dominant religion, or gain one of another."""
    counts = bishops_in_play(g)
    return counts[religion], counts[religion] - sum(counts.values())


@rule("PAX2S O3.13")
def sees_of(g: Pax, religion: Religion) -> Collection[str]:
    """All locations with bishops of a religion."""
    cards = (card for card, bishop in g.bishops.items() if bishop == religion)
    return [place for card in cards if (place := location(g, card)) is not None]


# -- row 5: concessions ----------------------------------------------------------------------


@rule("PAX2S O8.23")
def trade(g: Pax, _: Religion) -> Figures:
    """Remove concessions of the player, or gain some."""
    return concessions(g, PLAYER), -concessions(g, OPPONENT)


# -- where a card works ----------------------------------------------------------------------


@rule("PAX2S O3.6 O9.3")
def matches(g: Pax, card: str, targets: Collection[str]) -> bool:
    """Whether a card is located where an objective can be reached; a queen where she can marry."""
    known = g.box.cards[card]
    places = known.suitors if known.queen else (known.location,)
    return any(
        place in g.box.matching[target]
        for target in targets
        for place in places
        if place is not None
    )


def owned(g: Pax, empire: Empire) -> bool:
    """Whether the opponent has an empire."""
    return seat_of(g, empire) == OPPONENT
