"""What the Paladin of the Round and the Townsfolk of a team do besides an action or a Debt."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ..box.components import Action, TownsfolkId
from ..events import AbilityUsed, PaladinHelped
from ..state import Paladins
from . import rewards
from .rounds.paladin_cards import current


@rule("PAL PLD.3 PLD.5 PLD.6 TWN.1 TWN.2 REC.11 SET.24")
def after_action(g: Paladins, seat: Seat, action: Action) -> Flow[None]:
    """The Paladin of the Round gives what the ability says, then each Townsfolk of the action."""
    p = g.players[seat]
    paladin = current(g, p)
    if paladin is not None and paladin.action == action and paladin.gain:
        g.tell(PaladinHelped(seat, paladin.id))
        yield from rewards.gain(g, seat, paladin.gain)
    works_after = g.box.after_action
    for card in p.team.copy():
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
