"""9.2 Phase 15: prestige points."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import ENEMIES, Enemy
from ...events import LuxuryBought, RaidScored, SeatsScored
from ...state import GLORY_POINTS, LUXURY_POINTS, SEJM_POINTS, GodsPlayground, turn_order
from ..pieces import sejm_discs


@rule("BOZ 9.2.0.1 9.2.0.2")
def score_turn(g: GodsPlayground) -> None:
    """War glory, political dominance and luxury, marked on the track at once."""
    for enemy in range(len(ENEMIES)):
        for seat, points in war_glory(g, enemy).items():
            g.players[seat].points[GLORY_POINTS] += points
            g.tell(RaidScored(seat, ENEMIES[enemy], points, g.turn))
    for seat in turn_order(g):
        political_dominance(g, seat)
        luxury(g, seat)


@rule("BOZ 8.1.25 9.2.1.1 9.2.1.2 9.2.1.3 9.2.1.4 9.2.1.5")
def war_glory(g: GodsPlayground, enemy: Enemy) -> dict[Seat, int]:
    """Who has the most cubes in a field shares its points, rounded down, the king among them."""
    field = g.fields[enemy]
    most = max(field.king, *field.raiders)
    if not most:
        return {}
    first = [seat for seat, cubes in enumerate(field.raiders) if cubes == most]
    points = g.box.raid_prestige[enemy] // (len(first) + (field.king == most))
    return dict.fromkeys(first, points)


@rule("BOZ-9.2.2.1")
def political_dominance(g: GodsPlayground, seat: Seat) -> None:
    """Two points for each own disc in the Sejm."""
    if discs := sejm_discs(g, seat):
        points = g.box.figures.sejm_seat * discs
        g.players[seat].points[SEJM_POINTS] += points
        g.tell(SeatsScored(seat, points))


@rule("BOZ 9.2.3.1 9.2.3.2 9.2.3.3")
def luxury(g: GodsPlayground, seat: Seat) -> None:
    """Every full five złotys must be spent, for a point each."""
    player = g.players[seat]
    each = g.box.figures.luxury
    points, player.money = divmod(player.money, each)
    player.points[LUXURY_POINTS] += points
    if points:
        g.tell(LuxuryBought(seat, points * each, points))
