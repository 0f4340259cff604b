"""The parts in the box: immutable, read from data and checked when the box is opened.

Areas, Provinces, Sea Zones, Trade Nodes, Realms and cards are numbers inside the rules, because
the boards of the state are indexed by them; moves, events and texts know them by their ids.
Sets of Areas are whole numbers with a bit for each (``1 << area``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from .asks import Parts
from .effects import Effects, Frozen

AreaNo: TypeAlias = int
"""Areas of the Main Map first, then those of the Distant Continents."""
PlaceNo: TypeAlias = int
"""A Province or a Territory: those of the Main Map first, then the Distant ones."""
ZoneNo: TypeAlias = int
NodeNo: TypeAlias = int
RealmNo: TypeAlias = int
"""A Realm of the box: its place in ``Box.realms``."""
FaithNo: TypeAlias = int
CardNo: TypeAlias = int
EventNo: TypeAlias = int
TradeCardNo: TypeAlias = int
IdeaNo: TypeAlias = int
MissionNo: TypeAlias = int
MilestoneNo: TypeAlias = int
StruggleNo: TypeAlias = int
AreaSet: TypeAlias = int
"""Areas as bits."""

NONE: Final = -1

POWERS: Final = ("adm", "dip", "mil")
ADM, DIP, MIL = range(3)
POWER_OF: Final[Mapping[str, int]] = {name: kind for kind, name in enumerate(POWERS)}

UNIT_TYPES: Final = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = range(3)
CATEGORIES: Final = ("regular", "mercenary", "allied")
REGULAR, MERCENARY, ALLIED = range(3)

COLOURS: Final = ("blue", "green", "orange", "pink")
"""Of the DNPR tokens."""
EDITIONS: Final = ("base", "deluxe")
BASE, DELUXE = range(2)
MILESTONE_DECKS: Final = ("expansion", "politics", "warfare", "economy")
AGES: Final = (1, 2, 3, 4)


class Area(msgspec.Struct, frozen=True):
    no: AreaNo
    id: str
    name: str
    map: str
    """``main`` or the Distant Continent it lies on."""
    east: bool
    """On the Eastern Europe board."""
    places: tuple[PlaceNo, ...]
    borders: tuple[AreaNo, ...]
    """By land: borders, printed lines and overland links."""
    mountains: tuple[AreaNo, ...]
    zones: tuple[ZoneNo, ...]
    """The Sea Zones at its coast, whether or not a Port of it faces them."""
    slot: AreaNo
    """The Area whose Religion slot governs it; ``NONE`` on the Distant Continents."""
    faith: FaithNo
    """Printed on that slot."""
    hre: bool
    """At least in part inside the border of the Empire."""
    elector: bool
    node: NodeNo
    """The Inland Trade Node in it, or ``NONE``."""
    desert_nodes: tuple[NodeNo, ...]
    alphabetical: int
    """Its place among all Areas by name (R19)."""
    distant: bool
    """On a Distant Continent."""


class Place(msgspec.Struct, frozen=True):
    """A Province, or a Territory of a Distant Continent."""

    no: PlaceNo
    id: str
    name: str
    area: AreaNo
    tax: int
    """1 Small, 2 Large."""
    ports: int
    """0 none, 1 a Port, 2 a Large Port."""
    zones: tuple[ZoneNo, ...]
    """The Sea Zones that its Port faces."""
    inactive: bool
    """Its Port is greyed until it is settled."""
    island: bool
    gold: bool
    capital: bool
    flag: RealmNo
    """Whose flag it bears, or ``NONE``."""
    dutch: bool
    """A second, Dutch flag behind the first."""
    in_hre: bool
    territory: int
    """The number of a Territory, else 0."""
    east: bool
    alphabetical: int
    house: bool
    """Some of its figures nobody could read off the printed board; ours are plausible."""

    @property
    def large(self) -> bool:
        return self.tax == 2


DEAR_LINKS: Final = frozenset("GHI")
"""Letters between America and the Far East: they cost 1 Power of any kind."""


class Zone(msgspec.Struct, frozen=True):
    no: ZoneNo
    id: str
    name: str
    map: str
    slots: int
    """Trade Protection slots."""
    neighbours: tuple[ZoneNo, ...]
    links: tuple[tuple[str, ZoneNo], ...]
    """By letter to Sea Zones of other maps."""
    mark: str
    """``dagger``, ``asterisk`` or nothing: Galleys need one."""
    nodes: tuple[NodeNo, ...]
    ports: tuple[PlaceNo, ...]
    """All that face it, those of the Distant Continents included."""
    atlantic: bool

    @property
    def distant(self) -> bool:
        return self.map != "main"


class Node(msgspec.Struct, frozen=True):
    no: NodeNo
    id: str
    name: str
    maritime: bool
    zones: tuple[ZoneNo, ...]
    area: AreaNo
    deserts: tuple[AreaNo, ...]
    """The Areas that border the desert it lies in."""
    distant: bool
    east: bool


class RealmCard(msgspec.Struct, frozen=True):
    """A Realm, as board and player aid show it."""

    no: RealmNo
    id: str
    name: str
    capital: PlaceNo
    """``NONE`` for a Realm that only an Event founds somewhere."""
    faith: FaithNo
    overlord: RealmNo
    """Of 1444, or ``NONE``."""
    places: tuple[PlaceNo, ...]
    """With its flag."""
    major: bool
    playable: bool
    later: bool
    """Founded by an Event or a Mission."""
    alphabetical: int


class Faith(msgspec.Struct, frozen=True):
    no: FaithNo
    id: str
    group: str
    """``christian``, ``muslim``, ``revolutionary`` or nothing."""
    counts_as: str


class Character(msgspec.Struct, frozen=True):
    """A portrait on a card: an Advisor (square) or a Leader (round)."""

    id: str
    """Of the card that shows it: text ``character-<id>``."""
    advisor: bool
    skills: tuple[int, int, int]
    """By kind of Power."""
    kinds: tuple[int, ...]
    """The Advisor slots it fits."""
    dice: tuple[int, int, int]
    """Battle Dice by type, as a General or an Admiral."""
    chosen_dice: int
    """Further ones, each for Cavalry or Artillery as the player chooses."""
    ducats: int
    """An Advisor's cost and upkeep."""
    mil: int
    """A Leader's cost."""
    commands: bool
    """Whether this Ruler or Leader can command."""
    appointable: bool
    """Whether it can be appointed as Ruler in an Interregnum."""
    nobody: bool
    """Whether it is the Ruler called Interregnum: nobody reigns where it lies."""
    mortality: str
    """The symbol by which it falls ill or dies; a body of people has none."""
    ill: int
    """Ill Health tokens that it starts with."""
    house: bool


