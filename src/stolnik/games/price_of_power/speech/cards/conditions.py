"""Conditions of cards in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Final

from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.speech.cards.sets import Names, Said, listed, phrase
from stolnik.text import Phrase

SIGNS: Final = {">=": "≥", "<=": "≤", ">": ">", "<": "<", "=": "="}
BESIDE: Final = frozenset(["who", "min", ">=", "<=", "=", "of", "with_cavalry", "trade_power"])
"""What stands beside a word and belongs to it."""


def compared(value: str) -> str:
    """``>=2`` as it is printed."""
    sign = value.rstrip("-/0123456789")
    return f"{SIGNS[sign]} {value[len(sign) :]}".replace("-", "−")


def condition(names: Names, asked: Mapping[str, Frozen]) -> Said:
    """What has to hold."""
    said: list[Said] = []
    for word, value in asked.items():
        if word not in BESIDE:
            said.append(_word(names, word, value, asked))
    what = _joined("and", said)
    who = asked.get("who")
    return (
        what if who in (None, "you", "self") else phrase("said-of", who=names.who(who), what=what)
    )


def _joined(word: str, parts: Sequence[Said]) -> Said:
    """This condition *and* or *or* that one; what the other word joins stays together."""
    if len(parts) == 1:
        return parts[0]
    together = [_grouped(part, "or" if word == "and" else "and") for part in parts]
    return reduce(lambda one, more: phrase(f"condition-{word}", first=one, what=more), together)


def _grouped(part: Said, *words: str) -> Said:
    joined = isinstance(part, Phrase) and part.message in [f"condition-{word}" for word in words]
    return phrase("condition-group", what=part) if joined else part


def _word(names: Names, word: str, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    if word in ("all", "any"):
        parts = [condition(names, one) for one in listed(value) if isinstance(one, Mapping)]
        return _joined("and" if word == "all" else "or", parts)
    if word == "not":
        assert isinstance(value, Mapping)
        return phrase("condition-not", what=_grouped(condition(names, value), "and", "or"))
    if word == "at_least":
        assert isinstance(value, Mapping)
        of = [condition(names, one) for one in listed(value["of"]) if isinstance(one, Mapping)]
        return phrase("condition-at_least", n=names.number(value["n"]), what=[[one] for one in of])
    if word in SPECIAL:
        return SPECIAL[word](names, value, asked)
    message = f"condition-{word}"
    if isinstance(value, bool):
        return phrase(message if value else f"condition-no-{word}")
    if isinstance(value, str) and value[:1] in "<>=":
        return phrase(message, x=compared(value))
    return phrase(message, x=names.whom_or_where(value), n=names.number(asked.get("min", 1)))


Say = Callable[[Names, Frozen, Mapping[str, Frozen]], Said]


def _limits(names: Names, asked: Mapping[str, Frozen]) -> str:
    return ", ".join(f"{SIGNS[sign]} {asked[sign]}" for sign in SIGNS if sign in asked)


def _count(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    return phrase("condition-count", what=names.things(value), x=_limits(names, asked))


def _value(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    return phrase("condition-value", what=phrase(f"value-{value}"), x=_limits(names, asked))


def _faiths(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    faiths = [names.faith(str(one)) for one in listed(value)]
    return phrase("condition-state_religion", x=faiths)


def _ideas(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    return phrase("condition-has_idea", x=[phrase(f"idea-{one}") for one in listed(value)])


def _idea_type(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    n = names.number(asked.get("min", 1))
    return phrase("condition-has_idea_type", kind=phrase(f"price-{value}"), n=n)


def _is_pr(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    realm, who = listed(value)
    if who in ("you", "self"):
        return phrase("condition-is_pr_any", x=names.who(realm))
    return phrase("condition-is_pr", realm=names.who(realm), who=names.who(who))


def _sized(message: str, family: str, *keys: str) -> Say:
    """Words whose value is a place with how many of something are there."""

    def say(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
        assert isinstance(value, Mapping)
        where = next((value[key] for key in keys if key in value), True)
        place: Said = (
            phrase("thing-hre" if "hre" in value else "thing-elector")
            if where is True
            else names.things(where)
            if isinstance(where, Mapping)
            else [
                names.of(family if "realm" not in value else "realm", str(one))
                for one in listed(where)
            ]
        )
        said = phrase(message, x=place, n=names.number(value.get("min", 1)))
        who = value.get("who")
        if who in (None, "you", "self"):
            return said
        return phrase("said-of", who=names.who(who), what=said)

    return say


def _map(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    maps = [phrase(f"card-map-{one}") for one in listed(value["map"])]
    said = phrase("condition-ships_in", x=list(maps), n=names.number(value.get("min", 1)))
    who = value.get("who")
    if who in (None, "you", "self"):
        return said
    return phrase("said-of", who=names.who(who), what=said)


def _ships_in(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    say = _map if "map" in value else _sized("condition-ships_in", "zone", "zone", "zones")
    return say(names, value, asked)


def _token(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    if value.get("colonial"):
        return phrase("condition-colonial_claim")
    kinds = [phrase(f"piece-{one}") for one in listed(value["kind"])]
    where = value.get("area", value.get("provinces"))
    return phrase("condition-has_token", what=list(kinds), x=names.things(where))


def _owner_is(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    place = phrase(f"province-{value['province']}")
    what = phrase(f"piece-{value.get('kind', 'any')}")
    return phrase("condition-owner_is", x=place, who=names.who(value["who"]), what=what)


def _owner_religion(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    place = phrase(f"province-{value['province']}")
    return phrase("condition-owner_religion", x=place, faith=names.faith(str(value["is"])))


def _provinces(message: str) -> Say:
    def say(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
        return phrase(message, x=[phrase(f"province-{one}") for one in listed(value)])

    return say


def _areas(message: str) -> Say:
    def say(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
        found = value.get("areas", value.get("area")) if isinstance(value, Mapping) else value
        said = (
            names.things({"areas": found})
            if isinstance(found, Mapping)
            else [names.of("area", str(one)) for one in listed(found)]
        )
        return phrase(message, x=said, n=_limits(names, asked))

    return say


def _realms(message: str) -> Say:
    def say(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
        found = value.get("realms", value.get("in", ())) if isinstance(value, Mapping) else value
        realms = [names.who(one) for one in listed(found)]
        return phrase(message, x=realms, n=names.number(asked.get("min", 1)))

    return say


def _areas_owned(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    faiths = [names.faith(str(one)) for one in listed(value["religion"])]
    return phrase("condition-areas_owned", x=faiths, n=names.number(value["min"]))


def _merchant(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    node = phrase(f"node-{value}")
    if "trade_power" in asked:
        power = compared(str(asked["trade_power"]))
        return phrase("condition-merchant_with_power", x=node, n=power)
    return phrase("condition-merchant_in", x=node)


def _battles(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    said = phrase("condition-battles_won_this_round", x=compared(str(value)))
    if "with_cavalry" not in asked:
        return said
    return [said, phrase("condition-with_cavalry", x=compared(str(asked["with_cavalry"])))]


def _member(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    if isinstance(value, bool):
        return phrase("condition-hre_member" if value else "condition-no-hre_member")
    said = phrase("condition-hre_member")
    return said if value == "you" else phrase("said-of", who=names.who(value), what=said)


def _option(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    return phrase("condition-nobody_chose", x=str(value))


def _share(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    option, share = str(value["option"]), str(value["at_least"])
    return phrase("condition-share_choosing", option=option, x=share)


def _distant(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    return phrase("condition-has_token_or_ship_on")


def _port_zone(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    n = names.number(asked.get("min", 1))
    return phrase("condition-ports_facing", x=phrase(f"zone-{value}"), n=n)


def _dnpr(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    realm, n = names.who(value["realm"]), names.number(value["min"])
    return phrase("condition-dnpr_provinces", x=realm, n=n)


def _most_influence(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    said = phrase("condition-most_influence_in", x=names.who(value["realm"]))
    who = value.get("who")
    if who in (None, "you", "self"):
        return said
    return phrase("said-of", who=names.who(who), what=said)


def _owned_near(names: Names, value: Frozen, asked: Mapping[str, Frozen]) -> Said:
    assert isinstance(value, Mapping)
    return phrase("condition-influence_or_town_in", x=names.things({"areas": value["areas"]}))


SPECIAL: Final[Mapping[str, Say]] = {
    "count": _count,
    "value": _value,
    "state_religion": _faiths,
    "has_idea": _ideas,
    "has_idea_type": _idea_type,
    "is_pr": _is_pr,
    "is_pr_any": _realms("condition-is_pr_any"),
    "is_npr": _realms("condition-is_npr"),
    "influence_in": _sized("condition-influence_in", "area", "area", "realm"),
    "influence_or_town_in": _owned_near,
    "most_influence_in": _most_influence,
    "ships_in": _ships_in,
    "ships_on_map": _map,
    "units_in": _sized("condition-units_in", "area", "area"),
    "units_adjacent": _sized("condition-units_adjacent", "area", "area", "realm"),
    "units_or_tokens_adjacent": _sized("condition-units_or_tokens_adjacent", "area", "area"),
    "has_token": _token,
    "has_token_in": _areas("condition-has_token_in"),
    "has_token_or_ship_on": _distant,
    "owner_is": _owner_is,
    "owner_religion": _owner_religion,
    "owner_is_npr_at_peace": _provinces("condition-owner_is_npr_at_peace"),
    "owns_all": _provinces("condition-owns_all"),
    "owns_in": _areas("condition-owns_in"),
    "capital_in": _areas("condition-capital_in"),
    "capital_not_in": _areas("condition-capital_not_in"),
    "npr_provinces_in": _areas("condition-npr_provinces_in"),
    "rebel_town_in": _areas("condition-rebel_town_in"),
    "unrest_in": _areas("condition-unrest_in"),
    "unrest_in_areas": _areas("condition-unrest_in_areas"),
    "areas_owned": _areas_owned,
    "allied_to": _realms("condition-allied_to"),
    "active_ally": _realms("condition-active_ally"),
    "married_to": _realms("condition-married_to"),
    "married_to_any": _realms("condition-married_to_any"),
    "at_war_with": _realms("condition-at_war_with"),
    "at_war_or_truce_with": _realms("condition-at_war_or_truce_with"),
    "truce_with": _realms("condition-truce_with"),
    "vassals_of_you": _realms("condition-vassals_of_you"),
    "wars_won_against_any": _realms("condition-wars_won_against_any"),
    "owns_all_cores_of": _realms("condition-owns_all_cores_of"),
    "can_leave_hre": _realms("condition-can_leave_hre"),
    "event_taken": _realms("condition-event_taken"),
    "dnpr_provinces": _dnpr,
    "merchant_in": _merchant,
    "most_ships_in": lambda names, value, asked: phrase(
        "condition-most_ships_in", x=[phrase(f"zone-{one}") for one in listed(value)]
    ),
    "ports_facing": _port_zone,
    "battles_won_this_round": _battles,
    "hre_member": _member,
    "nobody_chose": _option,
    "share_choosing": _share,
}
"""Words that say more than a figure or whether something is so."""
