"""The map: Areas, Provinces, Sea Zones, and how they touch."""

from __future__ import annotations

from stolnik.rulebook import rule

from .components import DEAR_LINKS, NONE, Area, Place, Zone
from .files import Files, alphabetical, check, check_known, numbers, refuse

AREAS, PROVINCES, ZONES, DISTANT = "map_areas", "map_provinces", "map_sea_zones", "map_distant"
TAX = {"small": 1, "large": 2}


def check_map(f: Files) -> None:
    """Everything that touches something is touched by it, and every id names something."""
    for twice in f.areas.keys() & f.distant.keys():
        refuse(DISTANT, twice, "id", "an Area of the Main Map has this id")
    for twice in f.provinces.keys() & f.distant.keys():
        refuse(DISTANT, twice, "id", "a Province of the Main Map has this id")
    for area in f.areas:
        _check_area(f, area)
    for province in f.provinces:
        _check_province(f, province)
    for zone in f.zones:
        _check_zone(f, zone)
    for distant in f.distant:
        _check_distant(f, distant)


def _check_area(f: Files, name: str) -> None:
    area = f.areas[name]
    check_known(AREAS, name, "land_borders", area.land_borders, f.areas)
    for other in area.land_borders:
        mutual = name in f.areas[other].land_borders
        check(mutual, AREAS, name, "land_borders", f"the border to {other} is one-sided")
    for other in area.mountain_borders:
        known = other in area.land_borders
        check(known, AREAS, name, "mountain_borders", f"{other} is not across a land border")
        mutual = name in f.areas[other].mountain_borders
        check(mutual, AREAS, name, "mountain_borders", f"the one to {other} is one-sided")
    check_known(AREAS, name, "sea_zones", area.sea_zones, f.zones)
    _check_religion(f, name)
    for province in area.provinces:
        listed = province in f.provinces and f.provinces[province].area == name
        check(listed, AREAS, name, "provinces", f"{province} is not a Province of it")
        on_board = listed and f.provinces[province].board == area.board
        check(on_board, AREAS, name, "board", f"{province} lies on another board")
    node = area.inland_trade_node
    if node is not None:
        mutual = node in f.nodes and f.nodes[node].area == name
        check(mutual, AREAS, name, "inland_trade_node", f"{node} does not lie in it")
    for node in area.desert_trade_nodes:
        mutual = node in f.nodes and name in f.nodes[node].desert_adjacent_areas
        check(mutual, AREAS, name, "desert_trade_nodes", f"{node} does not list it")
    for link in area.distant_links:
        check_known(AREAS, name, "distant_links", [link.to], f.distant)
        back = [other.to for other in f.distant[link.to].overland_links]
        check(name in back, AREAS, name, "distant_links", f"the link to {link.to} is one-sided")
    _check_hre(f, name)


def _check_religion(f: Files, name: str) -> None:
    own = f.areas[name].religion
    check_known(AREAS, name, "religion", [own.slot], f.areas)
    governing = f.areas[own.slot].religion
    check(governing.slot == own.slot, AREAS, name, "religion", "its slot is governed by another")
    same = governing.printed == own.printed
    check(same, AREAS, name, "religion", "the Religion printed differs from that of its slot")
    check_known(AREAS, name, "religion", [own.printed], f.faiths)


def _check_hre(f: Files, name: str) -> None:
    area = f.areas[name]
    inside = sorted(p for p in area.provinces if f.provinces[p].in_hre)
    if area.hre.partial:
        right = sorted(area.hre.provinces_inside)
    elif area.hre.inside:
        right = sorted(area.provinces)
    else:
        right = []
    check(inside == right, AREAS, name, "hre", f"inside the Empire lie: {', '.join(inside) or '-'}")


def _check_province(f: Files, name: str) -> None:
    province = f.provinces[name]
    listed = province.area in f.areas and name in f.areas[province.area].provinces
    check(listed, PROVINCES, name, "area", f"{province.area} does not list it")
    same = TAX[province.size] == province.tax_value
    check(same, PROVINCES, name, "tax_value", "size and Tax Value differ")
    faces = bool(province.ports) == bool(province.port_sea_zones)
    check(faces, PROVINCES, name, "port_sea_zones", "a Port faces a Sea Zone, and only a Port does")
    fits = province.ports in (0, province.tax_value)
    check(fits, PROVINCES, name, "ports", f"a {province.size} Province with Port {province.ports}")
    check_known(PROVINCES, name, "port_sea_zones", province.port_sea_zones, f.zones)
    for zone in province.port_sea_zones:
        mutual = name in f.zones[zone].ports_facing
        check(mutual, PROVINCES, name, "port_sea_zones", f"{zone} does not list the Port")
        touches = zone in f.areas[province.area].sea_zones
        check(touches, PROVINCES, name, "port_sea_zones", f"its Area does not touch {zone}")
    check_known(PROVINCES, name, "home_realm", [province.home_realm], f.realms)
    check_known(PROVINCES, name, "owner_1444", [province.owner_1444], f.realms)
    own = province.owner_1444 == province.home_realm
    check(own, PROVINCES, name, "owner_1444", "in 1444 every Province belongs to its flag")


