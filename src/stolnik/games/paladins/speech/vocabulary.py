"""What can be said in Paladins: the verbs of all moves, their parts, and what each part names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from stolnik.engine.flow import Ask, Seat
from stolnik.engine.vocabulary import SEAT, Family, Number, Part, Verb, Vocabulary

from ..box.components import ATTRIBUTES, REWARD_KINDS, WORKERS, Box, Reward
from ..box.placing import MOST
from ..chapters.left_actions.recruit import DEBT, SILVER
from ..state import VIRTUAL, Paladins
from . import details, meant
from .cards import DECKS

GAINS: Final = (
    *WORKERS,
    *ATTRIBUTES,
    *sorted(REWARD_KINDS - {"worker", "attribute", "choice"}),
)
"""All that can be gained, by the names that moves use."""


def _actions(box: Box) -> Iterable[str]:
    """The actions of the player board, and those of the King's Favours."""
    return (*box.actions, "favour")


def _most_at_once(box: Box) -> int:
    """The largest number that stands on an option of a reward."""
    return max((reward.n for reward in _offered(box)), default=1)


def _offered(box: Box) -> Iterator[Reward]:
    walls = [wall.rewards for wall in box.walls.values()]
    for rewards in (*walls, *(favour.rewards for favour in box.favours.values())):
        for reward in rewards:
            for option in reward.options:
                yield from option


def _most_cards(box: Box) -> int:
    """No player has more Suspicions or Debts."""
    return max(len(box.suspicion_cards), box.debt.count)


ACTION: Final = Family("action", _actions)
FAVOUR: Final = Family("favour", lambda box: box.favours)
JAR_SPACE: Final = Family("jar_space", lambda box: box.jar_spaces)
OUTSIDER: Final = Family("outsider", lambda box: box.outsiders)
PALADIN: Final = Family("paladin", lambda box: box.paladins)
SPACE: Final = Family("space", lambda box: box.space_at)
TAVERN: Final = Family("tavern", lambda box: box.taverns)
TOWNSFOLK: Final = Family("townsfolk", lambda box: box.townsfolk)
WALL: Final = Family("wall", lambda box: box.walls)
WORKER: Final = Family("worker", lambda box: WORKERS)

ATTRIBUTE: Final = Family("attribute", lambda box: ATTRIBUTES)
ORDER: Final = Family("order", lambda box: box.orders)
SCHEME: Final = Family("scheme", lambda box: box.schemes)
DECK: Final = Family("deck", lambda box: DECKS)


def _worker_spaces(box: Box) -> Iterator[str]:
    """Of every action of the player board, each counted from 1 at the left; who asks for more
    than an action has is told how many it has."""
    widest = max(len(action.colours) for action in box.actions.values())
    for action in box.actions.values():
        for place in range(widest):
            yield f"{action.id}_{place + 1}"


@dataclass(frozen=True, eq=False)
class Pile(Family):
    """What everybody has beside the board, such as ``debts:0``; the virtual player too."""

    def all(self, box: Box, players: int) -> tuple[Part, ...]:
        return tuple(str(seat) for seat in range(max(players, VIRTUAL + 1)))


def _pile(name: str) -> Pile:
    return Pile(name, lambda box: (), lambda g, seat: name)


WORKER_SPACE: Final = Family("worker_space", _worker_spaces)
SUSPICIONS: Final = _pile("suspicions")
DEBTS: Final = _pile("debts")

PAYMENT: Final = Family("payment", lambda box: (SILVER, DEBT), on_board=False)
REWARD: Final = Family("reward", lambda box: GAINS, on_board=False)

WORKERS_SENT: Final = Number("workers", 0, MOST)
AMOUNT: Final = Number("amount", 1, _most_at_once)
COUNT: Final = Number("count", 0, _most_cards)
PLACE: Final = Number("place", 1, 3)

PRICE: Final = {"silver": "silver", "provisions": "provisions", "debts": "debts"}
GAIN: Final = {name: f"gains_{name}" for name in GAINS}


# -- elements of the board beside those that a move names ----------------------------------------


def _own(pile: str) -> Callable[..., Iterable[str]]:
    """Something that every player has, such as ``debts:0``."""
    return lambda g, ask, *parts: (f"{pile}:{ask.seat}",)


def _action(name: str, *elements: str) -> Callable[..., Iterable[str]]:
    """An action with its Worker spaces."""
    return lambda g, ask, *parts: (*_with_spaces(g, name), *elements)


def _with_spaces(g: Paladins, name: str) -> Iterable[str]:
    places = range(len(g.box.actions[name].colours))
    return (f"action:{name}", *(f"worker_space:{name}_{place + 1}" for place in places))


def _placed(g: Paladins, ask: Ask, *workers: str) -> Iterable[str]:
    """The action that the Workers go to."""
    return _with_spaces(g, str(ask.about["action"])) if "action" in ask.about else ()


