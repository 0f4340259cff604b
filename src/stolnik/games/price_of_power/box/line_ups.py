"""Set-up cards and scenarios: who can play, and what 1444 looks like for them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping

from stolnik.rulebook import rule

from .cards import make_character
from .components import (
    COLOURS,
    EDITIONS,
    POWERS,
    ArmySetup,
    EventDeck,
    LineUp,
    SetupCard,
    ShipSetup,
)
from .files import Files, check, check_known, numbers, refuse
from .records import CharacterRecord, EventRecord, HalfDecks, ScenarioRecord, SetupRecord

SETUPS, SCENARIOS = "setup_cards", "scenarios"
MOST_ARMIES = 3
MOST_RELATIONS = 3
"""Alliances, and Marriages, at the start."""
MOST_INFLUENCE = 5


# -- set-up cards ------------------------------------------------------------------------------


def check_setups(f: Files) -> None:
    seen: set[str] = set()
    for setup in f.setup_records:
        name = setup.realm
        check(name not in seen, SETUPS, name, "realm", "this Realm has two set-up cards")
        seen.add(name)
        check_known(SETUPS, name, "realm", [name], f.realms)
        _check_places(f, setup)
        _check_tracks(f, setup)
        _check_forces(f, setup)
        _check_ties(f, setup)


def _check_places(f: Files, setup: SetupRecord) -> None:
    name = setup.realm
    places = f.provinces.keys() | f.distant.keys()
    for field, towns, tax in (
        ("towns_small", setup.towns_small, 1),
        ("towns_large", setup.towns_large, 2),
    ):
        check_known(SETUPS, name, field, towns, places)
        for place in towns:
            check(f.tax(place) == tax, SETUPS, name, field, f"{place} is of another size")
    check_known(SETUPS, name, "vassal_provinces", setup.vassal_provinces, places)
    tokens = sum(f.tax(place) for place in setup.vassal_provinces)
    same = tokens == setup.vassal_tokens
    check(same, SETUPS, name, "vassal_tokens", f"its Vassal Provinces need {tokens}")
    enough = tokens <= f.tracks.vassals.tokens
    check(enough, SETUPS, name, "vassal_tokens", "more than there are")


def _check_tracks(f: Files, setup: SetupRecord) -> None:
    small, large = f.tracks.small_towns, f.tracks.large_towns
    vassals = f.tracks.vassals
    n, m, v = len(setup.towns_small), len(setup.towns_large), setup.vassal_tokens
    for field, stated, shown in (
        ("base_tax", setup.base_tax, small.income_by_count[n] + large.income_by_count[m]),
        ("vassal_income", setup.vassal_income, vassals.income_by_count[v]),
        (
            "manpower",
            setup.manpower,
            small.manpower_by_count[n]
            + large.manpower_by_count[m]
            + vassals.manpower_by_count[v]
            + (_authority(f) if setup.emperor else 0),
        ),
    ):
        check(stated == shown, SETUPS, setup.realm, field, f"the Tracks show {shown}")


def _authority(f: Files) -> int:
    """Imperial Authority at the start, the same in every scenario."""
    return next(iter(f.scenarios.values())).imperial_authority


def _check_forces(f: Files, setup: SetupRecord) -> None:
    name = setup.realm
    units = sum(army.infantry + army.cavalry + army.artillery for army in setup.armies)
    check(units <= setup.manpower, SETUPS, name, "armies", f"{units} Units are too many")
    check(len(setup.armies) <= MOST_ARMIES, SETUPS, name, "armies", "more than 3 Armies")
    own = {f.area_of(place) for place in setup.towns_small + setup.towns_large}
    check_known(SETUPS, name, "armies", [army.area for army in setup.armies], own)
    for ship in setup.ships:
        check_known(SETUPS, name, "ships", [ship.sea_zone], f.zones)
        sails = ship.type != "galley" or f.zones[ship.sea_zone].galleys_allowed
        check(sails, SETUPS, name, "ships", f"no Galley in {ship.sea_zone}")
        light = ship.type == "light" or not ship.on_trade_protection
        check(light, SETUPS, name, "ships", "only Light Ships protect trade")
    check_known(SETUPS, name, "merchants", setup.merchants, f.nodes)
    apart = len(set(setup.merchants)) == len(setup.merchants)
    check(apart, SETUPS, name, "merchants", "two Merchants in one node")


@rule("EU-2.4.27")
def _check_ties(f: Files, setup: SetupRecord) -> None:
    name = setup.realm
    group = {faith.id: faith.group for faith in f.faiths.values()}
    check_known(SETUPS, name, "influence", [one.area for one in setup.influence], f.areas)
    check_known(SETUPS, name, "claims", setup.claims, f.areas.keys() | f.distant.keys())
    imperial = [one.area for one in setup.imperial_influence]
    check_known(SETUPS, name, "imperial_influence", imperial, f.areas)
    for area in imperial:
        inside = f.areas[area].hre.inside
        check(inside, SETUPS, name, "imperial_influence", f"{area} lies outside the Empire")
    check_known(SETUPS, name, "alliances", setup.alliances, f.realms)
    check_known(SETUPS, name, "marriages", setup.marriages, f.realms)
    check_known(SETUPS, name, "state_religion", [setup.state_religion], f.faiths)
    for partner in setup.marriages:
        faith = f.realms[partner].state_religion_1444
        may = group[faith] == group[setup.state_religion]
        check(may, SETUPS, name, "marriages", f"it may not Marry {partner}")
    for field, ties in (("alliances", setup.alliances), ("marriages", setup.marriages)):
        check(len(ties) <= MOST_RELATIONS, SETUPS, name, field, f"more than {MOST_RELATIONS}")
    catholic = setup.state_religion == "catholic" or not setup.cardinals
    check(catholic, SETUPS, name, "cardinals", "only a Catholic Realm has Cardinals")


@rule("EU-3.3.1")
def make_setups(f: Files) -> dict[int, SetupCard]:
    """By Realm what it starts with."""
    area_no = numbers([*f.areas, *f.distant])
    place_no = numbers([*f.provinces, *f.distant])
    zone_no, node_no, faith_no = numbers(f.zones), numbers(f.nodes), numbers(f.faiths)
    realm_no = numbers([*f.realms, *f.later_realms])
    return {
        realm_no[setup.realm]: SetupCard(
            realm=realm_no[setup.realm],
            small=tuple(place_no[p] for p in setup.towns_small),
            large=tuple(place_no[p] for p in setup.towns_large),
            vassals=tuple(place_no[p] for p in setup.vassal_provinces),
            faith=faith_no[setup.state_religion],
            ruler=make_character(
                SETUPS,
                setup.id,
                CharacterRecord(
                    name=setup.ruler.name,
                    role="ruler",
                    mortality=setup.ruler.mortality,
                    skills=setup.ruler.skills,
                    battle_dice=setup.ruler.battle_dice,
                    may_command=bool(setup.ruler.battle_dice),
                    starts_with_ill_health=bool(setup.ruler.ill_health),
                    values_source=setup.source,
                ),
            ),
            armies=tuple(
                ArmySetup(area_no[army.area], (army.infantry, army.cavalry, army.artillery))
                for army in setup.armies
            ),
            ships=tuple(
                ShipSetup(zone_no[ship.sea_zone], ship.type, ship.n, ship.on_trade_protection)
                for ship in setup.ships
            ),
            merchants=tuple(node_no[n] for n in setup.merchants),
            influence=tuple((area_no[one.area], one.n) for one in setup.influence),
            claims=tuple(area_no[one] for one in setup.claims),
            colonists=setup.colonists,
            imperial=tuple((area_no[one.area], one.n) for one in setup.imperial_influence),
            alliances=tuple(realm_no[one] for one in setup.alliances),
            marriages=tuple(realm_no[one] for one in setup.marriages),
            stability=setup.stability,
            ducats=setup.ducats,
            power=(setup.power["adm"], setup.power["dip"], setup.power["mil"]),
        )
        for setup in f.setup_records
        if _has_powers(setup)
    }


def _has_powers(setup: SetupRecord) -> bool:
    if set(setup.power) != set(POWERS):
        refuse(SETUPS, setup.realm, "power", f"it must say {', '.join(POWERS)}")
    return True


# -- scenarios ---------------------------------------------------------------------------------


def check_scenarios(f: Files) -> None:
    for scenario in f.scenarios.values():
        _check_seats(f, scenario)
        for realm in scenario.seating:
            if scenario.edition == "base":
                _check_west(f, scenario, f.setups[realm])
        _check_together(f, scenario)
        _check_status(f, scenario)
        _check_decks(f, scenario)


@rule("EU-COMP.19")
def _check_seats(f: Files, scenario: ScenarioRecord) -> None:
    name, seats = scenario.id, scenario.seating
    sets = f.components.player_sets
    most = sets.standard if scenario.edition == "base" else sets.deluxe
    check(len(seats) <= most, SCENARIOS, name, "seating", f"there are {most} player sets")
    check_known(SCENARIOS, name, "seating", seats, f.setups)
    check(len(set(seats)) == len(seats), SCENARIOS, name, "seating", "a Realm has two seats")
    check(len(seats) == scenario.players, SCENARIOS, name, "players", f"{len(seats)} are seated")
    check_known(SCENARIOS, name, "first_player", [scenario.first_player], seats)
    if scenario.edition == "base":
        for realm in seats:
            in_box = f.setups[realm].edition == "base"
            check(in_box, SCENARIOS, name, "seating", f"{realm} is not in the standard edition")


def _check_west(f: Files, scenario: ScenarioRecord, setup: SetupRecord) -> None:
    """In the standard edition nothing stands on the Eastern Europe board."""
    name = scenario.id
    realm = setup.realm

    def west(field: str, area: str) -> None:
        east = area in f.areas and f.areas[area].board == "east"
        check(not east, SCENARIOS, name, field, f"{realm} has something in {area}, in the east")

    for cubes in setup.influence:
        west("seating", cubes.area)
    for army in setup.armies:
        west("seating", army.area)
    for place in setup.towns_small + setup.towns_large + setup.vassal_provinces:
        west("seating", f.area_of(place))
    for partner in setup.alliances + setup.marriages:
        west("seating", f.area_of(f.realms[partner].capital))
    for node in setup.merchants:
        east = f.nodes[node].board == "east"
        check(not east, SCENARIOS, name, "seating", f"{realm} has a Merchant in {node}")


def _check_together(f: Files, scenario: ScenarioRecord) -> None:
    """What several set-up cards put on the same board must fit on it."""
    name, seats = scenario.id, scenario.seating
    allied: dict[str, list[str]] = defaultdict(list)
    slots: Counter[str] = Counter()
    cubes: Counter[str] = Counter()
    towns: dict[str, str] = {}
    for realm in seats:
        setup = f.setups[realm]
        for ally in setup.alliances:
            allied[ally].append(realm)
            vassal = f.realms[ally].kind_1444 == "vassal" and ally not in seats
            check(not vassal, SCENARIOS, name, "seating", f"{realm} is allied with Vassal {ally}")
        for partner in setup.marriages:
            may = f.realms[partner].overlord_1444 in (None, realm)
            check(may, SCENARIOS, name, "seating", f"{realm} Married {partner}, another's Vassal")
        for one in setup.influence:
            cubes[one.area] += one.n
        if scenario.emperor == realm:
            for one in setup.imperial_influence:
                cubes[one.area] += one.n
        for ship in setup.ships:
            slots[ship.sea_zone] += ship.n if ship.on_trade_protection else 0
        for place in setup.towns_small + setup.towns_large:
            free = place not in towns
            check(
                free, SCENARIOS, name, "seating", f"{place} is {realm}'s and {towns.get(place)}'s"
            )
            towns[place] = realm
    for ally, who in allied.items():
        alone = len(who) < 2 or ally in seats
        check(alone, SCENARIOS, name, "seating", f"{ally} is the Ally of {', '.join(who)}")
    for zone, n in slots.items():
        room = n <= f.zones[zone].trade_protection_slots
        check(room, SCENARIOS, name, "seating", f"{n} Ships on the slots of {zone}")
    for area, n in cubes.items():
        check(n <= MOST_INFLUENCE, SCENARIOS, name, "seating", f"{n} Influence in {area}")


def _check_status(f: Files, scenario: ScenarioRecord) -> None:
    name, seats = scenario.id, scenario.seating
    for dnpr in scenario.dnprs:
        check(dnpr.realm not in seats, SCENARIOS, name, "dnprs", f"{dnpr.realm} is a player")
        check_known(SCENARIOS, name, "dnprs", [dnpr.realm], f.realms)
        check_known(SCENARIOS, name, "dnprs", [dnpr.colour], COLOURS)
    check_known(SCENARIOS, name, "emperor", [scenario.emperor], f.realms)
    same = scenario.emperor_is_player == (scenario.emperor in seats)
    check(same, SCENARIOS, name, "emperor_is_player", "the seating says otherwise")
    catholic = [realm for realm in seats if f.setups[realm].state_religion == "catholic"]
    right = sorted(realm for realm in catholic for _ in range(f.setups[realm].cardinals))
    check(sorted(scenario.curia.order) == right, SCENARIOS, name, "curia", "the set-ups differ")
    room = len(right) <= len(catholic) + 1
    check(room, SCENARIOS, name, "curia", "more Cardinals than slots")
    for token in scenario.religion_tokens:
        check_known(SCENARIOS, name, "religion_tokens", [token.area], f.areas)
        check_known(SCENARIOS, name, "religion_tokens", [token.faith], f.faiths)
    places = f.provinces.keys() | f.distant.keys()
    for bonus in scenario.npr_manpower_tokens:
        check_known(SCENARIOS, name, "npr_manpower_tokens", [bonus.province], places)


@rule("EU 16.0.4 16.0.5 16.1.3 16.1.6 16.1.7 20.2.1")
def _check_decks(f: Files, scenario: ScenarioRecord) -> None:
    """Each Age has 8 A-Events, two per mortality symbol, and 2 Events of each player's Realm."""
    name, decks = scenario.id, scenario.event_decks
    ages = [str(age) for age in scenario.ages]
    check(sorted(decks) == ages, SCENARIOS, name, "event_decks", "the Ages differ")
    for age, halves in decks.items():
        _check_halves(f, scenario, age, halves)
        both = [f.events[event] for event in halves.first_half + halves.second_half]
        deaths = Counter(
            symbol
            for event in both
            if event.type == "A"
            for symbol in event.symbols
            if symbol.startswith("mortality")
        )
        balanced = sorted(deaths.values()) == [2, 2, 2, 2]
        check(balanced, SCENARIOS, name, "event_decks", f"Age {age}: the A-Events do not balance")
        for realm in scenario.seating:
            n = sum(event.realm == realm for event in both)
            check(n == 2, SCENARIOS, name, "event_decks", f"Age {age}: {n} Events of {realm}")


