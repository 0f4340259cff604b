"""Religious wars: crusades, reformations and jihads (K)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_several
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import (
    FAITH,
    FEUDAL,
    ISLAMIC,
    KNIGHTS,
    REFORMATION,
    ROOKS,
    Agent,
    CardId,
    Empire,
    Token,
)
from ...edition import refused
from ...state import Pax, Unit
from ..tableau import ability_count, adjacent_lands
from .battle import RELIGIOUS_WARS, enlisted, fight, fighters, pirate_units, ruling_units
from .map_card import other_side
from .regime_change import regime_change

EXCEPTIONAL: Final = {
    "man_for_all_seasons": ("england", REFORMATION),
    "zaporozhian_host": ("byzantium", ISLAMIC),
}
"""Cards whose war ends a theocracy of another religion (1e R40): where, and which one."""

ROOKS_JOIN = Topic("rooks_join", verbs=("join", "done"), set_by=("PAX1-K1.4", "PAX2-K1.6"))


# -- who fights ------------------------------------------------------------------------------


@rule("PAX1 GL.Heretics.1 GL.Heretics.2 K1.6", "PAX2 K1.2 GLO.Heretic.1 GLO.Believer.1")
def coreligionist(kind: str, token: Token) -> bool:
    """Whether a token has the colour of the war; if not, it is a heretic (1e R38, 2e R11)."""
    return FAITH[token] == RELIGIOUS_WARS[kind]


@rule(
    "PAX1 K1.2 K1.3 K1.4 K1.9 K1.11 GL.Knight.1 T1.2 T1.3 T1.4 T1.5 T1.6",
    "PAX2 K1.3 K1.4 K1.5 K1.6 K1.7 K1.12 GLO.Battle.10 GLO.Battle.11 GLO.Battle.13",
)
def faithful(g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent]) -> list[Unit]:
    """Agents, coreligionists at the location and on its borders, and knights next door."""
    here = [*ruling_units(g, empire), *pirate_units(g, empire)]
    return [
        *enlisted(g, seat, kind, agents),
        *(unit for unit in here if coreligionist(kind, unit.token)),
        *_next_door(g, empire, KNIGHTS[RELIGIOUS_WARS[kind]]),
    ]


@rule("PAX1 K1.7 K1.9 GL.Heretics.1 T0.2", "PAX2 K1.2 K1.9 K1.11 K1.12 GLO.Heretic.1")
def heretics(g: Pax, kind: str, empire: Empire) -> list[Unit]:
    """The knights, rooks and pirates of other religions at the location."""
    here = [*ruling_units(g, empire), *pirate_units(g, empire)]
    return [unit for unit in here if not coreligionist(kind, unit.token)]


@rule("PAX1 GL.Adjacent.1", "PAX2 K1.8")
def _next_door(g: Pax, empire: Empire, token: Token) -> list[Unit]:
    return [
        unit
        for land in adjacent_lands(g, empire)
        for unit in ruling_units(g, land)
        if unit.token == token
    ]


def rooks_next_door(g: Pax, seat: Seat, kind: str, empire: Empire) -> list[Unit]:
    """Catholic rooks that an ability counts as knights in its owner's crusades (1e R41)."""
    ability = "crusade_ruling_catholic_rooks_count_as_knights"
    if kind != "crusade" or not ability_count(g, seat, ability):
        return []
    return _next_door(g, empire, ROOKS[RELIGIOUS_WARS[kind]])


# -- the war ---------------------------------------------------------------------------------


@rule("PAX1 K1.1 K1.10 T0.5", "PAX2 K1.1 K1.11 K1.12")
def refuse_religious_war(
    g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent]
) -> Refusal | None:
    """The bloody rule: no war without heretics; and somebody must attack them (1e R13, 2e R48)."""
    if not heretics(g, kind, empire):
        return refused(g, "PAX1-K1.8", "PAX2-K1.10")
    if fighters(g, kind, agents)[0] or faithful(g, seat, kind, empire, agents):
        return None
    if rooks_next_door(g, seat, kind, empire):
        return None
    return refused(g, "PAX1-GL.Battle.3", "PAX2-GLO.Battle.3", figures="no_attacker")


@rule("PAX1 K1.1 K2.5 GL.ReligiousWar.1", "PAX2 K1.1 K2.1 K2.4 GLO.ReligiousWar.1")
def religious_war(
    g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent], card: CardId
) -> Flow[bool]:
    """A war of one religion against all others at a location; a victory may convert the land."""
    attackers = faithful(g, seat, kind, empire, agents)
    rooks = rooks_next_door(g, seat, kind, empire)
    attackers += yield from call_rooks(seat, empire, rooks, least=0 if attackers else 1)
    edition = g.box.edition
    converted = edition.conversion(g, kind, empire, card)
    before, after = (
        (converted, None) if edition.land_turns_before_survivors_settle else (None, converted)
    )
    defenders = heretics(g, kind, empire)
    won = yield from fight(g, seat, kind, empire, attackers, defenders, turned=before)
    if won:
        yield from regime_change(g, seat, empire, kind, new_side=after)
    return won


def call_rooks(seat: Seat, empire: Empire, rooks: list[Unit], *, least: int) -> Flow[list[Unit]]:
    """One by one, adjacent rooks may join; without any other attacker, at least one must."""
    units: dict[Move, Unit] = {("join", unit.place): unit for unit in rooks}
    return choose_several(seat, ROOKS_JOIN, units, least=least, empire=empire)


@rule("PAX1 K2.1 K2.2 K2.3 K2.6 K2.7 T2.4 T0.7 GL.Theocracy.3")
def reverse_if_it_fits(g: Pax, kind: str, empire: Empire, card: CardId) -> str | None:
    """1st edition: the reverse of the map card if it is of the warring religion."""
    if EXCEPTIONAL.get(card) == (empire, g.states[empire]):
        return FEUDAL
    reverse = other_side(g, empire)
    return reverse if reverse == RELIGIOUS_WARS[kind] else None


@rule("PAX2 K2.1 GLO.Theocracy.3 GLO.MapCard.2 B6.2")
def theocracy_of_the_war(g: Pax, kind: str, empire: Empire, card: CardId) -> str | None:
    """2nd edition: a theocracy of the warring religion, unless the empire is one already."""
    religion = RELIGIOUS_WARS[kind]
    return None if g.states[empire] == religion else religion
