"""Declare War: its targets, and the eight steps in their order.

A Declaration is a task on the agenda.  Calls to Arms and Battles come on top of it, one at a
time, and when they are over it goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Final

from stolnik.engine.flow import (
    DONE,
    NO,
    YES,
    Ask,
    Flow,
    Move,
    Seat,
    Topic,
    choose,
    choose_thing,
    rest_of,
)
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFANTRY, MIL
from ...events.war_declared import NoFreeAction, NprDeclaredWar, WarDeclared
from ...stages import WarStage
from ...state import Europe, Realm, War, seats, task_of
from ...tasks import CallingAllies, Declaration
from ..board.hostility import enemies
from ..board.ownership import independent, is_pr, near_nprs, realm_at_table
from ..curia.crusade import commit, crusade_targets, has_crusade_cb
from ..empire.defending import (
    call_emperor,
    defend_oneself,
    defends_already,
    is_attack_on_empire,
    is_call_to_emperor,
)
from ..empire.internal_wars import punish_internal_war
from ..government.power import gain_power, refuse_power, spend_power
from ..government.stability import lower_stability
from ..menu import Deed, plain_entry
from ..prestige.prestige_track import score
from ..relations.alliances import ally_of
from ..relations.claims import areas_with_claims
from ..relations.influence import remove_all_from_realm
from ..relations.ties import at_war, realm_id
from .calls_to_arms import call_of_npr, call_to_attack, refuse_call
from .casus_belli import (
    CRUSADE,
    EVENT,
    SUCCESSION,
    WITHOUT_CB,
    casus_belli,
    claim_succession,
    is_disputed,
    refuse_war,
    stability_lost,
    unprotected,
)
from .first_battles import clockwise, land_battles, naval_battles, seas_to_fight_on, wars_of
from .gaining import gain_mercenaries
from .land_movement import begin_activation, refuse_activation
from .naval_movement import begin_sailing, refuse_naval
from .recruit import begin_recruiting, refuse_recruiting
from .siege import PRICE as FIRST_BESIEGER
from .siege import areas_to_siege, begin_siege, refuse_siege

Step = Callable[[Europe, Declaration], Flow[None] | None]
PRICE: Final = 1
"""Military Power."""
POWER_FOR_THE_ATTACKED: Final = 1
PRESTIGE_FOR_A_CRUSADE: Final = 1
CRUSADERS: Final = 2
"""Mercenary Infantry for who goes ahead of a Crusade."""


# -- the Action --------------------------------------------------------------------------------


def realms(g: Europe) -> Iterator[Realm]:
    """Every Realm that a War could be Declared on: players first, then NPRs."""
    yield from seats(g)
    yield from independent(g)


def realms_to_attack(g: Europe, seat: Seat) -> Iterator[Realm]:
    """Those of them that are worth a look: no Distant Realms for who has no Claims overseas."""
    if any(g.box.areas[area].distant for area in areas_with_claims(g, seat)):
        return realms(g)
    return chain(seats(g), near_nprs(g, bytes(g.overlords)))


@rule("EU 16.3.41 19.3.12")
def _candidates(g: Europe, task: Declaration) -> Iterable[Realm]:
    """Those of them that a card, or a Crusade, leaves."""
    found = realms_to_attack(g, task.seat)
    if not task.among and not task.leads_crusade:
        return found
    meant = task.among or crusade_targets(g)
    return [realm for realm in found if realm in meant]


@rule("EU 5.5.3 9.1.1 2.4.17")
def refuse_target(
    g: Europe,
    seat: Seat,
    realm: Realm,
    named: Collection[Realm] = (),
    ignored: Collection[str] = (),
    hostile: Collection[Realm] | None = None,
) -> Refusal | None:
    """Why a Realm cannot be named: one's own, one that is named, an Enemy, or out of reach.

    Who asks of many Realms works out the Enemies once and hands them in.
    """
    if realm == seat:
        return Refusal("EU-2.4.17", {}, "own_realm")
    if realm in named:
        return Refusal("EU-5.5.4", {}, "named")
    if realm in (enemies(g, seat) if hostile is None else hostile):
        return Refusal("EU-9.1.1", {}, "at_war")
    return refuse_war(g, seat, realm, ignored)


@rule("EU 5.5.1 5.5.3")
def refuse_declaring(g: Europe, seat: Seat, move: Move = ("declare_war",)) -> Refusal | None:
    """Military Power, and a Realm that can be attacked."""
    refusal = refuse_power(g, seat, MIL, PRICE, "EU-5.5.1")
    if refusal is not None:
        return refusal
    player = g.players[seat]
    if player.ruler is None and not any(is_disputed(g, realm) for realm in player.marriages):
        return Refusal("EU-9.1.10")  # whoever the target would be
    hostile = enemies(g, seat)
    for realm in realms(g):
        if realm == seat:
            continue
        found = refuse_target(g, seat, realm, hostile=hostile)
        if found is None:
            return None
        refusal = refusal or found
    return refusal or Refusal("EU-5.5.3")


@rule("EU-5.5.1")
def begin_war(g: Europe, seat: Seat, price: int = PRICE) -> None:
    """Pay for the Action, then name the targets."""
    spend_power(g, seat, MIL, price)
    g.agenda.append(Declaration(seat, len(g.wars)))


DECLARING = plain_entry("declare_war", refuse_declaring, begin_war, needs=MIL)


def declare(g: Europe, task: Declaration) -> Flow[None]:
    """One bounded part of the step that the Declaration has come to.

    Where nobody is called and nothing is fought, what comes next follows at once.
    """
    while task.stage in IN_PASSING:
        yield from rest_of(STAGES[task.stage](g, task))
        if g.agenda[-1] is not task:
            return
    yield from rest_of(STAGES[task.stage](g, task))


# -- 1: targets --------------------------------------------------------------------------------


def refuse_target_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Declaration)
    match move:
        case ("attack", str(name)):
            return refuse_naming(g, task, realm_at_table(g, g.box.realm_of[name]))
    return None


@rule("EU-19.3.12")
def refuse_off_crusade(g: Europe, task: Declaration, realm: Realm) -> Refusal | None:
    """Who goes ahead of a Crusade attacks its targets, and nobody else."""
    if task.leads_crusade and not has_crusade_cb(g, task.seat, realm):
        return Refusal("EU-19.3.12")
    return None


@rule("EU-16.3.41")
def refuse_naming(
    g: Europe, task: Declaration, realm: Realm, hostile: Collection[Realm] | None = None
) -> Refusal | None:
    """Why a Realm cannot be the next target; a card may say which ones can."""
    if task.among and realm not in task.among:
        return Refusal("EU-16.3.41")
    return refuse_off_crusade(g, task, realm) or refuse_target(
        g, task.seat, realm, task.targets, hostile=hostile
    )


TARGET = Topic("war_target", verbs=("attack",), refuse=refuse_target_answer, set_by=("EU-5.5.4",))
ANOTHER = Topic("another_target", verbs=("yes", "no"), set_by=("EU-5.5.2",))


@rule("EU 5.5.2 5.5.3 5.5.4 9.CB.8 9.CB.9")
def _targets(g: Europe, task: Declaration) -> Flow[None]:
    """Name one Realm, and say whether another one follows."""
    hostile = enemies(g, task.seat)
    free_game = set() if task.among or task.leads_crusade else unprotected(g, task.seat)
    free_game -= hostile
    free_game.difference_update(task.targets)
    options: dict[Move, Realm] = {
        ("attack", realm_id(g, realm)): realm
        for realm in _candidates(g, task)
        if realm in free_game or refuse_naming(g, task, realm, hostile) is None
    }
    if task.among:
        chosen = yield from choose_thing(task.seat, TARGET, options)
    else:
        answer: Move = yield Ask.of(task.seat, TARGET, options)
        chosen = options[answer]
    task.targets.append(chosen)
    if len(options) > 1:
        name = realm_id(g, chosen)
        if (yield from choose(task.seat, ANOTHER, [YES, NO], realm=name)) == YES:
            return
    granted = granted_cb(task)
    crusading = yield from _take_the_cross(g, task)
    task.waiting = list(task.targets)
    task.losses = [
        stability_lost(g, task.seat, realm, granted, crusading=crusading) for realm in task.targets
    ]
    place_war_tokens(g, task, granted, crusading=crusading)
    task.stage = "penalties"
    if task.leads_crusade:
        score(g, task.seat, PRESTIGE_FOR_A_CRUSADE, "crusade")
        yield from gain_mercenaries(g, task.seat, INFANTRY, CRUSADERS)


@rule("EU-9.CB.8")
def granted_cb(task: Declaration) -> str:
    """A card that names the Realm is a CB in itself."""
    return EVENT if task.among else ""


CROSS = Topic("take_cross", verbs=("yes", "no"), set_by=("EU-9.CB.20",))


@rule("EU 9.CB.19 9.CB.20 19.3.13 19.3.14 19.3.16")
def _take_the_cross(g: Europe, task: Declaration) -> Flow[bool]:
    """Whether a Crusade is the Aggressor's CB; whoever uses it is Committed to it (P202)."""
    foes = [realm for realm in task.targets if has_crusade_cb(g, task.seat, realm)]
    if not foes:
        return False
    if not task.leads_crusade and task.seat not in g.committed:
        area = g.box.areas[g.crusade].id
        if (yield from choose(task.seat, CROSS, [YES, NO], area=area)) == NO:
            return False
    commit(g, task.seat)
    return True