def _check_zone(f: Files, name: str) -> None:
    zone = f.zones[name]
    maps = {"main", *f.continents}
    check_known(ZONES, name, "map", [zone.map], maps)
    check_known(ZONES, name, "neighbours", zone.neighbours, f.zones)
    for other in zone.neighbours:
        mutual = name in f.zones[other].neighbours
        check(mutual, ZONES, name, "neighbours", f"the border to {other} is one-sided")
        same = f.zones[other].map == zone.map
        check(same, ZONES, name, "neighbours", f"{other} lies on another map")
    for link in zone.links:
        check_known(ZONES, name, "links", [link.to], f.zones)
        back = [(one.letter, one.to) for one in f.zones[link.to].links]
        mutual = (link.letter, name) in back
        check(mutual, ZONES, name, "links", f"link {link.letter} to {link.to} is one-sided")
        near = link.letter in DEAR_LINKS and zone.map == "main"
        check(not near, ZONES, name, "links", f"link {link.letter} is for Distant Sea Zones")
    for port in zone.ports_facing:
        mutual = port in f.provinces and name in f.provinces[port].port_sea_zones
        check(mutual, ZONES, name, "ports_facing", f"the Port {port} does not face it")
    for node in zone.trade_nodes:
        mutual = node in f.nodes and name in f.nodes[node].sea_zones
        check(mutual, ZONES, name, "trade_nodes", f"the node {node} does not list it")
    same = zone.galleys_allowed == (zone.mark is not None)
    check(same, ZONES, name, "mark", "Galleys sail where a mark is, and only there")


def _check_distant(f: Files, name: str) -> None:
    area = f.distant[name]
    check_known(DISTANT, name, "map", [area.map], f.continents)
    check_known(DISTANT, name, "neighbours", area.neighbours, f.distant)
    for other in area.neighbours:
        mutual = name in f.distant[other].neighbours
        check(mutual, DISTANT, name, "neighbours", f"the line to {other} is one-sided")
    for link in area.overland_links:
        check_known(DISTANT, name, "overland_links", [link.to], f.areas.keys() | f.distant.keys())
        if link.to in f.areas:
            back = [other.to for other in f.areas[link.to].distant_links]
        else:
            back = [other.to for other in f.distant[link.to].overland_links]
        check(name in back, DISTANT, name, "overland_links", f"the one to {link.to} is one-sided")
    check_known(DISTANT, name, "port_sea_zones", area.port_sea_zones, f.zones)
    for zone in area.port_sea_zones:
        same = f.zones[zone].map == area.map or area.port_sea_zones_source is not None
        check(same, DISTANT, name, "port_sea_zones", f"it faces {zone} of another map")
    territory = area.type == "territory"
    numbered = territory == (area.territory_number is not None)
    check(numbered, DISTANT, name, "territory_number", "a Territory has a number, and only it has")
    if territory:
        check(not area.home_realm, DISTANT, name, "home_realm", "a Territory bears no flag")
    else:
        check_known(DISTANT, name, "home_realm", [area.home_realm or ""], f.realms)
    faces = bool(area.ports) == bool(area.port_sea_zones)
    check(faces, DISTANT, name, "port_sea_zones", "a Port faces a Sea Zone, and only a Port does")


