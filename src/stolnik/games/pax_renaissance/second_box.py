"""Opens the box of the 2nd edition: reads its data files, checks them, and names things as ours.

The data speak of gold, teal and red, of reformist cards and medieval states; inside the rules
both editions use the words of :mod:`components`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from stolnik.engine.data import read, wrong
from stolnik.engine.game import Options
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.checking import ONE_SHOTS, check_card, check_map
from stolnik.games.pax_renaissance.components import (
    CATHOLIC,
    FEUDAL,
    ISLAMIC,
    REFORMATION,
    VICTORIES,
    Agent,
    Bank,
    Border,
    Box,
    EmpireCard,
    EmpireFace,
    Figures,
    MapCard,
    Op,
    Religion,
    Route,
    Slot,
    TableauCard,
    Token,
)
from stolnik.games.pax_renaissance.editions import SECOND

DATA = Path(__file__).parent / "data" / "second"

BOMBS: Final = frozenset((*ONE_SHOTS, "trade_shift_red_sea"))
"""The one-shots of this edition: it has one emporium more."""
SALE: Final = 2
"""Florins for a sold card (E3)."""
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


def _faith(religion: str) -> Religion:
    """The data call the third religion reformist."""
    return REFORMATION if religion == "reformist" else religion


def _border(name: str) -> Border:
    """Borders are called as in the 1st edition: ``border_england_france``."""
    return name.replace("__", "_")


# -- the files -------------------------------------------------------------------------------


class _Token(msgspec.Struct):
    token: str
    color: str

    @property
    def name(self) -> Token:
        return f"{self.token}_{FAITHS.get(self.color, self.color)}"

    @property
    def agent(self) -> Agent:
        own = self.color == "player"
        return Agent(self.token, None if own else FAITHS.get(self.color, self.color))


class _Op(msgspec.Struct):
    op: str
    religion: str | None = None
    targets: tuple[str, ...] = ()
    row: str | None = None
    region: str | None = None

    @property
    def built(self) -> Op:
        religion = None if self.religion is None else _faith(self.religion)
        return Op(self.op, religion, self.targets, self.row or self.region)


class _OneShot(msgspec.Struct):
    kind: str
    religion: str | None = None
    religions: tuple[str, ...] = ()
    emporium: str | None = None

    @property
    def name(self) -> str:
        if self.religion is not None:
            return RELIGIOUS_WARS.get(_faith(self.religion), self.religion)
        details = (*map(_faith, self.religions), *([self.emporium] if self.emporium else []))
        return "_".join((self.kind, *details))


class _Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class _Card(msgspec.Struct):
    id: str
    kind: str
    region: str
    location: str | None
    prestige: tuple[str, ...]
    ops: tuple[_Op, ...]
    one_shot: _OneShot | None
    agents: tuple[_Token, ...]
    abilities: tuple[_Ability, ...]
    suitors: tuple[str, ...] | None
    source: str


class _Cards(msgspec.Struct):
    cards: list[_Card]


class _Face(msgspec.Struct):
    prestige: tuple[str, ...]
    ops: tuple[_Op, ...]

    @property
    def built(self) -> EmpireFace:
        return EmpireFace(tuple(op.built for op in self.ops), tuple(map(_faith, self.prestige)))


class _Faces(msgspec.Struct):
    king: _Face
    republic: _Face


class _EmpireCard(msgspec.Struct):
    id: str
    empire: str
    region: str
    sides: _Faces


class _EmpireCards(msgspec.Struct):
    empire_cards: list[_EmpireCard]


class _Start(msgspec.Struct):
    city: str
    token: str
    color: str

    @property
    def name(self) -> Token:
        return _Token(self.token, self.color).name


class _Grid(msgspec.Struct):
    row: int
    col: int


class _Land(msgspec.Struct):
    id: str
    region: str
    grid: _Grid
    cities: tuple[str, ...]
    starting_state: str
    starting_tokens: list[_Start]
    source: str


class _City(msgspec.Struct):
    id: str
    empire: str
    emporium: str | None
    starts_blocked: bool


class _BorderLine(msgspec.Struct):
    id: str
    empires: tuple[str, str]
    sea: bool


class _Route(msgspec.Struct):
    id: str
    color: str
    row: str
    emporium: str
    empires: tuple[str, ...]
    borders: tuple[str, ...]


class _Map(msgspec.Struct):
    empires: list[_Land]
    cities: list[_City]
    borders: list[_BorderLine]
    routes: list[_Route]


class _MapSide(msgspec.Struct):
    id: str
    empire: str
    state: str
    levies: dict[str, _Token]


class _MapSides(msgspec.Struct):
    sides: list[_MapSide]


class _Bank(msgspec.Struct):
    id: str
    starting_border: str
    always_first_player: bool


class _Banks(msgspec.Struct):
    banks: list[_Bank]


class _Supply(msgspec.Struct):
    id: str
    token: str
    count: int
    color: str | None = None


class _Tokens(msgspec.Struct):
    tokens: list[_Supply]


class _Table(msgspec.Struct):
    """What depends on the number of players."""

    players: int
    extra_cards_each_deck: int
    starting_florins: tuple[int, ...]
    trade_fair_bonus: int
    imperial_lead: int


class _Deck(msgspec.Struct):
    bottom_random_cards: int


class _Market(msgspec.Struct):
    columns: int


class _Hand(msgspec.Struct):
    cards: int


class _Actions(msgspec.Struct):
    max: int


class _Variant(msgspec.Struct):
    id: str
    starting_states: dict[str, str] = {}
    starting_tokens: list[_Start] = []


class _Setup(msgspec.Struct):
    players: list[_Table]
    deck: _Deck
    market: _Market
    hand_limit: _Hand
    actions_per_turn: _Actions
    variants: list[_Variant]


class _Victory(msgspec.Struct):
    id: str


class _Victories(msgspec.Struct):
    victories: list[_Victory]


# -- abilities -------------------------------------------------------------------------------

TWO_ACTIONS: Final = "victory_costs_two_actions"
"""The one thing that is left of the torch of the 1st edition."""

ABILITIES: Final[dict[_Ability, str]] = {
    _Ability("action_apostasy"): "action_apostasy_any_two_religions",
    _Ability("action_discard_for_peasant_revolt"): "action_discard_for_peasant_revolt",
    _Ability(
        "behead_needs_bishop", region="west", bishop_colors=frozenset(("red", "gold"))
    ): "behead_only_west_card_with_catholic_or_reformation_bishop",
    _Ability(
        "behead_needs_bishop", region="east", bishop_colors=frozenset(("red", "teal"))
    ): "behead_only_east_card_with_islamic_or_reformation_bishop",
    _Ability(
        "concession_double_fairs_and_votes"
    ): "own_concessions_count_double_in_fairs_and_votes",
    _Ability(
        "concession_profit_double_spice"
    ): "own_concessions_count_double_in_spice_islands_fairs",
    _Ability("concessions_immune_to_pirates"): "own_concessions_immune_to_pirates",
    _Ability("coronation_any_king"): "coronation_may_take_married_or_opposing_king",
    _Ability("counts_as_republic"): "card_counts_as_republic_for_renaissance",
    _Ability("crusade_rooks_as_knights"): "crusade_ruling_catholic_rooks_count_as_knights",
    _Ability("east_and_west_ops_one_action"): "east_and_west_ops_in_one_action",
    _Ability("free_ops", region="east"): "free_east_ops",
    _Ability("free_ops", region="west"): "free_west_ops",
    _Ability("free_trade_fair"): "free_trade_fair_once_per_turn",
    _Ability("immune_to_apostasy"): "owner_immune_to_apostasy",
    _Ability("immune_to_silencing"): "own_cards_immune_to_silencing",
    _Ability(
        "not_adjacent", empires=frozenset(("portugal", "france"))
    ): "portugal_and_france_not_adjacent",
    _Ability("patron_counts_as_bishop", color="teal"): "patron_counts_as_islamic_bishop_for_holy",
    _Ability("patron_counts_as_concession"): "patron_counts_as_concession_for_globalization",
    _Ability("patron_counts_as_law"): "patron_counts_as_law_for_renaissance",
    _Ability("patron_reduces_vote_cost"): "patron_reduces_price_of_votes",
    _Ability(
        "repressed_as_campaign_knights", empire="mamluk", target_region="east"
    ): "repressed_of_mamluk_campaign_against_east",
    _Ability("sell_price", florins=4): "sells_for_4",
    _Ability("sell_then_copy_political_op"): "on_sale_use_one_political_op_of_opponent",
    _Ability("sell_then_emancipate", region="west"): "on_sale_emancipate_in_the_west",
    _Ability(
        "sell_then_one_shot",
        kinds=frozenset(("conspiracy", "peasant_revolt", "crusade", "apostasy")),
    ): "on_sale_perform_one_shot_of_sold_card",
    _Ability("teal_pirates_count_as_red"): "islamic_pirates_count_as_reformation_for_supremacy",
    _Ability("unlimited_hand"): "no_hand_limit",
    _Ability("venice_holds_two_gold"): "venice_holds_two_while_catholic",
}
"""Each printed ability with our word for it."""


def _abilities(file: str, card: _Card) -> tuple[str, ...]:
    """The abilities of a card in our words; one that we have no rule for is refused."""
    words = []
    for ability in card.abilities:
        if ability.ability == TWO_ACTIONS:
            continue
        if ability not in ABILITIES:
            known = ", ".join(sorted({each.ability for each in ABILITIES}))
            printed = msgspec.json.encode(ability, order="sorted").decode()
            raise wrong(
                file, card.id, "abilities", f"there is no rule for {printed}; known are: {known}"
            )
        words.append(ABILITIES[ability])
    return tuple(words)


# -- opening the box -------------------------------------------------------------------------


@rule("PAX2-B1.1", "PAX2-B1.2", "PAX2-B1.3", "PAX2-GLO.EmpireCard.1", "PAX2-GLO.King.1")
def open_second_box(options: Options, own: Path | None = None) -> Box:
    """The components for these variants; files in a folder of one's own replace ours."""
    land = read(_Map, "map.json", DATA, own)
    setup = read(_Setup, "setup.json", DATA, own)
    empires = {
        card.empire: EmpireCard(
            card.empire, card.region, card.sides.king.built, card.sides.republic.built
        )
        for card in read(_EmpireCards, "empire_cards.json", DATA, own).empire_cards
    }
    _check_victories(read(_Victories, "victory_cards.json", DATA, own))
    renewed = _renewed(setup) if options["map_1550"] else _Variant("map_1550")
    lands = _lands(land, read(_MapSides, "map_cards.json", DATA, own), renewed)
    between = {_border(border.id): border.empires for border in land.borders}
    sea = frozenset(_border(border.id) for border in land.borders if border.sea)
    routes = {
        r.emporium: Route(r.color, r.row, r.emporium, r.empires, tuple(map(_border, r.borders)))
        for r in land.routes
    }
    check_map("map.json", lands, empires, between, sea, routes)
    return Box(
        edition=SECOND,
        variants=dict(options),
        cards=_cards(own, empires),
        empires=empires,
        lands=lands,
        between=between,
        sea=sea,
        routes=routes,
        open_emporia={
            city.emporium: city.id
            for city in land.cities
            if city.emporium and not city.starts_blocked
        },
        banks=_banks(own, between),
        supply=_supply(read(_Tokens, "tokens.json", DATA, own)),
        figures=_figures(setup),
        start_tokens=_start_tokens(land, renewed),
    )


