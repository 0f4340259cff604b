"""Phase 3, Peace and Rebels: the steps that need no War."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import PlaceNo
from ...events.phases import CbRemoved, SuccessionSettled
from ...state import Europe, Realm
from ...tasks import RebelRolls
from ..board.hostility import enemies
from ..board.ownership import is_core, is_npr, towns
from ..board.tracks import town_value
from ..board.unrest import UNREST_BY_WAR, choose_unrest, quiet_towns, remove_unrest, unruly_places
from ..government.ideas import figure, modifiers
from ..government.stability import lower_stability
from ..other_realms.invasions import invasions_of_the_round
from ..prestige.prestige_track import score
from ..rebels.rising import rebels_of_the_round
from ..relations.marriages import dispute_succession
from ..relations.ties import influence_in_realm, is_at_war, married_to, realm_id
from ..war.encounters import note_who_is_faced
from .sequence import next_player, next_step

UNUSED_CB = 2
DISPUTED = 3
LEAST_INFLUENCE = 2
MOST_FOR_OCCUPIED = 5
UNREST_OF_WAR = 2
UNSTABLE, STABLE = -2, 2


@rule("EU 4.3.2 4.3.3 11.3.37 9.7.4 9.9.5")
def remove_cbs_and_truces(g: Europe) -> None:
    """Step A: CB and Truce tokens leave; a CB that led to no War costs 2 Prestige.

    Active Allies are part of the Wars of their player.  NPRs do not fight in this Phase where
    they faced an Enemy before it.
    """
    note_who_is_faced(g)
    for seat, realm in g.cbs:
        g.tell(CbRemoved(seat, realm_id(g, realm)))
        if realm not in enemies(g, seat):
            score(g, seat, -UNUSED_CB, "unused_cb")
    g.cbs = []
    g.truces = []
    next_step(g)


@rule("EU 4.3.4 13.5.1")
def npr_invasions(g: Europe) -> None:
    """Step B, if it is played: NPRs at War may invade."""
    task = invasions_of_the_round(g) if g.queue else None
    g.queue = []
    if task is None:
        next_step(g)
    else:
        g.agenda.append(task)


@rule("EU 4.3.5 4.3.6 14.3.4")
def rebels_rise(g: Europe) -> None:
    """Step C, if there are Rebel Units: they Siege, or move."""
    task = rebels_of_the_round(g) if g.queue else None
    g.queue = []
    if task is None:
        next_step(g)
    else:
        g.agenda.append(task)


@rule("EU 4.3.37 14.2.1 14.2.2")
def rebel_dice(g: Europe) -> None:
    """Step I: all players roll Rebel Dice for their Unrest, from the First Player."""
    if not g.queue:
        next_step(g)
    else:
        g.agenda.append(RebelRolls(g.queue))
        g.queue = []


@rule("EU 4.3.25 4.3.26 4.3.27 4.3.28 11.2.18")
def prestige_penalties(g: Europe) -> None:
    """Step E: Disputed Successions that were not settled, and Towns that others hold."""
    for seat in g.queue:
        marriages = g.players[seat].marriages
        for realm, disputed in marriages.items():
            if disputed:
                marriages[realm] = False
                g.tell(SuccessionSettled(seat, realm_id(g, realm)))
                if not _succession_is_safe(g, seat, realm):
                    score(g, seat, -DISPUTED, "disputed_succession")
        score(g, seat, -min(occupied_tax(g, seat), MOST_FOR_OCCUPIED), "occupied")
    next_step(g)


@rule("EU 4.3.26 11.4.4")
def _succession_is_safe(g: Europe, seat: Seat, realm: Realm) -> bool:
    """The only player Married there and, with an NPR, the one with most Influence (RA51)."""
    if married_to(g, realm) != [seat]:
        return False
    if not is_npr(g, realm):
        return True
    mine = influence_in_realm(g, seat, realm)
    others = [
        influence_in_realm(g, other, realm) for other in range(len(g.players)) if other != seat
    ]
    return mine >= LEAST_INFLUENCE and all(mine > theirs for theirs in others)


@rule("EU 4.3.27 4.7.14")
def occupied_tax(g: Europe, seat: Seat) -> int:
    """The Tax Value of a player's Towns below Rebel Towns or Occupiers; Vassals do not count."""
    return sum(town_value(g, place) for place in towns(g, seat) if g.occupiers[place])


@rule("EU 4.3.29 4.3.30 7.2.29 11.2.15")
def interregnum(g: Europe) -> Flow[None]:
    """Step F: without a Ruler a Realm loses Stability, and its succession is disputed."""
    seat = g.queue[0]
    if g.players[seat].ruler is None:
        yield from lower_stability(g, seat, 1)
        dispute_succession(g, seat)
    next_player(g)


# -- step H ------------------------------------------------------------------------------------


CALM = Topic("calm", verbs=("calm", "done"), set_by=("EU-7.3.4",))


@rule("EU 4.3.34 4.3.35 4.3.36 7.3.4 7.3.7")
def gain_or_remove_unrest(g: Europe) -> Flow[None]:
    """Step H: War and low Stability bring Unrest, high Stability may remove it."""
    seat = g.queue[0]
    stability = g.players[seat].stability
    if is_at_war(g, seat):
        yield from choose_unrest(g, seat, quiet_towns(g, seat), UNREST_OF_WAR, UNREST_BY_WAR)
    if stability <= UNSTABLE:
        yield from choose_unrest(g, seat, quiet_towns(g, seat), 1)
    if stability >= STABLE:
        yield from calm(g, seat, unruly_places(g, seat))
    for modifier in modifiers(g, seat, "core_unrest_removed_per_round"):
        for _ in range(figure(modifier, "n")):
            unruly = unruly_places(g, seat)
            cores = [town for town in towns(g, seat) if is_core(g, seat, town)]
            yield from calm(g, seat, [place for place in cores if place in unruly])
    next_player(g)


def calm(g: Europe, seat: Seat, places: list[PlaceNo]) -> Flow[None]:
    """A player may remove Unrest from one of these Provinces."""
    options: dict[Move, PlaceNo | None] = {
        ("calm", g.box.places[place].id): place for place in places
    }
    if options:
        place = yield from choose_thing(seat, CALM, {**options, DONE: None})
        if place is not None:
            remove_unrest(g, place)
