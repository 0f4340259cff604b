"""After the Wars: Units go home, and Active Allies stand down."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import ALLIED, NONE, AreaNo
from ...events.peace import AlliesStoodDown, WentHome
from ...state import Europe, board, turn_order
from ..board.adjacency import in_set
from ..board.hostility import friendly_area, hostile_area
from ..phases.sequence import next_step
from ..relations.ties import is_at_war
from ..war.units import add_infantry

GO_HOME = Topic(
    "go_home",
    verbs=("go_home",),
    set_by=("EU-10.1.19",),
)


@rule("EU 4.3.24 4.3.24b 4.3.24c 10.1.17 10.1.20 10.1.21 10.1.22")
def aftermath(g: Europe) -> Flow[None]:
    """Each player at Peace takes Units out of Neutral Areas, and sends Allies home."""
    for seat in turn_order(g):
        if not is_at_war(g, seat):
            yield from _go_home(g, seat)
            _stand_down(g, seat)
    next_step(g)


@rule("EU 10.1.17 10.1.18 10.1.19 10.1.20")
def _go_home(g: Europe, seat: Seat) -> Flow[None]:
    """To the nearest Friendly Area, over Areas and Sea Zones alike, for nothing."""
    player = g.players[seat]
    stations = sorted({army.area for army in player.armies if army.size} | set(player.infantry))
    for area in stations:
        if friendly_area(g, seat, area) or hostile_area(g, seat, area):
            continue
        homes: dict[Move, AreaNo] = {
            ("go_home", g.box.areas[home].id): home for home in nearest_home(g, seat, area)
        }
        if not homes:
            continue
        home = yield from choose_thing(seat, GO_HOME, homes, area=g.box.areas[area].id)
        for army in player.armies:
            if army.area == area:
                army.area = home
        alone = player.infantry.pop(area, 0)
        if alone:
            add_infantry(player, home, alone)
        g.tell(WentHome(seat, g.box.areas[area].id, g.box.areas[home].id))


@rule("EU 10.1.18 10.1.19 9.5.46")
def nearest_home(g: Europe, seat: Seat, start: AreaNo) -> list[AreaNo]:
    """The nearest Friendly Areas; each Area or Sea Zone crossed is a step."""
    seen = {start}
    ring: deque[int] = deque([start])
    while ring:
        found = []
        for _ in range(len(ring)):
            for near in _beside(g, ring.popleft()):
                if near not in seen:
                    seen.add(near)
                    ring.append(near)
                    if near >= 0 and friendly_area(g, seat, near):
                        found.append(near)
        if found:
            return sorted(found)
    return []


def _beside(g: Europe, space: int) -> Iterator[int]:
    """What touches an Area or, below zero, a Sea Zone; letters lead from continent to continent."""
    map_ = board(g)
    if space >= 0:
        yield from in_set(map_.land[space])
        yield from (-1 - zone for zone in g.box.areas[space].zones)
        return
    zone = -1 - space
    yield from (-1 - other for other in map_.sea[zone])
    yield from (area for area in map_.areas if zone in g.box.areas[area].zones)


@rule("EU 10.1.21 10.1.22")
def _stand_down(g: Europe, seat: Seat) -> None:
    """Active Allies turn back; all Allied Units return to the General Supply (R42)."""
    player = g.players[seat]
    if not any(player.allies.values()) and not player.allied and not player.allied_from:
        return
    for ally in player.allies:
        player.allies[ally] = False
    player.allied = 0
    player.allied_from = {}
    for army in player.armies:
        army.units[3 * ALLIED : 3 * ALLIED + 3] = [0, 0, 0]
        if not army.size:
            army.area = NONE
    g.tell(AlliesStoodDown(seat))
