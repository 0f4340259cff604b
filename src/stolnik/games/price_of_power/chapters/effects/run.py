"""Runs the effects of a card from top to bottom: effects, choices, payments, repetitions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec

from stolnik.engine.flow import NO, YES, Flow, Move, Seat, Topic, choose, choose_thing, rest_of
from stolnik.rulebook import rule

from ...box import effect_words
from ...box.components import NONE
from ...box.effects import (
    MAPPING,
    Branch,
    Choice,
    ChoiceOption,
    Do,
    Effect,
    Effects,
    Frozen,
    Pick,
    every,
)
from ...events.card_effects import EffectPassedOver, OptionChosen
from ...state import Europe, Realm
from ...tasks import EffectsUnderWay
from ..board.ownership import is_pr, realm_at_table
from ..relations.ties import realm_id
from . import hooks, selectors
from .conditions import holds
from .costs import pay_cost, refuse_cost
from .nested import INTERPRETER
from .numbers import bounds, number
from .picking import pick_area, pick_node, pick_province, pick_realm
from .scope import Args, Bound, Scope, Verb
from .verbs import (
    actions_by_card,
    characters_by_card,
    claims_by_card,
    curia_by_card,
    draws_by_card,
    empire_by_card,
    faith_by_card,
    forces,
    ideas_by_card,
    influence_by_card,
    means,
    sea,
    ties_by_card,
    towns,
    unrest_by_card,
    wars,
)
from .who import ask_who, chooser, in_order, realms_of

VERBS: Final[Mapping[str, Verb]] = {
    **means.VERBS,
    **curia_by_card.VERBS,
    **ideas_by_card.VERBS,
    **draws_by_card.VERBS,
    **sea.VERBS,
    **influence_by_card.VERBS,
    **claims_by_card.VERBS,
    **unrest_by_card.VERBS,
    **towns.VERBS,
    **ties_by_card.VERBS,
    **faith_by_card.VERBS,
    **empire_by_card.VERBS,
    **actions_by_card.VERBS,
    **forces.VERBS,
    **wars.VERBS,
    **characters_by_card.VERBS,
    **hooks.VERBS,
}
"""Every verb with the function that does it."""
assert VERBS.keys() == effect_words.VERBS.keys(), "a verb of the cards that nobody does"


UNTOLD: Final = frozenset(
    (
        "rule",  # bears on other sentences, and changes nothing by itself
        "ill_health",  # may be that of a Ruler who is still to come
        *("appoint", "play_card", "ruler"),  # nobody may learn that no card of a hand fits
        *("action", "offer_alliance", "offer_marriage", "buy_province"),  # can be declined
    )
)
"""Effects that are not told if they come to nothing."""


# -- what it does -----------------------------------------------------------------------------


def verbs_in(effects: Iterable[Effect]) -> list[Do]:
    """All that a card does, what stands within other effects included."""
    return [effect for effect in every(effects) if isinstance(effect, Do)]


# -- a card from top to bottom -----------------------------------------------------------------


def run_card(g: Europe, scope: Scope, effects: Effects) -> Flow[None]:
    """Run all effects of a card, with its sentences that bear on what stands before them."""
    for do in verbs_in(effects):
        if do.verb == "rule":
            scope.memory.setdefault(str(do.args["hook"]), [])
    yield from run_effects(g, scope, effects)


@rule("EU 16.3.3 16.3.9")
def run_effects(g: Europe, scope: Scope, effects: Effects) -> Flow[None]:
    """Do what a card says, top to bottom; what cannot apply is passed over, and told so."""
    for effect in effects:
        if isinstance(effect, Do):
            scope.steps[0] += 1
            before = g.told, scope.picked[0]
            yield from rest_of(VERBS[effect.verb](g, scope, effect.args))
            if before == (g.told, scope.picked[0]) and effect.verb not in UNTOLD:
                g.tell(EffectPassedOver(realm_id(g, scope.me), scope.card, effect.verb))
        elif isinstance(effect, Choice):
            yield from _choice(g, scope, effect)
        elif isinstance(effect, Pick):
            yield from _pick(g, scope, effect)
        else:
            yield from BRANCHES[effect.kind](g, scope, effect)


INTERPRETER["run"] = run_effects


def resolve_effects(g: Europe, task: EffectsUnderWay) -> Flow[None]:
    """Run the effects of an Idea, a Mission or a Milestone that were put on the agenda."""
    box = g.box
    match task.source:
        case "idea":
            effects = box.ideas[box.idea_of[task.card]].immediate
        case "mission":
            effects = box.missions[box.mission_of[task.card]].effects
        case _:
            assert task.source == "milestone", task.source
            effects = next(one.reward for one in box.milestones if one.id == task.card)
    yield from run_card(g, Scope.of(task.seat, task.source, task.card), effects)
    g.agenda.remove(task)


# -- A or B ------------------------------------------------------------------------------------


OPTION = Topic("effect_option", verbs=("option",), set_by=("EU-16.3.4",))


@rule("EU 16.3.4 16.3.5 16.3.8")
def _choice(g: Europe, scope: Scope, choice: Choice) -> Flow[None]:
    """Exactly one option: one that can be met, or either if none can."""
    for realm in realms_of(g, scope, choice.by):
        seat = chooser(g, scope, realm)
        inside = scope.chosen_by(realm) if is_pr(realm) else scope
        left = hooks.options_open_to(scope, realm, choice)
        able = [one for one in left if can_meet(g, inside, one)]
        options: dict[Move, ChoiceOption] = {("option", one.id): one for one in able or left}
        option = yield from choose_thing(seat, OPTION, options, origin=scope.card, choice=choice.no)
        scope.chosen.setdefault(realm, option.id)
        g.tell(OptionChosen(seat, option.id))
        yield from run_effects(g, inside, option.effects)


def can_meet(g: Europe, scope: Scope, option: ChoiceOption) -> bool:
    """Whether its requirements are met and its costs can be paid, by whoever has to."""
    if option.requires is not None and not holds(g, scope.me, option.requires, scope):
        return False
    if not _can_declare(g, scope, option.effects):
        return False
    alone = len(option.effects) == 1
    return all(_can_do(g, scope, effect, alone) for effect in option.effects)


@rule("EU-16.3.38")
def _can_declare(g: Europe, scope: Scope, effects: Effects) -> bool:
    """Whether who chooses can Declare the War that an option begins with, if it does."""
    first = effects[0] if effects else None
    if not isinstance(first, Do) or first.verb != "war":
        return True
    own = realms_of(g, scope, first.args["aggressor"]) == [scope.me]
    return not own or bool(wars.eligible_targets(g, scope, first.args, scope.me))


def _can_do(g: Europe, scope: Scope, effect: Effect, alone: bool) -> bool:
    """A payment that cannot be made, or a condition for all of an option, rules it out (P100).

    What is all of an option stands for it: what such a condition leads to, a further choice, and
    a loss of one's own Power or Manpower.  Nobody pays for an Idea that is known.
    """
    if isinstance(effect, Choice) and alone:
        own = realms_of(g, scope, effect.by) == [scope.me]
        return not own or any(can_meet(g, scope, one) for one in effect.options)
    if isinstance(effect, Branch):
        if effect.kind == "pay":
            if alone and _is_vain(g, scope, effect.then, ["research"]):
                return False
            payers = [one for one in realms_of(g, scope, effect.subject) if is_pr(one)]
            return all(refuse_cost(g, scope, seat, effect.cost) is None for seat in payers)
        if effect.kind == "if" and alone and not effect.otherwise:
            condition = effect.subject
            assert isinstance(condition, MAPPING), condition
            whole_of_it = len(effect.then) == 1
            return holds(g, scope.me, condition, scope) and all(
                _can_do(g, scope, one, whole_of_it) for one in effect.then
            )
    if isinstance(effect, Do) and effect.verb == "power" and alone:
        return _can_lose(g, scope, effect.args)
    if isinstance(effect, Do) and effect.verb == "exhaust_manpower" and alone:
        return _can_exhaust(g, scope, effect.args)
    if isinstance(effect, Do) and effect.verb == "research":
        cost = effect.args.get("cost")
        seats = [one for one in realms_of(g, scope, effect.args["who"]) if is_pr(one)]
        if isinstance(cost, MAPPING):
            return all(refuse_cost(g, scope, seat, cost) is None for seat in seats)
    return True


def _can_lose(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether who chooses has the Power to lose, where that is all of an option."""
    n, kind = args["n"], str(args["kind"])
    if args["who"] not in ("you", "self") or not isinstance(n, int) or n >= 0:
        return True
    return not is_pr(scope.me) or refuse_cost(g, scope, scope.me, {kind: -n}) is None


