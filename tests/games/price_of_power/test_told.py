"""Nothing changes on the table in silence: who only listens can follow a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import stolnik
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import POWERS
from stolnik.games.price_of_power.chapters.relations.ties import realm_id
from stolnik.games.price_of_power.events.empire import EmpireDissolved
from stolnik.games.price_of_power.events.government import PowerShifted
from stolnik.games.price_of_power.events.phases import (
    CubeTaken,
    PowerChanged,
    PrestigeChanged,
    StabilityChanged,
)
from stolnik.games.price_of_power.state import COLUMNS, Europe, Player

GAME = stolnik.load("price_of_power")
DECISIONS = 1200
PLACES, AREAS, NODES = "places", "areas", "nodes"
BOARDS = {
    "tokens": PLACES,
    "occupiers": PLACES,
    "dnpr": PLACES,
    "claims": AREAS,
    "cores": AREAS,
    "rebels": AREAS,
    "pirates": NODES,
    "expanded": NODES,
}
"""What lies on the spaces of these boards, and what the spaces are."""
OF_A_PLAYER = (
    *("ducats", "interest", "colonists", "plus_one", "available", "exhausted", "allied"),
    *("active", "faith", "ruler", "advisors", "armies", "infantry", "fleet", "ships", "merchants"),
    *("hand", "drawn", "display", "missions", "missions_done", "ideas", "name", "capital"),
)
"""When this changes, something is told of the player."""

Names = tuple[object, ...]


def picture(g: Europe) -> dict[str, Any]:
    """What is in front of everybody, as it is now."""
    boards = {name: bytes(getattr(g, name)) for name in (*BOARDS, "influence", "faiths", "slots")}
    players = [
        dict(zip(Player.__struct_fields__, msgspec.to_builtins(player))) for player in g.players
    ]
    for player, of_them in zip(g.players, players, strict=True):
        of_them["merchants"] = [merchant.node for merchant in player.merchants]
        of_them["active"] = [ally for ally, active in player.allies.items() if active]
        of_them["allies"], of_them["marriages"] = set(player.allies), set(player.marriages)
    pairs = {
        "wars": {(war.aggressor, war.target) for war in g.wars},
        "truces": set(g.truces),
        "cbs": set(g.cbs),
    }
    areas = {"plague": set(g.plague), "not_hre": set(g.not_hre)}
    return {**boards, **areas, **pairs, "players": players}


def where(one: bytes, other: bytes) -> list[int]:
    if one == other:
        return []
    return [at for at, (was, now) in enumerate(zip(one, other, strict=True)) if was != now]


def changed_spaces(g: Europe, one: dict[str, Any], other: dict[str, Any]) -> Iterator[Names]:
    """The Provinces, Areas and Trade Nodes where something lies that did not, or the reverse."""
    for board, kind in BOARDS.items():
        spaces = getattr(g.box, kind)
        yield from ((spaces[at].id,) for at in where(one[board], other[board]))
    for at in where(one["influence"], other["influence"]):
        yield (g.box.areas[at // COLUMNS].id,)
    for slot in where(one["faiths"], other["faiths"]):
        yield tuple(area.id for area in g.box.areas if area.slot == slot)
    for board in ("plague", "not_hre"):
        yield from ((g.box.areas[area].id,) for area in one[board] ^ other[board])


def changed_players(g: Europe, one: dict[str, Any], other: dict[str, Any]) -> Iterator[Names]:
    """The players who have something else now, and the pairs whose ties are others."""
    for tie in ("cbs", "wars"):
        yield from one[tie] ^ other[tie]
    yield from other["truces"] - one["truces"]  # which may end together, without a word on each
    for at in where(one["slots"], other["slots"]):
        seats = {one["slots"][at], other["slots"][at]} - {0}
        yield from ((seat - 1,) for seat in seats)
    for seat, (was, now) in enumerate(zip(one["players"], other["players"], strict=True)):
        if was == now:
            continue
        yield from ((seat,) for what in OF_A_PLAYER if was[what] != now[what])
        for tie in ("allies", "marriages"):
            yield from ((seat, realm) for realm in was[tie] ^ now[tie])


def named(events: list[Event]) -> set[object]:
    """All that is said in these events."""
    said: set[object] = set()
    for event in events:
        for value in msgspec.structs.asdict(event).values():
            said.update(value if isinstance(value, list | tuple) else [value])
    return said


def is_told(g: Europe, names: Names, said: set[object]) -> bool:
    """A player is named by seat or by Realm, and a space by any of its names."""
    if isinstance(names[0], str):
        return any(name in said for name in names)
    return all(
        (realm < len(g.players) and realm in said) or realm_id(g, realm) in said
        for realm in names
        if isinstance(realm, int)
    )


def check_figures(one: dict[str, Any], other: dict[str, Any], told: list[Event]) -> None:
    """Prestige, Power and Stability are where the figures that were told have moved them."""
    moved: Counter[tuple[int, str]] = Counter()
    for event in told:
        if isinstance(event, PrestigeChanged):
            moved[event.seat, "prestige"] += event.n
        elif isinstance(event, PowerChanged):
            moved[event.seat, event.power] += event.n
        elif isinstance(event, PowerShifted):
            moved[event.seat, event.power] -= 1
            moved[event.seat, event.to_power] += 1
        elif isinstance(event, CubeTaken):
            moved[event.seat, event.place] -= 1
        elif isinstance(event, StabilityChanged):
            moved[event.seat, "stability"] += event.n
    for seat, (was, now) in enumerate(zip(one["players"], other["players"], strict=True)):
        assert now["prestige"] - was["prestige"] == moved[seat, "prestige"]
        assert now["stability"] - was["stability"] == moved[seat, "stability"]
        gained = [new - old for old, new in zip(was["power"], now["power"], strict=True)]
        assert gained == [moved[seat, power] for power in POWERS]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_changes_in_silence(players: int) -> None:
    dice = random.Random(players)
    match = Match.start(GAME, players=players, seed=f"silence-{players}")
    match.listen()
    before, heard = picture(match.state), 0
    for _ in range(DECISIONS):
        ask = match.pending[0]
        match.submit(ask.seat, dice.choice(ask.options))
        if not match.pending:
            return  # the final score is told as a whole
        if match.pending[0].topic == "cubes":
            continue  # in the middle of a gain, which is told when it is complete
        g, after = match.state, picture(match.state)
        told = [event for _, event, _ in match.log[heard:]]
        heard = len(match.log)
        said = named(told)
        if any(isinstance(event, EmpireDissolved) for event in told):
            # This names no Area from which Influence went.
            before = {**before, "influence": after["influence"], "not_hre": after["not_hre"]}
        changes = (*changed_spaces(g, before, after), *changed_players(g, before, after))
        silent = [names for names in changes if not is_told(g, names, said)]
        assert not silent, (match.number, told)
        check_figures(before, after, told)
        before = after