@rule(
    "PAX2-B5.1",
    "PAX2-B5.6",
    "PAX2-B5.8",
    "PAX2-B5.10",
    "PAX2-GLO.Agents.1",
    "PAX2-GLO.Comet.1",
    "PAX2-GLO.Concession.2",
)
def _cards(own: Path | None, empires: dict[str, EmpireCard]) -> dict[str, TableauCard]:
    """All tableau cards, queens and comets among them."""
    file = "cards_tableau.json"
    cards: dict[str, TableauCard] = {}
    for card in read(_Cards, file, DATA, own).cards:
        built = TableauCard(
            id=card.id,
            side=card.region,
            kind=card.kind,
            location=card.location,
            agents=tuple(agent.agent for agent in card.agents),
            one_shot=card.one_shot.name if card.one_shot else None,
            ops=tuple(op.built for op in card.ops),
            prestige=tuple(map(_faith, card.prestige)),
            abilities=_abilities(file, card),
            suitors=card.suitors or (),
            torch=next((a.victory for a in card.abilities if a.ability == TWO_ACTIONS), None),
            source=card.source,
        )
        check_card(
            file, built, empires, cards, one_shots=BOMBS, abilities=frozenset(ABILITIES.values())
        )
        cards[built.id] = built
    return cards


@rule(
    "PAX2-B2.1",
    "PAX2-B2.2",
    "PAX2-B2.3",
    "PAX2-B2.4",
    "PAX2-B6.1",
    "PAX2-B6.3",
    "PAX2-B6.12",
    "PAX2-C1.1",
    "PAX2-C1.5",
    "PAX2-GLO.Adjacent.1",
    "PAX2-GLO.Border.1",
    "PAX2-GLO.Border.3",
    "PAX2-GLO.City.2",
    "PAX2-GLO.Empire.1",
    "PAX2-GLO.MapCard.1",
)
def _lands(data: _Map, sides: _MapSides, renewed: _Variant) -> dict[str, MapCard]:
    """The ten empires of the map, each with the icons of all its states."""
    icons: dict[str, dict[str, dict[Slot, Token]]] = {land.id: {} for land in data.empires}
    for side in sides.sides:
        if side.empire not in icons:
            raise wrong("map_cards.json", side.id, "empire", f"there is no “{side.empire}”")
        state = STATES.get(side.state, side.state)
        icons[side.empire][state] = {city: icon.name for city, icon in side.levies.items()}
    lands = {}
    for land in data.empires:
        start = renewed.starting_states.get(land.id, land.starting_state)
        if STATES.get(start) not in icons[land.id]:
            raise wrong("map.json", land.id, "starting_state", f"no map card shows “{start}”")
        borders = [border for border in data.borders if land.id in border.empires]
        lands[land.id] = MapCard(
            id=land.id,
            side=land.region,
            adjacent=tuple(
                other.id
                for other in data.empires
                if other is not land
                and abs(other.grid.row - land.grid.row) <= 1
                and abs(other.grid.col - land.grid.col) <= 1
            ),
            slots=land.cities,
            borders=tuple(_border(border.id) for border in borders),
            sea_borders=tuple(_border(border.id) for border in borders if border.sea),
            start=STATES[start],
            icons=icons[land.id],
            source=land.source,
        )
    return lands


