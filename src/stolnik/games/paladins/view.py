"""What each seat, and a watcher, may see; and how the rest is dealt anew.

Hidden are the order of all decks, King's cards of coming Rounds, and of every other player the
three Paladins drawn, the one chosen until it is revealed, and the deck.  A player knows the own
Paladins put on top and at the bottom of the deck.  The virtual player hides nothing but the
order of its Schemes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat

from .box.components import ATTRIBUTES, RIGHT_ACTIONS, WORKERS
from .chapters.actions_done import developed, done
from .chapters.rounds.kings_cards import favours_face_up, orders_face_up
from .chapters.scoring import Score, score
from .state import (
    EMPTY,
    VIRTUAL,
    VIRTUAL_WORKER,
    WORKSHOP,
    Inquisition,
    Paladins,
    Player,
    RoundStep,
    VirtualPlayer,
)

# -- what is seen ----------------------------------------------------------------------------


class HolderView(msgspec.Struct, frozen=True, kw_only=True):
    """What is seen alike of a player and of the virtual player."""

    walls: list[str]
    converted: list[str]
    attacked: list[str]
    suspicions: list[int]
    unpaid: int
    paid: int
    passed: bool
    vp: Score
    """If the game ended now."""


class PlayerView(HolderView, frozen=True, kw_only=True):
    seat: Seat
    silver: int
    provisions: int
    attributes: dict[str, int]
    boost: dict[str, int]
    """By the Paladin of this Round, once revealed."""
    pool: dict[str, int]
    actions: dict[str, list[str]]
    """By action: what is on each Worker space: ``empty``, ``workshop`` or a Worker."""
    workshops: int
    """Left on the Develop track."""
    monks: int
    outposts: int
    jars: list[str]
    """The Jar spaces that hold a Jar."""
    team: list[str]
    paladin: str | None
    """Of this Round: seen by all once revealed, before that by its owner only."""
    paladin_chosen: bool
    revealed: bool
    used: list[str]
    hand: list[str]
    """Drawn this Round: seen by the owner only."""
    deck: int
    deck_top: list[str]
    """What the owner knows on top of the deck, the next card first."""
    deck_bottom: list[str]
    """What the owner knows at the foot of the deck, the last card first."""
    tavern: str | None


class VirtualView(HolderView, frozen=True, kw_only=True):
    seat: Seat
    """By which its pieces on the main board and its events go; nobody sits there."""
    workers: int
    """In its pool."""
    attributes: dict[str, int]
    stacks: list[list[str]]
    """By value: the markers there, bottom to top."""
    resource: int
    """The field of the Resource marker, from 1 at the left."""
    workshops: dict[str, int]
    """By right-side action."""
    right: dict[str, int]
    """By right-side action: the Workers on it."""
    row: dict[str, int]
    """By action of its row, from the left: the Workers on it."""
    schemes: int
    """Cards in its deck."""
    scheme_discards: list[str]
    scheme: str | None
    """The Scheme revealed last."""
    favour_schemes: list[str]
    """On Favours that are still face down, from the left."""
    order_workshops: int
    """Workshops on Orders that are still face down."""
    monks: int
    """Left on its board, as are the Outposts."""
    outposts: int
    jars: int
    """Turned over."""


class PieceView(msgspec.Struct, frozen=True):
    space: str
    seat: Seat
    piece: str
    """``monk`` or ``outpost``."""


class TableView(msgspec.Struct, frozen=True):
    round: int
    step: RoundStep
    first: Seat
    active: Seat
    players: list[PlayerView]
    tax: int
    debts: int
    townsfolk: list[str | None]
    outsiders: list[str | None]
    taverns: list[str]
    orders: list[str | None]
    """Face down is nothing."""
    favours: list[str | None]
    favour_workers: list[str]
    pieces: list[PieceView]
    townsfolk_deck: int
    townsfolk_discards: list[str]
    outsider_deck: int
    outsider_discards: list[str]
    wall_deck: int
    tavern_deck: int
    tavern_discards: list[str]
    suspicion_deck: int
    suspicion_discards: list[int]
    inquisition: Inquisition | None
    virtual: VirtualView | None


def view(g: Paladins, seat: Seat | None) -> TableView:
    """The table as a seat, or a watcher, sees it."""
    return TableView(
        round=g.round,
        step=g.step,
        first=g.first,
        active=g.active,
        players=[_player(g, other, other == seat) for other in range(len(g.players))],
        tax=g.tax,
        debts=g.debts,
        townsfolk=g.townsfolk.copy(),
        outsiders=g.outsiders.copy(),
        taverns=g.taverns.copy(),
        orders=_face_up(orders_face_up(g), len(g.orders)),
        favours=_face_up(favours_face_up(g), len(g.favours)),
        favour_workers=[_on_space(worker) for worker in g.favour_workers],
        pieces=[
            PieceView(g.box.spaces[at].id, piece // 2, "outpost" if piece % 2 else "monk")
            for at, piece in enumerate(g.pieces)
            if piece != EMPTY
        ],
        townsfolk_deck=len(g.townsfolk_deck),
        townsfolk_discards=g.townsfolk_discards.copy(),
        outsider_deck=len(g.outsider_deck),
        outsider_discards=g.outsider_discards.copy(),
        wall_deck=len(g.wall_deck),
        tavern_deck=len(g.tavern_deck),
        tavern_discards=g.tavern_discards.copy(),
        suspicion_deck=len(g.suspicion_deck),
        suspicion_discards=g.suspicion_discards.copy(),
        inquisition=_inquisition(g),
        virtual=_virtual(g),
    )


def _player(g: Paladins, seat: Seat, own: bool) -> PlayerView:
    p = g.players[seat]
    figures = g.box.figures
    boost = g.box.paladins[p.paladin].boost if p.paladin and p.revealed else (0, 0, 0)
    return PlayerView(
        seat=seat,
        silver=p.silver,
        provisions=p.provisions,
        attributes=dict(zip(ATTRIBUTES, p.attributes)),
        boost=dict(zip(ATTRIBUTES, boost)),
        pool=dict(zip(WORKERS, p.pool)),
        actions={
            action.id: [_on_space(p.spaces[at]) for at in range(action.start, action.end)]
            for action in g.box.actions.values()
        },
        workshops=figures.workshops - developed(p),
        monks=figures.monks - done(g, seat, "commission"),
        outposts=figures.outposts - done(g, seat, "garrison"),
        jars=p.jars.copy(),
        team=p.team.copy(),
        paladin=p.paladin if own or p.revealed else None,
        paladin_chosen=p.paladin is not None,
        revealed=p.revealed,
        used=p.used.copy(),
        hand=p.hand.copy() if own else [],
        deck=len(p.deck),
        deck_top=p.deck[len(p.deck) - p.known_top :][::-1] if own else [],
        deck_bottom=p.deck[: p.known_bottom] if own else [],
        tavern=p.tavern,
        **_held(g, p, seat),
    )


def _virtual(g: Paladins) -> VirtualView | None:
    v = g.virtual
    if v is None:
        return None
    figures = g.box.figures
    return VirtualView(
        seat=VIRTUAL,
        workers=v.workers,
        attributes={
            ATTRIBUTES[attribute]: value
            for value, stack in enumerate(v.stacks)
            for attribute in stack
        },
        stacks=[[ATTRIBUTES[attribute] for attribute in stack] for stack in v.stacks],
        resource=v.resource + 1,
        workshops=dict(zip(RIGHT_ACTIONS, v.workshops)),
        right=dict(zip(RIGHT_ACTIONS, v.right)),
        row=dict(zip(g.box.virtual_board.row, v.row)),
        schemes=len(v.schemes),
        scheme_discards=v.scheme_discards.copy(),
        scheme=v.scheme,
        favour_schemes=v.favour_schemes.copy(),
        order_workshops=v.order_workshops,
        monks=figures.monks - done(g, VIRTUAL, "commission"),
        outposts=figures.outposts - done(g, VIRTUAL, "garrison"),
        jars=v.jars,
        **_held(g, v, VIRTUAL),
    )


def _held(g: Paladins, who: Player | VirtualPlayer, seat: Seat) -> dict[str, Any]:
    """The fields of a ``HolderView``."""
    return {
        "walls": who.walls.copy(),
        "converted": who.converted.copy(),
        "attacked": who.attacked.copy(),
        "suspicions": who.suspicions.copy(),
        "unpaid": who.unpaid,
        "paid": who.paid,
        "passed": who.passed,
        "vp": score(g, seat),
    }


def _inquisition(g: Paladins) -> Inquisition | None:
    at = g.inquisition
    return None if at is None else Inquisition(at.cause, at.seat, at.used.copy())


def _face_up(cards: Sequence[str], slots: int) -> list[str | None]:
    return [*cards, *[None] * (slots - len(cards))]


def _on_space(value: int) -> str:
    if value == WORKSHOP:
        return "workshop"
    if value == VIRTUAL_WORKER:
        return "virtual"
    return "empty" if value == EMPTY else WORKERS[value]


# -- what is imagined ------------------------------------------------------------------------


def imagine(g: Paladins, seat: Seat, dice: Dice) -> None:
    """Deal anew, in place, everything that is hidden from this seat.

    What is hidden is first put in order, so that nothing of how it lay is left.
    """
    for deck in (g.townsfolk_deck, g.outsider_deck, g.wall_deck, g.tavern_deck):
        deck.sort()
        dice.shuffle(deck)
    g.suspicion_deck.sort()
    dice.shuffle(g.suspicion_deck)
    _deal_kings_cards(g.orders, len(orders_face_up(g)), g.box.orders, dice)
    _deal_kings_cards(g.favours, len(favours_face_up(g)), g.box.favours, dice)
    for other, p in enumerate(g.players):
        if other == seat:
            _imagine_own_deck(p, dice)
        else:
            _imagine_other_paladins(p, dice)
    if g.virtual is not None:
        g.virtual.schemes.sort()
        dice.shuffle(g.virtual.schemes)


def _deal_kings_cards(cards: list[str], face_up: int, all_cards: Iterable[str], dice: Dice) -> None:
    """The cards face down on the board are any of those that were never seen."""
    unseen = [card for card in all_cards if card not in cards[:face_up]]
    dice.shuffle(unseen)
    cards[face_up:] = unseen[: len(cards) - face_up]


def _imagine_own_deck(p: Player, dice: Dice) -> None:
    """Between the known foot and the known top the deck is in any order."""
    end = len(p.deck) - p.known_top
    unknown = sorted(p.deck[p.known_bottom : end])
    dice.shuffle(unknown)
    p.deck[p.known_bottom : end] = unknown


def _imagine_other_paladins(p: Player, dice: Dice) -> None:
    """Of another player's Paladins only those revealed so far are known."""
    hidden = p.paladin is not None and not p.revealed
    unknown = [*p.deck, *p.hand]
    if p.paladin is not None and hidden:
        unknown.append(p.paladin)
    unknown.sort()
    dice.shuffle(unknown)
    if hidden:
        p.paladin = unknown.pop()
    p.deck = unknown[: len(p.deck)]
    p.hand = unknown[len(p.deck) :]
