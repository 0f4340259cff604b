"""What all words of the game are made of: phrases, and the names of things in them."""

from __future__ import annotations

from typing import TypeAlias

from stolnik.text import Phrase

Said: TypeAlias = "Phrase | str | int | list[Said]"
"""Something that can stand in a phrase."""


def phrase(message: str, **about: Said) -> Phrase:
    return Phrase(message, about)


def formed(message: str, form: str, **about: Said) -> Phrase:
    """A message in the form that the sentence asks for, such as ``gen`` or ``in``."""
    return phrase(f"{message}.{form}" if form else message, **about)


def worded(family: str, one: object, form: str = "", /, **about: Said) -> Phrase:
    """One of a family of messages, such as ``area-lombardy``, in the form that is asked for."""
    return formed(f"{family}-{one}", form, **about)
