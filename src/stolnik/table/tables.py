"""A chair as a message: what a seat may know, in the language of who sits there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from stolnik.engine.chair import Chair
from stolnik.engine.chronicle import Told
from stolnik.engine.figures import Change
from stolnik.engine.flow import Move
from stolnik.engine.game import AnyGame
from stolnik.engine.offers import Made, Offer
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.table.course import Net
from stolnik.table.problems import Problem, table_words
from stolnik.table.protocol import (
    AskInfo,
    ChangeInfo,
    ClockInfo,
    EventInfo,
    GroupInfo,
    Lang,
    NetInfo,
    OfferInfo,
    PartInfo,
    Player,
    StandingInfo,
    StandingOrder,
    Table,
    TermInfo,
    WhyNot,
    WhyNotAnswer,
)

REASONS: Final = 5
"""Why an element is of no use, in so many ways at most."""
REMEMBERED: Final = 10_000
"""Offers of a game in one language that are kept in the form in which they are sent."""

encode: Final = msgspec.json.Encoder().encode


class Shared:
    """What the tables of one moment have in common, whoever they are for."""

    def __init__(self) -> None:
        self.players: dict[Lang, list[Player]] = {}
        self.events: dict[tuple[int, Lang], tuple[Event, EventInfo]] = {}
        """By the event's identity; it is kept with them, so that this stays its own."""
        self.nets: dict[tuple[int, Lang], NetInfo] = {}


def table_of(
    chair: Chair,
    *,
    room: str,
    lang: Lang,
    question: str,
    since: int,
    clocks: list[ClockInfo],
    orders: list[StandingOrder],
    nets: Sequence[Net] = (),
    finality: bool = False,
    shared: Shared | None = None,
) -> Table:
    """Everything of a chair in one message.

    With what it shares with others it is for sending only: its offers are encoded already.
    """
    over = chair.over
    return Table(
        room=room,
        seat=chair.seat,
        lang=lang,
        number=chair.number,
        question=question,
        over=over,
        view=chair.view(),
        players=_players(chair, lang, shared),
        steps=chair.say_steps(lang),
        waiting=list(chair.waiting),
        ask=_ask(chair, lang, finality, encoded=shared is not None),
        undo=chair.can_undo,
        since=since,
        events=events_of(chair, lang, since, shared=shared),
        nets=nets_of(chair, lang, nets, since, shared=shared),
        standings=_standings(chair, lang) if over else [],
        clocks=clocks,
        orders=orders,
    )


def _standings(chair: Chair, lang: Lang) -> list[StandingInfo]:
    return [
        StandingInfo(
            seat=standing.seat,
            place=standing.place,
            score=standing.score,
            reason=chair.say_reason(lang, standing),
        )
        for standing in chair.standings
    ]


def _players(chair: Chair, lang: Lang, shared: Shared | None) -> list[Player]:
    found = None if shared is None else shared.players.get(lang)
    if found is None:
        found = [
            Player(seat=s, name=chair.player(lang, s), short=chair.short(lang, s))
            for s in range(chair.players)
        ]
        if shared is not None:
            shared.players[lang] = found
    return found


def _ask(chair: Chair, lang: Lang, finality: bool, encoded: bool) -> AskInfo | None:
    ask = chair.ask
    if ask is None:
        return None
    offers: list[Any] = (
        chair.made_of_offers(lang, _encoded, _offers_made(chair.game, lang))
        if encoded
        else [_offer(offer) for offer in chair.offers(lang, finality=finality)]
    )
    return AskInfo(
        topic=str(ask.topic), text=chair.say_ask(lang), about=dict(ask.about), offers=offers
    )


@lru_cache(maxsize=32)
def _offers_made(game: AnyGame, lang: Lang) -> Made[msgspec.Raw]:
    return Made(REMEMBERED)


def _encoded(offer: Offer) -> msgspec.Raw:
    return msgspec.Raw(encode(_offer(offer)))


def _offer(offer: Offer) -> OfferInfo:
    return OfferInfo(
        move=offer.move,
        text=offer.text,
        label=offer.label,
        group=GroupInfo(id=offer.group, words=offer.heading) if offer.group else None,
        price=offer.price,
        gain=offer.gain,
        elements=list(offer.elements),
        parts=[
            PartInfo(field=field, value=value, text=offer.names[field])
            for field, value in offer.parts.items()
        ],
        final=offer.final,
    )


