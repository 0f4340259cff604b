"""Whom and what a card speaks of: Realms, places, tokens, numbers and prices, as phrases.

A name is asked for in the form that its place in the sentence needs: *in Lombardy*, *of France*.
What is said of a thing follows it and does not agree with it, so that one phrase serves all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from typing import Final

from ...box.components import POWERS, Box
from ...box.effects import Frozen
from ..phrases import Said, formed, phrase, worded

KINDS: Final = ("areas", "provinces", "tokens", "realms", "nodes", "zones", "ships", "claims")
PLACED: Final = "unrest_added_by_this_card"
LISTS_OF_NAMES: Final = frozenset(["in", "area", "provinces", "area_all", "plus", "in_area"])


def listed(value: Frozen) -> Sequence[Frozen]:
    return value if isinstance(value, tuple) else (value,)


# -- names -------------------------------------------------------------------------------------


PLAIN: Final = {"acc": "", "some": "", "within": "in", "single": "in", "every": "in"}
"""Forms of nouns that a name does not have, and the one that it has for them."""


class Names:
    """Finds the message that names an id, whatever family it is of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.character: Said = ""
        """The portrait on the card, whom its text appoints or crowns."""
        self.chosen: dict[str, str] = {}
        """By the name that the card has for it: what has been chosen, where we are."""
        self.several: frozenset[str] = frozenset()
        """Which of these are several, and the card speaks of each."""
        self.lead: Said | None = None
        """Who each of several is, until the first sentence has said it."""
        self.each = False
        """Whether we are where a card speaks of each of several."""
        self.reader = False
        """Whether that one reads the text."""

    @classmethod
    def on(cls, box: Box, card: str) -> Names:
        """Those on a card; its text speaks of the Character that an Event shows."""
        names = cls(box)
        event = box.events[box.event_of[card]] if card in box.event_of else None
        if event is not None and event.ruler is not None:
            names.character = worded("character", event.ruler.id)
        return names

    @contextmanager
    def choosing(self, name: str, kind: str, several: bool = False) -> Iterator[None]:
        """Have a choice in view, perhaps of several, while it is said what comes of it."""
        before = self.chosen, self.several
        self.chosen = {**self.chosen, name: kind}
        if several:
            self.several |= {name}
        yield
        self.chosen, self.several = before

    @contextmanager
    def leading(self, who: Said | None) -> Iterator[None]:
        """Speak of each of several, whom the first sentence names."""
        before = self.each
        self.lead, self.each = who, True
        yield
        self.lead, self.each = None, before

    def _chosen(self, name: str, kind: str, form: str) -> Said:
        known = self.chosen.get(name, kind)
        same = [one for one, of in self.chosen.items() if of == known]
        n: Said = same.index(name) + 1 if name in same else 1
        if n == 1 and name in self.several:
            n = "each"
        return worded("chosen", known, PLAIN.get(form, form), n=n)

    def of(self, kind: str, name: str, form: str = "") -> Said:
        """An id of a known family, or a thing that the card itself has named."""
        plain = PLAIN.get(form, form)
        if name.startswith("$"):
            return self._chosen(name, kind, form)
        if name.startswith("map:"):
            return worded("card-map", name[4:], plain)
        if kind == "province":
            return self._province(name, plain)
        if kind == "realm":
            return self.who(name, plain)
        return formed(f"{kind}-{name}", plain)

    def _province(self, name: str, form: str) -> Said:
        named = worded("province", name)
        return worded("province-named", form, x=named) if form else named

    def place(self, name: str, form: str = "") -> Said:
        """An Area, a Province, a node or a Sea Zone, or a reference of the card."""
        box = self.box
        plain = PLAIN.get(form, form)
        if name in box.area_of:
            return worded("area", name, plain)
        if name in box.place_of:
            return self._province(name, plain)
        if name in box.node_of:
            return worded("node", name, plain)
        if name in box.zone_of:
            return worded("zone", name, plain)
        if name.startswith("$"):
            return self._chosen(name, "area", form)
        if name.startswith("map:"):
            return worded("card-map", name[4:], plain)
        return self.who(name, plain)

    def faith(self, name: str) -> Said:
        if name.startswith("state_religion_of:"):
            return phrase("state-religion-of", who=self.who(name.partition(":")[2], "gen"))
        return worded("faith", name)

    # -- who -----------------------------------------------------------------------------------

    def person(self, who: Frozen) -> Said:
        """How a verb agrees with its subject; a language knows which Realms are plural."""
        if who == "you" or (who == "self" and self.reader):
            return "you"
        if isinstance(who, tuple):
            return "they" if len(who) > 1 else self.person(who[0])
        name = str(who).removeprefix("realm:")
        return phrase("person-of", id=name) if name in self.box.realm_of else "it"

    def who(self, who: Frozen, form: str = "") -> Said:
        """A Realm, a player, or several of them."""
        if isinstance(who, tuple):
            return [self.who(one, form) for one in who]
        if isinstance(who, Mapping):
            return self._whom(who, form)
        name, form = str(who), PLAIN.get(form, form)
        if name == "self" and self.reader:
            name = "you"
        if name.removeprefix("realm:") in self.box.realm_of:
            return self._realm(name.removeprefix("realm:"), form)
        if name.startswith("owner:"):
            return formed("owner-of", form, place=self._province(name[6:], "gen"))
        if name.startswith("$"):
            return self._chosen(name, "realm", form)
        kind, colon, of = name.partition(":")
        if colon:
            return worded("ref", kind, form, who=self.who(of, "gen"))
        return worded("ref", name, form)

    def _realm(self, name: str, form: str) -> Said:
        if form == "with":
            return worded("with", name)
        if form == "in":
            return phrase("in-areas-of", who=worded("realm", name, "gen"))
        return worded("realm", name, form) if form else named_realm(name)

    def _whom(self, who: Mapping[str, Frozen], form: str) -> Said:
        from .condition_sentences import condition

        if "list" in who:
            return self.who(who["list"], form)
        if "owners_of" in who:
            return formed("owners-of", form, what=self.things(who["owners_of"], "gen"))
        if "largest_pr" in who:
            return phrase("largest-pr", faith=self.faith(str(who["largest_pr"])))
        if "realm_and_vassals" in who:
            return phrase("realm-and-vassals", who=self.who(who["realm_and_vassals"], "gen"))
        if "vassals_of" in who:
            return phrase("vassals-of", who=self.who(who["vassals_of"], "gen"))
        for kind in ("chose", "did_not_choose"):
            if kind in who:
                return worded("who", kind, option=str(who[kind]))
        for kind in ("payers", "acceptors"):
            if kind in who:
                return worded("who", kind, form, n=self.number(who.get("n", "all")))
        for kind in ("players", "others", "opponents"):
            if kind in who:
                met = who[kind]
                assert isinstance(met, Mapping)
                said: Said = worded("who", kind, form, n=self.number(who.get("n", "all")))
                if met:
                    asked = condition(self, met, "they" if form else "it")
                    said = formed("who-that", form, who=said, condition=asked)
                if "prefer" in who:
                    preferred = who["prefer"]
                    assert isinstance(preferred, Mapping)
                    asked = condition(self, preferred, "they" if form else "it")
                    said = phrase("who-first", who=said, condition=asked)
                return said
        return self.things(who, form)

    # -- things --------------------------------------------------------------------------------

    def things(self, selector: Frozen, form: str = "", one: bool = False) -> Said:
        """What a selector names; of several names, ``one`` says that one of them is meant."""
        if isinstance(selector, tuple):
            return self._several([self.things(each, form) for each in selector], one)
        if not isinstance(selector, Mapping):
            return self.place(str(selector), form)
        said: list[Said] = []
        for kind, filters in selector.items():
            if kind == "any_of":
                said += [self.things(each, form) for each in listed(filters)]
            elif isinstance(filters, Mapping):
                said.append(self._filtered(kind, filters, form, one))
            else:
                said.append(self._names(kind, filters, form, one))
        return self._several(said, one)

    def _several(self, said: Sequence[Said], one: bool) -> Said:
        if len(said) == 1:
            return said[0]
        return phrase("one-of-places", first=list(said[:-1]), last=said[-1]) if one else list(said)

    def _names(self, kind: str, names: Frozen, form: str, one: bool) -> Said:
        """Things by their names; Provinces have but one form, so the noun has the others."""
        every = [str(name) for name in listed(names)]
        plain = PLAIN.get(form, form)
        if plain and len(every) > 1 and all(name in self.box.place_of for name in every):
            if kind == "provinces":
                said = self._several([worded("province", name) for name in every], one)
                return worded("provinces-named", plain, x=said)
        return self._several([self._named(kind, name, plain) for name in every], one)

    def _named(self, kind: str, name: str, form: str = "") -> Said:
        """An id of a kind; anything else is a place or a reference of the card."""
        box = self.box
        if kind == "areas" and name in box.area_of:
            return worded("area", name, form)
        if kind == "provinces" and name in box.place_of:
            return self._province(name, form)
        if kind == "realms" and name in box.realm_of:
            return self._realm(name, form)
        return self.place(name, form)

    def _filtered(self, kind: str, filters: Mapping[str, Frozen], form: str, one: bool) -> Said:
        if kind in ("areas", "provinces", "nodes", "zones", "realms") and set(filters) == {"in"}:
            return self._names(kind, filters["in"], form, one)
        alone = "single" in filters and form in ("in", "within")
        said: Said = worded("thing", _noun(kind, filters), "single" if alone else form)
        left = dict(filters)
        if alone:
            del left["single"]
        base = _base_of(kind, filters)
        if base and form:
            said = self._names(kind, left.pop(base), form, one)
            if left.pop("or_same", False):
                left = {"or_adjacent": True, **left}
        named = listed(filters.get("in", ()))
        many = len(named) > 1 if named or base else form in MANY
        link = "thing-with"
        for name in sorted(left, key=lambda name: _rank(name, left[name])):
            told = self.filter(kind, name, left[name], many)
            if told is None:
                continue
            if name == "town_without_unrest" and "with_town_of" in filters:
                told = phrase("filter-without_unrest")
            if name in CLAUSES:
                link = "thing-clause"
            elif name == "area_all" and "in" in filters:
                link = "thing-which"
            said = phrase(link, noun=said, filter=told)
            link = "thing-which" if _is_sentence(name, left[name]) else "thing-with"
        return said

    def filter(self, kind: str, name: str, value: Frozen, many: bool = False) -> Said | None:
        """What must hold of a thing, or of ``many``; nothing where the noun says it already."""
        if name in NOUNS.get(kind, ()):
            return None
        if name == "owner" and value == "any":
            return None
        if isinstance(value, bool):
            return phrase(f"filter-{name}" if value else f"filter-no-{name}", n=2 if many else 1)
        if name in ("religion", "not_religion", "prefer_not_religion"):
            faiths = self._several([self.faith(str(one)) for one in listed(value)], True)
            return worded("filter", name, x=faiths)
        if name == "replace":
            kinds = [worded("thing", one, "gen") for one in listed(value)]
            return phrase("filter-replace", x=self._several(kinds, True))
        if name in WORDS:
            return phrase(f"filter-{name}-{value}")
        if name in ("with_any", "adjacent_to_any_of"):
            pieces = self._several([worded("piece", one) for one in listed(value)], True)
            return worded("filter", name, x=pieces)
        if name in ("map", "adjacent_map"):
            form = "in" if name == "map" else "gen"
            said = [worded("card-map", one, form) for one in listed(value)]
            return worded("filter", name, x=list(said))
        if name in ("n", "max_each", "max_areas", "at_least_own", "ports", *COUNTS):
            return worded("filter", name, x=self.number(value))
        if name == "plus_adjacent":
            assert isinstance(value, Mapping)
            place = self.place(str(value.get("area", value.get("sea"))), "gen")
            return phrase("filter-plus_adjacent", x=place, n=self.number(value["n"]))
        if name in LISTS_OF_NAMES:
            return self._places(kind, name, value)
        if name == "any_of":
            return self._any_of(kind, value)
        message = (
            f"filter-{name}-{kind}"
            if (kind, name) == ("provinces", "core_of")
            else f"filter-{name}"
        )
        return phrase(message, x=self.whom_or_where(value, FORMS.get(name, "gen")))

    def _places(self, kind: str, name: str, value: Frozen) -> Said:
        """Where a thing is, or which of its kind it is."""
        if name in ("in", "plus"):
            family = kind if name == "in" else "provinces"
            return worded("filter", name, x=self._names(family, value, "", False))
        family = "provinces" if name == "provinces" else "areas"
        if isinstance(value, Mapping):
            return self.things(value, "in")
        return self._names(family, value, "in", True)

    def _any_of(self, kind: str, value: Frozen) -> Said:
        said: list[Said] = []
        for one in listed(value):
            assert isinstance(one, Mapping)
            parts = [self.filter(kind, name, each) for name, each in one.items()]
            said.append([part for part in parts if part is not None])
        return phrase("filter-any_of", what=said)

    def whom_or_where(self, value: Frozen, form: str = "") -> Said:
        """A Realm, a place or a set of either."""
        if isinstance(value, Mapping):
            return self.things(value, form) if value.keys() & set(KINDS) else self.who(value, form)
        return self._several([self._one(str(one), form) for one in listed(value)], True)

    def _one(self, name: str, form: str) -> Said:
        if name.startswith(("realm:", "owner:")) or not self._is_place(name):
            return self.who(name, form)
        return self.place(name, form)

    def _is_place(self, name: str) -> bool:
        box = self.box
        places = (box.area_of, box.place_of, box.node_of, box.zone_of)
        return any(name in found for found in places)

    # -- numbers and prices --------------------------------------------------------------------

    def number(self, value: Frozen) -> Said:
        """A number, or how it is found."""
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return worded("number", value)
        assert isinstance(value, Mapping), value
        if "range" in value:
            least, most = listed(value["range"])
            return phrase("number-range", least=self.number(least), most=self.number(most))
        for name in ("per_area", "fraction_per_area", "fraction", "all_max"):
            if name in value:
                n = value[name]
                rounded = worded("round", value.get("round", "up")) if "f" in name else ""
                said = str(n) if isinstance(n, str) else self.number(n)
                return worded("number", name, n=said, rounded=rounded)
        return self._reckoned(value)

    def _reckoned(self, value: Mapping[str, Frozen]) -> Said:
        """So many as there are of something, or a value of a Realm, perhaps half of it."""
        times, div = value.get("times", 1), value.get("div", 1)
        base = self._base(value, "gen" if div != 1 else "")
        if times != 1:
            base = phrase("number-times", n=base, times=self.number(times))
        if div != 1:
            rounded = worded("round", value.get("round", "up"))
            base = phrase("number-div", n=base, div=self.number(div), rounded=rounded)
        for name in ("min", "max"):
            if name in value:
                base = worded("number", name, n=base, most=self.number(value[name]))
        return base

    def _base(self, value: Mapping[str, Frozen], form: str) -> Said:
        """What is reckoned with."""
        if "neg" in value:
            whole = self.number(value["neg"])
            return phrase("number-group", n=whole) if form else whole
        if "sum" in value:
            parts = [self.number(one) for one in listed(value["sum"])]
            return reduce(lambda one, more: phrase("number-sum", first=one, rest=more), parts)
        if "value" in value:
            base: Said = worded("value", value["value"], form)
        elif value["count"] == PLACED and "of" in value:
            return formed("count-unrest_added_of", form, who=self.who(value["of"], "gen"))
        elif isinstance(value["count"], str):
            base = worded("count", value["count"], form)
        else:
            return formed("number-count", form, what=self.things(value["count"], "gen"))
        if "of" in value and value["of"] not in ("you", "card"):
            base = phrase("number-of", n=base, who=self.who(value["of"], "gen"))
        return base

    def signed(self, value: Frozen) -> Said:
        """A number with its sign, for what is higher or lower."""
        if isinstance(value, int) and not isinstance(value, bool):
            return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
        return self.number(value)

    def amount(self, kind: str, value: Frozen) -> Said:
        """So much of something, or how much is reckoned; whether it is won, the verb says."""
        if isinstance(value, int):
            return worded("amount", kind, n=abs(value))
        if isinstance(value, Mapping) and value.get("neg") == "all":
            return phrase("amount-all", kind=worded("kind", kind))
        return phrase("amount-by", kind=worded("kind", kind), n=self.number(value))

    def price(self, cost: Frozen) -> Said:
        """What has to be paid."""
        if isinstance(cost, str):
            return worded("price", cost)
        assert isinstance(cost, Mapping), cost
        said = [self._part(name, part) for name, part in cost.items() if name != "discount"]
        return both(said)

    def _part(self, name: str, part: Frozen) -> Said:
        from .condition_sentences import condition

        if name == "one_of":
            one, *others = [self.price(each) for each in listed(part)]
            return reduce(lambda one, more: phrase("price-or", first=one, more=more), others, one)
        if name == "research":
            return phrase("price-research", idea=worded("idea", part))
        if name == "special":
            return worded("price", part)
        if isinstance(part, Mapping) and "base" in part:
            assert isinstance(part["base"], int)
            return phrase("price-by-stability", amount=self.amount(name, part["base"]))
        if isinstance(part, Mapping) and "if" in part:
            met = part["if"]
            assert isinstance(met, Mapping)
            return phrase(
                "price-if",
                amount=self.amount(name, part.get("else", 0)),
                condition=condition(self, met),
                then=self.number(part["then"]),
            )
        return self.amount(name, part)


