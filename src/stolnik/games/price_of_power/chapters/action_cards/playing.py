"""Playing an Action Card for its Action."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import POWER_OF, CardNo
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.chapters.effects.run import in_force, run_effects
from stolnik.games.price_of_power.chapters.government.characters import leave_hand
from stolnik.games.price_of_power.chapters.government.ideas import action_discount, figure
from stolnik.games.price_of_power.chapters.government.power import refuse_power, spend_power
from stolnik.games.price_of_power.chapters.government.treasury import refuse_ducats, spend_ducats
from stolnik.games.price_of_power.chapters.menu import Deed, Entry
from stolnik.games.price_of_power.events.government import CardPlayed
from stolnik.games.price_of_power.events.phases import DiscardedCard
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import CardUnderWay
from stolnik.rulebook import rule


class Price(NamedTuple):
    """What an Action on a card costs."""

    kind: int
    power: int
    ducats: int


@rule("EU 6.0.2 6.0.3 6.0.4 7.3.2")
def price_of(g: Europe, seat: Seat, deck: int, cost: Mapping[str, Frozen]) -> Price:
    """Power of the card's deck and perhaps Ducats; never less than nothing.

    An Action that raises Stability costs more or less by the present Stability.
    """
    power = ducats = 0
    for name, value in cost.items():
        if isinstance(value, Mapping):
            n = figure(value, "base") + g.players[seat].stability
            n -= action_discount(g, seat, "increase_stability", name)
        else:
            n = figure(cost, name)
        if name == "ducats":
            ducats = max(0, n)
        else:
            assert POWER_OF[name] == deck, name
            power = max(0, n)
    return Price(deck, power, ducats)


@rule("EU 5.2.5 6.0.6 6.0.8")
def refuse_playing(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Why a card cannot be played for its Action in one's own Turn."""
    if card not in g.players[seat].hand:
        return Refusal("EU-4.2.3")
    kind = g.box.cards[card].type
    if kind.kind == "reaction":
        return Refusal("EU-5.2.5")
    if kind.kind == "battle":
        return Refusal("EU-6.2.8")
    if not in_force(kind.effects):
        return Refusal("EU-6.0.5", {}, "waits")
    price = price_of(g, seat, kind.deck, kind.cost)
    return refuse_power(g, seat, price.kind, price.power, "EU-6.0.2") or refuse_ducats(
        g, seat, price.ducats, "EU-6.0.3"
    )


def refuse_play_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    return refuse_playing(g, seat, g.box.card_of[str(move[1])])


def _offers(g: Europe, seat: Seat) -> dict[Move, Deed]:
    return {
        ("play", g.box.cards[card].id): partial(play_card, g, seat, card)
        for card in sorted(g.players[seat].hand)
        if refuse_playing(g, seat, card) is None
    }


PLAYING = Entry(("play",), _offers, refuse_play_move)


@rule("EU 6.0.1 6.0.2 6.0.3 5.0.1")
def play_card(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """Pay for it and show it; its Action takes the Turn."""
    kind = g.box.cards[card].type
    price = price_of(g, seat, kind.deck, kind.cost)
    spend_power(g, seat, price.kind, price.power)
    spend_ducats(g, seat, price.ducats, "card_played")
    leave_hand(g.players[seat], card)
    g.tell(CardPlayed(seat, g.box.cards[card].id))
    g.agenda.append(CardUnderWay(card, seat))
    yield from ()


@rule("EU-6.0.5")
def resolve_card(g: Europe) -> Flow[None]:
    """The Action takes effect at once; then the card is discarded."""
    task = g.agenda[-1]
    assert isinstance(task, CardUnderWay)
    yield from run_effects(g, task.seat, g.box.cards[task.card].type.effects)
    g.agenda.remove(task)
    g.discards[g.box.cards[task.card].deck].append(task.card)
    g.tell(DiscardedCard(task.seat, g.box.cards[task.card].id))
