"""Realms, faiths and Trade Nodes."""

from __future__ import annotations

from collections import Counter, defaultdict

from stolnik.rulebook import rule

from .components import COLOURS, NONE, Faith, Node, RealmCard, TradeCard, TradeChance
from .files import Files, alphabetical, check, check_known, numbers, refuse

REALMS, TRADE = "realms", "trade"
NOT_A_REALM = "rebels"
"""Stands among the later Realms for its name only."""


def check_realms(f: Files) -> None:
    """Each Realm has its Provinces, its Capital and, if a Vassal, an Overlord that knows it."""
    owned: dict[str, list[str]] = defaultdict(list)
    for province in f.provinces.values():
        owned[province.owner_1444].append(province.id)
    for area in f.distant.values():
        if area.home_realm:
            owned[area.home_realm].append(area.id)
    for name in f.realms:
        _check_realm(f, name, owned[name])
    seats = [one.home_realm for one in f.provinces.values() if one.capital]
    seats += [one.home_realm for one in f.distant.values() if one.capital and one.home_realm]
    for realm, n in Counter(seats).items():
        check(n == 1, REALMS, realm, "capital", f"it has {n} Capitals")
    if sorted(f.colours) != sorted(COLOURS):
        refuse(REALMS, "dnpr_colours", "dnpr_colours", f"these must be {', '.join(COLOURS)}")
    known = f.realms.keys() | f.later_realms.keys()
    for dnpr in f.dnprs:
        check_known(REALMS, dnpr.realm, "realm", [dnpr.realm], known)
        check_known(REALMS, dnpr.realm, "colour", [dnpr.colour], COLOURS)
    places = f.provinces.keys() | f.distant.keys()
    for later in f.later_realms.values():
        if later.capital is not None:
            check_known(REALMS, later.id, "capital", [later.capital], places)


def _check_realm(f: Files, name: str, owned: list[str]) -> None:
    realm = f.realms[name]
    listed = sorted(realm.provinces_1444)
    differ = ", ".join(sorted(set(listed) ^ set(owned)))
    check(listed == sorted(owned), REALMS, name, "provinces_1444", f"the map differs in {differ}")
    tax = sum(map(f.tax, realm.provinces_1444))
    same = realm.tax_value_1444 == tax
    check(same, REALMS, name, "tax_value_1444", f"its Provinces have a Tax Value of {tax}")
    present = realm.kind_1444 != "absent"
    check_known(REALMS, name, "capital", [realm.capital], f.provinces.keys() | f.distant.keys())
    seat = f.provinces.get(realm.capital) or f.distant[realm.capital]
    if present:
        flagged = seat.capital and seat.home_realm == name
        check(flagged, REALMS, name, "capital", f"{realm.capital} is no Capital with its flag")
        check(bool(owned), REALMS, name, "provinces_1444", "it owns no Province")
        check(realm.capital in owned, REALMS, name, "capital", "it does not own its Capital")
    in_area = f.area_of(realm.capital) == realm.capital_area
    check(in_area, REALMS, name, "capital_area", f"{realm.capital} lies elsewhere")
    check_known(REALMS, name, "state_religion_1444", [realm.state_religion_1444], f.faiths)
    check_known(REALMS, name, "vassals_1444", realm.vassals_1444, f.realms)
    for vassal in realm.vassals_1444:
        mutual = f.realms[vassal].overlord_1444 == name
        check(mutual, REALMS, name, "vassals_1444", f"{vassal} does not name it")
    if realm.overlord_1444 is not None:
        check_known(REALMS, name, "overlord_1444", [realm.overlord_1444], f.realms)
        mutual = name in f.realms[realm.overlord_1444].vassals_1444
        check(mutual, REALMS, name, "overlord_1444", f"{realm.overlord_1444} does not list it")


@rule("EU 2.4.13 2.6.11 2.6.15")
def make_realms(f: Files) -> tuple[RealmCard, ...]:
    """The Realms of 1444, then those that an Event or a Mission may found."""
    place_no = numbers([*f.provinces, *f.distant])
    realm_no = numbers([*f.realms, *f.later_realms])
    faith_no = numbers(f.faiths)
    names = [one.name for one in f.realms.values()]
    names += [one.name for one in f.later_realms.values()]
    ranks = alphabetical(names)
    realms = [
        RealmCard(
            no=no,
            id=realm.id,
            name=realm.name,
            capital=place_no[realm.capital],
            faith=faith_no[realm.state_religion_1444],
            overlord=NONE if realm.overlord_1444 is None else realm_no[realm.overlord_1444],
            places=tuple(place_no[p] for p in realm.provinces_1444),
            major=realm.major_power,
            playable=realm.playable,
            later=False,
            alphabetical=ranks[no],
        )
        for no, realm in enumerate(f.realms.values())
    ]
    realms += [
        RealmCard(
            no=no,
            id=later.id,
            name=later.name,
            capital=NONE if later.capital is None else place_no[later.capital],
            faith=faith_no[later.state_religion or "none"],
            overlord=NONE,
            places=(),
            major=False,
            playable=False,
            later=True,
            alphabetical=ranks[no],
        )
        for no, later in enumerate(f.later_realms.values(), start=len(realms))
    ]
    return tuple(realms)


