"""What players have done this Round and this Age, as far as cards ask for it."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import Seat

from ...box.components import CATEGORIES, CAVALRY, NONE, UNIT_TYPES, AreaNo
from ...state import Deeds, Europe, Realm
from ..board.ownership import is_pr


def note_battle(
    g: Europe, winners: Iterable[Realm], area: AreaNo = NONE, *, pirates: bool = False
) -> None:
    """A Battle was won, on land in an Area, or at sea; perhaps over Pirates."""
    for realm in winners:
        if is_pr(realm):
            deeds = g.players[realm].deeds
            deeds.battles.append(_cavalry(g, realm, area))
            deeds.pirates |= pirates


def _cavalry(g: Europe, seat: Seat, area: AreaNo) -> int:
    """The Cavalry of a player that is left in an Area."""
    types = len(UNIT_TYPES)
    return sum(
        army.units[types * category + CAVALRY]
        for army in g.players[seat].armies
        if army.area == area != NONE
        for category in range(len(CATEGORIES))
    )


def note_trade(g: Europe, seat: Seat, ducats: int) -> None:
    """Trade Income was collected."""
    g.players[seat].deeds.trade += ducats


def note_war(g: Europe, victor: Seat, enemy: Realm) -> None:
    """A War has ended with a Victor."""
    g.players[victor].deeds.wars.append(enemy)


def forget_round(g: Europe) -> None:
    """A new Round begins; Wars are remembered for the whole Age."""
    for player in g.players:
        player.deeds = Deeds(wars=player.deeds.wars)


def forget_age(g: Europe) -> None:
    for player in g.players:
        player.deeds = Deeds()
