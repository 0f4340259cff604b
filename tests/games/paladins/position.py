"""Builds small positions for tests: a full box, empty boards, and just what the test needs.

>>> g = position(players=2)
>>> workers(g, 0, scout=1, cleric=1)        # seat 0 has these Workers and no others
>>> workshop(g, 0, "commission", 2)         # a Workshop on the middle space of Commission
>>> gained(g, 0, perform(g, 0, ("hunt", 1)))
{'scout': -1, 'provisions': 1}
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.refusal import Refusal
from stolnik.engine.setting import Setting
from stolnik.engine.state import Event
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.box.components import ATTRIBUTE_OF, ATTRIBUTES, WORKER_OF, WORKERS, Box
from stolnik.games.paladins.box.opening import open_box
from stolnik.games.paladins.chapters.actions import menu, perform
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.state import (
    ACTIONS_STEP,
    EMPTY,
    WORKSHOP,
    Paladins,
    Player,
    monk,
    outpost,
)
from tests.games import running
from tests.games.running import run as run

__all__ = [
    "asks",
    "attributes",
    "box",
    "clause_of",
    "fetch",
    "gained",
    "hold",
    "kings_cards",
    "lay",
    "listen",
    "menu",
    "on_top",
    "options",
    "owe",
    "paladin",
    "perform",
    "plenty",
    "position",
    "refusal_of",
    "run",
    "settle",
    "spaces",
    "stand",
    "suspect",
    "tally",
    "team",
    "workers",
    "workshop",
]


@cache
def box() -> Box:
    return open_box({"difficulty": "standard"})


def position(
    *, players: int = 2, round: int = 7, silver: int = 10, provisions: int = 10
) -> Paladins:
    """Seat 0 is to act in the last Round; nobody has a Worker, a Paladin or any card.

    The tracks hold the first cards of the data, the decks the others, in the order of the data.
    """
    parts = box()
    townsfolk, outsiders = list(parts.townsfolk), list(parts.outsiders)
    g = Paladins(
        dice=Dice("test"),
        shown=0,
        players=[
            Player(
                silver=silver,
                provisions=provisions,
                attributes=[0, 0, 0],
                pool=[0] * len(WORKERS),
                spaces=[EMPTY] * parts.spaces_per_board,
                deck=list(parts.paladins),
            )
            for _ in range(players)
        ],
        round=round,
        step=ACTIONS_STEP,
        first=0,
        active=0,
        tax=parts.tax_supply[players],
        debts=parts.debt.count,
        townsfolk=list(townsfolk[:5]),
        outsiders=list(outsiders[:6]),
        taverns=[],
        orders=list(parts.orders)[:3],
        favours=list(parts.favours)[:5],
        favour_workers=[EMPTY] * 5,
        pieces=[EMPTY] * len(parts.spaces),
        townsfolk_deck=townsfolk[5:],
        townsfolk_discards=[],
        outsider_deck=outsiders[6:],
        outsider_discards=[],
        wall_deck=list(parts.walls),
        tavern_deck=list(parts.taverns),
        tavern_discards=[],
        suspicion_deck=list(parts.suspicion_cards),
        suspicion_discards=[],
    )
    g.attach(parts, None)
    return g


# -- what lies on the table ------------------------------------------------------------------


def audited(g: Paladins) -> None:
    """Nothing lies on the table twice, or more often than the box has it.

    What a test leaves out, and the figures of a virtual player without a set-up, do not matter.
    """
    wrong = [fault for fault in audit(g) if not fault.endswith(", too many []")]
    wrong = [fault for fault in wrong if not fault.startswith("the virtual player")]
    assert not wrong, wrong


def workers(g: Paladins, seat: int, **counts: int) -> None:
    """These Workers, and no others, are in a player's pool."""
    g.players[seat].pool = [counts.get(name, 0) for name in WORKERS]
    assert set(counts) <= set(WORKERS), counts
    audited(g)


