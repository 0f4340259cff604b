"""A chair as a message: what a seat may know, in the language of who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stolnik.engine.chair import Chair
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.table.problems import table_words
from stolnik.table.protocol import (
    AskInfo,
    ClockInfo,
    EventInfo,
    GroupInfo,
    Lang,
    OfferInfo,
    PartInfo,
    Player,
    StandingInfo,
    StandingOrder,
    Table,
    WhyNot,
    WhyNotAnswer,
)


def table_of(
    chair: Chair,
    *,
    room: str,
    lang: Lang,
    question: str,
    since: int,
    clocks: list[ClockInfo],
    orders: list[StandingOrder],
    finality: bool = False,
) -> Table:
    """Everything of a chair in one message."""
    return Table(
        room=room,
        seat=chair.seat,
        lang=lang,
        number=chair.number,
        question=question,
        over=chair.over,
        view=chair.view(),
        players=[Player(seat=seat, name=chair.player(lang, seat)) for seat in range(chair.players)],
        steps=chair.say_steps(lang),
        waiting=list(chair.waiting),
        ask=_ask(chair, lang, finality),
        undo=chair.can_undo,
        since=since,
        events=events_of(chair, lang, since),
        standings=[
            StandingInfo(
                seat=standing.seat,
                place=standing.place,
                score=standing.score,
                reason=chair.say_reason(lang, standing),
            )
            for standing in chair.standings
        ],
        clocks=clocks,
        orders=orders,
    )


def _ask(chair: Chair, lang: Lang, finality: bool) -> AskInfo | None:
    ask = chair.ask
    if ask is None:
        return None
    return AskInfo(
        topic=str(ask.topic),
        text=chair.say_ask(lang),
        about=dict(ask.about),
        offers=[
            OfferInfo(
                move=offer.move,
                text=offer.text,
                label=offer.label,
                group=GroupInfo(id=offer.group, words=offer.heading) if offer.group else None,
                price=offer.price,
                gain=offer.gain,
                elements=list(offer.elements),
                parts=_parts(chair, lang, offer.parts),
                final=offer.final,
            )
            for offer in chair.offers(lang, finality=finality)
        ],
    )


def _parts(chair: Chair, lang: Lang, parts: dict[str, object]) -> list[PartInfo]:
    """The parts of an offer, each with its words; of a part that repeats, the words of all."""
    found = []
    for field, value in parts.items():
        values: list[Any] = value if isinstance(value, list) else [value]
        text = ", ".join(chair.name(lang, field, part) for part in values)
        found.append(PartInfo(field=field, value=value, text=text))
    return found


def events_of(chair: Chair, lang: Lang, since: int, to: int | None = None) -> list[EventInfo]:
    """What happened after a number of moves, as far as the chair may know."""
    return [
        EventInfo(
            number=number,
            name=type(event).__name__,
            text=chair.say_event(lang, event),
            clauses=[],
            elements=_elements(chair, event),
            event=_fields(event),
        )
        for number, event in chair.events(since)
        if to is None or number <= to
    ]


def _fields(event: Event) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(event)
    fields.pop("type", None)
    return fields


def _elements(chair: Chair, event: Event) -> list[str]:
    """The elements of the board that an event names."""
    kinds = chair.lexicon.vocabulary.kinds
    found: list[str] = []
    for field in event.__struct_fields__:
        kind = kinds.get(field)
        value = getattr(event, field)
        if kind is None or value is None:
            continue
        for part in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(part, (str, int)) and not isinstance(part, bool):
                element = kind.element(part)
                if element is not None and element not in found:
                    found.append(element)
    return found


def why_not(
    match: Match, seat: int, lang: Lang, move: Sequence[str | int] | None, element: str | None
) -> WhyNot:
    """Why a move, or anything with an element, cannot be played."""
    chair = match.at(seat)
    say = table_words(lang).say
    if element is not None:
        answers = [
            WhyNotAnswer(
                move=refused,
                text=_said(chair, lang, refused),
                clause=refusal.clause,
                say=chair.say_refusal(lang, refusal),
            )
            for refused, refusal in chair.why_not_element(element)[:30]
        ]
        return WhyNot(offered=False, answers=answers)
    asked = tuple(move or ())
    ask = chair.ask
    if ask is not None and asked in ask.options:
        return WhyNot(offered=True, answers=[])
    refusal = chair.why_not(asked)
    if refusal is None:
        answer = WhyNotAnswer(move=asked, text="", clause=None, say=say("why-unknown"))
    else:
        answer = WhyNotAnswer(
            move=asked,
            text=_said(chair, lang, asked),
            clause=refusal.clause,
            say=chair.say_refusal(lang, refusal),
        )
    return WhyNot(offered=False, answers=[answer])


def _said(chair: Chair, lang: Lang, move: Sequence[str | int]) -> str:
    """A refused move in words; what its words need may not be there to be said."""
    try:
        return chair.say_move(lang, tuple(move))
    except Exception:
        return " ".join(str(part) for part in move)
