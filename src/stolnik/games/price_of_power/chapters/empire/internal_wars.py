"""Wars inside the Empire."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.chapters.board.ownership import is_pr
from stolnik.games.price_of_power.chapters.empire.authority import change_authority
from stolnik.games.price_of_power.chapters.empire.membership import (
    hre_areas,
    is_member,
    is_subject,
)
from stolnik.games.price_of_power.chapters.rebels.liberation import place_cb
from stolnik.games.price_of_power.chapters.relations.influence import remove_influence
from stolnik.games.price_of_power.chapters.religion.faiths import state_religion
from stolnik.games.price_of_power.state import Europe, Realm
from stolnik.rulebook import rule

INFLUENCE_LOST = 3


@rule("EU 18.5.1 18.5.2 18.1.12 2.2.1")
def punish_internal_war(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """A War without a CB, Declared by the Emperor on a Subject or by a Subject on a Member."""
    if seat == g.emperor:
        if is_subject(g, realm):
            change_authority(g, -1, "war_on_subject")
            areas = hre_areas(g)
            yield from remove_influence(
                g, seat, areas, INFLUENCE_LOST, by_action=True, clause="EU-18.5.1"
            )
    elif is_subject(g, seat) and is_member(g, realm) and is_pr(g.emperor):
        yield from place_cb(g, g.emperor, seat)


@rule("EU 18.5.3 18.1.12")
def punish_annexation(g: Europe, seat: Seat, realm: Realm) -> None:
    """An Emperor who annexes a Member of the same State Religion; ask before it is gone."""
    if seat == g.emperor and is_member(g, realm):
        if state_religion(g, seat) == state_religion(g, realm):
            change_authority(g, -1, "member_annexed")
