"""The Excommunication of a Ruler."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.curia import RulerExcommunicated
from ...state import NPR, Europe, Realm
from ..board.ownership import is_npr, is_pr
from ..prestige.prestige_track import score
from ..relations.influence import areas_with_influence, remove_influence
from ..relations.ties import realm_id
from ..religion.faiths import faith_of_area, state_religion
from .cardinals import CATHOLIC, is_catholic_player
from .curia_track import LOSE_CARDINAL, choose_cardinal

PRESTIGE = 1
INFLUENCE = 4


@rule("EU-19.3.4")
def is_catholic(g: Europe, realm: Realm) -> bool:
    """Whether a Realm at the table is Catholic."""
    if is_pr(realm):
        return is_catholic_player(g, realm)
    return state_religion(g, realm) == g.box.faith_of[CATHOLIC]


@rule("EU-19.3.4")
def catholic_realms(g: Europe) -> Iterator[Realm]:
    """Whose Ruler can be Excommunicated: players first, then NPRs."""
    for seat in range(len(g.players)):
        if is_catholic_player(g, seat):
            yield seat
    for number in range(len(g.box.realms)):
        if is_npr(g, NPR + number) and is_catholic(g, NPR + number):
            yield NPR + number


def catholic_areas(g: Europe, seat: Seat) -> list[AreaNo]:
    """The Catholic Areas where a player has Influence."""
    faith = g.box.faith_of[CATHOLIC]
    return [area for area in areas_with_influence(g, seat) if faith_of_area(g, area) == faith]


@rule("EU 19.3.4 19.3.5 19.3.6 19.3.7 11.2.6")
def excommunicate(g: Europe, seat: Seat, realm: Realm, *, by_action: bool = True) -> Flow[None]:
    """The token on a Capital; a player loses Prestige, a Cardinal and Influence of Catholics."""
    g.excommunicated = realm
    g.tell(RulerExcommunicated(seat, realm_id(g, realm)))
    if is_pr(realm):
        score(g, realm, -PRESTIGE, "excommunication")
        yield from choose_cardinal(g, realm, LOSE_CARDINAL, realm)
        areas = catholic_areas(g, realm)
        yield from remove_influence(
            g, realm, areas, INFLUENCE, by_action=by_action, clause="EU-19.3.7"
        )


@rule("EU 9.CB.15 19.3.8")
def has_excommunication_cb(g: Europe, seat: Seat, realm: Realm) -> bool:
    """Every Catholic player's against the Realm of the Excommunicated Ruler."""
    return g.excommunicated == realm and seat != realm and is_catholic_player(g, seat)
