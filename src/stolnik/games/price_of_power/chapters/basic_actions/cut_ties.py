"""Cut Ties, a Minor Action: give up Influence, Claims and Alliances."""

from __future__ import annotations

from functools import partial

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...state import IMPERIAL, Europe
from ..board.ownership import capital_area
from ..board.supply import claims
from ..menu import Deed, plain_entry
from ..relations.alliances import break_alliance
from ..relations.claims import claimed_areas, remove_claim
from ..relations.influence import (
    areas_with_cubes,
    areas_with_influence,
    has_cubes,
    take_cube,
    take_imperial,
)
from ..relations.ties import realm_id

CUT_TIES: Move = ("cut_ties",)


def refuse_cutting(g: Europe, seat: Seat, move: Move = CUT_TIES) -> Refusal | None:
    """There must be something to give up."""
    if g.players[seat].allies or has_cubes(g, seat) or claims(g, seat):
        return None
    return None if g.emperor == seat and has_cubes(g, IMPERIAL) else Refusal("EU-5.2.29")


CUT = Topic(
    "cut_ties",
    verbs=("cut_influence", "lose_imperial", "cut_claim", "cut_alliance"),
    set_by=("EU-5.2.29",),
)


@rule("EU 5.2.29 18.2.3")
def ties_to_cut(g: Europe, seat: Seat) -> dict[Move, Deed]:
    """Everything that a player can give up, each with what that does."""
    ties: dict[Move, Deed] = {
        ("cut_influence", g.box.areas[area].id): partial(take_cube, g, seat, area)
        for area in areas_with_cubes(g, seat)
    }
    for area in areas_with_cubes(g, IMPERIAL) if g.emperor == seat else ():
        ties["lose_imperial", g.box.areas[area].id] = partial(take_imperial, g, area)
    for area in claimed_areas(g, seat):
        ties["cut_claim", g.box.areas[area].id] = partial(remove_claim, g, seat, area)
    for realm in g.players[seat].allies:
        ties["cut_alliance", realm_id(g, realm)] = partial(break_alliance, g, seat, realm)
    return ties


@rule("EU 5.2.29 5.2.30")
def cut_ties(g: Europe, seat: Seat) -> Flow[None]:
    """Give up one thing; the menu offers the Action again for the next."""
    ties = ties_to_cut(g, seat)
    # Asked even if there is only one: nobody should lose an Ally by a look at the list.
    answer: Move = yield Ask.of(seat, CUT, ties)
    before = _presence(g, seat)
    yield from rest_of(ties[answer]())
    g.turn.given_up += [area for area in before if area not in _presence(g, seat)]


def _presence(g: Europe, seat: Seat) -> list[AreaNo]:
    """Where Influence spreads from that can be given up."""
    allied = [capital_area(g, realm) for realm in g.players[seat].allies]
    return sorted({*areas_with_influence(g, seat), *allied})


ENTRY = plain_entry("cut_ties", refuse_cutting, cut_ties, minor=True)
