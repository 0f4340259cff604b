"""Positions of the past, records and verdicts: a game is played again, in another process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRecord, StolnikError
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from stolnik.engine.previews import Worlds
from stolnik.engine.record import Record
from stolnik.table.course import Net, count, net
from stolnik.table.opening import Opening, play_through
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import (
    Lang,
    LogInfo,
    OptionValue,
    PreviewInfo,
    RangeInfo,
    Result,
    ResultPoint,
)
from stolnik.table.store import Step
from stolnik.table.tables import events_of, nets_of, table_of

APART: Final = 20
REMEMBERED: Final = 20
LONGEST_RECORD: Final = 20_000
LONGEST_SEED: Final = 100
"""Letters of a seed or a nonce that came from outside."""


class Story(msgspec.Struct, frozen=True):
    """A game as it is stored."""

    room: str
    opening: Opening
    steps: list[Step]
    over: bool


class Answer(msgspec.Struct, frozen=True):
    """What a process answers: something, or a problem that can be told in any language."""

    value: object = None
    code: str = ""
    detail: str = ""
    clause: str | None = None
    about: dict[str, str | int] = {}
    said: dict[str, str] = {}

    def get(self) -> object:
        if not self.code:
            return self.value
        said = self.said
        raise Problem(
            self.code,
            detail=self.detail,
            clause=self.clause,
            said=(lambda lang: said[lang]) if said else None,
            **self.about,
        )


def _answer(problem: Problem) -> Answer:
    said = {lang: problem.say(lang) for lang in ("pl", "en")}
    return Answer(code=problem.code, clause=problem.clause, about=problem.about, said=said)


class _Played:
    """A game that was played again, with places to begin from."""

    def __init__(self, story: Story) -> None:
        self.whole = play_through(story.opening, story.steps)
        self.first = self.whole.first
        self._places: dict[int, Match] = {}
        self._opening = story.opening

    def at(self, number: int, seat: int | None, over: bool) -> Match:
        """The match after a number of moves.

        While the game goes on, a position in which others were answering in private is shown
        with one's own answers only, and of those who still do nobody learns how many.
        """
        whole = self.whole
        last = whole.number if over else whole.number_for(seat)
        if not self.first <= number <= last:
            raise Problem("unknown")
        match = self._to(number)
        booths = match.booths
        if (
            over
            or not booths
            or not any(booths[other].answers for other in booths if other != seat)
        ):
            return match
        before = number
        while self._to(before).booths and any(
            booth.answers for booth in (self._to(before).booths or {}).values()
        ):
            before -= 1
        match = self._to(before)
        until = number if number <= whole.number_for(None) else whole.number
        played = whole.moves[before - self.first : until - self.first]
        for own in [each for each in played if each.seat == seat][: number - before]:
            match.submit(own.seat, own.move)
        return match

    def nets(self, start: int, end: int, seat: int | None, over: bool) -> list[Net]:
        """What each move between two numbers of moves has changed."""
        last = self.whole.number if over else self.whole.number_for(seat)
        start, end = max(start, self.first), min(end, last)
        if start >= end:
            return []
        match, found = self._to(start).clone(), []
        before = count(match)
        for played in self.whole.moves[start - self.first : end - self.first]:
            asked = [ask.seat for ask in match.pending]
            match.submit(played.seat, played.move)
            if not match.booths:
                after = count(match)
                found.append(net(match, asked, before, after))
                before = after
        return found

    def _to(self, number: int) -> Match:
        place = max((n for n in self._places if n <= number), default=None)
        if place is None:
            match, at = self._opening.match(listen=False), self.first
        else:
            match, at = self._places[place].clone(), place
        for played in self.whole.moves[at - self.first : number - self.first]:
            match.submit(played.seat, played.move)
            at += 1
            if at % APART == 0 and at not in self._places:
                self._places[at] = match.clone()
        return match


_played: OrderedDict[tuple[str, int], _Played] = OrderedDict()


def _again(story: Story) -> _Played:
    key = (story.room, len(story.steps))
    found = _played.pop(key, None) or _Played(story)
    _played[key] = found
    if len(_played) > REMEMBERED:
        _played.popitem(last=False)
    return found


def position(story: Story, number: int, seat: int | None, lang: Lang) -> Answer:
    """A table of the past, as a seat saw it."""
    try:
        played = _again(story)
        match = played.at(number, seat, story.over)
        chair = match.at(seat)
        table = table_of(
            chair,
            room=story.room,
            lang=lang,
            question="",
            since=max(played.first, number - 1),
            clocks=[],
            orders=[],
        )
        events = events_of(played.whole.at(seat), lang, number - 1, number)
        nets = nets_of(chair, lang, played.nets(number - 1, number, seat, story.over), number - 1)
        table = msgspec.structs.replace(table, number=number, events=events, nets=nets, undo=False)
        return Answer(msgspec.json.encode(table))
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        return _answer(of_the_engine(error))


def story_log(story: Story, seat: int | None, lang: Lang, start: int, end: int) -> Answer:
    """What happened between two numbers of moves, as far as a seat may know."""
    try:
        played = _again(story)
        chair = played.whole.at(seat)
        events = events_of(chair, lang, start, end)[:2000]
        if events:
            end = min(end, events[-1].number)
        nets = nets_of(chair, lang, played.nets(start, end, seat, story.over), start)
        return Answer(msgspec.json.encode(LogInfo(events=events, nets=nets)))
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        return _answer(of_the_engine(error))


def record(story: Story) -> Answer:
    """The record of a finished game, as JSON lines."""
    try:
        return Answer(_again(story).whole.record().dumps())
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        return _answer(of_the_engine(error))


def finals(saved: bytes, seat: int) -> list[Move]:
    """Of a seat's options those that cannot be taken back; it takes a moment to try them all."""
    chair = Match.resume(saved).at(seat)
    return [offer.move for offer in chair.offers("en") if offer.final]


