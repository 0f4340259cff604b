"""When the game ends, what it is then worth, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.engine.game import Standing
from stolnik.rulebook import rule

from ...events.phases import FinalScore
from ...state import Europe, line_up, seats
from ..board.supply import cores, large_towns_left, small_towns_left, vassal_tokens_left
from ..board.tracks import tax_income
from ..curia.cardinals import catholic_players, papal_controller
from ..empire.authority import final_prestige
from .peace_and_rebels import occupied_tax
from .sequence import OVER

PRESTIGE_TO_END = 100
LEAD_TO_END = 20
ALLIANCE = 2
STABILITY = 2


@rule("EU-16.0.2")
def ages(g: Europe) -> tuple[int, ...]:
    """The Ages that are played: all of the scenario, or the first alone."""
    played = line_up(g).ages
    return played[:1] if g.box.options.get("length") == "age_of_discovery" else played


@rule("EU 2.1.3 4.7.1 4.7.2 4.7.3 4.7.4 4.6.2 16.0.4 2.4.23 17.0.2 17.1.4")
def end_condition(g: Europe) -> str:
    """Why the game ends after this Round, or nothing."""
    if not g.event_deck and g.age == ages(g)[-1]:
        return "no_events"
    prestige = sorted((g.players[seat].prestige for seat in seats(g)), reverse=True)
    if prestige[0] >= PRESTIGE_TO_END and prestige[0] - prestige[1] >= LEAD_TO_END:
        return "far_ahead"
    for seat in seats(g):
        left = (small_towns_left(g, seat), large_towns_left(g, seat), vassal_tokens_left(g, seat))
        if not any(left):
            return "all_on_the_board"
    return ""


@rule("EU 4.7.5 4.7.7 4.7.8 4.7.9 4.7.10 4.7.11 4.7.13 4.7.14 4.7.15 2.1.4 7.6.9")
def final_list(g: Europe, seat: Seat) -> Iterator[tuple[str, int]]:
    """The list of the Final Scoring, line by line."""
    player = g.players[seat]
    yield "tax_income", tax_income(g, seat)
    yield "cores", cores(g, seat)
    yield "marriages", len(player.marriages)
    yield "alliances", ALLIANCE * len(player.allies)
    yield "imperial_authority", final_prestige(g, seat)
    yield "papal_controller", catholic_players(g) if papal_controller(g) == seat else 0
    yield "stability", STABILITY * player.stability
    yield "occupied", -occupied_tax(g, seat)
    yield "interest", -player.interest


@rule("EU 4.7.5 2.1.4")
def score_finally(g: Europe) -> None:
    """Add the list to the Prestige of each player; then the game is over."""
    for seat in seats(g):
        for why, n in final_list(g, seat):
            g.players[seat].prestige += n
            if n:
                g.tell(FinalScore(seat, why, n))
    g.step = OVER


def points(g: Europe, seat: Seat) -> float:
    """The Prestige of a player if the game ended here."""
    prestige = g.players[seat].prestige
    return prestige if g.step == OVER else prestige + sum(n for _, n in final_list(g, seat))


def sources(g: Europe, seat: Seat) -> dict[str, int]:
    """Where the Prestige of a finished game came from: play, then the Final Scoring."""
    scored = dict(final_list(g, seat))
    return {"in_play": g.players[seat].prestige - sum(scored.values()), **scored}


@rule("EU 2.1.1 4.7.16 4.7.17 4.7.18 4.7.19 17.0.1")
def standings(g: Europe) -> Sequence[Standing]:
    """Most Prestige, then most Power, then most Ducats; who is still equal shares the place.

    Who has left comes last.
    """
    keys = [
        (not player.left, player.prestige, sum(player.power), player.ducats) for player in g.players
    ]
    return [
        Standing(seat, 1 + sum(other > key for other in keys), key[1], "prestige")
        for seat, key in enumerate(keys)
    ]
