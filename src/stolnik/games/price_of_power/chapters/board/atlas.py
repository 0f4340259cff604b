"""What follows from the map alone, kept for as long as the map stays as it is.

Who Owns what changes once in many decisions and is asked for many times in each.  A function
that looks at nothing but the tokens on Provinces (``tokens``, ``occupiers`` and ``dnpr``, with the
Realms that DNPR tokens stand for, and what remains of players who have left) can be marked
``of_the_map``: its answers are kept together with a copy of these boards, and given again while
the boards have the same content.  So an answer never depends on what was asked before, nothing of
it belongs to the state, and two matches that are played at once in one process only make it be
worked out more often.

Mostly it is Unrest that changes, then Occupiers; Towns come and go once in hundreds of decisions.
A map has layers therefore: a function that is marked ``of_layers`` looks at some of them only, and
what it answered is kept when another one changes.

Answers are shared by all who ask: they are numbers, tuples and frozen sets.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from itertools import compress
from typing import Any, Final, NamedTuple, TypeVar

from stolnik.engine.flow import Seat

from ...box.components import NONE, RealmNo
from ...shortcuts import SHORTCUTS
from ...state import NOBODY, NPR, UNREST, Europe, Player, Realm, dnpr_slot

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


# -- who plays what ----------------------------------------------------------------------------


def seats_of(g: Europe) -> Mapping[RealmNo, Seat]:
    """By Realm that somebody plays: who does."""
    global _seats
    kept = _seats
    # It is another list once somebody leaves or changes Realms.
    if kept[0] is not g.players or not SHORTCUTS.taken:
        seats = {player.realm: seat for seat, player in enumerate(g.players) if not player.left}
        kept = _seats = (g.players, seats)
    return kept[1]


_seats: tuple[list[Player] | None, Mapping[RealmNo, Seat]] = (None, {})


class Table:
    """The box, and who plays what: what all that follows from a map takes for granted.

    While a match goes on, the list of players is another one once any of this changes.  A copy
    has a list of its own at the same table, and most often the same map.
    """

    __slots__ = ("_all", "_box", "players")

    def __init__(self, g: Europe) -> None:
        self.players = g.players
        self._box = g.box
        self._all = _all_at_the_table(g)

    def seats(self, g: Europe) -> bool:
        """Whether they play at this one."""
        if self.players is not g.players:
            if self._box is not g.box or self._all != _all_at_the_table(g):
                return False
            self.players = g.players
        return True


def _all_at_the_table(g: Europe) -> tuple[object, ...]:
    return (g.edition, *[(player.realm, player.left) for player in g.players])


# -- what follows from flags -------------------------------------------------------------------


class Flags:
    """Which Realm each Province shows where no Town lies."""

    __slots__ = (
        "box",
        "dnpr",
        "lawful",
        "printed",
        "realms",
        "remains",
        "seats",
        "shown",
        "table",
    )

    def __init__(self, g: Europe, before: Flags | None = None) -> None:
        self.box = g.box
        self.table = Table(g)
        self.dnpr = g.dnpr.copy()
        self.realms = g.dnpr_realms.copy()
        self.remains = g.remains.copy()
        self.seats = seats_of(g)
        self.printed: tuple[list[Realm], list[Realm]] = (
            before.printed
            if before is not None and before.box is g.box and before.seats == self.seats
            else _printed(g, self.seats)
        )
        """The two below, as they are without DNPR tokens."""
        self.shown, self.lawful = (flags.copy() for flags in self.printed)
        """By Province: the Realm of its DNPR token, else of its flag.

        And the same where it can Own by it: a flag alone gives a player nothing.  Where tokens
        remain of a player who has left, it is the Realm that was played.
        """
        for place in compress(range(len(self.dnpr)), self.dnpr):
            realm = self.realms[dnpr_slot(self.dnpr[place])]
            self.shown[place] = shown = self.seats.get(realm, NPR + realm)
            self.lawful[place] = _lawful(shown)
        for place, realm in self.remains.items():
            self.lawful[place] = NPR + realm


def _printed(g: Europe, seats: Mapping[RealmNo, Seat]) -> tuple[list[Realm], list[Realm]]:
    """By Province: the Realm of the flag that is printed there, and whether it Owns by it."""
    known = {NONE: NOBODY, **seats}
    shown = [known.get(place.flag, NPR + place.flag) for place in g.box.places]
    return shown, [_lawful(realm) for realm in shown]


def _lawful(shown: Realm) -> Realm:
    return NOBODY if shown < NPR else shown


def flags(g: Europe) -> Flags:
    """The flags as they are now."""
    global _flags
    if not SHORTCUTS.taken:
        return Flags(g)
    kept = _flags
    if (
        kept is None
        or (kept.table.players is not g.players and not kept.table.seats(g))
        or kept.dnpr != g.dnpr
        or kept.realms != g.dnpr_realms
        or kept.remains != g.remains
    ):
        kept = _flags = Flags(g, kept)
    return kept


_flags: Flags | None = None


# -- what follows from the whole map -----------------------------------------------------------


TOWNS: Final = 1
"""The Towns and Vassal tokens in ``tokens``, whichever side they show."""
UNREST_SIDES: Final = 2
"""Which of them show Unrest."""
OCCUPIERS: Final = 4
FLAGS: Final = 8
"""DNPR tokens, their Realms, and what remains of players who have left."""
ALL: Final = TOWNS | UNREST_SIDES | OCCUPIERS | FLAGS

WITHOUT_UNREST: Final = bytes(token & ~UNREST for token in range(256))
"""By token: the same without Unrest."""


class Kept(NamedTuple):
    """A function of the map that is kept in mind."""

    work: Callable[[Europe, Any], object]
    layers: int
    """What it looks at."""


OF_THE_MAP: Final[list[Kept]] = []


class Atlas:
    """A map, and what is known of it; a map that differs gets an atlas of its own.

    So a thread that still looks into an atlas does not find there what is true of another map.
    """

    __slots__ = ("answers", "dnpr", "occupiers", "realms", "remains", "table", "tokens")

    def __init__(self, g: Europe, before: Atlas | None) -> None:
        """Copy the map, and take over what was known of the layers that have not changed."""
        self.table = Table(g)
        self.tokens = g.tokens.copy()
        self.occupiers = g.occupiers.copy()
        self.dnpr = g.dnpr.copy()
        self.realms = g.dnpr_realms.copy()
        self.remains = g.remains.copy()
        self.answers: list[dict[Any, Any]]
        """By function of ``OF_THE_MAP``: what it answered, by what was asked."""
        if before is None:
            self.answers = [{} for _ in OF_THE_MAP]
        else:
            changed = self._changed_since(before) if before.table.seats(g) else ALL
            self.answers = [
                {} if kept.layers & changed else known
                for kept, known in zip(OF_THE_MAP, before.answers, strict=True)
            ]

    def _changed_since(self, before: Atlas) -> int:
        """The layers that are not as they were."""
        changed = 0
        if self.tokens != before.tokens:
            changed |= UNREST_SIDES
            if self.tokens.translate(WITHOUT_UNREST) != before.tokens.translate(WITHOUT_UNREST):
                changed |= TOWNS
        if self.occupiers != before.occupiers:
            changed |= OCCUPIERS
        if (self.dnpr, self.realms, self.remains) != (before.dnpr, before.realms, before.remains):
            changed |= FLAGS
        return changed


_atlas: Atlas | None = None


def of_the_map(work: Callable[[Europe, K], T]) -> Callable[[Europe, K], T]:
    """Keep in mind what a function of the map, be it in Unrest or not, and of one thing answers."""
    return of_layers(TOWNS | OCCUPIERS | FLAGS)(work)


def of_layers(
    layers: int,
) -> Callable[[Callable[[Europe, K], T]], Callable[[Europe, K], T]]:
    """Keep in mind what a function of some layers of the map and of one thing answers."""
    of_tokens = bool(layers & (TOWNS | UNREST_SIDES))
    of_occupiers = bool(layers & OCCUPIERS)
    of_flags = bool(layers & FLAGS)

    def keep(work: Callable[[Europe, K], T]) -> Callable[[Europe, K], T]:
        global _atlas
        _atlas = None  # it has no room for this one
        number = len(OF_THE_MAP)
        OF_THE_MAP.append(Kept(work, layers))

        @wraps(work)
        def look_up(g: Europe, of: K) -> T:
            global _atlas
            if not SHORTCUTS.taken:
                return work(g, of)
            atlas = _atlas
            if (
                atlas is None
                or (atlas.table.players is not g.players and not atlas.table.seats(g))
                or (of_tokens and atlas.tokens != g.tokens)
                or (of_occupiers and atlas.occupiers != g.occupiers)
                or (
                    of_flags
                    and (
                        atlas.dnpr != g.dnpr
                        or atlas.realms != g.dnpr_realms
                        or atlas.remains != g.remains
                    )
                )
            ):
                atlas = _atlas = Atlas(g, atlas)
            known: dict[K, T] = atlas.answers[number]
            if of in known:
                return known[of]
            found = known[of] = work(g, of)
            return found

        return look_up

    return keep
