"""Papal Actions: the Papal Controller has a Ruler Excommunicated or a Crusade called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolnik.engine.flow import NO, YES, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP, NONE, AreaNo
from ...events.curia import CrusadeCalled
from ...state import NOBODY, Europe, Realm
from ...tasks import Declaration
from ..government.power import refuse_power, spend_power
from ..menu import Entry
from ..relations.ties import realm_id
from ..war.declaration import refuse_target
from .cardinals import papal_controller
from .crusade import crusade_areas, crusade_targets
from .excommunication import catholic_realms, excommunicate

PRICE = 2
"""Diplomatic Power."""
LAST_AGE = 2
EXCOMMUNICATE: Move = ("excommunicate_ruler",)
CALL_CRUSADE: Move = ("call_crusade",)


@rule("EU 19.3.2 2.2.4")
def token_is_out(g: Europe) -> bool:
    """Whether the one Crusade/Excommunicated token is in play."""
    return g.crusade != NONE or g.excommunicated != NOBODY


@rule("EU 19.2.2 19.3.1 19.3.2")
def refuse_papal(g: Europe, seat: Seat, clause: str) -> Refusal | None:
    """Papal Actions are the Papal Controller's, one a Round, in the first two Ages."""
    if g.age > LAST_AGE:
        return Refusal("EU-19.3.1")
    if token_is_out(g):
        return Refusal("EU-19.3.2")
    refusal = refuse_power(g, seat, DIP, PRICE, clause)
    if papal_controller(g) != seat:
        return Refusal("EU-19.2.2")
    return refusal


# -- Excommunicate Ruler -----------------------------------------------------------------------


def refuse_excommunicating(g: Europe, seat: Seat, move: Move = EXCOMMUNICATE) -> Refusal | None:
    """There is always a Catholic Realm: that of the Papal Controller."""
    return refuse_papal(g, seat, "EU-19.3.3")


VICTIM = Topic("excommunicate", verbs=("excommunicate",), set_by=("EU-19.3.4",))


@rule("EU 19.3.3 19.3.4")
def _excommunicate(g: Europe, seat: Seat) -> Flow[None]:
    """Pay, and choose a Catholic Realm."""
    spend_power(g, seat, DIP, PRICE)
    realms: dict[Move, Realm] = {
        ("excommunicate", realm_id(g, realm)): realm for realm in catholic_realms(g)
    }
    realm = yield from choose_thing(seat, VICTIM, realms)
    yield from excommunicate(g, seat, realm)


# -- Call Crusade ------------------------------------------------------------------------------


def refuse_calling(g: Europe, seat: Seat, move: Move = CALL_CRUSADE) -> Refusal | None:
    refusal = refuse_papal(g, seat, "EU-19.3.10")
    if refusal is None and next(crusade_areas(g), None) is None:
        return Refusal("EU-19.3.11")
    return refusal


CRUSADE = Topic("crusade_area", verbs=("crusade",), set_by=("EU-19.3.11",))
CRUSADE_WAR = Topic("crusade_war", verbs=("yes", "no"), set_by=("EU-19.3.12",))


@rule("EU 19.3.10 19.3.11")
def _call_crusade(g: Europe, seat: Seat) -> Flow[None]:
    """Pay, choose an Area, and Declare War at once if the caller wants to."""
    spend_power(g, seat, DIP, PRICE)
    yield from call_crusade(g, seat, crusade_areas(g))


def call_crusade(g: Europe, seat: Seat, where: Iterable[AreaNo]) -> Flow[None]:
    """A Crusade in one of these Areas, whose caller may go ahead of it."""
    areas: dict[Move, AreaNo] = {("crusade", g.box.areas[area].id): area for area in where}
    place_crusade(g, seat, (yield from choose_thing(seat, CRUSADE, areas)))
    yield from _lead_the_crusade(g, seat)


def place_crusade(g: Europe, seat: Seat, area: AreaNo) -> None:
    """The Crusade token lies in an Area."""
    g.crusade = area
    g.tell(CrusadeCalled(seat, g.box.areas[area].id))


@rule("EU 19.3.12 19.3.13 19.3.14")
def _lead_the_crusade(g: Europe, seat: Seat) -> Flow[None]:
    """A free Declare War Action against the targets, with its rewards, or none (R3)."""
    targets = [realm for realm in crusade_targets(g) if refuse_target(g, seat, realm) is None]
    if not targets:
        return
    area = g.box.areas[g.crusade].id
    if (yield from choose(seat, CRUSADE_WAR, [YES, NO], area=area)) == YES:
        g.agenda.append(Declaration(seat, len(g.wars), leads_crusade=True))


# -- the menu ----------------------------------------------------------------------------------


def _offer_papal(g: Europe, seat: Seat) -> Sequence[Move]:
    if g.players[seat].power[DIP] < PRICE or refuse_excommunicating(g, seat) is not None:
        return ()
    if next(crusade_areas(g), None) is None:
        return (EXCOMMUNICATE,)
    return (EXCOMMUNICATE, CALL_CRUSADE)


def refuse_papal_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    guard = refuse_calling if move == CALL_CRUSADE else refuse_excommunicating
    return guard(g, seat, move)


def _do(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    return _call_crusade(g, seat) if move == CALL_CRUSADE else _excommunicate(g, seat)


PAPAL = Entry(
    ("excommunicate_ruler", "call_crusade"), _offer_papal, refuse_papal_move, _do, needs=DIP
)