def _check_halves(f: Files, scenario: ScenarioRecord, age: str, halves: HalfDecks) -> None:
    name, field = scenario.id, "event_decks"
    both = halves.first_half + halves.second_half
    right = scenario.rounds_per_age * scenario.events_per_round
    check(len(both) == right, SCENARIOS, name, field, f"Age {age}: {len(both)} Events, not {right}")
    check(len(set(both)) == right, SCENARIOS, name, field, f"Age {age}: an Event stands twice")
    equal = len(halves.first_half) == len(halves.second_half)
    check(equal, SCENARIOS, name, field, f"Age {age}: the halves differ")
    check_known(SCENARIOS, name, field, both, f.events)
    for half, key in ((halves.first_half, "1"), (halves.second_half, "2")):
        for one in half:
            _check_event(f.events[one], scenario, int(age), key)


def _check_event(event: EventRecord, scenario: ScenarioRecord, age: int, half: str) -> None:
    name, field = scenario.id, "event_decks"
    check(event.age == age, SCENARIOS, name, field, f"{event.id} is of another Age")
    check(event.half in (half, "X"), SCENARIOS, name, field, f"{event.id} is of the other half")
    in_box = scenario.edition == "deluxe" or event.edition == "base"
    check(in_box, SCENARIOS, name, field, f"{event.id} is not in the standard edition")
    present = event.realm is None or event.realm in scenario.seating
    check(present, SCENARIOS, name, field, f"{event.id} belongs to the absent {event.realm}")


