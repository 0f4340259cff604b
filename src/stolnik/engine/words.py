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
from stolnik.engine.vocabulary import Family, Kind, Part, Seats, Verb
from stolnik.text import Catalog, Name, Phrase


class Words:
    """All that is said at the table of one game, in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.vocabulary = game.speech.vocabulary
        folders = [game.home / folder for folder in game.speech.texts]
        self.catalog = Catalog.load(lang, [HERE / "text", *folders])
        self.names: Mapping[Seat, str] = {}
        # What was worked out once for each verb, group and place in the rules.
        self._messages: dict[tuple[str, str], tuple[str, str]] = {}
        self._groups: dict[str, str] = {}
        self._steps: dict[str, str | None] = {}
        self._fixed: dict[str, tuple[bool, tuple[str, ...]]] = {}

    def calling(self, names: Mapping[Seat, str]) -> Words:
        """The same words for a table where players have names of their own."""
        if not names:
            return self
        words = copy(self)
        words.names = names
        return words

    # -- parts -----------------------------------------------------------------------------

    def name(self, g: Any, field: str, value: object) -> str | int:
        """One part of a move or an event: a component by its name, a number as it is.

        A message that is about nothing is a name too, whose other forms a sentence can ask for.
        """
        kind = self.vocabulary.kinds.get(field)
        if type(value) is str:
            return self._thing(kind.message(g, value)) if type(kind) is Family else value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return self.phrase(g, *value) if value.about else self._thing(value.message)
        if isinstance(kind, Seats) and isinstance(value, int):
            return self.player(g, value)
        if isinstance(value, (list, tuple)):
            return self._list(g, field, value)
        if value is None:
            return self.catalog.say("nothing")
        if not isinstance(kind, Family) or isinstance(value, int):
            return value if isinstance(value, int) else str(value)
        return self._thing(kind.message(g, str(value)))

    def thing(self, g: Any, kind: Kind, part: Part) -> str:
        """What an id of a kind is called."""
        if isinstance(kind, Family):
            return str(self._thing(kind.message(g, str(part))))
        return self.player(g, part) if isinstance(kind, Seats) and type(part) is int else str(part)

    def _thing(self, message: str) -> Name:
        return Name(self.catalog.say(message), message)

    def _list(self, g: Any, field: str, parts: Sequence[object]) -> str:
        """Commas between the parts of a list, semicolons between lists."""
        nested = any(type(part) in (list, tuple) for part in parts)
        return ("; " if nested else ", ").join(str(self.name(g, field, part)) for part in parts)

    def about(self, g: Any, about: Mapping[str, object]) -> dict[str, str | int]:
        """What a message is about, each part by its name."""
        if not about:
            return {}
        return {field: self.name(g, field, value) for field, value in about.items()}

    def phrase(self, g: Any, message: str, about: Mapping[str, object]) -> str:
        """A message with what it is about, named."""
        return self.catalog.say(message, **self.about(g, about))

    def player(self, g: Any, seat: Seat) -> str:
        return self.names.get(seat) or self.catalog.say(self.vocabulary.seat(g, seat))

    def short(self, g: Any, seat: Seat) -> str:
        """The same where there is little room; in Polish no part of a name stands alone."""
        message = f"{self.vocabulary.seat(g, seat)}.short"
        if seat in self.names or not self.catalog.has(message):
            return self.player(g, seat)
        return self.catalog.say(message)

    # -- questions and moves ---------------------------------------------------------------

    def ask(self, g: Any, ask: Ask) -> str:
        return self.catalog.say(
            f"ask-{ask.topic}", **{"seat": self.player(g, ask.seat), **self.about(g, ask.about)}
        )

    def move(self, g: Any, ask: Ask, move: Move) -> str:
        return self.phrase(g, self.message_of(ask, str(move[0])), self._option(g, ask, move))

    def label(self, g: Any, ask: Ask, move: Move) -> str:
        """A move without its verb, for a button below the verb: *Papal Elephant*."""
        message = self.messages_of(ask, str(move[0]))[1]
        if message:
            return self.phrase(g, message, self._option(g, ask, move))
        parts = self.vocabulary.named_parts(move)
        if not parts:
            return self.move(g, ask, move)
        return ", ".join(str(self.name(g, field, part)) for field, part in parts.items())

    def group(self, name: str) -> str:
        """The heading above a group of options."""
        said = self._groups.get(name)
        if said is None:
            message = f"group-{name}"
            said = self._groups[name] = (
                self.catalog.say(message) if self.catalog.has(message) else ""
            )
        return said

    def _option(self, g: Any, ask: Ask, move: Move) -> dict[str, object]:
        return {
            **ask.about,
            **self.vocabulary.named_parts(move),
            **self.vocabulary.details(g, ask, move),
        }

    def message_of(self, ask: Ask, verb: str) -> str:
        """The message that says a verb: the one of this question, if there is one."""
        return self.messages_of(ask, verb)[0]

    def messages_of(self, ask: Ask, verb: str) -> tuple[str, str]:
        """The same, and the one of its label; that is empty where there is none."""
        found = self._messages.get((ask.topic, verb))
        if found is None:
            special = f"move-{ask.topic}-{verb}"
            message = special if self.catalog.has(special) else f"move-{verb}"
            label = f"{message}.label"
            found = (message, label if self.catalog.has(label) else "")
            self._messages[str(ask.topic), verb] = found
        return found

    def fixed(self, verb: Verb) -> tuple[bool, tuple[str, ...]]:
        """Whether words and elements of a verb's parts are the same in every state and box; if
        not, the parts whose words may not be."""
        found = self._fixed.get(verb.name)
        if found is None:
            kinds = verb.parts
            told = tuple(
                field for field, kind in kinds.items() if type(kind) is Family and kind.text
            )
            moved = any(type(kind) is Family and kind.lies_at for kind in kinds.values())
            found = (not told and not moved and verb.touches is None, told)
            self._fixed[verb.name] = found
        return found

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
        return f"{words} ({self.figures(g, refusal.figures, refusal.about)})"

    def figures(self, g: Any, name: str, about: Mapping[str, object]) -> str:
        return self.phrase(g, f"figures-{name}", about) if name else ""

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
        return [said for name in breadcrumb if (said := self._step(name)) is not None]

    def _step(self, name: str) -> str | None:
        if name not in self._steps:
            message = f"step-{name}"
            self._steps[name] = self.catalog.say(message) if self.catalog.has(message) else None
        return self._steps[name]


@lru_cache(maxsize=32)
def words_of(game: AnyGame, lang: str) -> Words:
    """The words of a game; kept, because reading catalogs takes a moment."""
    return Words(game, lang)
