"""What cards do in the Papal Curia: Cardinals, Crusades, Excommunications."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Topic
from stolnik.rulebook import rule

from ....box.components import NONE
from ....state import Europe
from ...board.ownership import is_pr, realm_at_table
from ...curia.crusade import commit, crusade_areas
from ...curia.curia_track import choose_cardinal, gain_cardinal, remove_cardinal
from ...curia.excommunication import catholic_realms, excommunicate
from ...curia.papal_actions import place_crusade, token_is_out
from ..numbers import amount
from ..picking import pick_area
from ..scope import Args, Scope, Verb
from ..selectors import areas
from ..who import chooser, realms_of
from .means import players

CARDINAL_LEAVES = Topic("cardinal_leaves", verbs=("remove_cardinal",), set_by=("EU-16.3.9",))


@rule("EU 19.1.6 15.0.5")
def _cardinal(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Players gain or lose Cardinals; whose if not named, who has the card decides.

    A part of all Cardinals (P208) is a loss.  The one of Roma never leaves by a card.
    """
    if args["who"] == "any":
        n = amount(g, scope, scope.you, args["n"], len(g.cardinals))
        for _ in range(abs(n)):
            yield from choose_cardinal(g, chooser(g, scope, scope.you), CARDINAL_LEAVES)
        return
    for seat in players(g, scope, args):
        n = amount(g, scope, seat, args["n"], g.cardinals.count(seat))
        for _ in range(n):
            yield from gain_cardinal(g, seat)
        for _ in range(-n):
            if args.get("slot") != "rightmost":
                yield from choose_cardinal(g, seat, CARDINAL_LEAVES, seat)
            elif seat in g.cardinals:
                remove_cardinal(g, len(g.cardinals) - 1 - g.cardinals[::-1].index(seat))


@rule("EU 19.3.11 2.2.4")
def _crusade_token(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Crusade in one of the Areas that the card names, if the token is not in play."""
    if token_is_out(g):
        return
    named = set(areas(g, scope, args["where"]))
    where = [area for area in crusade_areas(g) if area in named]
    for realm in realms_of(g, scope, args["who"])[:1]:
        seat = chooser(g, scope, realm)
        area = yield from pick_area(g, scope, seat, "crusade_token", where)
        if area is not None:
            place_crusade(g, seat, area)
            scope.touch(area)


@rule("EU 19.3.4 2.2.4")
def _excommunicate(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """As the Papal Action, but for nothing, if the token is not in play."""
    for seat in players(g, scope, args):
        for realm in realms_of(g, scope, args["on"]):
            if not token_is_out(g) and realm in catholic_realms(g):
                yield from excommunicate(g, seat, realm, by_action=False)


@rule("EU-19.3.16")
def commit_to_crusade(g: Europe, scope: Scope, args: Args) -> None:
    """The Realm of the card takes the cross, if it is a player's and there is a Crusade."""
    seat = realm_at_table(g, g.box.events[g.box.event_of[scope.card]].realm)
    if is_pr(seat) and g.crusade != NONE:
        commit(g, seat)


VERBS: Final[Mapping[str, Verb]] = {
    "cardinal": _cardinal,
    "crusade_token": _crusade_token,
    "excommunicate": _excommunicate,
}
