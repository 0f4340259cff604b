"""Apostasy: two religions fall out, and nobody can keep the prestige of both (M2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import RELIGIONS, CardId, Religion
from ..edition import refused
from ..events import Apostasy, ApostateDiscarded
from ..state import Pax
from .tableau import ability_count, cards_in, discard, prestige_of, seat_of, silenced

APOSTASY: Final = "apostasy_"
"""How the one-shot is called, before the names of the two religions."""
PAIRS: Final = tuple(combinations(RELIGIONS, 2))
"""Any two religions, as the action of a card lets its owner choose them."""


@rule("PAX1 M2.1", "PAX2 K3.1 K3.3 E2.8")
def apostasy(g: Pax, seat: Seat, one: Religion, other: Religion) -> None:
    """Every player with prestige of both religions discards all cards with either."""
    g.tell(Apostasy(seat, one, other))
    for player in range(len(g.players)):
        for card in apostates(g, player, one, other):
            # A queen or a vassal may have left already, with her king or its suzerain.
            if seat_of(g, card) is not None:
                _renounce(g, player, card)


@rule("PAX1 I1.8", "PAX2 K3.5 K3.6 I1.5 GLO.Queen.4")
def _renounce(g: Pax, seat: Seat, card: str) -> None:
    """A card is given up; where thrones hold couples, king and queen go together."""
    g.tell(ApostateDiscarded(seat, card))
    if card in g.queens and g.box.edition.apostates_return_married:
        card = g.queens[card]
        g.tell(ApostateDiscarded(seat, card))
    discard(g, card, married=True)


@rule("PAX1 M2.2 M2.3 M2.4 M2.5 I1.8", "PAX2 K3.2 K3.4 K3.8 I2.2")
def apostates(g: Pax, seat: Seat, one: Religion, other: Religion) -> list[str]:
    """The cards that a player loses, wherever in the tableau; old maids are safe (1e R32)."""
    faithful = [card for card in cards_in(g, seat) if one in prestige_of(g, card)]
    opposed = [card for card in cards_in(g, seat) if other in prestige_of(g, card)]
    if not faithful or not opposed or ability_count(g, seat, "owner_immune_to_apostasy"):
        return []
    return list(dict.fromkeys(faithful + opposed))


def refuse_apostasy(
    g: Pax, seat: Seat, card: CardId, one: Religion, other: Religion
) -> Refusal | None:
    """The action needs an unsilenced card in the tableau that gives it, and perhaps a victim."""
    if card not in g.box.bearers.get("action_apostasy_any_two_religions", ()):
        return refused(g, "PAX1-B4.6", "PAX2-B5.7")
    if seat_of(g, card) != seat:
        return refused(g, "PAX1-GL.Ability.1", "PAX2-GLO.Ability.1")
    if silenced(g, card):
        return refused(g, "PAX1-F1.15", "PAX2-F1.16")
    if g.box.edition.actions_must_change_something and not any(
        apostates(g, player, one, other) for player in range(len(g.players))
    ):
        return Refusal("PAX2-D1.3")
    return None
