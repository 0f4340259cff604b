"""What can be played, and by which rules."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter

from stolnik.table import reference, search
from stolnik.table.api.requests import AnyRequest, Language, Place, client_address
from stolnik.table.guards import header
from stolnik.table.problems import Problem
from stolnik.table.protocol import ClauseInfo, ClauseWhole, GameInfo

Query = Annotated[str | None, Parameter(max_length=200)]
Name = Annotated[str, Parameter(max_length=100)]


def _game(name: str) -> str:
    if name not in reference.playable():
        raise Problem("unknown")
    return name


@get("/api/games")
async def games() -> list[GameInfo]:
    return [reference.game_info(name) for name in reference.playable()]


@get("/api/games/{game:str}/rules")
async def rules(
    request: AnyRequest, game: Name, house: Place, language: Language, q: Query = None
) -> list[ClauseInfo]:
    """The ledger, or the clauses that fit a search best."""
    house.limits.take("search", client_address(request))
    ledger = reference.game_of(_game(game)).ledger
    found = search.index_of(game, language).search(q) if q else list(ledger.clauses.values())
    return [reference.clause_info(clause, language) for clause in found]


@get("/api/games/{game:str}/rules/{clause:str}")
async def clause(game: Name, clause: Name, language: Language) -> ClauseWhole:
    return reference.clause_whole(reference.game_of(_game(game)), clause, language)


@get("/api/games/{game:str}/catalog", media_type="text/plain")
async def catalog(request: AnyRequest, game: Name, language: Language) -> Response[bytes]:
    """The words of a game as Fluent sources."""
    return cached(request, reference.catalog_source(_game(game), language), "text/plain")


@get("/api/games/{game:str}/box")
async def box(request: AnyRequest, game: Name) -> Response[Any]:
    """The components of a game with default options."""
    return cached(request, reference.box(_game(game)), "application/json")


def cached(request: AnyRequest, body: bytes, kind: str) -> Response[bytes]:
    """An answer that a client may keep as long as it asks whether it still holds."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if header(request.scope, b"if-none-match") == tag:  # type: ignore[arg-type]
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if "gzip" in (header(request.scope, b"accept-encoding") or ""):  # type: ignore[arg-type]
        body = _packed(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=f"{kind}; charset=utf-8")


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    """The same for a browser, at a fifth of the weight; each text is packed once."""
    return gzip.compress(body, mtime=0)


HANDLERS = [games, rules, clause, catalog, box]
