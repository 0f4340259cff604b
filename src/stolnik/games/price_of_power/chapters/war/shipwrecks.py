"""Ships lost without a Battle: to storms, to failed Explorations, to cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.world import ShipGone
from ...state import PORT, Europe, SeaSpace
from ..board.sailing import Berth, berths, lift

LIGHT, HEAVY, GALLEY = "light_ship", "heavy_ship", "galley"


class Hull(NamedTuple):
    """One Ship of a player: its type, where it lies, and whether on a slot or in the Fleet."""

    ship: str
    space: SeaSpace
    slot: bool = False
    fleet: bool = False


def hulls(
    g: Europe, seat: Seat, lies_so: Callable[[SeaSpace], bool], ships: tuple[str, ...] = ()
) -> dict[Move, Hull]:
    """A player's Ships in such spaces, all or those of some types, each with its move."""
    found: dict[Move, Hull] = {}
    for space, slot in berths(g, seat):
        if not lies_so(space):
            continue
        if space >= PORT:
            found["lose_in_port", g.box.places[space - PORT].id] = Hull(LIGHT, space)
        else:
            verb = "lose_on_slot" if slot else "lose_at_sea"
            found[verb, g.box.zones[space].id] = Hull(LIGHT, space, slot)
    fleet = g.players[seat].fleet
    if fleet.space != NONE and lies_so(fleet.space):
        for ship, n in ((LIGHT, fleet.light), (HEAVY, fleet.heavy), (GALLEY, fleet.galleys)):
            if n:
                found["lose_of_fleet", ship] = Hull(ship, fleet.space, fleet=True)
    return {move: hull for move, hull in found.items() if not ships or hull.ship in ships}


CLAUSES: Final[Mapping[str, str]] = {
    "explore": "EU-5.1.35",
    "lost_at_sea": "EU-16.5.10",
    "by_card": "EU-16.3.9",
}
"""By what takes the Ship: the clause that says which one."""


def refuse_wreck(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """A Ship that is not where the loss falls."""
    return None if move in ask.options else Refusal(CLAUSES[str(ask.about["why"])])


WRECK = Topic(
    "ship_lost",
    verbs=("lose_at_sea", "lose_on_slot", "lose_in_port", "lose_of_fleet"),
    refuse=refuse_wreck,
    set_by=tuple(CLAUSES.values()),
)


def lose_ship(
    g: Europe, chooser: Seat, owner: Seat, among: Mapping[Move, Hull], why: str
) -> Flow[Hull | None]:
    """Somebody chooses one of these Ships of a player, and it is gone; nothing if there is none."""
    if not among:
        return None
    hull = yield from choose_thing(chooser, WRECK, among, owner=owner, why=why)
    sink(g, owner, hull, spare_sound=chooser == owner)
    return hull


@rule("EU 9.MU.23 9.MU.39")
def sink(g: Europe, seat: Seat, hull: Hull, *, spare_sound: bool = True) -> None:
    """A Ship returns to its player's Supply; an empty Fleet leaves the board.

    Of Heavy Ships a player gives up a damaged one first, an Opponent takes a sound one.
    """
    if not hull.fleet:
        lift(g, seat, Berth(hull.space, hull.slot))
    else:
        fleet = g.players[seat].fleet
        if hull.ship == LIGHT:
            fleet.light -= 1
        elif hull.ship == GALLEY:
            fleet.galleys -= 1
        else:
            fleet.heavy -= 1
            damaged = fleet.damaged - 1 if spare_sound else min(fleet.damaged, fleet.heavy)
            fleet.damaged = max(0, damaged)
        if not fleet.size:
            fleet.space = NONE
    g.tell(ShipGone(seat, hull.ship, _where(g, hull.space)))


def _where(g: Europe, space: SeaSpace) -> str:
    """The Sea Zone in which a Ship lies, or the first that its Port faces."""
    zone = space if space < PORT else g.box.places[space - PORT].zones[0]
    return g.box.zones[zone].id
