"""The command line: ``stolnik``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, and leave quietly if somebody changes their mind while we load."""
    try:
        from stolnik.cli.app import main as run

        return run(arguments)
    except KeyboardInterrupt:
        return 130


__all__ = ["main"]