class CardType(msgspec.Struct, frozen=True):
    id: str
    deck: int
    card: str
    kind: str
    cost: Mapping[str, Frozen]
    effects: Effects
    charges: int
    actions: tuple[DisplayAction, ...]
    on_play: Effects
    requires: Mapping[str, Frozen] | None
    covert: bool
    source: str


class DisplayAction(msgspec.Struct, frozen=True):
    id: str
    kind: str
    cost: Mapping[str, Frozen]
    charges: int
    effects: Effects
    requires: Mapping[str, Frozen] | None
    source: str


class ActionCard(msgspec.Struct, frozen=True):
    no: CardNo
    id: str
    deck: int
    type: CardType
    character: Character


class EventCard(msgspec.Struct, frozen=True):
    no: EventNo
    id: str
    kind: str
    """``A``, ``B`` or ``realm``."""
    age: int
    half: str
    edition: int
    realm: RealmNo
    symbols: tuple[str, ...]
    effects: Effects
    ruler: Character | None
    """The historical Ruler on it, or another Character."""
    uncertain: bool


class TradeChance(msgspec.Struct, frozen=True):
    """A node on a Trade Card, with its Key Provinces."""

    node: NodeNo
    keys: tuple[tuple[PlaceNo, int], ...]
    """Key Provinces with their Trade Power."""
    settled: bool
    """Pays only if a Key Province is settled."""
    owned: bool
    """Pays only who owns a Key Province."""
    secondary: NodeNo


class TradeCard(msgspec.Struct, frozen=True):
    no: TradeCardNo
    id: str
    good: str
    income: tuple[tuple[int, int, int], tuple[int, int, int]]
    """Not Expanded and Expanded: by row from the lowest (1-2, 3-5, 6+)."""
    gold: bool
    prestige: int
    """Lost by who chooses it in Age III or IV."""
    chances: tuple[TradeChance, ...]
    mark: str
    continents: tuple[int, ...]


