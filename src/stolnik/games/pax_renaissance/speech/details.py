"""What sentences need to know beyond the ids in moves and events: prices, owners, colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from stolnik.engine.flow import Ask
from stolnik.engine.state import Event
from stolnik.engine.vocabulary import Details
from stolnik.text import Phrase

from ..box.components import EAST, FAITH, PAWNS, SEAT_OF, Border, Box, Op, Religion, Token
from ..chapters.agents import PRICE_OF_REPRESSION
from ..chapters.market import FACE_DOWN, place_of
from ..chapters.ops import BOTH
from ..chapters.ops.tax import TAX
from ..chapters.ops.vote import price_of_vote
from ..chapters.selling import worth
from ..chapters.tableau import bishop_on, ops_of, seat_of
from ..chapters.tokens import icon_of, safe_from_pirates
from ..chapters.trade_fair import COLOUR
from ..chapters.wars.campaign import garrison, host
from ..play import cost
from ..state import Pax, Unit

# -- names that depend on the table ------------------------------------------------------------


def name_of_token(g: Pax, token: Token) -> str:
    """A pawn goes by its bank, which is dealt anew each game; all others by kind and colour."""
    owner = SEAT_OF.get(token)
    if owner is None:
        return f"token-{token}"
    return f"pawn-{g.players[owner].bank}" if owner < len(g.players) else "token-pawn"


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


def buy(g: Pax, ask: Ask, card: str) -> Details:
    side, place = place_of(g, card) or (EAST, FACE_DOWN)
    gained = g.market[side].florins[place]
    return {
        "actions_needed": 1,
        "florins": place,
        "sale": place != FACE_DOWN,
        "gained": gained,
        "comet": card in g.box.cards and g.box.cards[card].comet,
    }


def play(g: Pax, ask: Ask, card: str) -> Details:
    return {"actions_needed": 1}


def sell(g: Pax, ask: Ask, card: str) -> Details:
    return {"actions_needed": 1, "florins": worth(g, ask.seat, card)}


def ops(g: Pax, ask: Ask, side: str) -> Details:
    actions = cost(g, ask.seat, ("ops", side))
    return {"side": side, "actions_needed": actions, "free": actions == 0}


def fair(g: Pax, ask: Ask, side: str) -> Details:
    row = EAST if side == BOTH else side
    actions = cost(g, ask.seat, ("fair", side))
    return {
        "side": side,
        "actions_needed": actions,
        "emporium": g.emporia[COLOUR[row]],
        "florins": g.market[row].florins[FACE_DOWN] + g.box.figures.fair[len(g.players)],
        "free": actions == 0,
        "earned": 0 if g.box.variants["bankruptcy"] else 1,
    }


def victory(g: Pax, ask: Ask, victory: str) -> Details:
    return {"actions_needed": cost(g, ask.seat, ("victory", victory))}


def reprisals(g: Pax, ask: Ask, queen: str) -> Details:
    return {"actions_needed": 1, "empire": g.queens.get(queen)}


def apostasy(g: Pax, ask: Ask, card: str, one: str, other: str) -> Details:
    return {"actions_needed": 1}


def oust(g: Pax, ask: Ask, token: str, city: str) -> Details:
    return {"ousted": g.cities.get(city), "florins": PRICE_OF_REPRESSION}


def supplant(g: Pax, ask: Ask, border: str, empire: str) -> Details:
    return {"ousted": concession(g, border), "florins": PRICE_OF_REPRESSION}


def concession(g: Pax, border: Border) -> Token | None:
    """The pawn on a border."""
    owner = g.concessions.get(border)
    return None if owner is None else PAWNS[owner]


def pirate_agent(g: Pax, ask: Ask, token: str, border: str) -> Details:
    return {"token": at(g, token, border), **_cleared(g, border)}


def _cleared(g: Pax, border: Border) -> Details:
    """Whom an arriving pirate kills on a border."""
    if border in g.concessions and not safe_from_pirates(g, border):
        return {"clears": True, "killed": concession(g, border)}
    if border in g.pirates:
        return {"clears": True, "killed": pirate(g.pirates[border])}
    return {"clears": False}


def bishop(g: Pax, ask: Ask, religion: str, card: str) -> Details:
    return {"token": f"bishop_{religion}", **_visited(g, card)}


def inquisitor(g: Pax, ask: Ask, source: str, target: str) -> Details:
    religion = g.bishops.get(source)
    token = None if religion is None else f"bishop_{religion}"
    return {"token": token, **_visited(g, target)}


def _visited(g: Pax, card: str) -> Details:
    """Whose card a bishop enters, if it is not on its throne, and whether another is there."""
    owner = seat_of(g, card)
    holder = Phrase("summary-throne") if owner is None else owner
    return {"owner": holder, "worms": bishop_on(g, card) is not None}


def lose(g: Pax, ask: Ask, place: str, token: str) -> Details:
    attacks = g.battle is not None and Unit(token, place) in g.battle.attackers
    return {"role": "attacker" if attacks else "defender", "token": at(g, token, place)}


def go(g: Pax, ask: Ask, token: str, place: str) -> Details:
    return {"token": at(g, token, place)}


def stand(g: Pax, ask: Ask, token: str, city: str) -> Details:
    return {"icon": icon_of(g, city)}


def op(g: Pax, ask: Ask, card: str, index: int) -> Details:
    icons = ops_of(g, card)
    shown = called(icons[index]) if index < len(icons) else None
    return {"op": shown, "owner": seat_of(g, card)}


def commerce(g: Pax, ask: Ask, card: str) -> Details:
    side, place = place_of(g, card) or (EAST, FACE_DOWN)
    return {"count": g.market[side].florins[place], "florins": 1}


def commerce_space(g: Pax, ask: Ask, side: str) -> Details:
    row = EAST if side == BOTH else side
    return {"side": side, "count": g.market[row].florins[FACE_DOWN], "florins": 1}


def owned(g: Pax, ask: Ask, card: str) -> Details:
    return {"owner": seat_of(g, card)}


def tax(g: Pax, ask: Ask, empire: str, border: str) -> Details:
    return {"token": concession(g, border)}


def in_city(g: Pax, ask: Ask, city: str) -> Details:
    return {"token": g.cities.get(city)}


def repress_city(g: Pax, ask: Ask, city: str) -> Details:
    return {"token": g.cities.get(city), "florins": 1}


def repress_concession(g: Pax, ask: Ask, border: str, empire: str) -> Details:
    return {"token": concession(g, border), "florins": 1}


def siege_pirate(g: Pax, ask: Ask, border: str) -> Details:
    return {"token": _at_sea(g, border)}


def _at_sea(g: Pax, border: Border) -> Token | None:
    return pirate(g.pirates[border]) if border in g.pirates else None


def vote(g: Pax, ask: Ask, empire: str) -> Details:
    return {"florins": price_of_vote(g, ask.seat, empire)}


def corsair(g: Pax, ask: Ask, border: str, target: str) -> Details:
    return {"token": _at_sea(g, border), **_cleared(g, target)}


def campaign(g: Pax, ask: Ask, target: str) -> Details:
    attackers = host(g, ask.seat, str(ask.about["card"]), target)
    return {
        "florins": len(attackers),
        "attackers": counted(unit.token for unit in attackers),
        "defenders": counted(unit.token for unit in garrison(g, target)),
    }


def pay_tax(g: Pax, ask: Ask) -> Details:
    return {"florins": TAX}


def levy(g: Pax, ask: Ask, city: str) -> Details:
    return {"token": icon_of(g, city)}


# -- elements of the board that an option touches without naming them ---------------------------


def fair_elements(g: Pax, ask: Ask, side: str) -> list[str]:
    """The emporium where the route starts, and the card that is discarded."""
    if side == BOTH:
        return []
    card = g.market[side].cards[FACE_DOWN]
    found = [f"city:{g.emporia[COLOUR[side]]}"]
    return found if card is None else [*found, f"card:{card}"]


def op_elements(g: Pax, ask: Ask, *parts: str) -> list[str]:
    """The card whose op it is."""
    return [f"card:{ask.about['card']}"]


def element_of_place(box: Box, place: str) -> str | None:
    """The element for where a unit stands: a city, a border or an empire card."""
    if place in box.between:
        return f"border:{place}"
    if place in box.empires:
        return f"card:{place}"
    return None if place in ("agent", "pirate") else f"city:{place}"


def empire_card(g: Pax, ask: Ask, *parts: str) -> list[str]:
    """The empire card whose repressed tokens are in question."""
    return [f"card:{ask.about['empire']}"] if "empire" in ask.about else []


def repressed_elements(g: Pax, ask: Ask, empire: str) -> list[str]:
    return [f"card:{empire}"]


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
