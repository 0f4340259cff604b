"""Imperial Manpower in Battle: Infantry that fights beside the Emperor's Army."""

from __future__ import annotations

from stolnik.engine.flow import NO, YES, Ask, Flow, Seat, Topic
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.empire import ImperialUnitsJoined
from ...state import NPR, Europe, board
from ...tasks import Battle
from ..battle.outbreak import units_of
from ..battle.sides import ATTACKER, DEFENDER, realms_of
from ..board.ownership import areas_of, is_pr
from .membership import hre_areas, is_member


@rule("EU-18.4.7")
def may_serve_in(g: Europe, area: AreaNo) -> bool:
    """In the Empire, and in Areas of the Emperor's Realm that touch it by land."""
    empire = hre_areas(g)
    if area in empire:
        return True
    if not areas_of(g, g.emperor) >> area & 1:
        return False
    return any(board(g).land[area] >> other & 1 for other in empire)


@rule("EU-18.4.9")
def may_face(g: Europe, battle: Battle, side: int) -> bool:
    """Imperial Units do not fight NPR Members alone."""
    enemies = realms_of(battle, DEFENDER if side == ATTACKER else ATTACKER)
    return any(enemy < NPR or not is_member(g, enemy) for enemy in enemies)


def side_of_emperor(g: Europe, battle: Battle) -> int | None:
    """On which side the Emperor's own Units fight."""
    if not is_pr(g.emperor) or not units_of(g, g.emperor, battle.area):
        return None
    return next(
        (side for side in (ATTACKER, DEFENDER) if g.emperor in realms_of(battle, side)), None
    )


IMPERIAL_UNITS = Topic("imperial_units", verbs=("yes", "no"), set_by=("EU-18.4.8",))


@rule("EU 18.4.8 18.4.10")
def offer_imperial_units(g: Europe, battle: Battle) -> Flow[None]:
    """At the start of a Battle the Emperor may add all of them, as Infantry."""
    if not g.imperial_units:
        return
    side = side_of_emperor(g, battle)
    if side is None or not may_serve_in(g, battle.area) or not may_face(g, battle, side):
        return
    seat: Seat = g.emperor
    area = g.box.areas[battle.area].id
    answer = yield Ask.of(seat, IMPERIAL_UNITS, [YES, NO], area=area, n=g.imperial_units)
    if answer == YES:
        battle.imperial, battle.led_by = g.imperial_units, seat
        g.tell(ImperialUnitsJoined(seat, area, battle.imperial))
