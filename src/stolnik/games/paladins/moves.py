"""The verbs of all moves, the families of their parts, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Ask, Move
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins.actions import refuse_action
from stolnik.games.paladins.components import (
    ATTRIBUTES,
    REWARD_KINDS,
    WORKER_OF,
    WORKERS,
    TavernId,
)
from stolnik.games.paladins.inquisition import refuse_use
from stolnik.games.paladins.left_actions.develop import refuse_workshop
from stolnik.games.paladins.left_actions.pray import refuse_clearing
from stolnik.games.paladins.left_actions.recruit import DEBT, NOT_ON_THE_TRACK, SILVER
from stolnik.games.paladins.passing import refuse_keeping
from stolnik.games.paladins.regions import refuse_space
from stolnik.games.paladins.rewards import option_move
from stolnik.games.paladins.right_actions.absolve import refuse_jar
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.tavern import refuse_tavern
from stolnik.games.paladins.workers import KEEP, PLACE

MOVES: Final[Mapping[str, tuple[str, ...]]] = {
    # the action menu
    "develop": (),
    "recruit": ("townsfolk", "workers", "payment"),
    "hunt": ("workers",),
    "trade": ("workers",),
    "pray": (),
    "conspire": (),
    "commission": (),
    "fortify": (),
    "garrison": (),
    "absolve": (),
    "attack": ("outsider",),
    "convert": ("outsider",),
    "favour": ("favour",),
    "pass": (),
    # which Workers
    "place": ("worker",),
    "place_two": ("worker", "second_worker"),
    "place_three": ("worker", "second_worker", "third_worker"),
    "keep_none": (),
    "keep": ("worker",),
    "keep_two": ("worker", "second_worker"),
    "keep_three": ("worker", "second_worker", "third_worker"),
    # the steps of a Round
    "paladin": ("paladin", "top", "bottom"),
    "tavern": ("tavern",),
    # the rest of an action
    "workshop": ("action", "place"),
    "hire": ("townsfolk",),
    "clear": ("action",),
    "space": ("space",),
    "jar": ("jar_space",),
    "take": ("reward", "count"),
    "take_two": ("reward", "count", "second_reward", "second_count"),
    "take_three": (
        "reward",
        "count",
        "second_reward",
        "second_count",
        "third_reward",
        "third_count",
    ),
    "remove_suspicions": ("count",),
    "pay_debts": ("count",),
    "destroy_debts": ("count",),
    "use": ("townsfolk",),
    "no": (),
    "done": (),
}
"""For each verb the names of what follows it."""

FAMILIES: Final[Mapping[str, str]] = {
    "seat": "seat",
    "action": "action",
    "attribute": "attribute",
    "bottom": "paladin",
    "favour": "favour",
    "jar_space": "jar_space",
    "order": "order",
    "outsider": "outsider",
    "paladin": "paladin",
    "payment": "payment",
    "reward": "reward",
    "scheme": "scheme",
    "second_reward": "reward",
    "second_worker": "worker",
    "space": "space",
    "tavern": "tavern",
    "third_reward": "reward",
    "third_worker": "worker",
    "top": "paladin",
    "townsfolk": "townsfolk",
    "wall": "wall",
    "worker": "worker",
}
"""For each such name, and each field of an ask or an event, the family of its texts."""

REWARDS: Final = frozenset((*WORKERS, *ATTRIBUTES, *REWARD_KINDS))
"""What can be taken, by the names that moves use."""


# -- why not? ----------------------------------------------------------------------------------

NOT_SO_MANY_WORKERS: Final = Refusal("PAL-ACT.5")
NOT_IN_THE_POOL: Final = Refusal("PAL-ACT.2")
WRONG_COLOUR: Final = Refusal("PAL-ACT.7")
NOT_REVEALED: Final = Refusal("PAL-RND.15")


def why_not(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    """The clause that keeps an answer out of a question's options.

    It is asked of the guard that also chose the options; where a question needs no guard, the
    clause that sets its options answers.
    """
    if move in ask.options or not _sound(g, move) or _same_workers(ask, move):
        return None
    return _refuse_answer(g, ask, move) or _set_by(g, ask)


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    """What the guard of a question's topic says of an answer."""
    seat = ask.seat
    match ask.topic, move:
        case "action", (("recruit", _, int(workers), _) | ("hunt" | "trade", int(workers))) if (
            workers not in (1, 2)
        ):
            return NOT_SO_MANY_WORKERS
        case "action", _:
            return refuse_action(g, seat, move)
        case "workers", (str(verb), *names) if verb in PLACE:
            return _refuse_placing(g, ask, [str(name) for name in names])
        case "keep", (str(verb), *names) if verb in KEEP:
            return refuse_keeping(g, seat, [str(name) for name in names])
        case "tavern", ("tavern", str(card)):
            return _refuse_tavern(g, card)
        case "free_recruit", ("hire", str(card)) if card not in g.townsfolk:
            return NOT_ON_THE_TRACK
        case (("workshop" | "free_develop"), ("workshop", str(action), int(place))):
            return refuse_workshop(g, seat, action, place)
        case "clear", ("clear", str(action)):
            return refuse_clearing(g, seat, action, praying=True)
        case "space", ("space", str(space)):
            return refuse_space(g, seat, str(ask.about["action"]), g.box.space_at[space])
        case "jar", ("jar", str(jar)):
            return refuse_jar(g, seat, jar)
        case "inquisition", ("use", str(card)) if g.inquisition is not None:
            return refuse_use(g, seat, g.inquisition, card)
    return None


