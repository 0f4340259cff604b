"""Reads what a card does: from the JSON of the data to a checked, immutable tree.

A word that is not in the vocabulary, an id that names nothing, a reference that was never bound:
each is refused here, by file, record and field, when the box is opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from stolnik.engine.data import wrong

from .effect_words import (
    CONDITIONS,
    COSTS,
    FILTERS,
    HOOKS,
    MODIFIERS,
    OPEN_VERBS,
    REFERENCES,
    VALUES,
    VERBS,
    WHO,
    WHO_SETS,
    words,
)

Json: TypeAlias = Any
"""What the border to JSON brings; behind this module there is only what is checked."""

Frozen: TypeAlias = object
"""A checked value: text, number, tuple, read-only mapping or one of the nodes below."""

MAPPING: Final = (MappingProxyType, dict)
SEQUENCE: Final = (tuple, list)
"""What cards are made of; to ask for these is much faster than to ask for anything alike."""


class Do(msgspec.Struct, frozen=True):
    """One effect: a verb with its arguments."""

    verb: str
    args: Mapping[str, Frozen]


class ChoiceOption(msgspec.Struct, frozen=True):
    id: str
    effects: Effects
    requires: Mapping[str, Frozen] | None = None


class Choice(msgspec.Struct, frozen=True):
    """Exactly one of several options."""

    by: Frozen
    options: tuple[ChoiceOption, ...]
    no: int
    """Which choice of its card it is, from 0."""


class Pick(msgspec.Struct, frozen=True):
    """Things are chosen and bound to a name for what follows."""

    name: str
    kind: str
    among: Frozen
    by: Frozen
    n: Frozen
    then: Effects
    otherwise: Effects


class Branch(msgspec.Struct, frozen=True):
    """Something that is done under a condition, for a price, for each or several times.

    ``kind`` is the control node: ``may``, ``must_pay_or``, ``pay``, ``if``, ``each``, ``repeat``.
    """

    kind: str
    subject: Frozen
    cost: Frozen = None
    requires: Mapping[str, Frozen] | None = None
    then: Effects = ()
    otherwise: Effects = ()


Effect: TypeAlias = Do | Choice | Pick | Branch
Effects: TypeAlias = tuple[Effect, ...]


def every(effects: Iterable[Effect]) -> list[Effect]:
    """All effects of a card, those within others included."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Do):
            if not BRANCHES.isdisjoint(effect.args):
                for value in effect.args.values():
                    if isinstance(value, tuple):
                        found += every([one for one in value if isinstance(one, Effect)])
        elif isinstance(effect, Choice):
            for option in effect.options:
                found += every(option.effects)
        else:
            found += every((*effect.then, *effect.otherwise))
    return found


CONTROL: Final[Mapping[str, frozenset[str]]] = {
    "choice": frozenset(("choice",)),
    "may": frozenset(("may", "cost", "requires", "then", "else")),
    "must_pay_or": frozenset(("must_pay_or", "cost", "then", "else")),
    "pay": frozenset(("pay", "cost", "then")),
    "if": frozenset(("if", "then", "else")),
    "each": frozenset(("each", "effects")),
    "pick": frozenset(("pick", "then", "else")),
    "repeat": frozenset(("repeat", "effects")),
}
PICKED: Final = ("area", "province", "realm", "player", "node", "token")
BRANCHES: Final = words(
    """
    accepted refused rejected seller_may effects then_if_discovered otherwise
    on_dow_if_adjacent
    """
)
"""Arguments that hold effects."""
NAMES_A_REALM: Final = frozenset(
    ["who", "owner", "aggressor", "target", "buyer", "to", "from", "with", "realm"],
)
"""Arguments that say whom is meant, except with the verbs of ``NAMES_SOMETHING_ELSE``."""
NAMES_SOMETHING_ELSE: Final = words(
    """
    move_units draw_cards appoint play_card move_rebels swap_tokens religion
    adopt_religion set_stability dnpr
    """
)
REALM_CONDITIONS: Final = words(
    """
    allied_to married_to truce_with at_war_with at_war_or_truce_with is_npr vassals_of_you
    is_pr_any married_to_any wars_won_against_any active_ally owns_all_cores_of
    """
)
AREA_CONDITIONS: Final = words(
    """
    owns_in has_token_in unrest_in_areas influence_or_town_in capital_in capital_not_in
    unrest_in
    """
)
QUALIFIERS: Final = frozenset((">=", "<=", "=", "of", "min", "times", "div", "max", "round"))
NUMBERS: Final = frozenset(("range", "per_area", "fraction_per_area", "fraction", "all_max"))
PLACE_FILTERS: Final = words(
    """
    in area area_all provinces except in_area capital_in owner_capital_not_in
    must_include_if_eligible plus
    """
)


