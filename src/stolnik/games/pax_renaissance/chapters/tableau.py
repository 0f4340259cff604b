"""What lies in the tableaux: where cards are, what silences them, and how they leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import SIDES, CardId, Empire, Op, Religion, Side
from ..events import CourtLost
from ..state import Pax

BUFFERED: Final = {"portugal": "france", "france": "portugal"}
"""The lands that an ability parts."""


def seat_of(g: Pax, card: str) -> Seat | None:
    """Who has a card in his tableau: an empire, a vassal, a crowned queen or any other."""
    card = g.queens.get(card, card)
    card = g.suzerains.get(card, card)
    for seat, player in enumerate(g.players):
        if card in player.west or card in player.east:
            return seat
    return None


@rule("PAX1 GL.Tableau.1 C3.2", "PAX2 C3.2 GLO.Tableau.1")
def side_of(g: Pax, card: str) -> Side | None:
    """The half of the tableau a card lies in; a vassal's is its suzerain's (1e R21, 2e R14)."""
    card = g.queens.get(card, card)
    card = g.suzerains.get(card, card)
    for player in g.players:
        if card in player.west:
            return "west"
        if card in player.east:
            return "east"
    return None


def in_play(g: Pax, empire: Empire) -> bool:
    """Whether an empire card lies in a tableau, not in the stack or on its throne."""
    return empire in g.suzerains or seat_of(g, empire) is not None


def vassals(g: Pax, suzerain: Empire) -> list[Empire]:
    return [vassal for vassal, lord in g.suzerains.items() if lord == suzerain]


def queens_of(g: Pax, king: Empire) -> list[CardId]:
    return [queen for queen, empire in g.queens.items() if empire == king]


def cards_on(g: Pax, seat: Seat, side: Side) -> list[str]:
    """Every card of one half: the row from the player card outward, each with its own below."""
    player = g.players[seat]
    row = player.east if side == "east" else player.west
    if not g.queens and not g.suzerains:
        return row.copy()
    empires = g.box.empires
    cards = []
    for card in row:
        cards.append(card)
        if card in empires:
            cards += queens_of(g, card)
            for vassal in vassals(g, card):
                cards.append(vassal)
                cards += queens_of(g, vassal)
    return cards


def cards_in(g: Pax, seat: Seat) -> list[str]:
    """Every card of a tableau, west half first; old maids are not in it."""
    if not g.queens and not g.suzerains:
        player = g.players[seat]
        return player.west + player.east
    return cards_on(g, seat, "west") + cards_on(g, seat, "east")


@rule("PAX1 GL.Location.1 GL.Location.2 I1.4", "PAX2 GLO.Location.1 GLO.Location.3 I1.3")
def location(g: Pax, card: str) -> str | None:
    """The location of a card: an empire card's is its empire, a crowned queen's her king's."""
    return g.queens[card] if card in g.queens else g.box.locations[card]


@rule(
    "PAX1 GL.Location.5 GL.Location.6 GL.Location.7",
    "PAX2 GLO.Location.5 GLO.Location.6 GLO.Location.7 F1.12 F1.13 GLO.East.1 GLO.West.1",
)
def locations_match(g: Pax, one: str | None, other: str | None) -> bool:
    """Equal, or one of them a whole side that the other belongs to (1e R12, 2e R31)."""
    return one is not None and other in g.box.matching[one]


def cards_matching(g: Pax, place: str | None) -> Iterator[str]:
    """Every card of every tableau whose location matches this one."""
    if place is None:
        return
    matching = g.box.matching[place]
    for seat in range(len(g.players)):
        for card in cards_in(g, seat):
            if location(g, card) in matching:
                yield card


@rule("PAX1 B3.4", "PAX2 B4.4 GLO.King.1 GLO.EmpireCard.1")
def ops_of(g: Pax, card: str) -> tuple[Op, ...]:
    return g.box.empires[card].republic.ops if card in g.republics else g.box.ops[card]


@rule("PAX1 B3.4", "PAX2 B4.4")
def prestige_of(g: Pax, card: str) -> tuple[str, ...]:
    empire = g.box.empires.get(card)
    if empire is None:
        return g.box.cards[card].prestige
    return empire.republic.prestige if card in g.republics else empire.king.prestige


