"""The look at the table after each portion of play: Milestones and Missions that are met now.

To work out every condition each time would be slow.  A condition can only come true when
something changes that it asks about; so what it asks about is compared with what it was when the
condition was last found missed, and only if that differs is it worked out again.  Most of the
time nothing differs: no event meanwhile touches what is asked about, or the fields that matter are
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from stolnik.games.price_of_power.box.asks import ANYTHING
from stolnik.games.price_of_power.box.components import NONE, MilestoneNo, MissionNo
from stolnik.games.price_of_power.chapters.battle.sides import arbiter
from stolnik.games.price_of_power.chapters.phases.sequence import ROUND
from stolnik.games.price_of_power.chapters.prestige.milestones import reach, who_has_reached
from stolnik.games.price_of_power.chapters.prestige.missions import complete, is_met
from stolnik.games.price_of_power.events.touching import ALL, HELD, NOTHING, parts_named
from stolnik.games.price_of_power.state import UNREST, Europe, Player, turn_order
from stolnik.games.price_of_power.tasks import Battle, NavalBattle, Task
from stolnik.rulebook import rule

Print: TypeAlias = object
"""What a condition asks about, as it was; two that are equal leave the condition as it is."""

# -- what conditions ask about -----------------------------------------------------------------


class Part(NamedTuple):
    """A part of the table, or of what is a player's own, that conditions can ask about."""

    print: Callable[[Any], Print]
    fields: tuple[str, ...]
    """As long as these are the same, it is."""
    of_players: tuple[str, ...] = ()
    """So must these be, of every player, where the table alone does not decide it."""


CALM: Final = bytes(token & ~UNREST for token in range(256))
"""Turns tokens in Unrest into quiet ones, where Unrest does not matter."""
BOARDS: Final[Mapping[str, Part]] = {
    "provinces": Part(
        lambda g: (g.tokens + g.occupiers + g.dnpr).translate(CALM),
        ("tokens", "occupiers", "dnpr"),
    ),
    "unrest": Part(lambda g: g.tokens + g.occupiers, ("tokens", "occupiers")),
    "influence": Part(lambda g: (bytes(g.influence), g.emperor), ("influence", "emperor")),
    "claims": Part(lambda g: bytes(g.claims), ("claims",)),
    "cores": Part(lambda g: bytes(g.cores), ("cores",)),
    "faiths": Part(lambda g: bytes(g.faiths), ("faiths",)),
    "slots": Part(lambda g: bytes(g.slots), ("slots",)),
    "expanded": Part(lambda g: bytes(g.expanded), ("expanded",)),
    "empire": Part(
        lambda g: (g.authority, g.emperor, tuple(g.not_hre)), ("authority", "emperor", "not_hre")
    ),
    "curia": Part(
        lambda g: (
            tuple(g.cardinals),
            [player.faith for player in g.players],
            [tuple(player.allies) for player in g.players],
        ),
        ("cardinals",),
        ("faith", "allies"),
    ),
    "relations": Part(
        lambda g: (tuple(g.truces), tuple((war.aggressor, war.target) for war in g.wars)),
        ("truces", "wars"),
    ),
    ANYTHING: Part(lambda g: object(), ()),
}
"""Parts of the table that everybody shares."""

MATS: Final[Mapping[str, Part]] = {
    **{
        field: Part(attrgetter(field), (field,))
        for field in (
            *("prestige", "stability", "ducats", "interest"),
            *("exhausted", "plus_one", "faith"),
        )
    },
    "ideas": Part(lambda one: tuple(one.ideas), ("ideas",)),
    "advisors": Part(lambda one: one.advisors.count(None), ("advisors",)),
    "allies": Part(lambda one: tuple(one.allies.items()), ("allies",)),
    "marriages": Part(lambda one: tuple(one.marriages), ("marriages",)),
    "merchants": Part(lambda one: [merchant.node for merchant in one.merchants], ("merchants",)),
    "units": Part(
        lambda one: (
            [(army.area, tuple(army.units)) for army in one.armies if army.area != NONE],
            one.infantry.copy(),
        ),
        ("armies", "infantry"),
    ),
    "ships": Part(
        lambda one: (
            one.ships.copy(),
            (fleet := one.fleet).space,
            fleet.light,
            fleet.heavy,
            fleet.galleys,
        ),
        ("ships", "fleet"),
    ),
    "battles": Part(lambda one: (len(one.deeds.battles), one.deeds.pirates), ("deeds",)),
    "trade": Part(attrgetter("deeds.trade"), ("deeds",)),
    "wars": Part(lambda one: len(one.deeds.wars), ("deeds",)),
}
"""Parts of what is a player's own."""