class Idea(msgspec.Struct, frozen=True):
    no: IdeaNo
    id: str
    kind: int
    age: int
    edition: int
    basic: bool
    government: bool
    cost: int
    """Power of its kind."""
    requires: Mapping[str, Frozen] | None
    passive: tuple[Mapping[str, Frozen], ...]
    immediate: Effects
    house: bool


class Mission(msgspec.Struct, frozen=True):
    no: MissionNo
    id: str
    deck: str
    edition: int
    starting: bool
    after: tuple[MissionNo, ...]
    """One of these must be done before."""
    condition: Mapping[str, Frozen]
    asks: Parts
    """The parts of the table that decide the condition."""
    prestige: int
    effects: Effects
    house: bool


class Milestone(msgspec.Struct, frozen=True):
    no: MilestoneNo
    id: str
    deck: int
    age: int
    edition: int
    condition: Mapping[str, Frozen]
    asks: Parts
    """The parts of the table that decide the condition."""
    prestige: tuple[int, ...]
    reward: Effects


class Struggle(msgspec.Struct, frozen=True):
    no: StruggleNo
    id: str
    edition: int
    age: int
    battlegrounds: tuple[AreaNo, ...]
    extra: tuple[tuple[Mapping[str, Frozen], int], ...]


class ExplorationFace(msgspec.Struct, frozen=True):
    """A face of the Exploration Die."""

    number: int
    """Of the Territories that can be Discovered."""
    danger: bool


class ArmySetup(msgspec.Struct, frozen=True):
    area: AreaNo
    units: tuple[int, int, int]


class ShipSetup(msgspec.Struct, frozen=True):
    zone: ZoneNo
    type: str
    n: int
    on_slot: bool


class SetupCard(msgspec.Struct, frozen=True):
    realm: RealmNo
    small: tuple[PlaceNo, ...]
    large: tuple[PlaceNo, ...]
    vassals: tuple[PlaceNo, ...]
    faith: FaithNo
    ruler: Character
    armies: tuple[ArmySetup, ...]
    ships: tuple[ShipSetup, ...]
    merchants: tuple[NodeNo, ...]
    influence: tuple[tuple[AreaNo, int], ...]
    claims: tuple[AreaNo, ...]
    colonists: int
    imperial: tuple[tuple[AreaNo, int], ...]
    alliances: tuple[RealmNo, ...]
    marriages: tuple[RealmNo, ...]
    stability: int
    ducats: int
    power: tuple[int, int, int]


class EventDeck(msgspec.Struct, frozen=True):
    first: tuple[EventNo, ...]
    second: tuple[EventNo, ...]


class LineUp(msgspec.Struct, frozen=True):
    """A scenario: who plays, and what the table looks like in 1444."""

    id: str
    edition: int
    seating: tuple[RealmNo, ...]
    first: int
    """The seat of the First Player."""
    ages: tuple[int, ...]
    rounds: int
    events: int
    """Laid out each Round."""
    open: int
    """Of these, face up."""
    decks: Mapping[int, EventDeck]
    dnprs: tuple[tuple[RealmNo, int], ...]
    """Realm and colour."""
    emperor: RealmNo
    authority: int
    curia: tuple[RealmNo, ...]
    faith_tokens: tuple[tuple[AreaNo, FaithNo], ...]
    plus_one: tuple[tuple[PlaceNo, int], ...]
    trade_marks: tuple[str, ...]


class Track(msgspec.Struct, frozen=True):
    """A Track of the Player Mat: what it shows when so many pieces have left it."""

    income: tuple[int, ...]
    manpower: tuple[int, ...]

    @property
    def slots(self) -> int:
        return len(self.income) - 1


class Supply(msgspec.Struct, frozen=True):
    """How many there are of everything that is limited, in one edition."""

    mercenaries: int
    black_units: int
    rebel_towns: int
    black_ships: int
    ill_or_interest: int
    """Ill Health and Interest are the two sides of the same tokens."""
    dnpr: tuple[int, ...]
    """By colour."""
    imperial_influence: int
    not_hre: int
    expanded: int
    protestant: int
    """With Counter-Reformed on the back."""
    catholic: int
    """With Diverse Faiths on the back."""
    muslim: int
    """With Orthodox on the back."""
    revolutionary: int
    income_tiles: int


