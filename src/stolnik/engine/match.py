"""One running game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from stolnik.engine.dice import Dice, commitment
from stolnik.engine.errors import BadRecord, BadRequest, BrokenRule, IllegalMove
from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move, Seat
from stolnik.engine.game import Game, OptionValue, Standing
from stolnik.engine.record import Record, link
from stolnik.engine.refusal import Refusal
from stolnik.engine.registry import load
from stolnik.engine.state import Event, State
from stolnik.engine.story import Imagined, Played, Saved, Snapshot, Step
from stolnik.engine.text import LANGUAGES

AnyGame: TypeAlias = Game[Any, Any]

_pack = msgspec.msgpack.Encoder().encode
_unpack_saved = msgspec.msgpack.Decoder(Saved).decode


APART: Final = 3
"""How many moves lie between two checkpoints that a match keeps as it goes on.

To go back is rarer than to go on, and whoever does repeats a move or two more.
"""


class Match:
    """A game from its set-up to its end.

    >>> import stolnik
    >>> match = stolnik.Match.start(stolnik.load("pax_renaissance_1e"), players=3, seed=7)
    >>> match.pending[0].topic
    'action'
    """

    __slots__ = (
        "_answers",
        "_chain",
        "_decode",
        "_ear",
        "_first",
        "_floor",
        "_flow",
        "_imagined",
        "_passed",
        "_question",
        "_snapshots",
        "box",
        "data",
        "game",
        "log",
        "moves",
        "options",
        "pending",
        "players",
        "seed",
        "state",
    )

    game: AnyGame
    players: int
    options: dict[str, OptionValue]
    seed: str
    data: Path | None
    box: Any
    state: Any
    pending: Sequence[Ask]
    """The questions that wait for an answer; empty when the game is over."""
    moves: list[Played]
    """Every move since the start, or since the match was resumed without its history."""
    log: list[tuple[int, Event]]
    """What happened, each event with the number of moves that had led to it; see ``listen``."""

    _question: Sequence[Ask] | None
    """The asks that were put to several seats at once, if such a question is open."""
    _answers: dict[Seat, Move]
    """The answers to it so far."""
    _snapshots: list[Snapshot]
    """Where undo can go back to; the last one holds the current checkpoint."""
    _flow: Flow[None] | None
    """The rules at work; ``None`` in a clone that has not moved yet."""
    _passed: bytes | None
    """The last checkpoint on the way, while what happened is repeated; else ``None``."""
    _floor: int
    """How many of the moves can no longer be taken back."""
    _first: int
    """How many moves had been made before the first of ``moves``."""
    _chain: str
    """The record's hash chain up to there."""
    _imagined: bool
    _ear: Callable[[Event], None] | None
    _decode: Callable[[bytes], Any]

    # -- from the first to the last move ---------------------------------------------------

    @classmethod
    def start(
        cls,
        game: AnyGame,
        *,
        players: int,
        seed: int | str,
        data: Path | None = None,
        listen: bool = False,
        **options: OptionValue,
    ) -> Match:
        """Set a game up; with ``listen`` its events are kept in ``log``."""
        return cls._begin(game, players, options, str(seed), data, listen)

    @classmethod
    def _begin(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, OptionValue],
        seed: str,
        data: Path | None,
        listen: bool,
    ) -> Match:
        match = cls._bare(game, players, options, data, listen)
        match.seed = seed
        match._open(game.setup(match.box, players, Dice(seed)), 0, link(None, match._header()))
        return match

    def _open(self, state: State, first: int, chain: str) -> None:
        """Begin to play from a state that stands at a checkpoint."""
        self._first = first
        self._chain = chain
        self._floor = 0
        self._snapshots = []
        self.state = state
        state.attach(self.box, self._ear)
        self._flow = self.game.play(state)
        self._keep_checkpoint()
        self._advance(None)

    @classmethod
    def _bare(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, OptionValue],
        data: Path | None,
        listen: bool,
    ) -> Match:
        """A match with everything but a state."""
        game.check_players(players)
        match = cls.__new__(cls)
        match.game = game
        match.players = players
        match.options = game.check_options(options, players)
        match.data = data
        match.box = game.open_box(match.options, data)
        match.moves = []
        match.log = []
        match._decode = _decoder(game.state)
        match._ear = match._hear if listen else None
        match._imagined = False
        match._passed = None
        match._floor = 0
        return match

    def submit(self, seat: Seat, move: Sequence[str | int]) -> None:
        """Answer the question that waits for ``seat``; a refused move changes nothing."""
        ask = self.ask(seat)
        asked = tuple(move)
        try:
            chosen = ask.options[ask.options.index(asked)]
        except ValueError:
            raise self._illegal(ask, asked) from None
        if self._flow is None:
            self._restore()
        state = self.state
        barriers = state.dice.used + state.shown
        moves = self.moves
        moves.append(Played(ask.seat, chosen))
        try:
            if self._question is None:
                self._advance(chosen)
            else:
                self._answer(ask.seat, chosen)
        except BaseException as error:
            self._rewind(len(moves) - 1)
            if not isinstance(error, Exception):
                raise
            raise BrokenRule(
                "broken-rule",
                game=self.game.name,
                number=self.number + 1,
                move=repr(chosen),
                error=f"{type(error).__name__}: {error}",
            ) from error
        if state.dice.used + state.shown != barriers:
            self._raise_floor(len(moves))
        elif len(moves) > 1 and moves[-2].seat != ask.seat and not self._answers:
            self._raise_floor(len(moves) - 1)

    def _answer(self, seat: Seat, move: Move) -> None:
        """Take one of several answers in, and go on as soon as nobody else is asked."""
        question = self._question
        assert question is not None
        answers = self._answers
        answers[seat] = move
        self.pending = [ask for ask in question if ask.seat not in answers]
        if self.pending:
            return
        if len(question) > 1:
            self.state.show()  # what was answered in secret is now known
        self._advance([answers[ask.seat] for ask in question])

    def _advance(self, answer: Move | list[Move] | None) -> None:
        """Run the rules up to the next question."""
        flow = self._flow
        assert flow is not None
        self._answers = {}
        self._question = None
        try:
            question = flow.send(answer)
            while question is CHECKPOINT or question == []:
                if question is CHECKPOINT:
                    self._keep_checkpoint()
                    question = flow.send(None)
                else:  # a question to all of nobody
                    question = flow.send([])
        except StopIteration:
            self._keep_checkpoint()
            self.pending = ()
            return
        if isinstance(question, Ask):
            self.pending = (question,)
        else:
            self.pending = self._question = question

    def _keep_checkpoint(self) -> None:
        if self._passed is not None:
            self._passed = _pack(self.state)
            return
        snapshots, number = self._snapshots, len(self.moves)
        since = number - snapshots[-1].number if snapshots else APART
        if since >= APART:
            snapshots.append(Snapshot(number, _pack(self.state)))
        elif not since:
            snapshots[-1] = Snapshot(number, _pack(self.state))

    # -- what waits ------------------------------------------------------------------------

    def ask(self, seat: Seat) -> Ask:
        """The question that waits for ``seat``."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        self._check_seat(seat)
        if not self.pending:
            raise IllegalMove("over", game=self.game.name)
        waiting = ", ".join(str(ask.seat) for ask in self.pending)
        raise IllegalMove("turn", seat=seat, waiting=waiting)

    def _check_seat(self, seat: Seat) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadRequest("seat", seat=str(seat), last=self.players - 1)

    def why_not(self, seat: Seat, move: Sequence[str | int]) -> Refusal | None:
        """The clause that refuses a move, or ``None`` if it is allowed or none is known."""
        ask = self.ask(seat)
        asked = tuple(move)
        return None if asked in ask.options else self._refusal(ask, asked)

    def _refusal(self, ask: Ask, move: Move) -> Refusal | None:
        try:
            return self.game.why_not(self.state, ask, move)
        except (LookupError, TypeError, ValueError):
            return None  # it names what is not there, and no clause speaks of that

    def _illegal(self, ask: Ask, move: Move) -> IllegalMove:
        refusal = self._refusal(ask, move)
        if refusal is None:
            return IllegalMove("illegal", move=repr(move), topic=ask.topic, count=len(ask.options))
        clause = self.game.rules.clauses.get(refusal.clause)
        text = {lang: clause.say(lang) if clause else "" for lang in LANGUAGES}
        return IllegalMove("refused", move=repr(move), clause=refusal.clause, text=text)

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def standings(self) -> Sequence[Standing]:
        """Who ended where; empty while the game goes on."""
        return () if self.pending else self.game.standings(self.state)

    @property
    def number(self) -> int:
        """How many moves have been made since the set-up."""
        return self._first + len(self.moves)

    @property
    def commitment(self) -> str:
        """The hash of the seed that is published before the first move."""
        return commitment(self.seed)

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What a seat, or a watcher (``None``), may see."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    @property
    def breadcrumb(self) -> list[str]:
        """Where the game stands: the names of the procedures under way, outermost first."""
        if self._flow is None:
            self._restore()
        names: list[str] = []
        flow: Any = self._flow
        while flow is not None and hasattr(flow, "gi_code"):
            names.append(flow.gi_code.co_name)
            flow = flow.gi_yieldfrom
        return [name for name in names if name not in ("choose", "choose_secretly")]

    def listen(self) -> None:
        """From now on, keep what happens in ``log``."""
        self._ear = self._hear
        self.state.attach(self.box, self._ear)

    def _hear(self, event: Event) -> None:
        self.log.append((self.number, event))

    # -- back and sideways -----------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last move, if nothing stands in between."""
        index = self._undoable(seat)
        if index is None:
            raise IllegalMove("undo", seat=seat)
        del self.moves[index]
        self._rewind(len(self.moves))

    def can_undo(self, seat: Seat) -> bool:
        """Not across dice, something hidden that was shown, or another seat's decision.

        While a question to several seats is open, each can take back its own answer.
        """
        return self._undoable(seat) is not None

    def _undoable(self, seat: Seat) -> int | None:
        """The index of the move that this seat can take back."""
        end = len(self.moves)
        for index in range(end - 1, max(self._floor, end - (len(self._answers) or 1)) - 1, -1):
            if self.moves[index].seat == seat:
                return index
        return None

    def _raise_floor(self, floor: int) -> None:
        self._floor = floor
        snapshots = self._snapshots
        while len(snapshots) > 1 and snapshots[1].number <= floor:
            del snapshots[0]

    def _rewind(self, number: int) -> None:
        """Go back to where the match stood after ``number`` of its moves."""
        del self.moves[number:]
        while self._snapshots[-1].number > number:
            self._snapshots.pop()
        self._restore()
        self.log = [entry for entry in self.log if entry[0] <= self.number]

    def _since(self) -> tuple[Step, ...]:
        """What happened since the last checkpoint."""
        last = self._snapshots[-1]
        return (*last.since, *self.moves[last.number :])

    def _restore(self) -> None:
        """Begin at the last kept checkpoint and repeat in silence what happened since.

        The last checkpoint on the way is kept, so that this is done once.
        """
        last, steps = self._snapshots[-1], self._since()
        self.state = state = self._decode(last.checkpoint)
        state.attach(self.box, None)
        self._flow = self.game.play(state)
        self._passed = last.checkpoint
        try:
            self._advance(None)
            passed, begin = self._passed, 0
            for made, step in enumerate(steps, 1):
                self._repeat(step)
                if self._passed is not passed:
                    passed, begin = self._passed, made
        finally:
            self._passed = None
        state.attach(self.box, self._ear)
        if begin:
            number = last.number + max(0, begin - len(last.since))
            self._snapshots.append(Snapshot(number, passed, last.since[begin:]))

    def _repeat(self, step: Step) -> None:
        if isinstance(step, Imagined):
            self._deal_anew(step)
            return
        ask = self.ask(step.seat)
        if step.move not in ask.options:
            raise self._illegal(ask, step.move)
        if self._question is None:
            self._advance(step.move)
        else:
            self._answer(step.seat, step.move)

    def clone(self) -> Match:
        """A match that goes on by itself; it listens to nothing and its undo starts here.

        It begins to run only when its first move is made.
        """
        if self._flow is None and self._since():
            self._restore()  # so that the clones of a clone have less to repeat
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.box = self.box
        twin.players = self.players
        twin.options = self.options
        twin.data = self.data
        twin.seed = self.seed
        twin.log = []
        twin.moves = self.moves.copy()
        twin.pending = self.pending
        twin.state = state = self._decode(_pack(self.state))
        state.attach(self.box, None)
        twin._question = self._question
        twin._answers = self._answers.copy()
        twin._decode = self._decode
        twin._ear = None
        twin._imagined = self._imagined
        twin._passed = None
        twin._first = self._first
        twin._chain = self._chain
        twin._floor = len(twin.moves)
        twin._snapshots = [Snapshot(twin._floor, self._snapshots[-1].checkpoint, self._since())]
        twin._flow = None
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> Match:
        """A match this seat cannot tell from the real one: all it cannot see is dealt anew.

        Answers that other seats have given in secret are hidden too, so they are asked again.
        """
        self._check_seat(seat)
        step = Imagined(seat, f"{dice.seed}/{dice.below(2**62)}")
        twin = self._caught_up()
        at_checkpoint = self._stands_at_checkpoint(twin)
        checkpoint, since = twin._snapshots[-1].checkpoint, twin._since()
        twin._imagined = True
        twin.seed = ""
        twin.moves, twin._floor, twin._first = [], 0, self.number
        twin._flow = None
        twin._deal_anew(step)
        if not at_checkpoint:
            twin._snapshots = [Snapshot(0, checkpoint, (*since, step))]
            return twin
        # At a checkpoint the rules can ask anew, so that the options of others fit what they
        # hold in this match, and give nothing away.
        own = tuple(answer for answer in since if answer.seat == seat)
        twin._snapshots = [Snapshot(0, _pack(twin.state), own)]
        if any(ask.seat != seat for ask in self._question or self.pending):
            twin._restore()
        return twin

    @property
    def at_checkpoint(self) -> bool:
        """Whether the state alone says what comes next."""
        return self._stands_at_checkpoint(self._caught_up())

    def _caught_up(self) -> Match:
        """A clone that knows the last checkpoint that was passed, also one that was not kept."""
        twin = self.clone()
        if twin._since():
            twin._restore()
        return twin

    def _stands_at_checkpoint(self, twin: Match) -> bool:
        """Whether nothing has changed since the last checkpoint, which a twin knows."""
        if len(twin._since()) != len(self._answers):
            return False
        return _pack(self.state) == twin._snapshots[-1].checkpoint

    def _deal_anew(self, step: Imagined) -> None:
        """Replace what is hidden from a seat: components, the future, and open answers."""
        dice = Dice(step.seed)
        self.game.imagine(self.state, step.seat, dice)
        self.state.dice = dice.fork("future")
        if self._question is not None:
            self._answers = {s: move for s, move in self._answers.items() if s == step.seat}
            self.pending = [ask for ask in self._question if ask.seat not in self._answers]

    # -- to and from storage ---------------------------------------------------------------

    def save(self) -> bytes:
        """The match as it stands, without its history: a few kilobytes."""
        chain = self._chain
        for played in self.moves:
            chain = link(chain, (played.seat, played.move))
        twin = self._caught_up()
        saved = Saved(
            self.game.name,
            self.game.version,
            self.players,
            self.options,
            twin._snapshots[-1].checkpoint,
            twin._since(),
            self.number,
            chain,
            self._imagined,
        )
        return _pack(saved)

    @classmethod
    def resume(
        cls,
        saved: bytes,
        *,
        data: Path | None = None,
        listen: bool = False,
        game: AnyGame | None = None,
    ) -> Match:
        """Go on from ``save``, at once, however long the game has been; undo starts here."""
        try:
            kept = _unpack_saved(saved)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord("saved", error=str(error)) from None
        game = _named(kept.game, game)
        match = cls._bare(game, kept.players, kept.options, data, listen)
        match._first = kept.number
        match._chain = kept.chain
        match._imagined = kept.imagined
        match._snapshots = [Snapshot(0, kept.checkpoint, kept.since)]
        try:
            match._restore()
        except Exception as error:
            raise BadRecord("saved", error=f"{error}".rstrip(".")) from error
        match.seed = "" if kept.imagined else match.state.dice.seed
        return match

    def _header(self) -> dict[str, object]:
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "commitment": self.commitment,
        }

    def record(self) -> Record:
        """The whole game: options, seed and moves, sealed by a chain of hashes."""
        if self._imagined or self._first:
            raise BadRecord("no-history", game=self.game.name)
        return Record.of(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            moves=[(played.seat, played.move) for played in self.moves],
            over=self.over,
            standings=list(self.standings),
        )

    @classmethod
    def replay(
        cls,
        record: Record,
        *,
        data: Path | None = None,
        listen: bool = False,
        game: AnyGame | None = None,
        each: Callable[[Match], None] | None = None,
    ) -> Match:
        """Play a record again, move by move; a move that does not fit is reported."""
        record.verify()
        game = _named(record.game, game)
        if record.version != game.version:
            raise BadRecord("version", game=game.name, theirs=record.version, ours=game.version)
        match = cls._begin(game, record.players, record.options, record.seed, data, listen)
        for number, (seat, move) in enumerate(record.moves, 1):
            if each is not None:
                each(match)
            try:
                match.submit(seat, move)
            except (IllegalMove, BadRequest) as error:
                raise BadRecord("move", number=number, error=str(error)) from error
        if record.over != match.over or list(record.standings) != list(match.standings):
            raise BadRecord("ending", game=game.name)
        return match


def _named(name: str, game: AnyGame | None) -> AnyGame:
    """The game of that name: the one at hand if it is that one, or else a registered one."""
    if game is not None and game.name != name:
        raise BadRequest("game", game=name, right=game.name)
    return game or load(name)


_decoders: dict[type[State], Callable[[bytes], Any]] = {}


def _decoder(kind: type[State]) -> Callable[[bytes], Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(kind).decode
    return _decoders[kind]
