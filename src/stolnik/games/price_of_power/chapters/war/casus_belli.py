"""Casus Belli: what lets a player Declare War without losing Stability, and who is out of reach."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...shortcuts import SHORTCUTS
from ...state import NPR, Europe, Realm
from ..board.adjacency import areas_touched_by_realm
from ..board.hostility import enemies, vassals_of
from ..board.ownership import (
    areas_of,
    controller,
    is_distant,
    is_npr,
    is_on_the_map,
    is_pr,
    near_nprs,
    overlord,
)
from ..curia.crusade import has_crusade_cb
from ..curia.excommunication import has_excommunication_cb
from ..empire.membership import hre_areas, is_member
from ..government.ideas import modifiers
from ..relations.alliances import ally_of, end_by_card, has_truce
from ..relations.claims import claimed_realms
from ..relations.ties import married_to
from ..religion.faiths import faith_group, state_religion

CONQUEST: Final = "conquest"
CALL: Final = "call"
TOKEN: Final = "token"
EVENT: Final = "event"
SUCCESSION: Final = "succession"
HOLY_WAR: Final = "holy_war"
LIBERATION: Final = "liberation"
EXCOMMUNICATION: Final = "excommunication"
CRUSADE: Final = "crusade"

WITHOUT_CB = 2
ON_A_MARRIAGE = 1


# -- what a player has against a Realm ---------------------------------------------------------


def has_cb_token(g: Europe, seat: Seat, realm: Realm) -> bool:
    """A CB token of the player on its Capital."""
    return (seat, realm) in g.cbs


@rule("EU-9.CB.10")
def is_disputed(g: Europe, realm: Realm) -> bool:
    """Whether a Disputed Succession token lies on a Realm, whoever owns it."""
    return any(g.players[seat].marriages[realm] for seat in married_to(g, realm))


@rule("EU 9.CB.10 9.CB.14 11.2.17 11.3.37")
def has_succession_cb(g: Europe, realm: Realm) -> bool:
    """Against the Realm of a Disputed Succession, and every player at War with such a Realm."""
    if is_disputed(g, realm):
        return True
    if not is_pr(realm):
        return False
    disputed = {
        other
        for player in g.players
        for other, flipped in player.marriages.items()
        if flipped and other != realm
    }
    return bool(disputed) and not disputed.isdisjoint(enemies(g, realm))


@rule("EU 9.CB.17 9.CB.18")
def has_holy_war_cb(g: Europe, seat: Seat, realm: Realm) -> bool:
    """Deus Vult: Realms of another State Religion, adjacent or Distant (RA48).

    Christians do not fight Christians with it.
    """
    if next(modifiers(g, seat, "holy_war_cb"), None) is None:
        return False
    if state_religion(g, seat) == state_religion(g, realm):
        return False
    if faith_group(g, seat) == faith_group(g, realm) == "christian":
        return False
    return is_distant(g, realm) or bool(areas_touched_by_realm(g, seat) & areas_of(g, realm))


@rule("EU 9.CB.22 9.CB.23 18.3.10 18.3.11 18.3.12")
def has_liberation_cb(g: Europe, seat: Seat, realm: Realm) -> bool:
    """The Emperor's, against outsiders with Provinces or Vassals inside the Empire."""
    if g.emperor != seat or is_member(g, realm):
        return False
    party = {realm} if is_pr(realm) else {realm, *vassals_of(g, realm)}
    for area in hre_areas(g):
        for place in g.box.inside_empire[area]:
            lord = overlord(g, place)
            if lord == realm:
                return True
            if (lord is None or g.occupiers[place]) and controller(g, place) in party:
                return True
    return False


@rule("EU 9.CB.1 9.CB.2 9.CB.5")
def casus_belli(g: Europe, seat: Seat, realm: Realm, *, crusading: bool = True) -> list[str]:
    """What a player has against a Realm, apart from Calls to Arms and Events.

    A Crusade counts unless the player does not want to be committed to it.
    """
    found = []
    if realm in claimed_realms(g, seat):
        found.append(CONQUEST)
    if has_cb_token(g, seat, realm):
        found.append(TOKEN)
    if has_succession_cb(g, realm):
        found.append(SUCCESSION)
    if has_holy_war_cb(g, seat, realm):
        found.append(HOLY_WAR)
    if has_liberation_cb(g, seat, realm):
        found.append(LIBERATION)
    if has_excommunication_cb(g, seat, realm):
        found.append(EXCOMMUNICATION)
    if crusading and has_crusade_cb(g, seat, realm):
        found.append(CRUSADE)
    return found


# -- what a War costs --------------------------------------------------------------------------


@rule("EU 9.CB.3 9.CB.8")
def stability_lost(
    g: Europe, seat: Seat, realm: Realm, granted: str = "", *, crusading: bool = True
) -> int:
    """Stability that a Declaration of War costs with the CB that a player has.

    ``granted`` is a CB beyond what the board shows: that of a Call to Arms, or of an Event.
    """
    found = [granted] if granted else casus_belli(g, seat, realm, crusading=crusading)
    return lost_with(g, seat, realm, found[0] if found else "")


