"""Opens the box: reads the data files, checks them and lays out what rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from stolnik.engine.game import Options
from stolnik.rulebook import rule

from .cards import (
    check_bot,
    known_ids,
    make_action_cards,
    make_events,
    make_ideas,
    make_milestones,
    make_missions,
    make_struggles,
)
from .components import (
    BASE,
    COLOURS,
    DELUXE,
    EDITIONS,
    NONE,
    Area,
    Board,
    Box,
    ExplorationFace,
    Place,
    PlayerSet,
    RealmCard,
    Supply,
    Track,
    Zone,
)
from .files import Files, check, numbers
from .line_ups import check_scenarios, check_setups, make_line_ups, make_setups
from .places import check_map, make_areas, make_places, make_zones
from .realms import (
    check_realms,
    check_trade,
    make_faiths,
    make_nodes,
    make_realms,
    make_trade_cards,
)

DICE = ("infantry", "cavalry", "artillery", "rebel")
EXPLORATION = "exploration"
MAT = "player_mat"


def open_box(options: Options, own: Path | None = None) -> Box:
    """All components; files in a folder of one's own replace ours."""
    f = Files(own)
    check_map(f)
    check_realms(f)
    check_trade(f)
    check_counts(f)
    known = known_ids(f)
    events = make_events(f, known)
    check_setups(f)
    check_scenarios(f)
    check_bot(f)
    areas, places, zones = make_areas(f), make_places(f), make_zones(f)
    nodes, realms = make_nodes(f), make_realms(f)
    realm_no = numbers([*f.realms, *f.later_realms])
    supplies = [_supply(f, edition) for edition in ("standard", "deluxe")]
    return Box(
        areas=areas,
        main_areas=len(f.areas),
        places=places,
        main_places=len(f.provinces),
        zones=zones,
        nodes=nodes,
        realms=realms,
        faiths=make_faiths(f),
        dnprs={realm_no[one.realm]: COLOURS.index(one.colour) for one in f.dnprs},
        boards=(
            make_board(BASE, areas, places, zones, realms, supplies[BASE]),
            make_board(DELUXE, areas, places, zones, realms, supplies[DELUXE]),
        ),
        cards=make_action_cards(f, known),
        events=events,
        trade_cards=make_trade_cards(f),
        no_trade_income=f.trade.no_trade_income,
        trade_cards_drawn=f.trade.cards_drawn,
        ideas=make_ideas(f, known),
        missions=make_missions(f, known),
        milestones=make_milestones(f, known),
        struggles=make_struggles(f, known),
        setups=make_setups(f),
        line_ups=make_line_ups(f),
        continents={one.id: one.trade_number or 0 for one in f.continents.values()},
        small_track=_track(
            "small_towns",
            f.tracks.small_towns.slots,
            f.tracks.small_towns.income_by_count,
            f.tracks.small_towns.manpower_by_count,
        ),
        large_track=_track(
            "large_towns",
            f.tracks.large_towns.slots,
            f.tracks.large_towns.income_by_count,
            f.tracks.large_towns.manpower_by_count,
        ),
        vassal_track=_track(
            "vassals",
            f.tracks.vassals.tokens,
            f.tracks.vassals.income_by_count,
            f.tracks.vassals.manpower_by_count,
        ),
        pass_ducats={
            int(players): tuple(ducats) for players, ducats in f.status.ducats_by_pass_order.items()
        },
        dice=_dice(f),
        exploration_die=_exploration_die(f),
        pieces=_pieces(f),
        options=dict(options),
    )


# -- the boards of the two editions ------------------------------------------------------------


