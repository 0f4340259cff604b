"""What can be played, and by which rules."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stolnik.table import reference
from stolnik.table.api.requests import AnyRequest, Language, Place, client_address
from stolnik.table.guards import header
from stolnik.table.house import House
from stolnik.table.packing import packed, takes_gzip
from stolnik.table.problems import Problem
from stolnik.table.protocol import ClauseInfo, ClauseWhole, GameInfo

Query = Annotated[str | None, QueryParameter(max_length=200)]
Name = Annotated[str, PathParameter(max_length=100)]


async def _need(house: House, game: str) -> None:
    if game not in await house.shelf.get(reference.playable):
        raise Problem("unknown")


def _told(what: Any) -> dict[int, ResponseSpec]:
    """What an answer that is kept as it is sent holds, for the schema."""
    return {200: ResponseSpec(what, generate_examples=False)}


@get("/api/games", responses=_told(list[GameInfo]))
async def games(request: AnyRequest, house: Place) -> Response[Any]:
    return cached(request, await house.shelf.get(reference.games_text), "application/json")


@get("/api/games/{game:str}/rules", responses=_told(list[ClauseInfo]))
async def rules(
    request: AnyRequest, game: Name, house: Place, language: Language, q: Query = None
) -> Response[Any]:
    """The ledger, or the clauses that fit a search best."""
    house.limits.take("search", client_address(request))
    await _need(house, game)
    if not q:
        whole = await house.shelf.get(reference.ledger_text, game, language)
        return cached(request, whole, "application/json")
    await house.shelf.get(reference.index_of, game, language)
    found = await asyncio.to_thread(reference.found, game, q, language)
    return Response(found, media_type="application/json")


@get("/api/games/{game:str}/rules/{clause:str}")
async def clause(game: Name, clause: Name, house: Place, language: Language) -> ClauseWhole:
    await _need(house, game)
    found = reference.game_of(game)
    if clause in found.ledger.clauses:
        await house.shelf.get(reference.cited, game)
    return reference.clause_whole(found, clause, language)


@get("/api/games/{game:str}/catalog", media_type="text/plain")
async def catalog(
    request: AnyRequest, game: Name, house: Place, language: Language
) -> Response[bytes]:
    """The words of a game as Fluent sources."""
    await _need(house, game)
    source = await house.shelf.get(reference.catalog_source, game, language)
    return cached(request, source, "text/plain")


@get("/api/games/{game:str}/box")
async def box(request: AnyRequest, game: Name, house: Place) -> Response[Any]:
    """The components of a game with default options."""
    await _need(house, game)
    return cached(request, await house.shelf.get(reference.box, game), "application/json")


def cached(request: AnyRequest, body: bytes, kind: str) -> Response[bytes]:
    """An answer that a client may keep as long as it asks whether it still holds."""
    tag = _tag(body)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in header(request.scope, b"if-none-match"):  # type: ignore[arg-type]
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if takes_gzip(request.scope):  # type: ignore[arg-type]
        body = packed(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=f"{kind}; charset=utf-8")


@lru_cache(maxsize=64)
def _tag(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


HANDLERS = [games, rules, clause, catalog, box]
