"""Builds small positions for tests: an almost empty table with just what the test needs.

>>> g = pax_position(players=3)
>>> own(g, 0, "france")                     # France as a monarchy in seat 0's tableau
>>> stand(g, paris="knight_catholic")       # a knight in Paris
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask
from stolnik.engine.state import Event
from stolnik.games.pax_renaissance.audit import audit
from stolnik.games.pax_renaissance.box.components import KNIGHTS, ROOKS, Box
from stolnik.games.pax_renaissance.box.first import open_first_box
from stolnik.games.pax_renaissance.box.second import open_second_box
from stolnik.games.pax_renaissance.chapters.tableau import lay
from stolnik.games.pax_renaissance.chapters.tokens import open_slots, reserve
from stolnik.games.pax_renaissance.solitaire.setup import CARDS
from stolnik.games.pax_renaissance.state import MarketRow, Pax, Player, Turn
from tests.games.running import Procedure
from tests.games.running import run as run

BANKS = ("fugger", "medici", "coeur", "marchionni")
VARIANTS = ("expansion", "promo_cards", "astrology", "bankruptcy")
"""Of the 1st edition."""
SECOND_VARIANTS = ("map_1550", "no_board", "astrology", "bankruptcy")
OPEN = {1: open_first_box, 2: open_second_box}
EDITIONS = (1, 2)
"""For tests of rules that the editions share: ``@pytest.mark.parametrize("edition", EDITIONS)``."""

_boxes: dict[tuple[int, tuple[str, ...]], Box] = {}


def box(*variants: str, edition: int = 1) -> Box:
    """The box of an edition with these variants."""
    key = edition, variants
    if key not in _boxes:
        known = VARIANTS if edition == 1 else SECOND_VARIANTS
        options: dict[str, bool | str] = {name: name in variants for name in known}
        if edition == 2:
            options["solitaire_cards"] = CARDS[0]
        _boxes[key] = OPEN[edition](options)
    return _boxes[key]


def pax_position(
    *, players: int = 3, florins: int = 10, variants: Sequence[str] = (), edition: int = 1
) -> Pax:
    """Seat 0 is to act; no token, no card and no concession is anywhere; the rows are full.

    The market rows hold the first six cards of each side's data; the decks the next ten.
    All ten empires are in the stack or on their thrones, map cards on their starting sides.
    """
    parts = box(*variants, edition=edition)
    g = Pax(
        dice=Dice("test"),
        shown=0,
        players=[Player(BANKS[seat], florins, [], [], [], []) for seat in range(players)],
        turn=Turn(0, 2, done=[], used=[], loaded=[], running=[]),
        states={land.id: land.start for land in parts.lands.values()},
        cities={},
        concessions={},
        pirates={},
        bishops={},
        repressed={},
        republics=[],
        suzerains={},
        queens={},
        emporia=dict(parts.open_emporia),
        market={side: MarketRow(list(parts.decks[side][:6]), [0] * 6) for side in ("east", "west")},
        decks={side: list(parts.decks[side][6:16]) for side in ("east", "west")},
        discards=[],
        active=[],
    )
    g.attach(parts, None)
    return g


def own(g: Pax, seat: int, *cards: str, republic: bool = False) -> None:
    """Lay cards (tableau cards or empires) in a player's tableau."""
    for card in cards:
        _draw(g, card)
        lay(g, seat, card)
        if republic:
            g.republics.append(card)
    check(g)


def vassal(g: Pax, suzerain: str, *empires: str) -> None:
    for empire in empires:
        g.suzerains[empire] = suzerain
    check(g)


def crown(g: Pax, queen: str, king: str) -> None:
    _draw(g, queen)
    g.queens[queen] = king
    check(g)


def hold(g: Pax, seat: int, *cards: str) -> None:
    """Put cards into a player's hand."""
    for card in cards:
        _draw(g, card)
    g.players[seat].hand.extend(cards)
    check(g)


def stand(g: Pax, **tokens: str) -> None:
    """Stand tokens in city places: ``stand(g, paris="knight_catholic")``."""
    g.cities.update(tokens)
    check(g)


def saturate(g: Pax, *empires: str) -> None:
    """Fill every city of these empires, or of all, so that no levy is asked about."""
    armies = (*KNIGHTS.values(), *ROOKS.values())
    for empire in empires or g.box.lands:
        for slot in open_slots(g, empire):
            g.cities[slot] = next(token for token in armies if reserve(g, token))
    check(g)


def offer(g: Pax, side: str, place: int, card: str | None, *, florins: int = 0) -> None:
    """Lay a card, with florins on it, in a place of the market."""
    if card is not None and card != g.market[side].cards[place]:
        _draw(g, card)
    g.market[side].cards[place] = card
    g.market[side].florins[place] = florins
    check(g)


def _draw(g: Pax, card: str) -> None:
    """A card that is to lie elsewhere leaves market and decks; another fills its place."""
    piles: list[list[str] | list[str | None]] = [
        *(row.cards for row in g.market.values()),
        *g.decks.values(),
    ]
    for pile in piles:
        if card in pile:
            dealt = {each for other in piles for each in other}
            side = g.box.cards[card].side
            spare = (each for each in g.box.decks[side] if each not in dealt | _with_players(g))
            pile[pile.index(card)] = next(spare)


def _with_players(g: Pax) -> set[str]:
    """The cards that have left the market."""
    cards = {*g.discards, *g.queens}
    for player in g.players:
        cards |= {*player.hand, *player.maids, *player.west, *player.east}
    return cards


def check(g: Pax) -> None:
    """A position may lack much, but nothing in it is in two places, or more than there is."""
    faults = [fault for fault in audit(g) if "places." in fault or "than the box" in fault]
    assert not faults, faults


def border(one: str, other: str) -> str:
    """The border between two empires, in either order."""
    for name in (f"border_{one}_{other}", f"border_{other}_{one}"):
        if name in box().between:
            return name
    raise ValueError(f"{one} and {other} share no border")


def first_ask(flow: Generator[Any, Any, Any]) -> Ask:
    """The first question of a procedure."""
    return Procedure(flow).ask


def listen(g: Pax) -> list[Event]:
    """Collect what the state tells from now on."""
    heard: list[Event] = []
    hear: Callable[[Event], None] = heard.append
    g.attach(g.box, hear)
    return heard