_worlds: OrderedDict[bytes, tuple[Match, Worlds]] = OrderedDict()
"""What was imagined last, by the match and the seat."""


def previews(saved: bytes, seat: int, lang: Lang, moves: Sequence[Move]) -> list[PreviewInfo]:
    """What some of a seat's options would bring."""
    key = blake2b(saved, salt=seat.to_bytes(2, "big")).digest()
    found = _worlds.pop(key, None)
    if found is None:
        match = Match.resume(saved)
        found = (match, Worlds(match, seat))
    _worlds[key] = found
    if len(_worlds) > REMEMBERED:
        _worlds.popitem(last=False)
    match, worlds = found
    chair = match.at(seat)
    return [
        PreviewInfo(
            move=preview.move,
            changes=[
                RangeInfo(**change._asdict(), text=chair.say_line(lang, (change.name, {})))
                for change in preview.changes
            ],
            says=list(preview.says),
            starts=list(preview.starts),
            uncertain=preview.uncertain,
            over=preview.over,
        )
        for preview in worlds.previews(lang, moves)
    ]


class Verified(msgspec.Struct, frozen=True):
    fair: bool | None
    moves: int
    said: dict[str, str]


_verdicts: OrderedDict[bytes, Answer] = OrderedDict()
"""By all that was stored of a game."""


def verify(story: Story) -> Answer:
    """Whether the seed was the promised one, and the moves lead to the game that was played.

    To a game that went on from a position of another, nobody has promised dice.

    The game is played twice for it, so what was found of the same stored game is remembered.
    """
    key = blake2b(msgspec.msgpack.encode(story)).digest()
    found = _verdicts.pop(key, None) or _verify(story)
    _verdicts[key] = found
    if len(_verdicts) > REMEMBERED:
        _verdicts.popitem(last=False)
    return found


