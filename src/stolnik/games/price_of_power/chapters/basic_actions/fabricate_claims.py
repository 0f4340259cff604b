"""Fabricate Claims, a Covert Action."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP, AreaNo, AreaSet
from ...events.relations import ClaimsDropped, ClaimsFabricated
from ...state import NPR, Europe, board, task_of
from ...tasks import Fabricating
from ..action_cards.covert import begin_covert, may_counter
from ..board.adjacency import areas_touched_by, in_set
from ..board.ownership import areas_of, lawful_owner, owned
from ..government.power import refuse_power, spend_power
from ..menu import plain_entry
from ..prestige.battlegrounds import is_contested
from ..relations.claims import has_claim, owns_area, place_claim
from ..relations.ties import is_at_war

FABRICATE: Move = ("fabricate_claims",)
PRICE = 2
PRICE_IN_A_STRUGGLE = 1


# -- guards ------------------------------------------------------------------------------------


@rule("EU 5.4.13 17.4.5")
def price_of_claim(g: Europe, area: AreaNo) -> int:
    """Diplomatic Power for a Claim: less in Battlegrounds of Power Struggles that are known."""
    return PRICE_IN_A_STRUGGLE if is_contested(g, area) else PRICE


def _lowest_price(g: Europe) -> int:
    return PRICE_IN_A_STRUGGLE if g.struggles or g.struggle_deck else PRICE


@rule("EU-5.4.15")
def refuse_claim_in(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """No second Claim in an Area, and none where the player Owns all Provinces."""
    if has_claim(g, seat, area) or owns_area(g, seat, area):
        return Refusal("EU-5.4.15")
    return None


@rule("EU-5.4.17")
def refuse_overseas(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """A Distant Area must touch the Realm by land and be settled."""
    by_land = 0
    for own in in_set(areas_of(g, seat)):
        by_land |= 1 << own | board(g).land[own]
    return None if by_land >> area & 1 and is_settled(g, area) else Refusal("EU-5.4.17")


def is_settled(g: Europe, area: AreaNo) -> bool:
    """Whether a Distant Area has an NPR Province (P140), a Town or a Vassal token."""
    return any(
        g.tokens[place] or lawful_owner(g, place) >= NPR for place in g.box.areas[area].places
    )


def refuse_claim(g: Europe, task: Fabricating, area: AreaNo, reach: AreaSet) -> Refusal | None:
    """Why a Claim cannot be Fabricated on an Area, by what the Realm is adjacent to."""
    if area in task.areas:
        return Refusal("EU-5.4.15")
    refusal = refuse_claim_in(g, task.seat, area)
    if refusal is not None:
        return refusal
    if not reach >> area & 1:
        return Refusal("EU-5.4.13")
    return _refuse_distance(g, task.seat, area) or refuse_power(
        g, task.seat, DIP, price_of_claim(g, area), "EU-5.4.13"
    )


def _refuse_distance(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    return refuse_overseas(g, seat, area) if g.box.areas[area].distant else None


def _near(g: Europe, seat: Seat) -> Iterator[AreaSet]:
    """What each Province of the Realm is adjacent to."""
    return (areas_touched_by(g, place) & board(g).area_set for place in owned(g, seat))


def reach_of_claims(g: Europe, seat: Seat) -> AreaSet:
    areas = 0
    for near in _near(g, seat):
        areas |= near
    return areas


def refuse_claim_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Fabricating)
    match move:
        case ("claim", str(area)):
            return refuse_claim(g, task, g.box.area_of[area], reach_of_claims(g, task.seat))
    return None


CLAIM = Topic("claim", verbs=("claim", "done"), refuse=refuse_claim_answer, set_by=("EU-5.4.13",))


# -- the Action --------------------------------------------------------------------------------


@rule("EU-5.4.16")
def refuse_fabricating(g: Europe, seat: Seat, move: Move = FABRICATE) -> Refusal | None:
    """Why the Action cannot be taken: at War, no Power, or nothing left to claim."""
    if is_at_war(g, seat):
        return Refusal("EU-5.4.16")
    refusal = refuse_power(g, seat, DIP, _lowest_price(g), "EU-5.4.13")
    if refusal is not None:
        return refusal
    return None if _finds_claim(g, seat) else Refusal("EU-5.4.13")


def _finds_claim(g: Europe, seat: Seat) -> bool:
    """Whether there is an Area on which a Claim can be Fabricated."""
    power = g.players[seat].power[DIP]
    for near in _near(g, seat):
        for area in in_set(near):
            if power >= PRICE or power >= price_of_claim(g, area):
                if not (refuse_claim_in(g, seat, area) or _refuse_distance(g, seat, area)):
                    return True
    return False


def begin_claims(g: Europe, seat: Seat) -> None:
    g.agenda.append(Fabricating(seat))


@rule("EU 5.4.13 5.4.29 6.2.13")
def fabricate_claims(g: Europe, task: Fabricating) -> Flow[None]:
    """Choose Areas and pay for each; then the others may counter it; then Claims are placed."""
    if task.covert is None:
        yield from _choose(g, task)
    elif (yield from may_counter(g, task.covert)):
        g.agenda.pop()
        yield from _outcome(g, task, task.covert.countered)


def _choose(g: Europe, task: Fabricating) -> Flow[None]:
    reach = reach_of_claims(g, task.seat)
    options: dict[Move, AreaNo | None] = {
        ("claim", g.box.areas[area].id): area
        for area in in_set(reach)
        if not refuse_claim(g, task, area, reach)
    }
    if task.areas:
        options[DONE] = None
    area = yield from choose_thing(task.seat, CLAIM, options)
    if area is not None:
        spend_power(g, task.seat, DIP, price_of_claim(g, area))
        task.areas.append(area)
        return
    names = [g.box.areas[one].id for one in task.areas]
    g.tell(ClaimsFabricated(task.seat, names))
    task.covert = begin_covert(g, task.seat)


def _outcome(g: Europe, task: Fabricating, countered: bool) -> Flow[None]:
    """What was countered has no effect; what was paid stays paid."""
    if countered:
        g.tell(ClaimsDropped(task.seat))
        return
    for area in task.areas:
        yield from place_claim(g, task.seat, area)


ENTRY = plain_entry("fabricate_claims", refuse_fabricating, begin_claims, needs=DIP)