def plenty(g: Paladins, seat: int) -> None:
    """Three Workers of every kind but no Criminals."""
    g.players[seat].pool = [3, 3, 3, 3, 3, 0]


def attributes(g: Paladins, seat: int, **values: int) -> None:
    """Set Attribute markers: ``attributes(g, 0, faith=2)``."""
    for name, value in values.items():
        g.players[seat].attributes[ATTRIBUTE_OF[name]] = value
    audited(g)


def paladin(g: Paladins, seat: int, name: str) -> None:
    """This Paladin helps in this Round."""
    p = g.players[seat]
    card = f"paladin_{name}"
    if p.paladin is not None:
        p.deck.append(p.paladin)
    p.deck.remove(card)
    p.paladin, p.revealed = card, True
    audited(g)


def stand(g: Paladins, seat: int, action: str, *names: str) -> None:
    """Workers stand on the spaces of an action, from the left; ``-`` leaves a space free."""
    start = g.box.actions[action].start
    for place, name in enumerate(names):
        if name != "-":
            g.players[seat].spaces[start + place] = WORKER_OF[name]
    audited(g)


def workshop(g: Paladins, seat: int, action: str, *places: int) -> None:
    """Workshops cover framed spaces: 1 is the left one, 2 the middle one."""
    for place in places:
        g.players[seat].spaces[g.box.actions[action].start + place - 1] = WORKSHOP
    audited(g)


def spaces(g: Paladins, seat: int, action: str) -> list[str]:
    """What is on the spaces of an action."""
    part = g.box.actions[action]
    names = {EMPTY: "-", WORKSHOP: "workshop", **dict(enumerate(WORKERS))}
    return [names[value] for value in g.players[seat].spaces[part.start : part.end]]


def fetch(g: Paladins, card: str) -> str:
    """Take a Townsfolk, Outsider, Wall or Tavern card from wherever it is not owned."""
    for pile in (
        g.townsfolk_deck,
        g.townsfolk_discards,
        g.outsider_deck,
        g.outsider_discards,
        g.wall_deck,
        g.tavern_deck,
        g.tavern_discards,
        g.taverns,
    ):
        if card in pile:
            pile.remove(card)
            return card
    for track in (g.townsfolk, g.outsiders):
        if card in track:
            track[track.index(card)] = None
            return card
    raise ValueError(f"{card} is nowhere")


def lay(g: Paladins, card: str, slot: int) -> str:
    """Lay a Townsfolk or an Outsider on a slot of its track; who lay there goes to the deck."""
    townsfolk = card.startswith("townsfolk")
    track = g.townsfolk if townsfolk else g.outsiders
    fetch(g, card)
    before = track[slot - 1]
    if before is not None:
        (g.townsfolk_deck if townsfolk else g.outsider_deck).insert(0, before)
    track[slot - 1] = card
    audited(g)
    return card


def team(g: Paladins, seat: int, *cards: str) -> None:
    """Townsfolk in a player's team, by their names without ``townsfolk_``."""
    for card in cards:
        g.players[seat].team.append(fetch(g, f"townsfolk_{card}"))
    audited(g)


def hold(g: Paladins, seat: int, kind: str, *cards: str) -> None:
    """Cards at a player's board: ``walls``, ``converted`` or ``attacked``."""
    for card in cards:
        getattr(g.players[seat], kind).append(fetch(g, card))
    audited(g)


def on_top(g: Paladins, card: str | int) -> None:
    """The next card to be drawn: a Wall, or a Suspicion by its Tax."""
    if isinstance(card, int):
        g.suspicion_deck.remove(card)
        g.suspicion_deck.append(card)
    else:
        g.wall_deck.remove(card)
        g.wall_deck.append(card)


def suspect(g: Paladins, seat: int, *cards: int) -> None:
    """Suspicions of a player, by their Tax; the last lies on top."""
    for card in cards:
        g.suspicion_deck.remove(card)
        g.players[seat].suspicions.append(card)
    audited(g)


