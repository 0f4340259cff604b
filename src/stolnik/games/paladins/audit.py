"""Counts what lies on the table against what the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .box.components import ATTRIBUTES, FRAMED, RIGHT_ACTIONS, WORKERS
from .chapters.actions_done import developed
from .state import EMPTY, WORKSHOP, Paladins, Player, VirtualPlayer, holder, monk, outpost, seats


def audit(g: Paladins) -> list[str]:
    """What is wrong with the count of components; empty when all is well."""
    wrong: list[str] = []
    box = g.box
    holders = [holder(g, seat) for seat in seats(g)]

    def check(what: str, found: Iterable[object], right: Iterable[object]) -> None:
        have, should = Counter(found), Counter(iter(right))  # a mapping stands for its ids
        if have != should:
            lost = sorted(str(card) for card in (should - have).elements())
            extra = sorted(str(card) for card in (have - should).elements())
            wrong.append(f"{what}: lost {lost}, too many {extra}")

    check(
        "Townsfolk",
        [
            *g.townsfolk_deck,
            *g.townsfolk_discards,
            *(card for card in g.townsfolk if card is not None),
            *(card for p in g.players for card in p.team),
        ],
        box.townsfolk,
    )
    check(
        "Outsiders",
        [
            *g.outsider_deck,
            *g.outsider_discards,
            *(card for card in g.outsiders if card is not None),
            *(card for p in holders for card in (*p.attacked, *p.converted)),
        ],
        box.outsiders,
    )
    check("Walls", [*g.wall_deck, *(card for p in holders for card in p.walls)], box.walls)
    check(
        "Tavern cards",
        [
            *g.tavern_deck,
            *g.tavern_discards,
            *g.taverns,
            *(p.tavern for p in g.players if p.tavern is not None),
        ],
        box.taverns,
    )
    check(
        "Suspicions",
        [
            *g.suspicion_deck,
            *g.suspicion_discards,
            *(card for p in holders for card in p.suspicions),
        ],
        box.suspicion_cards,
    )
    debts = g.debts + sum(p.unpaid + p.paid for p in holders)
    check("Debts", ["debt"] * debts, ["debt"] * box.debt.count)
    for seat, p in enumerate(g.players):
        wrong += _audit_player(g, seat, p)
        mine = [*p.deck, *p.hand, *p.used, *([p.paladin] if p.paladin is not None else [])]
        check(f"Paladins of seat {seat}", mine, box.paladins)
    if g.virtual is not None:
        v = g.virtual
        schemes = [*v.schemes, *v.scheme_discards, *v.favour_schemes]
        check("Schemes", schemes + ([v.scheme] if v.scheme else []), box.schemes)
        wrong += _audit_virtual_player(g, v)
    wrong += _audit_board(g)
    return wrong


def _audit_player(g: Paladins, seat: int, p: Player) -> list[str]:
    """Nothing is negative, and every piece is where such a piece can be."""
    wrong = []
    name = f"seat {seat}"
    if min(p.silver, p.provisions, p.unpaid, p.paid, *p.pool) < 0:
        wrong.append(f"{name}: less than nothing")
    if not all(0 <= value <= g.box.attribute_max for value in p.attributes):
        wrong.append(f"{name}: an Attribute marker is off its track")
    if developed(p) > g.box.figures.workshops:
        wrong.append(f"{name}: {developed(p)} Workshops")
    if len(p.walls) > len(g.box.wall_slots) or len(p.converted) > len(g.box.convert_slots):
        wrong.append(f"{name}: more cards than slots")
    if len(p.jars) != len(set(p.jars)) or not set(p.jars) <= set(g.box.jar_spaces):
        wrong.append(f"{name}: Jars on {p.jars}")
    for action in g.box.actions.values():
        for place in range(len(action.colours)):
            value = p.spaces[action.start + place]
            framed = action.id in RIGHT_ACTIONS and place + 1 < len(action.colours)
            if value not in range(WORKSHOP, len(WORKERS)) or (value == WORKSHOP and not framed):
                wrong.append(f"{name}: {value} on {action.id}")
    return wrong


def _audit_virtual_player(g: Paladins, v: VirtualPlayer) -> list[str]:
    """The same for the virtual player."""
    wrong = []
    name = "the virtual player"
    board = g.box.virtual_board
    if min(v.workers, v.unpaid, v.paid, *v.right, *v.row) < 0:
        wrong.append(f"{name}: less than nothing")
    markers = sorted(marker for stack in v.stacks for marker in stack)
    if len(v.stacks) != len(g.box.attribute_vp) or markers != list(range(len(ATTRIBUTES))):
        wrong.append(f"{name}: Attribute markers {v.stacks}")
    if v.resource not in range(len(board.townsfolk_order)):
        wrong.append(f"{name}: the Resource marker is off its track")
    on_cards = len(g.orders) - g.box.revealed_orders[g.round]
    workshops = board.orders_revealed[g.box.difficulty] + len(g.orders) - on_cards
    if (sum(v.workshops), v.order_workshops) != (workshops, on_cards) or max(v.workshops) > FRAMED:
        wrong.append(f"{name}: Workshops {v.workshops}, on Orders {v.order_workshops}")
    if len(v.favour_schemes) != len(g.favours) - g.box.revealed_favours[g.round]:
        wrong.append(f"{name}: Schemes on Favours {v.favour_schemes}")
    if len(v.walls) > len(g.box.wall_slots) or len(v.converted) > len(g.box.convert_slots):
        wrong.append(f"{name}: more cards than slots")
    if v.jars not in range(g.box.figures.jars + 1):
        wrong.append(f"{name}: {v.jars} Jars turned over")
    return wrong


def _audit_board(g: Paladins) -> list[str]:
    """Monks and Outposts are limited, and stand only where so many players may go."""
    wrong = []
    allowed = set(g.box.open_spaces[len(g.players)])
    for at, piece in enumerate(g.pieces):
        if piece != EMPTY and at not in allowed:
            wrong.append(f"{g.box.spaces[at].id} is closed with {len(g.players)} players")
    for seat in seats(g):
        if g.pieces.count(monk(seat)) > g.box.figures.monks:
            wrong.append(f"seat {seat}: too many Monks")
        if g.pieces.count(outpost(seat)) > g.box.figures.outposts:
            wrong.append(f"seat {seat}: too many Outposts")
    if not 0 <= g.tax <= g.box.tax_supply[len(g.players)]:
        wrong.append(f"the Tax supply holds {g.tax}")
    return wrong
