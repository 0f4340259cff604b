"""Says asks, moves, events and refusals in the language of the reader.

Moves and events carry ids only.  A game's vocabulary says what each part names, and this module
puts the two together: ``("buy", "papal_elephant")`` with the message ``move-buy = Buy { $card }``
and the family ``card`` becomes *Buy Papal Elephant*.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from stolnik.engine.errors import HERE
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import AnyGame
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.engine.vocabulary import Family, Seats
from stolnik.text import Catalog, Phrase


class Words:
    """All that is said at the table of one game, in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.vocabulary = game.speech.vocabulary
        folders = [game.home / folder for folder in game.speech.texts]
        self.catalog = Catalog.load(lang, [HERE / "text", *folders])
        self.names: Mapping[Seat, str] = {}

    def calling(self, names: Mapping[Seat, str]) -> Words:
        """The same words for a table where players have names of their own."""
        if not names:
            return self
        words = copy(self)
        words.names = names
        return words

    # -- parts -----------------------------------------------------------------------------

    def name(self, g: Any, field: str, value: object) -> str | int:
        """One part of a move or an event: a component by its name, a number as it is."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return self.phrase(g, *value)
        kind = self.vocabulary.kinds.get(field)
        if isinstance(kind, Seats) and isinstance(value, int):
            return self.player(g, value)
        if isinstance(value, (list, tuple)):
            return self._list(g, field, value)
        if value is None:
            return self.catalog.say("nothing")
        if not isinstance(kind, Family) or isinstance(value, int):
            return value if isinstance(value, int) else str(value)
        return self.catalog.say(kind.message(g, str(value)))

    def _list(self, g: Any, field: str, parts: Sequence[object]) -> str:
        """Commas between the parts of a list, semicolons between lists."""
        nested = any(type(part) in (list, tuple) for part in parts)
        return ("; " if nested else ", ").join(str(self.name(g, field, part)) for part in parts)

    def _about(self, g: Any, about: Mapping[str, object]) -> dict[str, str | int]:
        return {field: self.name(g, field, value) for field, value in about.items()}

    def phrase(self, g: Any, message: str, about: Mapping[str, object]) -> str:
        """A message with what it is about, named."""
        return self.catalog.say(message, **self._about(g, about))

    def player(self, g: Any, seat: Seat) -> str:
        return self.names.get(seat) or self.catalog.say(self.vocabulary.seat(g, seat))

    # -- questions and moves ---------------------------------------------------------------

    def ask(self, g: Any, ask: Ask) -> str:
        return self.catalog.say(
            f"ask-{ask.topic}", **{"seat": self.player(g, ask.seat), **self._about(g, ask.about)}
        )

    def move(self, g: Any, ask: Ask, move: Move) -> str:
        return self.phrase(g, self.message_of(ask, str(move[0])), self._option(g, ask, move))

    def label(self, g: Any, ask: Ask, move: Move) -> str:
        """A move without its verb, for a button below the verb: *Papal Elephant*."""
        message = f"{self.message_of(ask, str(move[0]))}.label"
        if self.catalog.has(message):
            return self.phrase(g, message, self._option(g, ask, move))
        parts = self.vocabulary.named_parts(move)
        if not parts:
            return self.move(g, ask, move)
        return ", ".join(str(self.name(g, field, part)) for field, part in parts.items())

    def group(self, name: str) -> str:
        """The heading above a group of options."""
        return self.catalog.say(f"group-{name}") if self.catalog.has(f"group-{name}") else ""

    def _option(self, g: Any, ask: Ask, move: Move) -> dict[str, object]:
        return {
            **ask.about,
            **self.vocabulary.named_parts(move),
            **self.vocabulary.details(g, ask, move),
        }

    def message_of(self, ask: Ask, verb: str) -> str:
        """The message that says a verb: the one of this question, if there is one."""
        special = f"move-{ask.topic}-{verb}"
        return special if self.catalog.has(special) else f"move-{verb}"

    # -- what happened, and why not --------------------------------------------------------

    def event(self, g: Any, event: Event) -> str:
        about = {field: getattr(event, field) for field in event.__struct_fields__}
        if self.vocabulary.event is not None:
            about.update(self.vocabulary.event(g, event))
        return self.phrase(g, f"event-{type(event).__name__}", about)

    def reason(self, g: Any, refusal: Refusal) -> str:
        """The words of the clause that refuses a move and, in brackets, the figures."""
        words = self.game.ledger.clauses[refusal.clause].say(self.lang)
        if not refusal.figures:
            return words
        return f"{words} ({self.phrase(g, f'figures-{refusal.figures}', refusal.about)})"

    def refusal(self, g: Any, refusal: Refusal) -> str:
        return f"{self.reason(g, refusal)} [{refusal.clause}]"

    # -- the table -------------------------------------------------------------------------

    def summary(self, g: Any, seat: Seat | None) -> list[str]:
        """The table in a few lines, as a seat or a watcher (``None``) may see it."""
        if self.game.speech.summary is None:
            return []
        return [self.phrase(g, *line) for line in self.game.speech.summary(g, seat)]

    def result(self, g: Any, seat: Seat) -> list[str]:
        """How the result of a seat came about; only when the game is over."""
        if self.game.speech.result is None:
            return []
        return [self.phrase(g, *line) for line in self.game.speech.result(g, seat)]

    def map(self, g: Any, seat: Seat | None) -> list[str]:
        """Where everything lies, if the game has a map."""
        if self.game.speech.map is None:
            return []
        return [self.phrase(g, *line) for line in self.game.speech.map(g, seat)]

    def element(self, g: Any, element: str) -> list[str]:
        """What is printed on an element of the board, as far as the game describes it."""
        if self.game.speech.describe is None:
            return []
        return [self.phrase(g, *line) for line in self.game.speech.describe(g, element).lines]

    def steps(self, breadcrumb: Sequence[str]) -> list[str]:
        """The breadcrumb in words; procedures that no player would name are left out."""
        return [
            self.catalog.say(f"step-{name}")
            for name in breadcrumb
            if self.catalog.has(f"step-{name}")
        ]


@lru_cache(maxsize=32)
def words_of(game: AnyGame, lang: str) -> Words:
    """The words of a game; kept, because reading catalogs takes a moment."""
    return Words(game, lang)
