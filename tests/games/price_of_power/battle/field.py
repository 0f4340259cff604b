"""Battles for tests: Armies where they are wanted, and dice that fall as told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Flow, Seat
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.battle.fight import fight
from stolnik.games.price_of_power.chapters.battle.outbreak import battle_breaks_out
from stolnik.games.price_of_power.state import (
    RULER_GENERAL,
    Army,
    Europe,
    Officer,
    Realm,
    War,
    task_of,
)
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.position import area, empty_hands, europe
from tests.games.running import Procedure

T = TypeVar("T")
INFANTRY, OUTLINED, CAVALRY, ARTILLERY, BLANK = (
    "infantry",
    "tercios",
    "cavalry",
    "artillery",
    "blank",
)


class Loaded(Dice, array_like=True):
    """Dice that show these faces, on whatever die, and then nothing that counts."""

    faces: list[str] = msgspec.field(default_factory=list)

    def pick(self, things: Sequence[T]) -> T:
        if self.faces:
            told: Any = self.faces.pop(0)
            return told
        nothing: Any = BLANK if OUTLINED in things else things[-1]
        return nothing


def load(g: Europe, *faces: str) -> None:
    """What the next Battle Dice or Rebel Dice show, in the order in which they are rolled."""
    g.dice = Loaded("loaded", 0, list(faces))


def field(**options: Any) -> Europe:
    """The table of 1444 at the first Turn: no Unit on the board, no Ruler, no card in hand."""
    g = empty_hands(europe(**options))
    for player in g.players:
        for army in player.armies:
            player.available += army.size
        player.armies = [Army(), Army(), Army()]
        player.ruler = None
    load(g)
    return g


def deploy(
    g: Europe,
    seat: Seat,
    where: str,
    infantry: int = 0,
    cavalry: int = 0,
    artillery: int = 0,
    *,
    mercenaries: int = 0,
    allied: int = 0,
    no: int = 0,
) -> Army:
    """Put an Army on the board; Mercenaries and Allied Units are Infantry."""
    army = g.players[seat].armies[no]
    army.area = area(g, where)
    army.units = [infantry, cavalry, artillery, mercenaries, 0, 0, allied, 0, 0]
    g.players[seat].available = max(0, g.players[seat].available - infantry - cavalry - artillery)
    return army


def rebels(g: Europe, where: str, n: int) -> None:
    g.rebels[area(g, where)] = n


def war(g: Europe, one: Realm, *others: Realm) -> None:
    g.wars += [War(one, other) for other in others]


def general(g: Europe, seat: Seat, name: str, no: int = 0) -> Officer:
    """Put a Leader from the deck in command of an Army; ``ruler`` is the Ruler."""
    if name != RULER_GENERAL:
        card = g.box.card_of[name]
        g.decks[g.box.cards[card].deck].remove(card)
    officer = Officer(name)
    g.players[seat].armies[no].general = officer
    return officer


def leader(g: Europe, *dice: int) -> str:
    """A card of the Military deck whose Leader brings these dice."""
    return next(
        card.id
        for card in g.box.cards
        if card.no in g.decks[card.deck] and card.character.dice == dice
    )


def under_way(g: Europe) -> Battle:
    (battle,) = [task for task in g.agenda if isinstance(task, Battle)]
    return battle


def _all(g: Europe) -> Flow[None]:
    while g.agenda and isinstance(g.agenda[-1], Battle):
        yield from fight(g, task_of(g, Battle))


def battle(
    g: Europe, where: str, attacker: Realm, came_from: str | None = None, seat: Seat | None = None
) -> Procedure:
    """A Battle from its outbreak on; ``seat`` has the Turn, if it is not the attacker's."""
    if seat is not None:
        g.active = seat
    elif attacker < len(g.players):
        g.active = attacker
    origin = NONE if came_from is None else area(g, came_from)
    battle_breaks_out(g, area(g, where), attacker, origin)
    return Procedure(_all(g))


def topics(procedure: Procedure) -> list[str]:
    """What has been asked so far."""
    return [str(ask.topic) for ask in procedure.asked]


def kinds(ask: Ask) -> set[str]:
    """The verbs that are offered."""
    return {str(move[0]) for move in ask.options}
