"""Defending the HRE: the Emperor is called, Imperial Manpower gathers, Subjects contribute."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic, choose, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo
from ...events.empire import (
    DefenceBegan,
    DefenceOver,
    ImperialManpowerLeft,
    ManpowerContributed,
    SubjectCalls,
)
from ...state import Europe, Realm, task_of, turn_order
from ...tasks import Call, Contributing
from ..board.hostility import enemies
from ..board.ownership import is_pr
from ..board.supply import black_units_left
from ..board.tracks import manpower, tax_income
from ..government.treasury import refuse_ducats, spend_ducats
from ..prestige.prestige_track import score
from ..relations.claims import place_cb, refuse_cb
from ..relations.ties import at_war, influence_in, is_at_war, realm_id
from .membership import electors, hre_areas, is_member, is_subject

LEAST_AUTHORITY: Final = 1
MOST_IMPERIAL_UNITS: Final = 8
CONTRIBUTED_MANPOWER: Final = 2
CONTRIBUTED_DUCATS: Final = 6
CONTRIBUTED_PRESTIGE: Final = 1


# -- when --------------------------------------------------------------------------------------


@rule("EU 18.1.7 18.4.1")
def can_defend(g: Europe) -> bool:
    """Whether there is a player who is Emperor and has the Authority for it."""
    return is_pr(g.emperor) and g.authority >= LEAST_AUTHORITY


@rule("EU-18.4.3")
def is_defending(g: Europe) -> bool:
    """The slot is marked, and the Emperor is at War."""
    return g.defending and is_at_war(g, g.emperor)


def is_attack_on_empire(g: Europe, aggressor: Realm) -> bool:
    """Whether an outsider attacks, and the Emperor could defend the Empire."""
    return can_defend(g) and aggressor != g.emperor and not is_member(g, aggressor)


@rule("EU 5.5.8 18.1.7 18.4.1 11.3.37")
def is_call_to_emperor(g: Europe, aggressor: Realm, realm: Realm) -> bool:
    """A Subject that an outsider attacks calls the Emperor, unless they are Enemies."""
    if not is_attack_on_empire(g, aggressor) or not is_subject(g, realm):
        return False
    return realm not in enemies(g, g.emperor)


@rule("EU 18.4.1 11.3.37")
def defends_already(g: Europe, foes: Iterable[Realm]) -> bool:
    """Whether the Emperor defends the Empire against all of them, and need not be called (P93)."""
    return g.defending and enemies(g, g.emperor).issuperset(foes)


@rule("EU-18.4.1")
def call_emperor(g: Europe, realm: Realm, foes: list[Realm]) -> None:
    """The Emperor has to answer, unless he defends the Empire against them already."""
    if defends_already(g, foes):
        return
    g.tell(SubjectCalls(g.emperor, realm_id(g, realm)))
    g.agenda.append(Call(realm, g.emperor, list(foes), defensive=True, imperial=True))


DEFEND_ONESELF = Topic("defend_oneself", verbs=("yes", "no"), set_by=("EU-18.4.5",))


@rule("EU-18.4.5")
def defend_oneself(g: Europe, aggressor: Realm) -> Flow[None]:
    """An Emperor at home in the Empire may defend it when an outsider attacks him."""
    if g.defending or not is_member(g, g.emperor):
        return
    foe = realm_id(g, aggressor)
    if (yield from choose(g.emperor, DEFEND_ONESELF, [YES, NO], realm=foe)) == YES:
        activate_defence(g, aggressor)


# -- activation --------------------------------------------------------------------------------


@rule("EU-18.4.6")
def gathering(g: Europe) -> int:
    """Imperial Units that come: the Emperor's Influence in Elector Areas, as far as they last."""
    units = sum(influence_in(g, g.emperor, area) for area in electors(g))
    room = MOST_IMPERIAL_UNITS - g.imperial_units
    return max(0, min(units, room, black_units_left(g)))


@rule("EU 18.4.2 18.4.6 18.3.7")
def activate_defence(g: Europe, aggressor: Realm = NONE) -> None:
    """The slot is marked, Imperial Manpower gathers, and each Subject at the table contributes."""
    if g.defending:
        return
    g.defending = True
    units = gathering(g)
    g.imperial_units += units
    g.tell(DefenceBegan(g.emperor, units))
    subjects = [seat for seat in turn_order(g, g.active) if is_subject(g, seat)]
    if subjects:
        g.agenda.append(Contributing(aggressor, subjects))


