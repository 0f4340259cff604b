"""Faiths by name, and the procedures of this chapter, for tests."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, rest_of
from stolnik.games.price_of_power.chapters.agenda import settle
from stolnik.games.price_of_power.chapters.menu import Entry
from stolnik.games.price_of_power.chapters.religion.faiths import shown_faith
from stolnik.games.price_of_power.state import REVOLUTION, Europe
from tests.games.price_of_power.position import area
from tests.games.running import Procedure


def believe(g: Europe, faith: str, *names: str) -> None:
    """Lay a token on the Religion slots of Areas."""
    for name in names:
        slot = g.box.areas[area(g, name)].slot
        if faith == "revolutionary":
            g.faiths[slot] |= REVOLUTION
        else:
            g.faiths[slot] = g.box.faith_of[faith] + 1


def undivided(g: Europe) -> None:
    """Nothing but what is printed, and one faith where Diverse Faiths are printed."""
    g.faiths = bytearray(len(g.faiths))
    believe(g, "catholic", "andalucia", "bohemia")
    believe(g, "muslim", "croatia_and_bosnia", "transylvania", "rum", "transcaucasia")


def profess(g: Europe, seat: Seat, faith: str) -> None:
    """Give a player a State Religion."""
    g.players[seat].faith = g.box.faith_of[faith]


def professed(g: Europe, seat: Seat) -> str:
    return g.box.faiths[g.players[seat].faith].id


def shown(g: Europe, name: str) -> str:
    """What the Religion slot of an Area shows."""
    return g.box.faiths[shown_faith(g, area(g, name))].id


def take(g: Europe, entry: Entry, seat: Seat, move: Move) -> Procedure:
    """Choose a move of the menu, and all that follows from it."""

    def all_of_it() -> Flow[None]:
        assert move in entry.offers(g, seat)
        yield from rest_of(entry.do(g, seat, move))
        yield from settle(g, 0)

    return Procedure(all_of_it())


def forbids(g: Europe, entry: Entry, seat: Seat, move: Move) -> str | None:
    """The clause that keeps a move off the menu; offers and refusals must agree."""
    refusal = entry.refuse(g, seat, move)
    assert (move in entry.offers(g, seat)) == (refusal is None)
    return None if refusal is None else refusal.clause
