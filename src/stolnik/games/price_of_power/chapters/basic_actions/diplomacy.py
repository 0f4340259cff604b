"""Player-to-Player Diplomacy: a deal is composed item by item, seen whole, and answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import (
    DONE,
    Ask,
    Flow,
    Move,
    Seat,
    Topic,
    choose,
    choose_number,
)
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, DIP, NONE, POWERS, PlaceNo
from ...events.relations import (
    DealDropped,
    DealRefused,
    DealStruck,
    ProposedAlliance,
    ProposedDucats,
    ProposedMarriage,
    ProposedProvince,
)
from ...shortcuts import SHORTCUTS
from ...state import Europe, task_of
from ...tasks import Deal, Negotiation
from ..action_cards.decks import can_draw, draw
from ..board.hostility import opponents
from ..board.ownership import is_core, lawful_owner, owner
from ..empire.leaving_the_empire import comes_late
from ..government.power import refuse_power, spend_power
from ..government.treasury import gain_ducats, refuse_ducats
from ..menu import Entry
from ..prestige.prestige_track import score
from ..relations.alliances import ally, refuse_another_ally
from ..relations.claims import areas_with_claims, has_claim, has_claims
from ..relations.marriages import marry, refuse_marriage
from ..relations.provinces import hand_over, refuse_province
from ..relations.ties import is_at_war

VERB = "diplomacy"
PRICE_OF_A_TIE = 1
DUCATS_FOR_A_POWER = 10
LEAST_PRICE, MOST_PRICE = 3, 15
POWER_FOR_PROVINCES = 1
PRESTIGE_FOR_A_CORE = 2

ALLIANCE: Move = ("offer_alliance",)
GIVE: Move = ("give",)
RECEIVE: Move = ("receive",)
STRIKE_ALLIANCE: Move = ("strike_alliance",)
STRIKE_MARRIAGE: Move = ("strike_marriage",)
STRIKE_DUCATS: Move = ("strike_ducats",)
PROPOSE: Move = ("propose",)
DROP: Move = ("drop",)
ACCEPT: Move = ("accept",)
REFUSE: Move = ("refuse",)


# -- what a deal costs -------------------------------------------------------------------------


@rule("EU 5.1.18 5.1.19 5.1.22")
def price_in_power(deal: Deal) -> int:
    """1 for an Alliance, 1 for a Marriage, and 1 for each 10 Ducats that change hands."""
    ties = deal.alliance + (deal.marriage != NONE)
    return PRICE_OF_A_TIE * ties - (-abs(deal.ducats) // DUCATS_FOR_A_POWER)


def seller_of(g: Europe, place: PlaceNo) -> Seat:
    return lawful_owner(g, place)


def to_pay(g: Europe, deal: Deal, seat: Seat) -> int:
    """What a party owes for Provinces, less what it gets for its own."""
    return sum(
        -price if seller_of(g, place) == seat else price for place, price in deal.prices.items()
    )


def is_empty(deal: Deal) -> bool:
    return not (deal.alliance or deal.ducats or deal.prices or deal.marriage != NONE)


# -- guards ------------------------------------------------------------------------------------


def refuse_more_power(g: Europe, deal: Deal, clause: str) -> Refusal | None:
    """Whether the proposer can pay for one more thing that costs Diplomatic Power."""
    return refuse_power(g, payer_of(deal), DIP, price_in_power(deal) + 1, clause)


def payer_of(deal: Deal) -> Seat:
    """Whose Action it is: the proposer's, unless a Negotiated Peace says otherwise."""
    return deal.seat if deal.payer == NONE else deal.payer


@rule("EU 5.1.16 10.PT.73")
def refuse_at_war(g: Europe, deal: Deal) -> Refusal | None:
    """If either Realm is at War, they can only support each other with Ducats.

    As part of a Negotiated Peace that does not matter.
    """
    if deal.payer != NONE:
        return None
    fighting = is_at_war(g, deal.seat) or is_at_war(g, deal.partner)
    return Refusal("EU-5.1.16") if fighting else None


def refuse_struck(deal: Deal, item: str) -> Refusal | None:
    """What was taken out of a proposal does not come back into it (R54)."""
    return Refusal("EU-5.1.17", {}, "struck") if item in deal.struck else None


