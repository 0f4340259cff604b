"""Ops: what the cards of a tableau can do when one of its sides is run (E4, F).

Every kind of op has a module with the same three parts: the moves that could be its targets,
a guard that says why one of them is not allowed, and a procedure that resolves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from stolnik.engine.flow import DONE, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.campaign import campaign, refuse_campaign
from stolnik.games.pax_renaissance.components import SIDES, Empire, Op, Side
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.events import OpUsed
from stolnik.games.pax_renaissance.ops.behead import behead, behead_targets, refuse_behead
from stolnik.games.pax_renaissance.ops.commerce import (
    commerce,
    commerce_targets,
    refuse_commerce,
)
from stolnik.games.pax_renaissance.ops.corsair import corsair, corsair_targets, refuse_corsair
from stolnik.games.pax_renaissance.ops.inquisitor import (
    inquisitor,
    inquisitor_targets,
    refuse_inquisitor,
)
from stolnik.games.pax_renaissance.ops.repress import refuse_repress, repress, repress_targets
from stolnik.games.pax_renaissance.ops.siege import refuse_siege, siege, siege_targets
from stolnik.games.pax_renaissance.ops.tax import refuse_tax, tax, tax_targets
from stolnik.games.pax_renaissance.ops.vote import refuse_vote, vote, vote_targets
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import (
    ability_count,
    adjacent_lands,
    cards_on,
    ops_of,
    seat_of,
    side_of,
    silenced,
)

QUICK: Final = frozenset(("commerce", "siege", "repress"))
"""Ops that mostly have a target, and are quick to judge: who asks for any op looks there first."""
BOTH: Final = "both"
"""Both sides run by one action, which takes an ability."""


def _campaign_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    return (("campaign", land) for land in adjacent_lands(g, card))


def _refuse_campaign(g: Pax, seat: Seat, card: str, op: Op, target: Empire) -> Refusal | None:
    return refuse_campaign(g, seat, card, target)


@rule("PAX1-E4.10", "PAX2-E4.10", "PAX2-F9.1")
def _campaign(g: Pax, seat: Seat, card: str, op: Op, target: Empire) -> Flow[None]:
    return campaign(g, seat, card, target)


class OpRules(NamedTuple):
    """How one kind of op works."""

    family: str
    verbs: Mapping[str, int]
    """The moves that name its target, each with the number of its parts."""
    targets: Callable[[Pax, Seat, str, Op], Iterator[Move]]
    refuse: Callable[..., Refusal | None]
    resolve: Callable[..., Flow[None] | None]
    exact: bool = False
    """Whether all its targets are legal as they are listed, so that no guard need look at them."""


OPS: Final[dict[str, OpRules]] = {
    "inquisitor": OpRules(
        "religious",
        {"inquisitor": 2},
        inquisitor_targets,
        refuse_inquisitor,
        inquisitor,
        exact=True,
    ),
    "commerce": OpRules(
        "economic",
        {"commerce": 1, "commerce_space": 1},
        commerce_targets,
        refuse_commerce,
        commerce,
        exact=True,
    ),
    "behead": OpRules("political", {"behead": 1}, behead_targets, refuse_behead, behead),
    "tax": OpRules("political", {"tax": 2}, tax_targets, refuse_tax, tax),
    "repress": OpRules(
        "political",
        {"repress_city": 1, "repress_concession": 2},
        repress_targets,
        refuse_repress,
        repress,
        exact=True,
    ),
    "vote": OpRules("political", {"vote": 1}, vote_targets, refuse_vote, vote),
    "corsair": OpRules("military", {"corsair": 2}, corsair_targets, refuse_corsair, corsair),
    "siege": OpRules(
        "military",
        {"siege_city": 1, "siege_pirate": 1},
        siege_targets,
        refuse_siege,
        siege,
        exact=True,
    ),
    "campaign": OpRules(
        "military", {"campaign": 1}, _campaign_targets, _refuse_campaign, _campaign
    ),
}


@rule(
    "PAX1-F0.2",
    "PAX1-F0.3",
    "PAX1-F0.4",
    "PAX1-F0.5",
    "PAX2-F.1",
    "PAX2-F.2",
    "PAX2-F.3",
    "PAX2-F.4",
    "PAX2-F.5",
)
def family_of(op: Op) -> str:
    """Religious, economic, political or military: the colour of the icon."""
    return OPS[op.kind].family


# -- what can be run -------------------------------------------------------------------------


@rule(
    "PAX1-E4.1",
    "PAX1-D1.2",
    "PAX1-D1.8",
    "PAX1-D1.9",
    "PAX2-GLO.Ability.5",
    "PAX2-D1.4",
    "PAX1-E4.6",
    "PAX2-E4.2",
    "PAX2-D1.3",
    "PAX2-D1.10",
    "PAX2-D1.11",
    "PAX2-E4.1",
    "PAX2-E4.3",
    "PAX2-GLO.Ability.4",
)
def refuse_run(g: Pax, seat: Seat, side: str) -> Refusal | None:
    """Each side can be run once a turn, and only if something can come of it."""
    sides = SIDES if side == BOTH else (side,)
    if side == BOTH and not ability_count(g, seat, "east_and_west_ops_in_one_action"):
        return refused(g, "PAX1-E4.1", "PAX2-GLO.Ability.5")
    done = g.turn.done
    if done and any(f"ops {each}" in done for each in sides):
        return refused(g, "PAX1-D1.2", "PAX2-D1.4")
    icons = [
        (card, op)
        for each in sides
        for card in cards_on(g, seat, each)
        if card not in g.turn.used
        for op in ops_of(g, card)
    ]
    for quick in (True, False):
        for card, op in icons:
            if (op.kind in QUICK) == quick and refuse_icon(g, seat, card, op) is None:
                return None
    return refused(g, "PAX1-E4.6", "PAX2-E4.2")


@rule(
    "PAX1-E4.2",
    "PAX1-E4.5",
    "PAX1-E4.15",
    "PAX1-I1.5",
    "PAX1-GL.Vassal.3",
    "PAX2-E4.4",
    "PAX2-E4.6",
    "PAX2-E4.15",
    "PAX2-E4.16",
    "PAX2-I1.4",
    "PAX2-GLO.Vassal.2",
    "PAX2-GLO.Vassal.4",
)
def usable_ops(g: Pax, seat: Seat, sides: Iterable[Side]) -> Iterator[Move]:
    """Each op that the unused cards of these sides can perform now, as they lie."""
    used = g.turn.used
    for side in sides:
        for card in cards_on(g, seat, side):
            if card not in used:
                for index, op in enumerate(ops_of(g, card)):
                    if refuse_icon(g, seat, card, op) is None:
                        yield ("op", card, index)


@rule("PAX1-E4.2", "PAX1-E4.3", "PAX1-GL.Ops.2", "PAX2-E4.4", "PAX2-E4.16", "PAX2-GLO.Op.1")
def _refuse_tired(g: Pax, card: str) -> Refusal | None:
    """One op a card and turn, whatever has become of the card since (R37)."""
    return refused(g, "PAX1-GL.Ops.2", "PAX2-E4.4") if card in g.turn.used else None


@rule(
    "PAX1-F0.2",
    "PAX1-F1.14",
    "PAX1-GL.Bishop.3",
    "PAX1-E4.6",
    "PAX2-F1.15",
    "PAX2-E4.7",
    "PAX2-F.2",
    "PAX2-GLO.Bishop.6",
    "PAX2-E4.8",
)
def refuse_icon(g: Pax, seat: Seat, card: str, op: Op) -> Refusal | None:
    """Why an op cannot be performed: a bishop silences it, or it has no legal target."""
    rules = OPS[op.kind]
    if g.bishops and rules.family != "religious" and silenced(g, card):
        return refused(g, "PAX1-F1.14", "PAX2-F1.15")
    refusal = None
    for move in rules.targets(g, seat, card, op):
        why = None if rules.exact else rules.refuse(g, seat, card, op, *move[1:])
        if why is None:
            return None
        refusal = refusal or why
    return refusal or refused(g, "PAX1-E4.6", "PAX2-E4.7")


@rule(
    "PAX1-F0.1",
    "PAX1-E4.1",
    "PAX1-E4.2",
    "PAX1-GL.Ops.1",
    "PAX1-I2.3",
    "PAX2-E4.1",
    "PAX1-E4.6",
    "PAX2-E4.7",
    "PAX2-B5.4",
    "PAX2-I2.2",
)
def refuse_op(g: Pax, seat: Seat, card: str, index: int) -> Refusal | None:
    """Why the player cannot use this op of a card in the action that is under way."""
    if seat_of(g, card) != seat:
        return refused(g, "PAX1-E4.2", "PAX2-E4.1")
    if side_of(g, card) not in g.turn.running:
        return refused(g, "PAX1-E4.1", "PAX2-E4.1")
    ops = ops_of(g, card)
    if not 0 <= index < len(ops):
        return refused(g, "PAX1-E4.6", "PAX2-E4.7")
    return _refuse_tired(g, card) or refuse_icon(g, seat, card, ops[index])


def legal_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """What this op can be used against."""
    rules = OPS[op.kind]
    for move in rules.targets(g, seat, card, op):
        if rules.exact or rules.refuse(g, seat, card, op, *move[1:]) is None:
            yield move


@rule("PAX1-E4.6", "PAX2-E4.7")
def refuse_target(g: Pax, seat: Seat, card: str, op: Op, move: Move) -> Refusal | None:
    """Why this op cannot be used against this target."""
    rules = OPS[op.kind]
    if rules.verbs.get(str(move[0])) != len(move) - 1:
        return refused(g, "PAX1-E4.6", "PAX2-E4.7")
    return rules.refuse(g, seat, card, op, *move[1:])


# -- running them ----------------------------------------------------------------------------


@rule(
    "PAX1-E4.2",
    "PAX1-E4.4",
    "PAX1-E4.5",
    "PAX1-GL.Ops.1",
    "PAX1-GL.Ops.2",
    "PAX2-D1.10",
    "PAX2-D1.11",
    "PAX2-E4.1",
    "PAX2-E4.2",
    "PAX2-E4.5",
    "PAX2-GLO.Op.1",
    "PAX2-GLO.Ability.5",
)
def run_ops(g: Pax, seat: Seat, *, must: bool = False) -> Flow[None]:
    """One step of running ops: use an op of one more card or, unless one ``must`` act, be done."""
    running = g.turn.running
    side = running[0] if len(running) == 1 else BOTH
    options = [*usable_ops(g, seat, running)]
    if not must:
        options.append(DONE)
    answer = yield from choose(seat, "ops", options, side=side)
    if answer == DONE:
        running.clear()
        return
    card, index = str(answer[1]), int(answer[2])
    g.turn.used.append(card)
    yield from perform(g, seat, card, ops_of(g, card)[index])


@rule("PAX1-E4.6", "PAX1-E4.7", "PAX2-E4.7", "PAX2-E4.8", "PAX2-F.1")
def perform(g: Pax, seat: Seat, card: str, op: Op) -> Flow[None]:
    """Choose the target of an op and resolve it; the caller has seen that there is one."""
    g.tell(OpUsed(seat, card, op.kind))
    index = ops_of(g, card).index(op)
    targets = list(legal_targets(g, seat, card, op))
    target = yield from choose(seat, op.kind, targets, card=card, op=index)
    flow = OPS[op.kind].resolve(g, seat, card, op, *target[1:])
    if flow is not None:
        yield from flow
