"""Imperial Influence: as much as there is Authority, placed anew in every Cleanup."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.empire import ImperialInfluencePlaced
from ...state import COLUMNS, IMPERIAL, Europe, task_of
from ...tasks import PlacingImperial
from ..board.atlas import of_the_map
from ..board.ownership import is_npr, is_pr, overlord, owner
from ..relations.influence import areas_with_cubes, has_room, take_imperial
from .membership import hre_areas, is_member


def imperial_cubes(g: Europe, area: AreaNo) -> int:
    return g.influence[area * COLUMNS + IMPERIAL]


def on_the_map(g: Europe) -> int:
    """Imperial Influence that lies in Areas."""
    return sum(g.influence[IMPERIAL::COLUMNS])


@rule("EU 18.2.1 18.2.4")
def missing(g: Europe) -> int:
    """Cubes that have still to be placed; less than 0 must be taken up."""
    return g.authority - on_the_map(g)


@rule("EU-18.2.5")
def areas_with_npr_members(g: Europe) -> tuple[AreaNo, ...]:
    """The Areas of the Empire with a Province that is Owned by an NPR which is a Member."""
    return _with_npr_members(g, (tuple(hre_areas(g)), bytes(g.overlords)))


@of_the_map
def _with_npr_members(g: Europe, empire: tuple[tuple[AreaNo, ...], bytes]) -> tuple[AreaNo, ...]:
    """The same, if these are the Areas of the Empire and the Overlords."""
    areas, _ = empire
    return tuple([area for area in areas if _has_npr_member(g, area)])


def _has_npr_member(g: Europe, area: AreaNo) -> bool:
    for place in g.box.areas[area].places:
        realm = owner(g, place)
        if overlord(g, place) is None and is_npr(g, realm) and is_member(g, realm):
            return True
    return False


@rule("EU 4.5.11 18.2.4 18.2.5")
def refuse_cube(g: Europe, area: AreaNo) -> Refusal | None:
    """Why Imperial Influence cannot be placed in an Area."""
    if missing(g) <= 0:
        return Refusal("EU-18.2.4")
    if area not in areas_with_npr_members(g):
        return Refusal("EU-18.2.5")
    return None if has_room(g, area) else Refusal("EU-4.5.11")


@rule("EU 4.5.11 18.2.4")
def refuse_recall(g: Europe, task: PlacingImperial, area: AreaNo) -> Refusal | None:
    """Each cube is moved once: what was placed in this Step stays."""
    there = imperial_cubes(g, area) if area < g.box.main_areas else 0
    return None if there > task.placed.count(area) else Refusal("EU-18.2.4")


def refuse_imperial_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, PlacingImperial)
    match move:
        case ("place_imperial", str(name)):
            return refuse_cube(g, g.box.area_of[name])
        case ("recall_imperial", str(name)):
            return refuse_recall(g, task, g.box.area_of[name])
        case ("done",):
            return None if move in ask.options else Refusal("EU-18.2.4")
    return None


IMPERIAL_INFLUENCE = Topic(
    "imperial_influence",
    verbs=("place_imperial", "recall_imperial", "done"),
    refuse=refuse_imperial_answer,
    set_by=("EU-4.5.11",),
)


@rule("EU 4.5.11 18.2.2")
def begin_placing(g: Europe) -> None:
    """Step B of the Cleanup comes to the Emperor, if a player is one."""
    if is_pr(g.emperor) and (g.authority or on_the_map(g)):
        g.agenda.append(PlacingImperial())


@rule("EU 4.5.11 18.2.1 18.2.2 18.2.4")
def place_imperial_influence(g: Europe, task: PlacingImperial) -> Flow[None]:
    """Cubes are taken up and placed, one at a time, until there are as many as Authority."""
    left = missing(g)
    areas = areas_with_npr_members(g) if left > 0 else ()
    places: list[Move] = [
        ("place_imperial", g.box.areas[area].id) for area in areas if has_room(g, area)
    ]
    recalls: list[Move] = [
        ("recall_imperial", g.box.areas[area].id)
        for area in areas_with_cubes(g, IMPERIAL)
        if not refuse_recall(g, task, area)
    ]
    done = [DONE] if left >= 0 and not places else []
    options = recalls if left < 0 else [*places, *recalls, *done]
    answer = yield from choose(g.emperor, IMPERIAL_INFLUENCE, options, left=max(left, 0))
    if answer == DONE:
        g.agenda.pop()
        return
    area = g.box.area_of[str(answer[1])]
    if answer[0] == "recall_imperial":
        take_imperial(g, area)
        return
    g.influence[area * COLUMNS + IMPERIAL] += 1
    task.placed.append(area)
    g.tell(ImperialInfluencePlaced(g.box.areas[area].id))
