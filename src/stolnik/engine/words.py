"""Says asks, moves, events and refusals in the language of the reader.

Moves and events carry ids only.  A game says which family of texts each part belongs to, and
this module puts the two together: ``("buy", "papal_elephant")`` with the message
``move-buy = Buy { $card }`` and the family ``card`` becomes *Buy Papal Elephant*.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from stolnik.engine.errors import HERE
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import Game
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event, State
from stolnik.engine.text import Catalog, Phrase

AnyGame = Game[Any, Any]


class Words:
    """All that is said at the table of one game, in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        folders = [game.home / folder for folder in game.texts]
        self.catalog = Catalog.load(lang, [HERE / "text", *folders])

    def name(self, g: State, field: str, value: object) -> str | int:
        """One part of a move or an event: a component by its name, a number as it is."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return self.phrase(g, *value)
        family = self.game.families.get(field)
        if family == "seat" and isinstance(value, int):
            return self.catalog.say(self.game.seat_name(g, value))
        if isinstance(value, (list, tuple)):
            return self._list(g, field, value)
        if value is None:
            return self.catalog.say("nothing")
        if family is None or isinstance(value, int):
            return value if isinstance(value, int) else str(value)
        message = family(g, str(value)) if callable(family) else f"{family}-{value}"
        return self.catalog.say(message)

    def _list(self, g: State, field: str, parts: Sequence[object]) -> str:
        """Commas between the parts of a list, semicolons between lists."""
        nested = any(type(part) in (list, tuple) for part in parts)
        return ("; " if nested else ", ").join(str(self.name(g, field, part)) for part in parts)

    def _about(self, g: State, about: Mapping[str, object]) -> dict[str, str | int]:
        return {field: self.name(g, field, value) for field, value in about.items()}

    def phrase(self, g: State, message: str, about: Mapping[str, object]) -> str:
        """A message with what it is about, named."""
        return self.catalog.say(message, **self._about(g, about))

    def ask(self, g: State, ask: Ask) -> str:
        return self.catalog.say(
            f"ask-{ask.topic}", **{"seat": self.player(g, ask.seat), **self._about(g, ask.about)}
        )

    def move(self, g: State, ask: Ask, move: Move) -> str:
        verb = str(move[0])
        fields = self.game.moves.get(verb, ())
        about: dict[str, object] = {**ask.about, **dict(zip(fields, move[1:], strict=False))}
        if self.game.details is not None:
            about.update(self.game.details(g, ask, move))
        special = f"move-{ask.topic}-{verb}"
        message = special if self.catalog.has(special) else f"move-{verb}"
        return self.phrase(g, message, about)

    def event(self, g: State, event: Event) -> str:
        about = {field: getattr(event, field) for field in event.__struct_fields__}
        if self.game.event_details is not None:
            about.update(self.game.event_details(g, event))
        return self.phrase(g, f"event-{type(event).__name__}", about)

    def summary(self, g: State, seat: Seat | None) -> list[str]:
        """The table in a few lines, as a seat or a watcher (``None``) may see it."""
        if self.game.summary is None:
            return []
        return [self.phrase(g, *line) for line in self.game.summary(g, seat)]

    def refusal(self, refusal: Refusal) -> str:
        clause = self.game.rules.clauses[refusal.clause]
        return f"{clause.say(self.lang)} [{clause.id}]"

    def player(self, g: State, seat: Seat) -> str:
        return self.catalog.say(self.game.seat_name(g, seat))

    def steps(self, breadcrumb: Sequence[str]) -> list[str]:
        """The breadcrumb in words; procedures that no player would name are left out."""
        return [
            self.catalog.say(f"step-{name}")
            for name in breadcrumb
            if self.catalog.has(f"step-{name}")
        ]


@cache
def words(game_name: str, lang: str) -> Words:
    """The words of a registered game; kept, because reading catalogs takes a moment."""
    from stolnik.engine.registry import load

    return Words(load(game_name), lang)


def as_json(struct: msgspec.Struct) -> Any:
    """A view or an event as plain JSON values."""
    return msgspec.to_builtins(struct)
