"""How many servers and databases it takes for how many games, and what breaks first.

    python -m tools.scaling               the tables of docs/scaling.md

The costs were measured with the load test, the rest is computed: moves come by chance to servers
that do one thing after another, go from there to a database with some processors and one disk, and
are heard by the other servers of that database.  A house keeps its promise where 99% of the moves
are seen by the opponent in time.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Iterator
from typing import Final

import msgspec


class Costs(msgspec.Struct, frozen=True):
    """What was measured; see docs/scaling.md."""

    own: float = 1.34e-3
    """Seconds of a server's processor for a move that is made there, all told."""
    heard: float = 1.0e-3
    """The same for a move that another server has stored: the room is brought up to it."""
    passed_over: float = 1.0e-3
    """The same where nobody is interested in the room; today it costs as much."""
    stored: float = 0.38e-3
    """Seconds of the database's processors for a move."""
    looked_up: float = 0.2e-3
    """The same for each other server that hears of it and looks the room up."""
    flush: float = 2.0e-3
    """Seconds of the disk for a transaction; supposed, not measured: one comes after the other."""
    awake: float = 355e3
    """Bytes of a server's memory for a game that is awake, with two connections."""
    asleep: float = 2e3
    """The same for one that nobody looks at."""
    kept: float = 4.1e3
    """Bytes on the disk for a move, with its room, as long as games are kept."""


class House(msgspec.Struct, frozen=True):
    """Rooms are dealt to groups: each has a database, and servers that share its rooms."""

    live: int
    """Games that are played at this moment."""
    pace: float
    """Seconds between two moves of a game."""
    groups: int = 1
    servers: int = 1
    """In each group."""
    processors: int = 4
    """Of each database."""
    follow: bool = False
    """A room is played on one server of its group, and the others hear of its moves no more."""
    memory: float = 8e9
    """Bytes that a server may take."""
    nap: float = 60
    """Seconds after which a game that nobody looks at is put to sleep (``sleep_after``)."""

    @property
    def moves(self) -> float:
        """In a second, in one group."""
        return self.live / self.pace / self.groups


PROMISE: Final = 0.1
"""Seconds within which the opponent sees a move."""
BUSY: Final = 0.7
"""How much of anything may be used: above it a crowd is waited for too long."""
TOGETHER: Final = 20
"""Moves that are stored in one transaction where many wait."""
ROOMS_OF_A_GAME: Final = 2
"""On how many servers a game is awake: the opponents sit where the proxy has sent them."""


def used(house: House, costs: Costs) -> dict[str, float]:
    """By resource: what part of it is used."""
    mine = house.moves / house.servers
    others = 0.0 if house.follow else house.moves - mine
    awake_twice = min(1.0, (ROOMS_OF_A_GAME - 1) / max(1, house.servers - 1))
    hears = awake_twice * costs.heard + (1 - awake_twice) * costs.passed_over
    held = 1 if house.follow else min(ROOMS_OF_A_GAME, house.servers)
    rooms = house.live / house.groups * held / house.servers
    awake = min(1.0, house.nap / house.pace)
    return {
        "a server's processor": mine * costs.own + others * hears,
        "the database's processors": house.moves
        * (costs.stored + (0 if house.follow else house.servers - 1) * costs.looked_up)
        / house.processors,
        "the database's disk": house.moves * costs.flush / TOGETHER,
        "a server's memory": rooms
        * (awake * costs.awake + (1 - awake) * costs.asleep)
        / house.memory,
    }


def breaks_first(house: House, costs: Costs) -> tuple[str, float]:
    """What is used most, and how much of it."""
    return max(used(house, costs).items(), key=lambda each: each[1])


# -- how long it takes until a move is seen ---------------------------------------------------


def seen_within(house: House, costs: Costs, moves: int = 4_000, seed: int = 1) -> float:
    """Seconds within which 99% of the moves are seen; without end where something is overrun."""
    if breaks_first(house, costs)[1] >= 1:
        return math.inf
    dice = random.Random(seed)
    mine = house.moves / house.servers
    others = 0.0 if house.follow else house.moves - mine
    made = list(_arrivals(dice, mine + others, moves))
    own = [dice.random() * (mine + others) < mine for _ in made]
    works = [costs.own if one else costs.passed_over for one in own]
    answered = list(_one_after_another(made, works))
    database = _at_once(dice, house.moves, costs.stored, house.processors, moves)
    seen = [
        done
        - came
        + stored
        + (house.servers + 1) * costs.flush
        + (0.0 if house.follow else done - came)
        for came, done, stored, one in zip(made, answered, database, own)
        if one
    ]
    return sorted(seen)[int(0.99 * len(seen))]


