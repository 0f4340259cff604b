"""The words of the chapters of commerce."""

from __future__ import annotations

from stolnik.engine.vocabulary import Verb

VERBS: tuple[Verb, ...] = ()
