"""What the Action on a card costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import POWER_OF
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.chapters.curia.cardinals import papal_controller
from stolnik.games.price_of_power.chapters.government.ideas import action_discount, figure
from stolnik.games.price_of_power.chapters.government.power import refuse_power, spend_power
from stolnik.games.price_of_power.chapters.government.treasury import refuse_ducats, spend_ducats
from stolnik.games.price_of_power.chapters.religion.abilities import (
    card_discount,
    stability_discount,
)
from stolnik.games.price_of_power.state import Europe
from stolnik.rulebook import rule


class Price(NamedTuple):
    kind: int
    power: int
    ducats: int


@rule("EU 6.0.2 6.0.3 6.0.4 7.3.2 15.0.8 15.0.10 19.2.4")
def price_of(g: Europe, seat: Seat, deck: int, cost: Mapping[str, Frozen], card: str = "") -> Price:
    """Power of the card's deck and perhaps Ducats; never less than nothing.

    An Action that raises Stability costs more or less by the present Stability, and less for the
    Papal Controller; a State Religion makes some cards cheaper.
    """
    power = ducats = 0
    for name, value in cost.items():
        if isinstance(value, int):
            n = value
        else:
            assert isinstance(value, Mapping), cost
            n = figure(value, "base") + g.players[seat].stability
            n -= action_discount(g, seat, "increase_stability", name) + stability_discount(g, seat)
            n -= papal_controller(g) == seat
        if name == "ducats":
            ducats = max(0, n)
        else:
            assert POWER_OF[name] == deck, name
            power = max(0, n - card_discount(g, seat, card))
    return Price(deck, power, ducats)


def is_affordable(
    g: Europe, seat: Seat, deck: int, cost: Mapping[str, Frozen], card: str = ""
) -> bool:
    """Whether Power and Ducats suffice."""
    price, player = price_of(g, seat, deck, cost, card), g.players[seat]
    return player.power[deck] >= price.power and player.ducats >= price.ducats


def refuse_price(
    g: Europe,
    seat: Seat,
    deck: int,
    cost: Mapping[str, Frozen],
    clauses: tuple[str, str],
    card: str = "",
) -> Refusal | None:
    """Whether Power and Ducats suffice; the clauses say which each of them is due by."""
    price = price_of(g, seat, deck, cost, card)
    return refuse_power(g, seat, price.kind, price.power, clauses[0]) or refuse_ducats(
        g, seat, price.ducats, clauses[1]
    )


@rule("EU 6.0.2 6.0.3")
def pay_price(g: Europe, seat: Seat, deck: int, cost: Mapping[str, Frozen], card: str = "") -> None:
    price = price_of(g, seat, deck, cost, card)
    spend_power(g, seat, price.kind, price.power)
    spend_ducats(g, seat, price.ducats, "card_played")
