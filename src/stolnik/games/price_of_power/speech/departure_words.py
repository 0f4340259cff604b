"""The words of those who stay or leave."""

from __future__ import annotations

from stolnik.engine.vocabulary import Verb

VERBS: tuple[Verb, ...] = (
    Verb("stay"),
    Verb("leave_game"),
)
