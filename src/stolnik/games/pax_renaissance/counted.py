"""What a player of Pax Renaissance counts on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stolnik.engine.game import Figure

from .view import CardView, View


def counted(view: View) -> Iterator[Figure]:
    for player in view.players:
        if player.out:
            continue
        seat = player.seat
        held = sum(border.concession == seat for border in view.borders)
        yield Figure(seat, "counted-florins", player.florins)
        yield Figure(seat, "counted-hand", player.held)
        yield Figure(seat, "counted-tableau", _cards((*player.west, *player.east)))
        yield Figure(seat, "counted-concessions", held)
        for kind, prestige in player.prestige.items():
            yield Figure(seat, f"prestige-{kind}.title", prestige)
    for row in view.market:
        florins = sum(place.florins for place in row.places)
        yield Figure(None, f"counted-market-{row.side}", florins, 0)


def _cards(cards: Iterable[CardView]) -> int:
    """Cards with their vassals, as they stand in a tableau."""
    return sum(1 + _cards(card.vassals) for card in cards)
