"""What is told of games to all who ask: made beside the event loop, if it can be before that."""

from __future__ import annotations

import asyncio
import gc
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from stolnik.table import reference
from stolnik.text import LANGUAGES

T = TypeVar("T")

KEPT: Final = 100
"""Things: some forty that everybody asks for, and boxes of rooms that have chosen options."""


class Shelf:
    """Keeps what was made last, and makes one thing at a time: who asks for it waits, no table."""

    def __init__(self) -> None:
        self._maker = ThreadPoolExecutor(1, "shelf")
        self._kept: OrderedDict[tuple[Any, ...], asyncio.Future[Any]] = OrderedDict()

    async def get(self, make: Callable[..., T], *what: Any) -> T:
        """What a function makes of this; it has to be the same each time."""
        key = (make, *what)
        made = self._kept.pop(key, None)
        if made is None:
            made = asyncio.get_running_loop().run_in_executor(self._maker, make, *what)
        self._kept[key] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        try:
            found: T = await asyncio.shield(made)
            return found
        except Exception:
            self._kept.pop(key, None)
            raise

    async def open(self) -> None:
        """The list of games, for which everybody asks first."""
        await self.get(reference.games_text)

    async def fill(self) -> None:
        """The rest that is asked for by many, each before somebody has to wait for it."""
        for name in await self.get(reference.playable):
            await self.get(reference.box, name)
            for lang in LANGUAGES:
                await self.get(reference.index_of, name, lang)
                await self.get(reference.ledger_text, name, lang)
                await self.get(reference.catalog_source, name, lang)
        gc.freeze()  # nobody need look through it for garbage

    def close(self) -> None:
        self._maker.shutdown(wait=False, cancel_futures=True)
