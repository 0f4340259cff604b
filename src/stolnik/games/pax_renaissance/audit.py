"""Is everything still there?  What the box holds, the table holds, each thing in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stolnik.rulebook import rule

from .box.components import KIND, KNIGHTS, PAWNS, RELIGIONS, ROOKS, SEAT_OF, SIDES, VICTORIES
from .chapters.tableau import bishop_card, holds_bishops, in_play
from .chapters.tokens import VENICE_SECOND, bishops_left, fits, reserve, slots, venice_holds_two
from .solitaire.setup import cards_of_a_deck
from .state import Pax


def audit(g: Pax) -> list[str]:
    """What is wrong with the table, in sentences; nothing if all is well."""
    return [
        *_cards(g),
        *_empires(g),
        *_tokens(g),
        *_map(g),
        *_bishops(g),
        *_florins(g),
        *_turn(g),
    ]


@rule("PAX1 B1.1 GL.Discard.1 GL.Discard.3 E1.2 C5.7", "PAX2 B1.1 E1.12 GLO.Discard.1")
def _cards(g: Pax) -> Iterator[str]:
    """As many market cards as set-up dealt are in the game, each of them in one place."""
    known = g.box.cards
    places = Counter(_market_cards(g))
    for card, count in places.items():
        if card not in known:
            yield f"“{card}” is no card of this game."
        if count > 1:
            yield f"The card “{card}” is in {count} places."
    for side in SIDES:
        row = g.market[side]
        if not len(row.cards) == len(row.florins) == g.box.figures.row:
            yield f"The {side} row has {len(row.cards)} places."
        for card in g.decks[side]:
            if card in known and known[card].side != side:
                yield f"The card “{card}” is in the wrong deck ({side})."
        dealt = sum(count for card, count in places.items() if card in g.box.decks[side])
        if dealt != (right := cards_of_a_deck(g)):
            yield f"{dealt} {side} cards are in the game, not {right}."
        for comet in g.box.comets[side]:
            if not places[comet]:
                yield f"The comet “{comet}” is missing."


def _market_cards(g: Pax) -> Iterator[str]:
    yield from g.discards
    yield from g.queens
    for side in SIDES:
        yield from g.decks[side]
        yield from (card for card in g.market[side].cards if card is not None)
    for player in g.players:
        yield from player.hand
        yield from player.maids
        for side in SIDES:
            yield from (card for card in player.row(side) if card not in g.box.empires)


@rule("PAX1 B3.1 B3.2 GL.Suzerain.1", "PAX2 B2.5 B4.1 GLO.Throne.1 GLO.Throne.2 GLO.Vassal.3")
def _empires(g: Pax) -> Iterator[str]:
    """Every empire card is in the stack, in one row, or under one suzerain."""
    rows = Counter(
        card
        for player in g.players
        for side in SIDES
        for card in player.row(side)
        if card in g.box.empires
    )
    for empire in g.box.empires:
        count = rows[empire] + (empire in g.suzerains)
        if count > 1:
            yield f"The empire “{empire}” is in {count} places."
    for vassal, suzerain in g.suzerains.items():
        if suzerain not in rows:
            yield f"“{vassal}” is the vassal of “{suzerain}”, which is in no tableau."
        if vassal in g.republics:
            yield f"The vassal “{vassal}” is a republic."
    for empire in g.republics:
        if not in_play(g, empire):
            yield f"The republic “{empire}” is in the stack."
    if len(set(g.republics)) != len(g.republics):
        yield "A republic is listed twice."
    for queen, king in g.queens.items():
        if not in_play(g, king) and not g.box.edition.thrones_keep_tokens:
            yield f"The queen “{queen}” is crowned in “{king}”, which is in the stack."
        if king in g.republics:
            yield f"The queen “{queen}” is crowned in a republic (“{king}”)."


@rule(
    "PAX1 B1.2 B1.3 B1.4 B1.5 C3.3 GL.Tokens.1",
    "PAX2 B1.4 B1.5 B1.6 B1.7 B1.8 GLO.TokenManagement.1 GLO.Pirate.6 GLO.RepressedToken.1",
)
def _tokens(g: Pax) -> Iterator[str]:
    """No more tokens are on the table than there are."""
    ships = g.box.edition.ships.values()
    for token in (*KNIGHTS.values(), *dict.fromkeys((*ROOKS.values(), *ships)), *PAWNS):
        if (left := reserve(g, token)) < 0:
            yield f"There are {-left} more tokens “{token}” than the box holds."
    for religion in RELIGIONS:
        if (left := bishops_left(g, religion)) < 0:
            yield f"There are {-left} more bishops ({religion}) than the box holds."
    for empire, tokens in g.repressed.items():
        if not in_play(g, empire) and not g.box.edition.thrones_keep_tokens:
            yield f"Repressed tokens lie on “{empire}”, which is in the stack."
        if not tokens:
            yield f"An empty heap of repressed tokens is kept for “{empire}”."
        for token in tokens:
            if KIND.get(token, "pirate") == "pirate" or SEAT_OF.get(token, 0) >= len(g.players):
                yield f"“{token}” on “{empire}” is no token of this game."


@rule(
    "PAX1 B1.7 B5.11 C1.9 GL.Border.3 GL.Border.4 GL.Emporium.1",
    "PAX2 B6.9 B6.13 B6.15 B2.9 GLO.City.1 GLO.Border.4 GLO.Emporium.3 F7.6",
)
def _map(g: Pax) -> Iterator[str]:
    """One token in a place, one on a border, pirates at sea, nobody in a blocked emporium."""
    if g.emporia.keys() != g.box.open_emporia.keys():
        yield "Not every colour has one open emporium."
        return
    strangers = [(c, slot) for c, slot in g.emporia.items() if g.box.emporia.get(slot) != c]
    if strangers:
        yield from (f"“{slot}” is no {colour} emporium." for colour, slot in strangers)
        return
    usable = {slot for empire in g.box.lands for slot in slots(g, empire)}
    if venice_holds_two(g) or VENICE_SECOND in g.cities:
        usable.add(VENICE_SECOND)  # a lost second place is cleared after the action
    for slot, token in g.cities.items():
        if slot not in usable:
            yield f"A token stands in “{slot}”, which cannot hold one."
        if KIND.get(token) not in ("knight", "rook"):
            yield f"“{token}” stands in “{slot}” and is neither knight nor rook."
        elif not fits(g, token, slot):
            yield f"“{token}” stands in “{slot}”, which is for others."
    for border, seat in g.concessions.items():
        if border not in g.box.between or not 0 <= seat < len(g.players):
            yield f"There is a concession of seat {seat} on “{border}”."
        if border in g.pirates and not g.box.edition.pirates_share_safe_borders:
            yield f"Both a concession and a pirate are on “{border}”."
    for border in g.pirates:
        if border not in g.box.sea:
            yield f"A pirate is on the land border “{border}”."
    for empire, state in g.states.items():
        if state not in g.box.lands[empire].icons:
            yield f"The map card “{empire}” has no side “{state}”."


@rule("PAX1 GL.PlayerCard.1", "PAX2 GLO.Bishop.1 GLO.PlayerBoard.1 F7.8")
def _bishops(g: Pax) -> Iterator[str]:
    """Bishops stand on cards that can hold one, and none on a player card."""
    for card in g.bishops:
        if bishop_card(g, card) != card:
            yield f"A bishop stands on the queen “{card}” apart from her king."
        elif not holds_bishops(g, card):
            yield f"A bishop stands on “{card}”, which is in no tableau."


@rule("PAX1 GL.Florins.3", "PAX2 GLO.Florins.3")
def _florins(g: Pax) -> Iterator[str]:
    """Nobody owes florins; how many there are is not limited."""
    for seat, player in enumerate(g.players):
        if player.florins < 0:
            yield f"Seat {seat} has {player.florins} florins."
    for side in SIDES:
        if any(florins < 0 for florins in g.market[side].florins):
            yield f"A place of the {side} row has less than no florins."


@rule("PAX1 GL.Ops.2 B6.2", "PAX2 GLO.Op.1 B7.2")
def _turn(g: Pax) -> Iterator[str]:
    """Marks are made once, and the active player is in the game."""
    turn = g.turn
    if not 0 <= turn.actions <= g.box.figures.actions:
        yield f"The active player has {turn.actions} actions left."
    if g.outcome is None and g.players[turn.seat].out:
        yield f"The active player (seat {turn.seat}) is out of the game."
    for name, marks in (("used", turn.used), ("done", turn.done), ("running", turn.running)):
        if len(set(marks)) != len(marks):
            yield f"A mark is made twice: {name} {marks}."
    if len(set(g.active)) != len(g.active) or not set(g.active) <= set(VICTORIES):
        yield f"The active victory cards are {g.active}."