@rule("EU 5.5.4 9.1.1")
def place_war_tokens(
    g: Europe, task: Declaration, granted: str = "", *, crusading: bool = False
) -> None:
    """A War token on the Capital of each target."""
    reasons = [
        granted or best_cb(g, task.seat, realm, crusading=crusading) or "none"
        for realm in task.targets
    ]
    for realm, why in zip(task.targets, reasons):
        g.wars.append(War(task.seat, realm))
        if is_pr(task.seat):
            g.tell(WarDeclared(task.seat, realm_id(g, realm), f"cb_{why}"))
        else:
            g.tell(NprDeclaredWar(realm_id(g, task.seat), realm))


@rule("EU 9.CB.1 9.CB.12")
def best_cb(g: Europe, seat: Seat, realm: Realm, *, crusading: bool = False) -> str:
    """The CB that is used: against an Ally and without a Ruler only a Disputed Succession is."""
    found = casus_belli(g, seat, realm, crusading=crusading)
    player = g.players[seat]
    if SUCCESSION in found and (realm in player.allies or player.ruler is None):
        return SUCCESSION
    if CRUSADE in found:
        return CRUSADE
    return found[0] if found else ""


# -- 2: Stability ------------------------------------------------------------------------------


@rule("EU 5.5.5 5.5.6 9.CB.13")
def _penalties(g: Europe, task: Declaration) -> Flow[None]:
    """What each target costs; a claim to an Ally's throne ends that Alliance."""
    realm = task.waiting.pop(0)
    if not task.waiting:
        task.stage = "offensive"
    claim_succession(g, task.seat, realm)
    lost = task.losses.pop(0)
    yield from lower_stability(g, task.seat, lost)
    if lost >= WITHOUT_CB:
        yield from punish_internal_war(g, task.seat, realm)


