"""The browser client, as it is built from ``web/`` into this package."""

from __future__ import annotations

from pathlib import Path


def dist() -> Path | None:
    """The folder with the built client; ``None`` where it has not been built."""
    folder = Path(__file__).parent / "dist"
    return folder if (folder / "index.html").is_file() else None
