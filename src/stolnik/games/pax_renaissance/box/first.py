"""Opens the box of the 1st edition: reads its data files and checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from stolnik.engine.data import read, wrong
from stolnik.engine.game import Options
from stolnik.rulebook import rule

from ..editions import FIRST
from .checking import (
    ONE_SHOTS,
    check_banks,
    check_card,
    check_figures,
    check_map,
    check_supply,
    checked,
)
from .components import (
    Agent,
    Bank,
    Box,
    EmpireCard,
    EmpireFace,
    Figures,
    MapCard,
    Op,
    Route,
    TableauCard,
    Token,
)

DATA = Path(__file__).parents[1] / "data" / "first"

ABILITIES = frozenset(
    (
        "action_apostasy_any_two_religions",
        "action_discard_for_peasant_revolt",
        "behead_only_east_card_with_islamic_or_reformation_bishop",
        "behead_only_west_card_with_catholic_or_reformation_bishop",
        "card_counts_as_republic_for_renaissance",
        "coronation_may_take_married_or_opposing_king",
        "crusade_ruling_catholic_rooks_count_as_knights",
        "east_and_west_ops_in_one_action",
        "free_east_ops",
        "free_trade_fair_once_per_turn",
        "free_west_ops",
        "no_hand_limit",
        "on_sale_perform_one_shot_of_sold_card",
        "on_sale_use_one_political_op_of_opponent",
        "own_cards_immune_to_silencing",
        "own_concessions_count_double_in_fairs_and_votes",
        "own_concessions_count_double_in_spice_islands_fairs",
        "own_concessions_immune_to_pirates",
        "owner_immune_to_apostasy",
        "patron_counts_as_concession_for_globalization",
        "patron_counts_as_law_for_renaissance",
        "portugal_and_france_not_adjacent",
        "sells_for_4",
        "venice_holds_two_while_catholic",
    )
)


class _Op(msgspec.Struct):
    op: str
    religion: str | None = None
    targets: tuple[str, ...] = ()
    market: str | None = None
    side: str | None = None

    def built(self) -> Op:
        return Op(self.op, self.religion, self.targets, self.market or self.side)


class _Agent(msgspec.Struct):
    piece: str
    religion: str | None


class _Ability(msgspec.Struct):
    id: str


class _Torch(msgspec.Struct):
    victory: str


class _Card(msgspec.Struct):
    id: str
    deck: str
    card_type: str
    location: str | None
    agents: tuple[_Agent, ...]
    one_shot: str | None
    ops: tuple[_Op, ...]
    prestige: tuple[str, ...]
    abilities: tuple[_Ability, ...]
    set: str
    source: str
    suitors: tuple[str, ...] = ()
    torch: _Torch | None = None
    house_fields: dict[str, str] = {}

    def built(self) -> TableauCard:
        return TableauCard(
            id=self.id,
            side=self.deck,
            kind=self.card_type,
            location=self.location,
            agents=tuple(Agent(a.piece, a.religion) for a in self.agents),
            one_shot=self.one_shot,
            ops=tuple(op.built() for op in self.ops),
            prestige=self.prestige,
            abilities=tuple(a.id for a in self.abilities),
            suitors=self.suitors,
            torch=self.torch.victory if self.torch else None,
            set=self.set,
            source=self.source,
            house=tuple(self.house_fields),
        )


class _Cards(msgspec.Struct):
    cards: list[_Card]


class _Face(msgspec.Struct):
    ops: tuple[_Op, ...]
    prestige: tuple[str, ...]

    def built(self) -> EmpireFace:
        return EmpireFace(tuple(op.built() for op in self.ops), self.prestige)


class _Empire(msgspec.Struct):
    id: str
    region: str
    king: _Face
    republic: _Face


class _Empires(msgspec.Struct):
    empires: list[_Empire]


class _Icon(msgspec.Struct):
    piece: str
    religion: str

    @property
    def token(self) -> Token:
        return f"{self.piece}_{self.religion}"


class _MapSide(msgspec.Struct):
    side: str
    icons: dict[str, list[_Icon]]
    start: bool
    source: str


class _MapCard(msgspec.Struct):
    id: str
    region: str
    row: int
    col: int
    cities: list[str]
    sides: list[_MapSide]
    source: str


class _City(msgspec.Struct):
    id: str
    map_card: str
    slots: int
    emporium: str | None
    starts_blocked: bool
    start_tokens: list[_Icon] = []

    @property
    def slot_ids(self) -> tuple[str, ...]:
        if self.slots == 1:
            return (self.id,)
        return tuple(f"{self.id}_{number}" for number in range(1, self.slots + 1))


class _Border(msgspec.Struct):
    id: str
    between: tuple[str, str]
    kind: str


class _Route(msgspec.Struct):
    id: str
    color: str
    fair: str
    emporium: str
    map_cards: tuple[str, ...]
    borders: tuple[str, ...]


class _Map(msgspec.Struct):
    map_cards: list[_MapCard]
    cities: list[_City]
    borders: list[_Border]
    routes: list[_Route]


class _PlayerCard(msgspec.Struct):
    id: str
    start_border: str
    always_first_player: bool


class _Decks(msgspec.Struct):
    bottom_random_cards: int
    cards_on_top_by_players: dict[str, int]


class _Market(msgspec.Struct):
    cards_per_row: int


class _Value(msgspec.Struct):
    value: int


class _Setup(msgspec.Struct):
    player_cards: list[_PlayerCard]
    decks: _Decks
    market: _Market
    start_florins_by_seat: dict[str, Any]
    trade_fair_china_florins_by_players: dict[str, Any]
    hand_limit: _Value
    actions_per_turn: _Value
    sale_price: _Value


class _Supply(msgspec.Struct):
    id: str
    colors: dict[str, int] = {}
    religions: dict[str, int] = {}


class _Tokens(msgspec.Struct):
    tokens: list[_Supply]


class _Victory(msgspec.Struct):
    id: str
    margin_by_players: dict[str, int] = {}


class _Victories(msgspec.Struct):
    victories: list[_Victory]


@rule("PAX1 B1.1 B4.3 B4.4 B5.7 B5.10 GL.Comet.1 GL.Prestige.1")
def open_first_box(options: Options, own: Path | None = None) -> Box:
    """The components for these variants; files in a folder of one's own replace ours."""
    land = read(_Map, "map.json", DATA, own)
    empires = read(_Empires, "empire_cards.json", DATA, own).empires
    setup = read(_Setup, "setup.json", DATA, own)
    tokens = read(_Tokens, "tokens.json", DATA, own)
    victories = read(_Victories, "victories.json", DATA, own)
    known = {empire.id for empire in empires}
    cards: dict[str, TableauCard] = {}
    for name in ("market_cards.json", "expansion_cards.json"):
        for card in read(_Cards, name, DATA, own).cards:
            built = card.built()
            check_card(name, built, known, cards, one_shots=ONE_SHOTS, abilities=ABILITIES)
            if _in_play(card, options):
                cards[card.id] = built
    lands = _lands(land)
    between = {border.id: border.between for border in land.borders}
    sea = frozenset(border.id for border in land.borders if border.kind == "sea")
    routes = {
        r.emporium: Route(r.color, r.fair, r.emporium, r.map_cards, r.borders) for r in land.routes
    }
    check_map("map.json", lands, known, between, sea, routes)
    supply, figures = _supply(tokens), _figures(setup, victories)
    check_supply(supply, FIRST.ships)
    check_figures(figures, (2, 3, 4))
    banks = {
        bank.id: Bank(bank.id, bank.start_border, bank.always_first_player)
        for bank in setup.player_cards
    }
    check_banks("setup.json", banks)
    box = Box(
        edition=FIRST,
        variants=dict(options),
        cards=cards,
        empires={
            e.id: EmpireCard(e.id, e.region, e.king.built(), e.republic.built()) for e in empires
        },
        lands=lands,
        between=between,
        sea=sea,
        routes=routes,
        open_emporia={
            city.emporium: city.id
            for city in land.cities
            if city.emporium and not city.starts_blocked
        },
        banks=banks,
        supply=supply,
        figures=figures,
        start_tokens={
            slot: icon.token
            for city in land.cities
            for slot, icon in zip(city.slot_ids, city.start_tokens, strict=False)
        },
    )
    return checked("market_cards.json", box)


