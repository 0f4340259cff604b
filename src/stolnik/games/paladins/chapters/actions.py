"""Actions in general: what a player can do in a turn, what it costs, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from stolnik.engine.flow import PASS, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import FREE, Action, Price
from ..state import Paladins
from .actions_done import done
from .left_actions import develop, pray, recruit
from .left_actions.conspire import conspire, refuse_conspire
from .left_actions.hunt_and_trade import (
    gather,
    gathering_options,
    refuse_gathering,
)
from .right_actions import (
    absolve,
    attack,
    convert,
    fortify,
)
from .right_actions.commission_and_garrison import (
    commission,
    garrison,
    refuse_settling,
)
from .right_actions.tracks import (
    SEVEN_TIMES,
    price_of_next,
    refuse_next,
)
from .rounds import kings_cards
from .rounds.passing import pass_round
from .workers import with_figures

NO_WORKERS: Final = Refusal("PAL-PAS.1", figures="empty_pool")


class Choice(NamedTuple):
    """A kind of action; after state and seat each function takes the parts of the move."""

    refuse: Callable[..., Refusal | None]
    perform: Callable[..., Flow[None]]
    price: Callable[..., Price]
    options: Callable[[Paladins, Seat], Sequence[Move]] | None = None
    """Where there is something to choose when it is taken."""


def _gathering(action: Action) -> Choice:
    """Hunt or Trade."""

    def refuse(g: Paladins, seat: Seat, workers: int) -> Refusal | None:
        return refuse_gathering(g, seat, action, workers)

    def perform(g: Paladins, seat: Seat, workers: int) -> Flow[None]:
        return gather(g, seat, action, workers)

    return Choice(refuse, perform, _free, partial(gathering_options, action=action))


def _free(g: Paladins, seat: Seat, *parts: str | int) -> Price:
    return FREE


def _next(action: Action) -> Callable[..., Price]:
    """The price that stands on a track."""
    return lambda g, seat, *parts: price_of_next(g, seat, action)


def _settling(action: Action, perform: Callable[..., Flow[None]]) -> Choice:
    """Commission or Garrison."""
    return Choice(partial(refuse_settling, action=action), perform, _next(action))


CHOICES: Final[Mapping[str, Choice]] = {
    "develop": Choice(develop.refuse_develop, develop.develop, develop.price),
    "recruit": Choice(
        recruit.refuse_recruit, recruit.recruit, recruit.price, recruit.recruit_options
    ),
    "hunt": _gathering("hunt"),
    "trade": _gathering("trade"),
    "pray": Choice(pray.refuse_pray, pray.pray, pray.price),
    "conspire": Choice(refuse_conspire, conspire, _free),
    "commission": _settling("commission", commission),
    "fortify": Choice(fortify.refuse_fortify, fortify.fortify, _next("fortify")),
    "garrison": _settling("garrison", garrison),
    "absolve": Choice(partial(refuse_next, action="absolve"), absolve.absolve, _next("absolve")),
    "attack": Choice(attack.refuse_attack, attack.attack, attack.price, attack.attack_options),
    "convert": Choice(
        convert.refuse_convert, convert.convert, _next("convert"), convert.convert_options
    ),
    "favour": Choice(
        kings_cards.refuse_favour,
        kings_cards.use_favour,
        kings_cards.price,
        kings_cards.favour_options,
    ),
}
"""Every action by its verb, in the order of the menu."""

_MENU: Final[Sequence[tuple[Move, Choice]]] = [((verb,), way) for verb, way in CHOICES.items()]


@rule("PAL ACT.1 ACT.2 RND.19 RND.20 PAS.1")
def menu(g: Paladins, seat: Seat) -> Iterator[Move]:
    """Everything a player can do in this turn: an action, or pass."""
    if any(g.players[seat].pool):
        for move, (refuse, _, _, several) in _MENU:
            if several is not None:
                yield from several(g, seat)
            elif refuse(g, seat) is None:
                yield move
    yield PASS


def perform(g: Paladins, seat: Seat, move: Move) -> Flow[None]:
    """Carry out an option of the menu."""
    verb, *parts = move
    if move == PASS:
        return pass_round(g, seat)
    return CHOICES[str(verb)].perform(g, seat, *parts)


def refuse_action(g: Paladins, seat: Seat, move: Move) -> Refusal | None:
    """Why a move is not on the menu: the one door that all guards stand behind."""
    verb, *parts = move
    choice = CHOICES.get(str(verb))
    if choice is None:
        return None
    p = g.players[seat]
    if not any(p.pool):
        return NO_WORKERS
    refusal = choice.refuse(g, seat, *parts)
    if refusal is None or verb not in g.box.actions:
        return refusal
    if refusal is SEVEN_TIMES:
        return Refusal(refusal.clause, {"count": done(g, seat, str(verb))}, "times")
    return with_figures(g, p, str(verb), refusal)


def price(g: Paladins, seat: Seat, move: Move) -> Price | None:
    """What an action costs now, be it that it cannot be paid or that Workers lack.

    Nothing has no price: a card that is not there, or a track that is used up.
    """
    verb, *parts = move
    try:
        return CHOICES[str(verb)].price(g, seat, *parts)
    except (LookupError, ValueError):
        return None


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    return refuse_action(g, ask.seat, move)


ACTION: Final = Topic(
    "action", verbs=(*CHOICES, "pass"), refuse=_refuse_answer, set_by=("PAL-ACT.2",)
)
