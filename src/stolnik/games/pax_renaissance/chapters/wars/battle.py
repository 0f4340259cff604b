"""Battles: what campaigns, civil wars and religious wars have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import (
    CATHOLIC,
    FAITH,
    ISLAMIC,
    KIND,
    REFORMATION,
    SEAT_OF,
    Agent,
    Empire,
    Token,
)
from ...events import BattleBegan, BattleLost, BattleWon, Drowned, Fell, Settled, SurplusRepressed
from ...state import Battle, Pax, Unit
from ..agents import token_of
from ..scarce_tokens import obtain
from ..tokens import empty_borders, fits, open_slots, put_under, ruling_class, take_repressed
from .map_card import turn_map_card

AGENT: Final = "agent"
"""Where an agent of the played card fights from: beside the map card."""
PIRATE_AGENT: Final = "pirate"
"""Where a pirate agent fights from; if it survives, it goes to sea."""

RELIGIOUS_WARS: Final = {"crusade": CATHOLIC, "reformation": REFORMATION, "jihad": ISLAMIC}
"""Each religious war with its religion (1e R38, 2e R11)."""

_SOLDIERS: Final = ("knight", "rook", "pirate")

LOSSES = Topic("losses", verbs=("lose",), set_by=("PAX1-GL.Battle.1", "PAX2-GLO.Battle.1"))
SURVIVORS = Topic("survivors", verbs=("settle",), set_by=("PAX1-GL.Battle.7", "PAX2-GLO.Battle.16"))


# -- who fights ------------------------------------------------------------------------------


@rule(
    "PAX1 E2a.1 T1.1 T0.7 GL.Battle.5 GL.Battle.6 K1.6 GL.OneShot.2",
    "PAX2 E2.5 J1.1 J2.1 K1.3 GLO.Battle.9 GLO.Battle.12 GLO.OneShot.2 GLO.Bishop.7",
)
def fighters(g: Pax, kind: str, agents: Sequence[Agent]) -> tuple[list[Agent], list[Agent]]:
    """The agents of a card that fight in this kind of war, and those who are placed after it."""
    peasants = kind == "peasant_revolt" or (kind == "conspiracy" and g.box.edition.pawns_conspire)
    pieces = (*_SOLDIERS, "pawn") if peasants else _SOLDIERS
    religion = RELIGIOUS_WARS.get(kind)
    fighting: list[Agent] = []
    rest: list[Agent] = []
    for agent in agents:
        fights = agent.piece in pieces and religion in (None, agent.religion)
        (fighting if fights else rest).append(agent)
    return fighting, rest


def enlisted(g: Pax, seat: Seat, kind: str, agents: Sequence[Agent]) -> list[Unit]:
    """The fighting agents of the played card, beside the map card."""
    return [
        Unit(token_of(g, agent, seat), PIRATE_AGENT if agent.piece == "pirate" else AGENT)
        for agent in fighters(g, kind, agents)[0]
    ]


@rule("PAX1 GL.RulingClass.1 J0.6 K1.11", "PAX2 GLO.RulingClass.1 J.4 K3.9 GLO.Battle.10")
def ruling_units(g: Pax, empire: Empire) -> list[Unit]:
    """The knights and rooks in an empire's cities, of every colour and whoever placed them."""
    return [Unit(token, slot) for slot, token in ruling_class(g, empire)]


@rule("PAX1 GL.Pirate.4 K1.11", "PAX2 J1.2 J2.3 K3.9 GLO.Pirate.5 GLO.Battle.11")
def pirate_units(g: Pax, empire: Empire) -> list[Unit]:
    """The pirates on an empire's borders, whoever placed them."""
    pirates, ships = g.pirates, g.box.edition.ships
    return [
        Unit(ships[pirates[border]], border)
        for border in g.box.lands[empire].sea_borders
        if border in pirates
    ]


# -- the battle ------------------------------------------------------------------------------


