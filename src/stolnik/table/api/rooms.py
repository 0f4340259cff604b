"""Rooms: the lobby, seats, links, agreements."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, patch, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from stolnik.table import rooms as stored
from stolnik.table.api.requests import (
    AnyRequest,
    Gatherer,
    Language,
    Place,
    Visitor,
    Who,
    client_address,
)
from stolnik.table.protocol import (
    ChangeRoom,
    LinkInfo,
    LinkMade,
    NewLink,
    NewRoom,
    Propose,
    Room,
    RoomLine,
    SeatBot,
    SeatOnly,
    Sit,
    Vote,
)

Id = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=0, le=31)]
Which = Annotated[int, PathParameter(ge=0, le=2**53)]
LobbyPhase = Literal["gathering", "playing", "over"]


@get("/api/rooms")
async def lobby(
    house: Place,
    visitor: Visitor,
    game: Annotated[str | None, QueryParameter(max_length=100)] = None,
    phase: FromQuery[LobbyPhase | None] = None,
) -> list[RoomLine]:
    sheets = await house.store.read(lambda c: stored.lobby(c, game, phase))
    person = None if visitor is None else visitor.person.id
    return house.lines(sheets, person)


@post("/api/rooms")
async def make(
    data: JSONBody[NewRoom], house: Place, gathering: Gatherer, session: Who, language: Language
) -> Room:
    house.limits.take("room", session.person.id)
    sitting = await gathering.making.make(session, data)
    return sitting.scene.room(session.person.id, language)


@get("/api/rooms/{room:str}")
async def room(room: Id, house: Place, visitor: Visitor, language: Language) -> Room:
    person = None if visitor is None else visitor.person.id
    return (await house.look(room, person)).scene.room(person, language)


@patch("/api/rooms/{room:str}")
async def change(
    room: Id, data: JSONBody[ChangeRoom], gathering: Gatherer, session: Who, language: Language
) -> Room:
    sitting = await gathering.preparing.change(room, session.person.id, data)
    return sitting.scene.room(session.person.id, language)


@delete("/api/rooms/{room:str}")
async def close(room: Id, gathering: Gatherer, session: Who) -> None:
    await gathering.preparing.close(room, session.person.id)


@post("/api/rooms/{room:str}/seats/{seat:int}/sit", status_code=200)
async def sit(
    room: Id,
    seat: Number,
    data: JSONBody[Sit],
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    sitting = await gathering.seating.sit(room, session, seat, data.nonce)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/seats/{seat:int}/leave", status_code=200)
async def leave(
    room: Id, seat: Number, gathering: Gatherer, session: Who, language: Language
) -> Room:
    sitting = await gathering.seating.leave(room, session.person.id, seat)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    room: Id,
    seat: Number,
    data: JSONBody[SeatBot],
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    sitting = await gathering.seating.seat_bot(room, session.person.id, seat, data.bot)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/seats/{seat:int}/open", status_code=200)
async def open_seat(
    room: Id, seat: Number, gathering: Gatherer, session: Who, language: Language
) -> Room:
    sitting = await gathering.seating.open_seat(room, session.person.id, seat)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/start", status_code=200)
async def start(room: Id, gathering: Gatherer, session: Who, language: Language) -> Room:
    sitting = await gathering.preparing.start(room, session.person.id)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/resign", status_code=200)
async def resign(
    room: Id, data: JSONBody[SeatOnly], gathering: Gatherer, session: Who, language: Language
) -> Room:
    sitting = await gathering.seating.resign(room, session.person.id, data.seat)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/rematch")
async def rematch(
    room: Id, house: Place, gathering: Gatherer, session: Who, language: Language
) -> Room:
    house.limits.take("room", session.person.id)
    sitting = await gathering.making.rematch(room, session)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/links")
async def link(
    room: Id, data: JSONBody[NewLink], house: Place, gathering: Gatherer, session: Who
) -> LinkMade:
    house.limits.take("room", session.person.id)
    return await gathering.inviting.make(room, session.person.id, data.seat)


@get("/api/links/{token:str}")
async def about_link(request: AnyRequest, token: Id, house: Place, gathering: Gatherer) -> LinkInfo:
    house.limits.take("search", client_address(request))
    return await gathering.inviting.about(token)


@post("/api/links/{token:str}", status_code=200)
async def use_link(
    token: Id,
    data: JSONBody[Sit],
    house: Place,
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    house.limits.take("room", session.person.id)
    sitting = await gathering.inviting.use(token, session, data.nonce)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/proposals")
async def propose(
    room: Id,
    data: JSONBody[Propose],
    house: Place,
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    house.limits.take("replay", session.person.id)
    sitting = await gathering.consent.propose(room, session.person.id, data)
    return sitting.scene.room(session.person.id, language)


@post("/api/rooms/{room:str}/proposals/{which:int}", status_code=200)
async def vote(
    room: Id,
    which: Which,
    data: JSONBody[Vote],
    house: Place,
    gathering: Gatherer,
    session: Who,
    language: Language,
) -> Room:
    house.limits.take("replay", session.person.id)
    sitting = await gathering.consent.vote(room, session.person.id, which, data.seat, data.agree)
    return sitting.scene.room(session.person.id, language)


HANDLERS = [
    lobby,
    make,
    room,
    change,
    close,
    sit,
    leave,
    seat_bot,
    open_seat,
    start,
    resign,
    rematch,
    link,
    about_link,
    use_link,
    propose,
    vote,
]
