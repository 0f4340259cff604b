"""What a person can look up at the table: everything about a thing, and why it is of no use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from stolnik.cli.drawing import Drawer, Hanging, indented
from stolnik.cli.reading import Reading, Thing
from stolnik.cli.screen import Screen
from stolnik.engine.chair import Chair, Offer
from stolnik.engine.flow import Ask, Move
from stolnik.engine.refusal import Refusal

FOUND: Final = 8
"""Options that may be meant, or clauses that refuse, that are listed at a time."""

BEGINNING: Final = 3
"""Clauses of a section that are told with a card: what it is about."""


class Question(NamedTuple):
    """What a person is asked, and the options as they are numbered on the screen."""

    chair: Chair
    ask: Ask
    offers: Sequence[Offer]
    drawer: Drawer
    reading: Reading

    @property
    def texts(self) -> list[tuple[Move, str]]:
        return [(offer.move, offer.text) for offer in self.offers]


def printed(asked: Question, thing: Thing) -> tuple[str, ...]:
    """What a thing is called and what stands on it: copies of a card are alike in this."""
    lang, name = asked.reading.lang, asked.reading.name(thing.field, thing.part)
    lines = [line for each in thing.elements for line in asked.chair.say_element(lang, each)]
    return (name, *(lines or [str(thing.part)]))


def asked_about(asked: Question, found: Sequence[Thing]) -> Sequence[Thing]:
    """Of several things that are called the same, those that the question is about, if any are."""
    elements = {element for offer in asked.offers for element in offer.elements}
    return [thing for thing in found if not elements.isdisjoint(thing.elements)] or found


def as_one(found: Sequence[Thing]) -> Thing:
    """Things with the same name, such as the copies of a card: whoever names one means any."""
    elements = dict.fromkeys(element for thing in found for element in thing.elements)
    return found[0]._replace(elements=list(elements))


def worth_telling(asked: Question, moves: Sequence[Move]) -> list[Move]:
    """Of the moves that may be meant, those that can be told apart by their words.

    Those that a clause refuses come before those that have nothing to do with the question, and
    the copy of a card that the question is about before the others.
    """
    known = {part for move in asked.ask.options for part in move[1:]}
    near = sorted(moves, key=lambda move: not known.issuperset(move[1:]))
    refused = [move for move in near if asked.chair.why_not(move) is not None]
    by_words = {asked.reading.said(asked.ask, move): move for move in reversed(refused)}
    return [*reversed(by_words.values())] or near[:1]


def everything_about(screen: Screen, asked: Question, thing: Thing) -> list[RenderableType]:
    """What stands on a thing, where it is, what can be done with it or why nothing can."""
    chair, drawer, lang = asked.chair, asked.drawer, asked.reading.lang
    name = asked.reading.name(thing.field, thing.part)
    shown: list[RenderableType] = [Text(name, "bold")]
    described = filter(None, (chair.say_element(lang, element) for element in thing.elements))
    shown += [indented(Hanging(drawer.coloured(line), 2)) for line in next(described, ())]
    if lying := drawer.parts(name):
        shown += [Text(screen.say("card-where"), "bold"), indented(drawer.listed(lying))]
    return [*shown, *_now(screen, asked, thing)]


def rules_of(screen: Screen, asked: Question, thing: Thing) -> list[RenderableType]:
    """How the sections of the rulebook begin that a thing comes from."""
    sections = (asked.chair.sections_of(element) for element in thing.elements)
    return _sections(screen, asked.chair, next(filter(None, sections), ()))


def _now(screen: Screen, asked: Question, thing: Thing) -> list[RenderableType]:
    """How a thing stands, the terms that it asks for, what can be done with it or why nothing
    can, and what would help."""
    chair, drawer, lang = asked.chair, asked.drawer, asked.reading.lang
    looked = [chair.inspect(element) for element in thing.elements]
    stands = [chair.say_figures(lang, now.figures, now.about) for now in looked if now.figures]
    shown: list[RenderableType] = [
        indented(Hanging(drawer.coloured(said), 2)) for said in dict.fromkeys(stands)
    ]
    for term in (term for now in looked for term in now.terms):
        said = chair.say_figures(lang, term.refusal.figures, term.refusal.about)
        mark = ("✓ ", "green") if term.met else ("✗ ", "red")
        shown.append(indented(Hanging(Text.assemble(mark, f"{said} [{term.refusal.clause}]"), 2)))
    offered = offers_with(asked, [thing])
    shown += [indented(Text(text, "green")) for move, text in asked.texts if move in offered]
    shown += [] if offered else refusals(asked, thing, "".join(stands[:1]))
    helps = [chair.say_line(lang, line) for now in looked for line in now.helps]
    if helps:
        shown.append(indented(Text(screen.say("card-helps"), "bold")))
        shown += [indented(indented(Text(line))) for line in helps]
    return [Text(screen.say("card-now"), "bold"), *shown] if shown else []


def offers_with(asked: Question, found: Sequence[Thing]) -> list[Move]:
    """The options that have to do with one of these things."""
    elements = {element for thing in found for element in thing.elements}
    return [offer.move for offer in asked.offers if not elements.isdisjoint(offer.elements)]


def refusals(asked: Question, thing: Thing, stands: str = "") -> list[RenderableType]:
    """For each clause that forbids something with a thing, one move that it forbids; how the
    thing stands is not repeated."""
    chair, reading = asked.chair, asked.reading
    refused = [pair for element in thing.elements for pair in chair.why_not_element(element)]
    shown = []
    for move, why in refused[:FOUND]:
        said = reading.said_of(asked.ask, move, thing) if move else ""
        shown.append(_refused(asked, said, why, stands))
    return shown


def refusals_of(asked: Question, moves: Sequence[Move]) -> list[RenderableType]:
    """For each clause that forbids some of these moves, one that it forbids; if one forbids all,
    no move in particular."""
    found: dict[str, tuple[str, Refusal]] = {}
    for move in moves:
        why = asked.chair.why_not(move)
        if why is not None:
            found.setdefault(why.clause, (asked.reading.said(asked.ask, move), why))
    if len(found) == 1:
        ((_, why),) = found.values()
        return [indented(Text(asked.chair.say_refusal(asked.reading.lang, why)))]
    return [_refused(asked, said, why) for said, why in list(found.values())[:FOUND]]


def _refused(asked: Question, said: str, why: Refusal, stands: str = "") -> RenderableType:
    refusal = asked.chair.say_refusal(asked.reading.lang, why)
    if stands:
        refusal = refusal.replace(f" ({stands})", "")
    if not said:
        return indented(Hanging(Text(refusal), 2))
    return indented(Hanging(Text.assemble((said, "cyan"), f"  {refusal}"), 2))


def _sections(screen: Screen, chair: Chair, names: Sequence[str]) -> list[RenderableType]:
    """How each of these sections of the rulebook begins."""
    shown: list[RenderableType] = []
    for name in dict.fromkeys(names):
        section = [c for c in chair.game.ledger.clauses.values() if c.section == name]
        if not section:  # of another edition
            continue
        lang, rest = screen.lang, len(section) - BEGINNING
        shown.append(Text.assemble((f"{name}  {section[0].title(lang)}", "bold")))
        for clause in section[:BEGINNING]:
            line = Text.assemble((clause.id, "cyan"), f"  {clause.say(lang)}")
            shown.append(indented(Hanging(line, 2)))
        if rest > 0:
            wanted = section[0].id.rpartition(".")[0]
            more = screen.say("section-more", count=rest, section=wanted)
            shown.append(indented(Text(more, "dim")))
    return shown
