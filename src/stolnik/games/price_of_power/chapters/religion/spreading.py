"""Infectious Faiths: how they spread from cluster to cluster, and the revolution with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, FaithNo
from ...state import IS_TOWN, Europe, board, kind_of, task_of, turn_order
from ...tasks import Spreading
from ..board.adjacency import areas_next_to, in_set
from ..board.ownership import capital_area
from ..board.supply import faith_pieces_left
from .faiths import areas_of_faith, shown_faith
from .religion_tokens import change_faith

IDEAS: Final = ("protestant", "counter_reformed")
REVOLUTION: Final = "revolutionary"
MOST, MOST_OF_A_TYPE = 4, 2
WITHOUT_CLUSTERS = 2
"""Tokens that come where no Infectious Faith is on the board."""
IMMUNE: Final = ("orthodox", "muslim")


@rule("EU 15.0.4 15.0.7 15.0.17 15.1.1 15.1.2")
def infectious(g: Europe, *, revolution: bool) -> list[FaithNo]:
    """The faiths that a symbol spreads, in the order in which they take turns."""
    return [g.box.faith_of[name] for name in ((REVOLUTION,) if revolution else IDEAS)]


# -- clusters ----------------------------------------------------------------------------------


@rule("EU-16.5.29")
def clusters(g: Europe, faith: FaithNo) -> list[list[AreaNo]]:
    """Groups of Areas of a faith that are connected by land, by the alphabet."""
    land = board(g).land
    left = areas_of_faith(g, faith, shown=True)
    found = []
    while left:
        group = edge = left & -left
        while edge:
            near = 0
            for area in in_set(edge):
                near |= land[area]
            edge = near & left & ~group
            group |= edge
        left &= ~group
        found.append(sorted(in_set(group), key=lambda area: g.box.areas[area].alphabetical))
    return sorted(found, key=lambda group: g.box.areas[group[0]].alphabetical)


@rule("EU 16.5.30 16.5.31 16.5.35 16.5.39")
def targets(g: Europe, task: Spreading, cluster: list[AreaNo], faith: FaithNo) -> list[AreaNo]:
    """Areas next to what is left of a cluster that can take its faith, be it over the sea."""
    near = 0
    for area in cluster:
        if shown_faith(g, area) == faith:
            near |= areas_next_to(g, area)
    return _takers(g, task, in_set(near & board(g).main_set), faith)


def _takers(g: Europe, task: Spreading, areas: Iterable[AreaNo], faith: FaithNo) -> list[AreaNo]:
    """Those of some Areas that can take a faith."""
    closed = [faith]
    if faith != g.box.faith_of[REVOLUTION]:
        closed += [g.box.faith_of[name] for name in IMMUNE]
    return [
        area
        for area in areas
        if shown_faith(g, area) not in closed and g.box.areas[area].slot not in task.placed
    ]


# -- spreading ---------------------------------------------------------------------------------


def begin(g: Europe, seat: Seat, *, revolution: bool, auto: bool) -> None:
    """A symbol is resolved: what it spreads goes on the agenda."""
    g.agenda.append(Spreading(seat, auto, infectious(g, revolution=revolution)))


@rule("EU 16.5.29 16.5.33 16.5.36 16.5.40 16.5.41")
def spread(g: Europe, task: Spreading) -> Flow[None]:
    """One token at a time, from each cluster at most one (R27)."""
    if not task.began:
        _note_clusters(g, task)
    elif task.alone:
        yield from _place_alone(g, task)
    elif task.source != NONE:
        yield from _place_beside(g, task)
    else:
        able = _able(g, task)
        if not able:
            _end_or_go_apart(g, task)
        elif task.auto:
            yield from _place_by_rule(g, task, able)
        else:
            yield from _choose_cluster(g, task, able)


def _note_clusters(g: Europe, task: Spreading) -> None:
    found = [clusters(g, faith) for faith in task.faiths]
    task.clusters = [cluster for group in found for cluster in group]
    task.of = [faith for faith, group in zip(task.faiths, found, strict=True) for _ in group]
    task.both = all(found) and len(found) > 1
    task.began = True
    if not task.clusters:
        task.alone = WITHOUT_CLUSTERS
    elif _is_revolution(g, task) and len(task.clusters) == 1:
        task.apart = list(task.clusters[0])


def _is_revolution(g: Europe, task: Spreading) -> bool:
    return task.faiths == [g.box.faith_of[REVOLUTION]]


@rule("EU 16.5.33 16.5.34")
def _able(g: Europe, task: Spreading) -> dict[int, tuple[FaithNo, list[AreaNo]]]:
    """The clusters that can spread now, by their place in the list, with faith and targets."""
    found = {}
    if len(task.placed) < MOST:
        for no, (cluster, faith) in enumerate(zip(task.clusters, task.of, strict=True)):
            if task.both and task.kinds.count(faith) >= MOST_OF_A_TYPE:
                continue
            near = targets(g, task, cluster, faith)
            if near:
                found[no] = faith, near
    return found


def _end_or_go_apart(g: Europe, task: Spreading) -> None:
    if task.apart and len(task.placed) < MOST:
        task.alone = 1
    else:
        g.agenda.pop()


SPREAD_FROM = Topic("spread_from", verbs=("spread_from",), set_by=("EU-16.5.33",))


def _choose_cluster(
    g: Europe, task: Spreading, able: dict[int, tuple[FaithNo, list[AreaNo]]]
) -> Flow[None]:
    """Which cluster spreads next; it goes by the name of its first Area."""
    options: dict[Move, int] = {}
    for no, (faith, _) in able.items():
        first = g.box.areas[task.clusters[no][0]].id
        options["spread_from", g.box.faiths[faith].id, first] = no
    no = yield from choose_thing(task.seat, SPREAD_FROM, options)
    task.source = no


def refuse_spot(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why an Area cannot take the token."""
    if move in ask.options or move[0] not in ask.topic.verbs:
        return None
    task = task_of(g, Spreading)
    area = g.box.area_of[str(move[1])]
    if g.box.areas[area].slot in task.placed:
        return Refusal("EU-16.5.35")
    if not _is_revolution(g, task) and g.box.faiths[shown_faith(g, area)].id in IMMUNE:
        return Refusal("EU-16.5.31")
    return None


