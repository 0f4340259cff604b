"""The look at the table after each portion of play: Milestones and Missions that are met now.

To work out every condition each time would be slow.  A condition can only come true when
something changes that it asks about; so what it asks about is compared with what it was when the
condition was last found missed, and only if that differs is it worked out again.  Most of the
time nothing differs: no event meanwhile touches what is asked about, or the fields that matter are
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import attrgetter, or_
from typing import Final, Generic, TypeAlias, TypeVar

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.asks import ALL, HELD, NOTHING, Parts, parts_named
from ...box.components import NONE, MissionNo
from ...shortcuts import SHORTCUTS
from ...state import UNREST, Europe, Player, turn_order
from ...tasks import Battle, NavalBattle, Task
from ..battle.sides import arbiter
from ..phases.sequence import ROUND
from .milestones import reach, who_has_reached
from .missions import complete, is_met

Print: TypeAlias = object
"""What a condition asks about, as it was; two that are equal leave the condition as it is."""

# -- what conditions ask about -----------------------------------------------------------------


CALM: Final = bytes(token & ~UNREST for token in range(256))
"""Turns tokens in Unrest into quiet ones, where Unrest does not matter."""
BOARDS: Final[Mapping[str, Callable[[Europe], Print]]] = {
    "provinces": lambda g: (g.tokens + g.occupiers + g.dnpr).translate(CALM),
    "unrest": lambda g: g.tokens + g.occupiers,
    "influence": lambda g: (bytes(g.influence), g.emperor),
    "claims": lambda g: bytes(g.claims),
    "cores": lambda g: bytes(g.cores),
    "faiths": lambda g: bytes(g.faiths),
    "slots": lambda g: bytes(g.slots),
    "expanded": lambda g: bytes(g.expanded),
    "empire": lambda g: (g.authority, g.emperor, tuple(g.not_hre)),
    "curia": lambda g: (
        tuple(g.cardinals),
        [player.faith for player in g.players],
        [tuple(player.allies) for player in g.players],
    ),
    "relations": lambda g: (
        tuple(g.truces),
        tuple((war.aggressor, war.target) for war in g.wars),
    ),
}
"""Parts of the table that everybody shares."""

MATS: Final[Mapping[str, Callable[[Player], Print]]] = {
    **{
        field: attrgetter(field)
        for field in (
            *("prestige", "stability", "ducats", "interest"),
            *("exhausted", "plus_one", "faith"),
        )
    },
    "ideas": lambda one: tuple(one.ideas),
    "advisors": lambda one: one.advisors.count(None),
    "allies": lambda one: tuple(one.allies.items()),
    "marriages": lambda one: tuple(one.marriages),
    "merchants": lambda one: [merchant.node for merchant in one.merchants],
    "units": lambda one: (
        [(army.area, tuple(army.units)) for army in one.armies if army.area != NONE],
        one.infantry.copy(),
    ),
    "ships": lambda one: (
        one.ships.copy(),
        (fleet := one.fleet).space,
        fleet.light,
        fleet.heavy,
        fleet.galleys,
    ),
    "battles": lambda one: (len(one.deeds.battles), one.deeds.pirates),
    "trade": attrgetter("deeds.trade"),
    "wars": lambda one: len(one.deeds.wars),
}
"""Parts of what is a player's own."""


# -- what is still as it was -------------------------------------------------------------------

T = TypeVar("T", Europe, Player)


class Seen(Generic[T]):
    """Some parts of the table, or of what is a player's own, as they were when last looked at."""

    __slots__ = ("_asked", "_parts", "_prints")

    def __init__(self, parts: Mapping[str, Callable[[T], Print]], asks: Parts) -> None:
        self._parts: list[tuple[Parts, Callable[[T], Print]]] = [
            (part, print_of)
            for name, print_of in parts.items()
            if (part := parts_named(name)) & asks
        ]
        self._asked = asks & parts_named(*parts)
        self._prints: dict[Parts, Print] = {}

    def look(self, thing: T, touched: Parts) -> Parts:
        """The parts that have been touched and are not as they were."""
        changed = NOTHING
        if touched & self._asked:
            prints = self._prints
            for part, print_of in self._parts:
                if touched & part:
                    now = print_of(thing)
                    if part not in prints or now != prints[part]:
                        prints[part] = now
                        changed |= part
        return changed


