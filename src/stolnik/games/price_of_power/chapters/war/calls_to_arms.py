"""Calls to Arms: whom a player can call, and how a player answers."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import DONE, NO, YES, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL
from ...events.relations import (
    AllyCalled,
    CallAccepted,
    CallRefused,
    ColonistsSpent,
    NprCalls,
    WarJoined,
)
from ...state import Europe, Realm, War, task_of
from ...tasks import Call, CallingAllies, Declaration
from ..board.adjacency import areas_touched_by_realm, in_set
from ..board.hostility import enemies
from ..board.ownership import areas_of, is_distant, is_npr, is_pr, realm_at_table
from ..board.supply import cb_tokens
from ..empire.authority import change_authority
from ..empire.defending import activate_defence
from ..government.power import gain_power
from ..prestige.prestige_track import score
from ..relations.alliances import (
    INFLUENCE_LOST,
    activate,
    ally_of,
    end_by_card,
    place_truce,
    separate_war,
)
from ..relations.claims import place_cb
from ..relations.influence import (
    own_and_imperial,
    pay_for_call,
    remove_from_realm,
    spared_by_marriage,
)
from ..relations.ties import at_war, is_at_war, is_fighting, realm_id, take_off_alliance
from .casus_belli import refuse_war

OFFENSIVE_PRICE = 2
DEFENSIVE_PRICE = 1
PRESTIGE_LOST = 2
ANSWER: Move = ("answer_call",)
REJECT: Move = ("reject_call",)


# -- sending -----------------------------------------------------------------------------------


def price_of_call(task: CallingAllies) -> int:
    """Influence for each NPR that is called."""
    return DEFENSIVE_PRICE if task.defensive else OFFENSIVE_PRICE


def clause_of_call(task: CallingAllies) -> str:
    """What says that price."""
    return "EU-5.2.15" if task.defensive else "EU-5.2.14"


@rule("EU 5.2.13 5.2.16 5.2.18 11.3.7 11.3.17 11.3.33")
def refuse_call(g: Europe, task: CallingAllies, realm: Realm) -> Refusal | None:
    """Why an Ally cannot be called."""
    if realm not in g.players[task.seat].allies or realm in task.called:
        return Refusal("EU-11.3.7")
    if realm in task.enemies:
        return Refusal("EU-11.3.33")
    if not is_pr(realm):
        return refuse_npr_call(g, task, realm)
    if task.nprs_only:
        return Refusal("EU-5.2.16")
    torn = any(enemy in g.players[realm].allies for enemy in task.enemies)
    if torn and not task.defensive:
        return Refusal("EU-5.2.18")
    return None


@rule("EU 5.2.14 5.2.15 5.2.19 11.1.9 11.3.40")
def refuse_npr_call(g: Europe, task: CallingAllies, realm: Realm) -> Refusal | None:
    """An NPR must be at Peace and close by, and it costs Influence, or Colonists overseas."""
    if is_fighting(g, realm) or not is_close(g, task, realm):
        return Refusal("EU-5.2.19")
    due = price_of_call(task)
    if is_distant(g, realm):
        clause, have = "EU-11.3.40", g.players[task.seat].colonists
    else:
        clause = clause_of_call(task)
        areas = list(in_set(areas_of(g, realm)))
        due -= spared_by_marriage(g, task.seat, areas)
        have = sum(own_and_imperial(g, task.seat, area) for area in areas)
        if any(g.box.areas[area].distant for area in areas):
            have += g.players[task.seat].colonists
    return Refusal(clause, {"due": due, "have": have}, "influence") if have < due else None


@rule("EU-5.2.19")
def is_close(g: Europe, task: CallingAllies, realm: Realm) -> bool:
    """Adjacent to the caller's Realm or to a new Enemy."""
    areas = areas_of(g, realm)
    return any(areas_touched_by_realm(g, one) & areas for one in (task.seat, *task.enemies))


def refuse_call_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, CallingAllies)
    match move:
        case ("call", str(name)):
            return refuse_call(g, task, realm_at_table(g, g.box.realm_of[name]))
    return None


CALL = Topic("call", verbs=("call", "done"), refuse=refuse_call_answer, set_by=("EU-11.3.7",))