def is_loss(value: Frozen) -> bool:
    """Whether a figure falls."""
    return value < 0 if isinstance(value, int) else isinstance(value, Mapping) and "neg" in value


NOUNS: Final[Mapping[str, frozenset[str]]] = {
    "tokens": frozenset(["kind", "size"]),
    "realms": frozenset(["kind"]),
    "nodes": frozenset(["kind"]),
    "ships": frozenset(["type"]),
}
"""Filters that the noun says."""
WORDS: Final = frozenset(
    ["faith_border", "not_sea_mark", "facing_sea_mark", "same_as", "chain_from"]
    + ["area_religion", "owner_religion"]
)
"""Filters whose values are words of their own."""
FORMS: Final = {
    "eligible_marriage": "with",
    "capital_in": "in",
    "owner_capital_not_in": "in",
    "must_include_if_eligible": "some",
    "fallback": "some",
}
"""Filters whose names do not stand in the genitive."""
COUNTS: Final = ("influence_min", "base_tax_max", "prefer_min_units")


def _noun(kind: str, filters: Mapping[str, Frozen]) -> str:
    """The noun for things of a kind."""
    if kind == "tokens":
        kinds = "_or_".join(str(one) for one in listed(filters.get("kind", ("town", "vassal"))))
        return f"large_{kinds}" if filters.get("size") == "large" else kinds
    if kind == "realms":
        return str(filters.get("kind", "realms"))
    if kind == "nodes":
        return f"{filters['kind']}_node" if "kind" in filters else "nodes"
    if kind == "ships":
        return f"{filters['type']}_ships" if "type" in filters else "ships"
    return kind