@rule(
    "PAX1 T0.1 T0.3 T0.4 T2.0 GL.Battle.1 GL.Battle.3 J0.4 J0.5 E2a.2",
    "PAX2 E2.6 J.3 J.5 GLO.Battle.1 GLO.Battle.3 GLO.Battle.5 GLO.Battle.6 GLO.Battle.8",
    "PAX2 GLO.Victorious.1",
)
def fight(
    g: Pax,
    seat: Seat,
    cause: str,
    empire: Empire,
    attackers: list[Unit],
    defenders: list[Unit],
    *,
    turned: str | None = None,
) -> Flow[bool]:
    """One attacker dies for one defender; whoever then attacks still has won and moves in.

    A victory may have ``turned`` the map card before they do (2e R29).
    Survivors who find no room wait in ``g.battle`` for :func:`repress_surplus`.
    """
    battle = g.battle = Battle(cause, seat, empire, attackers, defenders)
    g.tell(
        BattleBegan(
            seat,
            cause,
            empire,
            tuple(unit.token for unit in attackers),
            tuple(unit.token for unit in defenders),
        )
    )
    pairs = min(len(attackers), len(defenders))
    yield from suffer_losses(g, battle, attackers, pairs)
    yield from suffer_losses(g, battle, defenders, pairs)
    won = bool(attackers)
    g.tell(BattleWon(seat, cause, empire) if won else BattleLost(seat, cause, empire))
    if won and turned is not None:
        yield from turn_map_card(g, seat, empire, turned)
    yield from settle_survivors(g, battle)
    if not battle.attackers:
        g.battle = None
    return won


@rule("PAX1 GL.Battle.1 GL.Battle.2 GL.Kill.1", "PAX2 GLO.Battle.1 GLO.Battle.2 GLO.Kill.1")
def suffer_losses(g: Pax, battle: Battle, side: list[Unit], losses: int) -> Flow[None]:
    """The attacking player says who dies, on both sides."""
    for left in range(losses, 0, -1):
        units: dict[Move, Unit] = {
            ("lose", unit.place, unit.token): unit
            for unit in (side[:1] if left == len(side) else side)
        }
        unit = yield from choose_thing(
            battle.seat,
            LOSSES,
            units,
            cause=battle.cause,
            empire=battle.empire,
            count=left,
        )
        side.remove(unit)
        _kill(g, unit)


def _kill(g: Pax, unit: Unit) -> None:
    """A token goes back to its reserve; agents have not left it yet."""
    place = unit.place
    if place in g.cities:
        del g.cities[place]
    elif place in g.box.between:
        if unit.token in SEAT_OF:
            del g.concessions[place]
        else:
            del g.pirates[place]
    elif place not in (AGENT, PIRATE_AGENT):
        take_repressed(g, place, unit.token)
    g.tell(Fell(unit.token, place))


# -- survivors -------------------------------------------------------------------------------


@rule(
    "PAX1 GL.Battle.4 GL.Battle.7 GL.Battle.12 K1.5 F9.14 T2.8",
    "PAX2 GLO.Battle.7 GLO.Battle.14 GLO.Battle.16 GLO.Battle.19 F9.14 F9.18 F9.19",
)
def settle_survivors(g: Pax, battle: Battle) -> Flow[None]:
    """Surviving agents and formerly repressed tokens must move in while there is room.

    All others stay where they stand.  Pirates without room die.
    """
    while True:
        battle.attackers = newcomers = _newcomers(g, battle)
        ways: dict[Move, tuple[Token, str]] = {
            ("settle", token, place): (token, place)
            for token, place in _settlements(g, battle.empire, newcomers)
        }
        if not ways:
            break
        way = yield from choose_thing(battle.seat, SURVIVORS, ways, empire=battle.empire)
        yield from _settle(g, battle, *way)
    for unit in newcomers:
        if unit.place == PIRATE_AGENT:
            g.tell(Drowned(unit.token))
    battle.attackers = [unit for unit in newcomers if unit.place != PIRATE_AGENT]


def _newcomers(g: Pax, battle: Battle) -> list[Unit]:
    """The survivors who still have no place on the map card.

    A repressed one that was meanwhile taken elsewhere, because tokens are scarce, is no more.
    """
    held: dict[Empire, list[Token]] = {}
    newcomers = []
    for unit in battle.attackers:
        if unit.place in (AGENT, PIRATE_AGENT):
            newcomers.append(unit)
        elif unit.place in g.box.empires:
            left = held.setdefault(unit.place, list(g.repressed.get(unit.place, ())))
            if unit.token in left:
                left.remove(unit.token)
                newcomers.append(unit)
    return newcomers


