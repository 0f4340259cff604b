"""The words of a Declaration of War."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb

from ..chapters.board.ownership import is_pr, realm_at_table
from ..chapters.empire.internal_wars import AUTHORITY_LOST, INFLUENCE_LOST, breach_of_peace
from ..chapters.relations.ties import realm_id
from ..chapters.war.casus_belli import WITHOUT_CB, lost_with
from ..chapters.war.declaration import (
    PRICE,
    best_cb,
    could_be_called,
    granted_cb,
)
from ..state import Europe, task_of
from ..tasks import Declaration
from .families import REALM, ZONE

Told = Mapping[str, object]


def _declare(g: Europe, ask: Ask) -> Told:
    return {"price": 0 if ask.topic == "granted_action" else PRICE}


def _attack(g: Europe, ask: Ask, realm: str) -> Told:
    """With which CB, at which price, and who could be called for a Realm that can be attacked."""
    seat, target = ask.seat, realm_at_table(g, g.box.realm_of[realm])
    cb = granted_cb(task_of(g, Declaration)) or best_cb(g, seat, target, crusading=True)
    lost = lost_with(g, seat, target, cb)
    called = could_be_called(g, seat, target)
    return {
        "offered": ("attack", realm) in ask.options,
        "why": f"cb_{cb or 'none'}",
        "lost": lost,
        "breach": (breach_of_peace(g, seat, target) if lost >= WITHOUT_CB else "") or "none",
        "authority": AUTHORITY_LOST,
        "influence": INFLUENCE_LOST,
        "calling": ("player" if is_pr(target) else "npr") if called else "nobody",
        "called": [realm_id(g, one) for one in called],
    }


VERBS: tuple[Verb, ...] = (
    Verb("declare_war", tell=_declare, price={"mil": "price"}),
    Verb("attack", {"realm": REALM}, tell=_attack),
    Verb("fight_at", {"zone": ZONE}),
)
