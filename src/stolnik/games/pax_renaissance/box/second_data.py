"""The data files of the 2nd edition, as they are written, and our words for what they say.

They speak of gold, teal and red, of reformist cards and medieval states; inside the rules both
editions use the words of :mod:`components`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .components import (
    CATHOLIC,
    FEUDAL,
    ISLAMIC,
    REFORMATION,
    Agent,
    Border,
    EmpireFace,
    Op,
    Religion,
    Token,
)

FAITHS: Final = {"gold": CATHOLIC, "teal": ISLAMIC, "red": REFORMATION}
"""Each colour of the tokens with its religion (B5)."""
STATES: Final = {
    "medieval": FEUDAL,
    "catholic": CATHOLIC,
    "islamic": ISLAMIC,
    "reformist": REFORMATION,
}
"""The four states of an empire."""
RELIGIOUS_WARS: Final = {CATHOLIC: "crusade", ISLAMIC: "jihad", REFORMATION: "reformation"}


def faith_of(religion: str) -> Religion:
    """The data call the third religion reformist."""
    return REFORMATION if religion == "reformist" else religion


def border_id(name: str) -> Border:
    """Borders are called as in the 1st edition: ``border_england_france``."""
    return name.replace("__", "_")


# -- the files -------------------------------------------------------------------------------


class TokenData(msgspec.Struct):
    token: str
    color: str

    @property
    def name(self) -> Token:
        return f"{self.token}_{FAITHS.get(self.color, self.color)}"

    @property
    def agent(self) -> Agent:
        own = self.color == "player"
        return Agent(self.token, None if own else FAITHS.get(self.color, self.color))


class OpData(msgspec.Struct):
    op: str
    religion: str | None = None
    targets: tuple[str, ...] = ()
    row: str | None = None
    region: str | None = None

    @property
    def built(self) -> Op:
        religion = None if self.religion is None else faith_of(self.religion)
        return Op(self.op, religion, self.targets, self.row or self.region)


class OneShotData(msgspec.Struct):
    kind: str
    religion: str | None = None
    religions: tuple[str, ...] = ()
    emporium: str | None = None

    @property
    def name(self) -> str:
        if self.religion is not None:
            return RELIGIOUS_WARS.get(faith_of(self.religion), self.religion)
        details = (*map(faith_of, self.religions), *([self.emporium] if self.emporium else []))
        return "_".join((self.kind, *details))


class AbilityData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability with the figures that its card prints."""

    ability: str
    region: str | None = None
    florins: int | None = None
    bishop_colors: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    empires: frozenset[str] = frozenset()
    color: str | None = None
    empire: str | None = None
    target_region: str | None = None
    victory: str | None = None


class CardData(msgspec.Struct):
    id: str
    kind: str
    region: str
    location: str | None
    prestige: tuple[str, ...]
    ops: tuple[OpData, ...]
    one_shot: OneShotData | None
    agents: tuple[TokenData, ...]
    abilities: tuple[AbilityData, ...]
    suitors: tuple[str, ...] | None
    source: str


class CardsData(msgspec.Struct):
    cards: list[CardData]


class FaceData(msgspec.Struct):
    prestige: tuple[str, ...]
    ops: tuple[OpData, ...]

    @property
    def built(self) -> EmpireFace:
        return EmpireFace(tuple(op.built for op in self.ops), tuple(map(faith_of, self.prestige)))


class FacesData(msgspec.Struct):
    king: FaceData
    republic: FaceData


class EmpireCardData(msgspec.Struct):
    id: str
    empire: str
    region: str
    sides: FacesData


class EmpireCardsData(msgspec.Struct):
    empire_cards: list[EmpireCardData]


class StartData(msgspec.Struct):
    city: str
    token: str
    color: str

    @property
    def name(self) -> Token:
        return TokenData(self.token, self.color).name


class GridData(msgspec.Struct):
    row: int
    col: int


class LandData(msgspec.Struct):
    id: str
    region: str
    grid: GridData
    cities: tuple[str, ...]
    starting_state: str
    starting_tokens: list[StartData]
    source: str


class CityData(msgspec.Struct):
    id: str
    empire: str
    emporium: str | None
    starts_blocked: bool


class BorderLineData(msgspec.Struct):
    id: str
    empires: tuple[str, str]
    sea: bool


class RouteData(msgspec.Struct):
    id: str
    color: str
    row: str
    emporium: str
    empires: tuple[str, ...]
    borders: tuple[str, ...]


class MapData(msgspec.Struct):
    empires: list[LandData]
    cities: list[CityData]
    borders: list[BorderLineData]
    routes: list[RouteData]


class MapSideData(msgspec.Struct):
    id: str
    empire: str
    state: str
    levies: dict[str, TokenData]