def _verify(story: Story) -> Answer:
    if story.opening.base is not None:
        said = {lang: table_words(lang).say("verdict-fork") for lang in ("pl", "en")}
        return Answer(msgspec.msgpack.encode(Verified(None, len(story.steps), said)))
    try:
        text = play_through(story.opening, story.steps).record().dumps()
        again = Match.replay(Record.loads(text))
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        failed = error
        said = {
            lang: table_words(lang).say("verdict-unfair", error=failed.say(lang))
            for lang in ("pl", "en")
        }
        return Answer(msgspec.msgpack.encode(Verified(False, len(story.steps), said)))
    said = {
        lang: table_words(lang).say("verdict-fair", moves=again.number) for lang in ("pl", "en")
    }
    return Answer(msgspec.msgpack.encode(Verified(True, again.number, said)))


class Imported(msgspec.Struct, frozen=True):
    """A record that was checked by playing it again."""

    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    nonces: tuple[str, ...]
    moves: list[tuple[int, Move]]
    over: bool
    number: int
    waiting: list[int]
    standings: list[tuple[int, int, int, str]]


def read_record(text: bytes) -> Answer:
    """Check a record that came from outside by replay; its own word is not taken for anything."""
    try:
        found = Record.loads(text)
        if len(found.lines) > LONGEST_RECORD:
            raise BadRecord("truncated", moves=len(found.lines), promised=LONGEST_RECORD)
        texts = (found.seed, *found.nonces)
        if any(len(text) > LONGEST_SEED or "\0" in text for text in texts):
            return Answer(code="bad-record")
        match = Match.replay(found)
        imported = Imported(
            match.game.name,
            match.game.version,
            match.players,
            match.options,
            match.seed,
            match.nonces,
            [(p.seat, p.move) for p in match.moves],
            match.over,
            match.number,
            [ask.seat for ask in match.pending],
            [(s.seat, s.place, s.score, s.reason) for s in match.standings],
        )
        return Answer(msgspec.msgpack.encode(imported))
    except StolnikError as error:
        return _answer(of_the_engine(error))
    except Exception:
        return Answer(code="bad-record")


class Forked(msgspec.Struct, frozen=True):
    saved: bytes
    number: int
    waiting: list[int]


def fork(story: Story, number: int, seat: int | None, dice: str) -> Answer:
    """A position to go on from; of a running game only what the seat can imagine.

    An imagined match can be kept where its rules stand at a checkpoint, so the fork may begin a
    few moves before the position that was asked for.
    """
    try:
        played = _again(story)
        if story.over or seat is None:
            if not story.over:
                raise Problem("not-over")
            match = played.at(number, None, True)
            return _forked(match)
        for earlier in range(number, played.first - 1, -1):
            match = played.at(earlier, seat, False).at(seat).imagine(Dice(dice))
            try:
                return _forked(match)
            except BadRecord:
                continue
        raise Problem("unknown")
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        return _answer(of_the_engine(error))


def _forked(match: Match) -> Answer:
    waiting = [ask.seat for ask in match.pending]
    return Answer(msgspec.msgpack.encode(Forked(match.save(), match.number, waiting)))


POINTS: Final = 60


def result(story: Story, lang: Lang) -> Answer:
    """How each seat's result came about, and one number per seat along the way.

    The number is the points of the position, or what the game's own judgement gives for it: it
    says how things stood, which is for all to see once the game is over.
    """
    try:
        played = _again(story)
        whole = played.whole
        chair = whole.at(None)
        numbers = sorted(
            {
                played.first + (whole.number - played.first) * point // POINTS
                for point in range(POINTS + 1)
            }
        )
        advice = whole.game.advice
        series = []
        for number in numbers:
            state = played.at(number, None, True).state
            values = (
                advice.worths(state, whole.players)
                if advice.points is None
                else [advice.points(state, seat) for seat in range(whole.players)]
            )
            series.append(
                ResultPoint(number=number, values=[round(float(value), 3) for value in values])
            )
        lines = [chair.say_result(lang, seat) for seat in range(whole.players)]
        return Answer(msgspec.json.encode(Result(lines=lines, series=series)))
    except Problem as problem:
        return _answer(problem)
    except StolnikError as error:
        return _answer(of_the_engine(error))
