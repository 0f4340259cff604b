"""Suppress Unrest: Military Power against Unrest on one's own Towns and Vassal tokens."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, PlaceNo
from ...state import UNREST, Europe
from ..battle.outbreak import areas_with_enemies, hostile_forces
from ..board.ownership import controller, holder
from ..board.unrest import remove_unrest, unruly_places
from ..government.power import refuse_power, spend_power
from ..menu import Entry

PRICE = 1
"""Military Power for each token."""


@rule("EU 5.5.52 5.5.53 5.5.54 5.5.55")
def refuse_suppression(g: Europe, seat: Seat, place: PlaceNo) -> Refusal | None:
    """Why Unrest cannot be Suppressed in a Province."""
    occupier = bool(g.occupiers[place])
    if occupier and holder(g, place) == seat:
        return Refusal("EU-5.5.55")
    if occupier and controller(g, place) == seat:
        return Refusal("EU-5.5.54")
    if holder(g, place) != seat:
        return Refusal("EU-5.5.52", {}, "nothing_of_yours")
    if not g.tokens[place] & UNREST:
        return Refusal("EU-5.5.52", {}, "no_unrest")
    if hostile_forces(g, seat, g.box.places[place].area):
        return Refusal("EU-5.5.53")
    return refuse_power(g, seat, MIL, PRICE, "EU-5.5.52")


def refuse_suppression_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_suppression(g, seat, g.box.place_of[str(move[1])])


def refuse_suppression_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move[0] != "suppress":
        return None
    return refuse_suppression_move(g, ask.seat, move)


SUPPRESS = Topic(
    "suppress",
    verbs=("suppress", "done"),
    refuse=refuse_suppression_answer,
    set_by=("EU-5.5.52",),
)


def unrest_to_suppress(g: Europe, seat: Seat) -> dict[Move, PlaceNo]:
    """Own tokens in open Unrest, but for those next to Hostile Units."""
    if g.players[seat].power[MIL] < PRICE:
        return {}
    unruly = unruly_places(g, seat)
    if not unruly:
        return {}
    places, rebels = g.box.places, g.rebels
    contested = areas_with_enemies(g, seat)
    return {
        ("suppress", places[place].id): place
        for place in unruly
        if not rebels[places[place].area] and places[place].area not in contested
    }


@rule("EU-5.5.52")
def suppress(g: Europe, seat: Seat, place: PlaceNo) -> Flow[None]:
    """Pay for one token after the other."""
    while True:
        spend_power(g, seat, MIL, PRICE)
        remove_unrest(g, place)
        more = unrest_to_suppress(g, seat)
        if not more:
            return
        answer: Move = yield Ask.of(seat, SUPPRESS, [*more, DONE])
        if answer == DONE:
            return
        place = more[answer]


SUPPRESSING = Entry(
    ("suppress",),
    lambda g, seat: [*unrest_to_suppress(g, seat)],
    refuse_suppression_move,
    lambda g, seat, move: suppress(g, seat, g.box.place_of[str(move[1])]),
    needs=MIL,
)