def refuse_alliance(g: Europe, deal: Deal) -> Refusal | None:
    """Why the two cannot become Allies by this deal."""
    if deal.alliance or deal.partner in g.players[deal.seat].allies:
        return Refusal("EU-5.1.18")
    return (
        refuse_struck(deal, "alliance")
        or refuse_at_war(g, deal)
        or refuse_another_ally(g, deal.seat)
        or refuse_another_ally(g, deal.partner)
        or refuse_more_power(g, deal, "EU-5.1.18")
    )


def refuse_match(g: Europe, deal: Deal) -> Refusal | None:
    """Why the two cannot Marry by this deal."""
    if deal.marriage != NONE:
        return Refusal("EU-5.1.19")
    return (
        refuse_struck(deal, "marriage")
        or refuse_at_war(g, deal)
        or refuse_marriage(g, deal.seat, deal.partner)
        or refuse_marriage(g, deal.partner, deal.seat)
        or refuse_more_power(g, deal, "EU-5.1.19")
    )


@rule("EU 5.1.15 5.1.21")
def refuse_support(g: Europe, deal: Deal, giver: Seat) -> Refusal | None:
    """Why no Ducats can be given or received."""
    if deal.prices:
        return Refusal("EU-5.1.15")
    if deal.ducats or not g.players[giver].ducats:
        return Refusal("EU-5.1.21")
    return refuse_struck(deal, "ducats") or refuse_more_power(g, deal, "EU-5.1.22")


@rule("EU 5.1.15 5.1.23 5.1.25")
def refuse_sale(g: Europe, deal: Deal, place: PlaceNo, seller: Seat) -> Refusal | None:
    """Why a Province cannot be sold by one party to the other."""
    buyer = deal.partner if seller == deal.seat else deal.seat
    if deal.ducats:
        return Refusal("EU-5.1.15")
    refusal = refuse_at_war(g, deal) or refuse_struck(deal, g.box.places[place].id)
    if refusal is not None:
        return refusal
    refusal = refuse_province(g, seller, buyer, place, list(deal.prices))
    if refusal is not None:
        return refusal
    if not has_claim(g, buyer, g.box.places[place].area):
        return Refusal("EU-5.1.23")
    for seat in (seller, buyer):
        refusal = refuse_power(g, seat, ADM, POWER_FOR_PROVINCES, "EU-5.1.25")
        if refusal is not None:
            return refusal
    return refuse_price(g, deal, buyer, LEAST_PRICE)


def refuse_price(g: Europe, deal: Deal, buyer: Seat, price: int) -> Refusal | None:
    """A Province costs 3 to 15 Ducats, which the buyer must have."""
    if not LEAST_PRICE <= price <= MOST_PRICE:
        return Refusal("EU-5.1.24", {"least": LEAST_PRICE, "most": MOST_PRICE}, "price")
    due, have = to_pay(g, deal, buyer) + price, g.players[buyer].ducats
    return Refusal("EU-5.1.24", {"price": due, "have": have}, "ducats") if due > have else None


