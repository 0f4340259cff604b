"""From what is stored of a room to the course of its match, under today's rules."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.table import clock, rooms
from stolnik.table.course import Course
from stolnik.table.logs import log
from stolnik.table.opening import Kept, after_update, as_far_as_it_goes, opening_of
from stolnik.table.playtime import Playtime
from stolnik.table.rooms import Sheet
from stolnik.table.store import Append, Step, Store
from stolnik.table.tables import encode

LONG: Final = 200
"""Steps that are too many to do without letting others go on meanwhile."""


class Foreign(NamedTuple):
    """A finished game that cannot be played again here: the rules have changed since."""

    version: str
    step: int
    """How many steps were made in it."""


class Woken(NamedTuple):
    """A room that can go on: its sheet, which may have changed, and where its match stands."""

    sheet: Sheet
    course: Course | Foreign | None
    """``None`` before a game has begun."""


async def wake(store: Store, playtime: Playtime, sheet: Sheet) -> Woken:
    """From what is stored to a match that can go on."""
    if sheet.phase in ("gathering", "closed"):
        return Woken(sheet, None)
    steps = await store.read(lambda c: rooms.steps_after(c, sheet.id, sheet.saved_at))
    ours = load(sheet.game).version
    if any(step.version != ours for step in steps) or sheet.version != ours:
        if sheet.phase == "over":
            last = steps[-1] if steps else None
            if last is None:
                return Woken(sheet, Foreign(sheet.version, sheet.saved_at))
            return Woken(sheet, Foreign(last.version, last.number))
        return await _wake_under_new_rules(store, playtime, sheet, steps, ours)
    try:
        if len(steps) < LONG:
            return Woken(sheet, _from_save(sheet, steps))
        # A record from outside, of which nothing was saved.
        return Woken(sheet, await asyncio.to_thread(_from_save, sheet, steps))
    except (StolnikError, ValueError) as error:
        if sheet.saved is None:
            raise
        log.warning("woken from the opening", room=sheet.id, error=type(error).__name__)
        steps = await store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
        return Woken(sheet, _from_opening(sheet, steps, (sheet.saved, sheet.saved_at)))


def _from_save(sheet: Sheet, steps: list[Step]) -> Course:
    if sheet.saved is None:
        return _from_opening(sheet, steps, None)
    kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
    match = Match.resume(kept.match, listen=True)
    last = (sheet.saved, sheet.saved_at)
    course = Course(sheet.seed, match, list(kept.ticks), sheet.saved_at, last)
    return _followed(sheet, course, steps)


def _from_opening(sheet: Sheet, steps: Iterable[Step], kept: tuple[bytes, int] | None) -> Course:
    match = opening_of(sheet).match()
    return _followed(sheet, Course(sheet.seed, match, [0] * (sheet.players + 1), 0, kept), steps)


def _followed(sheet: Sheet, course: Course, steps: Iterable[Step]) -> Course:
    """A course that has come as far as what is stored; what anybody may have seen is not known."""
    course.follow(steps, opening_of(sheet))
    course.known = [course.step] * len(course.ticks)
    return course


async def _wake_under_new_rules(
    store: Store, playtime: Playtime, sheet: Sheet, steps: list[Step], ours: str
) -> Woken:
    """A running game goes on from its last checkpoint."""
    if sheet.saved is None:
        match, taken = as_far_as_it_goes(opening_of(sheet).match(), steps)
    else:
        kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
        since = [step for step in steps if step.number > kept.latest_at]
        match, taken = after_update(kept.latest or kept.match, since)
        taken += len(steps) - len(since)
    number = (steps[-1].number if steps else sheet.saved_at) + 1
    ticks = [number] * (sheet.players + 1)
    saved = msgspec.msgpack.encode(Kept(match.save(), ticks))
    step = Step(sheet.id, number, "back", 0, (), ours, time.time(), kept=match.number)
    log.info(
        "goes on under new rules", room=sheet.id, version=ours, taken_over=taken, of=len(steps)
    )
    waiting, clocks = [ask.seat for ask in match.pending], sheet.clocks
    if clocks is not None and sheet.clock is not None and not sheet.paused:
        clocks = clock.turn(clocks, sheet.clock, waiting, playtime.now())
    await store.append(
        Append(
            step,
            match.number_for(None),
            encode(waiting).decode(),
            None if clocks is None else encode(clocks).decode(),
            sheet.revision,
            {"saved": saved, "saved_at": number, "version": ours},
        )
    )
    sheet = msgspec.structs.replace(
        sheet, version=ours, saved=saved, saved_at=number, waiting=waiting, clocks=clocks
    )
    return Woken(sheet, Course(sheet.seed, match, ticks, number, (saved, number)))