@rule("PAX2-C1.5")
def _renewed(setup: _Setup) -> _Variant:
    """What the map of 1550 changes."""
    for variant in setup.variants:
        if variant.id == "map_1550":
            return variant
    raise wrong("setup.json", "map_1550", "variants", "this variant is missing")


@rule("PAX2-C4.1", "PAX2-C4.2", "PAX2-C4.3", "PAX2-C4.4", "PAX2-B6.4", "PAX2-GLO.City.6")
def _start_tokens(data: _Map, renewed: _Variant) -> dict[Slot, Token]:
    """A token in each capital; in 1550 as the map cards in play show it (R26)."""
    tokens = {start.city: start.name for land in data.empires for start in land.starting_tokens}
    known = {city for land in data.empires for city in land.cities}
    for start in renewed.starting_tokens:
        tokens[start.city] = start.name
    for city in tokens:
        if city not in known:
            raise wrong("map.json", city, "starting_tokens", "there is no such city")
    return tokens


def _banks(own: Path | None, between: dict[Border, tuple[str, str]]) -> dict[str, Bank]:
    banks = {}
    for bank in read(_Banks, "banks.json", DATA, own).banks:
        start = _border(bank.starting_border)
        if start not in between:
            raise wrong("banks.json", bank.id, "starting_border", f"no border “{start}”")
        banks[bank.id] = Bank(bank.id, start, bank.always_first_player)
    return banks