def owe(g: Paladins, seat: int, *, unpaid: int = 0, paid: int = 0) -> None:
    """Debts of a player."""
    p = g.players[seat]
    p.unpaid += unpaid
    p.paid += paid
    g.debts -= unpaid + paid
    audited(g)


def settle(
    g: Paladins, seat: int, *, monks: Sequence[str] = (), outposts: Sequence[str] = ()
) -> None:
    """Monks and Outposts of a player on spaces of the main board, by id."""
    for space in monks:
        g.pieces[g.box.space_at[space]] = monk(seat)
    for space in outposts:
        g.pieces[g.box.space_at[space]] = outpost(seat)
    audited(g)


def tally(g: Paladins, seat: int, **counts: int) -> None:
    """So many Commissions, Garrisons, Walls and Absolves, made somewhere."""
    everywhere = [at for at in g.box.open_spaces[len(g.players)] if g.pieces[at] == EMPTY]
    for _ in range(counts.get("commission", 0)):
        g.pieces[everywhere.pop()] = monk(seat)
    for _ in range(counts.get("garrison", 0)):
        g.pieces[everywhere.pop()] = outpost(seat)
    plain = [wall for wall in g.wall_deck if not g.box.walls[wall].end_vp]
    hold(g, seat, "walls", *plain[: counts.get("fortify", 0)])
    g.players[seat].jars += list(g.box.jar_spaces)[: counts.get("absolve", 0)]
    framed = [(action, place) for action in list(g.box.actions)[6:] for place in (1, 2)]
    for action, place in framed[: counts.get("develop", 0)]:
        workshop(g, seat, action, place)
    audited(g)


def kings_cards(g: Paladins, *, orders: Sequence[str] = (), favours: Sequence[str] = ()) -> None:
    """These King's cards lie on the leftmost slots, by their names without the kind."""
    for slots, kind, names in (
        (g.orders, "kings_order", orders),
        (g.favours, "kings_favour", favours),
    ):
        wanted = [f"{kind}_{name}" for name in names]
        rest = [card for card in slots if card not in wanted]
        slots[:] = [*wanted, *rest][: len(slots)]
    audited(g)


# -- what happens ----------------------------------------------------------------------------


def asks(flow: Generator[Any, Any, Any]) -> Ask | None:
    """The first question of a procedure, if it asks one."""
    try:
        question = next(flow)
    except StopIteration:
        return None
    assert isinstance(question, Ask)
    return question


def clause_of(refusal: Refusal | None) -> str | None:
    """The clause that refuses, if any does."""
    return None if refusal is None else refusal.clause


def refusal_of(g: Paladins, ask: Ask | None, move: Move) -> str | None:
    """The clause that keeps a move out of the options of a question."""
    assert ask is not None
    return running.refusal_of(GAME, g, ask, move)


@cache
def setting(players: int) -> Setting:
    return Setting.of(GAME, players, {}, None)


def options(g: Paladins, seat: int, verb: str) -> list[Move]:
    """The options of the action menu with this verb."""
    return [move for move in menu(g, seat) if move[0] == verb]


def possessions(g: Paladins, seat: int) -> dict[str, int]:
    """All that can be counted of a player."""
    p = g.players[seat]
    return {
        **dict(zip(WORKERS, p.pool)),
        **dict(zip(ATTRIBUTES, p.attributes)),
        "silver": p.silver,
        "provisions": p.provisions,
        "suspicions": len(p.suspicions),
        "unpaid": p.unpaid,
        "paid": p.paid,
        "tax": g.tax,
    }


def gained(
    g: Paladins, seat: int, flow: Generator[Any, Any, Any], answers: Sequence[Move] = ()
) -> dict[str, int]:
    """What a player has more, or less, after a procedure; ``tax`` is the Tax supply."""
    before = possessions(g, seat)
    run(flow, answers)
    after = possessions(g, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def listen(g: Paladins) -> list[Event]:
    """Collect what the state tells from now on."""
    heard: list[Event] = []
    g.attach(g.box, heard.append)
    return heard
