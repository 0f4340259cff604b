"""Phase 3, Step G: what Religious Dissent brings to Towns and Vassals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.religion import DissentTolerated
from ...state import IMPERIAL, Europe
from ...tasks import Dissent
from ..board.ownership import has_unrest, vassal_places
from ..board.unrest import add_unrest, quiet_towns
from ..government.ideas import total
from ..phases.sequence import next_step
from ..relations.influence import own_cubes, take_cube, take_imperial
from .faiths import areas_in_dissent, in_dissent

# -- where -------------------------------------------------------------------------------------


def quiet_towns_in(g: Europe, seat: Seat, areas: Iterable[AreaNo]) -> list[PlaceNo]:
    """A player's Towns in some Areas that could turn to Unrest."""
    within = set(areas)
    return [place for place in quiet_towns(g, seat) if g.box.places[place].area in within]


# -- the step ----------------------------------------------------------------------------------


@rule("EU 4.3.31 15.3.8")
def religious_dissent(g: Europe) -> None:
    """Step G: player by player, from the First Player."""
    if not g.queue:
        next_step(g)
    else:
        g.agenda.append(Dissent(g.queue))
        g.queue = []


@rule("EU 4.3.31 4.3.33 15.3.8 15.3.9")
def work_on_dissent(g: Europe, task: Dissent) -> Flow[None]:
    """One Area of one player at a time, then that player's Vassals."""
    while task.queue:
        seat = task.queue[0]
        if not task.began:
            quiet = {g.box.places[place].area for place in quiet_towns(g, seat)}
            task.areas = [area for area in areas_in_dissent(g, seat) if area in quiet]
            task.tolerated = total(g, seat, "dissent_unrest_ignored_areas", "n")
            task.began = True
        if task.areas and task.tolerated:
            yield from _tolerate(g, task, seat)
            return
        if task.areas:
            area = task.areas.pop(0)
            yield from turn_one_town(g, seat, area, quiet_towns_in(g, seat, [area]))
            return
        yield from _vassals(g, seat)
        task.queue.pop(0)
        task.began = False
    g.agenda.pop()


TOLERATE = Topic("tolerate", verbs=("tolerate",), set_by=("EU-4.3.31",))


def _tolerate(g: Europe, task: Dissent, seat: Seat) -> Flow[None]:
    """An Idea leaves so many Areas of the player's choice as they are."""
    areas: dict[Move, AreaNo] = {("tolerate", g.box.areas[area].id): area for area in task.areas}
    area = yield from choose_thing(seat, TOLERATE, areas, left=task.tolerated)
    task.areas.remove(area)
    task.tolerated -= 1
    g.tell(DissentTolerated(seat, g.box.areas[area].id))


DISSENT = Topic("dissent", verbs=("unrest",), set_by=("EU-4.3.31",))


@rule("EU-4.3.31")
def turn_one_town(g: Europe, seat: Seat, area: AreaNo, places: Iterable[PlaceNo]) -> Flow[None]:
    """A player turns one of these Towns to Unrest, if there is one (RA39)."""
    options: dict[Move, PlaceNo] = {
        ("unrest", g.box.places[place].id): place for place in sorted(places)
    }
    if options:
        place = yield from choose_thing(seat, DISSENT, options, area=g.box.areas[area].id)
        add_unrest(g, place)


# -- Vassals -----------------------------------------------------------------------------------


DISSENT_OF_VASSALS = Topic(
    "dissent_of_vassals",
    verbs=("lose_influence", "lose_imperial", "unrest"),
    set_by=("EU-4.3.32",),
)


@rule("EU 4.3.32 4.3.33 15.3.9 18.2.3")
def _vassals(g: Europe, seat: Seat) -> Flow[None]:
    """In one Area with Vassal tokens: 1 Influence less, or Unrest on one of the tokens.

    What somebody Occupies does not count.
    """
    deeds: dict[Move, Callable[[], None]] = {}
    for place in vassal_places(g, seat):
        area = g.box.places[place].area
        if g.occupiers[place] or not in_dissent(g, seat, area):
            continue
        if own_cubes(g, seat, area):
            deeds["lose_influence", g.box.areas[area].id] = partial(take_cube, g, seat, area)
        if g.emperor == seat and own_cubes(g, IMPERIAL, area):
            deeds["lose_imperial", g.box.areas[area].id] = partial(take_imperial, g, area)
        if not has_unrest(g, place):
            deeds["unrest", g.box.places[place].id] = partial(add_unrest, g, place)
    if deeds:
        deed = yield from choose_thing(seat, DISSENT_OF_VASSALS, deeds)
        deed()
