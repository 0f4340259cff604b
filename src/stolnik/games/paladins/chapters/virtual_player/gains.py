"""What rewards do for the virtual player.

The same vocabulary as for players (see :mod:`stolnik.games.paladins.rewards`), read by its own
rules: resources move its marker, a Recruit discards, and it never declines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...box.components import Reward
from ...events import DebtDestroyed, DebtPaid
from ...state import VIRTUAL, Paladins, VirtualPlayer, virtual_player
from ..burdens import debts
from ..burdens.suspicion import discard_suspicions
from . import row
from .attribute_stacks import lowest, raise_attribute
from .resource_track import make_up_for_nothing, move_marker, take_tax
from .workers import gain_workers


@rule("PAL SPLC.9 SLFT.2 SATC.3 SABF.5")
def gain(g: Paladins, rewards: Sequence[Reward]) -> Flow[None]:
    """Gain rewards from left to right, each completely before the next (R-13)."""
    for reward in rewards:
        at_once = AT_ONCE.get(reward.kind)
        if at_once is not None:
            at_once(g, reward)
        else:
            yield from IN_STEPS[reward.kind](g, reward)


# -- cards to be rid of ----------------------------------------------------------------------


@rule("PAL-SRES.9")
def remove_suspicions(g: Paladins, count: int) -> Flow[None]:
    """Discard Suspicions; for each one that is not there Silver leaves the Tax supply."""
    held = min(count, len(virtual_player(g).suspicions))
    discard_suspicions(g, VIRTUAL, held)
    for _ in range(count - held):
        yield from make_up_for_nothing(g)


@rule("PAL-SRES.9")
def destroy_debts(g: Paladins, count: int) -> Flow[None]:
    """Return unpaid Debts to the stack; for each one that is not there as with Suspicions."""
    v = virtual_player(g)
    for _ in range(count):
        if v.unpaid:
            v.unpaid -= 1
            g.debts += 1
            g.tell(DebtDestroyed(VIRTUAL))
        else:
            yield from make_up_for_nothing(g)


def pay_debts(g: Paladins, count: int) -> None:
    """Turn unpaid Debts to their paid side; without one the reward is lost (R-23)."""
    v = virtual_player(g)
    for _ in range(min(count, v.unpaid)):
        v.unpaid -= 1
        v.paid += 1
        g.tell(DebtPaid(VIRTUAL))


# -- choices ---------------------------------------------------------------------------------


@rule("PAL-SABF.6")
def make_choice(g: Paladins, reward: Reward) -> Flow[None]:
    """The left option that it can carry out, or else the last; of Attributes the lowest (R-38)."""
    v = virtual_player(g)
    if all([part.kind for part in option] == ["attribute"] for option in reward.options):
        offered = {option[0].attribute: option for option in reward.options}
        yield from gain(g, offered[lowest(v, offered)])
        return
    possible = [option for option in reward.options if can_carry_out(v, option)]
    yield from gain(g, possible[0] if possible else reward.options[-1])


def can_carry_out(v: VirtualPlayer, option: Sequence[Reward]) -> bool:
    """It needs a card to discard or to turn, and it cannot Develop."""
    for reward in option:
        match reward.kind:
            case "free_develop":
                return False
            case "remove_suspicion" if not v.suspicions:
                return False
            case "pay_debt" | "destroy_debt" if not v.unpaid:
                return False
    return True


# -- the words of the vocabulary -------------------------------------------------------------

AtOnce: TypeAlias = Callable[[Paladins, Reward], None]
InSteps: TypeAlias = Callable[[Paladins, Reward], Flow[None]]


@rule("PAL-SRES.1")
def _resources(g: Paladins, reward: Reward) -> None:
    """Silver and Provisions are never gained; the Resource marker moves instead."""
    move_marker(g, reward.n)


def _attribute(g: Paladins, reward: Reward) -> None:
    raise_attribute(g, reward.attribute, reward.n)


def _pay_debt(g: Paladins, reward: Reward) -> None:
    pay_debts(g, reward.n)


def _gain_debt(g: Paladins, reward: Reward) -> None:
    debts.gain_debts(g, VIRTUAL, reward.n)


@rule("PAL-SPLC.8")
def _pray(g: Paladins, reward: Reward) -> None:
    row.clear_the_right_side(g)


def _nothing(g: Paladins, reward: Reward) -> None:
    """It has no Develop action (R-38)."""


def _worker(g: Paladins, reward: Reward) -> Flow[None]:
    yield from gain_workers(g, reward.worker, reward.n)


def _tax(g: Paladins, reward: Reward) -> Flow[None]:
    yield from take_tax(g, reward.n)


def _remove_suspicion(g: Paladins, reward: Reward) -> Flow[None]:
    yield from remove_suspicions(g, reward.n)


def _destroy_debt(g: Paladins, reward: Reward) -> Flow[None]:
    yield from destroy_debts(g, reward.n)


@rule("PAL-SPLC.7")
def _free_recruit(g: Paladins, reward: Reward) -> Flow[None]:
    """Its free Recruit discards a card too; from an empty track it gets nothing."""
    yield from row.discard_townsfolk(g)


AT_ONCE: Final[Mapping[str, AtOnce]] = {
    "silver": _resources,
    "provisions": _resources,
    "attribute": _attribute,
    "pay_debt": _pay_debt,
    "gain_debt": _gain_debt,
    "pray": _pray,
    "free_develop": _nothing,
}

IN_STEPS: Final[Mapping[str, InSteps]] = {
    "worker": _worker,
    "tax": _tax,
    "remove_suspicion": _remove_suspicion,
    "destroy_debt": _destroy_debt,
    "free_recruit": _free_recruit,
    "choice": make_choice,
}