class PlayerSet(msgspec.Struct, frozen=True):
    """The pieces of one player."""

    cubes: int
    units: int
    ships: int
    armies: int
    small: int
    large: int
    vassals: int
    claim_core: int
    claim_cb: int
    alliances: int
    marriages: int
    merchants: int


@dataclass(frozen=True)
class Board:
    """What of the map is in play in one edition, as tables by number."""

    edition: int
    areas: tuple[AreaNo, ...]
    places: tuple[PlaceNo, ...]
    zones: tuple[ZoneNo, ...]
    nodes: tuple[NodeNo, ...]
    realms: tuple[RealmNo, ...]
    area_set: AreaSet
    main_set: AreaSet
    """Areas of the Main Map."""
    land: tuple[AreaSet, ...]
    """By Area: those that it touches by land."""
    mountains: tuple[AreaSet, ...]
    """By Area: those beyond a Mountain border."""
    sea: tuple[tuple[ZoneNo, ...], ...]
    """By Zone: the Zones next to it, over borders and letters."""
    zone_ports: tuple[tuple[PlaceNo, ...], ...]
    """By Zone: the Ports that face it."""
    port_areas: tuple[AreaSet, ...]
    """By Zone: the Areas with a Port there that is active from the start."""
    grey_ports: tuple[tuple[PlaceNo, ...], ...]
    """By Zone: the Distant Ports there that are inactive until they are settled."""
    realm_places: tuple[tuple[PlaceNo, ...], ...]
    """By Realm: the Provinces with its flag."""
    capitals: tuple[PlaceNo, ...]
    """By Realm: its natural Capital, or ``NONE``; see EU-13.0.3 for Realms split by the board."""
    supply: Supply

    @cached_property
    def next_to(self) -> tuple[AreaSet, ...]:
        """By Area: those next to it by land or by Ports that are active from the start."""
        found = list(self.land)
        for ports in self.port_areas:
            for area in range(len(found)):
                if ports >> area & 1:
                    found[area] |= ports
        return tuple(found)

    @cached_property
    def place_set(self) -> frozenset[PlaceNo]:
        return frozenset(self.places)

    @cached_property
    def grey_zones(self) -> tuple[ZoneNo, ...]:
        """The Sea Zones with Ports that are inactive until they are settled."""
        return tuple(zone for zone, ports in enumerate(self.grey_ports) if ports)

    @cached_property
    def gateways(self) -> AreaSet:
        """The Areas from which a Realm can touch a Distant Area, by land or from Port to Port."""
        distant = self.area_set & ~self.main_set
        found = distant
        for area in self.areas:
            if self.land[area] & distant:
                found |= 1 << area
        for zone, areas in enumerate(self.port_areas):
            if areas & distant or self.grey_ports[zone]:
                found |= areas
        return found

    @cached_property
    def sea_sets(self) -> tuple[int, ...]:
        """By Zone: the Zones next to it, as bits."""
        return tuple(sum(1 << other for other in others) for others in self.sea)


Reader: TypeAlias = Callable[["Box", Mapping[str, Frozen]], Callable[..., bool]]
"""What makes a check of a condition."""


