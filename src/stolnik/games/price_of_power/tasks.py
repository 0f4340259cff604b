"""What can be under way on the agenda: long procedures that keep their progress in the state.

The main loop works off the last task in bounded portions, with a checkpoint before each
(see ``play``).  A task is a plain record; the chapter that owns it works on it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from stolnik.engine.flow import Seat

from .box.components import (
    NONE,
    AreaNo,
    CardNo,
    EventNo,
    FaithNo,
    NodeNo,
    PlaceNo,
    TradeCardNo,
    ZoneNo,
)
from .stages import BattleStage, NavalStage, PeaceResult, ReformingStage, SailingStage, WarStage
from .table_numbers import Aggressor, PowerKind, Realm, RealmOrNone, SeaSpace


class EventUnderWay(msgspec.Struct, array_like=True, tag="event"):
    """An Event that was taken, or the one that nobody took."""

    event: EventNo
    taker: Seat
    """The Active Player; for the unpicked Event the player whose Turn it is (R47)."""
    unpicked: bool
    stage: Literal["text", "symbols"]
    """When there are no more symbols, the Ruler comes."""
    symbol: int = 0
    """How many symbols are resolved."""
    ducats: int = 0
    """What lay on it when it was taken."""
    no_ruler: bool = False
    """Its Ruler was rejected, or does not come."""
    outgoing: dict[Seat, str] = {}
    """Rulers who are discarded when the Event is resolved."""
    vacant: list[Seat] = []
    """Who has lost a Ruler by it, and may have found none since."""
    ailing: int = 0
    """Ill Health that its Ruler brings besides what the card shows."""


class Side(msgspec.Struct, array_like=True):
    """One side of a Battle: its Leader, its dice, and what the last roll brought."""

    leader: str = ""
    """The Character in command, a Ruler included; nobody if empty."""
    army: int = NONE
    """The Army that this General commands."""
    ill: int = 0
    """Wounds of a Leader who was drawn for Rebels or NPRs."""
    leader_dice: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """What the Leader adds, by type of die."""
    added: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """What Battle Actions have added."""
    played: list[str] = []
    """Battle Actions of this Round."""
    done: list[Seat] = []
    """Of several who back an NPR, those who play no further Battle Action this Round."""
    rolled: list[str] = []
    """The faces of the last roll."""
    due: int = 0
    """Casualties still to take."""
    lost: int = 0
    """Casualties taken for the last roll."""
    cavalry: bool = False
    """A Muslim Realm rolls three Cavalry Dice in place of three Infantry Dice."""


class Battle(msgspec.Struct, array_like=True, tag="battle"):
    """A Land Battle in an Area."""

    area: AreaNo
    attacker: Realm
    """A Realm at the table; Rebels included."""
    came_from: AreaNo = NONE
    """The Area that the attacker marched or embarked from."""
    stage: BattleStage = "muster"
    round: int = 0
    """0 before the first Battle Round."""
    defenders: list[Realm] = []
    """Realms that defend as one force."""
    main: Realm = NONE
    """The Main Defender."""
    sides: list[Side] = msgspec.field(default_factory=lambda: [Side(), Side()])
    """The attacker's and the defenders'."""
    order: dict[Realm, int] = {}
    """By Realm: where its next Casualty falls in the order Mercenary, Regular, Allied."""
    spared: list[Realm] = []
    """Of several defenders, who has still to take a Casualty before the largest takes another."""
    waiting: list[Realm] = []
    """Who has still to decide in this step."""
    card: CardNo = NONE
    """The Leader drawn for Rebels or NPRs that defend."""
    helpers: list[Realm] = []
    """Active Allies who fight beside the attacker."""
    forces: dict[Realm, int] = {}
    """By NPR: its Units, which are there for this Battle only."""
    invading: bool = False
    """The attacker is an NPR, and stays if it wins."""
    imperial: int = 0
    """Imperial Units that fight in it."""
    led_by: int = NONE
    """The player whom they fight for: who was Emperor when it began."""
    halved: list[Realm] = []
    """NPRs that defend with half their strength, as a card says."""


class NavalBattle(msgspec.Struct, array_like=True, tag="naval_battle"):
    """A Naval Battle in a Sea Zone, or with Pirates in a Trade Node next to it."""

    zone: ZoneNo
    attacker: Realm
    """A player."""
    came_from: list[SeaSpace] = []
    """The Sea Zones and Ports that the attacker's Ships came from."""
    node: NodeNo = NONE
    """Where Pirates are fought."""
    stage: NavalStage = "muster"
    round: int = 0
    """0 before the first Battle Round."""
    defenders: list[Realm] = []
    """Realms that defend as one force; Pirates are nobody's."""
    main: Realm = NONE
    """The Main Defender."""
    sides: list[Side] = msgspec.field(default_factory=lambda: [Side(), Side()])
    """The attacker's and the defenders'."""
    forces: dict[Realm, int] = {}
    """By NPR: its Ships, which are there for this Battle only."""
    spared: list[Realm] = []
    """Of several defenders, who has still to take a Casualty before the largest takes another."""
    waiting: list[Realm] = []
    """Who has still to decide in this step."""
    fled: bool = False
    """The attacker has broken off a fight with Pirates."""
    sunk: list[list[int]] = msgspec.field(default_factory=lambda: [[0, 0, 0], [0, 0, 0]])
    """By side: Light Ships, Heavy Ships and Galleys lost for the last roll."""
    prizes: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Captured Ships that the winner has still to place, by type."""
    card: CardNo = NONE
    """The Leader drawn for NPRs that defend."""


AnyBattle: TypeAlias = Battle | NavalBattle


class Covert(msgspec.Struct, array_like=True):
    """A Covert Action that the others may counter."""

    player: Seat
    """Who acted last: by the Covert Action, or by a Counterespionage."""
    waiting: list[Seat]
    """Who may still counter that, in their order."""
    countered: bool = False
    """Whether the Covert Action is cancelled as things stand."""


class CardUnderWay(msgspec.Struct, array_like=True, tag="card"):
    """An Action Card that was played for its Action."""

    card: CardNo
    seat: Seat


class DisplayUnderWay(msgspec.Struct, array_like=True, tag="display"):
    """An Action of a Display Card that was paid for."""

    card: CardNo
    action: str
    seat: Seat


class EffectsUnderWay(msgspec.Struct, array_like=True, tag="effects"):
    """The effects of a card that took effect out of turn: an Idea, a Mission, a Milestone."""

    source: str
    """``idea``, ``mission``, ``milestone`` or ``power_struggle``."""
    card: str
    """Its id."""
    seat: Seat


class NationalFocus(msgspec.Struct, array_like=True, tag="focus"):
    """A Change of National Focus: first Power, then cards."""

    seat: Seat
    stage: Literal["power", "shift", "cards", "draw"] = "power"
    kind: PowerKind = NONE
    """The Power that grows."""
    shifted: list[PowerKind] = []
    """The pools that gave a cube."""
    aside: list[CardNo] = []
    """Cards that join the discards when all is done; everybody sees them."""
    draws: int = 0
    """Cards still to draw."""
    bought: bool = False
    """One of them came from a discard pile."""


class Trading(msgspec.Struct, array_like=True, tag="trade"):
    """A Trade Action, from the cards that were revealed to the node that is chosen."""

    seat: Seat
    cards: list[TradeCardNo]
    ship: ZoneNo = NONE
    """Where the Light Ship went, if one was moved."""
    slot: bool = False
    """Whether it protects trade there."""
    left: ZoneNo = NONE
    """The Sea Zone whose slot it left."""
    kind: str = ""
    """``maritime`` or ``inland``, if a card lets the player trade in such nodes only."""
    alone: bool = False
    """A card says that nobody else collects."""
    node: NodeNo = NONE
    """Where the player has traded."""


class Influencing(msgspec.Struct, array_like=True, tag="influence"):
    """An Influence Action: cubes go out one at a time."""

    seat: Seat
    reach: list[AreaNo]
    """Where they can go, by what was there when the Turn began."""
    placed: list[AreaNo] = []


class Fabricating(msgspec.Struct, array_like=True, tag="claims"):
    """Fabricate Claims: Areas are chosen and paid for; then it may be countered."""

    seat: Seat
    areas: list[AreaNo] = []
    covert: Covert | None = None


class Exploring(msgspec.Struct, array_like=True, tag="explore"):
    """An Explore Action: perhaps a Ship sails, then the die is rolled, perhaps again."""

    seat: Seat
    stage: Literal["ship", "roll", "result"] = "ship"
    number: int = 0
    """Of the last roll."""
    danger: bool = False
    rerolls: int = 0
    """Rolls that were paid for."""
    ship: ZoneNo = NONE
    """Where the Ship is that was moved."""
    farther: list[str] = []
    """The maps from which a card lets it sail on, once."""


class Deal(msgspec.Struct, array_like=True, tag="deal"):
    """Player-to-Player Diplomacy: what is proposed so far, and how far it has come."""

    seat: Seat
    partner: Seat
    alliance: bool = False
    marriage: PowerKind = NONE
    """The deck that both will draw from, if they Marry."""
    ducats: int = 0
    """What the proposer gives; less than 0 is received."""
    prices: dict[PlaceNo, int] = {}
    """The Provinces that change hands, each sold by who Owns it now."""
    struck: list[str] = []
    """Items that were taken out again: they do not come back (R54)."""
    stage: Literal["compose", "answer", "draw"] = "compose"
    drawing: list[Seat] = []
    """Who may still draw a card for the Marriage."""
    payer: int = NONE
    """As part of a Negotiated Peace: whose Action it is."""


class Recruiting(msgspec.Struct, array_like=True, tag="recruiting"):
    """Units and Ships that are being recruited, one purchase at a time."""

    seat: Seat
    area: AreaNo = NONE
    """Where Land Units are being recruited."""
    port: PlaceNo = NONE
    """Where Ships are being built."""
    areas: list[AreaNo] = []
    """Areas that were turned to, each once (R54)."""
    ports: list[PlaceNo] = []
    built: dict[PlaceNo, int] = {}
    """Ships built by each Port in this Action."""
    battles: list[AreaNo] = []
    """Where recruited Units met Enemies."""
    over: bool = False
    """Nothing more is recruited; the Battles are fought."""
    discount: int = 0
    """Ducats that a card takes off the price of each Land Unit."""


class Moving(msgspec.Struct, array_like=True, tag="moving"):
    """An Army, or a single Infantry Unit, on the march."""

    seat: Seat
    army: int = NONE
    """By number from 0; ``NONE`` for a single Unit."""
    area: AreaNo = NONE
    """Where it is; ``NONE`` while nothing is chosen."""
    entered: int = 0
    """Areas entered so far."""
    landed: bool = False
    """It came over a Naval Bridge, which ends the move."""
    used: list[str] = []
    """Reorganisations done in this Area, each once (R54)."""
    denied: list[AreaNo] = []
    """Where all Opponents refused it passage."""
    through: ZoneNo = NONE
    """The Sea Zone that a Naval Activation carries it over, in place of a march."""
    spaces: int = 2
    """Areas that it can enter; a card may allow more."""
    swift: bool = False
    """A card such as Forced March: too much Artillery is too slow for it."""
    over_passes: bool = False
    """Mountains cost nothing."""
    only: int = NONE
    """The Army that a card names, by number from 0."""
    start: AreaNo = NONE
    """The Area out of which a card moves an Army."""
    dice: list[int] = []
    """Battle Dice that a card adds: by type, then those of any type."""
    hired: int = 0
    """Mercenaries that joined it before it moved."""


class ArmyArrived(msgspec.Struct, array_like=True, tag="arrived"):
    """An Army has entered an Area: Enemies may react before anything else happens there."""

    seat: Seat
    area: AreaNo
    waiting: list[Seat]
    """Who may still react, in their order."""
    army: int = NONE


class LeavingPorts(msgspec.Struct, array_like=True, tag="leaving_ports"):
    """Ships in Ports that are closed to them since an Alliance ended."""

    seat: Seat


class CoveringSlots(msgspec.Struct, array_like=True, tag="covering_slots"):
    """Cubes that must lie on slots and are still to be picked up elsewhere."""

    seat: Seat


class Sailing(msgspec.Struct, array_like=True, tag="sailing"):
    """Ships under way: out of Ports, or to one destination."""

    seat: Seat
    stage: SailingStage = "choose"
    to: SeaSpace = NONE
    """The destination: a Sea Zone or a Port."""
    moved: int = 0
    """Single Light Ships that have arrived and hold no slot yet."""
    fleet: bool = False
    """The Fleet has arrived, and has not fought."""
    toll: bool = False
    """Power was paid for a way between America and the Far East."""
    used: list[str] = []
    """Reorganisations of the Fleet, one at the start and one at the end (R54)."""
    came_from: list[SeaSpace] = []
    """The Sea Zones and Ports that Ships left for the destination."""
    zones: list[ZoneNo] = []
    """Where activated Ships are now."""
    hunted: list[NodeNo] = []
    """Where Pirates were attacked, each once (R54)."""
    spaces: int = 2
    """Spaces that a Ship can enter; a card may allow more."""
    dice: list[int] = []
    """Battle Dice that a card adds, by type."""
    quay: PlaceNo = NONE
    """The Port in which Light Ships have left the Fleet before it sails."""


class RebelRolls(msgspec.Struct, array_like=True, tag="rebel_rolls"):
    """Rebel Dice: player by player, Area by Area, result by result; then the Battles."""

    queue: list[Seat]
    """Who is still to roll; the first rolls now."""
    mild: int = NONE
    """The player who rolls a single die: the Active Player of an Event."""
    areas: list[AreaNo] = []
    """Where the first player has still to roll."""
    began: bool = False
    """Whether the first player's Areas are noted."""
    area: AreaNo = NONE
    """The Area rolled for."""
    results: list[str] = []
    """What is still to resolve there."""
    battles: list[AreaNo] = []
    """Where Rebel Units have appeared among a player's Units."""
    within: list[AreaNo] | None = None
    """The Areas that a card rolls for; otherwise all with Unrest."""


