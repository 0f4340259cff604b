"""Marriages: with whom, how many, and what they bring."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events.phases import SuccessionDisputed
from ...events.relations import Married
from ...state import Europe, Realm
from ..board.hostility import vassals_of
from ..board.ownership import is_npr, is_pr
from ..board.supply import marriages_left
from ..government.ideas import modifiers, total
from ..religion.faiths import faith_group
from .ties import end_marriage, married_to, realm_id

MOST_MARRIAGES = 3


@rule("EU-11.2.2")
def marriage_limit(g: Europe, seat: Seat) -> int:
    """Three, and one more with the Cabinet."""
    return MOST_MARRIAGES + total(g, seat, "marriage_limit", "n")


BELIEVERS = {"christian": "EU-11.2.12", "muslim": "EU-11.2.13", "revolutionary": "EU-11.2.14"}
"""Whom a player may Marry, by the own State Religion: the clause that says so."""


@rule("EU 11.2.12 11.2.13 11.2.14")
def refuse_match(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why two Realms cannot Marry for what they believe in."""
    own = faith_group(g, seat)
    if own == "revolutionary" or own != faith_group(g, realm):
        return Refusal(BELIEVERS[own])
    return None


@rule("EU-7.2.27")
def refuse_without_ruler(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """In an Interregnum nobody proposes or accepts a Marriage."""
    couple = [one for one in (seat, realm) if is_pr(one)]
    if any(g.players[one].ruler is None for one in couple):
        return Refusal("EU-7.2.27")
    return None


@rule("EU 11.2.1 11.2.8 16.3.15")
def refuse_partner(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a Realm is no partner for a player, be there a token or not."""
    if realm == seat or realm in g.players[seat].marriages:
        return Refusal("EU-11.2.1")
    if next(modifiers(g, seat, "no_marriages"), None) is not None:
        return Refusal("EU-11.2.1", {}, "republic")
    if not is_pr(realm) and not is_npr(g, realm) and realm not in vassals_of(g, seat):
        return Refusal("EU-11.2.9")
    return refuse_without_ruler(g, seat, realm) or refuse_match(g, seat, realm)


def refuse_another_marriage(g: Europe, seat: Seat) -> Refusal | None:
    """Whether a player has room, and a token, for one more Marriage."""
    most = marriage_limit(g, seat)
    if len(g.players[seat].marriages) >= most or not marriages_left(g, seat):
        return Refusal("EU-11.2.2", {"most": most}, "most")
    return None


def refuse_marriage(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a player cannot Marry into a Realm, whatever it costs."""
    return refuse_partner(g, seat, realm) or refuse_another_marriage(g, seat)


@rule("EU 5.1.19 11.2.1")
def marry(g: Europe, seat: Seat, realm: Realm) -> None:
    """A Marriage token on a Capital; between players each places one on the other's."""
    g.players[seat].marriages[realm] = False
    if is_pr(realm):
        g.players[realm].marriages[seat] = False
    g.tell(Married(seat, realm_id(g, realm)))


@rule("EU-11.2.16")
def dispute_succession(g: Europe, realm: Realm) -> None:
    """All Marriage tokens on a Realm turn to their Disputed Succession side."""
    for seat in married_to(g, realm):
        g.players[seat].marriages[realm] = True
        g.tell(SuccessionDisputed(seat, realm_id(g, realm)))


# -- gaining one by a card ---------------------------------------------------------------------


TAKE_BACK_MARRIAGE = Topic(
    "take_back_marriage",
    verbs=("take_back_marriage", "done"),
    set_by=("EU-16.3.16",),
)


@rule("EU-16.3.16")
def _find_marriage(g: Europe, seat: Seat) -> Flow[list[Realm] | None]:
    """Which Marriage makes room for another: none if a token is free; nothing if none shall."""
    if refuse_another_marriage(g, seat) is None:
        return []
    tokens: dict[Move, Realm | None] = {
        ("take_back_marriage", realm_id(g, one)): one
        for one, disputed in g.players[seat].marriages.items()
        if not disputed
    }
    tokens[DONE] = None
    given_up = yield from choose_thing(seat, TAKE_BACK_MARRIAGE, tokens)
    return None if given_up is None else [given_up]


@rule("EU 16.3.15 16.3.16")
def gain_marriage(g: Europe, seat: Seat, realm: Realm) -> Flow[bool]:
    """A card makes a Marriage with an eligible partner; tells whether it did (P46).

    Nobody gives up a Marriage before both have a token for the new one.
    """
    if refuse_partner(g, seat, realm) or (is_pr(realm) and refuse_partner(g, realm, seat)):
        return False
    given_up: list[tuple[Seat, Realm]] = []
    for one in (seat, realm) if is_pr(realm) else (seat,):
        former = yield from _find_marriage(g, one)
        if former is None:
            return False
        given_up += [(one, spouse) for spouse in former]
    for one, spouse in given_up:
        end_marriage(g, one, spouse)
    marry(g, seat, realm)
    return True
