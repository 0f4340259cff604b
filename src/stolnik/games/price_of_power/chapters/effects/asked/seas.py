"""Ships, Ports, Merchants and what lies overseas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ....box.components import Box, NodeNo
from ....box.effects import Frozen
from ....state import PORT, Europe, Realm
from ...board.hostility import ships_in, zones_with_ships
from ...board.ownership import is_pr, lying_open, owned, places_with_tokens, towns
from ...board.ports import port_size
from ...commerce.nodes import key_power, merchant_in, secondary_power
from ...government.ideas import compares
from ...relations.colonies import colonial_claims
from .reading import Check, Condition, Context, Word, compared, fields, least, names, read_each_time
from .ties_asked import has_most

DISTANT: Final = "distant"


# -- Ships -------------------------------------------------------------------------------------


def _on_maps(g: Europe, seat: Seat) -> Counter[str]:
    """A player's Ships by the map that they are on, those in its Ports included (P141)."""
    player = g.players[seat]
    found: Counter[str] = Counter()
    for zone in zones_with_ships(g, seat):
        found[g.box.zones[zone].map] += ships_in(g, seat, zone)
    in_port = Counter({space: n for space, n in player.ships.items() if space >= PORT})
    if player.fleet.space >= PORT:
        in_port[player.fleet.space] += player.fleet.size
    for space, n in in_port.items():
        found[g.box.areas[g.box.places[space - PORT].area].map] += n
    return found


def _ships_in(box: Box, value: Frozen, condition: Condition) -> Check:
    """Ships in Sea Zones, or on maps."""
    asked = fields(value)
    wanted = least(asked)
    if "map" in asked:
        maps = names(asked["map"])
        return lambda g, realm, scope: is_pr(realm) and _ships_on(g, realm, maps) >= wanted
    zones = [box.zone_of[name] for name in names(asked["zone" if "zone" in asked else "zones"])]
    return lambda g, realm, scope: (
        is_pr(realm) and sum([ships_in(g, realm, zone) for zone in zones]) >= wanted
    )


def _ships_on(g: Europe, seat: Seat, maps: Sequence[str]) -> int:
    found = _on_maps(g, seat)
    return sum(found[one] for one in maps)


def _most_ships_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """More Ships than any other player in a Sea Zone."""
    if not is_pr(realm):
        return False
    zone = g.box.zone_of[str(value)]
    return has_most([ships_in(g, seat, zone) for seat in range(len(g.players))], realm)


@rule("EU-2.6.13")
def _ports_facing(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Ports of one's own at a Sea Zone, a Large Port counting as 2."""
    zone = g.box.zone_of[str(value)]
    facing = [place for place in owned(g, realm) if zone in g.box.places[place].zones]
    return sum(port_size(g, place) for place in facing) >= least(context.condition)


# -- overseas ----------------------------------------------------------------------------------


def _has_token_or_ship_on(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A Town, a Vassal token or a Ship on a map, or on any Distant Continent."""
    if not is_pr(realm):
        return False
    places = lying_open(g, places_with_tokens(g, realm))
    maps = {g.box.areas[g.box.places[one].area].map for one in places}
    maps |= _on_maps(g, realm).keys()
    return any(one != "main" for one in maps) if value == DISTANT else str(value) in maps


def continents(g: Europe, seat: Seat) -> set[str]:
    """The Distant Continents with a Town or a Ship of a player."""
    box, player = g.box, g.players[seat]
    maps = {box.zones[zone].map for zone in zones_with_ships(g, seat)}
    in_port = [space - PORT for space in (*player.ships, player.fleet.space) if space >= PORT]
    for place in (*lying_open(g, towns(g, seat)), *in_port):
        if place >= box.main_places:
            maps.add(box.areas[box.places[place].area].map)
    maps.discard("main")
    return maps


def _continents(box: Box, value: Frozen, condition: Condition) -> Check:
    fits = compared(str(value))
    return lambda g, realm, scope: is_pr(realm) and fits(len(continents(g, realm)))


def _most_colonial_claims(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    claims = [len(colonial_claims(g, seat)) for seat in range(len(g.players))]
    return has_most(claims, realm) == value


# -- Merchants ---------------------------------------------------------------------------------


def best_key_power(g: Europe, seat: Seat, node: NodeNo) -> int:
    """What a player's Key Provinces bring in a node on the Trade Card that suits best."""
    return max((key_power(g, seat, chance) for chance in g.box.chances[node]), default=0)


def _merchant_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A Merchant in a node, perhaps with so much Trade Power on the best Trade Card."""
    if not is_pr(realm):
        return False
    node = g.box.node_of[str(value)]
    if merchant_in(g, realm, node) is None:
        return False
    wanted = context.condition.get("trade_power")
    if wanted is None:
        return True
    power = secondary_power(g, realm, node) + best_key_power(g, realm, node)
    return compares(power, str(wanted))


def _key_power(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Key Provinces in the node that the card speaks of, else in one with a Merchant."""
    if not is_pr(realm):
        return False
    scope = context.scope
    nodes = [one.node for one in g.players[realm].merchants if one.node in g.box.chances]
    if scope is not None and "node" in scope.last:
        nodes = scope.last["node"]
    return any(compares(best_key_power(g, realm, node), str(value)) for node in nodes)


WORDS: Final[Mapping[str, Word]] = {
    "ships_in": _ships_in,
    "ships_on_map": _ships_in,
    "continents_with_presence": _continents,
    **read_each_time(
        {
            "most_ships_in": _most_ships_in,
            "ports_facing": _ports_facing,
            "has_token_or_ship_on": _has_token_or_ship_on,
            "most_colonial_claims": _most_colonial_claims,
            "merchant_in": _merchant_in,
            "key_province_power_in_node": _key_power,
        }
    ),
}