def _can_exhaust(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether who chooses has the Manpower to exhaust, where that is all of an option."""
    if realms_of(g, scope, args["who"]) != [scope.me] or not is_pr(scope.me):
        return True
    return refuse_cost(g, scope, scope.me, {"exhaust": args["n"]}) is None


# -- payments and permissions ------------------------------------------------------------------


MAY = Topic("effect_may", verbs=("yes", "no"), set_by=("EU-16.3.4",))
PAY = Topic("effect_pay", verbs=("pay", "decline"), set_by=("EU-16.3.4",))
PAID: Final[Move] = ("pay",)
DECLINED: Final[Move] = ("decline",)


def about(effects: Effects) -> str:
    """The verb of the first thing that is done, for the question whether to do it."""
    if effects and isinstance(effects[0], Do):
        return effects[0].verb
    done = verbs_in(effects)
    return done[0].verb if done else "nothing"


@rule("EU-16.3.10")
def _as_said_to(scope: Scope, realm: Realm) -> Scope:
    """What a player may do, or pays for, is that player's part of the text: theirs to choose."""
    return msgspec.structs.replace(scope, me=realm) if is_pr(realm) else scope


@rule("EU 16.3.6 16.3.7")
def _may(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    """A player says yes or no, and pays; an NPR says yes, unless it would have to pay."""
    for realm in realms_of(g, scope, branch.subject):
        if (yield from _agrees(g, scope, branch, realm)):
            yield from run_effects(g, _as_said_to(scope, realm), branch.then)
        else:
            yield from run_effects(g, scope, branch.otherwise)


def _agrees(g: Europe, scope: Scope, branch: Branch, realm: Realm) -> Flow[bool]:
    if branch.requires is not None and not holds(g, realm, branch.requires, scope):
        return False
    if not is_pr(realm):
        return branch.cost is None
    if _is_vain(g, _as_said_to(scope, realm), branch.then):
        return False
    if branch.cost is None:
        if _asks_itself(branch):
            return True
        answer = yield from choose(
            realm,
            MAY,
            [YES, NO],
            effect=about(branch.then),
            origin=scope.card,
        )
        return answer == YES
    return (yield from _pays(g, scope, branch, realm))


@rule("EU-16.3.24")
def _asks_itself(branch: Branch) -> bool:
    """Whether all that is offered is an Action, which can be declined when it is granted."""
    return not branch.otherwise and all(
        isinstance(effect, Do)
        and effect.verb == "action"
        and effect.args.get("who", "you") == branch.subject
        for effect in branch.then
    )


HOPES: Final[Mapping[str, Callable[[Europe, Scope, Args], bool]]] = {
    "activate_defending_hre": empire_by_card.can_begin_defence,
    "core": claims_by_card.can_gain_core,
    "develop": towns.can_develop,
    "expand_node": sea.can_expand,
    "refresh_manpower": means.can_refresh,
    "remove_unrest": unrest_by_card.can_calm,
    "research": ideas_by_card.can_research,
}
"""Verbs of which everybody can see whether anything can come of them now."""


def _is_vain(
    g: Europe, scope: Scope, effects: Effects, verbs: Collection[str] = HOPES.keys()
) -> bool:
    """Whether all that is offered is of these verbs, and nothing can come of it."""
    return bool(effects) and all(
        isinstance(effect, Do)
        and effect.verb in verbs
        and not HOPES[effect.verb](g, scope, effect.args)
        for effect in effects
    )


def _pays(g: Europe, scope: Scope, branch: Branch, seat: Seat) -> Flow[bool]:
    """Whether a player chooses to pay; who cannot is not asked."""
    if refuse_cost(g, scope, seat, branch.cost) is not None:
        return False
    answer = yield from choose(
        seat,
        PAY,
        [PAID, DECLINED],
        effect=about(branch.then or branch.otherwise),
        origin=scope.card,
    )
    if answer != PAID:
        return False
    yield from _pay_now(g, scope, seat, branch.cost)
    return True


def _pay_now(g: Europe, scope: Scope, seat: Seat, cost: Frozen) -> Flow[None]:
    yield from pay_cost(g, scope, seat, cost)
    if seat not in scope.payers:
        scope.payers.append(seat)


def _must_pay_or(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    """Pay, or bear what else comes of it; an NPR has nothing to pay with."""
    for realm in realms_of(g, scope, branch.subject):
        if is_pr(realm) and (yield from _pays(g, scope, branch, realm)):
            yield from run_effects(g, _as_said_to(scope, realm), branch.then)
        else:
            yield from run_effects(g, scope, branch.otherwise)


@rule("EU 16.3.3 16.3.5")
def _pay(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    """A payment that comes first; who cannot make it, or would in vain, gets nothing for it."""
    if _is_vain(g, scope, branch.then, ["research"]):
        return
    for realm in realms_of(g, scope, branch.subject):
        if is_pr(realm) and refuse_cost(g, scope, realm, branch.cost) is None:
            yield from _pay_now(g, scope, realm, branch.cost)
            yield from run_effects(g, _as_said_to(scope, realm), branch.then)


# -- conditions and repetitions ----------------------------------------------------------------


@rule("EU-16.3.3")
def _if(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    condition = branch.subject
    assert isinstance(condition, MAPPING), condition
    met = holds(g, scope.me, condition, scope)
    yield from run_effects(g, scope, branch.then if met else branch.otherwise)


@rule("EU 16.1.5 16.3.10")
def _realm_of_card(g: Europe, scope: Scope) -> Realm | None:
    """The player whose Event this is: others, on it, are those besides that player."""
    event = g.box.event_of.get(scope.card) if scope.source == "event" else None
    realm = NONE if event is None else g.box.events[event].realm
    found = None if realm == NONE else realm_at_table(g, realm)
    return found if found is not None and is_pr(found) else None


@rule("EU-16.3.6")
def _each(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    """Player by player, clockwise from the Active Player unless the card says otherwise."""
    meant = realms_of(g, scope, branch.subject, subject=_realm_of_card(g, scope))
    parts = []
    for realm in hooks.in_their_order(scope, in_order(g, scope, meant)):
        part = scope.seen_by(realm)
        parts.append(part)
        yield from run_effects(g, part, branch.then)
    for part in parts:
        scope.affected.extend(area for area in part.affected if area not in scope.affected)


def _repeat(g: Europe, scope: Scope, branch: Branch) -> Flow[None]:
    """So many times; of a range the most, for each time can be declined by itself."""
    span = bounds(branch.subject)
    times = number(g, scope, scope.me, branch.subject) if span is None else span[1]
    for _ in range(times):
        yield from run_effects(g, scope, branch.then)


BRANCHES: Final[Mapping[str, Callable[[Europe, Scope, Branch], Flow[None]]]] = {
    "may": _may,
    "must_pay_or": _must_pay_or,
    "pay": _pay,
    "if": _if,
    "each": _each,
    "repeat": _repeat,
}


# -- picks -------------------------------------------------------------------------------------


def _pick(g: Europe, scope: Scope, pick: Pick) -> Flow[None]:
    """Things are chosen and bound; where there are none, what follows is passed over.

    What follows is done for every Realm by itself, and once for all Areas together (P101).
    """
    by = realms_of(g, scope, pick.by)
    if not by:
        return
    seat = chooser(g, scope, by[0])
    span = bounds(pick.n)
    least, most = span if span is not None else (number(g, scope, by[0], pick.n),) * 2
    picked: list[int] = []
    while len(picked) < most:
        one = yield from _pick_one(g, scope, pick, seat, picked, may_stop=len(picked) >= least)
        if one is None:
            break
        picked.append(one)
    scope.memory["last_pick"] = picked
    scope.bound[pick.name] = Bound(pick.kind, picked)
    if not picked:
        yield from run_effects(g, scope, pick.otherwise)
    elif pick.kind in ("realm", "player"):
        for one in picked:
            scope.bound[pick.name] = Bound(pick.kind, [one])
            yield from run_effects(g, scope, pick.then)
        scope.bound[pick.name] = Bound(pick.kind, picked)
        scope.memory["last_pick"] = picked
    else:
        yield from run_effects(g, scope, pick.then)


def _pick_one(
    g: Europe, scope: Scope, pick: Pick, seat: Seat, picked: list[int], *, may_stop: bool
) -> Flow[int | None]:
    effect = about(pick.then)
    among: list[int]
    match pick.kind:
        case "area":
            among = selectors.areas(g, scope, pick.among)
            among = selectors.choices(g, scope, pick.among, among, picked)
            left = [one for one in among if one not in picked]
            return (yield from pick_area(g, scope, seat, effect, left, may_stop=may_stop))
        case "province" | "token":
            kind = selectors.provinces if pick.kind == "province" else selectors.tokens
            left = [one for one in kind(g, scope, pick.among) if one not in picked]
            return (yield from pick_province(g, scope, seat, effect, left, may_stop=may_stop))
        case "node":
            left = [one for one in selectors.nodes(g, scope, pick.among) if one not in picked]
            return (yield from pick_node(g, scope, seat, effect, left, may_stop=may_stop))
        case "player":
            if isinstance(pick.among, MAPPING) and "prefer" in pick.among:
                found = yield from ask_who(g, scope, pick.among, effect=effect)
                return found[0] if found else None
            among = realms_of(g, scope, pick.among)
        case _:
            among = selectors.realms(g, scope, pick.among)
    left = [one for one in among if one not in picked]
    left = wars.eligible_if_any(g, scope, pick.name, pick.then, left)
    return (yield from pick_realm(g, scope, seat, effect, left, may_stop=may_stop))


INTERPRETER["run"] = run_effects
