"""The words of a Declaration of War."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb
from stolnik.games.price_of_power.chapters.board.ownership import realm_at_table
from stolnik.games.price_of_power.chapters.war.casus_belli import stability_lost
from stolnik.games.price_of_power.chapters.war.declaration import PRICE
from stolnik.games.price_of_power.speech.families import REALM, ZONE
from stolnik.games.price_of_power.state import Europe

Told = Mapping[str, object]


def _declare(g: Europe, ask: Ask) -> Told:
    return {"price": 0 if ask.topic == "granted_action" else PRICE}


def _attack(g: Europe, ask: Ask, realm: str) -> Told:
    target = realm_at_table(g, g.box.realm_of[realm])
    return {"lost": stability_lost(g, ask.seat, target)}


VERBS: tuple[Verb, ...] = (
    Verb("declare_war", tell=_declare, price={"mil": "price"}),
    Verb("attack", {"realm": REALM}, tell=_attack),
    Verb("fight_at", {"zone": ZONE}),
)
