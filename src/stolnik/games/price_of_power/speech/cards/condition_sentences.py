"""Conditions of cards in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Final

from stolnik.text import Phrase

from ...box.effect_words import words
from ...box.effects import Frozen
from ..phrases import Said, phrase, worded
from .sets import Names, listed

SIGNS: Final = {">=": "least", "<=": "most", ">": "above", "<": "below", "=": "exactly"}
BESIDE: Final = frozenset(["who", "min", ">=", "<=", "=", "of", "with_cavalry", "trade_power"])
"""What stands beside a word and belongs to it."""
OWN: Final = (None, "you", "self")
"""Whom a condition is about that names nobody."""


def compared(value: str) -> Said:
    """``>=2`` in words."""
    sign = value.rstrip("-/0123456789")
    return worded("compared", SIGNS[sign], n=value[len(sign) :].replace("-", "−"))


def condition(names: Names, asked: Mapping[str, Frozen], person: Said | None = None) -> Said:
    """What has to hold; of whom, a ``person`` says that has just been named."""
    who = asked.get("who")
    if who not in OWN:
        said = _holds(names, asked, names.person(who))
        return (
            said
            if _is_of_nobody(asked)
            else phrase("said-does", who=_any_of(names, who), what=said)
        )
    if person is not None:
        return _holds(names, asked, person)
    if not names.each or names.reader or _is_of_nobody(asked):
        return _holds(names, asked, "you")
    return phrase("said-does", who=names.who("self"), what=_holds(names, asked, "it"))


def _holds(names: Names, asked: Mapping[str, Frozen], person: Said) -> Said:
    said = [
        _word(names, word, value, asked, person)
        for word, value in asked.items()
        if word not in BESIDE
    ]
    return _joined("and", said)


def _is_of_nobody(asked: Mapping[str, Frozen]) -> bool:
    """Whether a condition speaks of places, or of somebody whom it names itself."""
    for word, value in asked.items():
        if word in ("all", "any"):
            if all(isinstance(one, Mapping) and _is_of_nobody(one) for one in listed(value)):
                return True
        elif word == "not":
            return isinstance(value, Mapping) and _is_of_nobody(value)
        elif word == "is_pr":
            return listed(value)[1] not in OWN
        elif word == "count":
            return _owner(value) not in ("you", "self")
        elif word in OF_NOBODY or (isinstance(value, Mapping) and value.get("who") not in OWN):
            return True
    return False


OF_NOBODY: Final = words(
    """
    is_npr imperial_authority owner_is owner_is_npr_at_peace owner_religion can_leave_hre
    unrest_in rebel_town_in npr_provinces_in dnpr_provinces leader_in_battle nobody_chose
    share_choosing share_paying any_accepted nobody_accepted event_taken
    largest_orthodox_pr_at_least_largest_orthodox_npr key_province_power_in_node
    """
)
"""Words that are about no player, or that name whom they are about."""


def _joined(word: str, parts: Sequence[Said]) -> Said:
    """This condition *and* or *or* that one; what the other word joins stays together."""
    if len(parts) == 1:
        return parts[0]
    together = [_grouped(part, "or" if word == "and" else "and") for part in parts]
    return reduce(lambda one, more: worded("condition", word, first=one, what=more), together)


def _grouped(part: Said, *words: str) -> Said:
    joined = isinstance(part, Phrase) and part.message in [f"condition-{word}" for word in words]
    return phrase("condition-group", what=part) if joined else part


def _word(
    names: Names, word: str, value: Frozen, asked: Mapping[str, Frozen], person: Said
) -> Said:
    if word in ("all", "any"):
        parts = [condition(names, one, person) for one in listed(value) if isinstance(one, Mapping)]
        return _joined("and" if word == "all" else "or", parts)
    if word == "not":
        assert isinstance(value, Mapping)
        held = condition(names, value, person)
        return _negated(held) or phrase("condition-not", what=_grouped(held, "and", "or"))
    if word == "at_least":
        assert isinstance(value, Mapping)
        of = [condition(names, one) for one in listed(value["of"]) if isinstance(one, Mapping)]
        return phrase("condition-at_least", n=names.number(value["n"]), what=[[one] for one in of])
    if word in SPECIAL:
        return SPECIAL[word](names, value, asked, person)
    message = f"condition-{word}"
    if value == "<=0" and word in NONE:
        return worded("condition-no", word, person=person)
    if isinstance(value, bool):
        return phrase(message if value else f"condition-no-{word}", person=person)
    if isinstance(value, str) and value[:1] in "<>=":
        return phrase(message, person=person, x=compared(value), n=_figure(value))
    n = names.number(asked.get("min", 1))
    return phrase(message, person=person, x=names.whom_or_where(value, "gen"), n=n)


def _negated(said: Said) -> Said | None:
    """The contrary of a condition, if there are words for it."""
    if not isinstance(said, Phrase):
        return None
    if said.message in NEGATED:
        return Phrase(said.message.replace("condition-", "condition-no-"), said.about)
    what: Said = said.about.get("what", "")  # type: ignore[assignment]
    contrary = _negated(what)
    if contrary is not None and said.message == "said-does":
        return Phrase(said.message, {**said.about, "what": contrary})
    if contrary is not None and said.message == "condition-or":
        one: Said = said.about["first"]  # type: ignore[assignment]
        first = _negated(one)
        return None if first is None else phrase("condition-and", first=first, what=contrary)
    return None


NEGATED: Final = frozenset(
    f"condition-{word}"
    for word in words(
        "has_idea state_religion is_pr_any at_war_with interregnum owner_religion units_in"
    )
)


NONE: Final = ("areas_in_dissent", "unrest_count", "unrest_total", "interest")
"""Words for something that one may have none of."""


def _figure(value: str) -> int:
    """The number of a comparison, for nouns that are counted."""
    found = value.lstrip("<>=").partition("/")[0]
    return int(found)


Asked = Mapping[str, Frozen]
Say = Callable[[Names, Frozen, Asked, Said], Said]


def _limits(names: Names, asked: Asked) -> Said:
    said = [
        worded("compared", word, n=str(asked[sign]))
        for sign, word in SIGNS.items()
        if sign in asked
    ]
    return said[0] if len(said) == 1 else list(said)


def _count(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    """How many there are of something, or how many somebody has."""
    owner = _owner(value)
    if owner is not None:
        assert isinstance(value, Mapping)
        ((kind, filters),) = value.items()
        assert isinstance(filters, Mapping)
        others = {name: one for name, one in filters.items() if name != "owner"}
        if asked.get("<=") == 0:
            none = names.things({kind: others}, "gen")
            return _about(
                names,
                {"who": owner},
                person,
                lambda whose: phrase("condition-no-count-own", person=whose, what=none),
            )
        what = (
            phrase("provinces-named-acc", x=names.things({kind: others}))
            if set(others) == {"in"}
            else names.things({kind: others}, "some")
        )
        return _about(
            names,
            {"who": owner},
            person,
            lambda whose: phrase(
                "condition-count-own", person=whose, what=what, x=_limits(names, asked)
            ),
        )
    return phrase("condition-count", what=names.things(value, "gen"), x=_limits(names, asked))


def _owner(value: Frozen) -> Frozen:
    """Whose the things are that are counted, if it is one Realm that is named."""
    if not isinstance(value, Mapping) or len(value) != 1:
        return None
    (filters,) = value.values()
    owner = filters.get("owner") if isinstance(filters, Mapping) else None
    return owner if isinstance(owner, str) and owner != "any" else None


def _value(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    return worded("condition-value", value, person=person, x=_limits(names, asked))


def _faiths(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    faiths = [names.faith(str(one)) for one in listed(value)]
    return phrase("condition-state_religion", person=person, x=_either(faiths))


def _either(said: Sequence[Said]) -> Said:
    """One of several names."""
    if len(said) == 1:
        return said[0]
    return phrase("one-of-places", first=list(said[:-1]), last=said[-1])


def _together(said: Sequence[Said], asked: Asked) -> Said:
    """Places where so many are asked for in all; if it is one, any place will do."""
    if len(said) == 1 or asked.get("min", 1) == 1:
        return _either(said)
    return phrase("places-together", first=list(said[:-1]), last=said[-1])


def _ideas(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    return phrase("condition-has_idea", person=person, x=worded("idea", value))


def _idea_type(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    n = names.number(asked.get("min", 1))
    kind = worded("ideas-of", value)
    return phrase("condition-has_idea_type", person=person, kind=kind, n=n)


def _is_pr(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    realm, who = listed(value)
    played = phrase("condition-is_pr_any", person=person, x=names.who(realm))
    if who in OWN:
        return played
    played = phrase("condition-is_pr_any", person=names.person(who), x=names.who(realm))
    return phrase("said-does", who=names.who(who), what=played)


def _about(names: Names, value: Asked, person: Said, say: Callable[[Said], Said]) -> Said:
    """What holds of somebody whom the value of a word may name."""
    who = value.get("who")
    if who in OWN:
        return say(person)
    return phrase("said-does", who=_any_of(names, who), what=say(names.person(who)))


def _any_of(names: Names, who: Frozen) -> Said:
    """Whom a condition is about: of several, one is enough."""
    return phrase("ref-opponents.one") if who == "opponents" else names.who(who)


def _sized(message: str, form: str, family: str, *keys: str) -> Say:
    """Words whose value is a place with how many of something are there."""

    def say(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
        assert isinstance(value, Mapping)
        where = next((value[key] for key in keys if key in value), True)
        place: Said = (
            phrase(f"thing-hre.{form}" if "hre" in value else f"thing-elector.{form}")
            if where is True
            else names.things(where, form)
            if isinstance(where, Mapping)
            else _together(
                [
                    names.of(family if "realm" not in value else "realm", str(one), form)
                    for one in listed(where)
                ],
                value,
            )
        )
        n = names.number(value.get("min", 1))
        return _about(
            names, value, person, lambda whose: phrase(message, person=whose, x=place, n=n)
        )

    return say


def _map(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    maps = _together([worded("card-map", one, "in") for one in listed(value["map"])], value)
    n = names.number(value.get("min", 1))
    return _about(
        names,
        value,
        person,
        lambda whose: phrase("condition-ships_in", person=whose, x=maps, n=n),
    )


def _ships_in(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    say = _map if "map" in value else _sized("condition-ships_in", "in", "zone", "zone", "zones")
    return say(names, value, asked, person)


def _token(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    if value.get("colonial"):
        return phrase("condition-colonial_claim", person=person)
    kinds = _either([worded("piece", one) for one in listed(value["kind"])])
    if "area" in value:
        where = value["area"]
        areas = where if isinstance(where, Mapping) else {"areas": where}
        place = names.things(areas, "in", one=True)
    else:
        place = names.things({"provinces": value["provinces"]}, "in", one=True)
    return phrase("condition-has_token", person=person, what=kinds, x=place)


def _owner_is(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    place = phrase("province-named-acc", x=worded("province", value["province"]))
    what = worded("piece", value.get("kind", "any"))
    owns = phrase("condition-owner_is", person=names.person(value["who"]), x=place, what=what)
    return phrase("said-does", who=names.who(value["who"]), what=owns)


def _owner_religion(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    place = worded("province", value["province"])
    return phrase("condition-owner_religion", x=place, faith=names.faith(str(value["is"])))


def _owner_at_peace(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    return phrase("condition-owner_is_npr_at_peace", x=worded("province", value))


def _provinces(message: str) -> Say:
    def say(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
        places = [worded("province", one) for one in listed(value)]
        noun = "province-named-acc" if len(places) == 1 else "provinces-named-acc"
        return phrase(message, person=person, x=phrase(noun, x=list(places)))

    return say


def _areas(message: str) -> Say:
    def say(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
        found = value.get("areas", value.get("area")) if isinstance(value, Mapping) else value
        said = (
            names.things({"areas": found}, "in")
            if isinstance(found, Mapping)
            else _together(
                [names.of("area", str(one), "in") for one in listed(found)],
                {"min": 0} if message == "condition-unrest_in_areas" else {},
            )
        )
        if message == "condition-unrest_in_areas" and asked.get("<=") == 0:
            return phrase("condition-no-unrest_in_areas", person=person, x=said)
        return phrase(message, person=person, x=said, n=_limits(names, asked))

    return say


def _realms(message: str, form: str = "") -> Say:
    def say(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
        found = value.get("realms", value.get("in", ())) if isinstance(value, Mapping) else value
        realms = [names.who(one, form) for one in listed(found)]
        n = names.number(asked.get("min", 1))
        said: Said = list(realms) if "min" in asked else _either(realms)
        return phrase(message, person=person, x=said, n=n)

    return say


def _vassals(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    realms = [names.who(one) for one in listed(value)]
    return phrase("condition-vassals_of_you", person=person, x=list(realms), n=len(realms))


def _areas_owned(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    faiths = _either([names.faith(str(one)) for one in listed(value["religion"])])
    n = names.number(value["min"])
    return phrase("condition-areas_owned", person=person, x=faiths, n=n)


def _merchant(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    node = worded("node", value, "in")
    if "trade_power" in asked:
        power = compared(str(asked["trade_power"]))
        return phrase("condition-merchant_with_power", person=person, x=node, n=power)
    return phrase("condition-merchant_in", person=person, x=node)


def _battles(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    won = compared(str(value))
    n = _figure(str(value))
    said = phrase("condition-battles_won_this_round", person=person, x=won, n=n)
    if "with_cavalry" not in asked:
        return said
    return [said, phrase("condition-with_cavalry", x=compared(str(asked["with_cavalry"])))]


def _member(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    if isinstance(value, bool):
        message = "condition-hre_member" if value else "condition-no-hre_member"
        return phrase(message, person=person)
    if value == "you":
        return phrase("condition-hre_member", person=person)
    said = phrase("condition-hre_member", person=names.person(value))
    return phrase("said-does", who=names.who(value), what=said)


def _option(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    return phrase("condition-nobody_chose", x=str(value))


def _share(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    option, share = str(value["option"]), str(value["at_least"])
    return phrase("condition-share_choosing", chosen=option, x=share)


def _distant(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    return phrase("condition-has_token_or_ship_on", person=person)


def _port_zone(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    n = names.number(asked.get("min", 1))
    return phrase("condition-ports_facing", person=person, x=worded("zone", value, "gen"), n=n)


def _dnpr(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    realm, n = names.who(value["realm"], "gen"), names.number(value["min"])
    return phrase("condition-dnpr_provinces", x=realm, n=n)


def _most_influence(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    realm = names.who(value["realm"], "gen")
    return _about(
        names,
        value,
        person,
        lambda whose: phrase("condition-most_influence_in", person=whose, x=realm),
    )


def _owned_near(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    assert isinstance(value, Mapping)
    where = names.things({"areas": value["areas"]}, "in")
    return phrase("condition-influence_or_town_in", person=person, x=where)


def _most_ships(names: Names, value: Frozen, asked: Asked, person: Said) -> Said:
    zones = _either([worded("zone", one, "in") for one in listed(value)])
    return phrase("condition-most_ships_in", person=person, x=zones)


SPECIAL: Final[Mapping[str, Say]] = {
    "count": _count,
    "value": _value,
    "state_religion": _faiths,
    "has_idea": _ideas,
    "has_idea_type": _idea_type,
    "is_pr": _is_pr,
    "is_pr_any": _realms("condition-is_pr_any"),
    "is_npr": _realms("condition-is_npr"),
    "influence_in": _sized("condition-influence_in", "in", "area", "area", "realm"),
    "influence_or_town_in": _owned_near,
    "most_influence_in": _most_influence,
    "ships_in": _ships_in,
    "ships_on_map": _map,
    "units_in": _sized("condition-units_in", "in", "area", "area"),
    "units_adjacent": _sized("condition-units_adjacent", "gen", "area", "area", "realm"),
    "units_or_tokens_adjacent": _sized("condition-units_or_tokens_adjacent", "gen", "area", "area"),
    "has_token": _token,
    "has_token_in": _areas("condition-has_token_in"),
    "has_token_or_ship_on": _distant,
    "owner_is": _owner_is,
    "owner_religion": _owner_religion,
    "owner_is_npr_at_peace": _owner_at_peace,
    "owns_all": _provinces("condition-owns_all"),
    "owns_in": _areas("condition-owns_in"),
    "capital_in": _areas("condition-capital_in"),
    "capital_not_in": _areas("condition-capital_not_in"),
    "npr_provinces_in": _areas("condition-npr_provinces_in"),
    "rebel_town_in": _areas("condition-rebel_town_in"),
    "unrest_in": _areas("condition-unrest_in"),
    "unrest_in_areas": _areas("condition-unrest_in_areas"),
    "areas_owned": _areas_owned,
    "allied_to": _realms("condition-allied_to", "with"),
    "active_ally": _realms("condition-active_ally", "gen"),
    "married_to": _realms("condition-married_to", "with"),
    "married_to_any": _realms("condition-married_to_any", "with"),
    "at_war_with": _realms("condition-at_war_with", "with"),
    "at_war_or_truce_with": _realms("condition-at_war_or_truce_with", "with"),
    "truce_with": _realms("condition-truce_with", "with"),
    "vassals_of_you": _vassals,
    "wars_won_against_any": _realms("condition-wars_won_against_any", "with"),
    "owns_all_cores_of": _realms("condition-owns_all_cores_of", "gen"),
    "can_leave_hre": _realms("condition-can_leave_hre"),
    "event_taken": _realms("condition-event_taken"),
    "dnpr_provinces": _dnpr,
    "merchant_in": _merchant,
    "most_ships_in": _most_ships,
    "ports_facing": _port_zone,
    "battles_won_this_round": _battles,
    "hre_member": _member,
    "nobody_chose": _option,
    "share_choosing": _share,
}
"""Words that say more than a figure or whether something is so."""
