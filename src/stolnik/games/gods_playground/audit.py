"""Counts what lies on the table against what the box holds."""

from __future__ import annotations

from collections.abc import Iterator

from .box.components import ENEMIES, HABSBURGS, OTTOMANS, UKRAINE
from .setup import TRACK_DISC
from .state import NOBODY, GodsPlayground


def audit(g: GodsPlayground) -> list[str]:
    """What is wrong with the count of components; empty when all is well."""
    wrong = [
        f"{what}: {found} instead of {right}" for what, found, right in _counts(g) if found != right
    ]
    return wrong + list(_misplaced(g))


def _counts(g: GodsPlayground) -> Iterator[tuple[str, int, int]]:
    """Every kind of piece: how many there are on the table, and in the box."""
    box = g.box
    estates = [estate for province in g.provinces for estate in province.estates]
    for seat, p in enumerate(g.players):
        cubes = p.cubes + sum(province.cubes[seat] for province in g.provinces)
        cubes += sum(field.raiders[seat] for field in g.fields)
        yield f"cubes of seat {seat}", cubes, box.cubes
        discs = p.discs + TRACK_DISC + sum(estate.owner == seat for estate in estates)
        discs += sum(province.seat == seat for province in g.provinces)
        yield f"discs of seat {seat}", discs, box.discs
        for kind, total in enumerate(box.private_army):
            tokens = p.army[kind] + sum(province.armies[seat][kind] for province in g.provinces)
            yield f"{box.units[kind].id} of seat {seat}", tokens, total
    for enemy, name in enumerate(ENEMIES):
        cubes = g.supply[enemy] + g.fields[enemy].cubes
        cubes += sum(province.enemies[enemy] for province in g.provinces)
        if enemy == OTTOMANS:
            cubes += g.fields[HABSBURGS].ottomans
        yield f"cubes of {name}", cubes, box.enemy_cubes[enemy]
    markers = g.markers + g.fields[HABSBURGS].markers
    yield "markers", markers + sum(province.markers for province in g.provinces), box.markers
    king = g.king_cubes + sum(field.king for field in g.fields)
    yield "king's cubes", king, box.king_cubes
    cossacks = g.cossacks + sum(field.cossacks for field in g.fields)
    cossacks += sum(province.cossacks for province in g.provinces)
    yield "Cossacks", cossacks, box.cossacks
    for kind, total in enumerate(box.crown_army):
        tokens = g.crown[kind] + g.coat_of_arms[kind]
        yield f"Crown {box.units[kind].id}", tokens, total
    yield "stewards", g.stewards + sum(estate.steward for estate in estates), box.stewards
    yield "cities", g.cities + sum(estate.city for estate in estates), box.cities


def _misplaced(g: GodsPlayground) -> Iterator[str]:
    """What cannot be where it is, or cannot be so much or so little."""
    figures = g.box.figures
    for number, (province, track) in enumerate(zip(g.provinces, g.box.tracks)):
        name = f"province {number}"
        if not figures.least_wealth <= province.wealth <= figures.most_wealth:
            yield f"{name}: wealth {province.wealth}"
        if len(province.estates) > len(track):
            yield f"{name}: {len(province.estates)} estates on {len(track)} fields"
        if sum(cubes > 0 for cubes in province.enemies) > 1:
            yield f"{name}: two enemies at once, {province.enemies}"
        if province.markers and any(province.enemies):
            yield f"{name}: markers beside enemy cubes"
        if province.cossacks and number != UKRAINE:
            yield f"{name}: Cossacks outside Ukraine"
        least = (*province.cubes, *province.enemies, province.markers, province.cossacks)
        if min(*least, *(min(army) for army in province.armies)) < 0:
            yield f"{name}: less than nothing"
    for seat, p in enumerate(g.players):
        if min(p.money, p.cubes, p.discs, *p.points, *p.army, *p.tokens) < 0:
            yield f"seat {seat}: less than nothing"
        if any(left > total for left, total in zip(p.tokens, g.box.tokens)):
            yield f"seat {seat}: influence tokens {p.tokens}"
    pools = (g.king_cubes, g.cossacks, g.stewards, g.cities, g.markers, *g.supply, *g.coat_of_arms)
    if min(*pools, *g.crown) < 0:
        yield "less than nothing beside the board"
    if g.treaty != NOBODY and not g.treaty_made:
        yield "a treaty that nobody made"
