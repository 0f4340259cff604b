"""Which moves that are not offered somebody can mean who points at a thing.

Nobody means to buy a card that lies with a rival, or to drive out a token that is not there: of
such a move nothing is said, but how the thing stands.
"""

from __future__ import annotations

from stolnik.engine.flow import Ask

from ..box.components import SIDES, Agent, CardId, Empire, Religion, Side, Token
from ..chapters.agents import reach_of, token_of
from ..chapters.apostasy import PAIRS
from ..chapters.market import FACE_DOWN, place_of
from ..chapters.tableau import cards_in, holds_bishops, ops_of, seat_of
from ..state import Pax


def never(g: Pax, ask: Ask, *parts: object) -> bool:
    """Where only what is offered can be answered."""
    return False


# -- the menu of a turn ----------------------------------------------------------------------


def on_the_market(g: Pax, ask: Ask, card: CardId) -> bool:
    """To buy a card, or to take a florin from it."""
    return place_of(g, card) is not None


def play(g: Pax, ask: Ask, card: CardId) -> bool:
    return card in g.players[ask.seat].hand


def sell(g: Pax, ask: Ask, card: CardId) -> bool:
    player = g.players[ask.seat]
    return card in player.hand or card in player.maids or card in cards_in(g, ask.seat)


def fair(g: Pax, ask: Ask, side: Side) -> bool:
    return side in SIDES


def reprisals(g: Pax, ask: Ask, card: CardId) -> bool:
    return _can(g, ask, card, "action_discard_for_peasant_revolt")


def apostasy(g: Pax, ask: Ask, card: CardId, *religions: Religion) -> bool:
    return religions in PAIRS and _can(g, ask, card, "action_apostasy_any_two_religions")


def _can(g: Pax, ask: Ask, card: CardId, ability: str) -> bool:
    """Whether a card of the player's tableau, or an old maid, has an ability."""
    return card in g.box.bearers.get(ability, ()) and (
        seat_of(g, card) == ask.seat or card in g.players[ask.seat].maids
    )


# -- agents and one-shots --------------------------------------------------------------------


def _brings(g: Pax, ask: Ask, piece: str, token: Token) -> bool:
    """Whether the card that is played brings such a token, as such a piece."""
    agents = g.box.cards[str(ask.about["card"])].agents
    return any(agent.piece == piece and token_of(g, agent, ask.seat) == token for agent in agents)


def place(g: Pax, ask: Ask, token: Token, city: str) -> bool:
    """A knight or rook, to a city where nobody stands."""
    return city not in g.cities and _ruler(g, ask, token)


def oust(g: Pax, ask: Ask, token: Token, city: str) -> bool:
    """A knight or rook, to a city where somebody stands."""
    return city in g.cities and _ruler(g, ask, token)


def _ruler(g: Pax, ask: Ask, token: Token) -> bool:
    return any(_brings(g, ask, piece, token) for piece in ("knight", "rook"))


def pirate(g: Pax, ask: Ask, token: Token, border: str) -> bool:
    return _brings(g, ask, "pirate", token)


def concession(g: Pax, ask: Ask, border: str) -> bool:
    """A pawn, to a border where no other is, or to one that is out of reach."""
    far = _reach(g, ask).isdisjoint(g.box.between[border])
    return (far or border not in g.concessions) and _pawn(g, ask)


def supplant(g: Pax, ask: Ask, border: str, empire: Empire) -> bool:
    """A pawn that drives another out, on a border of the empire that represses it."""
    here = empire in g.box.between[border] and empire in _reach(g, ask)
    return here and border in g.concessions and _pawn(g, ask)


def _reach(g: Pax, ask: Ask) -> frozenset[Empire]:
    """Where a pawn can go: to the empire whose regime has changed, or the card's location."""
    ruled = ask.about.get("empire")
    return frozenset(reach_of(g, str(ask.about["card"])) if ruled is None else (str(ruled),))


def _pawn(g: Pax, ask: Ask) -> bool:
    """Whether there is a pawn to place: of the card that is played, or after a regime change."""
    card = ask.about.get("card")
    return card is None or Agent("pawn") in g.box.cards[str(card)].agents


def bishop(g: Pax, ask: Ask, religion: str, card: CardId) -> bool:
    agents = g.box.cards[str(ask.about["card"])].agents
    return Agent("bishop", religion) in agents and holds_bishops(g, card)


def attack(g: Pax, ask: Ask, empire: Empire) -> bool:
    """Only a war strikes an empire."""
    known = g.box.cards[str(ask.about["card"])]
    return known.one_shot in ("conspiracy", "peasant_revolt", "crusade", "reformation", "jihad")


# -- ops -------------------------------------------------------------------------------------


def op(g: Pax, ask: Ask, card: CardId, index: int) -> bool:
    """An op that a card has: of one's own, or of a rival where ciphers are broken."""
    owner = seat_of(g, card)
    if owner is None or index >= len(ops_of(g, card)):
        return False
    return (owner != ask.seat) == (ask.topic == "ciphers")


def inquisitor(g: Pax, ask: Ask, source: CardId, target: CardId) -> bool:
    return source in g.bishops and source != target and holds_bishops(g, target)


def behead(g: Pax, ask: Ask, card: CardId) -> bool:
    return seat_of(g, card) is not None


def commerce_space(g: Pax, ask: Ask, side: Side) -> bool:
    """A place of the row that a fair has emptied."""
    emptied = side in SIDES and g.market[side].cards[FACE_DOWN] is None
    return emptied and g.box.edition.commerce_empties_spaces


def at_concession(g: Pax, ask: Ask, border: str, empire: Empire) -> bool:
    """A concession, and one of the two empires that it belongs to."""
    return border in g.concessions and empire in g.box.between[border]


def tax(g: Pax, ask: Ask, empire: Empire, border: str) -> bool:
    return at_concession(g, ask, border, empire)


def in_city(g: Pax, ask: Ask, city: str) -> bool:
    """Somebody who stands in a city."""
    return city in g.cities


def at_sea(g: Pax, ask: Ask, border: str, *target: str) -> bool:
    """A pirate, who goes nowhere or elsewhere."""
    return border in g.pirates and border not in target


def campaign(g: Pax, ask: Ask, target: Empire) -> bool:
    return target != ask.about["card"]