@rule("PAX1 GL.Battle.9 GL.Battle.10 GL.Battle.11 T2.10", "PAX2 GLO.Battle.18 GLO.City.5")
def _settlements(g: Pax, empire: Empire, newcomers: list[Unit]) -> list[tuple[Token, str]]:
    """Knights and rooks to empty cities, whatever their icons; then the others to borders."""
    lords = [unit.token for unit in newcomers if _enters_city(unit)]
    if lords:
        ways = _ways(lords, open_slots(g, empire))
        if fitting := [way for way in ways if fits(g, *way)]:
            return fitting
    pawns = [unit.token for unit in newcomers if unit.token in SEAT_OF]
    pirates = [unit.token for unit in newcomers if unit.place == PIRATE_AGENT]
    if not pirates:
        return _ways(pawns, empty_borders(g, empire)) if pawns else []
    at_sea = empty_borders(g, empire, sea=True)
    if not pawns:
        return _ways(pirates, at_sea)
    return _all_ways(pirates, at_sea) + _all_ways(pawns, empty_borders(g, empire))


def _enters_city(unit: Unit) -> bool:
    return unit.place != PIRATE_AGENT and unit.token not in SEAT_OF


def _ways(tokens: list[Token], places: list[str]) -> list[tuple[Token, str]]:
    """Every token to every place; just one move if all places will be filled alike anyway."""
    if len(tokens) >= len(places) and len(set(tokens)) == 1:
        places = places[:1]
    return _all_ways(tokens, places)


def _all_ways(tokens: list[Token], places: list[str]) -> list[tuple[Token, str]]:
    return [(token, place) for token in dict.fromkeys(tokens) for place in places]


def _settle(g: Pax, battle: Battle, token: Token, place: str) -> Flow[None]:
    """One survivor takes a place; an agent's token comes from the reserve now.

    1e R29, 2e R25.
    """
    at_sea = token in FAITH and place in g.box.between
    unit = min(
        (
            unit
            for unit in battle.attackers
            if unit.token == token and (unit.place == PIRATE_AGENT) == at_sea
        ),
        key=lambda unit: unit.place not in g.box.empires,
    )
    battle.attackers.remove(unit)
    if unit.place in g.box.empires:
        take_repressed(g, unit.place, token)
    elif not (yield from _field(g, battle.seat, token)):
        return
    put_on_map(g, token, place)
    g.tell(Settled(battle.seat, token, place))


def _field(g: Pax, seat: Seat, token: Token) -> Flow[bool]:
    """The token of a surviving agent, taken from the table if the reserve has none."""
    return obtain(g, seat, token, must=g.box.edition.one_shots_bind_agents)


@rule("PAX1 GL.City.2 GL.Pawn.1 GL.Rook.1", "PAX2 GLO.City.5 GLO.Pawn.1 GLO.Pirate.1")
def put_on_map(g: Pax, token: Token, place: str) -> None:
    """A pawn or a pirate goes onto a border, a knight or a rook into a city."""
    if KIND[token] == "pawn":
        g.concessions[place] = SEAT_OF[token]
    elif place in g.box.between:
        g.pirates[place] = FAITH[token]
    else:
        g.cities[place] = token


@rule(
    "PAX1 GL.Battle.12 GL.Repress.6 GL.RepressedTokens.1",
    "PAX2 GLO.Battle.7 GLO.Battle.19 GLO.Repress.5 GLO.RepressedToken.1",
)
def repress_surplus(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """Survivors without room end on the empire card, at no cost, once it is won.

    Who fought from the empire card of another (2e R42) goes back to it.
    1e R16, 2e R3.
    """
    battle = g.battle
    if battle is None:
        return
    for unit in list(battle.attackers):
        battle.attackers.remove(unit)
        holder = empire
        if unit.place != AGENT:
            holder = unit.place
        elif (yield from _field(g, seat, unit.token)):
            put_under(g, unit.token, empire)
        else:
            continue
        g.tell(SurplusRepressed(seat, holder, unit.token))
    g.battle = None