class RebelsRise(msgspec.Struct, array_like=True, tag="rebels"):
    """Step C: Rebel Units Siege or move, Area by Area."""

    areas: list[AreaNo]
    """Still to come, the first is now."""
    moving: list[AreaNo]
    """Of these, those without Unrest when the step began."""
    strength: int = NONE
    """Siege Strength that is left in the first Area; ``NONE`` before its turn."""


class Declaration(msgspec.Struct, array_like=True, tag="declaration"):
    """A Declaration of War, step by step."""

    seat: Aggressor
    """The Aggressor: a player, or an NPR that an Event makes one."""
    wars: int
    """How many Wars there were before it."""
    stage: WarStage = "targets"
    targets: list[Realm] = []
    """Realms at the table, in the order in which they were named."""
    waiting: list[Realm] = []
    """Of the Realms that this step goes through, those still to come."""
    losses: list[int] = []
    """Stability that each of these costs."""
    rewarded: list[Seat] = []
    """Who gains Military Power."""
    seas: list[ZoneNo] = []
    """Where Ships met Enemies and have not fought yet."""
    battles: list[AreaNo] = []
    """Where Land Units did."""
    fought: bool = False
    """It triggered a Battle."""
    action: bool = True
    """It is a Declare War Action, not the work of an Event."""
    among: list[Realm] = []
    """Whom the card that grants the Action lets be named; everybody if empty."""
    leads_crusade: bool = False
    """It follows at once from calling a Crusade."""
    defended: list[Realm] = []
    """Subjects whose Call the Emperor has accepted."""
    joined: list[Seat] = []
    """Players who have come at the Aggressor's Call."""
    roused: list[Realm] = []
    """NPRs that have become Active Allies by it."""


