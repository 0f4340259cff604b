"""The browser client, as it lies in the package ``stolnik.web``, if it is there."""

from __future__ import annotations

import gzip
import html
import mimetypes
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stolnik.table.guards import header

INDEX: Final = "index.html"
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What browsers insist on, and systems do not agree on."""
UNKNOWN: Final = "application/octet-stream"
_known: Final = mimetypes.MimeTypes()
"""What Python knows by itself: the registry of Windows may call a script a text."""

NOT_BUILT: Final = (
    b"<!doctype html><meta charset=utf-8><title>Stolnik</title>"
    b"<p>The table is open, but this installation has no browser client.</p>"
)


def client_folder() -> Path | None:
    """Where the built client lies."""
    try:
        found = import_module("stolnik.web").dist()
    except (ImportError, AttributeError):
        found = Path(__file__).parents[1] / "web" / "dist"
    if found is None:
        return None
    folder = Path(found)
    return folder if (folder / "index.html").is_file() else None


class _File:
    """A file of the client, read once, with what was compressed beforehand.

    In the page all addresses are relative, but it is sent for every path: there ours comes first.
    """

    def __init__(self, path: Path, name: str, ours: str = "") -> None:
        self.body = path.read_bytes()
        self.packed: dict[str, bytes] = {}
        if name == INDEX:
            self.body = self.body.replace(b'="./', f'="{html.escape(ours)}/'.encode())
            self.packed["gzip"] = gzip.compress(self.body, mtime=0)
        for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
            packed = path.with_name(path.name + suffix)
            if name != INDEX and packed.is_file():
                self.packed[coding] = packed.read_bytes()
        kind = KINDS.get(path.suffix) or _known.guess_type(path.name)[0] or UNKNOWN
        text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml")
        self.kind = f"{kind}; charset=utf-8" if text else kind
        lasting = name.startswith("assets/")
        self.cache = "public, max-age=31536000, immutable" if lasting else "no-cache"


class Client:
    """Static files; an address that is none of them is a page of the client."""

    def __init__(self, folder: Path | None = None, ours: str = "") -> None:
        folder = folder or client_folder()
        self._files: dict[str, _File] = {}
        if folder is not None:
            for path in folder.rglob("*"):
                if path.is_file() and path.suffix not in (".br", ".gz"):
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = _File(path, name, ours)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, b"", [(b"allow", b"GET, HEAD")])
            return
        name = scope["path"].lstrip("/")
        file = self._files.get(name)
        if file is None and "." in name.rpartition("/")[2]:
            await _answer(send, 404, b"", [])
            return
        file = file or self._files.get(INDEX)
        if file is None:
            kind = [(b"content-type", b"text/html; charset=utf-8")]
            await _answer(send, 200, NOT_BUILT, kind)
            return
        body, headers = file.body, [(b"content-type", file.kind.encode())]
        accepted = header(scope, b"accept-encoding")
        for coding, packed in file.packed.items():
            if coding in accepted:
                body = packed
                headers.append((b"content-encoding", coding.encode()))
                break
        headers += [(b"cache-control", file.cache.encode()), (b"vary", b"accept-encoding")]
        await _answer(send, 200, b"" if scope["method"] == "HEAD" else body, headers)


async def _answer(
    send: Any, status: int, body: bytes, headers: Iterable[tuple[bytes, bytes]]
) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body})
