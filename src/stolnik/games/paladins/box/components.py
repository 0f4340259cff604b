"""The parts in the box: immutable, read from data and checked when the box is opened.

Workers and Attributes are numbers inside the rules, because every pool and every board is a
list of them; moves, events and texts know them by their names (``WORKERS``, ``ATTRIBUTES``).
Cards, actions and spaces go by their ids everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import msgspec

from stolnik.engine.flow import Move

Worker: TypeAlias = int
"""A kind of Worker: its place in ``WORKERS``."""
Attribute: TypeAlias = int
"""Faith, Strength or Influence: its place in ``ATTRIBUTES``."""
Action: TypeAlias = str
PaladinId: TypeAlias = str
TownsfolkId: TypeAlias = str
OutsiderId: TypeAlias = str
WallId: TypeAlias = str
TavernId: TypeAlias = str
FavourId: TypeAlias = str
OrderId: TypeAlias = str
SchemeId: TypeAlias = str
JarSpaceId: TypeAlias = str

WORKERS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
WORKER_OF: Final[Mapping[str, Worker]] = {name: kind for kind, name in enumerate(WORKERS)}
ANY: Final = -1
"""The colour of a transparent Worker space."""

ATTRIBUTES: Final = ("faith", "strength", "influence")
FAITH, STRENGTH, INFLUENCE = range(3)
ATTRIBUTE_OF: Final[Mapping[str, Attribute]] = {name: a for a, name in enumerate(ATTRIBUTES)}

LEFT_ACTIONS: Final = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT_ACTIONS: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ACTIONS: Final = LEFT_ACTIONS + RIGHT_ACTIONS
VIRTUAL_ROW: Final = ("recruit", "pray", "trade", "conspire", "rest")
"""What the virtual player can do besides right-side actions and King's Favours."""

OUTSIDER_TYPES: Final = ("saracen", "byzantine", "viking")

FRAMED: Final = 2
"""The two left Worker spaces of a right-side action are framed for Workshops."""


class Reward(msgspec.Struct, frozen=True):
    """One word of the vocabulary of rewards; only the fields that its kind needs are set.

    ========================  ==========================================================
    ``worker``                ``n`` Workers of the kind ``worker``
    ``silver, provisions``    ``n`` from the main supply
    ``tax``                   ``n`` Silver from the Tax supply
    ``attribute``             raise ``attribute`` by ``n``
    ``remove_suspicion``      discard up to ``n`` own Suspicions
    ``pay_debt``              turn up to ``n`` own Debts to their paid side
    ``destroy_debt``          return up to ``n`` own unpaid Debts to the stack
    ``gain_debt``             take ``n`` unpaid Debts
    ``free_recruit``          take a Townsfolk into the team
    ``free_develop``          move a Workshop
    ``pray``                  clear one own action
    ``choice``                one of ``options``, each a list of rewards
    ========================  ==========================================================
    """

    kind: str
    n: int = 1
    worker: Worker = LABOURER
    attribute: Attribute = FAITH
    options: tuple[tuple[Reward, ...], ...] = ()


Rewards: TypeAlias = tuple[Reward, ...]

REWARD_KINDS: Final = frozenset(
    (
        "worker",
        "silver",
        "provisions",
        "tax",
        "attribute",
        "remove_suspicion",
        "pay_debt",
        "destroy_debt",
        "gain_debt",
        "free_recruit",
        "free_develop",
        "pray",
        "choice",
    )
)


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """A card, or a place on a board: where we have it from."""

    source: str = "seed"
    house: tuple[str, ...] = ()
    """Fields that nobody could read off what is printed; ours are plausible."""


class Price(msgspec.Struct, frozen=True):
    """What an action costs; only a King's Favour can cost a Debt."""

    silver: int = 0
    provisions: int = 0
    gain_debt: int = 0


FREE: Final = Price()


class Paladin(Printed, frozen=True):
    id: PaladinId
    name: str
    workers: tuple[Worker, ...]
    boost: tuple[int, ...]
    """By Attribute: how much higher it counts this Round."""
    action: Action
    """The action that the ability belongs to."""
    free_silver: bool = False
    """The action costs no Silver."""
    free_provisions: bool = False
    """The action costs no Provisions."""
    discount: int = 0
    """The action costs so much less Silver."""
    gain: Rewards = ()
    """The action gives this besides."""


class TownsfolkAbility(msgspec.Struct, frozen=True):
    """When a Townsfolk in the team works: ``after_action``, ``after_pay_debt``, ``inquisition``."""

    trigger: str
    reward: Rewards
    action: Action | None = None
    least: int = 0
    """At an Inquisition: the fewest own Suspicions for it to work ..."""
    most: int | None = None
    """... and the most."""


class Townsfolk(Printed, frozen=True):
    id: TownsfolkId
    kind: str
    discard_reward: Rewards
    """Upper right: for the player who discards the card."""
    recruit_immediate: Rewards
    """Left side: for the player who takes the card into the team."""
    ability: TownsfolkAbility


