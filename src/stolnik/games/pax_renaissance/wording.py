"""What sentences need to know beyond the ids in moves and events: prices, owners, colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from stolnik.engine.flow import Ask, Move
from stolnik.engine.state import Event
from stolnik.engine.text import Phrase
from stolnik.games.pax_renaissance.campaign import garrison, host
from stolnik.games.pax_renaissance.components import (
    FAITH,
    PAWNS,
    SEAT_OF,
    Border,
    Op,
    Religion,
    Token,
)
from stolnik.games.pax_renaissance.market import FACE_DOWN, place_of
from stolnik.games.pax_renaissance.ops.vote import price_of_vote
from stolnik.games.pax_renaissance.play import cost
from stolnik.games.pax_renaissance.selling import worth
from stolnik.games.pax_renaissance.state import Pax, Unit
from stolnik.games.pax_renaissance.tableau import bishop_on, ops_of, seat_of
from stolnik.games.pax_renaissance.tokens import icon_of, safe_from_pirates
from stolnik.games.pax_renaissance.trade_fair import COLOUR

Details: TypeAlias = Mapping[str, object]


# -- names that depend on the table ------------------------------------------------------------


def name_of_token(g: Pax, token: Token) -> str:
    """A pawn goes by its bank, which is dealt anew each game; all others by kind and colour."""
    owner = SEAT_OF.get(token)
    return f"token-{token}" if owner is None else f"pawn-{g.players[owner].bank}"


def name_of_place(g: Pax, place: str) -> str:
    """Where a unit fights from or goes to: a city, a border, the empire card, or nowhere yet."""
    if place in g.box.between:
        return f"border-{place}"
    if place in g.box.empires:
        return "place-empire_card"
    return f"place-{place}" if place in ("agent", "pirate") else f"city-{place}"


def pirate(religion: Religion) -> Token:
    """How a rook is called at sea."""
    return f"pirate_{religion}"


def at(g: Pax, token: Token, place: str) -> Token:
    """A token by what it is in that place: a rook on a border is a pirate."""
    at_sea = place == "pirate" or place in g.box.between
    return pirate(FAITH[token]) if at_sea and token in FAITH else token


def counted(tokens: Iterable[Token]) -> object:
    """Tokens kind by kind, each with how many there are."""
    held = list(tokens)
    if not held:
        return Phrase("nobody")
    return [
        Phrase("counted-token", {"count": held.count(token), "token": token})
        for token in dict.fromkeys(held)
    ]


def called(op: Op) -> object:
    """An op with what its icon shows beside its kind."""
    if op.religion is not None:
        return Phrase("op-of-religion", {"op": op.kind, "religion": op.religion})
    if op.side is not None:
        return Phrase("op-of-side", {"op": op.kind, "side": op.side})
    if op.targets:
        return Phrase("op-of-pieces", {"op": op.kind, "pieces": op.targets})
    return op.kind


# -- options -----------------------------------------------------------------------------------


def details(g: Pax, ask: Ask, move: Move) -> Details:
    """What the words of an option say beside its own parts."""
    verb, *parts = move
    tell = _OPTIONS.get(str(verb))
    return {} if tell is None else tell(g, ask, *parts)


def _buy(g: Pax, ask: Ask, card: str) -> Details:
    where = place_of(g, card)
    assert where is not None
    side, place = where
    gained = g.market[side].florins[place]
    return {"florins": place, "gained": gained, "comet": g.box.cards[card].comet}


def _sell(g: Pax, ask: Ask, card: str) -> Details:
    return {"florins": worth(g, ask.seat, card)}


def _ops(g: Pax, ask: Ask, side: str) -> Details:
    return {"free": cost(g, ask.seat, "ops", side) == 0}


def _fair(g: Pax, ask: Ask, side: str) -> Details:
    profits = g.market[side].florins[FACE_DOWN] + g.box.figures.fair[len(g.players)]
    return {
        "emporium": g.emporia[COLOUR[side]],
        "florins": profits,
        "free": cost(g, ask.seat, "fair", side) == 0,
    }


def _victory(g: Pax, ask: Ask, victory: str) -> Details:
    return {"actions_needed": cost(g, ask.seat, "victory", victory)}


def _reprisals(g: Pax, ask: Ask, queen: str) -> Details:
    return {"empire": g.queens[queen]}


def _oust(g: Pax, ask: Ask, token: str, city: str) -> Details:
    return {"ousted": g.cities[city]}


def _supplant(g: Pax, ask: Ask, border: str, empire: str) -> Details:
    return {"ousted": PAWNS[g.concessions[border]]}


def _pirate(g: Pax, ask: Ask, token: str, border: str) -> Details:
    return {"token": at(g, token, border), **_cleared(g, border)}


def _cleared(g: Pax, border: Border) -> Details:
    """Whom an arriving pirate kills on a border."""
    if border in g.concessions and not safe_from_pirates(g, border):
        return {"clears": True, "killed": PAWNS[g.concessions[border]]}
    if border in g.pirates:
        return {"clears": True, "killed": pirate(g.pirates[border])}
    return {"clears": False}


def _bishop(g: Pax, ask: Ask, religion: str, card: str) -> Details:
    return {"token": f"bishop_{religion}", **_visited(g, card)}


def _inquisitor(g: Pax, ask: Ask, source: str, target: str) -> Details:
    return {"token": f"bishop_{g.bishops[source]}", **_visited(g, target)}


def _visited(g: Pax, card: str) -> Details:
    """Whose card a bishop enters, if it is not on its throne, and whether another is there."""
    owner = seat_of(g, card)
    holder = Phrase("summary-throne") if owner is None else owner
    return {"owner": holder, "worms": bishop_on(g, card) is not None}


def _lose(g: Pax, ask: Ask, place: str, token: str) -> Details:
    battle = g.battle
    assert battle is not None
    attacks = Unit(token, place) in battle.attackers
    return {"role": "attacker" if attacks else "defender", "token": at(g, token, place)}


def _go(g: Pax, ask: Ask, token: str, place: str) -> Details:
    return {"token": at(g, token, place)}


def _stand(g: Pax, ask: Ask, token: str, city: str) -> Details:
    return {"icon": icon_of(g, city)}


def _op(g: Pax, ask: Ask, card: str, index: int) -> Details:
    return {"op": called(ops_of(g, card)[index]), "owner": seat_of(g, card)}


def _commerce(g: Pax, ask: Ask, card: str) -> Details:
    where = place_of(g, card)
    assert where is not None
    side, place = where
    return {"count": g.market[side].florins[place]}


def _commerce_space(g: Pax, ask: Ask, side: str) -> Details:
    return {"count": g.market[side].florins[FACE_DOWN]}


def _owned(g: Pax, ask: Ask, card: str) -> Details:
    return {"owner": seat_of(g, card)}


def _tax(g: Pax, ask: Ask, empire: str, border: str) -> Details:
    return {"token": PAWNS[g.concessions[border]]}


def _in_city(g: Pax, ask: Ask, city: str) -> Details:
    return {"token": g.cities[city]}


def _repress_concession(g: Pax, ask: Ask, border: str, empire: str) -> Details:
    return {"token": PAWNS[g.concessions[border]]}


def _siege_pirate(g: Pax, ask: Ask, border: str) -> Details:
    return {"token": pirate(g.pirates[border])}


def _vote(g: Pax, ask: Ask, empire: str) -> Details:
    return {"florins": price_of_vote(g, ask.seat, empire)}


def _corsair(g: Pax, ask: Ask, border: str, target: str) -> Details:
    return {"token": pirate(g.pirates[border]), **_cleared(g, target)}


def _campaign(g: Pax, ask: Ask, target: str) -> Details:
    attackers = host(g, ask.seat, str(ask.about["card"]), target)
    return {
        "florins": len(attackers),
        "attackers": counted(unit.token for unit in attackers),
        "defenders": counted(unit.token for unit in garrison(g, target)),
    }


def _levy(g: Pax, ask: Ask, city: str) -> Details:
    return {"token": icon_of(g, city)}


_OPTIONS: Final[Mapping[str, Callable[..., Details]]] = {
    "buy": _buy,
    "sell": _sell,
    "ops": _ops,
    "fair": _fair,
    "victory": _victory,
    "reprisals": _reprisals,
    "oust": _oust,
    "supplant": _supplant,
    "pirate": _pirate,
    "bishop": _bishop,
    "inquisitor": _inquisitor,
    "lose": _lose,
    "settle": _go,
    "emancipate": _go,
    "stand": _stand,
    "op": _op,
    "commerce": _commerce,
    "commerce_space": _commerce_space,
    "behead": _owned,
    "tax": _tax,
    "repress_city": _in_city,
    "repress_concession": _repress_concession,
    "siege_city": _in_city,
    "siege_pirate": _siege_pirate,
    "vote": _vote,
    "corsair": _corsair,
    "campaign": _campaign,
    "levy": _levy,
    "kill": _in_city,
}


# -- events ------------------------------------------------------------------------------------


def event_details(g: Pax, event: Event) -> Details:
    """What the words of an event say beside its own fields."""
    tell = _EVENTS.get(type(event).__name__)
    return {} if tell is None else tell(g, event)


def _at_border(g: Pax, event: Any) -> Details:
    return {"token": at(g, event.token, event.border)}


def _at_place(g: Pax, event: Any) -> Details:
    return {"token": at(g, event.token, event.place)}


def _of_bishop(g: Pax, event: Any) -> Details:
    return {"token": f"bishop_{event.religion}"}


def _two_bishops(g: Pax, event: Any) -> Details:
    return {"token": f"bishop_{event.religion}", "other_token": f"bishop_{event.other}"}


def _of_pirate(g: Pax, event: Any) -> Details:
    return {"token": pirate(event.religion)}


def _drowned(g: Pax, event: Any) -> Details:
    return {"token": pirate(FAITH[event.token])}


def _armies(g: Pax, event: Any) -> Details:
    return {"attackers": counted(event.attackers), "defenders": counted(event.defenders)}


def _former(g: Pax, event: Any) -> Details:
    return {"from_bank": event.former is not None}


_EVENTS: Final[Mapping[str, Callable[[Pax, Any], Details]]] = {
    "PirateArrived": _at_border,
    "PirateMoved": _at_border,
    "BorderTokenKilled": _at_border,
    "BorderTokenTaken": _at_border,
    "PirateTookProfit": _of_pirate,
    "Fell": _at_place,
    "Settled": _at_place,
    "Emancipated": _at_place,
    "Drowned": _drowned,
    "BishopEntered": _of_bishop,
    "BishopTaken": _of_bishop,
    "BishopLeft": _of_bishop,
    "BishopDismissed": _of_bishop,
    "DietOfWorms": _two_bishops,
    "BattleBegan": _armies,
    "EmpireTaken": _former,
}
