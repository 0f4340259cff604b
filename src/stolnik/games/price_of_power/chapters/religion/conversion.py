"""Convert Area: an own Area is brought to the State Religion."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, NONE, AreaNo, FaithNo
from ...events.religion import AreaConverted
from ...state import NOBODY, Europe, Realm, board
from ..board.atlas import of_the_map
from ..board.ownership import owned, owner
from ..government.ideas import action_discount, has
from ..government.power import refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..menu import Entry
from .abilities import conversion_discount
from .dissent import quiet_towns_in, turn_one_town
from .faiths import governed, in_dissent, shown_faith, state_religion
from .religion_tokens import change_faith
from .state_religion import roll_in

POWER, DUCATS = 2, 3


@rule("EU 5.3.2 15.0.8")
def price_of_conversion(g: Europe, seat: Seat, power: int = POWER) -> int:
    """Administrative Power: less with Ideas, and for Protestants."""
    less = action_discount(g, seat, "convert_area", "adm")
    return max(0, power - less - conversion_discount(g, seat))


@rule("EU 5.3.2 5.3.3")
def refuse_converting(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """Why an Area cannot be converted: whose its Provinces are, and what it costs."""
    return (
        refuse_power(g, seat, ADM, price_of_conversion(g, seat), "EU-5.3.2")
        or refuse_ducats(g, seat, DUCATS, "EU-5.3.2")
        or refuse_flock(g, seat, area)
    )


@rule("EU 5.3.3 15.3.2")
def refuse_flock(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """All Provinces that follow the Religion slot are own ones, or those of fellow believers."""
    where = g.box.areas[area]
    if where.distant:
        return Refusal("EU-15.0.2")
    if not board(g).main_set >> area & 1:
        return Refusal("EU-2.6.1", {}, "not_in_play")
    if where.slot != area:
        return Refusal("EU-15.3.2", {"area": g.box.areas[where.slot].id}, "slot_of")
    if not in_dissent(g, seat, area):
        shown = g.box.faiths[shown_faith(g, area)].id
        return Refusal("EU-5.3.4", {"faith": shown}, "no_dissent")
    owners = owners_of_flock(g, where.slot)
    if seat not in owners:
        return Refusal("EU-5.3.3")
    faith = state_religion(g, seat)
    for other in owners - {seat}:
        if other == NOBODY or state_religion(g, other) != faith:
            return Refusal("EU-5.3.3", {}, "others")
    return None


@of_the_map
def owners_of_flock(g: Europe, slot: AreaNo) -> frozenset[Realm]:
    """Who Owns the Provinces that follow a Religion slot."""
    main = board(g).main_set
    areas = [g.box.areas[area] for area in governed(g, slot) if main >> area & 1]
    return frozenset([owner(g, place) for area in areas for place in area.places])


def slots_of(g: Europe, seat: Seat) -> list[AreaNo]:
    """The Religion slots of a player's Provinces that can be converted, whatever it costs."""
    creeds, tokens = g.box.creeds, g.faiths
    faith = creeds[g.players[seat].faith]
    return [
        slot
        for slot, printed in _own_slots(g, seat)
        if creeds[shown_faith(g, slot) if tokens[slot] else printed] != faith
        and _is_flock_of_fellows(g, seat, faith, slot)
    ]


@of_the_map
def _own_slots(g: Europe, seat: Seat) -> tuple[tuple[AreaNo, FaithNo], ...]:
    """The Religion slots that the Provinces of a player follow, with the faiths printed there."""
    areas, places = g.box.areas, g.box.places
    slots = {areas[places[place].area].slot for place in owned(g, seat)} - {NONE}
    main = board(g).main_set
    return tuple([(slot, areas[slot].faith) for slot in sorted(slots) if main >> slot & 1])


def _is_flock_of_fellows(g: Europe, seat: Seat, faith: FaithNo, slot: AreaNo) -> bool:
    """Whether fellow believers of a player Own all others of the Provinces that follow a slot."""
    for realm in owners_of_flock(g, slot):
        if realm != seat and (realm == NOBODY or state_religion(g, realm) != faith):
            return False
    return True


def refuse_conversion_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_converting(g, seat, g.box.area_of[str(move[1])])


def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    player = g.players[seat]
    if player.ducats < DUCATS:
        return ()
    if player.power[ADM] < POWER and player.power[ADM] < price_of_conversion(g, seat):
        return ()
    return [("convert", g.box.areas[slot].id) for slot in slots_of(g, seat)]


def _do(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    return pay_and_convert(g, seat, g.box.area_of[str(move[1])])


CONVERT = Entry(("convert",), _offers, refuse_conversion_move, _do)


@rule("EU 5.3.2 15.0.8")
def pay_and_convert(
    g: Europe,
    seat: Seat,
    area: AreaNo,
    power: int | None = None,
    ducats: int = DUCATS,
    *,
    quiet: bool = False,
) -> Flow[None]:
    """Pay Power and Ducats, and convert the Areas of a Religion slot."""
    spend_power(g, seat, ADM, price_of_conversion(g, seat) if power is None else power)
    spend_ducats(g, seat, ducats, "convert")
    yield from convert_area(g, seat, area, quiet=quiet)


@rule("EU 5.3.4 5.3.5 15.3.4 15.3.5 15.3.6")
def convert_area(g: Europe, seat: Seat, area: AreaNo, *, quiet: bool = False) -> Flow[None]:
    """The State Religion comes; then Unrest in one Town, and Rebel Dice where it came.

    Missionaries and the Inquisition stir up neither.
    """
    faith = g.players[seat].faith
    slot = g.box.areas[area].slot
    if not (yield from change_faith(g, seat, slot, faith)):
        return
    g.tell(AreaConverted(seat, g.box.areas[slot].id, g.box.faiths[faith].id))
    if quiet or has(g, seat, "convert_area_without_unrest"):
        return
    areas = governed(g, slot)
    yield from turn_one_town(g, seat, slot, quiet_towns_in(g, seat, areas))
    roll_in(g, seat, list(areas))
