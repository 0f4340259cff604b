"""Campaigns: a king's knights march against a neighbour (F9)."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import EAST, KIND, Empire
from ...edition import refused
from ...events import CampaignBegan
from ...state import Pax, Unit
from ..tableau import ability_count, adjacent_lands, seat_of
from .battle import fight, ruling_units
from .regime_change import regime_change

MAMLUK = "mamluk"


@rule("PAX1 F9.3 J0.6 GL.Knight.1 T1.2 T1.3", "PAX2 F9.4 F9.17 GLO.Battle.13 J.4")
def army(g: Pax, empire: Empire) -> list[Unit]:
    """All knights, of every colour, on the campaigning empire's own map card."""
    return [unit for unit in ruling_units(g, empire) if KIND[unit.token] == "knight"]


def auxiliaries(g: Pax, seat: Seat, target: Empire) -> list[Unit]:
    """The repressed of the Mamluks, who march east for the owner of an ability (2e R42)."""
    if not ability_count(g, seat, "repressed_of_mamluk_campaign_against_east"):
        return []
    if g.box.empires[target].side != EAST:
        return []
    return [Unit(token, MAMLUK) for token in g.repressed.get(MAMLUK, ())]


@rule("PAX2 F9.4 F9.6")
def host(g: Pax, seat: Seat, empire: Empire, target: Empire) -> list[Unit]:
    """All who attack in a campaign; each of them costs a florin."""
    return [*army(g, empire), *auxiliaries(g, seat, target)]


@rule("PAX1 F9.6 F9.7 F9.8 T1.4 T1.5", "PAX2 F9.7 F9.8 GLO.Battle.10")
def garrison(g: Pax, target: Empire) -> list[Unit]:
    """The ruling class of the attacked map card; pirates, pawns and repressed stay out."""
    return ruling_units(g, target)


@rule("PAX1 F9.18 GL.Vassal.1 GL.Suzerain.1", "PAX2 F9.15 GLO.Vassal.1")
def overlord(g: Pax, empire: Empire) -> Empire:
    """Whose vassal a conquered empire becomes: a vassal conquers for its suzerain."""
    return g.suzerains.get(empire, empire)


@rule("PAX1 F9.16")
def internal_conflict(g: Pax, empire: Empire, target: Empire) -> bool:
    """A suzerain against its own vassal, or two vassals of one suzerain against each other."""
    return target in g.suzerains and overlord(g, target) == overlord(g, empire)


@rule("PAX1 F9.4", "PAX2 E2.25 E4.10 F9.6")
def refuse_campaign(g: Pax, seat: Seat, empire: Empire, target: Empire) -> Refusal | None:
    """A king needs a neighbour whom he may attack, knights, and a florin for each."""
    if empire in g.republics:
        return refused(g, "PAX1-F9.1", "PAX2-F9.1")
    near = adjacent_lands(g, empire)
    if target not in near:
        return refused(g, "PAX1-F9.2", "PAX2-F9.2", figures="neighbours", empire=list(near))
    if g.suzerains.get(empire) == target:
        return refused(g, "PAX1-F9.17", "PAX2-F9.16")
    if not g.box.edition.own_empires_can_be_attacked and seat_of(g, target) == seat:
        return Refusal("PAX2-F9.3")
    cost = len(host(g, seat, empire, target))
    if cost == 0:
        return refused(g, "PAX1-GL.Battle.3", "PAX2-D1.3", figures="no_attacker")
    have = g.players[seat].florins
    if have < cost:
        return refused(g, "PAX1-F9.5", "PAX2-F9.5", figures="price", florins=cost, have=have)
    return None


@rule("PAX1 F9.2 F9.4 F9.5 F9.9 F9.15 F9.16", "PAX2 F9.2 F9.5 F9.6 F9.9 GLO.China.2")
def campaign(g: Pax, seat: Seat, empire: Empire, target: Empire) -> Flow[None]:
    """All knights of a king attack a neighbour; if they win, it becomes a vassal."""
    attackers = host(g, seat, empire, target)
    g.players[seat].florins -= len(attackers)
    g.tell(CampaignBegan(seat, empire, target, len(attackers)))
    won = yield from fight(g, seat, "campaign", target, attackers, garrison(g, target))
    if won and not internal_conflict(g, empire, target):
        suzerain = overlord(g, empire)
        yield from regime_change(g, seat, target, "campaign", suzerain=suzerain)
