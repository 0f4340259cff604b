"""What a seat, or a watcher, may see: everything but the decks and the cards left in the box.

The face-down card of each row is no secret, for all have seen it.  Every card of a hand was
taken from the open market; so in the 1st edition hands are open (1e R9), and in the 2nd, where they
are hidden from view, who remembers the purchases knows them still (2e R47).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from .box.components import (
    KNIGHTS,
    PAWNS,
    RELIGIONS,
    ROOKS,
    SIDES,
    VICTORIES,
    Border,
    CardId,
    Empire,
    Religion,
    Side,
    Slot,
    Token,
)
from .chapters.market import FACE_DOWN
from .chapters.tableau import in_play, prestige, queens_of, silenced, vassals
from .chapters.tokens import VENICE, VENICE_SECOND, bishops_left, icon_of, reserve, slots
from .chapters.torch import cost_of_victory
from .chapters.victory import supreme_religion
from .solitaire.setup import cards_with_comets
from .state import Pax

PRESTIGE = (*RELIGIONS, "law", "discovery", "patron")


class CardView(msgspec.Struct, frozen=True):
    """A card in a tableau with all that lies on and under it."""

    card: str
    empire: bool
    republic: bool
    bishop: Religion | None
    silenced: bool
    used: bool
    """Whether it has used its op this turn."""
    repressed: tuple[Token, ...]
    queens: tuple[CardId, ...]
    queen_bishops: tuple[Religion | None, ...]
    """The bishop on each queen; only in the 2nd edition a queen can have one of her own."""
    vassals: tuple[CardView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    bank: str
    florins: int
    hand: tuple[CardId, ...]
    """Empty for all but its owner where hands are hidden."""
    held: int
    """How many cards are in it."""
    west: tuple[CardView, ...]
    """From the player card outward, as is the east side."""
    east: tuple[CardView, ...]
    maids: tuple[CardId, ...]
    prestige: dict[str, int]
    out: bool


class CityView(msgspec.Struct, frozen=True):
    """One place for a token; a blocked emporium cannot hold any."""

    city: Slot
    icon: Token
    token: Token | None
    emporium: str | None
    blocked: bool


class LandView(msgspec.Struct, frozen=True):
    empire: Empire
    side: Side
    state: str
    """``feudal``, or the religion of its theocracy."""
    cities: tuple[CityView, ...]


class BorderView(msgspec.Struct, frozen=True):
    border: Border
    between: tuple[Empire, Empire]
    sea: bool
    concession: Seat | None
    pirate: Religion | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the market; its price is its number, counted from the face-down card."""

    card: CardId | None
    florins: int
    face_down: bool
    loaded: bool
    """Whether the active player has laid a florin on the card this turn."""


class RowView(msgspec.Struct, frozen=True):
    side: Side
    places: tuple[PlaceView, ...]
    deck: int
    """How many cards are left to draw."""
    next_card: CardId | None
    """The top card of the deck, if decks lie face up (variant: astrology)."""


class VictoryView(msgspec.Struct, frozen=True):
    victory: str
    active: bool
    cost: int
    """How many actions it takes to declare it."""


class TurnView(msgspec.Struct, frozen=True):
    seat: Seat
    actions: int
    bought: int
    played: int
    sold: int
    done: tuple[str, ...]
    running: tuple[Side, ...]


class UnitView(msgspec.Struct, frozen=True):
    token: Token
    place: str


class BattleView(msgspec.Struct, frozen=True):
    cause: str
    seat: Seat
    empire: Empire
    attackers: tuple[UnitView, ...]
    defenders: tuple[UnitView, ...]