@rule("PAX1 M0.1 I1.9 B1.8 B1.9")
def _in_play(card: _Card, options: Options) -> bool:
    if card.set == "expansion":
        return options["expansion"] is True
    if card.set == "promo":
        return options["promo_cards"] is True
    return True


@rule("PAX1 B5.1 B5.2 B5.3 B5.4 B5.5 C1.1 C1.2 C1.3 C1.7 GL.Border.1 GL.Border.2 GL.MapCard.1")
def _lands(data: _Map) -> dict[str, MapCard]:
    slots = {city.id: city.slot_ids for city in data.cities}
    lands = {}
    for card in data.map_cards:
        for city in card.cities:
            if city not in slots:
                raise wrong("map.json", card.id, "cities", f"there is no city “{city}”")
        borders = tuple(b.id for b in data.borders if card.id in b.between)
        sea = tuple(b.id for b in data.borders if card.id in b.between and b.kind == "sea")
        lands[card.id] = MapCard(
            id=card.id,
            side=card.region,
            adjacent=tuple(
                other.id
                for other in data.map_cards
                if other is not card
                and abs(other.row - card.row) <= 1
                and abs(other.col - card.col) <= 1
            ),
            slots=tuple(slot for city in card.cities for slot in slots[city]),
            borders=borders,
            sea_borders=sea,
            start=_start_side(card),
            icons={
                side.side: {
                    slot: icon.token
                    for city, icons in side.icons.items()
                    for slot, icon in zip(_slots(card.id, city, slots, len(icons)), icons)
                }
                for side in card.sides
            },
            source=card.source,
            house=tuple(side.side for side in card.sides if side.source == "house"),
        )
    return lands


