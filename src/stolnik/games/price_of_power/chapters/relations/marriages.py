"""Marriages: with whom, how many, and what they bring."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import FaithNo
from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import (
    box_number,
    capital_area,
    is_npr,
    is_pr,
)
from stolnik.games.price_of_power.chapters.board.supply import marriages_left
from stolnik.games.price_of_power.chapters.government.ideas import modifiers, total
from stolnik.games.price_of_power.chapters.relations.ties import realm_id
from stolnik.games.price_of_power.events.relations import Married
from stolnik.games.price_of_power.state import REVOLUTION, Europe, Realm
from stolnik.rulebook import rule

MOST_MARRIAGES = 3


@rule("EU-11.2.2")
def marriage_limit(g: Europe, seat: Seat) -> int:
    """Three, and one more with the Cabinet."""
    return MOST_MARRIAGES + total(g, seat, "marriage_limit", "n")


@rule("EU 15.2.1 15.2.2 15.2.5")
def state_religion(g: Europe, realm: Realm) -> FaithNo:
    """A player's own; an NPR's changes with its Capital Area."""
    if is_pr(realm):
        return g.players[realm].faith
    area = g.box.areas[capital_area(g, realm)]
    if not area.distant:
        token = g.faiths[area.slot] & ~REVOLUTION
        if token and g.box.faiths[token - 1].group:
            return token - 1
    return g.box.realms[box_number(g, realm)].faith


def faith_group(g: Europe, realm: Realm) -> str:
    """Christian, Muslim, Revolutionary, or nothing."""
    return g.box.faiths[state_religion(g, realm)].group


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


@rule("EU 11.2.1 11.2.8")
def refuse_marriage(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """Why a player cannot Marry into a Realm, whatever it costs."""
    marriages = g.players[seat].marriages
    if realm == seat or realm in marriages:
        return Refusal("EU-11.2.1")
    if next(modifiers(g, seat, "no_marriages"), None) is not None:
        return Refusal("EU-11.2.1", {}, "republic")
    if not is_pr(realm) and not is_npr(g, realm) and realm not in vassals_of(g, seat):
        return Refusal("EU-11.2.9")
    most = marriage_limit(g, seat)
    if len(marriages) >= most or not marriages_left(g, seat):
        return Refusal("EU-11.2.2", {"most": most}, "most")
    return refuse_without_ruler(g, seat, realm) or refuse_match(g, seat, realm)


@rule("EU 5.1.19 11.2.1")
def marry(g: Europe, seat: Seat, realm: Realm) -> None:
    """A Marriage token on a Capital; between players each places one on the other's."""
    g.players[seat].marriages[realm] = False
    if is_pr(realm):
        g.players[realm].marriages[seat] = False
    g.tell(Married(seat, realm_id(g, realm)))
