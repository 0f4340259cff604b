"""The look at the table after each portion of play: Milestones and Missions that are met now.

To work out every condition each time would be slow.  A condition can only come true when
something changes that it asks about; so what it asks about is compared with what it was when the
condition was last found missed, and only if that differs is it worked out again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import NONE, MilestoneNo, MissionNo
from stolnik.games.price_of_power.chapters.battle.sides import arbiter
from stolnik.games.price_of_power.chapters.phases.sequence import ROUND
from stolnik.games.price_of_power.chapters.prestige.milestones import reach, who_has_reached
from stolnik.games.price_of_power.chapters.prestige.missions import complete, is_met
from stolnik.games.price_of_power.state import UNREST, Europe, Player
from stolnik.games.price_of_power.tasks import Battle, NavalBattle, Task
from stolnik.rulebook import rule

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
    "anything": lambda g: object(),
}
"""Parts of the table that everybody shares."""

MATS: Final[Mapping[str, Callable[[Player], Print]]] = {
    "prestige": attrgetter("prestige"),
    "stability": attrgetter("stability"),
    "ducats": attrgetter("ducats"),
    "interest": attrgetter("interest"),
    "exhausted": attrgetter("exhausted"),
    "plus_one": attrgetter("plus_one"),
    "faith": attrgetter("faith"),
    "ideas": lambda one: tuple(one.ideas),
    "advisors": lambda one: one.advisors.count(None),
    "allies": lambda one: tuple(one.allies),
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


@cache
def _parts_of(
    asks: frozenset[str],
) -> tuple[list[Callable[[Europe], Print]], list[Callable[[Player], Print]]]:
    return (
        [part for name, part in BOARDS.items() if name in asks],
        [part for name, part in MATS.items() if name in asks],
    )


def prints(g: Europe, seat: Seat, asks: frozenset[str]) -> list[Print]:
    """All that a Mission of a player asks about, as it is now."""
    boards, mats = _parts_of(asks)
    player = g.players[seat]
    return [*[part(g) for part in boards], *[part(player) for part in mats]]


class Watch:
    """What Milestones and Missions asked about when they were last found missed.

    It is no state: without it all of them are simply worked out once more.
    """

    __slots__ = ("boards", "cards", "mats", "missed", "seen_boards", "seen_mats")

    def __init__(self) -> None:
        self.cards: list[int] | None = None
        """The Milestones that the parts below are chosen for; nothing if they must be chosen."""
        self.boards: list[tuple[str, Callable[[Europe], Print]]] = []
        self.mats: list[tuple[str, Callable[[Player], Print]]] = []
        """Parts that are asked about, and below them how they were when last looked at."""
        self.seen_boards: list[Print] = []
        self.seen_mats: list[list[Print]] = []
        self.missed: set[tuple[Seat, MissionNo] | MilestoneNo] = set()
        """What has been worked out, and can only come true by a change."""

    def look(self, g: Europe) -> list[set[str]]:
        """By seat: the parts that have changed since the last look; nothing if none has."""
        cards = [shown.milestone for shown in g.milestones]
        if cards != self.cards:
            self._choose(g, cards)
        players = g.players
        changed: list[set[str]] = []
        boards = [part(g) for _, part in self.boards]
        if boards != self.seen_boards:
            names = [
                self.boards[at][0]
                for at, board in enumerate(boards)
                if board != self.seen_boards[at]
            ]
            changed = [set(names) for _ in players]
            self.seen_boards = boards
        mats = [list(map(part, players)) for _, part in self.mats]
        if mats != self.seen_mats:
            changed = changed or [set() for _ in players]
            for at, (name, _) in enumerate(self.mats):
                for seat, one in enumerate(mats[at]):
                    if one != self.seen_mats[at][seat]:
                        changed[seat].add(name)
            self.seen_mats = mats
        return changed

    def _choose(self, g: Europe, cards: list[int]) -> None:
        """Keep what the Milestones and the Missions in all hands ask about."""
        asks: set[str] = set()
        for card in cards:
            asks |= g.box.milestones[card].asks
        for player in g.players:
            for held in player.missions:
                asks |= g.box.missions[held.mission].asks
        self.cards = cards
        self.boards = [(name, part) for name, part in BOARDS.items() if name in asks]
        self.mats = [(name, part) for name, part in MATS.items() if name in asks]
        self.seen_boards = [None] * len(self.boards)
        self.seen_mats = [[None] * len(g.players) for _ in self.mats]

    def forget(self) -> None:
        self.cards = None
        self.missed.clear()


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
    if changed:
        # A Mission whose turn has not come must be worked out later.
        watch.missed -= {
            (seat, held.mission)
            for seat, player in enumerate(g.players)
            for held in player.missions
            if not changed[seat].isdisjoint(g.box.missions[held.mission].asks)
        }
    rewards = _milestones(g, watch, changed)
    if rewards:
        # The first to reach one gets the reward first: the agenda is worked off from its end.
        g.agenda += reversed(rewards)
    elif ended:
        _missions(g, watch)


def _milestones(g: Europe, watch: Watch, changed: list[set[str]]) -> list[Task]:
    rewards: list[Task] = []
    anywhere = set().union(*changed)
    for shown in g.milestones:
        if shown.milestone in watch.missed:
            if anywhere.isdisjoint(g.box.milestones[shown.milestone].asks):
                continue
        watch.missed.add(shown.milestone)
        rewards += [reach(g, shown, seat) for seat in who_has_reached(g, shown)]
    return rewards


def _missions(g: Europe, watch: Watch) -> None:
    """One Mission at a time: its effects come before others are announced."""
    count = len(g.players)
    start = arbiter(g)
    for n in range(count):
        seat = (start + n) % count
        for held in g.players[seat].missions:
            if held.held_back or (seat, held.mission) in watch.missed:
                continue
            if is_met(g, seat, held.mission):
                complete(g, seat, held.mission)
                return
            watch.missed.add((seat, held.mission))
