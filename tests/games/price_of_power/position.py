"""Builds positions for tests: a table of 1444, and small changes to it by name.

The table is one for tests: its seats, and what stands on the board besides Towns, come from the
files in ``table``, so that a test does not hang on what a scenario of the box says.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.games.price_of_power.box.components import Box
from stolnik.games.price_of_power.box.opening import open_box
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.setup import setup
from stolnik.games.price_of_power.state import (
    COLUMNS,
    LARGE,
    NPR,
    SMALL,
    UNREST,
    VASSAL,
    VASSALS,
    Europe,
    Officer,
    Realm,
    RowEvent,
    piece,
)
from tests.games import running

DEFAULTS: dict[str, bool | str] = {
    "length": "grand_campaign",
    "line_up": "usual",
    "muscovy": False,
    "mixed_events": False,
    "npr_invasions": True,
    "hre_religion": True,
    "imperial_elections": True,
    "religious_rebels": False,
}

CASTILE, FRANCE, ENGLAND, AUSTRIA, OTTOMANS, POLAND = range(6)
"""The seats of the table for tests."""


TABLE = Path(__file__).with_name("table")


@cache
def box(**options: bool | str) -> Box:
    return open_box({**DEFAULTS, **options}, TABLE)


def europe(players: int = 4, seed: str = "7", **options: bool | str) -> Europe:
    """The table of 1444, before the first hands."""
    return setup(box(**options), players, Dice(seed))


def place(g: Europe, name: str) -> int:
    return g.box.place_of[name]


def area(g: Europe, name: str) -> int:
    return g.box.area_of[name]


def realm(g: Europe, name: str) -> Realm:
    """An NPR, or the seat that plays it."""
    number = g.box.realm_of[name]
    for seat, player in enumerate(g.players):
        if player.realm == number:
            return seat
    return NPR + number


def town(g: Europe, name: str, seat: Seat, unrest: bool = False) -> None:
    """Put a Town of the matching size on a Province."""
    where = g.box.places[place(g, name)]
    g.tokens[where.no] = piece(LARGE if where.large else SMALL, seat, unrest)


def vassal(g: Europe, name: str, seat: Seat, unrest: bool = False) -> None:
    where = g.box.places[place(g, name)]
    g.tokens[where.no] = piece(VASSALS if where.large else VASSAL, seat, unrest)


def unrest(g: Europe, *names: str) -> None:
    for name in names:
        g.tokens[place(g, name)] |= UNREST


def influence(g: Europe, name: str, seat: Seat, n: int) -> None:
    g.influence[area(g, name) * COLUMNS + seat] = n


def bare_map(g: Europe) -> None:
    """Take all Towns and Vassal tokens off the board."""
    g.tokens = bytearray(len(g.tokens))


def empty_hands(g: Europe) -> Europe:
    """After the first hands, at the first Turn, with all cards in their decks.

    No Milestone lies open: whoever meets one would score and be rewarded.
    """
    g.milestones = []
    g.step = "actions"
    g.queue = []
    return g


def give(g: Europe, seat: Seat, *names: str) -> None:
    """Put named Action Cards from their decks into a hand."""
    for name in names:
        card = g.box.card_of[name]
        g.decks[g.box.cards[card].deck].remove(card)
        g.players[seat].hand.append(card)


def appoint(g: Europe, seat: Seat, kind: int, name: str) -> None:
    """Put an Advisor from the deck into a slot."""
    card = g.box.card_of[name]
    g.decks[g.box.cards[card].deck].remove(card)
    g.players[seat].advisors[kind] = Officer(name)


def advisors(g: Europe, kind: int, ducats: int) -> list[str]:
    """The cards of a deck with an Advisor who costs so much."""
    return [
        card.id
        for card in g.box.cards
        if card.deck == kind and card.character.advisor and card.character.ducats == ducats
    ]


def row(g: Europe, *names: str, hidden: int = 0) -> None:
    """Let these Events lie in the row, the last of them face down; the others go to the deck."""
    of_age = [*g.event_deck, *(one.event for one in g.row), *g.event_discards]
    wanted = [g.box.event_of[name] for name in names]
    assert set(wanted) <= set(of_age), "an Event of another Age"
    shown = len(wanted) - hidden
    g.row = [RowEvent(event, at < shown) for at, event in enumerate(wanted)]
    g.event_deck = [event for event in of_age if event not in wanted]
    g.event_discards = []


def refusal_of(g: Europe, ask: Ask, move: Move) -> str | None:
    """The clause that keeps a move out of the options of a question."""
    return running.refusal_of(GAME, g, ask, move)


def now_refused(g: Europe, ask: Ask, move: Move) -> str | None:
    """The clause by which its guard refuses a move after something has changed since the question:
    its options, by which the engine goes first, are those of before."""
    refusal = running.setting_of(GAME, g).guarded(g, ask, move)
    return None if refusal is None else refusal.clause
