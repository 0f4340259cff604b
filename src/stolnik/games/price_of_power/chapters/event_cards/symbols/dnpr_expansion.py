"""DNPR Expansion: a dynamic NPR takes a Province next to it."""

from __future__ import annotations

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import COLOURS, AreaNo, PlaceNo, RealmNo
from ....state import NOBODY, NPR, Europe, Realm, board
from ....tasks import EventUnderWay
from ...board.adjacency import areas_touched_by_realm, in_set, is_vacant_territory, port_is_active
from ...board.atlas import of_the_map
from ...board.ownership import (
    areas_of,
    capital,
    flag_on,
    is_npr,
    is_pr,
    lawful_owner,
    npr_places,
    overlord,
    owned,
    tax_value,
)
from ...board.unrest import add_unrest
from ...other_realms.dynamic import can_get_token, dnprs_of, place_dnpr, refuse_dnpr
from ...relations.alliances import ally_of
from ...relations.claims import place_cb
from ...relations.ties import realm_id

OVERSEAS_FROM = 2
"""The Age from which DNPRs settle Territories."""


# -- who can expand, and where -----------------------------------------------------------------


@rule("EU 16.5.21 13.3.5 2.2.1")
def expanding(g: Europe, colour: int) -> list[RealmNo]:
    """The DNPRs of a colour that are independent and nobody's Active Ally.

    One that has all tokens of its colour already cannot grow (P120).
    """
    return [
        realm
        for realm in dnprs_of(g, colour)
        if is_npr(g, NPR + realm)
        and can_get_token(g, colour, realm)
        and not any(player.allies.get(NPR + realm) for player in g.players)
    ]


@rule("EU-16.5.22")
def refuse_expansion(g: Europe, realm: RealmNo, place: PlaceNo) -> Refusal | None:
    """Why a Province next to a DNPR cannot be taken, whoever has it."""
    dnpr = NPR + realm
    if not areas_touched_by_realm(g, dnpr) >> g.box.places[place].area & 1:
        return Refusal("EU-16.5.22", {}, "not_next_to")
    return _refuse_taking(g, dnpr, place)


def _refuse_taking(g: Europe, dnpr: Realm, place: PlaceNo) -> Refusal | None:
    master = lawful_owner(g, place)
    if master == NOBODY:
        return Refusal("EU-16.5.25")
    if flag_on(g, place) == dnpr:
        return Refusal("EU-16.5.22", {}, "of_the_dnpr")
    if g.occupiers[place]:
        return Refusal("EU-16.5.22", {}, "occupied")
    if _is_capital(g, master, place):
        return Refusal("EU-16.5.22", {}, "a_capital")
    if is_pr(master) and dnpr in g.players[master].allies:
        return Refusal("EU-16.5.22", {}, "of_an_ally")
    return refuse_dnpr(g, place)


def _is_capital(g: Europe, master: Realm, place: PlaceNo) -> bool:
    """A Capital stays, but for the last Province of an NPR."""
    if capital(g, master) != place:
        return False
    if is_pr(master) or overlord(g, place) is not None:
        return True
    return any(not g.tokens[one] for one in npr_places(g, master - NPR) if one != place)


@rule("EU-16.5.22")
def provinces_to_take(g: Europe, realm: RealmNo) -> list[PlaceNo]:
    """All Provinces that a DNPR could take."""
    return [
        place
        for area in in_set(areas_touched_by_realm(g, NPR + realm))
        for place in g.box.areas[area].places
        if _refuse_taking(g, NPR + realm, place) is None
    ]


@rule("EU-16.5.25")
def territories(g: Europe, realm: RealmNo) -> list[PlaceNo]:
    """From Age II any vacant Territory, for a DNPR with a Port on the Atlantic (R26)."""
    if g.age < OVERSEAS_FROM or not _faces_the_atlantic(g, NPR + realm):
        return []
    return list(_vacant_territories(g, g.edition))


@of_the_map
def _vacant_territories(g: Europe, edition: int) -> tuple[PlaceNo, ...]:
    """All Territories on which no token lies, the same for every DNPR."""
    table = g.box.boards[edition]
    distant = in_set(table.area_set & ~table.main_set)
    return tuple([g.box.areas[area].places[0] for area in distant if is_vacant_territory(g, area)])


