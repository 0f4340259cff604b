"""10 The end of the game."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Standing
from stolnik.rulebook import rule

from ..box.components import Province
from ..events import EstatesScored, GameWon
from ..state import ESTATE_POINTS, GodsPlayground, turn_order


@rule("BOZ-10.0.5")
def final_scoring(g: GodsPlayground) -> None:
    """Estates that still stand are scored, and the points marked on the track."""
    for seat in turn_order(g):
        points = estate_points(g, seat)
        g.players[seat].points[ESTATE_POINTS] += points
        g.tell(EstatesScored(seat, points))
    winner = ranking(g)[0]
    g.tell(GameWon(winner, g.players[winner].prestige))


def estate_points(g: GodsPlayground, seat: Seat) -> int:
    """What a player's estates would score if the game ended now."""
    return sum(estate_points_in(g, seat, province) for province in range(len(g.provinces)))


@rule("BOZ 7.2.8.2 10.0.2 10.0.3 10.0.4 12.3.1 12.3.2")
def estate_points_in(g: GodsPlayground, seat: Seat, province: Province) -> int:
    """The field's value, three times with a city; with private duchies a native one scores more.

    The extra point is not tripled (R39).
    """
    figures = g.box.figures
    family = g.players[seat].family
    duchies = g.box.variants.private_duchies and family >= 0
    native = duchies and g.box.families[family].native == province
    extra = figures.native_estate if native else 0
    return sum(
        field.value * (figures.city_times if estate.city else 1) + extra
        for estate, field in zip(g.provinces[province].estates, g.box.tracks[province])
        if estate.owner == seat
    )


@rule("BOZ 1.4 10.1.1 10.1.2 10.1.3 10.1.4")
def ranking(g: GodsPlayground) -> list[Seat]:
    """By points, then cubes in provinces (R38), then money, then turn order."""
    order = turn_order(g)
    return sorted(order, key=lambda seat: (*_merits(g, seat), -order.index(seat)), reverse=True)


def _merits(g: GodsPlayground, seat: Seat) -> tuple[int, int, int]:
    cubes = sum(province.cubes[seat] for province in g.provinces)
    return g.players[seat].prestige, cubes, g.players[seat].money


@rule("BOZ 10.1.2 10.1.3 10.1.4")
def deciding(g: GodsPlayground, winner: Seat, second: Seat) -> str:
    """What set the winner apart from the next: points, cubes, money or turn order."""
    first, other = _merits(g, winner), _merits(g, second)
    for reason, own, theirs in zip(("won", "cubes", "money"), first, other):
        if own != theirs:
            return reason
    return "order"


def standings(g: GodsPlayground) -> list[Standing]:
    """All players in the order of the final ranking."""
    ranked = ranking(g)
    reasons = [deciding(g, ranked[0], ranked[1]), *["lost"] * (len(ranked) - 1)]
    return [
        Standing(seat, place, g.players[seat].prestige, reason)
        for place, (seat, reason) in enumerate(zip(ranked, reasons), 1)
    ]
