"""Sentences of cards that no other verb says: each has a function of its own.

Some of them bear on what stands elsewhere on the card.  They are noted in the scope when the
card begins, and whoever runs that part asks here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.engine.flow import NO, YES, Flow, Seat, Topic, choose, rest_of
from stolnik.rulebook import rule

from ...box.effects import Choice, ChoiceOption
from ...events.battles import UnitExhausted
from ...events.grants import CapitalMoved, NameTaken, PlaysOnAs
from ...state import IS_VASSAL, Europe, Realm, kind_of
from ..board.changes import place_town, take_off
from ..board.ownership import has_unrest, holder, is_pr, npr_places, owner, realm_at_table, towns
from ..relations.provinces import occupation_ends, ships_leave
from ..relations.ties import is_at_war
from .scope import Args, Scope, Verb
from .verbs.characters_by_card import event_under_way
from .verbs.curia_by_card import commit_to_crusade
from .verbs.wars import BREAKS_TIES, cut_all_ties

MUST_PICK_A: Final = "active_player_must_pick_a"
CHOOSES_LAST: Final = "active_player_chooses_last"
TAKE_SIDE: Final = "take_side"
SIDES: Final = ("side_A", "side_B")
RIVAL: Final = "$p"
LOUIS_XV: Final = "404-1"
"""The Event that shows him."""


# -- what bears on other parts of a card -------------------------------------------------------


def options_open_to(scope: Scope, realm: Realm, choice: Choice) -> Sequence[ChoiceOption]:
    """The options that a sentence of the card leaves to a Realm; all of them as a rule."""
    if MUST_PICK_A in scope.memory and realm == scope.active:
        return choice.options[:1]
    rival = scope.bound.get(RIVAL)
    if TAKE_SIDE in scope.memory and rival is not None and realm in rival.things:
        return [option for option in choice.options if option.id == "B"]  # against oneself, never
    return choice.options


def in_their_order(scope: Scope, realms: Sequence[Realm]) -> list[Realm]:
    """Player by player as the card has it: the Active Player may have to be the last."""
    if CHOOSES_LAST not in scope.memory:
        return list(realms)
    return sorted(realms, key=lambda realm: realm == scope.active)


def _noted(g: Europe, scope: Scope, args: Args) -> None:
    """Nothing by itself: the sentence explains, or bears on another part of the card."""


# -- Provinces and Realms ----------------------------------------------------------------------


def _player(g: Europe, name: str) -> Seat | None:
    realm = realm_at_table(g, g.box.realm_of[name])
    return realm if is_pr(realm) else None


def _cede_maine(g: Europe, scope: Scope, args: Args) -> None:
    """England, if at Peace, takes its Town off Maine; France's follows."""
    england, maine = _player(g, "england"), g.box.place_of["maine"]
    if england is not None and not is_at_war(g, england) and owner(g, maine) == england:
        if g.tokens[maine]:
            take_off(g, england, maine)