class EndScore(msgspec.Struct, frozen=True):
    """What a converted Outsider is worth at the end: ``base`` plus ``vp`` for every ``per``."""

    rule: str
    vp: int
    base: int = 0
    per: int = 1
    action: Action | None = None
    attribute: Attribute = FAITH
    type: str | None = None


END_SCORE_RULES: Final = frozenset(
    (
        "per_actions",
        "per_attribute",
        "per_attacked_type",
        "base_plus_per_order",
        "base_plus_per_converted_mercenary",
        "per_paid_debt",
        "per_suspicion",
        "per_unpaid_debt",
    )
)


class Outsider(Printed, frozen=True):
    id: OutsiderId
    kind: str
    type: str
    attack_reward: Rewards
    convert_reward: Rewards
    end_score: EndScore


class Wall(Printed, frozen=True):
    id: WallId
    rewards: Rewards
    end_vp: int


class Tavern(Printed, frozen=True):
    id: TavernId
    workers: tuple[Worker, ...]


class Suspicion(Printed, frozen=True):
    """A kind of Suspicion card; cards of a kind are all alike."""

    id: str
    tax: int
    count: int


class Debt(Printed, frozen=True):
    id: str
    count: int
    unpaid_vp: int
    paid_vp: int


class Favour(Printed, frozen=True):
    id: FavourId
    placing: Placing
    """Its one Worker space."""
    cost: Price
    rewards: Rewards


class Order(Printed, frozen=True):
    id: OrderId
    action: Action
    required: int


class TownsfolkSlot(Printed, frozen=True):
    silver: int
    debt_allowed: bool


class Flags(Printed, frozen=True):
    """What a region or an Outsider slot asks for: Faith (black flag) and Strength (red flag)."""

    faith: int
    strength: int

    def asked(self, attribute: Attribute) -> int:
        return self.faith if attribute == FAITH else self.strength


class Space(Printed, frozen=True):
    """A square space of the main board, for one Monk or one Outpost."""

    id: str
    region: int
    """Counted from 0 at the left."""
    kind: str
    reward: Rewards
    min_players: int


class KingsSlot(msgspec.Struct, frozen=True):
    """A place for a King's card: when it is revealed and, for an Order, what it is worth."""

    reveal_round: int
    vp: int = 0


class TrackSpace(Printed, frozen=True):
    """A place on a track of the player board, or a slot above or below it.

    ``cost`` is in the resource of its track; ``influence`` what the player needs there;
    ``uncovers`` what appears when its piece leaves.
    """

    cost: int = 0
    influence: int = 0
    uncovers: Rewards = ()


class JarSpace(Printed, frozen=True):
    id: JarSpaceId
    reward: Rewards


class Way(msgspec.Struct, frozen=True):
    """One way to fill the spaces of an action; different ways use different Workers."""

    move: Move
    workers: tuple[Worker, ...]
    """From left to right, one for each open space."""
    need: int
    """A bit for each kind of which it needs some, by how many: bit 3 * kind + number - 1."""


class Placing(msgspec.Struct, frozen=True):
    """The spaces that must be filled at once to take an action in one of its modes."""

    spaces: tuple[int, ...]
    """Where they are in ``Player.spaces``."""
    coloured: tuple[tuple[Worker, int], ...]
    """How many spaces of each colour are among them."""
    ways: tuple[Way, ...]
    size: int
    """How many they are."""


class BoardAction(msgspec.Struct, frozen=True):
    """An action of the player board."""

    id: Action
    start: int
    """Where its Worker spaces begin in ``Player.spaces``."""
    colours: tuple[Worker, ...]
    """Of its spaces from left to right; ``ANY`` is transparent."""
    key: int
    """A space in ``Player.spaces`` that holds a Worker if and only if the action does."""
    placings: Mapping[int, Placing]
    """Left side: by number of Workers.  Right side: by which framed spaces are covered, 1 for
    the left one plus 2 for the middle one."""
    gains: Mapping[int, Rewards] = {}
    """Left side: what a mode gives."""
    silver: int = 0
    requires: Attribute | None = None
    rewards: Attribute | None = None
    limit: int | None = None
    source: str = "seed"

    @property
    def end(self) -> int:
        return self.start + len(self.colours)


class Figures(msgspec.Struct, frozen=True):
    """The numbers of set-up and play that the rulebook states."""

    rounds: int
    workshops: int
    monks: int
    outposts: int
    jars: int
    silver: int
    provisions: int
    attributes: tuple[int, ...]
    townsfolk_track: int
    outsider_track: int
    keep_workers: int
    paladin_draw: int
    resource_set: int
    resource_set_vp: int


class Scheme(Printed, frozen=True):
    """A card of the virtual player."""

    id: SchemeId
    action: str
    """An action of its board, ``kings_order`` or ``kings_favour``."""
    on_favour: bool
    """It starts on a King's Favour, not in the deck."""


