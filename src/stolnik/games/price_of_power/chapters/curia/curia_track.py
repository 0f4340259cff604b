"""Cubes on and off the track of the Papal Curia."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.asks import parts_named
from ...events.curia import CardinalGained, CardinalLost, RomaGained, RomaLost
from ...state import NOBODY, Europe
from ..board.cubes import cover_slots, find_cube
from .cardinals import is_catholic_player, master_of_roma, popes_ally, regular_slots, roma_cardinal

# -- on ----------------------------------------------------------------------------------------


@rule("EU 15.0.5 19.0.1 19.1.12")
def refuse_cardinal(g: Europe, seat: Seat) -> Refusal | None:
    """Why a player gains no Cardinal: not a Catholic, or master of Roma."""
    if not is_catholic_player(g, seat):
        return Refusal("EU-19.0.1")
    if master_of_roma(g) == seat:
        return Refusal("EU-19.1.12")
    return None


@rule("EU 19.1.6 19.1.7")
def gain_cardinal(g: Europe, seat: Seat) -> Flow[bool]:
    """A cube on the leftmost regular slot; the others shift right, and the last may fall off."""
    if refuse_cardinal(g, seat):
        return False
    if not (yield from find_cube(g, seat)):
        return False
    g.cardinals.insert(0, seat)
    g.tell(CardinalGained(seat))
    _clear_blocked_slots(g)
    return True


@rule("EU 19.1.4 19.1.7")
def _clear_blocked_slots(g: Europe) -> None:
    """Cardinals beyond the last slot in use return to their owners."""
    while len(g.cardinals) > regular_slots(g):
        g.tell(CardinalLost(g.cardinals.pop()))


# -- off ---------------------------------------------------------------------------------------


def remove_cardinal(g: Europe, at: int) -> None:
    """A Cardinal leaves a regular slot, counted from 0; the others slide left."""
    g.tell(CardinalLost(g.cardinals.pop(at)))


LOSE_CARDINAL = Topic("lose_cardinal", verbs=("remove_cardinal",), set_by=("EU-19.3.6",))
CARDINAL_DIES = Topic("cardinal_dies", verbs=("remove_cardinal",), set_by=("EU-16.5.14",))


def choose_cardinal(
    g: Europe, chooser: Seat, topic: Topic, owner: Seat | None = None
) -> Flow[None]:
    """A player removes a Cardinal from a regular slot: anybody's, or one of a named player."""
    slots: dict[Move, int] = {
        ("remove_cardinal", seat, at + 1): at
        for at, seat in enumerate(g.cardinals)
        if owner is None or seat == owner
    }
    if slots:
        remove_cardinal(g, (yield from choose_thing(chooser, topic, slots)))


# -- what follows from the board ---------------------------------------------------------------


ASKED_BY_CURIA: Final = parts_named("provinces", "allies", "faith", "curia")
"""Whose the Cardinals can be hangs on these parts of the table alone."""


def curia_is_kept(g: Europe) -> bool:
    """Whether all cubes of the Curia are where they belong: nearly always, and cheaply told."""
    master = master_of_roma(g)
    holder = popes_ally(g) if master is None else master
    if (NOBODY if holder is None else holder) != g.roma:
        return False
    catholic, players, cardinals = g.box.catholic, g.players, g.cardinals
    for seat in cardinals:
        if seat == master or not catholic[players[seat].faith] or players[seat].left:
            return False
    # Where there is a Cardinal there is a Catholic, and so there are two slots.
    return len(cardinals) <= 2 or len(cardinals) <= regular_slots(g)


@rule("EU 19.0.1 19.1.8 19.1.9 19.1.11")
def keep_curia(g: Europe) -> Flow[None]:
    """After whatever has happened: the Roma slot changes hands, and who must go leaves the track.

    Who Controls Roma has that Cardinal only, and who is not Catholic any more has none.
    """
    holder = roma_cardinal(g)
    if (NOBODY if holder is None else holder) != g.roma:
        yield from _change_roma(g, holder)
    if not g.cardinals:
        return
    master = master_of_roma(g)
    for at in reversed(range(len(g.cardinals))):
        seat = g.cardinals[at]
        if seat == master or not is_catholic_player(g, seat):
            remove_cardinal(g, at)
    _clear_blocked_slots(g)


@rule("EU 19.1.8 19.1.9 2.2.6")
def _change_roma(g: Europe, holder: Seat | None) -> Flow[None]:
    """The cube in the Roma slot returns to its owner, and the new holder must place one."""
    release_roma(g)
    if holder is not None:
        g.roma = holder
        g.tell(RomaGained(holder))
        yield from cover_slots(g, holder)


@rule("EU 19.1.8 19.1.9")
def release_roma(g: Europe) -> None:
    """The cube in the Roma slot returns to who has no right to it any more."""
    if g.roma not in (NOBODY, roma_cardinal(g)):
        g.tell(RomaLost(g.roma))
        g.roma = NOBODY
