"""Everything that can be said in the game; each room of chapters has its words beside this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.vocabulary import SEAT, Verb, Vocabulary

from ..state import Europe
from . import (
    battle_words,
    card_choice_words,
    commerce_words,
    curia_words,
    declaration_words,
    departure_words,
    empire_words,
    government_words,
    grant_words,
    naval_words,
    peace_words,
    phase_words,
    prestige_words,
    relations_words,
    religion_words,
    token_words,
    war_words,
    world_words,
)
from .families import (
    AGE,
    AREA,
    CHARACTER,
    FACE,
    FORCE,
    MILESTONE,
    PEACE_TERM,
    POWER,
    REALM,
    STEP,
    STRUGGLE,
    SYMBOL,
    WHY,
    ZONE,
)
from .meant import MEANT


def seat_name(g: Europe, seat: Seat) -> str:
    """A player goes by the name of the Realm, be it a new one."""
    player = g.players[seat]
    return REALM.message(g, player.name or g.box.realms[player.realm].id)


GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "events": ("event",),
    "cards": ("play", "use"),
    "rule": (
        *("research", "change_focus", "increase_stability", "change_religion", "counter_reform"),
        *("convert", "raise_authority", "excommunicate_ruler", "call_crusade"),
    ),
    "relations": ("influence", "forge_alliance", "fabricate_claims", "diplomacy", "cut_ties"),
    "wealth": ("trade", "explore", "colonize", "loan", "repay"),
    "war": (
        *("declare_war", "recruit", "activate_land", "activate_naval", "siege", "suppress"),
        "replenish",
    ),
    "court": (
        *("appoint", "dismiss", "dismiss_general", "dismiss_admiral", "move_general"),
        *("command", "stand_down"),
    ),
    "missions": ("announce", "hold", "order"),
}
"""What stands together in the menu of a Turn."""
_GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}


def _with_more(*verbs: Verb) -> tuple[Verb, ...]:
    """Each with its group in the menu, and with what somebody who points at a thing can mean."""
    return tuple(
        replace(
            verb, group=_GROUP_OF.get(verb.name, verb.group), meant=MEANT.get(verb.name, verb.meant)
        )
        for verb in verbs
    )


VOCABULARY = Vocabulary(
    verbs=_with_more(
        *phase_words.VERBS,
        *peace_words.VERBS,
        *curia_words.VERBS,
        *government_words.VERBS,
        *relations_words.VERBS,
        *token_words.VERBS,
        *commerce_words.VERBS,
        *declaration_words.VERBS,
        *empire_words.VERBS,
        *war_words.VERBS,
        *battle_words.VERBS,
        *naval_words.VERBS,
        *world_words.VERBS,
        *grant_words.VERBS,
        *religion_words.VERBS,
        *card_choice_words.VERBS,
        *prestige_words.VERBS,
        *departure_words.VERBS,
    ),
    fields={
        "owner": SEAT,
        "character": CHARACTER,
        "step": STEP,
        "age": AGE,
        "symbol": SYMBOL,
        "why": WHY,
        "term": PEACE_TERM,
        "what": WHY,
        "place": WHY,
        "to_power": POWER,
        "enemies": FORCE,
        "called": REALM,
        "face": FACE,
        "destination": AREA,
        "old_area": AREA,
        "old_milestone": MILESTONE,
        "haven": ZONE,
        "title": grant_words.TITLE,
        "struggle": STRUGGLE,
        "continent": world_words.CONTINENT,
        "origin": card_choice_words.ORIGIN,
        "deed": card_choice_words.DEED,
    },
    seat=seat_name,
)