@rule("EU 2.5.12 2.6.12")
def _play_on_as_sweden(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The player of Denmark goes on as Sweden, and what is Danish is the NPR Denmark.

    Nobody is at War with that one: who Occupies something of it leaves, and Ships leave its Ports.
    """
    seat = _player(g, "denmark")
    if seat is None:
        return
    sweden, denmark = g.box.realm_of["sweden"], g.box.realm_of["denmark"]
    g.players[seat].realm = sweden
    g.players = list(g.players)  # what was known of who plays which Realm holds no more
    g.tell(PlaysOnAs(seat, "sweden"))
    danish = [place for place in npr_places(g, denmark) if place in towns(g, seat)]
    for place in danish:
        take_off(g, seat, place)
        occupation_ends(g, place)
    for place in npr_places(g, sweden):
        if holder(g, place) == seat and kind_of(g.tokens[place]) in IS_VASSAL:
            unrest = has_unrest(g, place)
            g.tokens[place] = 0
            place_town(g, seat, place, unrest=unrest)
    for place in danish:
        yield from ships_leave(g, place)


NEW_NAME = Topic("new_name", verbs=("yes", "no"), set_by=("EU-17.2.7",))
NEW_CAPITAL = Topic("new_capital", verbs=("yes", "no"), set_by=("EU-17.2.7",))


def _take_name(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Realm may take a new name; nothing else changes."""
    name = str(args["arg"])
    if is_pr(scope.you) and (yield from choose(scope.you, NEW_NAME, [YES, NO], title=name)) == YES:
        g.players[scope.you].name = name
        g.tell(NameTaken(scope.you, name))


def _move_capital(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """The Capital may move to a Province."""
    name = str(args["arg"])
    if not is_pr(scope.you) or owner(g, g.box.place_of[name]) != scope.you:
        return
    if (yield from choose(scope.you, NEW_CAPITAL, [YES, NO], province=name)) == YES:
        g.players[scope.you].capital = g.box.place_of[name]
        g.tell(CapitalMoved(scope.you, name))


# -- Wars and Units ----------------------------------------------------------------------------


def _exhaust_what_is_missing(g: Europe, scope: Scope, args: Args) -> None:
    """What could not be lost on the board is Exhausted from Available Manpower."""
    if is_pr(scope.me):
        player = g.players[scope.me]
        for _ in range(min(player.available, *scope.memory.get("missing_units", [0]))):
            player.available -= 1
            player.exhausted += 1
            g.tell(UnitExhausted(scope.me))


def _take_side(g: Europe, scope: Scope, args: Args) -> None:
    """Who joins whom, and how many stand against them so far."""
    ours = scope.chosen.get(scope.me, "A") == "A"
    mine, other = SIDES if ours else SIDES[::-1]
    leaders = (scope.active, *_rival(scope))
    if scope.me not in leaders:
        scope.memory.setdefault(mine, []).append(scope.me)
    scope.counts["players_on_other_side"] = 1 + len(scope.memory.get(other, ()))


def _rival(scope: Scope) -> list[Realm]:
    bound = scope.bound.get(RIVAL)
    return [] if bound is None else bound.things


def _break_ties_across_sides(g: Europe, scope: Scope, args: Args) -> None:
    """No Alliance and no Truce holds between the two sides."""
    ours = [scope.active, *scope.memory.get(SIDES[0], ())]
    theirs = [*_rival(scope), *scope.memory.get(SIDES[1], ())]
    for one in ours:
        for other in theirs:
            cut_all_ties(g, one, other)


# -- Rulers ------------------------------------------------------------------------------------


def _ruler_only_after_louis_xv(g: Europe, scope: Scope, args: Args) -> None:
    """The Ruler of the Event follows Louis XV and nobody else."""
    task, france = event_under_way(g), _player(g, "france")
    if task is not None and france is not None:
        ruler = g.players[france].ruler
        task.no_ruler = ruler is None or ruler.character != LOUIS_XV


HOOKS: Final[Mapping[str, Verb]] = {
    "none": _noted,
    "cede_maine": _cede_maine,
    "play_on_as_sweden": _play_on_as_sweden,
    MUST_PICK_A: _noted,
    CHOOSES_LAST: _noted,
    "one_less_with_revolutionary_regime": _noted,
    "commit_to_crusade": commit_to_crusade,
    "exhaust_what_is_missing": _exhaust_what_is_missing,
    TAKE_SIDE: _take_side,
    BREAKS_TIES: _break_ties_across_sides,
    "ruler_only_after_louis_xv": _ruler_only_after_louis_xv,
    "counterespionage": _noted,
    "take_name": _take_name,
    "move_capital": _move_capital,
}
"""By its name on cards: who does what a sentence says."""


@rule("EU-16.3.9")
def _rule(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """What a card says besides the standard effects."""
    yield from rest_of(HOOKS[str(args["hook"])](g, scope, args))


VERBS: Final[Mapping[str, Verb]] = {"rule": _rule}
