"""What Battles on land and at sea have in common, whatever they are fought with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing, rest_of
from stolnik.rulebook import rule

from ...events.battles import MainDefender
from ...state import Europe, Realm, turn_order
from ...tasks import AnyBattle
from ..board.ownership import is_pr
from ..menu import Deed
from .sides import ACTION_PHASE, arbiter, force_id

Strength = Callable[[Realm], int]
"""How many Units, or Ships, a Realm has in the Battle."""


@rule("EU 9.6.7 6.2.9")
def next_round(battle: AnyBattle) -> None:
    """Battle Actions may be played again."""
    battle.round += 1
    for side in battle.sides:
        side.played = []
    battle.stage = "attacking_actions"


def choose_main_defender(
    g: Europe, battle: AnyBattle, topic: Topic, strength: Strength, **where: str
) -> Flow[None]:
    """The strongest of the defending players; of those level the one who last took a Turn says."""
    players = [realm for realm in battle.defenders if is_pr(realm)]
    if not players:
        battle.main = battle.defenders[0]
        return
    tied = _strongest(players, strength)
    options: dict[Move, Seat] = {("main_defender", seat): seat for seat in tied}
    battle.main = yield from choose_thing(last_to_act(g, tied), topic, options, **where)
    if len(players) > 1:
        g.tell(MainDefender(battle.main))


@rule("EU-9.7.35")
def last_to_act(g: Europe, seats: list[Seat]) -> Seat:
    """Which of these players took a Turn last; a Turn under way counts."""
    if g.step in ACTION_PHASE and g.active in seats:
        return g.active
    for seat in reversed(g.recent):
        if seat in seats:
            return seat
    return next(seat for seat in reversed(turn_order(g)) if seat in seats)


def choose_faction(
    g: Europe,
    battle: AnyBattle,
    factions: list[Realm],
    topic: Topic,
    strength: Strength,
    **where: str,
) -> Flow[Realm]:
    """Of those who have something to lose, who is next: the strongest, until all have lost."""
    left = [realm for realm in factions if strength(realm)]
    waiting = [realm for realm in left if realm in battle.spared] or left
    largest = _strongest(waiting, strength)
    ties: dict[Move, Realm] = {("strike", force_id(g, realm)): realm for realm in largest}
    chooser = battle.attacker if is_pr(battle.attacker) else arbiter(g)
    realm = yield from choose_thing(chooser, topic, ties, **where)
    battle.spared = [one for one in waiting if one != realm]
    return realm


def _strongest(realms: list[Realm], strength: Strength) -> list[Realm]:
    most = max(strength(realm) for realm in realms)
    return [realm for realm in realms if strength(realm) == most]


def offer_late_leader(
    g: Europe, seat: Seat, topic: Topic, offers: Mapping[Move, Deed], let: Move, **where: str
) -> Flow[None]:
    """On top of what a Turn allows (R54), and be it in another player's Turn."""
    answer: Move = yield Ask.of(seat, topic, [*offers, let], **where)
    if answer != let:
        used = list(g.turn.used)
        yield from rest_of(offers[answer]())
        g.turn.used = used