def _arrivals(dice: random.Random, rate: float, count: int) -> Iterator[float]:
    at = 0.0
    for _ in range(count):
        at += dice.expovariate(rate)
        yield at


def _one_after_another(arrivals: list[float], works: list[float]) -> Iterator[float]:
    """When each is done, by one who does one thing after another."""
    free = 0.0
    for came, work in zip(arrivals, works):
        free = max(free, came) + work
        yield free


def _at_once(
    dice: random.Random, rate: float, work: float, workers: int, count: int
) -> list[float]:
    """How long each takes, where several work side by side."""
    free = [0.0] * workers
    taken = []
    for came in _arrivals(dice, rate, count):
        done = max(heapq.heappop(free), came) + work
        heapq.heappush(free, done)
        taken.append(done - came)
    return taken


def keeps_its_promise(house: House, costs: Costs) -> bool:
    return breaks_first(house, costs)[1] <= BUSY and seen_within(house, costs) <= PROMISE


# -- how many it takes ------------------------------------------------------------------------


def largest(house: House, costs: Costs) -> int:
    """The most live games, to within a twentieth, with which such a house keeps its promise."""
    with_many = msgspec.structs.replace(house, live=1_000_000)
    live = int(1_000_000 * BUSY / breaks_first(with_many, costs)[1])
    while live and not keeps_its_promise(msgspec.structs.replace(house, live=live), costs):
        live = live * 19 // 20
    return live


def group(house: House, costs: Costs, most: int = 16) -> tuple[int, int]:
    """The servers that carry most on one database, and how many live games that is."""
    best = (1, 0)
    for servers in range(1, most + 1):
        games = largest(msgspec.structs.replace(house, groups=1, servers=servers), costs)
        if games > best[1] * 1.05:
            best = (servers, games)
    return best


def fewest(house: House, costs: Costs) -> House:
    """The smallest house that keeps its promise: one group as small as may be, else full ones."""
    servers, games = group(house, costs)
    groups = math.ceil(house.live / games)
    for fewer in range(1, servers):
        found = msgspec.structs.replace(house, groups=groups, servers=fewer)
        if keeps_its_promise(found, costs):
            return found
    return msgspec.structs.replace(house, groups=groups, servers=servers)


# -- the tables -------------------------------------------------------------------------------


PACES: Final = {2.0: "2 s, the load test", 30.0: "30 s, people at a table", 3600.0: "1 h, by mail"}
LIVE: Final = (1_000, 10_000, 100_000, 1_000_000)


def what_breaks(costs: Costs) -> Iterator[str]:
    yield "| live games | a move every | one server, one database | used | first to break |"
    yield "| --- | --- | --- | --- | --- |"
    for live in LIVE:
        for pace, said in PACES.items():
            house = House(live, pace)
            name, part = breaks_first(house, costs)
            holds = "holds" if keeps_its_promise(house, costs) else "breaks"
            yield f"| {live:,} | {said} | {holds} | {part:,.2f} | {name} |"


def what_it_takes(costs: Costs) -> Iterator[str]:
    yield "| live games | a move every | as it is: groups × servers | each room on one server |"
    yield "| --- | --- | --- | --- |"
    for live in LIVE[1:]:
        for pace, said in PACES.items():
            today = fewest(House(live, pace), costs)
            then = fewest(House(live, pace, follow=True), costs)
            yield f"| {live:,} | {said} | {_size(today)} | {_size(then)} |"


def _size(house: House) -> str:
    return f"{house.groups:,} × {house.servers}"


def main() -> None:
    costs = Costs()
    for table in (what_breaks(costs), what_it_takes(costs)):
        print(*table, "", sep="\n")
    for follow in (False, True):
        servers, games = group(House(1, 2.0, follow=follow), costs)
        print(f"one group, follow={follow}: {servers} servers, {games} games with a move every 2 s")


if __name__ == "__main__":
    main()
