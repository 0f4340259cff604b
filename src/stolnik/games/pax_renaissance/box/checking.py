"""What every box must hold to: the words on its cards, and a map that fits together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from stolnik.engine.data import wrong
from stolnik.rulebook import rule

from .components import (
    FEUDAL,
    KNIGHTS,
    RELIGIONS,
    ROOKS,
    SIDES,
    VICTORIES,
    Bank,
    Border,
    Box,
    Empire,
    Figures,
    MapCard,
    Route,
    Slot,
    TableauCard,
)

KINDS = frozenset(
    ("queen", "knight", "rook", "pirate", "bishop", "pawn", "polymath", "comet", "tableau")
)
"""What a card shows: a chess piece, a polymath or a comet; the 2nd edition tells only queens
and comets from other tableau cards."""
OPS = frozenset(
    ("inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign")
)
ONE_SHOTS = frozenset(
    (
        "coronation",
        "conspiracy",
        "peasant_revolt",
        "crusade",
        "reformation",
        "jihad",
        "trade_shift_spice_islands",
        "trade_shift_novgorod",
        "trade_shift_timbuktu",
        "apostasy_reformation_catholic",
        "apostasy_reformation_islamic",
        "apostasy_islamic_catholic",
    )
)
PIECES = frozenset(("bishop", "knight", "rook", "pirate", "pawn"))
PRESTIGE = frozenset((*RELIGIONS, "law", "discovery", "patron"))


# -- cards -----------------------------------------------------------------------------------


@rule("PAX1 M1.1", "PAX2 GLO.Prestige.1 A2.8")
def check_card(
    file: str,
    card: TableauCard,
    empires: Collection[Empire],
    taken: Collection[str],
    *,
    one_shots: Collection[str],
    abilities: Collection[str],
) -> None:
    """Refuse a card that names something the game does not know."""

    def demand(field: str, value: str | None, right: Collection[str]) -> None:
        if value is not None and value not in right:
            one_of = ", ".join(sorted(right))
            raise wrong(file, card.id, field, f"“{value}” is none of: {one_of}")

    if card.id in taken or card.id in empires:
        raise wrong(file, card.id, "id", "this id is taken")
    demand("side", card.side, SIDES)
    demand("location", card.location, {*empires, *SIDES})
    demand("kind", card.kind, KINDS)
    demand("one_shot", card.one_shot, one_shots)
    if card.queen != (card.one_shot == "coronation"):
        raise wrong(file, card.id, "one_shot", "queens, and only they, have a coronation")
    for agent in card.agents:
        demand("agents", agent.piece, PIECES)
        demand("agents", agent.religion, RELIGIONS)
    _check_agents(file, card)
    for op in card.ops:
        demand("ops", op.kind, OPS)
        demand("ops", op.religion, RELIGIONS)
        demand("ops", op.side, SIDES)
        for target in op.targets:
            demand("ops", target, PIECES)
    for prestige in card.prestige:
        demand("prestige", prestige, PRESTIGE)
    for ability in card.abilities:
        demand("abilities", ability, abilities)
    for suitor in card.suitors:
        demand("suitors", suitor, empires)
    demand("torch", card.torch, VICTORIES)


@rule("PAX1 GL.Queen.1 M1.2 GL.Religion.1", "PAX2 GLO.Queen.1 GLO.Religion.1 GLO.Location.3")
def _check_agents(file: str, card: TableauCard) -> None:
    """Queens and polymaths bring nobody; pawns alone have no religion."""
    if card.agents and card.kind in ("queen", "polymath"):
        raise wrong(file, card.id, "agents", f"a {card.kind} brings none")
    if card.agents and card.location is None:
        raise wrong(file, card.id, "location", "its agents need one to go to")
    for agent in card.agents:
        if (agent.piece == "pawn") != (agent.religion is None):
            raise wrong(file, card.id, "agents", "all agents but pawns have a religion")


# -- the map ---------------------------------------------------------------------------------


@rule("PAX1 E2b.13", "PAX2 B6.9 E2.17 GLO.Border.2")
def check_map(
    file: str,
    lands: Mapping[Empire, MapCard],
    empires: Collection[Empire],
    between: Mapping[Border, tuple[Empire, Empire]],
    sea: Collection[Border],
    routes: Mapping[Slot, Route],
) -> None:
    """Every land has an empire card and icons in its cities; routes cross sea borders only."""
    for land in lands.values():
        if land.id not in empires:
            raise wrong(file, land.id, "id", "there is no such empire card")
        for state, icons in land.icons.items():
            _check_icons(file, land, state, icons)
    for border, pair in between.items():
        for empire in pair:
            if empire not in lands:
                raise wrong(file, border, "borders", f"there is no empire “{empire}”")
    for route in routes.values():
        for border in route.borders:
            if border not in between:
                raise wrong(file, route.emporium, "borders", f"there is no border “{border}”")
    crossed = {border for route in routes.values() for border in route.borders}
    for border in between:
        if (border in sea) != (border in crossed):
            raise wrong(file, border, "sea", "trade routes cross sea borders, and all of them")


def _check_icons(file: str, land: MapCard, state: str, icons: Mapping[Slot, str]) -> None:
    """A side of a map card shows a knight or a rook in every city of the land."""
    if state not in (FEUDAL, *RELIGIONS):
        raise wrong(file, land.id, "state", f"“{state}” is no state")
    for slot in land.slots:
        if slot not in icons:
            raise wrong(file, land.id, "icons", f"“{slot}” has none when it is {state}")
    for slot, token in icons.items():
        if slot not in land.slots:
            raise wrong(file, land.id, "icons", f"“{slot}” is not in this land")
        if token not in (*KNIGHTS.values(), *ROOKS.values()):
            raise wrong(file, land.id, "icons", f"“{token}” is neither knight nor rook")


# -- tokens and figures ------------------------------------------------------------------------

ROUTE_COLOURS: Final = ("white", "black")
SHIFT: Final = "trade_shift_"
MOST_PLAYERS: Final = 4
MOST_FLORINS: Final = 1000
LARGEST: Final = 100
"""More than any figure of the game, and few enough that nobody waits for a table to be laid."""


def check_supply(supply: Mapping[str, int], ships: Mapping[str, str]) -> None:
    """There are tokens of every kind and colour."""
    wanted = {"pawn", *KNIGHTS.values(), *ROOKS.values(), *ships.values()}
    wanted |= {f"bishop_{religion}" for religion in RELIGIONS}
    for token in sorted(wanted):
        if not 0 < supply.get(token, 0) <= LARGEST:
            raise wrong("tokens.json", token, "count", f"this must be 1 to {LARGEST}")


def check_figures(figures: Figures, players: Collection[int]) -> None:
    """Every figure is there for every number of players, and within reason."""
    single = {
        "hand_limit": figures.hand,
        "actions_per_turn": figures.actions,
        "cards_per_row": figures.row,
        "sale_price": figures.sale,
    }
    for name, value in single.items():
        if not 0 < value <= LARGEST:
            raise wrong("setup.json", name, "value", f"this must be 1 to {LARGEST}")
    if len(figures.florins) < max(players) or not all(
        type(florins) is int and 0 <= florins <= MOST_FLORINS for florins in figures.florins
    ):
        raise wrong("setup.json", "florins", "value", f"each seat begins with 0 to {MOST_FLORINS}")
    tables = {"decks": figures.top, "fair": figures.fair, "imperial": figures.imperial_margin}
    for name, table in tables.items():
        for count in players:
            figure = table.get(count)
            if type(figure) is not int or not 0 <= figure <= LARGEST:
                error = f"for {count} players this must be 0 to {LARGEST}"
                raise wrong("setup.json", name, f"{count}", error)
    if not 0 <= figures.bottom <= LARGEST:
        raise wrong("setup.json", "decks", "bottom_random_cards", f"this must be 0 to {LARGEST}")


def check_banks(file: str, banks: Mapping[str, Bank]) -> None:
    """There is a bank for each player, and not two that always begin."""
    if len(banks) < MOST_PLAYERS:
        raise wrong(file, "banks", "id", f"there must be {MOST_PLAYERS} banks")
    if sum(bank.always_first for bank in banks.values()) > 1:
        raise wrong(file, "banks", "always_first_player", "only one bank can always begin")


def checked(file: str, box: Box) -> Box:
    """The box, if each deck has cards enough to open its row of the market."""
    for side in SIDES:
        if len(box.decks[side]) < box.figures.row:
            raise wrong(file, side, "cards", f"this deck needs {box.figures.row} cards at least")
    for colour in ROUTE_COLOURS:
        if box.open_emporia.get(colour) not in box.routes:
            raise wrong("map.json", colour, "emporium", "an open emporium with a route is missing")
    shifts = {
        one_shot.removeprefix(SHIFT)
        for card in box.cards.values()
        for one_shot in (card.one_shot,)
        if one_shot is not None and one_shot.startswith(SHIFT)
    }
    for emporium in sorted(shifts):
        if emporium not in box.routes or box.routes[emporium].colour not in ROUTE_COLOURS:
            raise wrong("map.json", emporium, "emporium", "a card shifts trade here: no such route")
    return box
