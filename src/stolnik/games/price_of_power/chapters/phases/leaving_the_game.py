"""A player who leaves before the game is over, and the NPR that remains (chapter 21)."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose
from stolnik.rulebook import rule

from ...box.components import PlaceNo
from ...events.departures import PlayerLeft
from ...state import (
    COLUMNS,
    IMPERIAL,
    NOBODY,
    NPR,
    RULER_GENERAL,
    Europe,
    Player,
    Realm,
    seats,
    turn_order,
)
from ..action_cards.decks import discard
from ..board.changes import province_changed
from ..board.ownership import holder, occupations, places_with_tokens
from ..board.supply import officers
from ..government.characters import discard_character
from ..relations.ties import is_at_war, realm_id, take_off_alliance

FEWEST_WHO_STAY = 2
STAY: Move = ("stay",)
LEAVE: Move = ("leave_game",)


def may_leave(g: Europe) -> bool:
    """Whether players may leave this game, and one could."""
    return bool(g.box.options.get("players_may_leave")) and len(seats(g)) > FEWEST_WHO_STAY


LEAVING = Topic("leaving", verbs=("stay", "leave_game"), set_by=("EU-21.0.2",))


@rule("EU-21.0.2")
def ask_to_stay(g: Europe, seat: Seat) -> Flow[None]:
    """At the end of a Round a player at Peace may leave the game."""
    options = [STAY] if is_at_war(g, seat) else [STAY, LEAVE]
    answer = yield from choose(seat, LEAVING, options)
    if answer == LEAVE:
        leave(g, seat)


@rule("EU 21.0.3 21.0.4 21.0.5")
def leave(g: Europe, seat: Seat) -> None:
    """Towns and Vassal tokens stay as one NPR, without Unrest; all else leaves the game."""
    player = g.players[seat]
    realm = NPR + player.realm
    for ally in list(player.allies):
        take_off_alliance(g, seat, ally)
    _discard_cards(g, seat)
    places = places_with_tokens(g, seat)
    _take_pieces(g, seat)
    # A list of its own: what is kept in mind of the map knows those who play by it.
    g.players = [_empty_seat(one) if one is player else one for one in g.players]
    g.tell(PlayerLeft(seat, realm_id(g, realm)))
    _rename(g, seat, realm)
    _leave_remains(g, player, places)
    if g.first == seat:
        g.first = turn_order(g)[0]
    if g.active == seat:
        g.active = g.first


def _empty_seat(player: Player) -> Player:
    """Nothing is left on the mat; what remains has its Capital where the player had it."""
    return Player(
        realm=player.realm,
        prestige=0,
        stability=0,
        ducats=0,
        interest=0,
        power=[0, 0, 0],
        faith=player.faith,
        available=0,
        capital=player.capital,
        left=True,
    )


def _discard_cards(g: Europe, seat: Seat) -> None:
    """Action Cards are everybody's: they go to their discard piles, for all to see."""
    player = g.players[seat]
    if player.hand:
        g.show()
    shown = [one.card for one in player.display]
    for card in sorted([*player.hand, *player.drawn, *shown]):
        discard(g, seat, card)
    for officer in officers(player):
        if officer.character != RULER_GENERAL:
            discard_character(g, seat, officer)


@rule("EU-21.0.4")
def _take_pieces(g: Europe, seat: Seat) -> None:
    """Everything of a player on the boards but Towns and Vassal tokens."""
    for place in occupations(g, seat):
        g.occupiers[place] = 0
    start = range(seat, len(g.influence), COLUMNS)
    for at in start:
        g.influence[at] = 0
    for area, claims in enumerate(g.claims):
        g.claims[area] = claims & ~(1 << seat)
    for area, core in enumerate(g.cores):
        if core == seat + 1:
            g.cores[area] = 0
    for slot, ship in enumerate(g.slots):
        if ship == seat + 1:
            g.slots[slot] = 0
    if g.emperor == seat:
        for at in range(IMPERIAL, len(g.influence), COLUMNS):
            g.influence[at] = 0
        g.imperial_units = 0
        g.defending = False
    g.cardinals = [one for one in g.cardinals if one != seat]
    g.committed = [one for one in g.committed if one != seat]
    g.recent = [one for one in g.recent if one != seat]
    if g.excommunicated == seat:
        g.excommunicated = NOBODY
    g.cbs = [(owner, target) for owner, target in g.cbs if owner != seat]


def _rename(g: Europe, seat: Seat, realm: Realm) -> None:
    """What others have with the player they now have with the NPR: Marriages, CBs and Truces."""

    def now(one: Realm) -> Realm:
        return realm if one == seat else one

    if g.emperor == seat:
        g.emperor = realm
    g.cbs = [(owner, now(target)) for owner, target in g.cbs]
    g.truces = [(now(one), now(other)) for one, other in g.truces]
    for other in seats(g):
        player = g.players[other]
        player.marriages = {now(one): disputed for one, disputed in player.marriages.items()}
        player.deeds.wars = [now(one) for one in player.deeds.wars]


@rule("EU 21.0.3 21.0.4")
def _leave_remains(g: Europe, player: Player, places: Sequence[PlaceNo]) -> None:
    """The tokens are the NPR's; an NPR has no Unrest, so its Rebels are gone with it (P262)."""
    for place in places:
        g.tokens[place] = 0
        g.occupiers[place] = 0
        g.remains[place] = player.realm
    for area in {g.box.places[place].area for place in places}:
        if not any(holder(g, place) is not None for place in g.box.areas[area].places):
            g.rebels[area] = 0
    for place in places:
        province_changed(g, place)