@rule("PAL-ACT.2", "PAL-ACT.5", "PAL-ACT.7")
def _refuse_placing(g: Paladins, ask: Ask, names: list[str]) -> Refusal:
    """As many Workers as there are spaces, from the own pool, in the right colours."""
    if all(len(names) != len(option) - 1 for option in ask.options):
        return NOT_SO_MANY_WORKERS
    pool = g.players[ask.seat].pool
    if any(names.count(name) > pool[WORKER_OF[name]] for name in names):
        return NOT_IN_THE_POOL
    return WRONG_COLOUR


def _refuse_tavern(g: Paladins, card: TavernId) -> Refusal | None:
    """A card that another player has taken, or that is not among those revealed."""
    if any(p.tavern == card for p in g.players):
        return refuse_tavern(g, card)
    return NOT_REVEALED


def _same_workers(ask: Ask, move: Move) -> bool:
    """Whether these Workers are an option in another order, which makes no difference."""
    if move[0] not in PLACE and move[0] not in KEEP:
        return False
    return any(sorted(map(str, move)) == sorted(map(str, option)) for option in ask.options)


def _set_by(g: Paladins, ask: Ask) -> Refusal | None:
    """The clause that says what can be answered to a question."""
    if ask.topic == "space":
        return Refusal(SPACES_SET_BY[str(ask.about["action"])])
    if ask.topic == "reward":
        return Refusal("PAL-FOR.7" if _of_a_wall(g, ask) else "PAL-FAV.4")
    clause = OPTIONS_SET_BY.get(ask.topic)
    return None if clause is None else Refusal(clause)


def _of_a_wall(g: Paladins, ask: Ask) -> bool:
    """Whether a choice of rewards is that of the Wall built last; else a Favour offers it."""
    walls = g.players[ask.seat].walls
    return bool(walls) and any(
        [option_move(option) for option in reward.options] == [*ask.options]
        for reward in g.box.walls[walls[-1]].rewards
    )


OPTIONS_SET_BY: Final[Mapping[str, str]] = {
    "action": "PAL-ACT.2",
    "starting_recruit": "PAL-SET.22",
    "paladin": "PAL-RND.11",
    "tavern": "PAL-RND.15",
    "workers": "PAL-ACT.5",
    "keep": "PAL-PAS.3",
    "workshop": "PAL-DEV.2",
    "free_develop": "PAL-DEV.3",
    "free_recruit": "PAL-ICO.10",
    "clear": "PAL-PRA.2",
    "jar": "PAL-ABS.6",
    "remove_suspicions": "PAL-ICO.7",
    "pay_debts": "PAL-ICO.9",
    "destroy_debts": "PAL-ICO.8",
    "inquisition": "PAL-INQ.6",
}
"""For each question the clause that says what can be answered to it."""

SPACES_SET_BY: Final[Mapping[str, str]] = {"commission": "PAL-COM.5", "garrison": "PAL-GAR.5"}
"""For the question where a Monk or an Outpost goes."""


# -- answers that make no sense at all ---------------------------------------------------------


def _sound(g: Paladins, move: Move) -> bool:
    """Whether a move has a verb that exists, with parts that exist."""
    if not move or move[0] not in MOVES:
        return False
    fields = MOVES[str(move[0])]
    return len(fields) == len(move) - 1 and all(
        _exists(g, field, part) for field, part in zip(fields, move[1:], strict=True)
    )


def _exists(g: Paladins, field: str, part: str | int) -> bool:
    if field not in FAMILIES:
        return isinstance(part, int)
    if not isinstance(part, str):
        return False
    box = g.box
    match FAMILIES[field]:
        case "action":
            return part in box.actions
        case "favour":
            return part in box.favours
        case "jar_space":
            return part in box.jar_spaces
        case "outsider":
            return part in box.outsiders
        case "paladin":
            return part in box.paladins
        case "payment":
            return part in (SILVER, DEBT)
        case "reward":
            return part in REWARDS
        case "space":
            return part in box.space_at
        case "tavern":
            return part in box.taverns
        case "townsfolk":
            return part in box.townsfolk
    return part in WORKER_OF
