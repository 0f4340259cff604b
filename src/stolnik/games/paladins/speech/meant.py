"""Which moves that are not offered somebody can mean who points at a thing.

Nobody means to recruit a card that lies discarded, or to send no Worker to hunt: of such a move
nothing is said, but how the thing stands.
"""

from __future__ import annotations

from stolnik.engine.flow import Ask

from ..box.components import FavourId, OutsiderId, PaladinId, TavernId, TownsfolkId
from ..chapters.left_actions.recruit import DEBT, DISCARD, HIRE
from ..chapters.rounds.kings_cards import favours_face_up
from ..state import Paladins


def recruited(g: Paladins, ask: Ask, card: TownsfolkId, workers: int, payment: str) -> bool:
    """A card on the track, by one Worker or two; for a Debt only where the slot shows one."""
    if card not in g.townsfolk or workers not in (DISCARD, HIRE):
        return False
    return payment != DEBT or g.box.townsfolk_slots[g.townsfolk.index(card)].debt_allowed


def gathered(g: Paladins, ask: Ask, workers: int) -> bool:
    """With as many Workers as one can hunt and trade with."""
    return workers in (1, 2)


def at_the_border(g: Paladins, ask: Ask, card: OutsiderId) -> bool:
    return card in g.outsiders


def face_up(g: Paladins, ask: Ask, card: FavourId) -> bool:
    return card in favours_face_up(g)


def at_the_tavern(g: Paladins, ask: Ask, card: TavernId) -> bool:
    """One of this Round, be it taken."""
    return card in g.taverns or any(p.tavern == card for p in g.players)


def drawn(g: Paladins, ask: Ask, *cards: PaladinId) -> bool:
    """Three different cards of the own hand."""
    return set(cards) == set(g.players[ask.seat].hand)


def on_the_track(g: Paladins, ask: Ask, card: TownsfolkId) -> bool:
    return card in g.townsfolk


def in_the_team(g: Paladins, ask: Ask, card: TownsfolkId) -> bool:
    return card in g.players[ask.seat].team


def a_space_there_is(g: Paladins, ask: Ask, action: str, place: int) -> bool:
    """A Worker space of the own board."""
    return action in g.box.actions and place <= len(g.box.actions[action].colours)


def on_the_own_board(g: Paladins, ask: Ask, action: str) -> bool:
    return action in g.box.actions
