"""Every question that the rules can ask, and why something else is no answer to it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from stolnik.engine.flow import Ask, Move, Topic
from stolnik.engine.refusal import Refusal
from stolnik.games import pax_renaissance
from stolnik.games.pax_renaissance.chapters.ops import OPS
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.state import Pax
from tests.games import running


@cache
def topics() -> dict[str, Topic]:
    """By name: those that the chapters declare, and the targets of the ops."""
    found: dict[str, Topic] = {rules.topic: rules.topic for rules in OPS.values()}
    prefix = f"{pax_renaissance.__name__}."
    for module in pkgutil.walk_packages(pax_renaissance.__path__, prefix):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, Topic):
                assert found.setdefault(thing, thing) is thing, f"two questions called {thing}"
    return found


def question(topic: str, *options: Move, seat: int = 0, **about: str | int) -> Ask:
    """A question as the rules would ask it."""
    return Ask.of(seat, topics()[topic], options, **about)


def why_not(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """What the match answers in this position."""
    game = FIRST_EDITION if g.box.edition.number == 1 else SECOND_EDITION
    return running.why_not(game, g, ask, move)
