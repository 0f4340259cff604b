"""Characters: Ill Health, death, Rulers and Interregnum."""

from __future__ import annotations

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Character
from ...events.phases import Died, FellIll, InterregnumBegan, Left, RulerAppointed
from ...state import RULER_GENERAL, Europe, Officer, Player
from ..board.token_supply import find_token
from ..empire.election import hold_election

MORTAL = 2
"""Ill Health tokens that kill."""
LET: Move = ("let",)


def character(g: Europe, officer: Officer) -> Character:
    return g.box.characters[officer.character]


def discard_character(g: Europe, seat: Seat, officer: Officer, *, dead: bool = False) -> None:
    """A Character who is no longer in any slot: an Action Card goes to its discard pile."""
    card = g.box.card_of.get(officer.character)
    if card is not None:
        g.discards[g.box.cards[card].deck].append(card)
    event = Died if dead else Left
    g.tell(event(seat, officer.character))


@rule("EU 7.2.19 7.2.20 7.2.22 16.5.4 16.5.5")
def fall_ill(g: Europe, seat: Seat, officer: Officer, chooser: Seat) -> Flow[bool]:
    """One Ill Health token; the second kills.  Tells whether the Character died."""
    if officer.ill + 1 < MORTAL:
        if (yield from find_token(g, chooser)):
            officer.ill += 1
            g.tell(FellIll(seat, officer.character))
        return False
    _leave_slot(g.players[seat], officer)
    discard_character(g, seat, officer, dead=True)
    return True


def _leave_slot(player: Player, officer: Officer) -> None:
    if player.ruler is officer:
        player.ruler = None
        _withdraw_ruler(player)
    for kind, advisor in enumerate(player.advisors):
        if advisor is officer:
            player.advisors[kind] = None
    for army in player.armies:
        if army.general is officer:
            army.general = None
    if player.fleet.admiral is officer:
        player.fleet.admiral = None


def _withdraw_ruler(player: Player) -> None:
    """A Ruler who is gone commands no Army."""
    for army in player.armies:
        if army.general is not None and army.general.character == RULER_GENERAL:
            army.general = None


# -- Rulers ------------------------------------------------------------------------------------


def leaders_in_hand(g: Europe, seat: Seat) -> list[int]:
    """The cards in hand whose Leader could be Ruler."""
    return [card for card in g.players[seat].hand if g.box.cards[card].character.appointable]


def refuse_ruler(g: Europe, seat: Seat, card: str) -> Refusal | None:
    """Why the Character on a card cannot become Ruler."""
    player = g.players[seat]
    if player.ruler is not None:
        return Refusal("EU-7.2.9")
    number = g.box.card_of.get(card)
    if number is None or number not in player.hand + player.drawn:
        return Refusal("EU-7.2.26")
    if not g.box.cards[number].character.appointable:
        return Refusal("EU-2.4.21")
    return None


def refuse_succession_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("crown", str(card)):
            return refuse_ruler(g, ask.seat, card)
    return None


SUCCESSION = Topic(
    "succession",
    verbs=("crown", "let"),
    refuse=refuse_succession_answer,
    set_by=("EU-7.2.24",),
)


@rule("EU 7.2.23 7.2.24")
def ruler_gone(g: Europe, seat: Seat) -> Flow[None]:
    """Somebody follows, or nobody; then the Electors vote, if the Ruler was Emperor."""
    yield from _find_successor(g, seat)
    yield from hold_election(g, seat)


@rule("EU 7.2.24 7.2.25 5.2.12 5.2.3 5.2.4 4.2.25")
def _find_successor(g: Europe, seat: Seat) -> Flow[None]:
    """A Leader from hand may take over at once; else there is an Interregnum.

    Everybody with a card in hand is asked, for to ask only who holds a Leader would show it (R56).
    """
    if g.players[seat].hand:
        choices: dict[Move, int] = {
            ("crown", g.box.cards[card].id): card for card in leaders_in_hand(g, seat)
        }
        answer: Move = yield Ask.of(seat, SUCCESSION, [*choices, LET])
        if answer in choices:
            crown(g, seat, choices[answer])
            return
    g.tell(InterregnumBegan(seat))


@rule("EU 5.2.11 7.2.5 7.2.9 7.2.26")
def crown(g: Europe, seat: Seat, card: int) -> None:
    """A Leader from hand becomes Ruler, at no cost."""
    player = g.players[seat]
    leave_hand(player, card)
    player.ruler = Officer(g.box.cards[card].id)
    g.tell(RulerAppointed(seat, g.box.cards[card].id))


@rule("EU 7.2.3 7.2.4 7.2.7 5.1.7")
def succeed(g: Europe, seat: Seat, ruler: Character) -> Flow[None]:
    """A historical Ruler replaces the present one, who is discarded; Electors may have to vote."""
    player = g.players[seat]
    replaced = player.ruler is not None
    dethrone(g, seat)
    ill = ruler.ill if ruler.ill and (yield from find_token(g, seat)) else 0
    player.ruler = Officer(ruler.id, ill)
    g.tell(RulerAppointed(seat, ruler.id))
    if replaced:
        yield from hold_election(g, seat)


def dethrone(g: Europe, seat: Seat) -> None:
    """The present Ruler, if there is one, is discarded; somebody has to follow."""
    player = g.players[seat]
    if player.ruler is not None:
        old, player.ruler = player.ruler, None
        _withdraw_ruler(player)
        discard_character(g, seat, old)


def leave_hand(player: Player, card: int) -> None:
    """A card leaves the hand, and what the others knew of it with it.

    Before the first hands are kept, what was drawn is as good as a hand.
    """
    (player.hand if card in player.hand else player.drawn).remove(card)
    if card in player.known:
        player.known.remove(card)
