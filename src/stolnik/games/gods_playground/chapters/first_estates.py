"""3 and 11.1 The set-up: families, and the first estates."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import FAMILIES, PROVINCES, Province
from ..events import FamilyChosen, FirstPlayer, MacePassed
from ..state import SETUP_PHASE, GodsPlayground, seats_from
from .answers import of_province
from .pieces import found_estate


def refuse_family(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """Each family, like each colour, belongs to one player."""
    match move:
        case ("family", str(name)):
            family = FAMILIES.index(name)
            for seat, player in enumerate(g.players):
                if player.family == family:
                    return Refusal("BOZ-1.2", figures="led_already", about={"n": seat + 1})
    return None


FAMILY: Final = Topic("family", verbs=("family",), refuse=refuse_family, set_by=("BOZ-3.1",))


def refuse_first_estate(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """An estate needs a free field."""
    fields = len(g.box.tracks[province])
    if len(g.provinces[province].estates) == fields:
        return Refusal("BOZ-3.5", figures="track_full", about={"n": fields})
    return None


FIRST_ESTATE: Final = Topic(
    "first_estate",
    verbs=("estate",),
    refuse=of_province("estate", refuse_first_estate),
    set_by=("BOZ-3.4",),
)
ESTATE_MOVES: Final[tuple[Move, ...]] = tuple(("estate", province) for province in PROVINCES)


@rule("BOZ-3.1", "BOZ-1.2")
def choose_family(g: GodsPlayground) -> Flow[None]:
    """Each player in turn picks a family, and with it a colour."""
    seat = g.active
    taken = {player.family for player in g.players}
    family = yield from choose_thing(
        seat,
        FAMILY,
        {("family", name): n for n, name in enumerate(FAMILIES) if n not in taken},
    )
    g.players[seat].family = family
    g.tell(FamilyChosen(seat, FAMILIES[family]))
    g.active += 1
    if g.active == len(g.players):
        g.phase = SETUP_PHASE
        g.active = g.first
        g.tell(FirstPlayer(g.first))


@rule("BOZ 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 11.1.3 11.1.4 11.1.5")
def place_first_estate(g: GodsPlayground) -> Flow[bool]:
    """The next player in the order of placement puts a disc on an estate track of choice.

    True when it was the last one; then the mace is where the set-up leaves it (R3).
    """
    placement = g.box.placements[len(g.players)]
    around = seats_from(g, g.first)
    seat = g.active = around[placement.order[g.step]]
    province = yield from choose_thing(
        seat,
        FIRST_ESTATE,
        {
            ESTATE_MOVES[province]: province
            for province in range(len(PROVINCES))
            if not refuse_first_estate(g, seat, province)
        },
    )
    found_estate(g, seat, province)
    g.step += 1
    if g.step < len(placement.order):
        g.active = around[placement.order[g.step]]
        return False
    g.hetman = around[placement.mace]
    g.tell(MacePassed(g.hetman))
    return True
