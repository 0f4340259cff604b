"""Secure Desired Succession: the Victor's candidate inherits."""

from __future__ import annotations

from stolnik.engine.flow import NO, YES, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import CardNo
from ....events.phases import RulerAppointed, SuccessionSettled
from ....state import RULER_GENERAL, Europe, Officer, Realm
from ...board.ownership import capital, capital_area, is_pr, was_played
from ...empire.election import hold_election
from ...government.characters import discard_character
from ...prestige.prestige_track import score
from ...relations.alliances import ally, refuse_another_ally
from ...relations.ties import (
    end_marriage,
    is_fighting,
    lose_allied_units,
    married_to,
    realm_id,
    take_off_alliance,
)
from ..parties import (
    brother_in_arms,
    enemies_at_the_table,
    exists,
    held_between,
    held_by,
    income_in_peace,
)
from ..spoils import add_influence, give_all_back
from ..truces import conclude
from .white_peace import white_peace

PER_TOKEN = 3
MOST = 5
INFLUENCE = 4


@rule("EU 10.PT.45 10.PT.46 10.PT.47")
def refuse_succession(g: Europe, seat: Seat, realm: Realm) -> Refusal | None:
    """The Capital Occupied, and a Disputed Succession token on it; Active Allies too."""
    if not any(g.players[one].marriages.get(realm) for one in range(len(g.players))):
        return Refusal("EU-10.PT.45")
    if capital(g, realm) not in held_by(g, seat, {realm}):
        return Refusal("EU-10.PT.46")
    return None


@rule("EU 10.PT.48 10.PT.49 10.PT.50 10.PT.51 10.PT.52 10.PT.53 10.3.15")
def secure_succession(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """All other ties with the Loser end, at the price of Prestige to who had them (R60)."""
    master = brother_in_arms(g, seat, realm)
    yield from give_all_back(g, held_between(g, seat, realm))
    if not is_pr(realm):
        yield from _end_its_other_wars(g, seat, realm)
    _remove_other_ties(g, seat, realm)
    if g.players[seat].marriages.get(realm):
        g.players[seat].marriages[realm] = False
        g.tell(SuccessionSettled(seat, realm_id(g, realm)))
        score(g, seat, min(income_in_peace(g, realm), MOST), "succession")
    if master is not None:
        lose_allied_units(g, master, realm)
    conclude(g, seat, realm, "secure_desired_succession")
    yield from _reward(g, seat, realm)


@rule("EU-10.PT.49")
def _end_its_other_wars(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """All other Wars of an NPR end in White Peace.

    Who fought it only as the Active Ally of an Enemy leaves it, at no loss (R10).
    """
    for other in range(len(g.players)):
        if other == seat:
            continue
        if realm in enemies_at_the_table(g, other):
            yield from white_peace(g, other, realm)
        else:
            yield from give_all_back(g, held_by(g, other, {realm}))


def _remove_other_ties(g: Europe, seat: Seat, realm: Realm) -> None:
    """Marriages, at 3 Prestige from their owner to the Victor, and Alliances."""
    for married in married_to(g, realm):
        if married != seat:
            end_marriage(g, married, realm)
            score(g, seat, PER_TOKEN, "succession")
            score(g, married, -PER_TOKEN, "succession")
    for friend in range(len(g.players)):
        if friend != seat and realm in g.players[friend].allies:
            take_off_alliance(g, friend, realm)


NEW_RULER = Topic(
    "new_ruler",
    verbs=("impose_ruler", "no"),
    set_by=("EU-10.PT.55",),
)
NEW_ALLY = Topic("new_ally", verbs=("yes", "no"), set_by=("EU-10.PT.56",))


@rule("EU 10.PT.54 10.PT.55 10.PT.56 11.3.6")
def _reward(g: Europe, seat: Seat, realm: Realm) -> Flow[None]:
    """Influence in an NPR's Capital Area, or a Ruler for a player (R6); then an Alliance.

    Who is still at War with others becomes nobody's Ally.
    """
    if not exists(g, realm):
        return
    if is_pr(realm):
        yield from _impose_ruler(g, seat, realm)
    else:
        yield from add_influence(g, seat, [capital_area(g, realm)], INFLUENCE)
    if realm in g.players[seat].allies or refuse_another_ally(g, seat) or was_played(g, realm):
        return
    if is_pr(realm) and (refuse_another_ally(g, realm) or is_fighting(g, realm)):
        return
    answer: Move = yield Ask.of(seat, NEW_ALLY, [YES, NO], realm=realm_id(g, realm))
    if answer == YES:
        ally(g, seat, realm)


@rule("EU 10.PT.55 7.2.23")
def _impose_ruler(g: Europe, seat: Seat, loser: Seat) -> Flow[None]:
    """A Leader from any discard pile becomes the Loser's Ruler."""
    leaders: dict[Move, tuple[int, CardNo]] = {
        ("impose_ruler", g.box.cards[card].id): (deck, card)
        for deck, pile in enumerate(g.discards)
        for card in pile
        if g.box.cards[card].character.appointable
    }
    if not leaders:
        return
    answer: Move = yield Ask.of(seat, NEW_RULER, [*leaders, NO], owner=loser)
    if answer == NO:
        return
    deck, card = leaders[answer]
    g.discards[deck].remove(card)
    player = g.players[loser]
    old, player.ruler = player.ruler, Officer(g.box.cards[card].id)
    for army in player.armies:
        if army.general is not None and army.general.character == RULER_GENERAL:
            army.general = None
    if old is not None:
        discard_character(g, loser, old)
    g.tell(RulerAppointed(loser, g.box.cards[card].id))
    if old is not None:
        yield from hold_election(g, loser)
