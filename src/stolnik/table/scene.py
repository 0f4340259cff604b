"""A room as it stands: what is stored of it, its match, and what each may see of both."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from stolnik.engine.errors import StolnikError
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock, metrics, tables
from stolnik.table.course import Course
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import Both, DiceInfo, ForkInfo, Lang, Room, StandingInfo, Table, WhyNot
from stolnik.table.rooms import Sheet
from stolnik.table.schema import Standing
from stolnik.table.waking import Foreign, Woken
from stolnik.text import LANGUAGES

if TYPE_CHECKING:
    from stolnik.table.house import House


class Scene:
    """What there is to see in a room; it changes nothing."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.house = house
        self.sheet = sheet
        self.course: Course | None = None
        self._foreign: Foreign | None = None
        self._names: list[Both] = []

    def stand(self, woken: Woken) -> None:
        """Stand where the match has been brought to from what is stored."""
        self.sheet = woken.sheet
        if isinstance(woken.course, Foreign):
            self.course, self._foreign = None, woken.course
        elif woken.course is not None:
            self.course = woken.course
        self._names = []

    def renew(self, sheet: Sheet) -> bool:
        """Somebody has changed the room; whether its game has begun, and is not awake."""
        self.sheet = sheet
        self._names = []
        return self.course is None and sheet.phase not in ("gathering", "closed")

    @property
    def step(self) -> int:
        """How many steps of the match have been made and stored."""
        if self.course is not None:
            return self.course.step
        return 0 if self._foreign is None else self._foreign.step

    @property
    def foreign(self) -> bool:
        """Whether the game is over and cannot be played again here."""
        return self._foreign is not None

    # -- the match -------------------------------------------------------------------------

    def running(self) -> Course:
        if self._foreign is not None:
            ours = load(self.sheet.game).version
            raise Problem("other-version", theirs=self._foreign.version, ours=ours)
        if self.course is None:
            raise Problem("phase", detail="gathering")
        return self.course

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
        course = self.running()
        match, sheet = course.match, self.sheet
        if seat is not None:
            sheet.seat(seat)
        first, last = match.first, match.number_for(seat)
        since = first if since is None else max(first, min(since, last))
        started = time.perf_counter()
        made = tables.table_of(
            course.chair(seat),
            room=sheet.id,
            lang=lang,
            question=course.question(seat),
            since=since,
            clocks=[]
            if sheet.clocks is None
            else clock.shown(sheet.clocks, self.house.playtime.now(), time.time()),
            orders=[] if seat is None else sheet.ordered(seat),
            nets=course.nets,
            finality=finality,
            shared=shared,
        )
        metrics.TABLE_SECONDS.observe(time.perf_counter() - started)
        return made

    def need_offered(self, seat: int, move: Move) -> None:
        """Refuse a move that is not among the options, by the clause that keeps it out."""
        try:
            problem = tables.refusal(self.running().chair(seat), move)
        except StolnikError as error:
            raise of_the_engine(error) from error
        if problem is not None:
            raise problem

    def why_not(
        self, seat: int | None, lang: Lang, move: Move | None, element: str | None
    ) -> WhyNot:
        if (move is None) == (element is None):
            raise Problem("malformed", where="move, element")
        try:
            return tables.why_not(self.running().chair(seat), lang, move, element)
        except StolnikError as error:
            raise of_the_engine(error) from error

    # -- the room --------------------------------------------------------------------------

    def names(self) -> list[Both]:
        """What the game calls each seat."""
        if not self._names:
            match = None if self.course is None else self.course.match
            self._names = seat_names(self.sheet, match)
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