# -- what is still as it was -------------------------------------------------------------------

Getter: TypeAlias = Callable[[Any], object]
_pack = msgspec.msgpack.Encoder().encode


@cache
def _fields_of(asks: frozenset[str]) -> tuple[list[str], list[str]]:
    """The names of the fields of the table and of a player that decide these parts."""
    boards = [part for name, part in BOARDS.items() if name in asks]
    of_table = {field for part in boards for field in part.fields}
    of_player = {field for part in boards for field in part.of_players}
    of_player.update(field for name, part in MATS.items() if name in asks for field in part.fields)
    return sorted(of_table), sorted(of_player)


class Watch:
    """What Milestones and Missions asked about when they were last found missed.

    It is no state: without it all of them are simply worked out once more.
    """

    __slots__ = (
        *("asked", "boards", "chosen", "mats", "missed", "mixed", "of_players", "of_table"),
        *("players", "quiet", "seen_boards", "seen_mats", "sure", "table", "touched"),
    )

    def __init__(self) -> None:
        self.chosen: list[MilestoneNo] | None = None
        """The Milestones that the parts below are chosen for; nothing if they must be chosen."""
        self.of_table: Getter
        self.of_players: list[Getter]
        """Fields that are asked about, those of players by seat; below them how they were."""
        self.table = b""
        self.players: list[bytes] = []
        self.boards: list[tuple[str, Callable[[Europe], Print]]] = []
        self.mats: list[list[tuple[str, Callable[[Player], Print]]]] = []
        """Parts that are asked about, those of players by seat; below them how they were."""
        self.seen_boards: list[Print] = []
        self.seen_mats: list[list[Print]] = []
        self.missed: list[set[MissionNo]] = []
        """By seat: Missions that have been worked out, and can only come true by a change."""
        self.quiet = False
        """All have, and no Milestone can be reached but by a change."""
        self.asked = ALL
        """All the parts that are asked about."""
        self.touched = ALL
        """What events since the last look have touched."""
        self.sure = True
        """What is asked about is known."""
        self.mixed = False
        """Some parts of the table hang on fields of players."""

    def rests(self) -> bool:
        """Whether nothing that is asked about was touched since all was worked out."""
        return self.quiet and not self.touched & self.asked

    def look(self, g: Europe) -> list[set[str]] | None:
        """By seat: the parts that have changed since the last look, if any field has at all."""
        if self.chosen is None:
            self._choose(g)
        table = _pack(self.of_table(g))
        players = [_pack(of(player)) for of, player in zip(self.of_players, g.players)]
        same = table == self.table
        if same and players == self.players and self.sure:
            return None
        if not same and self.chosen != [shown.milestone for shown in g.milestones]:
            self._choose(g)
            return self.look(g)
        changed = self._look_at_mats(g, players)
        if not same or self.mixed or not self.sure:
            self.table = table
            names = self._look_at_boards(g)
            if names:
                changed = [own | names for own in changed]
        return changed

    def _look_at_mats(self, g: Europe, players: list[bytes]) -> list[set[str]]:
        """By seat: the parts of what is a player's own that have changed."""
        changed: list[set[str]] = []
        for seat, (now, before) in enumerate(zip(players, self.players, strict=True)):
            if now == before:
                changed.append(set())
                continue
            player, own, old = g.players[seat], self.mats[seat], self.seen_mats[seat]
            self.seen_mats[seat] = mats = [part(player) for _, part in own]
            changed.append(_differing(own, mats, old))
        self.players = players
        return changed

    def _look_at_boards(self, g: Europe) -> set[str]:
        """The parts of the table that have changed."""
        old = self.seen_boards
        self.seen_boards = boards = [part(g) for _, part in self.boards]
        return _differing(self.boards, boards, old)

    def _choose(self, g: Europe) -> None:
        """Keep what the Milestones ask about of all, and Missions of those who hold them."""
        self.chosen = [shown.milestone for shown in g.milestones]
        of_all = frozenset().union(*(g.box.milestones[one].asks for one in self.chosen))
        own = [
            of_all.union(*(g.box.missions[held.mission].asks for held in player.missions))
            for player in g.players
        ]
        asks = of_all.union(*own)
        self.sure = ANYTHING not in asks
        self.asked = parts_named(*asks) | HELD if self.sure else ALL
        self.mixed = any(BOARDS[name].of_players for name in asks if name in BOARDS)
        self.boards = [(name, part.print) for name, part in BOARDS.items() if name in asks]
        self.mats = [
            [(name, part.print) for name, part in MATS.items() if name in parts] for parts in own
        ]
        of_table, for_boards = _fields_of(asks.intersection(BOARDS))
        self.of_table = attrgetter("milestones", *of_table)
        self.of_players = [
            # With their orders.
            attrgetter("missions", *sorted({*for_boards, *_fields_of(parts)[1]}))
            for parts in own
        ]
        self.table = b""
        self.players = [b""] * len(g.players)
        self.seen_boards = [None] * len(self.boards)
        self.seen_mats = [[None] * len(mats) for mats in self.mats]
        self.missed = [set() for _ in g.players]

    def expect(self, g: Europe, changed: list[set[str]]) -> None:
        """Missions that ask about what has changed must be worked out, when their turn comes."""
        for seat, parts in enumerate(changed):
            if parts:
                self.missed[seat] = {
                    mission
                    for mission in self.missed[seat]
                    if parts.isdisjoint(g.box.missions[mission].asks)
                }

    def forget(self) -> None:
        self.chosen = None
        self.quiet = False


