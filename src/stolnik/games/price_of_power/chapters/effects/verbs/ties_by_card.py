"""Alliances, Marriages, Truces, CBs and sales that cards bring about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import NO, YES, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import POWERS, PlaceNo
from ....box.effects import MAPPING, Branch, Choice, Do, Effects, Frozen, Pick
from ....events.tokens import OfferAccepted, OfferRejected, ProvinceBought
from ....state import Europe, Realm
from ...action_cards.decks import can_draw
from ...agenda import settle
from ...basic_actions.diplomacy import LEAST_PRICE, MOST_PRICE, marriage_draw
from ...board.changes import place_town, town_for
from ...board.hostility import enemies
from ...board.ownership import is_npr, is_pr, owner
from ...government.treasury import gain_ducats
from ...relations.alliances import (
    end_by_card,
    end_truce,
    gain_alliance,
    has_truce,
    place_truce,
    refuse_another_ally,
    refuse_gained,
)
from ...relations.claims import place_cb
from ...relations.marriages import dispute_succession, gain_marriage, refuse_partner
from ...relations.provinces import hand_over, ships_leave
from ...relations.ties import at_war, is_fighting, realm_id
from ..nested import run_nested
from ..picking import pick, pick_number, pick_province, pick_realm
from ..scope import ACTION_CARD, Args, Scope, Verb
from ..who import ask_who, chooser, realms_of

Refuses = Callable[[Europe, Seat, Realm], Refusal | None]
Gains = Callable[[Europe, Seat, Realm], Flow[bool]]


def _couple(one: Realm, other: Realm) -> tuple[Seat, Realm] | None:
    """Two Realms with a player in front; nothing between Realms that nobody plays."""
    if is_pr(one):
        return one, other
    return (other, one) if is_pr(other) else None


def _partners(g: Europe, scope: Scope, seat: Realm, other: Frozen, refuses: Refuses) -> list[Realm]:
    """Of whom a card names, those with whom the tie is possible."""
    found = []
    for realm in realms_of(g, scope, other, subject=seat):
        couple = _couple(seat, realm)
        if couple is not None and seat != realm and refuses(g, *couple) is None:
            found.append(realm)
    return found


def _tie(
    g: Europe, scope: Scope, args: Args, effect: str, refuses: Refuses, gains: Gains
) -> Flow[None]:
    """Tie Realms together; of several that a card describes, one is chosen."""
    other = args["with"]
    depth = len(g.agenda)
    for seat in realms_of(g, scope, args["who"]):
        partners = _partners(g, scope, seat, other, refuses)
        if isinstance(other, MAPPING):
            by = chooser(g, scope, seat)
            one = yield from pick_realm(g, scope, by, effect, partners)
            partners = [] if one is None else [one]
        for partner in partners:
            couple = _couple(seat, partner)
            assert couple is not None
            yield from gains(g, *couple)
    yield from settle(g, depth)


# -- Alliances ---------------------------------------------------------------------------------


@rule("EU 11.3.1 16.3.10 16.3.13 16.3.14 16.3.16")
def _alliance(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """An Event or a Mission lets one take back a token for it, an Action Card needs a free one."""
    refuses = _refuse_fourth if scope.source == ACTION_CARD else refuse_gained
    yield from _tie(g, scope, args, "alliance", refuses, gain_alliance)


def _refuse_fourth(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    return refuse_gained(g, seat, realm) or refuse_another_ally(g, seat)


@rule("EU 16.3.33 16.3.34")
def _end_alliance(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    depth = len(g.agenda)
    for one in realms_of(g, scope, args["who"]):
        for other in realms_of(g, scope, args["with"]):
            couple = _couple(one, other)
            if couple is not None and couple[1] in g.players[couple[0]].allies:
                end_by_card(g, *couple)
    yield from settle(g, depth)


# -- Marriages ---------------------------------------------------------------------------------


@rule("EU 16.3.15 16.3.16")
def _marriage(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    yield from _tie(g, scope, args, "marriage", _refuse_wedding, _wedding(scope))


def _refuse_wedding(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """A partner for both, if both are players (P46)."""
    refusal = refuse_partner(g, seat, realm)
    if refusal is None and is_pr(realm):
        refusal = refuse_partner(g, realm, seat)
    return refusal


def _wedding(scope: Scope) -> Gains:
    @rule("EU 5.1.20 11.2.11")
    def wed(g: Europe, seat: Seat, realm: Realm) -> Flow[bool]:
        """When two players Marry, both may draw a card; the Active Player says of which deck."""
        if not (yield from gain_marriage(g, seat, realm)):
            return False
        if is_pr(realm):
            decks: dict[Move, int] = {
                ("pick_power", name): deck for deck, name in enumerate(POWERS) if can_draw(g, deck)
            }
            deck = yield from pick(scope, scope.active, "draw_cards", decks)
            if deck is not None:
                yield from marriage_draw(g, seat, deck)
                yield from marriage_draw(g, realm, deck)
        return True

    return wed


@rule("EU 11.2.15 11.2.16")
def _disputed_succession(g: Europe, scope: Scope, args: Args) -> None:
    for realm in realms_of(g, scope, args["realm"]):
        dispute_succession(g, realm)


# -- offers ------------------------------------------------------------------------------------


ALLIANCE_OFFER = Topic("alliance_offer", verbs=("yes", "no"), set_by=("EU-16.3.13",))
MARRIAGE_OFFER = Topic("marriage_offer", verbs=("yes", "no"), set_by=("EU-16.3.15",))


def _effects(value: Frozen) -> Effects:
    """The effects that are an argument of another effect."""
    if not isinstance(value, tuple):
        return ()
    return tuple(one for one in value if isinstance(one, Do | Choice | Pick | Branch))


@rule("EU 16.3.6 16.3.7")
def _offer(
    g: Europe,
    scope: Scope,
    args: Args,
    effect: str,
    topic: Topic,
    refuses: Refuses,
    gains: Gains,
) -> Flow[None]:
    """Each to whom it is offered decides; NPRs say yes.  What follows is on the card."""
    depth = len(g.agenda)
    for seat in realms_of(g, scope, args["who"]):
        named = yield from ask_who(g, scope, args["to"], subject=seat, effect=effect)
        for partner in named:
            couple = _couple(seat, partner)
            if couple is None or seat == partner or refuses(g, *couple) is not None:
                continue
            if is_pr(partner):
                answer = yield from choose(partner, topic, [YES, NO], realm=realm_id(g, seat))
                if answer == NO:
                    g.tell(OfferRejected(partner, realm_id(g, seat)))
                    yield from run_nested(g, scope, _effects(args.get("refused")))
                    continue
                g.tell(OfferAccepted(partner, realm_id(g, seat)))
            if (yield from gains(g, *couple)):
                scope.acceptors.append(partner)
                yield from run_nested(g, scope, _effects(args.get("accepted")))
    yield from settle(g, depth)


def _offer_alliance(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    yield from _offer(
        g, scope, args, "offer_alliance", ALLIANCE_OFFER, refuse_gained, gain_alliance
    )


def _offer_marriage(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    yield from _offer(
        g, scope, args, "offer_marriage", MARRIAGE_OFFER, _refuse_wedding, _wedding(scope)
    )


# -- Truces and CBs ----------------------------------------------------------------------------


@rule("EU 2.5.14 11.3.37")
def _truce(g: Europe, scope: Scope, args: Args) -> None:
    """Truce tokens; none between Enemies, nor a second time."""
    for one in realms_of(g, scope, args["who"]):
        for other in realms_of(g, scope, args["with"]):
            _agree(g, one, other)


def _agree(g: Europe, one: Realm, other: Realm) -> None:
    couple = _couple(one, other)
    if couple is None or one == other or has_truce(g, one, other):
        return
    if couple[1] in enemies(g, couple[0]):
        return
    if is_pr(couple[1]) or is_npr(g, couple[1]):
        place_truce(g, *couple)


def _end_truce(g: Europe, scope: Scope, args: Args) -> None:
    for one in realms_of(g, scope, args["who"]):
        for other in realms_of(g, scope, args["with"]):
            end_truce(g, one, other)


@rule("EU 9.CB.5 9.CB.6")
def _cb(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    for seat in realms_of(g, scope, args["who"]):
        for realm in realms_of(g, scope, args["on"]):
            if is_pr(seat) and seat != realm and (is_pr(realm) or is_npr(g, realm)):
                yield from place_cb(g, seat, realm)


# -- a sale ------------------------------------------------------------------------------------


SALE = Topic("sell_province", verbs=("yes", "no"), set_by=("EU-5.1.24",))
SELLER_MAY = Topic("seller_may", verbs=("yes", "no"), set_by=("EU-16.3.7",))


@rule("EU 5.1.24 16.3.7")
def _buy_province(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The buyer names a Province and a price; its Owner decides, and an NPR takes the least."""
    area = g.box.area_of[str(args["area"])]
    for buyer in realms_of(g, scope, args["buyer"]):
        if not is_pr(buyer) or g.players[buyer].ducats < LEAST_PRICE:
            continue
        able = [place for place in g.box.areas[area].places if _for_sale(g, buyer, place)]
        place = yield from pick_province(g, scope, buyer, "buy_province", able)
        if place is None:
            continue
        seller = owner(g, place)
        scope.seller = seller
        price = LEAST_PRICE
        if is_pr(seller):
            most = min(MOST_PRICE, g.players[buyer].ducats)
            price = yield from pick_number(scope, buyer, "buy_province", LEAST_PRICE, most)
            name = g.box.places[place].id
            answer = yield from choose(
                seller, SALE, [YES, NO], realm=realm_id(g, buyer), province=name, price=price
            )
            if answer == NO:
                yield from run_nested(g, scope, _effects(args.get("rejected")))
                continue
        yield from _sell(g, buyer, seller, place, price)
        yield from _after_sale(g, scope, args, buyer, seller)


