"""Who asks, from where, and in which language: read from the head of a request."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from stolnik.table.protocol import Lang
from stolnik.table.settings import Settings

COOKIE: Final = "stolnik_session"
DEVICE: Final = "stolnik_device"
Scope = MutableMapping[str, Any]


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            found: str = value.decode("latin-1")
            return found
    return ""


def session_token(scope: Scope) -> tuple[str, bool]:
    """The token of a request, and whether a browser sent it by itself, as a cookie."""
    authorization = header(scope, b"authorization")
    if authorization[:7].lower() == "bearer ":
        return authorization[7:].strip(), False
    found = cookie(scope, COOKIE)
    return found or "", found is not None


def cookie(scope: Scope, name: str) -> str | None:
    """A cookie that a browser sent."""
    try:
        morsel = SimpleCookie(header(scope, b"cookie")).get(name)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Whether a browser comes from our own pages."""
    origin = header(scope, b"origin")
    if not origin:
        return scope["type"] != "websocket" or not header(scope, b"sec-fetch-site")
    if origin in settings.origins or origin == settings.origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if scope.get("scheme") in ("https", "wss") and parts.scheme != "https":
        return False  # whoever is on the wire can write what a page says that came over HTTP
    return parts.netloc == header(scope, b"host") != ""


def language(scope: Scope) -> Lang:
    """The language of the answer."""
    query = scope.get("query_string", b"").decode("latin-1")
    said = parse_qs(query).get("lang", [""])[0] if "lang=" in query else ""
    if said in ("pl", "en"):
        return "pl" if said == "pl" else "en"
    for part in header(scope, b"accept-language").lower().split(","):
        tag = part.split(";")[0].strip()
        if tag.startswith("pl"):
            return "pl"
        if tag.startswith("en"):
            return "en"
    return "en"