class MapSidesData(msgspec.Struct):
    sides: list[MapSideData]


class BankData(msgspec.Struct):
    id: str
    starting_border: str
    always_first_player: bool


class BanksData(msgspec.Struct):
    banks: list[BankData]


class SupplyData(msgspec.Struct):
    id: str
    token: str
    count: int
    color: str | None = None


class TokensData(msgspec.Struct):
    tokens: list[SupplyData]


class TableData(msgspec.Struct):
    """What depends on the number of players."""

    players: int
    extra_cards_each_deck: int
    starting_florins: tuple[int, ...]
    trade_fair_bonus: int
    imperial_lead: int


class DeckData(msgspec.Struct):
    bottom_random_cards: int


class MarketData(msgspec.Struct):
    columns: int


class HandData(msgspec.Struct):
    cards: int


class ActionsData(msgspec.Struct):
    max: int


class VariantData(msgspec.Struct):
    id: str
    starting_states: dict[str, str] = {}
    starting_tokens: list[StartData] = []


class SetupData(msgspec.Struct):
    players: list[TableData]
    deck: DeckData
    market: MarketData
    hand_limit: HandData
    actions_per_turn: ActionsData
    variants: list[VariantData]


class VictoryData(msgspec.Struct):
    id: str


class VictoriesData(msgspec.Struct):
    victories: list[VictoryData]


# -- abilities -------------------------------------------------------------------------------

TWO_ACTIONS: Final = "victory_costs_two_actions"
"""The one thing that is left of the torch of the 1st edition."""

ABILITIES: Final[dict[AbilityData, str]] = {
    AbilityData("action_apostasy"): "action_apostasy_any_two_religions",
    AbilityData("action_discard_for_peasant_revolt"): "action_discard_for_peasant_revolt",
    AbilityData(
        "behead_needs_bishop", region="west", bishop_colors=frozenset(("red", "gold"))
    ): "behead_only_west_card_with_catholic_or_reformation_bishop",
    AbilityData(
        "behead_needs_bishop", region="east", bishop_colors=frozenset(("red", "teal"))
    ): "behead_only_east_card_with_islamic_or_reformation_bishop",
    AbilityData(
        "concession_double_fairs_and_votes"
    ): "own_concessions_count_double_in_fairs_and_votes",
    AbilityData(
        "concession_profit_double_spice"
    ): "own_concessions_count_double_in_spice_islands_fairs",
    AbilityData("concessions_immune_to_pirates"): "own_concessions_immune_to_pirates",
    AbilityData("coronation_any_king"): "coronation_may_take_married_or_opposing_king",
    AbilityData("counts_as_republic"): "card_counts_as_republic_for_renaissance",
    AbilityData("crusade_rooks_as_knights"): "crusade_ruling_catholic_rooks_count_as_knights",
    AbilityData("east_and_west_ops_one_action"): "east_and_west_ops_in_one_action",
    AbilityData("free_ops", region="east"): "free_east_ops",
    AbilityData("free_ops", region="west"): "free_west_ops",
    AbilityData("free_trade_fair"): "free_trade_fair_once_per_turn",
    AbilityData("immune_to_apostasy"): "owner_immune_to_apostasy",
    AbilityData("immune_to_silencing"): "own_cards_immune_to_silencing",
    AbilityData(
        "not_adjacent", empires=frozenset(("portugal", "france"))
    ): "portugal_and_france_not_adjacent",
    AbilityData(
        "patron_counts_as_bishop", color="teal"
    ): "patron_counts_as_islamic_bishop_for_holy",
    AbilityData("patron_counts_as_concession"): "patron_counts_as_concession_for_globalization",
    AbilityData("patron_counts_as_law"): "patron_counts_as_law_for_renaissance",
    AbilityData("patron_reduces_vote_cost"): "patron_reduces_price_of_votes",
    AbilityData(
        "repressed_as_campaign_knights", empire="mamluk", target_region="east"
    ): "repressed_of_mamluk_campaign_against_east",
    AbilityData("sell_price", florins=4): "sells_for_4",
    AbilityData("sell_then_copy_political_op"): "on_sale_use_one_political_op_of_opponent",
    AbilityData("sell_then_emancipate", region="west"): "on_sale_emancipate_in_the_west",
    AbilityData(
        "sell_then_one_shot",
        kinds=frozenset(("conspiracy", "peasant_revolt", "crusade", "apostasy")),
    ): "on_sale_perform_one_shot_of_sold_card",
    AbilityData("teal_pirates_count_as_red"): "islamic_pirates_count_as_reformation_for_supremacy",
    AbilityData("unlimited_hand"): "no_hand_limit",
    AbilityData("venice_holds_two_gold"): "venice_holds_two_while_catholic",
}
"""Each printed ability with our word for it."""