MANY: Final = ("gen", "some", "within", "every")
"""Forms of nouns that are plural."""
CLAUSES: Final = ("chain_from", "eligible_marriage", "cb_from", "not_all_core_of", "expanded")
"""Filters that are a clause of their own, with its comma."""


def _rank(name: str, value: Frozen) -> int:
    """Whose a thing is follows the noun, and a clause of its own comes last."""
    if name in ("owner", "owned_by", "map", "expanded"):
        return 0
    return 2 if name in CLAUSES else 1


def _is_sentence(name: str, value: Frozen) -> bool:
    """Whether it takes a sentence to say whose a thing is."""
    return (
        name in ("owner", "owned_by")
        and isinstance(value, Mapping)
        and any(isinstance(met, Mapping) and met for met in value.values())
    )


def _base_of(kind: str, filters: Mapping[str, Frozen]) -> str:
    """The filter that names the very Area: one that was chosen, or one that others border on."""
    named = listed(filters.get("in", ""))
    if kind == "areas" and len(named) == 1 and str(named[0]).startswith("$"):
        return "in"
    return "adjacent_to" if "or_same" in filters and "adjacent_to" in filters else ""


def named_realm(name: str) -> Said:
    """A Realm as a sentence names it."""
    return phrase("realm-named", realm=worded("realm", name))


def all_of(said: Said) -> Said:
    """Names of which each is meant."""
    if not isinstance(said, list) or len(said) < 2:
        return said
    return phrase("all-of-places", first=list(said[:-1]), last=said[-1])


def powers(parts: Mapping[str, Frozen], names: Names) -> list[Said]:
    """Prices and gains by kind of Power."""
    return [names.amount(name, parts[name]) for name in (*POWERS, "any", "ducats") if name in parts]


def both(said: Sequence[Said]) -> Said:
    """This and that."""
    return said[0] if len(said) == 1 else phrase("price-and", first=list(said[:-1]), more=said[-1])


def several(said: Iterable[Said]) -> Said:
    """Sentences one after the other."""
    return [[one] for one in said]
