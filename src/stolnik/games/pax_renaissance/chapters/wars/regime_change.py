"""Regime change: an empire gets a new ruler, and with him come concession and emancipation."""

from __future__ import annotations

from stolnik.engine.flow import DONE, NO, YES, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FEUDAL, PAWNS, Border, Empire, Token
from ...edition import refused
from ...events import (
    BecameMonarchy,
    BecameRepublic,
    BecameVassal,
    BishopDismissed,
    CourtLost,
    Emancipated,
    EmpireTaken,
)
from ...state import Pax
from ..agents import PRICE_OF_REPRESSION, place_concession
from ..scarce_tokens import obtain
from ..tableau import make_vassal, move_empire, queens_of, seat_of, shed, vassals
from ..tokens import empty_borders, room_for, take_repressed
from .battle import put_on_map, repress_surplus
from .map_card import theocracy, turn_map_card


@rule("PAX1 GL.RegimeChange.1 K2.5 T2.3 T2.7", "PAX2 D1.8 GLO.RegimeChange.1 GLO.Battle.8 K2.4")
def regime_change(
    g: Pax,
    seat: Seat,
    empire: Empire,
    cause: str,
    *,
    suzerain: Empire | None = None,
    new_side: str | None = None,
) -> Flow[None]:
    """A new regime: empire card, map card, concession and emancipation, in this order.

    A campaign names the ``suzerain``; a war that can turn the map card names its ``new_side``.
    1e R16, 2e R2.
    """
    take_or_flip(g, seat, empire, cause, suzerain)
    yield from repress_surplus(g, seat, empire)
    if new_side is not None and (yield from wants_to_turn(g, seat, empire, cause, new_side)):
        yield from turn_map_card(g, seat, empire, new_side)
    yield from aftermath(g, seat, empire)
    if cause == "vote" and g.box.edition.golden_liberty and theocracy(g, empire):
        yield from grant_golden_liberty(g, seat, empire)


