"""Naval Battles for tests: Ships where they are wanted, and dice that fall as told."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.battle.naval_battle import fight_at_sea
from stolnik.games.price_of_power.chapters.battle.outbreak import naval_battle_breaks_out
from stolnik.games.price_of_power.state import (
    PORT,
    SLOTS_PER_ZONE,
    Europe,
    Fleet,
    Officer,
    SeaSpace,
    task_of,
)
from stolnik.games.price_of_power.tasks import NavalBattle
from tests.games.price_of_power.battle.field import field, load
from tests.games.price_of_power.position import bare_map, place
from tests.games.running import Procedure

GUN, OUTLINED, BLANK = "artillery", "tercios", "blank"
BISCAY, ATLANTIC = "bay_of_biscay", "central_atlantic"


def sea() -> Europe:
    """The first Turn on an empty board: no Ship, no Town, no Army, no card in hand."""
    g = field()
    bare_map(g)
    for player in g.players:
        player.ships = {}
        player.fleet = Fleet()
        player.allies = {}
        player.power = [3, 3, 3]
    g.slots = bytearray(len(g.slots))
    return g


def zone(g: Europe, name: str) -> int:
    return g.box.zone_of[name]


def port(g: Europe, name: str) -> SeaSpace:
    return PORT + place(g, name)


def ships(g: Europe, seat: Seat, n: int, where: str = BISCAY) -> None:
    """Single Light Ships off the slots."""
    g.players[seat].ships[zone(g, where)] = n


def on_slot(g: Europe, seat: Seat, where: str = BISCAY, slot: int = 0) -> None:
    g.slots[zone(g, where) * SLOTS_PER_ZONE + slot] = seat + 1


def fleet(
    g: Europe,
    seat: Seat,
    light: int = 0,
    heavy: int = 0,
    galleys: int = 0,
    *,
    damaged: int = 0,
    where: str = BISCAY,
) -> Fleet:
    one = Fleet(zone(g, where), light, heavy, damaged, galleys)
    g.players[seat].fleet = one
    return one


def admiral(g: Europe, seat: Seat, name: str) -> Officer:
    """Put a Leader from the deck in command of the Fleet."""
    card = g.box.card_of[name]
    g.decks[g.box.cards[card].deck].remove(card)
    officer = Officer(name)
    g.players[seat].fleet.admiral = officer
    return officer


def rolls(g: Europe, *rounds: tuple[str, str]) -> None:
    """What attacker and defender roll, Round by Round: ``A`` hits, ``o`` is outlined."""
    faces = {"A": GUN, "o": OUTLINED, ".": BLANK}
    load(g, *(faces[mark] for both in rounds for roll in both for mark in roll))


def under_way(g: Europe) -> NavalBattle:
    (battle,) = [task for task in g.agenda if isinstance(task, NavalBattle)]
    return battle


def _all(g: Europe) -> Flow[None]:
    while g.agenda and isinstance(g.agenda[-1], NavalBattle):
        yield from fight_at_sea(g, task_of(g, NavalBattle))


def naval_battle(
    g: Europe,
    attacker: Seat,
    *came_from: SeaSpace,
    where: str = BISCAY,
    node: str | None = None,
    active: Seat | None = None,
) -> Procedure:
    """A Naval Battle from its outbreak on; it is the attacker's Turn, or another player's."""
    g.active = attacker if active is None else active
    number = NONE if node is None else g.box.node_of[node]
    naval_battle_breaks_out(g, zone(g, where), attacker, came_from, number)
    return Procedure(_all(g), g)