class Watch:
    """What Milestones and Missions asked about when they were last found missed.

    It is no state: without it all of them are simply worked out once more.
    """

    __slots__ = ("asked", "boards", "chosen", "mats", "missed", "quiet", "touched")

    def __init__(self) -> None:
        self.chosen: Print = None
        """The cards that the parts below are chosen for; nothing if they must be chosen."""
        self.boards: Seen[Europe]
        self.mats: list[Seen[Player]]
        """Parts that are asked about, those of players by seat."""
        self.asked = ALL
        """All of them."""
        self.touched = ALL
        """What events since the last look have touched."""
        self.missed: list[set[MissionNo]] = []
        """By seat: Missions that have been worked out, and can only come true by a change."""
        self.quiet = False
        """All have, and no Milestone can be reached but by a change."""

    def rests(self) -> bool:
        """Whether nothing that is asked about was touched since all was worked out."""
        return self.quiet and not self.touched & self.asked and SHORTCUTS.taken

    def look(self, g: Europe) -> list[Parts]:
        """By seat: the parts that have changed since the last look."""
        if not SHORTCUTS.taken:
            self.forget()
            self.missed = [set() for _ in g.players]
            return [ALL] * len(g.players)
        touched, self.touched = self.touched, NOTHING
        if touched & HELD:
            self.quiet = False
            if self.chosen != _cards(g):
                self._choose(g)
                touched = ALL
        if self.asked == ALL:
            return [touched] * len(g.players)  # what may be decided by anything
        of_all = self.boards.look(g, touched)
        return [of_all | own.look(player, touched) for own, player in zip(self.mats, g.players)]

    def _choose(self, g: Europe) -> None:
        """Keep what the Milestones ask about of all, and Missions of those who hold them."""
        self.chosen = _cards(g)
        of_all = _together(g.box.milestones[one.milestone].asks for one in g.milestones)
        asks = [
            of_all | _together(g.box.missions[held.mission].asks for held in player.missions)
            for player in g.players
        ]
        every = _together(asks)
        self.asked = every | HELD
        self.boards = Seen(BOARDS, every)
        self.mats = [Seen(MATS, own) for own in asks]
        self.missed = [set() for _ in g.players]

    def expect(self, g: Europe, changed: list[Parts]) -> None:
        """Missions that ask about what has changed must be worked out, when their turn comes."""
        for missed, parts in zip(self.missed, changed, strict=True):
            for mission in list(missed) if parts else ():
                if g.box.missions[mission].asks & parts:
                    missed.remove(mission)

    def meets(self, g: Europe, seat: Seat, mission: MissionNo) -> bool:
        """Whether a Mission in hand is met; one that was missed must have been touched since."""
        if self.chosen is None or not SHORTCUTS.taken:
            return is_met(g, seat, mission)
        missed = self.missed[seat]
        if mission in missed and not (self.touched | g.touched) & g.box.missions[mission].asks:
            return False
        if is_met(g, seat, mission):
            return True
        missed.add(mission)
        return False

    def forget(self) -> None:
        self.chosen = None
        self.touched = ALL
        self.quiet = False


def _cards(g: Europe) -> Print:
    """The Milestones that lie open, and the Missions in each hand."""
    hands = [[held.mission for held in player.missions] for player in g.players]
    return [shown.milestone for shown in g.milestones], hands


def _together(parts: Iterable[Parts]) -> Parts:
    return reduce(or_, parts, NOTHING)


# -- the look ----------------------------------------------------------------------------------

SWEPT: Final = frozenset(ROUND[ROUND.index("actions") :])
"""Phases 2 to 5; in Phase 1 no Mission is completed (EU-17.2.5)."""
FIGHTS: Final = (Battle, NavalBattle)


@rule("EU 17.2.5 17.3.1")
def consequences(g: Europe, watch: Watch, done: Task | None) -> None:
    """Score Milestones that are met, and announce Missions under order that are (R36, R52).

    ``done`` is what was worked on last.  Milestones are looked at when something begins or ends;
    Missions wait for the end of the Action, Battle, Event or step.
    """
    if g.step not in SWEPT:
        watch.forget()
        return
    if g.agenda:
        if g.agenda[-1] is done:
            return
        ended = isinstance(done, FIGHTS) and all(one is not done for one in g.agenda)
    else:
        ended = True
    changed = watch.look(g)
    if any(changed):
        watch.quiet = False
        rewards = _milestones(g, watch, changed)
        if rewards:
            # The first to reach one is rewarded first: the agenda is worked off from its end.
            g.agenda += reversed(rewards)
            return
    if ended and not (watch.quiet and SHORTCUTS.taken):
        watch.quiet = not _missions(g, watch)


@rule("EU 17.2.5 17.3.1")
def after_a_battle(g: Europe, done: Task) -> None:
    """Look at the table when a Battle has ended in the middle of a card, too (P152)."""
    if isinstance(done, FIGHTS) and all(one is not done for one in g.agenda):
        consequences(g, Watch(), done)


def _milestones(g: Europe, watch: Watch, changed: list[Parts]) -> list[Task]:
    """Milestones reached now, by those to whom something has changed that they ask about."""
    watch.expect(g, changed)
    anywhere = _together(changed)
    order = turn_order(g, arbiter(g))
    rewards: list[Task] = []
    for shown in g.milestones:
        asks = g.box.milestones[shown.milestone].asks
        if anywhere & asks:
            seats = [seat for seat in order if changed[seat] & asks]
            rewards += [reach(g, shown, seat) for seat in who_has_reached(g, shown, seats)]
    return rewards


def _missions(g: Europe, watch: Watch) -> bool:
    """One Mission at a time: its effects come before others are announced.  Says if one was met."""
    count = len(g.players)
    start = arbiter(g)
    for n in range(count):
        seat = (start + n) % count
        missed = watch.missed[seat]
        for held in g.players[seat].missions:
            if held.held_back or held.mission in missed:
                continue
            if watch.meets(g, seat, held.mission):
                complete(g, seat, held.mission)
                return True
    return False
