"""What a seat can imagine: all that is hidden from it, dealt anew."""

from __future__ import annotations

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat

from .box.asks import HELD
from .box.components import POWERS, EventCard, MissionNo
from .chapters.prestige.missions import is_met, missions_to_take
from .chapters.prestige.orders import ORDERED
from .chapters.prestige.sweep import SWEPT
from .state import Europe, HeldMission, line_up


def imagine(g: Europe, seat: Seat, dice: Dice) -> None:
    """Deal anew all hands but this one, all decks, the face-down Events and the Missions."""
    _deal_action_cards(g, seat, dice)
    _deal_events(g, dice)
    for deck in (g.trade_deck, *g.idea_decks, *g.milestone_decks):
        deck.sort()
        dice.shuffle(deck)
    _deal_struggles(g, dice)
    _deal_missions(g, seat, dice)


def _deal_action_cards(g: Europe, seat: Seat, dice: Dice) -> None:
    """Others keep as many cards of each deck, and those that everybody has seen."""
    others = [player for owner, player in enumerate(g.players) if owner != seat]
    for deck in range(len(POWERS)):
        piles = [(player.hand, player.known) for player in others]
        piles += [(player.drawn, []) for player in others]
        hidden = list(g.decks[deck])
        places = []
        for pile, known in piles:
            for at, card in enumerate(pile):
                if g.box.cards[card].deck == deck and card not in known:
                    hidden.append(card)
                    places.append((pile, at))
        hidden.sort()
        dice.shuffle(hidden)
        for pile, at in places:
            pile[at] = hidden.pop()
        g.decks[deck] = hidden
    for player in others:
        # The order of a hand says when a card came; nobody else knows which one that was.
        player.hand.sort()


def _deal_events(g: Europe, dice: Dice) -> None:
    """The face-down Events of the row and the deck, half by half.

    With mixed Events nobody knows which ones lie there, only of what kind; where cards marked X
    are dealt at random, nobody knows in which half one lies.
    """
    deck = line_up(g).decks[g.age]
    first_half = len(deck.first)
    dealt = len(deck.first) + len(deck.second) - len(g.event_deck)
    hidden_row = [one for one in g.row if not one.open]
    in_deck_first = max(0, first_half - dealt)
    split = len(g.event_deck) - in_deck_first
    second, first = g.event_deck[:split], g.event_deck[split:]
    of_row = [one.event for one in hidden_row]
    # The face-down Events of the row were dealt last.
    row_in_first = max(0, min(len(of_row), first_half - (dealt - len(of_row))))
    first += of_row[:row_in_first]
    second += of_row[row_in_first:]
    if g.box.options.get("random_x_events"):
        first, second = _swap_x(g, first, second, dice)
    if g.box.options.get("mixed_events"):
        first = _mix(g, first, "1", [], dice)
        second = _mix(g, second, "2", first, dice)
    first.sort()
    second.sort()
    dice.shuffle(first)
    dice.shuffle(second)
    for at, one in enumerate(hidden_row):
        one.event = first.pop() if at < row_in_first else second.pop()
    g.event_deck = second + first


def _swap_x(
    g: Europe, first: list[int], second: list[int], dice: Dice
) -> tuple[list[int], list[int]]:
    """Cards marked X change places between the halves, which stay as large as they are.

    With mixed Events nobody knows which cards are so marked, only that those of a Realm are not.
    """
    mixed = bool(g.box.options.get("mixed_events"))

    def moves(no: int) -> bool:
        event = g.box.events[no]
        return event.kind != "realm" if mixed else event.half == "X"

    free = [no for no in (*first, *second) if moves(no)]
    free.sort(key=lambda no: (_profile(g.box.events[no]), 0 if mixed else no))
    dice.shuffle(free)
    halves = []
    for half in (first, second):
        bound = [no for no in half if not moves(no)]
        halves.append(bound + [free.pop() for _ in range(len(half) - len(bound))])
    return halves[0], halves[1]


def _mix(g: Europe, hidden: list[int], half: str, dealt: list[int], dice: Dice) -> list[int]:
    """Other Events of the same kinds, of those that nobody has seen."""
    seen = {one.event for one in g.row if one.open} | set(g.event_discards)
    new = sorted(event for event in hidden if g.box.events[event].kind == "realm")
    cards = [g.box.events[event] for event in hidden if g.box.events[event].kind != "realm"]
    for profile in sorted(_profile(card) for card in cards):
        pool = [
            one
            for one in g.box.events
            if one.age == g.age
            and _profile(one) == profile
            and one.edition <= g.edition
            and one.no not in seen
            and one.no not in new
            and one.no not in dealt
        ]
        fitting = [one for one in pool if one.half in (half, "X")]
        new.append(dice.pick(fitting or pool).no)
    return new


def _profile(event: EventCard) -> tuple[str, tuple[str, ...]]:
    return event.kind, tuple(one for one in event.symbols if one.startswith("mortality"))


def _deal_struggles(g: Europe, dice: Dice) -> None:
    """The Power Struggles below the open one: Age by Age, as they were laid."""
    hidden = g.struggle_deck[:-1]
    dice.shuffle(hidden)
    hidden.sort(key=lambda one: -g.box.struggles[one].age)
    g.struggle_deck[:-1] = hidden


def _deal_missions(g: Europe, seat: Seat, dice: Dice) -> None:
    """Other players hold as many Missions, any that they may have taken.

    One that is met would have been announced, unless it is held back (R52).
    """
    g.turn.used = [one for one in g.turn.used if g.active == seat or not one.startswith(ORDERED)]
    for owner, player in enumerate(g.players):
        if owner == seat or not player.missions:
            continue
        count = len(player.missions)
        player.missions = []
        first = g.age == line_up(g).ages[0] and g.round == 1
        pool = missions_to_take(g, owner, first=first)
        dice.shuffle(pool)
        player.missions = _possible(g, owner, pool, count)
    g.touched |= HELD  # other cards lie in these hands now


def _possible(g: Europe, owner: Seat, pool: list[MissionNo], count: int) -> list[HeldMission]:
    """The first few of these that can be in a hand without being announced."""
    if g.step not in SWEPT:
        return [HeldMission(mission) for mission in pool[:count]]
    found: list[HeldMission] = []
    met: list[HeldMission] = []
    for mission in pool:
        if len(found) == count:
            return found
        if is_met(g, owner, mission):
            met.append(HeldMission(mission, held_back=True))
        else:
            found.append(HeldMission(mission))
    return (found + met)[:count]
