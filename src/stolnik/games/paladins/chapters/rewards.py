"""The one interpreter of rewards: of cards, spaces, tracks and abilities alike.

What a reward does stands in the chapter it belongs to; here each word of the vocabulary (see
:class:`~stolnik.games.paladins.box.components.Reward`) meets its procedure.  Rewards can lead to
rewards (a Criminal to Tax, Tax to an Inquisition, that to a Townsfolk's reward), so these
chapters import each other as modules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ..box.components import ATTRIBUTES, CRIMINAL, WORKERS, Reward, Worker
from ..events import WorkersGained
from ..state import Paladins
from .attributes import raise_attribute
from .burdens import debts, suspicion, tax
from .left_actions import develop, pray, recruit
from .resources import gain_provisions, gain_silver


@rule("PAL REC.8 ATK.6 FOR.7 COM.6 GAR.6 ABS.7")
def gain(
    g: Paladins,
    seat: Seat,
    rewards: Sequence[Reward],
    *,
    chosen: bool = False,
    choice: Topic | None = None,
) -> Flow[None]:
    """Gain rewards from left to right, each completely before the next (R-13).

    Some may be declined (R-24); who has just ``chosen`` them is not asked again whether at all.
    Where rewards can be a ``choice``, the chapter that grants them asks for it.
    """
    for reward in rewards:
        at_once = AT_ONCE.get(reward.kind)
        if at_once is not None:
            at_once(g, seat, reward)
        elif reward.kind == "choice":
            assert choice is not None, "only Walls and King's Favours offer a choice"
            yield from choose_reward(g, seat, reward, choice)
        else:
            yield from IN_STEPS[reward.kind](g, seat, reward, chosen)


def choose_reward(g: Paladins, seat: Seat, reward: Reward, topic: Topic) -> Flow[None]:
    """One of several rewards; an option that finds no object may be taken, and is lost."""
    options = {option_move(option): option for option in reward.options}
    option = yield from choose_thing(seat, topic, options)
    yield from gain(g, seat, option, chosen=True)


def option_move(option: Sequence[Reward]) -> Move:
    """An option in words: ``("take", "fighter", 1, "cleric", 1)``."""
    return ("take", *(part for r in option for part in (reward_name(r), r.n)))


def reward_name(reward: Reward) -> str:
    """What a reward is called in moves: the Worker, the Attribute, or its kind."""
    if reward.kind == "worker":
        return WORKERS[reward.worker]
    if reward.kind == "attribute":
        return ATTRIBUTES[reward.attribute]
    return reward.kind


@rule("PAL ICO.5 ICO.6 SUS.1 SUS.6 CON.2 RND.17")
def gain_workers(
    g: Paladins, seat: Seat, worker: Worker, count: int = 1, *, told: bool = False
) -> Flow[None]:
    """Workers go into the own pool; with each Criminal comes a Suspicion, one by one.

    Those that the event of their card has ``told`` of are not told of again.
    """
    pool = g.players[seat].pool
    if worker != CRIMINAL:
        pool[worker] += count
        if not told:
            g.tell(WorkersGained(seat, WORKERS[worker], count))
        return
    for _ in range(count):
        pool[CRIMINAL] += 1
        if not told:
            g.tell(WorkersGained(seat, WORKERS[CRIMINAL], 1))
        yield from suspicion.draw_suspicion(g, seat)


def finds_object(g: Paladins, seat: Seat, rewards: Sequence[Reward]) -> bool:
    """Whether any of these rewards has something to work on; else they are lost (R-23)."""
    p = g.players[seat]
    for reward in rewards:
        if reward.kind == "remove_suspicion":
            if p.suspicions:
                return True
        elif reward.kind in ("pay_debt", "destroy_debt"):
            if p.unpaid:
                return True
        else:
            return True
    return False


# -- the words of the vocabulary -------------------------------------------------------------

AtOnce: TypeAlias = Callable[[Paladins, Seat, Reward], None]
InSteps: TypeAlias = Callable[[Paladins, Seat, Reward, bool], Flow[None]]


def _silver(g: Paladins, seat: Seat, reward: Reward) -> None:
    gain_silver(g, seat, reward.n)


def _provisions(g: Paladins, seat: Seat, reward: Reward) -> None:
    gain_provisions(g, seat, reward.n)


def _attribute(g: Paladins, seat: Seat, reward: Reward) -> None:
    raise_attribute(g, seat, reward.attribute, reward.n)


def _gain_debt(g: Paladins, seat: Seat, reward: Reward) -> None:
    debts.gain_debts(g, seat, reward.n)


def _worker(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from gain_workers(g, seat, reward.worker, reward.n)


def _tax(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from tax.take_tax(g, seat, reward.n)


def _remove_suspicion(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from suspicion.remove_suspicions(g, seat, reward.n, chosen=chosen)


def _pay_debt(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from debts.pay_debts(g, seat, reward.n, chosen=chosen)


def _destroy_debt(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from debts.destroy_debts(g, seat, reward.n, chosen=chosen)


def _free_recruit(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from recruit.free_recruit(g, seat, chosen=chosen)


def _free_develop(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from develop.free_develop(g, seat, chosen=chosen)


def _pray(g: Paladins, seat: Seat, reward: Reward, chosen: bool) -> Flow[None]:
    yield from pray.clear_an_action(g, seat, chosen=chosen)


AT_ONCE: Final[Mapping[str, AtOnce]] = {
    "silver": _silver,
    "provisions": _provisions,
    "attribute": _attribute,
    "gain_debt": _gain_debt,
}

IN_STEPS: Final[Mapping[str, InSteps]] = {
    "worker": _worker,
    "tax": _tax,
    "remove_suspicion": _remove_suspicion,
    "pay_debt": _pay_debt,
    "destroy_debt": _destroy_debt,
    "free_recruit": _free_recruit,
    "free_develop": _free_develop,
    "pray": _pray,
}
