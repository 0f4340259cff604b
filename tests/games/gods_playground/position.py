"""Builds small positions for tests: a full box, an empty board, and just what the test needs.

>>> g = position(turn=2)
>>> clients(g, "lithuania", {R: 5, B: 2})    # cubes of two families, out of their pools
>>> dice(g, 5, 1, 6)                         # what will be rolled, and nothing else
>>> estates(g, "lithuania", R, R, W)         # from the start of the track
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Flow, Move
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event
from stolnik.games.gods_playground.audit import audit
from stolnik.games.gods_playground.box.components import (
    ENEMIES,
    GREAT_POLAND,
    HABSBURGS,
    OTTOMANS,
    PROVINCES,
    UKRAINE,
    Box,
    Variants,
)
from stolnik.games.gods_playground.box.opening import open_box
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.setup import setup
from stolnik.games.gods_playground.state import (
    NEW_ESTATES,
    Battle,
    Estate,
    GodsPlayground,
)
from tests.games import running
from tests.games.running import run as run

W, R, B, Y = range(4)
"""Radziwiłł (white), Sapieha (red), Potocki (blue) and Leszczyński (yellow), by seat."""


@cache
def box(**variants: bool) -> Box:
    return open_box({**Variants()._asdict(), **variants})


class Loaded(Dice):
    """Dice that show what a test says, and nothing more."""

    rolls: list[int] = msgspec.field(default_factory=list)

    def below(self, n: int) -> int:
        assert self.rolls, "more dice are rolled than the test expects"
        return self.rolls.pop(0) - 1


def position(
    *,
    players: int = 3,
    turn: int = 1,
    phase: int = NEW_ESTATES,
    hetman: int = W,
    money: int = 20,
    **variants: bool,
) -> GodsPlayground:
    """An empty board in the middle of a turn; the seats are the families in their order."""
    parts = box(**variants)
    g = setup(parts, players, Dice("test"))
    g.attach(parts, None)
    g.turn, g.phase = turn, phase
    g.hetman = g.active = hetman
    g.step = 1
    for seat, player in enumerate(g.players):
        player.family = seat
        player.money = money
    return g


# -- what lies on the table -----------------------------------------------------------------------


def number(name: str) -> int:
    """Of a province or an enemy."""
    return PROVINCES.index(name) if name in PROVINCES else ENEMIES.index(name)


def dice(g: GodsPlayground, *rolls: int) -> None:
    """What the dice will show, one after the other."""
    g.dice = Loaded("loaded", rolls=list(rolls))


def rolled_all(g: GodsPlayground) -> bool:
    """Whether all the dice of the test were rolled."""
    assert isinstance(g.dice, Loaded)
    return not g.dice.rolls


def clients(g: GodsPlayground, province: str, cubes: Mapping[int, int]) -> None:
    """Cubes from the players' pools in a province."""
    for seat, count in cubes.items():
        g.provinces[number(province)].cubes[seat] += count
        g.players[seat].cubes -= count


def estates(g: GodsPlayground, province: str, *owners: int) -> list[Estate]:
    """Estates on the next free fields of a track; all those of the province."""
    here = g.provinces[number(province)].estates
    for owner in owners:
        here.append(Estate(owner))
        g.players[owner].discs -= 1
    return here


def steward(g: GodsPlayground, province: str, position: int) -> None:
    """A steward under the estate on this field, from 1."""
    g.provinces[number(province)].estates[position - 1].steward = True
    g.stewards -= 1


def city(g: GodsPlayground, province: str, position: int) -> None:
    """A city under the estate on this field, from 1."""
    g.provinces[number(province)].estates[position - 1].city = True
    g.cities -= 1


def enemies(g: GodsPlayground, province: str, enemy: str, cubes: int) -> None:
    """Enemy cubes in a province."""
    g.provinces[number(province)].enemies[number(enemy)] += cubes
    g.supply[number(enemy)] -= cubes


def markers(g: GodsPlayground, province: str, count: int) -> None:
    """Habsburg markers in a province."""
    g.provinces[number(province)].markers += count
    g.markers -= count


def camp(
    g: GodsPlayground,
    enemy: str,
    *,
    cubes: int = 0,
    raiders: Mapping[int, int] | None = None,
    king: int = 0,
    cossacks: int = 0,
    markers: int = 0,
    ottomans: int = 0,
) -> None:
    """What stands in an enemy field."""
    field = g.fields[number(enemy)]
    field.cubes += cubes
    g.supply[number(enemy)] -= cubes
    for seat, count in (raiders or {}).items():
        field.raiders[seat] += count
        g.players[seat].cubes -= count
    field.king += king
    g.king_cubes -= king
    field.cossacks += cossacks
    g.cossacks -= cossacks
    field.markers += markers
    g.markers -= markers
    field.ottomans += ottomans
    g.supply[OTTOMANS] -= ottomans


