"""What a player of Paladins counts on the table."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.game import Figure

from .view import HolderView, TableView


def counted(view: TableView) -> Iterator[Figure]:
    for player in view.players:
        seat = player.seat
        yield Figure(seat, "counted-silver", player.silver)
        yield Figure(seat, "counted-provisions", player.provisions)
        yield Figure(seat, "counted-workers", sum(player.pool.values()))
        for attribute, value in player.attributes.items():
            yield Figure(seat, f"attribute-{attribute}", value)
        yield Figure(seat, "counted-team", len(player.team))
        yield from _held(seat, player)
    if view.virtual is not None:
        yield from _held(view.virtual.seat, view.virtual)
    yield Figure(None, "counted-tax", view.tax, 0)


def _held(seat: Seat, holder: HolderView) -> Iterator[Figure]:
    """What a player and the virtual player count alike."""
    yield Figure(seat, "counted-vp", holder.vp.total)
    yield Figure(seat, "counted-suspicions", len(holder.suspicions), -1)
    yield Figure(seat, "counted-unpaid", holder.unpaid, -1)
    yield Figure(seat, "counted-paid", holder.paid)