def _slots(land: str, city: str, slots: dict[str, tuple[str, ...]], icons: int) -> tuple[str, ...]:
    """The places of a city, which must be as many as the icons that a side shows for it."""
    if len(slots.get(city, ())) != icons:
        raise wrong("map.json", land, "sides", f"“{city}” shows {icons} icons, one for each place")
    return slots[city]


def _start_side(card: _MapCard) -> str:
    starts = [side.side for side in card.sides if side.start]
    if len(starts) != 1:
        raise wrong("map.json", card.id, "sides", "exactly one side must be the starting side")
    return starts[0]


@rule("PAX1 B1.2 B1.3 B1.4 B1.5")
def _supply(data: _Tokens) -> dict[str, int]:
    supply: dict[str, int] = {}
    for kind in data.tokens:
        if kind.id == "pawn":
            supply["pawn"] = min(kind.colors.values(), default=0)
        for religion, count in kind.religions.items():
            supply[f"{kind.id}_{religion}"] = count
    return supply


def _figures(setup: _Setup, victories: _Victories) -> Figures:
    imperial = next((v for v in victories.victories if v.id == "imperial"), None)
    if imperial is None:
        raise wrong("victories.json", "imperial", "id", "this victory is missing")
    return Figures(
        florins=tuple(setup.start_florins_by_seat.get(str(place), -1) for place in range(1, 5)),
        bottom=setup.decks.bottom_random_cards,
        top={int(n): count for n, count in setup.decks.cards_on_top_by_players.items()},
        row=setup.market.cards_per_row,
        hand=setup.hand_limit.value,
        actions=setup.actions_per_turn.value,
        sale=setup.sale_price.value,
        fair={
            int(n): count
            for n, count in setup.trade_fair_china_florins_by_players.items()
            if n.isdigit()
        },
        imperial_margin={int(n): margin for n, margin in imperial.margin_by_players.items()},
    )
