"""What a player of God's Playground counts on the table."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.game import Figure

from .view import View


def counted(view: View) -> Iterator[Figure]:
    for player in view.players:
        seat = player.seat
        estates = [e for p in view.provinces for e in p.estates if e.owner == seat]
        yield Figure(seat, "counted-prestige", player.prestige)
        yield Figure(seat, "counted-money", player.money)
        yield Figure(seat, "counted-income", player.income)
        yield Figure(seat, "counted-estates", len(estates))
        yield Figure(seat, "counted-nobles", sum(p.cubes[seat] for p in view.provinces))
        yield Figure(seat, "counted-pool", player.cubes)
        yield Figure(seat, "counted-army", sum(player.army.values()))
        yield Figure(seat, "counted-sejm", player.sejm)
        yield Figure(seat, "counted-bid", player.bid, 0)
    yield Figure(None, "counted-enemies", sum(field.cubes for field in view.fields), -1)
    yield Figure(None, "counted-crown", sum(view.crown.values()))
    yield Figure(None, "counted-cossacks", view.cossacks)
