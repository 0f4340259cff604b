"""Civil wars: conspiracies and peasant revolts (J)."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PAWNS, Agent, Empire
from ...edition import refused
from ...state import Pax, Unit
from .battle import enlisted, fight, pirate_units, ruling_units
from .map_card import other_side, theocracy
from .regime_change import regime_change


@rule("PAX1 J1.4 J0.6 T1.2 T1.3 T0.2", "PAX2 J1.6 J2.8 J.4")
def loyalists(g: Pax, empire: Empire) -> list[Unit]:
    """The defenders in a civil war: all ruling class of the attacked map card."""
    return ruling_units(g, empire)


# -- conspiracy ------------------------------------------------------------------------------


@rule(
    "PAX1 J1.1 J1.2 J1.3 T1.4 T1.6 T1.8",
    "PAX2 J1.1 J1.2 J1.3 J1.4 J1.5 GLO.Battle.15 GLO.CivilWar.1",
)
def conspirators(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> list[Unit]:
    """Agents that conspire, repressed knights and rooks, and pirates on the borders."""
    repressed = g.repressed.get(empire, ())
    return [
        *enlisted(g, seat, "conspiracy", agents),
        *(Unit(token, empire) for token in repressed if token not in PAWNS),
        *pirate_units(g, empire),
    ]


@rule("PAX1 J1.1")
def refuse_conspiracy(
    g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]
) -> Refusal | None:
    """Somebody must conspire (1e R13, 2e R48)."""
    if conspirators(g, seat, empire, agents):
        return None
    return refused(g, "PAX1-GL.Battle.3", "PAX2-GLO.Battle.3", figures="no_attacker")


@rule("PAX1 GL.CivilWar.1 J0.1 J0.4 J0.5 J1.5 GL.Theocracy.5", "PAX2 J.3 J.5 GLO.CivilWar.1")
def conspiracy(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> Flow[bool]:
    """Nobles rise against an empire; in the 1st edition they may also abolish a theocracy."""
    won = yield from fight(
        g, seat, "conspiracy", empire, conspirators(g, seat, empire, agents), loyalists(g, empire)
    )
    if won:
        may_abolish = g.box.edition.conspirators_abolish_theocracies and theocracy(g, empire)
        abolished = other_side(g, empire) if may_abolish else None
        yield from regime_change(g, seat, empire, "conspiracy", new_side=abolished)
    return won


# -- peasant revolt --------------------------------------------------------------------------


@rule(
    "PAX1 J2.2 J2.3 J2.4 GL.Serf.1 GL.Concession.3 T1.7 T1.9",
    "PAX2 J2.1 J2.2 J2.3 J2.4 J2.5 J2.6 J2.7 J2.9 GLO.Serf.2 GLO.Battle.12 GLO.Concession.3",
)
def rebels(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> list[Unit]:
    """All agents but bishops, every serf, and on the borders own concessions and all pirates."""
    repressed = g.repressed.get(empire, ())
    concessions = g.concessions
    return [
        *enlisted(g, seat, "peasant_revolt", agents),
        *(Unit(token, empire) for token in repressed if token in PAWNS),
        *(
            Unit(PAWNS[seat], border)
            for border in g.box.lands[empire].borders
            if concessions.get(border) == seat
        ),
        *pirate_units(g, empire),
    ]


@rule("PAX1 J2.2")
def refuse_revolt(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> Refusal | None:
    """Somebody must revolt (1e R13, 2e R48)."""
    if rebels(g, seat, empire, agents):
        return None
    return refused(g, "PAX1-GL.Battle.3", "PAX2-GLO.Battle.3", figures="no_attacker")


@rule("PAX1 GL.CivilWar.1 J0.1 J0.4 J0.5 J2.1 J2.5", "PAX2 J.3 J.5 GLO.CivilWar.1")
def peasant_revolt(g: Pax, seat: Seat, empire: Empire, agents: Sequence[Agent]) -> Flow[bool]:
    """Peasants rise against an empire; a theocracy stays one."""
    won = yield from fight(
        g, seat, "peasant_revolt", empire, rebels(g, seat, empire, agents), loyalists(g, empire)
    )
    if won:
        yield from regime_change(g, seat, empire, "peasant_revolt")
    return won