def events_of(
    chair: Chair, lang: Lang, since: int, to: int | None = None, shared: Shared | None = None
) -> list[EventInfo]:
    """What happened after a number of moves, as far as the chair may know."""
    found = []
    for told in chair.events(since):
        if to is not None and told.number > to:
            continue
        event = told.event
        kept = None if shared is None else shared.events.get((id(event), lang))
        info = _event(chair, lang, told) if kept is None else kept[1]
        if shared is not None and kept is None:
            shared.events[id(event), lang] = (event, info)
        found.append(info)
    return found


def nets_of(
    chair: Chair, lang: Lang, nets: Sequence[Net], since: int, shared: Shared | None = None
) -> list[NetInfo]:
    """What each move after a number of moves has changed, of those that the chair knows of."""
    begin = bisect_right(nets, since, key=lambda net: net.number)
    found = []
    for net in nets[begin:]:
        if net.number > chair.number:
            break
        kept = None if shared is None else shared.nets.get((net.number, lang))
        if kept is None:
            changed = [change_info(chair, lang, change) for change in net.changes]
            kept = NetInfo(number=net.number, seat=net.seat, changes=changed)
            if shared is not None:
                shared.nets[net.number, lang] = kept
        found.append(kept)
    return found


def change_info(chair: Chair, lang: Lang, change: Change) -> ChangeInfo:
    return ChangeInfo(
        seat=change.seat,
        name=change.name,
        text=chair.say_line(lang, (change.name, {})),
        before=change.before,
        after=change.after,
        good=change.good,
    )


def _event(chair: Chair, lang: Lang, told: Told) -> EventInfo:
    event = told.event
    return EventInfo(
        number=told.number,
        name=type(event).__name__,
        text=chair.say_event(lang, event),
        clauses=list(told.clauses),
        elements=_elements(chair, event),
        event=_fields(event),
    )


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


def refusal(chair: Chair, move: Move) -> Problem | None:
    """Why a move cannot be played, as its rules say it; ``None`` if it is offered.

    Whether somebody plays the move or asks about it, it is judged here, and worded here.
    """
    ask = chair.ask
    if ask is not None and move in ask.options:
        return None
    found = chair.why_not(move)
    if found is None:
        return Problem("refused")
    return Problem("refused", clause=found.clause, said=lambda lang: chair.say_refusal(lang, found))


def why_not(chair: Chair, lang: Lang, move: Move | None, element: str | None) -> WhyNot:
    """Why a move cannot be played, or all that there is to say of an element of the board."""
    if element is not None:
        return _of_element(chair, lang, element)
    asked = move or ()
    problem = refusal(chair, asked)
    if problem is None:
        return WhyNot(offered=True, answers=[])
    known = problem.clause is not None
    answer = WhyNotAnswer(
        move=asked,
        text=_said(chair, lang, asked) if known else "",
        clause=problem.clause,
        say=problem.say(lang) if known else table_words(lang).say("why-unknown"),
    )
    return WhyNot(offered=False, answers=[answer])


def _of_element(chair: Chair, lang: Lang, element: str) -> WhyNot:
    """What an element is called, how it stands, and what it can do now or why it cannot."""
    name, now = chair.say_name(lang, element), chair.inspect(element)
    offered = bool(chair.options_with(element))
    refused = [] if offered or chair.ask is None else chair.why_not_element(element)
    return WhyNot(
        offered=offered,
        answers=[_answer(chair, lang, *each, otherwise=name) for each in refused[:REASONS]],
        name=name,
        stands=chair.say_figures(lang, now.figures, now.about),
        terms=tuple(
            TermInfo(
                met=term.met,
                text=chair.say_figures(lang, term.refusal.figures, term.refusal.about),
                clause=term.refusal.clause,
            )
            for term in now.terms
        ),
        helps=tuple(chair.say_line(lang, line) for line in now.helps),
        sections=tuple(chair.sections_of(element)) if name else (),
    )


def _answer(chair: Chair, lang: Lang, move: Move, refusal: Refusal, otherwise: str) -> WhyNotAnswer:
    return WhyNotAnswer(
        move=move,
        text=_said(chair, lang, move) or otherwise,
        clause=refusal.clause,
        say=chair.say_refusal(lang, refusal),
    )


def _said(chair: Chair, lang: Lang, move: Move) -> str:
    """A refused move in words; what its words need may not be there to be said."""
    try:
        return chair.say_move(lang, move) if move else ""
    except Exception:
        return ""