@rule("EU COMP.1 12.1.5 13.0.3")
def make_board(
    edition: int,
    areas: tuple[Area, ...],
    places: tuple[Place, ...],
    zones: tuple[Zone, ...],
    realms: tuple[RealmCard, ...],
    supply: Supply,
) -> Board:
    """What is in play: in the standard edition the Eastern Europe board is not (R53)."""
    whole = edition == DELUXE
    in_areas = {area.no for area in areas if whole or not area.east}
    in_places = {place.no for place in places if place.area in in_areas}
    in_zones = {
        zone.no
        for zone in zones
        if zone.distant or any(zone.no in areas[area].zones for area in in_areas)
    }
    nodes = sorted({node for zone in in_zones for node in zones[zone].nodes})
    inland = [areas[area].node for area in in_areas if areas[area].node != NONE]
    deserts = [node for area in in_areas for node in areas[area].desert_nodes]
    realm_places = tuple(
        tuple(place for place in realm.places if place in in_places) for realm in realms
    )
    return Board(
        edition=edition,
        areas=tuple(sorted(in_areas)),
        places=tuple(sorted(in_places)),
        zones=tuple(sorted(in_zones)),
        nodes=tuple(sorted({*nodes, *inland, *deserts})),
        realms=tuple(realm.no for realm in realms if realm_places[realm.no]),
        area_set=_bits(in_areas),
        main_set=_bits({area for area in in_areas if not areas[area].distant}),
        land=tuple(
            _bits(set(area.borders) & in_areas) if area.no in in_areas else 0 for area in areas
        ),
        mountains=tuple(_bits(set(area.mountains) & in_areas) for area in areas),
        sea=tuple(
            tuple(
                other
                for other in [*zone.neighbours, *(to for _, to in zone.links)]
                if other in in_zones
            )
            for zone in zones
        ),
        zone_ports=tuple(
            tuple(place for place in zone.ports if place in in_places) for zone in zones
        ),
        port_areas=tuple(
            _bits(
                {
                    places[port].area
                    for port in zone.ports
                    if port in in_places and not places[port].inactive
                }
            )
            for zone in zones
        ),
        grey_ports=tuple(
            tuple(port for port in zone.ports if port in in_places and places[port].inactive)
            for zone in zones
        ),
        realm_places=realm_places,
        capitals=tuple(capital(places, realm.capital, realm_places[realm.no]) for realm in realms),
        supply=supply,
    )


def capital(places: tuple[Place, ...], natural: int, owned: tuple[int, ...]) -> int:
    """The natural Capital, or by the alphabet among the Large Provinces first."""
    if natural in owned or not owned:
        return natural
    return min(owned, key=lambda place: (-places[place].tax, places[place].alphabetical))


def _bits(numbers_: set[int]) -> int:
    total = 0
    for no in numbers_:
        total |= 1 << no
    return total


# -- how many of everything --------------------------------------------------------------------


@rule("EU COMP.2 COMP.3 COMP.4 COMP.5 COMP.6 COMP.7 COMP.8 COMP.9 COMP.10")
def check_counts(f: Files) -> None:
    """The decks must hold as many cards as the list of components says."""
    listed = {part.id: (part.standard, part.deluxe) for part in f.components.shared}
    for part, cards in (
        ("event_cards", f.events.values()),
        ("setup_cards", f.setup_records),
        ("mission_cards", f.missions.values()),
        ("milestone_cards", f.milestones.values()),
        ("idea_cards", f.ideas.values()),
        ("power_struggle_cards", f.struggles.values()),
    ):
        base = sum(card.edition == EDITIONS[BASE] for card in cards)
        _check_count(listed, part, (base, len(cards)))
    for part, n in (
        ("action_cards", len(f.cards)),
        ("trade_cards", len(f.trade_cards)),
        ("bot_cards", len(f.bot.cards)),
    ):
        _check_count(listed, part, (n, n))


def _check_count(listed: Mapping[str, tuple[int, int]], part: str, found: tuple[int, int]) -> None:
    right = listed.get(part, (0, 0))
    error = f"the list says {right[0]} and {right[1]} in Deluxe; there are {found[0]}, {found[1]}"
    check(right == found, "components", part, "standard", error)