class Known(msgspec.Struct, frozen=True):
    """Every id that a card may name, by what it names."""

    areas: frozenset[str]
    provinces: frozenset[str]
    realms: frozenset[str]
    nodes: frozenset[str]
    zones: frozenset[str]
    maps: frozenset[str]
    ideas: frozenset[str]
    faiths: frozenset[str]
    colours: frozenset[str]

    @property
    def places(self) -> frozenset[str]:
        return self.areas | self.provinces


class Reader:
    """Reads the effects and conditions of one record."""

    def __init__(self, known: Known, file: str, record: str) -> None:
        self.known = known
        self.file = file
        self.record = record
        self.field = "effects"
        self.bound: set[str] = set()
        self.choices = 0

    def effects(self, items: Json, field: str = "effects") -> Effects:
        self.field = field
        return self._effects(items)

    def condition(self, item: Json, field: str = "condition") -> Mapping[str, Frozen]:
        self.field = field
        return self._condition(item)

    def modifiers(self, items: Json) -> tuple[Mapping[str, Frozen], ...]:
        """What an Idea changes as long as one has it."""
        self.field = "passive"
        for item in items:
            if item.get("mod") not in MODIFIERS:
                self._refuse(f"there is no modifier {item.get('mod')!r}")
            if "when" in item:
                self._condition(item["when"])
        return tuple(_freeze_mapping(item) for item in items)

    def cost(self, item: Json, field: str = "cost") -> Frozen:
        self.field = field
        return self._cost(item)

    def _refuse(self, error: str) -> None:
        raise wrong(self.file, self.record, self.field, error)

    def _only(self, what: str, found: Iterable[str], right: Iterable[str]) -> None:
        for name in found:
            if name not in right:
                self._refuse(f"{what} knows no {name!r}")

    # -- effects -----------------------------------------------------------------------------

    def _effects(self, items: Json) -> Effects:
        if not isinstance(items, list):
            self._refuse(f"effects are a list, not {items!r}")
        return tuple(self._effect(item) for item in items)

    def _effect(self, item: Json) -> Effect:
        if not isinstance(item, dict):
            self._refuse(f"an effect is an object, not {item!r}")
        if "do" in item:
            return self._do(item)
        kinds = [kind for kind in CONTROL if kind in item]
        if len(kinds) != 1:
            self._refuse(f"this is neither an effect nor a control node: {', '.join(item)}")
        kind = kinds[0]
        self._only(kind, item, CONTROL[kind])
        if kind == "choice":
            return self._choice(item["choice"])
        if kind == "pick":
            return self._pick(item)
        return self._branch(kind, item)

    def _do(self, item: Json) -> Do:
        verb = item["do"]
        if verb not in VERBS:
            self._refuse(f"there is no verb {verb!r}")
        if verb not in OPEN_VERBS:
            self._only(verb, item.keys() - {"do"}, VERBS[verb])
        args = {name: self._argument(verb, name, value) for name, value in item.items()}
        del args["do"]
        return Do(verb, MappingProxyType(args))

    def _choice(self, item: Json) -> Choice:
        self._only("choice", item, ("by", "options"))
        by = self._who(item.get("by", "you"))
        no = self.choices
        self.choices += 1
        options = []
        for option in item["options"]:
            self._only("an option", option, ("id", "effects", "requires"))
            requires = self._condition(option["requires"]) if "requires" in option else None
            options.append(ChoiceOption(option["id"], self._effects(option["effects"]), requires))
        return Choice(by, tuple(options), no)

    def _pick(self, item: Json) -> Pick:
        pick = item["pick"]
        self._only("pick", pick, ("as", "kind", "from", "by", "n"))
        if pick["kind"] not in PICKED:
            self._refuse(f"pick knows no kind {pick['kind']!r}")
        self.bound.add(pick["as"])
        among = (self._who if pick["kind"] == "player" else self._selector)(pick["from"])
        return Pick(
            pick["as"],
            pick["kind"],
            among,
            self._who(pick.get("by", "you")),
            self._number(pick.get("n", 1)),
            self._effects(item.get("then", [])),
            self._effects(item.get("else", [])),
        )

    def _branch(self, kind: str, item: Json) -> Branch:
        subject: Frozen
        if kind == "if":
            subject = self._condition(item["if"])
        elif kind == "repeat":
            subject = self._number(item["repeat"])
        else:
            subject = self._who(item[kind])
        return Branch(
            kind,
            subject,
            self._cost(item["cost"]) if "cost" in item else None,
            self._condition(item["requires"]) if "requires" in item else None,
            self._effects(item.get("then", item.get("effects", []))),
            self._effects(item.get("else", [])),
        )

    def _argument(self, verb: str, name: str, value: Json) -> Frozen:
        if verb in ("cb", "excommunicate") and name == "on":
            return self._who(value)
        if verb == "rule" and name == "hook" and value not in HOOKS:
            self._refuse(f"there is no hook {value!r}")
        if name in NAMES_A_REALM and verb not in NAMES_SOMETHING_ELSE:
            return self._who(value)
        if name in ("where", "on", "node", "areas"):
            return self._selector(value)
        if name == "n":
            return self._number(value)
        if name in BRANCHES and isinstance(value, list):
            return self._effects(value)
        known = self.known
        if name == "idea" and verb in ("research", "lose_idea") and isinstance(value, str):
            self._id(value, known.ideas, "Idea", "any", "$")
        elif name == "faith":
            self._id(value, known.faiths, "religion", "state_religion_of")
        elif name == "colour":
            self._id(value, known.colours, "colour")
        elif verb == "dnpr" and name == "realm":
            self._id(value, known.realms, "Realm")
        elif verb == "dnpr" and name == "capital":
            self._id(value, known.provinces, "Province")
        return freeze(value)

    def _id(self, value: Json, known: frozenset[str], what: str, *free: str) -> None:
        if value not in known and not str(value).startswith(free or ("\0",)):
            self._refuse(f"there is no {what} {value!r}")

    # -- who, what, how many -----------------------------------------------------------------

    def _who(self, value: Json) -> Frozen:
        if isinstance(value, list):
            return tuple(self._who(one) for one in value)
        if isinstance(value, dict):
            self._who_set(value)
        elif isinstance(value, str):
            self._one(value)
        else:
            self._refuse(f"this names nobody: {value!r}")
        return freeze(value)

    def _one(self, value: str) -> None:
        if value.startswith("$"):
            self._check_bound(value)
        elif value.startswith("realm:"):
            self._id(value[6:], self.known.realms, "Realm")
        elif value.startswith("owner:"):
            self._id(value[6:], self.known.provinces, "Province")
        elif value not in WHO:
            self._id(value, self.known.realms, "Realm")

    def _who_set(self, value: Json) -> None:
        keys = value.keys() - {"n", "prefer"}
        if "prefer" in value:
            self._condition(value["prefer"])
        if keys <= FILTERS.keys():
            self._selector(value)
            return
        if len(keys) != 1 or not keys <= WHO_SETS:
            self._refuse(f"this names nobody: {', '.join(value)}")
        key = keys.pop()
        if key in ("players", "others", "opponents"):
            self._condition(value[key])
        elif key == "list":
            self._who(value["list"])
        elif key == "owners_of":
            self._selector(value["owners_of"])

    def _check_bound(self, name: str) -> None:
        if name not in self.bound:
            self._refuse(f"{name} is not bound by a pick before")

    def _selector(self, value: Json) -> Frozen:
        if isinstance(value, list):
            return tuple(self._selector(one) for one in value)
        if isinstance(value, str):
            if value.startswith("$"):
                self._check_bound(value)
            else:
                known = self.known.places | self.known.nodes | REFERENCES
                self._id(value, known, "place")
            return value
        if not isinstance(value, dict):
            self._refuse(f"this selects nothing: {value!r}")
        for kind, filters in value.items():
            self._select(kind, filters)
        return freeze(value)

    def _select(self, kind: str, filters: Json) -> None:
        if kind == "any_of":
            for one in filters:
                self._selector(one)
            return
        if kind not in FILTERS:
            self._refuse(f"there is no selector {kind!r}")
        if isinstance(filters, (list, str)):
            by_kind: dict[str, frozenset[str]] = {
                "areas": self.known.areas,
                "provinces": self.known.provinces,
                "nodes": self.known.nodes,
                "realms": self.known.realms,
            }
            if kind in by_kind:
                self._ids(filters, by_kind[kind], kind)
            return
        for name, value in filters.items():
            if name not in FILTERS[kind]:
                self._refuse(f"{kind} has no filter {name!r}")
            self._filter(f"{kind}.{name}", name, value)

    def _filter(self, what: str, name: str, value: Json) -> None:
        known = self.known
        if name in PLACE_FILTERS and not isinstance(value, dict):
            maps = frozenset(f"map:{one}" for one in known.maps)
            everything = known.places | known.realms | known.nodes | known.zones
            self._ids(value, everything | REFERENCES | maps, what)
        elif name in ("adjacent_sea", "or_adjacent_sea") and isinstance(value, (str, list)):
            self._ids(value, known.zones | REFERENCES, what)
        elif name in ("religion", "not_religion"):
            for faith in _listed(value):
                self._id(faith, known.faiths, "religion", "state_religion_of:")
        elif name == "map":
            self._ids(value, known.maps | {"main"}, what)
        if isinstance(value, dict) and value.keys() & FILTERS.keys():
            self._selector(value)

    def _ids(self, value: Json, known: frozenset[str], what: str) -> None:
        for one in _listed(value):
            if isinstance(one, str) and not one.startswith("$") and one not in known:
                self._refuse(f"{what} names {one!r}, which there is not")

    def _number(self, value: Json) -> Frozen:
        if isinstance(value, int) or value in ("all", "half", "each"):
            return freeze(value)
        if not isinstance(value, dict):
            self._refuse(f"this is no number: {value!r}")
        if "count" in value:
            if isinstance(value["count"], dict):
                self._selector(value["count"])
        elif "value" in value:
            if value["value"] not in VALUES:
                self._refuse(f"there is no value {value['value']!r}")
        elif "sum" in value:
            for one in value["sum"]:
                self._number(one)
        elif "neg" in value:
            self._number(value["neg"])
        elif not value.keys() & NUMBERS:
            self._refuse(f"this is no number: {', '.join(value)}")
        return freeze(value)

    def _cost(self, value: Json) -> Frozen:
        if isinstance(value, str):
            if value not in ("free", "printed", "half", "paid"):
                self._refuse(f"there is no cost {value!r}")
            return value
        for name, part in value.items():
            if name not in COSTS:
                self._refuse(f"a cost has no {name!r}")
            if name == "one_of":
                for one in part:
                    self._cost(one)
        return freeze(value)

    # -- conditions --------------------------------------------------------------------------

    def _condition(self, item: Json) -> Mapping[str, Frozen]:
        if not isinstance(item, dict):
            self._refuse(f"a condition is an object, not {item!r}")
        for name, value in item.items():
            if name in QUALIFIERS:
                continue
            if name not in CONDITIONS:
                self._refuse(f"there is no condition {name!r}")
            self._clause(name, value)
        return _freeze_mapping(item)

    def _clause(self, name: str, value: Json) -> None:
        known = self.known
        if name in ("all", "any"):
            for one in value:
                self._condition(one)
        elif name == "not":
            self._condition(value)
        elif name == "at_least":
            for one in value["of"]:
                self._condition(one)
        elif name == "count" and isinstance(value, dict):
            self._selector(value)
        elif name == "value" and isinstance(value, str) and value not in VALUES:
            self._refuse(f"there is no value {value!r}")
        elif name == "owns_all":
            self._ids(value, known.provinces, name)
        elif name in AREA_CONDITIONS:
            ids = value.get("areas", value.get("area", [])) if isinstance(value, dict) else value
            self._ids(ids, known.areas, name)
        elif name in REALM_CONDITIONS:
            ids = value.get("realms", value.get("in", [])) if isinstance(value, dict) else value
            bare = [one.removeprefix("realm:") for one in _listed(ids) if isinstance(one, str)]
            self._ids(bare, known.realms | WHO, name)
        elif name == "merchant_in":
            self._ids(value, known.nodes, name)
        elif name == "most_ships_in":
            self._ids(value, known.zones, name)
        elif name == "ships_in" and isinstance(value, dict):
            self._ids(value.get("zones", value.get("zone", [])), known.zones, name)
        elif name == "has_idea":
            self._ids(value, known.ideas, name)


def freeze(value: Json) -> Frozen:
    """The same value, immutable all through."""
    if isinstance(value, list):
        return tuple(freeze(one) for one in value)
    if isinstance(value, dict):
        return _freeze_mapping(value)
    return value


def _freeze_mapping(value: Mapping[str, Json]) -> Mapping[str, Frozen]:
    return MappingProxyType({name: freeze(one) for name, one in value.items()})


def _listed(value: Json) -> Sequence[Json]:
    return value if isinstance(value, list) else [value]