def hold_vienna(g: GodsPlayground, garrison: int = 2) -> None:
    """Orange cubes have held field V since the last turn."""
    camp(g, "habsburgs", ottomans=garrison)
    g.garrison = garrison


def army(g: GodsPlayground, seat: int, province: str, *units: int) -> None:
    """Infantry, cavalry and artillery of a player in a province."""
    for kind, count in enumerate(units):
        g.provinces[number(province)].armies[seat][kind] += count
        g.players[seat].army[kind] -= count


def cossacks(g: GodsPlayground, count: int) -> None:
    """Cossacks in Ukraine."""
    g.provinces[UKRAINE].cossacks += count
    g.cossacks -= count


def crown(g: GodsPlayground, *units: int) -> None:
    """The Crown Army in service: infantry, cavalry and artillery."""
    for kind, count in enumerate(units):
        g.crown[kind] += count
        g.coat_of_arms[kind] -= count


def deputies(g: GodsPlayground, **seats: int) -> None:
    """Discs in the Sejm, by province."""
    for province, seat in seats.items():
        g.provinces[number(province)].seat = seat
        g.players[seat].discs -= 1


def treaty(g: GodsPlayground, enemy: str, broken_by: int = 2) -> None:
    """A treaty is in force."""
    g.treaty, g.broken_by, g.treaty_made = number(enemy), broken_by, True


def points(g: GodsPlayground, *prestige: int) -> None:
    """Where the players stand on the prestige track."""
    for player, count in zip(g.players, prestige):
        player.points[0] = count


def lay(g: GodsPlayground, *placed: Iterable[int]) -> None:
    """The tokens that each player has revealed this turn: five provinces and the Court."""
    for player, values in zip(g.players, placed):
        player.placed = list(values)
        for value in player.placed:
            player.tokens[value] -= 1


# -- what can be seen of it -----------------------------------------------------------------------


def cubes_in(g: GodsPlayground, province: str) -> list[int]:
    """Players' cubes in a province, by seat."""
    return g.provinces[number(province)].cubes


def enemies_in(g: GodsPlayground, province: str) -> dict[str, int]:
    """Enemy cubes in a province."""
    here = g.provinces[number(province)]
    return {ENEMIES[enemy]: cubes for enemy, cubes in enumerate(here.enemies) if cubes}


def owners(g: GodsPlayground, province: str) -> list[int]:
    """Whose estates stand on a track, from its start."""
    return [estate.owner for estate in g.provinces[number(province)].estates]


def army_of(g: GodsPlayground, seat: int, province: str) -> list[int]:
    """Infantry, cavalry and artillery of a player in a province."""
    return g.provinces[number(province)].armies[seat]


def raiders(g: GodsPlayground, enemy: str) -> list[int]:
    """Players' cubes in an enemy field, by seat."""
    return g.fields[number(enemy)].raiders


def vienna(g: GodsPlayground) -> int:
    """Orange cubes in field V."""
    return g.fields[HABSBURGS].ottomans


def great_poland_markers(g: GodsPlayground) -> int:
    return g.provinces[GREAT_POLAND].markers


# -- what happens ---------------------------------------------------------------------------------


def asked(flow: Flow[object]) -> Ask | None:
    """The first question of a procedure, if it asks one."""
    try:
        question = next(flow)
    except StopIteration:
        return None
    assert isinstance(question, Ask)
    return question


def options(flow: Flow[object]) -> list[Move]:
    """What can be answered to the first question of a procedure."""
    question = asked(flow)
    assert question is not None
    return list(question.options)


def clause(refusal: Refusal | None) -> str | None:
    """The clause that refuses something, if anything does."""
    return None if refusal is None else refusal.clause


def why_not(g: GodsPlayground, ask: Ask, move: Move) -> str | None:
    """The clause that keeps a move out of the options of a question."""
    return running.refusal_of(GAME, g, ask, move)


def listen(g: GodsPlayground) -> list[Event]:
    """Collect what the state tells from now on."""
    heard: list[Event] = []
    g.attach(g.box, heard.append)
    return heard


def sound(g: GodsPlayground) -> bool:
    """Whether all pieces are there."""
    return audit(g) == []


def rolls_of(battle: Battle | None) -> list[tuple[str, int, int]]:
    """Of a battle: each force with its hits and losses."""
    assert battle is not None
    return [(roll.force, roll.hits, roll.lost) for roll in battle.rolls]
