"""Military Access: which Areas Units may enter, and what that costs."""

from __future__ import annotations

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.war import AccessAnswered, AccessPaid
from ...state import Europe, seats, turn_order
from ..board.adjacency import is_vacant_territory
from ..board.hostility import enemies, friends
from ..board.ownership import controller, is_pr, lawful_owner, overlord, owner
from ..empire.defending import has_free_access
from ..government.treasury import refuse_ducats, spend_ducats
from ..relations.claims import has_claim
from ..relations.influence import own_and_imperial, remove_influence, spared_by_marriage
from ..relations.ties import is_at_war

PRICE_IN_DUCATS = 3


@rule("EU 9.5.8 2.5.10 2.5.12 18.4.14")
def open_to(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """An Area with a Province whose Lawful Owner or Controller is Friendly, or an Enemy.

    One's own Vassals are Friendly, and those of Enemies are Enemies; an Ally's are neither.
    While the Empire is defended, all of it is open to the Emperor and to who is at War with him.
    """
    if g.defending and has_free_access(g, seat, area):
        return True
    hostile = enemies(g, seat)
    known = friends(g, seat) | hostile
    for place in g.box.areas[area].places:
        if g.occupiers[place] and controller(g, place) in known:
            return True
        lord = overlord(g, place)
        if lord is None:
            if lawful_owner(g, place) in known:
                return True
        elif lord == seat or lord in hostile:
            return True
    return False


@rule("EU-9.5.11")
def gatekeepers(g: Europe, seat: Seat, area: AreaNo) -> list[Seat]:
    """Opponents who Own every Province of an Area: one of them must allow it, asked clockwise."""
    owners = {owner(g, place) for place in g.box.areas[area].places}
    if not all(is_pr(one) for one in owners):
        return []
    return [one for one in turn_order(g, seat) if one in owners and one != seat]


@rule("EU 9.5.42 9.5.43 7.6.9")
def _refuse_distant(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """On Distant Continents a vacant Territory with an own or an Enemy's Claim is open as well."""
    hostile = enemies(g, seat)
    if is_vacant_territory(g, area):
        if any(has_claim(g, one, area) for one in seats(g) if one == seat or one in hostile):
            return None
        return Refusal("EU-9.5.42")
    return Refusal("EU-9.5.43")


@rule("EU-11.2.6")
def is_welcome(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Where a player is Married, access for an Action costs 1 Influence less: nothing."""
    return spared_by_marriage(g, seat, [area]) > 0


@rule("EU 5.5.21 9.5.9 9.5.10 7.6.9")
def refuse_access(g: Europe, seat: Seat, area: AreaNo, *, by_action: bool = True) -> Refusal | None:
    """Why Units cannot enter an Area; a Neutral one costs 1 Influence there, or 3 Ducats."""
    if open_to(g, seat, area):
        return None
    if g.box.areas[area].distant:
        return _refuse_distant(g, seat, area)
    if not is_at_war(g, seat):
        return Refusal("EU-9.5.9")
    if has_claim(g, seat, area):
        return Refusal("EU-9.5.10")
    if own_and_imperial(g, seat, area) or (by_action and is_welcome(g, seat, area)):
        return None
    return refuse_ducats(g, seat, PRICE_IN_DUCATS, "EU-9.5.9")


def refuse_price_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move == PAY_DUCATS:
        return refuse_ducats(g, ask.seat, PRICE_IN_DUCATS, "EU-9.5.9")
    return None


PAY_INFLUENCE: Move = ("access_by_influence",)
PAY_DUCATS: Move = ("access_by_ducats",)
PERMIT: Move = ("permit",)
DENY: Move = ("deny",)
ACCESS = Topic(
    "access",
    verbs=("access_by_influence", "access_by_ducats"),
    refuse=refuse_price_answer,
    set_by=("EU-9.5.9",),
)
PASSAGE = Topic("passage", verbs=("permit", "deny"), set_by=("EU-9.5.11",))


@rule("EU 9.5.9 9.5.11 5.5.21")
def gain_access(g: Europe, seat: Seat, area: AreaNo, *, by_action: bool = True) -> Flow[bool]:
    """Ask for passage where Opponents Own everything, and pay; tells whether Units may enter."""
    if open_to(g, seat, area) or g.box.areas[area].distant:
        return True
    name = g.box.areas[area].id
    for opponent in gatekeepers(g, seat, area):
        answer: Move = yield Ask.of(opponent, PASSAGE, [PERMIT, DENY], owner=seat, area=name)
        g.tell(AccessAnswered(opponent, name, answer == PERMIT))
        if answer == PERMIT:
            break
    else:
        if gatekeepers(g, seat, area):
            return False
    if by_action and is_welcome(g, seat, area):
        return True
    prices = []
    if own_and_imperial(g, seat, area):
        prices.append(PAY_INFLUENCE)
    if g.players[seat].ducats >= PRICE_IN_DUCATS:
        prices.append(PAY_DUCATS)
    price = yield from choose(seat, ACCESS, prices, area=name)
    if price == PAY_INFLUENCE:
        yield from remove_influence(g, seat, [area], 1, by_action=False, clause="EU-9.5.9")
        g.tell(AccessPaid(seat, name, 0))
    else:
        spend_ducats(g, seat, PRICE_IN_DUCATS, "access")
        g.tell(AccessPaid(seat, name, PRICE_IN_DUCATS))
    return True
