"""The words of the chapters of war."""

from __future__ import annotations

from stolnik.engine.vocabulary import Verb

VERBS: tuple[Verb, ...] = ()
