"""What the Action on a card costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import POWER_OF, POWERS, CardType
from ...box.effects import Branch, Choice, ChoiceOption, Do, Effect, Effects, Frozen, every
from ...state import Europe
from ..curia.cardinals import papal_controller
from ..government.cores import areas_to_integrate
from ..government.ideas import action_discount, figure, total
from ..government.power import refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..religion.abilities import card_discount, stability_discount

DEVELOPMENT: Final = "development"
"""The card with Integrate Area among its texts."""


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
            if card == DEVELOPMENT:
                n -= card_discount(g, seat, card) + _integration_discount(g, seat, card)
            power = max(0, n)
    return Price(deck, power, ducats)


def _integration_discount(g: Europe, seat: Seat, card: str) -> int:
    """What an Idea saves on Integrate Area, if there is an Area for it."""
    saved = total(g, seat, "integrate_area_discount", "adm") if card == DEVELOPMENT else 0
    return saved if saved and areas_to_integrate(g, seat) else 0


@rule("EU 6.0.2 7.6.4")
def texts_as_paid(g: Europe, seat: Seat, kind: CardType) -> Effects:
    """The effects of a card; who paid less for Integrate Area makes up for any other text."""
    saved = _integration_discount(g, seat, kind.card)
    if not saved:
        return kind.effects
    rest = Branch("pay", "you", cost={POWERS[kind.deck]: saved})
    return tuple([_dearer(effect, rest) for effect in kind.effects])


def _dearer(effect: Effect, rest: Branch) -> Effect:
    if not isinstance(effect, Choice):
        return effect
    options = [
        one if _integrates(one) else msgspec.structs.replace(one, effects=(rest, *one.effects))
        for one in effect.options
    ]
    return msgspec.structs.replace(effect, options=tuple(options))


def _integrates(option: ChoiceOption) -> bool:
    return any(isinstance(one, Do) and one.verb == "core" for one in every(option.effects))


def is_affordable(
    g: Europe, seat: Seat, deck: int, cost: Mapping[str, Frozen], card: str = ""
) -> bool:
    """Whether Power and Ducats suffice."""
    _, power, ducats = price_of(g, seat, deck, cost, card)
    player = g.players[seat]
    return player.power[deck] >= power and player.ducats >= ducats


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
