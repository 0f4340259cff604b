"""Everything that can be said in the game; each room of chapters has its words beside this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.vocabulary import SEAT, Verb, Vocabulary
from stolnik.games.price_of_power.speech import (
    battles,
    commerce,
    curia,
    declaration,
    effects,
    empire,
    government,
    grants,
    naval,
    peace,
    phases,
    prestige,
    relations,
    religion,
    tokens,
    variants,
    war,
    world,
)
from stolnik.games.price_of_power.speech.families import (
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
from stolnik.games.price_of_power.speech.meant import MEANT
from stolnik.games.price_of_power.state import Europe


def seat_name(g: Europe, seat: Seat) -> str:
    """A player goes by the name of the Realm, be it a new one."""
    player = g.players[seat]
    return f"realm-{player.name or g.box.realms[player.realm].id}"


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
        *phases.VERBS,
        *peace.VERBS,
        *curia.VERBS,
        *government.VERBS,
        *relations.VERBS,
        *tokens.VERBS,
        *commerce.VERBS,
        *declaration.VERBS,
        *empire.VERBS,
        *war.VERBS,
        *battles.VERBS,
        *naval.VERBS,
        *world.VERBS,
        *grants.VERBS,
        *religion.VERBS,
        *effects.VERBS,
        *prestige.VERBS,
        *variants.VERBS,
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
        "title": grants.TITLE,
        "struggle": STRUGGLE,
        "continent": world.CONTINENT,
        "origin": effects.ORIGIN,
        "deed": effects.DEED,
    },
    seat=seat_name,
)
