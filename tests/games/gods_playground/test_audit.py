"""The audit finds whatever is lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.games.gods_playground.audit import audit
from stolnik.games.gods_playground.state import Estate, GodsPlayground
from tests.games.gods_playground.position import clients, estates, markers, position

Change = Callable[[GodsPlayground], object]


def some() -> GodsPlayground:
    g = position(turn=3)
    clients(g, "prussia", {0: 2})
    estates(g, "ukraine", 1)
    markers(g, "great_poland", 1)
    return g


def put(target: object, name: str, value: object) -> None:
    setattr(target, name, value)


FAULTS: dict[str, Change] = {
    "a cube": lambda g: put(g.players[0], "cubes", 17),
    "a raider": lambda g: g.fields[0].raiders.__setitem__(0, 1),
    "a disc": lambda g: g.provinces[0].estates.append(Estate(2)),
    "a deputy": lambda g: put(g.provinces[0], "seat", 2),
    "an infantry token": lambda g: g.provinces[0].armies[0].__setitem__(0, 1),
    "an enemy cube": lambda g: g.provinces[0].enemies.__setitem__(0, 1),
    "a cube in a field": lambda g: put(g.fields[1], "cubes", 1),
    "an orange cube": lambda g: put(g.fields[4], "ottomans", 1),
    "a marker": lambda g: put(g, "markers", 10),
    "a marker in field V": lambda g: put(g.fields[4], "markers", 1),
    "a king's cube": lambda g: put(g.fields[0], "king", 1),
    "a Cossack": lambda g: put(g, "cossacks", 1),
    "a Crown unit": lambda g: g.crown.__setitem__(0, 1),
    "a steward": lambda g: put(g.provinces[2].estates[0], "steward", True),
    "a city": lambda g: put(g.provinces[2].estates[0], "city", True),
    "wealth": lambda g: put(g.provinces[0], "wealth", 6),
    "a track too full": lambda g: (
        g.provinces[2].estates.extend(Estate(1) for _ in range(5)),
        put(g.players[1], "discs", 9),
    ),
    "two enemies": lambda g: (
        put(g.provinces[0], "enemies", [1, 1, 0, 0, 0]) or put(g, "supply", [24, 24, 25, 30, 20])
    ),
    "markers among enemies": lambda g: (
        put(g.provinces[4], "enemies", [1, 0, 0, 0, 0]) or put(g, "supply", [24, 25, 25, 30, 20])
    ),
    "Cossacks elsewhere": lambda g: put(g.provinces[0], "cossacks", 2) or put(g, "cossacks", 0),
    "less than no cubes": lambda g: (
        g.provinces[1].cubes.__setitem__(0, -1) or put(g.players[0], "cubes", 19)
    ),
    "less than no money": lambda g: put(g.players[0], "money", -1),
    "a token too many": lambda g: put(g.players[0], "tokens", [3, 2, 2, 2, 2, 2]),
    "less than no supply": lambda g: put(g, "king_cubes", -1) or put(g.fields[0], "king", 13),
    "a treaty out of nothing": lambda g: put(g, "treaty", 1),
}


def test_a_sound_table_has_no_faults() -> None:
    assert audit(some()) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name: str) -> None:
    g = some()
    FAULTS[name](g)
    assert len(audit(g)) >= 1
