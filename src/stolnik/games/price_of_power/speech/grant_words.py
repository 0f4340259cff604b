"""The words of what cards grant."""

from __future__ import annotations

from stolnik.engine.vocabulary import Family, Verb

from .families import CHARACTER, POWER

TITLE = Family("title", lambda box: ("spain", "great_britain", "russia"), on_board=False)

VERBS: tuple[Verb, ...] = (
    Verb("act_covertly"),
    Verb("pick_character", {"character": CHARACTER}),
    Verb("as_advisor", {"power": POWER}),
)
