"""A room in memory: its match, and what each seat may know of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from stolnik.engine.chair import Chair
from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock, metrics, rooms, tables
from stolnik.table.logs import log
from stolnik.table.opening import Kept, Mark, Opening, after_update, as_far_as_it_goes, do, marks
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import Both, DiceInfo, ForkInfo, Lang, Room, StandingInfo, Table, WhyNot
from stolnik.table.rooms import Sheet
from stolnik.table.schema import Standing
from stolnik.table.store import Append, Step
from stolnik.text import LANGUAGES

if TYPE_CHECKING:
    from stolnik.table.house import House

encode: Final = msgspec.json.Encoder().encode

REMEMBERED: Final = 400
"""Events that a match that is awake remembers."""
LONG: Final = 200
"""Steps that are too many to do without letting others go on meanwhile."""


class Awake:
    """A room whose match is in memory."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.house = house
        self.sheet = sheet
        self.match: Match | None = None
        self.step = 0
        """How many steps have been made and stored."""
        self.ticks: list[int] = [0] * (sheet.players + 1)
        """For each seat, and last for a watcher, the step that last changed what it is asked."""
        self.known: list[int] = [0] * (sheet.players + 1)
        """The same for what it may know at all, such as who is still to answer."""
        self.used = time.monotonic()
        self._kept: tuple[bytes, int] | None = None
        """The last save, which is not the one that is stored, and after which step it was."""
        self._questions: dict[int | None, tuple[int, str]] = {}
        """What each seat's question is called, with its tick."""
        self._chairs: dict[int | None, Chair] = {}
        self._chairs_at: Match | None = None
        """The match at which those chairs stand."""
        self._names: list[Both] = []
        self._theirs: str | None = None
        """The version of the rules of a finished game that cannot be played again here."""
        self.silent = False
        """Whether nobody can have said anything here: it was made by the only server there is."""
        self.gone = False
        """Whether it has been put to sleep; whoever still holds it looks for the new one."""

    # -- waking ----------------------------------------------------------------------------

    async def wake(self) -> None:
        """From what is stored to a match that can go on."""
        sheet = self.sheet
        self._names = []
        if sheet.phase in ("gathering", "closed"):
            return
        steps = await self.house.store.read(
            lambda c: rooms.steps_after(c, sheet.id, sheet.saved_at)
        )
        ours = load(sheet.game).version
        if any(step.version != ours for step in steps) or sheet.version != ours:
            await self._wake_under_new_rules(steps, ours)
            return
        try:
            if len(steps) < LONG:
                self._wake_from_save(steps)
            else:  # a record from outside, of which nothing was saved
                await asyncio.to_thread(self._wake_from_save, steps)
        except (StolnikError, ValueError) as error:
            if sheet.saved is None:
                raise
            log.warning("woken from the opening", room=sheet.id, error=type(error).__name__)
            steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
            self._follow(opening_of(sheet).match(), [0] * (sheet.players + 1), 0, steps)

    def begin(self, match: Match) -> None:
        """Take over a match that has just begun."""
        self._follow(match, [0] * (self.sheet.players + 1), 0, ())

    def _wake_from_save(self, steps: list[Step]) -> None:
        sheet = self.sheet
        if sheet.saved is None:
            self._follow(opening_of(sheet).match(), [0] * (sheet.players + 1), 0, steps)
            return
        kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
        match = Match.resume(kept.match, listen=True)
        self._follow(match, list(kept.ticks), sheet.saved_at, steps)

    def _follow(self, match: Match, ticks: list[int], at: int, steps: Iterable[Step]) -> None:
        """Do what has been stored, and take the result over."""
        opening = opening_of(self.sheet)
        for step in steps:
            before = marks(match)
            match = do(match, step, opening)
            ticks = ticked(ticks, before, marks(match), step.number)
            at = step.number
        forget_what_was_long_ago(match)
        self.match, self.ticks, self.step = match, ticks, at
        self.known = [at] * len(ticks)
        self._kept = None if self.sheet.saved is None else (self.sheet.saved, self.sheet.saved_at)

    async def _wake_under_new_rules(self, steps: list[Step], ours: str) -> None:
        """A running game goes on from its last checkpoint; a finished one stays as it was."""
        sheet = self.sheet
        last = steps[-1].number if steps else sheet.saved_at
        if sheet.phase == "over":
            self._theirs = steps[-1].version if steps else sheet.version
            self.step = last
            return
        if sheet.saved is None:
            match, taken = as_far_as_it_goes(opening_of(sheet).match(), steps)
        else:
            kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
            since = [step for step in steps if step.number > kept.latest_at]
            match, taken = after_update(kept.latest or kept.match, since)
            taken += len(steps) - len(since)
        number = last + 1
        ticks = [number] * (sheet.players + 1)
        saved = msgspec.msgpack.encode(Kept(match.save(), ticks))
        step = Step(sheet.id, number, "back", 0, str(match.number), ours, time.time())
        log.info(
            "goes on under new rules",
            room=sheet.id,
            version=ours,
            taken_over=taken,
            of=len(steps),
        )
        waiting, clocks = [ask.seat for ask in match.pending], sheet.clocks
        if clocks is not None and sheet.clock is not None and not sheet.paused:
            clocks = clock.turn(clocks, sheet.clock, waiting, self.house.playtime.now())
        await self.house.store.append(
            Append(
                step,
                match.number_for(None),
                encode(waiting).decode(),
                None if clocks is None else encode(clocks).decode(),
                sheet.revision,
                {"saved": saved, "saved_at": number, "version": ours},
            )
        )
        self.sheet = msgspec.structs.replace(
            sheet, version=ours, saved=saved, saved_at=number, waiting=waiting, clocks=clocks
        )
        self.match, self.ticks, self.step = match, ticks, number
        self.known = ticks
        self._kept = (saved, number)

    # -- what a seat may know --------------------------------------------------------------

    def question(self, seat: int | None) -> str:
        """The name of what is asked now.

        It comes from the steps alone, so all servers call it the same; and it is a hash, so it
        does not tell how many steps others have made unseen.
        """
        tick = self.ticks[-1 if seat is None else seat]
        known = self._questions.get(seat)
        if known is not None and known[0] == tick:
            return known[1]
        key = self.sheet.seed.encode()[:64]
        name = blake2b(f"{seat}/{tick}".encode(), key=key, digest_size=9).hexdigest()
        self._questions[seat] = (tick, name)
        return name

    def chair(self, seat: int | None) -> Chair:
        """A chair at the match; it holds nothing of its position, so it is kept."""
        match = self.running()
        if self._chairs_at is not match:
            self._chairs, self._chairs_at = {}, match
        found = self._chairs.get(seat)
        if found is None:
            found = self._chairs[seat] = match.at(seat)
        return found

    def running(self) -> Match:
        if self._theirs is not None:
            ours = load(self.sheet.game).version
            raise Problem("other-version", theirs=self._theirs, ours=ours)
        if self.match is None:
            raise Problem("phase", detail="gathering")
        return self.match

    def table(
        self,
        seat: int | None,
        lang: Lang,
        since: int | None,
        *,
        finality: bool = False,
        shared: tables.Shared | None = None,
    ) -> Table:
        """A chair as a message; to see which answers are final takes longer."""
        match = self.running()
        if seat is not None:
            self.sheet.seat(seat)
        first, last = match.first, match.number_for(seat)
        since = first if since is None else max(first, min(since, last))
        started = time.perf_counter()
        made = tables.table_of(
            self.chair(seat),
            room=self.sheet.id,
            lang=lang,
            question=self.question(seat),
            since=since,
            clocks=[]
            if self.sheet.clocks is None
            else clock.shown(self.sheet.clocks, self.house.playtime.now(), time.time()),
            orders=[] if seat is None else self.sheet.ordered(seat),
            finality=finality,
            shared=shared,
        )
        metrics.TABLE_SECONDS.observe(time.perf_counter() - started)
        return made

    def why_not(
        self, seat: int | None, lang: Lang, move: tuple[str | int, ...] | None, element: str | None
    ) -> WhyNot:
        if (move is None) == (element is None):
            raise Problem("malformed", where="move, element")
        try:
            return tables.why_not(self.running(), seat, lang, move, element)
        except StolnikError as error:
            raise of_the_engine(error) from error

    # -- the room --------------------------------------------------------------------------

    def names(self) -> list[Both]:
        """What the game calls each seat."""
        if not self._names:
            self._names = seat_names(self.sheet, self.match)
        return self._names

    def room(self, person: str | None, lang: Lang) -> Room:
        sheet = self.sheet
        over = sheet.phase == "over"
        playing = sheet.phase in ("playing", "over")
        return Room(
            id=sheet.id,
            title=sheet.title,
            game=sheet.game,
            version=sheet.version,
            players=sheet.players,
            options=sheet.options,
            phase=sheet.phase,
            private=sheet.private,
            host=sheet.host,
            seats=self.house.seat_infos(sheet, self.names()),
            clock=sheet.clock,
            paused=sheet.paused,
            made=sheet.made,
            started=sheet.started,
            ended=sheet.ended,
            number=sheet.number,
            waiting=sheet.waiting,
            commitment=sheet.commitment,
            dice=DiceInfo(seed=sheet.seed, nonces=sheet.nonces)
            if over and sheet.base is None
            else None,
            nonces=[seat.nonce if playing else None for seat in sheet.seats],
            end=sheet.end,  # type: ignore[arg-type]
            standings=[standing_info(sheet, standing, lang) for standing in sheet.standings],
            proposals=sheet.proposals,
            rematch=sheet.rematch,
            fork=None
            if sheet.fork_room is None
            else ForkInfo(room=sheet.fork_room, number=sheet.fork_number or 0),
            you=sheet.you(person),
        )