def make_faiths(f: Files) -> tuple[Faith, ...]:
    return tuple(
        Faith(no, faith.id, faith.group or "", faith.counts_as or faith.id)
        for no, faith in enumerate(f.faiths.values())
    )


def check_trade(f: Files) -> None:
    """Nodes lie where the map shows them, and cards name nodes and Provinces that there are."""
    places = f.provinces.keys() | f.distant.keys()
    areas = f.areas.keys() | f.distant.keys()
    for node in f.nodes.values():
        for zone in node.sea_zones:
            mutual = zone in f.zones and node.id in f.zones[zone].trade_nodes
            check(mutual, TRADE, node.id, "sea_zones", f"{zone} does not list it")
        check_known(TRADE, node.id, "desert_adjacent_areas", node.desert_adjacent_areas, areas)
        for area in node.desert_adjacent_areas:
            mutual = area not in f.areas or node.id in f.areas[area].desert_trade_nodes
            check(mutual, TRADE, node.id, "desert_adjacent_areas", f"{area} does not list it")
        if node.kind == "maritime":
            check(bool(node.sea_zones), TRADE, node.id, "sea_zones", "a Maritime node without any")
        else:
            somewhere = node.area is not None or bool(node.desert_adjacent_areas)
            check(somewhere, TRADE, node.id, "area", "an Inland node without an Area")
        if node.area is not None:
            check_known(TRADE, node.id, "area", [node.area], areas)
    for card in f.trade_cards.values():
        for option in card.options:
            check_known(TRADE, card.id, "node", [option.node], f.nodes)
            if option.secondary_node is not None:
                check_known(TRADE, card.id, "secondary_node", [option.secondary_node], f.nodes)
            keys = [key.province for key in option.key_provinces]
            check_known(TRADE, card.id, "key_provinces", keys, places)
        if card.mark is not None:
            check(bool(card.continents), TRADE, card.id, "continents", "marked, but has none")


@rule("EU 12.2.1 2.6.17 2.7.9")
def make_nodes(f: Files) -> tuple[Node, ...]:
    zone_no, area_no = numbers(f.zones), numbers([*f.areas, *f.distant])
    return tuple(
        Node(
            no=no,
            id=node.id,
            name=node.name,
            maritime=node.kind == "maritime",
            zones=tuple(zone_no[z] for z in node.sea_zones),
            area=NONE if node.area is None else area_no[node.area],
            deserts=tuple(area_no[a] for a in node.desert_adjacent_areas),
            distant=node.distant,
            east=node.board == "east",
        )
        for no, node in enumerate(f.nodes.values())
    )


@rule("EU 12.1.1 12.1.2 12.1.3 12.5.5 12.5.14")
def make_trade_cards(f: Files) -> tuple[TradeCard, ...]:
    """Each with its table of income and its nodes."""
    node_no = numbers(f.nodes)
    place_no = numbers([*f.provinces, *f.distant])
    return tuple(
        TradeCard(
            no=no,
            id=card.id,
            good=card.good,
            income=(
                (card.income.normal.p1_2, card.income.normal.p3_5, card.income.normal.p6_up),
                (card.income.expanded.p1_2, card.income.expanded.p3_5, card.income.expanded.p6_up),
            ),
            gold=card.inflation,
            prestige=card.prestige_loss_in_age_3_4,
            chances=tuple(
                TradeChance(
                    node=node_no[option.node],
                    keys=tuple(
                        (place_no[key.province], key.trade_power) for key in option.key_provinces
                    ),
                    settled=option.requires_settled_key_province,
                    owned=option.requires_owned_key_province,
                    secondary=(
                        NONE if option.secondary_node is None else node_no[option.secondary_node]
                    ),
                )
                for option in card.options
            ),
            mark=card.mark or "",
            continents=tuple(card.continents),
        )
        for no, card in enumerate(f.trade_cards.values())
    )
