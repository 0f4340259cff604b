"""Whether everything that is asked, offered or told has words in both languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import AnyGame, Inspection
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.engine.words import Words, words_of
from stolnik.rulebook import Clause
from stolnik.text import LANGUAGES, MissingText, TextError, compare

_pack = msgspec.msgpack.Encoder().encode


class Speech:
    """Says everything once in both languages, and collects what cannot be said."""

    def __init__(self, game: AnyGame) -> None:
        self.words = {lang: words_of(game, lang) for lang in LANGUAGES}
        self.said: set[object] = set()
        self.found: dict[str, str] = {}
        """Each fault with the place where it was found first."""
        self.reported = 0
        self.here: Callable[[], str] = lambda: game.name
        for difference in compare(self.words["en"].catalog, self.words["pl"].catalog):
            self.fault(f"the catalogs differ: {difference}")
        for message in (f"game-{game.name}", *(f"option-{option.name}" for option in game.options)):
            self.exists(message)

    def fault(self, what: str) -> None:
        if what not in self.found:
            self.found[what] = self.here()

    def faults(self) -> list[str]:
        """What could not be said since the last time."""
        new = list(self.found.items())[self.reported :]
        self.reported = len(self.found)
        return [f"{place}: {what}" for what, place in new]

    def exists(self, message: str) -> None:
        for lang, words in self.words.items():
            if not words.catalog.has(message):
                self.fault(str(MissingText(lang, message)))

    def say(self, sentence: Callable[[Words], object]) -> None:
        for words in self.words.values():
            try:
                sentence(words)
            except TextError as error:
                self.fault(str(error))

    def ask(self, match: Match, ask: Ask) -> None:
        """The question, and each option; the same option is not said again for other figures."""
        g = match.state
        question = (ask.seat, ask.topic, *ask.about.items())
        if question not in self.said:
            self.said.add(question)
            self.say(lambda words: words.ask(g, ask))
        topic = (ask.topic, *ask.about)
        for move in ask.options:
            if (topic, move) not in self.said:
                self.said.add((topic, move))
                self.say(partial(Words.move, g=g, ask=ask, move=move))

    def event(self, match: Match, event: Event) -> None:
        """An event as each seat and a watcher may know it."""
        key = _pack(event)
        if key in self.said:
            return
        self.said.add(key)
        for seat in (None, *range(match.players)):
            seen = event.seen_by(seat)
            if seen is not None and ("seen", _pack(seen)) not in self.said:
                self.said.add(("seen", _pack(seen)))
                self.say(partial(Words.event, g=match.state, event=seen))

    def summary(self, match: Match, seat: Seat | None) -> None:
        self.say(lambda words: words.summary(match.state, seat))

    def result(self, match: Match) -> None:
        """How the result of each seat came about."""
        for seat in range(match.players):
            self.say(partial(Words.result, g=match.state, seat=seat))

    def refusal(self, match: Match, refusal: Refusal) -> None:
        """The clause that refuses a move, and its figures."""
        self.clause(self.words["en"].game.ledger.clauses[refusal.clause])
        key = ("refusal", refusal.clause, refusal.figures)
        if key not in self.said:
            self.said.add(key)
            self.say(lambda words: words.refusal(match.state, refusal))

    def thing(
        self, match: Match, element: str, now: Inspection, reasons: Sequence[tuple[Move, Refusal]]
    ) -> None:
        """What a thing is called, how it stands, and why it is of no use."""
        g = match.state
        thing = match.setting.lexicon.thing(element)
        if thing is not None and ("thing", element) not in self.said:
            self.said.add(("thing", element))
            self.say(lambda words: words.thing(g, *thing))
        if now.figures and ("figures", now.figures) not in self.said:
            self.said.add(("figures", now.figures))
            self.say(lambda words: words.figures(g, now.figures, now.about))
        for line in now.helps:
            self.say(partial(Words.phrase, g=g, message=line[0], about=line[1]))
        for refusal in (*(term.refusal for term in now.terms), *(pair[1] for pair in reasons)):
            self.refusal(match, refusal)

    def clause(self, clause: Clause) -> None:
        for lang in self.words:
            if lang not in clause.text:
                self.fault(f"the clause {clause.id} refuses moves and has no text in {lang!r}")

    def reason(self, reason: str) -> None:
        if reason:
            self.exists(f"standing-{reason}")
