"""What Townsfolk in a team do after an action and after a Debt is paid."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ..box.components import Action, TownsfolkId
from ..events import AbilityUsed
from ..state import Paladins
from . import rewards


@rule("PAL TWN.1 TWN.2 REC.11 SET.24")
def after_action(g: Paladins, seat: Seat, action: Action) -> Flow[None]:
    """Every Townsfolk of the team that belongs to the action gives its reward."""
    works_after = g.box.after_action
    for card in g.players[seat].team.copy():
        if works_after.get(card) == action:
            yield from _help(g, seat, card)


@rule("PAL-TWN.4")
def after_debt_paid(g: Paladins, seat: Seat) -> Flow[None]:
    """Every Debt Collector of the team gives its Worker."""
    for card in g.players[seat].team.copy():
        if card in g.box.collectors:
            yield from _help(g, seat, card)


def _help(g: Paladins, seat: Seat, card: TownsfolkId) -> Flow[None]:
    g.tell(AbilityUsed(seat, card))
    yield from rewards.gain(g, seat, g.box.townsfolk[card].ability.reward)
