"""The words of the chapters of commerce."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Verb

from ..chapters.basic_actions.trade import PRICE
from ..chapters.commerce.nodes import key_power, merchant_in, protection, upright
from ..chapters.commerce.trade_income import LOWEST, income, row_for
from ..state import Europe
from .families import NODE, PROVINCE, TRADE_CARD, ZONE

Told = Mapping[str, object]


def _trade(g: Europe, ask: Ask) -> Told:
    price = 0 if ask.topic == "granted_action" else PRICE
    return {"price": price, "merchants": len(upright(g, ask.seat))}


def _trade_in(g: Europe, ask: Ask, card: str, node: str) -> Told:
    """The Trade Power that the player would have there, and what it pays at best."""
    number = g.box.node_of[node]
    good = g.box.trade_cards[g.box.trade_card_of[card]]
    power = 1 + protection(g, ask.seat, number)
    for chance in good.chances:
        if chance.node == number:
            power += key_power(g, ask.seat, chance)
    row = row_for(power) - g.pirates[number]
    return {
        "points": power,
        "ducats": income(g, good, number, row) if row >= LOWEST else 0,
        "move": _moves(g, ask, node),
    }


def _trade_second(g: Europe, ask: Ask, card: str, node: str) -> Told:
    good = g.box.trade_cards[g.box.trade_card_of[card]]
    ducats = income(g, good, g.box.node_of[node], LOWEST)
    return {"ducats": ducats, "move": _moves(g, ask, node)}


def _moves(g: Europe, ask: Ask, node: str) -> int:
    """1 if a Merchant must come from elsewhere."""
    return int(merchant_in(g, ask.seat, g.box.node_of[node]) is None)


def _no_trade(g: Europe, ask: Ask) -> Told:
    return {"ducats": g.box.no_trade_income}


VERBS: tuple[Verb, ...] = (
    Verb("trade", tell=_trade, price={"dip": "price"}),
    Verb("trade_in", {"trade_card": TRADE_CARD, "node": NODE}, tell=_trade_in),
    Verb(
        "trade_second",
        {"trade_card": TRADE_CARD, "node": NODE},
        tell=_trade_second,
        gain={"ducats": "ducats"},
    ),
    Verb("no_trade", tell=_no_trade, gain={"ducats": "ducats"}),
    Verb("sail_from", {"zone": ZONE}),
    Verb("sail_from_slot", {"zone": ZONE}),
    Verb("sail_from_port", {"province": PROVINCE}),
    Verb("sail_to", {"zone": ZONE}),
    Verb("take_slot"),
    Verb("displace", {"owner": SEAT}),
    Verb("stay_at_sea"),
    Verb("merchant_from", {"node": NODE}),
    Verb("new_merchant"),
    Verb("first", {"owner": SEAT}),
    Verb("pay_for_gold", tell=lambda g, ask: {"price": 1}, price={"adm": "price"}),
    Verb("take_interest_for_gold"),
)
