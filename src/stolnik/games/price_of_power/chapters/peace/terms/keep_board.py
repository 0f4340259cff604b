"""Keep Current Board State: who Occupies, keeps; the Victor may do otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PlaceNo
from ....events.other_realms import VassalFreed
from ....events.peace import ProvinceFreed, Ransomed
from ....state import NOBODY, NPR, Europe, Realm, seat_of, task_of
from ....tasks import Settlement
from ...board.adjacency import in_set
from ...board.changes import place_town, province_changed, take_off
from ...board.ownership import (
    areas_of,
    capital,
    core_realm,
    is_core,
    is_npr,
    is_pr,
    lawful_owner,
    occupations,
    value_in_peace,
    was_played,
)
from ...curia.curia_track import keep_curia
from ...government.treasury import gain_ducats, pay
from ...prestige.prestige_track import score
from ...rebels.liberation import back_to_the_natives
from ...relations.alliances import ally, ally_of, refuse_another_ally
from ...relations.ties import is_fighting, realm_id
from ..parties import exists, give_back, held_by, income_in_peace, own_places, party, side
from ..spoils import add_influence, claim_what_was_lost, keep, turn_claims_into_order
from ..truces import conclude

KEEP: Final = -2
SELL: Final = -3
FREE: Final = -4
RETURN: Final = -5
"""What becomes of an Occupied Province, else the Province that it is exchanged for."""
RANSOM: Final = 10
PER_TAX_VALUE: Final = 3
CAP: Final = 2
INFLUENCE: Final = 2


# -- what can be done with a Province ----------------------------------------------------------


@rule("EU 10.PT.8 10.3.11 21.0.1")
def is_capital(g: Europe, place: PlaceNo) -> bool:
    """The Capital of a Realm that exists (R64)."""
    owner = party(g, place)
    return owner != NOBODY and exists(g, owner) and capital(g, owner) == place


def in_question(g: Europe, seat: Seat, enemy: Realm) -> list[PlaceNo]:
    """What the Victor Occupies of the other side, Capitals aside."""
    return [place for place in held_by(g, seat, side(g, enemy, seat)) if not is_capital(g, place)]


@rule("EU-10.PT.12")
def exchanges(g: Europe, task: Settlement, place: PlaceNo) -> list[PlaceNo]:
    """What the Loser Occupies of equal Tax Value, Capitals aside."""
    tax = value_in_peace(g, place)
    return [
        other
        for other in held_by(g, task.enemy, side(g, task.seat, task.enemy))
        if value_in_peace(g, other) == tax
        and not is_capital(g, other)
        and other not in task.fates.values()
    ]


@rule("EU 7.6.2 10.PT.14 10.3.12 14.3.14")
def refuse_freeing(g: Europe, task: Settlement, place: PlaceNo) -> Refusal | None:
    """Not a Core Province of the Loser, and not an Active Ally's; the Vassal of an NPR whole."""
    loser = party(g, place)
    if loser != task.enemy and loser in side(g, task.enemy, task.seat):
        return Refusal("EU-10.3.12")
    held = occupations(g, task.seat)
    bound = [one for one in _fellows(g, place) if one not in held or task.fates.get(one) == SELL]
    return Refusal("EU-10.PT.14") if bound or is_core(g, loser, place) else None


@rule("EU-10.PT.13")
def refuse_selling(g: Europe, task: Settlement, place: PlaceNo) -> Refusal | None:
    """Not to an NPR whose Vassal is set free."""
    free = any(task.fates.get(one) == FREE for one in _fellows(g, place))
    return Refusal("EU-10.PT.13") if free else None


@rule("EU-13.2.4")
def _fellows(g: Europe, place: PlaceNo) -> list[PlaceNo]:
    """The other Provinces of an NPR's Vassal: with them it is free, or it is not."""
    if not _is_of_vassal(g, place):
        return []
    return [one for one in own_places(g, lawful_owner(g, place)) if one != place]


def _is_of_vassal(g: Europe, place: PlaceNo) -> bool:
    """Whether a Province belongs to the Vassal of an NPR."""
    return not is_pr(party(g, place)) and party(g, place) != lawful_owner(g, place)


