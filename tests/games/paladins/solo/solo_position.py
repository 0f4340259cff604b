"""Builds small positions of the one-player game, on top of those for several players.

>>> g = solo(workers=4)
>>> markers(g, influence=3)                 # the other Attributes stay on 0
>>> changed(g, trade(g))
{'workers': -1, 'field': 1}
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from stolnik.engine.flow import Move
from stolnik.games.paladins.box.components import ATTRIBUTE_OF, ATTRIBUTES, RIGHT_ACTIONS
from stolnik.games.paladins.chapters.virtual_player.attribute_stacks import value
from stolnik.games.paladins.state import (
    EMPTY,
    VIRTUAL,
    VIRTUAL_WORKER,
    Paladins,
    VirtualPlayer,
    monk,
    outpost,
)
from tests.games.paladins.position import audited, fetch, position, run

ROW = ("recruit", "pray", "trade", "conspire", "rest")


def solo(*, workers: int = 5, round: int = 7) -> Paladins:
    """The human player and a virtual one with empty boards, all its markers at their start.

    It has no Workshops, and its Schemes lie in the order of the data, the last one on top.
    """
    g = position(players=1, round=round)
    schemes = g.box.schemes.values()
    on_favours = [card.id for card in schemes if card.on_favour]
    revealed = g.box.revealed_favours[round]
    g.virtual = VirtualPlayer(
        workers=workers,
        stacks=[[2, 0, 1], *([] for _ in range(12))],
        resource=0,
        workshops=[0] * 6,
        right=[0] * 6,
        row=[0] * 5,
        schemes=[card.id for card in schemes if not card.on_favour],
        scheme_discards=on_favours[:revealed],
        favour_schemes=on_favours[revealed:],
        order_workshops=3 - g.box.revealed_orders[round],
    )
    g.active = VIRTUAL
    return g


def virtual(g: Paladins) -> VirtualPlayer:
    assert g.virtual is not None
    return g.virtual


# -- what lies on the virtual board ----------------------------------------------------------


def markers(g: Paladins, **values: int) -> None:
    """Attribute markers move to these values, each on top of those already there."""
    stacks = virtual(g).stacks
    for name, to in values.items():
        stacks[value(virtual(g), ATTRIBUTE_OF[name])].remove(ATTRIBUTE_OF[name])
        stacks[to].append(ATTRIBUTE_OF[name])


def attribute(g: Paladins, name: str) -> int:
    return value(virtual(g), ATTRIBUTE_OF[name])


def field(g: Paladins, number: int) -> None:
    """The Resource marker is on this field, counted from 1."""
    virtual(g).resource = number - 1


def workshops(g: Paladins, **counts: int) -> None:
    for action, count in counts.items():
        virtual(g).workshops[RIGHT_ACTIONS.index(action)] = count


def standing(g: Paladins, **counts: int) -> None:
    """So many Workers of the virtual player stand on these actions."""
    for action, count in counts.items():
        if action in ROW:
            virtual(g).row[ROW.index(action)] = count
        else:
            virtual(g).right[RIGHT_ACTIONS.index(action)] = count


def on(g: Paladins, action: str) -> int:
    """How many of its Workers stand on an action."""
    if action in ROW:
        return virtual(g).row[ROW.index(action)]
    return virtual(g).right[RIGHT_ACTIONS.index(action)]


def next_scheme(g: Paladins, name: str) -> None:
    """A Scheme by its name without ``scheme_`` lies on top of the deck."""
    v = virtual(g)
    card = f"scheme_{name}"
    for pile in (v.schemes, v.scheme_discards, v.favour_schemes):
        if card in pile:
            pile.remove(card)
    if v.scheme == card:
        v.scheme = None
    v.schemes.append(card)
    audited(g)


def suspected(g: Paladins, *cards: int) -> None:
    """Suspicions of the virtual player, by their Tax; the last lies on top."""
    for card in cards:
        g.suspicion_deck.remove(card)
        virtual(g).suspicions.append(card)
    audited(g)


def indebted(g: Paladins, *, unpaid: int = 0, paid: int = 0) -> None:
    virtual(g).unpaid += unpaid
    virtual(g).paid += paid
    g.debts -= unpaid + paid
    audited(g)


def keeps(g: Paladins, kind: str, *cards: str) -> None:
    """Cards of the virtual player: ``walls``, ``converted`` or ``attacked``."""
    for card in cards:
        getattr(virtual(g), kind).append(fetch(g, card))
    audited(g)


def has_done(g: Paladins, **counts: int) -> None:
    """So many Commissions, Garrisons, Walls and Absolves, made somewhere."""
    free = [at for at in g.box.open_spaces[1] if g.pieces[at] == EMPTY]
    for piece, action in ((monk(VIRTUAL), "commission"), (outpost(VIRTUAL), "garrison")):
        for _ in range(counts.get(action, 0)):
            g.pieces[free.pop()] = piece
    plain = [wall for wall in g.wall_deck if not g.box.walls[wall].end_vp]
    keeps(g, "walls", *plain[: counts.get("fortify", 0)])
    virtual(g).jars += counts.get("absolve", 0)
    audited(g)


def only_spaces(g: Paladins, *spaces: str) -> None:
    """All other spaces of the main board are taken, by nobody who plays."""
    for at in g.box.open_spaces[1]:
        g.pieces[at] = EMPTY if g.box.spaces[at].id in spaces else monk(VIRTUAL + 1)
    audited(g)


def taken_by_virtual(g: Paladins) -> list[str]:
    """The spaces of the main board that hold a piece of the virtual player."""
    own = (monk(VIRTUAL), outpost(VIRTUAL))
    return [g.box.spaces[at].id for at, piece in enumerate(g.pieces) if piece in own]


def used_favours(g: Paladins) -> list[str]:
    """The Favours on which a Worker of the virtual player stands."""
    return [c for c, w in zip(g.favours, g.favour_workers) if w == VIRTUAL_WORKER]


# -- what happens ----------------------------------------------------------------------------


def counted(g: Paladins) -> dict[str, int]:
    v = virtual(g)
    return {
        "workers": v.workers,
        **{name: value(v, at) for at, name in enumerate(ATTRIBUTES)},
        "field": v.resource + 1,
        "jars": v.jars,
        "walls": len(v.walls),
        "attacked": len(v.attacked),
        "converted": len(v.converted),
        "suspicions": len(v.suspicions),
        "unpaid": v.unpaid,
        "paid": v.paid,
        "tax": g.tax,
        "townsfolk": sum(card is not None for card in g.townsfolk),
    }


def changed(
    g: Paladins, flow: Generator[Any, Any, Any], answers: Sequence[Move] = ()
) -> dict[str, int]:
    """What the virtual player has more, or less, after a procedure.

    ``tax`` is the Tax supply, ``townsfolk`` the cards on their track, ``field`` the place of
    the Resource marker.
    """
    before = counted(g)
    run(flow, answers)
    after = counted(g)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}