class Invasions(msgspec.Struct, array_like=True, tag="invasions"):
    """Step B: NPRs invade, one after the other."""

    nprs: list[Realm]
    """Realms at the table that are still to come."""


class CallingAllies(msgspec.Struct, array_like=True, tag="calling"):
    """A player calls Allies to arms, one after the other."""

    seat: Seat
    enemies: list[Realm]
    """The new Enemies, Realms at the table."""
    defensive: bool
    nprs_only: bool = False
    """After a Call of an NPR was accepted, players are not called."""
    called: list[Realm] = []


class Call(msgspec.Struct, array_like=True, tag="call"):
    """A Call to Arms that a player has to answer."""

    caller: Realm
    """The Ally, a Realm at the table."""
    called: Seat
    enemies: list[Realm]
    defensive: bool
    stage: Literal["answer", "activate", "cb"] = "answer"
    imperial: bool = False
    """A Subject calls the Emperor."""


class Besieging(msgspec.Struct, array_like=True, tag="siege"):
    """A Siege: Provinces are chosen and paid for, then they fall."""

    seat: Seat
    area: AreaNo
    places: list[PlaceNo] = []
    """That are besieged and have not fallen."""
    paid: int = 0
    """Military Power."""
    falling: bool = False
    """Nothing more is chosen."""
    free: int = 0
    """Units that besiege for nothing."""