class OutcomeView(msgspec.Struct, frozen=True):
    kind: str
    winners: tuple[Seat, ...]


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    """Who is looking; a watcher has no seat."""
    turn: TurnView
    players: tuple[PlayerView, ...]
    board: bool
    """Whether the map is printed on a board, or laid out of its cards."""
    lands: tuple[LandView, ...]
    """The north row of five and then the south row, each from west to east."""
    borders: tuple[BorderView, ...]
    emporia: dict[str, Slot]
    """By colour: where the trade route starts."""
    market: tuple[RowView, ...]
    stack: tuple[Empire, ...]
    """Empires that are in no tableau."""
    thrones: tuple[CardView, ...]
    """The same in the 2nd edition, with all that lies on them; in the 1st they are bare."""
    victories: tuple[VictoryView, ...]
    discards: tuple[CardId, ...]
    reserve: dict[str, int]
    """Tokens left, by kind and colour."""
    supreme: Religion | None
    battle: BattleView | None
    outcome: OutcomeView | None


@rule("PAX1 C6.5 GL.Florins.2", "PAX2 GLO.Florins.4")
def view(g: Pax, seat: Seat | None) -> View:
    """The table as a seat sees it: who looks makes a difference only where hands are hidden."""
    turn, battle, outcome = g.turn, g.battle, g.outcome
    return View(
        seat=seat,
        turn=TurnView(
            turn.seat,
            turn.actions,
            turn.bought,
            turn.played,
            turn.sold,
            tuple(turn.done),
            tuple(turn.running),
        ),
        players=tuple(_player(g, each, seat) for each in range(len(g.players))),
        board=has_board(g),
        lands=tuple(_land(g, empire) for empire in g.box.lands),
        borders=tuple(_border(g, border) for border in g.box.between),
        emporia=dict(g.emporia),
        market=tuple(_row(g, side) for side in SIDES),
        stack=tuple(empire for empire in g.box.empires if not in_play(g, empire)),
        thrones=tuple(_card(g, empire) for empire in g.box.empires if not in_play(g, empire)),
        victories=tuple(
            VictoryView(name, name in g.active, cost_of_victory(g, name)) for name in VICTORIES
        ),
        discards=tuple(g.discards),
        reserve=_reserve(g),
        supreme=supreme_religion(g),
        battle=None
        if battle is None
        else BattleView(
            battle.cause,
            battle.seat,
            battle.empire,
            tuple(UnitView(unit.token, unit.place) for unit in battle.attackers),
            tuple(UnitView(unit.token, unit.place) for unit in battle.defenders),
        ),
        outcome=None if outcome is None else OutcomeView(outcome.kind, tuple(outcome.winners)),
    )


@rule("PAX2 B1.3 C1.4")
def has_board(g: Pax) -> bool:
    """The 1st edition has none, and in the 2nd one can do without (variant: no board)."""
    return not g.box.variants.get("no_board", True)