def refuse_fate(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move[0] not in FATE.verbs:
        return None
    task = task_of(g, Settlement)
    place = g.box.place_of[str(move[1])]
    if not task.todo or place != task.todo[0]:
        return Refusal("EU-10.PT.11")
    match move:
        case ("sell_back", _):
            return refuse_selling(g, task, place)
        case ("free_province", _):
            return refuse_freeing(g, task, place)
        case ("swap_province", _, str(_)):
            return Refusal("EU-10.PT.12")
    return None


FATE = Topic(
    "fate",
    verbs=("keep_province", "sell_back", "free_province", "swap_province"),
    refuse=refuse_fate,
    set_by=("EU-10.PT.11",),
)


@rule("EU 10.PT.11 10.PT.16")
def choose_fate(g: Europe, task: Settlement) -> Flow[None]:
    """Province by Province: keep it, give it back for Ducats, free it, or exchange it."""
    place = task.todo[0]
    name = g.box.places[place].id
    fates: dict[Move, int] = {("keep_province", name): KEEP}
    if refuse_selling(g, task, place) is None:
        fates["sell_back", name] = SELL
    if refuse_freeing(g, task, place) is None:
        fates["free_province", name] = FREE
    for other in exchanges(g, task, place):
        fates["swap_province", name, g.box.places[other].id] = other
    task.fates[place] = yield from choose_thing(task.seat, FATE, fates, province=name)
    task.todo.pop(0)


# -- carrying it out ---------------------------------------------------------------------------


@rule("EU 10.PT.8 10.PT.9 10.PT.10 10.PT.13 10.PT.16 10.3.11")
def keep_board(
    g: Europe, task: Settlement, *, glory: bool = True, decided: bool = True
) -> Flow[None]:
    """Capitals go back for a ransom; the rest as decided; then Claims and the Truce.

    Only a Victor finds new friends.
    """
    seat, enemy = task.seat, task.enemy
    ours = held_by(g, seat, side(g, enemy, seat))
    theirs = held_by(g, enemy, side(g, seat, enemy))
    before = {place: party(g, place) for place in (*ours, *theirs)}
    capitals = {place for place in before if is_capital(g, place)}
    dues: dict[tuple[Seat, Realm], int] = {}
    gained: dict[Seat, set[int]] = {seat: set(), enemy: set()}
    lost: dict[Realm, set[int]] = {}
    swapped = {other for other in task.fates.values() if other >= 0}
    freed: list[Realm] = []
    for place in (*ours, *theirs):
        occupier, owner = seat_of(g.occupiers[place]), before[place]
        area = g.box.places[place].area
        fate = task.fates.get(place, KEEP)
        if place in capitals:
            dues[occupier, owner] = dues.get((occupier, owner), 0) + RANSOM
            yield from give_back(g, place)
        elif fate == SELL:
            tax = value_in_peace(g, place)
            dues[occupier, owner] = dues.get((occupier, owner), 0) + PER_TAX_VALUE * tax
            yield from give_back(g, place)
        elif fate == FREE:
            if glory:
                score(g, seat, value_in_peace(g, place), "liberation")
            freed.append((yield from _free(g, place)))
            lost.setdefault(owner, set()).add(area)
        elif fate >= 0 or fate == RETURN or place in swapped:
            yield from give_back(g, place)
        else:
            yield from keep(g, place)
            gained[occupier].add(area)
            lost.setdefault(owner, set()).add(area)
    yield from _collect(g, dues)
    if decided:
        yield from _befriend(g, seat, freed)
    for winner, areas in gained.items():
        if is_pr(winner):
            yield from turn_claims_into_order(g, winner, areas)
    for loser, areas in sorted(lost.items()):
        if is_pr(loser):
            yield from claim_what_was_lost(g, loser, areas)
    conclude(g, seat, enemy, "keep_current_board_state")


@rule("EU 10.PT.9 10.PT.13 10.PT.17 7.4.14")
def _collect(g: Europe, dues: Mapping[tuple[Seat, Realm], int]) -> Flow[None]:
    """Each Realm pays for its own, at most twice its Tax Income now (R49).

    Who goes Bankrupt over it pays nothing (P105).
    """
    for (occupier, owner), due in dues.items():
        due = min(due, CAP * income_in_peace(g, owner))
        if is_pr(owner) and not (yield from pay(g, owner, due, "ransom")):
            continue
        g.tell(Ransomed(occupier, realm_id(g, owner), due))
        gain_ducats(g, occupier, due, "ransom")


@rule("EU 10.PT.14 13.2.4 14.3.12 14.3.13 14.3.14")
def _free(g: Europe, place: PlaceNo) -> Flow[Realm]:
    """The Province goes to the Realm whose Core it is, and a Territory to the natives (R21)."""
    realm, token = core_realm(g, place), g.tokens[place]
    if _is_of_vassal(g, place):
        g.overlords[realm - NPR] = 0
        g.tell(VassalFreed(realm_id(g, realm)))
    yield from give_back(g, place)
    if token:
        take_off(g, seat_of(token), place)
    else:
        g.remains.pop(place, None)
        province_changed(g, place)
    if realm == NOBODY:
        yield from back_to_the_natives(g, place)
    elif is_pr(realm):
        place_town(g, realm, place)
    freed = lawful_owner(g, place)
    if freed != NOBODY:
        g.tell(ProvinceFreed(g.box.places[place].id, realm_id(g, freed)))
    return freed


NEW_FRIEND = Topic("new_friend", verbs=("befriend", "no"), set_by=("EU-10.PT.15",))


@rule("EU 10.PT.15 11.3.4 11.3.6 11.3.42 21.0.6")
def _befriend(g: Europe, seat: Seat, freed: Iterable[Realm]) -> Flow[None]:
    """An Alliance with one freed NPR, and 2 Influence in its Areas (R5).

    Who is at War becomes nobody's Ally, nor does what remains of a player; who has an Ally stays
    true to it.
    """
    if refuse_another_ally(g, seat):
        return
    friends: dict[Move, Realm] = {
        ("befriend", realm_id(g, realm)): realm
        for realm in dict.fromkeys(freed)
        if is_npr(g, realm)
        and not was_played(g, realm)
        and ally_of(g, realm) is None
        and not is_fighting(g, realm)
    }
    if not friends:
        return
    answer: Move = yield Ask.of(seat, NEW_FRIEND, [*friends, NO])
    if answer == NO:
        return
    ally(g, seat, friends[answer])
    yield from keep_curia(g)  # the Cardinal of Roma comes with the token
    yield from add_influence(g, seat, in_set(areas_of(g, friends[answer])), INFLUENCE)
