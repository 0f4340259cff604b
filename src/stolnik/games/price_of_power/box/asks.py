"""Which parts of the table decide a condition: what must change before it can come true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from .effects import QUALIFIERS, Frozen

ASKS_ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "stability": ("stability",),
    "exhausted": ("exhausted",),
    "interest": ("interest",),
    "manpower": ("plus_one", "provinces", "ideas", "empire"),
    "imperial_authority": ("empire",),
    "cardinals": ("curia", "provinces"),
    "papal_controller": ("curia", "provinces"),
    "advisors": ("advisors",),
    "allies": ("allies",),
    "marriages": ("marriages",),
    "ideas": ("ideas",),
    "ideas_of_each_type": ("ideas",),
    "has_idea": ("ideas",),
    "has_idea_type": ("ideas",),
    "has_government_form": ("ideas",),
    "cores": ("cores",),
    "merchants": ("merchants",),
    "merchant_in": ("merchants", "slots", "provinces"),
    "expanded_nodes_with_merchant": ("merchants", "expanded"),
    "ports": ("provinces",),
    "ports_facing": ("provinces",),
    "sea_zones_with_ports": ("provinces",),
    "owns_all": ("provinces",),
    "areas_fully_owned": ("provinces",),
    "areas_in_dissent": ("provinces", "faiths", "faith"),
    "has_token_in": ("provinces",),
    "vassals_of_you": ("provinces",),
    "unrest_total": ("unrest",),
    "unrest_in_areas": ("unrest",),
    "state_religion": ("faith",),
    "deployed_land_units": ("units",),
    "units_in": ("units",),
    "ships_at_sea": ("ships", "slots"),
    "ships_in": ("ships", "slots"),
    "continents_with_presence": ("ships", "slots", "provinces"),
    "influence_in": ("influence", "marriages", "provinces", "empire"),
    "influence_total": ("influence", "marriages"),
    "allied_to": ("allies",),
    "married_to": ("marriages",),
    "married_to_any": ("marriages",),
    "at_war_or_truce_with": ("relations", "allies", "provinces"),
    "battles_won_this_round": ("battles",),
    "pirates_fought": ("battles",),
    "trade_income_this_round": ("trade",),
    "wars_won_this_age": ("wars",),
    "wars_won_against_any": ("wars",),
}
"""By word: the parts of the table that decide it."""
ANYTHING: Final = "anything"
"""What decides a word that is not listed: it is worked out each time."""
COUNTED: Final[Mapping[str, tuple[str, ...]]] = {
    "provinces": ("provinces",),
    "tokens": ("provinces",),
    "claims": ("claims", "cores"),
    "areas": ("faiths", "empire"),
    "ships": ("ships", "slots"),
}
"""What is counted is asked about more narrowly."""
VALUED: Final[Mapping[str, tuple[str, ...]]] = {
    "ducats": ("ducats",),
    "prestige": ("prestige",),
    "tax_income": ("provinces",),
}
"""So are figures that are given by name."""


PARTS: Final = tuple(
    dict.fromkeys(
        part
        for table in (ASKS_ABOUT, COUNTED, VALUED)
        for parts in table.values()
        for part in parts
    )
)
"""All parts that are asked about, each once."""

Parts: TypeAlias = int
"""A set of parts of the table: a bit for each."""
NOTHING: Final[Parts] = 0
ALL: Final[Parts] = -1
_BITS: Final[Mapping[str, Parts]] = {part: 1 << number for number, part in enumerate(PARTS)}
HELD: Final[Parts] = 1 << len(PARTS)
"""Which Missions are held and under which orders, and which Milestones lie open."""


def parts_named(*names: str) -> Parts:
    """Some parts, by name."""
    return ALL if ANYTHING in names else sum(_BITS[name] for name in set(names))


QUALIFYING: Final = QUALIFIERS | {"with_cavalry", "trade_power"}


OWN: Final = ("self", "you")


def asked_about(condition: Frozen) -> frozenset[str]:
    """The parts of the table that decide a condition.

    What a player has is decided by that player's own mats; what others have, by anything.
    """
    found: set[str] = set()
    if isinstance(condition, Mapping):
        if condition.get("of", "self") not in OWN:
            found.add(ANYTHING)
        for word, value in condition.items():
            if isinstance(value, Mapping) and value.get("who", "self") not in OWN:
                found.add(ANYTHING)
            if word in ("all", "any"):
                assert isinstance(value, Sequence)
                for one in value:
                    found |= asked_about(one)
            elif word == "not":
                found |= asked_about(value)
            elif word == "count":
                assert isinstance(value, Mapping)
                found.update(*(COUNTED[kind] for kind in value))
            elif word == "value":
                found.update(VALUED.get(str(value), ASKS_ABOUT["manpower"]))
            elif word not in QUALIFYING:
                found.update(ASKS_ABOUT.get(word, (ANYTHING,)))
    return frozenset(found)
