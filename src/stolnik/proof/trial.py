"""One random game under scrutiny: what :mod:`stolnik.proof` checks, and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRecord, BadRequest, IllegalMove, StolnikError
from stolnik.engine.flow import Ask, Move, Seat, Topic
from stolnik.engine.game import AnyGame, OptionValue
from stolnik.engine.history import Played
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.state import Event
from stolnik.proof.failure import Failure
from stolnik.proof.hints import Hints
from stolnik.proof.speech import Speech
from stolnik.text import LANGUAGES, TextError

LARGEST_SAVE: Final = 16 * 1024
"""Bytes that a saved match may take."""

TRIED: Final = 24
"""Options that are tried at one position."""

DOUBTED: Final = 12
"""Moves of which it is asked why they are not allowed."""

POINTED: Final = 6
"""Things on the board that are looked at from each seat."""

PLAYED_ON: Final = 8
"""Moves that a copy or an imagined match is played on."""

_pack = msgspec.msgpack.Encoder().encode
_json = msgspec.json.Encoder().encode


class Table(msgspec.Struct, frozen=True):
    """What is played, and how closely it is watched."""

    players: int
    options: dict[str, OptionValue]
    seed: str
    data: Path | None
    every: int
    """One position in so many is examined thoroughly."""
    bound: int
    """A game that takes more decisions does not end."""

    def start(self, game: AnyGame, seed: str) -> Match:
        return Match.start(
            game,
            players=self.players,
            seed=seed,
            data=self.data,
            nonces=(),
            listen=True,
            **self.options,
        )


def random_moves(match: Match, seed: str) -> Iterator[tuple[Seat, Move]]:
    """A choice for each question of a match; whoever takes it submits it."""
    luck = Dice(f"{seed}/moves")
    while match.pending:
        ask = luck.pick(match.pending)
        if not ask.options:
            raise Failure(f"seat {ask.seat} is asked {ask.topic!r} and has no option")
        yield ask.seat, luck.pick(ask.options)


class Trial:
    """One random game under scrutiny."""

    def __init__(
        self, game: AnyGame, table: Table, speech: Speech, hints: Hints, seed: str
    ) -> None:
        self.game = game
        self.table = table
        self.hints = hints
        self.speech = speech
        self.speech.here = self.here
        self.seed = seed
        self.checks = Dice(f"{seed}/checks")
        self.made = 0
        """Moves so far."""
        self.largest = 0
        """Bytes of the largest save."""
        self.end: str | None = None
        """The reason of the best placed, once the game is over."""
        self.trail: list[int] = []
        """A hash of the state after each number of moves."""
        self.offered: dict[Move, None] = {}
        """Moves that were options at some time, and may be none now."""
        self.shadow: Shadow | None = None
        self.doing = "playing"
        """What was under way, for those who read of an error."""

    def here(self) -> str:
        """Enough to come back: see :func:`revisit`."""
        options = "".join(f", {name}={value}" for name, value in self.table.options.items())
        return (
            f"{self.game.name}, {self.table.players} players{options}, "
            f"seed {self.seed}, move {self.made + 1}"
        )

    def run(self, *, replayed: bool) -> None:
        self.match = match = self.table.start(self.game, self.seed)
        self.notice()
        for seat, move in random_moves(match, self.seed):
            if self.made >= self.table.bound:
                raise Failure(f"the game has not ended after {self.made} moves")
            if self.checks.below(4) == 0:
                self.audit(match)
            if self.checks.below(self.table.every) == 0:
                self.examine()
            self.cast_shadow()
            self.submit(seat, move)
        self.audit(match)
        self.ending(replayed)

    def audit(self, match: Match) -> None:
        wrong = self.game.rules.audit(match.state)
        if wrong:
            raise Failure(f"the components do not add up: {'; '.join(wrong)}")

    # -- at every move ---------------------------------------------------------------------

    def question(self, ask: Ask) -> None:
        """The options are all different, and have the form that the game declares."""
        if type(ask.topic) is not Topic:
            raise Failure(f"{ask.topic!r} is asked without a topic that owns its guard")
        if len(set(ask.options)) != len(ask.options):
            raise Failure(f"{ask.topic!r} offers the same option twice")
        for move in ask.options:
            if move not in self.offered:
                self.form(ask, move)
                self.offered[move] = None
        self.speech.ask(self.match, ask)

    def form(self, ask: Ask, move: Move) -> None:
        if not (isinstance(move, tuple) and move and isinstance(move[0], str)):
            raise Failure(f"the option {move!r} is not a tuple that begins with a verb")
        if not all(type(part) in (str, int) for part in move):
            raise Failure(f"the option {move!r} is not made of texts and whole numbers")
        lexicon = self.match.setting.lexicon
        if not lexicon.well_formed(move):
            raise Failure(f"the option {move!r} is not in the vocabulary of the game")
        if lexicon.move(lexicon.code(move)) != move:
            raise Failure(f"the number of the option {move!r} leads to another move")
        if move[0] not in ask.topic.verbs:
            raise Failure(f"the topic {ask.topic!r} does not name the verb of the option {move!r}")

    def submit(self, seat: Seat, move: Move) -> None:
        match = self.match
        heard = len(match.log)
        before = _barriers(match)
        match.submit(seat, move)
        self.made += 1
        barred = _barriers(match) != before
        if barred and any(match.can_undo(other) for other in range(match.players)):
            raise Failure(f"{move!r} can be undone, though dice were used or something shown")
        self.notice()
        events = [event for _, event, _ in match.log[heard:]]
        for event in events:
            self.speech.event(match, event)
        if self.shadow is not None:
            self.shadow = self.shadow.follow(match, seat, move, events, barred)

    def notice(self) -> None:
        """Look at the position that a move has led to."""
        match = self.match
        self.trail.append(hash(_pack(match.state)))
        for ask in match.pending:
            self.question(ask)
        seats = [ask.seat for ask in match.pending]
        if not all(0 <= seat < match.players for seat in seats):
            raise Failure(f"seats {seats} are asked, and there are {match.players} players")
        if len(seats) > 1 and not match.at_checkpoint:
            raise Failure(
                f"{match.pending[0].topic!r} is put to several seats at once away from a "
                "checkpoint, so their options cannot be imagined anew"
            )
        for ask in match.pending:
            self.doing = f"asking for a hint on {ask.topic!r}"
            self.hints.ask(match, ask)
        self.doing = "playing"

    def cast_shadow(self) -> None:
        """Now and then, let an imagined match follow the seat that is asked."""
        if self.shadow is None and self.checks.below(max(1, self.table.every // 4)) == 0:
            self.shadow = Shadow(self.match, self.checks.pick(self.match.pending).seat, self.checks)

    # -- at some positions -----------------------------------------------------------------

    def examine(self) -> None:
        """Everything that a position promises."""
        for check in (
            self.options,
            self.refusals,
            self.copies,
            self.undo,
            self.imagination,
            self.sights,
        ):
            check()
            self.doing = "playing"

    def options(self) -> None:
        """What is offered can be submitted, and no guard speaks against it."""
        for ask in self.match.pending:
            tried = list(ask.options)
            if len(tried) > TRIED:
                self.checks.shuffle(tried)
            for move in tried[:TRIED]:
                guard = ask.topic.refuse
                refusal = None if guard is None else guard(self.match.state, ask, move)
                if refusal is not None:
                    raise Failure(f"{move!r} is offered, but {refusal.clause} refuses it")
                self.doing = f"trying {move!r} in a clone"
                twin = self.match.clone()
                twin.submit(ask.seat, move)
                self.audit(twin)

    def refusals(self) -> None:
        """What is not offered is refused, and changes nothing."""
        self.doing = "making moves that are not allowed"
        match = self.match
        before, pending, heard = _pack(match.state), match.pending, len(match.log)
        for ask in pending:
            for move in self.wrong_moves(ask):
                self.refused(ask.seat, move, IllegalMove)
            self.clauses(ask)
        waiting = [ask.seat for ask in pending]
        for seat in range(match.players):
            if seat not in waiting:
                self.refused(seat, pending[0].options[0], IllegalMove)
        for seat in (-1, match.players):
            self.refused(seat, pending[0].options[0], BadRequest)
        if _pack(match.state) != before or match.pending is not pending:
            raise Failure("a refused move has changed the match")
        if match.number != self.made or len(match.log) != heard:
            raise Failure("a refused move has left something in the match")

    def clauses(self, ask: Ask) -> None:
        """Every well-formed move that is not offered is refused by a clause, and no guard fails."""
        match, lexicon = self.match, self.match.setting.lexicon
        kin = [move for move in self.offered if move[0] in ask.topic.verbs]
        tried = [lexicon.move(self.checks.below(lexicon.size)) for _ in range(DOUBTED)]
        tried += [self.checks.pick(kin) for _ in range(DOUBTED) if kin]
        for move in tried:
            if move in ask.options or not lexicon.well_formed(move):
                continue
            self.doing = f"asking why {move!r} is not allowed"
            refusal = match.why_not(ask.seat, move)
            if refusal is None:
                raise Failure(f"no clause says why {move!r} is not offered to {ask.topic!r}")
            if refusal.clause not in self.game.ledger.clauses:
                raise Failure(f"{move!r} is refused by {refusal.clause}, which is in no ledger")
            self.speech.refusal(match, refusal)

    def wrong_moves(self, ask: Ask) -> list[Move]:
        """Moves that are no options: garbled ones, and some that were options before."""
        move = self.checks.pick(ask.options)
        last = move[-1]
        other: str | int = last + 1 if isinstance(last, int) else f"{last}_"
        wrong: list[Move] = [(), ("no_such_move",), move[:-1], (*move, 0), (*move[:-1], other)]
        wrong.append((move[0], "no_such_thing"))
        known = list(self.offered)
        wrong += [self.checks.pick(known) for _ in range(6)]
        return [move for move in wrong if move not in ask.options]

    def refused(self, seat: Seat, move: Move, kind: type[StolnikError]) -> None:
        try:
            self.match.submit(seat, move)
        except kind as error:
            clause = error.about.get("clause")
            if clause is not None and clause not in self.game.ledger.clauses:
                raise Failure(f"{move!r} is refused by {clause}, which is in no ledger") from None
            if clause is not None:
                self.speech.clause(self.game.ledger.clauses[str(clause)])
            for lang in LANGUAGES:
                error.say(lang)
        else:
            raise Failure(f"seat {seat} was allowed {move!r}, which it was not offered")

    def copies(self) -> None:
        """A state decoded, a clone and a resumed match are the same, and go on alike."""
        self.doing = "cloning, saving and resuming the match"
        match = self.match
        packed, saved = _pack(match.state), match.save()
        self.largest = max(self.largest, len(saved))
        if len(saved) > LARGEST_SAVE:
            raise Failure(f"a saved match takes {len(saved)} bytes, more than {LARGEST_SAVE}")
        if _pack(msgspec.msgpack.decode(packed, type=self.game.state)) != packed:
            raise Failure("the state changes when it is encoded and decoded")
        clone = match.clone()
        resumed = Match.resume(saved, data=self.table.data, game=self.game)
        for name, copy in (("cloned", clone), ("resumed", resumed)):
            if copy.breadcrumb != match.breadcrumb:
                raise Failure(f"the {name} match stands elsewhere: {copy.breadcrumb}")
            if _pack(copy.state) != packed or list(copy.pending) != list(match.pending):
                raise Failure(f"the {name} match is not the same")
            if copy.save() != saved:
                raise Failure(f"the {name} match is saved differently")
        seed = f"{self.seed}/{self.made}"
        for seat, move in islice(random_moves(clone, seed), PLAYED_ON):
            clone.submit(seat, move)
            resumed.submit(seat, move)
        if clone.save() != resumed.save() or _pack(clone.state) != _pack(resumed.state):
            raise Failure("a cloned and a resumed match go on differently")

    def undo(self) -> None:
        """Take back as much as is allowed, and make the same moves again."""
        self.doing = "taking moves back"
        match = self.match
        saved, heard, pending = match.save(), list(match.log), list(match.pending)
        taken: list[Played] = []
        moves = match.moves
        while moves and match.can_undo(moves[-1].seat) and len(taken) < TRIED:
            taken.append(moves.pop())
            match.undo(taken[-1].seat)
            if hash(_pack(match.state)) != self.trail[len(moves)]:
                raise Failure(f"undo of {taken[-1].move!r} does not lead back")
        for played in reversed(taken):
            match.submit(played.seat, played.move)
        if match.save() != saved or list(match.pending) != pending:
            raise Failure("moves that were taken back lead elsewhere when made again")
        if match.log != heard:
            raise Failure("moves that were taken back and made again are told differently")
        self.shadow = None

    def imagination(self) -> None:
        """What is hidden from a seat does not show, and can be played on."""
        match = self.match
        asked = [ask.seat for ask in match.pending]
        for seat in range(match.players):
            self.doing = f"playing on what seat {seat} imagines"
            twin = match.imagine(seat, self.checks)
            _same_sight(match, twin, seat)
            _same_summary(match, twin, seat)
            self.pointing(twin, seat)
            self.audit(twin)
            self.without_a_trace(twin, seat)
            if seat in asked or match.at_checkpoint:
                seed = f"{self.seed}/{self.made}/{seat}"
                for who, move in islice(random_moves(twin, seed), PLAYED_ON):
                    twin.submit(who, move)

    def pointing(self, twin: Match, seat: Seat) -> None:
        """What is said of things on the board has words, and tells nothing that is hidden."""
        elements = self.match.setting.lexicon.elements_there_are
        chair, other = self.match.at(seat), twin.at(seat)
        asked = chair.ask is not None
        for _ in range(POINTED if elements else 0):
            element = self.checks.pick(elements)
            self.doing = f"looking at {element} from seat {seat}"
            now = chair.inspect(element)
            reasons = chair.why_not_element(element) if asked else []
            if asked and not reasons and not chair.options_with(element):
                raise Failure(f"nothing says why {element} is of no use to seat {seat}")
            if now != other.inspect(element) or (
                asked and reasons != other.why_not_element(element)
            ):
                raise Failure(f"what is said of {element} tells seat {seat} what is hidden from it")
            self.speech.thing(self.match, element, now, reasons)

    def without_a_trace(self, twin: Match, seat: Seat) -> None:
        """The same dice on two truths that a seat cannot tell apart lead to the same dream."""
        dream = f"dream {self.made}/{seat}"  # it must not carry the seed of the truth itself
        ours = self.match.imagine(seat, Dice(dream))
        theirs = twin.imagine(seat, Dice(dream))
        if _pack(ours.state) != _pack(theirs.state):
            raise Failure(f"what seat {seat} imagines depends on what is hidden from it")
        for held in (ours, theirs):
            try:
                saved = held.save()
            except BadRecord:
                continue
            if self.match.seed.encode() in saved and len(self.match.seed) > 8:
                raise Failure(f"what seat {seat} imagines carries the seed of the truth")

    def sights(self) -> None:
        """Views become JSON, the table has words, and bots can judge."""
        self.doing = "looking at the table"
        match = self.match
        owned = _writable(match.state)
        for seat in (None, *range(match.players)):
            seen = match.view(seat)
            _json(seen)
            for thing in _writable(seen).keys() & owned.keys():
                raise Failure(f"a view shares a {type(owned[thing]).__name__} with the state")
            self.chair(seat)
        advice = self.game.advice
        values = [float(advice.judgement(match.state, seat)) for seat in range(match.players)]
        if advice.judgements is not None and list(advice.judgements(match.state)) != values:
            raise Failure("the judgement of all seats at one go is another than that of each")
        if self.checks.below(8) == 0:
            self.speech.summary(match, self.checks.pick((None, *range(match.players))))

    def chair(self, seat: Seat | None) -> None:
        """A chair offers what its seat is asked, and nothing to anybody else."""
        chair = self.match.at(seat)
        asked = [ask for ask in self.match.pending if ask.seat == seat]
        if (chair.ask is None) != (not asked):
            raise Failure(f"the chair of seat {seat} is asked something else")
        if chair.ask is not None and self.checks.below(4) == 0:
            lang = self.checks.pick(LANGUAGES)
            try:
                offered = [offer.move for offer in chair.offers(lang, finality=False)]
            except TextError:
                return  # whoever says the question finds what cannot be said
            if offered != list(chair.ask.options):
                raise Failure(f"the chair of seat {seat} offers something else")

    # -- at the end ------------------------------------------------------------------------

    def ending(self, replayed: bool) -> None:
        match = self.match
        standings = match.standings
        if sorted(standing.seat for standing in standings) != list(range(match.players)):
            raise Failure(f"the standings do not name every seat once: {standings}")
        self.speech.result(match)
        for standing in standings:
            self.speech.reason(standing.reason)
        self.end = min(standings, key=lambda standing: standing.place).reason
        for seat in range(match.players):
            self.refused(seat, next(iter(self.offered), ()), IllegalMove)
        self.copies()
        self.undo()
        self.sights()
        record = match.record()
        if Record.loads(record.dumps()) != record:
            raise Failure("the record changes when it is written and read")
        if replayed:
            self.doing = "replaying the record"
            again = Match.replay(record, data=self.table.data, game=self.game)
            if again.save() != match.save() or again.record() != record:
                raise Failure("the record leads elsewhere when it is replayed")


def _writable(thing: Any) -> dict[int, Any]:
    """All in a state or view that can be written to, by its id."""
    found: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        thing = waiting.pop()
        parts: Iterable[Any] = ()
        if isinstance(thing, msgspec.Struct):
            parts = [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, Mapping):
            parts = thing.values()
        elif isinstance(thing, (list, tuple)):
            parts = thing
        frozen = isinstance(thing, msgspec.Struct) and thing.__struct_config__.frozen
        if parts and not frozen and not isinstance(thing, (tuple, MappingProxyType)):
            found[id(thing)] = thing
        waiting += parts
    return found


def _barriers(match: Match) -> tuple[int, int]:
    return match.state.dice.used, match.state.shown


def _same_sight(real: Match, imagined: Match, seat: Seat) -> None:
    """A seat cannot tell an imagined match from the real one."""
    ours, theirs = _json(real.view(seat)), _json(imagined.view(seat))
    if ours != theirs:
        raise Failure(
            f"the view of seat {seat} depends on what is hidden from it: {_differ(ours, theirs)}"
        )
    if all(ask.seat != seat for ask in real.pending):
        return
    if imagined.breadcrumb_for(seat) != real.breadcrumb_for(seat):
        raise Failure(f"where the game stands tells seat {seat} what is hidden from it")
    ask = real.ask(seat)
    if all(asked != ask for asked in imagined.pending):
        raise Failure(f"the ask {ask.topic!r} of seat {seat} depends on what is hidden from it")
    details = real.game.speech.vocabulary.details
    # First all of one table, then all of the other: rules may keep what they know of a map.
    known = [details(real.state, ask, move) for move in ask.options]
    for move, ours_ in zip(ask.options, known, strict=True):
        if details(imagined.state, ask, move) != ours_:
            raise Failure(f"the words of {move!r} tell seat {seat} what is hidden from it")


def _same_summary(real: Match, imagined: Match, seat: Seat) -> None:
    summary = real.game.speech.summary
    if summary is not None and summary(real.state, seat) != summary(imagined.state, seat):
        raise Failure(f"the summary for seat {seat} depends on what is hidden from it")


def _differ(ours: bytes, theirs: bytes) -> str:
    """The surroundings of the first difference."""
    at = next(
        (i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs))
    )
    start = max(0, at - 40)
    return f"...{ours[start : at + 20]!r} and ...{theirs[start : at + 20]!r}"


class Shadow:
    """An imagined match in which a seat makes the moves that it makes in the real one.

    Until dice are used, something hidden is shown or another seat decides, that seat must see
    the same in both: the same view, the same questions, the same events.
    """

    def __init__(self, real: Match, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self.match = real.imagine(seat, dice)
        self.match.listen()
        _same_sight(real, self.match, seat)

    def follow(
        self, real: Match, seat: Seat, move: Move, events: Sequence[Event], barred: bool
    ) -> Shadow | None:
        """Make the same move; ``None`` when the two may differ from now on."""
        if seat != self.seat or barred:
            return None
        before = _barriers(self.match)
        heard = len(self.match.log)
        self.match.submit(seat, move)
        if _barriers(self.match) != before:
            return None
        told = [event for _, event, _ in self.match.log[heard:]]
        if _told(real, events, seat) != _told(self.match, told, seat):
            raise Failure(f"what seat {seat} is told of {move!r} depends on what is hidden from it")
        _same_sight(real, self.match, seat)
        return self if any(ask.seat == seat for ask in real.pending) else None


def _told(match: Match, events: Sequence[Event], seat: Seat) -> list[object]:
    """The events as a seat may know them, with what their words add."""
    details = match.game.speech.vocabulary.event
    seen = [known for event in events if (known := event.seen_by(seat)) is not None]
    return [(event, details(match.state, event) if details else None) for event in seen]