@rule("EU 3.0.1 3.1.1 4.2.2")
def make_line_ups(f: Files) -> Mapping[tuple[int, str], LineUp]:
    """The scenarios that are played, by number of players and name."""
    area_no = numbers([*f.areas, *f.distant])
    place_no = numbers([*f.provinces, *f.distant])
    faith_no, event_no = numbers(f.faiths), numbers(f.events)
    realm_no = numbers([*f.realms, *f.later_realms])
    line_ups: dict[tuple[int, str], LineUp] = {}
    for found in f.scenarios.values():
        if found.line_up is None:
            continue
        key = (found.players, found.line_up)
        check(key not in line_ups, SCENARIOS, found.id, "line_up", "another has the same name")
        line_ups[key] = LineUp(
            id=found.id,
            edition=EDITIONS.index(found.edition),
            seating=tuple(realm_no[realm] for realm in found.seating),
            first=found.seating.index(found.first_player),
            ages=tuple(found.ages),
            rounds=found.rounds_per_age,
            events=found.events_per_round,
            open=found.open_events,
            decks={
                int(age): EventDeck(
                    tuple(event_no[one] for one in halves.first_half),
                    tuple(event_no[one] for one in halves.second_half),
                )
                for age, halves in found.event_decks.items()
            },
            dnprs=tuple((realm_no[one.realm], COLOURS.index(one.colour)) for one in found.dnprs),
            emperor=realm_no[found.emperor],
            authority=found.imperial_authority,
            curia=tuple(realm_no[realm] for realm in found.curia.order),
            faith_tokens=tuple(
                (area_no[one.area], faith_no[one.faith]) for one in found.religion_tokens
            ),
            plus_one=tuple((place_no[one.province], one.n) for one in found.npr_manpower_tokens),
            trade_marks=tuple(found.trade_marks_in_deck),
        )
    return line_ups
