"""The command line: ``stolnik``."""

from stolnik.cli.app import main

__all__ = ["main"]
