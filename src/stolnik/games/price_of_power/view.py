"""What each seat, and a watcher, may see.

Hidden are the order of all decks, the face-down Events, and of every other player the cards in
hand (but how many of each deck, R56), those just drawn, and the Missions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import (
    CATEGORIES,
    COLOURS,
    NONE,
    POWERS,
    UNIT_TYPES,
)
from stolnik.games.price_of_power.chapters.board.ownership import (
    box_number,
    capital,
)
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.board.tracks import (
    base_tax,
    manpower,
    vassal_tax,
)
from stolnik.games.price_of_power.state import (
    CAPITAL_TOKEN,
    COLUMNS,
    IMPERIAL,
    IS_VASSAL,
    KIND,
    PORT,
    REBEL_TOWN,
    REVOLUTION,
    SLOTS_PER_ZONE,
    TOKENS,
    UNREST,
    Army,
    Europe,
    Officer,
    Realm,
    kind_of,
    line_up,
    seat_of,
)
from stolnik.games.price_of_power.tasks import Task

# -- what is seen ------------------------------------------------------------------------------


class OfficerView(msgspec.Struct, frozen=True):
    character: str
    ill: int


class ArmyView(msgspec.Struct, frozen=True):
    area: str | None
    units: dict[str, dict[str, int]]
    """By category and type."""
    general: OfficerView | None


class FleetView(msgspec.Struct, frozen=True):
    zone: str | None
    port: str | None
    light: int
    heavy: int
    damaged: int
    galleys: int
    admiral: OfficerView | None


class MissionView(msgspec.Struct, frozen=True):
    mission: str
    held_back: bool


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    realm: str
    capital: str
    faith: str
    prestige: int
    stability: int
    ducats: int
    interest: int
    power: dict[str, int]
    base_tax: int
    vassal_tax: int
    manpower: int
    available: int
    exhausted: int
    allied: int
    plus_one: int
    cubes: int
    """In Supply."""
    ruler: OfficerView | None
    advisors: dict[str, OfficerView | None]
    armies: list[ArmyView]
    infantry: dict[str, int]
    fleet: FleetView
    ships: dict[str, int]
    """Single Light Ships by Sea Zone, off the slots."""
    ships_in_port: dict[str, int]
    merchants: list[tuple[str | None, bool]]
    """The node, and whether it stands upright."""
    hand: list[str]
    """Seen by the owner only."""
    hand_by_deck: dict[str, int]
    known: list[str]
    """Cards in hand that everybody has seen."""
    drawn: list[str]
    """Seen by the owner only."""
    drawn_by_deck: dict[str, int]
    missions: list[MissionView]
    """Seen by the owner only."""
    missions_held: int
    missions_done: list[str]
    display: dict[str, int]
    ideas: list[str]
    colonists: int
    focus: bool
    allies: dict[str, bool]
    """Whether Active."""
    marriages: dict[str, bool]
    """Whether in Disputed Succession."""
    status: int


class TokenView(msgspec.Struct, frozen=True):
    """What lies on a Province; the rest is as printed."""

    owner: Seat | None
    kind: str
    """``town``, ``vassal`` or nothing."""
    tokens: int
    unrest: bool
    occupier: Seat | None
    rebels: bool
    occupier_unrest: bool
    dnpr: str | None
    dnpr_capital: bool
    plus_one: int


class AreaView(msgspec.Struct, frozen=True):
    """What lies in an Area; Areas with nothing in them are left out."""

    influence: dict[str, int]
    """By seat, and ``imperial``."""
    claims: list[Seat]
    core: Seat | None
    rebels: int
    faith: str | None
    """A token on its Religion slot."""
    revolution: bool
    plague: bool
    not_hre: bool


class EventView(msgspec.Struct, frozen=True):
    event_card: str | None
    """Nothing while it lies face down."""
    ducats: int


class MilestoneView(msgspec.Struct, frozen=True):
    milestone: str
    reached: list[Seat]


class WarView(msgspec.Struct, frozen=True):
    aggressor: str
    target: str


class EuropeView(msgspec.Struct, frozen=True):
    line_up: str
    edition: int
    age: int
    round: int
    step: str
    first: Seat
    active: Seat
    queue: list[Seat]
    acted: bool
    players: list[PlayerView]
    provinces: dict[str, TokenView]
    areas: dict[str, AreaView]
    slots: dict[str, list[Seat | None]]
    pirates: dict[str, int]
    expanded: list[str]
    dnprs: dict[str, str]
    """By colour."""
    vassals: dict[str, str]
    """Vassals of NPRs, each with its Overlord."""
    wars: list[WarView]
    truces: list[tuple[str, str]]
    cbs: list[tuple[Seat, str]]
    emperor: str
    authority: int
    imperial_units: int
    defending: bool
    cardinals: list[Seat]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    trade_deck: int
    trade_discards: list[str]
    row: list[EventView]
    event_deck: int
    event_discards: list[str]
    ideas: list[str]
    milestones: list[MilestoneView]
    agenda: list[Task]


def view(g: Europe, seat: Seat | None) -> EuropeView:
    """The table as a seat sees it, or a watcher."""
    box = g.box

    def name(realm: Realm) -> str:
        return box.realms[box_number(g, realm)].id

    return EuropeView(
        line_up=line_up(g).id,
        edition=g.edition,
        age=g.age,
        round=g.round,
        step=g.step,
        first=g.first,
        active=g.active,
        queue=list(g.queue),
        acted=g.turn.acted,
        players=[_player_view(g, owner, owner == seat) for owner in range(len(g.players))],
        provinces=_provinces(g),
        areas=_areas(g),
        slots=_slots(g),
        pirates={box.nodes[node].id: n for node, n in enumerate(g.pirates) if n},
        expanded=[box.nodes[node].id for node, there in enumerate(g.expanded) if there],
        dnprs={
            COLOURS[colour]: box.realms[realm].id
            for colour, realm in enumerate(g.dnpr_realms)
            if realm != NONE
        },
        vassals={
            box.realms[vassal].id: name(lord - 1) for vassal, lord in enumerate(g.overlords) if lord
        },
        wars=[WarView(name(war.aggressor), name(war.target)) for war in g.wars],
        truces=[(name(one), name(other)) for one, other in g.truces],
        cbs=[(owner, name(realm)) for owner, realm in g.cbs],
        emperor=name(g.emperor),
        authority=g.authority,
        imperial_units=g.imperial_units,
        defending=g.defending,
        cardinals=list(g.cardinals),
        decks={POWERS[deck]: len(cards) for deck, cards in enumerate(g.decks)},
        discards={
            POWERS[deck]: [box.cards[card].id for card in cards]
            for deck, cards in enumerate(g.discards)
        },
        trade_deck=len(g.trade_deck),
        trade_discards=[box.trade_cards[card].id for card in g.trade_discards],
        row=[
            EventView(box.events[one.event].id if one.open else None, one.ducats) for one in g.row
        ],
        event_deck=len(g.event_deck),
        event_discards=[box.events[event].id for event in g.event_discards],
        ideas=[box.ideas[idea].id for idea in g.idea_display],
        milestones=[
            MilestoneView(box.milestones[one.milestone].id, list(one.reached))
            for one in g.milestones
        ],
        agenda=list(g.agenda),
    )


def _officer(officer: Officer | None) -> OfficerView | None:
    return None if officer is None else OfficerView(officer.character, officer.ill)


def _army(g: Europe, army: Army) -> ArmyView:
    return ArmyView(
        area=None if army.area == NONE else g.box.areas[army.area].id,
        units={
            category: {
                unit: army.units[3 * c + t]
                for t, unit in enumerate(UNIT_TYPES)
                if army.units[3 * c + t]
            }
            for c, category in enumerate(CATEGORIES)
            if any(army.units[3 * c : 3 * c + 3])
        },
        general=_officer(army.general),
    )


def _by_deck(g: Europe, cards: Iterable[int]) -> dict[str, int]:
    counts = Counter(g.box.cards[card].deck for card in cards)
    return {name: counts[deck] for deck, name in enumerate(POWERS)}


def _player_view(g: Europe, seat: Seat, own: bool) -> PlayerView:
    player = g.players[seat]
    box = g.box

    def name(realm: Realm) -> str:
        return box.realms[box_number(g, realm)].id

    fleet = player.fleet
    return PlayerView(
        seat=seat,
        realm=box.realms[player.realm].id,
        capital=box.places[capital(g, seat)].id,
        faith=box.faiths[player.faith].id,
        prestige=player.prestige,
        stability=player.stability,
        ducats=player.ducats,
        interest=player.interest,
        power={name_: player.power[kind] for kind, name_ in enumerate(POWERS)},
        base_tax=base_tax(g, seat),
        vassal_tax=vassal_tax(g, seat),
        manpower=manpower(g, seat),
        available=player.available,
        exhausted=player.exhausted,
        allied=player.allied,
        plus_one=player.plus_one,
        cubes=cubes_left(g, seat),
        ruler=_officer(player.ruler),
        advisors={POWERS[kind]: _officer(one) for kind, one in enumerate(player.advisors)},
        armies=[_army(g, army) for army in player.armies],
        infantry={box.areas[area].id: n for area, n in player.infantry.items()},
        fleet=FleetView(
            zone=box.zones[fleet.space].id if NONE < fleet.space < PORT else None,
            port=box.places[fleet.space - PORT].id if fleet.space >= PORT else None,
            light=fleet.light,
            heavy=fleet.heavy,
            damaged=fleet.damaged,
            galleys=fleet.galleys,
            admiral=_officer(fleet.admiral),
        ),
        ships={box.zones[at].id: n for at, n in player.ships.items() if at < PORT},
        ships_in_port={box.places[at - PORT].id: n for at, n in player.ships.items() if at >= PORT},
        merchants=[
            (None if one.node == NONE else box.nodes[one.node].id, one.upright)
            for one in player.merchants
        ],
        hand=[box.cards[card].id for card in player.hand] if own else [],
        hand_by_deck=_by_deck(g, player.hand),
        known=[box.cards[card].id for card in player.known],
        drawn=[box.cards[card].id for card in player.drawn] if own else [],
        drawn_by_deck=_by_deck(g, player.drawn),
        missions=[
            MissionView(box.missions[one.mission].id, one.held_back) for one in player.missions
        ]
        if own
        else [],
        missions_held=len(player.missions),
        missions_done=[box.missions[one].id for one in player.missions_done],
        display={box.cards[one.card].id: one.cubes for one in player.display},
        ideas=[box.ideas[idea].id for idea in player.ideas],
        colonists=player.colonists,
        focus=player.focus,
        allies={name(realm): active for realm, active in player.allies.items()},
        marriages={name(realm): disputed for realm, disputed in player.marriages.items()},
        status=player.status,
    )


def _provinces(g: Europe) -> dict[str, TokenView]:
    found = {}
    for place in g.box.places:
        token, occupier, dnpr = g.tokens[place.no], g.occupiers[place.no], g.dnpr[place.no]
        bonus = g.plus_one.get(place.no, 0)
        if not (token or occupier or dnpr or bonus):
            continue
        kind = kind_of(token)
        rebels = kind_of(occupier) == REBEL_TOWN
        found[place.id] = TokenView(
            owner=seat_of(token) if token else None,
            kind="vassal" if kind in IS_VASSAL else "town" if token else "",
            tokens=sum(TOKENS[kind]),
            unrest=bool(token & UNREST),
            occupier=seat_of(occupier) if occupier and not rebels else None,
            rebels=rebels,
            occupier_unrest=bool(occupier & UNREST),
            dnpr=COLOURS[(dnpr & KIND & ~CAPITAL_TOKEN) - 1] if dnpr else None,
            dnpr_capital=bool(dnpr & CAPITAL_TOKEN),
            plus_one=bonus,
        )
    return found


def _areas(g: Europe) -> dict[str, AreaView]:
    found = {}
    for area in g.box.areas:
        cubes: dict[str, int] = {}
        faith = 0
        if area.no < g.box.main_areas:
            row = g.influence[area.no * COLUMNS : (area.no + 1) * COLUMNS]
            cubes = {
                "imperial" if column == IMPERIAL else str(column): n
                for column, n in enumerate(row)
                if n
            }
            faith = g.faiths[area.no]
        seen = AreaView(
            influence=cubes,
            claims=[seat for seat in range(len(g.players)) if g.claims[area.no] >> seat & 1],
            core=g.cores[area.no] - 1 if g.cores[area.no] else None,
            rebels=g.rebels[area.no],
            faith=g.box.faiths[(faith & ~REVOLUTION) - 1].id if faith & ~REVOLUTION else None,
            revolution=bool(faith & REVOLUTION),
            plague=area.no in g.plague,
            not_hre=area.no in g.not_hre,
        )
        if seen != NOTHING_THERE:
            found[area.id] = seen
    return found


NOTHING_THERE = AreaView({}, [], None, 0, None, False, False, False)


def _slots(g: Europe) -> dict[str, list[Seat | None]]:
    found: dict[str, list[Seat | None]] = {}
    for zone in g.box.zones:
        start = zone.no * SLOTS_PER_ZONE
        row = g.slots[start : start + zone.slots]
        if any(row):
            found[zone.id] = [one - 1 if one else None for one in row]
    return found
