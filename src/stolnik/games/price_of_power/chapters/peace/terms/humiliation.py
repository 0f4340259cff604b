"""Humiliation: Provinces go back, and Prestige changes sides."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....state import Europe
from ...prestige.prestige_track import score
from ..parties import held_between, held_by
from ..spoils import give_all_back
from ..truces import conclude

PER_TAX_VALUE = 2
MOST = 10


@rule("EU 10.PT.23 10.PT.24 10.3.10")
def prestige_at_stake(g: Europe, seat: Seat, enemy: Seat) -> int:
    """Twice the Tax Value given back to the Loser, at most 10; Active Allies' count for nothing."""
    back = sum(g.box.places[place].tax for place in held_by(g, seat, {enemy}))
    return min(PER_TAX_VALUE * back, MOST)


@rule("EU-10.PT.22")
def humiliate(g: Europe, seat: Seat, enemy: Seat) -> Flow[None]:
    """Provinces go back, and the Victor gains the Prestige that the Loser loses."""
    prestige = prestige_at_stake(g, seat, enemy)
    yield from give_all_back(g, held_between(g, seat, enemy))
    score(g, seat, prestige, "humiliation")
    score(g, enemy, -prestige, "humiliation")
    conclude(g, seat, enemy, "humiliation")
