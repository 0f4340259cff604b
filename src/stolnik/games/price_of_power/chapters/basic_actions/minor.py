"""Minor Actions of a government: Appoint, Take and Repay Loans, Replenish Manpower."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, POWER_OF, POWERS
from ...events.government import Replenished
from ...shortcuts import SHORTCUTS
from ...state import RULER_GENERAL, Europe
from ..government.appointing import (
    RULER_USED,
    appoint,
    at_hand,
    dismiss_admiral,
    dismiss_advisor,
    dismiss_general,
    move_general,
    refuse_appointment,
    refuse_command,
    refuse_moving,
    refuse_standing_down,
    stand_down,
    take_command,
)
from ..government.characters import character
from ..government.power import refuse_power, spend_power
from ..government.treasury import REPAYMENT, refuse_loan, refuse_repaying, repay_loan, take_loan
from ..menu import Entry, plain_entry

UNITS_FOR_A_POWER = 3

LOAN: Move = ("loan",)
REPAY: Move = ("repay",)
REPLENISH: Move = ("replenish",)
STAND_DOWN: Move = ("stand_down",)


# -- Appoint -----------------------------------------------------------------------------------


def refuse_dismissing_general(g: Europe, seat: Seat, army: int) -> Refusal | None:
    """Only a General who commands can be dismissed; the Ruler stands down instead."""
    general = g.players[seat].armies[army].general
    if general is None or general.character == RULER_GENERAL:
        return Refusal("EU-5.2.6")
    return None


def refuse_appoint_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    """Why nobody can be appointed, moved or dismissed like this."""
    player = g.players[seat]
    match move:
        case ("appoint", str(card)):
            return refuse_appointment(g, seat, g.box.card_of[card])
        case ("dismiss", str(power)):
            seated = player.advisors[POWER_OF[power]] is not None
            return None if seated else Refusal("EU-5.2.6")
        case ("dismiss_general", int(army)):
            return refuse_dismissing_general(g, seat, army - 1)
        case ("dismiss_admiral",):
            return None if player.fleet.admiral is not None else Refusal("EU-5.2.6")
        case ("move_general", int(army), int(to)):
            return refuse_moving(g, seat, army - 1, to - 1)
        case ("command", int(army)):
            return refuse_command(g, seat, army - 1)
        case ("stand_down",):
            return refuse_standing_down(g, seat)
    return None


@rule("EU 5.2.6 6.0.6 6.0.7")
def appointments(g: Europe, seat: Seat) -> list[Move]:
    """The Characters on cards who can be hired."""
    found: list[Move] = []
    player = g.players[seat]
    ducats, mil = player.ducats, player.power[MIL]
    throne_is_free = player.ruler is None
    for no in at_hand(player):
        card = g.box.cards[no]
        who = card.character
        dear = who.ducats > ducats if who.advisor else who.mil > mil and not throne_is_free
        if dear and SHORTCUTS.taken:
            continue  # as is most common
        if refuse_appointment(g, seat, no) is None:
            found.append(("appoint", card.id))
    return found


@rule("EU 5.2.6 5.2.9 7.2.12 7.2.14")
def _offer_appoint(g: Europe, seat: Seat) -> Sequence[Move]:
    player = g.players[seat]
    found = appointments(g, seat) if player.hand or player.drawn else []
    for kind, advisor in enumerate(player.advisors):
        if advisor is not None:
            found.append(("dismiss", POWERS[kind]))
    unused = RULER_USED not in g.turn.used
    warlike = unused and player.ruler is not None and character(g, player.ruler).commands
    commands = False
    for no, army in enumerate(player.armies):
        general = army.general
        if general is not None:
            if general.character == RULER_GENERAL:
                commands = True
                continue
            found.append(("dismiss_general", no + 1))
            for to in range(len(player.armies)):
                if refuse_moving(g, seat, no, to) is None:
                    found.append(("move_general", no + 1, to + 1))
        if warlike:
            found.append(("command", no + 1))
    if player.fleet.admiral is not None:
        found.append(("dismiss_admiral",))
    if commands and unused:
        found.append(STAND_DOWN)
    return found


@rule("EU 5.2.6 5.2.9 7.2.12 7.2.14")
def do_appoint(g: Europe, seat: Seat, move: Move) -> Flow[None] | None:
    """Somebody is hired, moved or dismissed, or the Ruler takes or leaves command."""
    match move:
        case ("appoint", str(card)):
            return appoint(g, seat, g.box.card_of[card])
        case ("dismiss", str(power)):
            dismiss_advisor(g, seat, POWER_OF[power])
        case ("dismiss_general", int(army)):
            dismiss_general(g, seat, army - 1)
        case ("dismiss_admiral",):
            dismiss_admiral(g, seat)
        case ("move_general", int(army), int(to)):
            return move_general(g, seat, army - 1, to - 1)
        case ("command", int(army)):
            return take_command(g, seat, army - 1)
        case _:
            stand_down(g, seat)
    return None


APPOINT = Entry(
    (
        "appoint",
        "dismiss",
        "dismiss_general",
        "dismiss_admiral",
        "move_general",
        "command",
        "stand_down",
    ),
    _offer_appoint,
    refuse_appoint_move,
    do_appoint,
    minor=True,
)


# -- Loans -------------------------------------------------------------------------------------


def refuse_loan_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_loan(g, seat) if move == LOAN else refuse_repaying(g, seat)


@rule("EU 5.2.23 5.2.26 5.2.27 7.4.8 7.4.11")
def _offer_loans(g: Europe, seat: Seat) -> Sequence[Move]:
    found: list[Move] = []
    player = g.players[seat]
    if refuse_loan(g, seat) is None:
        found.append(LOAN)
    if player.interest and player.ducats >= REPAYMENT:
        found.append(REPAY)
    return found


def _do_loan(g: Europe, seat: Seat, move: Move) -> Flow[None] | None:
    if move == LOAN:
        return take_loan(g, seat)
    repay_loan(g, seat)
    return None


LOANS = Entry(("loan", "repay"), _offer_loans, refuse_loan_move, _do_loan, minor=True)


# -- Replenish Manpower ------------------------------------------------------------------------


def refuse_replenishing(g: Europe, seat: Seat, move: Move = REPLENISH) -> Refusal | None:
    """Why no Exhausted Units become Available."""
    if not g.players[seat].exhausted:
        return Refusal("EU-5.2.28")
    return refuse_power(g, seat, MIL, 1, "EU-5.2.28")


@rule("EU-5.2.28")
def replenish(g: Europe, seat: Seat) -> None:
    """1 Military Power makes up to three Exhausted Units Available."""
    player = g.players[seat]
    spend_power(g, seat, MIL, 1)
    n = min(UNITS_FOR_A_POWER, player.exhausted)
    player.exhausted -= n
    player.available += n
    g.tell(Replenished(seat, n))


REPLENISHING = plain_entry("replenish", refuse_replenishing, replenish, minor=True, needs=MIL)
