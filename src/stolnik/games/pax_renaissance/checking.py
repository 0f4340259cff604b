"""What every box must hold to: the words on its cards, and a map that fits together."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from stolnik.engine.data import wrong
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.components import (
    FEUDAL,
    KNIGHTS,
    RELIGIONS,
    ROOKS,
    SIDES,
    VICTORIES,
    Border,
    Empire,
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


@rule("PAX1-M1.1", "PAX2-GLO.Prestige.1", "PAX2-A2.8")
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


@rule(
    "PAX1-GL.Queen.1",
    "PAX1-M1.2",
    "PAX1-GL.Religion.1",
    "PAX2-GLO.Queen.1",
    "PAX2-GLO.Religion.1",
    "PAX2-GLO.Location.3",
)
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


@rule("PAX1-E2b.13", "PAX2-B6.9", "PAX2-E2.17", "PAX2-GLO.Border.2")
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