@rule(
    "PAX2-B1.4",
    "PAX2-B1.5",
    "PAX2-B1.6",
    "PAX2-B1.7",
    "PAX2-B1.8",
    "PAX2-GLO.TokenManagement.1",
)
def _supply(data: _Tokens) -> dict[str, int]:
    """How many tokens there are of each kind and colour; pawns per player."""
    supply: dict[str, int] = {}
    for kind in data.tokens:
        if kind.token == "pawn":
            supply["pawn"] = min(kind.count, supply.get("pawn", kind.count))
        elif kind.color in FAITHS:
            supply[f"{kind.token}_{FAITHS[kind.color]}"] = kind.count
    return supply


def _figures(setup: _Setup) -> Figures:
    tables = {table.players: table for table in setup.players}
    return Figures(
        florins=max((table.starting_florins for table in setup.players), key=len),
        bottom=setup.deck.bottom_random_cards,
        top={players: table.extra_cards_each_deck for players, table in tables.items()},
        row=setup.market.columns,
        hand=setup.hand_limit.cards,
        actions=setup.actions_per_turn.max,
        sale=SALE,
        fair={players: table.trade_fair_bonus for players, table in tables.items()},
        imperial_margin={players: table.imperial_lead for players, table in tables.items()},
    )


@rule("PAX2-B1.2", "PAX2-B2.7", "PAX2-GLO.VictoryCard.2")
def _check_victories(data: _Victories) -> None:
    """There is a card for each of the four victories that can be declared."""
    known = {victory.id.removeprefix("victory_") for victory in data.victories}
    for victory in VICTORIES:
        if victory not in known:
            raise wrong("victory_cards.json", victory, "id", "this victory is missing")