def _faces_the_atlantic(g: Europe, dnpr: Realm) -> bool:
    """A Port on a Sea Zone of the Main Map without an asterisk or a dagger."""
    return any(
        g.box.zones[zone].atlantic
        for place in owned(g, dnpr)
        if port_is_active(g, place)
        for zone in g.box.places[place].zones
    )


# -- the symbol --------------------------------------------------------------------------------


def refuse_expansion_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("expand", str(name)) if move not in ask.options:
            realm = g.box.realm_of[str(ask.about["realm"])]
            return refuse_expansion(g, realm, g.box.place_of[name])
    return None


WHICH_DNPR = Topic("which_dnpr", verbs=("expanding",), set_by=("EU-16.5.21",))
EXPANSION = Topic(
    "dnpr_expansion",
    verbs=("expand",),
    refuse=refuse_expansion_answer,
    set_by=("EU-16.5.22",),
)
ALLY_ROBBED = Topic("ally_robbed", verbs=("yes", "no"), set_by=("EU-16.5.26",))


@rule("EU 16.5.21 16.5.2 13.3.5")
def dnpr_expansion(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """The Active Player picks a DNPR and a Province; else all of the colour expand by rule."""
    colour = COLOURS.index(symbol)
    if task.unpicked:
        for realm in sorted(expanding(g, colour), key=lambda one: g.box.realms[one].alphabetical):
            place = annexed_by_rule(g, realm)
            if place is not None:
                yield from expand(g, colour, realm, place, task.taker)
        return
    reach = {one: provinces_to_take(g, one) + territories(g, one) for one in expanding(g, colour)}
    able = [one for one in reach if reach[one]]
    if not able:
        return
    realms: dict[Move, RealmNo] = {("expanding", g.box.realms[one].id): one for one in able}
    realm = yield from choose_thing(task.taker, WHICH_DNPR, realms)
    places: dict[Move, PlaceNo] = {
        ("expand", g.box.places[place].id): place for place in reach[realm]
    }
    name = g.box.realms[realm].id
    place = yield from choose_thing(task.taker, EXPANSION, places, realm=name)
    yield from expand(g, colour, realm, place, task.taker)


@rule("EU 16.5.23 16.5.24 16.5.26")
def expand(g: Europe, colour: int, realm: RealmNo, place: PlaceNo, chooser: Seat) -> Flow[None]:
    """The Province is the DNPR's; a player's stays so, with Unrest, but is its Core now."""
    victim = lawful_owner(g, place)
    protector = None if victim < NPR or g.tokens[place] else ally_of(g, victim)
    if not (yield from place_dnpr(g, colour, place, realm, chooser)):
        return
    if g.tokens[place]:
        add_unrest(g, place)
    elif protector is not None:
        dnpr = NPR + realm
        robbed = choose(protector, ALLY_ROBBED, [YES, NO], realm=realm_id(g, dnpr))
        if (yield from robbed) == YES:
            yield from place_cb(g, protector, dnpr)


@rule("EU 16.5.27 16.5.28 2.4.10")
def annexed_by_rule(g: Europe, realm: RealmNo) -> PlaceNo | None:
    """The NPR Province that a DNPR annexes by itself: near home, of the smallest NPR.

    Vassals are no NPRs, be their Overlord one.
    """
    dnpr = NPR + realm
    home = areas_of(g, dnpr)
    by_land = 0
    for area in in_set(home):
        by_land |= board(g).land[area]

    def rank(place: PlaceNo) -> tuple[int, int, int, int]:
        area: AreaNo = g.box.places[place].area
        victim = lawful_owner(g, place)
        near = 0 if home >> area & 1 else 1 if by_land >> area & 1 else 2
        name = g.box.realms[victim - NPR].alphabetical
        return near, tax_value(g, victim), name, g.box.places[place].alphabetical

    places = [
        place
        for place in provinces_to_take(g, realm)
        if not g.tokens[place] and is_npr(g, lawful_owner(g, place))
    ]
    return min(places, key=rank, default=None)
