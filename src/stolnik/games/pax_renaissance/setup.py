"""From the box and the dice to the first turn."""

from __future__ import annotations

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from .box.components import SIDES, Border, Box, CardId, Side
from .state import MarketRow, Pax, Player, Turn


@rule(
    "PAX1 B3.1 B1.7 B5.6 B5.9 B6.2 C1.4 C1.5 C1.6 C1.8 C3.1 C4.1 C4.2 C4.3 C6.5 C6.6 C7.4 C7.5",
    "PAX1 GL.Emporium.3 GL.MapCard.2 GL.Theocracy.2",
    "PAX2 B2.2 B2.3 B2.5 B2.6 B2.8 B2.9 B3.1 B4.1 B6.11 B6.13 B7.2 C1.2 C3.1 C4.1 C6.3 C6.4 C7.4",
    "PAX2 C7.5 GLO.Emporium.5 GLO.VictoryCard.1 B1.10",
)
def setup(box: Box, players: int, dice: Dice) -> Pax:
    """Lay out the map, deal the banks, build the decks and open the market."""
    banks = deal_banks(box, players, dice)
    first = first_seat(box, banks, dice)
    decks = {side: build_deck(box, side, players, dice) for side in SIDES}
    seated = [
        Player(bank, starting_florins(box, seat, first, players), [], [], [], [])
        for seat, bank in enumerate(banks)
    ]
    return lay_out(box, dice, seated, first, decks, starting_concessions(box, banks))


def lay_out(
    box: Box,
    dice: Dice,
    players: list[Player],
    first: Seat,
    decks: dict[Side, list[CardId]],
    concessions: dict[Border, Seat],
) -> Pax:
    """The table with nothing on it but what every game begins with."""
    return Pax(
        dice=dice,
        shown=0,
        players=players,
        turn=Turn(first, box.figures.actions, done=[], used=[], loaded=[], running=[]),
        states={land.id: land.start for land in box.lands.values()},
        cities=dict(box.start_tokens),
        concessions=concessions,
        pirates={},
        bishops={},
        repressed={},
        republics=[],
        suzerains={},
        queens={},
        emporia=dict(box.open_emporia),
        market={side: open_row(box, decks[side]) for side in SIDES},
        decks=decks,
        discards=[],
        active=[],
    )


@rule("PAX1 B2.1 C2.1 C2.2 B1.10", "PAX2 C2.1 C2.2")
def deal_banks(box: Box, players: int, dice: Dice) -> list[str]:
    """Each player gets a bank at random; there are four."""
    banks = list(box.banks)
    dice.shuffle(banks)
    return banks[:players]


@rule("PAX1 C7.1 C7.2", "PAX2 C7.1 C7.2")
def first_seat(box: Box, banks: list[str], dice: Dice) -> Seat:
    """The Fugger bank begins if it plays, or else chance decides."""
    for seat, bank in enumerate(banks):
        if box.banks[bank].always_first:
            return seat
    return dice.below(len(banks))


@rule("PAX1 C7.3", "PAX2 C7.3")
def starting_florins(box: Box, seat: Seat, first: Seat, players: int) -> int:
    """One florin more for each place clockwise from the first player."""
    return box.figures.florins[(seat - first) % players]


@rule("PAX1 B5.8 C2.3 C2.4 C2.5 C2.6 C3.3 C3.4", "PAX2 B2.4 B6.7 C2.3 C2.4 C2.5 C2.6 C2.7 C3.3")
def starting_concessions(box: Box, banks: list[str]) -> dict[Border, Seat]:
    """Each bank starts with one concession, on the border that bears its arms."""
    return {box.banks[bank].start: seat for seat, bank in enumerate(banks)}


@rule(
    "PAX1 A3.1 B6.1 C5.1 C5.2 C5.3 C5.4 C5.5 C5.6 C5.7 C5.9",
    "PAX2 A3.1 B2.6 B7.1 C5.1 C5.2 C5.3 C5.4",
)
def build_deck(box: Box, side: Side, players: int, dice: Dice) -> list[CardId]:
    """Twelve cards shuffled with the two comets, and more cards on top of them."""
    return stack_deck(box, side, box.figures.bottom, box.figures.top[players], dice)


def stack_deck(box: Box, side: Side, below: int, above: int, dice: Dice) -> list[CardId]:
    """So many cards shuffled with the comets, and so many above them."""
    pile = list(box.decks[side])
    dice.shuffle(pile)
    bottom = pile[:below] + list(box.comets[side])
    dice.shuffle(bottom)
    return bottom + pile[below : below + above]


@rule("PAX1 C6.1 C6.2 C6.3 C6.4 GL.Market.1 B4.9", "PAX2 C6.1 C6.2 GLO.Market.1")
def open_row(box: Box, deck: list[CardId]) -> MarketRow:
    """The top cards of a deck in a row; the one farthest from the deck is turned face down."""
    places = box.figures.row
    return MarketRow([deck.pop() for _ in range(places)], [0] * places)