def _for_sale(g: Europe, buyer: Seat, place: PlaceNo) -> bool:
    """A Province of another Realm at Peace with the buyer, and a Town to put there."""
    seller = owner(g, place)
    if seller == buyer or (g.tokens[place] and not is_pr(seller)):
        return False
    if not is_pr(seller) and not is_npr(g, seller):
        return False
    at_peace = not at_war(g, buyer, seller) and (is_pr(seller) or not is_fighting(g, seller))
    return at_peace and town_for(g, buyer, place) is not None


def _sell(g: Europe, buyer: Seat, seller: Realm, place: PlaceNo, price: int) -> Flow[None]:
    gain_ducats(g, buyer, -price, "deal")
    g.tell(ProvinceBought(buyer, g.box.places[place].id, price))
    if is_pr(seller):
        gain_ducats(g, seller, price, "deal")
        yield from hand_over(g, buyer, place)
    else:
        place_town(g, buyer, place)
        yield from ships_leave(g, place)


def _after_sale(g: Europe, scope: Scope, args: Args, buyer: Seat, seller: Realm) -> Flow[None]:
    yield from run_nested(g, scope, _effects(args.get("accepted")))
    if args.get("truce"):
        _agree(g, buyer, seller)
    more = _effects(args.get("seller_may"))
    if more:
        answer = YES
        if is_pr(seller):
            answer = yield from choose(seller, SELLER_MAY, [YES, NO], realm=realm_id(g, buyer))
        if answer == YES:
            yield from run_nested(g, scope, more)


VERBS: Final[Mapping[str, Verb]] = {
    "alliance": _alliance,
    "end_alliance": _end_alliance,
    "offer_alliance": _offer_alliance,
    "marriage": _marriage,
    "offer_marriage": _offer_marriage,
    "disputed_succession": _disputed_succession,
    "truce": _truce,
    "end_truce": _end_truce,
    "cb": _cb,
    "buy_province": _buy_province,
}