@rule("EU COMP.13 COMP.15 COMP.16 COMP.17 COMP.18 3.1.12")
def _supply(f: Files, edition: str) -> Supply:
    """The General Supply of an edition."""
    parts = {part.id: part for part in f.components.shared}

    def n(part: str) -> int:
        check(part in parts, "components", part, "id", "this part is missing")
        return parts[part].standard if edition == "standard" else parts[part].deluxe

    colours = parts["dnpr_tokens"].by_colour.get(edition, {}) if "dnpr_tokens" in parts else {}
    dnpr = tuple(colours.get(colour, 0) for colour in COLOURS)
    right = sum(dnpr) == n("dnpr_tokens")
    check(right, "components", "dnpr_tokens", "by_colour", f"the colours are {sum(dnpr)} together")
    return Supply(
        mercenaries=n("mercenary_units"),
        black_units=n("npr_rebel_units"),
        rebel_towns=n("rebel_towns"),
        black_ships=n("npr_pirate_ships"),
        ill_or_interest=n("ill_health_interest_tokens"),
        dnpr=dnpr,
        imperial_influence=n("imperial_influence_cubes"),
        not_hre=n("not_hre_manpower_tokens"),
        expanded=n("expanded_trade_manpower_tokens"),
        protestant=n("protestant_counter_reformed_tokens"),
        catholic=n("catholic_diverse_tokens"),
        muslim=n("orthodox_muslim_tokens"),
        revolutionary=n("revolutionary_manpower_tokens"),
        income_tiles=n("income_20_tokens"),
    )


@rule("EU COMP.19 COMP.20 COMP.21 COMP.22 9.MU.1")
def _pieces(f: Files) -> PlayerSet:
    """The pieces of one player."""
    parts = {part.id: part.count for part in f.components.per_player}

    def n(part: str) -> int:
        check(part in parts, "components", part, "id", "this part is missing")
        return parts[part]

    vassals = n("vassal_tokens")
    same = vassals == f.tracks.vassals.tokens
    check(same, "components", "vassal_tokens", "count", "the Vassal Track holds another number")
    return PlayerSet(
        cubes=n("cubes"),
        units=n("land_units"),
        ships=n("ships"),
        armies=n("army_miniatures"),
        small=n("small_towns"),
        large=n("large_towns"),
        vassals=vassals,
        claim_core=n("claim_core_tokens"),
        claim_cb=n("claim_cb_tokens"),
        alliances=n("alliance_active_ally_tokens"),
        marriages=n("marriage_disputed_tokens"),
        merchants=n("merchants"),
    )


@rule("EU 3.2.3 3.2.4 7.5.2")
def _track(name: str, slots: int, income: list[int], manpower: list[int]) -> Track:
    for field, shown in (("income_by_count", income), ("manpower_by_count", manpower)):
        right = len(shown) == slots + 1
        check(right, MAT, name, field, f"it must have {slots + 1} numbers, from none to all taken")
        rising = shown == sorted(shown) and shown[0] == 0
        check(rising, MAT, name, field, "the numbers must rise from 0")
    return Track(tuple(income), tuple(manpower))


@rule("EU COMP.12 14.2.4")
def _dice(f: Files) -> dict[str, tuple[str, ...]]:
    """The faces of the dice with symbols; each has six."""
    faces = {}
    for die in DICE:
        check(die in f.dice, "dice", die, "id", "this die is missing")
        found = f.dice[die].faces
        check(len(found) == 6, "dice", die, "faces", f"a die has 6 faces, not {len(found)}")
        faces[die] = tuple(str(face) for face in found)
    return faces


@rule("EU COMP.12 5.1.33")
def _exploration_die(f: Files) -> tuple[ExplorationFace, ...]:
    """A number on each face, with danger or without; Territories bear the same numbers."""
    check(EXPLORATION in f.dice, "dice", EXPLORATION, "id", "this die is missing")
    found = f.dice[EXPLORATION].faces
    check(len(found) == 6, "dice", EXPLORATION, "faces", f"a die has 6 faces, not {len(found)}")
    faces = []
    for face in found:
        match face:
            case {"number": int(number), "skull": bool(danger)} if number > 0:
                faces.append(ExplorationFace(number, danger))
            case _:
                error = "a face has a number, and danger or none"
                check(False, "dice", EXPLORATION, "faces", error)
    return tuple(faces)
