"""Ops: what the cards of a tableau can do when one of its sides is run (E4, F).

Every kind of op has a module with the same three parts: the moves that could be its targets,
a guard that says why one of them is not allowed, and a procedure that resolves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import SIDES, Empire, Op, Side
from ...edition import refused
from ...events import OpUsed
from ...state import Pax
from ..tableau import ability_count, adjacent_lands, cards_on, ops_of, seat_of, side_of, silenced
from ..wars.campaign import campaign, refuse_campaign
from .behead import behead, behead_targets, refuse_behead
from .commerce import commerce, commerce_targets, refuse_commerce
from .corsair import corsair, corsair_targets, refuse_corsair
from .inquisitor import inquisitor, inquisitor_targets, refuse_inquisitor
from .repress import refuse_repress, repress, repress_targets
from .siege import refuse_siege, siege, siege_targets
from .tax import refuse_tax, tax, tax_targets
from .vote import refuse_vote, vote, vote_targets

QUICK: Final = frozenset(("commerce", "siege", "repress"))
"""Ops that mostly have a target, and are quick to judge: who asks for any op looks there first."""
BOTH: Final = "both"
"""Both sides run by one action, which takes an ability."""


def _campaign_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    return (("campaign", land) for land in adjacent_lands(g, card))


def _refuse_campaign(g: Pax, seat: Seat, card: str, op: Op, target: Empire) -> Refusal | None:
    return refuse_campaign(g, seat, card, target)


@rule("PAX1 E4.10", "PAX2 E4.10 F9.1")
def _campaign(g: Pax, seat: Seat, card: str, op: Op, target: Empire) -> Flow[None]:
    return campaign(g, seat, card, target)


class OpRules(NamedTuple):
    """How one kind of op works."""

    family: str
    topic: Topic
    """The question for its target."""
    targets: Callable[[Pax, Seat, str, Op], Iterator[Move]]
    refuse: Callable[..., Refusal | None]
    resolve: Callable[..., Flow[None] | None]
    exact: bool = False
    """Whether all its targets are legal as they are listed, so that no guard need look at them."""


def refuse_target(g: Pax, seat: Seat, card: str, op: Op, move: Move) -> Refusal | None:
    """Why this op cannot be used against this target."""
    rules = OPS[op.kind]
    if move[0] not in rules.topic.verbs:
        return refused(g, "PAX1-E4.6", "PAX2-E4.7")
    return rules.refuse(g, seat, card, op, *move[1:])


def _refuse_target(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    card, index = str(ask.about["card"]), int(ask.about["op"])
    return refuse_target(g, ask.seat, card, ops_of(g, card)[index], move)


def _target(kind: str, *verbs: str) -> Topic:
    """The question for the target of an op, answered by these verbs or by its own name."""
    return Topic(
        kind,
        verbs=verbs or (kind,),
        refuse=_refuse_target,
        set_by=("PAX1-E4.6", "PAX2-E4.7"),
    )


OPS: Final[dict[str, OpRules]] = {
    "inquisitor": OpRules(
        "religious",
        _target("inquisitor"),
        inquisitor_targets,
        refuse_inquisitor,
        inquisitor,
        exact=True,
    ),
    "commerce": OpRules(
        "economic",
        _target("commerce", "commerce", "commerce_space"),
        commerce_targets,
        refuse_commerce,
        commerce,
        exact=True,
    ),
    "behead": OpRules("political", _target("behead"), behead_targets, refuse_behead, behead),
    "tax": OpRules("political", _target("tax"), tax_targets, refuse_tax, tax),
    "repress": OpRules(
        "political",
        _target("repress", "repress_city", "repress_concession"),
        repress_targets,
        refuse_repress,
        repress,
        exact=True,
    ),
    "vote": OpRules("political", _target("vote"), vote_targets, refuse_vote, vote),
    "corsair": OpRules("military", _target("corsair"), corsair_targets, refuse_corsair, corsair),
    "siege": OpRules(
        "military",
        _target("siege", "siege_city", "siege_pirate"),
        siege_targets,
        refuse_siege,
        siege,
        exact=True,
    ),
    "campaign": OpRules(
        "military", _target("campaign"), _campaign_targets, _refuse_campaign, _campaign
    ),
}


@rule("PAX1 F0.2 F0.3 F0.4 F0.5", "PAX2 F.1 F.2 F.3 F.4 F.5")
def family_of(op: Op) -> str:
    """Religious, economic, political or military: the colour of the icon."""
    return OPS[op.kind].family


# -- what can be run -------------------------------------------------------------------------


@rule("PAX1 D1.8 D1.9", "PAX2 D1.3 D1.10 D1.11 E4.1 E4.3 GLO.Ability.4")
def refuse_run(g: Pax, seat: Seat, side: str) -> Refusal | None:
    """Each side can be run once a turn, and only if something can come of it."""
    sides = SIDES if side == BOTH else (side,)
    if side == BOTH and not ability_count(g, seat, "east_and_west_ops_in_one_action"):
        return refused(g, "PAX1-E4.1", "PAX2-GLO.Ability.5")
    done = g.turn.done
    if done and any(f"ops {each}" in done for each in sides):
        return refused(g, "PAX1-D1.2", "PAX2-D1.4", figures="turn", count=1, most=1)
    used = g.turn.used
    others: list[tuple[str, Op]] = []
    for each in sides:
        for card in cards_on(g, seat, each):
            if card not in used:
                for op in ops_of(g, card):
                    if op.kind not in QUICK:
                        others.append((card, op))
                    elif refuse_icon(g, seat, card, op) is None:
                        return None
    for card, op in others:
        if refuse_icon(g, seat, card, op) is None:
            return None
    if not any(g.players[seat].row(each) for each in sides):
        return refused(g, "PAX1-E4.6", "PAX2-E4.2", figures="no_card", side=side)
    return refused(g, "PAX1-E4.6", "PAX2-E4.2")


@rule(
    "PAX1 E4.2 E4.5 E4.15 I1.5 GL.Vassal.3",
    "PAX2 E4.4 E4.6 E4.15 E4.16 I1.4 GLO.Vassal.2 GLO.Vassal.4",
)
def usable_ops(g: Pax, seat: Seat, sides: Iterable[Side]) -> dict[Move, tuple[str, Op] | None]:
    """Each op that the unused cards of these sides can perform now, as they lie."""
    used = g.turn.used
    return {
        ("op", card, index): (card, op)
        for side in sides
        for card in cards_on(g, seat, side)
        if card not in used
        for index, op in enumerate(ops_of(g, card))
        if refuse_icon(g, seat, card, op) is None
    }


@rule("PAX1 E4.2 E4.3", "PAX2 E4.16 GLO.Op.1")
def _refuse_tired(g: Pax, card: str) -> Refusal | None:
    """One op a card and turn, whatever has become of the card since (1e R37)."""
    return refused(g, "PAX1-GL.Ops.2", "PAX2-E4.4") if card in g.turn.used else None


@rule("PAX1 F0.2 GL.Bishop.3", "PAX2 F.2 GLO.Bishop.6 E4.8")
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


@rule("PAX1 F0.1 GL.Ops.1 I2.3", "PAX2 B5.4 I2.2")
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


# -- running them ----------------------------------------------------------------------------


def _refuse_choice(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("op", str(card), int(index)):
            return refuse_op(g, ask.seat, card, index)
    return None


RUN = Topic("ops", verbs=("op", "done"), refuse=_refuse_choice, set_by=("PAX1-E4.2", "PAX2-E4.2"))


@rule(
    "PAX1 E4.2 E4.4 E4.5 GL.Ops.1 GL.Ops.2",
    "PAX2 D1.10 D1.11 E4.1 E4.2 E4.5 GLO.Op.1 GLO.Ability.5",
)
def run_ops(g: Pax, seat: Seat, *, must: bool = False) -> Flow[None]:
    """One step of running ops: use an op of one more card or, unless one ``must`` act, be done."""
    running = g.turn.running
    side = running[0] if len(running) == 1 else BOTH
    options = usable_ops(g, seat, running)
    if not must:
        options[DONE] = None
    chosen = yield from choose_thing(seat, RUN, options, side=side)
    if chosen is None:
        running.clear()
        return
    card, op = chosen
    g.turn.used.append(card)
    yield from perform(g, seat, card, op)


@rule("PAX1 E4.6 E4.7", "PAX2 E4.7 E4.8 F.1")
def perform(g: Pax, seat: Seat, card: str, op: Op) -> Flow[None]:
    """Choose the target of an op and resolve it; the caller has seen that there is one."""
    g.tell(OpUsed(seat, card, op.kind))
    index = ops_of(g, card).index(op)
    targets = list(legal_targets(g, seat, card, op))
    rules = OPS[op.kind]
    target = yield from choose(seat, rules.topic, targets, card=card, op=index)
    flow = rules.resolve(g, seat, card, op, *target[1:])
    if flow is not None:
        yield from flow
