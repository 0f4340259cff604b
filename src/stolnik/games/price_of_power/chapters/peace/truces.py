"""The end of a War, and the Truce that follows it."""

from __future__ import annotations

from collections.abc import Collection

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...events.peace import PeaceConcluded
from ...state import Europe, Realm
from ..board.ownership import is_npr, is_pr
from ..relations.alliances import has_truce, place_truce
from ..relations.ties import at_war, lose_allied_units, realm_id, take_off_alliance
from .parties import brother_in_arms, side


@rule("EU 10.4.1 10.4.2 10.4.3 10.4.4 10.1.3 10.1.6")
def conclude(g: Europe, seat: Seat, enemy: Realm, term: str) -> None:
    """The War is over, and a Truce holds until the next Round.

    Peace with a player is peace with the Active Allies too, on whom no Truce is placed; so it is
    with the wards of the Emperor.
    """
    master = brother_in_arms(g, seat, enemy)
    over = [(seat, enemy)]
    over += [(seat, one) for one in sorted(side(g, enemy, seat) - {enemy})]
    over += [(enemy, one) for one in sorted(side(g, seat, enemy) - {seat})]
    for player, other in over:
        if (player, other) == (seat, enemy) or at_war(g, player, other):
            g.tell(PeaceConcluded(player, realm_id(g, other), term))
    ended = [set(pair) for pair in over]
    g.wars = [war for war in g.wars if {war.aggressor, war.target} not in ended]
    if master is not None:
        leave_the_war(g, master, enemy)
    if (is_pr(enemy) or is_npr(g, enemy)) and not has_truce(g, seat, enemy):
        place_truce(g, seat, enemy)


@rule("EU 10.1.11 10.3.4 10.3.5")
def leave_the_war(g: Europe, master: Seat, ally: Realm) -> None:
    """An Active Ally with a peace of its own: its Units go, and the Alliance token with them."""
    lose_allied_units(g, master, ally)
    if ally in g.players[master].allies:
        take_off_alliance(g, master, ally)


@rule("EU-10.4.5")
def forget_wars_with(g: Europe, realm: Realm, but: Collection[Seat] = ()) -> None:
    """No War and no Truce with a Realm that is a Vassal now, but for who has still to settle."""
    g.wars = [
        war
        for war in g.wars
        if realm not in (war.aggressor, war.target) or war.aggressor in but or war.target in but
    ]
    g.truces = [pair for pair in g.truces if realm not in pair]
