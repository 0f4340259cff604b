"""The whole server as one ASGI application."""

from __future__ import annotations

import hmac
from functools import cache
from typing import Any, Final
from urllib.parse import quote

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from stolnik import __version__
from stolnik.engine.errors import StolnikError
from stolnik.table.api import games, people, play, rooms
from stolnik.table.api.games import cached
from stolnik.table.api.requests import (
    LARGEST_BODY,
    PROVIDED,
    AnyRequest,
    Place,
    guard,
    on_engine_error,
    on_fault,
    on_http_error,
    on_problem,
    on_too_deep,
)
from stolnik.table.client import Client
from stolnik.table.gathering import Gathering
from stolnik.table.guards import header
from stolnik.table.house import House
from stolnik.table.live import Live, Receive, Scope, Send, upgrade_required
from stolnik.table.packing import packing
from stolnik.table.problems import Problem
from stolnik.table.protocol import ErrorInfo, Health
from stolnik.table.settings import Settings

SECURITY: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
        b"worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # links to seats are in addresses
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)


HIDDEN: Final = "/api/-schema"
"""Where the framework would tell its own pages of errors; nothing is served there."""


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest, house: Place) -> Response[Any]:
    """The HTTP half of the protocol, for machines."""
    schema = await house.shelf.get(openapi_text, request.app)
    return cached(request, schema, "application/json")


@cache  # it takes as long as a hundred moves
def openapi_text(application: Litestar) -> bytes:
    """The schema, with the one shape that all errors have."""
    schema = application.openapi_schema.to_schema()
    (error,), components = msgspec.json.schema_components(
        [ErrorInfo], ref_template="#/components/schemas/{name}"
    )
    schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
    told = {
        "description": "Something was not done, and why",
        "content": {"application/json": {"schema": error}},
    }
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = told
    return msgspec.json.encode(schema)


@get("/health", include_in_schema=False)
async def health(house: Place) -> Response[Health]:
    """Whether people can play here."""
    found = await house.checkup.look()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def prometheus(request: AnyRequest, house: Place) -> Response[bytes]:
    """For the operator's eyes only."""
    token = house.settings.metrics_token
    given = header(request.scope, b"authorization")  # type: ignore[arg-type]
    if token:
        allowed = hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    else:
        allowed = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not allowed:
        raise Problem("unknown")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def make_api(house: House) -> Litestar:
    """Everything under ``/api`` but the WebSocket."""

    async def opened() -> None:
        await house.open()

    async def closed() -> None:
        await house.close()

    application = Litestar(
        [
            *people.HANDLERS,
            *games.HANDLERS,
            *rooms.HANDLERS,
            *play.HANDLERS,
            openapi,
            health,
            prometheus,
        ],
        dependencies=PROVIDED,
        before_request=guard,
        exception_handlers={
            Problem: on_problem,
            StolnikError: on_engine_error,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Stolnik",
            version=__version__,
            path=HIDDEN,
            servers=[Server(url=house.settings.path or "/")],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        on_startup=[opened],
        on_shutdown=[closed],
        state=State({"house": house, "gathering": Gathering(house)}),
        logging_config=None,
    )
    return application


class Front:
    """Sends each request to where it belongs, and puts the same locks on all answers."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.api = make_api(house)
        self.live = Live(house)
        self.client = Client(ours=house.settings.path)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self.api(scope, receive, send)  # type: ignore[arg-type]
            return
        path = self._here(scope)
        if path == "/api/live" and kind == "websocket":
            await self.live(scope, receive, send)
        elif path == "/api/live":
            await upgrade_required(_locked(send, scope, "no-store"))
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404})
        elif path.startswith(HIDDEN):
            locked = _locked(send, scope, "no-store")
            await locked({"type": "http.response.start", "status": 404, "headers": []})
            await locked({"type": "http.response.body", "body": b""})
        elif path.startswith("/api/") or path in ("/api", "/health", "/metrics"):
            answer = packing(_locked(send, scope, "no-store"), scope)
            await self.api(scope, receive, answer)  # type: ignore[arg-type]
        else:
            await self.client(scope, receive, _locked(send, scope, None))

    def _here(self, scope: Scope) -> str:
        """The path of a request within ours, whether or not a proxy has left ours before it."""
        ours = self.house.settings.path
        if ours and (scope["path"] + "/").startswith(f"{ours}/"):
            scope["path"] = scope["path"][len(ours) :] or "/"
            raw: bytes = scope.get("raw_path") or b""
            if raw.startswith(quoted := quote(ours).encode()):
                scope["raw_path"] = raw[len(quoted) :] or b"/"
        path: str = scope["path"]
        return path


def _locked(send: Send, scope: Scope, cache: str | None) -> Send:
    async def locked(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *SECURITY]
            names = {name.lower() for name, _ in headers}
            if cache is not None and b"cache-control" not in names:
                headers.append((b"cache-control", cache.encode()))
            if scope.get("scheme") == "https":
                headers.append((b"strict-transport-security", b"max-age=31536000"))
            message = {**message, "headers": headers}
        await send(message)

    return locked


def make_app(settings: Settings) -> Front:
    return Front(House(settings))
