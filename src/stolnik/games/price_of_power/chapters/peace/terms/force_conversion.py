"""Force Conversion: the Loser takes the Victor's faith."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PlaceNo
from ....events.peace import WasConverted
from ....state import Europe, Realm
from ...board.ownership import capital, capital_area, controller, is_pr
from ...prestige.prestige_track import score
from ...relations.influence import areas_with_influence, remove_influence
from ...relations.ties import realm_id
from ...religion.faiths import state_religion
from ...religion.religion_tokens import change_faith
from ...religion.state_religion import adopt, is_bound
from ..parties import held_by, party
from ..spoils import add_influence

PRESTIGE, LOSS = 3, 5
INFLUENCE, INFLUENCE_LOST = 2, 4


@rule("EU 10.PT.35 10.PT.36")
def refuse_conversion(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """The whole Capital Area, and another faith."""
    if capital(g, realm) not in held_by(g, seat, {realm}):
        return Refusal("EU-10.PE.5")
    area = g.box.areas[capital_area(g, realm)]
    if not all(_controls(g, seat, place) for place in area.places):
        return Refusal("EU-10.PT.35")
    if state_religion(g, seat) == state_religion(g, realm):
        return Refusal("EU-10.PT.36")
    if is_bound(g, realm, g.players[seat].faith):
        return Refusal("EU-2.7.12")
    return None


@rule("EU 10.PT.35 10.0.4")
def _controls(g: Europe, seat: Seat, place: PlaceNo) -> bool:
    """As Occupier or Lawful Owner; a Vassal counts as its Overlord's Realm."""
    return (controller(g, place) if g.occupiers[place] else party(g, place)) == seat


@rule("EU 10.PT.38 10.PT.40 10.PT.41 10.PT.42 10.PT.43")
def convert(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """State Religion and Capital Area change; Prestige and Influence follow."""
    area = g.box.areas[capital_area(g, realm)]
    faith = g.players[seat].faith
    g.tell(WasConverted(realm_id(g, realm), g.box.faiths[faith].id))
    if is_pr(realm):
        yield from adopt(g, realm, faith)
    if not (yield from change_faith(g, seat, area.no, faith)) and not area.distant:
        # The Area had that faith all along, and now its Realm follows it (EU-15.2.5).
        g.faiths[area.slot] = g.faiths[area.slot] or faith + 1
    score(g, seat, PRESTIGE, "force_conversion")
    yield from add_influence(g, seat, [area.no], INFLUENCE)
    if is_pr(realm):
        score(g, realm, -LOSS, "force_conversion")
        areas = areas_with_influence(g, realm)
        yield from remove_influence(
            g, realm, areas, INFLUENCE_LOST, by_action=False, clause="EU-10.PT.43"
        )
