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
from stolnik.games.pax_renaissance.components import Box
from stolnik.games.pax_renaissance.first_box import open_first_box
from stolnik.games.pax_renaissance.second_box import open_second_box
from stolnik.games.pax_renaissance.state import MarketRow, Pax, Player, Turn
from stolnik.games.pax_renaissance.tableau import lay
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
        _boxes[key] = OPEN[edition]({name: name in variants for name in known})
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
        lay(g, seat, card)
        if republic:
            g.republics.append(card)


def vassal(g: Pax, suzerain: str, *empires: str) -> None:
    for empire in empires:
        g.suzerains[empire] = suzerain


def crown(g: Pax, queen: str, king: str) -> None:
    g.queens[queen] = king


def hold(g: Pax, seat: int, *cards: str) -> None:
    """Put cards into a player's hand."""
    g.players[seat].hand.extend(cards)


def stand(g: Pax, **tokens: str) -> None:
    """Stand tokens in city places: ``stand(g, paris="knight_catholic")``."""
    g.cities.update(tokens)


def border(one: str, other: str) -> str:
    """The border between two empires, in either order."""
    for name in (f"border_{one}_{other}", f"border_{other}_{one}"):
        if name in box().between:
            return name
    raise ValueError(f"{one} and {other} share no border")


def first_ask(flow: Generator[Any, Any, Any]) -> Ask:
    """The first question of a procedure."""
    question = next(flow)
    assert isinstance(question, Ask)
    return question


def listen(g: Pax) -> list[Event]:
    """Collect what the state tells from now on."""
    heard: list[Event] = []
    hear: Callable[[Event], None] = heard.append
    g.attach(g.box, hear)
    return heard
