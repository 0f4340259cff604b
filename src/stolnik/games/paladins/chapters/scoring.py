"""The end of the game: Victory Points, ties and places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.game import Standing
from stolnik.rulebook import rule

from ..box.components import ATTRIBUTES, Attribute, OutsiderId
from ..state import VIRTUAL, Paladins, holder, seats, virtual_player
from .actions_done import done
from .virtual_player import attribute_stacks


class Score(msgspec.Struct, frozen=True):
    """A player's Victory Points by where they come from."""

    orders: int
    attributes: int
    develop: int
    commission: int
    fortify: int
    garrison: int
    absolve: int
    walls: int
    converted: int
    debts: int
    resources: int

    @property
    def total(self) -> int:
        return (
            self.orders
            + self.attributes
            + self.develop
            + self.commission
            + self.fortify
            + self.garrison
            + self.absolve
            + self.walls
            + self.converted
            + self.debts
            + self.resources
        )


@rule(
    "PAL END.2 END.3 END.4 END.5 END.6 END.7 END.8 END.9 END.10 END.11 END.16 END.17",
    "PAL END.18 DEB.2 DEB.4",
)
def score(g: Paladins, seat: Seat) -> Score:
    """What a player would have if the game ended now."""
    if seat == len(g.players):
        return virtual_score(g)
    p = g.players[seat]
    box = g.box
    scale = box.track_vp
    left = (p.silver + p.provisions) // box.figures.resource_set
    return Score(
        orders=order_vp(g, seat),
        attributes=sum(box.attribute_vp[value] for value in p.attributes),
        develop=scale["develop"][done(g, seat, "develop")],
        commission=scale["commission"][done(g, seat, "commission")],
        fortify=scale["fortify"][done(g, seat, "fortify")],
        garrison=scale["garrison"][done(g, seat, "garrison")],
        absolve=scale["absolve"][done(g, seat, "absolve")],
        walls=sum(box.walls[wall].end_vp for wall in p.walls),
        converted=sum(converted_vp(g, seat, card) for card in p.converted),
        debts=p.paid * box.debt.paid_vp + p.unpaid * box.debt.unpaid_vp,
        resources=left * box.figures.resource_set_vp,
    )


@rule("PAL-SEND.4")
def virtual_score(g: Paladins) -> Score:
    """What the virtual player would have: no development, no resources (R-40)."""
    v = virtual_player(g)
    box = g.box
    scale = box.track_vp
    return Score(
        orders=order_vp(g, VIRTUAL),
        attributes=sum(box.attribute_vp[marker(g, VIRTUAL, a)] for a in range(len(ATTRIBUTES))),
        develop=0,
        commission=scale["commission"][done(g, VIRTUAL, "commission")],
        fortify=scale["fortify"][done(g, VIRTUAL, "fortify")],
        garrison=scale["garrison"][done(g, VIRTUAL, "garrison")],
        absolve=scale["absolve"][done(g, VIRTUAL, "absolve")],
        walls=sum(box.walls[wall].end_vp for wall in v.walls),
        converted=sum(converted_vp(g, VIRTUAL, card) for card in v.converted),
        debts=v.paid * box.debt.paid_vp + v.unpaid * box.debt.unpaid_vp,
        resources=0,
    )


def marker(g: Paladins, seat: Seat, attribute: Attribute) -> int:
    """The value of an Attribute marker, without a Paladin (R-29)."""
    if seat == len(g.players):
        return attribute_stacks.value(virtual_player(g), attribute)
    return g.players[seat].attributes[attribute]


@rule("PAL ORD.1 ORD.3 ORD.4")
def fulfilled(g: Paladins, seat: Seat) -> list[int]:
    """The revealed Orders that a player has met, by slot; others may have met them too."""
    return [
        slot
        for slot, order in enumerate(g.orders[: g.box.revealed_orders[g.round]])
        if done(g, seat, g.box.orders[order].action) >= g.box.orders[order].required
    ]


