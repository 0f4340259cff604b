"""The command line: ``stolnik``."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, and leave quietly if somebody changes their mind while we load."""
    try:
        from stolnik.cli.app import main as run
    except KeyboardInterrupt:
        return 130
    return run(arguments)


__all__ = ["main"]