SPREAD_TO = Topic("spread_to", verbs=("spread_to",), refuse=refuse_spot, set_by=("EU-16.5.30",))


@rule("EU 16.5.30 16.5.32")
def _place_beside(g: Europe, task: Spreading) -> Flow[None]:
    """The player chooses an Area next to the cluster."""
    cluster, faith = task.clusters[task.source], task.of[task.source]
    near = targets(g, task, cluster, faith)
    options: dict[Move, AreaNo] = {("spread_to", g.box.areas[area].id): area for area in near}
    area = yield from choose_thing(task.seat, SPREAD_TO, options, faith=g.box.faiths[faith].id)
    _use_up(task, task.source)
    task.source = NONE
    yield from _lay(g, task, area, faith)


@rule("EU-16.5.33")
def _use_up(task: Spreading, no: int) -> None:
    """A cluster has spread: the next token comes from another one."""
    del task.clusters[no], task.of[no]


@rule("EU 16.5.32 16.5.42")
def _lay(g: Europe, task: Spreading, area: AreaNo, faith: FaithNo) -> Flow[None]:
    """Lay a token; a Revolutionary one may be taken from elsewhere, or not at all."""
    may_stop = faith == g.box.faith_of[REVOLUTION]
    if may_stop and task.auto and faith_pieces_left(g, (faith,)) <= 0:
        return
    if (yield from change_faith(g, task.seat, area, faith, may_stop=may_stop)):
        task.placed.append(g.box.areas[area].slot)
        task.kinds.append(faith)


# -- without clusters --------------------------------------------------------------------------

