"""What every handler needs: who asks, in which language, and how an error is answered."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import SkipValidation

from stolnik.engine.errors import StolnikError
from stolnik.table import metrics
from stolnik.table.addresses import source
from stolnik.table.gathering import Gathering
from stolnik.table.guards import (
    COOKIE,
    DEVICE,
    header,
    language,
    origin_allowed,
    session_token,
)
from stolnik.table.house import House
from stolnik.table.logs import log
from stolnik.table.people import SESSION_LASTS, Session
from stolnik.table.problems import Problem, of_the_engine
from stolnik.table.protocol import Lang

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
LARGEST_BODY: Final = 256_000
LARGEST_RECORD: Final = 4_000_000
SIGN_IN: Final = "/api/session"
DEVICE_LASTS: Final = 400 * 86_400.0
"""Seconds; browsers keep nothing longer."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


# What a handler may ask for by these names: it is provided below.  Each provider asks for the one
# before it, needed or not: for those that could go side by side Litestar starts a task each, which
# takes several times as long as all of them together.
Place = NamedDependency[SkipValidation[House]]
Gatherer = NamedDependency[SkipValidation[Gathering]]
Language = NamedDependency[SkipValidation[Lang]]
Visitor = NamedDependency[SkipValidation[Session | None]]
Who = NamedDependency[SkipValidation[Session]]


def house_of(request: ASGIConnection[Any, Any, Any, Any]) -> House:
    found: House = request.app.state.house
    return found


def provide_house(request: AnyRequest) -> House:
    return house_of(request)


def provide_gathering(request: AnyRequest, house: Place) -> Gathering:
    found: Gathering = request.app.state.gathering
    return found


def provide_lang(request: AnyRequest, gathering: Gatherer) -> Lang:
    return language(request.scope)  # type: ignore[arg-type]


async def provide_visitor(request: AnyRequest, house: Place, language: Language) -> Session | None:
    """Who asks, if anybody has come in."""
    token, _ = session_token(request.scope)  # type: ignore[arg-type]
    return await house.people.session(token)


async def provide_session(visitor: Visitor) -> Session:
    """Who asks; nobody is asked to come in."""
    if visitor is None:
        raise Problem("sign-in")
    return visitor


PROVIDED: Final = {
    "house": Provide(provide_house, sync_to_thread=False),
    "gathering": Provide(provide_gathering, sync_to_thread=False),
    "language": Provide(provide_lang, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "session": Provide(provide_session),
}


def client_address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as far as limits tell addresses apart."""
    return source(request.client.host) if request.client is not None else "?"


async def guard(request: AnyRequest) -> None:
    """Count the request, and let nothing be changed from another site.

    It never waits; it is a coroutine because Litestar sends a plain function to a thread.  And it
    is no guard in Litestar's sense, for which each request would be copied.
    """
    house = house_of(request)
    if house.stopping:
        raise Problem("stopping")
    house.limits.take("request", client_address(request))
    scope: Any = request.scope
    if "\0" in scope["path"]:
        raise Problem("unknown")  # no database could even look for it
    if scope["method"] in SAFE:
        return
    _, cookie = session_token(scope)
    if not origin_allowed(scope, house.settings) or (cookie and header(scope, b"x-stolnik") != "1"):
        raise Problem("origin")


async def while_wanted(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What a request waits for, given up when its sender has gone."""
    working = asyncio.create_task(work)
    going = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Problem("too-long")
        return working.result()
    finally:
        working.cancel()
        going.cancel()


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def with_cookie(
    request: AnyRequest, body: Any, token: str, status: int = 201, *, mark: str | None = None
) -> Response[Any]:
    """An answer that also gives a browser its session, and the mark by which it is known again."""
    response: Response[Any] = Response(body, status_code=status)
    _set_cookie(request, response, COOKIE, token, SESSION_LASTS)
    if mark is not None:
        _set_cookie(request, response, DEVICE, mark, DEVICE_LASTS, SIGN_IN)
    return response


def _set_cookie(
    request: AnyRequest,
    response: Response[Any],
    name: str,
    value: str,
    lasts: float,
    path: str = "/",
) -> None:
    response.set_cookie(
        name,
        value,
        max_age=int(lasts) if value else 0,
        path=house_of(request).settings.path + path,
        httponly=True,
        samesite="lax",
        secure=request.scope.get("scheme") == "https",
    )


def with_mark(request: AnyRequest, body: Any, mark: str) -> Response[Any]:
    """An answer by which a browser is known again although the password has changed."""
    response: Response[Any] = Response(body, status_code=200)
    _set_cookie(request, response, DEVICE, mark, DEVICE_LASTS, SIGN_IN)
    return response


# -- errors ----------------------------------------------------------------------------------


def answer(request: AnyRequest, problem: Problem) -> Response[bytes]:
    metrics.PROBLEMS.labels(problem.code).inc()
    headers = {}
    if problem.code == "slow-down":
        headers["Retry-After"] = str(problem.about.get("seconds", 1))
    info = problem.info(language(request.scope))  # type: ignore[arg-type]
    return Response(
        msgspec.json.encode(info),
        status_code=problem.status,
        media_type="application/json",
        headers=headers,
    )


def on_problem(request: AnyRequest, problem: Problem) -> Response[bytes]:
    return answer(request, problem)


def on_engine_error(request: AnyRequest, error: StolnikError) -> Response[bytes]:
    return answer(request, of_the_engine(error))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        return answer(request, Problem("malformed", where=_where(error)))
    codes = {401: "sign-in", 403: "forbidden", 404: "unknown", 405: "method", 413: "too-large"}
    if error.status_code == 413:
        return answer(request, Problem("too-large", bytes=LARGEST_BODY))
    if error.status_code in codes:
        return answer(request, Problem(codes[error.status_code]))
    if error.status_code < 500:
        return answer(request, Problem("malformed", where=_where(error)))
    if _raised_in(error, "stream"):  # whoever sent the body has gone
        return answer(request, Problem("malformed", where="body"))
    return on_fault(request, error)


def _raised_in(error: Exception, function: str) -> bool:
    return traceback.extract_tb(error.__traceback__)[-1].name == function


def _where(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        said = f"{extra[0].get('key', '')} {extra[0].get('message', '')}".strip()
        return said[:200] or "?"
    return str(error.detail)[:200]


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    """A body that is nested deeper than can be read; deeper rules are a fault of ours."""
    if _raised_in(error, "decode_json"):
        return answer(request, Problem("malformed", where="body"))
    return on_fault(request, error)


def on_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    scope: Any = request.scope
    named = {name: str(value)[:64] for name, value in scope.get("path_params", {}).items()}
    named.pop("token", None)  # an invitation is for those who hold it
    log.exception("a request failed", path=scope.get("path_template", ""), **named)
    return answer(request, Problem("fault"))