@rule("PAL ORD.2 END.2")
def order_vp(g: Paladins, seat: Seat) -> int:
    """4 for the first Order, 6 for the second, 8 for the third."""
    return sum(g.box.order_slots[slot].vp for slot in fulfilled(g, seat))


# -- converted Outsiders ---------------------------------------------------------------------


@rule("PAL OSC.11 END.11 SATC.7")
def converted_vp(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """What one converted Outsider is worth; incomplete groups give nothing.

    To the virtual player every one is worth something, the Traitor included (R-40).
    """
    printed = g.box.outsiders[card].end_score
    vp = printed.base + COUNTED[printed.rule](g, seat, card) // printed.per * printed.vp
    if seat == len(g.players):
        return max(vp, g.box.virtual_board.min_vp_per_converted)
    return vp


@rule("PAL OSC.1 OSC.2")
def _actions(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """How often the player has done the depicted action (R-19)."""
    action = g.box.outsiders[card].end_score.action
    assert action is not None
    return done(g, seat, action)


@rule("PAL-OSC.3")
def _attribute(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """The marker alone, without a Paladin (R-29)."""
    return marker(g, seat, g.box.outsiders[card].end_score.attribute)


@rule("PAL OSC.4 OSC.5")
def _attacked_type(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """Outsiders of the depicted type that the player has attacked."""
    wanted = g.box.outsiders[card].end_score.type
    return sum(g.box.outsiders[beaten].type == wanted for beaten in holder(g, seat).attacked)


@rule("PAL-OSC.6")
def _orders(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    return len(fulfilled(g, seat))


@rule("PAL-OSC.7")
def _mercenaries(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """Converted Outsiders of the same name, this one included."""
    kind = g.box.outsiders[card].kind
    return sum(g.box.outsiders[other].kind == kind for other in holder(g, seat).converted)


@rule("PAL-OSC.8")
def _paid_debts(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    return holder(g, seat).paid


@rule("PAL-OSC.9")
def _suspicions(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    return len(holder(g, seat).suspicions)


@rule("PAL-OSC.10")
def _unpaid_debts(g: Paladins, seat: Seat, card: OutsiderId) -> int:
    """A Traitor makes every unpaid Debt cost 1 less; several add up (R-30)."""
    return holder(g, seat).unpaid


COUNTED: Final[Mapping[str, Callable[[Paladins, Seat, OutsiderId], int]]] = {
    "per_actions": _actions,
    "per_attribute": _attribute,
    "per_attacked_type": _attacked_type,
    "base_plus_per_order": _orders,
    "base_plus_per_converted_mercenary": _mercenaries,
    "per_paid_debt": _paid_debts,
    "per_suspicion": _suspicions,
    "per_unpaid_debt": _unpaid_debts,
}


# -- places ----------------------------------------------------------------------------------


class Rank(NamedTuple):
    """What decides about places, the first difference first; more is better."""

    vp: int
    orders: int
    """VP from Orders."""
    unsuspected: int
    """As many less than none as there are Suspicions."""


def rank(g: Paladins, seat: Seat) -> Rank:
    vp = score(g, seat)
    return Rank(vp.total, vp.orders, -len(holder(g, seat).suspicions))


@rule("PAL AIM.1 END.12 END.13 END.14 END.15")
def standings(g: Paladins) -> list[Standing]:
    """Most VP; then more VP from Orders; then fewer Suspicions; else the place is shared.

    The virtual player takes a place like anybody (R-41), but there is no seat to name for it.
    """
    ranks = [rank(g, seat) for seat in seats(g)]
    winners = ranks.count(max(ranks))
    found = []
    for seat, own in enumerate(ranks[: len(g.players)]):
        place = 1 + sum(other > own for other in ranks)
        won = "won" if winners == 1 else "shared"
        found.append(Standing(seat, place, own.vp, won if place == 1 else "lost"))
    return found
