"""Laying out a Display Card, and making room for it."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import CardNo
from ...events.government import LaidOut
from ...state import DisplayCard, Europe
from ..board.cubes import find_cube
from .decks import discard

MOST_ON_DISPLAY = 2


def twin(g: Europe, seat: Seat, card: CardNo) -> DisplayCard | None:
    """Another copy of a card that this player has on display."""
    name = g.box.cards[card].type.card
    shown = g.players[seat].display
    return next((one for one in shown if g.box.cards[one.card].type.card == name), None)


def refuse_laying_out(g: Europe, seat: Seat, card: CardNo) -> Refusal | None:
    """Never two copies; a second one comes only in exchange for the first (RA60)."""
    full = len(g.players[seat].display) == MOST_ON_DISPLAY
    return Refusal("EU-6.2.6") if twin(g, seat, card) is not None and not full else None


DROP = Topic("drop_display", verbs=("drop_display",), set_by=("EU-6.2.7",))


@rule("EU 6.2.6 6.2.7")
def make_room(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """With two on display one of them is discarded: the other copy, if there is one."""
    player = g.players[seat]
    if len(player.display) < MOST_ON_DISPLAY:
        return
    same = twin(g, seat, card)
    shown = [same] if same is not None else player.display
    options: dict[Move, DisplayCard] = {
        ("drop_display", g.box.cards[one.card].id): one for one in shown
    }
    dropped = yield from choose_thing(seat, DROP, options)
    player.display.remove(dropped)
    discard(g, seat, dropped.card)


@rule("EU 6.2.1 6.2.5 2.2.5 2.2.6")
def lay_out(g: Europe, seat: Seat, card: CardNo) -> Flow[None]:
    """Face up in front of the player, with as many of the own cubes as it shows.

    Without any it is of no use, and is discarded.
    """
    shown = DisplayCard(card, 0)
    g.players[seat].display.append(shown)
    for _ in range(g.box.cards[card].type.charges):
        if not (yield from find_cube(g, seat, charging=card)):
            break
        shown.cubes += 1
    g.tell(LaidOut(seat, g.box.cards[card].id, shown.cubes))
    if not shown.cubes:
        g.players[seat].display.remove(shown)
        discard(g, seat, card)


def mark_as_new(g: Europe, card: CardNo) -> None:
    """Note that a card was laid out in this Turn, in which it is of no use yet."""
    g.turn.used.append(_mark(g.box.cards[card].id))


@rule("EU-6.2.2")
def is_new(g: Europe, name: str) -> bool:
    """Whether an Event of this very Turn laid out a Display Card: it serves in later ones."""
    return _mark(name) in g.turn.used


def _mark(name: str) -> str:
    return f"laid_out {name}"