# -- 3: Calls to Arms --------------------------------------------------------------------------


@rule("EU 5.5.7 9.1.3 16.3.40")
def _offensive_calls(g: Europe, task: Declaration) -> None:
    """First the Aggressor calls Allies; an NPR that an Event makes one calls its Ally."""
    task.stage = "emperor"
    if is_pr(task.seat):
        g.agenda.append(CallingAllies(task.seat, list(task.targets), defensive=False))
    else:
        call_to_attack(g, task.seat, task.targets)


@rule("EU 5.5.7 5.5.8")
def _call_emperor(g: Europe, task: Declaration) -> None:
    """Then each Subject that an outsider attacks calls the Emperor."""
    task.waiting = list(task.targets)
    task.stage = "emperor_calls"


@rule("EU 5.5.7 5.5.8")
def _emperor_calls(g: Europe, task: Declaration) -> Flow[None]:
    """One Subject after the other; the Emperor may defend the Empire in his own War too."""
    if task.waiting:
        realm = task.waiting.pop(0)
        if is_call_to_emperor(g, task.seat, realm):
            call_emperor(g, realm, new_enemies_of(g, task, realm))
        return
    task.waiting = [realm for realm in task.targets if not is_pr(realm)]
    task.stage = "npr_calls"
    if g.emperor in task.targets and is_attack_on_empire(g, task.seat):
        yield from defend_oneself(g, task.seat)


@rule("EU 5.5.7 5.5.9 9.1.3 18.4.2")
def _npr_calls(g: Europe, task: Declaration) -> None:
    """Then each NPR that is attacked calls its Ally, unless he has joined it as Emperor."""
    if task.waiting:
        realm = task.waiting.pop(0)
        if realm not in task.defended or ally_of(g, realm) != g.emperor:
            call_of_npr(g, realm, *new_enemies_of(g, task, realm))
        return
    task.rewarded = _attacked_players(g, task)
    task.waiting = [seat for seat in clockwise(g, task) if seat in task.targets]
    task.stage = "player_calls"


@rule("EU-5.5.11")
def _attacked_players(g: Europe, task: Declaration) -> list[Seat]:
    """The targets, and who has come to the help of an NPR, if new to a War with the Aggressor.

    So not an Emperor who has answered players alone.
    """
    joined = {war.target for war in wars_of(g, task) if war.aggressor == task.seat}
    if g.emperor not in task.targets and task.defended and all(map(is_pr, task.defended)):
        joined.discard(g.emperor)
    return [seat for seat in clockwise(g, task) if seat in joined]


@rule("EU 5.5.7 9.1.3 18.4.2")
def _player_calls(g: Europe, task: Declaration) -> None:
    """Last each player who is attacked calls Allies, clockwise from the Aggressor.

    The Emperor who has come already is not called again.
    """
    if task.waiting:
        seat = task.waiting.pop(0)
        calling = CallingAllies(seat, new_enemies_of(g, task, seat), defensive=True)
        if seat in task.defended:
            calling.called.append(g.emperor)
        g.agenda.append(calling)
        return
    task.stage = "power"


