"""What ties Realms together: War, Alliances, Marriages and Influence."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import ALLIED, NONE, AreaNo, AreaSet
from ...events.phases import AllianceEnded, MarriageEnded
from ...events.relations import AlliedUnitsLost
from ...state import COLUMNS, IMPERIAL, PORT, Europe, Realm
from ...tasks import LeavingPorts
from ..board.adjacency import in_set
from ..board.ownership import areas_of, box_number, capital_area, is_pr
from ..curia.curia_track import release_roma


def realm_id(g: Europe, realm: Realm) -> str:
    return g.box.realms[box_number(g, realm)].id


def at_war(g: Europe, one: Realm, other: Realm) -> bool:
    return any({war.aggressor, war.target} == {one, other} for war in g.wars)


def is_at_war(g: Europe, realm: Realm) -> bool:
    """In any War at all; who is not is at Peace."""
    return bool(g.wars) and any(realm in (war.aggressor, war.target) for war in g.wars)


@rule("EU-11.3.6")
def is_fighting(g: Europe, realm: Realm) -> bool:
    """At War, be it as the Active Ally of a player."""
    for player in g.players:
        if player.allies.get(realm):
            return True
    return is_at_war(g, realm)


@rule("EU-11.2.3")
def influence_in(g: Europe, seat: Seat, area: AreaNo) -> int:
    """Influence of a player in an Area, Marriages there included, and for the Emperor Imperial."""
    if area >= g.box.main_areas:
        return 0
    cubes = g.influence[area * COLUMNS + seat]
    if g.emperor == seat:
        cubes += g.influence[area * COLUMNS + IMPERIAL]
    return cubes + sum(capital_area(g, realm) == area for realm in g.players[seat].marriages)


def influence_in_realm(g: Europe, seat: Seat, realm: Realm) -> int:
    """Influence of a player in all Areas of a Realm."""
    return influence_in_areas(g, seat, areas_of(g, realm))


def influence_in_areas(g: Europe, seat: Seat, areas: AreaSet) -> int:
    """Influence of a player in several Areas together; overseas there is none."""
    areas &= (1 << g.box.main_areas) - 1
    influence = g.influence
    cubes = sum([influence[area * COLUMNS + seat] for area in in_set(areas)])
    if g.emperor == seat:
        cubes += sum([influence[area * COLUMNS + IMPERIAL] for area in in_set(areas)])
    return cubes + sum(areas >> capital_area(g, one) & 1 for one in g.players[seat].marriages)


def married_to(g: Europe, realm: Realm) -> list[Seat]:
    """The players with a Marriage token on a Realm."""
    return [seat for seat, player in enumerate(g.players) if realm in player.marriages]


@rule("EU-4.6.9")
def end_marriage(g: Europe, seat: Seat, realm: Realm) -> None:
    """Take a Marriage token off; between players both tokens leave."""
    del g.players[seat].marriages[realm]
    g.tell(MarriageEnded(seat, realm_id(g, realm)))
    if is_pr(realm) and seat in g.players[realm].marriages:
        del g.players[realm].marriages[seat]


@rule("EU 19.1.8 11.3.46")
def take_off_alliance(g: Europe, seat: Seat, realm: Realm) -> None:
    """Take an Alliance token off, without any penalty; between players both tokens leave.

    An Active Ally takes its Units along; with the Pope's goes the Cardinal of Roma.
    """
    del g.players[seat].allies[realm]
    g.tell(AllianceEnded(seat, realm_id(g, realm)))
    lose_allied_units(g, seat, realm)
    if is_pr(realm) and seat in g.players[realm].allies:
        del g.players[realm].allies[seat]
    release_roma(g)
    close_ports(g, seat)
    if is_pr(realm):
        close_ports(g, realm)


@rule("EU 11.3.23 11.3.46")
def lose_allied_units(g: Europe, seat: Seat, realm: Realm) -> None:
    """As many Allied Units as this Ally gave, from Available Manpower and then Armies (R11)."""
    player = g.players[seat]
    due = player.allied_from.pop(realm, 0)
    lost = min(due, player.allied)
    player.allied -= lost
    for army in player.armies:
        for slot in range(3 * ALLIED, 3 * ALLIED + 3):
            gone = min(due - lost, army.units[slot])
            army.units[slot] -= gone
            lost += gone
        if not army.size:
            army.area = NONE
    if lost:
        g.tell(AlliedUnitsLost(seat, realm_id(g, realm), lost))


def close_ports(g: Europe, seat: Seat) -> None:
    """Ships in Ports that are no longer Friendly must leave them (EU-9.5.30)."""
    player = g.players[seat]
    if player.fleet.space >= PORT or any(space >= PORT for space in player.ships):
        g.agenda.append(LeavingPorts(seat))
