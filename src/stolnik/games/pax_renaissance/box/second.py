"""Opens the box of the 2nd edition: reads its data files and checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from stolnik.engine.data import read, wrong
from stolnik.engine.game import Options
from stolnik.rulebook import rule

from ..editions import SECOND
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
    VICTORIES,
    Bank,
    Border,
    Box,
    EmpireCard,
    Figures,
    MapCard,
    Route,
    Slot,
    TableauCard,
    Token,
)
from .second_data import (
    ABILITIES,
    FAITHS,
    STATES,
    TWO_ACTIONS,
    BanksData,
    CardData,
    CardsData,
    EmpireCardsData,
    MapData,
    MapSidesData,
    SetupData,
    TokensData,
    VariantData,
    VictoriesData,
    border_id,
    faith_of,
)

DATA = Path(__file__).parents[1] / "data" / "second"

BOMBS: Final = frozenset((*ONE_SHOTS, "trade_shift_red_sea"))
"""The one-shots of this edition: it has one emporium more."""
SALE: Final = 2
"""Florins for a sold card (E3)."""


# -- opening the box -------------------------------------------------------------------------


@rule("PAX2 B1.1 B1.2 B1.3 GLO.EmpireCard.1 GLO.King.1 B6.8 GLO.Emporium.1 B2.9 B6.11")
def open_second_box(options: Options, own: Path | None = None) -> Box:
    """The components for these variants; files in a folder of one's own replace ours."""
    land = read(MapData, "map.json", DATA, own)
    setup = read(SetupData, "setup.json", DATA, own)
    empires = {
        card.empire: EmpireCard(
            card.empire, card.region, card.sides.king.built, card.sides.republic.built
        )
        for card in read(EmpireCardsData, "empire_cards.json", DATA, own).empire_cards
    }
    _check_victories(read(VictoriesData, "victory_cards.json", DATA, own))
    renewed = _renewed(setup) if options["map_1550"] else VariantData("map_1550")
    lands = _lands(land, read(MapSidesData, "map_cards.json", DATA, own), renewed)
    between = {border_id(border.id): border.empires for border in land.borders}
    sea = frozenset(border_id(border.id) for border in land.borders if border.sea)
    routes = {
        r.emporium: Route(r.color, r.row, r.emporium, r.empires, tuple(map(border_id, r.borders)))
        for r in land.routes
    }
    check_map("map.json", lands, empires, between, sea, routes)
    supply, figures = _supply(read(TokensData, "tokens.json", DATA, own)), _figures(setup)
    check_supply(supply, SECOND.ships)
    check_figures(figures, (2, 3, 4))
    box = Box(
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
        supply=supply,
        figures=figures,
        start_tokens=_start_tokens(land, renewed),
    )
    return checked("cards_tableau.json", box)


def _abilities(file: str, card: CardData) -> tuple[str, ...]:
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


@rule("PAX2 B5.1 B5.6 B5.8 B5.10 GLO.Agents.1 GLO.Comet.1 GLO.Concession.2")
def _cards(own: Path | None, empires: dict[str, EmpireCard]) -> dict[str, TableauCard]:
    """All tableau cards, queens and comets among them."""
    file = "cards_tableau.json"
    cards: dict[str, TableauCard] = {}
    for card in read(CardsData, file, DATA, own).cards:
        built = TableauCard(
            id=card.id,
            side=card.region,
            kind=card.kind,
            location=card.location,
            agents=tuple(agent.agent for agent in card.agents),
            one_shot=card.one_shot.name if card.one_shot else None,
            ops=tuple(op.built for op in card.ops),
            prestige=tuple(map(faith_of, card.prestige)),
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
    "PAX2 B2.1 B2.2 B2.3 B2.4 B6.1 B6.3 B6.12 C1.1 C1.5 GLO.Adjacent.1 GLO.Border.1 GLO.Border.3",
    "PAX2 GLO.City.2 GLO.Empire.1 GLO.MapCard.1",
)
def _lands(data: MapData, sides: MapSidesData, renewed: VariantData) -> dict[str, MapCard]:
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
            borders=tuple(border_id(border.id) for border in borders),
            sea_borders=tuple(border_id(border.id) for border in borders if border.sea),
            start=STATES[start],
            icons=icons[land.id],
            source=land.source,
        )
    return lands


@rule("PAX2 C1.5")
def _renewed(setup: SetupData) -> VariantData:
    """What the map of 1550 changes."""
    for variant in setup.variants:
        if variant.id == "map_1550":
            return variant
    raise wrong("setup.json", "map_1550", "variants", "this variant is missing")


@rule("PAX2 C4.1 C4.2 C4.3 C4.4 B6.4 GLO.City.6")
def _start_tokens(data: MapData, renewed: VariantData) -> dict[Slot, Token]:
    """A token in each capital; in 1550 as the map cards in play show it (2e R26)."""
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
    for bank in read(BanksData, "banks.json", DATA, own).banks:
        start = border_id(bank.starting_border)
        if start not in between:
            raise wrong("banks.json", bank.id, "starting_border", f"no border “{start}”")
        banks[bank.id] = Bank(bank.id, start, bank.always_first_player)
    check_banks("banks.json", banks)
    return banks


@rule("PAX2 B1.4 B1.5 B1.6 B1.7 B1.8 GLO.TokenManagement.1")
def _supply(data: TokensData) -> dict[str, int]:
    """How many tokens there are of each kind and colour; pawns per player."""
    supply: dict[str, int] = {}
    for kind in data.tokens:
        if kind.token == "pawn":
            supply["pawn"] = min(kind.count, supply.get("pawn", kind.count))
        elif kind.color in FAITHS:
            supply[f"{kind.token}_{FAITHS[kind.color]}"] = kind.count
    return supply


def _figures(setup: SetupData) -> Figures:
    tables = {table.players: table for table in setup.players}
    return Figures(
        florins=max((table.starting_florins for table in setup.players), key=len, default=()),
        bottom=setup.deck.bottom_random_cards,
        top={players: table.extra_cards_each_deck for players, table in tables.items()},
        row=setup.market.columns,
        hand=setup.hand_limit.cards,
        actions=setup.actions_per_turn.max,
        sale=SALE,
        fair={players: table.trade_fair_bonus for players, table in tables.items()},
        imperial_margin={players: table.imperial_lead for players, table in tables.items()},
    )


@rule("PAX2 B1.2 B2.7 GLO.VictoryCard.2")
def _check_victories(data: VictoriesData) -> None:
    """There is a card for each of the four victories that can be declared."""
    known = {victory.id.removeprefix("victory_") for victory in data.victories}
    for victory in VICTORIES:
        if victory not in known:
            raise wrong("victory_cards.json", victory, "id", "this victory is missing")
