"""What all shapes are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Lang: TypeAlias = Literal["pl", "en"]
OptionValue: TypeAlias = bool | str
Move: TypeAlias = tuple[str | int, ...]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]

Whole = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
NO_NUL = "^[^\\x00]*$"
"""No database keeps that letter as text."""
ShortText = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
Token = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
NonceText = Annotated[str, Meta(min_length=16, max_length=128, pattern=NO_NUL)]
MoveSent = Annotated[
    tuple[Annotated[str, Meta(max_length=100)] | Whole, ...], Meta(min_length=1, max_length=40)
]
OptionsSent = Annotated[
    dict[ShortText, bool | Annotated[str, Meta(max_length=200)]], Meta(max_length=50)
]


class Out(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the table sends."""


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends; what it should not hold is refused."""


class Both(Out, frozen=True, kw_only=True):
    """Words in both languages."""

    pl: str
    en: str
