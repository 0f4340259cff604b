"""Liberation: what Rebels free goes back to whom it belongs to."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import COLOURS, NONE, PlaceNo, RealmNo
from ...events.battles import Liberated
from ...events.phases import TownTaken
from ...state import CAPITAL_TOKEN, NOBODY, NPR, Europe, Realm, seat_of
from ..battle.sides import arbiter
from ..board.changes import place_town, province_changed, take_off, town_for
from ..board.ownership import core_realm, is_pr, lawful_owner, npr_places, realm_at_table
from ..board.supply import dnpr_left
from ..commerce.trade_deck import open_distant_trade
from ..relations.alliances import end_truce
from ..relations.claims import place_cb
from ..relations.ties import realm_id


@rule("EU 14.2.8 14.3.9 14.3.10 4.3.12 7.6.3 13.0.2")
def liberate(g: Europe, place: PlaceNo) -> Flow[None]:
    """At once: an Occupied Province by case a, another Realm's Core by b, a Territory by c."""
    if g.occupiers[place]:
        _end_occupation(g, place)
        return
    loser = seat_of(g.tokens[place])
    if core_realm(g, place) == NOBODY:
        take_off(g, loser, place)
        yield from back_to_the_natives(g, place)
    else:
        _back_to_its_realm(g, loser, place)
    freed = lawful_owner(g, place)
    if freed != NOBODY:
        g.tell(Liberated(g.box.places[place].id, realm_id(g, freed)))
        yield from gain_cb(g, loser, freed)


@rule("EU-14.3.11")
def _end_occupation(g: Europe, place: PlaceNo) -> None:
    """Case a: the Occupier's Town leaves; the Lawful Owner has the Province again."""
    g.occupiers[place] = 0
    freed = lawful_owner(g, place)
    g.tell(Liberated(g.box.places[place].id, realm_id(g, freed)))
    province_changed(g, place)


@rule("EU 14.3.12 14.3.13 18.6.3")
def _back_to_its_realm(g: Europe, loser: Seat, place: PlaceNo) -> None:
    """Case b: an NPR has its Province again, or is reborn with it; a player places a Town.

    A player's is not its NPR's in between: no Area is back in the Empire by that.
    """
    realm = core_realm(g, place)
    if is_pr(realm) and town_for(g, realm, place) is not None:
        g.tell(TownTaken(loser, g.box.places[place].id))
        place_town(g, realm, place)
    else:
        take_off(g, loser, place)


# -- case c ------------------------------------------------------------------------------------


COLOUR = Topic("colour", verbs=("colour",), set_by=("EU-14.3.14",))


@rule("EU 14.3.14 13.3.4")
def back_to_the_natives(g: Europe, place: PlaceNo) -> Flow[None]:
    """Case c: a Territory gets a DNPR token of a colour that the Active Player chooses (R21).

    It is nobody's Core: a player's Core would have gone to that player.
    """
    colours: dict[Move, int] = {
        ("colour", name): colour for colour, name in enumerate(COLOURS) if dnpr_left(g, colour) > 0
    }
    if not colours:
        return
    province = g.box.places[place].id
    colour = yield from choose_thing(arbiter(g), COLOUR, colours, province=province)
    token = colour + 1
    if g.dnpr_realms[colour] == NONE:
        g.dnpr_realms[colour] = _new_dnpr(g, colour)
        token |= CAPITAL_TOKEN
    g.dnpr[place] = token
    open_distant_trade(g, g.box.places[place].area)
    province_changed(g, place)


def _new_dnpr(g: Europe, colour: int) -> RealmNo:
    """The Realm that an unused colour founds: one that is not on the map, by the alphabet."""
    able = [
        realm
        for realm, own in g.box.dnprs.items()
        if own == colour and not is_pr(realm_at_table(g, realm))
    ]
    return min(able, key=lambda no: (any(npr_places(g, no)), g.box.realms[no].alphabetical))


# -- the CB ------------------------------------------------------------------------------------


@rule("EU 14.3.15 4.3.12 11.4.22")
def gain_cb(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Who lost a Province must place a CB token on the new Owner; a Truce ends (R40).

    For the Vassal of an NPR its Overlord answers, for on no other War can be Declared.
    """
    lord = g.overlords[realm - NPR] if realm >= NPR else 0
    target = lord - 1 if lord else realm
    end_truce(g, seat, target)
    yield from place_cb(g, seat, target)
