"""Increase Stability."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM
from ...state import Europe
from ..curia.cardinals import papal_controller
from ..government.ideas import action_discount
from ..government.power import refuse_power, spend_power
from ..government.stability import HIGHEST, raise_stability
from ..menu import plain_entry
from ..religion.abilities import stability_discount

INCREASE_STABILITY: Move = ("increase_stability",)
BASE_PRICE = 5


@rule("EU 5.3.1 7.3.2 15.0.10 19.2.4")
def price_of_stability(g: Europe, seat: Seat, base: int = BASE_PRICE) -> int:
    """Administrative Power: base and present Stability, less what Ideas, faith and Rome save."""
    return max(0, _price_elsewhere(g, seat, base) - (papal_controller(g) == seat))


def _price_elsewhere(g: Europe, seat: Seat, base: int) -> int:
    """The price without what the Papal Controller saves."""
    less = action_discount(g, seat, "increase_stability", "adm") + stability_discount(g, seat)
    return base + g.players[seat].stability - less


def refuse_increase(g: Europe, seat: Seat, move: Move = INCREASE_STABILITY) -> Refusal | None:
    """Why Stability cannot be raised: it is as high as can be, or Power is short."""
    if g.players[seat].stability == HIGHEST:
        return Refusal("EU-7.3.10")
    return refuse_power(g, seat, ADM, price_of_stability(g, seat), "EU-5.3.1")


@rule("EU-5.3.1")
def increase_stability(g: Europe, seat: Seat) -> Flow[None]:
    """One step for 5 Administrative Power and the present Stability."""
    spend_power(g, seat, ADM, price_of_stability(g, seat))
    yield from raise_stability(g, seat, 1)


def _affordable(g: Europe, seat: Seat) -> bool | None:
    """Mostly it can be paid whatever is saved, or could not even with what Rome saves."""
    player = g.players[seat]
    if player.stability == HIGHEST:
        return False
    if player.power[ADM] >= BASE_PRICE + player.stability:
        return True
    return False if _price_elsewhere(g, seat, BASE_PRICE) > player.power[ADM] + 1 else None


STABILITY = plain_entry(
    "increase_stability", refuse_increase, increase_stability, glance=_affordable
)
