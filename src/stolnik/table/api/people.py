"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import UNSET

from stolnik.table import freed, rooms
from stolnik.table.addresses import network
from stolnik.table.api.requests import (
    SIGN_IN,
    AnyRequest,
    Gatherer,
    Place,
    Visitor,
    Who,
    client_address,
    with_cookie,
    with_mark,
)
from stolnik.table.exporting import everything_of
from stolnik.table.guards import DEVICE, cookie
from stolnik.table.house import House
from stolnik.table.people import Session
from stolnik.table.problems import Problem
from stolnik.table.protocol import (
    ChangeMe,
    DeleteMe,
    FreedSeat,
    Label,
    MailLink,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    Notices,
    NoticesTested,
    PushKey,
    RoomLine,
    SessionInfo,
    SignIn,
)

MailToken = Annotated[str, PathParameter(max_length=64)]


@post("/api/guest")
async def guest(
    request: AnyRequest, data: JSONBody[NewGuest], house: Place, visitor: Visitor
) -> Response[Me]:
    """Come in with a name and nothing else."""
    if visitor is not None:
        raise Problem("phase", detail="signed-in")
    house.limits.take("guest", client_address(request))
    me, token = await house.people.guest(data.name, data.lang)
    return with_cookie(request, me, token)


@post("/api/account")
async def account(
    request: AnyRequest, data: JSONBody[NewAccount], house: Place, visitor: Visitor
) -> Response[Me]:
    """Make an account; a guest who makes one keeps all games."""
    house.limits.take("account", client_address(request))
    if visitor is not None and not visitor.person.guest:
        raise Problem("phase", detail="signed-in")
    me, token = await house.people.account(data, visitor)
    return with_cookie(request, me, token, mark=await house.devices.mark(me.name))


@post(SIGN_IN, status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn], house: Place) -> Response[Me]:
    mark = cookie(request.scope, DEVICE)  # type: ignore[arg-type]
    me, token = await house.devices.sign_in(data.name, data.password, client_address(request), mark)
    return with_cookie(request, me, token, 200, mark=await house.devices.mark(me.name))


@delete("/api/session")
async def sign_out(request: AnyRequest, house: Place, session: Who) -> Response[None]:
    await house.people.revoke(session.person.id, session.id)
    house.close_session(session.id)
    return with_cookie(request, None, "", 204)


@get("/api/me")
async def me(session: Who) -> Me:
    return session.person


@patch("/api/me")
async def change_me(
    request: AnyRequest, data: JSONBody[ChangeMe], house: Place, session: Who
) -> Response[Me]:
    house.limits.take("password", session.person.id)
    changed, revoked = await house.people.change(session, data)
    for which in revoked:
        house.close_session(which)
    if data.password is UNSET:
        return Response(changed)
    return with_mark(request, changed, await house.devices.mark(changed.name))


@delete("/api/me", status_code=204)
async def delete_me(
    request: AnyRequest, data: JSONBody[DeleteMe], house: Place, gathering: Gatherer, session: Who
) -> Response[None]:
    """Everything that is stored of a person goes; an account is asked for its password."""
    if not session.person.guest:
        house.limits.take("password", session.person.id)
        await house.people.check_password(session.person, data.password or "")
    await gathering.leaving.delete(session)
    return with_cookie(request, None, "", 204, mark="")


@get("/api/me/sessions")
async def sessions(house: Place, session: Who) -> list[SessionInfo]:
    return await house.people.sessions(session)


@delete("/api/me/sessions/{which:str}")
async def revoke(which: FromPath[str], house: Place, session: Who) -> None:
    await house.people.revoke(session.person.id, which)
    house.close_session(which)


@post("/api/me/tokens")
async def token(data: JSONBody[Label], house: Place, session: Who) -> NewToken:
    """A token with which a program acts for its owner."""
    house.limits.take("account", session.person.id)
    return await house.people.token(session.person.id, data.label)


@get("/api/me/rooms")
async def my_rooms(house: Place, session: Who) -> list[RoomLine]:
    person = session.person.id
    sheets = await house.store.read(lambda c: rooms.of_person(c, person))
    return sorted(house.lines(sheets, person), key=lambda line: not line.yours)


@get("/api/me/freed")
async def freed_seats(house: Place, session: Who) -> list[FreedSeat]:
    """The seats that one has lost lately, before their games began."""
    return await house.store.read(lambda c: freed.of_person(c, session.person.id))


@get("/api/me/export")
async def export(house: Place, session: Who) -> dict[str, Any]:
    """Everything that is stored of a person."""
    house.limits.take("replay", session.person.id)
    return await house.store.read(lambda c: everything_of(c, session.person.id))


@get("/api/me/notices")
async def notices(house: Place, session: Who) -> Notices:
    return await house.people.notices(session.person.id)


@put("/api/me/notices")
async def set_notices(data: JSONBody[Notices], house: Place, session: Who) -> Notices:
    house.limits.take("notices", session.person.id)
    await house.notifier.check(data)
    await house.people.set_notices(session.person.id, data)
    return data


@post("/api/me/notices/test", status_code=200)
async def test_notices(request: AnyRequest, house: Place, session: Who) -> NoticesTested:
    """A digest as it would come, so that its person sees what works."""
    count_letter(request, house, session)
    wanted = await house.people.notices(session.person.id)
    return await house.notifier.test(session.person, wanted)


def count_letter(request: AnyRequest, house: House, session: Session) -> None:
    """Count what leaves the house because somebody asks, by who it is and by where they are."""
    house.limits.take("letter", session.person.id)
    here = client_address(request)
    house.limits.take("letter-from", here)
    house.limits.take("letter-near", network(here))


@post("/api/me/mail", status_code=200)
async def ask_mail(request: AnyRequest, house: Place, session: Who) -> Me:
    """Mail a link to the address that one has given; when it has been opened, it is used."""
    me = await house.people.me(session.person.id)
    count_letter(request, house, session)
    await house.notifier.ask(me)
    return me


@get("/api/mail/{token:str}")
async def about_mail(request: AnyRequest, token: MailToken, house: Place) -> MailLink:
    house.limits.take("search", client_address(request))
    return _mail_link(await house.confirming.whose(token))


@post("/api/mail/{token:str}", status_code=200)
async def confirm_mail(request: AnyRequest, token: MailToken, house: Place) -> MailLink:
    """Say that the address is one's own: now it is used."""
    house.limits.take("search", client_address(request))
    return _mail_link(await house.confirming.confirm(token))


@delete("/api/mail/{token:str}")
async def forget_mail(request: AnyRequest, token: MailToken, house: Place) -> None:
    """Say that one wants no mail from this table."""
    house.limits.take("search", client_address(request))
    await house.confirming.forget(token)


def _mail_link(me: Me) -> MailLink:
    return MailLink(mail=me.mail or "", name=me.name, mail_confirmed=me.mail_confirmed)


@get("/api/push/key")
async def push_key(house: Place) -> PushKey:
    return PushKey(key=await house.notifier.public_push_key())


HANDLERS = [
    guest,
    account,
    sign_in,
    sign_out,
    me,
    change_me,
    delete_me,
    sessions,
    revoke,
    token,
    my_rooms,
    freed_seats,
    export,
    notices,
    set_notices,
    test_notices,
    ask_mail,
    about_mail,
    confirm_mail,
    forget_mail,
    push_key,
]
