"""Religious wars: crusades, reformations and jihads (K)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import DONE, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.pax_renaissance.battle import (
    RELIGIOUS_WARS,
    enlisted,
    fight,
    fighters,
    pirate_units,
    ruling_units,
)
from stolnik.games.pax_renaissance.components import (
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
from stolnik.games.pax_renaissance.edition import refused
from stolnik.games.pax_renaissance.map_card import other_side
from stolnik.games.pax_renaissance.regime_change import regime_change
from stolnik.games.pax_renaissance.state import Pax, Unit
from stolnik.games.pax_renaissance.tableau import ability_count, adjacent_lands

EXCEPTIONAL: Final = {
    "man_for_all_seasons": ("england", REFORMATION),
    "zaporozhian_host": ("byzantium", ISLAMIC),
}
"""Cards whose war ends a theocracy of another religion (R40): where, and which one."""


# -- who fights ------------------------------------------------------------------------------


@rule(
    "PAX1-GL.Heretics.1",
    "PAX1-GL.Heretics.2",
    "PAX1-K1.6",
    "PAX2-K1.2",
    "PAX2-GLO.Heretic.1",
    "PAX2-GLO.Believer.1",
)
def coreligionist(kind: str, token: Token) -> bool:
    """Whether a token has the colour of the war; if not, it is a heretic (R38)."""
    return FAITH[token] == RELIGIOUS_WARS[kind]


@rule(
    "PAX1-K1.2",
    "PAX1-K1.3",
    "PAX1-K1.4",
    "PAX1-K1.9",
    "PAX1-K1.11",
    "PAX1-GL.Knight.1",
    "PAX1-T1.2",
    "PAX1-T1.3",
    "PAX1-T1.4",
    "PAX1-T1.5",
    "PAX1-T1.6",
    "PAX2-K1.3",
    "PAX2-K1.4",
    "PAX2-K1.5",
    "PAX2-K1.6",
    "PAX2-K1.7",
    "PAX2-K1.12",
    "PAX2-GLO.Battle.10",
    "PAX2-GLO.Battle.11",
    "PAX2-GLO.Battle.13",
)
def faithful(g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent]) -> list[Unit]:
    """Agents, coreligionists at the location and on its borders, and knights next door."""
    here = [*ruling_units(g, empire), *pirate_units(g, empire)]
    return [
        *enlisted(g, seat, kind, agents),
        *(unit for unit in here if coreligionist(kind, unit.token)),
        *_next_door(g, empire, KNIGHTS[RELIGIOUS_WARS[kind]]),
    ]


@rule(
    "PAX1-K1.7",
    "PAX1-K1.9",
    "PAX1-GL.Heretics.1",
    "PAX1-T0.2",
    "PAX2-K1.2",
    "PAX2-K1.9",
    "PAX2-K1.11",
    "PAX2-K1.12",
    "PAX2-GLO.Heretic.1",
)
def heretics(g: Pax, kind: str, empire: Empire) -> list[Unit]:
    """The knights, rooks and pirates of other religions at the location."""
    here = [*ruling_units(g, empire), *pirate_units(g, empire)]
    return [unit for unit in here if not coreligionist(kind, unit.token)]


@rule("PAX1-GL.Adjacent.1", "PAX2-K1.8")
def _next_door(g: Pax, empire: Empire, token: Token) -> list[Unit]:
    return [
        unit
        for land in adjacent_lands(g, empire)
        for unit in ruling_units(g, land)
        if unit.token == token
    ]


def rooks_next_door(g: Pax, seat: Seat, kind: str, empire: Empire) -> list[Unit]:
    """Catholic rooks that an ability counts as knights in its owner's crusades (R41)."""
    ability = "crusade_ruling_catholic_rooks_count_as_knights"
    if kind != "crusade" or not ability_count(g, seat, ability):
        return []
    return _next_door(g, empire, ROOKS[RELIGIOUS_WARS[kind]])


# -- the war ---------------------------------------------------------------------------------


@rule(
    "PAX1-K1.1",
    "PAX1-K1.8",
    "PAX1-K1.10",
    "PAX1-T0.5",
    "PAX2-K1.10",
    "PAX1-GL.Battle.3",
    "PAX2-GLO.Battle.3",
    "PAX2-K1.1",
    "PAX2-K1.11",
    "PAX2-K1.12",
)
def refuse_religious_war(
    g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent]
) -> Refusal | None:
    """The bloody rule: no war without heretics; and somebody must attack them (R13)."""
    if not heretics(g, kind, empire):
        return refused(g, "PAX1-K1.8", "PAX2-K1.10")
    if fighters(g, kind, agents)[0] or faithful(g, seat, kind, empire, agents):
        return None
    if rooks_next_door(g, seat, kind, empire):
        return None
    return refused(g, "PAX1-GL.Battle.3", "PAX2-GLO.Battle.3")


@rule(
    "PAX1-K1.1",
    "PAX1-K2.5",
    "PAX1-GL.ReligiousWar.1",
    "PAX2-K1.1",
    "PAX2-K2.1",
    "PAX2-K2.4",
    "PAX2-GLO.ReligiousWar.1",
)
def religious_war(
    g: Pax, seat: Seat, kind: str, empire: Empire, agents: Sequence[Agent], card: CardId
) -> Flow[bool]:
    """A war of one religion against all others at a location; a victory may convert the land."""
    attackers = faithful(g, seat, kind, empire, agents)
    yield from call_rooks(seat, empire, attackers, rooks_next_door(g, seat, kind, empire))
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


def call_rooks(seat: Seat, empire: Empire, attackers: list[Unit], rooks: list[Unit]) -> Flow[None]:
    """One by one, adjacent rooks may join; without any other attacker, at least one must."""
    while rooks:
        options: list[Move] = [("join", unit.place) for unit in rooks]
        if attackers:
            options.append(DONE)
        answer = yield from choose(seat, "rooks_join", options, empire=empire)
        if answer == DONE:
            return
        unit = next(unit for unit in rooks if unit.place == answer[1])
        rooks.remove(unit)
        attackers.append(unit)


@rule(
    "PAX1-K2.1",
    "PAX1-K2.2",
    "PAX1-K2.3",
    "PAX1-K2.6",
    "PAX1-K2.7",
    "PAX1-T2.4",
    "PAX1-T0.7",
    "PAX1-GL.Theocracy.3",
)
def reverse_if_it_fits(g: Pax, kind: str, empire: Empire, card: CardId) -> str | None:
    """1st edition: the reverse of the map card if it is of the warring religion."""
    if EXCEPTIONAL.get(card) == (empire, g.states[empire]):
        return FEUDAL
    reverse = other_side(g, empire)
    return reverse if reverse == RELIGIOUS_WARS[kind] else None


@rule("PAX2-K2.1", "PAX2-GLO.Theocracy.3", "PAX2-GLO.MapCard.2", "PAX2-B6.2")
def theocracy_of_the_war(g: Pax, kind: str, empire: Empire, card: CardId) -> str | None:
    """2nd edition: a theocracy of the warring religion, unless the empire is one already."""
    religion = RELIGIOUS_WARS[kind]
    return None if g.states[empire] == religion else religion
