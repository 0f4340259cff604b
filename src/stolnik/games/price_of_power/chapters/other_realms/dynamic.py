"""Dynamic NPRs: Realms that tokens of a colour bring onto the map."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import COLOURS, NONE, PlaceNo, RealmNo
from ...events.other_realms import DnprNotPlaced, DnprPlaced, DnprTokenTaken, VassalFreed
from ...state import CAPITAL_TOKEN, DNPR_COLOUR, Europe, dnpr_token, seats
from ..board.changes import province_changed
from ..board.ownership import core_realm, is_core, is_pr, realm_at_table
from ..board.supply import dnpr_left
from ..commerce.trade_deck import open_distant_trade
from ..relations.provinces import occupation_ends, ships_leave

# -- which DNPR --------------------------------------------------------------------------------


def slot_of(g: Europe, colour: int, realm: RealmNo) -> int:
    """Where a DNPR stands among those of its colour; a new one is the next of them."""
    for slot in range(colour, len(g.dnpr_realms), len(COLOURS)):
        if g.dnpr_realms[slot] in (realm, NONE):
            return slot
    return len(g.dnpr_realms) + colour


def dnprs_of(g: Europe, colour: int) -> list[RealmNo]:
    """The DNPRs of a colour that have a token on the map, be it below a Town."""
    shown = g.dnpr
    return [
        g.dnpr_realms[slot]
        for slot in range(colour, len(g.dnpr_realms), len(COLOURS))
        if dnpr_token(slot) in shown or dnpr_token(slot) | CAPITAL_TOKEN in shown
    ]


# -- its tokens --------------------------------------------------------------------------------


@rule("EU 13.3.4 16.3.31")
def refuse_dnpr(g: Europe, place: PlaceNo) -> Refusal | None:
    """No DNPR token goes on a player's Core Province."""
    dutch = g.box.places[place].dutch and any(is_core(g, seat, place) for seat in seats(g))
    return Refusal("EU-13.3.4") if dutch or is_pr(core_realm(g, place)) else None


@rule("EU 13.3.1 13.3.2 13.3.3 16.3.30 16.3.31 16.3.32 16.5.23 12.6.1")
def place_dnpr(
    g: Europe,
    colour: int,
    place: PlaceNo,
    realm: RealmNo,
    chooser: Seat,
    *,
    with_c: bool = False,
    even_core: bool = False,
) -> Flow[bool]:
    """A Province goes to a DNPR; below a Town or Vassal token it becomes the DNPR's Core.

    Tells whether a token was placed.  If the Supply has none of the colour, ``chooser`` says
    which one leaves another Province.
    """
    if is_pr(realm_at_table(g, realm)) or (not even_core and refuse_dnpr(g, place)):
        return False
    slot = slot_of(g, colour, realm)
    own = dnpr_token(slot)
    before = g.dnpr[place]
    if before & ~CAPITAL_TOKEN == own and (not with_c or before & CAPITAL_TOKEN):
        return False
    if not (yield from _find_token(g, colour, place, own, chooser)):
        g.tell(DnprNotPlaced(g.box.realms[realm].id, g.box.places[place].id))
        return False
    _found(g, slot, realm)
    if with_c:
        _move_capital(g, own)
        own |= CAPITAL_TOKEN
    g.dnpr[place] = own
    g.remains.pop(place, None)
    g.tell(DnprPlaced(g.box.realms[realm].id, g.box.places[place].id))
    open_distant_trade(g, g.box.places[place].area)
    if not g.tokens[place]:
        occupation_ends(g, place)
    province_changed(g, place)
    yield from ships_leave(g, place)
    return True


def _found(g: Europe, slot: int, realm: RealmNo) -> None:
    """A DNPR has its place among those of its colour, and is nobody's Vassal."""
    if slot >= len(g.dnpr_realms):
        g.dnpr_realms += [NONE] * len(COLOURS)
    if g.dnpr_realms[slot] != realm:
        g.dnpr_realms[slot] = realm
        if g.overlords[realm]:
            g.overlords[realm] = 0
            g.tell(VassalFreed(g.box.realms[realm].id))


def _move_capital(g: Europe, own: int) -> None:
    """There is one token with a C."""
    for place, token in enumerate(g.dnpr):
        if token == own | CAPITAL_TOKEN:
            g.dnpr[place] = own


DNPR_TOKENS = Topic(
    "dnpr_tokens",
    verbs=("take_dnpr",),
    set_by=("EU-2.2.2",),
)


@rule("EU 2.2.1 2.2.3")
def can_get_token(g: Europe, colour: int, realm: RealmNo) -> bool:
    """Whether a DNPR could be given one more token: not if all of its colour are its own."""
    return dnpr_left(g, colour) > 0 or any(other != realm for other in dnprs_of(g, colour))


def _tokens_of_others(g: Europe, colour: int, own: int) -> list[PlaceNo]:
    return [
        place
        for place, token in enumerate(g.dnpr)
        if token & DNPR_COLOUR == colour + 1 and token & ~CAPITAL_TOKEN != own
    ]


@rule("EU 2.2.1 2.2.2 2.2.3")
def _find_token(g: Europe, colour: int, place: PlaceNo, own: int, chooser: Seat) -> Flow[bool]:
    """A token of the Supply or, when it has none, one of another DNPR of the colour."""
    if dnpr_left(g, colour) > 0 or g.dnpr[place] & DNPR_COLOUR == colour + 1:
        return True
    tokens: dict[Move, PlaceNo] = {
        ("take_dnpr", g.box.places[other].id): other for other in _tokens_of_others(g, colour, own)
    }
    if not tokens:
        return False
    other = yield from choose_thing(chooser, DNPR_TOKENS, tokens)
    g.dnpr[other] = 0
    g.tell(DnprTokenTaken(chooser, g.box.places[other].id))
    if not g.tokens[other]:
        occupation_ends(g, other)
    province_changed(g, other)
    yield from ships_leave(g, other)
    return True
