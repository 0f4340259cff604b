"""Power Struggles: contests for Areas, which Events start and Phase 4 scores."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, Struggle
from ...events.prestige import StruggleBegan, StruggleScored, StruggleUpcoming
from ...state import REBEL_TOWN, Europe, kind_of, seat_of, turn_order
from ..board.ownership import capital_area, controller, overlord
from ..effects.conditions import holds
from ..effects.scope import Scope
from .prestige_track import score

ALONE = 1
TIES = 1


@rule("EU-17.4.4")
def upcoming(g: Europe) -> Struggle | None:
    """The top card of the deck, which everybody sees."""
    return g.box.struggles[g.struggle_deck[-1]] if g.struggle_deck else None


@rule("EU 16.5.45 16.5.46 17.4.6")
def activate(g: Europe) -> None:
    """The Upcoming Power Struggle becomes Active, and the next one is revealed."""
    begun = upcoming(g)
    if begun is None:
        return
    g.struggles.append(g.struggle_deck.pop())
    g.tell(StruggleBegan(begun.id))
    following = upcoming(g)
    if following is not None:
        g.show()
        g.tell(StruggleUpcoming(following.id))


@rule("EU 4.4.34 17.4.7")
def score_struggles(g: Europe) -> None:
    """Score what is Active; then it is discarded, and all Battleground tokens leave the board."""
    for active in g.struggles:
        struggle = g.box.struggles[active]
        g.tell(StruggleScored(struggle.id))
        for seat in turn_order(g):
            score(g, seat, prestige_of(g, seat, struggle), "power_struggle")
    g.struggles = []


@rule("EU 17.4.2 17.4.11")
def prestige_of(g: Europe, seat: Seat, struggle: Struggle) -> int:
    """What a Power Struggle brings a player: its Battlegrounds, and its further criteria."""
    scope = Scope.of(seat, "power_struggle", struggle.id)
    further = sum(n for condition, n in struggle.extra if holds(g, seat, condition, scope))
    return further + sum(prestige_in(g, seat, area) for area in struggle.battlegrounds)


def prestige_in(g: Europe, seat: Seat, area: AreaNo) -> int:
    """What a player has in one Battleground."""
    alone = ALONE if _is_alone(g, seat, area) else 0
    return _controlled(g, seat, area) + alone + (TIES if _has_ties(g, seat, area) else 0)


@rule("EU-17.4.8")
def _controlled(g: Europe, seat: Seat, area: AreaNo) -> int:
    """The Tax Value of what a player Controls; half of that of Vassal tokens, rounded up (R28)."""
    own = vassals = 0
    for place in g.box.areas[area].places:
        if controller(g, place) == seat:
            own += g.box.places[place].tax
        elif overlord(g, place) == seat and not g.occupiers[place]:
            vassals += g.box.places[place].tax
    return own + (vassals + 1) // 2


@rule("EU-17.4.9")
def _is_alone(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """The only player with Towns or Vassal tokens in an Area of the main map."""
    if g.box.areas[area].distant:
        return False
    there = {
        seat_of(token)
        for place in g.box.areas[area].places
        for token in (g.tokens[place], g.occupiers[place])
        if token and kind_of(token) != REBEL_TOWN
    }
    return there == {seat}


@rule("EU-17.4.10")
def _has_ties(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """An Alliance or Marriage token of a player on a Capital in the Area."""
    player = g.players[seat]
    return any(capital_area(g, one) == area for one in (*player.allies, *player.marriages))
