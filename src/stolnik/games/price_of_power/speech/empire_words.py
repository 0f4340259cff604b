"""The words of the Holy Roman Empire."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import SEAT, Verb

from ..chapters.empire.authority import price_of_authority
from ..chapters.empire.defending import ducats_due, manpower_due
from ..state import Europe
from .families import AREA, REALM

Told = Mapping[str, object]


def _raise(g: Europe, ask: Ask) -> Told:
    return {"price": price_of_authority(g)}


def _manpower(g: Europe, ask: Ask) -> Told:
    return {"price": manpower_due(g, ask.seat)}


def _ducats(g: Europe, ask: Ask) -> Told:
    return {"price": ducats_due(g, ask.seat)}


VERBS: tuple[Verb, ...] = (
    Verb("raise_authority", tell=_raise, price={"adm": "price"}),
    Verb("place_imperial", {"area": AREA}),
    Verb("recall_imperial", {"area": AREA}),
    Verb("give_manpower", tell=_manpower),
    Verb("give_ducats", tell=_ducats, price={"ducats": "price"}),
    Verb("give_prestige"),
    Verb("give_cb"),
    Verb("lose_imperial_unit"),
    Verb("elect", {"owner": SEAT}),
    Verb("cb_on", {"realm": REALM}),
)
