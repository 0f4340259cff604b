"""Play without a WebSocket; history, records, chat and notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolnik.table import reference, replays, talk
from stolnik.table.api.games import cached
from stolnik.table.api.requests import (
    LARGEST_RECORD,
    AnyRequest,
    Gatherer,
    Language,
    Place,
    Visitor,
    Who,
    client_address,
    while_wanted,
)
from stolnik.table.api.rooms import Id
from stolnik.table.house import House
from stolnik.table.live import say
from stolnik.table.people import Session
from stolnik.table.problems import Problem, table_words
from stolnik.table.protocol import (
    ChatBody,
    ChatLine,
    EventInfo,
    ForkBody,
    Lang,
    NotesBody,
    NotesInfo,
    OrdersBody,
    Result,
    Room,
    SubmitBody,
    Table,
    UndoBody,
    Verdict,
    WhyNot,
    WhyNotBody,
)
from stolnik.table.sitting import Sitting

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=31)]
MoveNumber = Annotated[int, PathParameter(ge=0, le=10_000_000)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]


def _who(visitor: Session | None) -> str | None:
    return None if visitor is None else visitor.person.id


def _as_json(answer: replays.Answer) -> Response[Any]:
    return Response(answer.get(), media_type="application/json")


def _may_sit(sitting: Sitting, person: str | None, seat: int | None) -> None:
    """While the game goes on, a chair is for its owner; afterwards all may look."""
    if seat is None:
        return
    sitting.sheet.seat(seat)
    if sitting.sheet.phase != "over":
        if person is None:
            raise Problem("sign-in")
        sitting.sheet.need_owner(person, seat)


@get("/api/rooms/{room:str}/table")
async def table(
    request: AnyRequest,
    room: Id,
    house: Place,
    visitor: Visitor,
    language: Language,
    seat: SeatAsked = None,
    since: MaybeNumber = None,
) -> Table:
    house.limits.take("table", _who(visitor) or client_address(request))
    async with house.hold_for(room, _who(visitor)) as sitting:
        _may_sit(sitting, _who(visitor), seat)
        return sitting.scene.table(seat, language, since, finality=True)


@get("/api/rooms/{room:str}/summary")
async def summary(
    request: AnyRequest,
    room: Id,
    house: Place,
    visitor: Visitor,
    language: Language,
    seat: SeatAsked = None,
) -> list[str]:
    """The table in a few lines of words."""
    house.limits.take("replay", _who(visitor) or client_address(request))
    async with house.hold_for(room, _who(visitor)) as sitting:
        _may_sit(sitting, _who(visitor), seat)
        return sitting.scene.running().chair(seat).summary(language)


@post("/api/rooms/{room:str}/moves", status_code=200)
async def move(
    room: Id, data: JSONBody[SubmitBody], house: Place, session: Who, language: Language
) -> Table:
    """Answer a question; the move is stored when this is answered."""
    house.limits.take("move", session.person.id)
    async with house.hold(room) as sitting:
        course = sitting.scene.course
        before = 0 if course is None else course.match.number_for(data.seat)
        await sitting.submit(session.person.id, data.seat, data.question, data.move)
        return sitting.scene.table(data.seat, language, before)


@post("/api/rooms/{room:str}/undo", status_code=200)
async def undo(
    room: Id, data: JSONBody[UndoBody], house: Place, session: Who, language: Language
) -> Table:
    house.limits.take("move", session.person.id)
    async with house.hold(room) as sitting:
        await sitting.undo(session.person.id, data.seat, data.question)
        return sitting.scene.table(data.seat, language, None)


@post("/api/rooms/{room:str}/why-not", status_code=200)
async def why_not(
    room: Id, data: JSONBody[WhyNotBody], house: Place, session: Who, language: Language
) -> WhyNot:
    """Why a move is not possible, or what an element of the board is and what it can do now."""
    house.limits.take("why-not", session.person.id)
    async with house.hold_for(room, session.person.id) as sitting:
        _may_sit(sitting, session.person.id, data.seat)
        return sitting.scene.why_not(data.seat, language, data.move, data.element)


@put("/api/rooms/{room:str}/orders")
async def orders(
    room: Id, data: JSONBody[OrdersBody], house: Place, session: Who, language: Language
) -> Table:
    async with house.hold(room) as sitting:
        await sitting.set_orders(session.person.id, data.seat, data.orders)
        return sitting.scene.table(data.seat, language, None)


async def _story(
    request: AnyRequest,
    house: House,
    gathering: Gatherer,
    room: str,
    visitor: Session | None,
    seat: int | None,
) -> replays.Story:
    person = _who(visitor)
    house.limits.take("replay", person or client_address(request))
    sitting = await house.look(room, person)
    _may_sit(sitting, person, seat)
    return await gathering.importing.story(sitting)


async def _again(
    request: AnyRequest,
    house: House,
    visitor: Visitor,
    work: Callable[..., replays.Answer],
    story: replays.Story,
    *more: object,
) -> replays.Answer:
    """What another process finds in a game, as long as somebody waits for it."""
    whose = _who(visitor) or client_address(request)
    return await while_wanted(request, house.replays.run(whose, story.room, work, story, *more))


@get("/api/rooms/{room:str}/history/{number:int}")
async def history(
    request: AnyRequest,
    room: Id,
    number: MoveNumber,
    house: Place,
    gathering: Gatherer,
    visitor: Visitor,
    language: Language,
    seat: SeatAsked = None,
) -> Response[Any]:
    """The table after a number of moves, as a seat saw it."""
    story = await _story(request, house, gathering, room, visitor, seat)
    return _as_json(
        await _again(request, house, visitor, replays.position, story, number, seat, language)
    )


@get("/api/rooms/{room:str}/log")
async def story_log(
    request: AnyRequest,
    room: Id,
    house: Place,
    gathering: Gatherer,
    visitor: Visitor,
    language: Language,
    seat: SeatAsked = None,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)] = 0,
    end: Annotated[int, QueryParameter(name="to", ge=0, le=10_000_000)] = 10_000_000,
) -> Response[Any]:
    """What happened, as far as a seat may know."""
    story = await _story(request, house, gathering, room, visitor, seat)
    return _as_json(
        await _again(request, house, visitor, replays.story_log, story, seat, language, start, end)
    )


@get("/api/rooms/{room:str}/record", media_type="application/jsonl")
async def record(
    request: AnyRequest, room: Id, house: Place, gathering: Gatherer, visitor: Visitor
) -> Response[Any]:
    """The whole game as JSON lines, when it is over."""
    story = await _story(request, house, gathering, room, visitor, None)
    if not story.over:
        raise Problem("not-over")
    answer = await _again(request, house, visitor, replays.record, story)
    name = f'attachment; filename="{room}.jsonl"'
    return Response(
        answer.get(),
        media_type="application/jsonl",
        headers={"Content-Disposition": name},
    )


@get("/api/rooms/{room:str}/verify")
async def verify(
    request: AnyRequest,
    room: Id,
    house: Place,
    gathering: Gatherer,
    visitor: Visitor,
    language: Language,
) -> Verdict:
    """Whether the dice were fair: the game is played again."""
    story = await _story(request, house, gathering, room, visitor, None)
    if not story.over:
        raise Problem("not-over")
    value = (await _again(request, house, visitor, replays.verify, story)).get()
    assert isinstance(value, bytes)
    found = msgspec.msgpack.decode(value, type=replays.Verified)
    sitting = await house.sitting(room)
    sheet = sitting.sheet
    promised = found.fair is not None
    nonces = list(story.opening.nonces)
    drawn = [seat.seat for seat in sheet.seats if nonces and not seat.nonce_own]
    said = found.said[language]
    if found.fair:
        names = [getattr(name, language) for name in sitting.scene.names()]
        said = f"{said} {_say_whose(names, drawn, bool(nonces), language)}"
    return Verdict(
        fair=found.fair,
        commitment=sheet.commitment if promised else "",
        seed=sheet.seed if promised else "",
        nonces=nonces,
        drawn=drawn,
        moves=found.moves,
        say=said,
    )


def _say_whose(names: list[str], drawn: list[int], any_nonces: bool, lang: Lang) -> str:
    """Who has added to the dice, and for whom the server did."""
    words = table_words(lang)
    if not any_nonces or len(drawn) == len(names):
        return words.say("verdict-nonces-all" if any_nonces else "verdict-nonces-none")
    if not drawn:
        return words.say("verdict-nonces-own")
    server = ", ".join(names[seat] for seat in drawn)
    own = ", ".join(name for seat, name in enumerate(names) if seat not in drawn)
    return words.say("verdict-nonces-some", drawn=server, own=own)


@get("/api/rooms/{room:str}/result")
async def result(
    request: AnyRequest,
    room: Id,
    house: Place,
    gathering: Gatherer,
    visitor: Visitor,
    language: Language,
) -> Result:
    """How the result came about, and how the game swung."""
    story = await _story(request, house, gathering, room, visitor, None)
    if not story.over:
        raise Problem("not-over")
    value = (await _again(request, house, visitor, replays.result, story, language)).get()
    assert isinstance(value, bytes)
    return msgspec.json.decode(value, type=Result)


@get("/api/rooms/{room:str}/box")
async def box(room: Id, request: AnyRequest, house: Place, visitor: Visitor) -> Response[Any]:
    """The components that this room plays with."""
    sheet = (await house.look(room, _who(visitor))).sheet
    options = tuple(sorted(sheet.options.items()))
    return cached(
        request, await house.shelf.get(reference.box, sheet.game, options), "application/json"
    )


@get("/api/rooms/{room:str}/printed")
async def printed(
    room: Id, request: AnyRequest, house: Place, visitor: Visitor, language: Language
) -> Response[Any]:
    """What stands on the components of this room, in words."""
    sheet = (await house.look(room, _who(visitor))).sheet
    what = (sheet.game, sheet.players, tuple(sorted(sheet.options.items())), language)
    said = await house.shelf.get(reference.printed, *what)
    return cached(request, said, "application/json")


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def import_record(
    request: AnyRequest, house: Place, gathering: Gatherer, session: Who, language: Language
) -> Room:
    """A record from outside becomes a room to look through; it is checked by replay."""
    house.limits.take("import", session.person.id)
    sitting = await gathering.importing.import_record(session, await request.body())
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/fork")
async def fork(
    room: Id,
    data: JSONBody[ForkBody],
    house: Place,
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    """Go on from a position in a private room, against bots."""
    house.limits.take("replay", session.person.id)
    sitting = await gathering.importing.fork(room, session, data.number, data.seat, data.bot)
    return sitting.scene.room(session.person.id, language)


@get("/api/rooms/{room:str}/chat")
async def chat(
    room: Id,
    house: Place,
    visitor: Visitor,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[ChatLine]:
    await house.look(room, _who(visitor))
    return await house.store.read(lambda c: talk.lines(c, room, before))


@post("/api/rooms/{room:str}/chat")
async def say_line(room: Id, data: JSONBody[ChatBody], house: Place, session: Who) -> ChatLine:
    line: ChatLine = await say(house, session, room, data.text)
    return line


@get("/api/rooms/{room:str}/notes")
async def notes(room: Id, house: Place, session: Who) -> NotesInfo:
    await house.look(room, session.person.id)
    text = await house.store.read(lambda c: talk.notes(c, room, session.person.id))
    return NotesInfo(text=text)


@put("/api/rooms/{room:str}/notes")
async def set_notes(room: Id, data: JSONBody[NotesBody], house: Place, session: Who) -> NotesInfo:
    await house.look(room, session.person.id)
    person = session.person.id
    await house.store.write(lambda c: talk.set_notes(c, room, person, data.text))
    return NotesInfo(text=data.text)


__all__ = ["EventInfo"]

HANDLERS = [
    table,
    summary,
    move,
    undo,
    why_not,
    orders,
    history,
    story_log,
    record,
    verify,
    result,
    box,
    printed,
    import_record,
    fork,
    chat,
    say_line,
    notes,
    set_notes,
]
