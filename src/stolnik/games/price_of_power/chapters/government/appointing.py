"""Appoint: Advisors, Generals, Admirals and Rulers enter, move and leave."""

from __future__ import annotations

from functools import partial

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, NONE, POWERS, CardNo
from ...events.government import (
    AdmiralHired,
    AdvisorHired,
    GeneralHired,
    GeneralMoved,
    RulerCommands,
    RulerStoodDown,
)
from ...state import RULER_GENERAL, Army, Europe, Officer, Player
from ..menu import Deed
from .characters import character, crown, discard_character, leave_hand, refuse_ruler
from .power import refuse_power, spend_power
from .treasury import refuse_ducats, spend_ducats

RULER_USED = "ruler"


def at_hand(player: Player) -> list[CardNo]:
    """The cards whose Characters can be hired: the hand, or what was drawn in the set-up."""
    return sorted(player.hand + player.drawn)


@rule("EU 9.4.1 9.4.7 7.2.8")
def commander(player: Player, army: Army) -> Officer | None:
    """Who leads an Army: its General, or the Ruler where the Ruler General token lies."""
    if army.general is not None and army.general.character == RULER_GENERAL:
        return player.ruler
    return army.general


# -- guards ------------------------------------------------------------------------------------


def refuse_holding(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Characters are hired from cards in hand."""
    player = g.players[seat]
    return None if card in player.hand or card in player.drawn else Refusal("EU-6.0.7")


@rule("EU 6.0.6 7.2.16")
def refuse_advisor(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why the Character on a card cannot be hired as Advisor."""
    who = g.box.cards[card].character
    if not who.advisor:
        return Refusal("EU-2.4.21", {"character": who.id}, "a_leader")
    return refuse_holding(g, seat, card) or refuse_ducats(g, seat, who.ducats, "EU-5.2.7")


@rule("EU 7.2.2 7.2.10 9.4.2")
def refuse_leader(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why the Character on a card cannot be hired as General or Admiral."""
    who = g.box.cards[card].character
    if who.advisor:
        return Refusal("EU-2.4.21", {"character": who.id}, "an_advisor")
    if not who.commands:
        return Refusal("EU-7.2.10", {"character": who.id}, "no_command")
    return refuse_holding(g, seat, card) or refuse_power(g, seat, MIL, who.mil, "EU-5.2.8")


def refuse_appointment(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why the Character on a card can take no place at all."""
    refusal = refuse_holding(g, seat, card)
    if refusal is not None:
        return refusal
    if g.box.cards[card].character.advisor:
        return refuse_advisor(g, seat, card)
    name = g.box.cards[card].id
    if refuse_ruler(g, seat, name) is None:
        return None
    return refuse_leader(g, seat, card)


@rule("EU 7.2.12 7.2.14")
def refuse_moving(g: Europe, seat: Seat, army: int, to: int) -> Refusal | None:
    """Why a General cannot go from one Army to another; each goes once a Turn (R54)."""
    general = g.players[seat].armies[army].general
    if general is None or army == to:
        return Refusal("EU-5.2.9")
    if general.character == RULER_GENERAL:
        return Refusal("EU-7.2.8")  # the Ruler takes command by another move
    if _mark(general) in g.turn.used:
        return Refusal("EU-5.2.9", {}, "once")
    return None


def _mark(general: Officer) -> str:
    return f"general {general.character}"


@rule("EU 7.2.8 9.4.7")
def refuse_command(g: Europe, seat: Seat, army: int) -> Refusal | None:
    """Why the Ruler cannot take command of an Army; once a Turn (R54)."""
    player = g.players[seat]
    if player.ruler is None or not character(g, player.ruler).commands:
        return Refusal("EU-7.2.8")
    general = player.armies[army].general
    if general is not None and general.character == RULER_GENERAL:
        return Refusal("EU-7.2.8")
    return Refusal("EU-7.2.8", {}, "once") if RULER_USED in g.turn.used else None


def refuse_standing_down(g: Europe, seat: Seat) -> Refusal | None:
    """Why the Ruler cannot be withdrawn."""
    if _army_of_the_ruler(g.players[seat]) == NONE:
        return Refusal("EU-9.4.7")
    return Refusal("EU-9.4.7", {}, "once") if RULER_USED in g.turn.used else None


# -- hiring ------------------------------------------------------------------------------------


def refuse_place(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why a Character cannot be hired for this."""
    card = g.box.card_of[str(ask.about["card"])]
    match move:
        case ("as_ruler",):
            return refuse_ruler(g, ask.seat, str(ask.about["card"]))
        case ("as_general" | "as_admiral", *_):
            return refuse_leader(g, ask.seat, card)
    return None


PLACE = Topic(
    "appoint",
    verbs=("as_ruler", "as_general", "as_admiral"),
    refuse=refuse_place,
    set_by=("EU-5.2.8",),
)


@rule("EU 5.2.6 6.0.6 6.0.7 7.2.2")
def appoint(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """Hire the Character on a card; a Leader may have several places to choose from."""
    name = g.box.cards[card].id
    if g.box.cards[card].character.advisor:
        appoint_advisor(g, seat, card)
        return
    places: dict[Move, Deed] = {}
    if refuse_ruler(g, seat, name) is None:
        places["as_ruler",] = partial(crown, g, seat, card)
    if refuse_leader(g, seat, card) is None:
        for no in range(len(g.players[seat].armies)):
            places["as_general", no + 1] = partial(appoint_general, g, seat, card, no)
        places["as_admiral",] = partial(appoint_admiral, g, seat, card)
    deed = yield from choose_thing(seat, PLACE, places, card=name)
    yield from rest_of(deed())


@rule("EU 5.2.7 7.2.15 7.2.17")
def appoint_advisor(g: Europe, seat: Seat, card: CardNo) -> None:
    """Pay the Ducats on the card; who sat in that slot before leaves."""
    player = g.players[seat]
    who = g.box.cards[card].character
    (kind,) = who.kinds
    spend_ducats(g, seat, who.ducats, "advisor")
    leave_hand(player, card)
    seat_advisor(g, seat, who.id, kind)


@rule("EU-7.2.17")
def seat_advisor(g: Europe, seat: Seat, character: str, kind: int) -> None:
    """A Character takes an Advisor slot; who sat there before leaves."""
    player = g.players[seat]
    old = player.advisors[kind]
    if old is not None:
        player.advisors[kind] = None
        discard_character(g, seat, old)
    player.advisors[kind] = Officer(character)
    g.tell(AdvisorHired(seat, character, POWERS[kind]))


@rule("EU 5.2.8 7.2.10 7.2.11 9.4.1 9.4.2")
def appoint_general(g: Europe, seat: Seat, card: CardNo, army: int) -> Flow[None]:
    """Pay the Military Power on the card; the Leader commands an Army, be it without Units."""
    player = g.players[seat]
    who = g.box.cards[card].character
    free = yield from _where_to(g, seat, army)
    spend_power(g, seat, MIL, who.mil)
    leave_hand(player, card)
    g.tell(GeneralHired(seat, who.id, army + 1))
    _replace(g, seat, army, Officer(who.id), free)


@rule("EU 7.2.11 7.2.12 7.2.13")
def give_command(g: Europe, seat: Seat, general: Officer, army: int) -> Flow[None]:
    """A General whom a card brings takes over an Army."""
    free = yield from _where_to(g, seat, army)
    g.tell(GeneralHired(seat, general.character, army + 1))
    _replace(g, seat, army, general, free)


@rule("EU 5.2.8 7.2.10 7.2.12 7.2.14 9.4.1 9.4.2")
def appoint_admiral(g: Europe, seat: Seat, card: CardNo) -> None:
    """Pay the Military Power on the card; the Leader commands the Fleet, in place of another."""
    player = g.players[seat]
    who = g.box.cards[card].character
    spend_power(g, seat, MIL, who.mil)
    leave_hand(player, card)
    give_fleet(g, seat, who.id)


@rule("EU 7.2.12 7.2.14")
def give_fleet(g: Europe, seat: Seat, character: str) -> None:
    """A Character commands the Fleet; who did before leaves."""
    g.tell(AdmiralHired(seat, character))
    fleet = g.players[seat].fleet
    old, fleet.admiral = fleet.admiral, Officer(character)
    if old is not None:
        discard_character(g, seat, old)


# -- moving and leaving ------------------------------------------------------------------------

REPLACED = Topic("replaced_general", verbs=("to_army",), set_by=("EU-7.2.13",))


@rule("EU 7.2.12 7.2.13")
def _where_to(g: Europe, seat: Seat, army: int, leaving: int = NONE) -> Flow[int]:
    """The free Army that the General of an Army goes to when another takes over, or none.

    ``leaving`` is the Army that the other one comes from, and thus frees.
    """
    player = g.players[seat]
    old = player.armies[army].general
    if old is None or old.character == RULER_GENERAL:
        return NONE
    free: dict[Move, int] = {
        ("to_army", no + 1): no
        for no, other in enumerate(player.armies)
        if no != army and (other.general is None or no == leaving)
    }
    if not free:
        return NONE
    return (yield from choose_thing(seat, REPLACED, free, character=old.character))


@rule("EU 7.2.11 7.2.12 7.2.13")
def _replace(g: Europe, seat: Seat, army: int, new: Officer, free: int) -> None:
    """Another commands an Army; who did before goes to a free one, or leaves."""
    armies = g.players[seat].armies
    old, armies[army].general = armies[army].general, new
    if old is None:
        return
    if old.character == RULER_GENERAL:
        g.tell(RulerStoodDown(seat))
    elif free == NONE:
        discard_character(g, seat, old)
    else:
        armies[free].general = old
        g.tell(GeneralMoved(seat, old.character, free + 1))


@rule("EU 5.2.9 7.2.12")
def move_general(g: Europe, seat: Seat, army: int, to: int) -> Flow[None]:
    """A General goes to another Army, free of charge."""
    player = g.players[seat]
    general = player.armies[army].general
    assert general is not None
    free = yield from _where_to(g, seat, to, leaving=army)
    g.turn.used.append(_mark(general))
    player.armies[army].general = None
    _replace(g, seat, to, general, free)
    g.tell(GeneralMoved(seat, general.character, to + 1))


def _army_of_the_ruler(player: Player) -> int:
    for no, army in enumerate(player.armies):
        if army.general is not None and army.general.character == RULER_GENERAL:
            return no
    return NONE


@rule("EU 7.2.8 9.4.7")
def take_command(g: Europe, seat: Seat, army: int) -> Flow[None]:
    """The Ruler leads an Army in person, free of charge; the token marks which."""
    player = g.players[seat]
    assert player.ruler is not None
    before = _army_of_the_ruler(player)
    free = yield from _where_to(g, seat, army, leaving=before)
    g.turn.used.append(RULER_USED)
    if before != NONE:
        player.armies[before].general = None
    _replace(g, seat, army, Officer(RULER_GENERAL), free)
    g.tell(RulerCommands(seat, player.ruler.character, army + 1))


@rule("EU-9.4.7")
def stand_down(g: Europe, seat: Seat) -> None:
    """The Ruler leads no Army any more."""
    army = _army_of_the_ruler(g.players[seat])
    assert army != NONE
    g.turn.used.append(RULER_USED)
    g.players[seat].armies[army].general = None
    g.tell(RulerStoodDown(seat))


@rule("EU-5.2.6")
def dismiss_general(g: Europe, seat: Seat, army: int) -> None:
    """A General leaves; the card is discarded."""
    general = g.players[seat].armies[army].general
    assert general is not None
    g.players[seat].armies[army].general = None
    discard_character(g, seat, general)


@rule("EU-5.2.6")
def dismiss_admiral(g: Europe, seat: Seat) -> None:
    """The Admiral leaves; the card is discarded."""
    fleet = g.players[seat].fleet
    assert fleet.admiral is not None
    old, fleet.admiral = fleet.admiral, None
    discard_character(g, seat, old)


@rule("EU 5.2.6 7.2.18")
def dismiss_advisor(g: Europe, seat: Seat, kind: int) -> None:
    """An Advisor leaves; the card is discarded."""
    player = g.players[seat]
    advisor = player.advisors[kind]
    assert advisor is not None
    player.advisors[kind] = None
    discard_character(g, seat, advisor)
