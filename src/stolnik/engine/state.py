"""The base of every game's state, and of what can happen to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, for the log and the animation.

    Every event says on purpose who may see it: it is :class:`Public`, or answers ``seen_by``.
    """

    def __init_subclass__(cls, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if cls.seen_by is Event.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by().")

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What ``seat`` (or a watcher, ``None``) may know of it: all, less, or nothing."""
        raise NotImplementedError


class Public(Event, frozen=True):
    """An event that everybody may see whole."""

    def seen_by(self, seat: Seat | None) -> Event:
        return self


class _Beside:
    """The places for what travels beside a state."""

    __slots__ = ("box", "ear", "mind")


_set_box: Final = _Beside.__dict__["box"].__set__
_set_ear: Final = _Beside.__dict__["ear"].__set__
_set_mind: Final = _Beside.__dict__["mind"].__set__


class State(_Beside, msgspec.Struct):
    """Everything that a game needs to go on, and nothing that could be derived.

    Encoded and decoded, it is saved, loaded and cloned.  Three things travel beside it and are
    never encoded: ``box``, the immutable components of the game; an ear for its events; and what
    the rules keep in mind so as not to work it out again, which they can do without.
    """

    dice: Dice
    shown: int
    """How often something hidden was shown: a seat cannot undo across it."""

    box: ClassVar[Any]
    ear: ClassVar[Any]
    mind: ClassVar[Any]

    def attach(self, box: object, ear: Callable[[Event], None] | None) -> None:
        _set_box(self, box)
        _set_mind(self, None)
        self.listen(ear)

    def listen(self, ear: Callable[[Event], None] | None) -> None:
        """From now on, tell this ear what happens."""
        _set_ear(self, ear)

    def keep_in_mind(self, what: object) -> None:
        """Keep something for as long as these rules run; a copy of the state begins without."""
        _set_mind(self, what)

    def tell(self, event: Event) -> None:
        """Let those who listen know; when nobody listens it costs next to nothing."""
        if self.ear is not None:
            self.ear(event)

    def show(self) -> None:
        """Something hidden has just been shown to somebody."""
        self.shown += 1