class PeaceTalks(msgspec.Struct, array_like=True, tag="peace"):
    """Step D of Phase 3, sub-step by sub-step."""

    stage: Literal["white", "total", "open", "aftermath"]
    queue: list[Seat]
    """Who is still to settle in this sub-step."""
    approached: list[tuple[int, int]] = []
    """Who has proposed a Negotiated Peace to whom (R54)."""


class Settlement(msgspec.Struct, array_like=True, tag="settlement"):
    """A Victor settles with one Enemy."""

    seat: Seat
    enemy: Realm
    """A Realm at the table."""
    result: PeaceResult
    term: str = ""
    """The Peace Term, once it is chosen."""
    todo: list[PlaceNo] = []
    """Provinces whose fate is still to be decided."""
    fates: dict[PlaceNo, int] = {}
    """What becomes of them: see Keep Current Board State."""
    parleyed: bool = False
    """The Victor has tried to agree on a peace with the Loser."""


class Negotiation(msgspec.Struct, array_like=True, tag="negotiation"):
    """A Negotiated Peace: what is proposed so far."""

    seat: Seat
    partner: Seat
    stage: Literal["compose", "answer"] = "compose"
    term: str = ""
    victor: int = NONE
    """Who is named Victor."""
    fates: dict[PlaceNo, int] = {}
    ducats: int = 0
    """What the proposer gives; less than 0 is received."""
    actor: int = NONE
    """Who takes an Action as part of the peace."""
    cuts: list[tuple[str, str]] = []
    """The ties that the actor cuts, each by the move that does it."""
    deal: Deal | None = None
    """The Diplomacy between the two that goes with it."""
    drafted: bool = False
    """A deal was begun; one that was dropped does not come back (R54)."""


