"""Phase 5, Cleanup, and the end of a Round."""

from __future__ import annotations

from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing, rest_of
from stolnik.rulebook import rule

from ...box.components import ALLIED, CATEGORIES, NONE, REGULAR, UNIT_TYPES, CardNo
from ...events.phases import (
    AlliedUnitsBack,
    ArmyUnitDisbanded,
    GameEnds,
    InfantryDisbanded,
    ManpowerChanged,
    NewFirstPlayer,
    PlagueLifted,
    Refreshed,
    RoundBegan,
)
from ...state import EVENT_NOT_TAKEN, NPR, PASSED, Europe, Player, seats
from ..action_cards.decks import discard_from_hand
from ..board.ownership import is_pr, tax_value
from ..board.supply import deployed
from ..board.tracks import manpower
from ..empire.defending import stand_down
from ..empire.imperial_faith import review_faith
from ..empire.imperial_influence import begin_placing
from ..empire.npr_emperor import roll_for_authority
from ..event_cards.event_action import TWO
from ..government.ideas import total
from ..menu import Deed
from ..prestige.deeds import forget_round
from ..relations.alliances import end_by_card
from ..relations.colonies import colonists_due, gain_colonists
from ..war.fleet import repair_fleets
from .final_scoring import end_condition
from .leaving_the_game import ask_to_stay, may_leave
from .sequence import enter, next_player, next_step

LEAST_REFRESHED, MOST_REFRESHED = 3, 6
HAND_LIMIT = 5
TOO_LARGE_TO_ALLY = 10


# -- step A ------------------------------------------------------------------------------------


@rule("EU 4.5.1 4.5.2 4.5.3 4.5.6 4.5.7 4.5.8")
def update_and_refresh(g: Europe) -> Flow[None]:
    """Step A: Allied Units back, Manpower to its new total, Units and Merchants refreshed."""
    seat = g.queue[0]
    player = g.players[seat]
    _stand_down_allies(g, seat)
    change = manpower(g, seat) - men(player)
    if change < 0:
        yield from _muster_out(g, seat)
        return
    if change:
        player.available += change
        g.tell(ManpowerChanged(seat, change))
    refresh(g, seat)
    for merchant in player.merchants:
        merchant.upright = True
    yield from gain_colonists(g, seat, colonists_due(g, seat))
    player.focus = False
    next_player(g)


@rule("EU 9.3.2 4.5.2")
def men(player: Player) -> int:
    """Regular Units of the Manpower Reserve and on the board."""
    return player.available + player.exhausted + deployed(player, REGULAR)


@rule("EU 4.5.1 9.MU.17")
def _stand_down_allies(g: Europe, seat: Seat) -> None:
    player = g.players[seat]
    in_armies = deployed(player, ALLIED)
    for army in player.armies:
        for slot in range(3 * ALLIED, 3 * ALLIED + 3):
            army.units[slot] = 0
        if not army.size:
            army.area = NONE
    if in_armies:
        player.allied += in_armies
        g.tell(AlliedUnitsBack(seat, in_armies))


@rule("EU 4.5.5 9.3.5")
def refresh(g: Europe, seat: Seat) -> None:
    """Half of the Exhausted Units become Available: at least three, at most six (RA27)."""
    player = g.players[seat]
    half = (player.exhausted + 1) // 2
    n = min(MOST_REFRESHED, max(LEAST_REFRESHED, half))
    n += total(g, seat, "refresh_manpower_bonus", "n")
    n = min(n, player.exhausted)
    if n:
        player.exhausted -= n
        player.available += n
        g.tell(Refreshed(seat, n))


MUSTER_OUT = Topic(
    "muster_out",
    verbs=("release_available", "release_exhausted", "release", "release_infantry"),
    set_by=("EU-4.5.4",),
)


@rule("EU 4.5.4 9.3.5 9.3.6")
def _muster_out(g: Europe, seat: Seat) -> Flow[None]:
    """Manpower has fallen: one Unit of the player's choice returns to Supply."""
    player = g.players[seat]
    menu: dict[Move, Deed] = {}
    if player.exhausted:
        menu["release_exhausted",] = partial(_release, g, seat, "exhausted")
    if player.available:
        menu["release_available",] = partial(_release, g, seat, "available")
    for no, army in enumerate(player.armies):
        for unit, name in enumerate(UNIT_TYPES):
            if army.units[3 * REGULAR + unit]:
                menu["release", no + 1, name] = partial(_release_from, g, seat, no, unit)
    for area in sorted(player.infantry):
        menu["release_infantry", g.box.areas[area].id] = partial(_release_alone, g, seat, area)
    deed = yield from choose_thing(seat, MUSTER_OUT, menu)
    yield from rest_of(deed())
    g.tell(ManpowerChanged(seat, -1))


