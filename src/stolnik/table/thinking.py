"""The bots of a room: they think in other processes, and answer like anybody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from stolnik.engine.flow import Ask, Move
from stolnik.table.audience import Audience
from stolnik.table.logs import log
from stolnik.table.problems import Overtaken, Problem
from stolnik.table.scene import Scene

if TYPE_CHECKING:
    from stolnik.table.house import House


class Thinking:
    """Lets the bots of one room think when they are asked something."""

    def __init__(
        self,
        house: House,
        scene: Scene,
        audience: Audience,
        answer: Callable[[int, int, Move], Awaitable[None]],
    ) -> None:
        self.house = house
        self.scene = scene
        self.audience = audience
        self._answer = answer
        """Makes the move of a seat, if the question of that tick is still asked there."""
        self._thinking: dict[int, int] = {}
        """The seats for which a bot thinks, with the tick of the question."""
        self._stuck: dict[int, int] = {}
        """The seats whose bot had no move that could be made, with the tick of the question."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks here."""
        return bool(self._thinking)

    def end(self) -> None:
        """Begin no more thoughts: the room falls asleep."""
        self._ended = True

    def go_on(self) -> None:
        """Let the bots think that are asked something."""
        course, sheet = self.scene.course, self.scene.sheet
        if course is None or sheet.phase != "playing" or sheet.paused or self._ended:
            return
        for ask in course.match.pending:
            bot, tick = sheet.seats[ask.seat].bot, course.ticks[ask.seat]
            if bot is None or self._thinking.get(ask.seat) == tick:
                continue
            self._thinking[ask.seat] = tick
            task = asyncio.create_task(self._think(ask, bot, tick, course.match.save()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, ask: Ask, bot: str, tick: int, saved: bytes) -> None:
        room, seat, overtaken = self.scene.sheet.id, ask.seat, False
        try:
            move = await self.house.bots.choose(room, seat, bot, saved)
            await self._answer_somehow(ask, tick, move)
        except Overtaken:
            overtaken = True
        except Problem as problem:
            self._be_stuck(seat, tick)
            log.warning("a bot's move failed", room=room, code=problem.code)
        except Exception:
            self._be_stuck(seat, tick)
            log.exception("a bot failed", room=room)
        finally:
            if self._thinking.get(seat) == tick:
                del self._thinking[seat]
        if overtaken:
            self.go_on()

    async def _answer_somehow(self, ask: Ask, tick: int, move: Move) -> None:
        """With this move; where a rule of ours fails at it with another one, by chance."""
        left = list(ask.options)
        while True:
            try:
                await self._answer(ask.seat, tick, move)
                return
            except Problem as problem:
                if problem.code != "broken-rule":
                    raise
                left = [other for other in left if other != move]
                if not left:
                    raise
                move = secrets.choice(left)

    # -- bots that cannot go on ------------------------------------------------------------

    def _be_stuck(self, seat: int, tick: int) -> None:
        if self._stuck.get(seat) != tick:
            self._stuck[seat] = tick
            self.audience.tell_room()

    def stuck(self, seat: int) -> bool:
        """Whether the bot that plays a seat has failed at the question that it is asked."""
        course = self.scene.course
        return course is not None and self._stuck.get(seat) == course.ticks[seat]

    def let_go(self) -> bool:
        """After a step: whether any bot is stuck no longer."""
        free = [seat for seat in self._stuck if not self.stuck(seat)]
        for seat in free:
            del self._stuck[seat]
        return bool(free)
