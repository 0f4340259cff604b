"""How pieces move between the board, the pools and the supplies."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import ENEMIES, PROVINCES, Enemy, Province
from ..events import EnemyRemoved, EstateFounded
from ..state import NOBODY, Estate, GodsPlayground, ProvinceState


@rule("BOZ-5.2.15")
def discard_cubes(g: GodsPlayground, seat: Seat, province: Province, count: int = 1) -> None:
    """Players' cubes that leave a province return to their owner's pool."""
    g.provinces[province].cubes[seat] -= count
    g.players[seat].cubes += count


def place_cubes(g: GodsPlayground, seat: Seat, province: Province, count: int) -> None:
    """Put cubes from a player's pool in a province."""
    g.provinces[province].cubes[seat] += count
    g.players[seat].cubes -= count


@rule("BOZ-3.5", "BOZ-7.1.2")
def found_estate(g: GodsPlayground, seat: Seat, province: Province, cubes: int = 0) -> None:
    """A disc goes on the lowest free field of the track, the one nearest to its start."""
    estates = g.provinces[province].estates
    field = g.box.tracks[province][len(estates)]
    estates.append(Estate(seat))
    g.players[seat].discs -= 1
    g.tell(EstateFounded(seat, field.id, cubes))


def sejm_discs(g: GodsPlayground, seat: Seat) -> int:
    """How many discs a player has in the Sejm."""
    return sum(province.seat == seat for province in g.provinces)


@rule("BOZ-7.2.3.10")
def spend_sejm_disc(g: GodsPlayground, seat: Seat) -> None:
    """A disc leaves the Sejm, from any seat: all are alike, so the first one found (R45)."""
    held = next(province for province in g.provinces if province.seat == seat)
    held.seat = NOBODY
    g.players[seat].discs += 1


def players_cubes(province: ProvinceState) -> int:
    """All players' cubes in a province."""
    return sum(province.cubes)


def occupier(province: ProvinceState) -> Enemy | None:
    """The enemy whose cubes stand in a province, if any."""
    for enemy, cubes in enumerate(province.enemies):
        if cubes:
            return enemy
    return None


@rule("BOZ-8.2.2.15")
def remove_enemy(g: GodsPlayground, province: Province, enemy: Enemy, cubes: int) -> None:
    """Enemy cubes leave a province for the supply beside the board."""
    if cubes:
        g.provinces[province].enemies[enemy] -= cubes
        g.supply[enemy] += cubes
        g.tell(EnemyRemoved(PROVINCES[province], ENEMIES[enemy], cubes, g.turn))


def lose_estate(g: GodsPlayground, province: Province, position: int) -> Estate:
    """An estate leaves the board; its steward and its city return to the Stewards field (R46)."""
    estate = g.provinces[province].estates.pop(position)
    g.players[estate.owner].discs += 1
    g.stewards += estate.steward
    g.cities += estate.city
    return estate