@rule("EU 4.5.12 4.5.14 18.4.13")
def stand_down(g: Europe) -> None:
    """When the Emperor is at Peace again: Imperial Manpower is emptied, and the tag removed."""
    if is_at_war(g, g.emperor):
        return
    if g.imperial_units:
        g.tell(ImperialManpowerLeft(g.imperial_units))
        g.imperial_units = 0
    if g.defending:
        g.defending = False
        g.tell(DefenceOver())


@rule("EU-18.4.14")
def has_free_access(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """While the Empire is defended, both sides pass freely through all its Areas."""
    if not is_defending(g) or area not in hre_areas(g):
        return False
    return seat == g.emperor or at_war(g, seat, g.emperor)


# -- contributions -----------------------------------------------------------------------------


@rule("EU-18.3.8")
def manpower_due(g: Europe, seat: Seat) -> int:
    """2 Units, but no more than half of all Manpower (R29)."""
    return min(CONTRIBUTED_MANPOWER, (manpower(g, seat) + 1) // 2)


@rule("EU-18.3.9")
def ducats_due(g: Europe, seat: Seat) -> int:
    """6 Ducats, but no more than half of the Tax Income (R29)."""
    return min(CONTRIBUTED_DUCATS, (tax_income(g, seat) + 1) // 2)


def _refuse_manpower(g: Europe, seat: Seat, aggressor: Realm) -> Refusal | None:
    due, have = manpower_due(g, seat), g.players[seat].available
    return Refusal("EU-18.3.8", {"due": due, "have": have}, "manpower") if have < due else None


def _refuse_ducats(g: Europe, seat: Seat, aggressor: Realm) -> Refusal | None:
    return refuse_ducats(g, seat, ducats_due(g, seat), "EU-18.3.9")


def _refuse_nothing(g: Europe, seat: Seat, aggressor: Realm) -> Refusal | None:
    return None


def _refuse_cb(g: Europe, seat: Seat, aggressor: Realm) -> Refusal | None:
    if aggressor == NONE:
        return Refusal("EU-18.3.7")
    return refuse_cb(g, seat, aggressor, "EU-18.3.7")


def _give_manpower(g: Europe, seat: Seat, aggressor: Realm) -> None:
    player, due = g.players[seat], manpower_due(g, seat)
    player.available -= due
    player.exhausted += due
    g.tell(ManpowerContributed(seat, due))


def _give_ducats(g: Europe, seat: Seat, aggressor: Realm) -> None:
    spend_ducats(g, seat, ducats_due(g, seat), "defending_hre")


def _give_prestige(g: Europe, seat: Seat, aggressor: Realm) -> None:
    score(g, seat, -CONTRIBUTED_PRESTIGE, "defending_hre")


Guard = Callable[[Europe, Seat, Realm], Refusal | None]
Gift = Callable[[Europe, Seat, Realm], Flow[None] | None]
GIFTS: Final[Mapping[str, tuple[Guard, Gift]]] = {
    "give_manpower": (_refuse_manpower, _give_manpower),
    "give_ducats": (_refuse_ducats, _give_ducats),
    "give_prestige": (_refuse_nothing, _give_prestige),
    "give_cb": (_refuse_cb, place_cb),
}
"""What a Subject can contribute, with its guard."""


def refuse_contribution(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Contributing)
    if move[0] not in GIFTS:
        return None
    guard, _ = GIFTS[str(move[0])]
    return guard(g, ask.seat, task.aggressor)


CONTRIBUTION = Topic(
    "contribution", verbs=tuple(GIFTS), refuse=refuse_contribution, set_by=("EU-18.3.7",)
)


@rule("EU-18.3.7")
def contribute(g: Europe, task: Contributing) -> Flow[None]:
    """One Subject after the other, clockwise from the Active Player, gives one thing."""
    if not task.queue:
        g.agenda.pop()
        return
    seat = task.queue[0]
    options: list[Move] = [
        (verb,) for verb, (guard, _) in GIFTS.items() if guard(g, seat, task.aggressor) is None
    ]
    answer = yield from choose(seat, CONTRIBUTION, options)
    task.queue.pop(0)
    yield from rest_of(GIFTS[str(answer[0])][1](g, seat, task.aggressor))