@rule("EU 5.5.7 5.5.8 5.5.9")
def could_be_called(g: Europe, seat: Seat, realm: Realm) -> list[Realm]:
    """Who could be called if a player attacked a Realm: the Emperor for it, and its Allies."""
    found: list[Realm] = []
    if is_call_to_emperor(g, seat, realm) and not defends_already(g, [seat]):
        found.append(g.emperor)
    if is_pr(realm):
        calling = CallingAllies(realm, [seat], defensive=True)
        found += [ally for ally in g.players[realm].allies if not refuse_call(g, calling, ally)]
    else:
        friend = ally_of(g, realm)
        found += [] if friend in (None, seat) else [friend]
    return list(dict.fromkeys(found))


@rule("EU 11.3.15 11.3.16")
def new_enemies_of(g: Europe, task: Declaration, realm: Realm) -> list[Realm]:
    """The Aggressor, and the players who have joined the attack on a Realm.

    Who came at the Aggressor's Call has joined it, be it from an older War with that Realm.
    """
    found = {one for one in (task.seat, *task.joined) if at_war(g, one, realm)}
    nprs = sorted(one for one in found if not is_pr(one))
    return [*nprs, *(seat for seat in clockwise(g, task) if seat in found)]


# -- 4 and 5: Power and Influence --------------------------------------------------------------


@rule("EU-5.5.11")
def _power(g: Europe, task: Declaration) -> Flow[None]:
    """The attacked gain Military Power."""
    for seat in task.rewarded:
        yield from gain_power(g, seat, MIL, POWER_FOR_THE_ATTACKED)
    task.stage = "influence"


@rule("EU-5.5.12")
def _influence(g: Europe, task: Declaration) -> None:
    """The Aggressor has no friends left in the Areas of the targets."""
    for realm in task.targets if is_pr(task.seat) else ():
        remove_all_from_realm(g, task.seat, realm)
    task.seas = seas_to_fight_on(g, task)
    task.stage = "naval"


# -- 8: a free Action --------------------------------------------------------------------------


def refuse_free_action(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("activate_land",):
            return refuse_activation(g, ask.seat, move, 0)
        case ("activate_naval",):
            return refuse_naval(g, ask.seat, move, 0)
        case ("recruit",):
            return refuse_recruiting(g, ask.seat, move, 0)
        case ("siege", str()):
            return refuse_siege(g, ask.seat, move, FIRST_BESIEGER)
    return None


FREE = Topic(
    "free_action",
    verbs=("activate_land", "siege", "activate_naval", "recruit", "done"),
    refuse=refuse_free_action,
    set_by=("EU-5.5.16",),
)


def free_actions(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    """An Activation or a Recruit Action without its price; what comes on top is paid for."""
    found: dict[Move, Deed] = {}
    if refuse_activation(g, seat, price=0) is None:
        found["activate_land",] = partial(begin_activation, g, seat, 0)
    for area in areas_to_siege(g, seat, FIRST_BESIEGER):
        found["siege", g.box.areas[area].id] = partial(begin_siege, g, seat, area, FIRST_BESIEGER)
    if refuse_naval(g, seat, price=0) is None:
        found["activate_naval",] = partial(begin_sailing, g, seat, 0)
    if refuse_recruiting(g, seat, price=0) is None:
        found["recruit",] = partial(begin_recruiting, g, seat, 0)
    return found


@rule("EU 5.5.16 9.1.20")
def _free_action(g: Europe, task: Declaration) -> Flow[None]:
    """After a Declare War Action without a Battle the Aggressor may act at once."""
    if task.fought or not task.action:
        g.agenda.remove(task)
        return
    actions = free_actions(g, task.seat)
    answer = yield from choose(task.seat, FREE, [*actions, DONE])
    g.agenda.remove(task)
    if answer == DONE:
        g.tell(NoFreeAction(task.seat))
        return
    yield from rest_of(actions[answer]())


STAGES: Final[Mapping[WarStage, Step]] = {
    "targets": _targets,
    "penalties": _penalties,
    "offensive": _offensive_calls,
    "emperor": _call_emperor,
    "emperor_calls": _emperor_calls,
    "npr_calls": _npr_calls,
    "player_calls": _player_calls,
    "power": _power,
    "influence": _influence,
    "naval": naval_battles,
    "land": land_battles,
    "free": _free_action,
}
"""The steps of a Declaration of War by name, in their order."""
IN_PASSING: Final = ("emperor", "emperor_calls", "npr_calls", "player_calls")
"""Those that do nothing by themselves but put Calls to Arms on the agenda."""