def _release(g: Europe, seat: Seat, pool: str) -> None:
    player = g.players[seat]
    setattr(player, pool, getattr(player, pool) - 1)


def _release_from(g: Europe, seat: Seat, no: int, unit: int) -> None:
    army = g.players[seat].armies[no]
    army.units[3 * REGULAR + unit] -= 1
    if not army.size:
        army.area = NONE
    g.tell(ArmyUnitDisbanded(seat, no + 1, CATEGORIES[REGULAR], UNIT_TYPES[unit]))


def _release_alone(g: Europe, seat: Seat, area: int) -> None:
    infantry = g.players[seat].infantry
    infantry[area] -= 1
    if not infantry[area]:
        del infantry[area]
    g.tell(InfantryDisbanded(seat, g.box.areas[area].id))


# -- step B ------------------------------------------------------------------------------------


@rule("EU 4.5.9 4.5.10 4.5.11 4.5.12 4.5.13 4.5.14 4.5.15 4.5.16")
def clean_the_board(g: Europe) -> None:
    """Step B: Alliances with large DNPRs, Plague, the Empire, the First Player and the markers."""
    if g.queue:
        g.queue = []
        _clear_alliances_and_plague(g)
        begin_placing(g)
        return
    stand_down(g)
    g.committed = []
    g.first = next_first_player(g)
    g.tell(NewFirstPlayer(g.first))
    for player in g.players:
        player.status = EVENT_NOT_TAKEN
        player.events = 0
    next_step(g)


@rule("EU 4.5.9 4.5.10")
def _clear_alliances_and_plague(g: Europe) -> None:
    for seat, player in enumerate(g.players):
        for realm in list(player.allies):
            if not is_pr(realm) and _outgrown(g, realm):
                end_by_card(g, seat, realm)
    for area in g.plague:
        g.tell(PlagueLifted(g.box.areas[area].id))
    g.plague = []


@rule("EU-4.5.9")
def _outgrown(g: Europe, realm: int) -> bool:
    """A DNPR with a Tax Income of 10 or more keeps no Alliance."""
    return realm - NPR in g.dnpr_realms and tax_value(g, realm) >= TOO_LARGE_TO_ALLY


@rule("EU 4.2.2 4.2.12 4.2.13 4.5.15 20.2.7")
def next_first_player(g: Europe) -> Seat:
    """The first to Pass, or the second if the first is First Player already.

    Of two players the First Player keeps the token by Passing first.
    """
    by_rank = sorted(seats(g), key=lambda seat: g.players[seat].status)
    ranked = [seat for seat in by_rank if g.players[seat].status >= PASSED]
    if not ranked:
        return g.first
    keeps = len(ranked) == 1 or len(g.players) == TWO
    return ranked[0] if ranked[0] != g.first or keeps else ranked[1]


# -- step C and the end of the Round -----------------------------------------------------------


HAND = Topic("hand_limit", verbs=("discard",), set_by=("EU-4.5.17",))


@rule("EU 4.5.17 4.5.18 6.0.9")
def discard_to_five(g: Europe) -> Flow[None]:
    """Step C: hands come down to five cards; Display Cards do not count."""
    seat = g.queue[0]
    hand = g.players[seat].hand
    if len(hand) <= HAND_LIMIT:
        next_player(g)
        return
    cards: dict[Move, CardNo] = {("discard", g.box.cards[card].id): card for card in sorted(hand)}
    card = yield from choose_thing(seat, HAND, cards, most=HAND_LIMIT)
    discard_from_hand(g, seat, card)


@rule("EU 4.0.1 4.5.19 4.6.1 4.7.1 16.0.3 21.0.2")
def end_round(g: Europe) -> Flow[None]:
    """The game may end; else the next Round begins, or the Age is over."""
    if g.queue and may_leave(g) and not end_condition(g):
        yield from ask_to_stay(g, g.queue.pop(0))
        return
    repair_fleets(g)
    review_faith(g)
    roll_for_authority(g)
    why = end_condition(g)
    if why:
        g.tell(GameEnds(why))
        enter(g, "final_missions")
    elif g.event_deck:
        g.round += 1
        forget_round(g)
        g.tell(RoundBegan(g.round))
        enter(g, "1A")
    else:
        enter(g, "age_cards")