@rule("EU 5.2.13 5.2.17 11.3.9")
def call_allies(g: Europe, task: CallingAllies) -> Flow[None]:
    """Call one Ally after the other; NPRs come at once, players have to answer."""
    options: dict[Move, Realm | None] = {
        ("call", realm_id(g, realm)): realm
        for realm in g.players[task.seat].allies
        if not refuse_call(g, task, realm)
    }
    realm = yield from choose_thing(task.seat, CALL, {**options, DONE: None})
    if realm is None:
        g.agenda.pop()
        return
    task.called.append(realm)
    g.tell(AllyCalled(task.seat, realm_id(g, realm)))
    if is_pr(realm):
        g.agenda.append(Call(task.seat, realm, task.enemies, task.defensive))
    else:
        yield from _npr_comes(g, task, realm)


@rule("EU 5.2.14 5.2.15 5.2.20 5.2.21 5.2.22 11.3.40")
def _npr_comes(g: Europe, task: CallingAllies, realm: Realm) -> Flow[None]:
    """Pay, activate it, and gain 1 Military Power if it touches a new Enemy."""
    if is_distant(g, realm):
        g.players[task.seat].colonists -= price_of_call(task)
        g.tell(ColonistsSpent(task.seat, price_of_call(task)))
    else:
        clause = clause_of_call(task)
        yield from pay_for_call(g, task.seat, realm, price_of_call(task), clause)
    _rouse(g, task.seat, realm)
    areas = areas_of(g, realm)
    if any(areas_touched_by_realm(g, enemy) & areas for enemy in task.enemies):
        yield from gain_power(g, task.seat, MIL, 1)


@rule("EU 5.5.9 11.3.8 11.3.10 11.3.11")
def call_of_npr(g: Europe, realm: Realm, *foes: Realm) -> None:
    """An NPR on which War is Declared calls its Ally, automatically and at once.

    Its Enemies are the Aggressor and the players who joined that one.
    """
    seat = ally_of(g, realm)
    if seat is not None and seat not in foes and is_npr(g, realm):
        g.tell(NprCalls(seat, realm_id(g, realm)))
        g.agenda.append(Call(realm, seat, list(foes), defensive=True))


@rule("EU 11.3.9 11.3.33")
def call_to_attack(g: Europe, realm: Realm, targets: Iterable[Realm]) -> None:
    """An NPR that Declares War calls its Ally, who must not be a target, nor Allied to one."""
    seat = ally_of(g, realm)
    if seat is not None and not {seat, *g.players[seat].allies}.intersection(targets):
        g.tell(NprCalls(seat, realm_id(g, realm)))
        g.agenda.append(Call(realm, seat, list(targets), defensive=False))


# -- answering ---------------------------------------------------------------------------------


@rule("EU 9.1.12 9.CB.4 11.3.12 11.3.13 10.4.7 11.3.37")
def refuse_joining(g: Europe, call: Call) -> Refusal | None:
    """A Defensive Call can always be accepted; an Offensive one as War could be Declared.

    On who is an Enemy already none has to be Declared.
    """
    if call.defensive:
        return None
    hostile = enemies(g, call.called)
    for enemy in call.enemies:
        refusal = None if enemy in hostile else refuse_war(g, call.called, enemy)
        if refusal is not None:
            return refusal
    return None


def refuse_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    call = task_of(g, Call)
    return refuse_joining(g, call) if move == ANSWER else None


CALLED = Topic(
    "called", verbs=("answer_call", "reject_call"), refuse=refuse_answer, set_by=("EU-11.3.11",)
)
ACTIVATE = Topic("activate", verbs=("yes", "no"), set_by=("EU-11.3.19",))
DEFEND = Topic("defend_empire", verbs=("answer_call", "reject_call"), set_by=("EU-18.4.1",))
PLACE_CB = Topic("place_cb", verbs=("yes", "no"), set_by=("EU-11.3.27",))


@rule("EU 5.5.10 11.3.11 11.3.20 11.3.32")
def answer_call(g: Europe, call: Call) -> Flow[None]:
    """A Call is answered at once; then what it interrupted goes on."""
    if call.stage == "activate":
        yield from _decide_activation(g, call)
    elif call.stage == "cb":
        yield from _spurned(g, call)
    else:
        options = [REJECT] if refuse_joining(g, call) else [ANSWER, REJECT]
        name = realm_id(g, call.caller)
        topic = DEFEND if call.imperial else CALLED
        if (yield from choose(call.called, topic, options, realm=name)) == ANSWER:
            _accept(g, call)
        elif call.imperial:
            _abandon_subject(g, call)
        else:
            yield from _refuse(g, call)