@rule(
    "PAX1 F1.16 I2.4 GL.Prestige.1 GL.Vassal.2 I1.2",
    "PAX2 F1.17 I2.4 GLO.OldMaid.2 GLO.Prestige.1 GLO.Vassal.2 I1.1 B5.3",
)
def prestige(g: Pax, seat: Seat, kind: str, *, maids: bool = True) -> int:
    """How much prestige of a kind a player has; no bishop ever silences it."""
    total = sum(prestige_of(g, card).count(kind) for card in cards_in(g, seat))
    if maids:
        total += sum(g.box.cards[maid].prestige.count(kind) for maid in g.players[seat].maids)
    return total


# -- bishops, silence and abilities -------------------------------------------------------


@rule("PAX1 F1.17 I1.6", "PAX2 I1.9")
def bishop_card(g: Pax, card: str) -> str:
    """The card that a bishop stands on: a couple may count as one, which goes by its king."""
    return g.queens.get(card, card) if g.box.edition.couple_is_one_card else card


@rule("PAX2 E2.11 F1.2 GLO.Bishop.1 GLO.Throne.3")
def holds_bishops(g: Pax, card: str) -> bool:
    """Whether a bishop can stand on a card: in any tableau, or on a throne if they hold tokens."""
    if bishop_card(g, card) != card:
        return False
    if seat_of(g, card) is not None:
        return True
    return g.box.edition.thrones_keep_tokens and (card in g.box.empires or card in g.queens)


def bishop_cards(g: Pax) -> Iterator[str]:
    """Every card that a bishop can stand on: tableau by tableau, then throne by throne."""
    couple_is_one_card = g.box.edition.couple_is_one_card
    for seat in range(len(g.players)):
        for card in cards_in(g, seat):
            if not couple_is_one_card or card not in g.queens:
                yield card
    if g.box.edition.thrones_keep_tokens:
        for empire in g.box.empires:
            if not in_play(g, empire):
                yield empire
                yield from queens_of(g, empire)


def bishop_on(g: Pax, card: str) -> Religion | None:
    return g.bishops.get(bishop_card(g, card))


@rule(
    "PAX1 F1.14 F1.15 GL.Bishop.3 I1.6 GL.Ability.1",
    "PAX2 F1.15 F1.16 F1.17 GLO.Bishop.6 I1.9 GLO.Vassal.4",
)
def silenced(g: Pax, card: str) -> bool:
    """Whether a bishop blocks the card's abilities and all its ops but the religious ones.

    On a king or on his queen, he silences both.
    """
    bishops = g.bishops
    if not bishops or (card not in bishops and not _spouse_under_bishop(g, card)):
        return False
    seat = seat_of(g, card)
    return seat is None or not _immune_to_silencing(g, seat)


def _spouse_under_bishop(g: Pax, card: str) -> bool:
    if not g.queens:
        return False
    king = g.queens.get(card, card)
    return king in g.bishops or any(queen in g.bishops for queen in queens_of(g, king))


def _immune_to_silencing(g: Pax, seat: Seat) -> bool:
    """An ability that its own bishop cannot take away (1e R41)."""
    player = g.players[seat]
    bearers = g.box.bearers.get("own_cards_immune_to_silencing", ())
    return any(card in player.west or card in player.east for card in bearers)


@rule("PAX1 B4.6 GL.Ability.1 I2.3", "PAX2 B5.7 GLO.Ability.1 GLO.Ability.2 GLO.Hand.4 I2.2")
def ability_count(g: Pax, seat: Seat, ability: str) -> int:
    """How many unsilenced cards of a player's tableau give this ability."""
    bearers = g.box.bearers.get(ability)
    if bearers is None:
        return 0
    player, queens = g.players[seat], g.queens
    count = 0
    for card in bearers:
        mine = card in player.west or card in player.east
        if (mine or (card in queens and seat_of(g, card) == seat)) and not silenced(g, card):
            count += 1
    return count


@rule("PAX2 GLO.Ability.3")
def anyone_has(g: Pax, ability: str) -> bool:
    """Whether an ability that works for all players lies unsilenced in any tableau."""
    for card in g.box.bearers.get(ability, ()):
        if seat_of(g, card) is not None and not silenced(g, card):
            return True
    return False