FIRST_SEEDS = Topic("first_seeds", verbs=("spread_to",), refuse=refuse_spot, set_by=("EU-16.5.36",))


@rule("EU 16.5.36 16.5.38 16.5.40 16.5.41 16.5.44")
def _place_alone(g: Europe, task: Spreading) -> Flow[None]:
    """A token that no cluster is next to: Diverse Faiths, or the beginning of a revolution."""
    task.alone -= 1
    if task.apart:
        spots, task.apart = _far_from(g, task.apart), []
        spots = _takers(g, task, spots, task.faiths[0])
        ranked = sorted(spots, key=lambda area: _rank(g, area))
    elif _is_revolution(g, task):
        ranked = _capitals(g, task)
    else:
        ranked = _far_from_the_south(g, task)
    faith = task.faiths[0] if _is_revolution(g, task) else g.box.faith_of["diverse_faiths"]
    if ranked:
        if task.auto:
            area = ranked[0]
        else:
            options: dict[Move, AreaNo] = {
                ("spread_to", g.box.areas[area].id): area for area in ranked
            }
            area = yield from choose_thing(
                task.seat, FIRST_SEEDS, options, faith=g.box.faiths[faith].id
            )
        yield from _lay(g, task, area, faith)
    if not task.alone:
        g.agenda.pop()


@rule("EU 16.5.36 16.5.38")
def _far_from_the_south(g: Europe, task: Spreading) -> list[AreaNo]:
    """Catholic Areas that touch no Sea Zone marked with a dagger, by the alphabet (R26)."""
    areas = [
        area
        for area in in_set(areas_of_faith(g, g.box.faith_of["catholic"]))
        if not any(g.box.zones[zone].mark == "dagger" for zone in g.box.areas[area].zones)
        and g.box.areas[area].slot not in task.placed
    ]
    return sorted(areas, key=lambda area: g.box.areas[area].alphabetical)


@rule("EU 16.5.40 16.5.44")
def _capitals(g: Europe, task: Spreading) -> list[AreaNo]:
    """Capital Areas of players, by rule those of the least Stability first, ties at random."""
    seats = sorted(turn_order(g))
    if task.auto:
        g.dice.shuffle(seats)
        seats.sort(key=lambda seat: g.players[seat].stability)
    areas = dict.fromkeys(capital_area(g, seat) for seat in seats)
    return _takers(g, task, areas, task.faiths[0])


@rule("EU-16.5.41")
def _far_from(g: Europe, cluster: Iterable[AreaNo]) -> list[AreaNo]:
    """Areas that are neither in a cluster nor next to it."""
    near = 0
    for area in cluster:
        near |= 1 << area | areas_next_to(g, area)
    return list(in_set(board(g).main_set & ~near))


# -- by rule -----------------------------------------------------------------------------------


@rule("EU 16.5.37 16.5.44")
def _place_by_rule(
    g: Europe, task: Spreading, able: dict[int, tuple[FaithNo, list[AreaNo]]]
) -> Flow[None]:
    """Faiths alternate, Protestants first; Towns, then Tax Value, then the alphabet decide."""
    turn = task.faiths[len(task.placed) % len(task.faiths)]
    faiths = {faith for faith, _ in able.values()}
    faith = turn if turn in faiths else min(faiths)
    no, area = min(
        ((no, area) for no, (of, near) in able.items() if of == faith for area in near),
        key=lambda one: (_rank(g, one[1]), one[0]),
    )
    _use_up(task, no)
    yield from _lay(g, task, area, faith)


def _rank(g: Europe, area: AreaNo) -> tuple[bool, int, int]:
    """Areas with a Town come first, then those of most Tax Value, then by the alphabet (R19).

    A Town that Occupies is a Town (P40).
    """
    where = g.box.areas[area]
    settled = any(
        kind_of(tokens[place]) in IS_TOWN
        for tokens in (g.tokens, g.occupiers)
        for place in where.places
    )
    return not settled, -sum(g.box.places[place].tax for place in where.places), where.alphabetical