class VirtualBoard(msgspec.Struct, frozen=True):
    """The back of a player board and the figures of the one-player game."""

    orders_revealed: Mapping[str, int]
    """By difficulty."""
    attribute_stack: tuple[Attribute, ...]
    """Bottom to top."""
    resource_field: int
    townsfolk_order: tuple[tuple[int, ...], ...]
    """By field of the Resource marker: the Townsfolk slots in the order it tries them."""
    favour_order: tuple[tuple[int, ...], ...]
    outsider_order: tuple[tuple[int, ...], ...]
    row: tuple[str, ...]
    """The actions it falls back on, from left to right; the last is Rest."""
    right_workers: Mapping[Action, tuple[int, ...]]
    """By action: Workers needed with 0, 1 and 2 Workshops."""
    workers: tuple[int, ...]
    """By Round, from the first."""
    space_priority: tuple[tuple[str, ...], ...]
    """Kinds of spaces, the most wanted first."""
    wall_influence: tuple[int, ...]
    jar_influence: tuple[int, ...]
    min_vp_per_converted: int
    house: tuple[str, ...] = ()


@dataclass(frozen=True)
class Box:
    """Everything that lies in the box, with what follows from it looked up once."""

    difficulty: str
    pieces: Mapping[str, int]
    """How many of each component there are, as the rulebook lists them."""
    actions: Mapping[Action, BoardAction]
    spaces_per_board: int
    paladins: Mapping[PaladinId, Paladin]
    townsfolk: Mapping[TownsfolkId, Townsfolk]
    outsiders: Mapping[OutsiderId, Outsider]
    walls: Mapping[WallId, Wall]
    taverns: Mapping[TavernId, Tavern]
    suspicions: tuple[Suspicion, ...]
    debt: Debt
    favours: Mapping[FavourId, Favour]
    orders: Mapping[OrderId, Order]
    townsfolk_slots: tuple[TownsfolkSlot, ...]
    outsider_slots: tuple[Flags, ...]
    regions: tuple[Flags, ...]
    spaces: tuple[Space, ...]
    order_slots: tuple[KingsSlot, ...]
    favour_slots: tuple[KingsSlot, ...]
    tax_supply: Mapping[int, int]
    """By number of players."""
    develop_track: tuple[TrackSpace, ...]
    monk_track: tuple[TrackSpace, ...]
    outpost_track: tuple[TrackSpace, ...]
    wall_slots: tuple[TrackSpace, ...]
    jar_track: tuple[TrackSpace, ...]
    convert_slots: tuple[TrackSpace, ...]
    jar_spaces: Mapping[JarSpaceId, JarSpace]
    attribute_vp: tuple[int, ...]
    """By value of the marker; the last value is the end of the track."""
    track_vp: Mapping[Action, tuple[int, ...]]
    """By action and by how often it was taken: Develop, Commission, Fortify, Garrison, Absolve."""
    figures: Figures
    schemes: Mapping[SchemeId, Scheme]
    virtual_board: VirtualBoard

    space_at: Mapping[str, int] = field(init=False)
    """The place of each space of the main board in ``spaces``."""
    open_spaces: Mapping[int, tuple[int, ...]] = field(init=False)
    """By number of players: the spaces that may be used."""
    suspicion_cards: tuple[int, ...] = field(init=False)
    """The whole Suspicion deck, each card by the Tax it shows."""
    revealed_orders: tuple[int, ...] = field(init=False)
    """By Round, from 0 for the set-up: how many Orders lie face up."""
    revealed_favours: tuple[int, ...] = field(init=False)
    after_action: Mapping[TownsfolkId, Action] = field(init=False)
    """The Townsfolk that work after an action."""
    collectors: frozenset[TownsfolkId] = field(init=False)
    """The Townsfolk that work when a Debt is paid."""
    inquisitive: frozenset[TownsfolkId] = field(init=False)
    """The Townsfolk that work at an Inquisition."""

    @property
    def attribute_max(self) -> int:
        return len(self.attribute_vp) - 1

    def __post_init__(self) -> None:
        derive = object.__setattr__
        derive(self, "space_at", {space.id: at for at, space in enumerate(self.spaces)})
        derive(
            self,
            "open_spaces",
            {
                players: tuple(
                    at for at, space in enumerate(self.spaces) if space.min_players <= players
                )
                for players in self.tax_supply
            },
        )
        derive(
            self,
            "suspicion_cards",
            tuple(kind.tax for kind in self.suspicions for _ in range(kind.count)),
        )
        rounds = range(self.figures.rounds + 1)
        for name, slots in (
            ("revealed_orders", self.order_slots),
            ("revealed_favours", self.favour_slots),
        ):
            derive(self, name, tuple(sum(slot.reveal_round <= r for slot in slots) for r in rounds))
        abilities = {card.id: card.ability for card in self.townsfolk.values()}
        derive(
            self,
            "after_action",
            {card: a.action for card, a in abilities.items() if a.trigger == "after_action"},
        )
        for name, trigger in (("collectors", "after_pay_debt"), ("inquisitive", "inquisition")):
            derive(
                self,
                name,
                frozenset(card for card, a in abilities.items() if a.trigger == trigger),
            )