def _differing(
    parts: Sequence[tuple[str, object]], now: list[Print], before: list[Print]
) -> set[str]:
    """The names of the parts that are not as they were."""
    if now == before:
        return set()
    return {name for at, (name, _) in enumerate(parts) if now[at] != before[at]}


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
    watch.touched = NOTHING
    changed = watch.look(g)
    if changed is None:
        if watch.quiet:
            return  # which is the usual case
    else:
        watch.quiet = False
        if any(changed):
            rewards = _milestones(g, watch, changed)
            if rewards:
                # The first to reach one is rewarded first: the agenda is worked off from its end.
                g.agenda += reversed(rewards)
                return
    if ended:
        watch.quiet = not _missions(g, watch)


@rule("EU 17.2.5 17.3.1")
def after_a_battle(g: Europe, done: Task) -> None:
    """Look at the table when a Battle has ended in the middle of a card, too (P152)."""
    if isinstance(done, FIGHTS) and all(one is not done for one in g.agenda):
        consequences(g, Watch(), done)


def _milestones(g: Europe, watch: Watch, changed: list[set[str]]) -> list[Task]:
    """Milestones reached now, by those to whom something has changed that they ask about."""
    watch.expect(g, changed)
    anywhere = set().union(*changed)
    order = turn_order(g, arbiter(g))
    rewards: list[Task] = []
    for shown in g.milestones:
        asks = g.box.milestones[shown.milestone].asks
        if anywhere.isdisjoint(asks):
            continue
        seats = [seat for seat in order if not changed[seat].isdisjoint(asks)]
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
            if is_met(g, seat, held.mission):
                complete(g, seat, held.mission)
                return True
            missed.add(held.mission)
    return False