@dataclass(frozen=True)
class Box:
    """All components, for both editions; the line-up says which one is played (R53)."""

    areas: tuple[Area, ...]
    main_areas: int
    """So many of the Areas lie on the Main Map."""
    places: tuple[Place, ...]
    main_places: int
    zones: tuple[Zone, ...]
    nodes: tuple[Node, ...]
    realms: tuple[RealmCard, ...]
    faiths: tuple[Faith, ...]
    dnprs: Mapping[RealmNo, int]
    """The colour of each Realm that can be a DNPR."""
    boards: tuple[Board, Board]
    cards: tuple[ActionCard, ...]
    events: tuple[EventCard, ...]
    trade_cards: tuple[TradeCard, ...]
    no_trade_income: int
    trade_cards_drawn: int
    ideas: tuple[Idea, ...]
    missions: tuple[Mission, ...]
    milestones: tuple[Milestone, ...]
    struggles: tuple[Struggle, ...]
    setups: Mapping[RealmNo, SetupCard]
    line_ups: Mapping[tuple[int, str], LineUp]
    """By number of players and the name of the line-up."""
    continents: Mapping[str, int]
    """The number of each Distant Continent on Trade Cards; 0 for none."""
    small_track: Track
    large_track: Track
    vassal_track: Track
    pass_ducats: Mapping[int, tuple[int, ...]]
    dice: Mapping[str, tuple[str, ...]]
    """The faces of each die with symbols alone."""
    exploration_die: tuple[ExplorationFace, ...]
    pieces: PlayerSet
    options: Mapping[str, bool | str]

    @cached_property
    def reading(self) -> Callable[[Mapping[str, Frozen], Reader], Callable[..., bool]]:
        """``reading(condition, read)``: how a condition is read, once for all.

        One that could change, and so stands on no card, is read each time.
        """
        found: dict[int, tuple[Mapping[str, Frozen], Callable[..., bool]]] = {}

        def reading(condition: Mapping[str, Frozen], read: Reader) -> Callable[..., bool]:
            kept = found.get(id(condition))
            if kept is None:
                kept = condition, read(self, condition)
                if isinstance(condition, MappingProxyType):
                    found[id(condition)] = kept
            return kept[1]

        return reading

    # Ids to numbers, for moves and tests.

    @cached_property
    def area_of(self) -> Mapping[str, AreaNo]:
        return {area.id: area.no for area in self.areas}

    @cached_property
    def place_of(self) -> Mapping[str, PlaceNo]:
        return {place.id: place.no for place in self.places}

    @cached_property
    def zone_of(self) -> Mapping[str, ZoneNo]:
        return {zone.id: zone.no for zone in self.zones}

    @cached_property
    def cheapest_idea(self) -> int:
        """The Power that no Idea costs less than."""
        return min(idea.cost for idea in self.ideas)

    @cached_property
    def coasts(self) -> tuple[AreaSet, ...]:
        """By Sea Zone: the Areas that border it."""
        found = [0] * len(self.zones)
        for area in self.areas:
            for zone in area.zones:
                found[zone] |= 1 << area.no
        return tuple(found)

    @cached_property
    def dear_ways(self) -> tuple[frozenset[ZoneNo], ...]:
        """By Sea Zone: where the letters lead from there that cost Power."""
        return tuple(
            frozenset([to for letter, to in zone.links if letter in DEAR_LINKS])
            for zone in self.zones
        )

    @cached_property
    def modifiers(self) -> Mapping[str, Mapping[IdeaNo, tuple[Mapping[str, Frozen], ...]]]:
        """By kind, such as ``round_income``: the Ideas that change it, each with how it does."""
        found: dict[str, dict[IdeaNo, tuple[Mapping[str, Frozen], ...]]] = {}
        for idea in self.ideas:
            for modifier in idea.passive:
                kind = found.setdefault(str(modifier["mod"]), {})
                kind[idea.no] = (*kind.get(idea.no, ()), modifier)
        return found

    @cached_property
    def chances(self) -> Mapping[NodeNo, tuple[TradeChance, ...]]:
        """By Trade Node: what the Trade Cards show of it."""
        found: dict[NodeNo, list[TradeChance]] = {node.no: [] for node in self.nodes}
        for card in self.trade_cards:
            for chance in card.chances:
                found[chance.node].append(chance)
        return {node: tuple(chances) for node, chances in found.items()}

    @cached_property
    def node_of(self) -> Mapping[str, NodeNo]:
        return {node.id: node.no for node in self.nodes}

    @cached_property
    def realm_of(self) -> Mapping[str, RealmNo]:
        return {realm.id: realm.no for realm in self.realms}

    @cached_property
    def roma(self) -> PlaceNo:
        """Where the Pope sits."""
        return self.place_of["roma"]

    @cached_property
    def papal_states(self) -> RealmNo:
        return self.realm_of["papal_states"]

    @cached_property
    def dutch(self) -> tuple[PlaceNo, ...]:
        """The Provinces that are Cores of the Netherlands from the start (EU-2.7.10)."""
        return tuple(place.no for place in self.places if place.dutch)

    @cached_property
    def imperial_areas(self) -> tuple[AreaNo, ...]:
        """The Areas of the Empire, those that lie in it in part included, as printed."""
        return tuple(area.no for area in self.areas if area.hre)

    @cached_property
    def inside_empire(self) -> tuple[tuple[PlaceNo, ...], ...]:
        """By Area: its Provinces inside the border of the Empire."""
        return tuple(
            tuple(place for place in area.places if self.places[place].in_hre)
            for area in self.areas
        )

    @cached_property
    def natural_seats(self) -> tuple[tuple[tuple[PlaceNo, RealmNo], ...], ...]:
        """By Area: Provinces inside the Empire that are Capitals of the Realms of their flags."""
        return tuple(
            tuple(
                (place, self.places[place].flag)
                for place in places
                if all(
                    table.capitals[self.places[place].flag] == place
                    for table in self.boards
                    if place in table.place_set
                )
            )
            for places in self.inside_empire
        )

    @cached_property
    def elector_areas(self) -> tuple[Area, ...]:
        """The Areas with an eagle."""
        return tuple(area for area in self.areas if area.elector)

    @cached_property
    def flocks(self) -> tuple[tuple[AreaNo, ...], ...]:
        """By Area of the Main Map: those that follow its Religion slot (EU-15.3.2)."""
        found: list[list[AreaNo]] = [[] for _ in range(self.main_areas)]
        for area in self.areas[: self.main_areas]:
            found[area.slot].append(area.no)
        return tuple(tuple(areas) for areas in found)

    @cached_property
    def flock_sets(self) -> tuple[AreaSet, ...]:
        """The same as sets."""
        return tuple(sum(1 << area for area in areas) for areas in self.flocks)

    @cached_property
    def printed_faiths(self) -> tuple[AreaSet, ...]:
        """By faith: the Areas of the Main Map with it, as printed."""
        found = [0] * len(self.faiths)
        for area in self.areas[: self.main_areas]:
            found[area.faith] |= 1 << area.no
        return tuple(found)

    @cached_property
    def creeds(self) -> tuple[FaithNo, ...]:
        """By faith: what it counts as, Counter-Reformed as Catholic (EU-15.0.3)."""
        return tuple(
            self.faith_of[faith.counts_as] if faith.counts_as else faith.no for faith in self.faiths
        )

    @cached_property
    def catholic(self) -> tuple[bool, ...]:
        """By faith: whether it is Catholic, be it Counter-Reformed (EU-15.0.3)."""
        return tuple("catholic" in (faith.id, faith.counts_as) for faith in self.faiths)

    @cached_property
    def faith_of(self) -> Mapping[str, FaithNo]:
        return {faith.id: faith.no for faith in self.faiths}

    @cached_property
    def card_of(self) -> Mapping[str, CardNo]:
        return {card.id: card.no for card in self.cards}

    @cached_property
    def event_of(self) -> Mapping[str, EventNo]:
        return {event.id: event.no for event in self.events}

    @cached_property
    def trade_card_of(self) -> Mapping[str, TradeCardNo]:
        return {card.id: card.no for card in self.trade_cards}

    @cached_property
    def idea_of(self) -> Mapping[str, IdeaNo]:
        return {idea.id: idea.no for idea in self.ideas}

    @cached_property
    def mission_of(self) -> Mapping[str, MissionNo]:
        return {mission.id: mission.no for mission in self.missions}

    @cached_property
    def struggle_of(self) -> Mapping[str, StruggleNo]:
        return {struggle.id: struggle.no for struggle in self.struggles}

    @cached_property
    def mission_decks(self) -> Mapping[str, tuple[MissionNo, ...]]:
        decks: dict[str, list[MissionNo]] = {}
        for mission in self.missions:
            decks.setdefault(mission.deck, []).append(mission.no)
        return {deck: tuple(cards) for deck, cards in decks.items()}

    @cached_property
    def characters(self) -> Mapping[str, Character]:
        """Everyone who can be in play, by the card that shows them."""
        found = {card.id: card.character for card in self.cards}
        found.update({event.id: event.ruler for event in self.events if event.ruler is not None})
        found.update({setup.ruler.id: setup.ruler for setup in self.setups.values()})
        return found