@rule("EU 5.5.5 5.5.6 9.1.14 9.1.15 9.1.16 9.CB.9 9.CB.11 11.2.7")
def lost_with(g: Europe, seat: Seat, realm: Realm, cb: str) -> int:
    """Stability that a War with this CB costs: 2 with none, and 1 for a Marriage (RA11)."""
    lost = 0 if cb else WITHOUT_CB
    forgiven = cb == EVENT or is_disputed(g, realm)
    if realm in g.players[seat].marriages and not forgiven:
        lost += ON_A_MARRIAGE
    return lost


# -- who cannot be attacked --------------------------------------------------------------------


@rule("EU 9.1.11 9.CB.12")
def may_claim_succession(g: Europe, seat: Seat, realm: Realm) -> bool:
    """Who is Married there may use its Disputed Succession against an Ally, or without a Ruler."""
    return realm in g.players[seat].marriages and is_disputed(g, realm)


@rule("EU 9.CB.13 11.3.42 11.3.47")
def claim_succession(g: Europe, seat: Seat, realm: Realm) -> None:
    """To use a Disputed Succession against an Ally ends that Alliance, an Active one too."""
    if realm in g.players[seat].allies:
        end_by_card(g, seat, realm)


@rule("EU 11.3.3 11.3.30 5.5.3 4.2.19 7.2.28 10.4.6")
def refuse_war(
    g: Europe, seat: Seat, realm: Realm, ignored: Collection[str] = ()
) -> Refusal | None:
    """Why a player cannot Declare War on a Realm; an Event may ignore some of these clauses."""
    for hindrance in _hindrances(g, seat, realm):
        if hindrance.clause not in ignored:
            return hindrance
    return None


@rule("EU 9.1.4 9.1.5 9.1.6 9.1.10")
def _hindrances(g: Europe, seat: Seat, realm: Realm) -> Iterator[Refusal]:
    """All that stands between a player and a War."""
    claimant = may_claim_succession(g, seat, realm)
    if g.players[seat].ruler is None and not claimant:
        yield Refusal("EU-9.1.10")
    if realm in g.players[seat].allies and not claimant:
        yield Refusal("EU-9.1.4")
    if has_truce(g, seat, realm):
        yield Refusal("EU-9.1.5")
    if is_pr(realm):
        if g.players[realm].passed:
            yield Refusal("EU-9.1.6")
    else:
        yield from _about_npr(g, seat, realm)
    in_empire = _refuse_in_empire(g, seat, realm)
    if in_empire is not None:
        yield in_empire


def unprotected(g: Europe, seat: Seat) -> set[Realm]:
    """NPRs of which it is plain that nothing hinders a War; of others ``refuse_war`` must tell.

    They are no Distant Realms, nobody's Allies, and have no Truce with the player; and they
    are no Members of an Empire whose Emperor is out of reach.
    """
    if g.players[seat].ruler is None or not SHORTCUTS.taken:
        return set()
    found = set(near_nprs(g, bytes(g.overlords)))
    for player in g.players:
        found.difference_update(player.allies)
    for truce in g.truces:
        if seat in truce:
            found.difference_update(truce)
    if _empire_is_out_of_reach(g, seat):
        return {realm for realm in found if not is_member(g, realm)}
    return found


@rule("EU 2.4.3 9.1.7 9.1.9 11.4.22")
def _about_npr(g: Europe, seat: Seat, realm: Realm) -> Iterator[Refusal]:
    """Vassals, Distant Realms without a Claim, and NPRs that somebody out of reach protects."""
    if realm < NPR or not is_npr(g, realm):
        gone = realm < NPR or not is_on_the_map(g, realm)
        yield Refusal("EU-2.4.3" if gone else "EU-11.4.22")
        return
    protector = ally_of(g, realm)
    if protector is not None and protector != seat:
        if g.players[protector].passed or has_truce(g, seat, protector):
            yield Refusal("EU-9.1.7")
    if is_distant(g, realm) and realm not in claimed_realms(g, seat):
        yield Refusal("EU-9.1.9")


@rule("EU 9.1.8 11.3.37")
def _refuse_in_empire(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """A Member at Peace with the Emperor is as far out of reach as the Emperor is."""
    emperor = g.emperor
    if emperor in (seat, realm) or not _empire_is_out_of_reach(g, seat):
        return None
    protected = is_member(g, realm) and realm not in enemies(g, emperor)
    return Refusal("EU-9.1.8") if protected else None


def _empire_is_out_of_reach(g: Europe, seat: Seat) -> bool:
    """Whether the Emperor has Passed, or is an Ally, or has a Truce with the player."""
    emperor = g.emperor
    passed = is_pr(emperor) and g.players[emperor].passed
    return passed or emperor in g.players[seat].allies or has_truce(g, seat, emperor)
