"""Reads and checks the parts of the one-player game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stolnik.engine.data import wrong
from stolnik.rulebook import rule

from .components import (
    ATTRIBUTES,
    RIGHT_ACTIONS,
    VIRTUAL_ROW,
    Box,
    Figures,
    Scheme,
    VirtualBoard,
)
from .data_file import DataFile
from .data_records import SchemeRecord, VirtualFile


def read_schemes(own: Path | None) -> dict[str, Scheme]:
    file = DataFile("schemes.json")
    known = (*VIRTUAL_ROW, *RIGHT_ACTIONS, "kings_order", "kings_favour")
    return {
        card.id: Scheme(
            id=card.id,
            action=file.demand(card.id, "action", card.action, known),
            on_favour=card.starts == "on_kings_favour_cards",
            source=card.source,
            house=card.house("action"),
        )
        for card in file.read("schemes", SchemeRecord, own)
    }


def virtual_board(virtual: VirtualFile, figures: Figures) -> VirtualBoard:
    file = DataFile("virtual_player.json")
    start = file.one("start", virtual.start)
    tracks = file.one("tracks", virtual.tracks)
    fields = file.row(virtual.resource_track)
    for level in ("easy", "standard", "hard"):
        file.demand(level, "id", level, {d.id for d in virtual.difficulty})
    for action in RIGHT_ACTIONS:
        file.demand(action, "action", action, {a.action for a in virtual.right_side_actions})
    row = file.row(virtual.fallback_row)
    for place in row:
        file.demand(place.id, "action", place.action, VIRTUAL_ROW)
    if not row or row[-1].action != "rest":
        raise wrong(file.name, "fallback_row", "action", "the last must be “rest”")
    by_round = {w.round: w.workers for w in virtual.workers_per_round}
    if sorted(by_round) != list(range(1, figures.rounds + 1)):
        raise wrong(file.name, "workers_per_round", "round", "there must be one for each Round")
    return VirtualBoard(
        orders_revealed={level.id: level.orders_revealed for level in virtual.difficulty},
        attribute_stack=tuple(
            file.attribute(start.id, "attribute_stack_bottom_to_top", name)
            for name in start.attribute_stack_bottom_to_top
        ),
        resource_field=start.resource_marker_field - 1,
        townsfolk_order=_search_order([(f.townsfolk_slot,) for f in fields]),
        favour_order=_search_order([(f.kings_favour_slot,) for f in fields]),
        outsider_order=_search_order([f.outsider_slots for f in fields]),
        row=tuple(place.action for place in row),
        right_workers={
            a.action: (a.workers_without_workshops, a.workers_with_one, a.workers_with_two)
            for a in virtual.right_side_actions
        },
        workers=tuple(by_round[r] for r in sorted(by_round)),
        space_priority=tuple(p.kinds for p in file.row(virtual.space_priority)),
        wall_influence=tracks.wall_influence_required,
        jar_influence=tracks.jar_influence_required,
        min_vp_per_converted=file.one("min_vp", virtual.min_vp_per_converted).value,
        house=tracks.house("wall_influence", "jar_influence"),
    )


@rule("PAL SSET.6 SSET.12")
def check_virtual(box: Box) -> None:
    """A Scheme for each Favour, some for the deck, each marker, Orders for every difficulty."""
    on_favours = sum(card.on_favour for card in box.schemes.values())
    if on_favours != len(box.favour_slots) or on_favours == len(box.schemes):
        error = f"{on_favours} of {len(box.schemes)} Schemes lie on {len(box.favour_slots)} Favours"
        raise wrong("schemes.json", "schemes", "starts", error)
    if sorted(box.virtual_board.attribute_stack) != list(range(len(ATTRIBUTES))):
        error = f"these must be, in any order: {', '.join(ATTRIBUTES)}"
        raise wrong("virtual_player.json", "start", "attribute_stack_bottom_to_top", error)
    for level, orders in box.virtual_board.orders_revealed.items():
        if orders not in range(len(box.orders) + 1):
            error = f"{orders} of {len(box.orders)} Orders"
            raise wrong("virtual_player.json", level, "orders_revealed", error)


def _search_order(fields: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """From each field on: its slots, those of the fields to the right, then from the left."""
    return tuple(
        tuple(slot - 1 for near in (*fields[field:], *fields[:field]) for slot in near)
        for field in range(len(fields))
    )
