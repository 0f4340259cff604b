"""Whom and what a card speaks of: Realms, places, tokens, numbers and prices, as phrases.

Sentences are built like labels (*Claim: Lombardy*), with all names as they stand in the catalog,
so that one phrase serves every name in both languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from stolnik.games.price_of_power.box.components import POWERS, Box
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.text import Phrase

Said: TypeAlias = "Phrase | str | int | list[Said]"
"""Something that can stand in a phrase."""

KINDS: Final = ("areas", "provinces", "tokens", "realms", "nodes", "zones", "ships", "claims")
PLACES: Final = ("in", "area", "provinces", "area_all", "plus")
"""Filters that name places: the names stand for themselves."""
LISTS_OF_NAMES: Final = frozenset(["in", "area", "provinces", "area_all", "plus", "in_area"])


def phrase(message: str, **about: Said) -> Phrase:
    return Phrase(message, about)


def listed(value: Frozen) -> Sequence[Frozen]:
    return value if isinstance(value, tuple) else (value,)


# -- names -------------------------------------------------------------------------------------


class Names:
    """Finds the message that names an id, whatever family it is of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.character: Said = ""
        """The portrait on the card, whom its text appoints or crowns."""
        self.chosen: dict[str, Phrase] = {}
        """By the name that the card has for it: what has been chosen, where we are."""

    @contextmanager
    def choosing(self, name: str, kind: str) -> Iterator[None]:
        """Have a choice in view, while it is said what comes of it."""
        before = self.chosen
        said = f"chosen-{kind}"
        n = 1 + sum(one.message == said for one in before.values())
        self.chosen = {**before, name: phrase(said, n=n)}
        yield
        self.chosen = before

    def _chosen(self, name: str, kind: str) -> Said:
        return self.chosen.get(name) or phrase(f"chosen-{kind}", n=1)

    def of(self, kind: str, name: str) -> Said:
        """An id of a known family, or a thing that the card itself has named."""
        if name.startswith("$"):
            return self._chosen(name, kind)
        if name.startswith("map:"):
            return phrase(f"card-map-{name[4:]}")
        return phrase(f"{kind}-{name}")

    def place(self, name: str) -> Said:
        """An Area, a Province, a node or a Sea Zone, or a reference of the card."""
        box = self.box
        if name in box.area_of:
            return phrase(f"area-{name}")
        if name in box.place_of:
            return phrase(f"province-{name}")
        if name in box.node_of:
            return phrase(f"node-{name}")
        if name in box.zone_of:
            return phrase(f"zone-{name}")
        if name in box.realm_of:
            return phrase(f"realm-{name}")
        if name.startswith("$"):
            return self._chosen(name, "area")
        if name.startswith("map:"):
            return phrase(f"card-map-{name[4:]}")
        return self.who(name)

    def faith(self, name: str) -> Said:
        if name.startswith("state_religion_of:"):
            return phrase("state-religion-of", who=self.who(name.partition(":")[2]))
        return phrase(f"faith-{name}")

    # -- who -----------------------------------------------------------------------------------

    def who(self, who: Frozen) -> Said:
        """A Realm, a player, or several of them."""
        if isinstance(who, tuple):
            return [self.who(one) for one in who]
        if isinstance(who, Mapping):
            return self._whom(who)
        name = str(who)
        if name in self.box.realm_of:
            return phrase(f"realm-{name}")
        if name.startswith("realm:"):
            return phrase(f"realm-{name[6:]}")
        if name.startswith("owner:"):
            return phrase("owner-of", place=phrase(f"province-{name[6:]}"))
        if name.startswith("$"):
            return self._chosen(name, "realm")
        kind, colon, of = name.partition(":")
        if colon:
            return phrase(f"ref-{kind}", who=self.who(of))
        return phrase(f"ref-{name}")

    def _whom(self, who: Mapping[str, Frozen]) -> Said:
        from stolnik.games.price_of_power.speech.cards.conditions import condition

        if "list" in who:
            return self.who(who["list"])
        if "owners_of" in who:
            return phrase("owners-of", what=self.things(who["owners_of"]))
        if "largest_pr" in who:
            return phrase("largest-pr", faith=self.faith(str(who["largest_pr"])))
        if "realm_and_vassals" in who:
            return phrase("realm-and-vassals", who=self.who(who["realm_and_vassals"]))
        for kind in ("chose", "did_not_choose"):
            if kind in who:
                return phrase(f"who-{kind}", option=str(who[kind]))
        for kind in ("payers", "acceptors"):
            if kind in who:
                return phrase(f"who-{kind}", n=self.number(who.get("n", "all")))
        for kind in ("players", "others", "opponents"):
            if kind in who:
                met = who[kind]
                assert isinstance(met, Mapping)
                said: list[Said] = [condition(self, met)] if met else []
                if "prefer" in who:
                    preferred = who["prefer"]
                    assert isinstance(preferred, Mapping)
                    said.append(phrase("filter-prefer", what=condition(self, preferred)))
                noun = phrase(f"who-{kind}", n=self.number(who.get("n", "all")))
                return phrase("thing-with", noun=noun, filters=said) if said else noun
        return self.things(who)

    # -- things --------------------------------------------------------------------------------

    def things(self, selector: Frozen) -> Said:
        """What a selector names."""
        if isinstance(selector, tuple):
            return [self.things(one) for one in selector]
        if not isinstance(selector, Mapping):
            return self.place(str(selector))
        said: list[Said] = []
        for kind, filters in selector.items():
            if kind == "any_of":
                said += [self.things(one) for one in listed(filters)]
            elif isinstance(filters, Mapping):
                said.append(self._filtered(kind, filters))
            else:
                said += [self._named(kind, str(one)) for one in listed(filters)]
        return said[0] if len(said) == 1 else said

    def _named(self, kind: str, name: str) -> Said:
        """An id of a kind; anything else is a place or a reference of the card."""
        box = self.box
        families = {
            "areas": ("area", box.area_of),
            "provinces": ("province", box.place_of),
            "realms": ("realm", box.realm_of),
        }
        family, known = families.get(kind, ("", {}))
        return phrase(f"{family}-{name}") if name in known else self.place(name)

    def _filtered(self, kind: str, filters: Mapping[str, Frozen]) -> Said:
        said = [self.filter(kind, name, value) for name, value in filters.items()]
        told = [one for one in said if one is not None]
        if kind in ("areas", "provinces", "nodes", "zones", "realms") and set(filters) == {"in"}:
            return self._in(kind, filters["in"])
        noun = phrase(f"thing-{_noun(kind, filters)}")
        return phrase("thing-with", noun=noun, filters=told) if told else noun

    def _in(self, kind: str, names: Frozen) -> Said:
        said = [self._named(kind, str(name)) for name in listed(names)]
        return said[0] if len(said) == 1 else said

    def filter(self, kind: str, name: str, value: Frozen) -> Said | None:
        """What must hold of a thing; nothing where the noun says it already."""
        if name in NOUNS.get(kind, ()):
            return None
        if name == "owner" and value == "any":
            return None
        if isinstance(value, bool):
            return phrase(f"filter-{name}" if value else f"filter-no-{name}")
        if name in ("religion", "not_religion", "prefer_not_religion"):
            return phrase(f"filter-{name}", x=[self.faith(str(one)) for one in listed(value)])
        if name == "replace":
            return phrase("filter-replace", x=[phrase(f"thing-{one}") for one in listed(value)])
        if name in WORDS:
            return phrase(f"filter-{name}-{value}")
        if name in ("with_any", "adjacent_to_any_of"):
            return phrase(f"filter-{name}", x=[phrase(f"piece-{one}") for one in listed(value)])
        if name in ("map", "adjacent_map"):
            said = [phrase(f"card-map-{one}") for one in listed(value)]
            return phrase(f"filter-{name}", x=list(said))
        if name in ("n", "max_each", "max_areas", "at_least_own", "ports", *COUNTS):
            return phrase(f"filter-{name}", x=self.number(value))
        if name == "plus_adjacent":
            assert isinstance(value, Mapping)
            place = self.place(str(value.get("area", value.get("sea"))))
            return phrase("filter-plus_adjacent", x=place, n=self.number(value["n"]))
        if name in LISTS_OF_NAMES:
            return self._places(kind, name, value)
        if name == "any_of":
            return self._any_of(kind, value)
        return phrase(f"filter-{name}", x=self.whom_or_where(value))

    def _places(self, kind: str, name: str, value: Frozen) -> Said:
        if isinstance(value, Mapping):
            return self.things(value)
        family = "areas" if name in ("area", "area_all", "in_area") else "provinces"
        names = kind if name == "in" else family
        return [self._named(names, str(one)) for one in listed(value)]

    def _any_of(self, kind: str, value: Frozen) -> Said:
        said: list[Said] = []
        for one in listed(value):
            assert isinstance(one, Mapping)
            parts = [self.filter(kind, name, each) for name, each in one.items()]
            said.append([part for part in parts if part is not None])
        return phrase("condition-any", what=said)

    def whom_or_where(self, value: Frozen) -> Said:
        """A Realm, a place or a set of either."""
        if isinstance(value, Mapping):
            return self.things(value) if value.keys() & set(KINDS) else self.who(value)
        said = [self._one(str(one)) for one in listed(value)]
        return said[0] if len(said) == 1 else said

    def _one(self, name: str) -> Said:
        if name.startswith(("realm:", "owner:")) or not self._is_place(name):
            return self.who(name)
        return self.place(name)

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
            return phrase(f"number-{value}")
        assert isinstance(value, Mapping), value
        if "range" in value:
            least, most = listed(value["range"])
            return phrase("number-range", least=self.number(least), most=self.number(most))
        if "neg" in value:
            return phrase("number-neg", n=self.number(value["neg"]))
        if "sum" in value:
            parts = [self.number(one) for one in listed(value["sum"])]
            return phrase("number-sum", first=parts[0], rest=parts[1:])
        for name in ("per_area", "fraction_per_area", "fraction", "all_max"):
            if name in value:
                n = value[name]
                rounded = phrase(f"round-{value.get('round', 'up')}") if "f" in name else ""
                said = str(n) if isinstance(n, str) else self.number(n)
                return phrase(f"number-{name}", n=said, rounded=rounded)
        return self._reckoned(value)

    def _reckoned(self, value: Mapping[str, Frozen]) -> Said:
        """So many as there are of something, or a value of a Realm, perhaps half of it."""
        if "count" in value:
            what = value["count"]
            base = (
                phrase(f"count-{what}")
                if isinstance(what, str)
                else phrase("number-count", what=self.things(what))
            )
        else:
            base = phrase(f"value-{value['value']}")
        if "of" in value and value["of"] not in ("you", "card"):
            base = phrase("number-of", n=base, who=self.who(value["of"]))
        if value.get("times", 1) != 1:
            base = phrase("number-times", n=base, times=self.number(value["times"]))
        if value.get("div", 1) != 1:
            rounded = phrase(f"round-{value.get('round', 'up')}")
            base = phrase("number-div", n=base, div=self.number(value["div"]), rounded=rounded)
        for name in ("min", "max"):
            if name in value:
                base = phrase(f"number-{name}", n=base, most=self.number(value[name]))
        return base

    def signed(self, value: Frozen) -> Said:
        """A number with its sign, for what is won or lost."""
        if isinstance(value, int) and not isinstance(value, bool):
            return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
        return self.number(value)

    def gained(self, kind: str, value: Frozen) -> Said:
        """What is won or lost of something: *Prestige +2*, or how much is reckoned."""
        message = "gain" if isinstance(value, int) else "gain-by"
        return phrase(message, kind=phrase(kind), n=self.signed(value))

    def price(self, cost: Frozen) -> Said:
        """What has to be paid."""
        if isinstance(cost, str):
            return phrase(f"price-{cost}")
        assert isinstance(cost, Mapping), cost
        return [self._part(name, part) for name, part in cost.items() if name != "discount"]

    def _part(self, name: str, part: Frozen) -> Said:
        from stolnik.games.price_of_power.speech.cards.conditions import condition

        if name == "one_of":
            return phrase("condition-any", what=[[self.price(one)] for one in listed(part)])
        if name == "research":
            return phrase("price-research", idea=phrase(f"idea-{part}"))
        if name == "special":
            return phrase(f"price-{part}")
        if isinstance(part, Mapping) and "base" in part:
            base = self.number(part["base"])
            return phrase("price-by-stability", kind=phrase(f"price-{name}"), n=base)
        if isinstance(part, Mapping) and "if" in part:
            met = part["if"]
            assert isinstance(met, Mapping)
            return phrase(
                "price-if",
                kind=phrase(f"price-{name}"),
                condition=condition(self, met),
                then=self.number(part["then"]),
                otherwise=self.number(part.get("else", 0)),
            )
        return phrase("price-part", kind=phrase(f"price-{name}"), n=self.number(part))


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


def powers(parts: Mapping[str, Frozen], names: Names) -> list[Said]:
    """Prices and gains by kind of Power."""
    return [
        names.gained(f"price-{name}", parts[name])
        for name in (*POWERS, "any", "ducats")
        if name in parts
    ]


def several(said: Iterable[Said]) -> Said:
    """Sentences one after the other."""
    return [[one] for one in said]