@rule("PAX2 GLO.Hand.1 GLO.Florins.4")
def _player(g: Pax, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = g.players[seat]
    hidden = g.box.edition.hands_are_hidden and viewer != seat
    return PlayerView(
        seat=seat,
        bank=player.bank,
        florins=player.florins,
        hand=() if hidden else tuple(player.hand),
        held=len(player.hand),
        west=tuple(_card(g, card) for card in player.west),
        east=tuple(_card(g, card) for card in player.east),
        maids=tuple(player.maids),
        prestige={kind: prestige(g, seat, kind) for kind in PRESTIGE},
        out=player.out,
    )


def _card(g: Pax, card: str) -> CardView:
    return CardView(
        card=card,
        empire=card in g.box.empires,
        republic=card in g.republics,
        bishop=g.bishops.get(card),
        silenced=silenced(g, card),
        used=card in g.turn.used,
        repressed=tuple(g.repressed.get(card, ())),
        queens=tuple(queens_of(g, card)),
        queen_bishops=tuple(g.bishops.get(queen) for queen in queens_of(g, card)),
        vassals=tuple(_card(g, vassal) for vassal in vassals(g, card)),
    )


def _land(g: Pax, empire: Empire) -> LandView:
    land = g.box.lands[empire]
    usable = slots(g, empire)
    places = [*land.slots]
    if VENICE in land.slots and (VENICE_SECOND in usable or VENICE_SECOND in g.cities):
        places.append(VENICE_SECOND)
    return LandView(
        empire=empire,
        side=land.side,
        state=g.states[empire],
        cities=tuple(
            CityView(
                city=slot,
                icon=icon_of(g, slot),
                token=g.cities.get(slot),
                emporium=g.box.emporia.get(slot),
                blocked=slot not in usable,
            )
            for slot in places
        ),
    )


def _border(g: Pax, border: Border) -> BorderView:
    return BorderView(
        border=border,
        between=g.box.between[border],
        sea=border in g.box.sea,
        concession=g.concessions.get(border),
        pirate=g.pirates.get(border),
    )


@rule("PAX1 C6.2", "PAX2 C6.1 GLO.Market.1")
def _row(g: Pax, side: Side) -> RowView:
    """A market row; its deck shows how thick it is, and its top card if it lies face up."""
    row, deck = g.market[side], g.decks[side]
    return RowView(
        side=side,
        places=tuple(
            PlaceView(card, florins, place == FACE_DOWN, card in g.turn.loaded)
            for place, (card, florins) in enumerate(zip(row.cards, row.florins))
        ),
        deck=len(deck),
        next_card=_next_card(g, side),
    )


def _reserve(g: Pax) -> dict[str, int]:
    tokens: Iterable[Token] = (
        *KNIGHTS.values(),
        *dict.fromkeys((*ROOKS.values(), *g.box.edition.ships.values())),
        *PAWNS[: len(g.players)],
    )
    left = {token: reserve(g, token) for token in tokens}
    return left | {f"bishop_{faith}": bishops_left(g, faith) for faith in RELIGIONS}


@rule("PAX1 C5.8", "PAX2 C5.5")
def _next_card(g: Pax, side: Side) -> CardId | None:
    """With astrology the decks lie face up, so that everybody sees the next card of each."""
    deck = g.decks[side]
    return deck[-1] if deck and g.box.variants["astrology"] else None


# -- what a seat can imagine -----------------------------------------------------------------


def imagine(g: Pax, seat: Seat, dice: Dice) -> None:
    """Deal anew what nobody has seen: both decks, but for a top card that lies face up.

    They are dealt from the cards of the box in the order of its data, so that nothing of the
    true order remains.  Hands stay as they are, for all have seen every card of them come and go.
    """
    seen = set(_seen(g))
    for side in SIDES:
        g.decks[side] = _imagined_deck(g, side, seen, dice)


def _seen(g: Pax) -> Iterable[str]:
    """Every market card that has come up so far: in the rows, with players, discarded."""
    yield from g.discards
    yield from g.queens
    for row in g.market.values():
        yield from (card for card in row.cards if card is not None)
    for player in g.players:
        yield from player.hand
        yield from player.west
        yield from player.east
        yield from player.maids


@rule("PAX1 C5.3 C5.4 C5.7 C5.9", "PAX2 B7.1 C5.2 C5.3")
def _imagined_deck(g: Pax, side: Side, seen: set[str], dice: Dice) -> list[CardId]:
    """A deck of the same size; unseen comets lie anywhere among the cards they started in."""
    top = [card for card in [_next_card(g, side)] if card is not None]
    hidden = len(g.decks[side]) - len(top)
    comets = [card for card in g.box.comets[side] if card not in seen and card not in top]
    pile = [card for card in g.box.decks[side] if card not in seen and card not in top]
    cards = _draw(pile, hidden - len(comets), dice)
    last = min(hidden, cards_with_comets(g) + len(g.box.comets[side])) - len(comets)
    foot = cards[:last]
    for comet in comets:
        foot.insert(dice.below(len(foot) + 1), comet)
    return foot + cards[last:] + top


def _draw(pile: list[CardId], count: int, dice: Dice) -> list[CardId]:
    """So many cards of a pile, at random and in random order."""
    drawn: list[CardId] = []
    for left in range(len(pile), len(pile) - count, -1):
        place = dice.below(left)
        pile[place], pile[left - 1] = pile[left - 1], pile[place]
        drawn.append(pile.pop())
    return drawn
