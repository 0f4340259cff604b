"""The words of Naval Battles."""

from __future__ import annotations

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb

from ..state import Europe
from .families import CARD, NODE, PROVINCE, UNIT, ZONE
from .phase_words import Told, character_of


def _admiral(g: Europe, ask: Ask, card: str) -> Told:
    price = g.box.cards[g.box.card_of[card]].character.mil
    return {"shown": character_of(g, card), "price": price}


VERBS = (
    Verb("attack_pirates", {"node": NODE, "zone": ZONE}),
    Verb("late_admiral", {"card": CARD}, tell=_admiral, price={"mil": "price"}),
    Verb("lose_light_ship"),
    Verb("lose_from_fleet", {"unit": UNIT}),
    Verb("damage_heavy_ship"),
    Verb("surrender_ship", {"unit": UNIT}),
    Verb("keep_at_sea"),
    Verb("keep_in_fleet", {"unit": UNIT}),
    Verb("forgo_prize"),
    Verb("retreat_to_sea", {"zone": ZONE}),
    Verb("retreat_to_port", {"province": PROVINCE}),
    Verb("break_off"),
)
