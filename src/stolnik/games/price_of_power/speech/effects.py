"""The words of what cards leave to a player: options, payments, picks."""

from __future__ import annotations

from stolnik.engine.vocabulary import Family, Number, Verb
from stolnik.games.price_of_power.box.effect_words import VERBS as DEEDS
from stolnik.games.price_of_power.speech.families import (
    AREA,
    CARD,
    FAITH,
    IDEA,
    MILESTONE,
    NODE,
    POWER,
    PROVINCE,
    REALM,
    UNIT,
    ZONE,
)
from stolnik.games.price_of_power.state import Europe


def origin_name(g: Europe, card: str) -> str:
    """A card of any deck by its name."""
    box = g.box
    if card in box.event_of:
        return f"event_card-{card}"
    if card in box.mission_of:
        return f"mission-{card}"
    if card in box.idea_of:
        return f"idea-{card}"
    if card in box.card_of:
        return f"card-{box.cards[box.card_of[card]].type.id}"
    return f"milestone-{card}"


OPTION = Family("option", lambda box: ("A", "B", "C"), on_board=False)
ORIGIN = Family("origin", lambda box: (), text=origin_name, on_board=False)
DEED = Family("deed", lambda box: tuple(DEEDS), on_board=False)
NUMBER = Number("number", 0, 30)

VERBS: tuple[Verb, ...] = (
    Verb("option", {"option": OPTION}),
    Verb("pay"),
    Verb("decline"),
    Verb("pick_area", {"area": AREA}),
    Verb("pick_province", {"province": PROVINCE}),
    Verb("pick_realm", {"realm": REALM}),
    Verb("pick_node", {"node": NODE}),
    Verb("pick_zone", {"zone": ZONE}),
    Verb("pick_card", {"card": CARD}),
    Verb("pick_idea", {"idea": IDEA}),
    Verb("pick_faith", {"faith": FAITH}),
    Verb("pick_unit", {"unit": UNIT}),
    Verb("pick_power", {"power": POWER}),
    Verb("pick_number", {"number": NUMBER}),
    Verb("pick_milestone", {"milestone": MILESTONE}),
)
