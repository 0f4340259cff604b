"""The table in a few lines for a terminal, and where the points of a player came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stolnik.engine.flow import Seat
from stolnik.text import Phrase

from ..box.components import ENEMIES, PROVINCES, UNITS
from ..chapters.estate_management.income import income_from
from ..chapters.pieces import occupier, sejm_discs
from ..chapters.victory import estate_points
from ..chapters.wars.strength import polish_cubes, strength
from ..state import NOBODY, OVER, SOURCES, GodsPlayground, turn_order


def summary(g: GodsPlayground, seat: Seat | None) -> list[Phrase]:
    """The turn, the enemies, the provinces and the players in turn order."""
    lines = [_turn(g)]
    if g.turn:
        lines += _enemies(g)
    lines += _provinces(g)
    lines += _players(g)
    return lines


def result(g: GodsPlayground, seat: Seat) -> list[Phrase]:
    """The prestige points of a player, source by source."""
    return [
        Phrase(f"points-{source}", {"points": points})
        for source, points in zip(SOURCES, g.players[seat].points)
        if points
    ]


def _turn(g: GodsPlayground) -> Phrase:
    if not g.turn:
        return Phrase("summary-setup")
    about = {"turn": g.turn, "name": Phrase(f"turn-{g.turn}"), "hetman": _player(g, g.hetman)}
    if g.phase == OVER:
        return Phrase("summary-over", about)
    return Phrase(
        "summary-turn", {**about, "phase": g.phase, "phase_name": Phrase(f"phase-{g.phase}")}
    )


def _player(g: GodsPlayground, seat: Seat) -> Phrase:
    return Phrase("summary-name", {"seat": seat})


def _enemies(g: GodsPlayground) -> Iterator[Phrase]:
    """Strength, Polish cubes and who has them, points, treaty."""
    yield Phrase("summary-enemies")
    for enemy, name in enumerate(ENEMIES):
        field = g.fields[enemy]
        parts: list[Any] = [
            Phrase("summary-raiders", {"seat": seat, "cubes": cubes})
            for seat, cubes in enumerate(field.raiders)
            if cubes
        ]
        if field.king:
            parts.append(Phrase("summary-king", {"cubes": field.king}))
        if field.ottomans:
            parts.append(Phrase("summary-vienna", {"cubes": field.ottomans}))
        if g.treaty == enemy:
            parts.append(Phrase("summary-treaty"))
        yield Phrase(
            "summary-enemy",
            {
                "number": enemy + 1,
                "field": name,
                "strength": strength(g, enemy) + field.markers,
                "assumed": f"strength:{name}_t{g.turn}_{len(g.players)}p" in g.box.assumed,
                "polish": polish_cubes(g, enemy),
                "points": g.box.raid_prestige[enemy],
                "count": len(parts),
                "parts": parts,
            },
        )


def _provinces(g: GodsPlayground) -> Iterator[Phrase]:
    """Wealth, estates, cubes, armies, enemies and markers of each province."""
    yield Phrase("summary-provinces", {"assumed": any(f.assumed for f in g.box.estates.values())})
    for number, name in enumerate(PROVINCES):
        here = g.provinces[number]
        about = {"province": name, "wealth": here.wealth}
        yield Phrase("summary-province", {**about, "estates": _estates(g, number)})
        parts = list(_forces(g, number))
        if parts:
            yield Phrase("summary-forces", {"parts": parts})


def _estates(g: GodsPlayground, province: int) -> list[Phrase]:
    standing = g.provinces[province].estates
    parts = []
    for field in g.box.tracks[province]:
        if field.position >= len(standing):
            parts.append(Phrase("summary-free", {"value": field.value}))
            continue
        estate = standing[field.position]
        kind = "both" if estate.steward and estate.city else "plain"
        if estate.steward != estate.city:
            kind = "steward" if estate.steward else "city"
        about = {"seat": estate.owner, "value": field.value}
        parts.append(Phrase(f"summary-estate-{kind}", about))
    return parts


def _forces(g: GodsPlayground, province: int) -> Iterator[Phrase]:
    here = g.provinces[province]
    for seat in turn_order(g):
        if here.cubes[seat] or any(here.armies[seat]):
            about: dict[str, Any] = {"seat": seat, "cubes": here.cubes[seat]}
            yield Phrase("summary-clients", {**about, **_army(here.armies[seat])})
    if here.cossacks:
        yield Phrase("summary-cossacks", {"cossacks": here.cossacks})
    enemy = occupier(here)
    if enemy is not None:
        yield Phrase("summary-occupied", {"field": ENEMIES[enemy], "cubes": here.enemies[enemy]})
    if here.markers:
        yield Phrase("summary-markers", {"markers": here.markers})
    if here.seat != NOBODY:
        yield Phrase("summary-deputy", {"seat": here.seat})


def _army(army: Sequence[int]) -> dict[str, Any]:
    return {**dict(zip(UNITS, army)), "units": sum(army)}


def _players(g: GodsPlayground) -> Iterator[Phrase]:
    """Points, money, income, pool, seats in the Sejm and tokens of each player."""
    yield Phrase("summary-players", {**_army(g.crown), "crown": sum(g.crown)})
    for seat in turn_order(g):
        player = g.players[seat]
        income = sum(income_from(g, seat, province) for province in range(len(PROVINCES)))
        tokens = [value for value, left in enumerate(player.tokens) for _ in range(left)]
        yield Phrase(
            "summary-player",
            {
                "seat": seat,
                "points": player.prestige,
                "estates": 0 if g.phase == OVER else estate_points(g, seat),
                "zlotys": player.money,
                "income": max(income, g.box.figures.least_income),
                "cubes": player.cubes,
                "discs": sejm_discs(g, seat),
                "left": len(tokens),
                "tokens": tokens,
            },
        )
