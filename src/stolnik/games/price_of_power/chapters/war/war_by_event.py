"""Wars that Events cause: who can be attacked, and by whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...state import Europe, Realm
from ...tasks import Declaration
from ..board.hostility import enemies
from ..board.ownership import is_npr, is_pr
from ..empire.membership import is_member
from ..relations.alliances import has_truce
from ..relations.ties import at_war
from .casus_belli import EVENT
from .declaration import place_war_tokens, refuse_target


@rule("EU 16.3.38 16.3.39")
def refuse_war_by_event(
    g: Europe, aggressor: Realm, target: Realm, ignored: Collection[str] = ()
) -> Refusal | None:
    """Why an Event brings no War: all restrictions hold but those that it names."""
    if not is_pr(aggressor):
        hindrances = _about_npr(g, aggressor, target)
        return next((one for one in hindrances if one.clause not in ignored), None)
    if g.players[aggressor].passed:
        return Refusal("EU-16.3.39")
    return refuse_target(g, aggressor, target, ignored=ignored)


@rule("EU 16.3.40 11.3.30 11.3.37")
def _about_npr(g: Europe, realm: Realm, target: Realm) -> Iterator[Refusal]:
    """The same restrictions for an independent NPR, which can only fight a player (R48).

    As somebody's Active Ally it may fight that player already (P61).
    """
    if not is_npr(g, realm):
        yield Refusal("EU-11.4.22")
        return
    if not is_pr(target) or target in enemies(g, realm):
        yield Refusal("EU-9.1.1")
        return
    victim = g.players[target]
    if realm in victim.allies:
        yield Refusal("EU-9.1.4")
    if has_truce(g, realm, target):
        yield Refusal("EU-9.1.5")
    if victim.passed:
        yield Refusal("EU-9.1.6")
    emperor = g.emperor
    if emperor == target or not is_pr(emperor) or not is_member(g, target):
        return
    away = g.players[emperor].passed or realm in g.players[emperor].allies
    if (away or has_truce(g, realm, emperor)) and not at_war(g, emperor, target):
        yield Refusal("EU-9.1.8")


@rule("EU 9.1.2 9.1.13 9.1.15 9.CB.8 16.3.37 16.3.38")
def declare_by_event(
    g: Europe, aggressor: Realm, targets: Iterable[Realm], ignored: Collection[str] = ()
) -> bool:
    """An Event says who Declares War on whom, and which restrictions (clauses) do not matter.

    It is a CB in itself, and no Action: only steps 3 to 7 follow, so that nothing is paid or
    lost, and no free Action comes of it.  Tells whether there is a War.
    """
    eligible = [one for one in targets if not refuse_war_by_event(g, aggressor, one, ignored)]
    if not eligible:
        return False
    task = Declaration(aggressor, len(g.wars), "offensive", eligible, action=False)
    place_war_tokens(g, task, EVENT)
    g.agenda.append(task)
    return True
