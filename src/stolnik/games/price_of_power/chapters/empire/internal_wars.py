"""Wars inside the Empire."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...state import Europe, Realm
from ..board.ownership import is_pr
from ..relations.claims import place_cb
from ..relations.influence import remove_influence
from ..religion.faiths import state_religion
from .authority import change_authority
from .membership import hre_areas, is_member, is_subject

AUTHORITY_LOST = 1
INFLUENCE_LOST = 3
BY_EMPEROR = "by_emperor"
BY_SUBJECT = "by_subject"


@rule("EU 18.5.1 18.5.2 2.2.1")
def breach_of_peace(g: Europe, seat: Seat, realm: Realm) -> str:
    """Whose a War without a CB would be: the Emperor's on a Subject, a Subject's on a Member.

    Empty if the Empire is not concerned.
    """
    if seat == g.emperor:
        return BY_EMPEROR if is_subject(g, realm) else ""
    punished = is_subject(g, seat) and is_member(g, realm) and is_pr(g.emperor)
    return BY_SUBJECT if punished else ""


@rule("EU 18.5.1 18.5.2 18.1.12")
def punish_internal_war(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Authority and Influence of the Emperor; a Subject has the Emperor's CB to fear."""
    breach = breach_of_peace(g, seat, realm)
    if breach == BY_EMPEROR:
        change_authority(g, -AUTHORITY_LOST, "war_on_subject")
        areas = hre_areas(g)
        yield from remove_influence(
            g, seat, areas, INFLUENCE_LOST, by_action=True, clause="EU-18.5.1"
        )
    elif breach == BY_SUBJECT:
        yield from place_cb(g, g.emperor, seat)


@rule("EU-18.5.3")
def annexes_brother(g: Europe, seat: Seat, realm: Realm) -> bool:
    """An Emperor who annexes a Member of the same State Religion; ask before it is gone."""
    if seat != g.emperor or not is_member(g, realm):
        return False
    return state_religion(g, seat) == state_religion(g, realm)


@rule("EU 18.5.3 18.1.12")
def punish_annexation(g: Europe, seat: Seat, realm: Realm) -> None:
    """It costs such an Emperor Authority."""
    if annexes_brother(g, seat, realm):
        change_authority(g, -AUTHORITY_LOST, "member_annexed")
