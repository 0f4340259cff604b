"""The words of the chapters of relations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Verb
from stolnik.text import Phrase

from ..box.components import NONE, POWERS
from ..chapters.action_cards.covert import price_of_counterespionage
from ..chapters.basic_actions.alliance import price_of_alliance
from ..chapters.basic_actions.diplomacy import price_in_power, seller_of
from ..chapters.basic_actions.fabricate_claims import price_of_claim
from ..chapters.basic_actions.influence_action import PRICE_IN_DUCATS, PRICE_IN_POWER
from ..chapters.board.ownership import realm_at_table
from ..chapters.peace.settlement import WHITE_PEACE
from ..chapters.peace.terms.keep_board import RETURN
from ..state import Europe, task_of
from ..tasks import Deal, Negotiation
from .families import AREA, CARD, DECK, DUCATS, PROVINCE, REALM, ZONE

Told = Mapping[str, object]


def _forge(g: Europe, ask: Ask, realm: str) -> Told:
    if ask.topic == "granted_action":
        return {"price": 0}
    return {"price": price_of_alliance(g, realm_at_table(g, g.box.realm_of[realm]))}


def _claim(g: Europe, ask: Ask, area: str) -> Told:
    return {"price": price_of_claim(g, g.box.area_of[area])}


def _with_power(g: Europe, ask: Ask) -> Told:
    return {"price": PRICE_IN_POWER}


def _with_ducats(g: Europe, ask: Ask) -> Told:
    return {"price": PRICE_IN_DUCATS}


def _counter(g: Europe, ask: Ask, card: str) -> Told:
    return {"price": price_of_counterespionage(g)}


def deal_on_table(g: Europe) -> Deal:
    deal = task_of(g, Deal)
    return deal


def terms(g: Europe) -> list[Phrase]:
    """The whole deal that is on the table, item by item."""
    return _terms_of(g, deal_on_table(g))


CUT: Final = {"cut_influence": "area", "cut_claim": "area", "cut_alliance": "realm"}
"""By the tie that is cut, what it is a tie to."""


def _peace(g: Europe, task: Negotiation) -> list[Phrase]:
    """The peace that is proposed, article by article."""
    victor = task.seat if task.victor == NONE else task.victor
    kind = "term-peace" if task.victor != NONE else "term-undecided_peace"
    if task.term == WHITE_PEACE:
        kind = "term-white_peace"
    found = [Phrase(kind, {"term": task.term, "owner": victor})]
    for place, fate in task.fates.items():
        name = "term-hand_back" if fate == RETURN else "term-set_free"
        found.append(Phrase(name, {"province": g.box.places[place].id}))
    if task.ducats:
        giver = task.seat if task.ducats > 0 else task.partner
        found.append(Phrase("term-ducats", {"owner": giver, "ducats": abs(task.ducats)}))
    for tie, what in task.cuts:
        found.append(Phrase(f"term-{tie}", {CUT[tie]: what, "owner": task.actor}))
    return found if task.deal is None else [*found, *_terms_of(g, task.deal)]


def _terms_of(g: Europe, deal: Deal) -> list[Phrase]:
    found = []
    if deal.alliance:
        found.append(Phrase("term-alliance", {}))
    if deal.marriage != NONE:
        found.append(Phrase("term-marriage", {"deck": POWERS[deal.marriage]}))
    if deal.ducats:
        giver = deal.seat if deal.ducats > 0 else deal.partner
        found.append(Phrase("term-ducats", {"owner": giver, "ducats": abs(deal.ducats)}))
    for place, price in deal.prices.items():
        about = {
            "owner": seller_of(g, place),
            "province": g.box.places[place].id,
            "ducats": price,
        }
        found.append(Phrase("term-province", about))
    return found


def _propose(g: Europe, ask: Ask) -> Told:
    return {"terms": terms(g), "price": price_in_power(deal_on_table(g))}


def _accept(g: Europe, ask: Ask) -> Told:
    task = g.agenda[-1]
    return {"terms": _peace(g, task) if isinstance(task, Negotiation) else terms(g)}


VERBS: tuple[Verb, ...] = (
    # Influence
    Verb("influence"),
    Verb("place", {"area": AREA}),
    Verb("with_power", tell=_with_power, price={"dip": "price"}),
    Verb("with_ducats", tell=_with_ducats, price={"ducats": "price"}),
    Verb("oust", {"owner": SEAT}),
    Verb("oust_imperial"),
    Verb("lose_influence", {"area": AREA}),
    Verb("lose_colonist"),
    # Alliances and Claims
    Verb("forge_alliance", {"realm": REALM}, tell=_forge, price={"dip": "price"}),
    Verb("fabricate_claims"),
    Verb("claim", {"area": AREA}, tell=_claim, price={"dip": "price"}),
    Verb("counter", {"card": CARD}, tell=_counter, price={"dip": "price"}),
    Verb("take_claim", {"area": AREA}),
    Verb("take_core", {"area": AREA}),
    Verb("take_cb", {"realm": REALM}),
    # Cut Ties
    Verb("cut_ties"),
    Verb("cut_influence", {"area": AREA}),
    Verb("cut_claim", {"area": AREA}),
    Verb("cut_alliance", {"realm": REALM}),
    # deals
    Verb("diplomacy", {"owner": SEAT}),
    Verb("offer_alliance"),
    Verb("offer_marriage", {"deck": DECK}),
    Verb("give"),
    Verb("receive"),
    Verb("amount", {"ducats": DUCATS}),
    Verb("buy", {"province": PROVINCE}),
    Verb("sell", {"province": PROVINCE}),
    Verb("price", {"ducats": DUCATS}),
    Verb("strike_alliance"),
    Verb("strike_marriage"),
    Verb("strike_ducats"),
    Verb("strike_province", {"province": PROVINCE}),
    Verb("propose", tell=_propose, price={"dip": "price"}),
    Verb("drop"),
    Verb("accept", tell=_accept),
    Verb("refuse"),
    Verb("sail_out", {"zone": ZONE}),
    # Calls to Arms
    Verb("call", {"realm": REALM}),
    Verb("answer_call"),
    Verb("reject_call"),
    Verb("take_back", {"realm": REALM}),
    Verb("take_back_marriage", {"realm": REALM}),
    # DNPRs
    Verb("take_dnpr", {"province": PROVINCE}),
)