class Contributing(msgspec.Struct, array_like=True, tag="contributing"):
    """Players who are Subjects contribute to the defence of the Empire."""

    aggressor: RealmOrNone
    """A Realm at the table, or ``NONE``."""
    queue: list[Seat]
    """Who has still to contribute."""


class PlacingImperial(msgspec.Struct, array_like=True, tag="imperial_influence"):
    """The Emperor places and redistributes Imperial Influence in the Cleanup."""

    placed: list[AreaNo] = []
    """Where cubes were placed in this Step; each is moved once."""


class Dissent(msgspec.Struct, array_like=True, tag="dissent"):
    """Step G: Religious Dissent, player by player and Area by Area."""

    queue: list[Seat]
    """Who is still to come; the first is now."""
    began: bool = False
    """Whether the first player's Areas are noted."""
    areas: list[AreaNo] = []
    """Where the first player has still to turn a Town to Unrest."""
    tolerated: int = 0
    """How many of them an Idea leaves quiet."""


class Reforming(msgspec.Struct, array_like=True, tag="reforming"):
    """A Change of State Religion, from the ties that end to the Unrest that it brings."""

    seat: Seat
    old: FaithNo
    """The faith that is given up."""
    stage: ReformingStage = "marriage"
    left: int = 0
    """Influence still to remove."""
    moved: int = 0
    """Influence taken off the board and not yet placed again."""
    areas: list[AreaNo] = []
    """Where Unrest is still to come."""
    rolls: list[AreaNo] = []
    """Where Rebel Dice will be rolled."""


class Spreading(msgspec.Struct, array_like=True, tag="spreading"):
    """Infectious Faiths that spread, one token at a time."""

    seat: Seat
    """Who decides, or whose Turn it is."""
    auto: bool
    """The Event was unpicked: tokens go where a rule sends them."""
    faiths: list[FaithNo]
    """The faiths that spread."""
    clusters: list[list[AreaNo]] = []
    """Those that have not spread yet, each as it was when the symbol was resolved."""
    of: list[FaithNo] = []
    """The faith of each of them."""
    began: bool = False
    """Whether the clusters are noted."""
    both: bool = False
    """Two faiths had clusters: at most two tokens of each."""
    source: int = NONE
    """The cluster that was chosen to spread, by its place among them."""
    placed: list[AreaNo] = []
    """The Religion slots where tokens have come."""
    kinds: list[FaithNo] = []
    """The faiths that these show."""
    alone: int = 0
    """Tokens that go where no cluster is next to them."""
    apart: list[AreaNo] = []
    """The only cluster on the board: one token more goes where it is not adjacent."""


Task: TypeAlias = (
    EventUnderWay
    | Battle
    | NavalBattle
    | Trading
    | Influencing
    | Fabricating
    | Exploring
    | Deal
    | Declaration
    | CallingAllies
    | Call
    | Recruiting
    | Moving
    | Sailing
    | LeavingPorts
    | CoveringSlots
    | ArmyArrived
    | RebelRolls
    | RebelsRise
    | Invasions
    | Besieging
    | PeaceTalks
    | Settlement
    | Negotiation
    | NationalFocus
    | CardUnderWay
    | DisplayUnderWay
    | EffectsUnderWay
    | Contributing
    | PlacingImperial
    | Dissent
    | Reforming
    | Spreading
)
