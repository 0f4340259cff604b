"""The words of the Papal Curia, of Subjugation and of the symbols that go with them."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Number, Verb

from ..chapters.board.ownership import is_pr, realm_at_table
from ..chapters.curia.papal_actions import PRICE
from ..chapters.relations.subjugation import influence_due
from ..state import Europe
from .families import AREA, ARMY, PROVINCE, REALM

SLOT = Number("slot", 1, 7)


def _papal(g: Europe, ask: Ask) -> Mapping[str, object]:
    return {"price": 0 if ask.topic == "granted_action" else PRICE}


def _vassalize(g: Europe, ask: Ask, realm: str) -> Mapping[str, object]:
    return _due(g, ask, realm, npr=True)


def _annex(g: Europe, ask: Ask, realm: str) -> Mapping[str, object]:
    return _due(g, ask, realm, npr=False)


def _due(g: Europe, ask: Ask, realm: str, *, npr: bool) -> Mapping[str, object]:
    target = realm_at_table(g, g.box.realm_of[realm])
    return {"due": 0 if is_pr(target) else influence_due(g, ask.seat, target, npr=npr)}


VERBS: tuple[Verb, ...] = (
    Verb("excommunicate_ruler", tell=_papal, price={"dip": "price"}),
    Verb("call_crusade", tell=_papal, price={"dip": "price"}),
    Verb("excommunicate", {"realm": REALM}),
    Verb("crusade", {"area": AREA}),
    Verb("remove_cardinal", {"owner": SEAT, "slot": SLOT}),
    Verb("vassalize", {"realm": REALM}, tell=_vassalize),
    Verb("annex", {"realm": REALM}, tell=_annex),
    Verb("claim_freed", {"area": AREA}),
    Verb("vassals_rise", {"area": AREA}),
    Verb("expanding", {"realm": REALM}),
    Verb("expand", {"province": PROVINCE}),
    Verb("gain_unit", {"area": AREA, "army": ARMY}),
)
