"""Answers in less space, for those who can read them so.

What is packed together with a secret tells of it by its length, to whoever can choose the rest and
listen.  So only answers to a GET are packed, which no other site can ask for in somebody's name
(our cookie does not go with it), and none about a person or a link.  Tokens are told in answers to
a POST.
"""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final

from stolnik.table.guards import header

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

WORTH_IT: Final = 1_000
"""Bytes from which an answer is packed."""
_QUICK: Final = 5
_ABOUT_PEOPLE: Final = ("/api/me", "/api/mail", "/api/links")
_KINDS: Final = (b"application/json", b"application/jsonl", b"text/")


def takes_gzip(scope: Scope) -> bool:
    for part in header(scope, b"accept-encoding").lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """A text that many ask for, which is packed once."""
    return gzip.compress(body, mtime=0)


def packing(send: Send, scope: Scope) -> Send:
    """Pack an answer that comes in one piece, unless that has been done."""
    if scope["method"] != "GET" or scope["path"].startswith(_ABOUT_PEOPLE):
        return send
    begun: list[MutableMapping[str, Any]] = []

    async def pack(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            begun.append(message)
            return
        if begun:
            start = begun.pop()
            headers = [(name.lower(), value) for name, value in start.get("headers", ())]
            said = dict(headers)
            kind = said.get(b"content-type", b"")
            if kind.startswith(_KINDS) and b"content-encoding" not in said:
                if b"vary" not in said:
                    headers.append((b"vary", b"accept-encoding"))
                body = message.get("body", b"")
                if takes_gzip(scope) and len(body) >= WORTH_IT and not message.get("more_body"):
                    body = gzip.compress(body, _QUICK, mtime=0)
                    length = (b"content-length", str(len(body)).encode())
                    headers = [each for each in headers if each[0] != b"content-length"]
                    headers += [length, (b"content-encoding", b"gzip")]
                    message = {**message, "body": body}
                start = {**start, "headers": headers}
            await send(start)
        await send(message)

    return pack