@rule("EU 2.6.1 2.6.24 2.6.25 2.6.2 2.6.5 2.6.8 2.6.18 2.6.22 2.7.1 2.7.6")
def make_areas(f: Files) -> tuple[Area, ...]:
    """The Areas of the Main Map, then those of the Distant Continents, each with its borders."""
    area_no = numbers([*f.areas, *f.distant])
    place_no = numbers([*f.provinces, *f.distant])
    zone_no, node_no, faith_no = numbers(f.zones), numbers(f.nodes), numbers(f.faiths)
    names = [one.name for one in f.areas.values()]
    names += [one.name for one in f.distant.values()]
    ranks = alphabetical(names)
    areas = [
        Area(
            no=area_no[area.id],
            id=area.id,
            name=area.name,
            map="main",
            east=area.board == "east",
            places=tuple(place_no[p] for p in area.provinces),
            borders=tuple(
                area_no[other]
                for other in [*area.land_borders, *(link.to for link in area.distant_links)]
            ),
            mountains=tuple(area_no[other] for other in area.mountain_borders),
            zones=tuple(zone_no[z] for z in area.sea_zones),
            slot=area_no[area.religion.slot],
            faith=faith_no[area.religion.printed],
            hre=area.hre.inside or area.hre.partial,
            elector=area.hre.elector,
            node=NONE if area.inland_trade_node is None else node_no[area.inland_trade_node],
            desert_nodes=tuple(node_no[n] for n in area.desert_trade_nodes),
            alphabetical=ranks[area_no[area.id]],
            distant=False,
        )
        for area in f.areas.values()
    ]
    desert = {
        area: [node_no[n.id] for n in f.nodes.values() if area in n.desert_adjacent_areas]
        for area in f.distant
    }
    areas += [
        Area(
            no=area_no[area.id],
            id=area.id,
            name=area.name,
            map=area.map,
            east=False,
            places=(place_no[area.id],),
            borders=tuple(
                area_no[other]
                for other in [*area.neighbours, *(link.to for link in area.overland_links)]
            ),
            mountains=(),
            zones=tuple(zone_no[z] for z in area.port_sea_zones),
            slot=NONE,
            faith=faith_no["none"],
            hre=False,
            elector=False,
            node=next((node_no[n.id] for n in f.nodes.values() if n.area == area.id), NONE),
            desert_nodes=tuple(desert[area.id]),
            alphabetical=ranks[area_no[area.id]],
            distant=True,
        )
        for area in f.distant.values()
    ]
    return tuple(areas)


@rule("EU 2.6.9 2.6.10 2.6.12 2.6.19 2.7.7 2.7.8 2.7.10")
def make_places(f: Files) -> tuple[Place, ...]:
    """The Provinces of the Main Map, then the Distant Provinces and Territories."""
    area_no, zone_no = numbers([*f.areas, *f.distant]), numbers(f.zones)
    realm_no = numbers([*f.realms, *f.later_realms])
    names = [one.name for one in f.provinces.values()]
    names += [one.name for one in f.distant.values()]
    ranks = alphabetical(names)
    places = [
        Place(
            no=no,
            id=place.id,
            name=place.name,
            area=area_no[place.area],
            tax=place.tax_value,
            ports=place.ports,
            zones=tuple(zone_no[z] for z in place.port_sea_zones),
            inactive=False,
            island=place.island,
            gold=place.gold,
            capital=place.capital,
            flag=realm_no[place.home_realm],
            dutch=place.dutch_core,
            in_hre=place.in_hre,
            territory=0,
            east=place.board == "east",
            alphabetical=ranks[no],
            house="house" in (place.tax_source, place.port_source, place.owner_source),
        )
        for no, place in enumerate(f.provinces.values())
    ]
    places += [
        Place(
            no=no,
            id=area.id,
            name=area.name,
            area=area_no[area.id],
            tax=area.tax_value,
            ports=area.ports,
            zones=tuple(zone_no[z] for z in area.port_sea_zones),
            inactive=area.port_inactive_until_settled,
            island=area.island,
            gold=area.gold,
            capital=area.capital,
            flag=NONE if area.home_realm is None else realm_no[area.home_realm],
            dutch=False,
            in_hre=False,
            territory=area.territory_number or 0,
            east=False,
            alphabetical=ranks[no],
            house="house" in (area.values_source, area.port_source),
        )
        for no, area in enumerate(f.distant.values(), start=len(places))
    ]
    return tuple(places)


@rule("EU 2.6.7 2.6.16 2.6.21 2.7.2 2.7.3 2.7.4")
def make_zones(f: Files) -> tuple[Zone, ...]:
    """The Sea Zones, with every Port that faces them and every Zone next to them."""
    zone_no, node_no = numbers(f.zones), numbers(f.nodes)
    place_no = numbers([*f.provinces, *f.distant])
    facing: dict[str, list[int]] = {zone: [] for zone in f.zones}
    ports = [(one.id, one.port_sea_zones) for one in f.provinces.values()]
    ports += [(one.id, one.port_sea_zones) for one in f.distant.values()]
    for place, faced in ports:
        for zone in faced:
            facing[zone].append(place_no[place])
    return tuple(
        Zone(
            no=zone_no[zone.id],
            id=zone.id,
            name=zone.name,
            map=zone.map,
            slots=zone.trade_protection_slots,
            neighbours=tuple(zone_no[other] for other in zone.neighbours),
            links=tuple((link.letter, zone_no[link.to]) for link in zone.links),
            mark=zone.mark or "",
            nodes=tuple(node_no[n] for n in zone.trade_nodes),
            ports=tuple(facing[zone.id]),
            atlantic=zone.atlantic_for_dnpr,
        )
        for zone in f.zones.values()
    )
