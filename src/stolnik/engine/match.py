"""One running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from stolnik.engine.dice import Dice, commitment
from stolnik.engine.errors import BadRecord, BadRequest, BrokenRule, IllegalMove
from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move, Seat
from stolnik.engine.game import Game, OptionValue, Standing
from stolnik.engine.record import Record, link
from stolnik.engine.refusal import Refusal
from stolnik.engine.registry import load
from stolnik.engine.state import Event, State

AnyGame: TypeAlias = Game[Any, Any]


class Imagined(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A step of an imagined match: what this seat cannot see was dealt anew."""

    seat: Seat
    seed: str


class Played(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """A step of a match: a seat answered."""

    seat: Seat
    move: Move


Step: TypeAlias = Played | Imagined


class Saved(msgspec.Struct, frozen=True, array_like=True):
    """A match on disk: its last checkpoint and what happened since."""

    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    checkpoint: bytes
    since: list[Step]
    number: int
    """How many moves had been made."""
    chain: str
    """The record's hash chain up to the last move."""


_pack = msgspec.msgpack.Encoder().encode
_unpack_saved = msgspec.msgpack.Decoder(Saved).decode


class Match:
    """A game from its set-up to its end.

    >>> import stolnik
    >>> match = stolnik.Match.start(stolnik.load("pax_renaissance_1e"), players=3, seed=7)
    >>> match.pending[0].topic
    'action'
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_chain",
        "_checkpoint",
        "_decode",
        "_ear",
        "_first",
        "_floor",
        "_flow",
        "_imagined",
        "_since",
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
    """What happened, each event with the number of moves made before it; see ``listen``."""

    _answers: dict[Seat, Move]
    _asked: tuple[Seat, ...] | None
    _checkpoint: bytes
    _since: list[Step]
    _snapshots: list[tuple[int, bytes]]
    _flow: Flow[None] | None
    _floor: int
    _first: int
    _chain: str
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
        match = cls._bare(game, players, options, data, listen)
        match.seed = str(seed)
        state: State = game.setup(match.box, players, Dice(match.seed))
        match._open(state, 0, link(None, match._header()))
        return match

    @classmethod
    def _bare(
        cls,
        game: AnyGame,
        players: int,
        options: dict[str, OptionValue],
        data: Path | None,
        listen: bool,
    ) -> Match:
        game.check_players(players)
        match = cls.__new__(cls)
        match.game = game
        match.players = players
        match.options = game.check_options(options, players)
        match.data = data
        match.box = game.open_box(match.options, data)
        match._decode = _decoder(game.state)
        match.moves = []
        match.log = []
        match._ear = match._hear if listen else None
        match._imagined = False
        match.seed = ""
        return match

    def _open(self, state: State, first: int, chain: str) -> None:
        """Begin to play from a state that stands at a checkpoint."""
        self._first = first
        self._chain = chain
        self._floor = 0
        self._since = []
        self._answers = {}
        self._snapshots = []
        self.state = state
        state.attach(self.box, self._ear)
        self._flow = self.game.play(state)
        self._keep_checkpoint()
        self._advance(None)

    def submit(self, seat: Seat, move: Sequence[str | int]) -> None:
        """Answer the question that waits for ``seat``; a refused move changes nothing."""
        ask = self.ask(seat)
        asked = tuple(move)
        try:
            chosen = ask.options[ask.options.index(asked)]
        except ValueError:
            raise self._illegal(ask, asked) from None
        if self._flow is None:
            self._thaw()
        checkpoint, since = self._checkpoint, self._since
        barriers = self.state.dice.used + self.state.shown
        if self.moves and self.moves[-1].seat != seat:
            self._raise_floor(len(self.moves))
        try:
            self._step(Played(seat, chosen))
        except Exception as error:
            del self.moves[-1]
            self._restore(checkpoint, since)
            raise BrokenRule(
                "broken-rule",
                game=self.game.name,
                number=self.number + 1,
                move=repr(chosen),
                error=f"{type(error).__name__}: {error}",
            ) from error
        if self.state.dice.used + self.state.shown != barriers:
            self._raise_floor(len(self.moves))

    def _step(self, played: Played) -> None:
        """Take one answer in, and go on as soon as nobody else is asked."""
        self.moves.append(played)
        self._since = [*self._since, played]
        if self._asked is None:
            self._advance(played.move)
            return
        self._answers[played.seat] = played.move
        self.pending = [ask for ask in self.pending if ask.seat != played.seat]
        if not self.pending:
            self._advance([self._answers[seat] for seat in self._asked])

    def _advance(self, answer: Move | list[Move] | None) -> None:
        """Run the rules up to the next question."""
        flow = self._flow
        assert flow is not None
        try:
            question = flow.send(answer)
            while question is CHECKPOINT:
                self._keep_checkpoint()
                question = flow.send(None)
        except StopIteration:
            self._keep_checkpoint()
            self.pending = ()
            self._asked = None
            return
        if isinstance(question, list):
            self.pending = question
            self._asked = tuple([ask.seat for ask in question])
            self._answers = {}
        else:
            self.pending = (question,)
            self._asked = None

    def _keep_checkpoint(self) -> None:
        self._checkpoint = checkpoint = _pack(self.state)
        self._since = []
        number = len(self.moves)
        if self._snapshots and self._snapshots[-1][0] == number:
            self._snapshots[-1] = (number, checkpoint)
        else:
            self._snapshots.append((number, checkpoint))

    # -- what waits ------------------------------------------------------------------------

    def ask(self, seat: Seat) -> Ask:
        """The question that waits for ``seat``."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadRequest("seat", seat=str(seat), last=self.players - 1)
        if not self.pending:
            raise IllegalMove("over", game=self.game.name)
        waiting = ", ".join(str(ask.seat) for ask in self.pending)
        raise IllegalMove("turn", seat=seat, waiting=waiting)

    def why_not(self, seat: Seat, move: Sequence[str | int]) -> Refusal | None:
        """The clause that refuses a move, or ``None`` if it is allowed or none is known."""
        ask = self.ask(seat)
        asked = tuple(move)
        if asked in ask.options:
            return None
        return self.game.why_not(self.state, ask, asked)

    def _illegal(self, ask: Ask, move: Move) -> IllegalMove:
        refusal = self.game.why_not(self.state, ask, move)
        if refusal is None:
            return IllegalMove("illegal", move=repr(move), topic=ask.topic, count=len(ask.options))
        clause = self.game.rules.clauses.get(refusal.clause)
        text = clause.text["en"] if clause else ""
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
        return self.game.view(self.state, seat)

    @property
    def breadcrumb(self) -> list[str]:
        """Where the game stands: the names of the procedures under way, outermost first."""
        if self._flow is None:
            self._thaw()
        names: list[str] = []
        flow: Any = self._flow
        while flow is not None and hasattr(flow, "gi_code"):
            names.append(flow.gi_code.co_name)
            flow = flow.gi_yieldfrom
        return [name for name in names if name not in ("choose", "choose_secretly")]

    def _hear(self, event: Event) -> None:
        self.log.append((self.number, event))

    # -- back and sideways -----------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take back the last move, if it was this seat's and nothing stands in between."""
        if not self.can_undo(seat):
            raise IllegalMove("undo", seat=seat)
        self._rewind(len(self.moves) - 1)

    def can_undo(self, seat: Seat) -> bool:
        """Not across dice, something hidden that was shown, or another seat's decision."""
        if len(self.moves) > self._floor:
            return self.moves[-1].seat == seat
        return False

    def _raise_floor(self, floor: int) -> None:
        self._floor = floor
        snapshots = self._snapshots
        while len(snapshots) > 1 and snapshots[1][0] <= floor:
            del snapshots[0]

    def _rewind(self, number: int) -> None:
        """Go back to where the match stood after ``number`` of its moves."""
        while self._snapshots[-1][0] > number:
            self._snapshots.pop()
        start, checkpoint = self._snapshots[-1]
        again = self.moves[start:number]
        del self.moves[number:]
        self._restore(checkpoint, again)
        self.log = [entry for entry in self.log if entry[0] <= self.number]

    def _restore(self, checkpoint: bytes, since: Sequence[Step]) -> None:
        """Begin at a checkpoint and repeat in silence what happened after it."""
        del self.moves[len(self.moves) - _count_moves(since) :]
        while len(self._snapshots) > 1 and self._snapshots[-1][0] > len(self.moves):
            self._snapshots.pop()
        self.state = self._decode(checkpoint)
        self.state.attach(self.box, None)
        self._flow = self.game.play(self.state)
        self._checkpoint = checkpoint
        self._since = []
        self._advance(None)
        self._repeat(since)
        self.state.attach(self.box, self._ear)

    def _repeat(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, Played):
                self._step(step)
            else:
                self.game.imagine(self.state, step.seat, Dice(step.seed))
                self._since = [*self._since, step]

    def _thaw(self) -> None:
        """A clone begins to run only when its first move is made."""
        self._restore(self._checkpoint, self._since)

    def clone(self) -> Match:
        """A match that goes on by itself; it listens to nothing and its undo starts here."""
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
        twin._asked = self._asked
        twin._answers = self._answers.copy()
        twin._decode = self._decode
        twin._ear = None
        twin._imagined = self._imagined
        twin._first = self._first
        twin._chain = self._chain
        twin._floor = len(twin.moves)
        twin._checkpoint = self._checkpoint
        twin._since = self._since
        twin._snapshots = self._snapshots[-1:]
        twin._flow = None
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> Match:
        """A match this seat cannot tell from the real one: all it cannot see is dealt anew."""
        twin = self.clone()
        step = Imagined(seat, f"{dice.seed}/{dice.below(2**62)}")
        at_checkpoint = not self._since and _pack(self.state) == self._checkpoint
        twin.game.imagine(twin.state, seat, Dice(step.seed))
        twin._imagined = True
        twin.seed = ""
        if at_checkpoint:
            twin._checkpoint = _pack(twin.state)
            twin._snapshots = [(len(twin.moves), twin._checkpoint)]
        else:
            twin._since = [*twin._since, step]
        return twin

    # -- to and from storage ---------------------------------------------------------------

    def save(self) -> bytes:
        """The match as it stands, without its history: a few kilobytes."""
        chain = self._chain
        for played in self.moves:
            chain = link(chain, (played.seat, played.move))
        saved = Saved(
            self.game.name,
            self.game.version,
            self.players,
            self.options,
            self._checkpoint,
            self._since,
            self.number,
            chain,
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
        """Go on from ``save``, at once, however long the game has been."""
        try:
            kept = _unpack_saved(saved)
        except msgspec.MsgspecError as error:
            raise BadRecord("saved", error=str(error)) from None
        match = cls._bare(game or load(kept.game), kept.players, kept.options, data, listen)
        try:
            state = match._decode(kept.checkpoint)
        except msgspec.MsgspecError as error:
            raise BadRecord("saved", error=str(error)) from None
        match._open(state, kept.number - _count_moves(kept.since), kept.chain)
        match.seed = state.dice.seed
        match._repeat(kept.since)
        match._first, match._chain, match.moves = kept.number, kept.chain, []
        match._snapshots = [(0, match._checkpoint)]
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
        game = game or load(record.game)
        if record.version != game.version:
            raise BadRecord("version", game=game.name, theirs=record.version, ours=game.version)
        match = cls.start(
            game,
            players=record.players,
            seed=record.seed,
            data=data,
            listen=listen,
            **record.options,
        )
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


_decoders: dict[type[State], Callable[[bytes], Any]] = {}


def _decoder(kind: type[State]) -> Callable[[bytes], Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(kind).decode
    return _decoders[kind]


def _count_moves(steps: Sequence[Step]) -> int:
    return sum(isinstance(step, Played) for step in steps)