def _cleared(g: Paladins, ask: Ask, action: str) -> Iterable[str]:
    return _with_spaces(g, action) if action in g.box.actions else ()


def _workshop(g: Paladins, ask: Ask, action: str, place: int) -> Iterable[str]:
    """The Worker space of an own action, counted from 1 at the left."""
    return (f"worker_space:{action}_{place}",)


# -- the verbs ---------------------------------------------------------------------------------


def _plain(action: str, group: str, *elements: str) -> Verb:
    """An action of which nothing is chosen but the action itself."""
    touched = _action(action, *elements)
    tell = details.plain_action(action)
    return Verb(action, tell=tell, group=group, price=PRICE, touches=touched)


def _gathering(action: str) -> Verb:
    """Hunt or Trade."""
    return Verb(
        action,
        {"workers": WORKERS_SENT},
        tell=details.gather(action),
        group="left",
        gain=GAIN,
        touches=_action(action),
        meant=meant.gathered,
    )


def _outsider(action: str) -> Verb:
    """Attack or Convert."""
    return Verb(
        action,
        {"outsider": OUTSIDER},
        tell=details.outsider(action),
        price=PRICE,
        touches=_action(action),
        meant=meant.at_the_border,
    )


def seat_name(g: Paladins, seat: Seat) -> str:
    if g.virtual is not None and seat == VIRTUAL:
        return "player-virtual"
    return f"player-{seat + 1}"


VOCABULARY: Final = Vocabulary(
    verbs=(
        # the action menu
        _plain("develop", "left"),
        Verb(
            "recruit",
            {"townsfolk": TOWNSFOLK, "workers": WORKERS_SENT, "payment": PAYMENT},
            tell=details.recruit,
            price=PRICE,
            touches=_action("recruit"),
            meant=meant.recruited,
        ),
        _gathering("hunt"),
        _gathering("trade"),
        _plain("pray", "left"),
        _plain("conspire", "left", "deck:suspicion"),
        _plain("commission", "right"),
        _plain("fortify", "right", "deck:wall"),
        _plain("garrison", "right"),
        _plain("absolve", "right"),
        _outsider("attack"),
        _outsider("convert"),
        Verb(
            "favour",
            {"favour": FAVOUR},
            tell=details.favour,
            price=PRICE,
            gain=GAIN,
            touches=lambda g, ask, *parts: ("action:favour",),
            meant=meant.face_up,
        ),
        Verb("pass"),
        # which Workers
        Verb(
            "place",
            {"worker": WORKER},
            repeat=(1, MOST),
            ordered=True,
            tell=details.workers,
            touches=_placed,
        ),
        # one more than can be kept, so that it can be asked why not
        Verb("keep", {"worker": WORKER}, repeat=(0, MOST + 1), ordered=True, tell=details.workers),
        # the steps of a Round
        Verb(
            "paladin",
            {"paladin": PALADIN, "top": PALADIN, "bottom": PALADIN},
            meant=meant.drawn,
        ),
        Verb(
            "tavern",
            {"tavern": TAVERN},
            tell=details.tavern,
            gain=GAIN,
            meant=meant.at_the_tavern,
        ),
        # the rest of an action
        Verb(
            "workshop",
            {"action": ACTION, "place": PLACE},
            tell=details.workshop,
            touches=_workshop,
            meant=meant.a_space_there_is,
        ),
        Verb(
            "hire",
            {"townsfolk": TOWNSFOLK},
            tell=details.hire,
            gain=GAIN,
            meant=meant.on_the_track,
        ),
        Verb(
            "clear",
            {"action": ACTION},
            tell=details.clear,
            touches=_cleared,
            meant=meant.on_the_own_board,
        ),
        Verb("space", {"space": SPACE}, tell=details.space, gain=GAIN),
        Verb("jar", {"jar_space": JAR_SPACE}, tell=details.jar, gain=GAIN),
        Verb(
            "take",
            {"reward": REWARD, "amount": AMOUNT},
            repeat=(1, 3),
            tell=details.take,
            gain=GAIN,
        ),
        Verb("remove_suspicions", {"count": COUNT}, touches=_own("suspicions")),
        Verb("pay_debts", {"count": COUNT}, touches=_own("debts")),
        Verb("destroy_debts", {"count": COUNT}, touches=_own("debts")),
        Verb(
            "use",
            {"townsfolk": TOWNSFOLK},
            tell=details.use,
            gain=GAIN,
            meant=meant.in_the_team,
        ),
        Verb("no"),
        Verb("done"),
    ),
    fields={
        "seat": SEAT,
        "attribute": ATTRIBUTE,
        "order": ORDER,
        "scheme": SCHEME,
        "wall": WALL,
        "deck": DECK,
        "worker_space": WORKER_SPACE,
        "suspicions": SUSPICIONS,
        "debts": DEBTS,
    },
    seat=seat_name,
    event=details.event,
)
