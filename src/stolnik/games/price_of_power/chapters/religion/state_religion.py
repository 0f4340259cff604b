"""The State Religion of a player: how it is adopted, and the Action that changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ADM, NONE, AreaNo, FaithNo, PlaceNo
from ...events.religion import RebelsAppeased, StateReligionAdopted
from ...stages import ReformingStage
from ...state import IMPERIAL, REBEL_TOWN, REVOLUTION, Europe, Realm, kind_of
from ...tasks import RebelRolls, Reforming
from ..board.adjacency import in_set
from ..board.changes import province_changed
from ..board.cubes import find_cube
from ..board.ownership import areas_of, box_number, capital, capital_area, towns
from ..curia.curia_track import keep_curia
from ..empire.dissolving import renounce
from ..empire.imperial_faith import refuse_emperors_reform
from ..government.power import refuse_power, spend_power
from ..government.stability import lower_stability
from ..menu import Entry
from ..prestige.prestige_track import score
from ..rebels.taking_provinces import unrest_in
from ..relations.influence import (
    areas_with_cubes,
    has_room,
    put_cube,
    spared_by_marriage,
    take_cube,
    take_imperial,
)
from ..relations.ties import end_marriage, realm_id
from .dissent import quiet_towns_in, turn_one_town
from .faiths import areas_of_faith, creed, faith_of_area, shown_faith, state_religion
from .religion_tokens import change_faith, find_token

FIRST_AGE: Final = 2
REFORM: Final = {"catholic": "protestant", "protestant": "catholic"}
"""What a Realm can turn to by its own Action."""
PRESTIGE, STABILITY, INFLUENCE = 2, 1, 5
COUNTER_REFORMATION: Final = "counter_reformed"
PRICE_OF_COUNTER_REFORM = 3
CAPITAL_AND_OTHERS = 3
"""So many Provinces, the Capital among them, religious Rebels must Occupy."""


# -- adopting a faith --------------------------------------------------------------------------


@rule("EU-2.7.12")
def is_bound(g: Europe, realm: Realm, faith: FaithNo) -> bool:
    """The Papal States are always Catholic."""
    pope = box_number(g, realm) == g.box.papal_states
    return pope and creed(g.box, faith) != g.box.faith_of["catholic"]


@rule("EU 15.0.13 15.2.1 15.2.4")
def adopt(g: Europe, seat: Seat, faith: FaithNo) -> Flow[bool]:
    """A player's State Religion changes; tells whether it did.

    Who is no longer Catholic has no Cardinals from that moment on.
    """
    player = g.players[seat]
    if player.faith == faith or not g.box.faiths[faith].group or is_bound(g, seat, faith):
        return False
    yield from find_token(g, seat, faith, NONE)
    player.faith = faith
    g.tell(StateReligionAdopted(seat, g.box.faiths[faith].id))
    yield from keep_curia(g)
    renounce(g, seat)
    return True


# -- Change State Religion ---------------------------------------------------------------------


@rule("EU 14.4.3 14.4.4")
def rebels_demand(g: Europe, seat: Seat) -> FaithNo | None:
    """The faith that religious Rebels would have a player adopt, if they are strong enough.

    They are the Rebel Towns in Areas in Religious Dissent.
    """
    if not g.box.options.get("religious_rebels"):
        return None
    faith = shown_faith(g, capital_area(g, seat))
    own = g.players[seat].faith
    if not g.box.faiths[faith].group or creed(g.box, faith) == creed(g.box, own):
        return None
    held = [
        place
        for place in towns(g, seat)
        if kind_of(g.occupiers[place]) == REBEL_TOWN
        and faith_of_area(g, g.box.places[place].area) != creed(g.box, own)
    ]
    return faith if capital(g, seat) in held and len(held) >= CAPITAL_AND_OTHERS else None


@rule("EU 5.1.51 5.1.52 10.PT.39 15.0.6 15.0.9 15.2.3 15.2.4")
def refuse_reform(g: Europe, seat: Seat, faith: FaithNo) -> Refusal | None:
    """Why a player cannot turn to a faith: Catholics and Protestants alone change, in Age II."""
    if is_bound(g, seat, faith):
        return Refusal("EU-2.7.12")
    if rebels_demand(g, seat) == faith:
        return None
    bound = refuse_emperors_reform(g, seat)
    if bound is not None:
        return bound
    own, wanted = state_religion(g, seat), g.box.faiths[faith].id
    if REFORM.get(g.box.faiths[own].id) != wanted:
        return Refusal("EU-5.1.51")
    return Refusal("EU-15.2.3") if g.age < FIRST_AGE else None


@rule("EU 5.1.58 15.0.16")
def refuse_counter_reform(g: Europe, seat: Seat) -> Refusal | None:
    """A Catholic Realm may join the Counter-Reformation once it is somewhere on the board.

    A token that a Revolutionary one covers is on the board as well.
    """
    reformed = g.box.faith_of[COUNTER_REFORMATION]
    if g.age < FIRST_AGE:
        return Refusal("EU-5.1.51")
    if state_religion(g, seat) != g.box.faith_of["catholic"]:
        return Refusal("EU-5.1.58")
    token = reformed + 1
    if token not in g.faiths and token | REVOLUTION not in g.faiths:
        return Refusal("EU-5.1.58", {}, "nowhere")
    own = g.players[seat].faith
    if own == reformed and shown_faith(g, capital_area(g, seat)) == reformed:
        return Refusal("EU-5.1.58", {}, "done")
    return refuse_power(g, seat, ADM, PRICE_OF_COUNTER_REFORM, "EU-5.1.58")


def refuse_faith_move(g: Europe, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case ("change_religion", str(faith)):
            return refuse_reform(g, seat, g.box.faith_of[faith])
    return refuse_counter_reform(g, seat)


def _offers(g: Europe, seat: Seat) -> Sequence[Move]:
    found: list[Move] = []
    demanded = rebels_demand(g, seat)
    if g.age >= FIRST_AGE:
        player = g.players[seat]
        other = REFORM.get(g.box.faiths[g.box.creeds[player.faith]].id)
        if other is not None:
            faith = g.box.faith_of[other]
            wanted = demanded == faith or refuse_emperors_reform(g, seat) is None
            if wanted and not is_bound(g, seat, faith):
                found.append(("change_religion", other))
        dear = player.power[ADM] < PRICE_OF_COUNTER_REFORM
        if not dear and refuse_counter_reform(g, seat) is None:
            found.append(("counter_reform",))
    if demanded is not None and not is_bound(g, seat, demanded):
        change: Move = ("change_religion", g.box.faiths[demanded].id)
        if change not in found:
            found.append(change)
    return found


def _do(g: Europe, seat: Seat, move: Move) -> Flow[None]:
    match move:
        case ("change_religion", str(faith)):
            return reform(g, seat, g.box.faith_of[faith])
    return counter_reform(g, seat)


STATE_RELIGION = Entry(("change_religion", "counter_reform"), _offers, refuse_faith_move, _do)


@rule("EU-5.1.58")
def counter_reform(g: Europe, seat: Seat) -> Flow[None]:
    """For 3 Administrative Power the Capital Area is Counter-Reformed, and nothing is lost."""
    faith = g.box.faith_of[COUNTER_REFORMATION]
    spend_power(g, seat, ADM, PRICE_OF_COUNTER_REFORM)
    yield from adopt(g, seat, faith)
    yield from change_faith(g, seat, capital_area(g, seat), faith)


@rule("EU 5.1.53 5.1.54")
def reform(g: Europe, seat: Seat, faith: FaithNo) -> Flow[None]:
    """It costs no Power, but 2 Prestige, 1 Stability, ties and peace."""
    old = state_religion(g, seat)
    appeased = rebels_demand(g, seat) == faith
    score(g, seat, -PRESTIGE, "change_religion")
    yield from lower_stability(g, seat, STABILITY)
    yield from adopt(g, seat, faith)
    if appeased:
        appease(g, seat)
    g.agenda.append(Reforming(seat, old, left=INFLUENCE))


# -- what the change brings --------------------------------------------------------------------


def work_on_reform(g: Europe, task: Reforming) -> Flow[None]:
    """One choice at a time: the Marriage, Influence off and on the board, Unrest.

    What leaves nothing to choose is passed over.
    """
    while not (yield from STAGES[task.stage](g, task)):
        pass


GIVE_UP = Topic(
    "give_up",
    verbs=("end_marriage", "lose_influence", "lose_imperial"),
    set_by=("EU-5.1.55",),
)


@rule("EU-5.1.55")
def _end_marriage(g: Europe, task: Reforming) -> Flow[bool]:
    """One Marriage with a Realm whose Capital Area has the faith given up."""
    seat = task.seat
    partners: dict[Move, Realm] = {
        ("end_marriage", realm_id(g, realm)): realm
        for realm in g.players[seat].marriages
        if faith_of_area(g, capital_area(g, realm)) == task.old
    }
    if partners:
        realm = yield from choose_thing(seat, GIVE_UP, partners, faith=_name(g, task.old))
        end_marriage(g, seat, realm)
    old = _areas(g, task.old)
    task.left -= spared_by_marriage(g, seat, old)
    task.stage = "remove"
    return bool(partners)


@rule("EU 5.1.55 11.2.6 18.2.3 18.2.4")
def _remove(g: Europe, task: Reforming) -> Flow[bool]:
    """Five Influence in all, one less for each Area where the player is still Married (R66).

    What an Emperor gives up of Imperial Influence is not placed elsewhere before the Cleanup.
    """
    seat = task.seat
    columns = {"lose_influence": seat}
    if g.emperor == seat:
        columns["lose_imperial"] = IMPERIAL
    cubes: dict[Move, tuple[int, AreaNo]] = {
        (verb, g.box.areas[area].id): (column, area)
        for verb, column in columns.items()
        for area in areas_with_cubes(g, column)
        if faith_of_area(g, area) == task.old
    }
    if task.left <= 0 or not cubes:
        task.stage = "place"
        return False
    column, area = yield from choose_thing(seat, GIVE_UP, cubes, faith=_name(g, task.old))
    task.left -= 1
    if column == IMPERIAL:
        take_imperial(g, area)
    else:
        take_cube(g, seat, area)
        task.moved += 1
    return True


WIN_OVER = Topic("win_over", verbs=("place",), set_by=("EU-5.1.56",))


@rule("EU 5.1.56 11.1.1")
def _place(g: Europe, task: Reforming) -> Flow[bool]:
    """The Influence taken off goes to Areas of the new faith, as far as they have room."""
    seat = task.seat
    new = state_religion(g, seat)
    room: dict[Move, AreaNo] = {}
    if task.moved:
        room = {
            ("place", g.box.areas[area].id): area for area in _areas(g, new) if has_room(g, area)
        }
    if not room or not (yield from find_cube(g, seat)):
        task.stage = "unrest"
        task.areas = list(in_set(areas_of(g, seat) & areas_of_faith(g, task.old)))
        task.rolls = list(task.areas)
        return False
    area = yield from choose_thing(seat, WIN_OVER, room, left=task.moved)
    put_cube(g, seat, area)
    task.moved -= 1
    return True


@rule("EU-5.1.57")
def _unrest(g: Europe, task: Reforming) -> Flow[bool]:
    """Unrest in each own Area of the old faith, then Rebel Dice for those Areas (R20)."""
    if task.areas:
        area = task.areas.pop(0)
        quiet = quiet_towns_in(g, task.seat, [area])
        yield from turn_one_town(g, task.seat, area, quiet)
        return bool(quiet)
    g.agenda.pop()
    roll_in(g, task.seat, task.rolls)
    return True


STAGES: Final[Mapping[ReformingStage, Callable[[Europe, Reforming], Flow[bool]]]] = {
    "marriage": _end_marriage,
    "remove": _remove,
    "place": _place,
    "unrest": _unrest,
}
"""What a change of faith brings, in its order; each says whether there was anything to do."""


def roll_in(g: Europe, seat: Seat, areas: list[AreaNo]) -> None:
    """One player rolls Rebel Dice for all Unrest of their own in some Areas."""
    unruly = [area for area in areas if unrest_in(g, area, seat)]
    if unruly:
        g.agenda.append(RebelRolls([seat], areas=unruly, began=True))


def _areas(g: Europe, faith: FaithNo) -> list[AreaNo]:
    """The Areas of a faith on the Main Map."""
    return list(in_set(areas_of_faith(g, faith)))


def _name(g: Europe, faith: FaithNo) -> str:
    return g.box.faiths[faith].id


# -- religious Rebels --------------------------------------------------------------------------


@rule("EU-14.4.5")
def appease(g: Europe, seat: Seat) -> None:
    """Rebel Units and Rebel Towns leave the Areas of a player that have the new faith."""
    new = state_religion(g, seat)
    own = {g.box.places[place].area for place in towns(g, seat)}
    for area in sorted(own):
        if faith_of_area(g, area) != new:
            continue
        freed: list[PlaceNo] = [
            place for place in g.box.areas[area].places if kind_of(g.occupiers[place]) == REBEL_TOWN
        ]
        if not freed and not g.rebels[area]:
            continue
        g.rebels[area] = 0
        for place in freed:
            g.occupiers[place] = 0
            province_changed(g, place)
        g.tell(RebelsAppeased(seat, g.box.areas[area].id))
