"""A chair at the table: everything that one seat, or a watcher, may have of a match.

Bots, the terminal and the server hold chairs and never the match.  A chair does not lead to its
match: what it gives is made of the seat's own view, and the match itself is looked up in a
table that only this module has.  Nor can anything be written to, in a chair or in what it gives,
that the match or another chair reads.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from stolnik.engine.chronicle import Told
from stolnik.engine.dice import Dice
from stolnik.engine.errors import BrokenRule, IllegalMove
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import AnyGame, Inspection, Line, OptionValue, Standing
from stolnik.engine.offers import Made, Offer, Offering
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import Words, words_of

if TYPE_CHECKING:
    from stolnik.engine.match import Match

__all__ = ["Chair", "Offer"]

T = TypeVar("T")

ASKED: Final = 60
"""How many moves of a verb are tried when somebody asks why nothing can be done with an element."""


def _number_of(entry: Told) -> int:
    return entry.number


_matches: Final[dict[int, Match]] = {}
"""The match of every chair that there is."""

_seated: Final[dict[int, tuple[Seat | None, Mapping[Seat, str], dict[str, Words]]]] = {}
"""Of every chair its seat, what players are called there, and by language the words for them."""


class Chair:
    """What a seat may have.

    >>> import stolnik
    >>> match = stolnik.Match.start(stolnik.load("pax_renaissance_1e"), players=2, seed=7)
    >>> chair = match.at(match.pending[0].seat)
    >>> chair.ask.topic
    'action'
    """

    __slots__ = ("__weakref__",)

    def __init__(self, match: Match, seat: Seat | None, names: Mapping[Seat, str]) -> None:
        if seat is not None:
            match.setting.check_seat(seat)
        _matches[id(self)] = match
        _seated[id(self)] = (seat, MappingProxyType(names), {})

    def __del__(self, tables: tuple[dict[int, Any], dict[int, Any]] = (_matches, _seated)) -> None:
        for table in tables:
            table.pop(id(self), None)

    @property
    def seat(self) -> Seat | None:
        """``None`` for a watcher."""
        return _seated[id(self)][0]

    @property
    def names(self) -> Mapping[Seat, str]:
        """What players are called who have names of their own."""
        return _seated[id(self)][1]

    # -- the game --------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return _matches[id(self)].game

    @property
    def players(self) -> int:
        return _matches[id(self)].players

    @property
    def options(self) -> dict[str, OptionValue]:
        return _matches[id(self)].options

    @property
    def commitment(self) -> str:
        """The hash that binds the seed."""
        return _matches[id(self)].commitment

    @property
    def lexicon(self) -> Lexicon:
        """What can be said with this box."""
        return _matches[id(self)].setting.lexicon

    # -- what is asked ---------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The question that waits for this seat, if there is one."""
        seat = self.seat
        for ask in _matches[id(self)].pending:
            if ask.seat == seat:
                return ask
        return None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are still to answer."""
        return tuple(ask.seat for ask in _matches[id(self)].pending)

    @property
    def number(self) -> int:
        """How many moves have been made; of open private answers only one's own count."""
        return _matches[id(self)].number_for(self.seat)

    @property
    def question(self) -> str:
        """A name for what is asked now: it changes with every move and undo one may know of."""
        return _matches[id(self)].question_for(self.seat)

    def view(self) -> msgspec.Struct:
        return _matches[id(self)].view(self.seat)

    def events(self, since: int = 0) -> list[Told]:
        """What happened after so many moves, as far as this seat may know it."""
        log, seat = _matches[id(self)].log, self.seat
        begin = bisect_right(log, since, key=_number_of)
        return [
            Told(number, known, clauses)
            for number, event, clauses in islice(log, begin, None)
            if (known := event.seen_by(seat)) is not None
        ]

    @property
    def breadcrumb(self) -> list[str]:
        return _matches[id(self)].breadcrumb_for(self.seat)

    @property
    def over(self) -> bool:
        return _matches[id(self)].over

    @property
    def standings(self) -> Sequence[Standing]:
        return _matches[id(self)].standings

    # -- in words --------------------------------------------------------------------------

    def say_ask(self, lang: str) -> str:
        return self._words(lang).ask(_matches[id(self)].state, self._own_ask())

    def say_move(self, lang: str, move: Move) -> str:
        """One of one's options in words."""
        return self._words(lang).move(_matches[id(self)].state, self._own_ask(), move)

    def say_event(self, lang: str, event: Event) -> str:
        """An event in words; only as much of it as this seat may know."""
        known = event.seen_by(self.seat)
        return "" if known is None else self._words(lang).event(_matches[id(self)].state, known)

    def say_refusal(self, lang: str, refusal: Refusal) -> str:
        return self._words(lang).refusal(_matches[id(self)].state, refusal)

    def say_steps(self, lang: str) -> list[str]:
        """The breadcrumb in words."""
        return self._words(lang).steps(self.breadcrumb)

    def say_reason(self, lang: str, standing: Standing) -> str:
        """How the game ended for a seat."""
        reason = standing.reason
        return self._words(lang).catalog.say(f"standing-{reason}") if reason else ""

    def say_result(self, lang: str, seat: Seat) -> list[str]:
        """How the result of a seat came about, when the game is over."""
        match = _matches[id(self)]
        return self._words(lang).result(match.state, seat) if match.over else []

    def summary(self, lang: str) -> list[str]:
        return self._words(lang).summary(_matches[id(self)].state, self.seat)

    def map(self, lang: str) -> list[str]:
        return self._words(lang).map(_matches[id(self)].state, self.seat)

    def say_element(self, lang: str, element: str) -> list[str]:
        """What is printed on an element of the board."""
        return self._words(lang).element(_matches[id(self)].state, element)

    def sections_of(self, element: str) -> Sequence[str]:
        """The sections of the rulebook that say what an element does."""
        describe = self.game.speech.describe
        return () if describe is None else describe(_matches[id(self)].state, element).sections

    def player(self, lang: str, seat: Seat) -> str:
        return self._words(lang).player(_matches[id(self)].state, seat)

    def short(self, lang: str, seat: Seat) -> str:
        """A player's name where there is little room."""
        return self._words(lang).short(_matches[id(self)].state, seat)

    def name(self, lang: str, field: str, part: str | int) -> str:
        """What a part of a move is called at this table."""
        return str(self._words(lang).name(_matches[id(self)].state, field, part))

    def offers(self, lang: str, *, finality: bool = True) -> list[Offer]:
        """One's options as a screen needs them."""
        ask = self.ask
        if ask is None:
            return []
        final = self._final(ask) if finality else frozenset()
        offering = self._offering(lang, ask)
        return [offering.offer(move, final=move in final) for move in ask.options]

    def made_of_offers(self, lang: str, make: Callable[[Offer], T], made: Made[T]) -> list[T]:
        """Something made of each of one's options, whose finality is not looked for.

        What was made before of one that is the same in all is taken from there.
        """
        ask = self.ask
        if ask is None:
            return []
        offering = self._offering(lang, ask)
        verbs = self.lexicon.vocabulary.by_name
        number = made.number_of(offering.same)
        found = []
        for move in ask.options:
            verb = verbs[str(move[0])]
            details = offering.details(verb, move)
            key = offering.key(verb, move, details)
            thing = None if key is None else made.get(number, key)
            if thing is None:
                thing = make(offering.offer(move, details=details))
                if key is not None:
                    made.keep(number, key, thing)
            found.append(thing)
        return found

    def _offering(self, lang: str, ask: Ask) -> Offering:
        return Offering(self._words(lang), self.lexicon, _matches[id(self)].state, ask)

    def _final(self, ask: Ask) -> frozenset[Move]:
        """The options that cannot be taken back, tried on what this seat can imagine.

        Nothing is known of one at which a rule of ours fails, so it counts among them.
        """
        match = _matches[id(self)]
        imagined = match.imagine(ask.seat, Dice(f"final/{match.number}"))
        final = set()
        for move in ask.options:
            twin = imagined.clone()
            if all(move not in asked.options for asked in twin.pending if asked.seat == ask.seat):
                continue
            before = twin.state.dice.used + twin.state.shown
            try:
                twin.submit(ask.seat, move)
            except BrokenRule:
                final.add(move)
                continue
            if twin.over or twin.state.dice.used + twin.state.shown != before:
                final.add(move)
        return frozenset(final)

    def _words(self, lang: str) -> Words:
        _, names, spoken = _seated[id(self)]
        words = spoken.get(lang)
        if words is None:
            words = spoken[lang] = words_of(self.game, lang).calling(names)
        return words

    def _own_ask(self) -> Ask:
        match = _matches[id(self)]
        if self.seat is None:
            raise IllegalMove("watcher")
        return match.ask(self.seat)

    # -- why not ---------------------------------------------------------------------------

    def well_formed(self, move: Sequence[str | int]) -> bool:
        return isinstance(move, (tuple, list)) and self.lexicon.well_formed(tuple(move))

    def why_not(self, move: Sequence[str | int]) -> Refusal | None:
        """The clause that refuses a move; ``None`` if it is allowed, or no move of this game."""
        ask = self._own_ask()
        return _matches[id(self)].why_not(ask.seat, move)

    def options_with(self, element: str) -> list[Move]:
        """The options that name or touch an element of the board."""
        ask, g, lexicon = self.ask, _matches[id(self)].state, self.lexicon
        if ask is None:
            return []
        return [move for move in ask.options if element in lexicon.elements(g, ask, move)]

    def why_not_element(self, element: str) -> list[tuple[Move, Refusal]]:
        """Why nothing can be done with an element of the board: for each clause one move.

        Where no move with it can be meant, the empty one stands with the clause of the question
        and with how the element stands now.  Nothing is said of what is lit or does not exist.
        """
        ask, match, lexicon = self._own_ask(), _matches[id(self)], self.lexicon
        if lexicon.thing(element) is None or self.options_with(element):
            return []
        found: dict[str, tuple[Move, Refusal]] = {}
        for move in lexicon.naming(match.state, ask, element, ASKED):
            if lexicon.well_formed(move):
                refusal = match.setting.guarded(match.state, ask, move)
                if refusal is not None:
                    found.setdefault(refusal.clause, (move, refusal))
        if found:
            return list(found.values())
        general = match.setting.set_by(ask)
        if general is None:
            return []
        now = self.inspect(element)
        return [((), msgspec.structs.replace(general, figures=now.figures, about=now.about))]

    def inspect(self, element: str) -> Inspection:
        """How an element of the board stands now, as far as this seat may know it."""
        look = self.game.speech.inspect
        if look is None or self.lexicon.thing(element) is None:
            return Inspection()
        return look(_matches[id(self)].state, self.seat, element)

    def say_name(self, lang: str, element: str) -> str:
        """What an element of the board is called; empty if there is no such element."""
        thing = self.lexicon.thing(element)
        return "" if thing is None else self._words(lang).thing(_matches[id(self)].state, *thing)

    def say_figures(self, lang: str, name: str, about: Mapping[str, Any]) -> str:
        """The figures of a refusal, or of how an element stands."""
        return self._words(lang).figures(_matches[id(self)].state, name, about)

    def say_line(self, lang: str, line: Line) -> str:
        return self._words(lang).phrase(_matches[id(self)].state, *line)

    # -- to move ---------------------------------------------------------------------------

    def submit(self, move: Sequence[str | int]) -> None:
        seat, match = self._seated(), _matches[id(self)]
        if self.ask is None and match.pending:
            raise match.out_of_turn(seat, self.names)
        match.submit(seat, move)

    @property
    def can_undo(self) -> bool:
        return self.seat is not None and _matches[id(self)].can_undo(self.seat)

    def undo(self) -> None:
        _matches[id(self)].undo(self._seated())

    def imagine(self, dice: Dice) -> Match:
        """A match in which all that this seat cannot see has been dealt anew."""
        return _matches[id(self)].imagine(self._seated(), dice)

    def _seated(self) -> Seat:
        if self.seat is None:
            raise IllegalMove("watcher")
        return self.seat