@rule("PAX1 GL.Adjacent.1 F9.2", "PAX2 GLO.Adjacent.1 F9.2 K1.8")
def adjacent_lands(g: Pax, empire: Empire) -> tuple[Empire, ...]:
    """Empires whose map cards share a border or touch diagonally."""
    lands = g.box.lands[empire].adjacent
    buffered = BUFFERED.get(empire)
    if buffered is not None and anyone_has(g, "portugal_and_france_not_adjacent"):
        return tuple(land for land in lands if land != buffered)
    return lands


# -- how cards come and go -----------------------------------------------------------------


@rule("PAX1 D1.4 D1.14 E2.1 GL.Empire.3", "PAX2 B4.2 C3.2 D1.6 E2.1 GLO.EmpireCard.3 I1.2")
def lay(g: Pax, seat: Seat, card: str) -> None:
    """Put a card at the outer end of the half that its marking, or its empire, names (1e R6)."""
    known = g.box.cards.get(card)
    side = known.side if known is not None else g.box.empires[card].side
    g.players[seat].row(side).append(card)


def _lift(g: Pax, card: str) -> None:
    """Take a card out of the row it lies in, if it lies in one."""
    for player in g.players:
        for side in SIDES:
            row = player.row(side)
            if card in row:
                row.remove(card)
                return


@rule(
    "PAX1 GL.Discard.1 GL.Discard.2 GL.Discard.3 GL.Discard.4 GL.Bishop.4 I1.7 I1.8",
    "PAX2 GLO.Discard.1 GLO.Discard.2 GLO.Bishop.8 GLO.Queen.2 GLO.Kill.1 E3.3",
)
def discard(g: Pax, card: str, *, married: bool = False) -> None:
    """A card leaves its tableau: an empire card can come back, all others are gone for good.

    ``married`` says that a king's queen goes where he goes, if the edition knows such a place.
    """
    if card in g.box.empires:
        court = (*vassals(g, card), *queens_of(g, card))
        g.box.edition.leave_tableau(g, card, married)
        lost = tuple(each for each in court if each not in g.queens)
        if lost:
            g.tell(CourtLost(card, lost))
        return
    g.bishops.pop(card, None)
    g.discards.append(card)
    if card in g.queens:
        del g.queens[card]
    else:
        _lift(g, card)


@rule("PAX1 GL.Discard.2 GL.Discard.3 GL.Bishop.4 I1.7 I1.8")
def to_the_stack(g: Pax, empire: Empire, married: bool) -> None:
    """1st edition: an empire goes bare; its tokens, its vassals and its queen are lost."""
    shed(g, empire)
    g.bishops.pop(empire, None)
    g.repressed.pop(empire, None)
    _leave(g, empire)


@rule(
    "PAX2 E3.5 I1.5 I1.6 GLO.Discard.3 GLO.Discard.4 GLO.Bishop.8 GLO.Queen.4",
    "PAX2 GLO.RepressedToken.4 GLO.Throne.2 GLO.Throne.3 GLO.Vassal.8 F5.3",
)
def to_its_throne(g: Pax, empire: Empire, married: bool) -> None:
    """2nd edition: an empire keeps its tokens and is a king again; its vassals go home (2e R12).

    Its queen is killed unless she may go with him.
    """
    for vassal in vassals(g, empire):
        to_its_throne(g, vassal, True)
    if not married:
        shed(g, empire)
    _leave(g, empire)


def _leave(g: Pax, empire: Empire) -> None:
    """An empire card is in no tableau any more, and king side up."""
    g.suzerains.pop(empire, None)
    if empire in g.republics:
        g.republics.remove(empire)
    _lift(g, empire)


@rule(
    "PAX1 GL.RegimeChange.5 GL.RegimeChange.7 E3.3 F9.11",
    "PAX2 GLO.RegimeChange.10 GLO.Queen.3 I1.8",
)
def shed(g: Pax, empire: Empire) -> None:
    """An empire loses its vassals and its queen; a vassal that can go home takes its own along."""
    for vassal in vassals(g, empire):
        discard(g, vassal, married=True)
    for queen in queens_of(g, empire):
        discard(g, queen)


def move_empire(g: Pax, empire: Empire, seat: Seat) -> None:
    """An empire card comes to the outer end of a tableau, from wherever it was."""
    g.suzerains.pop(empire, None)
    _lift(g, empire)
    lay(g, seat, empire)


def make_vassal(g: Pax, empire: Empire, suzerain: Empire) -> None:
    g.suzerains.pop(empire, None)
    _lift(g, empire)
    g.suzerains[empire] = suzerain
