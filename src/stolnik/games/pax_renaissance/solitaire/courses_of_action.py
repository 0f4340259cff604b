"""Table O8, the opponent's brain: seven courses of action, each with its objectives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from stolnik.rulebook import rule

from ..box.components import Religion, TableauCard
from ..chapters.tableau import prestige
from ..chapters.victory import (
    arms_in_theocracies,
    bishops_in_play,
    concessions,
    kings,
    law,
    most_of_all,
    republics,
    supreme_religion,
)
from ..state import Pax
from .objectives import (
    Objective,
    bishops,
    commonwealths,
    devout,
    everywhere,
    foreign_lands,
    hold_on_theocracies,
    kingdoms,
    kingdoms_of_the_player,
    lands_for_republics,
    law_giving,
    republics_of_the_player,
    sees_of,
    strength_of_kingdoms,
    strength_of_republics,
    theocracies,
    theocracies_of,
    theocracies_or_prestige,
    trade,
)
from .seats import OPPONENT, PLAYER

CLEAR_LEAD: Final = 2
"""By how much the player must lead in kingdoms or concessions to alarm the opponent."""
POOR: Final = 3
"""With fewer florins the opponent looks for money."""

MAIN: Final = "main"
SECONDARY: Final = "secondary"
PRESTIGE: Final = "prestige"
COLUMNS: Final = (MAIN, SECONDARY, PRESTIGE)


@dataclass(frozen=True, eq=False)
class Acquisition:
    """A cell that asks for a card to be bought and played for what it carries."""

    name: str
    wants: tuple[Callable[[TableauCard, Religion], bool], ...]
    """What the card should carry; the second wish counts only if no card meets the first."""


@dataclass(frozen=True, eq=False)
class Errands:
    """A cell that has only a list: the actions of row 7, in their order."""

    name: str


Cell: TypeAlias = Objective | Acquisition | Errands


@dataclass(frozen=True, eq=False)
class Course:
    """A row of the table."""

    number: int
    trigger: Callable[[Pax], bool]
    main: Cell
    secondary: Cell | None = None
    prestige: Acquisition | None = None
    override: Callable[[Pax], bool] | None = None
    """The cometary override, which ranks before all other triggers."""
    dominant: Callable[[Pax], Religion | None] | None = None
    """The religion that the trigger names."""

    def cell(self, column: str) -> Cell | None:
        return {MAIN: self.main, SECONDARY: self.secondary, PRESTIGE: self.prestige}[column]

    def religion(self, g: Pax) -> Religion:
        """The dominant religion, or nothing in a row that knows none."""
        return (self.dominant(g) or "") if self.dominant else ""


# -- overrides and triggers ------------------------------------------------------------------


@rule("PAX2S O8.1")
def imperial_alarm(g: Pax) -> bool:
    """The imperial victory is active."""
    return "imperial" in g.active


@rule("PAX2S O8.2")
def behind_in_kingdoms(g: Pax) -> bool:
    """The player has at least two kingdoms more."""
    return kings(g, PLAYER) - kings(g, OPPONENT) >= CLEAR_LEAD


@rule("PAX2S O8.6")
def renaissance_alarm(g: Pax) -> bool:
    """The renaissance victory is active, and the opponent does not lead in law."""
    return "renaissance" in g.active and law(g, OPPONENT) <= law(g, PLAYER)


@rule("PAX2S O8.7")
def behind_in_republics(g: Pax) -> bool:
    """The opponent has fewer republics."""
    return republics(g, OPPONENT) < republics(g, PLAYER)


@rule("PAX2S O8.11 O8.16")
def holy_alarm(g: Pax) -> bool:
    """The holy victory is active, and the opponent does not lead in the supreme religion.

    Nobody can lead where no religion is supreme (S2).
    """
    if "holy" not in g.active:
        return False
    supreme = supreme_religion(g)
    return supreme is None or prestige(g, OPPONENT, supreme) <= prestige(g, PLAYER, supreme)


@rule("PAX2S O8.12 O8.30")
def dominant_in_arms(g: Pax) -> Religion | None:
    """The religion with more believers in its theocracies than all others together."""
    return most_of_all(arms_in_theocracies(g))


@rule("PAX2S O8.12")
def one_religion_rules(g: Pax) -> bool:
    return dominant_in_arms(g) is not None


@rule("PAX2S O8.17 O8.30")
def dominant_in_bishops(g: Pax) -> Religion | None:
    """The religion with more bishops than all others together."""
    return most_of_all(bishops_in_play(g))


@rule("PAX2S O8.17")
def one_religion_preaches(g: Pax) -> bool:
    return dominant_in_bishops(g) is not None


@rule("PAX2S O8.21")
def globalization_alarm(g: Pax) -> bool:
    """The globalization victory is active, and the opponent does not lead in discovery."""
    led = prestige(g, OPPONENT, "discovery") <= prestige(g, PLAYER, "discovery")
    return "globalization" in g.active and led


@rule("PAX2S O8.22")
def behind_in_concessions(g: Pax) -> bool:
    """The player has at least two concessions more."""
    return concessions(g, PLAYER) - concessions(g, OPPONENT) >= CLEAR_LEAD


@rule("PAX2S O8.26")
def both_actions_left(g: Pax) -> bool:
    return g.turn.actions >= g.box.figures.actions


@rule("PAX2S O8.28")
def short_of_actions_or_florins(g: Pax) -> bool:
    return g.turn.actions < g.box.figures.actions or g.players[OPPONENT].florins < POOR


# -- what a card should carry ----------------------------------------------------------------


def torch(victory: str) -> Callable[[TableauCard, Religion], bool]:
    """The red text that makes a victory cost two actions."""

    @rule("PAX2S O8.5 O8.15 O8.20 O8.25")
    def discredits(card: TableauCard, _: Religion) -> bool:
        return card.torch == victory

    return discredits


@rule("PAX2S O8.10")
def lawful(card: TableauCard, religion: Religion) -> bool:
    """Law prestige."""
    return law_giving(card, religion)


@rule("PAX2S O8.15 O8.20")
def of_the_dominant_religion(card: TableauCard, religion: Religion) -> bool:
    """Prestige of the dominant religion."""
    return devout(card, religion)


@rule("PAX2S O8.25")
def adventurous(card: TableauCard, _: Religion) -> bool:
    """Discovery prestige."""
    return "discovery" in card.prestige


@rule("PAX2S O8.27")
def prestigious(card: TableauCard, _: Religion) -> bool:
    """Any prestige."""
    return bool(card.prestige)


# -- the table -------------------------------------------------------------------------------

FAITH_AND_FIRE: Final = Acquisition("holy_cards", (torch("holy"), of_the_dominant_religion))

TABLE: Final = (
    Course(
        1,
        override=imperial_alarm,
        trigger=behind_in_kingdoms,
        main=Objective("kingdoms", kingdoms, foreign_lands, ("vote", "behead", "campaign")),
        secondary=Objective(
            "weak_kingdoms", strength_of_kingdoms, kingdoms_of_the_player, ("repress", "siege")
        ),
        prestige=Acquisition("imperial_cards", (torch("imperial"),)),
    ),
    Course(
        2,
        override=renaissance_alarm,
        trigger=behind_in_republics,
        main=Objective(
            "republics", commonwealths, lands_for_republics, ("vote", "behead", "campaign")
        ),
        secondary=Objective(
            "weak_republics",
            strength_of_republics,
            republics_of_the_player,
            ("repress", "siege"),
            carries=law_giving,
        ),
        prestige=Acquisition("law_cards", (lawful,)),
    ),
    Course(
        3,
        override=holy_alarm,
        trigger=one_religion_rules,
        dominant=dominant_in_arms,
        main=Objective(
            "believers",
            hold_on_theocracies,
            theocracies_of,
            ("repress", "siege", "tax"),
            fair=True,
        ),
        secondary=Objective("theocracies", theocracies, everywhere, ("vote",), carries=devout),
        prestige=FAITH_AND_FIRE,
    ),
    Course(
        4,
        override=holy_alarm,
        trigger=one_religion_preaches,
        dominant=dominant_in_bishops,
        main=Objective("bishops", bishops, sees_of, ("behead", "inquisitor"), sale=True),
        secondary=Objective(
            "theocracies", theocracies_or_prestige, everywhere, ("vote",), carries=devout
        ),
        prestige=FAITH_AND_FIRE,
    ),
    Course(
        5,
        override=globalization_alarm,
        trigger=behind_in_concessions,
        main=Objective(
            "concessions", trade, everywhere, ("corsair", "siege", "repress", "vote", "tax")
        ),
        prestige=Acquisition("discovery_cards", (torch("globalization"), adventurous)),
    ),
    Course(6, trigger=both_actions_left, main=Acquisition("prestige", (prestigious,))),
    Course(7, trigger=short_of_actions_or_florins, main=Errands("money")),
)
"""All courses of action, from the top down."""

LAST_RESORT: Final = TABLE[-1]


@rule("PAX2S O8.24")
def cells_of(course: Course, after: str | None = None) -> Iterator[str]:
    """The columns of a row that hold a cell, from left to right, all or those after one."""
    start = 0 if after is None else COLUMNS.index(after) + 1
    return (column for column in COLUMNS[start:] if course.cell(column) is not None)


# -- which row -------------------------------------------------------------------------------


@rule("PAX2S O2.2 O7.1")
def overrides(g: Pax, course: Course) -> bool:
    """Whether a row meets both its cometary override and its trigger."""
    if not g.active or course.override is None:
        return False
    return course.override(g) and course.trigger(g)


@rule("PAX2S O2.1 O2.2 O2.3 O2.7 O7.1 O7.4")
def course_of_action(g: Pax, below: int = 0) -> Course | None:
    """The topmost row under a given one that overrides all others, or else whose trigger is met.

    Going on downward, the opponent asks both questions anew (S1).
    """
    rows = TABLE[below:]
    for course in rows:
        if overrides(g, course):
            return course
    for course in rows:
        if course.trigger(g):
            return course
    return None


@dataclass(frozen=True)
class Aim:
    """A cell that the opponent tries to serve, with the dominant religion that it is about."""

    course: Course
    column: str
    religion: Religion = ""

    @property
    def cell(self) -> Cell:
        cell = self.course.cell(self.column)
        assert cell is not None
        return cell

    @property
    def main(self) -> bool:
        return self.column == MAIN


@rule("PAX2S O2.4 O2.5 O2.6 O2.7 O3.3 O7.3")
def aims(g: Pax, last: Aim | None = None) -> Iterator[Aim]:
    """Every cell that is to be tried, in order: along its row, then along the rows below."""
    course = last.course if last else course_of_action(g)
    column = last.column if last else None
    religion = last.religion if last else None
    while course is not None:
        if religion is None:
            religion = course.religion(g)
        for name in cells_of(course, column):
            yield Aim(course, name, religion)
        course = course_of_action(g, below=course.number)
        column = religion = None