def forget_what_was_long_ago(match: Match) -> None:
    if len(match.log) > 2 * REMEMBERED:
        del match.log[:-REMEMBERED]


def opening_of(sheet: Sheet) -> Opening:
    return Opening(
        sheet.game,
        sheet.version,
        sheet.players,
        sheet.options,
        sheet.seed,
        tuple(sheet.nonces) if any(seat.nonce for seat in sheet.seats) else (),
        sheet.base,
    )


def seat_names(sheet: Sheet, match: Match | None) -> list[Both]:
    """What the game calls each seat, in both languages; before it begins, a number."""
    chair = None if match is None else match.at(None)
    names = []
    for seat in range(sheet.players):
        said = {
            lang: table_words(lang).say("seat-name", number=seat + 1)
            if chair is None
            else chair.player(lang, seat)
            for lang in LANGUAGES
        }
        names.append(Both(**said))
    return names


def standing_info(sheet: Sheet, standing: Standing, lang: Lang) -> StandingInfo:
    """Where a seat ended, with the reason in words."""
    if sheet.end == "resigned":
        reason = table_words(lang).say(f"end-{standing.reason}")
    elif standing.reason:
        reason = words_of(load(sheet.game), lang).catalog.say(f"standing-{standing.reason}")
    else:
        reason = ""
    return StandingInfo(
        seat=standing.seat, place=standing.place, score=standing.score, reason=reason
    )


def ticked(ticks: list[int], before: list[Mark], after: list[Mark], step: int) -> list[int]:
    return [step if a[0] != b[0] else tick for tick, b, a in zip(ticks, before, after)]


def learned(known: list[int], before: list[Mark], after: list[Mark], step: int) -> list[int]:
    return [step if a != b else last for last, b, a in zip(known, before, after)]
