"""What each house may see, and what it may imagine behind the rest."""

from __future__ import annotations

import msgspec

from sejmik.play import SESSIONS, influence
from sejmik.state import Sejmik
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection


class HouseSeen(msgspec.Struct, frozen=True):
    nobles: int
    """How many are in its hand."""
    retinue: list[str]
    influence: int
    vetoed: bool


class Seen(msgspec.Struct, frozen=True):
    session: int
    houses: list[HouseSeen]
    hand: list[str]
    """One's own; empty for a watcher."""
    put: dict[Seat, str]
    discards: list[str]
    deck: int


def view(g: Sejmik, seat: Seat | None) -> Seen:
    return Seen(
        session=g.session,
        houses=[
            HouseSeen(len(house.hand), [*house.retinue], influence(g, owner), house.vetoed)
            for owner, house in enumerate(g.houses)
        ],
        hand=[] if seat is None else [*g.houses[seat].hand],
        put=dict(g.put),
        discards=[*g.discards],
        deck=len(g.deck),
    )


def summary(g: Sejmik, seat: Seat | None) -> list[tuple[str, dict[str, object]]]:
    """The table in a few lines for a terminal."""
    session = min(g.session, SESSIONS)
    lines: list[tuple[str, dict[str, object]]] = [
        ("summary-session", {"session": session, "deck": len(g.deck)})
    ]
    for owner, house in enumerate(g.houses):
        sums = {"influence": influence(g, owner), "count": len(house.hand)}
        lines.append(("summary-house", {"seat": owner, **sums}))
    if seat is not None:
        lines.append(("summary-hand", {"noble": g.houses[seat].hand}))
    return lines


def inspect(g: Sejmik, seat: Seat | None, element: str) -> Inspection:
    """How a house or a noble that somebody points at stands now."""
    family, _, name = element.partition(":")
    if family == "seat":
        house = g.houses[int(name)]
        sums = {"influence": influence(g, int(name)), "count": len(house.hand)}
        return Inspection("house", sums)
    own = 0 if seat is None else g.houses[seat].hand.count(name)
    retinues = sum(house.retinue.count(name) for house in g.houses)
    return Inspection("noble", {"own": own, "retinues": retinues})


def result(g: Sejmik, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """The influence of a house at the end, noble by noble."""
    retinue = g.houses[seat].retinue
    about: dict[str, object] = {"seat": seat, "influence": influence(g, seat)}
    if not retinue:
        return [("result-alone", about)]
    return [("result-house", {**about, "noble": retinue})]


def imagine(g: Sejmik, seat: Seat, dice: Dice) -> None:
    """Shuffle the hands of the others into the deck and deal as many again."""
    others = [house for owner, house in enumerate(g.houses) if owner != seat]
    hidden = sorted([*g.deck, *(noble for house in others for noble in house.hand)])
    dice.shuffle(hidden)
    for house in others:
        house.hand = [hidden.pop() for _ in house.hand]
    g.deck = hidden