def refuse_item(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why something cannot be done to the proposal on the table."""
    deal = task_of(g, Deal)
    match move:
        case ("offer_alliance",):
            return refuse_alliance(g, deal)
        case ("offer_marriage", str()):
            return refuse_match(g, deal)
        case ("give",):
            return refuse_support(g, deal, deal.seat)
        case ("receive",):
            return refuse_support(g, deal, deal.partner)
        case ("buy", str(place)):
            return refuse_sale(g, deal, g.box.place_of[place], deal.partner)
        case ("sell", str(place)):
            return refuse_sale(g, deal, g.box.place_of[place], deal.seat)
    return None


def refuse_amount(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """An amount of Ducats that was not among the options."""
    if move in ask.options or move[0] != "amount":
        return None
    short = refuse_ducats(g, int(ask.about["owner"]), int(move[1]), "EU-5.1.21")
    return short or Refusal("EU-5.1.22", {"most": ask.options[-1][1]}, "most")


def refuse_price_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    deal = task_of(g, Deal)
    match move:
        case ("price", int(price)):
            return refuse_price(g, deal, int(ask.about["owner"]), price)
    return None


COMPOSE = Topic(
    "compose",
    verbs=(
        "offer_alliance",
        "offer_marriage",
        "give",
        "receive",
        "buy",
        "sell",
        "strike_alliance",
        "strike_marriage",
        "strike_ducats",
        "strike_province",
        "propose",
        "drop",
    ),
    refuse=refuse_item,
    set_by=("EU-5.1.17",),
)
AMOUNT = Topic("amount", verbs=("amount",), refuse=refuse_amount, set_by=("EU-5.1.22",))
PRICE = Topic("price", verbs=("price",), refuse=refuse_price_answer, set_by=("EU-5.1.24",))
DEAL = Topic("deal", verbs=("accept", "refuse"), set_by=("EU-5.1.17",))
MARRIAGE_DRAW = Topic("marriage_draw", verbs=("draw", "done"), set_by=("EU-5.1.20",))


# -- the Action --------------------------------------------------------------------------------


@rule("EU 5.1.14 21.0.3")
def refuse_diplomacy(g: Europe, seat: Seat, partner: Seat) -> Refusal | None:
    """Why a player cannot be approached: once a Turn each (R54), and with something to offer."""
    if partner == seat:
        return Refusal("EU-5.1.14")
    if g.players[partner].left:
        return Refusal("EU-21.0.3")
    if g.turn.used and _mark(partner) in g.turn.used:
        return Refusal("EU-5.1.17", {}, "approached")
    deal = Deal(seat, partner)
    if next(_items(g, deal), None) is None:
        return refuse_more_power(g, deal, "EU-5.1.22") or Refusal("EU-5.1.21")
    return None


def refuse_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_diplomacy(g, seat, int(move[1]))


def _mark(partner: Seat) -> str:
    return f"deal:{partner}"


def _offer(g: Europe, seat: Seat) -> Sequence[Move]:
    player = g.players[seat]
    partners = opponents(g, seat)
    plainly = []
    if SHORTCUTS.taken:
        if not player.power[DIP]:
            partners = _sellers_and_buyers(g, seat)
        elif not g.turn.used:  # mostly there are Ducats to give or to receive
            plainly = [one for one in partners if player.ducats or g.players[one].ducats]
    return [
        (VERB, partner)
        for partner in partners
        if partner in plainly or not refuse_diplomacy(g, seat, partner)
    ]


def _sellers_and_buyers(g: Europe, seat: Seat) -> list[Seat]:
    """With whom Provinces could change hands, all that is left without Diplomatic Power.

    Both are at Peace and pay Administrative Power, and one of them has a Claim.
    """
    if not _may_trade_provinces(g, seat):
        return []
    partners = [one for one in opponents(g, seat) if _may_trade_provinces(g, one)]
    if not partners or has_claims(g, seat):
        return partners
    return [partner for partner in partners if has_claims(g, partner)]


def _may_trade_provinces(g: Europe, seat: Seat) -> bool:
    return g.players[seat].power[ADM] >= POWER_FOR_PROVINCES and not is_at_war(g, seat)


def begin_deal(g: Europe, seat: Seat, partner: Seat) -> None:
    g.turn.used.append(_mark(partner))
    g.agenda.append(Deal(seat, partner))


@rule("EU 5.1.14 5.1.17 5.1.20")
def negotiate(g: Europe, deal: Deal) -> Flow[None]:
    """Compose the deal, let the other side answer it, and carry it out."""
    if deal.stage == "compose":
        yield from _compose(g, deal)
    elif deal.stage == "answer":
        yield from _answer(g, deal)
    elif deal.drawing:
        yield from marriage_draw(g, deal.drawing.pop(0), deal.marriage)
    else:
        g.agenda.pop()


# -- composing ---------------------------------------------------------------------------------


def _items(g: Europe, deal: Deal) -> Iterator[Move]:
    """What can be added to the proposal."""
    if not refuse_more_power(g, deal, "EU-5.1.22"):  # all but a Province costs Power
        if not refuse_alliance(g, deal):
            yield ALLIANCE
        if not refuse_match(g, deal):
            yield from (("offer_marriage", deck) for deck in POWERS)
        if not refuse_support(g, deal, deal.seat):
            yield GIVE
        if not refuse_support(g, deal, deal.partner):
            yield RECEIVE
    parties = (g.players[deal.seat], g.players[deal.partner])
    if deal.ducats or refuse_at_war(g, deal) or not all(one.power[ADM] for one in parties):
        return  # then no Province is for sale
    for verb, seller, buyer in (
        ("buy", deal.partner, deal.seat),
        ("sell", deal.seat, deal.partner),
    ):
        # The guard asks for a Claim too: where there is none, no Province is put to it.
        for place in (
            place
            for area in areas_with_claims(g, buyer)
            for place in g.box.areas[area].places
            if g.tokens[place] and owner(g, place) == seller
        ):
            if not refuse_sale(g, deal, place, seller):
                yield verb, g.box.places[place].id


def _strikes(g: Europe, deal: Deal) -> Iterator[Move]:
    """What can be taken out of it again."""
    if deal.alliance:
        yield STRIKE_ALLIANCE
    if deal.marriage != NONE:
        yield STRIKE_MARRIAGE
    if deal.ducats:
        yield STRIKE_DUCATS
    for place in deal.prices:
        yield "strike_province", g.box.places[place].id


@rule("EU 5.1.15 5.1.21")
def _compose(g: Europe, deal: Deal) -> Flow[None]:
    """One item at a time; nobody but the proposer is asked until it is proposed."""
    options = [*_items(g, deal), *_strikes(g, deal)]
    if not is_empty(deal):
        options.append(PROPOSE)
    answer: Move = yield Ask.of(deal.seat, COMPOSE, [*options, DROP], owner=deal.partner)
    match answer:
        case ("offer_alliance",):
            deal.alliance = True
        case ("offer_marriage", str(deck)):
            deal.marriage = POWERS.index(deck)
        case ("give",):
            deal.ducats = yield from _amount(g, deal, deal.seat)
        case ("receive",):
            deal.ducats = -(yield from _amount(g, deal, deal.partner))
        case ("buy", str(place)):
            yield from _set_price(g, deal, g.box.place_of[place], deal.seat)
        case ("sell", str(place)):
            yield from _set_price(g, deal, g.box.place_of[place], deal.partner)
        case ("propose",):
            _propose(g, deal)
            if deal.payer != NONE:
                _into_the_treaty(g, deal)
        case ("drop",):
            g.tell(DealDropped(deal.seat, deal.partner))
            _come_to_nothing(g)
        case _:
            _strike(g, deal, answer)


def _amount(g: Europe, deal: Deal, giver: Seat) -> Flow[int]:
    power = g.players[payer_of(deal)].power[DIP] - price_in_power(deal)
    most = min(g.players[giver].ducats, DUCATS_FOR_A_POWER * power)
    return (yield from choose_number(deal.seat, AMOUNT, "amount", range(1, most + 1), owner=giver))


def _set_price(g: Europe, deal: Deal, place: PlaceNo, buyer: Seat) -> Flow[None]:
    prices = [
        price
        for price in range(LEAST_PRICE, MOST_PRICE + 1)
        if not refuse_price(g, deal, buyer, price)
    ]
    deal.prices[place] = yield from choose_number(
        deal.seat, PRICE, "price", prices, owner=buyer, province=g.box.places[place].id
    )


def _strike(g: Europe, deal: Deal, move: Move) -> None:
    if move == STRIKE_ALLIANCE:
        deal.alliance = False
        deal.struck.append("alliance")
    elif move == STRIKE_MARRIAGE:
        deal.marriage = NONE
        deal.struck.append("marriage")
    elif move == STRIKE_DUCATS:
        deal.ducats = 0
        deal.struck.append("ducats")
    else:
        del deal.prices[g.box.place_of[str(move[1])]]
        deal.struck.append(str(move[1]))


def _propose(g: Europe, deal: Deal) -> None:
    """Lay the whole deal on the table."""
    deal.stage = "answer"
    if deal.alliance:
        g.tell(ProposedAlliance(deal.seat, deal.partner))
    if deal.marriage != NONE:
        g.tell(ProposedMarriage(deal.seat, deal.partner, POWERS[deal.marriage]))
    if deal.ducats:
        giver, taker = _giver(deal)
        g.tell(ProposedDucats(giver, taker, abs(deal.ducats)))
    for place, price in deal.prices.items():
        seller, buyer = _seller(g, deal, place)
        g.tell(ProposedProvince(seller, buyer, g.box.places[place].id, price))


@rule("EU-10.PT.74")
def _into_the_treaty(g: Europe, deal: Deal) -> None:
    """As part of a Negotiated Peace it is answered together with the Peace Term."""
    g.agenda.pop()
    treaty = task_of(g, Negotiation)
    treaty.deal = deal


def _giver(deal: Deal) -> tuple[Seat, Seat]:
    """Who gives Ducats, and who receives them."""
    return (deal.seat, deal.partner) if deal.ducats > 0 else (deal.partner, deal.seat)


def _seller(g: Europe, deal: Deal, place: PlaceNo) -> tuple[Seat, Seat]:
    """Who sells a Province, and who buys it."""
    seller = seller_of(g, place)
    return seller, deal.partner if seller == deal.seat else deal.seat


# -- the answer --------------------------------------------------------------------------------


def _come_to_nothing(g: Europe) -> None:
    """A deal that is not made costs nothing and does not use the Turn (R54)."""
    deal = g.agenda.pop()
    if isinstance(deal, Deal) and deal.payer == NONE:
        g.turn.acted = False


@rule("EU-5.1.17")
def _answer(g: Europe, deal: Deal) -> Flow[None]:
    """The other player accepts the whole deal, or none of it."""
    answer = yield from choose(deal.partner, DEAL, [ACCEPT, REFUSE], owner=deal.seat)
    if answer == REFUSE:
        g.tell(DealRefused(deal.partner, deal.seat))
        _come_to_nothing(g)
        return
    g.tell(DealStruck(deal.seat, deal.partner))
    yield from carry_out(g, deal)


@rule("EU 5.1.18 5.1.19 5.1.20 5.1.21 5.1.22 11.2.11")
def carry_out(g: Europe, deal: Deal) -> Flow[None]:
    """Whose Action it is pays; tokens, Ducats and Provinces change hands."""
    deal.stage = "draw"
    spend_power(g, payer_of(deal), DIP, price_in_power(deal))
    if deal.alliance:
        ally(g, deal.seat, deal.partner)
    if deal.marriage != NONE:
        marry(g, deal.seat, deal.partner)
        deal.drawing = [deal.seat, deal.partner]
    gain_ducats(g, deal.seat, -deal.ducats, "deal")
    gain_ducats(g, deal.partner, deal.ducats, "deal")
    if deal.prices:
        yield from _trade_provinces(g, deal)


@rule("EU 5.1.24 5.1.25 5.1.26")
def _trade_provinces(g: Europe, deal: Deal) -> Flow[None]:
    """Each pays 1 Power; who sells a Core Province loses twice its Tax Value in Prestige."""
    for seat in (deal.seat, deal.partner):
        spend_power(g, seat, ADM, POWER_FOR_PROVINCES)
        gain_ducats(g, seat, -to_pay(g, deal, seat), "deal")
    sales = [(place, *_seller(g, deal, place)) for place in deal.prices]
    sales.sort(key=lambda sale: comes_late(g, sale[0], sale[2]))
    for place, seller, buyer in sales:
        if is_core(g, seller, place):
            lost = PRESTIGE_FOR_A_CORE * g.box.places[place].tax
            score(g, seller, -lost, "sold_core")
        yield from hand_over(g, buyer, place)


@rule("EU 5.1.20 11.2.11")
def marriage_draw(g: Europe, seat: Seat, deck: int) -> Flow[None]:
    """For the Marriage, a card of the deck that the proposer named."""
    if not can_draw(g, deck):
        return
    take: Move = ("draw", POWERS[deck])
    answer = yield from choose(seat, MARRIAGE_DRAW, [take, DONE])
    if answer == take:
        g.players[seat].hand.append(draw(g, seat, deck))


ENTRY = Entry((VERB,), _offer, refuse_move, lambda g, seat, move: begin_deal(g, seat, int(move[1])))
