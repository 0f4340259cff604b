"""Cardinals on the track of the Papal Curia, and whose Pope it is."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...state import IS_TOWN, Europe, kind_of, seat_of
from ..board.ownership import realm_at_table

CATHOLIC = "catholic"
FEWEST_UNCONTESTED = 2


@rule("EU 19.0.1 15.0.3")
def is_catholic_player(g: Europe, seat: Seat) -> bool:
    """Whether a player's State Religion is Catholic, be it Counter-Reformed."""
    player = g.players[seat]
    return g.box.catholic[player.faith] and not player.left


def catholic_players(g: Europe) -> int:
    """The number of Catholic Player Realms."""
    catholic = g.box.catholic
    return sum([catholic[player.faith] and not player.left for player in g.players])


@rule("EU 19.1.4 19.1.10")
def regular_slots(g: Europe) -> int:
    """One slot more than there are Catholic Player Realms; the Roma slot is extra."""
    return catholic_players(g) + 1


@rule("EU 19.1.9 2.7.11")
def master_of_roma(g: Europe) -> Seat | None:
    """The Catholic player who Controls Roma."""
    place = g.box.roma
    town = g.occupiers[place] or g.tokens[place]
    if town and kind_of(town) in IS_TOWN and is_catholic_player(g, seat_of(town)):
        return seat_of(town)
    return None


@rule("EU 2.7.11 19.1.8 19.1.9")
def roma_cardinal(g: Europe) -> Seat | None:
    """Whose Cardinal is in the Roma slot: who Controls Roma, else the Pope's Ally (R38)."""
    master = master_of_roma(g)
    return popes_ally(g) if master is None else master


def popes_ally(g: Europe) -> Seat | None:
    """The Catholic player with an Alliance with the Papal States."""
    pope = realm_at_table(g, g.box.papal_states)
    for seat, player in enumerate(g.players):
        if pope in player.allies and is_catholic_player(g, seat):
            return seat
    return None


@rule("EU 19.0.1 19.1.1")
def cardinals_of(g: Europe, seat: Seat) -> int:
    """A player's Cardinals, the one of Roma included."""
    if not is_catholic_player(g, seat):
        return 0
    return g.cardinals.count(seat) + (roma_cardinal(g) == seat)


@rule("EU 19.1.3 19.2.1")
def papal_controller(g: Europe) -> Seat | None:
    """Who has most Cardinals; of equals the one with the leftmost, Roma being left of all (R33)."""
    roma = roma_cardinal(g)
    track = [seat for seat in g.cardinals if is_catholic_player(g, seat)]
    if roma is not None:
        track.insert(0, roma)
    # The first of those who have most is the one whose Cardinal comes first on the track.
    return max(track, key=track.count, default=None)


@rule("EU 19.1.2 19.2.6")
def uncontested_controller(g: Europe) -> Seat | None:
    """The Papal Controller with at least two Cardinals and more than anybody else."""
    seat = papal_controller(g)
    if seat is None or cardinals_of(g, seat) < FEWEST_UNCONTESTED:
        return None
    own = cardinals_of(g, seat)
    rivals = (cardinals_of(g, other) for other in range(len(g.players)) if other != seat)
    return seat if own > max(rivals) else None