@rule("EU 11.3.14 11.3.15 11.3.16 11.3.17 11.3.18 11.3.21 9.CB.3 18.4.2")
def _accept(g: Europe, call: Call) -> None:
    """Join the War; the Enemies get no Call of their own from that."""
    seat = call.called
    g.tell(CallAccepted(seat, realm_id(g, call.caller)))
    for enemy in call.enemies:
        if at_war(g, seat, enemy):
            continue
        g.wars.append(War(enemy, seat) if call.defensive else War(seat, enemy))
        g.tell(WarJoined(seat, realm_id(g, enemy)))
        if call.defensive and enemy in g.players[seat].allies:
            end_by_card(g, seat, enemy)
    if is_pr(call.caller):
        g.agenda.remove(call)
    else:
        call.stage = "activate"
    if not call.defensive:
        attack = next((one for one in reversed(g.agenda) if isinstance(one, Declaration)), None)
        if attack is not None:
            attack.joined.append(seat)
    if call.imperial:
        for task in g.agenda:
            if isinstance(task, Declaration):
                task.defended.append(call.caller)
        activate_defence(g, call.enemies[0])
    if is_pr(call.caller):
        return
    if call.defensive:
        task = CallingAllies(seat, call.enemies, defensive=True, nprs_only=True)
        task.called.append(call.caller)
        g.agenda.append(task)


@rule("EU 18.4.4 18.1.12")
def _abandon_subject(g: Europe, call: Call) -> None:
    """An Emperor who leaves a Subject alone loses Authority, and nothing else."""
    g.agenda.remove(call)
    g.tell(CallRefused(call.called, realm_id(g, call.caller)))
    change_authority(g, -1, "refused_call")


@rule("EU-11.3.19")
def _decide_activation(g: Europe, call: Call) -> Flow[None]:
    """The Ally who called may become an Active Ally, at no cost (RA59)."""
    g.agenda.pop()
    if g.players[call.called].allies.get(call.caller) is not False:
        return
    name = realm_id(g, call.caller)
    if (yield from choose(call.called, ACTIVATE, [YES, NO], realm=name)) == YES:
        _rouse(g, call.called, call.caller)


@rule("EU 11.3.34 11.3.37")
def _rouse(g: Europe, seat: Seat, realm: Realm) -> None:
    """Make an Active Ally, who from now on is an Enemy in all Wars of its player."""
    activate(g, seat, realm)
    for task in g.agenda:
        if isinstance(task, Declaration):
            task.roused.append(realm)


@rule("EU 11.3.22 11.3.23 11.3.24 11.3.25 11.3.26 11.3.29")
def _refuse(g: Europe, call: Call) -> Flow[None]:
    """The Alliance ends; to leave an Ally who is attacked costs Prestige and Influence."""
    seat, ally = call.called, call.caller
    g.tell(CallRefused(seat, realm_id(g, ally)))
    excused = is_excused(g, seat)
    active = g.players[seat].allies[ally]
    take_off_alliance(g, seat, ally)
    if active:
        separate_war(g, seat, ally)
    if call.defensive and not excused:
        score(g, seat, -PRESTIGE_LOST, "refused_call")
        yield from remove_from_realm(
            g, seat, ally, INFLUENCE_LOST, by_action=False, clause="EU-11.3.26"
        )
    if call.defensive and not excused and is_pr(ally):
        call.stage = "cb"
    else:
        g.agenda.remove(call)
        place_truce(g, seat, ally)


@rule("EU-11.3.29")
def is_excused(g: Europe, seat: Seat) -> bool:
    """Who has Passed, or is in another War, is not blamed for a refusal."""
    return g.players[seat].passed or is_at_war(g, seat)


@rule("EU 11.3.27 11.3.28 9.CB.6")
def _spurned(g: Europe, call: Call) -> Flow[None]:
    """The player who was left alone may place a CB token; else there is a Truce."""
    g.agenda.pop()
    caller = call.caller
    has_token = cb_tokens(g, caller) < g.box.pieces.claim_cb
    name = realm_id(g, call.called)
    options = [YES, NO] if has_token else [NO]
    if (yield from choose(caller, PLACE_CB, options, realm=name)) == YES:
        yield from place_cb(g, caller, call.called)
    else:
        place_truce(g, call.called, caller)