def aftermath(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """What every new ruler may do: set up a concession, and free the repressed."""
    yield from offer_concession(g, seat, empire)
    yield from emancipate(g, seat, empire)


# -- the empire card -------------------------------------------------------------------------


def take_or_flip(
    g: Pax, seat: Seat, empire: Empire, cause: str, suzerain: Empire | None = None
) -> None:
    """The empire card comes to the acting player; if he has it already, it is turned over."""
    if suzerain is not None:
        subdue(g, seat, empire, suzerain)
    elif seat_of(g, empire) != seat:
        take(g, seat, empire, cause)
    elif cause == "coronation":
        remarry(g, seat, empire)
    else:
        flip(g, seat, empire, cause)


@rule(
    "PAX1 B3.3 GL.RegimeChange.2 GL.RegimeChange.3 GL.RegimeChange.4 GL.RegimeChange.5",
    "PAX1 GL.Empire.2 GL.Vassal.4 GL.Vassal.5 T2.2",
    "PAX2 B4.2 GLO.EmpireCard.2 GLO.RegimeChange.2 GLO.RegimeChange.9 GLO.RegimeChange.10 I1.7",
    "PAX2 I1.8 F6.8 GLO.Bishop.9",
)
def take(g: Pax, seat: Seat, empire: Empire, cause: str) -> None:
    """From an opponent, vassal or not: king side up, without its court; or else as it lay."""
    former = seat_of(g, empire)
    move_empire(g, empire, seat)
    _king_side_up(g, empire)
    g.tell(EmpireTaken(seat, empire, cause, former))
    if former is not None:
        lose_court(g, empire)


@rule(
    "PAX1 GL.RegimeChange.6 GL.RegimeChange.7 GL.RegimeChange.8 GL.RegimeChange.9 GL.Republic.1",
    "PAX1 GL.Empire.1 E4.14 T2.6",
    "PAX2 B4.3 E4.14 F6.9 GLO.Gambit.1 GLO.Gambit.2 GLO.Republic.1 GLO.Republic.2",
    "PAX2 GLO.RegimeChange.10",
)
def flip(g: Pax, seat: Seat, empire: Empire, cause: str) -> None:
    """An own empire: monarchy becomes republic or republic monarchy, and a vassal is free."""
    if empire in g.suzerains:
        move_empire(g, empire, seat)
    if empire in g.republics:
        g.republics.remove(empire)
        g.tell(BecameMonarchy(seat, empire, cause))
    else:
        g.republics.append(empire)
        g.tell(BecameRepublic(seat, empire, cause))
    lose_court(g, empire)


@rule(
    "PAX1 F9.9 F9.10 F9.11 F9.12 F9.13 F9.19 GL.RegimeChange.10 GL.Vassal.1 GL.Vassal.4",
    "PAX1 GL.Suzerain.1 T2.1 T2.5",
    "PAX2 F9.9 F9.10 F9.11 F9.12 F9.13 F9.14 GLO.RegimeChange.12 GLO.Vassal.1 GLO.Vassal.3",
    "PAX2 GLO.Vassal.5 GLO.Vassal.6",
)
def subdue(g: Pax, seat: Seat, empire: Empire, suzerain: Empire) -> None:
    """A conquered empire lies king side up under its suzerain; a player's loses its court."""
    former = seat_of(g, empire)
    make_vassal(g, empire, suzerain)
    _king_side_up(g, empire)
    g.tell(BecameVassal(seat, empire, suzerain))
    if former is not None:
        lose_court(g, empire)


@rule("PAX1 I0.5", "PAX2 GLO.Vassal.9 I.8 GLO.Republic.2")
def remarry(g: Pax, seat: Seat, empire: Empire) -> None:
    """An own king who is crowned stays king; his court is lost (1e R41) or stays (2e R17)."""
    if g.box.edition.crowned_kings_keep_court:
        return
    if empire in g.suzerains:
        move_empire(g, empire, seat)
    lose_court(g, empire)


def _king_side_up(g: Pax, empire: Empire) -> None:
    if empire in g.republics:
        g.republics.remove(empire)


@rule(
    "PAX1 GL.RegimeChange.5 GL.RegimeChange.7 F9.11",
    "PAX2 GLO.RegimeChange.10 GLO.RegimeChange.13 GLO.Bishop.9 GLO.Queen.3 F9.13 GLO.Vassal.8",
)
def lose_court(g: Pax, empire: Empire) -> None:
    """The vassals go, and the queen; in the 2nd edition the bishop is dismissed as well."""
    lost = (*vassals(g, empire), *queens_of(g, empire))
    if lost:
        shed(g, empire)
        g.tell(CourtLost(empire, lost))
    if not g.box.edition.regimes_keep_bishops and empire in g.bishops:
        g.tell(BishopDismissed(g.bishops.pop(empire), empire))


# -- the map card ----------------------------------------------------------------------------


TURN_MAP_CARD = Topic("turn_map_card", verbs=("yes", "no"), set_by=("PAX1-J1.5", "PAX2-K2.1"))


@rule("PAX1 J1.5 GL.RegimeChange.14 T2.4")
def wants_to_turn(g: Pax, seat: Seat, empire: Empire, cause: str, new_side: str) -> Flow[bool]:
    """Only conspirators may leave the map card as it is (1e R15)."""
    if cause != "conspiracy":
        return True
    answer = yield from choose(seat, TURN_MAP_CARD, [YES, NO], empire=empire, state=new_side)
    return answer == YES


GOLDEN_LIBERTY = Topic(
    "golden_liberty", verbs=("yes", "no"), set_by=("PAX1-GL.RegimeChange.14", "PAX2-F6.10")
)


@rule("PAX2 F6.10 GLO.RegimeChange.8 GLO.Theocracy.4 GLO.MapCard.2")
def grant_golden_liberty(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """After a vote a theocracy may become a medieval state."""
    answer = yield from choose(seat, GOLDEN_LIBERTY, [YES, NO], empire=empire)
    if answer == YES:
        yield from turn_map_card(g, seat, empire, FEUDAL)


# -- the concession --------------------------------------------------------------------------


def refuse_ruler_concession(g: Pax, seat: Seat, empire: Empire, border: Border) -> Refusal | None:
    """Any border of the empire will do that no pirate holds; to repress costs a florin."""
    if border not in g.box.lands[empire].borders:
        return refused(
            g,
            "PAX1-GL.RegimeChange.11",
            "PAX2-GLO.RegimeChange.4",
            figures="location",
            empire=[empire],
        )
    if border in g.pirates:
        return refused(g, "PAX1-GL.Border.4", "PAX2-GLO.RegimeChange.4")
    have = g.players[seat].florins
    if border in g.concessions and have < PRICE_OF_REPRESSION:
        return refused(
            g,
            "PAX1-GL.RegimeChange.12",
            "PAX2-GLO.RegimeChange.5",
            figures="price",
            florins=PRICE_OF_REPRESSION,
            have=have,
        )
    return None


def _refuse_border(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """One that is in the way can only be supplanted, and becomes a serf of this empire."""
    empire = str(ask.about["empire"])
    match move:
        case ("concession", str(border)):
            supplanted = None
        case ("supplant", str(border), str(supplanted)):
            pass
        case _:
            return None
    refusal = refuse_ruler_concession(g, ask.seat, empire, border)
    if refusal is not None:
        return refusal
    if supplanted != (empire if border in g.concessions else None):
        return refused(g, "PAX1-GL.RegimeChange.12", "PAX2-GLO.RegimeChange.5")
    return None


CONCESSION = Topic(
    "concession",
    verbs=("concession", "supplant", "done"),
    refuse=_refuse_border,
    set_by=("PAX1-GL.RegimeChange.11", "PAX2-GLO.RegimeChange.4"),
)


@rule(
    "PAX1 GL.RegimeChange.11 GL.RegimeChange.12 GL.RegimeChange.16 GL.Repress.3 T2.3",
    "PAX2 F6.7 I.6 GLO.RegimeChange.3 GLO.RegimeChange.4 GLO.RegimeChange.5 GLO.RegimeChange.14",
    "PAX2 GLO.Repress.2",
)
def offer_concession(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """The new ruler may add one concession; one that is in the way becomes a serf here."""
    ways: dict[Move, Border | None] = {}
    for border in g.box.lands[empire].borders:
        if refuse_ruler_concession(g, seat, empire, border) is None:
            held = border in g.concessions
            ways[("supplant", border, empire) if held else ("concession", border)] = border
    ways[DONE] = None
    chosen = yield from choose_thing(seat, CONCESSION, ways, empire=empire)
    if chosen is None:
        return
    if (yield from obtain(g, seat, PAWNS[seat], meant_for=chosen)):
        place_concession(g, seat, chosen, empire)


# -- emancipation ----------------------------------------------------------------------------

EMANCIPATION = Topic(
    "emancipation",
    verbs=("emancipate", "done"),
    set_by=("PAX1-GL.RegimeChange.13", "PAX2-GLO.RegimeChange.7"),
)


@rule(
    "PAX1 GL.RegimeChange.13 GL.Battle.8 T0.6 T2.9 T2.10 F9.12",
    "PAX2 F6.5 GLO.Battle.17 GLO.RegimeChange.6 GLO.RegimeChange.11 GLO.RepressedToken.3 F9.11",
)
def emancipate(g: Pax, seat: Seat, empire: Empire) -> Flow[None]:
    """The new ruler may free some or all repressed tokens, one by one."""
    while freed := emancipations(g, empire):
        ways: dict[Move, tuple[Token, str] | None] = {
            ("emancipate", token, place): (token, place) for token, place in freed
        }
        ways[DONE] = None
        chosen = yield from choose_thing(seat, EMANCIPATION, ways, empire=empire)
        if chosen is None:
            return
        token, place = chosen
        take_repressed(g, empire, token)
        put_on_map(g, token, place)
        g.tell(Emancipated(seat, empire, token, place))


@rule("PAX1 GL.RegimeChange.13", "PAX2 GLO.RegimeChange.7 GLO.City.5")
def emancipations(g: Pax, empire: Empire) -> list[tuple[Token, str]]:
    """Pawns can go to empty borders, knights and rooks to empty cities."""
    held = g.repressed.get(empire)
    if not held:
        return []
    borders = empty_borders(g, empire)
    return [
        (token, place)
        for token in dict.fromkeys(held)
        for place in (borders if token in PAWNS else room_for(g, token, empire))
    ]
