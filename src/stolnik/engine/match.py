"""One running game."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec

from stolnik.engine import storage
from stolnik.engine.chair import Chair
from stolnik.engine.chronicle import Told, clauses_at_work
from stolnik.engine.dice import Dice, commitment, draw_seed, mixed
from stolnik.engine.errors import BadRecord, BadRequest, BrokenRule, IllegalMove, clip
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.game import AnyGame, OptionValue, Standing
from stolnik.engine.history import Imagined, Moves, Played, Saved, Start, Step, checkpoint_of
from stolnik.engine.record import Record, link
from stolnik.engine.refusal import Refusal
from stolnik.engine.run import Booth, Run, deal_anew, deal_components_anew
from stolnik.engine.said import as_move, as_seed, sayable
from stolnik.engine.setting import Setting
from stolnik.engine.state import Event, State
from stolnik.engine.words import words_of
from stolnik.readonly import read_only
from stolnik.text import LANGUAGES

_pack = msgspec.msgpack.Encoder().encode

MOVES_BETWEEN_CHECKPOINTS: Final = {False: 32, True: 8}
"""How many moves lie between two checkpoints that a match, real or imagined, keeps as it goes on.

To go back is rarer than to go on, and whoever does repeats a few moves more.  An imagined match is
there to be tried and copied, at every move.
"""

KEPT_ON_THE_WAY_BACK: Final = 8
"""Checkpoints that are kept when a move is taken back: often more are taken back after it."""


class Match:
    """A game from its set-up to its end.

    >>> import stolnik
    >>> match = stolnik.Match.start(stolnik.load("pax_renaissance_1e"), players=3, seed=7)
    >>> match.pending[0].topic
    'action'
    """

    __slots__ = (
        "__weakref__",
        "_chain",
        "_ear",
        "_first",
        "_floor",
        "_heard",
        "_imagined",
        "_kept",
        "_made",
        "_past",
        "_run",
        "_start",
        "_undone",
        "log",
        "nonces",
        "pending",
        "seed",
        "setting",
    )

    setting: Setting
    seed: str
    """What the dice come from; empty in an imagined match, which has dice of its own."""
    nonces: tuple[str, ...]
    """What each seat has added to the dice after the commitment, if they did."""
    pending: Sequence[Ask]
    """The questions that wait for an answer; empty when the game is over."""
    log: list[Told]
    """What happened, each event with the number of moves that had led to it; see ``listen``."""

    _run: Run | None
    """The rules at work; ``None`` in a copy that nobody has looked into yet, and after rules that
    failed: whoever looks next runs them again from the last checkpoint."""
    _start: Start | None
    """Where copies of this position begin; ``None`` until there is one."""
    _past: tuple[Moves, int]
    """The moves before those of this match: a list of another one, and how many of it."""
    _made: Moves
    """The moves of this match."""
    _kept: list[tuple[int, Start]]
    """Where undo can begin, each with how many moves of this match had been made."""
    _floor: int
    """How many of the moves can no longer be taken back."""
    _first: int
    """How many moves had been made before all that it remembers."""
    _chain: str
    """The record's hash chain up to there."""
    _undone: dict[Seat | None, int]
    """How many moves were taken back, in the open (``None``) and by each seat in private."""
    _heard: list[tuple[Event, tuple[str, ...]]]
    """What has happened in the move under way; it counts once the move is made."""
    _imagined: bool
    _ear: Callable[[Event], None] | None

    # -- from the first to the last move ---------------------------------------------------

    @classmethod
    def start(
        cls,
        game: AnyGame,
        *,
        players: int,
        seed: int | str | None = None,
        nonces: Sequence[str] = (),
        data: Path | None = None,
        listen: bool = False,
        **options: OptionValue,
    ) -> Match:
        """Set a game up; without a seed one is drawn, with ``listen`` its events are kept."""
        drawn = draw_seed() if seed is None else as_seed(seed)
        return cls._begin(Setting.of(game, players, options, data), drawn, nonces, listen)

    @classmethod
    def _begin(cls, setting: Setting, seed: str, nonces: Sequence[str], listen: bool) -> Match:
        if not isinstance(nonces, (list, tuple)) or not all(map(sayable, nonces)):
            raise BadRequest("nonces-kind", nonces=clip(nonces))
        if nonces and len(nonces) != setting.players:
            raise BadRequest("nonces", count=len(nonces), players=setting.players)
        match = cls._bare(setting, seed, tuple(nonces), listen)
        match._chain = link(None, match._header())
        rules = setting.game.rules
        match._set_out(rules.setup(setting.box, setting.players, Dice(mixed(seed, match.nonces))))
        return match

    @classmethod
    def at_position(
        cls,
        game: AnyGame,
        state: State,
        *,
        players: int,
        data: Path | None = None,
        listen: bool = False,
        **options: OptionValue,
    ) -> Match:
        """A match that begins at a state which stands at a checkpoint; it has no history."""
        setting = Setting.of(game, players, options, data)
        match = cls._bare(setting, state.dice.seed, (), listen)
        match._first = 1  # so that nobody takes it for a game played from its set-up
        match._set_out(state)
        return match

    def _set_out(self, state: State) -> None:
        """Let the rules run from a state to their first question."""
        start = Start(_pack(state))
        self._kept = [(0, start)]
        run = Run(self.setting, state, self._ear, keeps=True)
        checkpoint = run.take_checkpoint()
        if checkpoint is not None:
            start.improve(checkpoint, ())
        self.log = [Told(self.number, *heard) for heard in self._heard]
        run.work_out()
        self._run, self.pending = run, run.pending

    @classmethod
    def _bare(cls, setting: Setting, seed: str, nonces: tuple[str, ...], listen: bool) -> Match:
        """A match with everything but a position."""
        match = cls.__new__(cls)
        match.setting = setting
        match.seed = seed
        match.nonces = nonces
        match.log = []
        match._run = None
        match.pending = ()
        match._start = None
        match._past = (Moves(), 0)
        match._made = Moves()
        match._kept = []
        match._floor = 0
        match._undone = {}
        match._first = 0
        match._chain = ""
        match._heard = []
        match._imagined = False
        match._ear = match._hear if listen else None
        return match

    def submit(self, seat: Seat, move: Sequence[str | int]) -> None:
        """Answer the question that waits for ``seat``; a refused move changes nothing."""
        ask = self.ask(seat)
        asked = move if type(move) is tuple else as_move(move)
        try:
            options = ask.options
            chosen = options[options.index(asked)]
        except ValueError:
            raise self._illegal(ask, as_move(asked)) from None
        if chosen is not asked:
            as_move(asked)  # True is not 1 here
        run = self._run or self._thaw()
        state = run.state
        barriers = state.dice.used + state.shown
        made, kept, log = self._made, self._kept, self.log
        count, starts, told = len(made), len(kept), len(log)
        # Until the last line below, the match stands where it stood, whoever interrupts what.
        self._run, self._heard = None, []
        # If none of the last few moves has a checkpoint, the one under way is to leave one.
        since = count + 1 - kept[-1][0]
        run.keeps = since >= MOVES_BETWEEN_CHECKPOINTS[self._imagined]
        try:
            run.answer(ask.seat, chosen)
            if not self._imagined:
                run.work_out()  # nobody may come upon an error there later
            made.append(Played(ask.seat, chosen))
            if run.keeps and (checkpoint := run.take_checkpoint()) is not None:
                kept.append((count + 1, Start(checkpoint)))
            if self._heard:
                number = self.number
                log.extend([Told(number, *heard) for heard in self._heard])
            floor = self._floor if state.dice.used + state.shown == barriers else count + 1
            self._start, self._floor, self.pending, self._run = None, floor, run.pending, run
        except BaseException as error:
            del made[count:], kept[starts:], log[told:]
            if not isinstance(error, Exception):
                raise
            raise self._broken(count, chosen, error) from error
        if floor > count:
            self._forget_before(floor)

    def _broken(self, index: int, move: Move, error: Exception) -> BrokenRule:
        """What is said of a rule that raised an error at one of the moves of this match."""
        return BrokenRule(
            "broken-rule",
            game=self.game.name,
            number=self._first + self._past[1] + index + 1,
            move=clip(move),
            error=clip(f"{type(error).__name__}: {error}", 300),
        )

    def _forget_before(self, floor: int) -> None:
        """Let go of checkpoints that nobody goes back to: what was thrown or shown stays."""
        kept = self._kept
        while len(kept) > 1 and kept[1][0] <= floor:
            del kept[0]

    # -- what it is ------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return self.setting.game

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.setting.options)

    @property
    def box(self) -> Any:
        return self.setting.box

    @property
    def state(self) -> Any:
        return (self._run or self._thaw()).state

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def standings(self) -> Sequence[Standing]:
        """Who ended where; empty while the game goes on."""
        return () if self.pending else self.game.rules.standings(self.state)

    @property
    def moves(self) -> list[Played]:
        """Every move since the start, or since the match was resumed without its history."""
        past, count = self._past
        return [*past[:count], *self._made]

    @property
    def first(self) -> int:
        """How many moves were made before those that this match remembers."""
        return self._first

    @property
    def number(self) -> int:
        """How many moves have been made since the set-up."""
        return self._first + self._past[1] + len(self._made)

    @property
    def commitment(self) -> str:
        """The hash of the seed that is published before the first move."""
        return commitment(self.seed)

    @property
    def imagined(self) -> bool:
        return self._imagined

    def at(self, seat: Seat | None, names: Mapping[Seat, str] | None = None) -> Chair:
        """Everything that a seat, or a watcher (``None``), may have of this match.

        Players who have names of their own are called so.
        """
        return Chair(self, seat, names or {})

    @property
    def booths(self) -> Mapping[Seat, Booth] | None:
        """Where seats answer in private at the moment, if they do."""
        return (self._run or self._thaw()).booths

    def number_for(self, seat: Seat | None) -> int:
        """How many moves a seat knows of: of open private answers only its own count."""
        booths = self.booths
        if not booths:
            return self.number
        hidden = sum(len(booth.answers) for other, booth in booths.items() if other != seat)
        return self.number - hidden

    def question_for(self, seat: Seat | None) -> str:
        """A name for what a seat is asked now: it never comes again, and gives nothing away.

        It changes with every move and undo, but not with those that others make in private.
        """
        undone = self._undone.get(None, 0) + (0 if seat is None else self._undone.get(seat, 0))
        return f"{self.number_for(seat)}.{undone}"

    def ask(self, seat: Seat) -> Ask:
        """The question that waits for ``seat``."""
        for ask in self.pending:
            if ask.seat == seat and type(seat) is int:
                return ask
        self.setting.check_seat(seat)
        if not self.pending:
            raise IllegalMove("over", game=self.game.name)
        raise self.out_of_turn(seat, {})

    def out_of_turn(self, seat: Seat, names: Mapping[Seat, str]) -> IllegalMove:
        """It is not the turn of a seat: whose it is, by the names that players have here."""
        who, waiting = {}, {}
        for lang in LANGUAGES:
            words = words_of(self.game, lang).calling(names)
            who[lang] = words.player(self.state, seat)
            waiting[lang] = ", ".join(words.player(self.state, ask.seat) for ask in self.pending)
        return IllegalMove("turn", seat=who, waiting=waiting)

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What a seat, or a watcher (``None``), may see."""
        if seat is not None:
            self.setting.check_seat(seat)
        return self.game.sight.view(self.state, seat)

    @property
    def breadcrumb(self) -> list[str]:
        """Where the game stands: the names of the procedures under way, outermost first."""
        pending = self.pending
        return self.breadcrumb_for(pending[0].seat if len(pending) == 1 else None)

    def breadcrumb_for(self, seat: Seat | None) -> list[str]:
        """The same as a seat may know it."""
        return (self._run or self._thaw()).breadcrumb(seat)

    def why_not(self, seat: Seat, move: Sequence[str | int]) -> Refusal | None:
        """The clause that refuses a move; ``None`` if it is allowed, or no move of this game."""
        return self.setting.refusal(self.state, self.ask(seat), as_move(move))

    def _illegal(self, ask: Ask, move: Move) -> IllegalMove:
        refusal = self.setting.refusal(self.state, ask, move)
        if refusal is None:
            return IllegalMove("illegal", move=clip(move), topic=ask.topic, count=len(ask.options))
        text = {lang: words_of(self.game, lang).reason(self.state, refusal) for lang in LANGUAGES}
        return IllegalMove("refused", move=clip(move), clause=refusal.clause, text=text)

    def listen(self) -> None:
        """From now on, keep what happens in ``log``."""
        self._ear = self._hear
        self.state.listen(self._ear)

    def _hear(self, event: Event) -> None:
        clauses = clauses_at_work(self.setting.game, sys._getframe(1))
        self._heard.append((read_only(event), clauses))  # all chairs read this one

    # -- back and sideways -----------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last move, if nothing stands in between."""
        index = self._undoable(seat)
        if index is None:
            raise IllegalMove("undo", seat=clip(seat))
        private = bool(self.booths) and (self._run or self._thaw()).answered > 0
        who = seat if private else None
        undone = {**self._undone, who: self._undone.get(who, 0) + 1}
        try:
            self._go_back(self._made.without(index), undone)
        except Exception as error:
            raise self._broken(index, self._made[index].move, error) from error

    def can_undo(self, seat: Seat) -> bool:
        """Not across dice, something hidden that was shown, or another seat's decision.

        While seats answer in private, each can take back its own answers.
        """
        return self._undoable(seat) is not None

    def _undoable(self, seat: Seat) -> int | None:
        """The index of the move that this seat can take back; when the game is over, none."""
        self.setting.check_seat(seat)
        if not self._made or not self.pending:
            return None
        end = len(self._made)
        private = (self._run or self._thaw()).answered
        for index in range(end - 1, max(self._floor, end - (private or 1)) - 1, -1):
            if self._made[index].seat == seat:
                return index
        return None

    def _go_back(self, moves: Moves, undone: dict[Seat | None, int]) -> None:
        """Stand where these moves lead: whole, or not at all."""
        kept = [(number, start) for number, start in self._kept if number <= len(moves)]
        number, start = kept[-1]
        run, passed = self._repeat(start, (*start.since, *moves[number:]))
        before = len(start.since)
        for begin, checkpoint in passed[-KEPT_ON_THE_WAY_BACK:]:
            if begin > before:
                kept.append((number + begin - before, Start(checkpoint)))
        run.work_out()
        run.state.listen(self._ear)
        log = self.log[: bisect_right(self.log, self.number - 1, key=itemgetter(0))]
        self._made, self._kept, self._run, self._start = moves, kept, run, None
        self.pending, self.log, self._undone = run.pending, log, undone

    def _repeat(self, start: Start, steps: Sequence[Step]) -> tuple[Run, list[tuple[int, bytes]]]:
        """Run the rules from a start through these steps, in silence.

        Also the checkpoints on the way, each with how many of the steps lead to it.
        """
        passed: list[tuple[int, bytes]] = []
        run = Run(self.setting, self.setting.decode(checkpoint_of(start)), None)
        run.keeps = True
        for made, step in enumerate(steps, 1):
            if isinstance(step, Imagined):
                deal_anew(self.setting, run, step)
                continue
            run.answer(step.seat, step.move)
            checkpoint = run.take_checkpoint()
            if checkpoint is not None:
                passed.append((made, checkpoint))
        return run, passed

    def _thaw(self) -> Run:
        """Let the rules run up to here, and leave other copies of a copy less to repeat."""
        number, start = self._kept[-1]
        moves = self._made[number:]
        run, passed = self._repeat(start, (*start.since, *moves))
        if passed and not moves:
            begin, checkpoint = passed[-1]
            start.improve(checkpoint, start.since[begin:])
        run.state.listen(self._ear)
        self._run = run
        if not self.pending:
            run.work_out()
            self.pending = run.pending
        return run

    def clone(self) -> Match:
        """A match that goes on by itself; it listens to nothing and its undo starts here.

        It shares all that has happened, and begins to run when somebody looks or moves.
        """
        start = self._start
        if start is None:
            start = self._start = self._here()
        for ask in self.pending:
            ask.work_out()  # before one of the two goes on
        twin = Match.__new__(Match)
        twin.setting = self.setting
        twin.seed = self.seed
        twin.nonces = self.nonces
        twin.log = []
        twin._run = None
        twin.pending = self.pending
        twin._start = start
        if self._made:
            past, count = self._past
            moves = Moves([*past[:count], *self._made]) if count else self._made
            twin._past = (moves, len(moves))
        else:
            twin._past = self._past
        twin._made = Moves()
        twin._kept = [(0, start)]
        twin._floor = 0
        twin._undone = {}
        twin._first = self._first
        twin._chain = self._chain
        twin._heard = []
        twin._imagined = self._imagined
        twin._ear = None
        return twin

    def _here(self) -> Start:
        """Where copies of this position begin."""
        number, start = self._kept[-1]
        if not self._made:
            return start
        here = Start(checkpoint_of(start), (*start.since, *self._made[number:]))
        if start.locked:
            here.lock()
        return here

    def imagine(self, seat: Seat, dice: Dice) -> Match:
        """A match this seat cannot tell from the real one: all it cannot see is dealt anew.

        Answers that other seats have given in private are hidden too, so they are asked again.
        """
        self.setting.check_seat(seat)
        step = Imagined(seat, f"{dice.seed}/{dice.below(2**62)}")
        here = self._caught_up()
        twin = self._bare(self.setting, "", (), False)
        twin._imagined = True
        twin._first = self.number
        if self._stands_at(here):
            # At a checkpoint the rules can ask anew, so that the options of others fit what
            # they hold in this match, and give nothing away.
            state = self.setting.decode(checkpoint_of(here))
            state.attach(self.box, None)
            deal_components_anew(self.setting, state, step)
            own = tuple(step for step in here.since if step.seat == seat)
            twin._kept = [(0, Start(_pack(state), own))]
            if self._asks_others(seat):
                twin._thaw()
            else:
                twin.pending = self.pending
        else:
            start = Start(checkpoint_of(here), (*here.since, step))
            start.lock()
            twin._kept = [(0, start)]
            twin._thaw()
        twin._start = twin._kept[0][1]
        return twin

    def _asks_others(self, seat: Seat) -> bool:
        """Whether another seat is asked now, or has answered in private."""
        booths = None if self._run is None else self._run.booths
        asked = [ask.seat for ask in self.pending] if booths is None else booths
        return any(other != seat for other in asked)

    @property
    def at_checkpoint(self) -> bool:
        """Whether the state alone says what comes next."""
        return self._stands_at(self._caught_up())

    def _caught_up(self) -> Start:
        """The last checkpoint that was passed, also one that was not kept, and all since."""
        here = self._start or self._here()
        if here.since:
            _, passed = self._repeat(here, here.since)
            if passed:
                begin, checkpoint = passed[-1]
                here.improve(checkpoint, here.since[begin:])
                number = len(self._made) - len(here.since)
                if number > self._kept[-1][0] and not here.locked:
                    self._kept.append((number, Start(checkpoint)))  # less to repeat next time
        self._start = here
        return here

    def _stands_at(self, here: Start) -> bool:
        """Whether nothing has changed since a checkpoint but for private answers."""
        run = self._run or self._thaw()
        return len(here.since) == run.answered and _pack(run.state) == checkpoint_of(here)

    # -- to and from storage ---------------------------------------------------------------

    def save(self) -> bytes:
        """The match as it stands, without its history: a few kilobytes."""
        past, count = self._past
        chain = self._made.chain(past.chain(self._chain, count), len(self._made))
        here = self._caught_up()
        if here.locked:
            raise BadRecord("imagined", game=self.game.name)
        saved = Saved(
            self.game.name,
            self.game.version,
            self.players,
            self.options,
            checkpoint_of(here),
            here.since,
            self.number,
            chain,
            self._imagined,
            self.seed,
            self.nonces,
        )
        return storage.write_save(saved)

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
        kept = storage.read_save(saved)
        game = storage.named(kept.game, game)
        storage.goes_on(kept, game)
        setting = Setting.of(game, kept.players, kept.options, data)
        match = cls._bare(setting, kept.seed, kept.nonces, listen)
        match._first = kept.number
        match._chain = kept.chain
        match._imagined = kept.imagined
        start = Start(kept.checkpoint, kept.since)
        match._kept = [(0, start)]
        try:
            storage.check(setting, start)
            match._thaw()
        except Exception as error:
            raise storage.fault_of(error) from error
        return match

    def _header(self) -> dict[str, object]:
        return Record.bound(
            self.game.name, self.players, self.options, self.commitment, self.nonces
        )

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
            nonces=self.nonces,
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
        if not isinstance(record, Record):
            raise BadRecord("record-kind", record=clip(record))
        game = storage.game_of(record, game)
        setting = Setting.of(game, record.players, record.options, data)
        match = cls._begin(setting, record.seed, record.nonces, listen)
        storage.play_again(match, record, each)
        return match
